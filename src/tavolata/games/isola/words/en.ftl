### The words of Isola dei Demoni. $seat is the name of whoever sits there, $seats several names already joined. Cards ($card, $host,
### $army …) and what lies on the table ($force, $place, $thing, $target, $event) arrive by their names, of several copies the second
### with its number: “Banda di cuori (2)”; lists ($cards, $forces, $column …) joined, $leaders with its words in front, $ability as the
### text of the ability. In errors they arrive in notation (BANDA-DI-CUORI.A2), and whoever draws the table turns them into names.

## The game

game-name = Isola dei Demoni
game-minutes = 30–60 minutes
game-tagline = Draw your future, defend your present
game-about = In a world laid waste two players each field a deck of their own: masters, armies and places to hold. Inhabited places give order points every turn, beaten enemies give more; whoever is ten points ahead at the start of their own turn has won. Attacks begin at the frontier, and not a single die is rolled in combat: what counts is the order of your column, the lives of whoever commands it, and the cards that each of you still holds.
game-length = Usually 6 to 25 turns in all, half an hour to an hour.

## The names: the one table with proper names. All of it can be replaced without touching anything else.

# The schools, and the letter of their pips
school-hokuto = Hokuto
school-hokuto-mark = H
school-nanto = Nanto
school-nanto-mark = N
school-cento = Cento
school-cento-mark = C

# Masters
card-kenshiro = Kenshiro
card-toki = Toki
card-raoul = Raoul
card-il-rinnegato = The Renegade
card-rey = Rey
card-la-sentinella-del-sud = The Sentinel of the South
card-yuda = Yuda
card-il-sovrano-di-sabbia = The Sand Sovereign
card-shoki = Shoki
card-il-generale-stanco = The Weary General
card-bolts = Bolts
card-il-carceriere = The Jailer
card-ryuga = Ryuga
card-l-eremita-del-nord = The Hermit of the North
card-il-maestro-d-armi = The Master-at-Arms
card-la-voce-del-trono = The Voice of the Throne
card-il-viandante = The Wayfarer
card-il-signore-delle-cave = The Lord of the Quarries

# Characters
card-jack-di-picche = Jack of Spades
card-ain = Ain
card-guaritrice-del-pozzo = Healer of the Well
card-allievo-impaziente = Impatient Pupil
card-duellante-mascherato = Masked Duellist
card-ufficiale-della-frusta = Officer of the Whip
card-messaggera-imperiale = Imperial Messenger
card-capo-dei-ribelli = Rebel Leader
card-vipera = Viper
card-staffetta-del-deserto = Desert Courier
card-il-boia = The Executioner
card-maestra-di-villaggio = Village Teacher
card-discepolo-muto = Silent Disciple
card-sicario-del-nord = Assassin of the North
card-portatore-d-acqua = Water Carrier
card-lanciatore-di-coltelli = Knife Thrower
card-danzatrice-di-lame = Blade Dancer
card-giovane-airone = Young Heron
card-saltimbanco = Tumbler
card-inquisitore = Inquisitor
card-ufficiale-pentito = Repentant Officer
card-esattore = Tax Collector
card-scriba-di-corte = Court Scribe
card-levatrice = Midwife
card-contadino-in-armi = Farmer in Arms
card-fratello-del-cobra = Brother of the Cobra
card-cacciatore-di-taglie = Bounty Hunter
card-spia = Spy

# Armies
card-banda-di-cuori = Band of Hearts
card-banda-di-picche = Band of Spades
card-lame-dell-airone = Blades of the Heron
card-discepoli-del-nord = Disciples of the North
card-cavalieri-neri = Black Riders
card-guardie-imperiali = Imperial Guards
card-disertori-imperiali = Imperial Deserters
card-difensori-del-pozzo = Defenders of the Well
card-ribelli-della-cava = Quarry Rebels
card-predoni-in-moto = Marauders on Motorbikes
card-figli-del-cobra = Sons of the Cobra
card-carovana-armata = Armed Caravan
card-mercenari = Mercenaries
card-legione-di-ferro = Iron Legion
card-uomini-bomba = Human Bombs
card-monaci-del-passo = Monks of the Pass
card-scorta-del-re = The King’s Escort
card-pellegrini-del-nord = Pilgrims of the North
card-giganti-del-nord = Giants of the North
card-bande-libere = Free Bands
card-stormo-dell-airone = Flight of Herons
card-guardia-del-sovrano = The Sovereign’s Guard
card-genieri-imperiali = Imperial Sappers
card-carri-della-luce = Chariots of Light
card-coscritti = Conscripts
card-schiavisti = Slavers
card-fanatici = Fanatics
card-liberti = Freedmen
card-cavalieri-delle-dune = Dune Riders
card-razziatori-del-cobra = Cobra Raiders

# Places
card-piramide-della-croce = Pyramid of the Cross
card-capitale = Capital
card-tempio-sul-monte = Temple on the Mountain
card-fortezza-del-nord = Fortress of the North
card-rifugio-dell-airone = Refuge of the Heron
card-quartiere-dei-disertori = Deserters’ Quarter
card-villaggio-del-pozzo = Village of the Well
card-oasi = Oasis
card-campo-di-schiavi = Slave Camp
card-mercato-libero = Free Market
card-tana-del-cobra = The Cobra’s Den
card-deserto-di-vetro = Desert of Glass
card-gola-dei-venti = Gorge of the Winds
card-passo-minato = Mined Pass
card-scuola-in-rovina = Ruined School
card-cava-di-ferro = Iron Quarry
card-teatro-all-aperto = Open-Air Theatre
card-arena = Arena
card-torre-delle-luci = Tower of Lights
card-colonia-penale = Penal Colony
card-orti-pensili = Hanging Gardens
card-stazione-dei-treni = Railway Station
card-mare-secco = Dry Sea
card-fossa-dei-serpenti = Snake Pit
card-grotta-dell-eco = Cave of Echoes
card-palude-salata = Salt Marsh

# Techniques
card-dislocazione = Dislocation
card-raffica-del-nord = Flurry of the North
card-punto-segreto = Secret Point
card-taglio-d-acqua = Cut of Water
card-ali-del-sud = Wings of the South
card-onda-di-luce = Wave of Light
card-lancia-di-luce = Lance of Light
card-guardia-bassa = Low Guard
card-passo-immobile = Unmoving Step
card-pugno-che-spezza = Breaking Fist
card-mano-aperta = Open Hand
card-cento-tagli = Hundred Cuts
card-danza-del-sovrano = Dance of the Sovereign
card-volo-radente = Skimming Flight
card-muro-di-luce = Wall of Light
card-luce-tranquilla = Quiet Light
card-sentenza = Sentence
card-finta = Feint

# Spirits
card-compassione = Compassion
card-furia = Fury
card-calma = Calm
card-orgoglio-del-sud = Pride of the South
card-risolutezza = Resolve
card-fedelta-al-trono = Loyalty to the Throne
card-promessa = Promise
card-ambizione = Ambition
card-riscatto = Redemption
card-disprezzo = Contempt
card-pieta = Mercy
card-speranza = Hope

# Equipment
card-armi-da-taglio = Blades
card-corazza-di-lamiera = Sheet-Metal Armour
card-moto-corazzata = Armoured Motorbike
card-palizzata = Palisade
card-cisterna = Cistern
card-carica-da-cava = Quarry Charge
card-elmo-da-predone = Marauder’s Helmet
card-vessilli-del-nord = Banners of the North
card-lama-ricurva = Curved Blade
card-faro = Beacon
card-catene = Chains
card-scudo-di-portiera = Car-Door Shield

# Specials
card-successore = Successor
card-nomadi = Nomads
card-giuramento-di-sangue = Blood Oath
card-stendardo = Standard
card-sangue-del-nord = Blood of the North
card-uniformi-di-seta = Silk Uniforms
card-decreto = Decree
card-maschera = Mask

# Events
card-attacco-generale = General Attack
card-liberazione = Liberation
card-tempesta-di-sabbia = Sandstorm
card-era-della-paura = Age of Fear
card-sfida-all-alba = Challenge at Dawn
card-imboscata = Ambush
card-fumo-negli-occhi = Smoke Screen
card-voci-dal-passato = Voices from the Past
card-esploratori = Scouts
card-ultima-chiamata = Last Call
card-rivolta = Revolt
card-esecuzione = Execution
card-carestia = Famine
card-razzia = Raid
card-vento-nuovo = New Wind
card-lezione = Lesson
card-pressione = Pressure
card-patto-dei-fratelli = Pact of Brothers
card-adunata = Muster
card-ritirata = Retreat
card-diserzione = Desertion
card-rastrellamento = Round-Up
card-tregua = Truce
card-controluce = Backlight
card-ritorno = Return
card-faida = Feud

## The texts of the cards, composed of what the cards do (box/texts.py). No proper names: those are all in the table of names.
## $form is the form of a noun (one, one of yours, all…), $adj its adjectives (ms, fs, mp, fp agree in Italian), $number is one or other.

## The card

type-master = Master
type-character = Character
type-army = Army
type-place = Place
type-technique = Technique
type-spirit = Spirit
type-equipment = Equipment
type-special = Special
type-event = Event

text-type-inhabited = Inhabited place
text-type-uninhabited = Uninhabited place
# $type for cards of another type
text-type-for-master = { $type } for masters
text-type-for-character = { $type } for characters
text-type-for-army = { $type } for armies
text-type-for-place = { $type } for places

text-no-school = no school

duration-play-and-discard = play and discard
duration-turn = turn
duration-happening = happening
duration-permanent = permanent
duration-discard-after-use = discard after use

trait-unique = unique
trait-cumulative = cumulative
trait-cobra = Cobra
trait-rebel = rebel

# What the card rests on
basis-fact = from the rulebook
basis-part = in part from the rulebook
basis-ours = our own design

# What a value is made of: what is printed, and what brings it back to 0
part-value = printed
part-floor = because nothing is below 0

text-value-atk = attack { $n }
text-value-def = defence { $n }
text-value-res = resistance { $n }
text-value-life = life
text-value-green = { $n } { $n ->
        [one] green point
       *[other] green points
    }
text-value-ochre = { $n } { $n ->
        [one] ochre point
       *[other] ochre points
    }

## The nouns

text-gender-card = f
text-noun-card =
    { $form ->
       *[one] one { $adj } card
        [own-one] one of your { $adj } cards
        [enemy-one] one of the opponent’s { $adj } cards
        [any-one] one { $adj } card of either player
        [any] any { $adj } card
        [other-one] one other { $adj } card
        [own-other-one] one of your other { $adj } cards
        [a] a(n) { $adj } card
        [other-a] another { $adj } card
        [all] { $adj } cards
        [own-all] your { $adj } cards
        [enemy-all] the opponent’s { $adj } cards
        [other-all] other { $adj } cards
        [own-other-all] your other { $adj } cards
        [each] { $adj } card
        [own-each] of your { $adj } cards
        [enemy-each] of the opponent’s { $adj } cards
        [other-each] other { $adj } card
        [own-other-each] of your other { $adj } cards
        [many] { $adj } cards
        [own-many] your { $adj } cards
        [enemy-many] the opponent’s { $adj } cards
        [other-many] other { $adj } cards
        [this] this card
    }
text-gender-master = m
text-noun-master =
    { $form ->
       *[one] one { $adj } master
        [own-one] one of your { $adj } masters
        [enemy-one] one of the opponent’s { $adj } masters
        [any-one] one { $adj } master of either player
        [any] any { $adj } master
        [other-one] one other { $adj } master
        [own-other-one] one of your other { $adj } masters
        [a] a(n) { $adj } master
        [other-a] another { $adj } master
        [all] { $adj } masters
        [own-all] your { $adj } masters
        [enemy-all] the opponent’s { $adj } masters
        [other-all] other { $adj } masters
        [own-other-all] your other { $adj } masters
        [each] { $adj } master
        [own-each] of your { $adj } masters
        [enemy-each] of the opponent’s { $adj } masters
        [other-each] other { $adj } master
        [own-other-each] of your other { $adj } masters
        [many] { $adj } masters
        [own-many] your { $adj } masters
        [enemy-many] the opponent’s { $adj } masters
        [other-many] other { $adj } masters
        [this] this master
    }
text-gender-character = m
text-noun-character =
    { $form ->
       *[one] one { $adj } character
        [own-one] one of your { $adj } characters
        [enemy-one] one of the opponent’s { $adj } characters
        [any-one] one { $adj } character of either player
        [any] any { $adj } character
        [other-one] one other { $adj } character
        [own-other-one] one of your other { $adj } characters
        [a] a(n) { $adj } character
        [other-a] another { $adj } character
        [all] { $adj } characters
        [own-all] your { $adj } characters
        [enemy-all] the opponent’s { $adj } characters
        [other-all] other { $adj } characters
        [own-other-all] your other { $adj } characters
        [each] { $adj } character
        [own-each] of your { $adj } characters
        [enemy-each] of the opponent’s { $adj } characters
        [other-each] other { $adj } character
        [own-other-each] of your other { $adj } characters
        [many] { $adj } characters
        [own-many] your { $adj } characters
        [enemy-many] the opponent’s { $adj } characters
        [other-many] other { $adj } characters
        [this] this character
    }
