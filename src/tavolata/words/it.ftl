### Le parole della riga di comando e del terminale.
### I posti si contano da 1. I comandi e le opzioni restano in inglese in tutte le lingue.

## Dire le cose

# $first: tutti tranne l’ultimo, già uniti; $last: l’ultimo
list-and = { $first } { E($last) }
page-more = Invio per continuare, q per smettere
page-back = Invio per tornare

## I nomi di chi non ne ha scelto uno

names-people = Ada Bruno Carla Dino Elsa Fabio Gaia Ugo Livia Nino
names-bots = Corvo Lupa Tasso Volpe Gufo Lince Cervo Falco Riccio Orsa

## La riga di comando

cli-usage = uso:
cli-about = Giochi da tavolo italiani da giocare nel terminale, con gli amici e contro i bot. Ogni regola ha un numero, e il tavolo sa dire perché.
cli-nothing = (niente)
cli-alone = Sedersi al tavolo: il programma chiede a che cosa giocare e con chi.
cli-commands = Comandi
cli-options = Opzioni
cli-examples = Esempi
cli-see-help = Tutto quello che si può scrivere: { $command }
cli-see-command-help = Ogni comando ha il suo aiuto, per esempio: { $command }
cli-lang = La lingua: italiano o inglese. Se non la indichi, quella del sistema.
cli-help = Mostra questo aiuto.
cli-version-about = Mostra la versione.
# $build: compiled o python
cli-version =
    tavolata { $version } ({ $build ->
        [compiled] motore compilato
       *[python] motore in Python
    }, Python { $python })

cli-value-command = COMANDO
cli-value-options = OPZIONI
cli-value-game = GIOCO
cli-value-number = NUMERO
cli-value-seat = POSTO
cli-value-seats = POSTI
cli-value-seat-or-all = POSTO|all
cli-value-name = NOME
cli-value-names = NOMI
cli-value-bots = BOT
cli-value-option = NOME=VALORE
cli-value-case = prova
cli-value-reactions = quick|strict
cli-value-lesson = LEZIONE
cli-value-file = FILE
cli-value-bench = GIOCO|server
cli-value-address = INDIRIZZO
cli-value-folder = CARTELLA
cli-value-backup = CARTELLA|FILE
cli-value-url = URL
cli-value-log = text|json
cli-value-deck = MAZZO
cli-value-decks = MAZZI
cli-value-deck-what = AZIONE
cli-value-rule = NUMERO
cli-value-lab-what = AZIONE
cli-value-lab-file = FILE|CARTELLA|GIOCO
cli-value-bot = BOT
cli-value-cluster = CLUSTER
cli-value-answer = RISPOSTA
cli-value-percent = PERCENTO
cli-value-word = PAROLA

cli-serve-about = Aprire i tavoli online: gli amici si siedono con un link o un codice QR, i bot riempiono i posti vuoti.
cli-serve-port = La porta; senza indicazioni la prima libera da 8000 in su.
cli-serve-host = L’indirizzo su cui ascoltare: 127.0.0.1 solo per questo computer; di solito tutti.
cli-serve-data = La cartella in cui conservare le partite, al posto di quella dell’utente.
cli-serve-database = Un database PostgreSQL al posto di quello nella cartella; più server possono usare lo stesso.
cli-serve-workers = In quanti processi servire; per più di uno occorre PostgreSQL.
cli-serve-thinkers = In quanti processi pensano i bot.
cli-serve-proxy = Dietro un proxy che gestisce il TLS: fidarsi di lui per indirizzi e schema.
cli-serve-host-name = Un nome con cui si chiama il server, come giochi.example.org; si può ripetere.
cli-serve-keep-finished = Per quanti giorni si conserva un tavolo finito; di solito 90, con 0 per sempre.
cli-serve-keep-idle = Per quanti giorni si conserva un tavolo dove non succede nulla; di solito 365, con 0 per sempre.
cli-serve-drain = Quanti secondi prima di fermarsi il server dice di non essere più pronto, per un proxy che lo chiede.
cli-serve-log = Come si scrive il registro: righe di testo, oppure un oggetto JSON per riga, per i programmi.
cli-serve-no-browser = Non aprire il browser.
cli-backup-about = Copiare tutti i tavoli del server online in una cartella nuova, anche mentre è acceso.
cli-backup-folder = La cartella da creare; non deve ancora esserci, o deve essere vuota.
cli-backup-data = La cartella del server, al posto di quella dell’utente.
cli-backup-database = Il database PostgreSQL del server, al posto di quello nella cartella.
cli-restore-about = Riportare i tavoli di una copia di riserva in un server che non ne ha; da un database danneggiato ciò che si legge ancora.
cli-restore-backup = La cartella fatta da backup, o la copia di un database, anche danneggiato.
cli-restore-data = La cartella del server, al posto di quella dell’utente.
cli-restore-database = Il database PostgreSQL in cui riportarli, al posto di quello nella cartella.
cli-games-about = I giochi della casa: quanti giocano, quanto durano, di che cosa si tratta.
cli-play-about = Giocare nel terminale, da soli contro i bot o in più persone alla stessa tastiera. La partita si salva da sé dopo ogni risposta.
cli-play-game = Il gioco: { $games }.
cli-play-players = In quanti si gioca, bot compresi.
cli-play-me = Il tuo posto; senza altre indicazioni è il primo.
cli-play-people = I posti delle persone, separati da virgole; negli altri siedono i bot.
cli-play-names = I nomi delle persone, separati da virgole, nell’ordine dei posti.
cli-play-bots = Chi siede negli altri posti, uno dopo l’altro e poi di nuovo dal primo: { $bots }. Vanno bene anche i nomi che si leggono sullo schermo, come forte, o strong in inglese.
cli-play-option = Una decisione del tavolo; si può ripetere. Le opzioni stanno in fondo alle regole.
cli-play-reactions = Chi viene interpellato quando si può reagire: solo chi può farlo (quick) o chiunque potrebbe (strict), così il silenzio non rivela nulla.
cli-play-seed = Il seme della sorte: con lo stesso seme e le stesse risposte la partita si ripete identica.
cli-play-deck = Un mazzo tuo, dove il gioco lo permette: il file, o il nome di un mazzo conservato con deck import. Ad Isola anche un mazzo pronto, come LH1, o un codice; dopo una virgola quello dell’avversario.
cli-play-daily = La sfida del giorno: le stesse carte per tutti, da soli o con --players 3 insieme a due bot.
cli-play-save = Il file in cui tenere la partita, al posto di quello nella cartella dei salvataggi.
cli-play-resume = Riprende una partita salvata; senza file propone quelle non finite.
cli-learn-about = Imparare un gioco giocando: una guida dice che cosa fare e perché, passo per passo. Senza un gioco elenca le lezioni. Si può lasciare e riprendere.
cli-learn-game = Il gioco: { $games }.
cli-learn-lesson = La lezione, se ce n’è più d’una; senza, la prima.
cli-learn-check = Per chi scrive lezioni: gioca tutto il file di una lezione, mostra che cosa si chiede dove finisce e dice tutto ciò che non va.
cli-deck-about = Scrivere un mazzo proprio per Timeline Twist o per Isola dei Demoni, controllarlo, conservarlo per giocare; guardare i mazzi pronti.
cli-deck-what = Che cosa fare: new comincia un file con carte d’esempio, check dice tutto quello che non va, import conserva il mazzo, list elenca quelli conservati (list isola anche quelli pronti), remove ne toglie uno. Solo per Isola: export lo scrive come testo e come codice, show dice che cosa contiene, hand mostra mani di prova.
cli-deck-file = Il file (.csv o .json per Timeline, .txt per Isola), o il nome di un mazzo conservato; timeline è il mazzo della casa. Ad Isola anche un mazzo pronto, come LH1, o un codice che comincia con ISOLA-.
cli-deck-game = Il gioco, timeline o isola, dove il mazzo da solo non lo dice.
cli-deck-name = Con import: il nome con cui conservare il mazzo, al posto di quello del file.
cli-deck-seed = Con hand: il seme della sorte; lo stesso seme dà le stesse mani.
cli-replay-about = Rivedere una partita passo per passo, avanti e indietro. Fuori da un terminale stampa tutto il diario.
cli-replay-file = Il file della partita, o il nome di una partita nella cartella dei salvataggi.
cli-replay-seat = Da quale posto guardare; all mostra tutte le carte, ma solo a partita finita.
cli-analyse-about = Spiegare una partita finita: chi stava vincendo e quando, che cosa l’ha decisa, quali risposte sono costate di più e quanto valevano le carte. Ci vuole al massimo un minuto.
cli-analyse-file = Il file della partita, o il nome di una partita nella cartella dei salvataggi.
cli-analyse-json = Il file in cui scrivere tutto quello che si vede.
cli-rules-about = Le regole con i loro numeri, le decisioni prese dove il regolamento tace e le opzioni per cambiarle.
cli-rules-game = Il gioco: { $games }.
cli-rules-id = Una regola sola, per esempio IN-018.
cli-rules-search = Solo le regole che contengono questa parola.
cli-rules-tests = Sotto ogni regola, i test che la coprono.
cli-rules-where = Per ogni regola, i punti del codice che la nominano e i test che la coprono.
cli-simulate-about = Far giocare i bot migliaia di volte e contare: vittorie per posto e per bot, durata, decisioni, velocità.
cli-simulate-game = Il gioco: { $games }.
cli-simulate-games = Quante partite.
cli-simulate-players = In quanti si gioca.
cli-simulate-bots = Chi gioca, a rotazione sui posti: { $bots }. Vanno bene anche i nomi che si leggono sullo schermo, in entrambe le lingue.
cli-simulate-option = Una decisione del tavolo; si può ripetere.
cli-simulate-reactions = Come si chiede a chi può reagire: quick o strict.
cli-simulate-seed = Il seme: con lo stesso seme i risultati sono identici, qualunque sia il numero di processi.
cli-simulate-deck = Con quali mazzi si gioca, dove il gioco lo permette: quelli di play --deck. In Isola il primo bot gioca sempre con il primo, il secondo con il secondo; chi non ne ha uno prende un mazzo per imparare.
cli-simulate-workers = Quanti processi lavorano insieme.
cli-simulate-json = Il file in cui scrivere il resoconto completo.
cli-lab-about = Esperimenti: scrivi in un file che cosa giocare, fermati e riprendi quando vuoi, e leggi che cosa ne viene: quote, durata, comando, che cosa cambia un’opzione, quale bot è più forte.
cli-lab-what = Che cosa fare: new comincia un file, run lo gioca, resume va avanti con quello che c’è, show lo racconta, report ne fa una pagina, vary dice che cosa cambia un’opzione, restrict misura quanto vale una risposta, gate fa giocare due bot finché è chiaro se il primo è più forte.
cli-lab-file = L’esperimento (new, run), la cartella dei risultati (resume, show, report) o il gioco (vary, restrict, gate).
cli-lab-one = Con gate: il bot che deve dimostrarlo. Con restrict: il bot che gioca. Con report: un’altra cartella di risultati con cui confrontare.
cli-lab-other = Con gate: il bot con cui si misura.
cli-lab-more = Con vary: che cosa si gioca diversamente, con le stesse distribuzioni. Ogni parola si confronta per conto suo; quello che sta in una sola parola, diviso da una virgola, cambia insieme. Prima non ci vanno bot.
cli-lab-into = Con run: la cartella per i risultati; altrimenti accanto al file, con la fine .run. Con vary: altrimenti qui, col nome di quello che cambia. Con restrict: dove tenerli; altrimenti non si conservano.
cli-lab-players = Con vary, restrict o gate: in quanti si gioca. Con restrict e gate un posto è del bot messo alla prova, gli altri del secondo o di quello senza divieti.
cli-lab-bots = Con vary: chi gioca, con virgole in mezzo; si danno il cambio ai posti. Con bot di forza diversa si vede anche quanto conta la bravura. Altrimenti il bot solito a tutti i posti.
cli-lab-option = Con vary, restrict o gate: una decisione del tavolo, uguale in tutte le partite; si può ripetere.
cli-lab-reactions = Con vary, restrict o gate: come si chiede a chi può reagire, quick o strict.
cli-lab-decks = Con vary o gate, dove ai posti si portano mazzi: quelli pronti, con virgole in mezzo. Se è uno solo lo hanno tutti; se sono di più, s’incontra ogni coppia.
cli-lab-deals = Con gate: dopo quante distribuzioni si arrende. Con vary o restrict: quante se ne giocano.
cli-lab-worse = Con gate: la quota di vittorie che non è un progresso; altrimenti quella alla pari.
cli-lab-better = Con gate: la quota di vittorie che lo è; altrimenti un decimo più che alla pari.
cli-lab-never = Con restrict: una risposta, con l’inizio della sua notazione, che uno dei bot non dà mai se ne ha un’altra; si può ripetere.
cli-lab-out = Con report: il file della pagina; altrimenti accanto ai risultati, con la fine .html.
cli-lab-seed = Con vary, restrict o gate: il seme.
cli-lab-workers = Quanti processi lavorano insieme; non cambiano i risultati.
cli-lab-on = Con run, resume, vary o restrict: ray fa giocare le partite su un cluster Ray; i risultati sono gli stessi.
cli-lab-address = Con --on ray: dov’è il cluster, per esempio 10.0.0.1:6379; senza, lo diventa questo computer.
cli-lab-json = Il file in cui scrivere tutto quello che si vede.
cli-bench-about = Misurare la velocità dei giochi su questo computer, in rapporto a un ciclo di riferimento, e dove si gioca a turni quanto viene chiesto; con server, quanto regge il tavolo online.
cli-bench-what = Che cosa misurare: nulla per tutti i giochi, uno fra { $games }, o server per il tavolo online.
cli-bench-runs = Quante volte ripetere ogni misura.
cli-bench-seconds = Quanti secondi dura ogni misura.
cli-bench-quick = Solo con server: ogni prova in piccolo, in mezzo minuto.
cli-bench-case = Solo con server: soltanto questa prova (moves, games, latency, bots, idle, live, kills, nonsense, page). Si può ripetere.
cli-bench-json = Il file in cui scrivere le misure.

