### Le parole dei Talismani del Tempo. $seat e $other sono i nomi di chi siede al posto, $seats più nomi già uniti; carte,
### semi, la fila ($row) e i mezzi talismani ($halves, con le parole di talismans) arrivano già leggibili, tranne che negli
### errori, dove carte e semi stanno in notazione (SOL7, SOL).

## Il gioco

game-name = I Talismani del Tempo
game-minutes = 30–90 minuti
game-tagline = Il tempo gira, le fate forgiano
game-about = Tutti giocano insieme, a carte coperte, una o due fate: il valore conta, ma prima decide il tempo, perché il seme dominante batte qualsiasi altro. Chi vince il turno prende la posta, mezzo talismano; chi perde può fare di meglio: mette da parte la combinazione giusta e forgia un talismano intero quando arriva il suo tempo. Ma a girare il tempo sono spesso gli altri, e le carte speciali rovesciano la fila quando meno te lo aspetti.
game-length = Da 25 a 50 turni, a seconda di quanti siete e di come giocate: da mezz’ora a un’ora e mezza.

## Le carte

suit-neb = Nebbia
suit-nev = Neve
suit-nuv = Nuvole
suit-pio = Pioggia
suit-sol = Sole
suit-tem = Tempesta
# $suit: NEB, NEV, NUV, PIO, SOL, TEM; $value: da 0 a 14
card =
    { $value } di { $suit ->
        [NEB] Nebbia
        [NEV] Neve
        [NUV] Nuvole
        [PIO] Pioggia
        [SOL] Sole
        [TEM] Tempesta
       *[other] { $suit }
    }
# La stessa dentro una frase
card-the =
    { $value ->
        [0] lo 0
        [1] l’1
        [8] l’8
        [11] l’11
       *[other] il { $value }
    } di { $suit ->
        [NEB] Nebbia
        [NEV] Neve
        [NUV] Nuvole
        [PIO] Pioggia
        [SOL] Sole
        [TEM] Tempesta
       *[other] { $suit }
    }
card-jolly-the = un Jolly
card-primo-the = il Primo Talismano
card-jolly = Jolly
card-sp = Scegli posta
card-in = Inverti ordine
card-co = Cambia ordine
card-ct = Cambia il tempo
card-primo = Primo Talismano
# $card: il nome di una carta speciale; $number: il suo numero a questo tavolo
card-numbered = { $card } ({ $number })
# Dove c’è poco spazio
card-jolly-short = Jolly
card-sp-short = Posta
card-in-short = Inverti
card-co-short = Ordine
card-ct-short = Tempo
card-primo-short = Primo
# I talismani di qualcuno. $whole: quanti interi; $half: 1 se avanza una metà, altrimenti 0
talismans =
    { $half ->
        [0] { $whole ->
            [0] nessun talismano
            [one] un talismano
           *[other] { $whole } talismani
        }
       *[other] { $whole ->
            [0] mezzo talismano
            [one] un talismano e mezzo
           *[other] { $whole } talismani e mezzo
        }
    }

## Le parti di un turno

phase-play = Giocata
phase-stake = Posta
phase-specials = Carte speciali
phase-share = Spartizione
phase-weather = Tempo

## Le domande

question-play = Che cosa giochi? Una carta, oppure due dello stesso seme.
question-play-short = sceglie che cosa giocare
question-aside = Con queste carte puoi forgiare un talismano: le metti da parte?
question-aside-short = decide se forgiare
question-stake = Quale carta metti in palio per il prossimo turno?
question-stake-short = sceglie la nuova posta
question-reorder = Cambia ordine: quale carta Tempo sposti, e dove?
question-reorder-short = riordina la fila del Tempo
question-weather = Il tempo resta o cambia?
question-weather-short = decide il tempo
question-take = Quale carta prendi in mano?
question-take-short = sceglie una carta

## Le risposte

action-play = Gioca { $cards }
action-aside = Mettila da parte
action-leave = Lasciala in tavola
action-stake = Metti in palio { $card }
# $place: il posto nella fila, da 2 a 6
action-move = Sposta { $suit } al posto { $place }
action-keep = Lascia la fila com’è
action-turn = Manda in fondo il seme dominante
action-take = Prendi { $card }

## Che cosa parla per una risposta: nei consigli e nell’analisi