text-gender-army = m
text-noun-army =
    { $form ->
       *[one] one { $adj } army
        [own-one] one of your { $adj } armies
        [enemy-one] one of the opponent’s { $adj } armies
        [any-one] one { $adj } army of either player
        [any] any { $adj } army
        [other-one] one other { $adj } army
        [own-other-one] one of your other { $adj } armies
        [a] a(n) { $adj } army
        [other-a] another { $adj } army
        [all] { $adj } armies
        [own-all] your { $adj } armies
        [enemy-all] the opponent’s { $adj } armies
        [other-all] other { $adj } armies
        [own-other-all] your other { $adj } armies
        [each] { $adj } army
        [own-each] of your { $adj } armies
        [enemy-each] of the opponent’s { $adj } armies
        [other-each] other { $adj } army
        [own-other-each] of your other { $adj } armies
        [many] { $adj } armies
        [own-many] your { $adj } armies
        [enemy-many] the opponent’s { $adj } armies
        [other-many] other { $adj } armies
        [this] this army
    }
text-gender-place = m
text-noun-place =
    { $form ->
       *[one] one { $adj } place
        [own-one] one of your { $adj } places
        [enemy-one] one of the opponent’s { $adj } places
        [any-one] one { $adj } place of either player
        [any] any { $adj } place
        [other-one] one other { $adj } place
        [own-other-one] one of your other { $adj } places
        [a] a(n) { $adj } place
        [other-a] another { $adj } place
        [all] { $adj } places
        [own-all] your { $adj } places
        [enemy-all] the opponent’s { $adj } places
        [other-all] other { $adj } places
        [own-other-all] your other { $adj } places
        [each] { $adj } place
        [own-each] of your { $adj } places
        [enemy-each] of the opponent’s { $adj } places
        [other-each] other { $adj } place
        [own-other-each] of your other { $adj } places
        [many] { $adj } places
        [own-many] your { $adj } places
        [enemy-many] the opponent’s { $adj } places
        [other-many] other { $adj } places
        [this] this place
    }
text-gender-technique = f
text-noun-technique =
    { $form ->
       *[one] one { $adj } technique
        [own-one] one of your { $adj } techniques
        [enemy-one] one of the opponent’s { $adj } techniques
        [any-one] one { $adj } technique of either player
        [any] any { $adj } technique
        [other-one] one other { $adj } technique
        [own-other-one] one of your other { $adj } techniques
        [a] a(n) { $adj } technique
        [other-a] another { $adj } technique
        [all] { $adj } techniques
        [own-all] your { $adj } techniques
        [enemy-all] the opponent’s { $adj } techniques
        [other-all] other { $adj } techniques
        [own-other-all] your other { $adj } techniques
        [each] { $adj } technique
        [own-each] of your { $adj } techniques
        [enemy-each] of the opponent’s { $adj } techniques
        [other-each] other { $adj } technique
        [own-other-each] of your other { $adj } techniques
        [many] { $adj } techniques
        [own-many] your { $adj } techniques
        [enemy-many] the opponent’s { $adj } techniques
        [other-many] other { $adj } techniques
        [this] this technique
    }
text-gender-spirit = m
text-noun-spirit =
    { $form ->
       *[one] one { $adj } spirit
        [own-one] one of your { $adj } spirits
        [enemy-one] one of the opponent’s { $adj } spirits
        [any-one] one { $adj } spirit of either player
        [any] any { $adj } spirit
        [other-one] one other { $adj } spirit
        [own-other-one] one of your other { $adj } spirits
        [a] a(n) { $adj } spirit
        [other-a] another { $adj } spirit
        [all] { $adj } spirits
        [own-all] your { $adj } spirits
        [enemy-all] the opponent’s { $adj } spirits
        [other-all] other { $adj } spirits
        [own-other-all] your other { $adj } spirits
        [each] { $adj } spirit
        [own-each] of your { $adj } spirits
        [enemy-each] of the opponent’s { $adj } spirits
        [other-each] other { $adj } spirit
        [own-other-each] of your other { $adj } spirits
        [many] { $adj } spirits
        [own-many] your { $adj } spirits
        [enemy-many] the opponent’s { $adj } spirits
        [other-many] other { $adj } spirits
        [this] this spirit
    }
text-gender-equipment = m
text-noun-equipment =
    { $form ->
       *[one] one { $adj } piece of equipment
        [own-one] one of your { $adj } pieces of equipment
        [enemy-one] one of the opponent’s { $adj } pieces of equipment
        [any-one] one { $adj } piece of equipment of either player
        [any] any { $adj } piece of equipment
        [other-one] one other { $adj } piece of equipment
        [own-other-one] one of your other { $adj } pieces of equipment
        [a] a(n) { $adj } piece of equipment
        [other-a] another { $adj } piece of equipment
        [all] { $adj } pieces of equipment
        [own-all] your { $adj } pieces of equipment
        [enemy-all] the opponent’s { $adj } pieces of equipment
        [other-all] other { $adj } pieces of equipment
        [own-other-all] your other { $adj } pieces of equipment
        [each] { $adj } piece of equipment
        [own-each] of your { $adj } pieces of equipment
        [enemy-each] of the opponent’s { $adj } pieces of equipment
        [other-each] other { $adj } piece of equipment
        [own-other-each] of your other { $adj } pieces of equipment
        [many] { $adj } pieces of equipment
        [own-many] your { $adj } pieces of equipment
        [enemy-many] the opponent’s { $adj } pieces of equipment
        [other-many] other { $adj } pieces of equipment
        [this] this piece of equipment
    }
text-gender-special = f
text-noun-special =
    { $form ->
       *[one] one { $adj } special card
        [own-one] one of your { $adj } special cards
        [enemy-one] one of the opponent’s { $adj } special cards
        [any-one] one { $adj } special card of either player
        [any] any { $adj } special card
        [other-one] one other { $adj } special card
        [own-other-one] one of your other { $adj } special cards
        [a] a(n) { $adj } special card
        [other-a] another { $adj } special card
        [all] { $adj } special cards
        [own-all] your { $adj } special cards
        [enemy-all] the opponent’s { $adj } special cards
        [other-all] other { $adj } special cards
        [own-other-all] your other { $adj } special cards
        [each] { $adj } special card
        [own-each] of your { $adj } special cards
        [enemy-each] of the opponent’s { $adj } special cards
        [other-each] other { $adj } special card
        [own-other-each] of your other { $adj } special cards
        [many] { $adj } special cards
        [own-many] your { $adj } special cards
        [enemy-many] the opponent’s { $adj } special cards
        [other-many] other { $adj } special cards
        [this] this special card
    }
text-gender-event = m
text-noun-event =
    { $form ->
       *[one] one { $adj } event
        [own-one] one of your { $adj } events
        [enemy-one] one of the opponent’s { $adj } events
        [any-one] one { $adj } event of either player
        [any] any { $adj } event
        [other-one] one other { $adj } event
        [own-other-one] one of your other { $adj } events
        [a] a(n) { $adj } event
        [other-a] another { $adj } event
        [all] { $adj } events
        [own-all] your { $adj } events
        [enemy-all] the opponent’s { $adj } events
        [other-all] other { $adj } events
        [own-other-all] your other { $adj } events
        [each] { $adj } event
        [own-each] of your { $adj } events
        [enemy-each] of the opponent’s { $adj } events
        [other-each] other { $adj } event
        [own-other-each] of your other { $adj } events
        [many] { $adj } events
        [own-many] your { $adj } events
        [enemy-many] the opponent’s { $adj } events
        [other-many] other { $adj } events
        [this] this event
    }
text-gender-rebel = m
text-noun-rebel =
    { $form ->
       *[one] one { $adj } rebel
        [own-one] one of your { $adj } rebels
        [enemy-one] one of the opponent’s { $adj } rebels
        [any-one] one { $adj } rebel of either player
        [any] any { $adj } rebel
        [other-one] one other { $adj } rebel
        [own-other-one] one of your other { $adj } rebels
        [a] a(n) { $adj } rebel
        [other-a] another { $adj } rebel
        [all] { $adj } rebels
        [own-all] your { $adj } rebels
        [enemy-all] the opponent’s { $adj } rebels
        [other-all] other { $adj } rebels
        [own-other-all] your other { $adj } rebels
        [each] { $adj } rebel
        [own-each] of your { $adj } rebels
        [enemy-each] of the opponent’s { $adj } rebels
        [other-each] other { $adj } rebel
        [own-other-each] of your other { $adj } rebels
        [many] { $adj } rebels
        [own-many] your { $adj } rebels
        [enemy-many] the opponent’s { $adj } rebels
        [other-many] other { $adj } rebels
        [this] this rebel
    }
text-gender-cobra = m
text-noun-cobra =
    { $form ->
       *[one] one { $adj } Cobra
        [own-one] one of your { $adj } Cobras
        [enemy-one] one of the opponent’s { $adj } Cobras
        [any-one] one { $adj } Cobra of either player
        [any] any { $adj } Cobra
        [other-one] one other { $adj } Cobra
        [own-other-one] one of your other { $adj } Cobras
        [a] a(n) { $adj } Cobra
        [other-a] another { $adj } Cobra
        [all] { $adj } Cobras
        [own-all] your { $adj } Cobras
        [enemy-all] the opponent’s { $adj } Cobras
        [other-all] other { $adj } Cobras
        [own-other-all] your other { $adj } Cobras
        [each] { $adj } Cobra
        [own-each] of your { $adj } Cobras
        [enemy-each] of the opponent’s { $adj } Cobras
        [other-each] other { $adj } Cobra
        [own-other-each] of your other { $adj } Cobras
        [many] { $adj } Cobras
        [own-many] your { $adj } Cobras
        [enemy-many] the opponent’s { $adj } Cobras
        [other-many] other { $adj } Cobras
        [this] this Cobra
    }
text-gender-attack-group = m
text-noun-attack-group =
    { $form ->
       *[one] one { $adj } attack group
        [own-one] one of your { $adj } attack groups
        [enemy-one] one of the opponent’s { $adj } attack groups
        [any-one] one { $adj } attack group of either player
        [any] any { $adj } attack group
        [other-one] one other { $adj } attack group
        [own-other-one] one of your other { $adj } attack groups
        [a] a(n) { $adj } attack group
        [other-a] another { $adj } attack group
        [all] { $adj } attack groups
        [own-all] your { $adj } attack groups
        [enemy-all] the opponent’s { $adj } attack groups
        [other-all] other { $adj } attack groups
        [own-other-all] your other { $adj } attack groups
        [each] { $adj } attack group
        [own-each] of your { $adj } attack groups
        [enemy-each] of the opponent’s { $adj } attack groups
        [other-each] other { $adj } attack group
        [own-other-each] of your other { $adj } attack groups
        [many] { $adj } attack groups
        [own-many] your { $adj } attack groups
        [enemy-many] the opponent’s { $adj } attack groups
        [other-many] other { $adj } attack groups
        [this] this attack group
    }
text-gender-character-or-army = m
text-noun-character-or-army =
    { $form ->
       *[one] one { $adj } character or army
        [own-one] one of your { $adj } characters or armies
        [enemy-one] one of the opponent’s { $adj } characters or armies
        [any-one] one { $adj } character or army of either player
        [any] any { $adj } character or army
        [other-one] one other { $adj } character or army
        [own-other-one] one of your other { $adj } characters or armies
        [a] a(n) { $adj } character or army
        [other-a] another { $adj } character or army
        [all] { $adj } characters and armies
        [own-all] your { $adj } characters and armies
        [enemy-all] the opponent’s { $adj } characters and armies
        [other-all] other { $adj } characters and armies
        [own-other-all] your other { $adj } characters and armies
        [each] { $adj } character or army
        [own-each] of your { $adj } characters or armies
        [enemy-each] of the opponent’s { $adj } characters or armies
        [other-each] other { $adj } character or army
        [own-other-each] of your other { $adj } characters or armies
        [many] { $adj } characters or armies
        [own-many] your { $adj } characters or armies
        [enemy-many] the opponent’s { $adj } characters or armies
        [other-many] other { $adj } characters or armies
        [this] this card
    }
## The adjectives, in four forms because Italian has them

text-red-ms = red
text-red-fs = red
text-red-mp = red
text-red-fp = red
text-blue-ms = blue
text-blue-fs = blue
text-blue-mp = blue
text-blue-fp = blue
text-grey-ms = grey
text-grey-fs = grey
text-grey-mp = grey
text-grey-fp = grey
text-inhabited-ms = inhabited
text-inhabited-mp = inhabited
text-permanent-ms = permanent
text-permanent-fs = permanent
text-permanent-mp = permanent
text-permanent-fp = permanent
text-engaged-ms = engaged
text-engaged-fs = engaged
text-engaged-mp = engaged
text-engaged-fp = engaged
text-enemy-ms = opposing
text-enemy-fs = opposing
text-enemy-mp = opposing
text-enemy-fp = opposing
text-noschool-ms = non-school
text-noschool-fs = non-school
text-noschool-mp = non-school
text-noschool-fp = non-school
text-rebel-ms = rebel
text-rebel-fs = rebel
text-rebel-mp = rebel
text-rebel-fp = rebel
text-cobra-ms = Cobra
text-cobra-fs = Cobra
text-cobra-mp = Cobra
text-cobra-fp = Cobra
# Two adjectives, two conditions; a letter in brackets is said before a vowel only
text-or = { $one } or { $other }
text-and = { $one } and { $other }
# The order of adjectives, and of the parts of a phrase
text-adjectives = { $enemy } { $engaged } { $kind } { $colour } { $school } { $label }
text-phrase = { $head } { $with } { $zone } { $that }
text-every-mp = all { $who }
text-every-fp = all { $who }

## Where

