### The words of Talisman. $seat, $other and $rival are the names of those who sit there, $seats several names already joined.
### Cards arrive with their article (card-…-the), also in lists; spaces with theirs (space-…-in). In errors cards and
### spaces stand in notation (SWORD3, FIELDS1).

## The game

game-name = Talisman
game-minutes = 45 minutes and up
game-tagline = Three Regions, one Talisman, a single Crown
game-about = A character each, a die, and a world to go round: in the Outer and the Middle Region you meet Enemies, find Objects, Followers and Spells, and grow in Strength and Craft. When you feel ready you pass the Portal of Power and, with a Talisman, reach the Crown of Command: from there you cast the spell that takes lives from everybody else. The last one left wins. A long adventure, with many dice, many ambushes and a Toad or two.
game-length = An evening: two to four hours, depending on how many you are; variants make it shorter.

## The cards

# Each card: its name, its name with the article, what it does; some also have a line of flavour
card-angel = Angel
card-angel-the = the Angel
card-angel-text = If you are Good you gain 1 life, if you are Evil you lose 1; if you are Neutral nothing happens.
card-blizzard = Blizzard
card-blizzard-the = the Blizzard
card-blizzard-text = For two rounds everybody, everywhere, moves only one space a turn.
card-book = Book of Spells
card-book-the = the Book of Spells
card-book-text = Draw Spells up to the most that your Craft allows.
card-devil = Devil
card-devil-the = the Devil
card-devil-text = If you are Evil you gain 1 life, if you are Good you lose 1; if you are Neutral nothing happens.
card-darkness = Evil Darkness
card-darkness-the = the Evil Darkness
card-darkness-text = Every character that is not Evil misses a turn.
card-imp = Imp
card-imp-the = the Imp
card-imp-text = Roll a die and be teleported. 1 Crags, 2 Forest, 3 Tavern, 4 Ruins, 5 Hidden Valley, 6 Cursed Glade.
card-vortex = Magical Vortex
card-vortex-the = the Magical Vortex
card-vortex-text = Everybody discards all Spells.
card-marketday = Market Day
card-marketday-the = the Market Day
card-marketday-text = Clockwise from whoever drew it, everybody may buy: Sword 1, Helmet 1, Water Bottle 1, Shield 2, Mule 2, Raft 3 gold.
card-mephisto = Mephistopheles
card-mephisto-the = Mephistopheles
card-mephisto-text = If you are Evil you gain 1 Craft, otherwise you become Evil.
card-pestilence = Pestilence
card-pestilence-the = the Pestilence
card-pestilence-text = Every character in this Region, you too, loses 1 life.
card-raiders = Raiders
card-raiders-the = the Raiders
card-raiders-text = You lose all your gold: it ends up in the Oasis, for whoever gets there.
card-siren = Siren
card-siren-the = the Siren
card-siren-text = Every character in this Region misses its next turn. You lose one too: this one, if cards are still to be faced (R-19).
card-storm = Storm
card-storm-the = the Storm
card-storm-text = Every character in this Region, you too, misses a turn.
card-ape = Ape
card-ape-the = the Ape
card-ape-text = Fights with Strength 3.
card-ape-flavour = Beats its chest: somebody has touched its bananas.
card-bear = Bear
card-bear-the = the Bear
card-bear-text = Fights with Strength 3.
card-bear-flavour = Woken in midwinter, and in a foul mood.
card-lion = Lion
card-lion-the = the Lion
card-lion-text = Fights with Strength 3.
card-lion-flavour = Far from home, hungry, and still a king.
card-serpent = Serpent
card-serpent-the = the Serpent
card-serpent-text = Fights with Strength 4.
card-serpent-flavour = What you took for a log is looking at you.
card-boar = Wild Boar
card-boar-the = the Wild Boar
card-boar-text = Fights with Strength 1.
card-boar-flavour = Small, stubborn, and only ever runs straight on.
card-wolf = Wolf
card-wolf-the = the Wolf
card-wolf-text = Fights with Strength 2.
card-wolf-flavour = Where there is one there is mostly a pack.
card-dragon = Dragon
card-dragon-the = the Dragon
card-dragon-text = Fights with Strength 7.
card-dragon-flavour = The smoke on the horizon was no chimney.
card-bandit = Bandit
card-bandit-the = the Bandit
card-bandit-text = Fights with Strength 4. Pay him 1 gold and he leaves you alone, but he stays.
card-giant = Giant
card-giant-the = the Giant
card-giant-text = Fights with Strength 6.
card-giant-flavour = Wants somebody to play ball with. Somebody as the ball.
card-goblin = Goblin
card-goblin-the = the Goblin
card-goblin-text = Fights with Strength 2.
card-goblin-flavour = Always laughs last, seldom first.
card-hobgoblin = Hobgoblin
card-hobgoblin-the = the Hobgoblin
card-hobgoblin-text = Fights with Strength 3.
card-hobgoblin-flavour = The big cousin, the one nobody invites.
card-ogre = Ogre
card-ogre-the = the Ogre
card-ogre-text = Fights with Strength 5.
card-ogre-flavour = Has eaten already, but likes a second helping.
card-demon = Demon
card-demon-the = the Demon
card-demon-text = Meets you in psychic combat with Craft 10.
card-demon-flavour = Knows your name, and you never told it.
card-ghost = Ghost
card-ghost-the = the Ghost
card-ghost-text = When drawn, roll a die and place it: 1 City, 2 Village, 3 Graveyard, 4 Chapel, 5 Castle, 6 Temple. Meets whoever comes there in psychic combat with Craft 4.
card-lemure = Lemure
card-lemure-the = the Lemure
card-lemure-text = Meets you in psychic combat with Craft 1.
card-lemure-flavour = A soul so small that you almost pity it.
card-shadow = Shadow
card-shadow-the = the Shadow
card-shadow-text = Meets you in psychic combat with Craft 2.
card-shadow-flavour = It is your own, tired of following you.
card-spectre = Spectre
card-spectre-the = the Spectre
card-spectre-text = Meets you in psychic combat with Craft 3.
card-spectre-flavour = A chill on the neck, then two eyes.
card-wraith = Wraith
card-wraith-the = the Wraith
card-wraith-text = Meets you in psychic combat with Craft 5.
card-wraith-flavour = Still wears the crown of a forgotten realm.
card-enchanter = Enchanter
card-enchanter-the = the Enchanter
card-enchanter-text = Grants a wish to the first visitor with Craft 4 or more: 1 Spell, 1 gold, 1 Strength, 1 Craft, 1 life, 1 fate, or a teleport to another space of this Region. Then he leaves.
card-fairy = Fairy
card-fairy-the = the Fairy
card-fairy-text = Grants a wish to the first Good visitor: 1 Spell, 1 gold, 1 Strength, 1 Craft, 1 life, 1 fate, or a teleport to another space of this Region. Then she leaves.
card-healer = Healer
card-healer-the = the Healer
card-healer-text = At every visit up to 2 of your lives are healed free.
card-hermit = Hermit
card-hermit-the = the Hermit
card-hermit-text = When drawn, roll a die and place him: 1 Crypt, 2 Plain of Peril, 3 Cursed Glade, 4 Oasis, 5 Crags, 6 Forest. Gives the first who comes there a Talisman, then he leaves; while none is left he waits.
card-mage = Mage
card-mage-the = the Mage
card-mage-text = At every visit, if you are Good and your Craft allows it, you gain 1 Spell.
card-phantom = Phantom
card-phantom-the = the Phantom
card-phantom-text = Grants a wish to the first Evil visitor: 1 Spell, 1 gold, 1 Strength, 1 Craft, 1 life, 1 fate, or a teleport to another space of this Region. Then it fades.
card-sorcerer = Sorcerer
card-sorcerer-the = the Sorcerer
card-sorcerer-text = At every visit, if your Craft allows it, you may buy one Spell for 1 gold.
card-witch = Witch
card-witch-the = the Witch
card-witch-text = At every visit roll a die. 1 you become a Toad for 3 turns; 2 lose 1 life; 3 gain 1 Strength; 4 gain 1 Craft; 5 gain 1 Spell; 6 all your fate is replenished.
card-alchemist = Alchemist
card-alchemist-the = the Alchemist
card-alchemist-text = Before the move or the encounter he can turn as many of your Objects as you like into gold: discard them for 1 gold each.
card-hag = Cursed by a Hag
card-hag-the = the Hag
card-hag-text = Follows you whether you like it or not: you lose all other Followers and can have none. She leaves you when you visit the Mystic in the Village.
card-gnome = Gnome
card-gnome-the = the Gnome
card-gnome-text = With him you roll 1 die to open the Portal by Craft and 2 in the Mines; you need not roll in the Crags; in the Hills you may evade.
card-guide = Guide
card-guide-the = the Guide
card-guide-text = You need not roll in the Chasm, the Crags and the Forest.
card-maiden = Maiden
card-maiden-the = the Maiden
card-maiden-text = +2 Craft.
card-mercenary = Mercenary
card-mercenary-the = the Mercenary
card-mercenary-text = Costs 1 gold to take. Once a turn, for 1 gold: +3 Strength in battle until the turn ends.
card-mule = Mule
card-mule-the = the Mule
card-mule-text = Carries 4 more Objects for you.
card-pixie = Pixie
card-pixie-the = the Pixie
card-pixie-text = You need not roll in the Forest; in the Woods you may evade.
card-poltergeist = Poltergeist
card-poltergeist-the = the Poltergeist
card-poltergeist-text = Follows you whether you like it or not: you move one space a turn. It leaves only if you cross the river, by bridge, raft or ferry.
card-prince = Prince
card-prince-the = the Prince
card-prince-text = With him up to 2 lives are healed free at the Castle; you may also leave him there for 3 gold.
card-princess = Princess
card-princess-the = the Princess
card-princess-text = With her up to 2 lives are healed free at the Castle; you may also leave her there for 3 gold.
card-unicorn = Unicorn
card-unicorn-the = the Unicorn
card-unicorn-text = +1 Strength and +1 Craft.
card-amulet = Amulet
card-amulet-the = the Amulet
card-amulet-text = No Spell affects you but the Command Spell; but you cannot cast any either, not even that one.
card-cross = Cross
card-cross-the = the Cross
card-cross-text = You may destroy Spirits without psychic combat, but they are no trophies. You lose no life in the Chapel or the Graveyard.
card-grail = Holy Grail
card-grail-the = the Holy Grail
card-grail-text = Not for the Evil. +1 Craft; you lose no life in the Desert.
card-lance = Holy Lance
card-lance-the = the Holy Lance
card-lance-text = Weapon. Not for the Evil. +1 Strength in battle, +3 against Dragons.
card-belt = Magic Belt
card-belt-the = the Magic Belt
card-belt-text = +1 Strength.
card-orb = Orb of Knowledge
card-orb-the = the Orb of Knowledge
card-orb-text = When you draw Adventure cards you may discard one and draw another, which must be faced.
card-potion = Potion of Strength
card-potion-the = the Potion of Strength
card-potion-text = Drink it: +2 Strength until the turn ends. Then it is gone.
card-ring = Ring
card-ring-the = the Ring
card-ring-text = +1 Strength and +1 Craft.
card-runesword = Runesword
card-runesword-the = the Runesword
card-runesword-text = Weapon. Not for the Good. +1 Strength in battle; if with it you kill an Enemy or take a life from a character, you gain 1 life.
card-solomon = Solomon’s Crown
card-solomon-the = Solomon’s Crown
card-solomon-text = +2 Craft.
card-talisman = Talisman
card-talisman-the = the Talisman
card-talisman-text = With a Talisman you may enter the Valley of Fire.
card-talisman-flavour = It weighs little, and is hot as if it remembered the fire it was born in.
card-wand = Wand
card-wand-the = the Wand
card-wand-text = When you cast your last Spell you draw another, if your Craft allows it.
card-armour = Armour
card-armour-the = the Armour
card-armour-text = Armour. If you lose a battle roll a die: on a 4, 5 or 6 you keep the life.
card-axe = Axe
card-axe-the = the Axe
card-axe-text = Weapon. +1 Strength in battle. In the Woods and the Forest you may build a Raft instead of moving.
card-bag = Bag of Gold
card-bag-the = the Bag of Gold
card-bag-text = Worth 1 gold at once.
card-bag-flavour = Somebody lost it. What a pity.
card-helmet = Helmet
card-helmet-the = the Helmet
card-helmet-text = Armour. If you lose a battle roll a die: on a 6 you keep the life.
card-raft = Raft
card-raft-the = the Raft
card-raft-text = Next turn, instead of moving, you may cross the river to the space opposite. Then, used or not, it is gone.
card-shield = Shield
card-shield-the = the Shield
card-shield-text = Armour. If you lose a battle roll a die: on a 5 or 6 you keep the life.
card-sword = Sword
card-sword-the = the Sword
card-sword-text = Weapon. +1 Strength in battle.
card-twobags = Two Bags of Gold
card-twobags-the = the Two Bags of Gold
card-twobags-text = Worth 2 gold at once.
card-twobags-flavour = Somebody lost them both. Twice the pity.
card-bottle = Water Bottle
card-bottle-the = the Water Bottle
card-bottle-text = You lose no life in the Desert.
card-cavern = Cave
card-cavern-the = the Cave
card-cavern-text = Roll a die. 1 a Dragon with Strength 7 attacks; 2 a Goblin with Strength 2; 3 you are lost and miss a turn; 4–5 you find 2 gold; 6 you find 3.
card-fountain = Fountain of Wisdom
card-fountain-the = the Fountain of Wisdom
card-fountain-text = Comes with 4 Craft counters: at every visit you may take one. When empty it is gone.
card-gate = Magic Portal
card-gate-the = the Magic Portal
card-gate-text = If you care to enter, roll a die and be teleported. 1 Crags, 2 Village, 3 City, 4 Warlock’s Cave, 5 Temple, 6 Plain of Peril.
card-stream = Magic Stream
card-stream-the = the Magic Stream
card-stream-text = Comes with 4 Strength counters: at every visit you may take one. When empty it is gone.
card-market = Market
card-market-the = the Market
card-market-text = At every visit you may buy: Sword 1, Helmet 1, Water Bottle 1, Shield 2, Mule 2, Raft 3 gold.
card-marsh = Marsh
card-marsh-the = the Marsh
card-marsh-text = If you come with Strength below 5 you miss a turn.
card-maze = Maze
card-maze-the = the Maze
card-maze-text = If you come with Craft below 5 you miss a turn.
card-pool = Pool of Life
card-pool-the = the Pool of Life
card-pool-text = Comes with 4 life counters: at every visit you may take one. When empty it is gone.
card-shrine = Shrine
card-shrine-the = the Shrine
card-shrine-text = Pray and roll a die. 1 nothing; 2 gain 1 fate; 3 1 gold; 4 1 Spell; 5 1 life; 6 teleport anywhere in this Region.
card-acquisition = Acquisition
card-acquisition-the = Acquisition
card-acquisition-text = At the start of your turn: take an Object of your choice or 1 gold from a character.
card-alchemy = Alchemy
card-alchemy-the = Alchemy
card-alchemy-text = At the start of your turn: discard as many of your Objects as you like, for 1 gold each.
card-counterspell = Counterspell
card-counterspell-the = Counterspell
card-counterspell-text = Right after somebody casts a Spell, the Command Spell too: cancel it.
card-destroymagic = Destroy Magic
card-destroymagic-the = Destroy Magic
card-destroymagic-text = At the start or the end of your turn: until your next turn nobody casts Spells or uses Magic Objects.
card-destruction = Destruction
card-destruction-the = Destruction
card-destruction-text = At the start of your turn or just after your move: discard a face-up Adventure card from the board.
card-divination = Divination
card-divination-the = Divination
card-divination-text = At the start of your turn: look secretly at the top 5 Adventure cards.
card-healing = Healing
card-healing-the = Healing
card-healing-text = At any time: a character is healed up to its life value.
card-hex = Hex
card-hex-the = Hex
card-hex-text = At the start of your turn: lies for 3 rounds on a space of the Outer or Middle Region without characters; whoever lands there loses 1 life.
card-immobility = Immobility
card-immobility-the = Immobility
card-immobility-text = At the start of another’s turn: that character does nothing this turn. Or in your turn, on what you are about to fight: you evade it.
card-invisibility = Invisibility
card-invisibility-the = Invisibility
card-invisibility-text = At any time: until the turn ends you may evade everything and everybody.
card-mesmerism = Mesmerism
card-mesmerism-the = Mesmerism
card-mesmerism-text = At the start of your turn: take a Follower of your choice from a character.
card-nullify = Nullify
card-nullify-the = Nullify
card-nullify-text = At any time: a character discards all its Spells.
card-preservation = Preservation
card-preservation-the = Preservation
card-preservation-text = When somebody is about to lose a life, or a Follower or Enemy to be killed: it does not happen. With an Enemy it is a stand-off.
card-psionicblast = Psionic Blast
card-psionicblast-the = Psionic Blast
card-psionicblast-text = Before a battle: add your Craft value to your Strength, for that battle only.
card-random = Random
card-random-the = Random
card-random-text = At any time a character rolls a die. 1 it becomes a Toad for 3 turns; 2 it loses all Strength counters; 3 all Craft counters; 4 all gold; 5 it gains 1 Strength; 6 it gains 1 life.
card-teleport = Teleport
card-teleport-the = Teleport
card-teleport-text = Instead of rolling to move, not in the Inner Region: go to any other space of the same Region.
card-temporalwarp = Temporal Warp
card-temporalwarp-the = Temporal Warp
card-temporalwarp-text = At the start of your turn: you take three turns in a row.