# $suit: un seme; $place: il suo posto nella fila, da 2 a 6
why-forge-now = Se non prende la posta forgia subito un talismano, perché il seme dominante è { $suit }.
why-forge-later = Se non prende la posta si può mettere da parte: il talismano si forgia quando { $suit }, ora al posto { $place } della fila, diventa dominante.
# $percent: quante volte su cento
why-wins = A giudicare dalle carte degli altri, vince il turno circa { $percent } volte su 100.
why-wins-high = A giudicare dalle carte degli altri, vince il turno circa { $percent } volte su 100; con meno di { $suit } ci si riesce più di rado.
why-last-cards = Sono le tue ultime carte: se vincono il turno la partita finisce, e per ora sei in testa.
# $cards: due carte in sequenza
why-spares = Difficilmente vince, ma così ti restano { $cards }: una sequenza, che può forgiare un talismano.
why-sheds = Difficilmente vince, ma non fa sequenza con nessun’altra tua carta, e chi non vince prende carte dalla spartizione.
why-share = Non gareggia per la posta, ma dà diritto a una parte delle carte da spartire.
why-choose-stake = La prossima posta la puoi scegliere tu, al posto di chi vince.
why-reorder = Puoi spostare nella fila un seme che ti serve, o uno che serve ad altri.
why-turn-yourself = Il tempo lo decidi tu, al posto di chi vince.
why-aside-now = Il seme dominante è { $suit }: il talismano si forgia subito.
why-aside-later = Il talismano si forgia quando { $suit }, ora al posto { $place } della fila, diventa dominante.
why-leave = Il talismano dovrebbe aspettare { $suit }, al posto { $place } della fila; così invece prendi carte dalla spartizione.
why-leave-last = Hai la mano vuota: a metterle da parte la partita finirebbe qui, e il talismano che aspetta { $suit } andrebbe scartato.
why-take-zero = Uno 0 forgia un talismano da solo.
why-take-jolly = Con un Jolly qualsiasi fata può forgiare un talismano.
# $held: una carta in mano
why-take-sequence = Con { $held } fa una sequenza, che può forgiare un talismano di { $suit }.
# $other: chi ha in mano $held, e tutti l’hanno visto
why-wanted = { $other } ha in mano { $held }: con { $card } farebbe una sequenza.
why-take-highest = Tra le fate da prendere nessuna è più alta.
why-take-dominant = È del seme dominante, { $suit }.
why-stake-zero = In mano a qualcuno uno 0 forgerebbe da solo un talismano: in palio vale solo mezzo.
why-stake-away = In palio vale mezzo talismano come le altre, e { $card } non torna in mano a nessuno.
why-stake-wanted = { $other } ha in mano { $held }, e con { $card } farebbe una sequenza: in palio non può prendere questa carta dalla spartizione.
why-stake-dominant = In palio vale mezzo talismano come le altre, e una carta del seme dominante non torna in mano a nessuno: { $card }.
why-stake-other = Così tra le carte da spartire resta { $card }, che fa sequenza con una delle tue.
why-ripe = Al prossimo turno il seme dominante è { $suit }: è quello che il tuo talismano aspetta.
why-not-ripe = { $other } ha un talismano che aspetta { $suit }: così al prossimo turno non si forgia.
# $count: quante carte di $suit; $card: la più alta
why-weather =
    { $count ->
        [one] Di { $suit } hai più carte che dell’altro seme: { $card }.
       *[other] Di { $suit } hai più carte che dell’altro seme: { $count }, la più alta è { $card }.
    }
why-weather-high = Di { $suit } hai una carta più alta che dell’altro seme: { $card }.
why-nearer = Il tuo talismano aspetta { $suit }, che così arriva al posto { $place } della fila.
why-farther = { $other } ha un talismano che aspetta { $suit }: così aspetta di più.

## Che cosa è successo

event-row = La fila del Tempo, dal seme dominante in poi: { $row }.
event-dealt =
    { $count ->
        [one] { $seat } riceve una carta.
       *[other] { $seat } riceve { $count } carte.
    }
event-dealt-secret = { $seat } riceve { $cards }.
event-turn = Turno { $turn }, seme dominante { $suit }. In palio: { $card }.
event-sits-out = { $seat } non gioca carte: il seme dominante è { $suit }, ed è il momento di forgiare.
# $place: la posizione tra le giocate, dalla migliore
event-played = { $place }º posto: { $seat } con { $cards }, valore { $value }.
event-played-jolly = { $seat } gioca un Jolly da solo: non vale nulla.
event-played-special = { $seat } gioca { $cards }, fuori gara.
event-no-winner = Nessuna fata in tavola, nessuno vince il turno. In palio resta: { $card }.
event-all-sit-out = Tutti hanno un talismano da forgiare: nessuno gioca e nessuno vince. In palio resta: { $card }.
event-won-alone = { $seat } vince il turno con { $cards }, l’unica giocata in gara.
# $by: che cosa ha deciso tra la giocata di $seat e quella di $other, che viene subito dopo
event-won =
    { $seat } vince il turno con { $cards }: { $by ->
        [suit] nella fila il suo seme viene prima di quello di { $other }
        [value] stesso seme di { $other }, ma di valore più alto
        [single] stesso valore di { $other }, ma con una carta sola
        [top] stesso valore di { $other }, ma con la carta più alta
       *[no-jolly] stesso valore di { $other }, ma senza Jolly
    }.
# $worth: 1 mezzo talismano, 2 uno intero
event-stake-taken =
    { $seat } prende la posta ({ $card }): { $worth ->
        [one] mezzo talismano
       *[other] un talismano intero
    }.