cli-no-command = Il comando «{ $command }» non esiste. Ci sono: { $known }.
cli-no-command-near = Il comando «{ $command }» non esiste. Forse intendevi «{ $near }»?
cli-unknown-argument = Qui «{ $argument }» non ha senso.
cli-unknown-argument-near = Qui «{ $argument }» non ha senso. Forse intendevi «{ $near }»?
cli-bad-argument = A «{ $argument }» manca il valore, o ne ha uno di troppo.
cli-folder-missing = Di’ in quale cartella mettere la copia di riserva.
cli-backup-missing = Di’ quale copia di riserva riportare.
cli-file-missing = Manca il file della partita da rivedere.

## Errori di chi scrive

error-no-server = Il tavolo online ha bisogno di pacchetti che qui mancano: { $missing }. Si installano così: { $command }
error-not-a-number = A { $name } serve un numero intero: «{ $value }» non lo è.
error-not-positive = A { $name } serve un numero maggiore di zero: «{ $value }» non va bene.
error-number-least = A { $name } serve un numero da { $least } in su: { $value } non va bene.
error-number-range = A { $name } serve un numero da { $least } a { $most }: { $value } non va bene.
error-game-missing = Manca il nome del gioco. Ci sono: { $known }.
error-game-near = Il gioco «{ $name }» non esiste. Forse intendevi «{ $near }»?
error-analyse-running = Questa partita è ancora in corso. Che cosa è andato bene e che cosa no si dice quando è finita.
error-analyse-team = In questa partita nessuno vince contro qualcuno: non ci sono probabilità di vittoria da raccontare.
error-bot-name = Il bot «{ $name }» non esiste. Ci sono: { $known }.
error-bot-near = Il bot «{ $name }» non esiste. Forse intendevi «{ $near }»?
error-own-bot-answer = Il bot «{ $name }» ha risposto { $answer }, che non è tra le azioni che gli erano offerte.
error-own-bot-broke = Il bot «{ $name }» si è rotto: { $problem }
error-own-bot-missing = Il modulo «{ $module }» non contiene «{ $name }».
error-own-bot-module = Non riesco a caricare il bot «{ $name }»: { $problem }
error-own-bot-resume = Qui gioca il bot «{ $name }», che non è di casa. Se ti fidi, nominalo di nuovo: --bots { $name }
error-own-bot-shape = «{ $name }» non è un bot: gli serve un metodo «choose» che prende un’osservazione e una fonte di fortuna.
# $bots: quanti bot; $seats: quanti posti per loro
error-bots-surplus =
    { $bots ->
        [one] È indicato un bot
       *[other] Sono indicati { $bots } bot
    }, ma { $seats ->
        [0] per i bot non resta nessun posto
        [one] per i bot c’è un posto solo
       *[other] per i bot ci sono { $seats } posti
    }: indicane di meno.
# $bots: quanti bot; $players: quanti posti
error-bots-count =
    { $bots ->
        [0] Non c’è nessun bot
        [one] C’è un bot
       *[other] Ci sono { $bots } bot
    } per { $players } posti: indicane almeno uno e non più dei posti.
error-only-here = «{ $name }» esiste solo in questo processo e gli altri non lo troverebbero: simula con un processo solo.
cli-restrict-never = Di’ quale risposta non si dà mai: tavolata lab restrict GIOCO --never RISPOSTA.
cli-gate-bots = Per una prova servono due bot: tavolata lab gate GIOCO UNO ALTRO.
cli-vary-options = Scrivi che cosa deve cambiare, come in tavolata lab vary GIOCO NOME=VALORE. I nomi e i valori li dice «{ $command }».
cli-lab-word = «{ $word }» è una parola di troppo per lab { $what }.
# $known: quelle che ha
cli-lab-flag = Con lab { $what } l’opzione { $flag } non fa niente. Ci sono: { $known }.
error-no-observation = «{ $name }» non dice ancora in numeri che cosa sa un posto: gli servono observation_blocks e fill_observation.
error-no-slot = Adesso non c’è una risposta numero { $number }: valgono quelle che indica la maschera, { $count } in tutto, a partire da 0.
error-not-parallel = In { $game } i posti di solito rispondono uno dopo l’altro: usa env. L’ambiente parallelo c’è per talismani.
error-no-lab = Qui il laboratorio non è installato (manca: { $missing }). Si installa con: { $command }
error-adapter-actions = Le risposte non si possono numerare per «{ $value }». Scegli tra: { $known }.
error-adapter-longest = Una partita non può finire dopo { $value } risposte: scrivi 0 per la durata solita, o di più.
error-no-lab-run = Qui non c’è questo esperimento.
error-lab-busy = Si sta già giocando un esperimento: aspetta che finisca, o fermalo.
error-lab-full = Qui ci sono { $most } esperimenti: prima cancellane uno.
error-lab-large = Sarebbero { $games } partite; qui un esperimento ne ha al massimo { $most }. Per averne di più c’è il comando «tavolata lab run».
error-lab-version = Questo esperimento l’ha cominciato un’altra versione: si può leggere, ma non portare avanti.
error-no-ray = Qui Ray non è installato. Si installa con: { $command }
error-ray-address = A «{ $address }» non risponde nessun cluster Ray. Avviane uno con «ray start --head», o scrivi l’indirizzo che mostra.
error-ray-version = Una macchina del cluster ha Tavolata { $found }, questa { $wanted }: installa dappertutto la stessa.
error-lab-on = Il laboratorio non sa giocare su «{ $value }». Conosce: { $known }.
error-lab-address = Un indirizzo serve solo con un cluster: aggiungi { $command }.
error-lab-what = «{ $what }» non è una cosa che il laboratorio sa fare. Conosce: { $known }.
error-lab-which = Scrivi con che cosa: tavolata lab { $what } FILE.
error-lab-there = «{ $path }» c’è già ed è rimasto com’era: scegli un altro nome.
error-experiment-read = «{ $path }» non si può leggere ({ $reason }).
error-experiment-text = «{ $path }» non è un testo in UTF-8.
error-experiment-toml = «{ $path }» non è scritto in TOML: { $reason }.
error-experiment-field = Un esperimento non ha il campo «{ $field }». Può avere: { $known }.
error-experiment-field-near = Un esperimento non ha il campo «{ $field }». Forse intendevi «{ $near }»?
error-experiment-missing = All’esperimento manca il campo «{ $field }».
# $kind: che cosa dovrebbe essere
error-experiment-value =
    «{ $field }» non può essere «{ $value }»: ci vuole { $kind ->
        [int] un numero intero
        [float] un numero
        [bool] true o false
        [list] un elenco di testi, fra parentesi quadre
        [table] una tabella di nomi e valori
       *[str] un testo, fra virgolette
    }.
