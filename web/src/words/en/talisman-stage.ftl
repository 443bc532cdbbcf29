stage-measure = Strength and Craft
stage-when = in round { $turn }
stage-lead = From round { $turn } to the end nobody has more Strength and Craft than { $name }.
stage-lead-always = Nobody ever had more Strength and Craft than { $name }.

drama-died = A character has died!
drama-died-about = As long as nobody has reached the Crown of Command, one comes back with another character.
drama-toad = A Toad!
drama-toad-about = For three turns Strength and Craft are 1, and it moves one space without a roll.
drama-portal = The Portal of Power opens!
drama-portal-about = Inside the Inner Region: the way to the Crown of Command begins here.
drama-crown = The Crown of Command is reached!
drama-crown-about = Whoever gets there casts the Command at all the others, turn after turn.
drama-command = The Command strikes!
drama-command-about = Whoever stands on the Crown takes lives from the others, turn after turn.
drama-duel = A duel!
drama-duel-about = The winner takes a life, or an Object, or gold.
