### What is at stake in a question of Timeline Twist.

stakes-place = Whoever gets rid of all their cards first wins. In the right place the card stays in the line; in a wrong one it is discarded and you draw another. Play the cards you are least sure of early, and keep the easy ones: every card in the line makes the spaces narrower.
# Only where there is a mouse or a pen
stakes-place-drag = You can also drag a card to its place.
stakes-turn = In the row a card is worth 2 points, in a gap 1; every discard and every card left over takes 1 away. If you turn cards over and none finds a place in your whole turn, the game ends at once: begin with the surest, or discard.
stakes-put = At an end of the row the card is worth 2 points and opens a new gap; in a gap it is worth 1 and fills it for good.
stakes-again = Another card that finds a place is worth 1 or 2 points. If it does not, it stays blocked in front of you and takes 1 point away at the end.