## The spaces

# Each space: its name, which one it is (no two alike), what it does
space-village = Village
space-village-in = the Village
space-village-text = Visit one, if you like. Blacksmith: buy a Helmet 2, Sword 2, Axe 3, Shield 3, Armour 4 gold. Healer: be healed, 1 gold a life. Mystic: roll a die; 1 you become Evil, 2–3 nothing, 4 you become Good, 5 gain 1 Craft, 6 gain 1 Spell.
space-fields1 = Fields
space-fields1-in = the Fields between Village and Graveyard
space-fields1-text = Draw a card.
space-graveyard = Graveyard
space-graveyard-in = the Graveyard
space-graveyard-text = If you are Good you lose 1 life. If you are Neutral you replenish fate, 1 gold a token. If you are Evil you replenish all fate free, or pray and roll a die: 1–4 nothing, 5 gain 1 fate, 6 gain 1 Spell.
space-woods1 = Woods
space-woods1-in = the Woods beside the Sentinel
space-woods1-text = Draw a card.
space-sentinel = Sentinel
space-sentinel-in = the Sentinel
space-sentinel-text = Draw a card if you end here. Whoever crosses the bridge to the Middle Region must first beat the Sentinel, Strength 9.
space-hills1 = Hills
space-hills1-in = the Hills between Sentinel and Chapel
space-hills1-text = Draw a card.
space-chapel = Chapel
space-chapel-in = the Chapel
space-chapel-text = If you are Evil you lose 1 life. If you are Neutral you are healed, 1 gold a life. If you are Good you are healed fully for free, or pray and roll a die: 1–4 nothing, 5 gain 1 life, 6 gain 1 Spell.
space-fields2 = Fields
space-fields2-in = the Fields between Chapel and Crags
space-fields2-text = Draw a card.
space-crags = Crags
space-crags-in = the Crags
space-crags-text = Roll a die. 1 a Spirit, Craft 4, meets you; 2–3 you are lost and miss your next turn; 4–5 nothing; 6 a barbarian guides you and you gain 1 Strength.
space-plains1 = Plains
space-plains1-in = the Plains below the Crags
space-plains1-text = Draw a card.
space-woods2 = Woods
space-woods2-in = the Woods above the City
space-woods2-text = Draw a card.
space-fields3 = Fields
space-fields3-in = the Fields between Woods and City
space-fields3-text = Draw a card.
space-city = City
space-city-in = the City
space-city-text = Visit one, if you like. Doctor: up to 2 lives healed, 1 gold each. Alchemist: discard Objects, 1 gold each. Enchantress: roll a die; 1 you become a Toad for 3 turns, 2 lose 1 Strength, 3 lose 1 Craft, 4 gain 1 Craft, 5 gain 1 Strength, 6 gain 1 Spell.
space-fields4 = Fields
space-fields4-in = the Fields between City and Hills
space-fields4-text = Draw a card.
space-hills2 = Hills
space-hills2-in = the southern Hills
space-hills2-text = Draw a card.
space-plains2 = Plains
space-plains2-in = the Plains between Hills and Woods
space-plains2-text = Draw a card.
space-woods3 = Woods
space-woods3-in = the southern Woods
space-woods3-text = Draw a card.
space-plains3 = Plains
space-plains3-in = the Plains between Woods and Tavern
space-plains3-text = Draw a card.
space-tavern = Tavern
space-tavern-in = the Tavern
space-tavern-text = Roll a die. 1 you drink too much and miss a turn; 2 fight a farmer, Strength 3; 3 lose 1 gold; 4 gain 1 gold; 5 your next move may be a teleport to any other space of the Outer Region; 6 your next move may be the ferry to the Temple.
space-fields5 = Fields
space-fields5-in = the Fields between Tavern and Ruins
space-fields5-text = Draw a card.
space-ruins = Ruins
space-ruins-in = the Ruins
space-ruins-text = Draw up to 2 cards.
space-plains4 = Plains
space-plains4-in = the Plains between Ruins and Forest
space-plains4-text = Draw a card.
space-forest = Forest
space-forest-in = the Forest
space-forest-text = Roll a die. 1 a brigand, Strength 4, attacks; 2–3 you are lost and miss your next turn; 4–5 nothing; 6 a ranger guides you and you gain 1 Craft.
space-fields6 = Fields
space-fields6-in = the Fields between Forest and Village
space-fields6-text = Draw a card.
space-portal = Portal of Power
space-portal-in = the Portal of Power
space-portal-text = Draw a card if you end here. To open it choose Strength or Craft and roll two dice: if they do not exceed it you enter the Plain of Peril, otherwise you lose 1 point of it.
space-knight = Black Knight
space-knight-in = the Black Knight
space-knight-text = Pay 1 gold or lose 1 life.
space-valley = Hidden Valley
space-valley-in = the Hidden Valley
space-valley-text = Draw up to 3 cards.
space-hills3 = Hills
space-hills3-in = the Hills beyond the bridge
space-hills3-text = Draw a card.
space-glade = Cursed Glade
space-glade-in = the Cursed Glade
space-glade-text = Draw a card. While you are here Strength and Craft from Objects do not count, and you can neither use Magic Objects nor cast Spells.
space-runes1 = Runes
space-runes1-in = the Runes behind the Crags
space-runes1-text = Draw a card. Every creature you fight here adds 2 to its roll.
space-chasm = Chasm
space-chasm-in = the Chasm
space-chasm-text = Roll a die for yourself and one for each Follower: on a 1 or 2 you lose 1 life, or the Follower dies.
space-runes2 = Runes
space-runes2-in = the Runes between Chasm and Cave
space-runes2-text = Draw a card. Every creature you fight here adds 2 to its roll.
space-cave = Warlock’s Cave
space-cave-in = the Warlock’s Cave
space-cave-text = You may accept a quest and roll a die: 1 take a life from a character, 2 kill an Enemy, 3 hand over a Follower, 4 a Magic Object, 5 three gold, 6 two gold. Once it is done you are brought back here and get a Talisman, if one is left.
space-desert1 = Desert
space-desert1-in = the Desert east of the Oasis
space-desert1-text = Lose 1 life, then draw a card.
space-oasis = Oasis
space-oasis-in = the Oasis
space-oasis-text = Draw up to 2 cards.
space-desert2 = Desert
space-desert2-in = the Desert west of the Oasis
space-desert2-text = Lose 1 life, then draw a card.
space-temple = Temple
space-temple-in = the Temple
space-temple-text = Pray and roll two dice. 2 lose 2 lives; 3 lose 1 life; 4 lose a Follower; 5 you are enslaved until you roll a 4, 5 or 6 to move; 6 gain 1 Strength; 7 1 Craft; 8–9 1 Spell; 10 a Talisman, if one is left; 11 2 fate; 12 2 lives.
space-woods4 = Woods
space-woods4-in = the Woods above the Temple
space-woods4-text = Draw a card.
space-runes3 = Runes
space-runes3-in = the Runes below the Castle
space-runes3-text = Draw a card. Every creature you fight here adds 2 to its roll.
space-castle = Castle
space-castle-in = the Castle
space-castle-text = The Royal Doctor heals you, 1 gold a life; with the Prince or the Princess up to 2 are free. You may leave either here for 3 gold each.
space-peril = Plain of Peril
space-peril-in = the Plain of Peril
space-peril-text = Stop. From here on it is one space a turn, and the way divides: Mines or Crypt.
space-mines = Mines
space-mines-in = the Mines
space-mines-text = Roll three dice and subtract your Craft: 0 or less you stay, 1 Plain of Peril, 2–3 Portal of Power, 4–5 Warlock’s Cave, 6 or more Tavern.
space-tower = Vampire’s Tower
space-tower-in = the Vampire’s Tower
space-tower-text = Roll a die: 1–2 lose 1 life, 3–4 lose 2, 5–6 lose 3. Each Follower you give up saves one.
space-pits = Pits
space-pits-in = the Pits
space-pits-text = Roll a die: so many pit fiends, Strength 4, to be fought one at a time. You go on in the turn after the last one dies.
space-fire = Valley of Fire
space-fire-in = the Valley of Fire
space-fire-text = Enter only with a Talisman. Beyond lies the Crown of Command.
space-werewolf = Werewolf Den
space-werewolf-in = the Werewolf Den
space-werewolf-text = Two dice give the Strength of your own werewolf: fight it. If you lose, the same one awaits you next turn; you go on in the turn after you killed it.
space-death = Dice with Death
space-death-in = the dice game with Death
space-death-text = Roll two dice for yourself and two for Death. Lower: lose 1 life and play again next turn. Equal: play again. Higher: next turn you may go on.
space-crypt = Crypt
space-crypt-in = the Crypt
space-crypt-text = Roll three dice and subtract your Strength: 0 or less you stay, 1 Plain of Peril, 2–3 Portal of Power, 4–5 Warlock’s Cave, 6 or more City.
space-crown = Crown of Command
space-crown-in = the Crown of Command
space-crown-text = Alone you cast the Command Spell: on a 4, 5 or 6 everybody else loses 1 life. If you are not alone you must encounter one of the others.

## The creatures of the board

creature-sentinel = Sentinel
creature-sentinel-the = the Sentinel
creature-brigand = Brigand
creature-brigand-the = the Brigand
creature-spirit = Spirit of the Crags
creature-spirit-the = the Spirit of the Crags
creature-farmer = Farmer
creature-farmer-the = the Farmer
creature-fiend = Pit fiend
creature-fiend-the = the Pit fiend
creature-werewolf = Werewolf
creature-werewolf-the = the Werewolf
creature-cave-dragon = Dragon of the Cave
creature-cave-dragon-the = the Dragon of the Cave
creature-cave-goblin = Goblin of the Cave
creature-cave-goblin-the = the Goblin of the Cave

## The characters