error-experiment-range = «{ $field }» non può essere { $value }: va da { $least } a { $most }.
error-experiment-choice = «{ $field }» non può essere «{ $value }». Scegli tra: { $known }.
error-experiment-bots =
    { $least ->
        [one] In questo esperimento ci vuole almeno un bot.
       *[other] In questo esperimento ci vogliono almeno { $least } bot; ce ne sono { $count }.
    }
error-experiment-twice = In «{ $field }» ognuno può stare una volta sola, tranne a un tavolo.
error-experiment-never = Nessuna risposta comincia con «{ $value }»: dopo «{ $verb }» vengono altre parole, o nessuna.
error-experiment-never-table = «never» vale per un tavolo: con lo schedule «{ $schedule }» non si saprebbe chi è.
error-experiment-base = Nessuna variante può chiamarsi «{ $name }»: sono le opzioni del file stesso.
error-run-there = In «{ $path }» ci sono già dei risultati: vai avanti con «tavolata lab resume { $path }», o scegli un’altra cartella con --into.
error-run-folder = «{ $path }» non è una cartella vuota: non è stato scritto nulla. Scegline un’altra con --into.
error-run-none = In «{ $path }» non ci sono risultati.
error-run-damaged = «{ $path }» è rovinato e non si può leggere.
error-run-format = I risultati in «{ $path }» sono scritti nel formato { $found }; questa Tavolata legge il formato { $wanted }.
error-run-version = I risultati in «{ $path }» sono cominciati con Tavolata { $found }; questa è { $wanted }. Metà dell’una e metà dell’altra non sarebbero né l’una né l’altra: si possono leggere, ma non continuare.
error-run-busy = Qualcuno sta già lavorando in «{ $path }».
error-run-variant = Non c’è una variante «{ $name }». Ci sono: { $known }.
error-gate-bounds = Una prova va da { $worse } a { $better }: il secondo numero dev’essere più grande, e tutti e due tra 0 e 100.
error-gate-percent = Le quote di una prova sono percentuali, come 50 e 55: { $worse } e { $better } sarebbero meno di una vittoria su cento.
# $first, $last: i numeri delle partite
error-worker-died = Due volte un processo è morto giocando le partite da { $first } a { $last } del seme { $seed }: la simulazione si ferma qui.
error-option-shape = «{ $value }» non è un’opzione: si scrive nome=valore.
error-option-near = L’opzione «{ $name }» non esiste. Forse intendevi «{ $near }»?
error-option-value-near = L’opzione «{ $name }» non ammette il valore «{ $value }». Forse intendevi «{ $near }»?
error-vary-nothing = «{ $value }» non cambia niente: si gioca già così.
# $names: quanti nomi; $people: quante persone; $players: quanti posti
error-names =
    { $names ->
        [one] C’è un nome
       *[other] Ci sono { $names } nomi
    }, ma { $people ->
        [one] alla tastiera c’è una persona sola
       *[other] alla tastiera ci sono { $people } persone
    }: dai un nome a ogni persona, oppure a tutti i { $players } posti.
error-names-twice = Il nome «{ $name }» c’è due volte: a tavola ognuno ha il suo.
error-save-exists = { $path } esiste già: per continuare quella partita usa --resume, altrimenti scegli un altro nome.
error-daily-fixed = Nella sfida del giorno le carte e le decisioni sono le stesse per tutti: { $name } qui non si può usare.
error-nothing-saved = Non ci sono partite da riprendere nella cartella { $folder }.
error-rule = La regola «{ $number }» non esiste: i numeri vanno da { $first } a { $last }.
error-rule-near = La regola «{ $number }» non esiste. Forse intendevi { $near }?
error-rule-search = Nessuna regola contiene «{ $word }».
error-replay-open = La partita non è finita, quindi le carte restano coperte: scegli con --seat un posto da 1 a { $players }, oppure guardala da spettatore.
error-replay-seat = «{ $seat }» non è un posto di questo tavolo: vanno da 1 a { $players }; a partita finita c’è anche { $all }.

# Mazzi propri, di qualsiasi gioco
error-deck-what = «deck { $what }» non esiste. Ci sono: { $known }.
error-deck-which = Manca il nome del mazzo, o del file.
error-deck-missing = Il mazzo «{ $name }» non esiste, e nemmeno un file con questo nome.
error-deck-missing-near = Il mazzo «{ $name }» non esiste. Forse intendevi «{ $near }»?
error-deck-exists = { $path } esiste già, e non lo tocco: scegli un altro nome.
error-deck-file = Non riesco a leggere o a scrivere { $path } ({ $reason }).
error-deck-folder = { $path } è una cartella: serve il file del mazzo.
error-deck-not-here = In { $game } non si giocano mazzi propri.
error-deck-only-lists = «deck { $what }» c’è solo per i mazzi di Isola dei Demoni.
error-deck-two = Ci sono due mazzi «{ $name }», uno per gioco: di’ quale con --game ({ $known }).

## I giochi

games-players = da { $least } a { $most } giocatori
games-how = Per giocare: { $command }

## Sedersi al tavolo

chooser-title = TAVOLATA
chooser-welcome = Benvenuti a tavola. A che cosa si gioca?
chooser-resume-key =
    { $count ->
        [one] { " " }r riprendi la partita lasciata a metà
       *[other] { " " }r riprendi una delle { $count } partite lasciate a metà
    }
chooser-game = Quale gioco? (Invio: 1)
chooser-not-there =
    { $last ->
        [one] «{ $text }» non è nell’elenco: scrivi 1 o premi Invio.
       *[other] «{ $text }» non è nell’elenco: scrivi un numero da 1 a { $last }.
    }
chooser-saved-title = Partite non finite
# $answers: quante risposte sono state date
chooser-saved =
    { $game }, { $when }: { $names } ({ $answers ->
        [one] una mossa
       *[other] { $answers } mosse
    })
chooser-which = Quale, da { $least } a { $most }? (Invio: { $usual })
chooser-players = In quanti giocate, bot compresi, da { $least } a { $most }? (Invio: { $usual })
chooser-people = Quante persone a questa tastiera, da { $least } a { $most }? (Invio: { $usual })
chooser-name = Come si chiama la persona { $number }? (Invio: { $name })
chooser-name-taken = Serve un nome che a tavola non abbia nessun altro.
chooser-bot = Chi siede nell’altro posto, da { $least } a { $most }? (Invio: { $usual })
# $seats: quanti posti di bot, almeno due
chooser-bots = Chi siede negli altri { $seats } posti, da 1 a { $most }? Un numero solo per tutti, oppure uno per posto, per esempio { $example }. (Invio: { $usual })
chooser-bots-number = «{ $text }» non va bene: serve un numero da 1 a { $most } per tutti e { $seats } i posti, oppure { $seats } numeri.
chooser-decks = I mazzi (come si gioca ciascuno: tavolata deck list isola)
chooser-deck = Con quale mazzo gioca { $seat }, da { $least } a { $most }? (Invio: { $usual })
chooser-deck-bot = E l’avversario, da { $least } a { $most }? (Invio: { $usual })
chooser-options = Le decisioni del tavolo
chooser-option = Un numero, fino a { $most }, per cambiare una decisione; Invio per cominciare.
chooser-number = «{ $text }» non va bene: serve un numero da { $least } a { $most }.

## I bot: come si chiamano, e come giocano

bot-random-name = Distratto
bot-random = gioca a caso
bot-policy-name = Impulsivo
bot-policy = valuta in fretta ogni risposta, senza guardare avanti
bot-greedy-name = Deciso
bot-greedy = prende sempre quel che pare meglio
bot-experienced-name = Esperto
bot-experienced = come il Deciso, con l’esperienza di molte partite
bot-feather-name = Piuma
bot-feather = conosce le regole, ma spesso si accontenta
bot-easy-name = Facile
bot-easy = gioca con buon senso, ogni tanto si distrae
bot-medium-name = Medio
bot-medium = prende sempre quel che pare meglio
bot-strong-name = Forte
bot-strong = gioca con cura e concede poco
bot-master-name = Maestro
bot-master = ci pensa a lungo e perdona poco
bot-child-name = Bambino
bot-child = conosce poche date, e alla buona
bot-adult-name = Adulto
bot-adult = ricorda le date come le ricordano i più
bot-teacher-name = Insegnante
bot-teacher = sa quasi tutte le date, o ci va vicino

## Giocare

