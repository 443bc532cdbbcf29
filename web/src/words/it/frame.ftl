### Le parole della cornice: il tavolo, la domanda, il diario, le impostazioni.

## Ovunque

# $first: tutti tranne l’ultimo, già uniti; $last: l’ultimo
list-and = { $first } { E($last) }
page-loading = Un momento…
page-failed = La pagina non è arrivata. Controlla la connessione e riprova.
page-part-late = Una parte della pagina non è ancora arrivata. Sto riprovando; se non basta, ricarica la pagina.
page-reload = Riprova
page-reload-now = Ricarica
dialog-close = Chiudi
copy = Copia
copy-done = Copiato
# $what: che cosa si copia
copy-what = Copia: { $what }
error-unknown = Qualcosa è andato storto. Riprova tra un momento.
error-connection = Il server non risponde. Controlla la connessione e riprova.

## La scheda del browser

# $title: il nome del tavolo
tab-my-turn = ● Tocca a te · { $title }

## Il tavolo

table-spectator = Spettatore
# $number: quale partita dell’incontro, $games: su quante
table-match = partita { $number } di { $games }
table-middle = In mezzo al tavolo
table-tools = Strumenti del tavolo

## I posti

seat-all = I giocatori
seat-you = tu
seat-bot = Gioca un bot
seat-standin = È via: per ora gioca un bot
seat-away = Non è al tavolo
seat-awaited = Tocca a questo posto

## La domanda

ask-label = La domanda
ask-loading = Apparecchio il tavolo…
ask-over = La partita è finita.
ask-held = Ricevuto. Ancora un attimo: qualcuno potrebbe intervenire.
ask-sending = Mando la risposta…
# $names: chi si aspetta, già uniti; $count: quanti sono
ask-waiting =
    { $count ->
        [one] Tocca { A($names) }.
       *[other] Si aspettano { $names }.
    }
ask-locked = Questo tavolo è nato con un’altra versione delle regole: si può guardare, ma qui non si continua. Niente è perduto.
# In uno scambio: a chi tocca rispondere, e chi ha passato dall’ultima risposta
ask-reply = { $name } può rispondere.
ask-reply-mine = Puoi rispondere.
# $names: chi ha passato, già uniti; $count: quanti sono
ask-passed =
    { $count ->
        [one] { $names } ha passato.
       *[other] { $names } hanno passato.
    }
ask-nobody = Un attimo, il tavolo va avanti da sé…
ask-why = Perché questa domanda, e che cosa c’è in gioco?
ask-hint = Un consiglio: che cosa farebbe un giocatore forte?
ask-change-mind = Cambia idea
ask-never-mind = Lascia stare
ask-tap = Tocca ciò che è illuminato.
ask-tap-or = Tocca ciò che è illuminato, oppure:
ask-tap-more = Continua con ciò che è illuminato.
# In una partita guidata: la guida aspetta di essere letta
ask-read-first = Prima leggi la guida qui sopra, poi premi Avanti.
ask-see-end = Com’è finita
# $count: quante carte o cose sono già scelte
choice-full =
    { $count ->
        [one] Ne hai già scelta una: toccala di nuovo per lasciarla.
       *[other] Ne hai già scelte { $count }: toccane una per lasciarla.
    }
choice-not-now = Ora non si può scegliere: guarda che cosa è illuminato.

## L’elenco delle risposte

list-title = Elenco delle risposte
# $count: quante risposte restano
list-open =
    { $count ->
        [one] Elenco delle risposte: una
       *[other] Elenco delle risposte: { $count }
    }
list-empty = In questo momento non c’è nulla da rispondere.

## Perché

why-title = Perché?
stakes-title = Che cosa c’è in gioco
stakes-understood = Ho capito
why-short = Perché?
why-nothing = Nessuna regola in particolare: è andata così.

## Il diario

log-title = Diario
log-which = Quanto diario
log-short = In breve
log-full = Completo
log-empty = Non è ancora successo nulla.
log-since-looked = da quando hai guardato
log-since-moved = dalla tua ultima mossa
# $count: quante cose sono successe
log-since-turn =
    { $count ->
        [one] Diario. Dal tuo ultimo turno: una cosa
       *[other] Diario. Dal tuo ultimo turno: { $count } cose
    }