# Each character: its name, its name with the article, how it plays, its abilities
character-assassin = Assassin
character-assassin-the = the Assassin
character-assassin-about = Strikes the unsuspecting: in the fights he starts luck is on his side.
character-assassin-ability-1 = When you attack you may assassinate: a battle in which the victim rolls no die. Not when another character attacks you.
character-assassin-ability-2 = If you assassinate a character and win, the reward must be a life.
character-assassin-ability-3 = Never at the Crown of Command.
character-druid = Druid
character-druid-the = the Druid
character-druid-about = Good among the Good, Evil among the Evil, and at home in the Woods.
character-druid-ability-1 = You begin with one Spell.
character-druid-ability-2 = You may change your alignment at will, once a turn.
character-druid-ability-3 = When you land on Woods you may draw Spells up to your limit.
character-dwarf = Dwarf
character-dwarf-the = the Dwarf
character-dwarf-about = Sturdy and lucky, he knows the mountains and the way to the centre.
character-dwarf-ability-1 = You need not roll in the Crags and the Chasm.
character-dwarf-ability-2 = In the Hills you may evade.
character-dwarf-ability-3 = In the Cave you may add 1 to the die after seeing it.
character-dwarf-ability-4 = To open the Portal by Craft you roll only one die.
character-dwarf-ability-5 = In the Mines you roll two dice.
character-dwarf-ability-6 = The Maze costs you no turn.
character-elf = Elf
character-elf-the = the Elf
character-elf-about = Quick and clever; among trees nobody can stop him.
character-elf-ability-1 = You need not roll in the Forest.
character-elf-ability-2 = In the Woods you may evade.
character-elf-ability-3 = If you begin your turn on Woods you may, instead of rolling, go to other Woods of the same Region.
character-ghoul = Ghoul
character-ghoul-the = the Ghoul
character-ghoul-about = Lives on the lives of others, and has the dead fight for it.
character-ghoul-ability-1 = When you attack a character you may make it psychic combat.
character-ghoul-ability-2 = When you take a life from a character in psychic combat you gain it.
character-ghoul-ability-3 = An Enemy that you kill in battle may follow you instead of being a trophy: in one battle, one at a time, it adds its Strength, then it is discarded.
character-minstrel = Minstrel
character-minstrel-the = the Minstrel
character-minstrel-about = Beasts listen to him: with some luck they fight for him.
character-minstrel-ability-1 = Animals and Dragons do not attack you; you may attack them.
character-minstrel-ability-2 = An Animal that you do not attack you may try to charm: if the die beats its Strength it becomes your Follower and adds it in battle, one at a time.
character-minstrel-ability-3 = From a character you meet you may take the Maiden and the Princess.
character-monk = Monk
character-monk-the = the Monk
character-monk-about = His mind is his weapon: in battle he is worth more than he looks.
character-monk-ability-1 = In battle you add your Craft value to your Strength.
character-monk-ability-2 = When you pray you may add 1 to the roll after seeing it.
character-monk-ability-3 = You can use neither Weapons nor Armour.
character-priest = Priest
character-priest-the = the Priest
character-priest-about = Spirits fear him, and his prayers are heard.
character-priest-ability-1 = You begin with one Spell.
character-priest-ability-2 = When you pray you may add 1 to the roll after seeing it.
character-priest-ability-3 = You may destroy a Spirit without psychic combat: no trophy, but you gain a Spell, if you may have one.
character-priest-ability-4 = You can use no Weapon.
character-prophetess = Prophetess
character-prophetess-the = the Prophetess
character-prophetess-about = She knows what will come, and changes what she does not like.
character-prophetess-ability-1 = You begin with one Spell.
character-prophetess-ability-2 = When you cast your last Spell you draw another.
character-prophetess-ability-3 = When you draw Adventure cards you may discard one and draw another, which must be faced.
character-prophetess-ability-4 = You see the Spells of the others.
character-sorceress = Sorceress
character-sorceress-the = the Sorceress
character-sorceress-about = Whoever meets her goes home lighter.
character-sorceress-ability-1 = You begin with one Spell.
character-sorceress-ability-2 = When you attack a character you may make it psychic combat.
character-sorceress-ability-3 = You may beguile whom you meet with a die: 6 against the Good, 5 or 6 against the Neutral, 4 to 6 against the Evil. If it works you take 1 gold or an Object.
character-sorceress-ability-4 = From whom you meet you may take a Follower, but not the Maiden, the Unicorn or the Princess.
character-thief = Thief
character-thief-the = the Thief
character-thief-about = He does not buy or ask: he takes.
character-thief-ability-1 = From whom you meet you may steal 1 gold or an Object of your choice.
character-thief-ability-2 = In the Village, at the Market and on Market Day you may take one Purchase card free.
character-troll = Troll
character-troll-the = the Troll
character-troll-about = Big, hard to kill, and none too bright.
character-troll-ability-1 = You need not roll in the Crags.
character-troll-ability-2 = If you roll a 6 to move you may regenerate instead of moving: 1 life is healed and the turn ends.
character-warrior = Warrior
character-warrior-the = the Warrior
character-warrior-about = A weapon in each hand, and two chances to strike.
character-warrior-ability-1 = In battle you roll two dice and the higher one counts.
character-warrior-ability-2 = You may use two Weapons at once.
character-wizard = Wizard
character-wizard-the = the Wizard
character-wizard-about = Never without a Spell, nor without an idea.
character-wizard-ability-1 = You begin with two Spells.
character-wizard-ability-2 = When you cast your last Spell you draw another.
character-wizard-ability-3 = When you attack a character you may make it psychic combat.

## Words of the game

region-outer = Outer Region
region-middle = Middle Region
region-inner = Inner Region
alignment-good = Good
alignment-neutral = Neutral
alignment-evil = Evil
type-event = Event
type-enemy = Enemy
type-stranger = Stranger
type-follower = Follower
type-magic = Magic Object
type-object = Object
type-place = Place
type-spell = Spell
type-purchase = Purchase
type-talisman = Talisman
kind-animal = Animal
kind-dragon = Dragon
kind-monster = Monster
kind-spirit = Spirit
keyword-weapon = Weapon
keyword-armour = Armour
stat-strength = Strength
stat-craft = Craft
stat-life = Life
stat-fate = Fate
stat-gold = Gold
# Where there is little room
stat-strength-short = Str
stat-craft-short = Crf
stat-life-short = Lif
stat-fate-short = Fat
stat-gold-short = Gld
own-objects = Objects
own-followers = Followers
own-spells = Spells
own-trophies = Trophies
own-quest = Quest
encounter-number = Encounter number { $number }
# A card in one line
card-line = { $card } ({ $type }): { $text }

## The Warlock’s quests

quest-1 = take a life from another character
quest-2 = kill an Enemy
quest-3 = hand over a Follower
quest-4 = hand over a Magic Object
quest-5 = hand over 3 gold
quest-6 = hand over 2 gold

## The ways one chooses between

way-yes = Yes
way-no = No
way-none = Nobody
way-strength = Strength
way-craft = Craft
way-life = Life
way-fate = Fate
way-gold = Gold
way-spell = A Spell
way-teleport = Teleport
way-good = Good
way-neutral = Neutral
way-evil = Evil
way-blacksmith = Blacksmith
way-healer = Healer
way-mystic = Mystic
way-replenish = Replenish fate
way-pray = Pray
way-healed = Be healed
way-doctor = Doctor
way-alchemist = Alchemist
way-enchantress = Enchantress

## How a character is

state-toad =
    { $count ->
        [one] a Toad for one more turn
       *[other] a Toad for { $count } more turns
    }
state-missed =
    { $count ->
        [one] misses a turn
       *[other] misses { $count } turns
    }
state-quest = quest: { $quest }
state-offer-outer = may teleport within the Outer Region
state-offer-ferry = may take the ferry to the Temple
state-enslaved = enslaved in the Temple
state-back = turning back
state-fiends =
    { $count ->
        [one] one more pit fiend
       *[other] { $count } more pit fiends
    }
state-werewolf = own werewolf: Strength { $strength }
state-invisible = invisible
state-immobile = immobile
state-out = out of the game
state-waiting = starts again next turn

## What holds at the table

table-round = Round { $round }
table-blizzard =
    { $count ->
        [one] Blizzard, one more round: one space a turn
       *[other] Blizzard, { $count } more rounds: one space a turn
    }
table-hex =
    { $count ->
        [one] Hex, one more round
       *[other] Hex, { $count } more rounds
    }
table-magic-off = Destroy Magic by { $seat }: no Spells and no Magic Objects
table-warp =
    { $count ->
        [one] Temporal Warp, one more turn
       *[other] Temporal Warp, { $count } more turns
    }
table-crown-reached = The Crown has been reached: whoever dies is out
table-adventure =
    { $count ->
        [one] one Adventure card
       *[other] { $count } Adventure cards
    }
table-spells =
    { $count ->
        [one] one Spell
       *[other] { $count } Spells
    }
table-talismans =
    { $count ->
        [0] no Talisman
        [one] one Talisman
       *[other] { $count } Talismans
    }

## An attack and the parts of the sum

attack-battle = Battle
attack-psychic = Psychic combat
attack-score = Attack score { $score }
part-value = sheet
part-counters = counters
part-objects = Objects
part-followers = Followers
part-weapon = Weapon
part-blast = Psionic Blast
part-monk = Monk
part-mercenary = Mercenary
part-potion = Potion
part-helper = helper
part-die = die
part-runes = Runes
part-creature = creature

## Questions

question-add-one = Do you add 1 to the roll?
question-add-one-short = may add 1
question-alignment = Your alignment is about to matter: do you change it?
question-alignment-short = may change alignment
question-armour = You lost the battle: which Armour do you try?
question-armour-short = is choosing Armour
question-attack-fate = Do you keep your attack roll, or roll again with fate?
question-attack-fate-short = decides on fate
question-avoid = An unfriendly encounter: do you evade it?
question-avoid-short = may evade
question-before-dice = There is going to be a fight: do you cast a Spell?
question-before-dice-short = might cast a Spell
question-bonus = Which extra counter do you begin with?
question-bonus-short = is choosing the bonus
question-buy-spell = The Sorcerer: do you buy a Spell for 1 gold?
question-buy-spell-short = may buy a Spell
question-character = Which character do you choose?
question-character-short = is choosing a character
question-choose = What do you do here?
question-choose-short = is choosing
question-counter = A Spell was cast: do you cancel it?
question-counter-short = might cancel the Spell
question-counter-here = Do you take a counter from here?
question-counter-here-short = may take a counter
question-defend = You are attacked: how do you defend yourself?
question-defend-short = prepares the defence
question-deliver = You can complete your quest: what do you hand over to the Warlock?
question-deliver-short = completes the quest
question-dodge = A character uses an ability on you: do you evade?
question-dodge-short = may evade
question-enter = Do you go in?
question-enter-short = may go in
question-encounter = Whom or what do you encounter here?
question-encounter-short = is choosing what to encounter
question-clock = Is the agreed time over?
question-clock-short = looks at the clock
question-end-spell = The end of your turn: do you cast another Spell?
question-end-spell-short = ends the turn
question-fate = Do you keep the roll, or roll a die again with fate?
question-fate-short = decides on fate
question-fight = An Enemy faces you: what do you do?
question-fight-short = faces an Enemy
question-hand-in = Which trophies do you exchange? Add more, or finish.
question-hand-in-short = is choosing trophies
question-kill = Somebody is about to be killed: do you save them?
question-kill-short = might save somebody
question-knight = The Black Knight: 1 gold or 1 life?
question-knight-short = faces the Black Knight
question-loot = What do you take from the one you killed?
question-loot-short = takes what the killed one had
question-lose-follower = Which Follower do you lose?
question-lose-follower-short = loses a Follower
question-loss = A life is about to be lost: do you cast a Spell?
question-loss-short = might save a life
question-lure = Which Follower do you take?
question-lure-short = takes a Follower
question-meet = What do you do to this character?
question-meet-short = encounters a character
question-move = It is your turn: how do you move?
question-move-short = begins the turn
question-need-not-roll = You need not roll: do you?
question-need-not-roll-short = may roll
question-objects = You have too many Objects: which do you leave here?
question-objects-short = leaves an Object
question-open = You are at the Portal of Power: how do you try to open it?
question-open-short = tries to open the Portal
question-others-turn = Another turn begins: do you cast a Spell?
question-others-turn-short = might cast a Spell
question-pay = How much do you pay?
question-pay-short = decides how much to pay
question-quest = Do you accept a quest of the Warlock?
question-quest-short = decides on a quest
question-raise = Do you keep the killed Enemy as a Follower instead of a trophy?
question-raise-short = decides about the Enemy
question-replace = Do you replace one of the cards drawn?
question-replace-short = may replace a card
question-reward = You won: what do you take from the loser?
question-reward-short = is choosing the reward
question-royals = Do you leave your companion at the Castle for 3 gold?
question-royals-short = is at the Castle
question-shop = What do you buy?
question-shop-short = is shopping
question-spells = You have too many Spells: which do you discard?
question-spells-short = discards a Spell
question-strike = How do you attack?
question-strike-short = prepares the attack
question-take = What do you take from this space?
question-take-short = is taking things
question-take-from = What do you take?
question-take-from-short = takes something
question-teleport = Where do you teleport to?
question-teleport-short = teleports
question-to-gold = Which Objects do you turn into gold? One gold each.
question-to-gold-short = turns Objects into gold
question-trophies = Do you exchange trophies?
question-trophies-short = exchanges trophies
question-vampire = Do you give up a Follower to save a life?
question-vampire-short = is at the Vampire’s
question-where = Where do you go?
question-where-short = is choosing where to go
question-wish = What do you wish for?
question-wish-short = makes a wish

# The same questions where it is known what they are about. $name: the card or space, as a title; $card: the card with its
# article; $space: the space; $seat: the other character; $dice: what you rolled
ask-add-one = { $name }: you rolled { $dice }. Do you add 1?
ask-alignment = { $name }: your alignment is about to matter. Do you change it?
ask-avoid = { $name }, an unfriendly encounter: do you evade it?
ask-before-dice = { $seat } is about to fight: do you cast a Spell?
ask-choose = { $name }: what do you do?
# $target: at whom, if at somebody
ask-counter =
    { $target ->
        [none] { $seat } casts { $card }: do you cancel it?
       *[other] { $seat } casts { $card } on { $target }: do you cancel it?
    }
# $stat: which counter; $count: how many are left
ask-counter-here =
    { $count ->
        [one] { $name }: do you take the last { $stat } counter?
       *[other] { $name }, { $count } left: do you take a { $stat } counter?
    }
ask-defend = { $seat } attacks you: how do you defend yourself?
# $quest: what the Warlock asks for
ask-deliver = You can complete your quest ({ $quest }): what do you hand over to the Warlock?
ask-dodge = { $seat } uses an ability on you: do you evade?
ask-encounter = You are at { $space }: whom or what do you encounter?
ask-enter = { $name }: do you go in? A die will tell where you come out.
ask-fate = { $name }: you rolled { $dice }. Do you keep the roll, or roll a die again with fate?
# $death: Death’s dice
ask-fate-death = Death rolled { $death }, you { $dice }. Do you keep the roll, or roll a die again with fate?
# $cards: who attacks
ask-fight = Before you: { $cards }. What do you do?
# $cards: the trophies chosen so far; $count: their points; $points: how many it takes
ask-hand-in = Chosen: { $cards } ({ $count } points, it takes { $points }). Add more, or finish.
# $cards: who is about to be killed
ask-kill = About to be killed: { $cards }. Do you cast a Spell to prevent it?
ask-loot = You killed { $seat }’s character: what do you take?
# $own: 1 if the life is yours
ask-loss =
    { $own ->
        [1] You are about to lose a life: do you cast a Spell?
       *[other] { $seat } is about to lose a life: do you cast a Spell?
    }
ask-lure = Which Follower do you take from { $seat }?
ask-meet = You encounter { $seat }: what do you do?
ask-need-not-roll = { $name }: you need not roll. Do you?
ask-others-turn = { $seat }’s turn begins: do you cast a Spell?
# $what: life or fate; $price: what a point costs
ask-pay =
    { $what ->
        [fate] { $price ->
            [one] { $name }: how much do you pay? One fate costs one gold.
           *[other] { $name }: how much do you pay? One fate costs { $price } gold.
        }
       *[life] { $price ->
            [one] { $name }: how much do you pay? One life costs one gold.
           *[other] { $name }: how much do you pay? One life costs { $price } gold.
        }
    }
ask-raise = You killed { $card }: do you want a raised Follower, or a trophy?
ask-reward = You won against { $seat }: what do you take?
# $gold: your gold
ask-shop =
    { $gold ->
        [one] { $name }: what do you buy? You have one gold.
       *[other] { $name }: what do you buy? You have { $gold } gold.
    }
ask-strike = You attack { $seat }: with what?
ask-take = You are at { $space }: what do you take?
# $cards: the things for which there is no room
ask-take-full = You have all the Objects you can carry: do you leave something for { $cards }?
ask-take-from = What do you take from { $seat }?
# $points: the points that are worth a counter
ask-trophies = Do you exchange trophies? { $points } points of Strength or Craft are worth a counter.
# $count: how many lives the Vampire still wants
ask-vampire =
    { $count ->
        [one] The Vampire wants a life: do you give up a Follower instead?
       *[other] The Vampire wants { $count } lives: do you give up a Follower in place of one?
    }