event-left = { $seat } rinuncia a forgiare e lascia in tavola { $cards }.
event-aside = { $seat } mette da parte { $cards } per un talismano di { $suit }.
event-cancelled = { $card } di { $seat } non ha effetto: nello stesso turno ce n’è una con un numero più basso.
event-stake-chosen = { $seat } sceglie la posta del prossimo turno: { $card }.
event-forged = { $seat } forgia un talismano di { $suit } con { $cards }.
event-inverted = { $seat } inverte la fila: { $row }.
event-reordered = { $seat } sposta { $suit } al posto { $place }: { $row }.
event-order-kept = { $seat } lascia la fila com’è.
event-weather-turned = { $seat } cambia il tempo: { $row }.
event-weather-kept = { $seat } non cambia il tempo.
event-taken = { $seat } prende { $card }.
event-discarded = Fuori dal gioco: { $cards }.
event-game-ends = Ultime carte giocate da { $seats }: con il turno { $turn } la partita finisce.
event-not-forged = Il talismano che { $seat } aveva preparato con { $cards } non è forgiato: si scarta.
event-stake-lost = L’ultima posta ({ $card }) non va a nessuno: si scarta.
# $forged: i talismani forgiati; $wholes: quelli interi, che contano in caso di parità
event-reckoning = { $place }º posto: { $seat }, { $halves } (forgiati: { $forged }; interi per lo spareggio: { $wholes }).
# $by: che cosa ha deciso la partita; $seats sono più nomi solo con shared
event-won-game =
    { $by ->
        [talismans] { $seats } vince con { $halves }: nessun altro ne ha tanti.
        [wholes] { $seats } vince con { $halves }: c’è chi ne ha altrettanti, ma meno interi.
        [order] { $seats } vince con { $halves }: a parità anche di talismani interi, decide il loro ordine, e il suo viene prima.
       *[shared] { $seats } vincono insieme con { $halves }: nulla li distingue.
    }

## Perché una mossa non va

error-must-play = Non si può passare: gioca una carta della tua mano, oppure due dello stesso seme.
error-play-primo = Il Primo Talismano è una posta: non si gioca.
error-not-in-hand = Nella tua mano manca { $card }: gioca solo carte che hai.
error-card-twice = { $card } c’è una volta sola: aggiungi un’altra carta dello stesso seme, oppure giocala da sola.
error-play-special-with = { $card } { E($other) } non si giocano insieme: una carta speciale si gioca da sola, e un Jolly soltanto con una fata.
error-play-two-specials = { $card } { E($other) } non si giocano insieme: le carte speciali si giocano una alla volta.
error-play-two-jollies = Due Jolly insieme non si giocano: accompagnane uno con una fata, oppure giocalo da solo.
error-play-suits = { $card } { E($other) } sono di semi diversi: due carte si giocano insieme solo se hanno lo stesso seme.
error-aside-or-leave = Ora puoi mettere da parte la tua combinazione, oppure lasciarla tra le carte giocate.
error-choose-stake = Ora scegli la posta del prossimo turno tra le carte giocate.
error-stake-aside = { $card } è stata messa da parte per un talismano: scegli un’altra carta.
error-stake-not-played = { $card } non è tra le carte giocate in questo turno: la posta si sceglie tra quelle.
error-order-must-move = A questo tavolo chi gioca Cambia ordine deve spostare una carta Tempo: scegli quale, e dove.
error-reorder = Ora sposta una carta Tempo che non sia la dominante in un altro posto della fila, tranne il primo.
error-move-dominant = { $suit } è il seme dominante, e Cambia ordine non lo tocca: scegli un’altra carta Tempo.
error-move-to-first = { $suit } non può andare al primo posto: Cambia ordine non cambia il seme dominante.
error-move-nowhere = { $suit } è già al posto { $place }: scegli un altro posto, oppure lascia la fila com’è.
error-weather = Ora decidi il tempo: la fila resta com’è, oppure il seme dominante va in fondo.
error-must-take = Tocca a te prendere una delle carte rimaste in tavola: non si può rinunciare.
error-not-in-pool = { $card } non è tra le carte da spartire: scegline una che sia rimasta in tavola.

## La composizione del mazzo

# $lowest, $highest: la fata più bassa e la più alta
error-deck-fairies = Il mazzo per { $players } ha fate da { $lowest } a { $highest }: devono stare tra 0 e 14, la più bassa per prima.
error-deck-copies = Il mazzo per { $players } ha troppe carte speciali di un tipo, o meno di zero: di ogni tipo ce ne sono due.
# $found: quante sono le carte elencate; $total: quante dovrebbero essere
error-deck-total = Il mazzo per { $players } dovrebbe avere { $total } carte, ma quelle elencate sono { $found }.
error-deck-uneven = Le { $total } carte del mazzo non si dividono in parti uguali tra { $players } giocatori.

## Posizioni costruite: i nomi dei campi sono quelli del codice

error-position-card = La carta «{ $name }» non esiste: si scrive per esempio SOL7, J1, SP1, IN1, CO1, CT1 oppure PRIMO.
error-position-turn = «{ $turn }» non può essere il numero di un turno: si conta da 1.
error-position-row = «{ $row }» non è una fila del Tempo: nomina ogni seme una volta, il dominante per primo. I semi sono: { $known }.
error-position-stake = «{ $stake }» non può essere la posta: serve una carta, e una sola.
error-position-talisman = «{ $cards }», al posto { $seat }, non è un talismano: servono uno 0, due fate in sequenza dello stesso seme, oppure un Jolly con una fata.
error-position-few = Le carte rimaste non bastano a riempire le mani: nominane meno altrove, o riempi di meno.
error-position-hand = Il posto { $seat } è senza carte, e la partita sarebbe già finita: dagliene almeno una.
error-position-primo = Il Primo Talismano non sta mai in una mano: mettilo in palio, tra le poste vinte o tra gli scarti.
error-position-known = Non è possibile che tutti abbiano visto { $card } andare al posto { $seat }: non è in quella mano.

