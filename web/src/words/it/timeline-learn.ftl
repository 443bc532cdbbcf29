# Timeline Twist per chi impara.

## In un minuto

sheet-goal = Davanti a te ci sono quattro carte: ognuna racconta un fatto, ma la data è nascosta sul retro. Vuoi liberartene prima degli altri.
sheet-turn = Scegli una carta e infilala nella linea del tempo, dove le date si vedono già: prima di tutte, dopo tutte o in mezzo a due. L’anno esatto non serve, basta il posto. Poi la carta si gira.
sheet-win = Posto giusto: la carta resta nella linea e ne hai una in meno. Posto sbagliato: si butta via e ne ricevi un’altra. Vince chi per primo resta senza carte. Si può giocare anche in squadra, con altre regole: provale quando la linea non ha più segreti.

## Disegni

drawn-goal = Una carta con il titolo: la data è sul retro.
drawn-turn = La carta della moka va infilata tra il 1492 e il 1969.
drawn-win = Girata, dice 1933: il posto era giusto.

## Sulle carte disegnate

fact-caesar = Cesare è ucciso in Senato
fact-america = Colombo in America
fact-moon = I primi passi sulla Luna
fact-moka = La prima moka
fact-radio = Marconi prova la radio

## Esempi nelle regole

example-windows = Tre carte, quattro spazi: uno prima, uno dopo e uno tra ogni carta e la vicina.
example-right = 1933 sta tra 1492 e 1969: giusta.
example-wrong = 1933 prima del 1492? Sbagliata: la carta si scarta e ne peschi un’altra.
example-gap = In squadra, tra due carte c’è posto per una sola: se l’intervallo è occupato, chi viene dopo non ci sta.

## Glossario

term-line = Linea
term-line-forms = linea, linea del tempo
term-line-about = Le carte già girate, in ordine di data: qui si infilano le altre.
term-window = Spazio
term-window-forms = spazio, spazi
term-window-about = Un posto della linea in cui si può infilare una carta: prima di tutte, dopo tutte o tra due.
term-discards = Scarti
term-discards-forms = scarti, scarto
term-discards-about = Le carte messe al posto sbagliato o scartate: restano in vista, con la data.
term-round = Giro
term-round-forms = giro
term-round-about = Un turno per ciascuno. Solo a giro finito si guarda se qualcuno ha vinto.
term-tiebreak = Spareggio
term-tiebreak-forms = spareggio
term-tiebreak-about = Se più giocatori finiscono le carte nello stesso giro, continuano solo loro, con una carta a testa, finché uno solo ha ragione.
term-competitive = Modalità competitiva
term-competitive-forms = modalità competitiva
term-competitive-about = Ognuno per sé: vince chi si libera per primo delle sue carte.
term-icon = Icona
term-icon-forms = icona, icone
term-icon-about = Il segno nell’angolo della carta. Conta solo in squadra: dice quali carte si possono scartare.
term-main-row = Riga principale
term-main-row-forms = riga principale, riga
term-main-row-about = In squadra, la linea che cresce solo alle due estremità. Ogni carta vale 2 punti.
term-gap = Intervallo
term-gap-forms = intervallo, intervalli
term-gap-about = In squadra, il posto tra due carte vicine della riga: ci sta una carta sola, e vale 1 punto.
term-blocked = Bloccata
term-blocked-forms = bloccata, bloccate
term-blocked-about = In squadra, una carta girata che non ha trovato posto: resta davanti a te e costa un punto.
term-active = Icona attiva
term-active-forms = icona attiva
term-active-about = L’icona sull’ultimo scarto: puoi scartare solo una carta con la stessa icona.
