stage-measure = Cards still to be placed
stage-measure-team = Points of the team
stage-when = in round { $turn }
stage-lead = From round { $turn } to the end nobody has fewer cards than { $name }.
stage-lead-always = Nobody ever had fewer cards than { $name }.

drama-last-card = The last card!
drama-last-card-about = The round is played to its end: if nobody else runs out of cards, that is victory.
drama-tie-break = A tie-break!
drama-tie-break-about = One card each: as soon as only one gets it right, that one wins.
drama-eliminated = Out of the tie-break!
drama-eliminated-about = The others go on.