ask-where = You rolled { $dice }: where do you go?
ask-wish = { $name }: what do you wish for?

# The answers of “choose”, in the words of the question
choose-add-one-yes = Add 1
choose-add-one-no = Leave the roll as it is
choose-bonus-strength = A Strength counter
choose-bonus-craft = A Craft counter
choose-buy-spell-yes = Buy a Spell
choose-buy-spell-no = Do not buy
choose-choose-none = Visit nobody
choose-counter-here-yes = Take the counter
choose-counter-here-no = Leave it
choose-enter-yes = Go in
choose-enter-no = Pass by
choose-knight-life = Lose a life
choose-knight-gold = Pay one gold
choose-need-not-roll-yes = Roll
choose-need-not-roll-no = Pass without rolling
choose-quest-yes = Accept
choose-quest-no = Decline
choose-reward-life = Take a life
choose-reward-gold = Take one gold
choose-wish-no = Nothing

## Answers

action-roll = Roll the die
action-keep = Keep the roll
# $die: what the die shows now
action-fate = Roll the { $die } again: spend 1 fate
action-go = Go to { $space }
action-halt = Stop at { $space } before the encounter
# $portal: 1 if after the bridge the roll is enough for the Portal of Power (cross PERIL), otherwise 0
action-cross =
    { $portal ->
        [1] Cross the bridge and go on: try to open the Portal of Power
       *[other] Cross the bridge to { $space }
    }
action-open = Open the Portal by { $way }
action-back = Turn back to { $space }
action-stay = Stay here
action-raft = Cross the river by raft to { $space }
action-build = Build a Raft
action-regenerate = Regenerate: 1 life is healed
action-meet = Encounter { $seat }
action-look = Explore the space
action-attack = Attack { $seat }
action-mind = Attack { $seat } in psychic combat
action-steal = Steal from { $seat }
action-beguile = Beguile { $seat }
action-lure = Take a Follower from { $seat }
# $count: how many Weapons
action-fight =
    { $count ->
        [0] Fight
       *[other] Fight with { $cards }
    }
action-assassinate =
    { $count ->
        [0] Assassinate
       *[other] Assassinate with { $cards }
    }
# $count: 1 if it is named what
action-evade =
    { $count ->
        [0] Evade
       *[other] Evade { $card }
    }
action-bribe = Pay { $card } to be left alone
action-exorcise =
    { $count ->
        [0] Destroy the Spirit
       *[other] Destroy { $card }
    }
action-charm = Try to charm { $card }
action-provoke = Attack { $card }
action-use = Use { $card }
action-cast = Cast { $card }
action-cast-on =
    { $self ->
        [1] Cast { $card } on yourself
       *[other] Cast { $card } on { $seat }
    }
action-cast-at = Cast { $card } at { $space }
action-cast-card = Cast { $card } at { $other }
action-take = Take { $card }
action-coins = Take the gold
action-drop = Leave { $card } here
action-forget = Discard { $card }
action-give = Hand over { $card }
action-replace = Discard { $card } and draw another card
action-choose = { $way }
action-align = Become { $way }
action-buy = Buy { $ware }
action-free = Take { $ware } for nothing
action-pay =
    { $number ->
        [0] Pay nothing
        [one] Pay one gold
       *[other] Pay { $number } gold
    }
action-trade = Exchange trophies: a { $way } counter
action-sell = Exchange { $card }
action-be = Play { $character }
action-done = I am done
action-pass-alignment = No change
action-pass-armour = No Armour
action-pass-avoid = Do not evade
action-pass-before-dice = Cast nothing
action-pass-clock = There is time left
action-pass-counter = Let it happen
action-pass-dodge = Do not evade
action-pass-end-spell = No Spell
action-pass-fight = Leave them all alone
action-pass-kill = Let it happen
action-pass-loss = Let it happen
action-pass-others-turn = Cast nothing
action-pass-raise = Keep it as a trophy
action-pass-replace = Keep the cards
action-pass-vampire = Lose the life

## What happened

# When there is no name: against a creature, or in place of what is evaded
rival-creature = the creature
card-none-the = the encounter
# What is rolled for, if not for a card or a space
for-move = movement
for-beguile = beguiling
for-command = Command Spell
# The same inside a sentence
command-the = the Command Spell

event-enters = { $seat } enters the game as { $character }.
event-turn = Round { $round }: it is { $seat }’s turn.
event-missed = { $seat } sits this turn out.
event-misses = { $seat } loses a turn.
# $dice: the dice; $for: what for
event-rolled = { $seat } rolls { $dice } ({ $for }).
event-fate = { $seat } spends 1 fate and rolls again: { $die }.
# $was: what that die showed before
event-fate-die = { $seat } spends 1 fate and rolls the die that showed { $was } again: now it is { $die }.
# $for: what the roll would have been for
event-skipped-roll = { $seat } passes without a roll ({ $for }).
event-added-one = { $seat } adds 1 to the roll: the total is { $total }.
# $why: why there is a move without a roll
event-without-roll =
    { $why ->
        [toad] { $seat } is a Toad and moves one space, without a roll.
        [poltergeist] With the Poltergeist { $seat } moves one space, without a roll.
        [blizzard] In the Blizzard { $seat } moves one space, without a roll.
        [woods] As the Elf, { $seat } walks from Woods to Woods without a roll.
        [ferry] { $seat } takes the ferry that the Tavern offered.
       *[outer] { $seat } uses the teleport that the Tavern offered.
    }
event-arrived = { $seat } comes to { $space }.
event-rafted = { $seat } crosses the river by raft.
event-turned-back = { $seat } turns back to { $space }.
event-bridge = { $seat } wants to cross the bridge to { $space }: the Sentinel attacks.
event-portal = { $seat } tries to open the Portal of Power: a test of { $way }.
event-portal-opened = The Portal of Power opens: { $seat } is on the Plain of Peril.
event-portal-shut = The Portal of Power stays shut for { $seat }.
event-drew = { $seat } draws { $cards }.
event-replaced = { $seat } discards { $card } and draws { $other }.
event-placed = The die decides: { $card } goes to { $space }.
event-faced = { $seat } faces { $card }.
event-nothing = Nothing happens to { $seat } ({ $for }).
event-chose = { $seat } chooses: { $way }.
event-wished = { $seat } meets { $card } and makes a wish: { $way }.
event-gained =
    { $what ->
        [strength] { $count ->
            [one] { $seat } gets a Strength counter.
           *[other] { $seat } gets { $count } Strength counters.
        }
        [craft] { $count ->
            [one] { $seat } gets a Craft counter.
           *[other] { $seat } gets { $count } Craft counters.
        }
        [life] { $count ->
            [one] { $seat } gains a life.
           *[other] { $seat } gains { $count } lives.
        }
        [fate] { $count ->
            [one] { $seat } gets one fate.
           *[other] { $seat } gets { $count } fate.
        }
       *[gold] { $count ->
            [one] { $seat } gets one gold.
           *[other] { $seat } gets { $count } gold.
        }
    }
event-lost =
    { $what ->
        [strength] { $count ->
            [one] { $seat } loses a Strength counter.
           *[other] { $seat } loses { $count } Strength counters.
        }
        [craft] { $count ->
            [one] { $seat } loses a Craft counter.
           *[other] { $seat } loses { $count } Craft counters.
        }
        [life] { $count ->
            [one] { $seat } loses a life.
           *[other] { $seat } loses { $count } lives.
        }
        [fate] { $count ->
            [one] { $seat } loses one fate.
           *[other] { $seat } loses { $count } fate.
        }
       *[gold] { $count ->
            [one] { $seat } loses one gold.
           *[other] { $seat } loses { $count } gold.
        }
    }
event-paid =
    { $count ->
        [one] { $seat } pays one gold.
       *[other] { $seat } pays { $count } gold.
    }
event-healed =
    { $count ->
        [one] { $seat } heals one life.
       *[other] { $seat } heals { $count } lives.
    }
event-replenished =
    { $count ->
        [one] { $seat } gets one spent fate back.
       *[other] { $seat } gets { $count } spent fate back.
    }
event-took = { $seat } takes { $card }.
event-built = { $seat } builds a Raft instead of moving.
event-charmed = { $seat } charms { $card }, a Follower from now on.
event-took-from = { $seat } takes { $card } from { $other }.
event-took-gold =
    { $count ->
        [one] { $seat } takes one gold from { $other }.
       *[other] { $seat } takes { $count } gold from { $other }.
    }
event-picked-gold =
    { $count ->
        [one] { $seat } picks up one gold at { $space }.
       *[other] { $seat } picks up { $count } gold at { $space }.
    }
event-dropped = { $seat } leaves { $card } at { $space }.
event-dropped-gold =
    { $count ->
        [one] { $seat } leaves one gold at { $space }.
       *[other] { $seat } leaves { $count } gold at { $space }.
    }
event-discarded = { $seat } discards { $card }.
event-gave = { $seat } hands over { $card }.
event-parted = { $seat } loses { $card }.
event-drew-spell = { $seat } draws a Spell.
event-drew-spell-secret = { $seat } draws a Spell: { $card }.
event-discarded-spell = { $seat } discards a Spell: { $card }.
event-cast = { $seat } casts { $card }.
event-cast-on = { $seat } casts { $card } on { $target }.
event-cast-self = { $seat } casts { $card } on their own character.
event-cast-at = { $seat } casts { $card } at { $space }.
event-cast-card = { $seat } casts { $card } on { $other }.
event-cast-card-at = { $seat } casts { $card } on { $other } at { $space }.
# $against: who or what is saved
event-preserved = Nobody dies: the Spell has saved { $against }.
event-preserved-life = The Spell has saved one of { $seat }’s lives.
event-countered = Cancelled: { $card }.
event-hexed = The Hex at { $space } strikes { $seat }.
event-hex-over = The Hex at { $space } is over.
event-magic-back = { $seat }’s Destroy Magic is over: Spells and Magic Objects work again.
event-held = Immobility: { $seat } can do nothing in this turn.
event-foresaw = { $seat } looks at the top Adventure cards.
event-foresaw-secret = { $seat } looks at the top Adventure cards: { $cards }.
event-aligned = { $seat } changes alignment: { $alignment }.
event-toad = { $seat } becomes a Toad for three turns.
event-toad-over = { $seat } is a Toad no more.
event-blizzard =
    { $count ->
        [one] The Blizzard begins: for one round everybody moves one space a turn.
       *[other] The Blizzard begins: for { $count } rounds everybody moves one space a turn.
    }
event-blizzard-over = The Blizzard is over.
event-regenerated = { $seat } regenerates instead of moving.
event-enslaved = { $seat } is enslaved in the Temple: only a 4, 5 or 6 leads out.
event-still-enslaved = { $seat } stays enslaved in the Temple.
event-freed = { $seat } is free again.
# $offer: what the Tavern offers
event-offered =
    { $offer ->
        [ferry] For the next move { $seat } may take the ferry to the Temple.
       *[outer] For the next move { $seat } may teleport within the Outer Region.
    }
# $verb: which ability is used
event-ability =
    { $verb ->
        [steal] { $seat } steals from { $other }.
        [beguile] { $seat } tries to beguile { $other }.
       *[lure] { $seat } wants a Follower of { $other }.
    }
event-not-beguiled = { $other } is not beguiled by { $seat }.
event-charms = { $seat } tries to charm { $card }.
event-not-charmed = { $seat } fails to charm { $card }.
# $psychic: 1 in psychic combat, 0 in battle
event-attacked =
    { $psychic ->
        [1] { $seat } attacks { $rival } in psychic combat.
       *[other] { $seat } attacks { $rival }.
    }
event-attack-rolled = { $seat } rolls { $dice } and gets to { $score }; { $rival } to { $rival_score }.
event-compared = Result: { $seat } { $score }, { $rival } { $rival_score }.
event-in-the-way = Enemies neither killed nor evaded: { $cards }. { $seat }’s turn ends here.
event-stand-off = A stand-off: nobody is hurt, the turn ends.
event-killed = { $seat } kills { $card }.
event-defeated = { $seat } defeats { $card }.
# $cards: Animals and Dragons, which do not attack the Minstrel
event-left-alone = Animals and Dragons leave { $seat }’s Minstrel alone: here, { $cards }.
event-raised = { $seat } raises { $card } as a Follower.
event-helped = { $seat } has { $card } fight at their side.
event-hired = { $seat } hires { $card }: 3 more Strength in the battles of this turn.
event-drank = { $seat } drinks { $card }.
event-evaded = { $seat } evades { $card }.
event-evaded-knight = { $seat } evades the Black Knight.
event-bribed = Coin in hand, { $card } lets { $seat } pass.
event-exorcised = { $seat } destroys { $card }.
event-armour-held = Saved by { $card }: { $seat } does not lose the life.
event-raided =
    { $count ->
        [one] The Raiders carry one gold of { $seat } to the Oasis.
       *[other] The Raiders carry { $count } gold of { $seat } to the Oasis.
    }
event-quest = { $seat } accepts a quest: { $quest }.
event-quest-done = { $seat } has completed the quest.
event-handed-in = { $seat } exchanges trophies: { $cards }.
event-bitten =
    { $count ->
        [one] The Vampire wants a life or a Follower of { $seat }.
       *[other] The Vampire wants { $count } lives or Followers of { $seat }.
    }
event-fiends =
    { $count ->
        [one] { $seat } faces one pit fiend.
       *[other] { $seat } faces { $count } pit fiends, one after the other.
    }
event-werewolf = { $seat }’s werewolf has Strength { $strength }.
event-death-rolled = Death rolls { $dice }.
# $mine: the sum of the player’s dice; $death: that of Death
event-diced = { $seat } gets { $mine }, Death { $death }.
event-cleared = { $seat } passes the trial at { $space }: next turn the way on is open.
event-outdiced-death = { $seat } beats Death at dice: next turn the way on is open.
event-crown = The Crown of Command has been reached: from now on whoever dies is out of the game.
event-command = { $seat } casts the Command Spell.
event-command-failed = { $seat }’s Command Spell has no effect.
event-command-countered = { $seat }’s Command Spell is cancelled.
event-died = { $seat } dies at { $space }.
# $why: why there is no new character
event-no-return =
    { $why ->
        [crown] The Crown has been reached: { $seat } cannot start again with another character.
       *[characters] No characters are left: { $seat } cannot start again.
    }
event-out = { $seat } is out of the game.
# $how: why it is over; $score: the winner’s points, if points decide
event-won =
    { $how ->
        [command] Everybody else is out of the game: victory for { $seats }, from the Crown of Command.
        [last] Everybody else is out of the game: victory for { $seats }.
        [together] Nobody is left in the game: victory for whoever went out last, { $seats }.
        [crown] The first character at the Crown of Command decides: victory for { $seats }.
       *[time] Time is up and points count: victory for { $seats } with { $score ->
            [one] one point
           *[other] { $score } points
        }.
    }

