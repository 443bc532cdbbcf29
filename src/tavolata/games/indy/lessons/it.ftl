### Le parole delle lezioni di Indy. $seat1, $seat2: i nomi degli altri posti.

## La prima partita

lesson-indy-first-title = Le prime due manche
lesson-indy-first-about = Dal primo sciamano al primo team, con un’aquila di mezzo: due manche guidate, quattro minuti.

lesson-indy-first-shaman = Ti diamo il benvenuto tra gli sciamani! Ognuno ha quattro gettoni penne e a ogni manche qualcuno ne perde uno: vince chi resta l’ultimo ad averne. Per cominciare tocca uno sciamano, quello che ti piace di più: per ora vale l’uno come l’altro.

lesson-indy-first-standard = Queste sono le tue quattro carte. Alla fine della manche ne calerai tre: la tua evocazione. La più comune è lo standard: un personaggio, un cavallo e un oggetto dello stesso colore. Guarda: di rosso hai già il personaggio e il cavallo. Ti manca un oggetto rosso.

lesson-indy-first-dark = Primo turno, il buio: puoi dare via una o due carte e pescarne altrettante dal mazzo, senza sapere quali. Il rosso lo vuoi tenere; l’oggetto verde e il cavallo blu, invece, non ti servono. Cambiali tutti e due.
lesson-indy-first-dark-wrong = Così daresti via una carta rossa, e sono proprio quelle che stai mettendo insieme. Cambia le due che non sono rosse: l’oggetto verde e il cavallo blu.
lesson-indy-first-dark-wrong-pass = Si può anche tenere tutto, ma qui due carte su quattro non ti servono e cambiarle non costa nulla. Dai via l’oggetto verde e il cavallo blu.
lesson-indy-first-dark-wrong-one = Buona idea, ma se ne possono cambiare due nello stesso turno, e di turni al buio ce n’è uno solo. Dai via anche l’altra carta che non è rossa.
lesson-indy-first-dark-done = Hai pescato un cavallo rosso da 6 e un oggetto blu da 6. Il numero sono le penne: a parità di evocazione vince chi ne somma di più. L’oggetto rosso, però, manca ancora.

lesson-indy-first-light = Secondo turno, la luce: sul tavolo ci sono tre carte scoperte e puoi scambiarne una con una tua, una qualsiasi. Ecco l’oggetto rosso! Prendilo e lascia una carta che non ti serve: l’oggetto blu, oppure il più piccolo dei tuoi due cavalli.
lesson-indy-first-light-wrong = Per uno standard ti servono un personaggio, un cavallo e un oggetto, tutti rossi: prendi l’oggetto rosso 4 e lascia l’oggetto blu 6 o il cavallo rosso 2, non le carte migliori.
lesson-indy-first-light-wrong-pass = Passare si può, ma la carta che ti manca è lì sul tavolo, e solo in questo turno puoi averla dando in cambio una carta qualsiasi. Lascia l’oggetto blu e prendi l’oggetto rosso.
lesson-indy-first-light-done = Fatto: ora hai uno standard. Le sei penne che forse hai lasciato sul tavolo non sono una perdita: uno standard batte qualsiasi evocazione sbagliata, cioè tre carte che non stanno insieme, per quante penne abbia.

lesson-indy-first-exchange = Terzo turno, l’evocazione: si è scoperta una quarta carta. { $seat1 } ha calato uno standard da 11 penne, { $seat2 } una sbagliata da 15. Prima di evocare puoi fare un ultimo scambio, ma solo con una carta dello stesso tipo e dello stesso colore. Dai il tuo personaggio rosso 3 per quello da 6.
lesson-indy-first-exchange-wrong = Così la tua evocazione non migliora: il rosso che serve ce l’hai già, ti mancano solo le penne. Scambia il personaggio rosso 3 con il personaggio rosso 6.

lesson-indy-first-evoke = Ora evoca: cala personaggio, cavallo e oggetto rossi. La quarta carta resta in mano e te la porti nella prossima manche. Evocare è obbligatorio, anche quando si sa di perdere.
lesson-indy-first-evoke-wrong = Sarebbe un’evocazione sbagliata o più povera. Servono tre carte rosse di tre tipi diversi: personaggio 6, cavallo 6, oggetto 4.
lesson-indy-first-evoke-done = Sedici penne! Prima conta la categoria, poi le penne: il tuo standard e quello di { $seat1 } battono la sbagliata di { $seat2 }, che pure ne aveva quindici. Chi ha la peggiore perde un gettone, che va nel piatto.

