### The words of the lessons of Talisman.

lesson-talisman-outer-title = Out of the village
lesson-talisman-outer-about = Move, fight, grow: three turns of the Troll in the Outer Region.
lesson-talisman-outer-troll = You are the Troll. Strength 6: nobody hits as hard. And Craft 1: with Spirits it will be another story. Lives are the blows you can take: at none you are dead. All through the game you grow, until you are ready for the Crown of Command, in the middle of the board.
lesson-talisman-outer-roll = For now you are in the Outer Region, the ring on the outside. Every turn has two parts: you move, then you meet what is there. Roll the die.
lesson-talisman-outer-woods = With a 2 you may go one way or the other: tap one and read what it does. The Chapel heals, for gold, but you lack only one life. In the Woods you draw an Adventure card, and that is how you grow: go to the Woods.
lesson-talisman-outer-woods-wrong = You could, but healing and fate can wait: now let us go to the Woods, and meet at once what is there.
lesson-talisman-outer-wolf = A Wolf, Strength 2. In battle each side adds its Strength and a die: the higher total wins. You start from 6: fight.
lesson-talisman-outer-keep = You have 6 + 3, the Wolf 2 + 4. With fate you could roll your die again, but you are winning already: keep the roll.
lesson-talisman-outer-keep-wrong = Fate is used up, and you are winning already: save it for when you are losing.
lesson-talisman-outer-keep-done = The Wolf is your trophy.
lesson-talisman-outer-strength = An Enemy you kill is a trophy, worth as many points as it had Strength. The Wolf and the Ogre you had make 2 + 5 = 7, and 7 points buy 1 Strength, for good. This is how you grow: trade them.
lesson-talisman-outer-strength-wrong = At other times you may wait, or sell. But 7 points are exactly enough for 1 Strength: trade them.
lesson-talisman-outer-strength-done = Now you have Strength 7. Meanwhile { $seat1 }’s Elf has found a Sword.
lesson-talisman-outer-again = Your turn again: roll.
lesson-talisman-outer-fields = Either way you draw a card. Go to the Fields.
lesson-talisman-outer-fields-wrong = You could, but here the two spaces do the same: this time let us go to the Fields, and meet at once what is there.
lesson-talisman-outer-lemure = A Lemure: a Spirit. Against Spirits Strength is no use, Craft counts, and you have 1, just like the Lemure. Sometimes there is no choice: face it.
lesson-talisman-outer-fate = You have 1 + 2, the Lemure 1 + 4: you would lose a life. This is what fate is for: spend your token and roll again.
lesson-talisman-outer-fate-wrong = If you keep the 2, you lose a life. Fate is for moments like this.
lesson-talisman-outer-fate-done = A 6! The Spirit is beaten. Your fate is spent: you get it back on certain spaces and by certain cards.
lesson-talisman-outer-third = Your turn: roll.
lesson-talisman-outer-chapel = From here you reach the Chapel: for a Neutral character like you each gold gives back a life. Go there.
lesson-talisman-outer-chapel-wrong = Another time: you lack a life and have gold to pay for it. Go to the Chapel, and meet at once what is there.
lesson-talisman-outer-pay = One gold for one life. Pay.
lesson-talisman-outer-pay-wrong = Gold spent here is well spent: lives are what keeps you in the game.
lesson-talisman-outer-end = Move, encounter, grow: that is the heart of the game. Once you have enough Strength or Craft, and a Talisman, you make for the centre: the second lesson begins in front of the Sentinel.
lesson-talisman-crown-title = All the way to the Crown
lesson-talisman-crown-about = The bridge, the Portal of Power, the Inner Region, the Crown: how to win.
lesson-talisman-crown-ready = An hour of play has gone by. You have Strength 9, a Sword and, above all, a Talisman. In front of you is the bridge: beyond it the Middle Region, then the Portal of Power, then the centre. { $seat1 }, the Elf, has a single life left: this is the moment.
lesson-talisman-crown-roll = You set out from the Sentinel. Roll.
lesson-talisman-crown-bridge = With a 5 you could stay outside, or cross the bridge. The roll is even enough to get past the Portal of Power, to the Plain of Peril: try that way.
lesson-talisman-crown-bridge-wrong = A fair move, but today we are in a hurry: cross the bridge and try the Portal, to the Plain of Peril.
lesson-talisman-crown-sentinel = Whoever crosses the bridge inwards must beat the Sentinel, Strength 9. The Sword gives you 1 more: fight with the Sword.
lesson-talisman-crown-sentinel-wrong = Against Strength 9 every point counts: fight, and use the Sword.
lesson-talisman-crown-sentinel-done = 14 to 11: the way is free.
lesson-talisman-crown-open = The Portal opens by Strength or by Craft: you roll two dice, and the total must not exceed the value you choose. Your Strength is 9: use that.
lesson-talisman-crown-open-wrong = With Craft 1 it never opens: use Strength.
lesson-talisman-crown-open-done = It opens. Here in the Inner Region you no longer roll to move: one space a turn, and nearly every space is a trial.
lesson-talisman-crown-crypt = Two roads lead to the centre: the Mines try your Craft, the Crypt your Strength. You know which one is yours.
lesson-talisman-crown-crypt-wrong = Go on, but not by the Mines: there Craft counts, and with 1 you would almost surely be thrown far back. Go to the Crypt.
lesson-talisman-crown-crypt-done = Three dice less your Strength: nothing is left over, so you stay in the Crypt and go on next turn.
lesson-talisman-crown-death = Next you dice with Death: two dice each. Roll less and you lose a life and try again next turn; on a tie you just try again. Be brave.
lesson-talisman-crown-death-wrong = You could, but the goal is near: go on.
lesson-talisman-crown-death-done = 9 against 7: Death lets you pass.
lesson-talisman-crown-den = On to the Werewolf Den.
lesson-talisman-crown-den-wrong = You could, but the goal is near: go on.
lesson-talisman-crown-wolf = Two dice have decided the Werewolf’s Strength: 7. Fight with the Sword.
lesson-talisman-crown-wolf-wrong = A point more is better: fight, and use the Sword.
lesson-talisman-crown-fire = The Valley of Fire opens only to those who have a Talisman. You have one: enter.
lesson-talisman-crown-fire-wrong = You could, but the goal is near: go on.
lesson-talisman-crown-crown = One last step: the Crown of Command.
lesson-talisman-crown-crown-wrong = You could, but the goal is near: go on.
lesson-talisman-crown-end = From the Crown you roll a die each turn: with 4, 5 or 6 everybody else loses a life. The first roll failed, the second did not, and the Elf had only one: you have won. In a real game the others will race to stop you, so set out in time, and with some lives to spare.

## The examples of the rules, to be played

lesson-talisman-move-roll = Roll the die: it says how many spaces you move.
lesson-talisman-move-go = A 3: exactly three spaces, one way or the other. You choose where to go.
lesson-talisman-move-end = That is how one moves: the die says how far, you say which way. From here on the game is yours.
lesson-talisman-battle-fight = There is a Bear on the space, Strength 3. Your Warrior has Strength 4: fight, and each rolls a die.
lesson-talisman-battle-keep = 4 + 3 = 7 against 3 + 2 = 5: you win. Fate is for a die that goes wrong: keep your 3.
lesson-talisman-battle-keep-wrong = You have won already: keep your fate for an unlucky roll.
lesson-talisman-battle-end = The Bear is killed and lies beside you as a trophy: trophies of 7 Strength give a point of Strength. From here on the game is yours.
