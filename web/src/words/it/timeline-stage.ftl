stage-measure = Carte ancora da piazzare
stage-measure-team = Punti del team
stage-when = al giro { $turn }
stage-lead = Dal giro { $turn } alla fine nessuno ha meno carte di { $name }.
stage-lead-always = Nessuno, mai, ha avuto meno carte di { $name }.

drama-last-card = L’ultima carta!
drama-last-card-about = Si finisce il giro: se nessun altro resta senza carte, è vittoria.
drama-tie-break = Spareggio!
drama-tie-break-about = Una carta a testa: appena uno solo la mette al posto giusto, ha vinto.
drama-eliminated = Fuori dallo spareggio!
drama-eliminated-about = Gli altri vanno avanti.