## Le opzioni del tavolo

option-special-numbers = Numeri delle carte speciali
option-special-numbers-about = In quale ordine agiscono le carte speciali giocate nello stesso turno, e in quale scelgono le carte (TR-01).
option-special-numbers-by-kind = Posta 1 e 2, Inverti 3 e 4, Ordine 5 e 6, Tempo 7 e 8
option-special-numbers-by-deck-table = Posta 1 e 2, Tempo 3 e 4, Ordine 5 e 6, Inverti 7 e 8
option-special-numbers-by-copy = Posta 1 e 5, Inverti 2 e 6, Ordine 3 e 7, Tempo 4 e 8
option-special-pairs = Due carte speciali insieme
option-special-pairs-about = Se due carte speciali numerate si possono giocare in coppia (TR-04).
option-special-pairs-no = No, una alla volta
option-special-pairs-yes = Sì, anche due
option-jolly-value = Valore del Jolly
option-jolly-value-about = Quanto aggiunge un Jolly alla fata con cui è giocato (TR-07).
option-jolly-value-one-less = Uno meno della fata
option-jolly-value-same = Quanto la fata
option-jolly-value-zero = Nulla
option-zero-pair = Lo 0 in coppia
option-zero-pair-about = Con quali fate del suo seme uno 0 può forgiare (TR-09).
option-zero-pair-sequence = Solo con l’1, oltre che da solo
option-zero-pair-any = Con qualsiasi fata del suo seme
option-share-order = Ordine della spartizione
option-share-order-about = Quale fila del Tempo decide chi prende per primo (TR-11).
option-share-order-at-reveal = Quella di quando si scoprono le carte
option-share-order-after-specials = Quella dopo le carte speciali
option-stake-choice = Posta e talismani
option-stake-choice-about = Se si sceglie la nuova posta prima o dopo che le combinazioni siano messe da parte (TR-14).
option-stake-choice-after-asides = Dopo: ciò che è da parte è al sicuro
option-stake-choice-before-asides = Prima: la posta può rompere una combinazione
option-primo-later = Primo Talismano in ritardo
option-primo-later-about = Quanto vale il Primo Talismano se nessuno lo vince al primo turno (TR-17).
option-primo-later-whole = Sempre un talismano intero
option-primo-later-half = Dal secondo turno la metà
option-zero-stake = Uno 0 come posta
option-zero-stake-about = Quanto vale una fata 0 vinta come posta (TR-18).
option-zero-stake-half = Mezzo talismano, come ogni posta
option-zero-stake-whole = Un talismano intero
option-ripe-talismans = Talismani maturi
option-ripe-talismans-about = Quanti talismani forgia chi, con il tempo giusto, ne ha pronti più d’uno (TR-24).
option-ripe-talismans-all = Tutti insieme
option-ripe-talismans-one = Uno per turno
option-forge-without-winner = Forgiare senza vincitore
option-forge-without-winner-about = Se chi non gioca carte forgia anche in un turno che nessuno vince (TR-25).
option-forge-without-winner-yes = Sì, il tempo basta
option-forge-without-winner-no = No, aspetta un altro turno
option-waiting-shares = Carte per chi attende
option-waiting-shares-about = Se chi ha un talismano in attesa da un turno precedente partecipa alla spartizione (TR-26).
option-waiting-shares-yes = Sì, come tutti
option-waiting-shares-no = No, finché attende non prende carte
option-specials-without-winner = Carte speciali senza vincitore
option-specials-without-winner-about = Se le carte speciali hanno effetto in un turno che nessuno vince (TR-30).
option-specials-without-winner-no = No, si scartano soltanto
option-specials-without-winner-yes = Sì, prima di essere scartate
option-order-may-stay = Rinuncia a Cambia ordine
option-order-may-stay-about = Se chi gioca Cambia ordine può lasciare la fila com’è (TR-33).
option-order-may-stay-yes = Sì, se preferisce
option-order-may-stay-no = No, deve spostare una carta
option-second-special = Due carte speciali uguali
option-second-special-about = Che cosa succede con due Inverti ordine o due Cambia ordine nello stesso turno (TR-35).
option-second-special-acts = Agiscono entrambe
option-second-special-cancelled = La seconda non ha effetto
option-end-check = Fine della partita
option-end-check-about = Quando finire le carte chiude la partita (TR-36).
option-end-check-end-of-turn = Se la mano è vuota a fine turno
option-end-check-last-card-played = Se nel turno si gioca l’ultima carta
option-nobody-entitled = Carte che nessuno può prendere
option-nobody-entitled-about = Dove vanno le carte da spartire se nessuno ne ha diritto (TR-39).
option-nobody-entitled-discard = Fuori dal gioco
option-nobody-entitled-winner = A chi ha vinto il turno
option-ripe-at-end = Maturi alla fine
option-ripe-at-end-about = Che cosa si fa, a partita finita, dei talismani preparati del seme dominante (TR-41).
option-ripe-at-end-discarded = Si scartano come gli altri
option-ripe-at-end-forged = Si forgiano
option-whole-talismans = Talismani interi
option-whole-talismans-about = Quali talismani sono interi quando si cerca chi vince tra pari (TR-44).
option-whole-talismans-primo-and-zeros = Il Primo Talismano e gli 0 forgiati da soli
option-whole-talismans-all-forged = Il Primo Talismano e tutti quelli forgiati
option-primo-rank = Rango del Primo Talismano
option-primo-rank-about = Dove sta il Primo Talismano, che non ha seme, quando decide l’ordine dei talismani interi (TR-45).
option-primo-rank-lowest = Dopo tutti i semi
option-primo-rank-highest = Prima di tutti i semi

