# Per chi impara: il foglio «in un minuto», il glossario, la partita guidata.

## Il foglio

learn-title = { $game } in un minuto
learn-goal = L’obiettivo
learn-turn = Un turno
learn-win = Che cosa fa vincere
learn-how = Come si gioca
learn-minute = In un minuto
learn-play = Gioca
learn-rules = Tutte le regole
learn-glossary = Glossario
learn-print = Stampa il foglio
learn-more = E adesso
learn-example = Per esempio
learn-from-here = Gioca da qui
learn-from-here-about = Gioca da qui: { $example }

## Il glossario

glossary-title = Le parole { DI($game) }
glossary-about = Ogni parola con la linea a puntini, nelle regole e nelle spiegazioni, dice da sé che cosa significa: toccala. Qui ci sono tutte.
glossary-find = Cerca una parola
glossary-none = Nessuna parola comincia così.

## La partita guidata

learn-offer = Prima volta con { $game }? Una partita guidata te lo insegna mentre giochi, in pochi minuti.
learn-guided = Partita guidata
learn-guided-named = Partita guidata: { $lesson }
learn-not-now = Non ora
learn-guest = Ospite
learn-failed = La partita guidata non è cominciata. { $why }

coach-title = La guida
coach-step = Passo { $step } di { $of }
coach-done = Lezione finita
coach-go-on = Avanti
coach-show-me = Mostrami
coach-like-this = Così: { $answer }
coach-others = Giocano gli altri…
coach-leave = Lascia la lezione: la ritrovi tra i tuoi tavoli
coach-free-game = Gioca una partita vera
coach-play-on = Continua qui
coach-rules = Regole