log-new = Novità:
log-undone = Una scelta è stata ripresa: ciò che è barrato non è successo.
# $before: chi c’era, $name: chi c’è ora (e così nelle tre frasi che seguono)
event-seat-given = Da qui in poi { $name } gioca al posto di { $before } e ne vede la mano.
event-seat-freed = Chi ospita ha tolto il posto { A($before) }. Continua { $name }, un bot.
event-seat-renewed = Chi ospita ha rinnovato il link del posto di { $before }: chi apre quello nuovo vede questa mano.
event-seat-opened = Qualcuno ha aperto il link del posto di { $before }, e da qui in poi vede questa mano.
# $why: why a bot did it, a sentence of its own
log-says = «{ $why }»
# $rule: il numero della regola
log-why = Perché? ({ $rule })

## Le reazioni

order-title = Le tue reazioni
order-button = Pulsante
order-ask = Chiedimelo
order-concern = Se mi riguarda
order-use = Fai tu
order-never = Mai
order-button-about = Quando puoi intervenire compare un pulsante; il tavolo intanto va avanti.
order-ask-about = Ogni volta che puoi intervenire il tavolo si ferma e ti chiede che cosa fai.
order-concern-about = Il tavolo si ferma e te lo chiede quando ti riguarda; altrimenti compare un pulsante.
order-use-about = Il tavolo lo fa per te quando ti serve, e non ti chiede nulla.
order-never-about = Non ti viene chiesto nulla e non compare nessun pulsante.
order-quiet = Passa fino al mio turno
order-quiet-about = Il tavolo passa per te a ogni possibile reazione. Si spegne da sé appena tocca a te: la tua prossima domanda arriva comunque.

## L’orologio

# $time: il tempo già scritto
clock-game = Tempo di gioco fino alla morte improvvisa: { $time }
# $time: il tempo già scritto
clock-left = Tempo per pensare: { $time }
clock-days = { $days } g { $hours } h
clock-hours = { $hours } h { $minutes } min

## La chat

chat-title = Chat
# $count: quante righe nuove
chat-unread =
    { $count ->
        [one] Chat, una riga nuova
       *[other] Chat, { $count } righe nuove
    }
chat-empty = Ancora nessuna parola. Rompi il ghiaccio!
chat-write = Scrivi agli altri
chat-send = Invia
chat-too-fast = Troppi messaggi in poco tempo: aspetta qualche secondo e riprova.
chat-phrases = Frasi pronte
chat-spectator = Spettatore
phrase-hello = Ciao a tutti!
phrase-good-game = Buona partita!
phrase-well-played = Ben giocata!
phrase-thanks = Grazie!
phrase-oops = Ops…
phrase-laugh = Ahah!
phrase-moment = Un attimo, ci penso
phrase-hurry = Si gioca?

## La connessione

# $lag: millesimi di secondo
conn-online = In linea, { $lag } ms
conn-polling = In linea senza collegamento diretto, { $lag } ms
conn-connecting = Mi collego…
conn-retrying = Connessione persa
conn-gone = Questo posto non c’è più
conn-closed = Collegamento chiuso
conn-try-now = Riprova adesso
conn-retrying-about = Connessione persa. Riprovo da solo: nulla di ciò che hai giocato va perduto.

## Gli avvisi

notice-outdated = C’è una versione nuova di Tavolata: ricarica la pagina per continuare.
notice-standin = Mentre eri via un bot ha tenuto il tuo posto.
notice-standin-back = Rieccomi
back-take = Riprendi la mossa
# $name: chi lo chiede
back-asked = { $name } vorrebbe riprendere la sua ultima mossa. Va bene?
back-yes = Va bene
back-no = Meglio di no
# $names: di chi si aspetta il consenso
back-waiting = Hai chiesto di riprendere la mossa. Si aspetta il sì di { $names }.

## Più posti su un dispositivo