## Le regole: i capitoli

section-aim = Scopo del gioco
section-start = Preparazione
section-turn = Il turno
section-play = Giocare carte coperte
section-winner = Chi vince il turno
section-stake = La posta
section-aside = Mettere da parte una combinazione
section-share = Effetti e spartizione
section-weather = Cambiare il tempo
section-forging = Forgiare un talismano
section-specials = Le carte speciali
section-end = Fine della partita
section-invariants = Ciò che vale sempre
section-rulings = Dove il regolamento tace

## Le regole

rule-tdt-001 = Vince chi, a fine partita, possiede più talismani.
rule-tdt-002 = I talismani si ottengono in due modi: vincendo le poste, che ne valgono mezzo ciascuna, oppure forgiandoli, uno per combinazione.
rule-tdt-003 = Si mescolano le sei carte Tempo, una per seme, e si mettono in fila scoperte. La fila dice quali semi sono più forti: il primo è il dominante, l’ultimo il più debole.
rule-tdt-004 = Il mazzo dipende da quanti siete; i due Jolly ci sono sempre. In 2: fate da 1 a 6, uno Scegli posta e un Cambia il tempo (40 carte). In 3: fate da 1 a 8 e una carta per ogni altro tipo di speciale (54). In 4: fate da 0 a 9, uno Scegli posta e un Cambia il tempo (64). In 5: fate da 0 a 10, due carte per tipo ma un solo Inverti ordine (75). In 6: fate da 0 a 12, una per tipo (84). In 7: fate da 0 a 13, una per tipo ma due Scegli posta (91). Da 8 in su ci sono tutte le fate, da 0 a 14: in 8 con una speciale per tipo (96), in 9 con due ma un solo Inverti ordine (99), in 10 con due (100).
rule-tdt-005 = Il mazzo si distribuisce per intero: tutti ricevono lo stesso numero di carte e non ne avanza nessuna.
rule-tdt-006 = La prima posta è il Primo Talismano. Resta in vista sul tavolo e non entra mai in una mano.
rule-tdt-007 = Ogni turno segue lo stesso ordine: si gioca coperto; si scoprono le carte e si vede chi vince; si sistemano posta, combinazioni da forgiare, carte speciali e carte da spartire; si decide il tempo; il turno finisce.
rule-tdt-008 = Chi gioca sceglie dalla mano una carta, oppure due. Passare non è previsto.
rule-tdt-009 = Due carte giocate insieme devono avere lo stesso seme; non occorre che siano in sequenza.
rule-tdt-010 = Il Jolly prende il seme della fata che accompagna: un Jolly e una fata sono quindi una giocata valida.
rule-tdt-011 = Le scelte restano segrete finché non ha scelto anche l’ultimo; poi si scoprono tutte insieme.
rule-tdt-012 = Non gioca carte, in questo turno, chi ha preparato un talismano del seme ora dominante.
rule-tdt-013 = Il valore di una giocata è la somma delle sue carte.
rule-tdt-014 = Tra due giocate conta prima il seme, secondo la fila del Tempo. Il valore si confronta solo a parità di seme.
rule-tdt-015 = Per bassa che sia, una carta di un seme più forte batte ogni carta e ogni somma di un seme più debole.
rule-tdt-016 = Perfino uno 0 può vincere: basta che nessuno abbia giocato un seme più forte del suo, che non deve per forza essere il dominante.
rule-tdt-017 = A parità di seme e di valore, una carta sola batte una coppia.
rule-tdt-018 = Tra due coppie dello stesso seme e dello stesso valore vince quella con la carta più alta.
rule-tdt-019 = Se sono ancora pari, vince la coppia senza Jolly.
rule-tdt-020 = Una carta speciale non vince mai il turno.
rule-tdt-021 = Se in tavola ci sono soltanto carte speciali, nessuno vince: tutte le carte giocate escono dal gioco e il turno seguente si gioca per la stessa posta.
rule-tdt-022 = Se un turno senza vincitore è anche l’ultimo, la posta si scarta.
rule-tdt-023 = Chi vince il turno prende la posta e la mette tra le proprie prese. Il Primo Talismano vale un talismano intero, ogni altra posta la metà.
rule-tdt-024 = Poi sceglie, tra le carte giocate nel turno, quella che sarà in palio nel prossimo.
rule-tdt-025 = Se è stata giocata la carta Scegli posta, la nuova posta la sceglie chi l’ha giocata, al posto di chi ha vinto.
rule-tdt-026 = Se gli Scegli posta giocati sono due, sceglie quello con il numero più basso e l’altro è annullato.
rule-tdt-027 = Anche una carta speciale può diventare la posta; il suo effetto ha luogo lo stesso.
rule-tdt-028 = Chi non ha vinto e vuole forgiare un talismano mette da parte la sua combinazione.
rule-tdt-029 = Se una combinazione da forgiare è anche la giocata migliore, chi l’ha fatta vince il turno e basta: prende la posta, ma non può metterla da parte. Le sue carte diventano la nuova posta o vanno agli altri.
rule-tdt-030 = Inverti ordine, Cambia ordine e Cambia il tempo hanno effetto in ordine di numero, dal più basso; le esegue chi le ha giocate.
rule-tdt-031 = Le carte giocate che non sono la nuova posta e non sono state messe da parte si spartiscono: se ne sceglie una alla volta.
rule-tdt-032 = Comincia a scegliere chi ha fatto la giocata più bassa, poi si sale fino alla più alta.
rule-tdt-033 = Si continua finché in tavola non resta nulla: qualcuno può quindi prendere più di una carta.
rule-tdt-034 = Chi ha vinto il turno non prende carte.
rule-tdt-035 = Non ne prende nemmeno chi in questo turno ha messo da parte una combinazione o ha forgiato.
rule-tdt-036 = Chi ha giocato una carta speciale partecipa alla spartizione.
rule-tdt-037 = Nell’ordine della spartizione le carte speciali numerate contano come il seme più forte: scelgono dopo tutte le fate e, tra loro, dalla 8 alla 1. I Jolly ne sono esclusi.
rule-tdt-038 = Prese le carte, chi ha vinto decide il tempo: lascia la fila com’è, oppure manda in fondo la carta dominante, e a dominare è la seconda.
rule-tdt-039 = Se nel turno è stata giocata la carta Cambia il tempo, chi ha vinto salta questa decisione, qualunque cosa abbia scelto chi l’ha giocata.
rule-tdt-040 = Per forgiare un talismano serve una di queste combinazioni: una fata 0; due fate dello stesso seme in sequenza; un Jolly con una fata qualsiasi.
rule-tdt-041 = Chi ha giocato una combinazione e non ha vinto può tenerla da parte fino a quando il suo seme sarà dominante.
rule-tdt-042 = Se il suo seme è dominante già nel turno in cui è giocata, il talismano è forgiato subito e va tra le prese.
rule-tdt-043 = Forgiare, o anche solo provarci in questo turno, costa la propria parte nella spartizione.
rule-tdt-044 = Si possono mettere da parte quanti talismani si vuole.
rule-tdt-045 = Un talismano preparato che a fine partita non è ancora forgiato non conta: le sue carte si scartano.
rule-tdt-046 = Nel turno in cui diventa dominante il seme di un talismano preparato, chi lo possiede non gioca carte.
rule-tdt-047 = In quello stesso turno, quando si sistemano le carte, mette il talismano tra le prese: è forgiato.
rule-tdt-048 = Le carte speciali si risolvono sempre in ordine di numero.
rule-tdt-049 = Scegli posta: decidi tu, e non chi ha vinto, quale carta sarà in palio nel prossimo turno.
rule-tdt-050 = Inverti ordine: la fila del Tempo si rovescia. Il seme che dominava finisce in fondo, e a dominare è quello che era l’ultimo.
rule-tdt-051 = Cambia ordine: sposta una carta Tempo in un altro posto della fila. La dominante non si tocca, e nessun’altra può passarle davanti.
rule-tdt-052 = Cambia il tempo: decidi tu, e non chi ha vinto, se il seme dominante resta o va in fondo.
rule-tdt-053 = Se i Cambia il tempo giocati sono due, ha effetto solo quello con il numero più basso.
rule-tdt-054 = Il Jolly chiude un talismano: giocato con una fata ne prende il seme e un valore più basso.
rule-tdt-055 = Un Jolly giocato da solo non vale nulla.
rule-tdt-056 = La partita finisce quando qualcuno resta senza carte da giocare.
rule-tdt-057 = Ciascuno conta i talismani tra le proprie prese: quelli forgiati, le metà vinte e, se l’ha vinto, il Primo Talismano.
rule-tdt-058 = Vince chi ne ha di più.
rule-tdt-059 = In caso di parità vince chi ha più talismani interi, cioè il Primo Talismano e le fate 0.
rule-tdt-060 = Se la parità resta, vince chi ha il talismano intero del seme che, a fine partita, sta più avanti nella fila.
rule-tdt-061 = Ogni carta del mazzo, e così il Primo Talismano, è sempre in un posto solo: in una mano, in tavola, in un talismano preparato, tra le prese, in palio o tra gli scarti.
rule-tdt-062 = Nella fila del Tempo ci sono sempre tutti e sei i semi, una volta ciascuno.
rule-tdt-063 = Due giocate con almeno una fata non sono mai alla pari: un turno in cui se ne gioca una ha sempre un vincitore, e uno solo.
rule-tdt-064 = In un turno con un vincitore almeno una carta lascia le mani per sempre, come nuova posta; in uno senza vincitore escono tutte quelle giocate. La partita, quindi, prima o poi finisce.
rule-tdt-065 = Quando qualcuno vince, a ogni partecipante alla spartizione tocca almeno una carta: le carte in tavola bastano sempre.
rule-tdt-066 = Si resta dunque senza carte solo vincendo il turno, mettendo da parte o forgiando, oppure in un turno senza vincitore. Chi perde con una carta sola non ne ha mai meno di prima.
rule-tdt-067 = A chi vince il turno la mano si accorcia di una o due carte; a chi non gioca, in attesa di forgiare, resta com’era.

