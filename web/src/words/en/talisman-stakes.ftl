### What is at stake in a question of Talisman. Read beside the character, or behind the “?”.

# Where the viewer's game is going. $stage: outer, outer-talisman, middle, middle-talisman, inner, crown; $points: trophy points for a counter
stakes-goal =
    { $stage ->
        [outer] Now you need to grow. Every Enemy you kill is a trophy, and { $points } points of trophies make a Strength or Craft counter. For the Crown you will need a Talisman: they are found among Adventures, or by a quest of the Warlock.
        [outer-talisman] You have a Talisman. Gain Strength or Craft, then cross to the Middle Region: the Sentinel’s bridge is one way, the Tavern and the Raft are others.
        [middle] Here dangers are greater, and so are rewards. You lack a Talisman: Adventures and quests of the Warlock give them. Then the Portal of Power leads up to the Crown.
        [middle-talisman] You have a Talisman. Once Strength or Craft are high, the Portal of Power leads up to the Crown.
        [inner] One space a turn, onward or back. Only with a Talisman can you enter the Valley of Fire, and beyond it is the Crown.
       *[crown] You are at the Crown: every turn you can take Life from the others. The last one left wins.
    }
stakes-move = The die says how many spaces; which way is up to you. Read what is at both ends before you go.
stakes-where = Every space says what happens to whoever arrives. A card that lies there is met instead of drawing another.
stakes-encounter = In a space you meet one thing only: another character, or the space itself with its cards.
stakes-fight = The higher sum, value plus die, wins. If you win, the Enemy is your trophy; if you lose, you usually lose a Life; on a tie nothing happens.
stakes-fate = A Fate token rolls one die again, once: the new roll counts even if it is worse. Fate does not come back by itself, so keep it for the rolls that matter.
stakes-attack-fate = A Fate token rolls your die again: the new roll counts even if it is worse. If you are winning there is no need; if you are losing, think what a Life is worth to you.
stakes-avoid = Whoever you avoid cannot harm you, nor give you a trophy or an Object.
stakes-trophies = A Strength or Craft counter stays for the whole game. Points beyond what is needed are lost.
stakes-take = You can carry only so many Objects; Followers have no limit. What you leave stays here for whoever comes by.
stakes-objects = What you leave stays in this space, and whoever arrives can take it.
stakes-meet = If you attack and win you take a Life, an Object or a coin from the other; if you lose, it is your turn to pay.
stakes-character = Strength wins battles, Craft wins psychic combat and gives you Spells. Life and Fate are how often you can be wrong. The abilities tell you where to go.
stakes-shop = Gold is good only for buying and for being healed. A Weapon counts in every battle.
stakes-open = If you make it you are in the Inner Region; if not you lose a counter of the value you tried with.
