### Parole che servono solo al tavolo di Isola dei Demoni nel browser. Carte e ciò che sta sul tavolo arrivano con il loro nome.

isola-commanded = , al comando { $forces }
isola-against = { $one } contro { $other }

## I valori, a parole

isola-value-attack = attacco
isola-value-defence = difesa
isola-value-resistance = resistenza
isola-value-green = punti verdi
isola-worth = attacco { $attack }, difesa { $defence }, resistenza { $resistance }
isola-worth-life =
    { $lives ->
        [one] attacco { $attack }, difesa { $defence }, una vita
       *[other] attacco { $attack }, difesa { $defence }, { $lives } vite
    }
isola-lives =
    { $count ->
        [one] una vita
       *[other] { $count } vite
    }
isola-green =
    { $count ->
        [one] un punto verde a ogni puntata
       *[other] { $count } punti verdi a ogni puntata
    }
isola-ochre =
    { $count ->
        [one] un punto ocra per chi la vince
       *[other] { $count } punti ocra per chi la vince
    }
isola-owned = di { $seat }
isola-engaged = impegnata
isola-cancelled = annullata
isola-bears = con { $cards }
# Da dove viene un valore: $total = le parti
isola-sum = { $value } { $total } = { $parts }
isola-cost =
    { $count ->
        [one] all’inizio costa un punto
       *[other] all’inizio costa { $count } punti
    }
isola-basis = { $basis } · { $id }
# Quanti simboli ha la capacità
isola-pips =
    { $count ->
        [one] la attiva una vita al comando
       *[other] la attivano { $count } vite al comando
    }

## Il tavolo

isola-forces = Le tue forze
isola-forces-of = Forze di { $seat }
isola-no-forces = ancora nessuna
isola-places = I tuoi luoghi, la frontiera per prima
isola-places-of = Luoghi di { $seat }, la frontiera per prima
isola-no-places = nessun luogo
isola-no-places-theirs = nessun luogo: si può attaccare direttamente
isola-frontier = frontiera
isola-destiny = Destino
isola-event-of = Evento di { $seat }
isola-future = Futuro
isola-future-count =
    { $count ->
        [one] una carta nel futuro
       *[other] { $count } carte nel futuro
    }
isola-past = Passato
isola-past-open =
    { $count ->
        [0] Passato di { $seat }: vuoto
        [one] Passato di { $seat }: una carta
       *[other] Passato di { $seat }: { $count } carte
    }
isola-removed = Fuori dal gioco
isola-remaining = Nel tuo futuro restano, senza ordine
isola-deck-of = Il mazzo di { $seat }: le liste sono aperte
isola-hand = La tua mano
isola-hand-empty = Nessuna carta in mano
isola-hand-count =
    { $count ->
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
isola-last-hands = Mano di { $seat }
isola-foreseen = In cima al tuo futuro
isola-spied = Nella mano avversaria, per quanto ne hai visto
isola-turn = Puntata { $turn }
isola-phase-of = { $phase }, { $seat }
isola-phase-both = { $phase }, tutti e due
isola-look-closer = Leggi { $card }

## I punti ordine

isola-track = Punti ordine: { $one } { $points }, { $other } { $theirs }. Dieci di vantaggio all’inizio della propria puntata fanno vincere.
isola-points =
    { $count ->
        [one] un punto ordine
       *[other] { $count } punti ordine
    }

## L’inizio con carte in gioco

isola-ask-buy =
    { $left ->
        [one] Resta un punto: che cosa metti in gioco?
       *[other] Restano { $left } punti: che cosa metti in gioco?
    }
isola-shop = Il tuo mazzo
isola-bought = Scelte
isola-nothing-bought = Ancora nulla
# $spent di $budget punti
isola-budget =
    { $spent ->
        [one] 1 punto su { $budget }
       *[other] { $spent } punti su { $budget }
    }
action-done-buy = Basta così: si comincia
action-back-buy = Togli l’ultima
isola-all-types = Tutte

## Scegliere

isola-tray = Risposte
verb-play = Gioca
verb-settle = Con un esercito
verb-muster = Con un luogo
verb-assign = Assegna
verb-attach = Assegna a un luogo
verb-use = Usa
verb-expend = Usa ciò che porta
verb-discard = Scarta
verb-add = Nella colonna
verb-lead = Al comando
verb-target = Attacca
verb-act = Attiva
verb-employ = Usa
verb-pick = Scegli
verb-pick-place = Scegli un luogo
verb-pick-event = Scegli un evento
verb-take = Prendi
verb-lose = Perdi

## Le parole chiave spiegate

keyword-surprise = Sorpresa
keyword-surprise-about = Il gruppo colpisce per primo: chi cade non risponde.
keyword-double = Doppi danni
keyword-double-about = I danni del gruppo contano due volte.
keyword-mortal = Mortale
keyword-mortal-about = Le carte vinte così escono dal gioco; le vite dei personaggi valgono una resistenza.
keyword-massacre = Massacratore
keyword-massacre-about = Un luogo conquistato esce dal gioco; le vite dei personaggi valgono una resistenza.
keyword-cancel = Annulla
keyword-cancel-about = In questo scontro la carta non ha capacità.
keyword-zero = Azzera
keyword-zero-about = In questo scontro il valore è 0, qualunque cosa vi si aggiunga. Una vita non si azzera.
keyword-distract = Distrazione
keyword-distract-about = La carta diventa impegnata e lascia il suo gruppo.
keyword-suicide = Attacco suicida
keyword-suicide-about = Attacco doppio; poi la carta esce dal gioco.
keyword-challenge = Sfida
keyword-challenge-about = Due carte combattono subito, ogni vita vale una resistenza e nessuno fa punti.
keyword-cobra = Cobra
keyword-cobra-about = Un’etichetta che altre carte cercano. Un Cobra sta solo con altri Cobra.
keyword-rebel = Ribelle
keyword-rebel-about = Un’etichetta che altre carte cercano.
keyword-unique = Carta unica
keyword-unique-about = Su tutto il tavolo può essercene una sola.
keyword-cumulative = Cumulabile
keyword-cumulative-about = Su una carta possono essercene più d’una.

## La fine

# $places conquistati, $beaten carte e vite
isola-decided =
    { $seat }: { $places ->
        [0] nessun luogo conquistato
        [one] un luogo conquistato
       *[other] { $places } luoghi conquistati
    }, { $beaten ->
        [0] nessuna carta o vita nemica vinta.
        [one] una carta o vita nemica vinta.
       *[other] { $beaten } carte e vite nemiche vinte.
    }

## Fuori dal proprio turno

react-window = Gioca una carta adesso
react-reply = Rispondi
react-replies = Rispondi
