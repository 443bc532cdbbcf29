### Che cosa c’è in gioco in una domanda dei Talismani del Tempo. I semi arrivano già leggibili, come le carte.

# $first: il seme che domina; $second: il secondo della fila; $last: l’ultimo
stakes-play = Vince la giocata del seme più avanti nella fila: ora { $first } batte tutti, poi { $second }, e { $last } è l’ultimo. Il valore decide solo tra carte dello stesso seme.
# $worth: quanto vale la posta, già detto
stakes-play-prize = Chi vince prende la posta ({ $worth }), ma cede le carte che ha giocato.
stakes-play-coin = La moneta su una carta dice che può forgiare: uno 0 da solo, due carte in sequenza dello stesso seme, o un Jolly con una fata. Forgiare dà un talismano intero.
stakes-play-lose = Perdere può convenire: chi non vince può mettere da parte la combinazione e forgiarla quando domina il suo seme, oppure prende carte, e sceglie per primo chi ha giocato più basso.
stakes-aside = Messe da parte diventano un talismano intero quando il loro seme domina; se domina già, subito. In cambio non prendi carte in questo turno, e nel turno in cui forgi non giochi.
stakes-stake = Chi vincerà il prossimo turno prende questa carta: vale mezzo talismano qualunque sia. È un modo per togliere di mezzo una carta con cui un altro potrebbe forgiare.
stakes-reorder = Più un seme è avanti nella fila, più è forte. Sposta in avanti quelli che hai in mano, o allontana quello che un altro aspetta per forgiare. Il dominante non si tocca.
stakes-weather = Il seme che domina batte tutti gli altri, e chi ha talismani di quel seme da parte li forgia, saltando il turno. Guarda chi aspetta che cosa.
stakes-take = Cerca carte che forgino con le tue: due in sequenza dello stesso seme, o uno 0. La partita finisce quando qualcuno resta senza carte.
