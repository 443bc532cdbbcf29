### Parole delle pagine dei mazzi e delle carte di Isola dei Demoni.

decks-title = I mazzi
decks-about = Ad Isola ognuno gioca con il suo mazzo. Comincia con uno pronto, o costruiscine uno: resta in questo browser, e lo passi agli altri con un link.
decks-new = Nuovo mazzo
decks-nameless = Mazzo senza nome
decks-mine = I miei mazzi
decks-none = Ancora nessuno. Costruiscine uno, o parti da un mazzo pronto qui sotto e cambialo.
decks-ready = Mazzi pronti
decks-no-ready = Un mazzo pronto «{ $deck }» non c’è.
decks-edit = Modifica
decks-look = Guarda
decks-play = Gioca
decks-keep = Conservalo tra i miei
decks-shared = Un mazzo che ti hanno passato. Puoi giocarci, o conservarlo e cambiarlo.
decks-not-kept = Questo browser non conserva nulla: passa il mazzo con un link o copiane il codice, o andrà perso.
decks-full = Qui ci sono già cento mazzi: eliminane uno per conservarne altri.
decks-drop = Elimina
decks-drop-ask = Eliminare il mazzo?
decks-drop-deck = Elimina { $deck }
decks-drop-about = «{ $deck }» sparisce da questo browser. Chi ne ha il link o il codice ce l’ha ancora.
decks-copy = Fanne una copia
decks-copy-name = { $deck } 2
decks-undo = Annulla l’ultima modifica
decks-undone = Annullato
decks-name = Nome del mazzo

## Le carte

decks-all-cards = Tutte le carte
decks-cards-title = Le carte
decks-cards-about = Tutte le carte di Isola dei Demoni: di ognuna si legge se viene dal regolamento o se l’abbiamo disegnata noi.
decks-filters = Filtri
decks-filter-text = Nome o testo
decks-filter-type = Tipo
decks-filter-school = Scuola
decks-filter-colour = Colore
decks-filter-keyword = Parola chiave
decks-filter-basis = Origine
decks-filter-any = Qualsiasi
decks-filter-clear = Togli i filtri
decks-found =
    { $count ->
        [0] Nessuna carta
        [one] Una carta
       *[other] { $count } carte
    }
decks-no-school = Senza Scuola
decks-colour-blue = Azzurro
decks-colour-red = Rosso
decks-colour-grey = Grigio
decks-type-master = Maestri
decks-type-character = Personaggi
decks-type-army = Eserciti
decks-type-place = Luoghi
decks-type-technique = Tecniche
decks-type-spirit = Spiriti
decks-type-equipment = Equipaggiamenti
decks-type-special = Speciali
decks-type-event = Eventi
decks-keys = Frecce per spostarsi, più per aggiungere, meno per togliere, Invio per leggere la carta.
decks-card-of =
    { $count ->
        [0] { $card }, non nel mazzo
        [one] { $card }, una nel mazzo
       *[other] { $card }, { $count } nel mazzo
    }
decks-in-deck =
    { $count ->
        [0] non nel mazzo
        [one] una nel mazzo
       *[other] { $count } nel mazzo
    }
decks-more = Aggiungi { $card }
decks-less = Togli { $card }
decks-wrong-card = da correggere
decks-doubtful-card = da sapere

## Costruire

decks-sides = Che cosa si vede
decks-side-cards = Carte
decks-side-deck = Mazzo · { $count }
decks-count =
    { $count ->
        [0] nessuna carta
        [one] una carta
       *[other] { $count } carte
    }
decks-empty = vuoto
decks-empty-about = Aggiungi carte con il +: luoghi, eserciti che possano entrarci, un paio di maestri della stessa Scuola. Quaranta o cinquanta carte vanno bene.
decks-checking = controllo…
decks-legal = Si può giocare
decks-mistakes =
    { $count ->
        [one] Un errore da correggere
       *[other] { $count } errori da correggere
    }
decks-warnings =
    { $count ->
        [one] Una cosa da sapere
       *[other] { $count } cose da sapere
    }
decks-points-green = punti verdi
decks-points-ochre = punti ocra a rischio
decks-points-cost = costo per l’inizio
decks-by-type = Per tipo
decks-by-school = Per Scuola
decks-by-colour = Per colore
decks-attacks = Carte per valore d’attacco
decks-attack-column = attacco { $attack }: { $count }
decks-start = L’inizio
decks-start-about = Quante volte hai in mano un luogo con un esercito che ci può entrare, pescando tre carte per puntata (4.000 mani di prova).
decks-turn = Puntata { $turn }
decks-hand = Una prima mano
decks-hand-again = Un’altra

## Passare mazzi

decks-share = Condividi
decks-share-about = Il mazzo sta tutto nel link, dopo il segno #: nessun server lo conserva, e chi non ha il link non lo vede. Chi lo apre può giocarci e cambiarne una copia.
decks-link = Link
decks-code = Codice
decks-list = Lista
decks-download = Salva come file
decks-close = Chiudi
decks-import = Importa
decks-import-about = Incolla una lista, una carta per riga con davanti il numero di copie, o il codice di un mazzo.
decks-import-example = 5 Kenshiro
decks-import-file = Oppure da un file
decks-import-read =
    { $count ->
        [one] Letta una carta.
       *[other] Lette { $count } carte.
    }
decks-import-take = Prendi queste carte
