# Talisman for whoever learns.

## In one minute

sheet-goal = You are a hero in a world of three rings. Grow strong in the two outer ones, then enter the third and reach the Crown in the centre: the last step takes a Talisman.
sheet-turn = Roll a die and move that many spaces, either way round. Where you land you draw a card or do what the space says: enemies, treasure, companions. To fight, roll a die and add your Strength (against Spirits, your Craft); the enemy does likewise. The higher total wins: the enemy dies, or you lose a life; at none you die.
sheet-win = From the Crown you cast a spell that takes lives from everybody else. The last one left wins.

## Drawings

drawn-goal = Three rings of spaces, one inside the other; the Crown in the centre.
drawn-turn = A die shows 3: the Warrior may go three spaces one way or the other.
drawn-win = The Crown, and one heart less for each of the others.

## Examples in the rules

example-battle = Warrior, Strength 4, rolls 3: that makes 7. Bear, Strength 3, rolls 2: that makes 5. The bear is killed and becomes a trophy.
example-standoff = 7 against 7: a stand-off. Nobody loses anything, and the turn ends.
example-fate = The die shows 1? For 1 fate you roll it again, once: the new number counts.
example-trophies = Trophies worth 7 points of Strength give 1 Strength for good.
example-move = A 3 leads to two possible spaces: one each way.

## Glossary

term-strength = Strength
term-strength-forms = Strength
term-strength-about = What you are worth in battle. It is added to the die.
term-craft = Craft
term-craft-forms = Craft
term-craft-about = What you are worth against Spirits and in magic: it is added to the die in psychic combat, and says how many Spells you may hold.
term-life = Life
term-life-forms = life, lives
term-life-about = The blows you can still take. With none left your character dies.
term-fate = Fate
term-fate-forms = fate
term-fate-about = Your spare luck: for one fate token you roll again a die that you have just rolled.
term-alignment = Alignment
term-alignment-forms = alignment
term-alignment-about = Good, Neutral or Evil: some cards and spaces treat you accordingly.
term-region = Region
term-region-forms = Region, Regions
term-region-about = One of the three rings of the board: Outer, Middle, Inner. The nearer the centre, the more dangerous.
term-space = Space
term-space-forms = space, spaces
term-space-about = A place on the board. Where you stop, you do what it says.
term-adventure = Adventure card
term-adventure-forms = Adventure card, Adventure cards
term-adventure-about = What you find going round the world: enemies, treasure, companions, encounters, events.
term-enemy = Enemy
term-enemy-forms = Enemy, Enemies
term-enemy-about = A card that attacks you. While it is there you cannot take what the space has to offer.
term-spirit = Spirit
term-spirit-forms = Spirit, Spirits
term-spirit-about = An Enemy that attacks with Craft instead of Strength.
term-stranger = Stranger
term-stranger-forms = Stranger, Strangers
term-stranger-about = A card with somebody to meet: do what it says, and often it stays for the next visitor.
term-follower = Follower
term-follower-forms = Follower, Followers
term-follower-about = A companion who travels with you and, as a rule, helps. You may have as many as you like.
term-object = Object
term-object-forms = Object, Objects
term-object-about = Weapons, armour and treasure. You can carry four, or more with a Mule.
term-spell = Spell
term-spell-forms = Spell, Spells
term-spell-about = A card that you keep secret and use once, at the moment that the card names.
term-talisman = Talisman
term-talisman-forms = Talisman, Talismans
term-talisman-about = The pass to the Valley of Fire, and from there to the Crown. It is found on the way or earned by a quest.
term-crown = Crown of Command
term-crown-forms = Crown of Command
term-crown-about = The space in the centre. From there you cast the Command Spell, which takes lives from everybody else.
term-command = Command Spell
term-command-forms = Command Spell, Command Spells
term-command-about = Cast by whoever is alone on the Crown: on a 4, 5 or 6 everybody else loses 1 life.
term-battle = Battle
term-battle-forms = battle
term-battle-about = Die plus Strength against die plus Strength: the higher total wins.
term-psychic = Psychic combat
term-psychic-forms = psychic combat
term-psychic-about = Like a battle, with Craft in place of Strength.
term-creature = Creature
term-creature-forms = creature, creatures
term-creature-about = Anything that attacks you and is not another player’s character.
term-standoff = Stand-off
term-standoff-forms = stand-off
term-standoff-about = A tie in an attack: nobody loses anything, and the turn ends.
term-trophy = Trophy
term-trophy-forms = trophy, trophies
term-trophy-about = An Enemy that you killed: every 7 Strength points of trophies give 1 Strength, every 7 Craft points 1 Craft.
term-evade = Evade
term-evade-forms = evade, evades, evaded
term-evade-about = To slip away from whoever attacks: nothing happens to either of you. It takes an ability or a card.
term-toad = Toad
term-toad-forms = Toad, Toads
term-toad-about = A nasty surprise: for three turns you have Strength and Craft 1 and move one space at a time.
term-quest = Quest
term-quest-forms = quest
term-quest-about = A task set by the Warlock: complete it, and he gives you a Talisman.
term-supply = Supply
term-supply-forms = supply
term-supply-about = The counters, coins and cards that belong to nobody.
term-counter = Counter
term-counter-forms = counter, counters
term-counter-about = A point gained in play, on top of those on your sheet.
term-sheet = Sheet
term-sheet-forms = sheet
term-sheet-about = The card of your character: its values and what it can do.
