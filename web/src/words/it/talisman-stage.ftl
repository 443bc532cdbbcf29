stage-measure = Forza e Astuzia
stage-when = al giro { $turn }
stage-lead = Dal giro { $turn } alla fine nessuno ha più Forza e Astuzia di { $name }.
stage-lead-always = Nessuno, mai, ha avuto più Forza e Astuzia di { $name }.

drama-died = Un personaggio è morto!
drama-died-about = Finché nessuno ha raggiunto la Corona del Comando si rientra con un altro personaggio.
drama-toad = Un Rospo!
drama-toad-about = Per tre turni ha Forza 1 e Astuzia 1, e si muove di una casella senza tirare.
drama-portal = Il Portale del Potere si apre!
drama-portal-about = È dentro la Regione Interna: la strada per la Corona del Comando comincia qui.
drama-crown = La Corona del Comando è raggiunta!
drama-crown-about = Chi ci arriva lancia il Comando contro tutti gli altri, turno dopo turno.
drama-command = Il Comando colpisce!
drama-command-about = Chi sta sulla Corona toglie Vitalità agli altri, turno dopo turno.
drama-duel = Duello!
drama-duel-about = Chi vince toglie una Vitalità, o prende un Oggetto o dell’oro.
