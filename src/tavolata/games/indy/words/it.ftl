### Le parole di Indy. $seat è il nome di chi siede al posto, $seats più nomi già uniti; le carte arrivano con l’articolo,
### tranne che negli errori, dove stanno in notazione (RC4).

## Il gioco

game-name = Indy
game-minutes = 10–60 minuti
game-tagline = Tre carte per evocare, quattro gettoni da difendere
game-about = Sei uno sciamano e in ogni manche componi un’evocazione di tre carte: la peggiore costa un gettone penne, il team migliore può farne guadagnare uno. Prima si cambia al buio, poi alla luce delle carte scoperte, sotto gli occhi di tutti; e le aquile possono piombare sul tavolo anche nel turno degli altri. Chi resta senza penne è spennato, ma non è ancora fuori: con un team del colore del proprio sciamano si torna a volare.
game-length = Circa 7 manche in due, 18 in quattro, 30 in sei: da dieci minuti a un’ora.

## Le carte

# $type: C, H, O; $colour: R, G, B; $feathers: le penne
card =
    { $type ->
        [C] personaggio
        [H] cavallo
        [O] oggetto
       *[other] { $type }
    } { $colour ->
        [R] rosso
        [G] verde
        [B] blu
       *[other] { $colour }
    } { $feathers }
# La stessa dentro una frase
card-the =
    { $type ->
        [C] il personaggio
        [H] il cavallo
        [O] l’oggetto
       *[other] { $type }
    } { $colour ->
        [R] rosso
        [G] verde
        [B] blu
       *[other] { $colour }
    } { $feathers }
card-eagle = aquila
# $count: quante
card-eagles =
    { $count ->
        [one] un’aquila
        [2] due aquile
        [3] tre aquile
       *[other] { $count } aquile
    }
type-c = personaggio
type-h = cavallo
type-o = oggetto
colour-r = rosso
colour-g = verde
colour-b = blu
# $number: da 1 a 6; $colour: R, G, B
shaman =
    sciamano { $number } ({ $colour ->
        [R] rosso
        [G] verde
        [B] blu
       *[other] { $colour }
    })
shaman-s1 = Vento Rosso
shaman-s2 = Brace del Mattino
shaman-s3 = Felce Quieta
shaman-s4 = Abete Antico
shaman-s5 = Lago Profondo
shaman-s6 = Pioggia Leggera

## Le parti di una partita

phase-shamans = Scelta degli sciamani
phase-dark = Buio
phase-light = Luce
phase-evocation = Evocazione
phase-settlement = Resa dei conti
category-wrong = sbagliata
category-standard = standard
category-team = team

## Le domande

question-shaman = Quale sciamano scegli?
question-shaman-short = sceglie lo sciamano
question-change = Vuoi cambiare una o due carte con il mazzo?
question-change-short = cambia al buio
question-light = Vuoi scambiare una tua carta con una di quelle scoperte?
question-light-short = valuta uno scambio
question-exchange = Vuoi scambiare una tua carta con una scoperta dello stesso tipo e colore?
question-exchange-short = scambia prima di evocare
question-lay = Quali tre carte evochi?
question-lay-short = prepara l’evocazione
question-return = Vuoi evocare il team sciamano?
question-return-short = tenta il team sciamano
question-keep = Quale carta tieni per la prossima manche?
question-keep-short = sceglie che cosa tenere
question-eagle = È il momento delle aquile: ne giochi una?
question-eagle-short = pensa alle aquile

## Le risposte

action-pass-change = Tieni tutte le carte
action-pass-light = Passa
action-pass-exchange = Nessuno scambio
action-pass-return = Non evocare
action-pass-eagle = Niente aquila
action-shaman = Scegli { $shaman }
# $count: quante carte
action-change =
    { $count ->
        [one] Cambia una carta
       *[other] Cambia { $count } carte
    }: { $cards }
action-swap = Lascia { $gave } e prendi { $took }
action-eagle = Gioca l’aquila e prendi { $took }
action-lay = Evoca { $cards }
# $own: la carta di mano; $cards: le due scoperte
action-return = Team sciamano: { $own } con { $cards }
action-keep = Tieni { $card }

## Che cosa parla per una risposta: nei consigli e nell’analisi

# $cards: carte; $feathers: le penne in tutto
why-team = Così fai un team da { $feathers } penne: { $cards }.
why-standard = Così fai un’evocazione standard da { $feathers } penne: { $cards }.
# $category: wrong, standard, team; $before, $feathers: le penne senza e con questa carta
why-feathers =
    { $category ->
        [team] Il team sale
        [standard] L’evocazione standard sale
       *[wrong] Anche se non è né standard né team, l’evocazione sale
    } da { $before } a { $feathers } penne.
