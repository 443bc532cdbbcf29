stage-measure = Tokens
stage-when = in round { $turn }
stage-lead = From round { $turn } to the end nobody has more tokens than { $name }.
stage-lead-always = Nobody ever had more tokens than { $name }.

drama-plucked = Plucked!
drama-plucked-about = Without tokens one still plays: a team in the shaman’s colour brings a token back from the plate.
drama-returned = Flying again!
drama-returned-about = The shaman’s team has worked: plucked no more.
drama-nobody = Nobody has a token left!
drama-nobody-about = Two cards each: the first shaman’s team wins the game.