# Chi gioca con quale mazzo, all’inizio
play-decks = I mazzi: { $decks }.
play-deck = { $seat } con { $deck }
play-deck-named = «{ $name }»
play-deck-unnamed = un mazzo di { $count } carte
# In uno scambio di risposte: chi ha passato dopo l’ultima. La prima frase: resta solo chi viene interpellato ora
play-passed-last =
    { $count ->
        [one] { $seats } ha passato: se passi anche tu, le risposte finiscono qui.
       *[other] { $seats } hanno passato: se passi anche tu, le risposte finiscono qui.
    }
play-passed =
    { $count ->
        [one] { $seats } ha passato; le risposte finiscono quando hanno passato tutti.
       *[other] { $seats } hanno passato; le risposte finiscono quando hanno passato tutti.
    }
# L’ordine che dura di più, in un gioco che non ha parole sue per dirlo
plain-until-next = fino al prossimo giro
play-prompt = { $seat }:
play-keys = numero o notazione · ? perché · r regole · l diario · q esci · h aiuto
# $next: fino a quando, nelle parole del gioco
play-keys-reaction = Invio: no · z: non chiedere fino al mio turno · zz: { $next } · h aiuto
play-only-answer = Per { $seat } c’è una sola risposta possibile: { $action }.
# $why: perché un bot gioca così, detto da lui
play-bot-says = { $seat }: «{ $why }»
play-no-such-number = Il numero { $number } non c’è: le risposte vanno da 1 a { $last }.
play-nothing-typed = Scrivi il numero di una risposta, oppure h per l’aiuto.
play-hint = Un giocatore forte farebbe così: { $answer }.
# $chance, $otherchance: partite su cento; $other: una risposta
play-hint-clear = A pensare più avanti, così si vincono circa { $chance } partite su cento; con la migliore delle altre risposte, «{ $other }», circa { $otherchance }.
play-hint-close = A pensare più avanti, vale più o meno quanto «{ $other }»: { $chance } partite su cento contro { $otherchance }.
# $better: una risposta, a parole, o più passi; $points: su cento partite
play-mark = È costata circa { $points } partite su cento. Meglio: { $better }.
play-marks-on = D’ora in poi gli errori evidenti sono segnati nel diario.
play-marks-off = Gli errori non sono più segnati.
play-no-marks = In questo gioco gli errori non si segnano: i bot non sanno dire quante volte una risposta vince.
play-no-hint-game = In questo gioco non ci sono consigli: il gioco è proprio quello che si sa.
play-no-hint-people = I consigli sono per chi gioca solo con i bot.
play-no-hint-lesson = In una lezione è l’allenatore a dire da sé che cosa fare.
play-curtain = Ora gioca { $seat }: passate la tastiera. Gli altri si voltino!
play-curtain-prompt = { $seat }, premi Invio quando nessun altro guarda.
play-order-turn = Va bene: niente domande sulle reazioni fino al tuo turno.
play-order-period = Va bene: niente domande sulle reazioni { $next }.
play-saved = Salvata in { $path }.
# Chi sceglie s con il nome di un file che c’è già
play-copy-exists = { $path } esiste già: scegli un altro nome.
play-left = La partita è al sicuro in { $path }.
play-resume = Per riprenderla: { $command }

log-more =
    { $count ->
        [one] … prima è successa un’altra cosa (l: tutto il diario)
       *[other] … prima sono successe altre { $count } cose (l: tutto il diario)
    }

learn-how = Per cominciarne una, per esempio: { $command }
# $step, $of: quale passo di quanti
learn-step = Guida, { $step } di { $of }:
learn-keys = Invio: avanti · q esci
learn-keys-answer = numero o notazione · m mostrami · ? perché · r regole · l diario · q esci
learn-go-on = Invio: avanti.
# $answer: a parole; $number: il suo numero nell’elenco; $notation: come si scrive
learn-shown = Ciò che porta avanti: { $number }, { $answer } ({ $notation }).
learn-again = Riprendi la lezione da dove l’avevi lasciata.
learn-left = La lezione è al sicuro. Per riprenderla: { $command }
# Alla fine di una lezione: che cosa fare ora
learn-after = Invio: una partita tutta tua contro il bot più facile · c: continui questa · q: esci
learn-after-over = Invio: una partita tutta tua contro il bot più facile · q: esci
learn-prompt = E adesso?
learn-right = Tutto porta avanti.
learn-wrong =
    { $count ->
        [one] C’è una cosa che non va.
       *[other] Ci sono { $count } cose che non vanno.
    }

help-title = I tasti
help-answer-keys = 3, pass
help-answer = Rispondi con il numero o con la notazione che sta accanto alla risposta.
help-enter-keys = Invio
help-enter = Quando si può reagire: non fare nulla.
help-why-keys = ?
help-why = Perché il tavolo lo chiede: le regole dietro la domanda e le decisioni che valgono qui.
help-hint-keys = c
help-hint = Che cosa farebbe un giocatore forte, e perché; per chi gioca solo con i bot.
help-marks-keys = m
help-marks = Segna nel diario i miei errori evidenti, o smetti; per chi gioca solo con i bot.
# $rule: un numero di questo gioco
help-rule-keys = ? { $rule }
help-rule = Il testo di una regola, per esempio di quella in fondo a una riga del diario.
help-rules-keys = r
help-rules = Tutte le regole.
help-log-keys = l
help-log = Il diario completo, come lo vedi tu.
help-save-keys = s [FILE]
help-save = Salva, anche in un file a scelta. La partita si salva comunque da sé a ogni risposta.
help-quit-keys = q
help-quit = Salva ed esci; il programma dice come riprendere.
help-z-keys = z
help-z = Non chiedermi se voglio reagire fino al mio turno.
help-zz-keys = zz
help-zz = Lo stesso, più a lungo: { $next }.
help-orders-keys = o [ORDINE]
# $order: uno di questo gioco
help-orders = Ciò che lasci fare al tavolo: per esempio o { $order }.
help-help-keys = h
help-help = Questo aiuto.

orders-title = Ciò che puoi lasciare al tavolo
orders-none = In questo gioco non c’è nulla da lasciare al tavolo.
# $ability: che cosa, $order: l’ordine
orders-given = Va bene. { $ability }: { $order }.
orders-ask = chiedere sempre
orders-button = chiedere
orders-concern = chiedere
orders-use = farlo da sé quando serve
orders-never = mai
# $seat: chi, $action: la risposta
play-ordered-answer = { $seat } l’ha lasciato al tavolo: { $action }.

end-title = La partita è finita
# $score: il punteggio in parole
end-place = { $place }º { $seat }: { $score }
end-place-alone = { $place }º { $seat }
end-points =
    { $score ->
        [one] un punto
       *[other] { $score } punti
    }
# $seats: tutti i nomi; $score: il punteggio in parole
end-together = { $seats }: { $score }
# $players: in quanti; $best: il punteggio in parole
end-best-first =
    { $players ->
        [1] È il tuo primo punteggio in solitaria: la prossima volta si può battere.
       *[other] È il primo punteggio in { $players }: la prossima volta si può battere.
    }
end-best-beaten =
    { $players ->
        [1] Nuovo primato in solitaria! Prima era di { $best }.
       *[other] Nuovo primato in { $players }! Prima era di { $best }.
    }
end-best-stands =
    { $players ->
        [1] Il primato in solitaria resta di { $best }.
       *[other] Il primato in { $players } resta di { $best }.
    }
end-share = Il risultato da mandare agli amici, che non svela nulla:
end-file = La partita è conservata in { $path }.
end-replay = Per rivederla: { $command }

## Il laboratorio

lab-written = Il resoconto completo è in { $path }.
simulate-progress = Si gioca
simulate-title =
    { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } in { $players } (seme { $seed })
simulate-bots = Per bot
simulate-decks = Per mazzo
simulate-seats = Per posto
simulate-wins = vittorie
simulate-share = quota
simulate-interval = 95 su 100
simulate-fair = alla pari
simulate-length = Decisioni per partita, in media
simulate-length-range = Otto partite su dieci tra
simulate-forced = Decisioni con una sola risposta
simulate-ties = Vittorie condivise
simulate-unfinished = Partite interrotte perché troppo lunghe
simulate-failed = Partite guaste
simulate-speed-games = Partite al secondo
simulate-speed-decisions = Decisioni al secondo
simulate-workers = Processi
simulate-digest = Impronta dei risultati
simulate-failure = Partita { $number }, seme { $seed }: { $error }
lab-title =
    { $game }: { $games ->
        [one] una partita
       *[other] { $games } partite
    } da { $deals ->
        [one] una distribuzione
       *[other] { $deals } distribuzioni
    }, in { $players }
lab-unfinished = Non è ancora finito: ci sono { $games } partite su { $all }.
lab-incomplete = Era finito, ma restano { $games } partite su { $all }: le altre erano in file rovinati o perduti. Per rigiocarle: { $command }
lab-damaged = Un file non si può leggere ed è stato lasciato fuori: { $path }
# $error: che cosa è andato storto, come lo dice il programma; $deal, $seed: dove la prima volta
lab-broke =
    { $games ->
        [one] Una partita si è guastata (distribuzione { $deal }, seme { $seed }): { $error }
       *[other] { $games } partite si sono guastate (la prima nella distribuzione { $deal }, seme { $seed }): { $error }
    }