## Le nostre decisioni

ruling-tr-01 = I numeri delle carte speciali sono 1 e 2 per Scegli posta, 3 e 4 per Inverti ordine, 5 e 6 per Cambia ordine, 7 e 8 per Cambia il tempo. Il testo dice che ci sono, non quali siano; quest’ordine è quello in cui elenca le carte e le loro azioni. Il tavolo può decidere altrimenti.
ruling-tr-02 = Se di un tipo di carta speciale il mazzo ha una copia sola, è quella con il numero più basso.
ruling-tr-03 = Una coppia non deve essere in sequenza: per giocarla basta il seme, e la regola sulla coppia con la carta più alta presuppone coppie come 8 e 1 contro 6 e 3.
ruling-tr-04 = Una carta speciale numerata si gioca da sola: due carte insieme devono avere un seme in comune, e lei non ne ha. Conta come il seme più forte solo nella spartizione. Il tavolo può ammettere due carte speciali insieme.
ruling-tr-05 = Un Jolly non si gioca con una carta speciale né con l’altro Jolly: gli serve una fata da cui prendere seme e valore.
ruling-tr-06 = Un Jolly si può giocare da solo, anche se non vale nulla: non vince, non forgia e conta come carta speciale quando si guarda se ci sono solo quelle. Nella spartizione è la giocata più bassa. Se i Jolly soli sono due, sceglie prima quello più vicino, in senso orario, a chi ha vinto.
ruling-tr-07 = Il Jolly vale uno meno della fata che accompagna, ma non scende sotto lo 0: con un 6 fa 11, con uno 0 fa 0. Sta al posto della fata vicina nella sequenza, e il testo la vuole più bassa. Il tavolo può decidere altrimenti.
ruling-tr-08 = Sono in sequenza due fate dello stesso seme i cui valori differiscono di uno. Lo 0 e l’1 lo sono; la fata più alta e lo 0 no.
ruling-tr-09 = La combinazione dev’essere l’intera giocata: forgiano lo 0 da solo, lo 0 con l’1 e lo 0 con un Jolly, ma non lo 0 con il 5, e non si può tenere lo 0 lasciando l’altra carta. Il tavolo può ammettere lo 0 con qualsiasi fata del suo seme.
ruling-tr-10 = Due giocate non restano mai alla pari: ogni fata esiste una volta sola, e dopo «carta sola» e «carta più alta» è già tutto deciso. Una coppia con il Jolly, perciò, perde ogni parità.
ruling-tr-11 = La classifica delle giocate si fissa quando si scoprono le carte. Se poi una carta speciale cambia la fila, chi ha vinto e l’ordine della spartizione restano gli stessi. Il tavolo può decidere altrimenti per la spartizione.
ruling-tr-12 = Una carta speciale non è mai la giocata migliore: conta come il seme più forte solo nell’ordine della spartizione.
ruling-tr-13 = Mettere da parte una combinazione è facoltativo e si dichiara prima che sia scelta la nuova posta, a voce alta, dalla giocata più bassa alla più alta. Chi sceglie la posta deve sapere quali carte restano.
ruling-tr-14 = Le carte messe da parte non possono diventare la posta: il testo lo prevede solo per le combinazioni che vincono il turno. Se valesse per tutte, a ogni turno si potrebbe rompere un talismano altrui. Il tavolo può decidere altrimenti.
ruling-tr-15 = La posta è sempre una carta sola: vale mezzo talismano.
ruling-tr-16 = Può diventare la posta ogni carta in tavola che non sia stata messa da parte, di chiunque sia: fata, Jolly o speciale. Almeno una c’è sempre, quella di chi ha vinto; se è l’unica, non c’è nulla da scegliere.
ruling-tr-17 = Il Primo Talismano è intero anche se, dopo un turno senza vincitore, è vinto più tardi: il valore è della carta. Il tavolo può decidere altrimenti.
ruling-tr-18 = Una fata 0 vinta come posta vale mezzo talismano e non è un talismano intero: dopo la prima, ogni posta è una metà. Il tavolo può decidere altrimenti.
ruling-tr-19 = Con due Scegli posta decide il numero più basso. L’altra carta è annullata, ma chi l’ha giocata partecipa alla spartizione.
ruling-tr-20 = Chi vince il turno non forgia, nemmeno con uno 0 da solo: la combinazione non deve essere la giocata vincente.
ruling-tr-21 = Per forgiare subito conta la fila di quando si scoprono le carte, prima che agiscano le carte speciali. Perché accada, qualcun altro deve aver battuto la combinazione con lo stesso seme.
ruling-tr-22 = Per forgiare più tardi conta la fila all’inizio del turno. Un seme che domina solo per un momento, nel mezzo di un turno, non conta.
ruling-tr-23 = Non giocare carte per forgiare è un obbligo: nessuno può rimandare.
ruling-tr-24 = Chi ha più talismani pronti dello stesso seme li forgia tutti nello stesso turno; quelli di altri semi restano in attesa. Il tavolo può decidere altrimenti.
ruling-tr-25 = Chi non gioca carte forgia anche se il turno non ha un vincitore: bastava il tempo. Il tavolo può decidere altrimenti.
ruling-tr-26 = Chi ha un talismano che attende da un turno precedente gioca e partecipa alla spartizione come tutti. Ne resta fuori solo chi mette da parte o forgia in questo turno, altrimenti preparare un talismano sarebbe una rovina. Il tavolo può decidere altrimenti.
ruling-tr-27 = Le carte messe da parte non sono più nella mano: restano scoperte e non si possono riprendere.
ruling-tr-28 = Chi rinuncia a mettere da parte la combinazione ha fatto una giocata qualunque: le sue carte possono diventare la posta o essere spartite, e non resta fuori dalla spartizione.
ruling-tr-29 = Se nessuno gioca perché tutti devono forgiare, nessuno vince: posta e fila restano, tutti prendono i loro talismani e si passa al turno seguente.
ruling-tr-30 = In un turno senza vincitore le carte speciali non hanno effetto: escono dal gioco prima che arrivi il loro momento. Il tavolo può decidere altrimenti.
ruling-tr-31 = Cambia il tempo agisce con le altre carte speciali, prima della spartizione.
ruling-tr-32 = Inverti ordine non lascia scelta. Cambia il tempo sì: il seme dominante può anche restare.
ruling-tr-33 = Con Cambia ordine si può rimettere la carta dov’era e lasciare quindi la fila com’è: «dove preferisci» lo comprende. Il tavolo può decidere altrimenti.
ruling-tr-34 = Per Cambia ordine e Cambia il tempo è dominante il seme che lo è in quel momento, dopo le carte speciali con un numero più basso.
ruling-tr-35 = Due Inverti ordine agiscono entrambi, e la fila torna com’era; anche due Cambia ordine, uno dopo l’altro. Solo per Scegli posta e Cambia il tempo il testo annulla il secondo. Il tavolo può decidere altrimenti.
ruling-tr-36 = Solo a fine turno, e una volta sola, si guarda se la partita è finita. Chi gioca l’ultima carta ma ne riceve una nella spartizione è ancora in gioco. Il tavolo può decidere altrimenti.
ruling-tr-37 = La spartizione si fa a giri: dalla giocata più bassa alla più alta, poi di nuovo dalla più bassa.
ruling-tr-38 = Chi è di turno nella spartizione deve prendere una carta; può riprendersi anche la propria.
ruling-tr-39 = Se restano carte ma nessuno può prenderne, perché tutti hanno vinto, messo da parte o forgiato, escono dal gioco: il testo è chiaro che chi vince non ne prende. In due capita spesso. Il tavolo può darle a chi ha vinto.
ruling-tr-40 = Non può succedere che le carte da spartire siano meno di chi ne ha diritto: non serve quindi una regola.
ruling-tr-41 = Una mano vuota chiude la partita anche se chi è senza carte forgerebbe al turno seguente: il talismano preparato si scarta. Il tavolo può decidere altrimenti.
ruling-tr-42 = Nell’ultimo turno la posta si vince come sempre; quella appena scelta per il turno che non ci sarà si scarta.
ruling-tr-43 = Le metà contano: tre talismani e mezzo battono tre. Due metà qualsiasi fanno un talismano, anche di semi diversi.
ruling-tr-44 = In caso di parità sono interi il Primo Talismano e le fate 0 forgiate da sole, le due carte a cui il testo rimanda. Le coppie forgiate, anche con uno 0, e le metà messe insieme non lo sono. Il tavolo può contare tutti i talismani forgiati.
ruling-tr-45 = Nel secondo spareggio si confronta, tra i giocatori ancora pari, il seme del loro 0 forgiato che sta più avanti nella fila finale. Il Primo Talismano non ha seme e sta sotto a ogni 0. Il tavolo può decidere altrimenti.
ruling-tr-46 = Se nemmeno questo decide, per esempio perché nessuno ha talismani interi, la vittoria è condivisa.
ruling-tr-47 = Tutti vedono la fila, la posta, i talismani preparati, le prese, gli scarti, quante carte ha ciascuno, chi non gioca e quali carte prende chi spartisce. Per il resto, le mani sono segrete.
ruling-tr-48 = Alcune cose hanno due nomi: «Sposta tempo» e «Cambia Tempo» sono Cambia il tempo, il «Fulmine» è la Tempesta, «Chiudi Talismano» è il Jolly.
ruling-tr-49 = Non c’è un limite alle carte in mano, e dopo la distribuzione nessuna regola le pareggia.
ruling-tr-50 = Una giocata fatta non si cambia. A un tavolo online la si può riprendere come ogni altra scelta: da soli finché nessun altro ha scelto, poi se gli altri sono d’accordo.
ruling-tr-51 = Le carte speciali giocate non si consumano: possono diventare la posta o finire in un’altra mano. Escono dal gioco solo come poste vinte o in un turno senza vincitore.

# Come finisce una partita, nei rapporti del laboratorio

ending-won-game-talismans = vince chi ha più talismani
ending-won-game-wholes = a pari talismani vince chi ne ha più di interi
ending-won-game-order = pari anche gli interi: decide l’ordine
ending-won-game-shared = la vittoria è divisa
