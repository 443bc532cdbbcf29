### Le parole delle pagine attorno al tavolo. I posti si contano da 1.

## In ogni pagina

page-home = Tavolata, torna all’ingresso
page-language = Lingua
page-language-it = Italiano
page-language-en = English
page-dark = Tema scuro
page-retry = Riprova
page-back = Torna all’ingresso
page-cancel = Annulla
page-footer = Tavolata { $version } · software libero, gioca dove vuoi
page-credits = Icone di game-icons.net (CC BY 3.0)
version-title = Il server è stato aggiornato.
version-about = Questa pagina parla ancora come la versione di prima: caricala di nuovo e ritrovi tutto dov’era.
version-reload = Carica di nuovo

## Colori e forme: ciascuno ha i suoi, così ci si riconosce anche senza i colori

look-colour = Colore
look-shape = Forma
look-preview = { $shape }, { $colour }
look-taken = già di { $name }
look-red = rosso
look-orange = arancione
look-yellow = giallo
look-green = verde
look-teal = ottanio
look-blue = blu
look-violet = viola
look-pink = rosa
look-circle = cerchio
look-square = quadrato
look-triangle = triangolo
look-diamond = rombo
look-star = stella
look-hexagon = esagono
look-cross = croce
look-moon = luna

## I bot

bot-random = Distratto
bot-random-about = gioca a caso
# $bot: il livello che hanno adesso
bot-like-me = Forte come me
bot-like-me-about = Adesso: { $bot }. Chi arriva primo li trova più forti di un livello nella prossima partita, chi arriva ultimo più deboli.
bot-policy = Impulsivo
bot-policy-about = risponde subito, a occhio
bot-greedy = Deciso
bot-greedy-about = prende sempre quel che pare meglio
bot-experienced = Esperto
bot-experienced-about = come il Deciso, con l’esperienza di molte partite
bot-feather = Piuma
bot-feather-about = conosce le regole, ma spesso si accontenta
bot-easy = Facile
bot-easy-about = gioca con buon senso, ogni tanto si distrae
bot-medium = Medio
bot-medium-about = prende sempre quel che pare meglio
bot-strong = Forte
bot-strong-about = gioca con cura e concede poco
bot-master = Maestro
bot-master-about = ci pensa a lungo e perdona poco
bot-child = Bambino
bot-child-about = conosce poche date, e alla buona
bot-adult = Adulto
bot-adult-about = ricorda le date come le ricordano i più
bot-teacher = Insegnante
bot-teacher-about = sa quasi tutte le date, o ci va vicino

## L’ingresso

lobby-line = Giochi da tavolo italiani, con gli amici e con i bot.
lobby-how = Apri un tavolo, manda il link e si gioca: dal telefono o dal computer, senza registrarsi.
lobby-mine = I miei tavoli
lobby-games = A che cosa si gioca?
lobby-none = Su questo server non c’è ancora nessun gioco.
lobby-players-just = In { $count }
lobby-players = Da { $least } a { $most } giocatori
lobby-play = Gioca
lobby-play-game = Gioca { A($game) }
lobby-invite = Invita
lobby-invite-game = Invita amici a giocare { A($game) }
lobby-more = Di più
lobby-more-game = Di più su { $game }
lobby-all-mine = Tutti i miei tavoli ({ $count })
lobby-again = Ancora insieme?
lobby-again-about = Un tavolo nuovo dello stesso gioco, con un invito da mandare.
lobby-again-with = { $game } con { $names }
lobby-decks = Mazzi
lobby-decks-game = I mazzi e le carte { DI($game) }
lobby-learn = Impara
lobby-learn-game = Impara { $game }
lobby-rules = Regole
lobby-rules-game = Regole { DI($game) }
lobby-your-turn = Tocca a te
# $names: i nomi già uniti
lobby-turn-of = Tocca { A($names) }
lobby-locked = Ferma: è cominciata con altre regole
lobby-going-on = Si gioca
lobby-gathering =
    { $free ->
        [0] { $host ->
            [yes] Tutti a tavola: si può cominciare
           *[no] Tutti a tavola: si aspetta chi ospita
        }
       *[other] { $bots ->
            [yes] { $host ->
                [yes] Comincia quando vuoi: i bot prendono i posti liberi
               *[no] Comincia quando lo dice chi ospita
            }
           *[no] { $free ->
                [one] Manca ancora una persona
               *[other] Mancano ancora { $free } persone
            }
        }
    }
# $time: una durata, per esempio «5 ore»
lobby-left = ancora { $time }
lobby-finished-tables =
    { $count ->
        [one] Una partita finita
       *[other] { $count } partite finite
    }