lab-stopped = Interrotto. Quello che è stato giocato resta; per andare avanti: { $command }
lab-varied = Tutte le partite sono in { $path }. Per guardarle: { $command }
lab-begun = «{ $path }» è un esperimento da cui cominciare. Cambialo come vuoi, poi: tavolata lab run { $path }
lab-after-first = Per ordine di turno
lab-figure-decisions = Decisioni per partita
lab-figure-turns = Turni
lab-figure-rounds = Giri
lab-figure-branching = Risposte per decisione
lab-figure-forced = Decisioni con una sola risposta
lab-figure-lead-changes = Cambi al comando
lab-figure-last-lead-change = Ultimo cambio al comando (parte della partita)
lab-figure-estimate-lead-changes = Cambi al comando secondo la stima
lab-figure-estimate-last-lead-change = L’ultimo di questi (parte della partita)
lab-figure-deepest = Svantaggio massimo di chi poi vince
lab-figure-lowest = Probabilità più bassa di chi poi vince
lab-figure-behind = Parte della partita con un altro favorito
lab-figure-uncertainty = Incertezza (100%: tutti alla pari)
lab-figure-skill = Quanto conta la bravura in chi vince
lab-few = troppo poche per dirlo
lab-endings = Come sono finite
lab-stopped-games = Partite interrotte perché troppo lunghe
lab-broken-games = Partite guaste
lab-ratings = Forza (Plackett-Luce, scala Elo, media 0)
lab-elo = Elo
lab-error = ± errore standard
lab-differences = Che cosa cambia «{ $variant }», distribuzione per distribuzione
lab-figure = misura
lab-base = base
lab-variant = variante
lab-change = differenza
lab-share-after-first = { $place }º di turno: quota di vittorie
lab-share-bot = { $bot }: quota di vittorie
# $bot: chi gioca; $never: le risposte a cui rinuncia; $share, $low, $high: quanto vince; $fair: quanto vincerebbe altrimenti
lab-restricted-worse = Senza { $never }, { $bot } vince il { $share } delle partite (da { $low } a { $high }) invece del { $fair }: rinunciarci gli costa qualcosa.
lab-restricted-better = Senza { $never }, { $bot } vince il { $share } delle partite (da { $low } a { $high }) invece del { $fair }: gli converrebbe non usarla mai.
lab-restricted-open = Senza { $never }, { $bot } vince il { $share } delle partite (da { $low } a { $high }); alla pari sarebbe il { $fair }. Per ora niente dice che conti.
lab-gate-progress = { $one } contro { $other }: { $share } di vittorie dopo { $deals } distribuzioni (evidenza { $ratio }, si chiude a ±2,94)
lab-gate-better = { $one } è più forte di { $other }: ha vinto il { $share } di { $games } partite (intervallo al 95%: { $interval }; alla pari sarebbe il { $fair }).
lab-gate-not-better = { $one } non è chiaramente più forte di { $other }: ha vinto il { $share } di { $games } partite (intervallo al 95%: { $interval }; alla pari sarebbe il { $fair }).
lab-gate-open = Ancora incerto dopo { $deals } distribuzioni: { $one } ha vinto il { $share } di { $games } partite (intervallo al 95%: { $interval }; alla pari sarebbe il { $fair }).
lab-gate-about = La prova mette a confronto «vince almeno il { $better }%» con «vince al più il { $worse }%» e sbaglia, in un senso o nell’altro, 5 volte su 100. L’intervallo è quello di altrettante distribuzioni fissate prima: una prova che si ferma da sola si ferma dove la quota sembra più netta, e quella vera è piuttosto un po’ più vicina alla pari.
bench-progress = Si misura
# $build: compiled o pure
bench-title =
    { $build ->
        [compiled] Velocità del motore compilato
       *[pure] Velocità del motore in Python
    }
bench-about = xcal: decisioni per ogni giro del ciclo di riferimento, più è alto meglio è; units: giri per operazione, più è basso meglio è.
bench-case = che cosa
bench-value = qui
bench-relative = in rapporto
bench-spread = scarto
bench-target = obiettivo
bench-reached = raggiunto
bench-missed = mancato
bench-case-play = partite a caso
bench-case-turns = partite a caso, contate in turni
bench-case-views = a caso, guardando il tavolo
bench-case-bot = partite del bot del gioco
bench-case-clone = copiare una partita
bench-case-determinize = immaginare le carte nascoste
bench-case-dump-load = salvare e ricaricare
bench-case-memory = memoria di una partita
bench-case-start-up = dall’avvio alla prima domanda
bench-unit-per-second = { $value } decisioni/s
bench-unit-turns-per-second = { $value } turni/s
bench-unit-microseconds = { $value } µs
bench-unit-bytes = { $value } byte
bench-unit-milliseconds = { $value } ms
bench-unit-count = { $value }
bench-unit-minutes = { $value } min
bench-case-questions = domande nel proprio turno, media
bench-case-taps = tocchi nel proprio turno, mediana
bench-case-off-turn = domande fuori turno, per giro e posto
bench-case-rounds = giri di gioco di una partita di bot
bench-case-minutes = una partita di bot con le pause del tavolo online

# Il banco di prova del tavolo online

# $build: pure o compiled
bench-server-title =
    { $build ->
        [compiled] Il tavolo online su questo computer, regole compilate
       *[other] Il tavolo online su questo computer, regole in puro Python
    }
bench-server-about = mxcal: mosse per mille giri del ciclo di riferimento, più è alto meglio è; units: giri del ciclo, più è basso meglio è.
bench-server-quick = Versione rapida: ogni prova in piccolo. Gli obiettivi valgono per quella intera.
# $case: che cosa si provava, $reason: che cosa non andava
bench-server-broken = Non va: { $case }. { $reason }
bench-server-doing-moves = mosse al secondo
bench-server-doing-games = CPU, gioco per gioco
bench-server-doing-latency = attesa
bench-server-doing-bots = bot che pensano
bench-server-doing-idle = tavoli a riposo
bench-server-doing-live = memoria
bench-server-doing-kills = arresti improvvisi
bench-server-doing-nonsense = messaggi senza senso
bench-server-doing-page = la prima pagina
# $count: quanti tavoli, o messaggi
bench-server-case-moves = mosse, { $count } tavoli
bench-server-case-cpu-indy = CPU del server a ogni notizia a un posto, Indy in due
bench-server-case-cpu-talismani = lo stesso, I Talismani in dieci
bench-server-case-cpu-timeline = lo stesso, Timeline Twist in quattro
bench-server-case-cpu-talisman = lo stesso, Talisman in quattro
bench-server-case-latency-half = attesa dell’altro, metà delle volte, { $count } tavoli
bench-server-case-latency-most = attesa dell’altro, 99 volte su 100, { $count } tavoli
bench-server-case-beside-bots = lo stesso accanto a { $count } tavoli di bot forti
bench-server-case-bots-half = attesa di un bot forte, metà delle volte, { $count } tavoli
bench-server-case-bots-most = attesa di un bot forte, 99 volte su 100, { $count } tavoli
bench-server-case-start = avvio con { $count } tavoli a riposo
bench-server-case-idle-memory = memoria con { $count } tavoli a riposo
bench-server-case-live-memory = memoria con { $count } tavoli in gioco
bench-server-case-kills = mosse confermate e perse, ucciso in mezzo a { $count } tavoli
bench-server-case-nonsense = danni da { $count } messaggi senza senso
bench-server-case-page = prima pagina, compressa
bench-server-unit-moves = { $value } mosse/s
bench-server-unit-us = { $value } µs
bench-server-unit-ms = { $value } ms
bench-server-unit-seconds = { $value } s
bench-server-unit-mb = { $value } MB
bench-server-unit-kb = { $value } kB
bench-server-unit-lost = { $value }
bench-server-unit-harm = { $value }

## Rivedere

replay-prompt = Passo { $step } di { $last }:
replay-keys = Invio avanti · p indietro · numero salta · g inizio · G fine · l diario · q esci
replay-unknown = «{ $text }» non si capisce: Invio per andare avanti, p per tornare indietro, un numero da 0 a { $last } per saltare.
replay-old = Questa partita segue la versione { $version } delle regole: se ne può leggere il diario.

## Spiegare dopo

analyse-progress = Ripenso alla partita
analyse-curve = Le probabilità di vincere
analyse-curve-about = Dal primo turno all’ultimo, come andrebbe avanti tra bot della stessa forza, da quello che ciascuno poteva sapere.
analyse-place = { $place ->
        [1] ha vinto
       *[other] { $place }º posto
    }
analyse-moments = Che cosa l’ha decisa
analyse-moments-about = Dove qualcuno ha guadagnato di più, per fortuna o per bravura.
analyse-clock = { $game ->
        [indy] Manche
        [timeline] Giro
       *[other] Turno
    } { $clock }
analyse-moment = { $when }: { $seat } sale da { $before } a { $after } (risposte da { $since } a { $until })
analyse-mistakes = Le risposte più care
analyse-mistakes-about = In punti su cento di probabilità di vincere, giudicate da quello che chi giocava poteva sapere allora: la sfortuna non è un errore.
analyse-lost = { $seat }: { $lost } punti lasciati per strada in tutto
analyse-faultless = { $seat } non ha fatto errori evidenti.
analyse-mistake = { $when }, risposta { $number }: «{ $given }» è costata { $cost }. Meglio: «{ $better }».
analyse-not-weighed = In questo gioco i bot ricordano invece di calcolare, quindi non sanno dire quale risposta fosse un errore.
analyse-deal = La fortuna delle carte
analyse-deal-about = Le stesse carte e la stessa fortuna, giocate da bot uguali: chi avrebbe vinto quante volte.

## Le regole

rules-options = Opzioni
rules-default = (di serie)
rules-here = (a questo tavolo)
rules-no-test = nessun test
rules-no-code = il codice non la nomina: la mostrano solo i test
rules-untold = Scenari e componenti

## Il tavolo nel terminale

seat-you = (tu)
seat-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
seat-holds = ha
own-hand = La tua mano

## Indy nel terminale

indy-shaman = { $name } ({ $colour })
indy-manche = manche { $manche }
indy-until-next = fino alla prossima manche
indy-score =
    { $score ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $score } gettoni
    }