## Why a bot plays so: it says it itself

why-heal = I need lives.
why-more-fate = I need fate.
why-quest = A quest of the Warlock wins a Talisman.
why-spend = I have gold to spend.
why-pray = The Temple is a risk, but there is much to gain.
why-space = I try my luck at { $space }.
# $cards: the Enemies that are there; $percent: how often of 100 it would beat them
why-hunt = I want a trophy ({ $cards }): I win { $percent } times in 100.
why-thing = There is { $card }, just what I need.
why-coins = There is gold.
why-draw =
    { $count ->
        [one] There I draw a card, and may grow.
       *[other] There I draw { $count } cards, and may grow.
    }
why-lesser = Anywhere else is worse.
# $reason: another of these sentences, about that space
why-toward = This takes me nearer: I want to get to { $space }. { $reason }
why-toward-bridge = This takes me nearer to the Sentinel’s bridge.
why-toward-portal = This takes me nearer to the Portal of Power.
why-cross = There is more for me in the Middle Region.
why-over-river = There is more for me beyond the river.
why-build = With a Raft I can cross the river.
# $way: Strength or Craft
why-open = By { $way } the Portal opens { $percent } times in 100.
why-onward = On, toward the Crown.
why-back = I would not get through here: I turn back.
why-no-talisman = Without a Talisman there is no way to the Crown: I turn back.
why-move-again = This roll leads nowhere good.
why-fate = Another roll promises more than this one.
# $count: by how much it is behind
why-fate-fight =
    { $count ->
        [0] This is a stand-off: I roll again.
       *[other] I am behind by { $count }: I roll again.
    }
why-help = With { $card } I am more likely to win.
why-fight = I win { $percent } times in 100.
why-evade = I would win { $percent } times in 100: better to evade.
why-duel = An encounter with { $other } suits me.
why-steal = I could use what { $other } has.
why-lure = I could use a Follower of { $other }.
why-weapon = With { $card } I fight better.
why-armour = With { $card } I lose fewer lives.
why-carry = With { $card } I can carry more.
why-need-talisman = Without a Talisman there is no way to the Crown.
why-buy = Sooner or later I shall need { $card }.
why-trade = A { $way } counter is what I need.
why-replace = I discard { $card } and hope for something better.
why-cast-random = { $other } is growing too fast.
why-cast-nullify = { $other } had better be without Spells.
why-cast-warp = Several turns in a row are a chance.
why-cast-divination = I want to know what awaits me.
why-cast-hex = The others will have to pass there.
why-cast-immobility = { $other } had better be stopped.
why-cast-preservation = I do not want to lose this life.
why-cast-counterspell = This Spell would harm me.
why-cast-destruction = I do not want to meet this card.

## Why a move will not do

error-crowd = Usually at most { $most } play: to be more, choose the option “crowd”.
error-fate =
    { $count ->
        [one] Keep the roll, or roll the die again with fate.
       *[other] Keep the roll, or roll one of the { $count } dice again with fate.
    }
error-armour = Now you may try an Armour that you have, or none.
error-character = Choose one of the characters that you have drawn.
error-no-roll = In the Inner Region nobody rolls to move: go on, continue the encounter, or turn back one space.
error-no-talisman = To enter the Valley of Fire you need a Talisman: without one you can only turn back.
error-drop = You cannot leave that: either it is not yours, or it is a Raft or a Follower that you cannot get rid of.
error-move = You cannot move like that from here: choose one of the ways offered.
error-quest-portal = You have a quest to complete: until then the Portal of Power does not open for you.
error-where = With a { $count } you do not get there: move exactly that many spaces, in one direction or the other.
error-too-many-spells = You have more Spells than your Craft allows: discard one of yours.
error-too-many-objects = You carry too many Objects: leave one of yours here.
error-lose-follower = You must lose one of your Followers: choose which.
error-meet = That character cannot be encountered now: it must be where you have landed, and in the Inner Region only on the Plain of Peril, in the Valley of Fire or at the Crown.
error-encounter = Now choose whom or what you encounter: a character that is here, or the space.
error-not-your-spell = You do not have the Spell { $card }: you can cast only those you have.
error-toad-spell = A Toad casts no Spells: wait until you are yourself again.
error-no-magic = You cannot cast Spells now: Destroy Magic, the Cursed Glade or the Amulet forbids it.
error-spell-limit =
    { $count ->
        [0] In this turn you can cast no Spells: you had none when it began.
        [one] In this turn you may cast only one Spell, and you have.
       *[other] In this turn you may cast { $count } Spells, and you have.
    }
error-spell-now = { $card } cannot be cast now, or not at this target: see what the card says.
error-evade = You cannot evade it here: that takes Invisibility or friendly terrain, and in the Inner Region creatures cannot be evaded.
error-fight = Now face what attacks you, in one of the ways offered.
error-yes-no = Answer yes or no.

## Made positions: the names of fields are those of the code

error-position-card = There is no card “{ $name }”: write for instance SWORD1, DRAGON2 or HEX.
error-position-character = “{ $name }” is no character, or is already in play. Choose from: { $known }.
error-position-space = There is no space “{ $name }”: write for instance VILLAGE, FIELDS1 or TEMPLE.
error-position-begin = This position cannot begin with “{ $begin }”. Choose from: { $known }.
error-position-row = { $card } cannot be in “{ $field }”: another type of card goes there.
error-position-word = “{ $word }” will not do for “{ $field }”. Choose from: { $known }.
error-position-number = “{ $number }” will not do for “{ $field }”: it takes a whole number from { $least } to { $most }.
# $problems: what is wrong, in the words of the code
error-position-supplies = The box does not hold enough for this position: { $problems }.

## The options of the table

option-characters = Characters
option-characters-about = Whether everybody gets a character at random or chooses one of three, also when starting again (R-07).
option-characters-dealt = At random
option-characters-of-three = One of three
option-first = Who begins
option-first-about = Who takes the first turn (R-10).
option-first-host = The host
option-first-lot = The lot decides
option-next-turn = “Miss your next turn”
option-next-turn-about = Which turn the active character loses by the Siren, in the Forest and on the Crags (R-19).
option-next-turn-this-or-next = This one if cards are still to be faced, otherwise the next
option-next-turn-next = Always the next; this one goes on
option-peaceful = Animals and Dragons before the Minstrel
option-peaceful-about = Whether those that do not attack him keep him from taking things and from the rest of the encounter (R-38).
option-peaceful-in-the-way = Yes, until killed or evaded
option-peaceful-passed-by = No, he passes by
option-bribed = Paid Bandits
option-bribed-about = Whether a paid Bandit keeps one from taking things and from the rest of the encounter (R-99).
option-bribed-evaded = No, he is as if evaded
option-bribed-in-the-way = Yes, neither killed nor evaded
option-gold = Gold on the space
option-gold-about = Whether whoever may take coins and Bags of Gold does so unasked (R-103).
option-gold-taken = Taken, unless it fulfils a quest
option-gold-offered = Asked every time
option-unfriendly = Unfriendly encounters
option-unfriendly-about = Whether those who can evade may also evade the Black Knight, the Hag, the Witch and the like (R-87).
option-unfriendly-meet = They must be met
option-unfriendly-evade = They may be evaded
option-inherit = Inheritance
option-inherit-about = Whether a new character gets the Objects, Followers and gold of the dead one (R-88).
option-inherit-no = No, they stay on the space
option-inherit-yes = Yes, they are inherited
option-trophies = Trophies
option-trophies-about = How many trophy points make a counter of Strength or Craft (T-155, T-264).
option-trophies-7 = 7 points
option-trophies-6 = 6 points, faster
option-trophies-5 = 5 points, much faster
option-bonus = Starting bonus
option-bonus-about = Whether everybody begins with an extra counter, Strength or Craft by choice (T-267).
option-bonus-no = No
option-bonus-yes = Yes
option-bloodbath = Bloodbath
option-bloodbath-about = Only one Talisman in the stack, and whoever dies is out (T-268, T-269).
option-bloodbath-no = No
option-bloodbath-yes = Yes
option-command = Command Spell
option-command-about = Whether the Command Spell works more often with many players (R-89).
option-command-usual = Always on 4, 5 or 6
option-command-by-players = With 5 from 3, with 6 from 2, with 7 always
option-sudden-death = Sudden death
option-sudden-death-about = Whether the game ends early: at the Crown, or after so many rounds or so much time by counting what everybody has (R-90).
option-sudden-death-no = No, the last one left wins
option-sudden-death-crown = Whoever reaches the Crown wins
option-sudden-death-rounds-10 = After 10 rounds
option-sudden-death-rounds-20 = After 20 rounds
option-sudden-death-rounds-40 = After 40 rounds
option-sudden-death-rounds-60 = After 60 rounds
option-sudden-death-rounds-100 = After 100 rounds
option-sudden-death-minutes-30 = After 30 minutes
option-sudden-death-minutes-45 = After three quarters of an hour
option-sudden-death-minutes-60 = After an hour
option-sudden-death-minutes-90 = After an hour and a half
option-sudden-death-minutes-120 = After two hours
option-length-minutes-45 = 45 minutes
option-length-minutes-90 = 90 minutes
option-length-no = An evening
option-toads = Toads and Alignment cards
option-toads-about = Whether there are only four or as many as are needed (R-06).
option-toads-four = Four, as in the box
option-toads-enough = As many as are needed
option-crowd = More than six
option-crowd-about = Whether 7 or 8 may play too (R-95).
option-crowd-no = No, at most 6
option-crowd-yes = Yes, up to 8

## The rules: chapters

section-aim = Aim and players
section-box = What is in the box
section-start = Set-up
section-strength = Strength and Craft
section-life = Lives and death
section-fate = Fate
section-sheet = The sheet
section-adventure = Adventure cards
section-turn = The turn
section-movement = Movement
section-encounters = Encounters
section-battle = Attacks and battle
section-duel = Battle between characters
section-psychic = Psychic combat
section-belongings = Gold, Objects and Followers
section-spells = Spells
section-trophies = Trophies
section-evading = Evading
section-alignment = Alignment
section-golden = Golden rules
section-toads = Toads and lost turns
section-having = Having, using, leaving
section-quests = Talismans, quests, Hexes
section-river = Across the river
section-portal = The Portal of Power
section-inner = The Inner Region
section-crown = The Crown of Command
section-sequence = The sequence of encounters
section-variants = Variants
section-outer-spaces = Spaces: the Outer Region
section-middle-spaces = Spaces: the Middle Region
section-inner-spaces = Spaces: the Inner Region
section-characters = Characters
section-events = Cards: Events
section-enemies = Cards: Enemies
section-strangers = Cards: Strangers
section-followers = Cards: Followers
section-magic-objects = Cards: Magic Objects
section-objects = Cards: Objects
section-places = Cards: Places
section-spell-cards = Cards: Spells
section-purchases = Purchase cards
section-talismans = Talismans
section-rulings = Where the rulebook is silent

## The rules

