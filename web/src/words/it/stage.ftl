## Ciò che mette in scena una partita: la fine, i grandi momenti, la televisione.

stage-curve = La curva della partita
# $measure: che cosa si conta, «gettoni»; $last: quanti turni
stage-curve-about = { $measure }, dall’inizio alla fine
stage-curve-turn = Momento della curva
stage-curve-watch = Rivedi da qui
stage-curve-start = all’inizio
stage-team = Il team
# $when: «al turno 7»; $change: «+4»
stage-leap = Il balzo più grande: { $name } { $when }, { $change }.
stage-share = Un’immagine da condividere
stage-share-title = L’immagine della partita
stage-share-send = Condividi
stage-share-save = Salva l’immagine
stage-share-failed = Il browser non ha saputo fare l’immagine.
# Descrive l’immagine a chi non la vede
stage-share-about = { $title } { $game }, la classifica e la curva della partita.

stage-turn = Tocca { A($name) }.
stage-drama-close = Va bene

stage-bot-pace = Ritmo dei bot
stage-bot-pace-calm = Calmo
stage-bot-pace-usual = Solito
stage-bot-pace-quick = Svelto

## La televisione

tv-open = Il tavolo in TV
tv-about = Il tavolo a tutto schermo per il salotto: niente carte coperte, e un codice QR per unirsi. I telefoni sono le mani.
tv-here = Apri qui
tv-link = Link per un’altra TV
tv-full = Schermo intero
tv-join = Inquadra il codice e siediti
tv-waiting = Si aspetta che la partita cominci
tv-free = libero
tv-turn = Tocca { A($names) }
tv-turn-many = Si aspettano { $names }
tv-happened = Che cosa è successo
tv-none = Questa TV non ha ancora un tavolo
tv-none-about = Chi ospita la partita trova il link per la TV nella sala d’attesa e nelle impostazioni del tavolo.

## Le partite di questo dispositivo

kept-title = Le mie partite
kept-about = Restano in questo browser: nessuno le riceve, nemmeno il server.
kept-none = Ancora nessuna partita finita su questo dispositivo.
kept-link = Le mie partite su questo dispositivo
kept-played =
    { $count ->
        [one] una partita
       *[other] { $count } partite
    }
kept-won =
    { $count ->
        [0] nessuna vinta
        [one] una vinta
       *[other] { $count } vinte
    }
kept-streak = { $count } vittorie di fila
kept-best = al massimo { $count } di fila
# $results: «vinta, persa, vinta»
kept-last = Le ultime, la più recente in fondo: { $results }
kept-was-won = vinta
kept-was-lost = persa
kept-was-together = insieme
kept-level = Contro bot: { $level }
kept-of = { $won } su { $played }
kept-like-me = Bot forti come te: { $level }
kept-like-me-reset = Ricomincia
# $game: il nome
kept-like-me-reset-of = Ricomincia con i bot forti come te a { $game }
kept-like-me-about = Il prossimo tavolo di questo gioco comincia dal livello di sempre
kept-like-me-done = { $game }: i prossimi bot forti come te cominciano dal livello di sempre.
kept-people = Con chi ho giocato
kept-on = Tieni le mie partite su questo dispositivo
kept-export = Scarica tutto
kept-erase = Cancella tutto
kept-erase-ask = Cancellare le tue partite?
kept-erase-about = Spariscono da questo browser, e con loro quanto devono essere forti i bot per te. Non si possono recuperare. I tavoli sul server restano come sono.
kept-erase-no = Lascia stare