indy-plate = piatto
indy-empty = vuoto
indy-deck = mazzo { $count }
indy-dealer-mark = M
indy-plucked = spennato
indy-discarded = sotto il mazzo
indy-worst = la peggiore
indy-before = prima:
indy-or = o
indy-maybe = forse
indy-table = Carte scoperte
# $type: C, H, O; $colour: R, G, B
indy-missing =
    un { $type ->
        [C] personaggio
        [H] cavallo
       *[O] oggetto
    } { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    }
indy-lacks = manca { $what }
# $own, $open: quanti personaggi del colore giusto, in mano e scoperti
indy-way-back =
    personaggi { $colour ->
        [R] rossi
        [G] verdi
       *[B] blu
    }: { $own } in mano, { $open } su 2 sul tavolo
indy-group-change = cambia
indy-group-alone = e basta
indy-group-and = e
indy-group-swap = lascia
indy-group-for = per
indy-group-eagle = gioca l’aquila e prendi
indy-keeps = tieni { $card }
indy-decided =
    { $manches ->
        [one] Com’è andata, in una manche
       *[other] Com’è andata, in { $manches } manche
    }
indy-decided-seat =
    { $seat }: { $lost ->
        [0] nessun gettone perso
        [one] un gettone perso
       *[other] { $lost } gettoni persi
    }, { $won ->
        [0] nessuno guadagnato
        [one] uno guadagnato
       *[other] { $won } guadagnati
    }.
indy-decided-plucked = Gettoni finiti alla manche { $manches }.
error-output = Non riesco a scrivere quello che dovrei mostrare ({ $reason }).
# $problem: file, scheda, campo e motivo, come stanno nei file
error-data-file = Un file del gioco è sbagliato, e senza non si può giocare: { $problem }

## I Talismani del Tempo nel terminale

talismani-until-next = fino al prossimo turno
talismani-turn = turno { $turn }
# $worth: quanto vale, in cifre
talismani-stake = in palio { $card } ({ $worth })
talismani-next-stake = nuova posta { $card }
talismani-and-a-half = { $whole },5
talismani-weather = Tempo
talismani-pool = In tavola
talismani-takers = prendono, a giro: { $seats }
talismani-sits-out = non gioca, forgia
talismani-before = prima
talismani-ready = pronti
talismani-specials = Speciali
talismani-move = Sposta { $suit }
talismani-place = al posto { $place }
talismani-can-forge = può forgiare
talismani-laid-by = di { $seat }
talismani-forged-now = forgiato subito: il suo seme domina
talismani-waits = il suo seme è al posto { $place } nella fila
# $mark: il segno delle carte che possono forgiare
talismani-forges-alone = { $mark } forgia da sola
talismani-forges-with = { $mark } con { $cards }
talismani-forges-any = { $mark } con ogni fata
talismani-dominates = domina { $suit }
talismani-would-forge =
    { $count ->
        [one] forgia { $seats }
       *[other] forgiano { $seats }
    }
talismani-decided =
    { $turns ->
        [one] Com’è andata, in un turno
       *[other] Com’è andata, in { $turns } turni
    }
talismani-final-row = Il Tempo alla fine: { $row }
# $halves: i talismani in cifre; $stakes: le poste vinte, Primo Talismano a parte
talismani-decided-seat =
    { $seat } { $halves }: { $forged ->
        [0] nessuno forgiato
        [one] uno forgiato
       *[other] { $forged } forgiati
    }, { $stakes ->
        [0] nessuna posta
        [one] una posta
       *[other] { $stakes } poste
    }.
talismani-decided-primo = Ha il Primo Talismano.
talismani-decided-wholes = Interi: { $suits }.
talismani-decided-unforged =
    { $count ->
        [one] Uno preparato invano.
       *[other] { $count } preparati invano.
    }

## Timeline Twist nel terminale

timeline-until-next = fino al prossimo giro
timeline-round = giro { $round }
timeline-tie-break = spareggio
timeline-competitive = ognuno per sé
timeline-collaborative = in squadra
timeline-piles = mazzo { $draw }, scarti { $discards }
timeline-line = Linea
timeline-row = Riga
timeline-discard-with = Scarto
timeline-cards = Carte
timeline-top = in cima
timeline-out = fuori
timeline-blocked = bloccate
# $window: dove, con le parole di window-…
timeline-belonged = andava { $window }
timeline-play = gira
timeline-discard = scarta
timeline-decided = Com’è andata
timeline-missed = Che cosa non ha trovato il suo posto
# $day: il giorno, 2026-11-16; $players: in quanti
timeline-result =
    Timeline Twist, sfida del { $day } { $players ->
        [one] (in solitaria)
       *[other] (in { $players })
    }

## Talisman nel terminale

talisman-until-next = fino al prossimo giro

# I nomi corti delle caselle
talisman-short-portal = Portale
talisman-short-knight = Cavaliere
talisman-short-valley = Valle
talisman-short-glade = Radura
talisman-short-cave = Caverna
talisman-short-peril = Piana
talisman-short-tower = Torre
talisman-short-fire = Fuoco
talisman-short-werewolf = Tana
talisman-short-death = Morte
talisman-short-crown = Corona

talisman-elsewhere = Altrove
talisman-coins =
    { $count ->
        [one] una moneta
       *[other] { $count } monete
    }
# $cards: le prime carte Avventura che hai visto, in ordine
talisman-foreseen = in cima al mazzo: { $cards }
talisman-left =
    { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
talisman-against = contro
# Quanto vale chi risponde e quanto l’altro, prima dei dadi; $alone: 1 se l’altro non tira
talisman-odds =
    { $mine } contro { $theirs }{ $alone ->
        [1] , che non tira
       *[other] { "" }
    }
talisman-unarmed = a mani nude
# I segni sul tabellone
talisman-legend = { $figure } chi gioca, { $cards } carte, { $coins } monete, { $hex } Maledizione

# Le risposte dello stesso tipo su una riga
talisman-more = Altro
talisman-verb-fate = Fato, ritira
talisman-verb-go = Vai
talisman-verb-halt = Fermati prima dell’incontro
talisman-verb-cross = Passa il ponte
talisman-verb-open = Apri il Portale
talisman-verb-back = Torna
talisman-verb-raft = In zattera
talisman-verb-meet = Incontra
talisman-verb-attack = Attacca
talisman-verb-mind = Attacca con l’Astuzia
talisman-verb-steal = Deruba
talisman-verb-beguile = Ammalia
talisman-verb-lure = Prendi un Seguace a
talisman-verb-fight = Combatti
talisman-verb-assassinate = Assassina
talisman-verb-evade = Evita
talisman-verb-bribe = Paga
talisman-verb-exorcise = Distruggi
talisman-verb-charm = Incanta
talisman-verb-provoke = Attacca
talisman-verb-use = Usa
talisman-verb-cast = Lancia
talisman-verb-cast-on = { $card } su
talisman-self = di te
talisman-verb-cast-at = { $card } su
talisman-verb-cast-card = { $card } su
talisman-verb-take = Prendi
talisman-verb-drop = Lascia qui
talisman-verb-forget = Scarta
talisman-verb-give = Cedi
talisman-verb-replace = Sostituisci
talisman-verb-choose = Scegli
talisman-verb-align = Diventa
talisman-verb-buy = Compra
talisman-verb-free = Prendi gratis
talisman-verb-pay = Paga
talisman-verb-trade = Trofei per
talisman-verb-sell = Scambia
talisman-verb-be = Gioca con

talisman-decided =
    { $rounds ->
        [one] Com’è andata, in un giro
       *[other] Com’è andata, in { $rounds } giri
    }
talisman-decided-crown = Alla Corona del Comando è arrivato per primo il personaggio di { $seat }.
# $killed: i Nemici uccisi; $died: quante volte è morto
talisman-decided-seat =
    { $seat }: { $killed ->
        [0] nessun Nemico ucciso
        [one] un Nemico ucciso
       *[other] { $killed } Nemici uccisi
    }, { $died ->
        [0] nessun personaggio perso
        [one] un personaggio perso
       *[other] { $died } personaggi persi
    }.

## Isola dei Demoni nel terminale

isola-until-next = fino alla prossima puntata
isola-turn = Puntata { $turn }
# $count: il vantaggio che fa vincere
isola-goal = si vince con +{ $count }
isola-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
isola-counts = mano { $hand }, futuro { $future }, passato { $past }
isola-unknown =
    { $count ->
        [one] una carta ignota
       *[other] { $count } carte ignote
    }
isola-of = { $thing } di { $seat }
# $forces: i comandanti; sta dopo una colonna
isola-commanded = { " " }(al comando { $forces })
isola-against = { $one } contro { $other }
isola-use-it = Usala
isola-enough = Basta così
isola-take-back = Rinuncia all’ultimo acquisto
isola-bought = Comprato
isola-cost = costa { $count }
isola-forces = Forze
isola-places = Luoghi
isola-hand = Mano
isola-destiny = Destino
isola-no-forces = nessuna
isola-no-places = nessuno, le forze sono senza riparo
isola-cancelled = capacità annullate
isola-legend = { $frontier } frontiera, { $green } punti verdi, { $life } vite, { $engaged } impegnata; nome di una carta: leggila
isola-hint = Per leggere una carta scrivi il suo nome, o una parte; «{ $past }» mostra le carte scartate, «{ $deck }» che cosa resta nel tuo futuro.
# A card in play, and what its values are made of
isola-in-play = { $thing } di { $seat }, in gioco
isola-word-past = passato
isola-word-deck = mazzo
isola-past-of =
    { $count ->
        [0] Il passato di { $seat } è vuoto
       *[other] Il passato di { $seat }: { $count }
    }
isola-removed-of =
    { $count ->
        [0] Di { $seat } nessuna carta è fuori dal gioco
       *[other] Fuori dal gioco, di { $seat }: { $count }
    }
isola-future-cards =
    { $count ->
        [0] Il tuo futuro è vuoto
       *[other] Nel tuo futuro, in ordine sconosciuto: { $count }
    }
isola-foreseen = In cima, dalla prima: { $cards }

# Gli scontri
isola-fight-for = Scontro per { $place }
isola-hunt = Attacco diretto
isola-challenge = Sfida
isola-attacks = { $seat } attacca
isola-defends = { $seat } difende
isola-attack-sum = attacco { $count }
isola-commands = al comando { $force }
isola-waits = dietro, in attesa: { $force }
isola-undefended = nessuna difesa
# $number: il gruppo, da 1
isola-group = Gruppo { $number } contro { $target }
isola-groups = Gruppi
# Che cosa succede se nessuno fa altro
isola-ahead = Se ora tutti passano: { $what }.
isola-ahead-nothing = nessuno cade e nessun luogo cambia
isola-ahead-falls = { $seat } perde { $lost }
isola-ahead-lives =
    { $count ->
        [one] una vita in meno { A($force) }
       *[other] { $count } vite in meno { A($force) }
    }
isola-ahead-drawn = { $force } deve combattere
isola-ahead-points =
    { $count ->
        [one] { $seat } guadagna un punto
       *[other] { $seat } guadagna { $count } punti
    }
isola-next-target = il prossimo luogo

# Le risposte dello stesso tipo su una riga
isola-verb-steps = Poi
isola-verb-next = altro gruppo
isola-verb-next-place = il luogo seguente
isola-verb-back = indietro
isola-verb-done = dichiara
isola-verb-play = Gioca
isola-verb-buy = Metti in gioco
isola-verb-settle = { $card } con
isola-verb-muster = { $card } con
isola-verb-assign = { $card } a
isola-verb-attach = { $card } a
isola-verb-use = Usa e scarta
isola-verb-expend = Usa e scarta, di
isola-verb-discard = Scarta
isola-verb-target = Attacca
isola-verb-add = In colonna
isola-verb-lead = Al comando
isola-verb-employ = Usa
isola-verb-pick = Scegli
isola-verb-pick-place = Scegli il luogo
isola-verb-pick-event = Scegli l’evento
isola-verb-take = Prendi
isola-verb-lose = Perdi
isola-one-more-life = una vita in più
isola-one-life-less = toglie una vita all’avversario
isola-costs =
    { $count ->
        [one] un punto all’avversario
       *[other] { $count } punti all’avversario
    }

isola-decided =
    { $turns ->
        [one] È durata una puntata.
       *[other] È durata { $turns } puntate.
    }
isola-decided-seat = { $seat }: attacchi { $attacks }, luoghi conquistati { $conquered }, carte e vite perse { $lost }.

## I mazzi di Isola dei Demoni: tavolata deck

isola-deck-ready = Mazzi pronti
isola-deck-own = Mazzi tuoi
isola-deck-none = Ancora nessuno. Con «tavolata deck new mazzo.txt» se ne comincia uno.
isola-deck-listed =
    { $name } ({ $count ->
        [one] una carta
       *[other] { $count } carte
    })
# Accanto a mazzi di altri giochi
isola-deck-listed-game =
    { $name } (Isola dei Demoni, { $count ->
        [one] una carta
       *[other] { $count } carte
    })
isola-deck-listed-broken = { $name } (da correggere)
isola-deck-nameless = Mazzo senza nome
# Il nome che riceve un mazzo arrivato come codice
isola-deck-unnamed = mazzo-{ $number }
isola-deck-code = Codice: { $code }
isola-deck-made = { $path } è pronto: aprilo, cambia la lista e poi controllala con «tavolata deck check { $path }».
isola-deck-kept = Il mazzo «{ $name }» è conservato. Per giocare: tavolata play isola --deck { $name }
isola-deck-kept-again = Il mazzo «{ $name }» prende il posto di quello che c’era. Per giocare: tavolata play isola --deck { $name }
isola-deck-removed = Il mazzo «{ $name }» non c’è più.
isola-deck-warnings = Da sapere (non sono errori):
isola-deck-sound =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }: si può giocare.
isola-deck-unsound =
    { $count ->
        [one] Un errore da correggere prima di giocare.
       *[other] { $count } errori da correggere prima di giocare.
    }
