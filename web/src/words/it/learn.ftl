# Per chi impara: il foglio «in un minuto», il glossario, la partita guidata.

## Il foglio

learn-title = { $game } in un minuto
learn-goal = Che cosa vuoi
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

## Il glossario

glossary-title = Le parole di { $game }
glossary-about = Ogni parola con la linea a puntini, nelle regole e nelle spiegazioni, dice da sé che cosa significa: toccala. Qui ci sono tutte.
glossary-find = Cerca una parola
glossary-none = Nessuna parola comincia così.

## La partita guidata

learn-offer = Prima volta? Una partita guidata ti insegna { $game } giocando, in pochi minuti.
learn-offer-named = { $lesson }
learn-guided = Partita guidata
learn-guided-of = Partita guidata di { $game }
learn-not-now = Non ora
learn-failed = La partita guidata non è cominciata. { $why }