rule-t-001 = The last player left in the game wins: the others are put out, as a rule, by Command Spells cast from the Crown.
rule-t-002 = The Crown is reached only from the Valley of Fire, and the Valley is entered only with a Talisman.
rule-t-003 = The game is for 2 to 6; more than 6 is possible, but takes longer.
rule-t-004 = The box holds 40 Strength, 40 Craft and 40 life counters (8 large and 32 small each), 36 fate tokens, 30 gold, 104 Adventure cards, 24 Spells, 28 Purchase cards, 4 Talismans, 14 characters, 4 Toads, 4 Alignment cards and 6 dice.
rule-t-005 = A small counter is worth 1 point, a large one 5.
rule-t-006 = Counters of one colour may be changed at any time for the same total; those of different colours never.
rule-t-007 = Both faces of a fate token mean the same.
rule-t-008 = The board has three Regions: Outer, Middle and Inner.
rule-t-009 = Whoever is turned into a Toad shows it, by card and figure, for as long as it lasts.
rule-t-010 = An Alignment card is used only while the alignment differs from that on the sheet.
rule-t-011 = The Talisman symbol on a die counts as 1.
rule-t-012 = The Adventure deck is shuffled and lies face down.
rule-t-013 = The Spell deck is shuffled and lies face down.
rule-t-014 = Purchase cards and Talismans lie face up, ready to be taken.
rule-t-015 = Everybody is dealt one character at random.
rule-t-016 = If the table likes, everybody draws three and keeps one; the others go back and can serve those who start again.
rule-t-017 = The characters dealt are known to all.
rule-t-018 = Each figure begins on the space printed on its sheet.
rule-t-019 = A character begins with the lives and fate of its sheet and 1 gold.
rule-t-020 = At the start nobody has Strength or Craft counters: only the printed values count.
rule-t-021 = Whoever begins with Spells draws them now; Spells stay hidden.
rule-t-022 = Whoever begins with Objects takes them from the Purchase cards.
rule-t-023 = The host begins, then play goes clockwise.
rule-t-024 = Strength gained in play is marked with counters.
rule-t-025 = Strength from Followers and Objects is not marked: it is added when needed and allowed.
rule-t-026 = Strength = printed value + counters + what Followers and Objects usable at that moment add.
rule-t-027 = Losing Strength means giving counters back to the supply.
rule-t-028 = Strength never drops below the printed value.
rule-t-029 = Example: a Warrior (4) with 2 counters, Magic Belt, Unicorn and Sword has Strength 8, in battle 9, in the Cursed Glade 7 even in battle.
rule-t-030 = Craft is counted like Strength: printed value, counters, and what usable Followers and Objects add.
rule-t-031 = Losing Craft removes counters, never below the printed value.
rule-t-032 = Craft decides psychic combat and how many Spells one may have.
rule-t-033 = Lives are counters: at the start as many as the sheet says.
rule-t-034 = Losing lives means giving that many counters back.
rule-t-035 = Lives come back by healing or by gaining.
rule-t-036 = Whoever has no lives left is killed at once.
rule-t-037 = Objects, Followers and gold of the dead stay on the space where they died.
rule-t-038 = Strength and Craft counters and fate of the dead go back to the supply.
rule-t-039 = The Spells of the dead are discarded.
rule-t-040 = Trophies and any other cards of the dead go to their discard piles or supplies.
rule-t-041 = The sheet and figure of the dead leave the game.
rule-t-042 = From their next turn on the player may start again with a random character not in play.
rule-t-043 = Starting again is possible only while nobody has ever reached the Crown in this game.
rule-t-044 = Once the Crown has been reached, whoever dies is out for good.
rule-t-045 = Healing never raises lives above the printed value.
rule-t-046 = Gaining lives may go above the printed value.
rule-t-047 = For 1 fate you may roll a die again that you just rolled: to move, for your attack, or because a card or space asks for it.
rule-t-048 = Fate that was spent goes back to the supply.
rule-t-049 = At most 1 fate per roll; the new result must be accepted.
rule-t-050 = When several dice are rolled together fate rolls only one of them again.
rule-t-051 = Having no fate left has no other effect.
rule-t-052 = Fate cannot change the die of a creature or of another player.
rule-t-053 = Replenishing fate never goes above the printed value.
rule-t-054 = Gaining fate may go above the printed value.
rule-t-055 = Each character has the special abilities of its sheet.
rule-t-056 = The starting space is where the figure is put when the character enters the game.
rule-t-057 = Adventure cards are drawn from the top of the deck and laid face up on the space.
rule-t-058 = A space that says draw N is filled up to N: cards that already lie there are counted.
rule-t-059 = Cards are faced from the lowest encounter number to the highest.
rule-t-060 = Equal numbers are faced in the order in which they were drawn.
rule-t-061 = Cards that go to another space are dealt with before all others.
rule-t-062 = A card placed elsewhere is not faced now by whoever drew it.
rule-t-063 = Event: do what the card says.
rule-t-064 = An Event that costs its drawer a turn ends the turn now, and this is the lost turn if other cards remain to be faced; otherwise the next one is skipped.
rule-t-065 = Animals, Dragons and Monsters fight in battle.
rule-t-066 = Killed Animals, Dragons and Monsters are trophies to exchange for Strength.
rule-t-067 = Spirits fight in psychic combat.
rule-t-068 = Killed Spirits are trophies to exchange for Craft.
rule-t-069 = An Enemy that defeats a character stays on the space.
rule-t-070 = Stranger: do what the card says; it may depend on alignment.
rule-t-071 = Objects and Followers may be taken only if one may have them, and only once every Enemy there is killed or evaded.
rule-t-072 = Place: do what the card says; some want a die, others reward every visit.
rule-t-073 = A turn is movement, then encounters.
rule-t-074 = After moving one follows the space or encounters a character there.
rule-t-075 = When a turn ends, play passes clockwise.
rule-t-076 = Each Region is a ring of spaces: one goes round in one’s own and changes it only by encounters or effects.
rule-t-077 = The Middle Region is parted from the Outer by the Storm River, and from the Inner by the Portal of Power and the Plain of Peril.
rule-t-078 = In the Outer and Middle Regions one die is rolled, and one moves exactly that far.
rule-t-079 = You choose the direction, clockwise or counter-clockwise.
rule-t-080 = Spells, abilities and other effects may take the place of the roll.
rule-t-081 = The direction cannot be reversed during a move, except right after changing Region.
rule-t-082 = One must move, even from a space with cards or characters.
rule-t-083 = One lands on the space where the move ends or where an encounter or effect puts the character.
rule-t-084 = Characters have encounters only in their own turn unless something says otherwise.
rule-t-085 = Encounters happen only where one lands, never where the move began.
rule-t-086 = Whoever lands chooses: a character that is there, or the space.
rule-t-087 = Encountering a character means attacking it or using a special ability on it.
rule-t-088 = Whoever kills a character may take its Objects, Followers and gold; the rest stays on the space.
rule-t-089 = Whoever encounters a character visits no Strangers or Places and takes nothing from the space this turn.
rule-t-090 = Cards that a space makes one draw are always Adventure cards from the top of the deck.
rule-t-091 = All face-up cards count toward a space’s number: Adventure, Purchase and Spell cards.
rule-t-092 = Once all Enemies are killed or evaded, Strangers and Places are visited and gold, Objects and Followers taken.
rule-t-093 = Cards left on the space before drawing count toward its number.
rule-t-094 = Whoever left them cannot take them back in the same turn.
rule-t-095 = Cards left stay for the next visitor.
rule-t-096 = Example: in the Hidden Valley the Dwarf draws Imp, Bear and Bag of Gold; the Imp rolls 4 and sends him to the Ruins, where his turn goes on. Bear and Bag stay and count as 2 of the 3 cards.
rule-t-097 = On a space with instructions of its own, Enemies there are killed or evaded first.
rule-t-098 = Then Strangers and Places are visited, and what lies there may be taken.
rule-t-099 = An attack is a battle (Strength) or psychic combat (Craft).
rule-t-100 = A creature with Strength attacks in battle, one with Craft in psychic combat.
rule-t-101 = A character attacks another in battle, unless an ability allows psychic combat.
rule-t-102 = First: say whether you evade; only if you do not is there a battle.
rule-t-103 = Second: Spells, and all that changes Strength or Craft, come before the roll.
rule-t-104 = Third: attack score = die + Strength + bonuses; only one Weapon may be used.
rule-t-105 = Fourth: the creature’s die is rolled and added to its Strength; then the character may spend fate on its own die.
rule-t-106 = Fifth: the higher score wins; if it is the character’s, the creature is killed.
rule-t-107 = If the creature’s is higher, the character is defeated and loses 1 life, unless that is prevented.
rule-t-108 = Equal scores are a stand-off.
rule-t-109 = After a defeat or a stand-off the turn ends.
rule-t-110 = An Enemy is an Adventure card whose type says so.
rule-t-111 = A creature is anything but a character that attacks with Strength or Craft, whatever card or space it comes from.
rule-t-112 = In a stand-off nobody loses a life and nothing is killed; the turn ends at once.
rule-t-113 = In the next turn one leaves the space without meeting again what was fought, unless stated otherwise.
rule-t-114 = Two or more Strength Enemies on a space fight as one: Strengths added, a single roll.
rule-t-115 = A character that is attacked may first say that it evades.
rule-t-116 = Both may cast Spells before the rolls; after them Strength and Craft change no more.
rule-t-117 = Both roll; then the attacker decides on fate, and after that the defender.
rule-t-118 = An attacker who declined fate cannot think again after the defender’s choice.
rule-t-119 = The higher attack score wins; equal is a stand-off.
rule-t-120 = The winner takes 1 life from the loser (unless prevented), or an Object, or 1 gold.
rule-t-121 = If it was the last life, the winner may take any Objects, Followers and gold; the rest stays on the space.
rule-t-122 = Then the turn ends.
rule-t-123 = Example: a Wizard (Strength 2, one counter, Sword, Psionic Blast) has Strength 9 against a Giant, 6; 3 and 6 tie at 12; fate makes it a 5 and he wins 14 to 12: the Giant is a trophy.
rule-t-124 = Psychic combat is against Spirits and creatures with Craft, or against a character if an ability allows it.
rule-t-125 = It is resolved like a battle, with Craft in place of Strength.
rule-t-126 = In psychic combat no Object can save the life.
rule-t-127 = Prices are in gold coins.
rule-t-128 = Payments not made to a player go to the supply; gold not from a player comes from it.
rule-t-129 = Gold is no Object and does not count toward the carrying limit.
rule-t-130 = Having to lose gold without any has no effect.
rule-t-131 = Objects and Magic Objects are all Objects.
rule-t-132 = Everybody’s Objects are in view.
rule-t-133 = One carries at most 4 Objects, more with a Mule.
rule-t-134 = Excess Objects are left face up on the space, the owner chooses which.
rule-t-135 = At most one Weapon can be used in an attack.
rule-t-136 = At most one Armour can be used in an attack.
rule-t-137 = Followers are in view and their number has no limit.
rule-t-138 = Followers killed or discarded go to the Adventure discards; Purchase Mules to their stack.
rule-t-139 = Spells are drawn from the top of the deck; when it runs out the discards are shuffled into a new one.
rule-t-140 = Spells are held hidden.
rule-t-141 = How many Spells one may have, by total Craft: with 1 or 2 none; with 3 one; with 4 or 5 two; with 6 or more three.
rule-t-142 = Whoever has too many discards the excess at once, by choice, and cannot cast those Spells.
rule-t-143 = Otherwise Spells cannot be discarded at will.
rule-t-144 = Example: a Wizard with Craft 5 and Solomon’s Crown has 7 and three Spells; in the Cursed Glade he has 5 and discards one; once he has left he may have three again.
rule-t-145 = Casting is always optional; Spells may be held as long as one likes.
rule-t-146 = A Spell is cast only when its card allows; after its effect it is discarded.
rule-t-147 = Spells on characters work anywhere on the board.
rule-t-148 = Spells on creatures do not work in the Inner Region.
rule-t-149 = In your own turn you may cast at most as many Spells as you had when it began.
rule-t-150 = In another’s turn you may cast only one Spell.
rule-t-151 = These two limits do not apply to the Command Spell.
rule-t-152 = Example: the Sorceress rolls 2 at the Temple. The Runes hold a Dragon: no draw, and its roll would get +2. The Oasis holds a Hex: she loses 1 life, the Hex counts as one of two cards, and she draws one.
rule-t-153 = The card of a killed Enemy is kept as a trophy.
rule-t-154 = Trophies are exchanged at the end of one’s own turn.
rule-t-155 = Each 7 points of Strength in trophies give a Strength counter; points over are lost and the cards discarded.
rule-t-156 = Each 7 points of Craft in trophies give a Craft counter; points over are lost and the cards discarded.
rule-t-157 = Strength and Craft counters also come from encounters.
rule-t-158 = Whoever evades can neither affect nor be affected by what was evaded.
rule-t-159 = In the Inner Region only characters can be evaded, never the creatures of the spaces.
rule-t-160 = One can evade: anything that attacks, a character about to attack or use an ability, creatures that come from Events, Places or Strangers.
rule-t-161 = A character has one alignment, Good, Neutral or Evil, and it can change.
rule-t-162 = If it changes, an Alignment card shows it; when the printed one returns the card is put back.
rule-t-163 = Nobody, not even the Druid, changes alignment more than once a turn.
rule-t-164 = Cards forbidden to the new alignment are at once left on the space.
rule-t-165 = An ability or effect that contradicts the basic rules wins.
rule-t-166 = What a card forbids wins over abilities and other effects.
rule-t-167 = An effect tied to a result looks at the natural number of the die, not the modified one.
rule-t-168 = Everything is limited to what is in the box: nothing is gained from an empty supply, and whoever can make change must.
rule-t-169 = One is a Toad for three turns; it ends at the end of the third.
rule-t-170 = A Toad has Strength 1 and Craft 1; earlier counters do not count.
rule-t-171 = Strength and Craft gained or lost as a Toad are gone on the return; the earlier ones come back.
rule-t-172 = A Toad keeps its trophies and can win more.
rule-t-173 = Counters bought with trophies as a Toad are lost on the return.
rule-t-174 = A Toad moves one space a turn, without a roll.
rule-t-175 = A Toad neither gains nor casts Spells, not even the Command Spell; those it has it keeps.
rule-t-176 = A Toad’s lives and fate are the character’s, and fate is used as ever.
rule-t-177 = A Toad has encounters like anybody.
rule-t-178 = A Toad has no special abilities.
rule-t-179 = A Toad turned again stays one and counts three turns from the next.
rule-t-180 = Losing a turn ends the current one at once: this is the lost turn if cards remained to be faced, otherwise the next is skipped.
rule-t-181 = A character has all that it owns: Objects, gold, fate, Followers, Spells.
rule-t-182 = Using a card is optional.
rule-t-183 = One may have cards one cannot use, unless the card forbids having it: the Monk may have the Holy Lance.
rule-t-184 = A card one may not have stays face up on the space, as the Runesword does for the Monk.
rule-t-185 = A card one may not have cannot be taken, not even by a Spell.
rule-t-186 = Objects and Followers may be left at any time, face up on one’s space.
rule-t-187 = Whoever leaves them cannot take them back in the same turn.
rule-t-188 = Gaining a Purchase item or a Talisman means taking its card.
rule-t-189 = Talismans and Purchase cards count as Adventure cards, but return to their own stacks instead of the discards.
rule-t-190 = If none is left in the stack, the thing is not to be had.
rule-t-191 = They may be left like other Objects and Followers.
rule-t-192 = A Talisman is found in the Adventure deck, earned by a Warlock’s quest, or given by a card or space.
rule-t-193 = In the Warlock’s Cave you may accept a quest or refuse; if you accept, a die says which.
rule-t-194 = Only one quest at a time.
rule-t-195 = After a quest is done, a later landing there allows another.
rule-t-196 = A quest must be completed as soon as it can be.
rule-t-197 = Whoever has an unfinished quest cannot open the Portal of Power.
rule-t-198 = Cards without an encounter number, such as the Hex, come before characters, other cards and the space.
rule-t-199 = The river is crossed by the Sentinel’s bridge, by raft, or through an encounter.
rule-t-200 = The bridge can be crossed either way if the roll is high enough to end in the other Region.
rule-t-201 = The Sentinel attacks each time a character tries to cross from Outer to Middle.
rule-t-202 = Whoever defeats or evades it must go on, enter the Middle Region and finish the move in either direction.
rule-t-203 = Whoever is defeated loses 1 life (unless prevented) and ends the turn on the Sentinel’s space.
rule-t-204 = A stand-off costs no life; the turn ends on the Sentinel’s space.
rule-t-205 = The Sentinel does not attack those who pass by in the Outer Region, come from the Middle one, or end on its space.
rule-t-206 = Right after changing Region the direction may be changed.
rule-t-207 = Example: the Sorceress rolls 6 in the Graveyard: Woods 1, Sentinel 2, which she evades, Hills 3, then counter-clockwise to the Portal of Power.
rule-t-208 = To cross by raft one needs a Raft, built or found.
rule-t-209 = Whoever has an Axe and begins the turn on Woods or Forest may build one: take a Raft card, if there is one, instead of moving.
rule-t-210 = Whoever has a Raft may cross, at the start of the following turn and instead of moving, to the space opposite.
rule-t-211 = A Raft can be neither left nor kept: after that decision, used or not, it is discarded.
rule-t-212 = The Inner Region is entered only through the opened Portal, or if an effect puts the character there.
rule-t-213 = Opening may be tried only if the move is enough to go beyond it.
rule-t-214 = It may be tried at every passing; one success does not carry over.
rule-t-215 = If it works, the turn ends on the Plain of Peril.
rule-t-216 = If it fails, the turn ends at the Portal with the printed loss.
rule-t-217 = Leaving the Inner Region needs no roll: the step from the Plain of Peril to the Portal is the whole move.
rule-t-218 = In the Inner Region nobody rolls to move: one space a turn.
rule-t-219 = A space’s instructions must be fulfilled before one goes on toward the Crown.
rule-t-220 = In the Inner Region a character may declare that it turns back.
rule-t-221 = Whoever turns back moves one space a turn toward the Plain of Peril, ignoring the instructions.
rule-t-222 = Once declared it cannot be taken back before the Plain is reached.
rule-t-223 = On the Plain one is free to leave by the Portal or set out for the Crown again.
rule-t-224 = No Adventure cards are drawn in the Inner Region: the spaces say what is met.
rule-t-225 = The spaces’ instructions are always followed, unless one turns back.
rule-t-226 = No creature of the Inner Region can be evaded or affected by Spells.
rule-t-227 = In the Inner Region characters can be encountered only on the Plain of Peril, in the Valley of Fire and on the Crown.
rule-t-228 = On the Plain and in the Valley such encounters go as elsewhere.
rule-t-229 = On the Crown encountering the others is compulsory.
rule-t-230 = On entering the Crypt 3 dice are rolled and Strength subtracted: one comes out at once where the table says.
rule-t-231 = That is the movement of the turn.
rule-t-232 = Whoever stays in the Crypt moves normally next turn.
rule-t-233 = The Mines are like the Crypt, with Craft in place of Strength.
rule-t-234 = On landing in the Den, 2 dice give the Strength of that character’s werewolf.
rule-t-235 = The same werewolf is fought until it is killed or the character turns back.
rule-t-236 = Each character meets a werewolf of its own.
rule-t-237 = Example: 3 and 5 give Strength 8; a defeat by 10 to 13 costs one life; next turn it still has 8, rolls 1 and makes 9: 10 or more kills it, and one goes on the turn after.
rule-t-238 = Each time one lands at the Pits, a die gives the number of pit fiends.
rule-t-239 = They are fought one at a time until all are dead or the character is defeated; then the turn ends.
rule-t-240 = Whoever was defeated fights those left next turn, or turns back.
rule-t-241 = One may go on in the turn after the last one dies.
rule-t-242 = The Crown is reached only from the Valley of Fire, which is entered only with a Talisman; without one the character must turn back.
rule-t-243 = A character on the Crown no longer moves and cannot turn back.
rule-t-244 = Whoever arrives where another one already is must encounter it.
rule-t-245 = While two or more are there, each one’s turn is only to encounter one of the others.
rule-t-246 = A character alone there must cast the Command Spell in its turn: roll a die.
rule-t-247 = On 1, 2 or 3 it has no effect.
rule-t-248 = On 4, 5 or 6 every other character, anywhere, loses 1 life.
rule-t-249 = A player whose character dies by the Command Spell is out.
rule-t-250 = Once any character has reached the Crown, whoever dies is out for the rest of the game, even if nobody is up there any more.
rule-t-251 = Spells meant for before the move are cast before moving.
rule-t-252 = If characters are on the space, choose whether to encounter one of them.
rule-t-253 = On a draw space the cards are filled up, then faced.
rule-t-254 = On another space the face-up cards come first, then the instructions.
rule-t-255 = If a turn is lost, or Enemies remain neither killed nor evaded, the turn ends.
rule-t-256 = If the encounter moves the character, begin again on the new space.
rule-t-257 = At the end Objects, Followers and gold of the space are taken; then the turn ends.
rule-t-258 = Variant: besides the usual, unfriendly individuals on cards and spaces outside the Inner Region can be evaded.
rule-t-259 = So Black Knight, Hag and Witch can be evaded, but not Vampire’s Tower, Werewolf Den, Dice with Death and Pits.
rule-t-260 = Variant: Objects, gold and Followers of the dead are set aside for the same player’s next character.
rule-t-261 = Spells, trophies, fate and counters go back as usual.
rule-t-262 = The new character gets what was set aside; what it may not have is left on its starting space.
rule-t-263 = With this variant a killer takes nothing from the killed.
rule-t-264 = Variant: 6 trophy points per counter instead of 7.
rule-t-265 = Variant: 5 trophy points per counter instead of 7.
rule-t-266 = Points over a multiple of the chosen number are lost all the same.
rule-t-267 = Variant: everybody begins with one extra counter, Strength or Craft by choice; it does not change the printed value and can be lost.
rule-t-268 = Variant: three of the four Talisman cards are removed.
rule-t-269 = With this variant whoever dies is out at once, whether or not the Crown has been reached.
rule-t-270 = Variant: with 5 players the Command Spell works on 3 to 6.
rule-t-271 = Variant: with 6 players it works on 2 to 6.
rule-t-272 = Variant: with 7 or more it always works.
rule-t-273 = With 4 or fewer it stays 4 to 6.
rule-t-274 = Variant, first form: the first to reach the Crown wins at once.
rule-t-275 = Variant, second form: the end is fixed beforehand; then everybody scores 1 for each point of Strength and Craft counters, gold, Spell, Follower and Object, less what they began with, and the most wins.