isola-deck-size =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
isola-deck-by-type = Tipi
isola-deck-by-school = Scuole
isola-deck-by-colour = Colori
# Quanti maestri, personaggi ed eserciti hanno un certo attacco
isola-deck-attack = Attacco
isola-deck-green = Punti verdi
isola-deck-green-about = { $count } a puntata, se il mazzo fosse tutto in gioco
isola-deck-ochre = Punti ocra
isola-deck-ochre-about = { $count } a rischio: li avrebbe l’avversario se vincesse ogni carta
isola-deck-cost = Inizio diverso
isola-deck-cost-about = { $count } punti per avere in gioco tutto quello che si può comprare
isola-deck-type-master = maestri
isola-deck-type-character = personaggi
isola-deck-type-army = eserciti
isola-deck-type-place = luoghi
isola-deck-type-technique = tecniche
isola-deck-type-spirit = spiriti
isola-deck-type-equipment = equipaggiamenti
isola-deck-type-special = speciali
isola-deck-type-event = eventi
isola-deck-uninhabited = disabitato
isola-deck-hand = Mano { $number }:
isola-deck-chances = Quanto è probabile avere un luogo e un esercito che possano entrare insieme, pescando tre carte a ogni puntata:
isola-deck-chance = entro la puntata { $turn }: { $percent } %
isola-deck-seed = Con --seed { $seed } tornano le stesse mani.
isola-deck-template =
    Un mazzo per Isola dei Demoni.

    Una carta per riga: quante copie, poi il nome. Senza numero è una copia sola.
    Il nome va bene in italiano o in inglese; maiuscole, accenti e apostrofi non
    contano. Quello che segue un # è un appunto.

    Al massimo cinque carte uguali, ma dei maestri quante ne vuoi (ID-109, ID-110).
    Servono almeno 8 carte, e se ne consigliano almeno 40 (ID-112, RU-15).

    Per cominciare qui c’è il mazzo { $name }.
    I numeri: attacco/difesa/resistenza, oppure vite; nei luoghi i punti verdi.
    Per controllarlo: tavolata deck check, con il nome di questo file.
isola-deck-template-others =
    Tutte le altre carte: togli il # davanti a quelle che vuoi nel mazzo.

## Il rapporto di un esperimento: una pagina con i grafici

error-report-games = I due esperimenti sono di giochi diversi, { $one } e { $other }: non si possono confrontare.
report-title = { $game } in laboratorio
report-written = Il rapporto è in { $path }. Non ha bisogno della rete: aprilo con qualunque browser.
report-plain = Mancano i grafici, perché qui la pagina non è costruita (lo fa «make web»). Nelle tabelle c’è tutto.
report-base = base
report-compared = { $other } a confronto con { $one }
# $label: quale variante o esperimento; $sentence: che cosa se ne dice
report-labelled = { $label }: { $sentence }
report-yes = sì
report-language = Lingua
report-download = Scarica come CSV
report-more = La tabella mostra { $shown } righe su { $all }; nel file da scaricare ci sono tutte.
report-chart = Grafico: { $title }
report-table = Tabella: { $title }
report-contents = Indice
report-back = Al laboratorio
report-save = Salva come file
report-progress = Partite giocate
# $versions: ogni esperimento con le sue regole e la sua versione di Tavolata
report-versions = Questi esperimenti sono giocati con versioni diverse ({ $versions }). Quello che cambia può venire dalle regole o dai bot.
report-footer = Ogni intervallo contiene il valore vero 19 volte su 20, e conta le distribuzioni, non le partite: le partite di una stessa distribuzione hanno in comune carte e fortuna. I bot non sono persone: quello che si legge qui vale per questi bot.
report-stopped =
    { $count ->
        [one] Una partita è stata fermata perché troppo lunga e non è contata.
       *[other] { $count } partite sono state fermate perché troppo lunghe e non sono contate.
    }
report-broken =
    { $count ->
        [one] Una partita si è guastata e non è contata.
       *[other] { $count } partite si sono guastate e non sono contate.
    }
