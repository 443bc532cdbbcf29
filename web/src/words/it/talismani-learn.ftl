# I Talismani del Tempo per chi impara.

## In un minuto

sheet-goal = Raccogli talismani: quando qualcuno resta senza carte, vince chi ne ha di più.
sheet-turn = Tutti scelgono in segreto una carta, o due dello stesso seme, e le scoprono insieme. Comanda la fila del Tempo: il primo seme della fila batte tutti gli altri, il secondo batte quelli che lo seguono, e così via. I numeri contano solo tra carte dello stesso seme.
sheet-win = Chi vince il turno prende la carta in palio, che vale mezzo talismano. Chi perde può fare meglio: con uno 0, due numeri vicini di un seme, o un Jolly e una carta con un seme prepara un talismano intero, suo appena quel seme diventa il primo della fila.

## Disegni

drawn-goal = Un talismano intero vale due carte vinte in palio, mezzo ciascuna.
drawn-turn = La fila del Tempo comincia con le nuvole: un 2 di nuvole batte un 9 di sole, che batte un 12 di pioggia.
drawn-win = Tre modi di forgiare: uno 0 da solo, un 7 e un 8 di sole, un Jolly con una fata.

## Esempi nelle regole

example-row = Domina Nuvole: il 2 di Nuvole batte il 9 di Sole, e il 9 di Sole batte il 12 di Pioggia.
example-single = Stesso seme, stesso valore: la carta sola batte la coppia.
example-forge = Con queste combinazioni si forgia: uno 0, due fate in sequenza, un Jolly con una fata.
example-no-forge = Con queste no: 4 e 7 non sono in sequenza, e un Jolly da solo non basta.
example-aside = Hai perso con 3 e 4 di Neve? Mettili da parte: appena Neve domina, sono un talismano.
example-turn-row = Il tempo gira: la prima carta va in fondo, e domina la seconda.

## Glossario

term-suit = Seme
term-suit-forms = seme, semi
term-suit-about = Il tempo disegnato sulla carta: nebbia, neve, nuvole, pioggia, sole o tempesta.
term-row = Fila del Tempo
term-row-forms = fila del Tempo, fila
term-row-about = Le sei carte scoperte che dicono quale seme è più forte: il primo batte tutti, l’ultimo non batte nessuno.
term-dominant = Dominante
term-dominant-forms = dominante
term-dominant-about = Il seme della prima carta della fila: in questo momento batte tutti gli altri.
term-fairy = Fata
term-fairy-forms = fata, fate
term-fairy-about = Una carta con un seme e un numero: la carta più comune.
term-play = Giocata
term-play-forms = giocata, giocate
term-play-about = La carta, o le due carte dello stesso seme, che metti giù coperte in un turno.
term-stake = Posta
term-stake-forms = posta, poste
term-stake-about = La carta in palio nel turno. Chi vince la prende: vale mezzo talismano.
term-first = Primo Talismano
term-first-forms = Primo Talismano
term-first-about = La posta del primo turno: vale un talismano intero.
term-combination = Combinazione
term-combination-forms = combinazione, combinazioni
term-combination-about = Le carte con cui si forgia: uno 0 da solo, due fate dello stesso seme in sequenza, o un Jolly con una fata.
term-sequence = In sequenza
term-sequence-forms = in sequenza
term-sequence-about = Due numeri uno dopo l’altro, come 7 e 8.
term-forge = Forgiare
term-forge-forms = forgiare, forgia, forgiato, forgiati
term-forge-about = Fare di una combinazione un talismano intero. Succede quando il suo seme è dominante, e solo se la combinazione non ha vinto il turno in cui l’hai giocata.
term-prepared = Talismano preparato
term-prepared-forms = talismano preparato, talismani preparati
term-prepared-about = Una combinazione messa da parte, che aspetta il suo tempo. A fine partita, se aspetta ancora, non vale nulla.
term-captured = Prese
term-captured-forms = prese
term-captured-about = Ciò che hai vinto e forgiato: poste e talismani. Si contano alla fine.
term-share = Spartizione
term-share-forms = spartizione
term-share-about = Alla fine del turno chi non ha vinto e non ha forgiato o messo da parte nulla si divide le carte giocate, cominciando da chi ha giocato più basso.
term-jolly = Jolly
term-jolly-forms = Jolly
term-jolly-about = Una carta che si gioca con una fata: ne prende il seme e forgia con qualsiasi numero.
term-special = Carta speciale
term-special-forms = carta speciale, carte speciali
term-special-about = Una carta senza seme che non vince mai, ma cambia la posta, la fila o il tempo.
