# Isola dei Demoni per chi impara.

## In un minuto

sheet-goal = Siete in due, ciascuno con il suo mazzo. Vince chi, cominciando il proprio turno, ha almeno dieci punti più dell’altro.
sheet-turn = Incassi i punti verdi dei tuoi luoghi, peschi da una a tre carte, ne metti in tavola quante vuoi e poi, se ti va, attacchi un luogo dell’avversario. Chi combatte si mette in colonna: gli attacchi si sommano, e il colpo arriva alla prima carta nemica. Toglie prima la difesa, poi la resistenza; ciò che avanza passa alla carta dietro.
sheet-win = Un luogo attaccato e rimasto senza difensori è conquistato, e non dà più punti. I punti ocra di ogni nemico vinto vanno a te. Attenzione: chi finisce il mazzo perde.

## Disegni

drawn-goal = Due luoghi con i loro punti verdi, che si incassano a ogni turno.
drawn-turn = Due eserciti in colonna attaccano: 4 danni arrivano alla prima carta nemica.
drawn-win = Un esercito vinto: il suo punto ocra va a chi lo ha vinto.

## Esempi nelle regole

example-settle = Un luogo abitato e un esercito entrano insieme, dalla mano.
example-frontier = Si attacca dalla frontiera, il luogo giocato per ultimo; poi quello dietro.
example-column = 2 + 2 = 4 danni. Il primo esercito ne assorbe 2 (difesa 1 + resistenza 1) ed è vinto; gli altri 2 vincono il secondo.
example-not-beaten = 2 danni contro difesa 1 e resistenza 2: la resistenza non è finita, la carta resta come nuova.
example-life = Danni più alti della difesa: un maestro perde una vita, una sola.

## Glossario