text-zone-group = in the group
text-zone-some-group = in a group
text-zone-fight = in the combat
text-zone-past-own = in your past
text-zone-past-enemy = in the opponent’s past
text-zone-past-any = in either past
text-zone-hand-own = in your hand
text-zone-hand-enemy = in the opponent’s hand
text-zone-hand-any = in either hand
text-zone-future-own = in your future
text-zone-future-enemy = in the opponent’s future
text-zone-future-any = in either future

text-with-numeric = with numeric resistance
text-with-life = with a life
text-with-lives = with at least { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } lives

text-alone-ms = alone
text-alone-fs = alone
text-alone-mp = alone
text-alone-fp = alone
text-that-lone = { $number ->
        [one] that fights
       *[other] that fight
    } { $alone }
text-that-commanding = { $number ->
        [one] that commands
       *[other] that command
    } a group
text-that-attacking = { $number ->
        [one] that attacks
       *[other] that attack
    }
text-that-attacking-this = { $number ->
        [one] that attacks
       *[other] that attack
    } this place
text-that-attacking-some = { $number ->
        [one] that attacks
       *[other] that attack
    } { $what }
text-that-defending = { $number ->
        [one] that defends
       *[other] that defend
    }
text-that-defending-this = { $number ->
        [one] that defends
       *[other] that defend
    } this place
text-that-defending-some = { $number ->
        [one] that defends
       *[other] that defend
    } { $what }

## Who

text-self = this card
text-attacked-place = the place that its group attacks
text-enemy-group = the opposing group
text-front-own = the first card of your column
text-front-enemy = the first opposing card
text-front-attackers = the first card of a group that attacks this place
text-of = of { $who }
text-of-front-own = of the first card of your column
text-of-front-enemy = of the first opposing card
text-of-front-attackers = of the first card of a group that attacks this place
text-of-attacked-place = of the place that its group attacks

## What is true while it lasts

# $n has its sign; more: besides what the card gives already
text-bonus-atk = { $n } { $more ->
        [yes] more attack
       *[no] attack
    }
text-bonus-def = { $n } { $more ->
        [yes] more defence
       *[no] defence
    }
text-bonus-res = { $n } { $more ->
        [yes] more resistance
       *[no] resistance
    }
text-bonus-each = { $bonus } for each { $what }
text-life-of-host = life of the master
text-gets = { $number ->
        [one] gets
       *[other] get
    } { $what }
text-green-more = { $number ->
        [one] gives
       *[other] give
    } { $n ->
        [1] 1 more green point
       *[other] { $n } more green points
    }
text-green-less = { $number ->
        [one] gives
       *[other] give
    } { $n ->
        [1] 1 green point less
       *[other] { $n } green points less
    }
text-green-each = { $number ->
        [one] gives
       *[other] give
    } 1 more green point for each { $what }
text-green-none = { $number ->
        [one] gives
       *[other] give
    } no green points

text-zero-atk = zero the attack { $of }
text-zero-def = zero the defence { $of }
text-zero-res = zero the resistance { $of }

text-keyword-surprise = surprise
text-keyword-double = double damage
text-keyword-mortal = mortal
text-keyword-massacre = massacre
text-has-surprise = { $number ->
        [one] has
       *[other] have
    } surprise
text-has-double = { $number ->
        [one] deals
       *[other] deal
    } double damage
text-has-mortal = { $number ->
        [one] is
       *[other] are
    } mortal
text-has-massacre = { $number ->
        [one] has
       *[other] have
    } massacre
text-has-cobra = { $number ->
        [one] is a Cobra
       *[other] are Cobras
    }
text-has-rebel = { $number ->
        [one] is a rebel
       *[other] are rebels
    }
text-hasnt-surprise = { $number ->
        [one] does
       *[other] do
    } not have surprise
text-hasnt-double = { $number ->
        [one] does
       *[other] do
    } not deal double damage
text-hasnt-mortal = { $number ->
        [one] is
       *[other] are
    } not mortal
text-hasnt-massacre = { $number ->
        [one] does
       *[other] do
    } not have massacre
text-hasnt-cobra = { $number ->
        [one] is not a Cobra
       *[other] are not Cobras
    }
text-hasnt-rebel = { $number ->
        [one] is not a rebel
       *[other] are not rebels
    }
text-suicide = suicide attack
text-suicides = { $number ->
        [one] makes a suicide attack
       *[other] make suicide attacks
    }
text-cannot-attack = cannot be in { $number ->
        [one] an attack group
       *[other] attack groups
    }
text-cannot-defend = cannot be in { $number ->
        [one] a defence group
       *[other] defence groups
    }
text-cannot-activate = cannot activate { $number ->
        [one] its abilities
       *[other] their abilities
    }
text-cannot-be-attacked = nobody can attack { $who }
text-cannot-be-picked = the opponent cannot choose { $who }
text-uninhabited = { $number ->
        [one] becomes
       *[other] become
    } uninhabited
text-life = counts as a life of the master
text-cancel = cancel { $who }
text-dormant = its value counts only from when you use it to the end of the turn

## What is done once

text-cards = { $n ->
        [1] one card
        [2] two cards
        [3] three cards
       *[other] { $n } cards
    }
text-engage = { $may ->
        [yes] you may distract
       *[no] distract
    } { $who }
text-ready = { $may ->
        [yes] you may ready
       *[no] ready
    } { $who }
text-ready-self = { $may ->
        [yes] you may ready this card
       *[no] this card is readied
    }
text-call = after defences have been declared, { $who } joins the defence group of an attacked place that it may defend, at the place in the column you choose, or forms one alone
text-column-own = change the order of your column (commanders stay behind)
text-column-enemy = change the order of the opposing column (commanders stay behind)
text-send-past = discard { $who }
text-send-removed = { $who } { $number ->
        [one] dies
       *[other] die
    }
text-send-hand = take { $who } back into your hand
text-send-hand-owner = return { $who } to { $number ->
        [one] its owner’s hand
       *[other] their owners’ hands
    }
text-send-lives = { $who } { $number ->
        [one] loses
       *[other] lose
    } { $n ->
        [1] one life
        [2] two lives
       *[other] { $n } lives
    } (for no points)
text-find-past = { $may ->
        [yes] you may take
       *[no] take
    } { $what } from your past into your hand
text-find-future = { $may ->
        [yes] you may search
       *[no] search
    } your future for { $what }: show { $number ->
        [one] the card, take it
       *[other] the cards, take them
    } into your hand, and shuffle
text-up-to = up to { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } { $what }
text-look-future-own = { $may ->
        [yes] you may look
       *[no] look
    } at the top { $n ->
        [1] card of your future
        [2] two cards of your future and put them back in any order
        [3] three cards of your future and put them back in any order
       *[other] { $n } cards of your future and put them back in any order
    }
text-look-future-enemy = { $may ->
        [yes] you may look
       *[no] look
    } at the top { $n ->
        [1] card
        [2] two cards
        [3] three cards
       *[other] { $n } cards
    } of the opponent’s future
text-look-hand-enemy = { $may ->
        [yes] you may look
       *[no] look
    } at { $n ->
        [0] the opponent’s hand
        [1] one card of the opponent’s hand
        [2] two cards of the opponent’s hand
       *[other] { $n } cards of the opponent’s hand
    }
text-draw-own = { $may ->
        [yes] you may draw
        [you] you draw
       *[no] draw
    } { $cards }
text-draw-enemy = the opponent draws { $cards }
text-draw-each = each player draws { $cards }
text-discard-own = { $may ->
        [yes] you may discard
        [you] you discard
       *[no] discard
    } { $cards } from your hand
text-discard-enemy = the opponent discards { $cards } from hand
text-discard-each = each player chooses and discards { $cards } from hand
text-points = { $n } order { $n ->
        [one] point
       *[other] points
    }
text-score-own = you score { $points }
text-score-enemy = the opponent scores { $points }
text-score-each = each player scores { $points }
text-duel = challenge: { $who } against { $other }, { $engaged } or not
text-choose = { $one }, or { $other }
text-then = { $one }, then { $other }
text-also = { $one }; { $other }
text-after = { $what } after the combat

## On which condition

text-condition = { $what } { $condition }
text-if-attacking = while attacking { $what }
text-if-defending = while defending { $what }
text-if-not-attacking = while not attacking { $what }
text-if-not-defending = while not defending { $what }
text-if-host = on { $what }
text-if-not-host = unless it is on { $what }
text-if-some-own = if you have { $what } in play
text-if-some-enemy = if the opponent has { $what } in play
text-if-some-any = if { $what } is in play
text-if-some-own-group = if { $what } is in the group
text-if-some-enemy-group = if { $what } is in the opposing group
text-if-some-elsewhere = if there is { $what }
text-if-none-own = if you have no { $what } in play
text-if-none-enemy = if the opponent has no { $what } in play
text-if-none-any = if no { $what } are in play
text-if-none-own-group = if no { $what } are in the group
text-if-none-enemy-group = if no { $what } are in the opposing group
text-if-none-elsewhere = if there are no { $what }
text-at-least = at least { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } { $what }
text-fewer-than = fewer than { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } { $what }
text-if-count-own = if you have { $what } in play
text-if-count-enemy = if the opponent has { $what } in play
text-if-count-any = if { $what } are in play
text-if-count-own-group = if { $what } are in the group
text-if-count-enemy-group = if { $what } are in the opposing group
text-if-count-elsewhere = if there are { $what }
text-if-fewer-own = if you have fewer { $what } in play than the opponent
text-if-fewer-enemy = if the opponent has fewer { $what } in play than you
text-if-not-fewer-own = unless you have fewer { $what } in play than the opponent
text-if-not-fewer-enemy = unless the opponent has fewer { $what } in play than you
text-if-front = if { $who } is { $what }
text-if-not-front = if { $who } is not { $what }
text-if-it-is = if it is { $what }
text-if-it-is-not = if it is not { $what }
text-if-undefended = if the place was undefended
text-if-not-undefended = if the place was defended

## When

text-when-play = when you play it, { $what }
text-when-use = when you use it, { $what }
text-when-conquer = when its group conquers a place, { $what }
text-when-conquer-undefended = when its group conquers an undefended place, { $what }
text-when-lost = when it is beaten or dies, { $what }
text-when-lost-place = when it is conquered, { $what }
text-when-order = in your order phase { $what }
text-this-turn = { $what } to the end of the turn
text-role-lone = alone: { $what }
text-role-commanding = commanding: { $what }
text-optional = optional: { $what }
# Pips as they stand on the card, and as they are read aloud
text-pips = { "[" }{ $marks }{ "]" }
text-pips-spoken = with { $n ->
        [1] one { $school } life
        [2] two { $school } lives
        [3] three { $school } lives
       *[other] { $n } { $school } lives
    }: { $what }

## How it comes into play

text-rule-alone-army = can be played without a place
text-rule-alone-place = can be played without an army
text-rule-extra-armies = can be played with { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } armies
text-rule-needs-places = is played together with { $n ->
        [2] two
        [3] three
       *[other] { $n }
    } inhabited places
text-rule-only-with = can only be played with { $who }
text-rule-assign-to = assign it { $hosts }
text-to = to { $who }
text-rule-host = assign it to { $who }, the opponent’s included

## The decks that are ready

deck-lh1 = Pupils of the North
deck-lh1-plan = To learn with: good { school-hokuto } masters who hold out, disciples who strike at their command, and rebels to fill the gaps.
deck-lh2 = Pupils of the King
deck-lh2-plan = To learn with: evil { school-hokuto } masters and riders who attack hard and defend little.
deck-ln1 = Pupils of the Heron
deck-ln1-plan = To learn with: good { school-nanto } masters, surprise strikes, and blades that deal double damage.
deck-ln2 = Pupils of the Sovereign
deck-ln2-plan = To learn with: evil { school-nanto } masters and many bands, to be thrown in together with a general attack.
deck-lc1 = Pupils of Light
deck-lc1-plan = To learn with: good { school-cento } masters and deserters who go for red places.
deck-lc2 = Pupils of the Throne
deck-lc2-plan = To learn with: evil { school-cento } masters, officers who drive their armies on, and techniques of light for the master.
deck-h1 = Way of the North
deck-h1-plan = Hold out: high defences, healers and lives to spare until the inhabited places make the difference.
deck-h2 = Fist of the King
deck-h2-plan = Mortal damage: a few heavy blows that remove from the game what they beat.
deck-n1 = Wings of the Heron
deck-n1-plan = Strike first, and twice: surprise and double damage before the opponent can answer.
deck-n2 = The Sovereign’s Pack
deck-n2-plan = Many small cards: many groups, many places attacked, and an opponent who cannot defend them all.
deck-c1 = Light of the Deserters
deck-c1-plan = Control: zero, cancel, find the right cards, and let the opponent wear out.
deck-c2 = Guard of the Throne
deck-c2-plan = Heavy armies and many inhabited places: forward slowly, and never back.
deck-k1 = Lair of the Cobra
deck-k1-plan = Cobras and suicide attacks: no school, no techniques, everything against the frontier.
deck-r1 = Quarry Folk
deck-r1-plan = Rebels without a school: worth little alone, they strengthen each other together.

## The phases of a turn

phase-start = Start
phase-order = Order
phase-draw = Draw
phase-presentation = Presentation
phase-combat = Combat
phase-epilogue = Epilogue

## The questions

