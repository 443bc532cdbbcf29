### Le parole di Timeline Twist. $seat è il nome di chi siede al posto, $seats più nomi già uniti; carte (con le parole di
### card), anni (year-…), icone, gradi, spazi e posti arrivano già leggibili, tranne che negli errori, dove le carte stanno
### in notazione (C17) e le icone con il loro nome nel codice.

## Il gioco

game-name = Timeline Twist
game-minutes = 10–30 minuti
game-tagline = Prima o dopo? Tutto sta nell’ordine
game-about = È venuto prima il cannocchiale o il pianoforte? Davanti a te hai quattro carte con un titolo, senza la data: mettile al posto giusto nella linea del tempo, e sarà la data a dire se avevi ragione. Ognuno per sé, vince chi piazza per primo tutte le sue carte. In squadra è un’altra storia: la linea cresce solo alle estremità, tra due carte c’è posto per una sola, e bisogna decidere insieme che cosa girare, che cosa scartare e quando fermarsi.
game-length = Dai 10 ai 20 minuti ognuno per sé, dai 20 ai 30 in squadra.

## Le carte

# $title: il titolo, come sta sulla carta. Le virgolette non sono quelle che stanno nei titoli
card = “{ $title }”
# $card: una carta con le parole di card; $year: il suo anno con le parole di year-…
card-dated = { $card } ({ $year })
card-detail = { $title } ({ $detail })
deck-twist = Il mazzo della casa
icon-gear = ingranaggio
icon-star = stella
icon-leaf = foglia
icon-key = chiave
icon-active = icona attiva: { $icon }
theme-inventions = Invenzioni e tecnica
theme-science = Scienza, medicina e natura
theme-states = Stati, guerre e diritti
theme-exploration = Esplorazioni, trasporti e spazio
theme-art = Arte e architettura
theme-books = Libri e idee
theme-music = Musica, cinema e giochi
theme-everyday = Vita quotidiana, cucina e sport
# Che cosa è successo in quell’anno
meaning-happened = l’anno del fatto
meaning-began = l’anno d’inizio
meaning-ended = l’anno della fine
meaning-completed = l’anno di completamento
meaning-opened = l’anno di apertura
meaning-founded = l’anno di fondazione
meaning-first-shown = l’anno della prima
meaning-published = l’anno di pubblicazione
meaning-painted = l’anno del dipinto
meaning-invented = l’anno dell’invenzione
meaning-patented = l’anno del brevetto
meaning-discovered = l’anno della scoperta
meaning-launched = l’anno del lancio
meaning-born = l’anno di nascita
meaning-died = l’anno di morte

## Gli anni

# $year: un numero, sempre positivo
year-ce = { NUMBER($year, useGrouping: 0) }
year-ce-early = { NUMBER($year, useGrouping: 0) } d.C.
year-bce = { NUMBER($year, useGrouping: 0) } a.C.
# Da 10.000 in su
year-bce-far = { $year } a.C.
# $count: quanti anni, milioni o miliardi di anni
years-ago = { $count } anni fa
years-ago-millions =
    { $count ->
        [1] un milione di anni fa
       *[other] { $count } milioni di anni fa
    }
years-ago-billions =
    { $count ->
        [1] un miliardo di anni fa
       *[other] { $count } miliardi di anni fa
    }
# $year: un anno già in parole
year-about = circa { $year }
# $span: il margine, con le parole di span-…
year-margin = { $span } in più o in meno
span-years =
    { $count ->
        [0] stesso anno
        [1] un anno
       *[other] { $count } anni
    }
span-millions =
    { $count ->
        [1] un milione di anni
       *[other] { $count } milioni di anni
    }
span-billions =
    { $count ->
        [1] un miliardo di anni
       *[other] { $count } miliardi di anni
    }

## I posti nella linea

# $card, $left, $right: carte con il loro anno, con le parole di card-dated
window-first = prima di { $card }
window-last = dopo { $card }
window-between = tra { $left } { E($right) }
place-left = all’inizio della riga
place-right = in fondo alla riga
# $number: il numero dell’intervallo, da sinistra
place-gap = nell’intervallo { $number }
place-between = nell’intervallo tra { $left } { E($right) }
# $left, $right: gli anni delle due carte; $span: quanto sono lontani, con le parole di span-…
gap-free = Tra { $left } { E($right) }: { $span }, intervallo libero
gap-taken = Tra { $left } { E($right) }: { $span }, intervallo occupato
gap-free-short = libero
gap-taken-short = occupato

## Il punteggio

points =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
cards-left =
    { $count ->
        [0] nessuna carta rimasta
        [one] una carta rimasta
       *[other] { $count } carte rimaste
    }
# I gradi. $players: in quanti giocano; chi gioca in solitaria non è una squadra
rank-aspirants =
    { $players ->
        [1] Aspirante
       *[other] Team di aspiranti
    }
rank-novices =
    { $players ->
        [1] Recluta
       *[other] Gruppo di novizi
    }
rank-staff =
    { $players ->
        [1] Presenza accreditata
       *[other] Staff accreditato
    }
rank-company =
    { $players ->
        [1] Mente sofisticata
       *[other] Compagnia sofisticata
    }
rank-veterans =
    { $players ->
        [1] Vecchia guardia
       *[other] Squadra di veterani
    }
rank-experts =
    { $players ->
        [1] Voce esperta
       *[other] Alleanza di esperti
    }
rank-genius =
    { $players ->
        [1] Genio
       *[other] Circolo del genio
    }
rank-travellers =
    { $players ->
        [1] A spasso nel tempo
       *[other] Viaggiatori del tempo
    }