lobby-finished = Partita finita
lobby-won-by = Ha vinto { $names }
lobby-won-by-many = Hanno vinto { $names }
lobby-with = Con { $names }
lobby-alone = Per ora ci sei solo tu
lobby-go-on = Continua
lobby-go-in = Entra
lobby-look = Guarda
lobby-see-end = Com’è finita
# $table: il nome del tavolo o del gioco
lobby-forget = Dimentica { $table }
lobby-forget-ask = Dimenticare questo tavolo?
lobby-forget-about = Sparisce da questo elenco.
lobby-forget-keys = Questo browser lascia il tavolo. Il posto resta tuo, ma per tornarci serve il suo link: copialo prima, se ci tieni.
lobby-forget-yes = Dimentica

## Un tavolo nuovo

new-title = Un tavolo { DI($game) }
new-usual = Come si gioca
new-company = Con chi giochi?
new-company-bots = Con i bot
new-company-friends = Con amici
new-level = Quanto sono bravi i bot?
new-length = Quanto dura?
new-more = Altro
new-open-about = Poi mandi l’invito: ognuno sceglie un posto.
new-quick = Gioca subito
# $players: quanti in tutto; $bot: il nome del livello
new-quick-about =
    { $players ->
        [1] Giochi in solitaria: si comincia con un tocco.
        [2] In due, contro un bot; livello: { $bot }.
       *[other] In { $players }, tu e i bot; livello: { $bot }.
    }