lesson-indy-first-team = Nuova manche: hai tenuto una carta e ne hai ricevute tre, tra cui due personaggi verdi. Tre personaggi dello stesso colore sono un team, e un team batte qualsiasi standard: team, poi standard, poi sbagliata. Tieni i due verdi e cambia le altre due.
lesson-indy-first-team-wrong = I due personaggi verdi sono già quasi un team, più forte di qualsiasi standard: tieni quelli e cambia tutte e due le altre carte.
lesson-indy-first-team-done = Un’aquila! In un’evocazione non vale nulla, ma vola: finché sul tavolo ci sono carte scoperte puoi giocarla in qualsiasi momento, anche nel turno degli altri, e prenderti una di quelle.

lesson-indy-first-eagle = È il turno di { $seat2 }, ma sul tavolo c’è un personaggio verde da 6, e chi ha un’aquila non aspetta. Giocala adesso e prendi il personaggio verde.
lesson-indy-first-eagle-wrong = L’aquila prende una carta sola: scegli quella che completa il team, il personaggio verde 6.
lesson-indy-first-eagle-wrong-pass = Potresti aspettare il tuo turno, ma { $seat2 } gioca prima di te e potrebbe portartelo via. Gioca l’aquila adesso.
lesson-indy-first-eagle-done = Preso! L’aquila è tornata sotto il mazzo e al posto della carta ne è arrivata un’altra. E ora hai in mano tre personaggi verdi: un team da 13 penne.

lesson-indy-first-turn = L’aquila non ti è costata il turno: eccolo. Ma il team è fatto e nessuna carta del tavolo lo migliora. A volte la mossa giusta è passare.
lesson-indy-first-turn-wrong = Così perderesti una carta del team, oppure non cambierebbe nulla: il team è già completo. Passa.

lesson-indy-first-top = { $seat2 } ha calato uno standard. Mostra il tuo team!
lesson-indy-first-top-wrong = Così il team si spezzerebbe e diventerebbe una sbagliata. Cala i tre personaggi verdi.
lesson-indy-first-top-done = Il tuo è il team migliore, e l’unico: prendi un gettone dal piatto, e ora ne hai cinque. { $seat1 } aveva l’evocazione peggiore e ne perde uno, anche se era uno standard. Con uno standard puoi salvare i tuoi gettoni; solo un team te ne porta di nuovi.

lesson-indy-first-end = Complimenti: hai visto tutto ciò che serve. Si va avanti così finché uno solo ha ancora gettoni: vince, e prende tutto il piatto. Chi perde l’ultimo gettone è spennato, ma gioca ancora, con due carte: rientra se fa un team del colore del suo sciamano.

## Gli esempi del regolamento, da giocare

lesson-indy-team-lay = Tre personaggi rossi: è un team, la combinazione più forte. Evocali.
lesson-indy-team-lay-wrong = Con il cavallo verde non stanno insieme. Evoca i tre personaggi rossi.
lesson-indy-team-end = Il tuo team da 13 penne batte lo standard da 9, e lo batterebbe anche con meno penne. Da qui si continua come vuoi tu.
lesson-indy-exchange-swap = Prima di evocare puoi scambiare una carta con una dello stesso tipo e dello stesso colore che sta sul tavolo. Hai il cavallo verde da 2, e c’è quello da 6: scambiali.
lesson-indy-exchange-swap-wrong = Puoi anche non scambiare, ma sul tavolo c’è un cavallo verde che vale di più: prendilo.
lesson-indy-exchange-lay = Ora personaggio, cavallo e oggetto sono tutti verdi: uno standard. Evocali.
lesson-indy-exchange-lay-wrong = Così non stanno insieme: evoca le tre carte verdi.
lesson-indy-exchange-end = Con lo scambio il tuo standard vale 13 penne invece di 9. Da qui si continua come vuoi tu.
