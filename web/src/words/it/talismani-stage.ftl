stage-measure = Talismani
stage-when = al turno { $turn }
stage-lead = Dal turno { $turn } alla fine nessuno ha più talismani di { $name }.
stage-lead-always = Nessuno, mai, ha avuto più talismani di { $name }.

drama-forged = Un talismano forgiato!
drama-forged-about = Vale un talismano intero, e nello spareggio contano quelli.
drama-inverted = Il tempo si rovescia!
drama-inverted-about = La fila si legge al contrario: il seme più debole ora è il più forte.
