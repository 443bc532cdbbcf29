# Isola dei Demoni for whoever learns.

## In one minute

sheet-goal = Two players, each with a deck. Whoever begins their turn at least ten points ahead wins.
sheet-turn = Collect the green points of your places, draw one to three cards, put as many as you like on the table and, if you want, attack a place of your opponent. Fighters form a column: their attacks are added up, and the blow reaches the first enemy card. It uses up defence, then resistance; the rest goes on to the card behind.
sheet-win = A place that is attacked and left without defenders is conquered, and gives no more points. Every enemy you beat gives you its ochre points. Beware: if your deck runs out, you lose.

## Drawings

drawn-goal = Two places with their green points, collected every turn.
drawn-turn = Two armies in a column attack: 4 damage reaches the first enemy card.
drawn-win = A beaten army: its ochre point goes to whoever beat it.

## Examples in the rules

example-settle = An inhabited place and an army enter together, from the hand.
example-frontier = Attacks begin at the frontier, the place played last; then comes the one behind it.
example-column = 2 + 2 = 4 damage. The first army takes 2 of it (defence 1 + resistance 1) and is beaten; the other 2 beat the second.
example-not-beaten = 2 damage against defence 1 and resistance 2: the resistance is not used up, and the card is as good as new.
example-life = Damage above its defence: a master loses a life, and only one.

## Glossary

term-turn = Turn
term-turn-forms = turn of, their turn
term-turn-about = What one player does: points, drawing, cards on the table, combat, epilogue.
term-turn-player = Turn player
term-turn-player-forms = turn player
term-turn-player-about = The player whose turn it is.
term-order-points = Order points
term-order-points-forms = order points
term-order-points-about = The points of the game: green ones from inhabited places, ochre ones from beaten cards. Ten ahead at the start of your turn, and you win.
term-green = Green points
term-green-forms = green points, green order points
term-green-about = The points that an inhabited place gives you at the start of each of your turns.
term-ochre = Ochre points
term-ochre-forms = ochre points, ochre order points
term-ochre-about = The points printed on a card that go to whoever beats it in combat.
term-future = Future
term-future-forms = future
term-future-about = The pile you draw from. If it runs out, you have lost.
term-past = Past
term-past-forms = past
term-past-about = Your discards, face up.
term-present = Present
term-present-forms = present
term-present-about = Your cards on the table: forces, territory and destiny.
term-destiny = Destiny
term-destiny-forms = destiny
term-destiny-about = Where events lie that stay on the table.
term-territory = Territory
term-territory-forms = territory
term-territory-about = Your places, in a row in the order in which you played them.
term-frontier = Frontier
term-frontier-forms = frontier
term-frontier-about = The place played last, nearest the opponent: it is attacked first.
term-place = Place
term-place-forms = place in, places
term-place-about = A card to hold and defend. If it is inhabited it gives points, and is played together with an army.
term-inhabited = Inhabited
term-inhabited-forms = inhabited place, inhabited places
term-inhabited-about = A place that gives green points. It can be played only together with an army.
term-master = Master
term-master-forms = master, masters
term-master-about = The strongest card: it has lives instead of resistance, and can fight alone or command a group.
term-character = Character
term-character-forms = character, characters
term-character-about = A card that fights and is played by itself.
term-army = Army
term-army-forms = army, armies
term-army-about = A card that fights. As a rule it is played together with an inhabited place.
term-protagonist = Protagonist
term-protagonist-forms = protagonist, protagonists
term-protagonist-about = Master, character or army: whoever can attack and defend.
term-school = School
term-school-forms = school, schools
term-school-about = Hokuto, Nanto or Cento; some cards have none. Cards of two different schools do not fight together.
term-life = Life
term-life-forms = life, lives
term-life-about = It takes the place of resistance: it absorbs any blow, and then it is lost.
term-stack = Stack
term-stack-forms = stack
term-stack-about = Several copies of the same master or character: each is a life, and together they act as one card.
term-mirror = Mirror copy
term-mirror-forms = mirror copy, mirror copies
term-mirror-about = A copy of a life card that your opponent already has in play: it does not enter, but takes one of their lives.
term-resistance = Resistance
term-resistance-forms = resistance
term-resistance-about = The damage a card can take beyond its defence. When it is used up, the card is beaten.
term-defence = Defence
term-defence-forms = defence
term-defence-about = The damage a card stops before it begins to suffer.
term-engaged = Engaged
term-engaged-forms = engaged
term-engaged-about = A card that has fought already: it is turned, and ready again at the start of your turn.
term-ready = Ready
term-ready-forms = ready cards, readies, readied
term-ready-about = Not engaged: able to fight.
term-group = Group
term-group-forms = group, groups
term-group-about = The cards that attack the same target together, or defend it together.
term-column = Column
term-column-forms = column, columns
term-column-about = The order of the cards in a group: damage reaches the first and goes on backward.
term-commander = Commander
term-commander-forms = commander, commanders
term-commander-about = A master at the back of the column: it does not fight, but its lives switch on the abilities of the others.
term-fight = Fight
term-fight-forms = fight
term-fight-about = Two groups, one against the other, over a place.
term-beaten = Beaten
term-beaten-forms = beaten
term-beaten-about = A card whose resistance is used up: it goes to its owner’s past.
term-assigned = Assigned
term-assigned-forms = assigned
term-assigned-about = Attached to another card, which gets its values and abilities.
term-presentation = Presentation
term-presentation-forms = presentation phase, presentation
term-presentation-about = The part of a turn in which you put cards from your hand on the table.
term-play-discard = Play-and-discard
term-play-discard-forms = play-and-discard
term-play-discard-about = A card that takes effect at once and goes to the past; it can be played in combat, too.
term-event = Event
term-event-forms = event, events
term-event-about = A card that makes something happen: at once, for a turn, or for as long as it stays on the table.
term-technique = Technique
term-technique-forms = technique, techniques
term-technique-about = A move that a master uses in combat: one in each fight.
term-spirit = Spirit
term-spirit-forms = spirit, spirits
term-spirit-about = A master’s state of mind: one in each fight, together with the technique.
term-equipment = Equipment
term-equipment-forms = equipment
term-equipment-about = Weapons and the like, for a character, an army or a place.
term-special = Special
term-special-forms = special, specials
term-special-about = A card that is assigned to another and gives it something of its own.
