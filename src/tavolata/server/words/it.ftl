### Le parole del tavolo online: perché il server dice di no, e che cosa dice chi lo avvia.

## Il server

server-no-page = La parte per il browser non è stata costruita: installa Tavolata con «make play», oppure esegui «make web».
server-ready = La tavola è apparecchiata:
server-here = su questo computer
server-lan = per chi è sulla stessa rete
server-scan = Inquadra il codice con il telefono:
server-admin = per chi ospita
server-data = Le partite si conservano in { $folder }.
server-database = Le partite si conservano nel database { $url }.
server-upgraded = Il database è stato portato alla forma di questa versione; una copia di com’era prima è in { $file }.
server-mark = Tavolata tiene i suoi tavoli in { $database }, accanto a questo file. Se quello manca o è vuoto mentre questo c’è, il server non parte, perché tavoli perduti non passino per un nuovo inizio. Per cominciare senza tavoli, cancella questo file.
server-stop = Ctrl-C per sparecchiare: nessuna partita va persa.
server-stopped = Tavola sparecchiata. Le partite riprendono da dove sono al prossimo avvio.
error-port = La porta { $port } è già occupata: scegline un’altra con --port, oppure chiudi il programma che la usa.
error-bind = Non si può aprire il tavolo su { $host }, porta { $port }: { $reason }
error-database-kind = { $url } non è un database che Tavolata possa usare: indica un database PostgreSQL (postgresql://nome:password@host/database), oppure ometti --database.
error-database = Il database { $url } non si apre: { $reason }
error-database-newer = Il database { $database } è stato scritto da una versione più nuova di Tavolata: per usarlo, aggiorna Tavolata.
# $count: quanti processi
error-workers-database = Per { $count } processi occorre un database comune: indica un database PostgreSQL con --database. Con SQLite il processo è uno solo, come con --workers 1.
error-workers-system = Su questo sistema il server può avere un solo processo: ometti --workers. Su Linux e macOS possono essere di più.
error-copy-before-upgrade = Il database { $database } va portato alla forma di questa versione, e la copia che si fa prima non è riuscita: { $reason }. Nulla è cambiato: fai spazio lì accanto e riavvia.
# $state: gone or empty; $copy: the newest copy beside it, or none
error-tables-gone =
    Nella cartella { $folder } c’erano tavoli, ma tables.db { $state ->
        [gone] non c’è più
       *[empty] è vuoto
    }. Nulla è cambiato. Ripristina una copia di riserva con «tavolata restore»{ $copy ->
        [none] {""}
       *[other] , oppure la copia { $copy }
    }; per cominciare senza tavoli cancella lì { $mark }.
# $copy: the newest copy beside it, or none
error-database-damaged =
    Il database { $database } è danneggiato ({ $reason }) ed è stato lasciato com’è. Spostalo; poi «tavolata restore» riporta una copia di riserva{ $copy ->
        [none] {""}
       *[other] , la copia { $copy }
    }, o ciò che se ne legge ancora.
error-folder-taken = Un altro server usa già la cartella { $folder }: apri quello, oppure scegli un’altra cartella con --data.
error-data-folder = Nella cartella { $folder } non si può scrivere: { $reason }
error-secret = Il file { $file } è rovinato: contiene il segreto da cui nascono tutti i link. Rimetti la tua copia, oppure cancellalo: ne nascerà uno nuovo. I link già distribuiti continuano a valere; quelli che vede chi ospita, solo dopo averli rinnovati.
# $variable: il nome; $count: lettere; $command: che cosa scrivere
error-weak-token =
    { $variable } si può indovinare: servono almeno { $count } lettere o cifre a caso, non parole né tasti in fila. Se ne ottiene una con: { $command }.{ $variable ->
        [TAVOLATA_SECRET] {" "}I link già distribuiti continuano a valere; quelli che vede chi ospita, solo dopo averli rinnovati.
       *[other] {""}
    }
# $name: che cosa è stato scritto
error-host-name = «{ $name }» non è il nome di un server: scrivilo senza http, porta e percorso, come giochi.example.org.
# $variable: il suo nome; $word: che cosa c'è scritto
error-proxies = { $variable } dice «{ $word }», che non è l’indirizzo di un proxy: indica indirizzi o reti, come 10.0.0.10 o 10.0.0.0/24, separati da spazi o virgole, oppure soltanto *.
# $variable: il suo nome; $word: che cosa c'è scritto
error-nudge-setting = { $variable } dice «{ $word }», che lì non ha senso: docs/hosting.md spiega che cosa si può scrivere.
# $variable: il suo nome; $form: come si scrive
error-nudge-mail-server = { $variable } non indica un server di posta. Si scrive così, con smtp o smtps: { $form }

## Backups

backup-made =
    { $tables ->
        [one] Un tavolo
       *[other] { $tables } tavoli
    } con { $moves ->
        [one] una voce
       *[other] { $moves } voci
    } nel giornale: { $tables ->
        [one] copiato
       *[other] copiati
    } in { $place }. Tieni la copia per te: contiene tutte le carte e tutti i link.
backup-restored =
    { $tables ->
        [one] Un tavolo
       *[other] { $tables } tavoli
    } con { $moves ->
        [one] una voce
       *[other] { $moves } voci
    } nel giornale: { $tables ->
        [one] ripristinato
       *[other] ripristinati
    }. Le partite vanno avanti quando parte il server.
# $tables: their codes
backup-lost =
    { $count ->
        [one] Un tavolo non si legge più e manca
       *[other] { $count } tavoli non si leggono più e mancano
    }: { $tables }.
error-backup-there = { $place } c’è già: indica una cartella che non c’è, così nessuna copia precedente va perduta.
error-nothing-to-back-up = Non c’è nulla da copiare: { $database } non ha tavoli.
error-backup-older = Il database { $database } ha la forma di una versione precedente: avvia una volta il server con questa versione, o fai la copia con quella che l’ha scritto.
error-backup = La copia in { $place } non è riuscita: { $reason }
error-no-backup = { $place } non è una copia di riserva: indica la cartella fatta da «tavolata backup», o una copia di tables.db.
error-restore = Non è stato possibile ripristinare { $place }: { $reason }
error-restore-not-empty = { $database } ha già dei tavoli: prima spostalo, o scegli un altro posto con --data o --database.

## Perché no

error-bad-request = Non capisco la richiesta: { $reason }.
error-address = L’indirizzo contiene un carattere di controllo: qui nessun indirizzo ne ha.
error-not-json = La richiesta deve essere JSON (Content-Type: application/json).
error-too-large = È troppo lungo: accorcialo.
error-too-fast = Troppe richieste in poco tempo: aspetta qualche secondo e riprova.
error-too-many-tables = Da qui sono stati aperti troppi tavoli: riprova più tardi.
error-too-many-decks = Qui ci sono troppi tavoli con un mazzo proprio: gioca con un mazzo della casa, o chiedi a chi gestisce il server.
error-origin = La richiesta viene da un’altra pagina: apri Tavolata e riprova da lì.
# $name: il nome; $option: con che cosa avviare il server
error-host = Questo server non si chiama { $name }. Se deve rispondere a questo nome, chi lo gestisce lo avvia con { $option }.
error-protocol = Il server è di un’altra versione: ricarica la pagina.
error-hello-first = Prima bisogna salutare: la connessione non sa ancora di quale tavolo si parla.
error-server = Qualcosa è andato storto nel server. La partita è al sicuro: riprova, e se ricapita segnala il problema.
error-database-away = In questo momento il server non può usare il suo database, quindi non è stato fatto nulla. Niente è perduto: si riprende da sé appena torna; riprova tra poco.
error-no-page = Questa pagina non esiste.
error-no-table = Questo tavolo non esiste, o è stato cancellato.
error-no-report = Questa segnalazione non esiste.
# $card: la carta, in notazione
error-card-out-of-sight = A questo tavolo { $card } non è in vista: si possono segnalare solo carte che tutti vedono.
error-daily = Questo gioco non ha una sfida del giorno.
error-no-link = A questo tavolo si arriva con un link: chiedilo a chi ospita.
error-link = Questo link non vale (più): chiedine uno nuovo a chi ospita.
error-not-your-seat = Questo posto non è tuo.
error-no-device = Questo dispositivo non ha (più) il posto: guarda di nuovo l’elenco.
error-own-device = Questo è il tuo dispositivo: alzati o lascia il tavolo, invece.
error-host-only = Può farlo solo chi ospita il tavolo.
error-admin = Serve il codice di amministrazione che il server scrive all’avvio.
error-metrics = Le cifre del server sono per chi ha il codice in TAVOLATA_METRICS_TOKEN.
error-name-empty = Serve un nome con almeno una lettera.
error-name-taken = A questo tavolo c’è già { $name }: scegli un altro nome.
error-looks-taken = Quel colore con quella forma è già di qualcun altro: cambia uno dei due.
error-seat-taken = Il posto { $seat } è già occupato.
error-seat-bot = Al posto { $seat } siede un bot: prima che la partita cominci, chi ospita può liberarlo.
error-sits-already = Siedi già a questo tavolo: per un’altra persona sullo stesso dispositivo usa «Siede qui anche un’altra persona».
error-table-full = I posti sono tutti occupati.
error-no-watching = Chi ospita non permette di guardare con questo invito.
error-door-full = Alla porta c’è già molta gente: riprova tra un po’.
error-guest-gone = Chi chiedeva un posto non c’è più.
error-guest-sits = { $name } siede ormai a questo tavolo.
error-guest-not-asked = Di questo ospite nessuno chiede il tuo parere, o non più.
error-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-not-finished = Si può fare solo a partita finita.
error-nobody = A tavola non c’è ancora nessuno: qualcuno deve sedersi.
error-seats-empty =
    { $count ->
        [one] Un posto è ancora vuoto
       *[other] { $count } posti sono ancora vuoti
    }: aspetta che qualcuno si sieda, oppure mettici dei bot.
error-seat-change = In questo momento con quel posto non si può fare.
error-seat-deck-ready = Qui non c’è un mazzo «{ $name }». Scegli tra: { $known }.
error-seat-deck-missing = Ancora senza mazzo: { $names }. A questo gioco ognuno porta il suo.
error-seat-deck-unfit = Il mazzo di { $name } non si può giocare con le regole di oggi: deve portarne un altro.
error-rematch-there = La rivincita è già apparecchiata.
error-no-match = Di questo gioco, a questo tavolo, non si fa un incontro: si gioca una partita sola.
error-table-changed = Nel frattempo il tavolo è cambiato: guarda e scegli di nuovo.
error-taken-back = Scelta ritirata.
error-turned-over = Ciò che era coperto è stato visto: questa mossa non si riprende.
error-nothing-to-take-back = Non c’è una tua scelta da riprendere.
error-no-wish = Nessuno ti ha chiesto di poter tornare indietro.
error-nothing-said = Non hai scritto nulla.
error-it-can = Questo si può fare.

## Andarsene

gone-seat = Questo dispositivo non ha più il posto: il link è stato rinnovato, il dispositivo è stato allontanato, il posto è stato liberato o vi si è seduto qualcun altro.
gone-host = Questo dispositivo non ospita più il tavolo: il link di chi ospita è stato rinnovato, oppure il dispositivo è stato allontanato.
gone-table = Il tavolo è stato cancellato.

## Lezioni

error-no-lesson = Qui non c’è nessuna lezione, oppure è un’altra persona a impararla.
error-lesson-not-read = Ora non si può semplicemente andare avanti: la guida aspetta una risposta, oppure stanno giocando gli altri.
error-analyse-busy = In questo momento si spiegano già molte partite: riprova tra qualche minuto.
# $most: quante risposte
error-analyse-long = Questa partita è troppo lunga per essere spiegata qui: ha più di { $most } risposte. Scaricala, e «tavolata analyse» la spiega sul tuo computer.
error-hint-off = A questo tavolo non si danno consigli: così è stato deciso, oppure qui giocano più persone.
error-hint-lesson = In una lezione è l’allenatore a dire da sé che cosa fare.
error-hint-daily = Nella sfida del giorno tutti hanno le stesse carte, e nessuno un consiglio.
error-hint-game = In questo gioco non ci sono consigli: il gioco è proprio quello che si sa.
error-hint-late = Il tavolo è andato avanti mentre si pensava al consiglio.
error-lesson-take-back = In una lezione non c’è nulla da ritirare: ciò che non porta avanti non viene nemmeno giocato.
error-lesson-seats = Nessuno prende il posto di chi impara: la lezione aspetta che torni.
error-lesson-clock = In una lezione non c’è orologio: prenditi il tempo che vuoi.
error-lesson-name-yourself = Scrivi il nome con cui vuoi imparare.

## Chiamate quando tocca a te

# $name: chi viene chiamato
nudge-title = { $name }, tocca a te
# $count: tavoli, almeno due
nudge-title-many = Tocca a te a { $count } tavoli
nudge-body = { $table } · { $game }
nudge-stop = Non chiamarmi più
nudge-stop-link = Per non ricevere più questi messaggi: { $link }
nudge-mail-subject = Ti scriviamo quando tocca a te?
nudge-mail-ask = Qualcuno al tavolo «{ $table }» vorrebbe che Tavolata scrivesse a questo indirizzo quando è il suo turno. Se sei tu, conferma qui: { $link } Se non sei tu, non fare nulla: non arriverà nient’altro.
error-nudge-kind = Questo server non chiama nessuno in quel modo.
error-nudge-address = Questo indirizzo qui non va bene: deve cominciare con https:// e indicare un host, senza password.
# $host: l'host
error-nudge-host = Questo server non può chiamare { $host }: chi lo gestisce permette solo pochi host.
error-nudge-mail = Questo non è un indirizzo e-mail.
error-nudge-no-mail = Il server adesso non riesce a spedire posta: riprova più tardi o scegli un altro modo.
error-nudge-many = Questo posto ha già molti modi di farsi chiamare: togline prima uno.
error-nudge-browser = Può chiedere di essere chiamato solo un browser che ha il posto.

## Quello che un messaggio mostra di un link

preview-about = Giochi da tavolo italiani con gli amici, nel browser: apri il link e siediti.
