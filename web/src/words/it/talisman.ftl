### Le parole che servono solo al tavolo di Talisman nel browser. Carte, caselle e nomi arrivano già leggibili.

## Il tabellone

talisman-board = Il tabellone
talisman-zoom = Ingrandire il tabellone
talisman-to-me = Alla mia pedina
talisman-nearer = Più vicino
talisman-farther = Più lontano
talisman-here = Qui si trova
talisman-coins =
    { $count ->
        [one] una moneta
       *[other] { $count } monete
    }
talisman-counters-left =
    { $count ->
        [one] resta un segnalino
       *[other] restano { $count } segnalini
    }

## Che cosa si può fare

talisman-panel = Che cosa succede e che cosa puoi fare
talisman-ways = Dove puoi arrivare
talisman-way-bridge = Oltre la Sentinella
talisman-way-bridge-portal = Ponte, poi il Portale del Potere
# $way: Forza o Astuzia
talisman-way-portal = Portale del Potere: { $way }
talisman-way-raft = In zattera
talisman-way-back = Indietro
talisman-tap-space = Tocca una casella accesa sul tabellone.
talisman-tap-seat = Scegli un giocatore.
talisman-tap-card = Scegli una carta.
talisman-aim-cast-on = Lancia { $card } su…
talisman-aim-cast-at = Lancia { $card } dove…
talisman-aim-cast-card = Lancia { $card } contro…
talisman-more = Altro ({ $count })
talisman-more-short = altre
talisman-free = gratis
talisman-read = Leggi
talisman-last-roll = Ultimo tiro, { $seat }: { $dice }
talisman-foreseen = Le prossime carte Avventura:

# I bottoni dei verbi, quando si sono già scelte le cose
verb-go = Vai
verb-halt = Vai e guardati intorno
verb-cross = Passa il ponte
verb-open = Apri il Portale
verb-back = Torna indietro
verb-raft = In zattera
verb-meet = Incontra
verb-attack = Attacca
verb-mind = Confronto psichico
verb-steal = Deruba
verb-beguile = Ammalia
verb-lure = Prendi un Seguace
verb-fight = Combatti
verb-assassinate = Assassina
verb-evade = Evita
verb-bribe = Paga
verb-exorcise = Distruggi
verb-charm = Incanta
verb-provoke = Provoca
verb-use = Usa
verb-cast = Lancia
verb-cast-on = Lancia su qualcuno
verb-cast-at = Lancia su una casella
verb-cast-card = Lancia su una carta
verb-take = Prendi
verb-drop = Lascia qui
verb-forget = Scarta
verb-give = Cedi
verb-replace = Sostituisci
verb-choose = Scegli
verb-align = Cambia allineamento
verb-buy = Compra
verb-free = Prendi gratis
verb-pay = Paga
verb-trade = Scambia
verb-sell = Scambia
verb-be = Gioca
verb-fate = Usa il Fato

## Chi sei e che cosa hai

# $about: il personaggio con i suoi valori
talisman-open-area = Apri l’area: { $about }
talisman-area = La tua area: { $character }
talisman-about = Leggi il personaggio: { $character }
talisman-choosing = sceglie il personaggio
talisman-own-cards = Le tue carte
talisman-usable = si può usare ora
talisman-stat-why = { $stat } { $count }: da dove viene
talisman-stat-sum = { $stat }: { $count }
# $quota: quanti se ne avevano all’inizio
talisman-stat-of = { $stat } { $count }, all’inizio { $quota }
talisman-of = { $count } di { $most }
# $needed: i punti che valgono un segnalino
talisman-points = punti Forza { $strength }, Astuzia { $craft }; { $needed } per un segnalino
talisman-trophy-points = Trofei: Forza { $strength }, Astuzia { $craft }
talisman-trophies =
    { $count ->
        [one] Un trofeo
       *[other] { $count } trofei
    }
talisman-spells-hidden =
    { $count ->
        [one] Una Magia coperta
       *[other] { $count } Magie coperte
    }

## Un attacco

talisman-assassinate = chi viene assassinato non tira
# $win, $tie: in percento
talisman-odds = { $seat } vince { $win } volte su 100, stallo { $tie }
talisman-level = Pari: stallo
talisman-ahead = { $seat } è avanti di { $count }

## Che cosa è successo

talisman-digest = Che cosa è successo
talisman-abilities = Le abilità
talisman-turn-of = { $seat }, giro { $round }
talisman-beginning = L’inizio
talisman-nothing-happened = Ancora nulla.
talisman-show = Mostra sul tabellone: { $space }

## La fine

talisman-ended = Come è finita
talisman-fates = Che ne è stato di loro
talisman-fate-out = fuori dal gioco
talisman-fate-dead = senza personaggio
talisman-fate-killed =
    { $count ->
        [one] un Nemico ucciso
       *[other] { $count } Nemici uccisi
    }
talisman-fate-toad =
    { $count ->
        [one] Rospo una volta
       *[other] Rospo { $count } volte
    }
talisman-ended-rounds =
    { $rounds ->
        [one] È durata un giro.
       *[other] È durata { $rounds } giri.
    }
talisman-decided-crown =
    { $count ->
        [0] Alla Corona del Comando è arrivato per primo il personaggio di { $seat }.
        [one] Alla Corona del Comando è arrivato per primo il personaggio di { $seat }, con una magia di Comando.
       *[other] Alla Corona del Comando è arrivato per primo il personaggio di { $seat }, con { $count } magie di Comando.
    }
talisman-decided-hunter =
    { $count ->
        [one] Solo { $seat } ha ucciso un Nemico.
       *[other] Nessuno ha ucciso più Nemici di { $seat }: { $count }.
    }
talisman-decided-died =
    { $count ->
        [one] { $seat } ha perso un personaggio.
       *[other] { $seat } ha perso { $count } personaggi.
    }
talisman-decided-toad =
    { $count ->
        [one] { $seat } ha fatto il Rospo una volta.
       *[other] { $seat } ha fatto il Rospo { $count } volte.
    }
