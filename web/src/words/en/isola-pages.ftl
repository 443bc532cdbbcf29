### Words of the pages of decks and cards of Isola dei Demoni.

decks-title = Decks
decks-about = In Isola everybody plays a deck of their own. Begin with a ready one, or build yours: it stays in this browser, and you pass it on by a link.
decks-new = New deck
decks-nameless = Deck without a name
decks-mine = My decks
decks-none = None yet. Build one, or begin with a ready deck below and change it.
decks-ready = Ready decks
decks-no-ready = There is no ready deck “{ $deck }”.
decks-edit = Edit
decks-look = Look
decks-play = Play
decks-keep = Keep it among mine
decks-shared = A deck that somebody passed on to you. Play it, or keep it and change it.
decks-not-kept = This browser keeps nothing: pass the deck on by a link or copy its code, or it will be lost.
decks-full = There are a hundred decks here already: delete one to keep others.
decks-drop = Delete
decks-drop-ask = Delete the deck?
decks-drop-deck = Delete { $deck }
decks-drop-about = “{ $deck }” disappears from this browser. Whoever has its link or code still has it.
decks-copy = Make a copy
decks-copy-name = { $deck } 2
decks-undo = Undo the last change
decks-undone = Undone
decks-name = Name of the deck

## The cards

decks-all-cards = All cards
decks-cards-title = The cards
decks-cards-about = All cards of Isola dei Demoni: each says whether it comes from the rulebook or was designed by us.
decks-filters = Filters
decks-filter-text = Name or text
decks-filter-type = Type
decks-filter-school = School
decks-filter-colour = Colour
decks-filter-keyword = Keyword
decks-filter-basis = Origin
decks-filter-any = All
decks-filter-clear = Remove filters
decks-found =
    { $count ->
        [0] No card
        [one] One card
       *[other] { $count } cards
    }
decks-no-school = No School
decks-colour-blue = Blue
decks-colour-red = Red
decks-colour-grey = Grey
decks-type-master = Masters
decks-type-character = Characters
decks-type-army = Armies
decks-type-place = Places
decks-type-technique = Techniques
decks-type-spirit = Spirits
decks-type-equipment = Equipment
decks-type-special = Specials
decks-type-event = Events
decks-keys = Arrows move, plus adds, minus removes, Enter reads the card.
decks-card-of =
    { $count ->
        [0] { $card }, not in the deck
        [one] { $card }, one in the deck
       *[other] { $card }, { $count } in the deck
    }
decks-in-deck =
    { $count ->
        [0] not in the deck
        [one] one in the deck
       *[other] { $count } in the deck
    }
decks-more = Add { $card }
decks-less = Remove { $card }
decks-wrong-card = to be put right
decks-doubtful-card = worth knowing

## Building

decks-sides = What is shown
decks-side-cards = Cards
decks-side-deck = Deck · { $count }
decks-count =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
decks-empty = empty
decks-empty-about = Add cards with the +: places, armies that can enter with them, two or three masters of one School. Forty to fifty cards will do.
decks-checking = checking…
decks-legal = Ready to play
decks-mistakes =
    { $count ->
        [one] One mistake to put right
       *[other] { $count } mistakes to put right
    }
decks-warnings =
    { $count ->
        [one] One thing worth knowing
       *[other] { $count } things worth knowing
    }
decks-points-green = green points
decks-points-ochre = ochre points at risk
decks-points-cost = cost of the start
decks-by-type = By type
decks-by-school = By School
decks-by-colour = By colour
decks-attacks = How many strike how hard
decks-attack-column = attack { $attack }: { $count }
decks-start = The start
decks-start-about = How often you hold a place with an army that can enter with it, drawing three cards a turn (4,000 trial hands).
decks-turn = Turn { $turn }
decks-hand = A first hand
decks-hand-again = Another

## Passing decks on

decks-share = Share
decks-share-about = The whole deck is in the link, after the # sign: no server keeps it, and nobody without the link sees it. Whoever opens it can play it and change a copy.
decks-link = Link
decks-code = Code
decks-list = List
decks-download = Save as a file
decks-close = Close
decks-import = Import
decks-import-about = Paste a list, one card per line with the number of copies in front, or the code of a deck.
decks-import-example = 5 Kenshiro
decks-import-file = Or from a file
decks-import-read =
    { $count ->
        [one] One card was read.
       *[other] { $count } cards were read.
    }
decks-import-take = Take these cards
