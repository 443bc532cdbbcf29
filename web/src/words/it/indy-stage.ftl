stage-measure = Gettoni
stage-when = alla manche { $turn }
stage-lead = Dalla manche { $turn } alla fine nessuno ha più gettoni di { $name }.
stage-lead-always = Nessuno, mai, ha avuto più gettoni di { $name }.

drama-plucked = Spennato!
drama-plucked-about = Senza gettoni si gioca ancora: con un team del colore dello sciamano si riprende un gettone dal piatto.
drama-returned = Si torna a volare!
drama-returned-about = Il team sciamano è riuscito: non è più uno spennato.
drama-nobody = Nessuno ha più gettoni!
drama-nobody-about = Due carte a testa: il primo team sciamano vince la partita.
