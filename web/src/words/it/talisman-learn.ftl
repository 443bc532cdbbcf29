# Talisman per chi impara.

## In un minuto

sheet-goal = Sei un eroe in un mondo fatto di tre anelli. Diventa forte girando nei due esterni, poi entra nel terzo e raggiungi la Corona, al centro: per l’ultimo passo ti serve un Talismano.
sheet-turn = Tira un dado e muovi di tante caselle, nel verso che vuoi. Dove arrivi peschi una carta o fai ciò che dice la casella: nemici, tesori, compagni. Per combattere tiri un dado e aggiungi la tua Forza (contro gli Spiriti, l’Astuzia); il nemico fa lo stesso. Il totale più alto vince: il nemico muore, oppure tu perdi una Vitalità. A zero Vitalità muori.
sheet-win = Dalla Corona lanci una magia che toglie Vitalità a tutti gli altri. Vince l’ultimo rimasto.

## Disegni

drawn-goal = Tre anelli di caselle, uno dentro l’altro; al centro la Corona.
drawn-turn = Un dado mostra 3: il Guerriero può andare tre caselle da una parte o dall’altra.
drawn-win = La Corona, e un cuore in meno per ciascuno degli altri.

## Esempi nelle regole

example-battle = Guerriero, Forza 4, tira 3: fa 7. Orso, Forza 3, tira 2: fa 5. L’orso è ucciso e diventa un trofeo.
example-standoff = 7 contro 7: stallo. Nessuno perde nulla e il turno finisce.
example-fate = Il dado mostra 1? Con 1 Fato lo ritiri, una volta sola: il nuovo numero vale.
example-trophies = Trofei per 7 punti Forza danno 1 punto Forza, per sempre.
example-move = Con un 3 ci sono due caselle possibili: una per ogni verso.

## Glossario

term-strength = Forza
term-strength-forms = Forza
term-strength-about = Quanto vali in combattimento. Si somma al dado.
term-craft = Astuzia
term-craft-forms = Astuzia
term-craft-about = Quanto vali contro gli Spiriti e nella magia: si somma al dado nel confronto psichico e dice quante Magie puoi avere.
term-life = Vitalità
term-life-forms = Vitalità
term-life-about = I colpi che puoi ancora subire. A zero il tuo personaggio muore.
term-fate = Fato
term-fate-forms = Fato
term-fate-about = La tua fortuna di riserva: con una pedina Fato ritiri un dado appena tirato.
term-alignment = Allineamento
term-alignment-forms = allineamento, Allineamento
term-alignment-about = Buono, Neutrale o Malvagio: certe carte e caselle ti trattano secondo questo.
term-region = Regione
term-region-forms = Regione, Regioni
term-region-about = Uno dei tre anelli del tabellone: Esterna, di Mezzo, Interna. Più vai al centro, più è pericoloso.
term-space = Casella
term-space-forms = casella, caselle
term-space-about = Un posto del tabellone. Dove ti fermi, fai ciò che dice.
term-adventure = Carta Avventura
term-adventure-forms = carta Avventura, carte Avventura
term-adventure-about = Ciò che si trova girando il mondo: nemici, tesori, compagni, incontri, eventi.
term-enemy = Nemico
term-enemy-forms = Nemico, Nemici
term-enemy-about = Una carta che ti attacca. Finché è lì non puoi prendere ciò che la casella offre.
term-spirit = Spirito
term-spirit-forms = Spirito, Spiriti
term-spirit-about = Un Nemico che attacca con l’Astuzia invece che con la Forza.
term-stranger = Straniero
term-stranger-forms = Straniero, Stranieri
term-stranger-about = Una carta con qualcuno da incontrare: fai ciò che dice, e spesso resta lì per chi viene dopo.
term-follower = Seguace
term-follower-forms = Seguace, Seguaci
term-follower-about = Un compagno che viaggia con te e di solito ti aiuta. Puoi averne quanti vuoi.
term-object = Oggetto
term-object-forms = Oggetto, Oggetti
term-object-about = Armi, armature e tesori. Ne puoi portare quattro, o di più con un Mulo.
term-spell = Magia
term-spell-forms = Magia, Magie
term-spell-about = Una carta che tieni segreta e usi una volta sola, nel momento che la carta indica.
term-talisman = Talismano
term-talisman-forms = Talismano, Talismani
term-talisman-about = Il lasciapassare per la Valle del Fuoco, e da lì per la Corona. Si trova per strada o compiendo una ricerca.
term-crown = Corona del Comando
term-crown-forms = Corona del Comando
term-crown-about = La casella al centro. Da lì lanci la magia di Comando, che toglie Vitalità a tutti gli altri.
term-command = Magia di Comando
term-command-forms = magia di Comando
term-command-about = La magia di chi è solo sulla Corona: con 4, 5 o 6 sul dado ogni altro perde 1 Vitalità.
term-battle = Combattimento
term-battle-forms = combattimento
term-battle-about = Dado più Forza contro dado più Forza: vince il totale più alto.
term-psychic = Confronto psichico
term-psychic-forms = confronto psichico, confronti psichici
term-psychic-about = Come un combattimento, ma con l’Astuzia al posto della Forza.
term-creature = Creatura
term-creature-forms = creatura, creature
term-creature-about = Tutto ciò che ti attacca e non è il personaggio di un altro giocatore.
term-standoff = Stallo
term-standoff-forms = stallo
term-standoff-about = Un pareggio in un attacco: nessuno perde nulla e il turno finisce.
term-trophy = Trofeo
term-trophy-forms = trofeo, trofei
term-trophy-about = Un Nemico che hai ucciso: ogni 7 punti Forza di trofei danno 1 Forza, ogni 7 punti Astuzia danno 1 Astuzia.
term-evade = Evitare
term-evade-forms = evita, evitare, evitati, evitato
term-evade-about = Scansare chi ti attacca: non succede nulla, né a te né a lui. Serve un’abilità o una carta.
term-toad = Rospo
term-toad-forms = Rospo, Rospi
term-toad-about = Una brutta sorpresa: per tre turni hai Forza e Astuzia 1 e fai un passo alla volta.
term-quest = Ricerca
term-quest-forms = ricerca
term-quest-about = Un incarico dello Stregone: se lo compi, ti dà un Talismano.
term-supply = Riserva
term-supply-forms = riserva
term-supply-about = I segnalini, le monete e le carte che non sono di nessuno.
term-counter = Segnalino
term-counter-forms = segnalino, segnalini
term-counter-about = Un punto guadagnato giocando, in più rispetto a quelli della scheda.
term-sheet = Scheda
term-sheet-forms = scheda
term-sheet-about = La carta del tuo personaggio: i suoi valori e ciò che sa fare.