## Spaces, characters and cards by their number

rule-o01 = { space-village }: { space-village-text }
rule-o02 = { space-fields1 }: { space-fields1-text }
rule-o03 = { space-graveyard }: { space-graveyard-text }
rule-o04 = { space-woods1 }: { space-woods1-text }
rule-o05 = { space-sentinel }: { space-sentinel-text }
rule-o06 = { space-hills1 }: { space-hills1-text }
rule-o07 = { space-chapel }: { space-chapel-text }
rule-o08 = { space-fields2 }: { space-fields2-text }
rule-o09 = { space-crags }: { space-crags-text }
rule-o10 = { space-plains1 }: { space-plains1-text }
rule-o11 = { space-woods2 }: { space-woods2-text }
rule-o12 = { space-fields3 }: { space-fields3-text }
rule-o13 = { space-city }: { space-city-text }
rule-o14 = { space-fields4 }: { space-fields4-text }
rule-o15 = { space-hills2 }: { space-hills2-text }
rule-o16 = { space-plains2 }: { space-plains2-text }
rule-o17 = { space-woods3 }: { space-woods3-text }
rule-o18 = { space-plains3 }: { space-plains3-text }
rule-o19 = { space-tavern }: { space-tavern-text }
rule-o20 = { space-fields5 }: { space-fields5-text }
rule-o21 = { space-ruins }: { space-ruins-text }
rule-o22 = { space-plains4 }: { space-plains4-text }
rule-o23 = { space-forest }: { space-forest-text }
rule-o24 = { space-fields6 }: { space-fields6-text }
rule-m01 = { space-portal }: { space-portal-text }
rule-m02 = { space-knight }: { space-knight-text }
rule-m03 = { space-valley }: { space-valley-text }
rule-m04 = { space-hills3 }: { space-hills3-text }
rule-m05 = { space-glade }: { space-glade-text }
rule-m06 = { space-runes1 }: { space-runes1-text }
rule-m07 = { space-chasm }: { space-chasm-text }
rule-m08 = { space-runes2 }: { space-runes2-text }
rule-m09 = { space-cave }: { space-cave-text }
rule-m10 = { space-desert1 }: { space-desert1-text }
rule-m11 = { space-oasis }: { space-oasis-text }
rule-m12 = { space-desert2 }: { space-desert2-text }
rule-m13 = { space-temple }: { space-temple-text }
rule-m14 = { space-woods4 }: { space-woods4-text }
rule-m15 = { space-runes3 }: { space-runes3-text }
rule-m16 = { space-castle }: { space-castle-text }
rule-i01 = { space-peril }: { space-peril-text }
rule-i02 = { space-mines }: { space-mines-text }
rule-i03 = { space-tower }: { space-tower-text }
rule-i04 = { space-pits }: { space-pits-text }
rule-i05 = { space-fire }: { space-fire-text }
rule-i06 = { space-werewolf }: { space-werewolf-text }
rule-i07 = { space-death }: { space-death-text }
rule-i08 = { space-crypt }: { space-crypt-text }
rule-c01 = { space-crown }: { space-crown-text }
rule-ch01 = { character-assassin }: { character-assassin-ability-1 } { character-assassin-ability-2 } { character-assassin-ability-3 }
rule-ch02 = { character-druid }: { character-druid-ability-1 } { character-druid-ability-2 } { character-druid-ability-3 }
rule-ch03 = { character-dwarf }: { character-dwarf-ability-1 } { character-dwarf-ability-2 } { character-dwarf-ability-3 } { character-dwarf-ability-4 } { character-dwarf-ability-5 } { character-dwarf-ability-6 }
rule-ch04 = { character-elf }: { character-elf-ability-1 } { character-elf-ability-2 } { character-elf-ability-3 }
rule-ch05 = { character-ghoul }: { character-ghoul-ability-1 } { character-ghoul-ability-2 } { character-ghoul-ability-3 }
rule-ch06 = { character-minstrel }: { character-minstrel-ability-1 } { character-minstrel-ability-2 } { character-minstrel-ability-3 }
rule-ch07 = { character-monk }: { character-monk-ability-1 } { character-monk-ability-2 } { character-monk-ability-3 }
rule-ch08 = { character-priest }: { character-priest-ability-1 } { character-priest-ability-2 } { character-priest-ability-3 } { character-priest-ability-4 }
rule-ch09 = { character-prophetess }: { character-prophetess-ability-1 } { character-prophetess-ability-2 } { character-prophetess-ability-3 } { character-prophetess-ability-4 }
rule-ch10 = { character-sorceress }: { character-sorceress-ability-1 } { character-sorceress-ability-2 } { character-sorceress-ability-3 } { character-sorceress-ability-4 }
rule-ch11 = { character-thief }: { character-thief-ability-1 } { character-thief-ability-2 }
rule-ch12 = { character-troll }: { character-troll-ability-1 } { character-troll-ability-2 }
rule-ch13 = { character-warrior }: { character-warrior-ability-1 } { character-warrior-ability-2 }
rule-ch14 = { character-wizard }: { character-wizard-ability-1 } { character-wizard-ability-2 } { character-wizard-ability-3 }
rule-ev01 = { card-angel }: { card-angel-text }
rule-ev02 = { card-blizzard }: { card-blizzard-text }
rule-ev03 = { card-book }: { card-book-text }
rule-ev04 = { card-devil }: { card-devil-text }
rule-ev05 = { card-darkness }: { card-darkness-text }
rule-ev06 = { card-imp }: { card-imp-text }
rule-ev07 = { card-vortex }: { card-vortex-text }
rule-ev08 = { card-marketday }: { card-marketday-text }
rule-ev09 = { card-mephisto }: { card-mephisto-text }
rule-ev10 = { card-pestilence }: { card-pestilence-text }
rule-ev11 = { card-raiders }: { card-raiders-text }
rule-ev12 = { card-siren }: { card-siren-text }
rule-ev13 = { card-storm }: { card-storm-text }
rule-en01 = { card-ape }: { card-ape-text }
rule-en02 = { card-bear }: { card-bear-text }
rule-en03 = { card-lion }: { card-lion-text }
rule-en04 = { card-serpent }: { card-serpent-text }
rule-en05 = { card-boar }: { card-boar-text }
rule-en06 = { card-wolf }: { card-wolf-text }
rule-en07 = { card-dragon }: { card-dragon-text }
rule-en08 = { card-bandit }: { card-bandit-text }
rule-en09 = { card-giant }: { card-giant-text }
rule-en10 = { card-goblin }: { card-goblin-text }
rule-en11 = { card-hobgoblin }: { card-hobgoblin-text }
rule-en12 = { card-ogre }: { card-ogre-text }
rule-en13 = { card-demon }: { card-demon-text }
rule-en14 = { card-ghost }: { card-ghost-text }
rule-en15 = { card-lemure }: { card-lemure-text }
rule-en16 = { card-shadow }: { card-shadow-text }
rule-en17 = { card-spectre }: { card-spectre-text }
rule-en18 = { card-wraith }: { card-wraith-text }
rule-st01 = { card-enchanter }: { card-enchanter-text }
rule-st02 = { card-fairy }: { card-fairy-text }
rule-st03 = { card-healer }: { card-healer-text }
rule-st04 = { card-hermit }: { card-hermit-text }
rule-st05 = { card-mage }: { card-mage-text }
rule-st06 = { card-phantom }: { card-phantom-text }
rule-st07 = { card-sorcerer }: { card-sorcerer-text }
rule-st08 = { card-witch }: { card-witch-text }
rule-fo01 = { card-alchemist }: { card-alchemist-text }
rule-fo02 = { card-hag }: { card-hag-text }
rule-fo03 = { card-gnome }: { card-gnome-text }
rule-fo04 = { card-guide }: { card-guide-text }
rule-fo05 = { card-maiden }: { card-maiden-text }
rule-fo06 = { card-mercenary }: { card-mercenary-text }
rule-fo07 = { card-mule }: { card-mule-text }
rule-fo08 = { card-pixie }: { card-pixie-text }
rule-fo09 = { card-poltergeist }: { card-poltergeist-text }
rule-fo10 = { card-prince }: { card-prince-text }
rule-fo11 = { card-princess }: { card-princess-text }
rule-fo12 = { card-unicorn }: { card-unicorn-text }
rule-mo01 = { card-amulet }: { card-amulet-text }
rule-mo02 = { card-cross }: { card-cross-text }
rule-mo03 = { card-grail }: { card-grail-text }
rule-mo04 = { card-lance }: { card-lance-text }
rule-mo05 = { card-belt }: { card-belt-text }
rule-mo06 = { card-orb }: { card-orb-text }
rule-mo07 = { card-potion }: { card-potion-text }
rule-mo08 = { card-ring }: { card-ring-text }
rule-mo09 = { card-runesword }: { card-runesword-text }
rule-mo10 = { card-solomon }: { card-solomon-text }
rule-mo11 = { card-talisman }: { card-talisman-text }
rule-mo12 = { card-wand }: { card-wand-text }
rule-ob01 = { card-armour }: { card-armour-text }
rule-ob02 = { card-axe }: { card-axe-text }
rule-ob03 = { card-bag }: { card-bag-text }
rule-ob04 = { card-helmet }: { card-helmet-text }
rule-ob05 = { card-raft }: { card-raft-text }
rule-ob06 = { card-shield }: { card-shield-text }
rule-ob07 = { card-sword }: { card-sword-text }
rule-ob08 = { card-twobags }: { card-twobags-text }
rule-ob09 = { card-bottle }: { card-bottle-text }
rule-pl01 = { card-cavern }: { card-cavern-text }
rule-pl02 = { card-fountain }: { card-fountain-text }
rule-pl03 = { card-gate }: { card-gate-text }
rule-pl04 = { card-stream }: { card-stream-text }
rule-pl05 = { card-market }: { card-market-text }
rule-pl06 = { card-marsh }: { card-marsh-text }
rule-pl07 = { card-maze }: { card-maze-text }
rule-pl08 = { card-pool }: { card-pool-text }
rule-pl09 = { card-shrine }: { card-shrine-text }
rule-sp01 = { card-acquisition }: { card-acquisition-text }
rule-sp02 = { card-alchemy }: { card-alchemy-text }
rule-sp03 = { card-counterspell }: { card-counterspell-text }
rule-sp04 = { card-destroymagic }: { card-destroymagic-text }
rule-sp05 = { card-destruction }: { card-destruction-text }
rule-sp06 = { card-divination }: { card-divination-text }
rule-sp07 = { card-healing }: { card-healing-text }
rule-sp08 = { card-hex }: { card-hex-text }
rule-sp09 = { card-immobility }: { card-immobility-text }
rule-sp10 = { card-invisibility }: { card-invisibility-text }
rule-sp11 = { card-mesmerism }: { card-mesmerism-text }
rule-sp12 = { card-nullify }: { card-nullify-text }
rule-sp13 = { card-preservation }: { card-preservation-text }
rule-sp14 = { card-psionicblast }: { card-psionicblast-text }
rule-sp15 = { card-random }: { card-random-text }
rule-sp16 = { card-teleport }: { card-teleport-text }
rule-sp17 = { card-temporalwarp }: { card-temporalwarp-text }
rule-pu01 = { card-armour } (Purchase card, 4 copies): { card-armour-text }
rule-pu02 = { card-axe } (Purchase card, 4 copies): { card-axe-text }
rule-pu03 = { card-helmet } (Purchase card, 4 copies): { card-helmet-text }
rule-pu04 = { card-mule } (Purchase card, 4 copies): { card-mule-text }
rule-pu05 = { card-raft } (Purchase card, one copy): { card-raft-text }
rule-pu06 = { card-shield } (Purchase card, 4 copies): { card-shield-text }
rule-pu07 = { card-sword } (Purchase card, 3 copies): { card-sword-text }
rule-pu08 = { card-bottle } (Purchase card, 4 copies): { card-bottle-text }
rule-ta01 = { card-talisman } (Talisman card, 4 copies): { card-talisman-text }