# $category: standard, team
why-have =
    Con { $cards } c’è già { $category ->
        [team] un team
       *[standard] un’evocazione standard
    } da { $feathers } penne, e nessuno scambio dà di meglio.
why-have-open =
    Con { $cards } c’è già { $category ->
        [team] un team
       *[standard] un’evocazione standard
    } da { $feathers } penne, e nessuna carta scoperta dà di meglio.
why-ready =
    Con { $cards } c’è già { $category ->
        [team] un team
       *[standard] un’evocazione standard
    } da { $feathers } penne: meglio non toccare niente.
why-fourth =
    Con { $cards } c’è già { $category ->
        [team] un team
       *[standard] un’evocazione standard
    } da { $feathers } penne: a cambiare la quarta carta non si perde niente.
why-none = Nessuno scambio dà un’evocazione migliore di quella che hai.
# $colour: R, G, B; $type: C, H, O: che cosa manca
why-near =
    Con { $cards } manca solo { $type ->
        [C] un personaggio
        [H] un cavallo
       *[O] un oggetto
    } { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    }.
why-near-eagle =
    Con { $cards } manca solo { $type ->
        [C] un personaggio
        [H] un cavallo
       *[O] un oggetto
    } { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    }, e hai ancora l’aquila per prenderlo.
# $count: quante
why-spare =
    { $count ->
        [one] Questa carta non sta con nessun’altra della tua mano.
       *[other] Queste carte non stanno con nessun’altra della tua mano.
    }
# $card: la carta che resta
why-keeps = Le tre carte da evocare non ci perdono, e per la prossima manche ti resta { $card }.
# $other: chi è spennato
why-deny-return = A { $other } servono due personaggi scoperti del colore del suo sciamano: senza { $card } ne resta uno solo.
# $cards: carte che tutti hanno visto prendere a $other
why-deny = { $other } ha in mano { $cards }: { $card } completerebbe la sua evocazione.
why-eagle-stays = L’aquila ti resta in mano per la prossima manche.
why-eagle-waits = Nessuna carta scoperta completa un’evocazione: l’aquila può aspettare.
why-swap-first = Prima c’è lo scambio: l’aquila si può giocare anche dopo.
why-most =
    È il meglio che queste carte possono dare: { $category ->
        [team] un team
       *[standard] un’evocazione standard
    } da { $feathers } penne.
why-most-feathers = Le tue carte non fanno né un team né un’evocazione standard: restano le penne, e più di { $feathers } non se ne mettono insieme.
# $other: chi ha evocato di peggio; $card: la carta che resta
why-safe = { $other } ha evocato di peggio: il gettone è salvo, e ti resta { $card }.
why-lost = Tutti hanno evocato meglio di quanto tu possa fare: il gettone è perso, ma ti resta { $card }.
why-any-shaman = Prima di dare le carte un colore vale l’altro.
# $colour: R, G, B: il colore dello sciamano
why-return = Con il team sciamano torni in gioco, con un gettone.
why-seek =
    Per rientrare servono personaggi { $colour ->
        [R] rossi
        [G] verdi
       *[B] blu
    }, e nessuna delle carte che cambi lo è.
why-seek-done =
    Per rientrare servono personaggi { $colour ->
        [R] rossi
        [G] verdi
       *[B] blu
    }: queste carte possono servire tutte.
why-keep-character =
    Per il team sciamano serve in mano un personaggio { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    }: questo lo è.
why-keep-eagle =
    Con l’aquila puoi prendere il personaggio { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    } che ti manca.
why-own-character =
    Per il team sciamano serve in mano un personaggio { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    }, e ancora non ce l’hai.
why-second-open =
    Il team sciamano vuole due personaggi { $colour ->
        [R] rossi
        [G] verdi
       *[B] blu
    } tra le carte scoperte: uno puoi metterlo tu, e uno ti resta in mano.
why-no-nearer =
    Nessuno scambio avvicina il team sciamano, che vuole un personaggio { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    } in mano e due scoperti.

## Che cosa è successo

event-first-dealer = Si tira a sorte: a fare da mazziere comincia { $seat }.
event-shaman-chosen = { $seat } sceglie { $shaman }.
event-manche = Manche { $manche }: fa da mazziere { $seat }.
event-dealt =
    { $count ->
        [one] { $seat } riceve una carta.
       *[other] { $seat } riceve { $count } carte.
    }
