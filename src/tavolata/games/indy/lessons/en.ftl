### The words of Indy’s lessons. $seat1, $seat2: the names of the other seats.

## The first game

lesson-indy-first-title = The first two rounds
lesson-indy-first-about = From your first shaman to your first team, with an eagle in between: two guided rounds, four minutes.

lesson-indy-first-shaman = Welcome among the shamans! Everybody has four feather tokens, and in every round somebody loses one: whoever is the last to have any wins. To begin with, tap a shaman, whichever you like best: for now one is as good as another.

lesson-indy-first-standard = These are your four cards. At the end of the round you will lay three of them: your evocation. The most common kind is the standard: a character, a horse and an object of one colour. Look: you already have the red character and the red horse. What you lack is a red object.

lesson-indy-first-dark = First turn, the dark: you may give up one or two cards and draw as many from the deck, without knowing which. You want to keep what is red; the green object and the blue horse are of no use to you. Change both of them.
lesson-indy-first-dark-wrong = That would give up a red card, and those are what you are collecting. Change the two that are not red: the green object and the blue horse.
lesson-indy-first-dark-wrong-pass = You may keep everything, but here two of your four cards are of no use, and changing them costs nothing. Give up the green object and the blue horse.
lesson-indy-first-dark-wrong-one = A good idea, but you may change two in the same turn, and there is only one turn in the dark. Give up the other card that is not red, too.
lesson-indy-first-dark-done = You drew a red horse with 6 and a blue object with 6. The number is its feathers: between evocations of the same kind, more feathers win. But the red object is still missing.

lesson-indy-first-light = Second turn, the light: three cards lie open on the table, and you may swap one of them for any one of yours. There is the red object! Take it and leave a card that you do not need: the blue object, or the smaller of your two horses.
lesson-indy-first-light-wrong = For a standard you need a character, a horse and an object, all red: take the red object 4 and leave the blue object 6 or the red horse 2, not your best cards.
lesson-indy-first-light-wrong-pass = You may pass, but the card you lack is right there on the table, and only in this turn can you get it for any card you like. Leave the blue object and take the red one.
lesson-indy-first-light-done = There: now you have a standard. The six feathers that you may have left on the table are no loss: a standard beats any wrong evocation, that is, three cards that do not belong together, however many feathers it has.

lesson-indy-first-exchange = Third turn, the evocation: a fourth card has been opened. { $seat1 } has laid a standard with 11 feathers, { $seat2 } a wrong one with 15. Before you evoke you may swap once more, but only for a card of the same type and the same colour. Give your red character 3 for the one with 6.
lesson-indy-first-exchange-wrong = That would not make your evocation better: you have all the red you need, all you lack is feathers. Swap the red character 3 for the red character 6.

lesson-indy-first-evoke = Now evoke: lay the red character, horse and object. The fourth card stays in your hand, and you take it along into the next round. Everybody must evoke, even when they know that they will lose.
lesson-indy-first-evoke-wrong = That would be a wrong evocation, or a poorer one. You need three red cards of three types: character 6, horse 6, object 4.
lesson-indy-first-evoke-done = Sixteen feathers! First the kind counts, then the feathers: your standard and { $seat1 }’s beat { $seat2 }’s wrong one, for all its fifteen. Whoever has the worst loses a token, which goes to the plate.

lesson-indy-first-team = A new round: you have kept one card and were dealt three. Two of them are green characters. Three characters of one colour are a team, and a team beats every standard: team, then standard, then wrong. Keep the two green ones and change the other two cards.
lesson-indy-first-team-wrong = The two green characters are nearly a team, which is stronger than any standard: keep those, and change both of the other cards.
lesson-indy-first-team-done = An eagle! In an evocation it is worth nothing, but it flies: as long as cards lie open on the table you may play it at any moment, even when it is somebody else’s turn, and take one of them.

lesson-indy-first-eagle = It is { $seat2 }’s turn, but there is a green character with 6 on the table, and whoever has an eagle need not wait. Play it now and take the green character.
lesson-indy-first-eagle-wrong = The eagle takes a single card: choose the one that makes the team complete, the green character 6.
lesson-indy-first-eagle-wrong-pass = You could wait for your turn, but { $seat2 } plays before you and might snatch it away. Play the eagle now.
lesson-indy-first-eagle-done = Got it! The eagle is back under the deck, and another card has come to lie where yours was. And now you hold three green characters: a team with 13 feathers.

lesson-indy-first-turn = The eagle has not cost you your turn: here it is. But your team is complete, and no card on the table makes it better. Sometimes the right move is to pass.
lesson-indy-first-turn-wrong = You would lose a card of the team, or it would change nothing: the team is complete. Pass.

lesson-indy-first-top = { $seat2 } has laid a standard. Show your team!
lesson-indy-first-top-wrong = That would tear the team apart and make a wrong evocation of it. Lay the three green characters.
lesson-indy-first-top-done = Yours is the best team, and the only one: you take a token from the plate, and now have five. { $seat1 } had the worst evocation and loses one, though it was a standard. A standard can save your tokens; only a team brings you new ones.

lesson-indy-first-end = Well done: you have seen all you need. It goes on like this until only one player has tokens left, who wins and takes the whole plate. Whoever loses the last token is plucked but plays on, with two cards, and comes back with a team in their shaman’s colour.

## The examples of the rules, to be played

lesson-indy-team-lay = Three red characters: that is a team, the strongest combination. Evoke them.
lesson-indy-team-lay-wrong = With the green horse they do not belong together. Evoke the three red characters.
lesson-indy-team-end = Your team of 13 feathers beats the standard of 9, and would beat it with fewer feathers, too. From here on the game is yours.
lesson-indy-exchange-swap = Before you evoke you may exchange a card for one of the same kind and colour on the table. You have the green horse of 2, and there is the one of 6: exchange them.
lesson-indy-exchange-swap-wrong = You may leave it, but there is a green horse on the table that is worth more: take it.
lesson-indy-exchange-lay = Now character, horse and object are all green: a standard. Evoke them.
lesson-indy-exchange-lay-wrong = Those do not belong together: evoke the three green cards.
lesson-indy-exchange-end = With the exchange your standard is worth 13 feathers instead of 9. From here on the game is yours.