question-order = In the order phase one of your cards can do something: do you use it?
question-order-short = decides on an ability
question-draw = How many cards do you draw?
question-draw-short = draws
question-window = Do you play a card before the game goes on?
question-window-short = might play a card
question-present = Presentation: what do you play?
question-present-short = presents cards
question-reply = Do you answer with a card?
question-reply-short = might answer
question-discard = Which card do you discard?
question-discard-short = discards
question-attack = Do you attack? Build the group, the front card of the column first.
question-attack-short = prepares the attack
question-defend = Do you defend? Build the group, the front card of the column first.
question-defend-short = prepares the defence
question-abilities = Which ability do you activate in this fight?
question-abilities-short = activates abilities
question-replies = Do you play a card in this fight?
question-replies-short = might answer in the fight
question-next-fight = Which fight is fought next?
question-next-fight-short = chooses the next fight
question-pick = Which card do you choose?
question-pick-short = chooses a card
question-place = Which place does it defend?
question-place-short = chooses a place
question-position = Where in the column does it stand?
question-position-short = chooses a spot in the column
question-column = A new order for the column: who comes next, from the front?
question-column-short = rearranges a column
question-find = Which card do you take?
question-find-short = looks for a card
question-look = Put the cards back on top: which of them will you draw first?
question-look-short = puts cards back
question-choose = What do you choose?
question-choose-short = chooses what to do
question-lose-life = Which card of the stack goes?
question-lose-life-short = chooses which life to lose
question-keep = The lives in command no longer suffice: which ability do you give up?
question-keep-short = gives up an ability

question-buy = Which cards of your deck do you want in play from the start?
question-buy-short = chooses the cards to begin with

## The questions, with what they are about

# $left: the points that are left
ask-buy =
    { $left ->
        [one] One point left
       *[other] { $left } points left
    }: what do you put into play? Cost in brackets.
ask-order = { $card }: do you use it in this order phase?
ask-pick = { $card }: which card do you choose?
ask-find = { $card }: which card do you take?
ask-choose = { $card }: what do you choose?
ask-window-draw = After drawing: do you play a card?
ask-window-groups = The groups stand: do you play a card before they fight?
# $count: how many cards beyond seven
ask-discard =
    { $count ->
        [one] You have one card too many: which do you discard?
       *[other] You have { $count } cards too many: which do you discard?
    }
ask-attack = Do you attack { $place }? The front card first.
ask-attack-first = Who attacks { $place }? The front card first.
ask-attack-more = Attack on { $place }: who else? Or declare.
ask-attack-next = Another group, against { $place }: who stands in front?
ask-hunt = { $seat } has no places: which of their cards do you attack?
ask-defend = { $seat } attacks { $place }: who defends, in front?
ask-defend-more = Defence of { $place }: who else? Or declare.
ask-lose-life = { $force } loses a life: which card of the stack goes?
ask-place = { $force }: which place does it defend?
ask-position = { $force }: where in the column does it stand?
# $forces: who stands there already, from the front
ask-column = A new order for the column: after { $forces }, who comes next?
# $cards: the cards that were put back already, the first one first
ask-look = Put the cards back on top: after { $cards }, which will you draw?

## The answers