event-dealt-secret = { $seat } riceve { $cards }.
event-passed = { $seat } passa e tiene le proprie carte.
event-changed =
    { $count ->
        [one] { $seat } cambia una carta con il mazzo.
       *[other] { $seat } cambia { $count } carte con il mazzo.
    }
event-changed-secret = { $seat } mette sotto il mazzo { $given } e pesca { $cards }.
event-opened = Carte scoperte: { $cards }.
event-eagle-replaced = Un’aquila finisce tra le carte scoperte: va sotto il mazzo e lascia il posto a un’altra carta.
event-swapped = { $seat } lascia { $gave } e prende { $took }.
event-eagle-played = { $seat } gioca un’aquila e prende { $took }.
# $category: wrong, standard, team; $feathers: le penne in tutto
event-evoked =
    { $seat } evoca { $cards }: { $category ->
        [team] team
        [standard] evocazione standard
       *[wrong] evocazione sbagliata
    }, { $feathers ->
        [one] una penna
       *[other] { $feathers } penne
    }.
event-returned =
    { $seat } riesce nel team sciamano con { $cards }: { $feathers ->
        [one] una penna
       *[other] { $feathers } penne
    }.
event-stays-plucked = { $seat } non evoca e resta tra gli spennati.
event-token-lost = Nessuna evocazione è peggiore di quella di { $seat }: un gettone va nel piatto.
event-plucked = { $seat } non ha più gettoni e passa tra gli spennati.
event-token-returned = { $seat } prende un gettone dal piatto e non è più tra gli spennati.
event-team-shared = Il team migliore è alla pari tra { $seats }: nessun gettone.
event-plate-empty = Il team migliore è di { $seat }, ma il piatto è vuoto: nessun gettone.
event-token-won = Il team migliore è di { $seat }: un gettone dal piatto.
# $count: i gettoni nel piatto; $manche: il numero dell’ultima manche
event-won =
    { $count ->
        [0] { $seat } vince alla manche { $manche }. Il piatto è vuoto: ogni gettone è già suo.
        [one] { $seat } vince alla manche { $manche } e prende l’ultimo gettone dal piatto.
       *[other] { $seat } vince alla manche { $manche } e prende dal piatto { $count } gettoni.
    }
event-losses-cancelled = Nessuno avrebbe più gettoni: le perdite si annullano e la manche si rigioca.
event-nobody-left = Nessuno ha più gettoni: si continua con due carte a testa, e il primo team sciamano vince la partita.
event-kept = { $seat } tiene una carta e rimette l’altra nel mazzo.
event-kept-secret = { $seat } tiene { $card } e rimette nel mazzo { $other }.

## Perché una mossa non va

error-shaman-taken = Lo sciamano { $shaman } è già preso: scegline uno tra quelli rimasti.
error-choose-shaman = Prima di cominciare serve uno sciamano: scegline uno tra quelli rimasti.
error-change-or-pass = Nel buio puoi cambiare una o due carte con il mazzo, oppure passare.
error-change-too-many = Hai indicato { $count } carte: nel buio se ne cambiano al massimo due.
error-change-eagle = A questo tavolo le aquile non si scartano nel buio: cambia altre carte, oppure passa.
error-not-in-hand = Nella tua mano manca { $card }: usa solo carte che hai.
error-not-on-table = { $card } non è tra le carte scoperte che puoi prendere: scegline una che sia sul tavolo.
error-swap-or-pass = Ora puoi scambiare una tua carta con una di quelle scoperte, oppure passare.
# $mine, $theirs: la carta di mano e quella scoperta
error-swap-eagle = A questo tavolo un’aquila non si può lasciare in cambio di { $theirs }: lascia un’altra carta, oppure passa.
error-swap-suit = { $mine } non si può scambiare con { $theirs }: nel turno di evocazione le due carte devono avere lo stesso tipo e lo stesso colore.
error-must-lay = Evocare è obbligatorio: deponi tre carte della tua mano, anche se ne esce un’evocazione sbagliata.
error-return-or-pass = Ora puoi fare il team sciamano con una tua carta e due di quelle scoperte, oppure rinunciare.
error-must-return = A questo tavolo chi può fare il team sciamano deve farlo; chi non può, passa.
error-team-colour =
    Il team sciamano vuole tre personaggi { $shaman ->
        [S1] rossi
        [S2] rossi
        [S3] verdi
        [S4] verdi
        [S5] blu
       *[S6] blu
    }, il colore del tuo sciamano: uno dalla tua mano e altri due tra le carte scoperte.