term-turn = Puntata
term-turn-forms = puntata, puntate
term-turn-about = Il turno di un giocatore: punti, pescata, carte in tavola, combattimento, epilogo.
term-turn-player = Giocatore di puntata
term-turn-player-forms = giocatore di puntata
term-turn-player-about = Il giocatore a cui tocca.
term-order-points = Punti ordine
term-order-points-forms = punti ordine
term-order-points-about = I punti della partita: verdi dai luoghi abitati, ocra dalle carte vinte. Con dieci di vantaggio, all’inizio della tua puntata, vinci.
term-green = Punti verdi
term-green-forms = punti verdi, punti ordine verdi
term-green-about = I punti che un luogo abitato ti dà all’inizio di ogni tua puntata.
term-ochre = Punti ocra
term-ochre-forms = punti ocra, punti ordine ocra
term-ochre-about = I punti stampati su una carta che vanno a chi la vince in combattimento.
term-future = Futuro
term-future-forms = futuro
term-future-about = Il mazzo da cui peschi. Se finisce, hai perso.
term-past = Passato
term-past-forms = passato
term-past-about = I tuoi scarti, a faccia in su.
term-present = Presente
term-present-forms = presente, presenti
term-present-about = Le tue carte in tavola: forze, territorio e destino.
term-destiny = Destino
term-destiny-forms = destino
term-destiny-about = Il posto degli eventi che restano in tavola.
term-territory = Territorio
term-territory-forms = territorio
term-territory-about = I tuoi luoghi, in fila nell’ordine in cui li hai giocati.
term-frontier = Frontiera
term-frontier-forms = frontiera
term-frontier-about = Il luogo giocato per ultimo, il più vicino all’avversario: si attacca per primo.
term-place = Luogo
term-place-forms = luogo, luoghi
term-place-about = Una carta da tenere e da difendere. Se è abitato dà punti, e si gioca insieme a un esercito.
term-inhabited = Abitato
term-inhabited-forms = luogo abitato, luoghi abitati
term-inhabited-about = Un luogo che dà punti verdi. Si gioca solo insieme a un esercito.
term-master = Maestro
term-master-forms = maestro, maestri
term-master-about = La carta più forte: ha vite invece della resistenza, e può combattere da sola o comandare un gruppo.
term-character = Personaggio
term-character-forms = personaggio, personaggi
term-character-about = Una carta che combatte e si gioca da sola.
term-army = Esercito
term-army-forms = esercito, eserciti
term-army-about = Una carta che combatte. Di solito si gioca insieme a un luogo abitato.
term-protagonist = Protagonista
term-protagonist-forms = protagonista, protagonisti
term-protagonist-about = Maestro, personaggio o esercito: chi può attaccare e difendere.
term-school = Scuola
term-school-forms = Scuola, Scuole
term-school-about = Hokuto, Nanto o Cento; alcune carte non ne hanno. Carte di due Scuole diverse non combattono insieme.
term-life = Vita
term-life-forms = vita, vite
term-life-about = Prende il posto della resistenza: assorbe qualsiasi colpo, e poi è persa.
term-stack = Pila
term-stack-forms = pila
term-stack-about = Più copie dello stesso maestro o personaggio: ognuna è una vita, e insieme agiscono come una carta sola.
term-mirror = Doppione
term-mirror-forms = doppione, doppioni
term-mirror-about = La copia di una carta con vita che l’avversario ha già in gioco: non entra, ma gli toglie una vita.
term-resistance = Resistenza
term-resistance-forms = resistenza
term-resistance-about = I danni che una carta regge oltre la difesa. Finita la resistenza, la carta è vinta.
term-defence = Difesa
term-defence-forms = difesa
term-defence-about = I danni che una carta ferma prima di cominciare a soffrire.
term-engaged = Impegnata
term-engaged-forms = impegnata, impegnate, impegnati
term-engaged-about = Una carta che ha già combattuto: è girata, e torna pronta all’inizio della tua puntata.
term-ready = Disimpegnata
term-ready-forms = disimpegnata, disimpegnate, disimpegna
term-ready-about = Pronta a combattere.
term-group = Gruppo
term-group-forms = gruppo, gruppi
term-group-about = Le carte che attaccano insieme lo stesso bersaglio, o insieme lo difendono.
term-column = Colonna
term-column-forms = colonna, colonne
term-column-about = L’ordine delle carte di un gruppo: i danni arrivano alla prima e passano indietro.
term-commander = Comandante
term-commander-forms = comandante, comandanti
term-commander-about = Un maestro in fondo alla colonna: non combatte, ma con le sue vite accende le capacità degli altri.
term-fight = Scontro
term-fight-forms = scontro
term-fight-about = Due gruppi, uno contro l’altro, per un luogo.
term-beaten = Vinta
term-beaten-forms = vinta, vinte, vinto
term-beaten-about = Una carta che ha finito la resistenza: va nel passato di chi la possiede.
term-assigned = Assegnata
term-assigned-forms = assegnata, assegnate, assegna, assegnano
term-assigned-about = Attaccata a un’altra carta, che ne prende i valori e le capacità.
term-presentation = Presentazione
term-presentation-forms = fase di presentazione, presentazione
term-presentation-about = Il momento della puntata in cui metti in tavola le carte della mano.
term-play-discard = Gioca e scarta
term-play-discard-forms = gioca e scarta
term-play-discard-about = Una carta che ha effetto subito e poi va nel passato; si può giocare anche in combattimento.
term-event = Evento
term-event-forms = evento, eventi
term-event-about = Una carta che fa succedere qualcosa: subito, per una puntata o finché resta in tavola.
term-technique = Tecnica
term-technique-forms = tecnica, tecniche
term-technique-about = Una mossa che un maestro usa in combattimento: una per scontro.
term-spirit = Spirito
term-spirit-forms = spirito, spiriti
term-spirit-about = Una forza d’animo di un maestro: una per scontro, insieme alla tecnica.
term-equipment = Equipaggiamento
term-equipment-forms = equipaggiamento, equipaggiamenti
term-equipment-about = Armi e altro, da dare a un personaggio, a un esercito o a un luogo.
term-special = Speciale
term-special-forms = speciale, speciali
term-special-about = Una carta che si assegna a un’altra e le dà qualcosa di particolare.