# $rank: il grado seguente, già in parole
rank-next =
    { $points ->
        [one] ancora un punto
       *[other] ancora { $points } punti
    } al grado seguente: { $rank }
rank-top = più in alto non si va

## Le domande

question-place = Quale carta metti nella linea, e dove?
question-place-short = cerca il posto di una carta
question-turn = Quale carta giri? Oppure ne scarti una?
question-turn-short = sceglie se giocare o scartare
question-put = La data va bene in più posti: dove metti la carta?
question-put-short = sceglie dove mettere la carta
question-again = Giri un’altra carta?
question-again-short = pensa a un’altra carta

## Le risposte

action-place = Metti { $card } { $window }
action-play = Gira { $card }
action-put = Mettila { $place }
action-discard = Scarta { $card }
action-stop = Basta così

## Che cosa è successo

event-first-player = Comincia { $seat }.
event-dealt = { $seat } riceve { $cards }.
event-first-card = La linea comincia da { $card } ({ $year }).
event-first-discard = Il primo scarto è { $card } ({ $year }).
event-round = Giro { $round }.
event-round-back = Giro { $round }, all’indietro: comincia { $seat }.
# $left: quante carte restano a $seat
event-placed =
    { $seat } mette { $card } ({ $year }) al posto giusto. { $left ->
        [0] Era la sua ultima carta.
        [one] Gliene resta una.
       *[other] Gliene restano { $left }.
    }
event-misplaced = { $seat } sbaglia posto: { $card } ({ $year }) va tra gli scarti.
# $count: di quante carte è fatto il nuovo mazzo
event-reshuffled =
    { $count ->
        [one] Il mazzo è finito: l’unico scarto ne forma uno nuovo.
       *[other] Il mazzo è finito: { $count } scarti, mescolati, ne formano uno nuovo.
    }
