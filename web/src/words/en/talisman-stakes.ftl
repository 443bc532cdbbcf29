### What is at stake in a question of Talisman. Read beside the character, or behind the “?”.

# Where the viewer's game is going. $stage: outer, outer-talisman, middle, middle-talisman, inner, crown; $points: trophy points for a counter
stakes-goal =
    { $stage ->
        [outer] Now you need to grow. Every Enemy you kill is a trophy, and { $points } points of trophies, all of Strength or all of Craft, make a counter. For the Crown you will need a Talisman: they are found among Adventures, or by a quest of the Warlock.
        [outer-talisman] You have a Talisman. Gain Strength or Craft, then cross to the Middle Region: the Sentinel’s bridge is one way, the Tavern and the Raft are others.
        [middle] Here dangers are greater, and so are rewards. You lack a Talisman: Adventures and quests of the Warlock give them. Then the Portal of Power leads up to the Crown.
        [middle-talisman] You have a Talisman. Once Strength or Craft are high, the Portal of Power leads up to the Crown.
        [inner] One space a turn, onward or back. Only with a Talisman can you enter the Valley of Fire, and beyond it is the Crown.
       *[crown] You are at the Crown: every turn you may take lives from the others. The last one left wins.
    }
stakes-move = The die says how many spaces; which way is up to you. Read what is at both ends before you go.
stakes-where = Every space says what happens to whoever arrives. If a card lies there already, you face it instead of drawing a new one.
stakes-encounter = In a space you meet one thing only: another character, or the space itself with its cards.
stakes-fight = The higher sum, value plus die, wins. If you win, the Enemy is your trophy; if you lose, you usually lose a life; on a tie nothing happens, but the turn ends.
stakes-fate = A fate token rolls one die again, once: the new roll counts even if it is worse. Fate does not come back by itself, so keep it for the rolls that matter.
stakes-attack-fate = A fate token rolls your die again: the new roll counts even if it is worse. If you are winning there is no need; if you are losing, think what a life is worth to you.
stakes-avoid = What you evade cannot harm you, but cannot give you a trophy or an Object either.
stakes-trophies = A Strength or Craft counter stays for the whole game. Points beyond what is needed are lost.
stakes-take = You can carry only so many Objects; Followers have no limit. What you leave stays here for whoever comes by.
stakes-objects = What you leave stays in this space, and whoever arrives can take it.
stakes-meet = If you attack and win you take a life, an Object or a coin from the other; if you lose, the other takes something from you.
stakes-character = Strength is for battles, Craft for psychic combat; and the more Craft you have, the more Spells you may hold. Lives and fate are how often you can be wrong. The special abilities suggest where to go.
stakes-shop = Gold is for buying and for paying whoever helps you: kept, it makes you no stronger. A Weapon can help in every battle.
stakes-open = If you make it you are in the Inner Region; if not you lose a counter of the value you tried with.
