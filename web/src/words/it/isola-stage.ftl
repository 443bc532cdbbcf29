stage-measure = Punti ordine
stage-when = alla puntata { $turn }
stage-lead = Dalla puntata { $turn } alla fine nessuno ha più punti ordine di { $name }.
stage-lead-always = Nessuno, mai, ha avuto più punti ordine di { $name }.

drama-conquered =
    { $count ->
        [one] Un luogo è conquistato!
       *[other] Più luoghi conquistati!
    }
drama-conquered-about = Non dà più punti ordine a chi lo teneva.
drama-duel = Sfida!
drama-duel-about = Si combatte subito e nessuno guadagna punti; poi il gioco riprende dov’era.