error-eagle-no-table = Nel buio non ci sono carte scoperte da prendere: le aquile si giocano dalla luce in poi.
error-eagle-moment = Il momento delle aquile viene prima di questa scelta: ora scambia o passa, e gioca la tua al prossimo momento utile.
error-eagle-or-pass = È il momento delle aquile: giocane una, oppure passa.
error-no-eagle = Non hai aquile in mano: passa.
error-keep = Delle tue due carte ne tieni una per la prossima manche: scegli quale.

## Posizioni costruite: i nomi dei campi e delle fasi sono quelli del codice

error-position-phase = La fase «{ $phase }» non si può costruire. Scegli tra: { $known }.
# $tokens: i gettoni di tutti i giocatori; $plate: quelli del piatto; $total: quanti devono essere
error-position-tokens = I giocatori hanno in tutto { $tokens } gettoni e il piatto { $plate }: insieme devono fare { $total }, e nessuno può averne meno di zero.
error-position-tokens-start = Mentre si scelgono gli sciamani ciascuno ha { $each } gettoni.
error-position-over = Se ha gettoni un giocatore solo, la partita è già finita: danne ad almeno due.
error-position-turn = Nella fase «{ $phase }» il posto { $seat } non ha un turno: scegli un posto che giochi.
error-position-shaman = Lo sciamano «{ $name }» non esiste. Scegli tra: { $known }.
error-position-shaman-twice = Lo sciamano { $shaman } è dato a due posti: ciascuno ha il suo.
error-position-shaman-missing = Al posto { $seat } manca lo sciamano.
error-position-shaman-early = Il posto { $seat } non ha ancora scelto: non può avere già uno sciamano.
error-position-laid-early = Il posto { $seat } non ha ancora evocato: non può avere carte deposte.
# $count: quante carte ha; $size: quante dovrebbe averne
error-position-laid =
    { $count ->
        [one] Il posto { $seat } ha deposto una carta sola
       *[other] Il posto { $seat } ha deposto { $count } carte
    }: un’evocazione ne ha { $size }.
error-position-hand =
    { $size ->
        [0] Il posto { $seat } non ha ancora carte in mano: non dargliene.
        [one] Il posto { $seat } ha in mano { $count } carte: qui può averne una sola.
       *[other] Il posto { $seat } ha in mano { $count } carte: qui può averne al massimo { $size }.
    }
error-position-table =
    { $size ->
        [0] Nella fase «{ $phase }» non ci sono carte scoperte: non metterne.
       *[other] Nella fase «{ $phase }» le carte scoperte sono { $size }, non { $count }: nominale tutte o nessuna.
    }
error-position-table-eagle = Un’aquila non resta tra le carte scoperte: mettine un’altra.
error-position-card = La carta «{ $name }» non esiste: si scrive per esempio RC4, oppure EAG per un’aquila.
error-position-few = Le carte rimaste, aquile a parte, non bastano per le mani, le evocazioni e il tavolo: nominane meno nel mazzo.
error-position-clue = Del posto { $seat } non si può sapere «{ $clue }»: un indizio nomina almeno una carta della mano, mai un’aquila; ciascuno una volta sola, non più indizi che carte, al massimo uno con più carte, e nel buio uno solo.

## Le opzioni del tavolo

option-plucked-exchange = Scambi degli spennati
option-plucked-exchange-about = Se gli spennati giocano anche il buio e la luce (IR-07).
option-plucked-exchange-yes = Sì, come tutti
option-plucked-exchange-no = No, aspettano l’evocazione
option-eagle-discard = Aquile da dare via
option-eagle-discard-about = Se un’aquila si può scartare nel buio o lasciare nella luce (IR-08).
option-eagle-discard-yes = Sì, come ogni carta
option-eagle-discard-no = No, si può solo giocare o tenere
option-eagle-after-evoking = Aquile dopo l’evocazione
option-eagle-after-evoking-about = Se chi ha già evocato può ancora giocare l’aquila rimasta in mano (IR-21).
option-eagle-after-evoking-yes = Sì, fino all’ultima evocazione
option-eagle-after-evoking-no = No, resta in mano
option-settlement = Ordine dei conti
option-settlement-about = Chi tocca per primo il piatto a fine manche: da questo dipende se nella prima si può vincere un gettone (IR-23).
option-settlement-losers-first = Prima paga chi perde
option-settlement-winner-first = Prima prende il team migliore
option-end-check = Fine della partita
option-end-check-about = Quando si guarda se ha gettoni un giocatore solo: il rientro di uno spennato può tenere aperta la partita (IR-26).
option-end-check-after-settlement = Dopo tutti i conti
option-end-check-after-losses = Subito dopo le perdite
option-nobody-left = Tutti senza gettoni
option-nobody-left-about = Che cosa succede se gli ultimi gettoni vanno persi tutti insieme (IR-27).
option-nobody-left-play-on = Si continua da spennati: vince il primo team sciamano
option-nobody-left-replay = Le perdite si annullano e si rigioca
option-return-cards = Carte per il team sciamano
option-return-cards-about = Da dove uno spennato prende le due carte per il suo team (IR-31).
option-return-cards-table = Solo dalle quattro accanto al mazzo
option-return-cards-table-and-evocations = Anche dalle evocazioni degli altri
option-return-declinable = Rinuncia al team sciamano
option-return-declinable-about = Se uno spennato può rinunciare a un team sciamano che saprebbe fare (IR-35).
option-return-declinable-yes = Sì, evoca solo se vuole
option-return-declinable-no = No, se può deve evocare

