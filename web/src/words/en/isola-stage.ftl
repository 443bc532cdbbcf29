stage-measure = Order points
stage-when = in turn { $turn }
stage-lead = From turn { $turn } to the end nobody has more order points than { $name }.
stage-lead-always = Nobody ever had more order points than { $name }.

drama-conquered =
    { $count ->
        [one] A place is conquered!
       *[other] Several places are conquered!
    }
drama-conquered-about = It gives no more order points to whoever held it.
drama-duel = A challenge!
drama-duel-about = They fight at once and nobody scores; then the game goes on where it was.
