### Quello che dice l’allenatore: al tavolo, e di una partita finita.

## Un consiglio

hint-title = L’allenatore
hint-thinks = L’allenatore ci sta pensando…
# $answer: una risposta, a parole
hint-would = Un giocatore forte farebbe così: { $answer }
# $why: una ragione del bot del gioco
hint-why = { $why }
# $chance, $otherChance: su cento partite; $other: una risposta, a parole
hint-clear = A pensare più avanti, così si vincono circa { $chance } partite su cento; con la migliore delle altre risposte, «{ $other }», circa { $otherChance }.
hint-close = A pensare più avanti, vale più o meno quanto «{ $other }»: { $chance } partite su cento contro { $otherChance }.
hint-do = Fai così
hint-away = Metti via il consiglio

## Un segno dopo un errore evidente

mark-title = L’allenatore, sulla tua ultima risposta
# $given, $better: risposte, a parole; $better anche in più passi; $points: su cento partite
mark-text = «{ $given }» è costata circa { $points } partite su cento. Meglio: «{ $better }».
mark-away = Metti via
set-marks = Segna i miei errori evidenti
set-marks-about = Dopo una tua risposta chiaramente peggiore di un’altra, una riga discreta dice che cosa era meglio. La vedi solo tu, e conta come un consiglio.
set-marks-none = In questo gioco l’allenatore non segna gli errori: i suoi bot sanno che cosa promette bene, non quante volte fa vincere.

## Una partita spiegata

analysis-title = Analisi
analysis-about = Chi stava vincendo e quando, che cosa l’ha decisa, quali risposte sono costate di più e quanto c’entrava la fortuna. I bot di questo gioco la proseguono molte volte da ogni momento: ci vuole un minuto, o qualcuno di più.
analysis-begin = Spiega questa partita
analysis-waiting = Prima si spiegano altre partite…
analysis-running = I bot ripensano a questa partita: { $percent }%
analysis-failed = I bot non sono venuti a capo di questa partita.
analysis-again = Riprova
analysis-curve = Le probabilità di vincere
analysis-curve-about = Come andrebbe avanti tra bot della stessa forza, da quello che ciascuno poteva sapere. Tocca le linee, o seguile con le frecce: il replay va a quel momento.
analysis-moment-slider = Turno, lungo le linee
# $game: il nome; $clock: un numero
analysis-clock = { $game ->
        [indy] Manche
        [isola] Puntata
        [timeline] Giro
       *[other] Turno
    } { $clock }
analysis-decided = Che cosa l’ha decisa
analysis-decided-about = Dove qualcuno ha guadagnato di più, per fortuna o per bravura.
analysis-rises = { $name } sale da { $before } a { $after }%
analysis-mistakes = Le risposte più care
analysis-mistakes-about = In punti su cento di probabilità di vincere, giudicate da quello che chi giocava poteva sapere allora: la sfortuna non è un errore.
analysis-lost = { $points ->
        [0] nessun errore evidente
        [one] un punto lasciato per strada in tutto
       *[other] { $points } punti lasciati per strada in tutto
    }
analysis-mistake = «{ $given }» è costata { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
analysis-better = Meglio: «{ $better }».
analysis-not-weighed = In questo gioco i bot ricordano invece di calcolare: non sanno dire quale risposta fosse un errore.
analysis-luck = Fortuna e bravura
analysis-luck-about = Le stesse carte e la stessa fortuna, giocate da bot uguali: chi avrebbe vinto quante volte.
analysis-luck-kind = Ha vinto { $name }, e le carte stavano da quella parte: da lì bot uguali vincono { $share } volte su cento.
analysis-luck-skill = Ha vinto { $name }, contro le carte: da lì bot uguali vincono solo { $share } volte su cento.
analysis-jump = Guarda questo momento
