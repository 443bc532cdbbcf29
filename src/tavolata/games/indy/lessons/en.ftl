### The words of Indy's lessons.

## The first game

lesson-indy-first-title = The first manche
lesson-indy-first-about = The shaman, the hand, the swap, the evocation: a whole manche, step by step.
lesson-indy-first-shaman = Choose a shaman.
lesson-indy-first-hand = This is your hand.
lesson-indy-first-dark = This hand is promising: keep it as it is and pass.
lesson-indy-first-dark-wrong = You would change blindly. For now, pass.
lesson-indy-first-light = All you lack is a red object: give the blue one for the one on the table.
lesson-indy-first-light-done = Character, horse and object of one colour: a standard evocation.
lesson-indy-first-evoke = Now lay the three red cards.
lesson-indy-first-end = Well done: that was your first manche.
