### The words of the lessons of I Talismani del Tempo.

lesson-talismani-first-title = The first talisman
lesson-talismani-first-about = Win a stake, lose on purpose, forge: four turns, step by step.
lesson-talismani-first-goal = Whoever has most talismans at the end wins. There are two ways to get them: whoever wins a turn takes the stake, which is half a talisman; whoever forges one has it whole. The stake now is special: it is the First Talisman, and counts as a whole one.
lesson-talismani-first-sun = Look at the weather row: Sun comes first, so a card of Sun beats any other suit. Everybody plays in secret, one card or two of the same suit. You have a single Sun, and a low one: it may be enough. Play the 3 of Sun.
lesson-talismani-first-sun-wrong = That would be a risk: the suit counts first, the value after it. Look in your hand for the suit at the head of the row.
lesson-talismani-first-sun-done = The others played 13 in Clouds and 13 in Rain, and still your 3 of Sun wins: the value only counts between cards of one suit. The First Talisman is yours.
lesson-talismani-first-stake = The winner also chooses the next stake, among the cards just played. The others will end up in your opponents’ hands, so take the strongest out of the way. With Sun at the head, that is your own 3 of Sun: make it the stake.
lesson-talismani-first-stake-wrong = That would leave the 3 of Sun to an opponent, and while Sun is at the head it beats every other card you see here. Make that one the stake.
lesson-talismani-first-stake-done = The others shared the rest, one card at a time: whoever made the lowest play chooses first. The winner takes no cards: winning makes your hand shorter, and the game ends when somebody has none left.
lesson-talismani-first-weather = One last thing is up to the winner: leave the weather as it is, or send Sun to the end of the row. In a moment we shall want somebody to beat us with Sun: leave the row as it is.
lesson-talismani-first-weather-wrong = You may, and it is often a good idea. But then Storm would be at the head, and the cards we are about to lose with on purpose might win: leave Sun where it is.
lesson-talismani-first-pair = Now let us forge: make a whole talisman out of two cards. It takes two of one suit with neighbouring numbers, such as your 4 and 5 of Storm, and in this turn they must not win. Play them together: somebody will have a Sun.
lesson-talismani-first-pair-wrong = Forging takes two cards together, of one suit and with neighbouring numbers: the 4 and the 5 of Storm.
lesson-talismani-first-pair-done = An 8 of Sun has beaten you, just as you hoped.
lesson-talismani-first-aside = Your pair did not win and can forge: put it aside. It becomes a whole talisman as soon as Storm is at the head of the row.
lesson-talismani-first-aside-wrong = If you leave it on the table, the two cards are shared out like the others, or one becomes the stake. Put aside, the pair will become a talisman.
lesson-talismani-first-forged = The winner sent Sun to the end, and Storm came to the head. In the next turn, instead of playing, you forged: your pair is a whole talisman. With the First one that makes two.
lesson-talismani-first-low = Sometimes losing is better: whoever makes the lowest play chooses first when the cards are shared out. Play the 2 of Snow, which beats next to nothing, and see what comes of it.
lesson-talismani-first-low-wrong = This time we want to come last: your weakest card is the 2 of Snow.
lesson-talismani-first-take = Last on the table, first to choose. There is an 8 of Storm, the suit that dominates: take it.
lesson-talismani-first-take-wrong = You can do better: the 8 of Storm is worth a lot while Storm is at the head.
lesson-talismani-first-end = That is all: win stakes, forge pairs, lose when it pays. In a game you will also meet special cards, which change the stake or the row, and the Joker, which forges with any card that has a suit.

## The examples of the rules, to be played

lesson-talismani-row-play = Clouds rule: a card of Clouds, even a low one, beats all those of the other suits. Play the 2 of Clouds.
lesson-talismani-row-play-wrong = Of Clouds you have only the 2, and it will do: play it.
lesson-talismani-row-end = Your 2 of Clouds beat the 9 of Sun, and the 9 of Sun the 12 of Rain: first the suit counts, then the number. Now choose the stake; from here on the game is yours.
lesson-talismani-single-play = Sun rules, and somebody might play two cards that make 9 together. Play the 9 alone.
lesson-talismani-single-play-wrong = Sun rules: play the 9.
lesson-talismani-single-end = 4 and 5 of Sun make 9 like your 9, but with the same suit and value the single card beats the pair. You will choose the stake in a moment; from here on the game is yours.