report-nothing = Nessuna partita è ancora finita: non c’è niente da raccontare.
report-fact-players = Giocatori
report-fact-bots = Bot
report-fact-deals = Distribuzioni
report-fact-games = Partite
report-fact-seed = Seme
report-fact-rules = Regole
report-fact-options = Opzioni
report-fact-digest = Impronta
report-order = { $place }º a giocare
report-seat = Posto { $seat }
report-figure-order = { $place }: quota di vittorie
report-head-series = variante o esperimento
report-head-order = ordine di turno
report-head-seats = posto
report-head-bots = bot
report-head-roles = personaggio
report-head-decks = mazzo
report-head-against = contro
report-head-share = quota di vittorie
report-head-low = da
report-head-high = a
report-head-games = partite
report-head-deals = distribuzioni
report-head-share-games = quota di partite
report-head-elo = Elo
report-head-error = errore standard
report-head-part = che cosa decide
report-head-variance = quanto pesa
report-head-figure = misura
report-head-mean = media
report-head-change = cambiamento
report-head-clear = chiaro
report-head-strength = forza del cambiamento
report-head-rounds = giri
report-head-round = giro
report-head-reached = partite che ci arrivano
report-head-decisions = decisioni
report-head-answers = risposte per decisione
report-head-forced = con una sola risposta
report-head-after = a che punto della partita
report-head-somebody = qualcuno è in testa da solo
report-head-leader-wins = chi è in testa vince
report-head-deepest = svantaggio massimo, in punti
report-head-stretch = parte della partita
report-head-progress = quanto si è giocato, in %
report-head-uncertainty = incertezza
report-head-favourite-wins = vince il favorito
report-head-ending = finale
report-head-card = carta
report-head-seen-rate = posti che la vedono
report-head-use-rate = usata quando si poteva
report-head-seen = punti se vista
report-head-used = se usata
report-head-opening = nella prima mano
report-head-question = domanda
report-head-answer = risposta
report-head-offered = possibile
report-head-given = data
report-share-more = { $name } vince il { $share }, chiaramente più del { $fair } che sarebbe giusto: la quota vera è fra { $low } e { $high }.
report-share-less = { $name } vince solo il { $share } (fra { $low } e { $high }), chiaramente meno del { $fair }.
report-share-none = Nessuno spicca: ogni intervallo contiene il { $fair } che sarebbe giusto. Con { $deals } distribuzioni una differenza fino a { $width } punti può ancora sfuggire.
report-order-title = Conviene cominciare?
report-order-about = Quota di vittorie secondo l’ordine in cui tocca la prima volta. La linea tratteggiata è quella che sarebbe giusta.
report-seats-title = Per posto
report-seats-about = I posti come sono numerati al tavolo. Se chi comincia si tira a sorte, dovrebbero essere tutti uguali.
report-bots-title = Per bot
report-bots-about = Quanto vince un posto di ciascun bot. Ogni distribuzione si gioca da ogni posto, così nessun bot ci guadagna con le carte.
report-roles-title = Per personaggio
report-roles-about = Quanto vince un posto secondo il personaggio con cui comincia. Con tanti personaggi uno su venti spicca per caso; se è il bot a scegliere il personaggio, si vede anche come sceglie.
report-decks-title = Per mazzo
report-decks-about = Quanto vince un posto con ciascun mazzo, contro tutti quelli che ha incontrato.
report-restricted-title = Quanto vale la risposta
report-restricted-about = Un bot non dà mai questa risposta se ne ha un’altra; gli altri giocano come sempre. La linea tratteggiata è quanto vincerebbe se la risposta non valesse niente. Chi su una risposta ci conta ci perde più di chi non ne aveva bisogno.
report-meetings-title = Mazzo contro mazzo
report-meetings-about = La quota di vittorie della riga contro la colonna. Più è pallido, più è alla pari.
report-meetings-clear = { $count } coppie su { $pairs } sono chiaramente squilibrate. La più squilibrata: { $one } vince il { $share } contro { $other } (fra { $low } e { $high }).
report-meetings-even = Nessuna delle { $pairs } coppie è chiaramente squilibrata.
report-ratings-title = Forza
report-ratings-about = Il modello di Plackett e Luce sulla scala Elo, media 0. In due, 100 punti sono 64 partite su 100.
report-ratings-clear = { $first } è chiaramente più forte di { $last }: fra i due ci sono { $gap } punti.
report-ratings-open = { $first } ha { $gap } punti più di { $last }, ma potrebbe ancora essere fortuna.
report-few =
    { $deals ->
        [0] Nessuna distribuzione: non si può dire quanto sia sicuro.
        [one] Una distribuzione è troppo poco per dire quanto sia sicuro.
       *[other] { $deals } distribuzioni sono troppo poche per dire quanto sia sicuro.
    }
report-skill-title = Bravura e fortuna
report-skill-about = Quanto della differenza fra vincere e perdere dipende da chi gioca, quanto dalle carte e dal posto, quanto da nessuna delle due cose da sola. Vale per questi bot: più si somigliano, meno conta la bravura.
report-skill-says = Chi gioca spiega il { $skill } dei risultati (fra { $low } e { $high }), la distribuzione il { $deal }; il resto, { $rest }, è come le due cose s’incontrano, e la fortuna che viene dopo.
report-skill-skill = chi gioca
report-skill-deal = carte e posto
report-skill-rest = nessuna delle due da sola
report-changes-about = Ogni punto è un cambiamento, misurato con la sua incertezza: se la linea non tocca lo zero, è chiaro. Di venti misure che non cambiano, una sembra chiara per caso; quello che non ti aspettavi merita un altro seme.
report-changes-title = Che cosa cambia
report-changes-clear =
    { $clear ->
        [one] Una misura su { $all } cambia chiaramente.
       *[other] { $clear } misure su { $all } cambiano chiaramente.
    }
report-changes-none = Nessuna delle { $all } misure cambia chiaramente su { $deals } distribuzioni. Non è una prova che non cambi niente.
report-change-up = { $figure }: sale da { $before } a { $after }.
report-change-down = { $figure }: scende da { $before } a { $after }.
report-length-title = Quanto dura una partita?
report-length-about = Le partite finite, secondo la durata.
report-length-rounds = Metà delle partite finisce entro il giro { $median }; otto su dieci durano fra { $p10 } e { $p90 } giri.
report-length-decisions = Metà delle partite finisce entro { $median } decisioni; otto su dieci ne vogliono fra { $p10 } e { $p90 }.
report-rounds-title = Che cosa si decide, giro per giro
report-rounds-about = Dalle distribuzioni di cui si annotano le decisioni. I giri a cui arriva meno di 1 partita su 20 non ci sono; gli ultimi giri sono quelli delle partite lunghe.
report-rounds-says = Al giro { $first } una decisione offre in media { $early } risposte, al giro { $last } ne offre { $late }. Il { $forced } di tutte le decisioni ha una sola risposta.
report-rounds-tip = Giro { $round }: { $answers } risposte, { $decisions } decisioni, { $forced } con una sola risposta
report-leads-title = Quando si decide?
report-leads-about = Quante volte chi è in testa da solo poi vince, secondo il punteggio del gioco. La linea tratteggiata è la quota di chi non ha vantaggi. Dove il punteggio non dice chi è davanti, questo dice poco.
report-leads-says = Nel { $somebody } delle partite a metà strada qualcuno è in testa da solo, e ne vince il { $mean } (fra { $low } e { $high }); senza vantaggio sarebbe il { $fair }.
report-drama-title = Quanti colpi di scena?
report-drama-about = Dopo la partita un bot forte l’ha giudicata in al più 24 momenti, da quello che ai posti si poteva sapere, giocandola avanti molte volte. Essere al comando conta solo se è chiaro, cioè più grande dell’errore. La più bassa di molte stime sembra un po’ più bassa del vero. Le probabilità sono quelle di giocatori uguali: dove i bot sono di forza diversa dicono chi sta meglio, non chi vincerà.
# $deepest: lo svantaggio di chi poi vince; $lowest: la sua probabilità più bassa; $error: di quanto sbaglia una sola stima
report-drama-says = Nel momento peggiore chi poi vince è in media { $deepest } punti dietro al favorito (fra { $low } e { $high }), con una probabilità del { $lowest }. Da { $games } partite; una sola stima sbaglia di circa { $error } punti, e un piccolo svantaggio può non esserci.
report-drama-changes = Il comando cambia chiaramente { $changes } volte a partita (fra { $low } e { $high }), in media l’ultima volta dopo il { $last } della partita.
report-drama-steady = In nessuna di queste partite il comando cambia chiaramente.
report-openness-title = Quanto resta aperta?
report-openness-about = Dalle stesse partite. L’incertezza è 100% se tutti hanno la stessa probabilità di vincere, 0 se è decisa; l’errore delle stime la fa sembrare un po’ troppo bassa. Quante volte vince il favorito di un momento dice anche quanto sono buone le stime.
report-openness-says = A metà strada l’incertezza è del { $mean } (fra { $low } e { $high }), e il favorito di quel momento vince il { $won } delle partite (fra { $won-low } e { $won-high }).
report-openness-tip = { $stretch } della partita: incertezza { $uncertainty } ({ $low }–{ $high }), il favorito vince il { $won } ({ $won-low }–{ $won-high })
report-endings-title = Come finiscono le partite
report-endings-about = Come si arriva alla fine. Nel file da scaricare ci sono i nomi che stanno nelle righe.
report-endings-says =
    { $count ->
        [one] Tutte le partite finiscono allo stesso modo: { $kind }.
       *[other] I finali sono { $count }; il più frequente, col { $share }: { $kind }.
    }
report-cards-title = Che cosa cambiano le carte
report-cards-about = Di quanti punti percentuali vince di più chi vede una carta, rispetto allo stesso bot nello stesso ordine di turno. Non dimostra la causa: chi è davanti, o resta più a lungo, vede e usa più carte. La misura che inganna meno è la prima mano. I punti pieni spiccano nonostante le carte interrogate siano tante.
report-cards-up =
    { $count ->
        [one] { $card } aiuta chiaramente: { $points } punti in più (da { $low } a { $high }).
       *[other] { $count } carte aiutano chiaramente, più di tutte { $card }: { $points } punti in più (da { $low } a { $high }).
    }
report-cards-down =
    { $count ->
        [one] { $card } va chiaramente con le sconfitte: { $points } punti in meno (da { $low } a { $high }).
       *[other] { $count } carte vanno chiaramente con le sconfitte, più di tutte { $card }: { $points } punti in meno (da { $low } a { $high }).
    }
report-cards-none = Di { $count } carte nessuna cambia chiaramente qualcosa; di quasi tutte si sa con un margine di circa { $width } punti.
report-cards-idle =
    { $count ->
        [one] Una carta non si usa mai: { $names }.
       *[other] { $count } carte non si usano mai, fra cui { $names }.
    }
report-answers-title = Le risposte che si danno, e quelle che non si danno
report-answers-about = Delle decisioni in cui una risposta era possibile insieme ad altre, quante volte è stata data. Quello che questi bot non fanno mai può essere buono lo stesso: quanto vale lo misura lab restrict.
report-answers-never = { $count } risposte su { $all } non si danno mai, fra cui { $names }.
report-answers-all =
    { $all ->
        [one] L’unica risposta ogni tanto si dà.
       *[other] Tutte le { $all } risposte ogni tanto si danno.
    }
report-figures-title = Tutte le misure di una partita
report-figures-about = Medie sulle distribuzioni, con i loro intervalli.
report-figures-says = Le misure dietro alle altre, per chi vuole lavorarci.