## Le regole: i capitoli

section-aim = Scopo del gioco e componenti
section-start = Come iniziare
section-play = Svolgimento
section-dark = Il buio
section-light = La luce
section-evocation = L’evocazione
section-end = Fine della manche
section-plucked = Gli spennati
section-dealer = Il mazziere
section-victory = La vittoria
section-eagle = Le aquile
section-examples = Esempi di evocazioni
section-invariants = Ciò che vale sempre
section-rulings = Dove il regolamento tace

## Le regole

rule-in-001 = A Indy si gioca da due a sei. Siete sciamani in gara tra voi: alla fine ne resta uno solo, il più esperto, che si porta via le penne in palio.
rule-in-002 = Nella scatola ci sono sei carte sciamano, ventiquattro gettoni penne e un mazzo di 57 carte: 18 personaggi, 18 cavalli e 18 oggetti, sei per ciascuno dei tre colori, più tre aquile.
rule-in-003 = Per cominciare ciascuno sceglie una carta sciamano fra quelle ancora libere e riceve quattro gettoni, che tiene davanti a sé bene in vista.
rule-in-004 = I gettoni avanzati restano nella scatola e non entrano in gioco. Il piatto, all’inizio, è vuoto.
rule-in-005 = Nella prima manche il mazziere mescola il mazzo e serve quattro carte a testa: prima a sé, poi agli altri in senso orario.
rule-in-006 = È standard l’evocazione composta da un personaggio, un cavallo e un oggetto di un unico colore.
rule-in-007 = È team l’evocazione composta da tre personaggi di un unico colore.
rule-in-008 = Ogni altra combinazione di tre carte è un’evocazione sbagliata: si può giocare, ma sta sotto tutte le altre.
rule-in-009 = Ogni manche si divide in tre turni: prima il buio, poi la luce, infine l’evocazione. In ciascuno gioca per primo il mazziere e gli altri seguono in senso orario.
rule-in-010 = Nel buio, al proprio turno, si cambiano una carta, due carte o nessuna.
rule-in-011 = Le carte cambiate si mettono coperte in fondo al mazzo; solo dopo se ne pescano altrettante dalla cima, e la mano torna al numero di prima.
rule-in-012 = Nel buio il cambio si fa una volta sola: chi ha pescato non può cambiare ancora.
rule-in-013 = La luce si apre con tre carte: prima che qualcuno giochi, il mazziere le gira dalla cima del mazzo e le dispone scoperte lì accanto.
rule-in-014 = Nella luce, al proprio turno, si scambia una sola carta della mano con una di quelle scoperte, oppure si passa.
rule-in-015 = La carta lasciata va scoperta nel posto esatto di quella presa: chi gioca dopo potrà prenderla a sua volta.
rule-in-016 = Nella luce lo scambio è libero: il tipo e il colore delle due carte non contano.
rule-in-017 = L’evocazione si apre con una carta in più, che il mazziere gira dalla cima del mazzo prima di ogni altra cosa: da qui in poi le carte scoperte sono quattro.
rule-in-018 = Nel turno di evocazione si può fare un altro scambio con il tavolo, ma solo se le due carte hanno lo stesso tipo e anche lo stesso colore: un cavallo verde, per esempio, si scambia soltanto con un altro cavallo verde. Lo scambio resta facoltativo.
rule-in-019 = Il turno si conclude con l’evocazione vera e propria: tre carte della mano, deposte scoperte accanto al proprio sciamano.
rule-in-020 = La quarta carta non si depone: rimane in mano e potrà servire più avanti.
rule-in-021 = Nessuno può tirarsi indietro: chi ha gettoni evoca sempre, anche quando ne esce un’evocazione sbagliata o di certo la peggiore.
rule-in-022 = Prima di tutto conta la categoria: un team supera qualunque standard, e uno standard supera qualunque evocazione sbagliata, per quante penne abbiano.
rule-in-023 = A parità di categoria è migliore l’evocazione con più penne.
rule-in-024 = A fine manche l’evocazione peggiore costa un gettone: chi l’ha fatta lo mette nel piatto.
rule-in-025 = Se più evocazioni sono peggiori a pari merito, uguali cioè per categoria e per penne, chi le ha fatte mette nel piatto un gettone ciascuno.
rule-in-026 = Chi ha, da solo, il team con più penne vince la manche e prende un gettone dal piatto. Se il piatto è vuoto, non prende nulla.
rule-in-027 = Se il team migliore è di due o più giocatori alla pari, nessuno di loro prende gettoni.
rule-in-028 = Solo un team fa guadagnare gettoni. Chi ha l’evocazione migliore con uno standard, o con una sbagliata, non prende nulla.
rule-in-029 = Sistemati i gettoni si passa a una nuova manche, che si svolge allo stesso modo.
rule-in-030 = Chi perde l’ultimo gettone diventa spennato. Non è eliminato: resta al tavolo e può ancora rifarsi.
rule-in-031 = Lo spennato gioca con due carte soltanto: da una manche all’altra ne conserva una e ne riceve una nuova, mentre gli altri ne ricevono tre.
rule-in-032 = Nel turno di evocazione lo spennato punta al team sciamano: un team del colore del proprio sciamano, composto da una delle sue due carte e da due carte scoperte.
rule-in-033 = Lo spennato che riesce nel team sciamano prende un gettone dal piatto, non è più spennato e dalla manche seguente gioca di nuovo con quattro carte.
rule-in-034 = Gli spennati aspettano che tutti i giocatori con gettoni abbiano evocato; poi tocca a loro, in senso orario.
rule-in-035 = In ogni manche può rientrare un solo spennato: appena uno riesce nel team sciamano, quelli che vengono dopo di lui non evocano più fino alla manche successiva.
rule-in-036 = A ogni nuova manche il mazzo passa al giocatore seguente in senso orario, che fa da mazziere.
rule-in-037 = Tra una manche e l’altra ciascuno tiene in mano una sola carta. Tutte le altre, quelle scoperte e quelle evocate comprese, tornano nel mazzo, che si mescola.
rule-in-038 = Poi il mazziere serve tre carte a chi ha gettoni, che torna così ad averne quattro, e una carta agli spennati, che tornano ad averne due.
rule-in-039 = La partita finisce quando un solo giocatore possiede ancora gettoni: ha vinto, e tutto il piatto è suo.
rule-in-040 = Un’aquila si può giocare quando si vuole, anche mentre è il turno di un altro.
rule-in-041 = Chi gioca l’aquila prende in mano una carta scoperta a sua scelta; il posto rimasto vuoto si riempie con la prima carta del mazzo.
rule-in-042 = L’aquila giocata si mette in fondo al mazzo.
rule-in-043 = Giocare un’aquila, o anche più d’una, non costa il turno: chi lo fa conserva la sua normale giocata.
rule-in-044 = Un’aquila non resta mai tra le carte scoperte: se ne compare una, va in fondo al mazzo e la prima carta del mazzo ne prende il posto.
rule-in-045 = Le penne di un’evocazione sono la somma di quelle delle sue tre carte. Il conto si fa allo stesso modo anche quando è sbagliata.
rule-in-046 = Personaggio 2, cavallo 2 e oggetto 5 di un colore fanno uno standard da 9; tre personaggi 6, 3 e 4 di un colore, un team da 13; tre carte 1, 2 e 3 male assortite, una sbagliata da 6. Nei confronti un team da 15 supera un team da 14, un team da 6 supera uno standard da 15, e uno standard da 6 supera una sbagliata da 15.
rule-in-047 = I gettoni non nascono e non spariscono: quelli dei giocatori, sommati a quelli del piatto, sono sempre quattro per ogni partecipante.
rule-in-048 = Le 57 carte sono sempre tutte in gioco, ciascuna in un posto solo: nel mazzo, in una mano, scoperta accanto al mazzo o in un’evocazione.
rule-in-049 = Tra un turno e l’altro chi ha gettoni tiene quattro carte, una sola dopo aver evocato; uno spennato ne tiene due, una sola dopo il team sciamano.
rule-in-050 = Quando qualcuno deve decidere, tra le carte scoperte non c’è mai un’aquila.
rule-in-051 = Finché almeno due giocatori hanno gettoni, ogni manche manda nel piatto almeno un gettone.

