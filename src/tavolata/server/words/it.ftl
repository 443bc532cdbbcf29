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
server-stop = Ctrl-C per sparecchiare: nessuna partita va persa.
server-stopped = Tavola sparecchiata. Le partite riprendono da dove sono al prossimo avvio.
error-port = La porta { $port } è già occupata: scegline un’altra con --port, oppure chiudi il programma che la usa.
error-bind = Non si può aprire il tavolo su { $host }, porta { $port }: { $reason }
error-database-kind = { $url } non è un database che Tavolata possa usare: indica un database PostgreSQL (postgresql://nome:password@host/database), oppure lascia via --database.
error-database = Il database { $url } non si apre: { $reason }
error-database-newer = Il database { $database } è stato scritto da una versione più nuova di Tavolata: per usarlo, aggiorna Tavolata.
error-folder-taken = Un altro server usa già la cartella { $folder }: apri quello, oppure scegli un’altra cartella con --data.
error-data-folder = Nella cartella { $folder } non si può scrivere: { $reason }
error-secret = Il file { $file } è rovinato: contiene il segreto da cui nascono tutti i link. Rimetti la tua copia, oppure cancellalo: ne nascerà uno nuovo. I link già distribuiti continuano a valere; quelli che vede chi ospita, solo dopo averli rinnovati.

## Perché no

error-bad-request = Non capisco la richiesta: { $reason }.
error-not-json = La richiesta deve essere JSON (Content-Type: application/json).
error-too-large = È troppo lungo: accorcialo.
error-too-fast = Troppe richieste in poco tempo: aspetta qualche secondo e riprova.
error-too-many-tables = Da qui sono stati aperti troppi tavoli: riprova più tardi.
error-origin = La richiesta viene da un’altra pagina: apri Tavolata e riprova da lì.
error-protocol = Il server è di un’altra versione: ricarica la pagina.
error-hello-first = Prima bisogna salutare: la connessione non sa ancora di quale tavolo si parla.
error-server = Qualcosa è andato storto nel server. La partita è al sicuro: riprova, e se ricapita segnala il problema.
error-no-page = Questa pagina non esiste.
error-no-table = Questo tavolo non esiste, o è stato cancellato.
error-no-report = Questa segnalazione non esiste.
# $card: la carta, in notazione
error-card-out-of-sight = A questo tavolo { $card } non è in vista: si possono segnalare solo carte che tutti vedono.
error-daily = Questo gioco non ha una sfida del giorno.
error-no-link = A questo tavolo si arriva con un link: chiedilo a chi ospita.
error-link = Questo link non vale (più): chiedine uno nuovo a chi ospita.
error-not-your-seat = Questo posto non è tuo.
error-host-only = Può farlo solo chi ospita il tavolo.
error-admin = Serve il codice di amministrazione che il server scrive all’avvio.
error-name-empty = Serve un nome con almeno una lettera.
error-name-taken = A questo tavolo c’è già { $name }: scegli un altro nome.
error-looks-taken = Quel colore con quella forma è già di qualcun altro: cambia uno dei due.
error-seat-taken = Il posto { $seat } è già occupato.
error-seat-bot = Al posto { $seat } siede un bot: prima che la partita cominci, chi ospita può liberarlo.
error-sits-already = Siedi già a questo tavolo: per un’altra persona sullo stesso dispositivo usa «Siede qui anche un’altra persona».
error-table-full = I posti sono tutti occupati.
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
error-rematch-there = La rivincita è già apparecchiata.
error-table-changed = Nel frattempo il tavolo è cambiato: guarda e scegli di nuovo.
error-taken-back = Scelta ritirata.
error-turned-over = La carta è ormai girata: questa mossa non si riprende.
error-nothing-to-take-back = Non c’è una tua scelta da riprendere.
error-no-wish = Nessuno ti ha chiesto di poter tornare indietro.
error-nothing-said = Non hai scritto nulla.
error-it-can = Questo si può fare.

## Andarsene

gone-seat = Questo posto non è più tuo: il suo link è stato rinnovato, è stato liberato o vi si è seduto qualcun altro.
gone-table = Il tavolo è stato cancellato.
