### Che cosa c’è in gioco in una domanda di Indy: che cosa si può volere, e perché. Arriva quando qualcuno lo legge.

stakes-shaman = Conta solo il colore, e solo se resti senza gettoni: si diventa spennati, e si rientra in gara con tre personaggi del colore del proprio sciamano. In tutto il resto gli sciamani sono uguali.
# Che cosa batte che cosa: si dice dove serve
stakes-ranking = Un team (tre personaggi di un colore) batte sempre uno standard (personaggio, cavallo e oggetto di un colore), e uno standard batte sempre una sbagliata. Le penne contano solo tra evocazioni dello stesso tipo: standard 9 batte sbagliata 12.
stakes-tokens = A fine manche l’evocazione peggiore costa un gettone; il team migliore, se è uno solo, ne prende uno dal piatto.
stakes-change = Cambi alla cieca: conviene lasciare le carte che non vanno d’accordo con le altre per colore. Dopo si scoprono tre carte, e potrai scambiarne una.
stakes-light = Quello che lasci resta scoperto: chi gioca dopo può prenderlo. E quello che prendi lo vedono tutti.
stakes-exchange = Uno scambio tra carte uguali per tipo e colore non cambia l’evocazione, ma può darle qualche penna in più.
stakes-lay = La quarta carta resta in mano, ed è quella con cui cominci la prossima manche.
stakes-return = Ti servono tre personaggi del colore del tuo sciamano: uno tuo e due scoperti. Le penne non contano. Se ci riesci prendi un gettone e torni in gara.
stakes-keep = La carta che tieni è l’unica che porti nella prossima manche: un personaggio del colore del tuo sciamano è la strada per rientrare.
stakes-eagle = Un’aquila prende una carta scoperta senza lasciarne nessuna e non ti costa il turno. Giocata prima del turno di un altro, può togliergli la carta che voleva.
