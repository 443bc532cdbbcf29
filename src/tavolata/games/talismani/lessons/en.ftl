### The words of the lessons of I Talismani del Tempo.

lesson-talismani-first-title = The first talisman
lesson-talismani-first-about = Win a stake, lose on purpose, forge: four turns, step by step.
lesson-talismani-first-goal = Whoever has most talismans at the end wins. There are two ways to get them: whoever wins a turn takes the stake, which is half a talisman; whoever forges one has it whole. The stake now is the First Talisman, the only one that counts as a whole talisman.
lesson-talismani-first-sun = Look at the row of the Weather: Sun comes first, so a card of Sun beats any other suit. Only between cards of one suit does the sum count. Everybody plays in secret, one card or two of the same suit. You have a single Sun, and a low one: it may be enough. Play the 3 of Sun.
lesson-talismani-first-sun-wrong = That would be a risk: the suit counts first, the value after it. Look in your hand for the suit at the head of the row.
lesson-talismani-first-sun-done = The others played 13 in Clouds and 13 in Rain, and still your 3 of Sun wins: the First Talisman is yours.
lesson-talismani-first-stake = The winner also chooses the next stake, among the cards just played. The others will go into somebody’s hand, so take the strongest out of the way. Make the 8 of Clouds the stake.
lesson-talismani-first-stake-wrong = That would leave the 8 of Clouds to an opponent, and Clouds are the highest suit left to share out. Make that one the stake.
lesson-talismani-first-stake-done = The others shared the rest: whoever made the lowest play chooses first. The winner takes no cards: winning makes your hand shorter, and the game ends when somebody has none left.
lesson-talismani-first-weather = One last thing is up to the winner: leave the Weather as it is, or send Sun to the end of the row. For what we are about to do Sun should stay: leave the row as it is.
lesson-talismani-first-weather-wrong = Usually you may. But now we want somebody to beat us with Sun: leave it at the head.
lesson-talismani-first-pair = Now let us forge. It takes two cards of one suit with neighbouring values, such as your 4 and 5 of Storm, and this time they must not win. Play them together: somebody will have a Sun.
lesson-talismani-first-pair-wrong = Forging takes two cards together, with neighbouring values: the 4 and the 5 of Storm.
lesson-talismani-first-pair-done = An 8 of Sun has beaten you, just as you hoped.
lesson-talismani-first-aside = Your pair did not win and can forge: put it aside. It becomes a whole talisman as soon as Storm is at the head of the row.
lesson-talismani-first-aside-wrong = If you leave it on the table, the others share it out. Put aside, it will become a talisman.
lesson-talismani-first-forged = The winner sent Sun to the end, and Storm came to the head: in that turn you did not play, and your talisman was forged. With the First one that makes two, both whole.
lesson-talismani-first-low = Sometimes losing is better: whoever makes the lowest play chooses first when the cards are shared out. Play the 2 of Snow, which beats next to nothing, and see what comes of it.
lesson-talismani-first-low-wrong = This time we want to come last: your weakest card is the 2 of Snow.
lesson-talismani-first-take = Last on the table, first to choose. There is an 8 of Storm, the suit that dominates: take it.
lesson-talismani-first-take-wrong = You can do better: the 8 of Storm is worth a lot while Storm is at the head.
lesson-talismani-first-end = That is all: win stakes, forge pairs, lose when it pays. In a game you will also meet special cards, which change the stake or the row, and the Joker, which forges with any other numbered card.
