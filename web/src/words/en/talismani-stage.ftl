stage-measure = Talismans
stage-when = in turn { $turn }
stage-lead = From turn { $turn } to the end nobody has more talismans than { $name }.
stage-lead-always = Nobody ever had more talismans than { $name }.

drama-forged = A talisman is forged!
drama-forged-about = It counts as a whole one, and in a tie those decide.
drama-inverted = The weather turns upside down!
drama-inverted-about = The row is read backwards: the weakest suit is now the strongest.