event-drew = { $seat } pesca { $card }.
event-tie-break = { $seats } hanno finito le carte nello stesso giro: si va allo spareggio, una carta a testa.
event-eliminated = { $seat } esce dalla partita.
event-won = Vittoria al giro { $round }: { $seats }.
event-revealed = { $seat } gira { $card }: { $year }.
# $score: i punti della squadra adesso
event-put =
    { $card } va { $place }. Ora il punteggio è di { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
event-blocked = { $card } non trova posto: { $seat } la tiene davanti a sé, bloccata.
event-discarded = { $seat } scarta { $card } ({ $year }). Ora si scarta con: { $icon }.
event-stopped = { $seat } si ferma qui.
event-refilled = { $seat } pesca { $cards }.
event-ended =
    { $by ->
        [failed] { $seat } non ha piazzato nessuna carta: la partita finisce.
        [stuck] { $seat } non può né giocare né scartare: la partita finisce.
       *[placed] Anche l’ultima carta ha il suo posto: la partita finisce nel turno di { $seat }.
    }
# Quante carte in riga, negli intervalli, davanti ai giocatori, nel mazzo, tra gli scarti; $rank: il grado, già in parole
event-team-score = Carte in riga: { $row }; negli intervalli: { $gaps }; ancora da girare: { $hands }; nel mazzo: { $draw }; tra gli scarti: { $discards }. Punteggio finale: { $score }, { $rank }.

## Perché una mossa non va

error-must-place = Non si può passare: metti una delle tue carte in uno spazio della linea.
error-not-in-hand = Davanti a te non c’è { $card }: scegli una delle tue carte ancora da girare.
error-no-window = Lo spazio { $window } non c’è: gli spazi vanno da 0, prima della prima carta, a { $last }, dopo l’ultima.
error-play-or-discard = Nel tuo turno giri una carta oppure ne scarti una: altro non si può, nemmeno passare.
error-stop-early = Non puoi ancora fermarti: prima devi riuscire a mettere almeno una carta.
error-play-blocked = { $card } è bloccata: il suo posto è occupato e lo resterà. Scegli un’altra carta.
error-play-and-discard = Chi ha girato una carta, in quello stesso turno non può più scartare.
error-discard-blocked = A questo tavolo le carte bloccate non si scartano: { $card } resta dov’è.
# $icon: gear, star, leaf, key
error-discard-icon =
    Ora si scartano solo carte con { $icon ->
        [gear] l’ingranaggio
        [star] la stella
        [leaf] la foglia
       *[key] la chiave
    }: { $card } mostra un’altra icona.
error-put = La data di { $card } non va bene lì: scegli uno dei posti proposti.

## Apparecchiare

error-alone = Da soli si gioca solo in modalità collaborativa: scegli quella, oppure fai sedere qualcun altro.
error-first = Il posto { $seat } non può cominciare: a questo tavolo i posti vanno da 1 a { $players }.
error-extra-team = In squadra nessuno riceve carte in più: sono solo per la modalità competitiva.
error-extra-seat = Hai dato carte in più a un posto che non c’è: a questo tavolo i posti vanno da 1 a { $players }.
# $found: quante carte restano; $needed: quante ne servono
error-few-cards =
    { $found ->
        [0] Con queste scelte non resta nessuna carta
        [one] Con queste scelte resta una carta sola
       *[other] Con queste scelte restano { $found } carte
    }, ma ne servono almeno { $needed }: allarga il tema, il periodo o la difficoltà, aggiungi carte al tuo mazzo o giocate in meno.
error-deck-size = Un mazzo ha da 2 a { $most } carte: questo ne ha { $count }.
# $card: il nome interno della carta
error-deck-twice = Nel mazzo due carte si chiamano «{ $card }»: a ognuna serve un nome suo.
error-deck-card = Alla carta «{ $card }» del mazzo manca qualcosa: servono un titolo in italiano, uno in inglese e un anno diverso da 0.

## Posizioni costruite: i nomi dei campi sono quelli del codice

error-position-card = La carta «{ $name }» non è in questo mazzo: le carte si scrivono C1, C2 e così via.
error-position-word = «{ $word }» non è una carta: si scrive la data, per esempio 1492, -44 o 1492b, e dopo i due punti le icone, per esempio 1889:gear>star.
error-position-few = Il mazzo non ha abbastanza carte per questo tavolo: nominane meno, o con altre icone.
error-position-slots =
    { $most ->
        [0] Una riga di una carta sola non ha intervalli
        [one] In questa riga c’è un solo intervallo
       *[other] In questa riga ci sono { $most } intervalli
    }: ne hai riempiti { $count }.
error-position-hand = Con le carte del posto { $seat } la partita non può andare avanti: dagli carte da giocare se tocca ancora a lui, toglile se è fuori.
# $problem: che cosa non va, in inglese
error-position-table = Le regole non portano mai a un tavolo così ({ $problem }).

## Le opzioni del tavolo

option-mode = Modalità
option-mode-about = Se si gioca ognuno per sé o tutti insieme. Sono due giochi diversi con le stesse carte.
option-mode-competitive = Competitiva: ognuno per sé
option-mode-collaborative = Collaborativa: una squadra sola
option-theme = Tema
option-theme-about = Di che cosa parlano le carte. In squadra servono 36 carte: con un tema solo il periodo dev’essere ampio.
option-theme-all = Tutti i temi
option-theme-inventions = { theme-inventions }
option-theme-science = { theme-science }
option-theme-states = { theme-states }
option-theme-exploration = { theme-exploration }
option-theme-art = { theme-art }
option-theme-books = { theme-books }
option-theme-music = { theme-music }
option-theme-everyday = { theme-everyday }
option-period = Periodo
option-period-about = Da quale parte della storia vengono le carte. Più è stretta, più le date sono vicine.
option-period-all = Tutta la storia
option-period-ancient = Preistoria e antichità, fino al 499
option-period-middle = Dal 500 al 1759
option-period-modern = Dal 1760 a oggi
option-difficulty = Difficoltà
option-difficulty-about = Quanto sono conosciute le cose di cui parlano le carte. Per una prima partita in squadra meglio lasciare fuori le più rare.
option-difficulty-all = Tutte le carte
option-difficulty-medium = Senza le più rare
option-difficulty-easy = Solo le più conosciute
option-spacing = Date vicine
option-spacing-about = Se due carte a uno o due anni di distanza possono finire sul tavolo: metterle in ordine è questione di fortuna. Distanziate, le troppo vicine vanno in fondo al mazzo, prima di dare le carte.
option-spacing-apart = Distanziate
option-spacing-any = Come vengono
option-hands = Carte iniziali
option-hands-about = Se le prime carte si danno a caso, oppure in modo che a nessuno tocchino solo le più difficili.
option-hands-dealt = A caso
option-hands-balanced = Equilibrate
option-first = Chi comincia
option-first-about = Il regolamento fa cominciare il più giovane, in squadra il più anziano. Il programma non sa chi sia: ditelo voi, o tirate a sorte (TTR-03).
option-first-lot = A sorte
option-first-1 = Il posto 1
option-first-2 = Il posto 2
option-first-3 = Il posto 3
option-first-4 = Il posto 4
option-first-5 = Il posto 5
option-first-6 = Il posto 6
option-turn-order = Ordine di gioco
option-turn-order-about = Chi gioca prima trova una linea più corta e vince più spesso: in quattro, su 100 partite, 32 il primo, 26 il secondo, 22 il terzo, 20 l’ultimo. Se un giro va avanti e quello dopo torna indietro sono circa 25 a testa.
option-turn-order-clockwise = Sempre in senso orario
option-turn-order-to-and-fro = Avanti e indietro
option-extra-1 = Carte in più, posto 1
option-extra-1-about = Quante carte riceve il posto 1 oltre alle quattro di tutti, in modalità competitiva: uno svantaggio per chi ne sa di più.
option-extra-1-0 = Nessuna
option-extra-1-1 = Una
option-extra-1-2 = Due
option-extra-1-3 = Tre
option-extra-1-4 = Quattro
option-extra-2 = Carte in più, posto 2
option-extra-2-about = Quante carte riceve il posto 2 oltre alle quattro di tutti, in modalità competitiva: uno svantaggio per chi ne sa di più.
option-extra-2-0 = Nessuna
option-extra-2-1 = Una
option-extra-2-2 = Due
option-extra-2-3 = Tre
option-extra-2-4 = Quattro
option-extra-3 = Carte in più, posto 3
option-extra-3-about = Quante carte riceve il posto 3 oltre alle quattro di tutti, in modalità competitiva: uno svantaggio per chi ne sa di più.
option-extra-3-0 = Nessuna
option-extra-3-1 = Una
option-extra-3-2 = Due
option-extra-3-3 = Tre
option-extra-3-4 = Quattro
option-extra-4 = Carte in più, posto 4
option-extra-4-about = Quante carte riceve il posto 4 oltre alle quattro di tutti, in modalità competitiva: uno svantaggio per chi ne sa di più.
option-extra-4-0 = Nessuna
option-extra-4-1 = Una
option-extra-4-2 = Due
option-extra-4-3 = Tre
option-extra-4-4 = Quattro
option-extra-5 = Carte in più, posto 5
option-extra-5-about = Quante carte riceve il posto 5 oltre alle quattro di tutti, in modalità competitiva: uno svantaggio per chi ne sa di più.
option-extra-5-0 = Nessuna
option-extra-5-1 = Una
option-extra-5-2 = Due
option-extra-5-3 = Tre
option-extra-5-4 = Quattro
option-extra-6 = Carte in più, posto 6
option-extra-6-about = Quante carte riceve il posto 6 oltre alle quattro di tutti, in modalità competitiva: uno svantaggio per chi ne sa di più.
option-extra-6-0 = Nessuna
option-extra-6-1 = Una
option-extra-6-2 = Due
option-extra-6-3 = Tre
option-extra-6-4 = Quattro
option-equal-dates = Date uguali in squadra
option-equal-dates-about = Se in modalità collaborativa una carta può stare accanto a una con la stessa data (TTR-05).
option-equal-dates-fit = Sì, c’è posto
option-equal-dates-blocked = No, è bloccata
option-blocked-cards = Carte bloccate
option-blocked-cards-about = Se in modalità collaborativa una carta bloccata si può scartare quando la sua icona è quella attiva (TTR-08).
option-blocked-cards-discardable = Si possono scartare
option-blocked-cards-stuck = Restano dove sono
option-tie-break = Spareggio
option-tie-break-about = Che cosa succede a chi sbaglia nello spareggio mentre almeno altri due hanno ragione (TTR-25).
option-tie-break-eliminates = Esce
option-tie-break-all-stay = Resta in gioco

## Le regole: i capitoli

section-aim = Competitiva: in breve
section-start = Competitiva: preparazione
section-play = Competitiva: il turno
section-equal = Competitiva: date uguali
section-end = Competitiva: fine e spareggio
section-note = Se una data non convince
section-team-start = Collaborativa: preparazione
section-team-aim = Collaborativa: scopo
section-team-turn = Collaborativa: il turno
section-team-play = Collaborativa: giocare una carta
section-team-discard = Collaborativa: scartare una carta
section-team-talk = Collaborativa: parlarsi
section-team-end = Collaborativa: fine della partita
section-team-score = Collaborativa: punteggio
section-team-rank = Collaborativa: gradi
section-rulings = Dove il regolamento tace

## Le regole

rule-tt-001 = In modalità competitiva le icone non contano: nessuna mossa dipende da un’icona.
rule-tt-002 = Nel tuo turno metti una delle tue carte, e una sola, in uno spazio della linea. Non si può passare.
rule-tt-003 = Vince chi per primo ha messo al posto giusto tutte le sue carte.
rule-tt-010 = Si mescola tutto il mazzo e lo si posa con le date in giù.
rule-tt-011 = Ognuno riceve quattro carte, quale che sia il numero dei giocatori, e le tiene davanti a sé con le date in giù.
rule-tt-012 = Nessuno può conoscere la data di una carta non ancora giocata, nemmeno della propria. Data e icona sul retro non arrivano a nessun dispositivo prima che la carta sia girata.
rule-tt-013 = Date le carte, si gira la prima del mazzo: è l’inizio della linea.
rule-tt-014 = Comincia chi è più giovane.
rule-tt-015 = Alla partenza la linea ha una carta, ogni giocatore quattro, gli scarti nessuna; tutte le altre sono nel mazzo.
rule-tt-020 = Si gioca uno dopo l’altro, in senso orario.
rule-tt-021 = Una linea ha uno spazio in più delle sue carte: prima della prima, dopo l’ultima e tra ogni carta e la vicina. Con una carta sono due, con due tre, con tre quattro.
rule-tt-022 = Scegli carta e spazio prima di vedere la data. Quando la carta è girata non si cambia più.
rule-tt-023 = Poi la carta si gira e la sua data si confronta con quelle delle vicine.
rule-tt-024 = Se è al posto giusto resta nella linea, con la data in vista. Non peschi: hai una carta in meno.
rule-tt-025 = Se è al posto sbagliato va tra gli scarti, e la linea torna com’era.
rule-tt-026 = Chi ha sbagliato pesca la prima carta del mazzo e la mette davanti a sé senza guardarne la data: ha tante carte quante prima.
rule-tt-027 = Giusta o sbagliata che sia, dopo una carta il turno finisce.
rule-tt-028 = Se si deve pescare e il mazzo è finito, si mescolano gli scarti e se ne fa uno nuovo, con le date in giù.
rule-tt-029 = Un errore non toglie nulla a chi viene dopo: gli spazi sono gli stessi di prima.
rule-tt-030 = Le carte della linea stanno sempre in ordine di data, con un posto libero tra ognuna e la vicina.
rule-tt-035 = Se la tua carta ha la stessa data di una nella linea, va bene da entrambe le parti.
rule-tt-036 = Se nella linea più carte hanno quella data, va bene ogni spazio accanto a una di loro o in mezzo.
rule-tt-037 = Lontano dalle carte con la sua stessa data, la carta è sbagliata.
rule-tt-040 = Un giro è un turno per ogni giocatore ancora in partita, a partire dal primo. Solo a giro completo si guarda se la partita è finita.
rule-tt-041 = Se nel giro uno solo ha messo al posto giusto la sua ultima carta, ha vinto.
rule-tt-042 = Se ci sono riusciti in due o più, gli altri sono eliminati e loro vanno avanti.
rule-tt-043 = In ogni giro di spareggio ciascuno di loro ha una carta nuova del mazzo e la mette nella linea secondo le solite regole.
rule-tt-044 = Appena in un giro di spareggio uno solo mette la carta al posto giusto, ha vinto.
rule-tt-045 = Chi è eliminato non gioca e non pesca più.
rule-tt-046 = Chi ha finito le carte prima dello spareggio non ha altri turni in quel giro.
rule-tt-050 = Sulle date si può discutere: non cambia il risultato di una partita, ma una carta si può segnalare.
rule-tt-100 = Si mescola il mazzo con le date in giù e si prendono le prime 36 carte. Le altre restano fuori.
rule-tt-101 = Ognuno prende quattro carte, con le date in giù.
rule-tt-102 = Una carta si mette al centro, con la data in vista: è la prima della riga principale.
rule-tt-103 = Un’altra si mette da parte, con la data in vista: è il primo scarto, e l’icona che mostra è quella attiva.
rule-tt-104 = Le carte rimaste sono il mazzo da cui si pesca: 26 se siete in 2, 22 in 3, 18 in 4, 14 in 5, 10 in 6.
rule-tt-105 = Comincia chi è più anziano; si va in senso orario.
rule-tt-106 = Riga principale, intervalli, scarti, mazzo e carte davanti ai giocatori fanno sempre 36.
rule-tt-110 = Nessuno gioca contro nessuno: il punteggio è uno per tutti, e più è alto meglio è.
rule-tt-115 = Nel tuo turno fai una di due cose: giochi, cioè metti una o due carte, una dopo l’altra, oppure ne scarti una. Non si può passare.
rule-tt-116 = A fine turno peschi, tu solo, fino ad avere quattro carte davanti a te, comprese quelle bloccate, finché il mazzo ne ha.
rule-tt-117 = Le carte pescate restano con le date in giù: nessuno le vede.
rule-tt-118 = Poi tocca al prossimo, in senso orario.
rule-tt-120 = Per giocare scegli una delle tue carte non ancora girate e la giri: solo allora le si trova un posto.
rule-tt-121 = Se la data viene prima di tutta la riga principale, la carta ne è il nuovo inizio.
rule-tt-122 = Se viene dopo tutta la riga, ne è la nuova fine.
rule-tt-123 = Se cade tra due carte vicine della riga, e il loro intervallo è libero, va in quell’intervallo.
rule-tt-124 = Se quell’intervallo è occupato, la carta non trova posto: il tentativo è fallito.
rule-tt-125 = Un intervallo tiene una carta sola e resta occupato fino alla fine. Le carte negli intervalli non si spostano e non aprono altri posti.
rule-tt-126 = Una riga ha un intervallo in meno delle sue carte: ogni carta aggiunta a un’estremità ne apre uno nuovo.
rule-tt-127 = Una carta girata che trova posto si deve mettere.
rule-tt-128 = Messa la prima carta, puoi fermarti o provare con una seconda.
rule-tt-129 = Messa la seconda, il turno finisce: una terza non si può.
rule-tt-130 = Se la seconda non trova posto, puoi fermarti o provare con un’altra, finché ne hai da girare.
rule-tt-131 = Se hai provato e in tutto il turno non hai messo nessuna carta, la partita finisce all’istante e si contano i punti.
rule-tt-132 = Prima di giocare una carta non se ne può guardare la data.
rule-tt-133 = Nello stesso turno non si può sia giocare sia scartare: anche una carta girata senza trovare posto conta come giocata.
rule-tt-140 = Puoi scartare solo una carta che mostri la stessa icona della carta in cima agli scarti.
rule-tt-141 = La carta scartata si gira sulla pila: tutti ne vedono la data e l’icona sul retro.
rule-tt-142 = Da quel momento l’icona attiva è quella sul suo retro.
rule-tt-143 = Davanti e dietro una carta non ha mai la stessa icona: dopo uno scarto l’icona attiva è sempre diversa da quella appena usata.
rule-tt-144 = Si scarta una carta per turno; poi si pesca e tocca al prossimo.
rule-tt-145 = Gli scarti stanno sempre con la data in vista.
rule-tt-146 = Gli scarti non tornano più: in squadra non si rimescola.
rule-tt-150 = Delle carte e di quello che sapete potete parlare quanto volete.
rule-tt-151 = Chi è di turno decide da solo: i consigli sono benvenuti, ma nessun voto lo obbliga.
rule-tt-155 = Finito il mazzo, si va avanti con le carte davanti ai giocatori.
rule-tt-156 = Chi, a mazzo finito, non ha più carte salta i suoi turni; gli altri continuano.
rule-tt-157 = La partita finisce quando ogni carta è nella riga principale, in un intervallo o tra gli scarti.
rule-tt-158 = Finisce anche quando qualcuno, nel suo turno, non può né mettere né scartare una carta.
rule-tt-159 = In entrambi i casi finisce per tutti, nello stesso momento.
rule-tt-160 = Ogni carta nella riga principale, compresa la prima, vale 2 punti.
rule-tt-161 = Ogni carta in un intervallo vale 1 punto.
rule-tt-162 = Ogni scarto, compreso il primo, toglie 1 punto.
rule-tt-163 = Ogni carta rimasta nel mazzo toglie 1 punto.
rule-tt-164 = Ogni carta rimasta davanti a un giocatore, bloccata o no, toglie 1 punto.
rule-tt-165 = Il punteggio è il doppio delle carte in riga, più quelle negli intervalli, meno tutte le altre: 15 in riga e 8 negli intervalli, con 13 carte altrove, fanno 25. Non si va oltre i 69 punti, né sotto i −33.
rule-tt-170 = Il punteggio dà un grado alla squadra: sotto 0 Team di aspiranti, da 0 Gruppo di novizi, da 11 Staff accreditato, da 21 Compagnia sofisticata, da 31 Squadra di veterani, da 41 Alleanza di esperti, da 51 Circolo del genio, da 61 in su Viaggiatori del tempo.
rule-tt-171 = Il miglior punteggio resta segnato: la prossima volta provate a batterlo.

## Le nostre decisioni

ruling-ttr-01 = Le date sono anni interi; quelli avanti Cristo vengono prima, un anno 0 non c’è. Due carte hanno la stessa data se hanno lo stesso anno, anche quando si sa che un fatto venne mesi prima dell’altro.
ruling-ttr-02 = Tutti vedono i titoli e le icone di tutte le carte davanti ai giocatori e della prima del mazzo, la linea intera e gli scarti con le loro date. Restano nascoste la data e l’icona sul retro di ogni carta non ancora girata.
ruling-ttr-03 = Comincia il più giovane, in squadra il più anziano; ma il programma non conosce le età. Dite voi chi comincia, altrimenti si tira a sorte.
ruling-ttr-04 = Il testo non dice in che ordine dare le carte: qui quattro a testa in ordine di turno, poi la prima carta della linea, poi, in squadra, il primo scarto. Con lo stesso seme la partita è la stessa.
ruling-ttr-05 = Il testo parla di date uguali solo nella modalità competitiva; l’idea vale anche in squadra. Una carta può andare all’inizio se non viene dopo la prima, in fondo se non viene prima dell’ultima, in un intervallo libero se la sua data sta tra le due vicine o è uguale a una. Se i posti sono più d’uno sceglie chi è di turno; se non ce n’è nessuno la carta è bloccata. Il tavolo può decidere altrimenti.
ruling-ttr-06 = In modalità competitiva uno spazio è giusto se la carta a sinistra non viene dopo e quella a destra non viene prima. Basta questo anche per le date uguali.
ruling-ttr-07 = Una carta bloccata non troverà mai posto: la riga cresce solo alle estremità e gli intervalli non si svuotano.
ruling-ttr-08 = Una carta bloccata si può scartare se l’icona che mostra, quella sul retro, è quella attiva: il testo parla di ogni carta davanti al giocatore, senza eccezioni. Il tavolo può decidere che le carte bloccate restino dove sono.
ruling-ttr-09 = In squadra il posto lo decide la data: non c’è nulla da indovinare, e nessuna penalità per un posto sbagliato. La bravura sta nello scegliere quale carta girare.
ruling-ttr-10 = Se la prima carta non trova posto devi provare con le altre, finché una ci riesce o non ne hai più da girare: allora la partita finisce. Passare allo scarto non si può.
ruling-ttr-11 = Una seconda carta che non trova posto resta bloccata, e nient’altro: il turno è già riuscito. Se non ci riesce nessuna, il turno finisce e basta.
ruling-ttr-12 = Chi comincia il turno con sole carte bloccate deve scartarne una, se può; altrimenti la partita finisce, anche se altri avrebbero ancora carte da giocare.
ruling-ttr-13 = Chi non può scartare deve giocare, e viceversa: passare non è previsto. Con almeno una carta da girare, provare si può sempre.
ruling-ttr-14 = Si pesca alla fine di ogni turno che non chiude la partita, anche dopo uno scarto. Se le carte non bastano si prendono quelle che ci sono.
ruling-ttr-15 = I momenti in cui si guarda se la partita è finita sono tre: dopo aver pescato, quando tutte le carte hanno il loro posto; all’inizio di un turno, se non c’è nulla che si possa fare; mentre si gioca, se nessuna carta è stata messa e non ce ne sono altre da girare. Chi non ha carte è saltato, non bloccato.
ruling-ttr-16 = La prima carta girata in una partita trova sempre posto: una riga di una carta sola ha soltanto due estremità.
ruling-ttr-17 = Le icone sono quattro, ingranaggio, stella, foglia e chiave, riconoscibili dalla forma. Le dodici coppie di davanti e dietro sono nel mazzo in numero uguale.
ruling-ttr-18 = In squadra va bene ogni mazzo di almeno 36 carte; ognuno per sé ne servono quattro a testa e altre due. Il nostro ne ha 480.
ruling-ttr-19 = Si gioca da 2 a 6 in entrambe le modalità. Da soli si può giocare con le regole della squadra e quattro carte: è una variante nostra.
ruling-ttr-20 = Le carte sbagliate vanno tra gli scarti, non nella scatola: le regole in breve dicono una cosa, quelle complete un’altra, e valgono quelle complete.
ruling-ttr-21 = Gli scarti si rimescolano solo quando si deve pescare e il mazzo è vuoto. C’è anche la carta appena scartata, che quindi può tornare subito.
ruling-ttr-22 = Dopo un errore c’è sempre una carta da pescare, se non altro quella appena scartata. Solo nello spareggio, con un mazzo minuscolo, le carte possono non bastare per tutti: allora quelli ancora in partita vincono insieme.
ruling-ttr-23 = Chi mette la sua ultima carta non ha ancora vinto: il giro si completa, e altri possono finire con lui.
ruling-ttr-24 = All’inizio di ogni giro di spareggio chi è senza carte ne pesca una, in ordine di turno. Chi sbaglia pesca subito, come sempre: quella è la sua carta per il giro seguente, e nessuno ne ha mai due.
ruling-ttr-25 = Se in un giro di spareggio hanno ragione in più d’uno, chi ha sbagliato è eliminato: era di nuovo l’ultima carta, e vale la stessa regola. Il tavolo può lasciarlo in gioco; cambia qualcosa solo se a pari merito si è almeno in tre.
ruling-ttr-26 = Se in un giro di spareggio sbagliano tutti, nessuno è eliminato e si gioca un altro giro.
ruling-ttr-27 = Le carte di chi è eliminato vanno tra gli scarti, senza che se ne vedano le date.
ruling-ttr-28 = Dopo un’eliminazione l’ordine resta lo stesso e chi è fuori si salta; il giro comincia dal primo rimasto.
ruling-ttr-29 = La data di una carta sbagliata la vedono tutti, e il tavolo mostra dove sarebbe dovuta andare; nella linea però non resta.
ruling-ttr-30 = Il regolamento nomina solo chi vince. Gli altri sono in ordine di carte rimaste, alla pari se ne hanno altrettante: vale solo come informazione.
ruling-ttr-31 = Il posto di chi lascia un tavolo online lo tiene un bot, in entrambe le modalità: le carte restano in gioco, nessuno è eliminato, e chi torna riprende da dove il bot è arrivato.

### Mazzi

## Leggere i mazzi degli altri
## $line: la riga del file; $field: la colonna, come la chiama il file

deck-line = Riga { $line }
deck-field = Riga { $line }, «{ $field }»

deck-problem-encoding = { deck-line }: qui ci sono lettere che non so leggere. Salva il file in UTF-8; nei fogli di calcolo si chiama «CSV UTF-8».
deck-problem-empty = Il file è vuoto.
deck-problem-large = Il file è troppo grande: { $size } kB, al massimo { $most }.
deck-problem-header = { deck-line }: la prima riga deve dire che cosa c’è in ogni colonna; servono almeno «titolo» e «anno».
# $name: title o year
deck-problem-no-column =
    { deck-line }: manca la colonna { $name ->
        [title] del titolo: chiamala «titolo»
       *[year] dell’anno: chiamala «anno»
    }.
deck-problem-column = { deck-field }: questa colonna non la conosco, e la salto.
deck-problem-column-near = { deck-field }: questa colonna non la conosco, e la salto. Forse intendevi «{ $near }»?
deck-problem-column-twice = { deck-field }: questa colonna c’è due volte, magari con due nomi diversi.
deck-problem-quotes = { deck-line }: le virgolette non tornano. Un testo che comincia con le virgolette deve anche finire con le virgolette; quelle in mezzo si scrivono doppie.
deck-problem-cells = { deck-line }: le caselle sono { $cells }, ma le colonne solo { $columns }. Un testo che contiene il segno di separazione va messo tra virgolette.
deck-problem-json = { deck-line }: da qui in poi il file non è JSON scritto bene (lettera { $column } della riga).
deck-problem-no-card = { deck-line }: qui dovrebbe esserci una carta, cioè un oggetto con titolo e anno; le carte stanno in un elenco, o nell’elenco «cards».
deck-problem-no-title = { deck-field }: manca il titolo.
deck-problem-no-year = { deck-field }: manca l’anno.
deck-problem-year = { deck-field }: «{ $value }» non è un anno. Si scrive 1492, oppure 44 a.C. o -44.
deck-problem-year-zero = { deck-field }: l’anno 0 non esiste, dall’1 a.C. si passa all’1 d.C.
deck-problem-year-future = { deck-field }: il { $value } deve ancora venire.
deck-problem-year-far = { deck-field }: il { $value } è prima dell’inizio dell’universo.
deck-problem-value = { deck-field }: «{ $value }» non va bene. Si può scrivere: { $known }.
deck-problem-number = { deck-field }: serve un numero intero da 0 in su, e «{ $value }» non lo è.
deck-problem-picture = { deck-field }: una figura che si chiama «{ $value }» non c’è; la carta avrà l’emblema del suo tema.
deck-problem-picture-near = { deck-field }: una figura che si chiama «{ $value }» non c’è; la carta avrà l’emblema del suo tema. Forse intendevi: { $near }.
deck-problem-pictures = { deck-field }: su una carta stanno al massimo { $most } figure; questa avrà l’emblema del suo tema.
deck-problem-text = { deck-field }: qui serve un testo.
deck-problem-control = { deck-field }: nel testo c’è un segno invisibile che non può stare su una carta. Riscrivilo a mano.
deck-problem-long = { deck-field }: { $count } lettere sono troppe, ne stanno al massimo { $most }.
deck-problem-title-twice = { deck-field }: la carta «{ $title }» c’è già, alla riga { $first }.
deck-problem-title-again = { deck-field }: il titolo «{ $title }» c’è già alla riga { $first }; a distinguere le due carte resta solo il dettaglio.
deck-problem-id-twice = { deck-field }: «{ $id }» è già il nome della carta alla riga { $first }.
deck-problem-clue = { deck-field }: «{ $clue }» tradisce la data.
deck-problem-many = Le carte sono più di { $most }, il massimo.
deck-problem-few =
    { $count ->
        [0] Non c’è nessuna carta
        [one] C’è una carta sola
       *[other] Le carte sono solo { $count }
    }: per giocare, anche soltanto in due, ne servono { $least }.
deck-problem-few-players =
    { $count } carte bastano per giocare ognuno per sé { $players ->
        [2] in due
       *[other] fino a { $players }
    }; in squadra ne servono { $team }.
deck-problem-no-team = { $count } carte bastano per giocare ognuno per sé; in squadra ne servono { $team }.
deck-problem-more = Questi sono i primi { $count } problemi: ce ne sono altri.

## I controlli sui mazzi. $card: l’id di una carta

deck-check-twice = { $card }: { $field } «{ $value }» c’è più di una volta.
deck-check-empty = { $card }: { $field } è vuoto.
deck-check-value = { $card }: { $field } non può essere «{ $value }».
deck-check-long = { $card }: { $field } ha { $count } lettere, al massimo { $most }.
deck-check-year = { $card }: l’anno { $year } non va bene; non esiste lo 0, e l’ultimo buono è il { $last }.
deck-check-clue = { $card }: in { $field } «{ $clue }» tradisce la data.
deck-check-icon-same = { $card }: la stessa icona davanti e dietro.
deck-check-icon-pairs = Le dodici coppie di icone non sono in numero uguale: da { $least } a { $most }.
# $group: un tema o un’epoca, già in parole
deck-check-icon-share = { $group }: un’icona sola sta sul { $percent } % delle carte.
# $side: front o back; $trait: theme, era o difficulty
deck-check-icon-clue =
    L’icona { $side ->
        [front] davanti
       *[back] dietro
    } fa capire { $trait ->
        [theme] il tema
        [era] l’epoca
       *[difficulty] la difficoltà
    }.
deck-check-spread = { $group }: { $count } carte, dovrebbero essere circa { $wanted }.
deck-check-crowd = Sull’anno { $year } ci sono { $count } carte.
deck-check-round = { $count } carte su { $size } hanno un anno tondo: sono troppe.
deck-check-margin = { $card }: un margine ce l’hanno le date approssimate, tutte e solo quelle.
deck-check-about = { $count } carte su { $size } hanno una data approssimata: sono troppe.
deck-check-verb = { $card }: il titolo «{ $title }» non dice che la data significa «{ $meaning }».
deck-check-other-verb = { $card }: il titolo «{ $title }» fa pensare a «{ $other }», ma la data significa «{ $meaning }».
deck-check-wikidata = { $card }: «{ $value }» non è un numero di Wikidata.
deck-check-source = { $card }: manca una seconda fonte.
deck-check-disputed = { $card }: l’anno è { $year }, altrove si trova { $known }, e nessuno spiega perché.
deck-check-note = { $card }: una spiegazione che non serve, o più lunga di una riga.
deck-check-untranslated = { $card }: { $field } non è tradotto.
deck-check-mark = { $card }: in { $field } il segno { $mark } è dell’altra lingua.
deck-check-numbers = { $card }: nelle due lingue non ci sono gli stessi anni ({ $numbers }).
deck-check-near = { $card }: { $other } è più vicina del suo margine.
deck-check-double = { $card } { E($other) } sembrano lo stesso avvenimento.
deck-check-ageing = { $card }: in { $field } «{ $words }» invecchia.

deck-td-01 = id e titoli unici, nessun campo vuoto
deck-td-02 = titoli corti
deck-td-03 = anni che esistono e sono passati
deck-td-04 = nessun indizio sulla data
deck-td-05 = icone diverse davanti e dietro, divise in parti uguali
deck-td-06 = icone che non dicono nulla
deck-td-07 = temi ed epoche in giusta misura
deck-td-08 = pochi anni affollati, pochi anni tondi
deck-td-09 = poche date approssimate, ognuna col suo margine
deck-td-10 = il verbo dice che cosa significa la data
deck-td-11 = ogni data ha le sue fonti, ogni differenza è spiegata
deck-td-12 = italiano e inglese dicono lo stesso
deck-td-13 = nessuna data più vicina del margine
deck-td-14 = nessun avvenimento due volte
deck-td-15 = curiosità che non invecchiano

deck-era-0 = Prima del 3000 a.C.
deck-era-1 = Dal 3000 a.C. al 499
deck-era-2 = Dal 500 al 1499
deck-era-3 = Dal 1500 al 1759
deck-era-4 = Dal 1760 al 1913
deck-era-5 = Dal 1914 al 1945
deck-era-6 = Dal 1946 al 1991
deck-era-7 = Dal 1992 in poi

## I mazzi nel terminale

deck-good = { $check } va bene: { $about }
deck-bad = { $check } non va: { $about }
deck-confirmed = Confermate: { $count } carte hanno su Wikidata lo stesso anno
deck-disputed = Discordi: { $count } carte hanno su Wikidata un altro anno, ognuna con il suo perché
deck-unknown = Ignote: { $count } carte non sono nel nostro estratto da Wikidata; accanto c’è la fonte
deck-unexplained = senza spiegazione
deck-warning = Avviso. { $text }
deck-sound =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }: si può giocare.
deck-unsound =
    { $count ->
        [one] Un errore da correggere prima di giocare.
       *[other] { $count } errori da correggere prima di giocare.
    }
deck-made = { $path } è pronto: aprilo, cambia le carte d’esempio e poi controllalo con «tavolata deck check { $path }».
deck-kept = Il mazzo «{ $name }» è conservato. Per giocare: tavolata play timeline --deck { $name }
deck-kept-again = Il mazzo «{ $name }» prende il posto di quello che c’era. Per giocare: tavolata play timeline --deck { $name }
deck-removed = Il mazzo «{ $name }» non c’è più.
deck-none = Non ci sono mazzi conservati. Con «tavolata deck new mazzo.csv» se ne comincia uno; quelli pronti di Isola dei Demoni: tavolata deck list isola
deck-listed =
    { $name } ({ $count ->
        [one] una carta
       *[other] { $count } carte
    })
deck-listed-broken = { $name } (da correggere)

error-deck-ending = Il nome del file deve finire con .csv o .json, oppure con .txt per un mazzo di Isola dei Demoni.
error-deck-name = «{ $name }» non va bene come nome: serve almeno una lettera o una cifra, e timeline e twist sono del mazzo della casa.

# Come finisce una partita, nei rapporti del laboratorio

ending-won = qualcuno ha piazzato l’ultima carta
ending-team-score = la squadra conta i suoi punti