## Le nostre decisioni

ruling-ir-01 = In ogni tipo e colore le sei carte valgono 1, 2, 3, 4, 5 e 6 penne. I valori non sono stampati nel testo, ma solo così gli esempi tornano tutti e il team più basso fa 6, il più alto 15.
ruling-ir-02 = Gli sciamani sono due per colore. Le carte sono sei, i colori tre e il colore dello sciamano deve poter essere quello di un team; due giocatori possono quindi avere lo stesso colore.
ruling-ir-03 = Il primo mazziere si tira a sorte; da lui, in senso orario, ciascuno sceglie uno sciamano tra quelli rimasti. Il regolamento non ne parla, e il colore conta solo per chi finisce spennato.
ruling-ir-04 = Non c’è un massimo di gettoni: chi vince con un team può averne anche più di quattro. Nessuna regola pone un limite.
ruling-ir-05 = Ogni scambio è una possibilità, mai un obbligo. Nel buio però il limite è di due carte: cambiarne tre o quattro non è permesso.
ruling-ir-06 = Prima si scarta, poi si pesca; gli scarti restano coperti e vanno sotto il mazzo. Nel buio il mazzo è sempre abbastanza alto perché nessuno ripeschi uno scarto.
ruling-ir-07 = Gli spennati cambiano nel buio e scambiano nella luce come tutti; nel buio possono cambiare anche entrambe le carte. Il testo dice solo che giocano con meno carte, non che saltano dei turni. Il tavolo può decidere altrimenti.
ruling-ir-08 = Un’aquila si può scartare nel buio o lasciare sul tavolo nella luce, perché nulla lo vieta; sul tavolo viene sostituita subito. Nella luce, comunque, giocarla conviene sempre almeno altrettanto. Il tavolo può decidere altrimenti.
ruling-ir-09 = Nel turno di evocazione un’aquila non si scambia: lo scambio vuole due carte dello stesso tipo, e tra quelle scoperte non ci sono aquile. Si può sempre giocarla.
ruling-ir-10 = Le tre carte da deporre si scelgono liberamente: nessuno è tenuto a fare l’evocazione migliore che ha. La categoria la decidono le carte, non una dichiarazione.
ruling-ir-11 = Un’aquila si può deporre in un’evocazione: vale zero penne e la rende sbagliata. Il regolamento non lo prevede, ma può capitare a chi ne tiene in mano più d’una.
ruling-ir-12 = Tre cavalli, tre oggetti, due personaggi con un cavallo, o carte di colori diversi sono evocazioni sbagliate: le forme giuste sono due soltanto, standard e team.
ruling-ir-13 = La quarta carta resta coperta in mano ed è quella che si conserva per la manche seguente, a meno che un’aquila non la cambi.
ruling-ir-14 = Un’evocazione deposta non si tocca più. Aquile e scambi riguardano le carte accanto al mazzo, mai quelle accanto agli sciamani.
ruling-ir-15 = «Quando si vuole» significa: quando c’è una carta scoperta da prendere. Quindi mai nel buio, e non più dopo l’ultima evocazione, perché i conti e la raccolta delle carte sono una cosa sola.
ruling-ir-16 = Con l’aquila si prende una carta di qualunque tipo e colore, anche nel turno di evocazione: il limite di quel turno riguarda lo scambio, non l’aquila.
ruling-ir-17 = Un’aquila tra le carte scoperte si sostituisce prima che accada altro; se al suo posto ne esce un’altra, si sostituisce anche quella. Vanno sotto il mazzo nell’ordine in cui sono uscite.
ruling-ir-18 = Per le aquile e per gli scambi sono «scoperte» solo le tre o quattro carte accanto al mazzo. Le evocazioni appartengono a chi le ha fatte.
ruling-ir-19 = Se più giocatori vogliono giocare un’aquila nello stesso momento, la precedenza va a chi è di turno e poi agli altri in senso orario; dopo ogni aquila tutti possono reagire di nuovo. Un’aquila precede la prossima mossa e non annulla mai quella già fatta.
ruling-ir-20 = Chi gioca un’aquila non cambia il numero delle proprie carte: una ne esce, una ne entra.
ruling-ir-21 = La quarta carta può essere un’aquila, e si può giocare anche dopo aver evocato: per migliorare la carta da conservare, per ostacolare uno spennato o per aiutarlo. Altrimenti resta in mano per la manche seguente. Il tavolo può decidere altrimenti.
ruling-ir-22 = A fine manche si confrontano solo le evocazioni di chi ha gettoni, sia per la peggiore sia per la migliore. Se contassero anche gli spennati, che spesso non evocano, la peggiore sarebbe quasi sempre la loro e nessuno perderebbe più nulla.
ruling-ir-23 = Prima paga chi ha l’evocazione peggiore, poi prende lo spennato rientrato, infine il team migliore. Solo il premio del team dipende dal piatto: in quest’ordine lo spennato è sempre pagato, e già nella prima manche un team può guadagnare. Il tavolo può far prendere il team per primo.
ruling-ir-24 = Se tutti i giocatori con gettoni hanno lo stesso team, con le stesse penne, sono tutti i peggiori e perdono un gettone ciascuno. Il team migliore è alla pari, quindi nessuno ne guadagna.
ruling-ir-25 = Perdite e guadagni arrivano insieme, a fine manche: nessuno diventa spennato nel mezzo.
ruling-ir-26 = Una volta per manche, a conti chiusi, si guarda se la partita è finita. Così, se uno spennato rientra proprio quando il penultimo giocatore perde l’ultimo gettone, si continua. Il tavolo può far finire la partita subito dopo le perdite.
ruling-ir-27 = Se nessuno ha più gettoni, la partita continua: sono tutti spennati, nessuno può perdere, e il primo che riesce nel team sciamano resta l’unico con un gettone e vince. È ciò che dicono le regole senza inventarne altre. Il tavolo può invece annullare le perdite e rigiocare la manche.
ruling-ir-28 = Se gli ultimi gettoni vanno persi tutti insieme ma nella stessa manche rientra uno spennato, il suo è l’unico gettone rimasto fuori dal piatto: ha vinto.
ruling-ir-29 = In due non si gioca mai da spennati: appena uno resta senza gettoni, l’altro ha vinto. L’unica eccezione è che li perdano entrambi insieme.
ruling-ir-30 = Il team sciamano vuole esattamente una carta della propria mano e due scoperte. Due carte proprie con una scoperta non bastano.
ruling-ir-31 = Le due carte del team sciamano vengono solo dalle quattro accanto al mazzo. Il testo potrebbe comprendere anche le evocazioni, ma rientrare diventerebbe troppo facile, e l’attesa degli spennati si spiega già con gli scambi degli altri. Il tavolo può decidere altrimenti.
ruling-ir-32 = Il colore dev’essere quello del proprio sciamano. Le penne invece non contano: va bene qualsiasi totale.
ruling-ir-33 = Lo spennato gioca l’intero turno di evocazione, scambio compreso, dopo i giocatori con gettoni. Vale anche se è il mazziere, come gli può capitare: questa regola è più precisa di quella che lo fa cominciare.
ruling-ir-34 = Chi è spennato e non fa il team sciamano non depone e non mostra nulla. L’obbligo di evocare vale per chi ha tre carte da deporre.
ruling-ir-35 = Uno spennato può rinunciare a un team sciamano che saprebbe fare: il regolamento glielo concede, non glielo impone. Il tavolo può renderlo obbligatorio.
ruling-ir-36 = Uno spennato che non ha evocato ha ancora due carte: sceglie quale tenere e l’altra torna nel mazzo. Solo così, con una carta in più, ne ha di nuovo due. Se sono in più d’uno, scelgono insieme.
ruling-ir-37 = Le carte scoperte usate per un team sciamano si depongono con quella di mano, e i loro posti restano vuoti: solo l’aquila prevede che si riempiano.
ruling-ir-38 = Chi è appena rientrato ha una carta e ne riceve tre; chi è appena diventato spennato ha la sua quarta carta e ne riceve una. Conta lo stato alla fine della manche.
ruling-ir-39 = Lo scambio nel turno di evocazione non può rendere possibile un team sciamano: un personaggio del colore giusto prende il posto di un altro uguale per tipo e colore. Può solo migliorare la carta da tenere.
ruling-ir-40 = Il mazzo passa sempre al posto accanto, anche se chi vi siede è spennato.
ruling-ir-41 = Tutti vedono gettoni, piatto, sciamani, carte scoperte, evocazioni, quante carte ha ciascuno, quali ha preso o lasciato sul tavolo e quali aquile vanno sotto il mazzo. Restano segreti le mani, l’ordine del mazzo e gli scarti del buio, noti solo a chi li ha fatti.
ruling-ir-42 = Se nessuno fa un team, non importa chi abbia l’evocazione migliore: non si vince nulla.
ruling-ir-43 = Il mazziere serve a ciascuno tutte le sue carte in una volta, prima a sé. Il testo non dice se si diano una per una o insieme; le probabilità sono comunque le stesse.

# Come finisce una partita, nei rapporti del laboratorio

ending-won = qualcuno vince la partita
