### Le parole del motore: che cosa non andava, e che cosa andrebbe bene.
### Ogni messaggio può usare anche $game, il nome del gioco. I posti si contano da 1.

## Preparare una partita

# $name, $known: il nome scritto e quelli che esistono
error-game-name = Il gioco «{ $name }» non è in questa casa. Ci sono: { $known }.
error-game-not-online = «{ $name }» non ha ancora una pagina nel browser: si gioca con «tavolata play { $name }». Online ci sono: { $known }.
# $players: il numero richiesto, così com’è arrivato
error-players = A questo gioco giocano da { $least } a { $most } persone: { $players } non va bene.
error-players-exact = A questo gioco si gioca in { $least }: { $players } non va bene.
error-option-name = L’opzione «{ $name }» non esiste. Puoi scegliere tra: { $known }.
error-option-value = L’opzione «{ $name }» non ammette il valore «{ $value }». Valori possibili: { $known }.
error-reactions = Il modo «{ $value }» non esiste. Per le reazioni scegli «quick» oppure «strict».
error-seed = «{ $value }» non può essere il seme di una partita: serve un numero intero da 0 a 2⁶³ − 1.
# $what: che cosa, con il suo nome nel codice
error-seat-decks =
    Sono stati portati { $count } mazzi per { $players } { $players ->
        [one] giocatore
       *[other] giocatori
    }: uno a testa, non di più.
error-seat-deck-name = Il nome di un mazzo ha al massimo { $most } caratteri, tutti visibili.
error-seat-deck-faults =
    Con questo mazzo non si può giocare: { $count ->
        [one] c’è un errore.
       *[other] ci sono { $count } errori.
    } { $problems }
error-seat-deck-long = Un mazzo ha al massimo { $most } carte.
error-brings = A questo gioco non si può portare «{ $what }», o non in questa forma.
error-language = La lingua «{ $value }» non è disponibile. Scegli tra: { $known }.

## Lezioni

# $name, $known: il nome scritto e quelli che esistono
error-lesson-name = Questo gioco non ha una lezione «{ $name }». Ci sono: { $known }.
error-lesson-position = Per le lezioni non si può apparecchiare una partita a metà di questo gioco: la lezione cominci con la sorte truccata.
# Lo dice la guida: una risposta permessa che non è ciò di cui ora si tratta
error-lesson-other = Sarebbe permesso, ma adesso c’è altro da imparare: guarda che cosa chiede la guida, oppure fattelo mostrare. Non è cambiato nulla.
error-lesson-read = Prima leggi che cosa dice la guida, poi vai avanti.
error-lesson-wait = Stanno giocando gli altri: tra un attimo tocca a te.

## Rispondere

error-game-over = La partita è finita: non c’è più nulla da decidere.
error-no-such-seat = Il posto { $seat } non esiste: a questo tavolo i posti vanno da 1 a { $players }.
error-not-asked = In questo momento il posto { $seat } non ha nulla da decidere: aspetta la prossima domanda.
error-decision-gone = La domanda { $decision } è già chiusa: ora è aperta la { $open }. Guarda il tavolo e rispondi a quella.
error-not-offered = Questa mossa ora non è possibile: scegli una delle risposte proposte.

## Leggere una mossa

error-action-number = Il numero { $action } non corrisponde a nessuna mossa di questo gioco: usa una delle risposte proposte.
error-notation-empty = Non hai scritto nulla: scrivi una delle risposte proposte.
# $verbs: tutti i verbi del gioco; $near: il più simile
error-notation-verb = Nessuna mossa di questo gioco comincia con «{ $word }». Le mosse cominciano con: { $verbs }.
error-notation-verb-near = Nessuna mossa di questo gioco comincia con «{ $word }». Forse intendevi «{ $near }»?
# $count: quante parole seguono il verbo
error-notation-count =
    { $count ->
        [0] «{ $verb }» da solo non è una mossa
        [one] «{ $verb }» seguito da una parola sola non è una mossa
       *[other] «{ $verb }» seguito da { $count } parole non è una mossa
    }: scrivila come nelle risposte proposte.