## Our rulings

ruling-r-01 = “Value” is the number printed on the sheet; Strength and Craft without “value” are the total. This holds for Psionic Blast, the Monk, healing and fate.
ruling-r-02 = Outside battle (Portal, Crypt, Mines, Marsh, Maze, Enchanter, Spell limit) the total with permanent bonuses counts, without those for battle only.
ruling-r-03 = Whoever must lose Strength or Craft and has no counters loses nothing; a failed Portal still ends the turn.
ruling-r-04 = Several lives are lost one by one, each can be saved separately, and death is checked after the last.
ruling-r-05 = Each colour has 72 points and change is made by itself; a gain is refused only when no point is left.
ruling-r-06 = There are only four Toads and four Alignment cards: with none left, the change has no effect. The table may lift the limit.
ruling-r-07 = A new character is drawn at random among sheets neither in play nor removed, and those who choose of three draw three again; if none is left the player is out.
ruling-r-08 = Whether the Crown has been reached is checked on starting again: whoever died before that is out all the same.
ruling-r-09 = The last player not eliminated wins, wherever the character is; whoever waits to start again is not eliminated. If the last ones die together it is a draw.
ruling-r-10 = The host begins; the table may let the lot decide.
ruling-r-11 = When the Adventure deck is empty the discards are shuffled; if there is nothing, nothing is drawn.
ruling-r-12 = Every face-up card counts toward a space’s number, also Purchase cards, Talismans and the Hex; gold and counters on Places do not.
ruling-r-13 = If more cards than the number already lie there none is drawn, but all are faced.
ruling-r-14 = On equal numbers older cards come first, then the order of drawing.
ruling-r-15 = Ghost and Hermit are placed first, in draw order, and not replaced; if the die gives the present space they stay and are met in their order.
ruling-r-16 = Cards go in order 1 to 6, so number-5 things can be taken before a Place acts; then the space, then a last chance to take. Gold is taken with number 5.
ruling-r-17 = Strangers and Places must be visited; what the card itself offers stays optional.
ruling-r-18 = If an encounter moves you, cards not yet faced stay face up; the one being faced is discarded if it says so.
ruling-r-19 = Exactly one turn is lost, whatever the card or space calls it: the current one if a card on the space is still to be faced, otherwise the next. For others it is always the next. A table may choose that “the next turn” (Siren, Forest, Crags) leaves the current one alone.
ruling-r-20 = Several lost turns add up.
ruling-r-21 = In the skipped turn nothing can be done; in the turns of others all is as usual. It counts as a turn for Toads and rounds.
ruling-r-22 = Enemies attacking with the same ability fight together, Spirits too: values added, one die, one life if they win, all killed if they lose.
ruling-r-23 = Strength and Craft Enemies are two attacks, Strength first; a defeat or stand-off in the first ends the turn.
ruling-r-24 = The Runes give +2 once per roll, also to a group and to creatures that come from cards.
ruling-r-25 = Each creature is evaded by itself; the others fight, and evaded ones do not block taking things.
ruling-r-26 = Immobility on a character is cast only at the start of its turn; on a creature also when it is about to be fought in one’s own.
ruling-r-27 = After each Spell a Counterspell may answer, clockwise from the caster; it can be countered too, and the last one cast works first.
ruling-r-28 = The limit is a number: Spells gained this turn may be cast too. Those who always have one draw after the cast Spell has worked.
ruling-r-29 = At the limit no Spell is drawn.
ruling-r-30 = The limit is checked at every change of Craft; discards are immediate and cannot be answered.
ruling-r-31 = A Spell needs a target it can affect. Whoever has the Amulet is none and is not hurt by a Hex; a Toad is one.
ruling-r-32 = The Command Spell is no card and has no limit; a Counterspell cancels it, the Amulet forbids it, Destroy Magic does not stop it, Immobility stops the whole turn.
ruling-r-33 = To save a life: first Armour (in battle only), then Preservation or other Spells, then it is lost. The Armour’s die may be rolled again with fate.
ruling-r-34 = The Weapon is chosen before the dice, the Armour after the defeat; one of each (the Warrior two Weapons), and only one Armour may be tried.
ruling-r-35 = The Assassin may assassinate any creature he battles and any character he attacks, not at the Crown nor in psychic combat; the victim has no die and no bonus to it.
ruling-r-36 = The Warrior’s two dice are rolled together; fate rolls one of them again, then the higher counts.
ruling-r-37 = Enemies raised by the Ghoul are Followers in every way, but nobody can take them; when they leave it they are discarded. Strength Enemies only.
ruling-r-38 = Animals and Dragons take no part in the attack unless the Minstrel attacks them; but as long as they are neither killed nor evaded they are in his way: once the Enemies are met his turn ends. A table may choose that they are no obstacle. Charming may be tried once per Animal and visit. Board creatures are no Animals.
ruling-r-39 = Any Spirit can be destroyed, the one of the Crags too; only the Priest gains a Spell. It is no trophy and no kill for the quest. In the Cursed Glade the Cross cannot be used, the Priest’s ability can.
ruling-r-40 = A character that is encountered is attacked or an ability is used on it, not both; assassinating and psychic combat belong to the attack.
ruling-r-41 = The Thief takes one free Purchase card for each visit to the Village, the Market or Market Day, also if another drew it, from any of the eight stacks.
ruling-r-42 = Prophetess and Orb replace one card each, one after the other, and only of those drawn now.
ruling-r-43 = The Druid may change alignment at any moment, once per player’s turn; the Spells of the Woods are drawn on landing, before the cards.
ruling-r-44 = Whoever “need not roll” may ignore the space; if they roll, the result binds. At the Chasm the Guide covers the Followers too.
ruling-r-45 = The Elf’s walk replaces the roll, only if a roll was possible; the Middle Region has only one Woods, so there it is of no use.
ruling-r-46 = For the Troll the natural 6 counts, after any fate; whoever regenerates does not move and has no encounter.
ruling-r-47 = One prays in the Chapel (Good), the Graveyard (Evil), the Temple and the Shrine; the +1 is optional, after die and fate, and beyond the table its last row counts.
ruling-r-48 = The enslaved in the Temple roll each turn: on 1–3 they stay and the turn ends, a 4–6 frees them and is their move. No other movement; those who move one space roll only to get free.
ruling-r-49 = The Tavern’s offers 5 and 6 hold only for the next move, in place of the roll; the ferry crosses the river, and one lands and encounters there.
ruling-r-50 = In the Village and the City at most one of the three people is visited, or none.
ruling-r-51 = At the Black Knight whoever has gold may choose; whoever has none loses the life.
ruling-r-52 = At the Chasm one rolls for oneself first, then for each Follower; if the character dies the Followers stay on the space.
ruling-r-53 = In the Desert the life is lost on choosing the space, before drawing, not when a character is encountered; Water Bottle and Grail save it.
ruling-r-54 = The Cursed Glade acts from landing until leaving: Weapons give nothing, common Armour works, so do Mule and Water Bottle; others may cast on a character there.
ruling-r-55 = Fate is spent right after the roll, before it counts; whoever rolled decides, also in another’s turn. Only one per roll, even with several dice.
ruling-r-56 = A quest that is paid is fulfilled from anywhere, as soon as possible. “Take a life”: by beating a character, and it must really be lost. “Kill an Enemy”: a card, after accepting. Then one is brought to the Cave, with a Talisman if one is left; only one quest is accepted a turn. Hag and Poltergeist cannot be handed over.
ruling-r-57 = The Hermit and the Temple’s 10 give a Talisman too, from the stack.
ruling-r-58 = The Portal leads from the Middle to the Inner Region. One step beyond is needed; starting on it any roll will do. Once it opens the turn is over without an encounter. Dwarf and Gnome roll one die by Craft.
ruling-r-59 = The bridge may also be crossed starting from the Sentinel; the step costs 1, the fight is during the move, and cards on that space are not met.
ruling-r-60 = A Raft leads to the space opposite; at the corners of the Middle Region one may choose. Building takes the whole turn. It counts as an Object, can be stolen, and using it is landing. Whoever has two loses both.
ruling-r-61 = In Crypt and Mines 0 or less means staying and going on next turn; otherwise one lands at once on the new space and encounters it (on the Plain only characters). Fate rolls one die again.
ruling-r-62 = In the Inner Region one goes forward along one’s branch or turns back; the branch is chosen on the Plain.
ruling-r-63 = Werewolf, Pits and Dice with Death: in one’s own turn one continues or turns back, also after a stand-off. The number of fiends is rolled once per landing.
ruling-r-64 = One turns back in one’s own turn, instead of advancing or continuing; fiends and werewolf are forgotten. From the Valley the branch may be chosen. No encounters on the way, nor on arriving at the Plain.
ruling-r-65 = The Talisman is checked only when entering the Valley; losing it later does not matter. Without one the character must turn back.
ruling-r-66 = Whoever arrives alone at the Crown casts the Command Spell in the same turn; whoever finds others there encounters one.
ruling-r-67 = What lies on a space of the Inner Region is taken after the instructions (Crypt, Mines: before the roll); on the Crown only if alone, never while turning back.
ruling-r-68 = The Command Spell strikes all at once; what the dead had stays where they are. Preservation and Counterspell may answer, Armour not.
ruling-r-69 = Only the winner of the attack takes, at once and within its limits; any other death leaves all on the space. Quests and offers vanish.
ruling-r-70 = Things may be left to draw less, before drawing; what was left is not taken back this turn.
ruling-r-71 = Four Objects, four more for each Mule, checked at every change; the owner chooses what is left. Bags of Gold become gold at once and never count.
ruling-r-72 = Whoever becomes a Toad leaves Objects, Followers and gold on the space at once; a Toad takes none, no Talismans either, and has no Market Day. Quest and lost turns remain.
ruling-r-73 = There are 30 coins, those on spaces included; with an empty supply nobody gains gold and Bags give nothing.
ruling-r-74 = A round goes from the end of the causing player’s turn to the end of that player’s next: the Blizzard gives all two slow turns, the Hex goes at the start of the turn after 3 rounds.
ruling-r-75 = Temporal Warp gives three full turns, each with its own limits; the rounds of other effects advance only once.
ruling-r-76 = On a 2 or 3 Random takes all counters; the printed value and card bonuses stay.
ruling-r-77 = The Runesword gives 1 life if it kills an Enemy card in battle, or if a character really loses the life that was chosen.
ruling-r-78 = Against a Dragon, also in a group, the Holy Lance gives +3 instead of +1.
ruling-r-79 = The Mercenary costs 1 gold to take and 1 more in each turn he helps; it holds for all battles of that turn.
ruling-r-80 = Hag and Poltergeist cannot be left, handed over or sold; others may take them, and they can die in the Chasm or be given up. With the Hag no other Follower may be had.
ruling-r-81 = One may buy any number while gold and stacks last, Mules and Rafts included.
ruling-r-82 = Market Day reaches all, in every Region, except Toads.
ruling-r-83 = “This Region” is that of the drawer, who is included.
ruling-r-84 = Drawing Spells up to the limit counts those already held.
ruling-r-85 = The visitor chooses the wish; the teleport is to any other space of the Region, and is landing there. Whoever does not qualify leaves the Stranger in place.
ruling-r-86 = The counters of Fountain, Stream and Pool come from the supply, as many as are left; one per visit, if wanted.
ruling-r-87 = Unfriendly are Black Knight, Hag, Poltergeist, Witch, Imp, Raiders, Mephistopheles, the Devil for the Good and the Angel for the Evil. A means of evading is still needed.
ruling-r-88 = Without a next character, in a Bloodbath or after the Crown, nothing is inherited.
ruling-r-89 = For the Command Spell the players at the start of the game count.
ruling-r-90 = At the agreed time the round is finished. Counters count in points; the Spells, coin and counter one began with do not, nor do lives, fate and trophies. Ties: more Strength and Craft, then a shared victory.
ruling-r-91 = Where the rulebook has misprints we follow the sense: the price “30” is three gold, the starting bonus is the paragraph about the first half hour, the “frog” is the Toad.
ruling-r-92 = The Sorceress has a Strength value of 2; the example that gives her 3 assumes a counter.
ruling-r-93 = The Adventure Raft is discarded, the Purchase Raft returns to its stack.
ruling-r-94 = Trophies are only Enemy cards killed in battle or psychic combat: not creatures of the board or the Cave, nor destroyed Spirits.
ruling-r-95 = The game is for 2 to 6, and up to 8 if the table likes: beyond that the fate tokens might not suffice.
ruling-r-96 = Tables use the modified score, if an ability modifies it; what is tied to “rolling an N” looks at the natural die.
ruling-r-97 = Under Destroy Magic the bonuses of Magic Objects count 0 too; having a Talisman is not using it.
ruling-r-98 = Divination shows five cards; their order does not change.
ruling-r-99 = Paid 1 gold, that Bandit is as if evaded for this visit; two Bandits want 2. He stays. A table may choose that he is in the way like an Enemy not evaded.
ruling-r-100 = The alignment at the moment of following the instructions counts; a Neutral character may decline to pay.
ruling-r-101 = The Crown is left only by death or by an effect that moves the character.
ruling-r-102 = Things may be left wherever the character is asked anyway: before moving, on arrival, before a fight, when attacked, and while taking things. Not between the dice and what follows from them.
ruling-r-103 = Coins and Bags of Gold are taken unasked; only whoever would fulfil a quest by it, and leave at once, is asked. A table may choose that everybody is.

## What may be left to the table

reaction-fate = Fate
use-fate = The table rolls again if you are about to lose a life or an attack and a better roll can save you; otherwise it keeps the roll.
use-counterspell = The table counters the Spell that somebody casts at you, and the Command Spell; others pass.
use-healing = The table heals you when you are about to lose your last life.
use-preservation = The table saves you as soon as you are about to lose a life.

# How a game ends, in the reports of the lab

ending-won-command = the others are out, the winner is at the Crown
ending-won-last = the others are out
ending-won-together = the last ones go out in the same turn
ending-won-crown = the first at the Crown wins
ending-won-time = time is up, and points decide