new-players = In quanti giocate, bot compresi?
new-name = Il tuo nome
new-name-about = Lo vedono tutti al tavolo.
new-guest = Ospite
new-look = Il tuo segno
new-fill = Chi siede nei posti vuoti?
new-fill-nobody = Nessuno
new-fill-nobody-about = si comincia quando ci siamo tutti
new-fill-bot = Bot { $bot }
new-tempo = Ritmo
new-tempo-live = Dal vivo
new-tempo-live-about = Tutti a tavola adesso, con il telefono in mano.
new-tempo-days = A distanza di giorni
new-tempo-days-about = Ognuno gioca quando può; il tavolo aspetta.
new-reactions = Reazioni
new-reactions-quick = Rapide
new-reactions-quick-about = Si aspetta solo chi può davvero reagire: la durata di una pausa può farlo intuire. Svelte, tra amici.
new-reactions-strict = Rigorose
new-reactions-strict-about = Ogni volta la stessa breve pausa, qualunque cosa si abbia in mano: né il silenzio né la sua durata rivelano nulla.
new-turn-time = Tempo per ogni scelta
new-turn-time-about = Allo scadere il tavolo risponde per te, nel modo più prudente.
new-absent-time = Se qualcuno si assenta
new-absent-time-about = Dopo questo tempo un bot gli tiene il posto, e glielo rende appena torna.
new-hints = Consigli dell’allenatore
new-hints-bots = Dove si gioca solo contro i bot
new-hints-always = Per tutti a questo tavolo
new-hints-never = Nessuno
new-hints-about = Chi lo chiede sente che cosa farebbe un giocatore forte. Tra persone, alla fine si dice quanti consigli ha avuto ciascuno.
new-time-none = Senza limite
new-absent-never = Lo decide chi ospita
new-time-seconds =
    { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
new-time-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
new-time-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
new-time-days =
    { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
new-language = Lingua del tavolo
new-language-about = Per i messaggi comuni. Ognuno legge comunque nella propria lingua.
new-language-it = Italiano
new-language-en = Inglese
new-table-name = Nome del tavolo
new-table-name-about = Facoltativo: per riconoscerlo tra gli altri.
new-table-name-example = Il martedì di Ada
new-pace-summary = { $tempo }, reazioni { $reactions }, { $time }.
new-pace-time = { $time } per scelta
new-pace-no-time = senza limiti di tempo
new-decisions = Decisioni del tavolo
new-decisions-default = Dove il regolamento tace valgono le scelte di serie.
# $count: quante scelte sono diverse; $changed: i loro nomi
new-decisions-changed =
    { $count ->
        [one] Una scelta diversa da quelle di serie: { $changed }.
       *[other] { $count } scelte diverse da quelle di serie: { $changed }.
    }
new-decisions-about = Ogni scelta cambia una sola regola; la prima è quella di serie.
new-default = di serie
new-why = Perché?
new-why-rule = Perché? La regola { $rule }
new-open = Apri il tavolo
new-opening = Apro il tavolo…
# $days: per quanti giorni
new-kept-finished =
    { $days ->
        [one] A partita finita il tavolo resta per un giorno.
       *[other] A partita finita il tavolo resta per { $days } giorni.
    }
new-kept-idle =
    { $days ->
        [one] Un tavolo dove non succede nulla si sparecchia dopo un giorno.
       *[other] Un tavolo dove non succede nulla si sparecchia dopo { $days } giorni.
    }
new-errors =
    { $count ->
        [one] Una cosa da sistemare prima di aprire il tavolo:
       *[other] { $count } cose da sistemare prima di aprire il tavolo:
    }
new-error-deck = Il file che hai scelto non va ancora: correggilo e sceglilo di nuovo, o torna al mazzo della casa.
new-error-name = Scrivi un nome: al tavolo devono sapere chi sei.
new-error-name-long = Il nome può avere al massimo { $most } lettere.
new-error-table-name-long = Il nome del tavolo può avere al massimo { $most } lettere.
new-no-game = Il gioco «{ $game }» non è in questa casa.

## Sedersi

join-title = C’è posto per te
join-invited = Ti aspettano per una partita { A($game) }.
join-invited-table = Ti aspettano per una partita { A($game) }, al tavolo «{ $table }».
join-table = Un tavolo { DI($game) }: «{ $table }».
join-who = Chi c’è
join-nobody = Ancora nessuno.
join-seat = Dove ti siedi?
join-seat-any = Dove capita
join-seat-number = Posto { $seat }
join-seat-of = Posto { $seat }: { $name }
deck-bring = Il tuo mazzo
deck-keep = Quello già dato
deck-usual = Uno adatto, scelto dal gioco
deck-list = Una lista o un codice…
deck-mine = I miei
deck-nameless = Senza nome
deck-ready-ones = Pronti
deck-pages = Guarda o costruisci mazzi
deck-cards = Le carte
deck-cards-about = Una per riga, con davanti il numero di copie («3 Kenshiro»); oppure il codice del mazzo.
deck-file = Oppure da un file
deck-name = Come si chiama
deck-named = Gli altri possono saperne il nome
deck-secret = Nessun altro vede la lista prima della fine. Quando la partita comincia tutti ne vedono il sigillo, così non si può cambiare.
room-brings = ha un mazzo
room-brings-name = mazzo: { $name }
join-name-about = Fino a { $most } lettere.
join-sit = Siediti
join-sitting = Ti siedi…
join-watch = Guarda soltanto
join-watching = Qui puoi guardare la partita: le carte coperte restano coperte anche per te.
join-late = Che cosa puoi fare
join-ask = Chiedi un posto
join-ask-about = Chi ospita lo vede e può darti il posto di un bot.
join-ask-again = Per ora no: puoi chiedere di nuovo più tardi.
join-asked = Hai chiesto un posto come { $name }.
join-asked-about = Resta qui: se chi ospita te lo dà, ti siedi senza dover fare altro. Intanto puoi guardare.
join-ask-no = Lascia stare
join-bare = Per questo tavolo serve l’invito
join-bare-about = Hai aperto solo l’indirizzo del tavolo, che da solo non fa entrare. Chiedi l’invito a chi ospita, o inquadra il codice QR sul suo schermo.
join-paste = Hai il link? Incollalo qui
join-paste-about = È più lungo dell’indirizzo: dopo il nome del tavolo ha un # e un codice.
join-paste-wrong = Questo non è un link d’invito: deve contenere /t/, poi un # e un codice.
join-paste-go = Entra
join-full-title = Il tavolo è al completo
join-full = I posti sono tutti presi.
join-full-stay = Se resti qui, vedi subito quando si libera un posto.
join-freed = Si è liberato un posto.
join-started-title = La partita è già cominciata
join-started = La partita è già cominciata e i posti sono tutti presi.
join-over-title = La partita è finita
join-over = Questa partita è finita.
join-link = Qui serve un link valido
join-link-about = Se hai aperto un invito, nel frattempo è stato rinnovato: chiedine uno nuovo a chi ospita. Se avevi già un posto, riaprilo con il suo link, da qualunque dispositivo.
join-seat-lost = Questo posto non è più tuo
join-seat-lost-about = Chi ospita ha liberato il posto o ne ha rinnovato il link, oppure un altro tuo dispositivo ha allontanato questo. Se la partita non è cominciata e c’è ancora posto, puoi rientrare con il link d’invito; altrimenti chiedi a chi ospita un link nuovo.
join-host-lost = Questo dispositivo non ospita più il tavolo
join-host-lost-about = Il link per ospitare è stato rinnovato, oppure un altro dispositivo che ospita ha allontanato questo. Il link nuovo si vede su un dispositivo che ospita ancora.
join-gone = Questo tavolo non c’è più
join-gone-about = È stato cancellato, oppure l’indirizzo è incompleto: controlla di averlo copiato tutto.

## In attesa

room-title = Si apparecchia
room-of = Un tavolo { DI($game) }
room-places = A tavola
room-taken = { $taken } su { $players } a tavola
room-free = Posto libero
room-free-bot = poi bot { $bot }
room-you = tu
room-this-device = su questo dispositivo
room-here = al tavolo
room-away = via
room-bot = bot { $bot }
room-host = ospita
room-invite = Invita
room-invite-again = Manda l’invito { A($names) }.
guest-asks = { $name } è alla porta e vorrebbe giocare.
guest-free = Un posto libero
guest-bot = Il posto di { $name }
guest-no = Non ora
# $name: chi è alla porta, $bot: il bot di cui avrebbe il posto
guest-offered = { $name } vorrebbe giocare: può prendere il posto del bot { $bot } e vederne la mano?
# $names: chi deve ancora dire di sì, già uniti; $count: quanti sono
guest-asked =
    { $count ->
        [one] { $name } avrà il posto di { $bot } appena { $names } dirà di sì.
       *[other] { $name } avrà il posto di { $bot } appena { $names } diranno di sì.
    }
room-invite-about = Chi apre questo link sceglie un posto libero.
room-invite-link = Link d’invito
room-qr = Codice QR dell’invito: inquadralo con un altro telefono
room-local = Questo indirizzo vale solo su questo computer: per invitare altri, apri la pagina con l’indirizzo di rete che il server ha stampato all’avvio.
room-share = Condividi
room-share-text = Vieni a giocare { A($game) } su Tavolata!
room-spectator-link = Link per chi guarda
room-spectator-about = Chi lo apre vede il tavolo, mai le carte coperte.
room-more-links = Altri link
room-seat-link = Link del posto { $seat }
room-seat-link-name = Link del posto di { $name }
room-seat-links-about = Il link di un posto è come una chiave. Il tuo ti porta su un altro dispositivo. Quello di un posto libero puoi passarlo a qualcuno: chi si siede ne riceve uno nuovo, che conosce solo lui.
room-renew = Rinnova i link del tavolo
room-renew-ask = Rinnovare i link del tavolo?
room-renew-about = Da quel momento i link vecchi, d’invito, per chi guarda e per ospitare, non valgono più, e ospita solo questo dispositivo: manda quelli nuovi a chi deve ancora arrivare.
room-renew-yes = Rinnova
room-renew-seat = Nuovo link per il posto { $seat }
room-renewed = Fatto: i link vecchi non valgono più.
room-hotseat = Siede qui anche un’altra persona
room-hotseat-about = Giocate in più persone su questo dispositivo: tra un turno e l’altro un sipario copre le carte.
room-change-me = Nome e segno
room-save = Salva
room-add-bot = Metti un bot
room-add-bot-seat = Metti un bot al posto { $seat }
room-bot-level = Livello del bot
room-remove = Togli
room-remove-name = Togli { $name } dal tavolo
room-remove-ask = Togliere { $name } dal tavolo?
room-remove-about = Il posto torna libero e il suo link non vale più.
room-leave = Lascia il tavolo
room-leave-seat = Libera il posto di { $name }
room-leave-ask = Lasciare il tavolo?
room-leave-about = Il tuo posto torna libero per gli altri.
room-start = Cominciamo
room-starting = Si comincia…
# $free: i posti vuoti; $bot: il livello
room-start-bots =
    { $free ->
        [one] Nel posto vuoto si siede un bot ({ $bot }).
       *[other] Nei { $free } posti vuoti si siedono i bot ({ $bot }).
    }
room-start-full = Ci siete tutti.
room-start-wait =
    { $free ->
        [one] Manca ancora una persona: invitala, o metti un bot al suo posto.
       *[other] Mancano ancora { $free } persone: invitale, o metti dei bot al loro posto.
    }
room-wait-host = Si comincia quando lo dice chi ospita.
room-settings = Questo tavolo
room-settings-default = Tutte le decisioni sono quelle di serie.
room-setting-players = Giocatori
room-setting-fill = Posti vuoti
room-setting-like-me = Bot forti come te
room-like-me = adesso: { $bot }
room-setting-tempo = Ritmo
room-setting-reactions = Reazioni
room-setting-turn = Tempo per scelta
room-setting-absent = Chi si assenta
room-setting-hints = Consigli
room-setting-language = Lingua
room-setting-chosen = deciso a questo tavolo
room-absent-after = dopo { $time } gioca un bot
room-rules = Regole
room-rename = Cambia nome al tavolo
room-delete = Cancella il tavolo
room-delete-ask = Cancellare questo tavolo?
room-delete-about = Sparisce per tutti e non si può recuperare.
room-announce-sat = { $name } si siede a tavola.
room-announce-left = { $name } lascia il tavolo.

## La fine

end-title = Partita finita
end-won = Vince { $names }!
end-won-many = Vincono insieme { $names }!
end-won-you = Hai vinto!
end-ranking = Classifica
# $place: il posto in classifica
end-place = { $place }º
end-points =
    { $score ->
        [one] un punto
       *[other] { $score } punti
    }
# $count: of the coach
end-hints =
    { $count ->
        [one] un consiglio
       *[other] { $count } consigli
    }
end-decided = Che cosa ha deciso
end-replay = Rivedi la partita
end-analysis = Analisi
end-rematch = Rivincita
end-rematch-about = Stesse persone, stesse regole, un tavolo nuovo.
end-next-level = Bot forti come te, nella prossima partita: { $bot }.
end-rematch-ready = La rivincita è pronta
end-rematch-go = Vai alla rivincita
end-download = Scarica la partita
end-download-about = Un solo file: si rivede, si rigioca, si controlla.
# $days: per quanti giorni
end-kept =
    { $days ->
        [one] Questo tavolo resta qui per un giorno: per conservare la partita più a lungo, scaricala.
       *[other] Questo tavolo resta qui per { $days } giorni: per conservare la partita più a lungo, scaricala.
    }
end-decks = I mazzi
end-decks-about = All’inizio della partita tutti hanno visto il sigillo di ogni mazzo. Ecco le liste e i sali: chi ricalcola lo SHA-256 di sale e lista deve ritrovare il sigillo di allora.
end-deck-named = { $name }: { $deck }
end-deck-salt = Sale, in cifre esadecimali
end-fair = Mescolate pulite
end-fair-about = Prima di cominciare il server ha pubblicato l’impronta di una chiave segreta; da quella chiave nascono, in ordine, ogni mescolata e ogni dado. Ora che la partita è finita la chiave è qui: chi ricalcola la sua impronta deve ritrovare quella di allora, e con il file della partita può rifare ogni mescolata. Se un solo carattere fosse cambiato, non tornerebbe.
end-fair-commitment = Impronta, dall’inizio
end-fair-key = Chiave, alla fine
end-fair-how = Per ricalcolarla, con Python:
end-table = Guarda il tavolo

## Un incontro di due partite

new-length-game = Una partita
new-length-match = Andata e ritorno
new-length-game-about = Una partita sola, come da regolamento.
match-about = Due partite con gli stessi mazzi, e ciascuno ne comincia una. Vince chi ne vince di più; una a testa, contano i punti ordine di tutte e due.
room-setting-match = Incontro
# $number: quale partita, $games: su quante
room-match = Andata e ritorno, partita { $number } di { $games }
match-title = L’incontro
match-title-so-far = L’incontro finora
# $number: quale partita
match-column = Partita { $number }
match-sum = Punti in tutto
match-wins = Partite vinte
match-won-game = vinta
match-began = ha cominciato
# $name: chi comincia la prossima
match-next = La prossima partita la comincia { $name }.
match-next-begin = Comincia la seconda partita
match-next-ready = La seconda partita è cominciata
match-next-go = Vai alla seconda partita
match-won = { $name } vince l’incontro!
match-won-you = L’incontro è tuo!
match-drawn = Incontro pari
match-by-games = Lo decidono le partite vinte.
match-by-points = Le partite vinte sono pari: decidono i punti ordine di tutte e due.
match-equal = Pari le partite vinte e pari i punti ordine: nessuno dei due vince l’incontro.

## Rivedere

replay-title = Replay: { $game }
replay-step = Momento { $step } di { $last }
replay-scrubber = Momento della partita
replay-play = Riproduci
replay-pause = Ferma
replay-previous = Un passo indietro
replay-next = Un passo avanti
replay-first = Dall’inizio
replay-end = Alla fine
replay-speed = Velocità
replay-speed-times = { $speed }×
replay-view = Con gli occhi di
replay-view-spectator = chi guarda
replay-view-open = tutte le carte scoperte
replay-keys = Frecce: un passo · Spazio: riproduci o ferma · Inizio e Fine: agli estremi
replay-link = Link a questo momento
replay-link-about = Chi può vedere questa partita la riapre proprio qui.
replay-copy = Copia il link a questo momento
replay-board = Il tavolo
replay-log = Diario
replay-analysis = Analisi
replay-earlier = Mostra anche prima
replay-start-of-game = La partita comincia.
replay-not-finished = Questa partita non è ancora finita: si potrà rivedere dopo.
replay-empty = Di questa partita non è rimasto nulla da rivedere.
replay-to-table = Al tavolo

## Le regole

rules-title = Le regole { DI($game) }
rules-cards = Tutte le carte
rules-intro = Con parole nostre, una per una. Ogni regola ha un numero: lo ritrovi al tavolo, accanto alle domande e al diario.
rules-search = Cerca nelle regole
rules-search-hint = una parola, un numero…
rules-found =
    { $count ->
        [0] Nessuna regola ne parla.
        [one] Ne parla una regola.
       *[other] Ne parlano { $count } regole.
    }
rules-contents = Capitoli
rules-link = Link alla regola { $rule }
rules-options = Decisioni del tavolo
rules-options-about = Dove il regolamento tace abbiamo scelto noi, e ogni tavolo può scegliere altrimenti.
rules-default = di serie
rules-here = a questo tavolo
rules-at-table = Le scelte del tavolo «{ $table }» sono segnate.
rules-at-this-table = Le scelte del tuo tavolo sono segnate.
rules-to-table = Torna al tavolo
rules-print = Stampa
rules-version = Regole, versione { $version }
rules-none = Il gioco «{ $game }» non è in questa casa.

## Chi gestisce il server

admin-title = Il server
admin-closed = Questa pagina è di chi gestisce il server
admin-closed-about = Aprila con il link che il server stampa all’avvio: finisce con un codice segreto.
admin-token = Codice
admin-enter = Entra
admin-wrong = Il codice non è giusto: copialo intero dal link che il server scrive all’avvio.
admin-server = Server
admin-protocol = Protocollo
admin-rules = Regole
admin-uptime = Acceso da
admin-connections = Connessioni
admin-loaded = Tavoli in memoria
admin-refresh = Aggiorna
admin-leave = Esci
admin-tables = Tavoli
admin-search = Cerca un tavolo
admin-search-hint = nome, codice o persona
admin-none = Nessun tavolo.
admin-more = Altri tavoli
# $players: i posti; $here: chi ha la pagina aperta; $entries: le mosse scritte nel giornale
admin-counts =
    { $players ->
        [one] un posto
       *[other] { $players } posti
    }, { $here ->
        [0] nessuno presente
        [one] una persona presente
       *[other] { $here } presenti
    }, { $entries ->
        [one] una mossa
       *[other] { $entries } mosse
    }
admin-table-created = Aperto
admin-table-updated = Ultima mossa
admin-stage-open = in attesa
admin-stage-playing = si gioca
admin-stage-finished = finito
admin-export = Esporta
admin-export-table = Esporta il tavolo { $table }
admin-delete = Cancella
admin-delete-table = Cancella il tavolo { $table }
admin-delete-ask = Cancellare il tavolo { $table }?
admin-delete-about = Sparisce per tutti, con la sua partita, e non si può recuperare. Per conservarla, prima esportala.
admin-deleted = Tavolo { $table } cancellato.
admin-errors = Errori
admin-errors-none = Nessun errore: tutto tranquillo.
admin-reports = Segnalazioni
admin-reports-none = Nessuna segnalazione.
admin-report-table = tavolo { $table }
admin-report-download = Scarica la segnalazione { $report }

## Il laboratorio del server

lab-title = Il laboratorio
lab-about = Piccoli esperimenti tra bot, su questo server: conviene cominciare, quanto durano le partite, che cosa cambia un’opzione. I tavoli e i loro bot vengono prima; il laboratorio si prende quello che avanza.
# $missing: nomi di pacchetti
lab-missing = Su questo server il laboratorio non è installato (manca: { $missing }). Chi lo gestisce lo installa con:
lab-new = Un nuovo esperimento
lab-game = Gioco
lab-players = Giocatori
lab-deals = Distribuzioni
lab-seed = Seme
lab-who = Chi gioca
lab-who-about = Ogni distribuzione si gioca una volta da ogni posto: i bot si scambiano, con le stesse carte e la stessa fortuna.
lab-bot = Bot { $place }
lab-deck = Mazzo { $place }
lab-deck-usual = quello solito
lab-options = Opzioni del gioco
lab-compare = Confronta con un’altra regola
lab-compare-about = Si rigioca tutto con un’opzione diversa, sulle stesse distribuzioni; il rapporto dice che cosa cambia.
lab-compare-what = Opzione
lab-compare-nothing = niente
lab-compare-other = Altrimenti
lab-begin = Comincia
lab-count =
    { $games ->
        [one] Una partita, su un massimo di { $most }.
       *[other] { $games } partite, su un massimo di { $most }.
    }
# $least, $most: numeri
lab-number = un numero intero da { $least } a { $most }.
lab-too-many = sarebbero { $games } partite; qui un esperimento ne ha al massimo { $most }.
lab-wait = Un esperimento per volta: il prossimo comincia quando questo è finito o fermo.
lab-runs = Esperimenti
lab-none = Ancora nessuno.
lab-run = { $players } giocatori, { $bots }, { $deals } distribuzioni, seme { $seed }
lab-run-other = A confronto con: { $other }
# $run: gioco e giorno
lab-progress = Partite dell’esperimento { $run }
lab-done = { $games } partite, finito.
lab-playing = { $games } partite su { $all }, si gioca…
lab-stopped = { $games } partite su { $all }, fermo.
lab-open = Rapporto
lab-open-run = Rapporto dell’esperimento { $run }
lab-save = Salva
lab-save-run = Salva il rapporto dell’esperimento { $run }
lab-stop = Ferma
lab-stop-run = Ferma l’esperimento { $run }
lab-was-stopped = Fermato. Le partite giocate restano, e si può riprendere.
lab-go-on = Riprendi
lab-go-on-run = Riprendi l’esperimento { $run }
lab-goes-on = L’esperimento riprende.
lab-delete-run = Cancella l’esperimento { $run }
lab-delete-ask = Cancellare questo esperimento?
lab-delete-about = Le sue partite e il suo rapporto spariscono dal server. Un rapporto che hai salvato resta tuo.
lab-deleted = Esperimento cancellato.

## La sfida del giorno

daily-title = Sfida del giorno
daily-about = { $game } in squadra: un mazzo uguale per tutti, una volta al giorno. Si costruisce insieme la linea del tempo e si contano i punti; alla fine puoi mandare il risultato agli amici senza svelare nulla.
daily-not-yet = Oggi non hai ancora giocato.
daily-today = Oggi: { $score }.
daily-best = Il tuo migliore: { $score }.
daily-streak = { $days } giorni di fila.
daily-alone = In solitaria
daily-bots = Con due bot

## Come si gioca, e il mazzo di casa vostra

new-unseen = Preferisci carte non viste di recente
new-unseen-about = Questo browser ricorda le carte delle ultime partite: arrivano per ultime.
deck-own = Un mazzo vostro
deck-own-about = Un file CSV o JSON, per esempio di una classe o di una famiglia. Senza, si gioca con il mazzo della casa.
deck-choose = Scegli un file
deck-other = Scegli un altro file
deck-forget = Torna al mazzo della casa
deck-reading = Leggo il mazzo…
deck-too-large = Il file è troppo grande per essere un mazzo.
deck-ready =
    { $count ->
        [one] «{ $name }»: una carta, tutto a posto
       *[other] «{ $name }»: { $count } carte, tutto a posto
    }
deck-problems =
    { $count ->
        [one] C’è una cosa da sistemare:
       *[other] Ci sono { $count } cose da sistemare:
    }
deck-harmless = si può giocare lo stesso
room-setting-daily = Sfida del giorno
room-setting-deck = Mazzo
room-deck =
    { $count ->
        [one] «{ $name }», una carta
       *[other] «{ $name }», { $count } carte
    }

## Carte segnalate

admin-report-delete = Elimina la segnalazione { $report }
admin-report-deleted = Segnalazione eliminata.
admin-reports-delete = Elimina tutte le segnalazioni
admin-cards-delete = Elimina tutte le carte segnalate
admin-reports-ask = Eliminarle tutte?
admin-reports-about = Quelle elencate in questa pagina e tutte le più vecchie. Non si possono riavere.
admin-reports-deleted = Eliminate.
admin-cards = Carte segnalate
admin-cards-none = Nessuna carta segnalata.
admin-card-deck = mazzo { $deck }
admin-card-date = La data è sbagliata
admin-card-clue = Il testo tradisce la data
admin-card-wording = Il testo trae in inganno
admin-card-double = C’è un’altra carta uguale
admin-card-unfit = Non è adatta a tutti
admin-card-other = Altro

## Niente qui

missing-title = Qui non c’è nulla
missing-about = L’indirizzo non porta a nessuna pagina. Forse ne manca un pezzo.

## Dispositivi che hanno un posto, o che ospitano

device-title-host = Ospitare da altri dispositivi
device-about = Chi ha questo link gioca al posto tuo. Tienilo per te: con questo continui su un altro telefono o computer.
device-about-host = Chi ha questo link può fare col tavolo quello che puoi tu, ma non vede carte. Tienilo per te: con questo ospiti da un altro telefono o computer.
# $name: chi siede lì
device-link = Il link del posto di { $name }
device-link-host = Il link per ospitare
device-list = Dispositivi al posto di { $name }
device-list-host = Dispositivi che ospitano
# $browser: come Chrome; $system: come Android
device-kind = { $browser } su { $system }
device-unknown = Un dispositivo
device-program = Un programma
device-programs = Programmi che usano il link
device-this = questo dispositivo
# $when: giorno e ora
device-since = entrato: { $when }
device-used-lately = usato nell’ultima ora
# $when: come “3 ore fa”, “ieri”
device-used = usato { $when }
device-alone = Nessun altro dispositivo ce l’ha.
device-away = Allontana
# $device: come “Chrome su Android”
device-away-name = Allontana: { $device }
device-sure-away = Allontanare davvero?
device-warn-away = Resta fuori e non rientra col vecchio link: ce ne sarà uno nuovo. I tuoi altri browser restano; ai programmi serve il nuovo link.
device-warn-programs = Il link sarà nuovo, e ai programmi servirà quello. I tuoi browser restano.
device-renew = Nuovo link, fuori tutti gli altri
device-sure-renew = Davvero fuori tutti gli altri?
device-warn-renew = Tutti gli altri dispositivi perdono il posto e il vecchio link non vale più. Questo dispositivo resta.
device-warn-renew-host = Nessun altro dispositivo ospiterà e il vecchio link non varrà più. Questo dispositivo resta.
device-done = Fatto: il tuo posto ha un link nuovo e il vecchio non apre più nulla.
device-done-host = Fatto: il link per ospitare è nuovo e il vecchio non apre più nulla.
device-browser-chrome = Chrome
device-browser-edge = Edge
device-browser-firefox = Firefox
device-browser-opera = Opera
device-browser-safari = Safari
device-browser-samsung = Samsung Internet
device-system-android = Android
device-system-iphone = iPhone
device-system-ipad = iPad
device-system-windows = Windows
device-system-mac = Mac
device-system-linux = Linux
device-system-chromeos = ChromeOS

## Chiamate quando tocca a te

call-about = Per le partite a distanza di giorni: un messaggio quando tocca a te, anche a pagina chiusa. Dice chi e a quale tavolo, mai che cosa hai in mano. Più tavoli arrivano in un solo messaggio.
call-here = Su questo dispositivo
call-seat = Per chi
call-on = Fatto: ti chiamo quando tocca a te.
call-off = Fatto: in quel modo non ti chiamo più.
call-failed = Non è riuscito: il browser non l’ha permesso, o il suo servizio di messaggi adesso non si raggiunge.
call-insecure = Questa pagina è aperta senza https, come succede di solito nella rete di casa: i browser allora non permettono messaggi. Guarda in I miei tavoli, o chiedi https a chi gestisce il server.
call-install = Su iPhone e iPad funziona quando Tavolata è nella schermata Home: tocca il pulsante di condivisione, poi «Aggiungi alla schermata Home», e aprila da lì.
call-unsupported = Questo browser non si può chiamare a pagina chiusa.
call-denied = Hai vietato i messaggi di questa pagina. Puoi permetterli nelle impostazioni del browser, accanto all’indirizzo.
call-nothing = Chi gestisce questo server non gli fa mandare messaggi: guarda in I miei tavoli.
call-quiet = Di notte no
call-quiet-from = Silenzio dalle
call-quiet-until = alle
call-quiet-kept = Fatto: queste ore valgono per ogni modo in cui ti chiamo.
call-webhook = Indirizzo di un webhook
# $hosts: i loro nomi, già uniti
call-webhook-about = Qui sono permessi: { $hosts }. Chi legge là viene a sapere a chi tocca e a quale tavolo.
call-mail = Indirizzo e-mail
call-mail-about = Prima ricevi una mail in cui dici di sì.
call-mail-asked = È partita una mail: di’ di sì da lì, e vale.
# $address: dove va
call-mail-waits = { $address } (aspetto il tuo sì per mail)
call-add = Aggiungi
call-others = Ti chiamo anche così
# $where: il servizio di messaggi
call-other-device = Un altro dispositivo ({ $where })
call-stop = Basta
call-stop-name = Basta: { $where }
call-page = I messaggi quando tocca a te
call-page-stopped = Fatto: questi messaggi non arrivano più.
call-page-confirmed = Grazie: ti arriva una mail quando tocca a te.
call-page-ask = Vuoi che Tavolata ti scriva quando tocca a te? Ogni messaggio ha un link per farli smettere.
call-page-yes = Sì, scrivimi
call-page-nothing = Questo indirizzo va con il link di un messaggio: aprilo da lì.
call-page-home = All’ingresso