# $count: how many cards
action-draw =
    { $count ->
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
action-play = Play { $card }
action-settle = Play { $place } with { $armies }
action-muster = Play { $card } with { $places }
action-assign = Assign { $card } to { $force }
action-attach = Assign { $card } to { $place }
action-use = Use and discard { $event }
action-expend = Use and discard what { $force } bears
action-discard = Discard { $card }
action-target = Attack { $force }
action-add = Put { $force } into the column
action-lead = Put { $force } in command
action-next = Go on to the next group
action-back = One step back
action-done = Declare
# $number: the fight, from 1
action-fight = Fight number { $number }
action-act = Activate an ability of { $force }: { $ability }
action-employ = Use { $card }
action-pick = Choose { $force }
action-pick-place = Choose { $place }
action-pick-event = Choose { $event }
action-take = Take { $card }
# $number: how many cards stand before it
action-at =
    { $number ->
        [0] At the front of the column
        [one] Behind one card
       *[other] Behind { $number } cards
    }
# $number: the choice, from 1
action-choose = Choose possibility { $number }
action-lose = Lose { $card }
action-pass-buy = Buy nothing
action-pass-order = Do not use it
action-pass-window = Play nothing
action-pass-present = End the presentation
action-pass-reply = Do not answer
action-pass-attack = Do not attack
action-pass-defend = Do not defend
action-pass-abilities = Nothing more: on with the fight
action-pass-replies = Play nothing
action-pass-find = Take nothing

## What has happened

event-begins = { $seat } begins, drawn by lot.
event-begins-as-agreed = { $seat } begins, as agreed.
# $moves: what has entered; $cost: what it cost
event-bought =
    { $cost ->
        [0] { $seat } begins without cards in play.
       *[other] { $seat } begins with { $moves } ({ $cost } points).
    }
event-turn = Turn { $turn }: { $seat } plays.
event-scored =
    { $points ->
        [one] { $seat } gets one order point from places: { $total } now.
       *[other] { $seat } gets { $points } order points from places: { $total } now.
    }
# $points: the points of both players, in the order of the seats
event-won = { $seat } leads by ten order points or more and wins ({ $points }).
event-ran-out = { $seat } has no cards left in the future: the game ends.
event-disengaged = { $seat } readies { $forces }.
event-drew =
    { $count ->
        [0] { $seat } has no cards to draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-drew-secret = { $seat } draws { $cards }.
event-entered = { $seat } plays { $thing }.
event-settled = { $seat } plays { $places } with { $armies }.
event-assigned = { $seat } assigns { $card } to { $thing }.
event-mirrored = { $seat } plays { $card }, which the opponent has in play: the card goes to the past, and an opposing life with it.
event-played = { $seat } plays { $card }.
event-used = { $seat } uses and discards { $card }.
event-employed = { $seat }’s { $force } uses { $card }.
event-discarded = { $seat } discards { $card }.
event-attack = { $seat } attacks { $target }: { $column }{ $leaders }.
event-defence = { $seat } defends { $target }: { $column }{ $leaders }.
event-attack-failed = { $seat }’s attack on { $target } comes to nothing.
# $challenge: 0 or 1; $columns: both groups, the attacker’s first
event-fight =
    { $challenge ->
        [0] Fight: { $columns }.
       *[other] Challenge: { $columns }.
    }
event-activated = { $seat } activates { $force }: { $ability }.
event-given-up = { $seat } gives up an ability of { $force }: { $ability }.
event-surprise = Surprise: { $seat }’s group strikes first.
# $second: the second wave of double damage, 0 if there is none
event-strike =
    { $second ->
        [0] { $seat } deals { $damage } damage.
       *[other] { $seat } deals { $damage } damage and, with double damage, { $second } more.
    }
event-reached = Damage reaches the commander { $force } of { $seat }, who will have to fight.
# $points: the order points of the opponent; $removed: 0 into the past, 1 out of the game
event-beaten =
    { $seat } loses { $force }{ $removed ->
        [0] { "" }
       *[other] , out of the game
    }{ $points ->
        [0] .
        [one] : one point for the opponent.
       *[other] : { $points } points for the opponent.
    }
event-life-lost =
    { $seat } loses a life of { $force }{ $removed ->
        [0] { "" }
       *[other] , out of the game
    }{ $points ->
        [0] .
        [one] : one point for the opponent.
       *[other] : { $points } points for the opponent.
    }
event-sacrificed = Suicide attack: { $seat }’s { $force } leaves the game.
event-sent =
    { $removed ->
        [0] { $seat }’s { $force } goes to the past.
       *[other] { $seat }’s { $force } leaves the game.
    }
event-returned = { $card } goes back into { $seat }’s hand.
event-held = { $seat } holds { $place }.
event-conquered =
    { $removed ->
        [0] { $seat } conquers { $place }: it goes to the past.
       *[other] { $seat } conquers { $place }: it leaves the game.
    }
event-challenge-over = The challenge is over: the game goes on where it was.
event-engaged = Engaged after the combat: { $forces }.
event-distracted = Distracted: { $seat }’s { $force } becomes engaged and leaves its group.
event-readied = Ready again: { $seat }’s { $force }.
event-called = { $seat } calls { $force } to defend { $place }.
event-touched = { $seat }’s { $card } acts on { $thing }.
event-no-effect = { $seat }’s { $card } has no effect.
event-event-ended = { $seat }’s { $event } is over and goes to the past.
event-column = { $seat }’s new column: { $column }.
# $searched: 1 if the future was searched and is shuffled, 0 for the past
event-found =
    { $searched ->
        [0] { $seat } takes { $card } back from the past.
       *[other] { $seat } takes { $card } from the future, which is shuffled.
    }
event-found-nothing =
    { $searched ->
        [0] { $seat } takes nothing from the past.
       *[other] { $seat } searches the future and takes nothing; the future is shuffled.
    }
event-looked-at-hand = { $seat } looks at { $other }’s hand.
event-looked-at-hand-secret = { $seat } looks at { $other }’s hand: { $cards }.
event-looked-ahead =
    { $count ->
        [one] { $seat } looks at the top card of their own future.
       *[other] { $seat } looks at the top { $count } cards of their own future.
    }
event-looked-ahead-secret = On top of { $seat }’s future, the first one first: { $cards }.
event-scored-by-card =
    { $points ->
        [one] { $card } gives { $seat } one order point.
       *[other] { $card } gives { $seat } { $points } order points.
    }

## Why a move is refused

error-draw =
    { $most ->
        [one] Now draw: there is only one card left.
       *[other] Now draw from one to { $most } cards.
    }
error-not-in-hand = { $card } is missing from your hand: use only cards you hold.
error-unique = { $card } is unique and there is one in play already: wait until it is gone.
error-army-alone = { $card } is an army: it enters together with an inhabited place, both from your hand.
error-place-alone = { $card } is an inhabited place: it enters together with an army, both from your hand.
error-only-in-fight = { $card } is played and discarded: a master who fights in person uses it during a fight.
error-assign-it = { $card } is not played alone: assign it to a card in play.
error-not-inhabited = { $card } is no inhabited place: play it alone, without armies.
error-too-many-armies =
    { $most ->
        [one] Only one army may enter with { $card }.
       *[other] At most { $most } armies may enter with { $card }.
    }
# $count: how many inhabited places
error-needs-places =
    { $count ->
        [one] One inhabited place is enough for { $card }: play only one.
       *[other] { $card } needs { $count } inhabited places, played together.
    }
error-pair-colour = { $place } and { $army } do not fit: one is red, the other blue.
# $school: hokuto, nanto or cento
error-pair-school =
    Only an army of the { $school ->
        [hokuto] { school-hokuto }
        [nanto] { school-nanto }
       *[cento] { school-cento }
    } school may enter with { $place }, and { $army } is none.
error-pair-only = { $army } is not the army that { $place } asks for: read the text of the place.
# $type: the type of whatever would get the card
error-assign-type =
    { $card } cannot be assigned to { $host }, which is { $type ->
        [master] a master
        [character] a character
        [army] an army
        [place] a place
        [technique] a technique
        [spirit] a spirit
        [equipment] a piece of equipment
        [special] a special
       *[event] an event
    }: look at the profile.
error-assign-host = { $card } cannot be assigned to { $host }: its text says to which cards.
error-assign-own = { $card } can only be assigned to cards of your own.
# $colour: red, blue or grey
error-assign-colour =
    { $card } is { $colour ->
        [red] red
        [blue] blue
       *[grey] grey
    } and { $host } is not: red and blue go only to cards of their colour.
error-assign-school =
    { $card } is of the { $school ->
        [hokuto] { school-hokuto }
        [nanto] { school-nanto }
       *[cento] { school-cento }
    } school and goes only to cards of that school: { $host } is none.
error-second-permanent =
    { $host } has { $type ->
        [technique] a permanent technique
       *[spirit] a permanent spirit
    } already: { $card } would be one too many.
error-not-cumulative = { $card } is not cumulative, and { $host } has one already.
error-second-successor =
    The Successor of the { $school ->
        [hokuto] { school-hokuto }
        [nanto] { school-nanto }
       *[cento] { school-cento }
    } school is { $host } already: there is only one.
error-not-there = { $thing } is not in play: choose a card that is on the table.
# $when: in any presentation phase, or only in the own one
error-not-now =
    { $card } cannot be played now, only in { $when ->
        [any] a presentation phase, yours or your opponent’s
       *[own] your own presentation phase
    }.
error-question-first = { $card } cannot be played before this question is answered.
error-not-in-answer = While your opponent presents cards you may only answer with turn events and cards to be played and discarded: { $card } is neither.
error-presentation-over = The presentation is over: discard down to seven cards.
error-in-a-window = { $card } cannot be played just now: wait until you are asked whether you play a card, after the draw, in a presentation or in a fight.
error-must-answer = Here you cannot pass: choose one of the answers.
error-must-discard = Here you cannot pass: a card must be discarded.
error-when-draw = Cards are drawn only in the draw phase of your turn.
error-when-use = Cards to be discarded after use are used when you are asked whether you play a card: after the draw, in a presentation or in a fight.
error-when-discard = Nothing is to be discarded now: only what you hold beyond seven cards after the presentation, or when a card says so.
error-when-target = Targets are chosen only in an attack on a player without places.
error-when-group = Groups are formed only in the combat phase: to attack in your turn, to defend in the other one.
error-when-step = There is nothing that is built step by step now.
error-when-fight = The order of the fights is chosen only in the advanced game, when the groups stand.
error-when-activate = Abilities, techniques and spirits in play are used only at the beginning of a fight.
error-when-pick = No card asks you now to choose something on the table.
error-when-take = No card lets you take a card now.
error-when-place-in = No card is called into a column now.
error-when-choose = No card gives you a choice now.
error-when-lose = No life is lost now.
error-building = You have begun a group: declare it, or go back.
error-no-step-back = There is nothing to take back.
error-nothing-built = There is no group yet: put somebody into it, or pass.
error-empty-group = Nobody is in this group yet: put somebody into it, or go back.
error-group-open = First finish the group against { $target }, then go on to the next one.
error-target-first = First say which card this group attacks.
error-nobody-left = Nobody who could attack is left for another group.
# $place: a place that cannot be attacked
error-covered = { $place } cannot be attacked, and it covers the places behind it.
error-no-more-attacked = No further place of yours is attacked.
# $most: the last fight, counted from 0
error-fight = There is no such fight: choose a number from 0 to { $most }.
error-nobody-facing = { $force } has nobody to fight: abilities are not needed here.
# $most: how many possibilities there are
error-choose =
    { $most ->
        [one] There is only one possibility here: number 0.
       *[other] There are { $most } possibilities here, counted from 0.
    }
error-lose = { $card } is no life that { $force } can lose now.
error-not-in-column = { $force } is not among those who still need a place in the column.
# $by: the card that lets one search
error-find = { $card } is not among the cards that { $by } lets you take.
error-put-back = { $card } is not among the cards that you have to put back.
error-call = { $force } cannot defend { $place }: choose one of the places offered.
# $most: how many stand in the column
error-call-at = { $force } can stand behind 0 to { $most } cards of the column.
error-give-up = This ability of { $force } was not paid for with lives in this fight: choose one that was.
error-no-purchase = You have bought nothing that could be taken back.
error-buying = The game has not begun: choose cards that are in play from the start, or finish.
error-no-lone-master = Only a master who fights in person uses { $card }, and you have none in this fight.
error-slot-used = Your master uses { $used } in this fight already: { $card } would be one too many.
error-not-borne = Your master does not have { $card }: only what is assigned to that master can be used.
error-use = { $thing } cannot be used now: it must be a card of yours that is discarded after use, and it must have an effect.
error-engaged = { $force } is engaged: it will be ready again in your next turn.
error-no-commander = Only a master commands a group, and { $force } is none.
error-commander-alone = A commander needs troops: first put somebody into the column, then { $force } in command.
error-master-alone = A master who fights is alone in the group: { $force } stands alone, or commands others.
error-commanders-last = After the commander the column is closed: to add { $force }, go back first.
error-group-colour = { $force } and { $other } cannot be in one group: one is red, the other blue.
error-group-school = { $force } and { $other } cannot be in one group: they are of different schools.
error-group-cobra = { $force } and { $other } cannot be in one group: Cobras join only Cobras.
error-cannot-attack = { $force } cannot attack: the text of a card says so.
error-cannot-defend = { $force } cannot defend { $place }: the text of a card says so.
error-defend-colour = { $force } cannot defend { $place }: the colour of the place forbids it.
error-defend-school = { $force } cannot defend { $place }, a place of another school.
error-frontier = Your opponent has places: attack those, from the frontier inwards. { $force } is safe.
error-no-target-there = { $force } cannot be attacked: choose an opposing card in play that no other group attacks.
error-not-yours = { $force } is no card of yours in play: choose one of your own.
error-in-group = { $force } is in a group already, and one fights only once a turn.
error-nothing-to-attack = There is nothing left to attack: one group for each place, from the frontier inwards.
error-not-in-fight = { $force } takes no part in this fight on your side.
error-no-such-ability = { $force } does not have this ability.
error-only-commanding = { $force } can do this only in command of a group.
error-only-alone = { $force } can do this only when fighting alone.
error-only-in-front = { $force } is in command: this ability is only for those in the column.
error-once = { $force } has used this ability already: once in each fight.
error-cannot-activate = { $force } was distracted and activates nothing more in this fight.
error-cancelled = The abilities of { $force } are cancelled in this fight.
# $pips: the school symbols; $lives: the lives in command that are still free
error-pips =
    This ability of { $force } needs { $pips ->
        [one] one life
       *[other] { $pips } lives
    } in command, and { $lives ->
        [0] none is left
        [one] one is left
       *[other] { $lives } are left
    }.
error-no-target = This ability of { $force } would touch nobody now.
error-cannot-be-picked = { $force } cannot be chosen by opposing cards: { $card } must strike elsewhere.
error-pick = { $card } cannot choose { $force }: choose one of the cards offered.
error-not-for-sale = { $card } cannot be had at the start: of techniques and spirits only permanent ones are for sale, of events only permanent ones and those that last a turn.
# $left: the points that are left
error-too-dear =
    It costs { $cost }, and you have { $left ->
        [one] one point left
       *[other] { $left } points left
    }: choose something cheaper, or finish.

# Decks. $card: in notation, or as it was written
error-least-cards = A deck of { $count } cards is too small: this table asks for at least { $least }.
error-deck-card = The card “{ $card }” does not exist in this game.
error-deck-code = This is not the code of a deck: copy all of it.
error-deck-code-newer = This code is of version { $version }, newer than { $known }, which this program knows: update the program.
error-deck-code-damaged = The code of the deck is cut short or has an error in it: copy all of it again.
error-deck-code-card = The code names the card “{ $card }”, which does not exist here.
error-deck-ending = The name of the file must end in .txt.
error-deck-name = “{ $name }” will not do as a name: it needs at least one letter or digit, and the names of games and ready decks are taken. Choose another with --name.
# $problem: the first thing that is wrong, a whole sentence
error-deck-unsound = The deck “{ $name }” cannot be played. { $problem } All mistakes: tavolata deck check { $name }
error-deck-ready = { $name } is a ready deck of the game: it cannot be removed.
# $line: the line of the list; $near: the name most like it
deck-problem-encoding = Line { $line }: there are letters here that I cannot read. Save the file as UTF-8 text.
deck-problem-large = The file is too large: { $size } kB, at most { $most }.
deck-problem-empty = There is no card in the list: write one per line, such as “5 Kenshiro”.
deck-problem-no-list = This is no list of cards: no line has the name of one. Write one card per line, such as “5 Kenshiro”.
# $cards: the cards that are called so
deck-problem-which = Line { $line }: several cards are called “{ $name }”. Say which: { $cards }.
deck-problem-unknown = Line { $line }: the card “{ $name }” does not exist.
deck-problem-unknown-near = Line { $line }: the card “{ $name }” does not exist. Did you mean “{ $near }”?
deck-problem-count = Line { $line }: the number of copies goes from 1 to { $most }.
deck-problem-long = The list is too long: a deck has at most { $most } cards.
deck-problem-small =
    { $count ->
        [one] The deck has only one card
       *[other] The deck has { $count } cards
    }: at least { $least } are needed, the first hand and one to draw.
deck-problem-equal = { $card }: { $count } copies are too many; at most { $most } equal cards are allowed, but as many of a master as you like.
deck-warning-small = The deck has { $count } cards: that is allowed, but at least { $least } are advised.
deck-warning-no-army = { $card }: no army of the deck can enter with this place.
deck-warning-no-defender = { $card }: nobody in the deck can defend this place.
deck-warning-no-place = { $card }: the deck has no inhabited place that this army can enter with.
deck-warning-no-host = { $card }: the deck has no card that it can be assigned to.
deck-warning-pips = { $card }: no master of the deck can have enough lives to activate the ability.

# Made positions
error-position-card = The card “{ $name }” does not exist: write for example KENSHIRO, BANDA-DI-CUORI or A01.
error-position-piece = “{ $name }” will not do here: write for example KENSHIRO*3+RAFFICA-DEL-NORD!, and put each card where its type belongs.
error-position-points = Order points are whole numbers from 0 on: “{ $points }” will not do.
error-position-phase = This position cannot begin with “{ $phase }”. Choose from: { $known }.

## Options

option-game = Game
option-game-about = The base game with alternating turns, or the advanced one, in which both players go through every phase together (ID-223).
option-game-base = Base
option-game-advanced = Advanced
option-start = Start
option-start-about = Whether the table is empty at the start, or cards lie there already, bought for so many points (ID-232).
option-start-usual = Empty table
option-start-40 = Cards for 40 points
option-start-30 = Cards for 30 points
option-start-50 = Cards for 50 points
option-start-60 = Cards for 60 points
option-defence = Who may defend
option-defence-about = Whether masters and characters that are grey or of no school defend any place, or the strict chart holds for all (RU-01).
option-defence-chapter = Grey and no school anywhere
option-defence-table = The chart for all
option-advanced-win = Victory in the advanced game
option-advanced-win-about = Whether the lead of ten points is looked at before or after the green points (RU-06).
option-advanced-win-start = Before the green points
option-advanced-win-after-points = After the green points
option-activation = Activating abilities
option-activation-about = Whether the school symbols activated in a group add up, or each ability is measured alone against the lives in command (RU-08).
option-activation-budget = Symbols add up
option-activation-threshold = Each ability by itself
option-deck-out = Empty future
option-deck-out-about = Whether you lose when you must draw and have no card, or when you draw the last one (RU-13).
option-deck-out-on-draw = Whoever cannot draw loses
option-deck-out-on-empty = Whoever draws the last card loses
option-least-cards = Smallest deck
option-least-cards-about = Whether the forty cards that the rulebook advises are only advised, or every deck must have them (RU-15).
option-least-cards-8 = Forty cards are advised
option-least-cards-40 = Forty cards are needed
option-double-damage = Double damage
option-double-damage-about = Whether the second wave repeats the damage of the whole group, or only of the cards with double damage (RU-45).
option-double-damage-group = Of the whole group
option-double-damage-card = Of those cards only
option-cancel = Cancelling
option-cancel-about = Whether cancelling a card cancels its equipment and specials, too (RU-50).
option-cancel-whole = With what it bears
option-cancel-card = The card alone
option-place-cards = Cards on a place
option-place-cards-about = Whether a place may bear one card of the same name and type, or any number: the rulebook limits only what protagonists bear (RU-75).
option-place-cards-one = One of each
option-place-cards-any = Any number
option-deck-lists = Deck lists
option-deck-lists-about = Whether you see what is in your opponent’s deck (RU-86).
option-deck-lists-closed = Secret
option-deck-lists-open = Open
option-commander-keywords = Abilities of commanders
option-commander-keywords-about = Whether double damage and massacre of a commander count for the group (RU-99).
option-commander-keywords-yes = They count for the group
option-commander-keywords-no = They do not count
option-first = Who begins
option-first-about = The lot decides, or the table says so (RU-16).
option-first-lot = By lot
option-first-1 = Seat 1
option-first-2 = Seat 2
option-second-player = The second player
option-second-player-about = Something for whoever begins second; the rulebook has nothing of the kind. A fair table gives seven points.
option-second-player-none = Nothing
option-second-player-points-2 = Two order points
option-second-player-points-3 = Three order points
option-second-player-points-4 = Four order points
option-second-player-points-5 = Five order points
option-second-player-points-6 = Six order points
option-second-player-points-7 = Seven order points
option-second-player-points-8 = Eight order points
option-second-player-card-fewer = The first player begins with six cards
option-second-player-no-first-attack = The first player does not attack in their first two turns

## What can be left to the table

reaction-window = Cards between the phases
reaction-reply = Answers in the presentation
reaction-replies = Answers in a fight

## Why the bot answers as it does

why-stay = I stay at home: whoever attacks cannot defend.
why-win = If { $places } falls, I am ten points ahead of you in my next order phase.
why-must = I have to attack { $places }: otherwise you win in your next order phase.
why-raid = Nobody can defend { $places }.
why-attack = Attacking { $places } pays, however you defend.
why-hunt = You have no places left: I hunt { $force }.
why-defend = I defend { $places }: giving it up would cost me more.
why-give-up = Defending { $places } would cost me more than it is worth.
why-draw-few = There { $count ->
    [one] is one card
   *[other] are { $count } cards
} left in my future: I draw as little as I can.
why-mirror = { $card } is on your side: this takes a life.
why-harm = { $card } does you most harm on { $place }.
why-reply = { $card } changes how this fight ends.

## What speaks for an answer: in hints and in the analysis

why-advise-stay = Whoever attacks cannot defend: better stay at home.
why-advise-win = By conquering { $places } you are ten points ahead of your opponent in your next order phase.
why-advise-must = { $places } must be attacked: otherwise your opponent wins in their next order phase.
why-advise-raid = Nobody can defend { $places }.
why-advise-attack = Attacking { $places } pays even if your opponent defends.
why-advise-hunt = Your opponent has no places left: { $force } can be hunted.
why-advise-defend = Defending { $places } costs less than giving up.
why-advise-give-up = Defending { $places } would cost more than it is worth.
why-advise-mirror = { $card } is on your opponent’s side: this takes a life.
why-advise-harm = { $card } does your opponent more harm on { $place } than elsewhere.
why-advise-reply = { $card } changes how this fight ends.
# $count: the cards in the future; $held: those in hand
why-draw-little =
    { $count ->
        [one] There is one card
       *[other] There are { $count } cards
    } left in your future: better use them up slowly.
why-draw-most =
    { $held ->
        [one] You hold one card
       *[other] You hold { $held } cards
    } and there are still { $count } in your future: more cards, more choice.
why-draw-enough = You already hold { $held } cards: drawing more only uses up your future, which has { $count }.
# $attack, $defence: the printed values
why-first = You have no protagonist in play yet: { $card } has attack { $attack } and defence { $defence }.
why-protagonist = One more protagonist to attack and defend: { $card } has attack { $attack } and defence { $defence }.
why-life = { $card } is on your side already: this adds a life.
# $count: green points
why-green =
    { $count ->
        [one] { $place } brings one green point in each of your order phases.
       *[other] { $place } brings { $count } green points in each of your order phases.
    }
# $attack, $defence: what the card adds; at least one of them is not 0
why-assign =
    { $attack ->
        [0] With this card the defence of { $force } grows by { $defence }.
       *[other] { $defence ->
            [0] With this card the attack of { $force } grows by { $attack }.
           *[other] With this card the attack of { $force } grows by { $attack }, its defence by { $defence }.
        }
    }

## The rules: chapters

section-table = The table
section-card = The card
section-life = Life
section-types = Types of cards
section-assignment = Assignment
section-masters = Masters
section-characters = Characters
section-armies = Armies
section-places = Places
section-techniques = Techniques
section-spirits = Spirits
section-equipment = Equipment
section-specials = Specials
section-events = Events
section-decks = The deck
section-start = Starting the game
section-turn = The turn
section-order = Order and disengage phase
section-draw = Draw phase
section-presentation = Presentation phase
section-targets = Combat: targets
section-groups = Combat: groups
section-commanders = Combat: commanders
section-abilities = Combat: abilities
section-replies = Combat: cards played from hand
section-decisions = Combat: who decides first
section-damage = Combat: damage
section-conquest = Combat: conquest, ochre points and end
section-epilogue = Epilogue phase
section-victory = Victory
section-keywords = Abilities and keywords
section-advanced = The advanced game
section-other-start = A different start
section-conflicts = Where the rulebook contradicts itself
section-rulings = Where the rulebook is silent

## The rules

rule-id-001 = Each player has a deck of their own and a total of order points, which starts at 0.
rule-id-002 = Each player has a hand, a future (the draw pile), a past (the discards), a present (the cards on the table) and a place for cards removed from the game. The present is divided into forces, territory and destiny.
rule-id-003 = The future lies face down, and nobody knows its order; the past lies face up, and both players may read it.
rule-id-004 = After anybody has searched a future, that future is shuffled. After a search of a past nothing is shuffled.
rule-id-005 = A card removed from the game goes to a place of its own, neither past nor present: whatever refers to the past does not find it there.
rule-id-006 = In the territory places lie in a row, in the order in which they were played: the oldest nearest its owner, the newest nearest the opponent.
rule-id-007 = The frontier is the newest place still in the row. When it leaves, the newest of those that remain becomes the frontier.
rule-id-008 = Places, and the cards assigned to places, lie in the territory.
rule-id-009 = Masters, characters and armies, with the cards assigned to them, lie in the forces.
rule-id-010 = Events that stay on the table lie in the destiny.
rule-id-011 = Every card has a name and a type. A school symbol, values, abilities, a note, order points and a profile may each be there or not.
rule-id-012 = Two cards are equal if they have the same name and the same type, and only then: picture, school, colour and values do not matter.
rule-id-013 = The descriptive note has no effect.
rule-id-014 = The values are attack, defence and resistance. In place of a number the resistance may be the life symbol.
rule-id-015 = A card with a school symbol is a card of that school; a card without one is a non-school card. The base schools are Hokuto, Nanto and Cento.
rule-id-016 = Every card has exactly one colour: red if it is evil, blue if it is good, grey if it is unaligned.
rule-id-017 = All masters have life instead of a resistance number; so do some characters, but never armies.
rule-id-018 = One life absorbs any amount of damage: discarding one life card settles all the damage that reached it.
rule-id-019 = On the whole table, counting both presents, there can be only one master or character with life of a given name.
rule-id-020 = If you play further copies of a life card that you already have in your present, they join the same stack as additional lives.
rule-id-021 = A life card whose name is already in the opponent’s present does not enter play: this mirror copy goes to the past of whoever plays it, and the opponent discards one life of that stack.
rule-id-022 = A stack of lives acts as one card: it joins one group only, and attacks, defends, is engaged and is readied as a whole.
rule-id-023 = Attack and defence of a stack are those of a single card: the number of lives never multiplies them.
rule-id-024 = The pips before an ability say how many lives of masters of that school, in command of the group, it takes to activate it. Lives of characters never count.
rule-id-025 = There are nine types of cards: master, character, army, place, technique, spirit, equipment, special and event.
rule-id-026 = Only protagonists, that is masters, characters and armies, can attack and defend.
rule-id-027 = Equipment, specials, techniques and spirits are assigned to another card.
rule-id-028 = A card with a profile can be assigned only to a card with the same profile: trees stand for places, banners for armies, two fighters for masters, a single warrior for characters.
rule-id-029 = A card without a profile is assigned as the text of its ability says.
rule-id-030 = A grey card can be assigned to cards of any colour; a red or blue one only to cards of its own colour.
rule-id-031 = A school card can be assigned only to cards of the same school; a non-school card to any card.
rule-id-032 = The conditions of profile, colour and school must all three be met.
rule-id-033 = A card can be assigned to one of the opponent’s cards if its text allows it; for everything else see RU-56.
rule-id-034 = A card that has to be assigned can be played only while a card that may receive it is in the present.
rule-id-035 = A master has attack, defence and life.
rule-id-036 = A master loses a life if the damage exceeds its defence, and only one, however large the excess. If the damage does not exceed it, none is lost.
rule-id-037 = If both decks contain the same master, it belongs to whoever plays it first, who may add lives to it. The other player’s copies are mirror copies: they only strike lives (ID-021).
rule-id-038 = Once the last life of a master has gone, the next copy that either player plays enters their own present as usual.
rule-id-039 = When a master loses its last life, all cards assigned to it go to the past.
rule-id-040 = A life struck by a mirror copy gives no order points to anybody.
rule-id-041 = A master uses only techniques of its own school or without a school.
rule-id-042 = A spirit with a school goes only to masters of that school. One without a school may still have effects that work only for a certain school or a certain master.
rule-id-043 = In defence: a red master may defend red and grey places, a blue one blue and grey places, a grey one places of any colour (RU-01).
rule-id-044 = In defence: a school master may defend places of its school and non-school places; a non-school master may defend places of any school (RU-01).
rule-id-045 = A master can always be played in your own presentation phase.
rule-id-046 = A character has attack, defence and, as its resistance, either a number or life.
rule-id-047 = A character with numeric resistance is beaten when the damage, less its defence, is equal to or above its resistance.
rule-id-048 = A character with life takes damage as a master does, except against mortal and massacre.
rule-id-049 = Characters with life follow the rules of masters about uniqueness, stacks and mirror copies.
rule-id-050 = Characters with numeric resistance are not unique: several copies may be in play.
rule-id-051 = To activate a character’s abilities with pips there must be lives of a master of that school in its group. Abilities without pips work by themselves.
rule-id-052 = Characters defend places under the same rules as masters.
rule-id-053 = A character can always be played in your own presentation phase.
rule-id-054 = An army always has three numeric values: attack, defence and resistance.
rule-id-055 = An army is beaten when the damage, less its defence, is equal to or above its resistance.
rule-id-056 = An army’s abilities are always on; those with pips, however, need lives of a master of that same school.
rule-id-057 = An army can be played only together with an inhabited place, unless an ability of its own gives it another way into play.
rule-id-058 = In defence: a red or blue army may defend places of its own colour or grey ones; a grey army only grey ones.
rule-id-059 = In defence: a school army may defend places of its school or non-school ones; a non-school army only non-school places.
rule-id-060 = An army is played in your own presentation phase.
rule-id-061 = A place is either inhabited or uninhabited.
rule-id-062 = Inhabited places give green order points to their owner.
rule-id-063 = One inhabited place and one army enter play together, both from your hand, in your own presentation phase.
rule-id-064 = Some places let several armies enter with them; some armies need several places.
rule-id-065 = An uninhabited place can always be played in your own presentation phase, without an army.
rule-id-066 = Any protagonist can attack a place, whatever the colours and schools.
rule-id-067 = A conquered place goes to its owner’s past (ID-172).
rule-id-068 = A player without places can be attacked directly (ID-138).
rule-id-069 = Which armies enter with which places, by colour: with a red place red or grey armies, with a blue place blue or grey armies, with a grey place armies of any colour. Red with blue, never.
rule-id-070 = Which armies enter with which places, by school: with a school place only armies of that school, with a non-school place any army, of a school or not.
rule-id-071 = Defence chart, by colour: a red place is defended by red cards, a blue one by blue cards, a grey one by cards of any colour. For grey masters and characters see RU-01.
rule-id-072 = Defence chart, by school: a school place is defended by cards of that school, a non-school place by any card, of a school or not. For non-school masters and characters see RU-01.
rule-id-073 = A technique is assigned to a master; colour and school must agree (ID-030, ID-031).
rule-id-074 = A master has at most one permanent technique assigned.
rule-id-075 = In a fight a master uses at most one technique: the permanent one assigned to it or one play-and-discard. Once made, the choice cannot be changed.
rule-id-076 = Permanent techniques are played in the presentation phase, play-and-discard ones in any phase. In combat only the latter can be played from hand.
rule-id-077 = A permanent technique that is not used in a fight stays assigned, but has no effect in that fight.
rule-id-078 = When the master loses its last life, the technique assigned to it goes to the past.
rule-id-079 = A play-and-discard technique goes to the past after damage has been assigned.
rule-id-080 = A spirit is assigned to a master; colour and school must agree (ID-030, ID-031).
rule-id-081 = A master has at most one permanent spirit assigned.
rule-id-082 = In a fight a master uses at most one spirit: the permanent one or one play-and-discard.
rule-id-083 = One technique and one spirit may be used together, and their effects add up.
rule-id-084 = Permanent spirits are played in the presentation phase, play-and-discard ones in any phase.
rule-id-085 = The assigned spirit goes to the past with the master’s last life; a play-and-discard spirit after damage.
rule-id-086 = The profile says whether equipment is for characters, for armies or for places; without a profile it fits two or more kinds of cards, as its text says. No equipment has the profile of masters.
rule-id-087 = Equipment is one with the card that bears it: it goes with it into attack and defence, cannot be attacked by itself and is worth nothing alone.
rule-id-088 = The values and abilities of equipment are added to those of the card that bears it.
rule-id-089 = Equipment goes to the past when the card that bears it is beaten.
rule-id-090 = Equipment is played and assigned in your own presentation phase; colour and school must agree (ID-030, ID-031).
rule-id-091 = Some specials are properties of a protagonist, others stand for an event or a subject of their own; all are assigned. A special goes to a card of its profile, of the same colour if it is red or blue, of the same school if it has one.
rule-id-092 = A special is played and assigned in the presentation phase.
rule-id-093 = A special goes to the past when the card that it is assigned to is discarded.
rule-id-094 = The values and abilities of a special are added to those of the card that it is assigned to.
rule-id-095 = Each player may have in play only one master per school that bears a Successor.
rule-id-096 = A Successor counts in every respect as a life of its master, for pips too.
rule-id-097 = A Successor cannot be in play without a master card.
rule-id-098 = If one master card and one or more Successors remain, a lost life takes a Successor first, also when a mirror copy strikes it.
rule-id-099 = A Successor lost to damage gives the opponent the ochre points printed on the Successor, not the master’s.
rule-id-100 = The instructions of an event are carried out at once and hold for its duration, or until it leaves play.
rule-id-101 = An event may affect one card or many, of one player, of the other or of both.
rule-id-102 = If a condition stated on an event is not true, or cannot be fulfilled at once, that part of the event does nothing.
rule-id-103 = Permanent, turn and discard-after-use events stay in play: each time their condition occurs, the action may be used.
rule-id-104 = A happening can be played only by the turn player, in their own presentation phase, and is discarded at once.
rule-id-105 = A play-and-discard event can be played by either player in any window (RU-18) and is then discarded.
rule-id-106 = A permanent event can be played only in your own presentation phase and stays in play.
rule-id-107 = A turn event can be played by either player in a presentation phase, their own or the opponent’s, and is discarded in the epilogue of that turn.
rule-id-108 = A discard-after-use event can be played only in your own presentation phase and is discarded right after it is used.
rule-id-109 = A deck contains at most five equal cards, that is with the same name and the same type.
rule-id-110 = The limit of five equal cards does not hold for masters: a deck may contain any number of copies.
rule-id-111 = The words “unique card” do not limit the copies in a deck.
rule-id-112 = A deck of fewer than 40 cards is discouraged, but not forbidden.
rule-id-113 = Who begins is decided at random: for instance each player draws a card, and the higher attack begins. The players may also simply agree.
rule-id-114 = Each player draws 7 cards; then the first player starts their turn.
rule-id-115 = A turn has five phases, in this order: order and disengage, draw, presentation, combat, epilogue. Then it is the opponent’s turn.
rule-id-116 = Everything is optional, except drawing at least one card and holding at most 7 cards after presentation.
rule-id-117 = A decision that has been announced, or shown by moving or engaging cards, cannot be taken back.
rule-id-118 = Turns alternate until one of the players has won.
rule-id-119 = The turn player adds the green order points of their own cards in play to their total.
rule-id-120 = If, with the green points added, the turn player leads by at least ten points, they have won and the game ends.
rule-id-121 = Victory by points is checked only in the order phase and only for the turn player, even if the lead was reached earlier.
rule-id-122 = After scoring, the turn player readies all their engaged cards.
rule-id-123 = The turn player draws one, two or three cards, as they choose: never zero, never more than three.
rule-id-124 = A player whose future has run out loses the game; RU-13 names the exact moment.
rule-id-125 = In the draw phase the opponent may play play-and-discard events.
rule-id-126 = In presentation the turn player puts as many playable cards from their hand as they like face up into their present.
rule-id-127 = Uninhabited places, masters, characters and events of a fitting duration can always be played in your own presentation.
rule-id-128 = Inhabited places and armies can be played only together (ID-063), with both in hand at that moment.
rule-id-129 = Equipment, specials, techniques and spirits can be played only onto a fitting card that is already in the present.
rule-id-130 = In the presentation phase the opponent may play turn events and play-and-discard events.
rule-id-131 = At the end of presentation the turn player, if holding more than 7 cards, discards cards of their choice down to 7.
rule-id-132 = A card may attack in the very turn in which it was played.
rule-id-133 = In the combat phase attacking is not compulsory: the turn player decides.
rule-id-134 = The first attack group must attack the frontier.
rule-id-135 = Each further group attacks the next place in the row, from the frontier inward; no place can be skipped.
rule-id-136 = The target of every group is declared aloud before the defence is declared.
rule-id-137 = Any number of places may be attacked, each by at least one protagonist.
rule-id-138 = As long as the opponent has even one place in their present, only places can be attacked. If they have none, their masters, characters and armies can be attacked directly, one by one, even engaged ones.
rule-id-139 = Against a direct attack the defender forms no groups: each attacked card fights alone, with what is assigned to it.
rule-id-140 = Attack groups, with the order of their columns, are declared before any defence group. The defender may then form one defence group for each attacked place, under the same rules for groups and the defence charts.
rule-id-141 = A group contains only ready cards.
rule-id-142 = Red and blue cards never share a group; grey ones go with either.
rule-id-143 = Cards of two different schools never share a group; non-school cards go with any one school.
rule-id-144 = The three conditions (ready, colour, school) hold together, for every pair of cards in the group.
rule-id-145 = A group is an ordered column. Its owner chooses the order; the front card is the one nearest the opponent.
rule-id-146 = In a combat phase a card belongs to at most one group.
rule-id-147 = A master that fights is alone in its group.
rule-id-148 = A master used as commander stands at the back of the column, behind all other cards; it adds no value to the fight, but can activate abilities of characters and armies of its group.
rule-id-149 = More than one master may command the same group.
rule-id-150 = Commanders activate abilities with their own lives.
rule-id-151 = If, after every card in front has been beaten, damage is left and reaches a commander, the commander takes none of it but must enter the fight: a new fight follows between the commander and the surviving cards of the opposing group.
rule-id-152 = An ability is always on, if it has no pips, or has to be activated, if it has.
rule-id-153 = For each of their groups a player may use all always-on abilities, plus activated ones as far as the lives of its commander allow (RU-08).
rule-id-154 = The same ability of a card is activated at most once per fight, even with lives to spare.
rule-id-155 = An activation, once chosen, cannot be changed.
rule-id-156 = Abilities influence only the fight of their own group, unless the text says otherwise.
rule-id-157 = Activated abilities are public.
rule-id-158 = Once the order of the cards and the abilities are settled, players may play events, spirits and techniques. A discard-after-use card that is already in play may be used, too (ID-202).
rule-id-159 = In a fight only play-and-discard cards can be played from hand.
rule-id-160 = Each fighting master uses at most one technique and one spirit per fight, permanent or play-and-discard.
rule-id-161 = If in a fight neither player plays anything, damage follows.
rule-id-162 = In every situation the attacker decides first, then the defender.
rule-id-163 = In combat each player may answer the other, in turn, until both decline.
rule-id-164 = The damage a group deals is the sum of the attacks of its characters and armies, with assigned cards and active abilities; or the attack of its lone master, with the cards it uses.
rule-id-165 = Both groups deal their damage at the same time.
rule-id-166 = Damage is applied to the opposing column from the front card backward, until it is used up or all cards are beaten.
rule-id-167 = On each card damage first uses up the defence, then the resistance. Only if the resistance is used up completely is the card beaten, and what is left goes on to the next card.
rule-id-168 = A card that is not beaten absorbs all that is left and stays in play as if nothing had happened: damage never carries over to a later fight.
rule-id-169 = A beaten card goes to its owner’s past.
rule-id-170 = An attacked place without a defence group is conquered at once, without a fight.
rule-id-171 = A defended place is conquered if at the end no master, character or army is left in its defence group and at least one is left in the attack group.
rule-id-172 = A conquered place goes to its owner’s past; with massacre it is removed from the game.
rule-id-173 = A player who beats in combat an opposing card with ochre order points adds them to their total, as attacker or as defender.
rule-id-174 = Each life that a stack loses gives its ochre points once.
rule-id-175 = A card that leaves without having been dealt damage, by an event or another effect, gives no ochre points.
rule-id-176 = Every surviving card of an attack or defence group becomes engaged and stays so until its owner next readies their cards.
rule-id-177 = In the epilogue both players put their turn events, and play-and-discard events still on the table, into the past.
rule-id-178 = You win if in your own order phase you have at least ten order points more than the opponent.
rule-id-179 = The green points of your own cards are added in each of your order phases.
rule-id-180 = Ochre points are added when an opposing card is beaten or dies.
rule-id-181 = If nobody can build up the lead, the player whose future runs out first loses.
rule-id-182 = Cancel: the target loses its abilities for this fight; its values stay.
rule-id-183 = Suicide attack: the card’s attack may be doubled until the end of the fight; at its end the card is removed from the game.
rule-id-184 = Action, to act: taking part in an attack or in the defence of a place.
rule-id-185 = Zero: the named value of the target becomes 0 for the fight.
rule-id-186 = A life cannot be zeroed.
rule-id-187 = The texts of events are orders to be followed; if a condition is not met, the event is ineffective.
rule-id-188 = Some abilities change how a card is played: some inhabited places need no army, some armies no place, and some cards may be played when their own condition holds, whatever the normal rules say.
rule-id-189 = The normal way of playing a card stays available, unless the card says that it can be played only in the other way.
rule-id-190 = Unique card: only one may be in play, counting both players. Another cannot be played until the first has left the table.
rule-id-191 = Cobra: a Cobra card never shares a group with one that is not; cards that influence only Cobras apply to it.
rule-id-192 = Cumulative: several copies may be assigned to the same army, character or master; values and abilities add up.
rule-id-193 = If a card is not cumulative, an army, character or master may bear only one of the same name and type, be it technique, spirit, special or equipment. For places see RU-75.
rule-id-194 = Distract: the target becomes engaged, leaves any group and can do nothing more.
rule-id-195 = Double damage: after the attack has been distributed in full, it is distributed a second time over the cards that remain.
rule-id-196 = A master hit by double damage loses a life to each wave that exceeds its defence: one to the first and another to the second.
rule-id-197 = With double damage, a card not beaten by the first wave faces the second with its full resistance.
rule-id-198 = Play-and-discard: carried out at once, then without effect (RU-07). An event of this kind may always be played (RU-18).
rule-id-199 = Turn: lasts the whole turn and is discarded in the epilogue. Any player may play it in a presentation phase.
rule-id-200 = Happening: acts at once and is discarded. Only the turn player may play it, in their own presentation phase.
rule-id-201 = Permanent: lasts the whole game, unless another card removes it. Only the turn player may play it, in the presentation phase.
rule-id-202 = Discard after use: it enters play, or is assigned, in its owner’s presentation phase, and its owner may use it at any moment. Until used, its values and abilities count for nothing. After use it is discarded, and its effect lasts for the rest of the turn.
rule-id-203 = Engaged: an engaged card cannot be used until its owner’s next turn.
rule-id-204 = A card becomes engaged through an ability of another card or by having fought.
rule-id-205 = Being engaged does not shelter a card: if its owner has no places it can be attacked, and a master can be challenged in any case.
rule-id-206 = An ability of another card can call an engaged card into action.
rule-id-207 = Inhabited and uninhabited places: an uninhabited one can always be played, an inhabited one only with an army. An ability of the place or of the army can lift this.
rule-id-208 = Massacre: a place conquered by a group with this ability is removed from the game instead of going to the past.
rule-id-209 = Massacre also makes each life of characters in the opposing group worth 1 resistance.
rule-id-210 = Dead: a card that takes damage at least equal to its resistance from cards with mortal is dead and is removed from the game. An ability can also make a card die.
rule-id-211 = Mortal: if at least one mortal card contributes to the attack that beats a card, that card is dead instead of beaten.
rule-id-212 = Mortal also makes each life of characters in the opposing group worth 1 resistance.
rule-id-213 = Name of a master: naming a master means all its lives and all cards assigned to it, unless said otherwise.
rule-id-214 = Rebel: it is only a label. Cards that influence only rebels apply to whatever bears it.
rule-id-215 = Challenge: the named cards, with everything assigned to them, fight at once, and in this fight each life is worth 1 resistance; then they return to where they were.
rule-id-216 = Nobody scores during a challenge.
rule-id-217 = A challenge interrupts the game, which then resumes at the same point.
rule-id-218 = Surprise: one card that has it gives it to its whole group.
rule-id-219 = A group with surprise deals its damage before the opposing attack is counted: cards beaten this way add nothing to it.
rule-id-220 = If both groups have surprise, damage is simultaneous again.
rule-id-221 = Beaten: a card that takes damage at least equal to its resistance goes to the past. Even without damage, an ability can declare it beaten.
rule-id-222 = +N attack, defence or resistance: N is added to that value of the cards described.
rule-id-223 = Advanced game: both players carry out each phase together, and the role of first player changes hands every turn.
rule-id-224 = Order phase, advanced game: both players add their green points; a player who at the start of the phase leads by ten or more has won (RU-06).
rule-id-225 = In the advanced game both players ready their cards.
rule-id-226 = In the advanced game both players draw one to three cards.
rule-id-227 = Presentation, advanced game: the first player plays their cards, then the other. The phase counts as own for both, so cards of every duration may be played.
rule-id-228 = Combat, advanced game: the first player declares their attacks; the other declares their defence and their own attacks; then the first player declares their defence.
rule-id-229 = In the advanced game the first player decides the order in which the fights are resolved.
rule-id-230 = Epilogue, advanced game: both players clear the cards that have expired.
rule-id-231 = For the rest, the rules of the base game hold in the advanced game.
rule-id-232 = By agreement the game may start with cards already in the present, bought with points; at most 40 points each are recommended.
rule-id-233 = Cost of a master: 5 + attack + defence, and 2 more if it has abilities.
rule-id-234 = Cost of a character: attack + defence, and 3 more if it has life. Numeric resistance costs nothing.
rule-id-235 = Cost of an army: attack + defence + resistance.
rule-id-236 = Cost of a place: 7 if inhabited, 5 if uninhabited; 3 more with a school symbol, 3 more with abilities.
rule-id-237 = Cost of a technique: 4, and 4 more if it has abilities. Only permanent techniques can be bought.
rule-id-238 = Cost of a spirit: 3, and 3 more if it has abilities. Only permanent spirits can be bought.
rule-id-239 = Cost of equipment: 3.
rule-id-240 = Cost of a special: 4 + attack. A Successor costs 8.
rule-id-241 = Cost of an event: 10 if permanent, 6 if turn. No other events can be bought.
rule-id-242 = The normal rules of assignment apply to the cards bought.

## Our rulings

ruling-ru-01 = Grey masters and characters may defend places of any colour, non-school ones places of any school: their chapters say so expressly, while the stricter chart of places applies to armies. A table may apply the chart to all.
ruling-ru-02 = A grey army defends only grey places; a grey place may be defended by cards of any colour. Text and chart do not contradict each other: it is the same relation seen from both sides.
ruling-ru-03 = A non-school army cannot defend a school place: here text and chart agree. Nor can it even enter play with one (ID-070).
ruling-ru-04 = The text puts the green marker now at the bottom left, now at the right. Here green is on the left and ochre on the right; they are two independent numbers, and a card may carry both.
ruling-ru-05 = A lead of exactly ten points is enough to win: the text asks once for ten more and once for at least ten more, and the second wording contains the first. No option: read as “exactly ten”, the shorter wording would deny victory to whoever leads by eleven.
ruling-ru-06 = In the advanced game the lead of ten is tested on the totals brought into the order phase, before the green points are added: it is the moment that the text names, and whoever trails has a last turn to react. A table may test it after the points.
ruling-ru-07 = A value change from a play-and-discard card lasts until the end of the fight in which it is played; played in combat before a fight, it counts for the next fight only; outside combat, until the end of that phase. The card goes to the past when that fight ends, or at once if its effect is purely instant; the epilogue only clears what might be left.
ruling-ru-08 = Lives in command are a budget: the pips of all abilities activated in a group add up to at most the lives commanding it. Otherwise one master would do for a whole horde. A table may make it a threshold: every ability that asks for no more pips than there are lives in command can be activated.
ruling-ru-09 = The lives of several commanders add up, if they are of the school of the pips. Two commanders of different schools cannot be in one group; the lives of a non-school master count for no pips.
ruling-ru-10 = One master may bear several Successors: the card is treated as cumulative. The limit per school counts masters, not cards.
ruling-ru-11 = A unique card is unique by name and type together, as the definition of equal cards has it.
ruling-ru-12 = Any card in your present with a green value gives green points, in practice places. Cards assigned to a place change the value of that place.
ruling-ru-13 = You lose when you have to draw your mandatory card and the future is empty; drawing the last card does not lose yet. The order phase comes first: there you can still win with an empty future. A table may decide that whoever empties their future loses.
ruling-ru-14 = If fewer than three cards are left in the future, you choose a number from 1 to as many as are left.
ruling-ru-15 = The 40 cards are advice: a smaller deck is pointed out, not refused; ready-made decks always have them. A deck needs at least 8 cards, the opening 7 and one to draw. The game knows no upper limit; the program reads lists of up to 1,000 cards, more than anybody needs, because a server that is open to all cannot read texts without end. A table may ask for 40 cards of everybody.
ruling-ru-16 = If the cards drawn to decide who begins have the same attack, draw again; a card without attack counts 0, and all are shuffled back before the opening seven. Here the program draws lots instead, unless the table says who begins.
ruling-ru-17 = The opening hand is kept as it is: there is no mulligan.
ruling-ru-18 = “At any moment” means in a window. There is one in the draw phase, after the draw; in presentation, after each card played or assigned and once more before the discard down to 7; in combat, once after the defence is declared and then in the replies of each fight. There is none in the order phase and in the epilogue: scoring is not interrupted. The text would be more generous; this is a choice of ours.
ruling-ru-19 = In a window outside combat the turn player acts first, then the opponent, and so on until both pass in succession.
ruling-ru-20 = A pass is not final: as long as the other side still plays something, a player who passed may answer. Two passes in a row close the window.
ruling-ru-21 = Each card is carried out completely when it is played. A later card can change values again, but cannot prevent an earlier one.
ruling-ru-22 = Whether to use the permanent technique and spirit is declared when abilities are chosen, attacker first, then defender, for each fighting master. Using the permanent one closes the slot; not using it leaves the slot open for a play-and-discard among the replies.
ruling-ru-23 = Outside a fight a play-and-discard technique or spirit can be played only if its text has an effect there. In a fight it must be used by a master fighting in it, not by a commander.
ruling-ru-24 = Two groups cannot attack the same place or the same card: one attack group per target.
ruling-ru-25 = Attacks are not resolved one by one: first all attack groups are declared, then all defence groups, then the fights go from the frontier inward. A fight lost at the frontier does not stop the inner attacks.
ruling-ru-26 = Whether direct attack is possible is settled when attacks are declared. Even if the last place falls during combat, no group may turn to attacking cards.
ruling-ru-27 = A card attacked directly becomes engaged like any other that fought, though it is in no group. If it was engaged already, it still fights with its full values.
ruling-ru-28 = If the opponent has neither places nor protagonists no attack is possible, and nothing is gained.
ruling-ru-29 = Every card of a defence group, commander included, must be able to defend that place: they are checked one by one.
ruling-ru-30 = A group of commanders only is not allowed: a master without troops in front is a fighter, and stands alone.
ruling-ru-31 = A master that fights alone may use its own lives to activate its abilities and those of the technique, spirit and special it uses, within the same limits. By the letter it would take lives in command, but a master card with pips would then work only as a commander.
ruling-ru-32 = Cards assigned to a commander add no values; an ability on them counts only if its text speaks of commanding.
ruling-ru-33 = If only the commander is left in a group, it counts as a card left: a place with a defending commander is not conquered, and an attacker left with only the commander can conquer.
ruling-ru-34 = If the troops are beaten with no damage to spare, the commander is not drawn in: damage must reach it.
ruling-ru-35 = When a commander is drawn in, a complete new fight begins: abilities and replies again, and each ability may be activated once more; effects that last the whole turn go on, play-and-discard effects of the first fight have ended. The commander fights alone against the surviving column; if the other side has only a commander left, that one must fight alone, too; if nobody is left opposite, there is no new fight. Ready or engaged does not matter here.
ruling-ru-36 = Of several commanders the one nearest the front is drawn in first and fights alone. The others stay behind, may be reached by a later wave, and meanwhile take no part: their lives activate nothing.
ruling-ru-37 = A fight does not go on until one side is gone: both columns strike once, twice with double damage. Only a commander drawn in brings about another.
ruling-ru-38 = If both groups are wiped out the place is not conquered: at least one attacker must be left.
ruling-ru-39 = A card is beaten if the damage that reaches it is at least defence plus resistance, and in any case at least 1: 0 damage never beats anything, not even a zeroed resistance.
ruling-ru-40 = No value falls below 0.
ruling-ru-41 = A value is worked out in this order: printed value, assigned cards, increases and decreases, doubling by suicide attack, zero. Within a step the order does not matter; a zeroed value stays 0 for the whole fight.
ruling-ru-42 = When lives are worth 1 resistance (mortal, massacre, challenge) defence counts once per stack and wave, because a stack is one card. Each further point removes one life; what is left goes on to the next card.
ruling-ru-43 = Against mortal a master’s lives still absorb everything, for only those of characters are weakened; but the life card that is lost is removed from the game.
ruling-ru-44 = A mortal card contributes only if it adds at least 1 to the total: with attack 0 it makes nothing mortal.
ruling-ru-45 = Double damage repeats the total of the whole group, as counted for the first wave, because it is the distribution that is repeated. Two cards with double damage do not make a third wave. A table may repeat only the attack of the cards that have it.
ruling-ru-46 = A stack that loses a life to surprise, but is not gone, still strikes with its full attack.
ruling-ru-47 = Conquering a place does not give its ochre points: a place takes no damage.
ruling-ru-48 = Assigned cards lost together with the card that bore them give no ochre points, except a Successor lost as a life.
ruling-ru-49 = At the end of the fight suicide attack removes the whole card from the game; a stack counts as one card. If damage beats it before, it gives its ochre points and is removed all the same; the removal itself gives no points.
ruling-ru-50 = Cancelling a card also cancels the abilities of its equipment and specials, which are one with it; their values stay. Techniques and spirits are not reached, unless a master is called by name. Always-on keywords can be cancelled, too. A table may limit the effect to the card itself.
ruling-ru-51 = A distracted card leaves the column, which closes up. If a defence group becomes empty the place is undefended and conquered; if the attack group becomes empty the attack has failed and there is no fight. If only commanders are left they stand there without attack, and the first damage that reaches one draws it in. If it was a commander, abilities that now exceed the remaining lives end, and the owner of the group chooses which.
ruling-ru-52 = In a challenge cards fight whether ready or engaged, and return as they were. Abilities and replies come as usual. A challenge cannot start inside a challenge. A card lost in one also leaves any group it was in.
ruling-ru-53 = A discard-after-use card may be used in any window: it goes to the past at once, and its effect lasts to the end of the turn.
ruling-ru-54 = A second permanent technique or spirit on the same master is not allowed while the first is there, and that one cannot be discarded at will. Cumulative therefore means something only on equipment and specials.
ruling-ru-55 = Two equal permanent events both count, unless they are unique: cumulative is only about assigned cards.
ruling-ru-56 = Techniques, spirits and equipment can be assigned to the opponent’s cards only if the text says so. Specials follow their own text.
ruling-ru-57 = A card always goes to its owner’s past, even if it was assigned to an opposing card.
ruling-ru-58 = Cards assigned to a conquered place go to their owners’ pasts. Massacre removes only the place itself from the game.
ruling-ru-59 = Values printed on equipment of a place count only for the defence group of that place, and only if the text says so.
ruling-ru-60 = An army whose place was lost stays in the forces and acts normally.
ruling-ru-61 = If a place becomes uninhabited its army stays; the place gives nothing and no longer counts as inhabited for any text.
ruling-ru-62 = An engaged protagonist keeps the always-on abilities that speak about other cards or the table, but not those for the group: it is in none.
ruling-ru-63 = Which life card is discarded is the owner’s choice. It matters only between a master card and a Successor, which have different ochre points; with one master card left ID-098 decides.
ruling-ru-64 = Two life cards of the same name but of different types are not the same: uniqueness of life is by name and type.
ruling-ru-65 = A mirror copy never has to be played: it may be kept in hand.
ruling-ru-66 = A group with a total attack of 0 may attack, and takes an undefended place.
ruling-ru-67 = Advanced game: if both must draw from an empty future, more order points win; if they are equal, the game is a draw.
ruling-ru-68 = Advanced game: a card cannot both attack and defend in one turn (ID-146). Fights follow the first player’s order; in each the attacker is whoever declared that attack.
ruling-ru-69 = Advanced game: turn and play-and-discard events may be played at any time in the shared presentation phase, also while the other plays their cards.
ruling-ru-70 = Different start: the bought cards come from your own deck, are chosen secretly and revealed together; then shuffle and draw seven. Deck limits count the whole deck.
ruling-ru-71 = Different start: an inhabited place still needs an army, for the purchase is a presentation phase with a budget. Each life card is paid for separately.
ruling-ru-72 = Different start: if both buy the same master the first player’s stack stays; each copy of the second player strikes one life and is lost, without points. Copies left over enter play.
ruling-ru-73 = Different start: a bought turn event lasts until the epilogue of the first turn of the game.
ruling-ru-74 = A hand may exceed 7 cards until the end of its owner’s next presentation phase. Nobody discards in the opponent’s turn; in the advanced game both discard.
ruling-ru-75 = A place, too, may bear only one card of the same name and type: the text is silent on places, but without a limit five copies on one village would win games. A table may lift the limit.
ruling-ru-76 = Cards assigned to a card that dies or is removed go to their owners’ pasts: mortal, suicide attack and massacre speak only of the card itself.
ruling-ru-77 = Cancelling holds for that fight: always-on abilities are off, activated ones that still work end, none can be activated. What has been carried out stays: a distracted card stays engaged, a drawn card stays drawn. Values, life, labels (Cobra, rebel), unique, cumulative and ways of entering play are not touched. A cancelled card cannot cancel, and an earlier cancel of its own ends.
ruling-ru-78 = A commander’s always-on abilities work if they speak of its group or of commanding. Surprise is handed to the group; massacre counts for the conquest, since it is the group that has it; mortal does not, since a commander adds nothing to the attack.
ruling-ru-79 = For the place, massacre must be there when it is conquered, on a card still in the group; for lives worth 1, when the damage is dealt.
ruling-ru-80 = A suicide card goes at the end of its fight, that is before the new fight with a commander drawn in: it is no survivor in that one.
ruling-ru-81 = If the last attacker left is a suicide card, it is removed before the conquest is judged: the place holds.
ruling-ru-82 = Colour and school of an event do not limit who may play it: they matter only to texts that ask for them. The same holds for the deck: any mix of colours and schools is legal.
ruling-ru-83 = An event may be played although its condition is not met: it has no effect and is discarded. The screen marks it.
ruling-ru-84 = +N resistance on a life has no effect, not even where a life is worth 1: a life is no number.
ruling-ru-85 = Whoever plays the card or activates the ability picks the targets. Where each player chooses, they choose for themselves, at once and hidden.
ruling-ru-86 = Both presents, pasts and removed cards, the scores and the number of cards in hands and futures are open to all. Deck lists are secret; ready-made decks are known by name. A table may play with open lists.
ruling-ru-87 = A discard-after-use event lies in the destiny until it is used. Using it is not playing it, so it is possible in combat, too.
ruling-ru-88 = With several direct attacks in one phase, each card is the target of at most one; the fights follow the order in which the attacker declared them.
ruling-ru-89 = Advanced game: a card that is attacked directly may also attack, for being hunted is no action and no group. If it falls first, it is missing in its own group.
ruling-ru-90 = Advanced game: the first player puts the fights in any order, both sides’ attacks mixed; an undefended place falls when its turn comes. Whether direct attack is possible is decided when each player declares.
ruling-ru-91 = Different start: nothing can be bought onto the opponent’s cards. Of equal unique cards the first player’s stays, and the other goes back into its deck before the shuffle. All bought cards are ready.
ruling-ru-92 = Nothing that was announced can be taken back (ID-117). A group, a pair of place and army or a column is announced only when its maker confirms it.
ruling-ru-93 = While a commander drawn in fights, further commanders stay behind: they take no part and activate nothing, but they are still in the group and count for conquest.
ruling-ru-94 = If all attackers of an undefended place were distracted away before its fight, the attack failed and the place holds.
ruling-ru-95 = A fight ends as every fight does even if a group is emptied before damage: suicide cards are removed, played techniques, spirits and events go to the past, effects of the fight end.
ruling-ru-96 = Conquest is judged while the effects of the fight still last: a cancelled massacre does not come back for it.
ruling-ru-97 = A suicide card beaten in its fight is removed from the game, not put in the past (RU-49).
ruling-ru-98 = A Successor lost to mortal damage is removed from the game, like any life lost to it. RU-76 is about cards lost together with the one that bore them.
ruling-ru-99 = Double damage and massacre of a commander count for its group, for they are abilities of a card in the group; mortal does not, since a commander adds nothing to the attack (RU-78). A table may decide not to count them.
ruling-ru-100 = A card with defence 0 and resistance 0 is beaten by the first point of damage that reaches it and absorbs none: one point may therefore beat several such cards.
ruling-ru-101 = A card that is attacked directly and distracted becomes engaged but stays the target: where there are no places an engaged card may be attacked, too. It fights with its values; its abilities for the fight that were not yet used are lost.
ruling-ru-102 = No place is skipped when attacking: one that cannot be attacked covers those behind it. Whoever has only covered places cannot be attacked, not even directly, for there are places.
ruling-ru-103 = Cards that are bought at the start lie there already: they are not played, and what would happen on playing them does not happen.

# How a game ends, in the reports of the lab

ending-won = one side is far enough ahead in points
ending-ran-out = one side has run out of futures