# $name: chi gioca
curtain-next = Ora gioca { $name }
curtain-pass = Passa il telefono, e gli altri guardino altrove.
curtain-open = Sono { $name }: mostra il tavolo
curtain-who = Chi guarda?
curtain-nobody = Su questo dispositivo giocate in più d’uno: le carte restano coperte finché qualcuno non dice chi è.
curtain-close = Copri il tavolo o cambia posto

## Le impostazioni

set-title = Impostazioni
set-language = Lingua
set-language-it = Italiano
set-language-en = English
set-theme = Aspetto
set-theme-system = Come il sistema
set-theme-light = Chiaro
set-theme-dark = Scuro
set-motion = Animazioni
set-motion-off = Nessuna
set-motion-fast = Rapide
set-motion-normal = Normali
set-motion-still = Il tuo sistema chiede di ridurre i movimenti: qui non si muove nulla.
set-sound = Suoni
set-reasons = I bot dicono perché
set-proposals = Proponi gruppi già pronti
set-rules = Regole
set-call = Chiamami quando tocca a me
set-devices = Il link del tuo posto, e chi ce l’ha
set-leave = Torna all’inizio
# $id: il codice del tavolo; $game: il gioco; $rules: la versione delle regole
set-table = Tavolo { $id } · { $game }, regole { $rules }

## Per chi ospita

host-title = Il tuo tavolo
host-name = Nome del tavolo
host-rename = Rinomina
host-empty-seat = Posto libero
host-standin = Fai giocare un bot
host-back = Ridai il posto
host-remove = Allontana
host-sure-remove = Allontanare davvero?
host-renew = Nuovo link
host-sure-renew = Il vecchio link non varrà più: procedo?
host-renew-all = Nuovi link per il tavolo
host-sure-renew-all = I vecchi, per sedersi, guardare e ospitare, non varranno più: procedo?
# $name: chi siede lì
host-seat-link = Link del posto di { $name }
host-links = Mostra i link del tavolo
host-invite = Link per sedersi
host-spectator = Link per guardare
host-qr = Codice QR
host-qr-seat = Codice QR del posto di { $name }
host-qr-invite = Codice QR per sedersi
host-qr-spectator = Codice QR per guardare
host-qr-host = Codice QR per ospitare da un altro dispositivo
host-watch = Chi arriva tardi può guardare
host-delete = Sparecchia il tavolo
host-sure-delete = La partita andrà persa per tutti: sparecchio?

## Segnalare un problema

report-title = Segnala un problema
report-about = Salva un file con la partita fino a questo momento: a gioco in corso le carte degli altri non ci sono. Mandalo a chi si occupa del server.
report-what = Che cosa non va?
report-send = Salva la segnalazione
report-done = Fatto. Il file è tra i tuoi download.

## La tastiera

help-open = Come si gioca
keys-title = Tasti
keys-tab = alla prossima cosa; con le frecce ci si sposta negli elenchi
keys-enter = sceglie ciò che è evidenziato, o conferma la risposta pronta
keys-escape = cambia idea, o chiude ciò che è aperto
keys-digits = apre l’elenco alla risposta con quel numero
keys-list = elenco delle risposte
keys-pass = passa, quando si può
keys-reaction = interviene fuori turno, quando si può
keys-why = perché questa domanda
keys-hint = un consiglio: che cosa farebbe un giocatore forte, dove c’è l’allenatore
keys-log = diario
keys-chat = chat
keys-settings = impostazioni
keys-keys = come si gioca, e questi tasti

## Per chi ascolta lo schermo

announce-moves = Che cosa succede
# $question: la domanda; $count: quante risposte
announce-question =
    { $count ->
        [one] { $question } C’è una sola risposta.
       *[other] { $question } Risposte: { $count }. Con L l’elenco.
    }

## La prova che le mescolate sono pulite

fair-decks = I sigilli dei mazzi
fair-decks-about = La lista dietro ogni sigillo si vede a partita finita.
fair-title = Impronta delle mescolate
fair-about = Tutte le mescolate nascono da una chiave segreta: questa è la sua impronta, la chiave stessa si scopre a partita finita. Chi l’ha annotata potrà controllare.

## Le cose sul tavolo

thing-can-choose = si può scegliere
thing-chosen = scelta