error-notation-word = «{ $word }» non è un nome di questo gioco: usa i nomi che vedi nelle risposte proposte.
error-notation-word-near = «{ $word }» non è un nome di questo gioco. Forse intendevi «{ $near }»?
# $near: lo stesso con un altro verbo
error-notation-elsewhere = «{ $word }» non può stare lì dopo «{ $verb }»: scrivi la mossa come nelle risposte proposte.
error-notation-elsewhere-near = «{ $word }» non può stare lì dopo «{ $verb }». Forse intendevi «{ $near }»?

## La sorte

error-key-length =
    { $bytes ->
        [one] La chiave della sorte è di un solo byte
       *[other] La chiave della sorte è di { $bytes } byte
    }: deve averne da 16 a 64.
error-loaded-number = La prossima sorte preparata è «{ $value }», ma qui può uscire solo un numero da { $least } a { $most }.
error-loaded-shuffle = La prossima sorte preparata è «{ $value }», ma ora si mescola: serve un elenco di carte, dalla cima del mazzo in giù.
error-loaded-card = La carta «{ $value }» della sorte preparata non è tra quelle da mescolare: usa solo carte che sono nel mazzo, e ciascuna non più volte di quante ce ne siano.
error-loaded-entry = «{ $value }» non può essere una sorte preparata: serve un numero, oppure un elenco di carte dalla cima del mazzo in giù.

## Partite salvate

error-file-missing = Il file «{ $path }» non c’è o non si può leggere: controlla il percorso e i permessi.
error-file-json = «{ $path }» non si legge come partita: il file è di un altro tipo oppure è incompleto.
error-file-format = Questo file ha il formato «{ $found }», che non è quello di una partita di Tavolata.
error-file-shape = Questi dati non hanno la forma di una partita salvata.
error-file-seal = Il sigillo non corrisponde: la partita salvata è stata modificata o si è rovinata. Usa una copia intatta.
# $field: il campo, in inglese, come sta nel file
error-file-field = Nella partita salvata il campo «{ $field }» manca o ha un valore che non può avere. Usa una copia intatta.
error-file-impossible = La partita salvata descrive un tavolo che le regole non ammettono. Usa una copia intatta.
error-file-game = Questa partita è di un altro gioco («{ $found }»): qui si può aprire solo una partita di «{ $wanted }».
error-file-version = Questa partita segue la versione { $found } delle regole, mentre il programma gioca con la { $wanted }: non può riprenderla da qui.
error-file-old = Questa partita è cominciata con la versione { $found } delle regole e con la { $wanted } non si può continuare. La si può sempre rivedere.
# $number: il numero della risposta, da 1
error-file-answers = In questa partita non si arriva alla risposta numero { $number }: o non c’è, o non si può giocare perché il file è stato modificato.
error-file-snapshot = Rigiocando le risposte non si arriva alla situazione salvata: il file è stato modificato. Usa una copia intatta.
# $reason: il motivo dato dal sistema
error-file-write = Non è stato possibile scrivere «{ $path }» ({ $reason }): scegli un’altra cartella o libera spazio.

## Posizioni costruite: i nomi dei campi sono quelli del codice

# $seat: così com’è stato scritto
error-position-seat = Il posto «{ $seat }» non esiste in una partita a { $players }: usa le lettere da A in poi, o i numeri da 0 in poi.
# $field: il campo; $count: quante voci ha
error-position-seats =
    { $count ->
        [one] «{ $field }» ha una voce sola
       *[other] «{ $field }» ha { $count } voci
    }, ma i giocatori sono { $players }: serve una voce per posto.
error-position-twice = La carta { $card } è nominata troppe volte: nel gioco non ce ne sono altre.
