### Le parole di Talisman. $seat, $other e $rival sono i nomi di chi siede al posto, $seats più nomi già uniti. Le carte arrivano
### con l’articolo (card-…-the), anche negli elenchi; le caselle con la preposizione (space-…-in). Negli errori carte e
### caselle stanno in notazione (SWORD3, FIELDS1).

## Il gioco

game-name = Talisman
game-minutes = da 45 minuti in su
game-tagline = Tre Regioni, un Talismano, una sola Corona
game-about = Un personaggio a testa, un dado, e un mondo da girare: nelle Regioni Esterna e di Mezzo si affrontano Nemici, si trovano Oggetti, Seguaci e Magie, si cresce in Forza e in Astuzia. Chi si sente pronto passa il Portale del Potere e, con un Talismano, raggiunge la Corona del Comando: da lassù lancia la magia che toglie vita a tutti gli altri. Vince chi resta per ultimo. Un’avventura lunga, con molti dadi, molti agguati e qualche Rospo.
game-length = Una serata: da due a quattro ore, a seconda di quanti siete; le varianti la accorciano.

## Le carte

# Ogni carta: il nome, il nome con l’articolo, che cosa fa; alcune hanno anche una riga di colore
card-angel = Angelo
card-angel-the = l’Angelo
card-angel-text = Se sei Buono guadagni 1 Vitalità, se sei Malvagio ne perdi 1; se sei Neutrale non succede nulla.
card-blizzard = Bufera
card-blizzard-the = la Bufera
card-blizzard-text = Per due giri tutti, ovunque siano, si muovono di una sola casella per turno.
card-book = Libro delle Magie
card-book-the = il Libro delle Magie
card-book-text = Pesca Magie fino al massimo che la tua Astuzia consente.
card-devil = Diavolo
card-devil-the = il Diavolo
card-devil-text = Se sei Malvagio guadagni 1 Vitalità, se sei Buono ne perdi 1; se sei Neutrale non succede nulla.
card-darkness = Oscurità Malefica
card-darkness-the = l’Oscurità Malefica
card-darkness-text = Ogni personaggio che non sia Malvagio perde un turno.
card-imp = Diavoletto
card-imp-the = il Diavoletto
card-imp-text = Tira un dado: ti teletrasporta. 1 Rupi, 2 Foresta, 3 Taverna, 4 Rovine, 5 Valle Nascosta, 6 Radura Maledetta.
card-vortex = Vortice Magico
card-vortex-the = il Vortice Magico
card-vortex-text = Tutti scartano tutte le loro Magie.
card-marketday = Giorno di Mercato
card-marketday-the = il Giorno di Mercato
card-marketday-text = A cominciare da chi l’ha pescato, in senso orario, tutti possono comprare: Spada 1, Elmo 1, Borraccia 1, Scudo 2, Mulo 2, Zattera 3 monete.
card-mephisto = Mefistofele
card-mephisto-the = Mefistofele
card-mephisto-text = Se sei Malvagio guadagni 1 Astuzia, altrimenti diventi Malvagio.
card-pestilence = Pestilenza
card-pestilence-the = la Pestilenza
card-pestilence-text = Tutti i personaggi di questa Regione, tu compreso, perdono 1 Vitalità.
card-raiders = Predoni
card-raiders-the = i Predoni
card-raiders-text = Perdi tutto il tuo oro: finisce nell’Oasi, per chi ci arriva.
card-siren = Sirena
card-siren-the = la Sirena
card-siren-text = Tutti i personaggi di questa Regione saltano il prossimo turno. Anche tu ne perdi uno: questo, se restano carte da affrontare (R-19).
card-storm = Tempesta
card-storm-the = la Tempesta
card-storm-text = Tutti i personaggi di questa Regione, tu compreso, perdono un turno.
card-ape = Scimmione
card-ape-the = lo Scimmione
card-ape-text = Combatte con Forza 3.
card-ape-flavour = Si batte il petto: qualcuno gli ha toccato le banane.
card-bear = Orso
card-bear-the = l’Orso
card-bear-text = Combatte con Forza 3.
card-bear-flavour = Svegliato a metà dell’inverno, e di pessimo umore.
card-lion = Leone
card-lion-the = il Leone
card-lion-text = Combatte con Forza 3.
card-lion-flavour = Lontano da casa, affamato, e sempre re.
card-serpent = Serpente
card-serpent-the = il Serpente
card-serpent-text = Combatte con Forza 4.
card-serpent-flavour = Quello che sembrava un tronco ti sta guardando.
card-boar = Cinghiale
card-boar-the = il Cinghiale
card-boar-text = Combatte con Forza 1.
card-boar-flavour = Piccolo, testardo, e corre solo in linea retta.
card-wolf = Lupo
card-wolf-the = il Lupo
card-wolf-text = Combatte con Forza 2.
card-wolf-flavour = Dove ce n’è uno, di solito c’è un branco.
card-dragon = Drago
card-dragon-the = il Drago
card-dragon-text = Combatte con Forza 7.
card-dragon-flavour = Il fumo all’orizzonte non era un camino.
card-bandit = Bandito
card-bandit-the = il Bandito
card-bandit-text = Combatte con Forza 4. Se gli paghi 1 moneta ti lascia in pace, ma resta qui.
card-giant = Gigante
card-giant-the = il Gigante
card-giant-text = Combatte con Forza 6.
card-giant-flavour = Cerca qualcuno con cui giocare a palla. Qualcuno, non qualcosa.
card-goblin = Goblin
card-goblin-the = il Goblin
card-goblin-text = Combatte con Forza 2.
card-goblin-flavour = Ride sempre per ultimo, ma di rado per primo.
card-hobgoblin = Hobgoblin
card-hobgoblin-the = l’Hobgoblin
card-hobgoblin-text = Combatte con Forza 3.
card-hobgoblin-flavour = Il cugino grosso, quello che nessuno invita.
card-ogre = Ogre
card-ogre-the = l’Ogre
card-ogre-text = Combatte con Forza 5.
card-ogre-flavour = Ha già mangiato, ma fa volentieri il bis.
card-demon = Demone
card-demon-the = il Demone
card-demon-text = Ti affronta in confronto psichico con Astuzia 10.
card-demon-flavour = Conosce il tuo nome, e non gliel’hai detto tu.
card-ghost = Fantasma
card-ghost-the = il Fantasma
card-ghost-text = Appena pescato, tira un dado e mettilo: 1 Città, 2 Villaggio, 3 Cimitero, 4 Cappella, 5 Castello, 6 Tempio. Affronta in confronto psichico, con Astuzia 4, chi arriva lì.
card-lemure = Lemure
card-lemure-the = il Lemure
card-lemure-text = Ti affronta in confronto psichico con Astuzia 1.
card-lemure-flavour = Un’anima così piccola che quasi fa tenerezza.
card-shadow = Ombra
card-shadow-the = l’Ombra
card-shadow-text = Ti affronta in confronto psichico con Astuzia 2.
card-shadow-flavour = È la tua, ma si è stancata di seguirti.
card-spectre = Spettro
card-spectre-the = lo Spettro
card-spectre-text = Ti affronta in confronto psichico con Astuzia 3.
card-spectre-flavour = Un freddo sulla nuca, poi due occhi.
card-wraith = Apparizione
card-wraith-the = l’Apparizione
card-wraith-text = Ti affronta in confronto psichico con Astuzia 5.
card-wraith-flavour = Porta ancora la corona di un regno dimenticato.
card-enchanter = Incantatore
card-enchanter-the = l’Incantatore
card-enchanter-text = Esaudisce un desiderio del primo che gli fa visita con Astuzia 4 o più: 1 Magia, 1 moneta, 1 Forza, 1 Astuzia, 1 Vitalità, 1 Fato, o un teletrasporto in un’altra casella di questa Regione. Poi se ne va.
card-fairy = Fata
card-fairy-the = la Fata
card-fairy-text = Esaudisce un desiderio del primo personaggio Buono che le fa visita: 1 Magia, 1 moneta, 1 Forza, 1 Astuzia, 1 Vitalità, 1 Fato, o un teletrasporto in un’altra casella di questa Regione. Poi se ne va.
card-healer = Guaritore
card-healer-the = il Guaritore
card-healer-text = A ogni visita guarisci gratis fino a 2 Vitalità.
card-hermit = Eremita
card-hermit-the = l’Eremita
card-hermit-text = Appena pescato, tira un dado e mettilo: 1 Cripta, 2 Piana del Pericolo, 3 Radura Maledetta, 4 Oasi, 5 Rupi, 6 Foresta. Dà un Talismano al primo che arriva lì, poi se ne va; se non ne restano aspetta.
card-mage = Mago Gentile
card-mage-the = il Mago Gentile
card-mage-text = A ogni visita, se sei Buono e la tua Astuzia lo consente, guadagni 1 Magia.
card-phantom = Spirito Errante
card-phantom-the = lo Spirito Errante
card-phantom-text = Esaudisce un desiderio del primo personaggio Malvagio che gli fa visita: 1 Magia, 1 moneta, 1 Forza, 1 Astuzia, 1 Vitalità, 1 Fato, o un teletrasporto in un’altra casella di questa Regione. Poi svanisce.
card-sorcerer = Fattucchiere
card-sorcerer-the = il Fattucchiere
card-sorcerer-text = A ogni visita, se la tua Astuzia lo consente, puoi comprare una Magia per 1 moneta.
card-witch = Strega
card-witch-the = la Strega
card-witch-text = A ogni visita tira un dado. 1 diventi un Rospo per 3 turni; 2 perdi 1 Vitalità; 3 guadagni 1 Forza; 4 guadagni 1 Astuzia; 5 guadagni 1 Magia; 6 recuperi tutto il Fato.
card-alchemist = Alchimista
card-alchemist-the = l’Alchimista
card-alchemist-text = Prima di muovere o dell’incontro puoi fargli mutare in oro quanti tuoi Oggetti vuoi: li scarti e ricevi 1 moneta per ciascuno.
card-hag = Megera
card-hag-the = la Megera
card-hag-text = Ti segue per forza: perdi tutti gli altri Seguaci e non puoi averne. Ti lascia quando fai visita al Mistico del Villaggio.
card-gnome = Gnomo
card-gnome-the = lo Gnomo
card-gnome-text = Con lui tiri 1 dado per aprire il Portale con l’Astuzia e 2 nelle Miniere; sulle Rupi puoi non tirare; sulle Colline puoi evitare chi vuoi.
card-guide = Guida
card-guide-the = la Guida
card-guide-text = Nell’Abisso, sulle Rupi e nella Foresta puoi non tirare il dado.
card-maiden = Fanciulla
card-maiden-the = la Fanciulla
card-maiden-text = +2 Astuzia.
card-mercenary = Mercenario
card-mercenary-the = il Mercenario
card-mercenary-text = Costa 1 moneta prenderlo. Una volta per turno, per 1 moneta: +3 Forza in combattimento fino alla fine del turno.
card-mule = Mulo
card-mule-the = il Mulo
card-mule-text = Porta per te altri 4 Oggetti.
card-pixie = Folletto
card-pixie-the = il Folletto
card-pixie-text = Nella Foresta puoi non tirare il dado; nei Boschi puoi evitare chi vuoi.
card-poltergeist = Poltergeist
card-poltergeist-the = il Poltergeist
card-poltergeist-text = Ti segue per forza: muovi di una sola casella per turno. Ti lascia solo se attraversi il fiume, per il ponte, in zattera o in traghetto.
card-prince = Principe
card-prince-the = il Principe
card-prince-text = Con lui, al Castello, guarisci gratis fino a 2 Vitalità; lì puoi anche lasciarlo per 3 monete.
card-princess = Principessa
card-princess-the = la Principessa
card-princess-text = Con lei, al Castello, guarisci gratis fino a 2 Vitalità; lì puoi anche lasciarla per 3 monete.
card-unicorn = Unicorno
card-unicorn-the = l’Unicorno
card-unicorn-text = +1 Forza e +1 Astuzia.
card-amulet = Amuleto
card-amulet-the = l’Amuleto
card-amulet-text = Nessuna Magia ha effetto su di te, tranne quella di Comando; ma nemmeno tu puoi lanciarne, neppure quella.
card-cross = Croce
card-cross-the = la Croce
card-cross-text = Puoi distruggere gli Spiriti senza confronto psichico, ma non sono trofei. Non perdi Vitalità nella Cappella né nel Cimitero.
card-grail = Santo Graal
card-grail-the = il Santo Graal
card-grail-text = Non per i Malvagi. +1 Astuzia; nel Deserto non perdi Vitalità.
card-lance = Lancia Sacra
card-lance-the = la Lancia Sacra
card-lance-text = Arma. Non per i Malvagi. +1 Forza in combattimento, +3 contro i Draghi.
card-belt = Cintura Magica
card-belt-the = la Cintura Magica
card-belt-text = +1 Forza.
card-orb = Globo della Conoscenza
card-orb-the = il Globo della Conoscenza
card-orb-text = Quando peschi carte Avventura puoi scartarne una e pescarne un’altra, che va affrontata.
card-potion = Pozione della Forza
card-potion-the = la Pozione della Forza
card-potion-text = Bevila: +2 Forza fino alla fine del turno. Poi è finita.
card-ring = Anello
card-ring-the = l’Anello
card-ring-text = +1 Forza e +1 Astuzia.
card-runesword = Spada delle Rune
card-runesword-the = la Spada delle Rune
card-runesword-text = Arma. Non per i Buoni. +1 Forza in combattimento; se con lei uccidi un Nemico o togli una Vitalità a un personaggio, guadagni 1 Vitalità.
card-solomon = Corona di Salomone
card-solomon-the = la Corona di Salomone
card-solomon-text = +2 Astuzia.
card-talisman = Talismano
card-talisman-the = il Talismano
card-talisman-text = Con un Talismano puoi entrare nella Valle del Fuoco.
card-talisman-flavour = Pesa poco, e scotta come se ricordasse il fuoco in cui è nato.
card-wand = Bacchetta
card-wand-the = la Bacchetta
card-wand-text = Quando lanci la tua ultima Magia ne peschi un’altra, se la tua Astuzia lo consente.
card-armour = Armatura
card-armour-the = l’Armatura
card-armour-text = Armatura. Se perdi un combattimento tira un dado: con 4, 5 o 6 non perdi la Vitalità.
card-axe = Ascia
card-axe-the = l’Ascia
card-axe-text = Arma. +1 Forza in combattimento. Nei Boschi e nella Foresta puoi costruire una Zattera invece di muovere.
card-bag = Borsa d’oro
card-bag-the = la Borsa d’oro
card-bag-text = Vale subito 1 moneta.
card-bag-flavour = Qualcuno l’ha perduta. Peccato.
card-helmet = Elmo
card-helmet-the = l’Elmo
card-helmet-text = Armatura. Se perdi un combattimento tira un dado: con 6 non perdi la Vitalità.
card-raft = Zattera
card-raft-the = la Zattera
card-raft-text = Al prossimo turno, invece di muovere, puoi attraversare il fiume fino alla casella di fronte. Poi, usata o no, è perduta.
card-shield = Scudo
card-shield-the = lo Scudo
card-shield-text = Armatura. Se perdi un combattimento tira un dado: con 5 o 6 non perdi la Vitalità.
card-sword = Spada
card-sword-the = la Spada
card-sword-text = Arma. +1 Forza in combattimento.
card-twobags = Due Borse d’oro
card-twobags-the = le Due Borse d’oro
card-twobags-text = Valgono subito 2 monete.
card-twobags-flavour = Qualcuno le ha perdute tutt’e due. Doppio peccato.
card-bottle = Borraccia
card-bottle-the = la Borraccia
card-bottle-text = Nel Deserto non perdi Vitalità.
card-cavern = Caverna
card-cavern-the = la Caverna
card-cavern-text = Tira un dado. 1 ti attacca un Drago con Forza 7; 2 un Goblin con Forza 2; 3 ti perdi e perdi un turno; 4–5 trovi 2 monete; 6 ne trovi 3.
card-fountain = Fontana della Saggezza
card-fountain-the = la Fontana della Saggezza
card-fountain-text = Arriva con 4 segnalini Astuzia: a ogni visita puoi prenderne uno. Quando è vuota sparisce.
card-gate = Portale Magico
card-gate-the = il Portale Magico
card-gate-text = Se vuoi entrare tira un dado: ti teletrasporta. 1 Rupi, 2 Villaggio, 3 Città, 4 Caverna dello Stregone, 5 Tempio, 6 Piana del Pericolo.
card-stream = Ruscello Magico
card-stream-the = il Ruscello Magico
card-stream-text = Arriva con 4 segnalini Forza: a ogni visita puoi prenderne uno. Quando è vuoto sparisce.
card-market = Mercato
card-market-the = il Mercato
card-market-text = A ogni visita puoi comprare: Spada 1, Elmo 1, Borraccia 1, Scudo 2, Mulo 2, Zattera 3 monete.
card-marsh = Palude
card-marsh-the = la Palude
card-marsh-text = Se arrivi con Forza inferiore a 5 perdi un turno.
card-maze = Labirinto
card-maze-the = il Labirinto
card-maze-text = Se arrivi con Astuzia inferiore a 5 perdi un turno.
card-pool = Pozza della Vita
card-pool-the = la Pozza della Vita
card-pool-text = Arriva con 4 segnalini Vitalità: a ogni visita puoi prenderne uno. Quando è vuota sparisce.
card-shrine = Santuario
card-shrine-the = il Santuario
card-shrine-text = Prega e tira un dado. 1 nulla; 2 guadagni 1 Fato; 3 1 moneta; 4 1 Magia; 5 1 Vitalità; 6 ti teletrasporti dove vuoi in questa Regione.
card-acquisition = Acquisizione
card-acquisition-the = Acquisizione
card-acquisition-text = All’inizio del tuo turno: prendi a un personaggio un Oggetto a tua scelta o 1 moneta.
card-alchemy = Alchimia
card-alchemy-the = Alchimia
card-alchemy-text = All’inizio del tuo turno: scarta quanti tuoi Oggetti vuoi, 1 moneta per ciascuno.
card-counterspell = Controincantesimo
card-counterspell-the = Controincantesimo
card-counterspell-text = Appena qualcuno lancia una Magia, anche quella di Comando: annullala.
card-destroymagic = Distruggi Magia
card-destroymagic-the = Distruggi Magia
card-destroymagic-text = All’inizio o alla fine del tuo turno: fino al tuo prossimo turno nessuno lancia Magie o usa Oggetti Magici.
card-destruction = Distruzione
card-destruction-the = Distruzione
card-destruction-text = All’inizio del tuo turno o appena hai mosso: scarta una carta Avventura scoperta sul tabellone.
card-divination = Divinazione
card-divination-the = Divinazione
card-divination-text = All’inizio del tuo turno: guarda in segreto le prime 5 carte Avventura del mazzo.
card-healing = Guarigione
card-healing-the = Guarigione
card-healing-text = In qualsiasi momento: un personaggio guarisce del tutto, fino al suo valore di Vitalità.
card-hex = Maledizione
card-hex-the = Maledizione
card-hex-text = All’inizio del tuo turno: resta per 3 giri su una casella della Regione Esterna o di Mezzo senza personaggi; chi ci arriva perde 1 Vitalità.
card-immobility = Immobilità
card-immobility-the = Immobilità
card-immobility-text = All’inizio del turno di un altro: in quel turno non fa nulla. Oppure nel tuo turno, su ciò che stai per combattere: lo eviti.
card-invisibility = Invisibilità
card-invisibility-the = Invisibilità
card-invisibility-text = In qualsiasi momento: fino alla fine del turno puoi evitare ogni cosa e chiunque.
card-mesmerism = Mesmerismo
card-mesmerism-the = Mesmerismo
card-mesmerism-text = All’inizio del tuo turno: prendi a un personaggio un Seguace a tua scelta.
card-nullify = Annullamento
card-nullify-the = Annullamento
card-nullify-text = In qualsiasi momento: un personaggio scarta tutte le sue Magie.
card-preservation = Preservazione
card-preservation-the = Preservazione
card-preservation-text = Quando qualcuno sta per perdere una Vitalità, o un Seguace o un Nemico sta per essere ucciso: non succede. Con un Nemico è uno stallo.
card-psionicblast = Esplosione Psionica
card-psionicblast-the = Esplosione Psionica
card-psionicblast-text = Prima di un combattimento: aggiungi il tuo valore di Astuzia alla tua Forza, solo per quello.
card-random = Casualità
card-random-the = Casualità
card-random-text = In qualsiasi momento, un personaggio tira un dado. 1 diventa un Rospo per 3 turni; 2 perde tutti i segnalini Forza; 3 tutti i segnalini Astuzia; 4 tutto l’oro; 5 guadagna 1 Forza; 6 guadagna 1 Vitalità.
card-teleport = Teletrasporto
card-teleport-the = Teletrasporto
card-teleport-text = Invece di tirare per muovere, non nella Regione Interna: vai in un’altra casella della stessa Regione.
card-temporalwarp = Distorsione Temporale
card-temporalwarp-the = Distorsione Temporale
card-temporalwarp-text = All’inizio del tuo turno: giochi tre turni di fila.

## Le caselle

# Ogni casella: il nome, dov’è (una diversa dall’altra), che cosa fa
space-village = Villaggio
space-village-in = nel Villaggio
space-village-text = Fai visita a uno, se vuoi. Fabbro: compri Elmo 2, Spada 2, Ascia 3, Scudo 3, Armatura 4 monete. Guaritore: guarisci, 1 moneta a Vitalità. Mistico: tira un dado; 1 diventi Malvagio, 2–3 nulla, 4 diventi Buono, 5 guadagni 1 Astuzia, 6 guadagni 1 Magia.
space-fields1 = Campi
space-fields1-in = nei Campi tra Villaggio e Cimitero
space-fields1-text = Pesca una carta.
space-graveyard = Cimitero
space-graveyard-in = nel Cimitero
space-graveyard-text = Se sei Buono perdi 1 Vitalità. Se sei Neutrale recuperi Fato, 1 moneta a pedina. Se sei Malvagio recuperi tutto il Fato gratis, oppure preghi e tiri un dado: 1–4 nulla, 5 guadagni 1 Fato, 6 guadagni 1 Magia.
space-woods1 = Bosco
space-woods1-in = nel Bosco accanto alla Sentinella
space-woods1-text = Pesca una carta.
space-sentinel = Sentinella
space-sentinel-in = alla Sentinella
space-sentinel-text = Pesca una carta, se ti fermi qui. Chi passa il ponte verso la Regione di Mezzo deve prima battere la Sentinella, Forza 9.
space-hills1 = Colline
space-hills1-in = sulle Colline tra Sentinella e Cappella
space-hills1-text = Pesca una carta.
space-chapel = Cappella
space-chapel-in = nella Cappella
space-chapel-text = Se sei Malvagio perdi 1 Vitalità. Se sei Neutrale guarisci, 1 moneta a Vitalità. Se sei Buono guarisci del tutto gratis, oppure preghi e tiri un dado: 1–4 nulla, 5 guadagni 1 Vitalità, 6 guadagni 1 Magia.
space-fields2 = Campi
space-fields2-in = nei Campi tra Cappella e Rupi
space-fields2-text = Pesca una carta.
space-crags = Rupi
space-crags-in = sulle Rupi
space-crags-text = Tira un dado. 1 ti affronta uno Spirito, Astuzia 4; 2–3 ti perdi e salti il prossimo turno; 4–5 nulla; 6 un barbaro ti guida e guadagni 1 Forza.
space-plains1 = Pianura
space-plains1-in = nella Pianura sotto le Rupi
space-plains1-text = Pesca una carta.
space-woods2 = Bosco
space-woods2-in = nel Bosco sopra la Città
space-woods2-text = Pesca una carta.
space-fields3 = Campi
space-fields3-in = nei Campi tra Bosco e Città
space-fields3-text = Pesca una carta.
space-city = Città
space-city-in = in Città
space-city-text = Fai visita a uno, se vuoi. Dottore: guarisci fino a 2 Vitalità, 1 moneta l’una. Alchimista: scarti Oggetti, 1 moneta l’uno. Ammaliatrice: tira un dado; 1 diventi un Rospo per 3 turni, 2 perdi 1 Forza, 3 perdi 1 Astuzia, 4 guadagni 1 Astuzia, 5 guadagni 1 Forza, 6 guadagni 1 Magia.
space-fields4 = Campi
space-fields4-in = nei Campi tra Città e Colline
space-fields4-text = Pesca una carta.
space-hills2 = Colline
space-hills2-in = sulle Colline a sud
space-hills2-text = Pesca una carta.
space-plains2 = Pianura
space-plains2-in = nella Pianura tra Colline e Bosco
space-plains2-text = Pesca una carta.
space-woods3 = Bosco
space-woods3-in = nel Bosco a sud
space-woods3-text = Pesca una carta.
space-plains3 = Pianura
space-plains3-in = nella Pianura tra Bosco e Taverna
space-plains3-text = Pesca una carta.
space-tavern = Taverna
space-tavern-in = nella Taverna
space-tavern-text = Tira un dado. 1 bevi troppo e perdi un turno; 2 combatti un contadino, Forza 3; 3 perdi 1 moneta; 4 guadagni 1 moneta; 5 per la prossima mossa puoi teletrasportarti in un’altra casella della Regione Esterna; 6 per la prossima mossa puoi prendere il traghetto per il Tempio.
space-fields5 = Campi
space-fields5-in = nei Campi tra Taverna e Rovine
space-fields5-text = Pesca una carta.
space-ruins = Rovine
space-ruins-in = nelle Rovine
space-ruins-text = Pesca fino a 2 carte.
space-plains4 = Pianura
space-plains4-in = nella Pianura tra Rovine e Foresta
space-plains4-text = Pesca una carta.
space-forest = Foresta
space-forest-in = nella Foresta
space-forest-text = Tira un dado. 1 ti attacca un brigante, Forza 4; 2–3 ti perdi e salti il prossimo turno; 4–5 nulla; 6 un ranger ti guida e guadagni 1 Astuzia.
space-fields6 = Campi
space-fields6-in = nei Campi tra Foresta e Villaggio
space-fields6-text = Pesca una carta.
space-portal = Portale del Potere
space-portal-in = al Portale del Potere
space-portal-text = Pesca una carta, se ti fermi qui. Per aprirlo scegli Forza o Astuzia e tira due dadi: se non superano quel totale entri nella Piana del Pericolo, altrimenti ne perdi 1 punto.
space-knight = Cavaliere Nero
space-knight-in = dal Cavaliere Nero
space-knight-text = Paghi 1 moneta o perdi 1 Vitalità.
space-valley = Valle Nascosta
space-valley-in = nella Valle Nascosta
space-valley-text = Pesca fino a 3 carte.
space-hills3 = Colline
space-hills3-in = sulle Colline oltre il ponte
space-hills3-text = Pesca una carta.
space-glade = Radura Maledetta
space-glade-in = nella Radura Maledetta
space-glade-text = Pesca una carta. Finché sei qui Forza e Astuzia degli Oggetti non contano, e non puoi usare Oggetti Magici né lanciare Magie.
space-runes1 = Rune
space-runes1-in = nelle Rune dietro le Rupi
space-runes1-text = Pesca una carta. Ogni creatura che combatti qui aggiunge 2 al suo tiro.
space-chasm = Abisso
space-chasm-in = nell’Abisso
space-chasm-text = Tira un dado per te e uno per ogni Seguace: con 1 o 2 perdi 1 Vitalità, o muore il Seguace.
space-runes2 = Rune
space-runes2-in = nelle Rune tra Abisso e Caverna
space-runes2-text = Pesca una carta. Ogni creatura che combatti qui aggiunge 2 al suo tiro.
space-cave = Caverna dello Stregone
space-cave-in = nella Caverna dello Stregone
space-cave-text = Puoi accettare una ricerca e tirare un dado: 1 togli una Vitalità a un personaggio, 2 uccidi un Nemico, 3 cedi un Seguace, 4 cedi un Oggetto Magico, 5 cedi 3 monete, 6 cedi 2 monete. Quando l’hai compiuta torni qui e ricevi un Talismano, se ne restano.
space-desert1 = Deserto
space-desert1-in = nel Deserto a est dell’Oasi
space-desert1-text = Perdi 1 Vitalità, poi pesca una carta.
space-oasis = Oasi
space-oasis-in = nell’Oasi
space-oasis-text = Pesca fino a 2 carte.
space-desert2 = Deserto
space-desert2-in = nel Deserto a ovest dell’Oasi
space-desert2-text = Perdi 1 Vitalità, poi pesca una carta.
space-temple = Tempio
space-temple-in = nel Tempio
space-temple-text = Prega e tira due dadi. 2 perdi 2 Vitalità; 3 perdi 1 Vitalità; 4 perdi un Seguace; 5 resti schiavo finché per muovere non tiri 4, 5 o 6; 6 guadagni 1 Forza; 7 1 Astuzia; 8–9 1 Magia; 10 un Talismano, se ne resta; 11 2 Fato; 12 2 Vitalità.
space-woods4 = Bosco
space-woods4-in = nel Bosco sopra il Tempio
space-woods4-text = Pesca una carta.
space-runes3 = Rune
space-runes3-in = nelle Rune sotto il Castello
space-runes3-text = Pesca una carta. Ogni creatura che combatti qui aggiunge 2 al suo tiro.
space-castle = Castello
space-castle-in = al Castello
space-castle-text = Il Medico Reale ti guarisce, 1 moneta a Vitalità; con il Principe o la Principessa fino a 2 sono gratis. Puoi lasciare qui l’uno e l’altra per 3 monete ciascuno.
space-peril = Piana del Pericolo
space-peril-in = nella Piana del Pericolo
space-peril-text = Fermati. Da qui si muove di una casella per turno, e la strada si divide: Miniere o Cripta.
space-mines = Miniere
space-mines-in = nelle Miniere
space-mines-text = Tira tre dadi e sottrai la tua Astuzia: 0 o meno resti qui, 1 Piana del Pericolo, 2–3 Portale del Potere, 4–5 Caverna dello Stregone, 6 o più Taverna.
space-tower = Torre del Vampiro
space-tower-in = nella Torre del Vampiro
space-tower-text = Tira un dado: 1–2 perdi 1 Vitalità, 3–4 ne perdi 2, 5–6 ne perdi 3. Ogni Seguace che sacrifichi ne salva una.
space-pits = Pozzi
space-pits-in = ai Pozzi
space-pits-text = Tira un dado: tanti demoni, Forza 4, da combattere uno alla volta. Prosegui il turno dopo aver ucciso l’ultimo.
space-fire = Valle del Fuoco
space-fire-in = nella Valle del Fuoco
space-fire-text = Si entra solo con un Talismano. Oltre c’è la Corona del Comando.
space-werewolf = Tana del Lupo Mannaro
space-werewolf-in = nella Tana del Lupo Mannaro
space-werewolf-text = Due dadi dicono la Forza del tuo lupo mannaro: combattilo. Se perdi, lo ritrovi uguale al prossimo turno; prosegui il turno dopo averlo ucciso.
space-death = Gioca a dadi con la Morte
space-death-in = ai dadi con la Morte
space-death-text = Tira due dadi per te e due per la Morte. Più bassi: perdi 1 Vitalità e rigiochi al prossimo turno. Pari: rigiochi. Più alti: al prossimo turno puoi proseguire.
space-crypt = Cripta
space-crypt-in = nella Cripta
space-crypt-text = Tira tre dadi e sottrai la tua Forza: 0 o meno resti qui, 1 Piana del Pericolo, 2–3 Portale del Potere, 4–5 Caverna dello Stregone, 6 o più Città.
space-crown = Corona del Comando
space-crown-in = alla Corona del Comando
space-crown-text = Se sei solo lanci la magia di Comando: se tiri almeno 4 ogni altro personaggio perde 1 Vitalità. Se non sei solo devi affrontare uno degli altri.

## Le creature del tabellone

creature-sentinel = Sentinella
creature-sentinel-the = la Sentinella
creature-brigand = Brigante
creature-brigand-the = il Brigante
creature-spirit = Spirito delle Rupi
creature-spirit-the = lo Spirito delle Rupi
creature-farmer = Contadino
creature-farmer-the = il Contadino
creature-fiend = Demone dei Pozzi
creature-fiend-the = il Demone dei Pozzi
creature-werewolf = Lupo Mannaro
creature-werewolf-the = il Lupo Mannaro
creature-cave-dragon = Drago della Caverna
creature-cave-dragon-the = il Drago della Caverna
creature-cave-goblin = Goblin della Caverna
creature-cave-goblin-the = il Goblin della Caverna

## I personaggi

# Ogni personaggio: il nome, il nome con l’articolo, come si gioca, le abilità
character-assassin = Assassino
character-assassin-the = l’Assassino
character-assassin-about = Colpisce chi non se l’aspetta: nei combattimenti che comincia lui la sorte è dalla sua.
character-assassin-ability-1 = Quando attacchi puoi assassinare: è un combattimento, ma la vittima non tira il dado. Non quando è un altro ad attaccare te.
character-assassin-ability-2 = Se assassini un personaggio e vinci, la ricompensa è per forza una Vitalità.
character-assassin-ability-3 = Mai sulla Corona del Comando.
character-druid = Druido
character-druid-the = il Druido
character-druid-about = Buono con i Buoni, Malvagio con i Malvagi, e di casa nei Boschi.
character-druid-ability-1 = Cominci con una Magia.
character-druid-ability-2 = Puoi cambiare allineamento quando vuoi, una volta per turno.
character-druid-ability-3 = Quando arrivi in un Bosco puoi pescare Magie fino al tuo massimo.
character-dwarf = Nano
character-dwarf-the = il Nano
character-dwarf-about = Robusto e fortunato, conosce le montagne e la via per il centro.
character-dwarf-ability-1 = Sulle Rupi e nell’Abisso puoi non tirare il dado.
character-dwarf-ability-2 = Sulle Colline puoi evitare chi vuoi.
character-dwarf-ability-3 = Nella Caverna puoi aggiungere 1 al dado dopo averlo visto.
character-dwarf-ability-4 = Per aprire il Portale con l’Astuzia tiri un dado solo.
character-dwarf-ability-5 = Nelle Miniere tiri due dadi.
character-dwarf-ability-6 = Il Labirinto non ti fa perdere turni.
character-elf = Elfo
character-elf-the = l’Elfo
character-elf-about = Agile e sveglio; tra gli alberi nessuno lo ferma.
character-elf-ability-1 = Nella Foresta puoi non tirare il dado.
character-elf-ability-2 = Nei Boschi puoi evitare chi vuoi.
character-elf-ability-3 = Se cominci il turno in un Bosco, invece di tirare puoi andare in un altro Bosco della stessa Regione.
character-ghoul = Ghoul
character-ghoul-the = il Ghoul
character-ghoul-about = Vive della vita altrui, e fa combattere i morti per sé.
character-ghoul-ability-1 = Quando attacchi un personaggio può essere un confronto psichico.
character-ghoul-ability-2 = Quando togli una Vitalità a un personaggio in un confronto psichico, la guadagni tu.
character-ghoul-ability-3 = Un Nemico che uccidi in combattimento può seguirti invece di essere un trofeo: in un solo combattimento, uno per volta, aggiunge la sua Forza, poi è scartato.
character-minstrel = Menestrello
character-minstrel-the = il Menestrello
character-minstrel-about = Le bestie lo ascoltano: con un po’ di fortuna, combattono per lui.
character-minstrel-ability-1 = Animali e Draghi non ti attaccano; tu puoi attaccare loro.
character-minstrel-ability-2 = Un Animale che non attacchi puoi provare a incantarlo: se il dado supera la sua Forza diventa tuo Seguace e l’aggiunge in combattimento, uno per volta.
character-minstrel-ability-3 = Al personaggio che incontri puoi prendere la Fanciulla e la Principessa.
character-monk = Monaco
character-monk-the = il Monaco
character-monk-about = La mente è la sua arma: in combattimento vale più di quanto sembri.
character-monk-ability-1 = In combattimento aggiungi alla Forza il tuo valore di Astuzia.
character-monk-ability-2 = Quando preghi puoi aggiungere 1 al tiro dopo averlo visto.
character-monk-ability-3 = Non puoi usare Armi né Armature.
character-priest = Prete
character-priest-the = il Prete
character-priest-about = Gli Spiriti lo temono, e le preghiere gli riescono.
character-priest-ability-1 = Cominci con una Magia.
character-priest-ability-2 = Quando preghi puoi aggiungere 1 al tiro dopo averlo visto.
character-priest-ability-3 = Puoi distruggere uno Spirito senza confronto psichico: niente trofeo, ma guadagni una Magia, se puoi averla.
character-priest-ability-4 = Non puoi usare Armi.
character-prophetess = Profetessa
character-prophetess-the = la Profetessa
character-prophetess-about = Sa che cosa verrà, e quel che non le piace lo cambia.
character-prophetess-ability-1 = Cominci con una Magia.
character-prophetess-ability-2 = Quando lanci l’ultima Magia ne peschi un’altra.
character-prophetess-ability-3 = Quando peschi carte Avventura puoi scartarne una e pescarne un’altra, che va affrontata.
character-prophetess-ability-4 = Vedi le Magie degli altri.
character-sorceress = Incantatrice
character-sorceress-the = l’Incantatrice
character-sorceress-about = Chi la incontra torna a casa più leggero.
character-sorceress-ability-1 = Cominci con una Magia.
character-sorceress-ability-2 = Quando attacchi un personaggio può essere un confronto psichico.
character-sorceress-ability-3 = Puoi ammaliare chi incontri con un dado: serve 6 contro un Buono, almeno 5 contro un Neutrale, almeno 4 contro un Malvagio. Se riesce prendi 1 moneta o un Oggetto.
character-sorceress-ability-4 = A chi incontri puoi prendere un Seguace, ma non Fanciulla, Unicorno o Principessa.
character-thief = Ladro
character-thief-the = il Ladro
character-thief-about = Non compra, non chiede: prende.
character-thief-ability-1 = A chi incontri puoi rubare 1 moneta o un Oggetto a tua scelta.
character-thief-ability-2 = Al Villaggio, al Mercato e nel Giorno di Mercato puoi prendere gratis una carta Acquisto.
character-troll = Troll
character-troll-the = il Troll
character-troll-about = Grosso, duro a morire, e non molto sveglio.
character-troll-ability-1 = Sulle Rupi puoi non tirare il dado.
character-troll-ability-2 = Se per muovere tiri 6 puoi rigenerarti invece di muovere: guarisci 1 Vitalità e il turno finisce.
character-warrior = Guerriero
character-warrior-the = il Guerriero
character-warrior-about = Un’arma per mano, e due occasioni per colpire.
character-warrior-ability-1 = In combattimento tiri due dadi e conta il più alto.
character-warrior-ability-2 = Puoi usare due Armi insieme.
character-wizard = Mago
character-wizard-the = il Mago
character-wizard-about = Non resta mai senza una Magia, né senza un’idea.
character-wizard-ability-1 = Cominci con due Magie.
character-wizard-ability-2 = Quando lanci l’ultima Magia ne peschi un’altra.
character-wizard-ability-3 = Quando attacchi un personaggio può essere un confronto psichico.

## Parole del gioco

region-outer = Regione Esterna
region-middle = Regione di Mezzo
region-inner = Regione Interna
alignment-good = Buono
alignment-neutral = Neutrale
alignment-evil = Malvagio
type-event = Evento
type-enemy = Nemico
type-stranger = Straniero
type-follower = Seguace
type-magic = Oggetto Magico
type-object = Oggetto
type-place = Luogo
type-spell = Magia
type-purchase = Acquisto
type-talisman = Talismano
kind-animal = Animale
kind-dragon = Drago
kind-monster = Mostro
kind-spirit = Spirito
keyword-weapon = Arma
keyword-armour = Armatura
stat-strength = Forza
stat-craft = Astuzia
stat-life = Vitalità
stat-fate = Fato
stat-gold = Oro
# Dove c’è poco spazio
stat-strength-short = For
stat-craft-short = Ast
stat-life-short = Vit
stat-fate-short = Fat
stat-gold-short = Oro
own-objects = Oggetti
own-followers = Seguaci
own-spells = Magie
own-trophies = Trofei
own-quest = Ricerca
encounter-number = Numero di incontro { $number }
# Una carta in una riga
card-line = { $card } ({ $type }): { $text }

## Le ricerche dello Stregone

quest-1 = togliere una Vitalità a un altro personaggio
quest-2 = uccidere un Nemico
quest-3 = cedere un Seguace
quest-4 = cedere un Oggetto Magico
quest-5 = cedere 3 monete
quest-6 = cedere 2 monete

## I modi tra cui si sceglie

way-yes = Sì
way-no = No
way-none = Nessuno
way-strength = Forza
way-craft = Astuzia
way-life = Vitalità
way-fate = Fato
way-gold = Oro
way-spell = Una Magia
way-teleport = Teletrasporto
way-good = Buono
way-neutral = Neutrale
way-evil = Malvagio
way-blacksmith = Fabbro
way-healer = Guaritore
way-mystic = Mistico
way-replenish = Recuperare il Fato
way-pray = Pregare
way-healed = Guarire
way-doctor = Dottore
way-alchemist = Alchimista
way-enchantress = Ammaliatrice

## In che stato è un personaggio

state-toad =
    { $count ->
        [one] Rospo, ancora un turno
       *[other] Rospo, ancora { $count } turni
    }
state-missed =
    { $count ->
        [one] salta un turno
       *[other] salta { $count } turni
    }
state-quest = ricerca: { $quest }
state-offer-outer = può teletrasportarsi nella Regione Esterna
state-offer-ferry = può prendere il traghetto per il Tempio
state-enslaved = in schiavitù nel Tempio
state-back = torna indietro
state-fiends =
    { $count ->
        [one] ancora un demone
       *[other] ancora { $count } demoni
    }
state-werewolf = il suo lupo mannaro: Forza { $strength }
state-invisible = invisibile
state-immobile = immobile
state-out = fuori dal gioco
state-waiting = ricomincia al prossimo turno

## Che cosa vale al tavolo

table-round = Giro { $round }
table-blizzard =
    { $count ->
        [one] Bufera, ancora un giro: una casella per turno
       *[other] Bufera, ancora { $count } giri: una casella per turno
    }
table-hex =
    { $count ->
        [one] Maledizione, ancora un giro
       *[other] Maledizione, ancora { $count } giri
    }
table-magic-off = Distruggi Magia di { $seat }: niente Magie né Oggetti Magici
table-warp =
    { $count ->
        [one] Distorsione Temporale, ancora un turno
       *[other] Distorsione Temporale, ancora { $count } turni
    }
table-crown-reached = La Corona è stata raggiunta: chi muore è fuori
table-adventure =
    { $count ->
        [one] una carta Avventura
       *[other] { $count } carte Avventura
    }
table-spells =
    { $count ->
        [one] una Magia
       *[other] { $count } Magie
    }
table-talismans =
    { $count ->
        [0] nessun Talismano
        [one] un Talismano
       *[other] { $count } Talismani
    }

## Un attacco e le parti della somma

attack-battle = Combattimento
attack-psychic = Confronto psichico
attack-score = Valore di attacco { $score }
part-value = scheda
part-counters = segnalini
part-objects = Oggetti
part-followers = Seguaci
part-weapon = Arma
part-blast = Esplosione Psionica
part-monk = Monaco
part-mercenary = Mercenario
part-potion = Pozione
part-helper = chi aiuta
part-die = dado
part-runes = Rune
part-creature = creatura

## Le domande

question-add-one = Aggiungi 1 al tiro?
question-add-one-short = decide se aggiungere 1
question-alignment = Il tuo allineamento sta per contare: lo cambi?
question-alignment-short = decide sull’allineamento
question-armour = Hai perso il combattimento: quale Armatura provi?
question-armour-short = sceglie un’Armatura
question-attack-fate = Tieni il tuo tiro di attacco, o lo ritiri con il Fato?
question-attack-fate-short = decide sul Fato
question-avoid = Un incontro poco amichevole: lo eviti?
question-avoid-short = decide se evitare
question-before-dice = Stanno per combattere: lanci una Magia?
question-before-dice-short = potrebbe lanciare una Magia
question-bonus = Con quale segnalino in più cominci?
question-bonus-short = sceglie il bonus
question-buy-spell = Il Fattucchiere: compri una Magia per 1 moneta?
question-buy-spell-short = decide se comprare una Magia
question-character = Quale personaggio scegli?
question-character-short = sceglie il personaggio
question-choose = Che cosa fai qui?
question-choose-short = sceglie
question-counter = Hanno lanciato una Magia: la annulli?
question-counter-short = potrebbe annullare la Magia
question-counter-here = Prendi un segnalino da qui?
question-counter-here-short = decide se prendere un segnalino
question-defend = Ti attaccano: come ti difendi?
question-defend-short = si prepara a difendersi
question-deliver = Puoi compiere la ricerca: che cosa cedi allo Stregone?
question-deliver-short = compie la ricerca
question-dodge = Un personaggio usa su di te la sua abilità: lo eviti?
question-dodge-short = decide se evitare
question-enter = Entri?
question-enter-short = decide se entrare
question-encounter = Chi o che cosa incontri qui?
question-encounter-short = sceglie che cosa incontrare
question-clock = Il tempo stabilito è passato?
question-clock-short = guarda l’orologio
question-end-spell = Fine del turno: lanci ancora una Magia?
question-end-spell-short = chiude il turno
question-fate = Tieni il tiro, o ritiri un dado con il Fato?
question-fate-short = decide sul Fato
question-fight = Un Nemico davanti a te: che cosa fai?
question-fight-short = affronta un Nemico
question-hand-in = Quali trofei scambi? Aggiungine ancora, oppure chiudi.
question-hand-in-short = sceglie i trofei
question-kill = Qualcuno sta per morire: lo salvi?
question-kill-short = potrebbe salvare qualcuno
question-knight = Il Cavaliere Nero: 1 moneta o 1 Vitalità?
question-knight-short = è davanti al Cavaliere Nero
question-loot = Che cosa prendi a chi hai ucciso?
question-loot-short = prende le cose di chi ha ucciso
question-lose-follower = Quale Seguace perdi?
question-lose-follower-short = perde un Seguace
question-loss = Sta per andare persa una Vitalità: lanci una Magia?
question-loss-short = potrebbe salvare una Vitalità
question-lure = Quale Seguace prendi?
question-lure-short = prende un Seguace
question-meet = Che cosa fai a questo personaggio?
question-meet-short = incontra un personaggio
question-move = Tocca a te: come ti muovi?
question-move-short = comincia il turno
question-need-not-roll = Potresti non tirare: tiri il dado?
question-need-not-roll-short = decide se tirare
question-objects = Hai troppi Oggetti: quale lasci qui?
question-objects-short = lascia un Oggetto
question-open = Sei al Portale del Potere: con che cosa provi ad aprirlo?
question-open-short = prova ad aprire il Portale
question-others-turn = Un altro comincia il turno: lanci una Magia?
question-others-turn-short = potrebbe lanciare una Magia
question-pay = Quanto paghi?
question-pay-short = decide quanto pagare
question-quest = Accetti una ricerca dello Stregone?
question-quest-short = decide sulla ricerca
question-raise = Tieni il Nemico ucciso come Seguace, invece che come trofeo?
question-raise-short = decide che cosa fare del Nemico
question-replace = Sostituisci una delle carte pescate?
question-replace-short = potrebbe sostituire una carta
question-reward = Hai vinto: che cosa prendi allo sconfitto?
question-reward-short = sceglie la ricompensa
question-royals = Lasci al Castello chi ti accompagna, per 3 monete?
question-royals-short = è al Castello
question-shop = Che cosa compri?
question-shop-short = fa acquisti
question-spells = Hai troppe Magie: quale scarti?
question-spells-short = scarta una Magia
question-strike = Come attacchi?
question-strike-short = si prepara ad attaccare
question-take = Che cosa prendi da questa casella?
question-take-short = raccoglie le cose
question-take-from = Che cosa gli prendi?
question-take-from-short = prende una cosa
question-teleport = Dove ti teletrasporti?
question-teleport-short = si teletrasporta
question-to-gold = Quali Oggetti muti in oro? Una moneta ciascuno.
question-to-gold-short = muta Oggetti in oro
question-trophies = Scambi i trofei?
question-trophies-short = scambia i trofei
question-vampire = Sacrifichi un Seguace per salvare una Vitalità?
question-vampire-short = è dal Vampiro
question-where = Dove vai?
question-where-short = sceglie dove andare
question-wish = Che cosa desideri?
question-wish-short = esprime un desiderio

# Le stesse domande quando si sa di che cosa si parla. $name: la carta o la casella, per il titolo; $card: la carta con
# l’articolo; $space: la casella con la preposizione; $seat: l’altro personaggio; $dice: che cosa hai tirato
ask-add-one = { $name }: hai tirato { $dice }. Aggiungi 1?
ask-alignment = { $name }: il tuo allineamento sta per contare. Lo cambi?
ask-avoid = { $name }, un incontro poco amichevole: lo eviti?
ask-before-dice = { $seat } sta per combattere: lanci una Magia?
ask-choose = { $name }: che cosa fai?
# $target: su chi, se su qualcuno
ask-counter =
    { $target ->
        [none] { $seat } lancia { $card }: annulli la Magia?
       *[other] { $seat } lancia { $card } su { $target }: annulli la Magia?
    }
# $stat: quale segnalino; $count: quanti ne restano
ask-counter-here =
    { $count ->
        [one] { $name }: prendi l’ultimo segnalino { $stat }?
       *[other] { $name }, ne restano { $count }: prendi un segnalino { $stat }?
    }
ask-defend = { $seat } ti attacca: come ti difendi?
# $quest: che cosa chiede lo Stregone
ask-deliver = Puoi compiere la tua ricerca ({ $quest }): che cosa cedi allo Stregone?
ask-dodge = { $seat } usa su di te la sua abilità: la eviti?
ask-encounter = Sei { $space }: chi o che cosa incontri?
ask-enter = { $name }: entri? Un dado dirà dove arrivi.
ask-fate = { $name }: hai tirato { $dice }. Tieni il tiro, o ritiri un dado con il Fato?
# $death: i dadi della Morte
ask-fate-death = La Morte ha tirato { $death }, tu { $dice }. Tieni il tiro, o ritiri un dado con il Fato?
# $cards: chi attacca
ask-fight = Davanti a te: { $cards }. Che cosa fai?
# $cards: i trofei già scelti; $count: i loro punti; $points: quanti ne servono
ask-hand-in = Scelti: { $cards } ({ $count } punti, ne servono { $points }). Aggiungine ancora, oppure chiudi.
# $cards: chi sta per morire
ask-kill = Sta per morire { $cards }: lanci una Magia per impedirlo?
ask-loot = Hai ucciso il personaggio di { $seat }: che cosa prendi?
# $own: 1 se la Vitalità è la tua
ask-loss =
    { $own ->
        [1] Stai per perdere una Vitalità: lanci una Magia?
       *[other] { $seat } sta per perdere una Vitalità: lanci una Magia?
    }
ask-lure = Quale Seguace prendi { A($seat) }?
ask-meet = Incontri { $seat }: che cosa fai?
ask-need-not-roll = { $name }: potresti non tirare. Tiri il dado?
ask-others-turn = Comincia il turno di { $seat }: lanci una Magia?
# $what: life o fate; $price: quanto costa un punto
ask-pay =
    { $what ->
        [fate] { $price ->
            [one] { $name }: quanto paghi? Una pedina Fato costa una moneta.
           *[other] { $name }: quanto paghi? Una pedina Fato costa { $price } monete.
        }
       *[life] { $price ->
            [one] { $name }: quanto paghi? Una Vitalità costa una moneta.
           *[other] { $name }: quanto paghi? Una Vitalità costa { $price } monete.
        }
    }
ask-raise = Hai ucciso { $card }: vuoi un Seguace rianimato, o un trofeo?
ask-reward = Hai vinto contro { $seat }: che cosa prendi?
# $gold: le tue monete
ask-shop =
    { $gold ->
        [one] { $name }: che cosa compri? Hai una moneta.
       *[other] { $name }: che cosa compri? Hai { $gold } monete.
    }
ask-strike = Attacchi { $seat }: con che cosa?
ask-take = Sei { $space }: che cosa prendi?
# $cards: le cose per cui non c’è posto
ask-take-full = Hai tutti gli Oggetti che puoi portare: lasci qualcosa per { $cards }?
ask-take-from = Che cosa prendi { A($seat) }?
# $points: i punti che valgono un segnalino
ask-trophies = Scambi i trofei? { $points } punti di Forza o di Astuzia valgono un segnalino.
# $count: quante Vitalità chiede ancora il Vampiro
ask-vampire =
    { $count ->
        [one] Il Vampiro vuole una Vitalità: cedi un Seguace al suo posto?
       *[other] Il Vampiro vuole { $count } Vitalità: cedi un Seguace al posto di una?
    }
ask-where = Hai tirato { $dice }: dove vai?
ask-wish = { $name }: che cosa desideri?

# Le risposte di «choose», nelle parole della domanda
choose-add-one-yes = Aggiungi 1
choose-add-one-no = Lascia il tiro com’è
choose-bonus-strength = Un segnalino Forza
choose-bonus-craft = Un segnalino Astuzia
choose-buy-spell-yes = Compra una Magia
choose-buy-spell-no = Non comprare
choose-choose-none = Non visitare nessuno
choose-counter-here-yes = Prendi il segnalino
choose-counter-here-no = Lascialo
choose-enter-yes = Entra
choose-enter-no = Passa oltre
choose-knight-life = Perdi una Vitalità
choose-knight-gold = Paga una moneta
choose-need-not-roll-yes = Tira
choose-need-not-roll-no = Passa senza tirare
choose-quest-yes = Accetta
choose-quest-no = Rifiuta
choose-reward-life = Togli una Vitalità
choose-reward-gold = Prendi una moneta
choose-wish-no = Niente

## Le risposte

action-roll = Tira il dado
action-keep = Tieni il tiro
# $die: che cosa mostra ora il dado
action-fate =
    { $die ->
        [1] Ritira l’1: spendi 1 Fato
       *[other] Ritira il { $die }: spendi 1 Fato
    }
action-go = Vai { $space }
action-halt = Vai { $space }, ma fermati prima dell’incontro
# $portal: 1 se dopo il ponte il tiro basta per il Portale del Potere (cross PERIL), altrimenti 0
action-cross =
    { $portal ->
        [1] Passa il ponte e prosegui: prova ad aprire il Portale del Potere
       *[other] Passa il ponte e arriva { $space }
    }
action-open = Apri il Portale con una prova di { $way }
action-back = Torna indietro { $space }
action-stay = Resta qui
action-raft = Passa il fiume in zattera e arriva { $space }
action-build = Costruisci una Zattera
action-regenerate = Rigenerati: guarisci 1 Vitalità
action-meet = Incontra { $seat }
action-look = Esplora la casella
action-attack = Attacca { $seat }
action-mind = Attacca { $seat } in confronto psichico
action-steal = Deruba { $seat }
action-beguile = Ammalia { $seat }
action-lure = Prendi un Seguace { A($seat) }
# $count: quante Armi
action-fight =
    { $count ->
        [0] Combatti
       *[other] Combatti con { $cards }
    }
action-assassinate =
    { $count ->
        [0] Assassina
       *[other] Assassina con { $cards }
    }
# $count: 1 se si nomina che cosa
action-evade =
    { $count ->
        [0] Evita l’incontro
       *[other] Evita { $card }
    }
action-bribe = Paga { $card } perché ti lasci in pace
action-exorcise =
    { $count ->
        [0] Distruggi lo Spirito
       *[other] Distruggi { $card }
    }
action-charm = Prova a incantare { $card }
action-provoke = Attacca { $card }
action-use = Usa { $card }
action-cast = Lancia { $card }
action-cast-on =
    { $self ->
        [1] Lancia { $card } su di te
       *[other] Lancia { $card } su { $seat }
    }
action-cast-at = Lancia { $card } { $space }
action-cast-card = Lancia { $card } contro { $other }
action-take = Prendi { $card }
action-coins = Prendi l’oro
action-drop = Lascia qui { $card }
action-forget = Scarta { $card }
action-give = Cedi { $card }
action-replace = Scarta { $card } e pesca un’altra carta
action-choose = { $way }
action-align = Diventa { $way }
action-buy = Compra { $ware }
action-free = Prendi gratis { $ware }
action-pay =
    { $number ->
        [0] Non pagare
        [one] Paga una moneta
       *[other] Paga { $number } monete
    }
action-trade = Scambia trofei: un segnalino { $way }
action-sell = Scambia { $card }
action-be = Gioca con { $character }
action-done = Ho finito
action-pass-alignment = Resta così
action-pass-armour = Nessuna Armatura
action-pass-avoid = Non evitare
action-pass-before-dice = Non lanciare nulla
action-pass-clock = C’è ancora tempo
action-pass-counter = Lascia fare
action-pass-dodge = Non evitare
action-pass-end-spell = Nessuna Magia
action-pass-fight = Lascia stare tutti
action-pass-kill = Lascia fare
action-pass-loss = Lascia fare
action-pass-others-turn = Non lanciare nulla
action-pass-raise = Tienilo come trofeo
action-pass-replace = Tieni le carte
action-pass-vampire = Perdi la Vitalità

## Che cosa è successo

# Quando non c’è un nome: contro una creatura, o al posto di ciò che si evita
rival-creature = la creatura
card-none-the = l’incontro
# Per che cosa si tira, se non per una carta o una casella
for-move = movimento
for-beguile = ammaliare
for-command = magia di Comando
# La stessa dentro una frase
command-the = la magia di Comando

event-enters = { $seat } entra in gioco con { $character }.
event-turn = Giro { $round }: tocca { A($seat) }.
event-missed = { $seat } salta il turno.
event-misses = { $seat } perde un turno.
# $dice: i dadi; $for: per che cosa
event-rolled = { $seat } tira { $dice } ({ $for }).
event-fate = { $seat } spende 1 Fato e ritira: { $die }.
# $was: che cosa mostrava prima quel dado
event-fate-die = { $seat } spende 1 Fato e ritira il dado che mostrava { $was }: ora è { $die }.
# $for: per che cosa avrebbe tirato
event-skipped-roll = { $seat } passa senza tirare ({ $for }).
event-added-one = { $seat } aggiunge 1 al tiro: il totale è { $total }.
# $why: perché muove senza tirare
event-without-roll =
    { $why ->
        [toad] { $seat } è un Rospo: muove di una casella, senza tirare.
        [poltergeist] Con il Poltergeist { $seat } muove di una casella, senza tirare.
        [blizzard] C’è la Bufera: { $seat } muove di una casella, senza tirare.
        [woods] Da Elfo, { $seat } passa da un Bosco all’altro senza tirare.
        [ferry] { $seat } prende il traghetto offerto alla Taverna.
       *[outer] { $seat } usa il teletrasporto offerto alla Taverna.
    }
event-arrived = { $seat } arriva { $space }.
event-rafted = { $seat } passa il fiume in zattera.
event-turned-back = { $seat } torna indietro e arriva { $space }.
event-bridge = { $seat } vuole passare il ponte e arrivare { $space }: la Sentinella attacca.
event-portal = { $seat } cerca di aprire il Portale del Potere: prova di { $way }.
event-portal-opened = Il Portale del Potere si apre: { $seat } è nella Piana del Pericolo.
event-portal-shut = Il Portale del Potere resta chiuso per { $seat }.
event-drew = { $seat } pesca { $cards }.
event-replaced = { $seat } scarta { $card } e pesca { $other }.
event-placed = Il dado decide: { $card } va { $space }.
event-faced = { $seat } affronta { $card }.
event-nothing = Per { $seat } non succede nulla ({ $for }).
event-chose = { $seat } sceglie: { $way }.
event-wished = { $seat } incontra { $card } ed esprime un desiderio: { $way }.
event-gained =
    { $what ->
        [strength] { $count ->
            [one] { $seat } riceve un segnalino Forza.
           *[other] { $seat } riceve { $count } segnalini Forza.
        }
        [craft] { $count ->
            [one] { $seat } riceve un segnalino Astuzia.
           *[other] { $seat } riceve { $count } segnalini Astuzia.
        }
        [life] { $count ->
            [one] { $seat } guadagna una Vitalità.
           *[other] { $seat } guadagna { $count } Vitalità.
        }
        [fate] { $count ->
            [one] { $seat } riceve una pedina Fato.
           *[other] { $seat } riceve { $count } pedine Fato.
        }
       *[gold] { $count ->
            [one] { $seat } riceve una moneta.
           *[other] { $seat } riceve { $count } monete.
        }
    }
event-lost =
    { $what ->
        [strength] { $count ->
            [one] { $seat } perde un segnalino Forza.
           *[other] { $seat } perde { $count } segnalini Forza.
        }
        [craft] { $count ->
            [one] { $seat } perde un segnalino Astuzia.
           *[other] { $seat } perde { $count } segnalini Astuzia.
        }
        [life] { $count ->
            [one] { $seat } perde una Vitalità.
           *[other] { $seat } perde { $count } Vitalità.
        }
        [fate] { $count ->
            [one] { $seat } perde una pedina Fato.
           *[other] { $seat } perde { $count } pedine Fato.
        }
       *[gold] { $count ->
            [one] { $seat } perde una moneta.
           *[other] { $seat } perde { $count } monete.
        }
    }
event-paid =
    { $count ->
        [one] { $seat } paga una moneta.
       *[other] { $seat } paga { $count } monete.
    }
event-healed =
    { $count ->
        [one] { $seat } guarisce una Vitalità.
       *[other] { $seat } guarisce { $count } Vitalità.
    }
event-replenished =
    { $count ->
        [one] { $seat } recupera una pedina Fato.
       *[other] { $seat } recupera { $count } pedine Fato.
    }
event-took = { $seat } prende { $card }.
event-built = { $seat } costruisce una Zattera invece di muovere.
event-charmed = { $seat } incanta { $card } e ne fa un Seguace.
event-took-from = { $seat } prende { $card } { A($other) }.
event-took-gold =
    { $count ->
        [one] { $seat } prende una moneta { A($other) }.
       *[other] { $seat } prende { $count } monete { A($other) }.
    }
event-picked-gold =
    { $count ->
        [one] { $seat } raccoglie una moneta { $space }.
       *[other] { $seat } raccoglie { $count } monete { $space }.
    }
event-dropped = { $seat } lascia { $card } { $space }.
event-dropped-gold =
    { $count ->
        [one] { $seat } lascia una moneta { $space }.
       *[other] { $seat } lascia { $count } monete { $space }.
    }
event-discarded = { $seat } scarta { $card }.
event-gave = { $seat } cede { $card }.
event-parted = { $seat } perde { $card }.
event-drew-spell = { $seat } pesca una Magia.
event-drew-spell-secret = { $seat } pesca una Magia: { $card }.
event-discarded-spell = { $seat } scarta una Magia: { $card }.
event-cast = { $seat } lancia { $card }.
event-cast-on = { $seat } lancia { $card } su { $target }.
event-cast-self = { $seat } lancia { $card } su di sé.
event-cast-at = { $seat } lancia { $card } { $space }.
event-cast-card = { $seat } lancia { $card } contro { $other }.
event-cast-card-at = { $seat } lancia { $card } contro { $other } { $space }.
# $against: chi o che cosa si salva
event-preserved = Nessuno muore: la Magia ha salvato { $against }.
event-preserved-life = La Magia ha salvato una Vitalità di { $seat }.
event-countered = Annullata: { $card }.
event-hexed = La Maledizione { $space } colpisce { $seat }.
event-hex-over = La Maledizione { $space } è finita.
event-magic-back = Distruggi Magia di { $seat } è finita: Magie e Oggetti Magici funzionano di nuovo.
event-held = Immobilità: { $seat } non può fare nulla in questo turno.
event-foresaw = { $seat } guarda le prime carte Avventura.
event-foresaw-secret = { $seat } guarda le prime carte Avventura: { $cards }.
event-aligned = { $seat } cambia allineamento: { $alignment }.
event-toad = { $seat } diventa un Rospo per tre turni.
event-toad-over = { $seat } non è più un Rospo.
event-blizzard =
    { $count ->
        [one] Comincia la Bufera: per un giro tutti si muovono di una casella per turno.
       *[other] Comincia la Bufera: per { $count } giri tutti si muovono di una casella per turno.
    }
event-blizzard-over = La Bufera è finita.
event-regenerated = { $seat } si rigenera invece di muovere.
event-enslaved = { $seat } finisce in schiavitù nel Tempio: per andarsene serve un 4, un 5 o un 6.
event-still-enslaved = { $seat } resta in schiavitù nel Tempio.
event-freed = { $seat } torna in libertà.
# $offer: che cosa offre la Taverna
event-offered =
    { $offer ->
        [ferry] Per la prossima mossa { $seat } può prendere il traghetto per il Tempio.
       *[outer] Per la prossima mossa { $seat } può teletrasportarsi nella Regione Esterna.
    }
# $verb: che abilità usa
event-ability =
    { $verb ->
        [steal] { $seat } deruba { $other }.
        [beguile] { $seat } cerca di ammaliare { $other }.
       *[lure] { $seat } vuole un Seguace di { $other }.
    }
event-not-beguiled = { $other } non si lascia ammaliare da { $seat }.
event-charms = { $seat } prova a incantare { $card }.
event-not-charmed = { $seat } non riesce a incantare { $card }.
# $psychic: 1 in confronto psichico, 0 in combattimento
event-attacked =
    { $psychic ->
        [1] { $seat } attacca { $rival } in confronto psichico.
       *[other] { $seat } attacca { $rival }.
    }
event-attack-rolled = { $seat } tira { $dice } e arriva a { $score }; { $rival } a { $rival_score }.
event-compared = Risultato: { $seat } { $score }, { $rival } { $rival_score }.
event-in-the-way = Nemici né uccisi né evitati: { $cards }. Il turno di { $seat } finisce qui.
event-stand-off = Stallo: nessuno è ferito, il turno finisce.
event-killed = { $seat } uccide { $card }.
event-defeated = { $seat } sconfigge { $card }.
# $cards: Animali e Draghi, che non attaccano un Menestrello
event-left-alone = Animali e Draghi lasciano in pace il Menestrello di { $seat }: qui, { $cards }.
event-raised = { $seat } rianima { $card } e ne fa un Seguace.
event-helped = { $seat } fa combattere { $card } al suo fianco.
event-hired = { $seat } assolda { $card }: 3 di Forza in più nei combattimenti di questo turno.
event-drank = { $seat } beve { $card }.
event-evaded = { $seat } evita { $card }.
event-evaded-knight = { $seat } evita il Cavaliere Nero.
event-bribed = Con la moneta in tasca, { $card } lascia in pace { $seat }.
event-exorcised = { $seat } distrugge { $card }.
event-armour-held = Resiste { $card }: { $seat } non perde la Vitalità.
event-raided =
    { $count ->
        [one] I Predoni portano una moneta di { $seat } all’Oasi.
       *[other] I Predoni portano { $count } monete di { $seat } all’Oasi.
    }
event-quest = { $seat } accetta una ricerca: { $quest }.
event-quest-done = { $seat } ha compiuto la ricerca.
event-handed-in = { $seat } scambia i trofei: { $cards }.
event-bitten =
    { $count ->
        [one] Il Vampiro vuole da { $seat } una Vitalità o un Seguace.
       *[other] Il Vampiro vuole da { $seat } { $count } tra Vitalità e Seguaci.
    }
event-fiends =
    { $count ->
        [one] { $seat } ha davanti un demone dei Pozzi.
       *[other] { $seat } ha davanti { $count } demoni dei Pozzi, uno dopo l’altro.
    }
event-werewolf = Il lupo mannaro di { $seat } ha Forza { $strength }.
event-death-rolled = La Morte tira { $dice }.
# $mine: la somma dei dadi di chi gioca; $death: quella della Morte
event-diced = { $seat } fa { $mine }, la Morte { $death }.
event-cleared = { $seat } supera la prova { $space }: dal prossimo turno può proseguire.
event-outdiced-death = { $seat } supera la prova dei dadi con la Morte: dal prossimo turno può proseguire.
event-crown = La Corona del Comando è stata raggiunta: da ora chi muore è fuori dal gioco.
event-command = { $seat } lancia la magia di Comando.
event-command-failed = La magia di Comando di { $seat } non ha effetto.
event-command-countered = La magia di Comando di { $seat } è annullata.
event-died = { $seat } muore { $space }.
# $why: perché non può ricominciare
event-no-return =
    { $why ->
        [crown] La Corona è stata raggiunta: { $seat } non può ricominciare con un altro personaggio.
       *[characters] Non restano personaggi: { $seat } non può ricominciare.
    }
event-out = { $seat } è fuori dal gioco.
# $how: perché è finita; $score: i punti di chi vince, se decidono i punti
event-won =
    { $how ->
        [command] Tutti gli altri sono fuori dal gioco: la vittoria è di { $seats }, dalla Corona del Comando.
        [last] Tutti gli altri sono fuori dal gioco: la vittoria è di { $seats }.
        [together] Nessuno è rimasto in gioco: la vittoria è di chi è uscito per ultimo, { $seats }.
        [crown] Il primo personaggio alla Corona del Comando decide: la vittoria è di { $seats }.
       *[time] Il tempo è finito e contano i punti: la vittoria è di { $seats } con { $score ->
            [one] un punto
           *[other] { $score } punti
        }.
    }

## Perché un bot gioca così: lo dice lui

why-heal = Mi servono Vitalità.
why-more-fate = Mi serve Fato.
why-quest = Con una ricerca dello Stregone si vince un Talismano.
why-spend = Ho monete da spendere.
why-pray = Al Tempio si rischia, ma c’è molto da guadagnare.
why-space = Tento la fortuna { $space }.
# $cards: i Nemici che stanno lì; $percent: quante volte su 100 li batterebbe
why-hunt = Voglio un trofeo ({ $cards }): vinco { $percent } volte su 100.
why-thing = Lì c’è { $card }, che fa al caso mio.
why-coins = Lì c’è dell’oro.
why-draw =
    { $count ->
        [one] Lì pesco una carta, e posso crescere.
       *[other] Lì pesco { $count } carte, e posso crescere.
    }
why-lesser = Altrove sarebbe peggio.
# $reason: un’altra di queste frasi, su quella casella
why-toward = Così mi avvicino: voglio arrivare { $space }. { $reason }
why-toward-bridge = Così mi avvicino al ponte della Sentinella.
why-toward-portal = Così mi avvicino al Portale del Potere.
why-cross = Nella Regione di Mezzo c’è di più per me.
why-over-river = Di là dal fiume c’è di più per me.
why-build = Con una Zattera passo il fiume.
# $way: Forza o Astuzia
why-open = Con una prova di { $way } il Portale si apre { $percent } volte su 100.
why-onward = Avanti, verso la Corona.
why-back = Di qui non passerei: torno indietro.
why-no-talisman = Senza Talismano non si arriva alla Corona: torno indietro.
why-move-again = Con questo tiro non arrivo in nessun posto buono.
why-fate = Un altro tiro promette più di questo.
# $count: di quanto è sotto
why-fate-fight =
    { $count ->
        [0] Così è uno stallo: ritiro.
       *[other] Sono sotto di { $count }: ritiro.
    }
why-help = Con { $card } ho più probabilità di vincere.
why-fight = Vinco { $percent } volte su 100.
why-evade = Vincerei { $percent } volte su 100: meglio evitare.
why-duel = Un incontro con { $other } mi conviene.
why-steal = Quello che ha { $other } mi serve.
why-lure = Un Seguace di { $other } mi serve.
why-weapon = Con { $card } combatto meglio.
why-armour = Con { $card } perdo meno Vitalità.
why-carry = Con { $card } porto più cose.
why-need-talisman = Senza Talismano non si arriva alla Corona.
why-buy = Prima o poi { $card } mi servirà.
why-trade = Un segnalino { $way } è quello che mi serve.
why-replace = Scarto { $card }: spero in qualcosa di meglio.
why-cast-random = { $other } cresce troppo.
why-cast-nullify = Meglio che { $other } resti senza Magie.
why-cast-warp = Più turni di fila sono un’occasione.
why-cast-divination = Voglio sapere che cosa mi aspetta.
why-cast-hex = Di lì dovranno passare gli altri.
why-cast-immobility = Meglio fermare { $other }.
why-cast-preservation = Questa Vitalità non voglio perderla.
why-cast-counterspell = Questa Magia mi danneggerebbe.
why-cast-destruction = Questa carta non voglio incontrarla.

## Perché una mossa non va

error-crowd = Di solito si gioca al massimo in { $most }: per essere di più scegli l’opzione «crowd».
error-fate =
    { $count ->
        [one] Tieni il tiro, oppure ritira il dado con il Fato.
       *[other] Tieni il tiro, oppure ritira con il Fato uno dei { $count } dadi.
    }
error-armour = Ora puoi provare un’Armatura che hai, oppure nessuna.
error-character = Scegli uno dei personaggi che hai pescato.
error-no-roll = Nella Regione Interna non si tira per muovere: avanza, continua l’incontro o torna indietro di una casella.
error-no-talisman = Per entrare nella Valle del Fuoco ti serve un Talismano: senza, puoi solo tornare indietro.
error-drop = Non puoi lasciarlo: o non è tuo, o è una Zattera o un Seguace che ti accompagna per forza.
error-move = Da qui non puoi muoverti così: scegli uno dei modi proposti.
error-quest-portal = Hai una ricerca da compiere: finché non l’hai fatto, il Portale del Potere non si apre per te.
error-where = Con un { $count } non arrivi lì: muovi esattamente di tante caselle, in un verso o nell’altro.
error-too-many-spells = Hai più Magie di quante la tua Astuzia consenta: scartane una delle tue.
error-too-many-objects = Porti troppi Oggetti: lascia qui uno dei tuoi.
error-lose-follower = Devi perdere uno dei tuoi Seguaci: scegli quale.
error-meet = Quel personaggio non si può incontrare ora: dev’essere nella casella in cui arrivi, e nella Regione Interna solo nella Piana del Pericolo, nella Valle del Fuoco o sulla Corona.
error-encounter = Ora scegli chi o che cosa incontrare: un personaggio che è qui, o la casella.
error-not-your-spell = Non hai la Magia { $card }: puoi lanciare solo quelle che hai.
error-toad-spell = Un Rospo non lancia Magie: aspetta di tornare come prima.
error-no-magic = Ora non puoi lanciare Magie: te lo impedisce Distruggi Magia, la Radura Maledetta o l’Amuleto.
error-spell-limit =
    { $count ->
        [0] In questo turno non puoi lanciare Magie: all’inizio non ne avevi.
        [one] In questo turno puoi lanciare una Magia sola, e l’hai già fatto.
       *[other] In questo turno puoi lanciare { $count } Magie, e le hai già lanciate.
    }
error-spell-now = { $card } non si può lanciare ora, o non su questo bersaglio: guarda che cosa dice la carta.
error-evade = Qui non puoi evitarlo: serve l’Invisibilità o un terreno amico, e nella Regione Interna le creature non si evitano.
error-fight = Ora affronta ciò che ti attacca con uno dei modi proposti.
error-yes-no = Rispondi sì o no.

## Posizioni costruite: i nomi dei campi sono quelli del codice

error-position-card = La carta «{ $name }» non esiste: si scrive per esempio SWORD1, DRAGON2 oppure HEX.
error-position-character = «{ $name }» non è un personaggio, o è già in gioco. Scegli tra: { $known }.
error-position-space = La casella «{ $name }» non esiste: si scrive per esempio VILLAGE, FIELDS1 oppure TEMPLE.
error-position-begin = Da «{ $begin }» questa posizione non può cominciare. Scegli tra: { $known }.
error-position-row = { $card } non può stare in «{ $field }»: lì va un altro tipo di carta.
error-position-word = «{ $word }» non va bene per «{ $field }». Scegli tra: { $known }.
error-position-number = «{ $number }» non va bene per «{ $field }»: serve un numero intero da { $least } a { $most }.
# $problems: che cosa non torna, con le parole del codice
error-position-supplies = Nella scatola non c’è abbastanza per questa posizione: { $problems }.

## Le opzioni del tavolo

option-characters = Personaggi
option-characters-about = Se ciascuno riceve un personaggio a caso o ne sceglie uno tra tre, anche quando ricomincia (R-07).
option-characters-dealt = A caso
option-characters-of-three = Uno a scelta tra tre
option-first = Chi comincia
option-first-about = Chi fa il primo turno (R-10).
option-first-host = Chi ospita il tavolo
option-first-lot = Lo decide la sorte
option-next-turn = «Salta il prossimo turno»
option-next-turn-about = Quale turno perde chi è di turno con la Sirena, nella Foresta e alle Rupi (R-19).
option-next-turn-this-or-next = Questo, se restano carte da affrontare; altrimenti il prossimo
option-next-turn-next = Sempre il prossimo; questo continua
option-peaceful = Animali e Draghi davanti al Menestrello
option-peaceful-about = Se quelli che non lo attaccano gli impediscono di prendere le cose e di proseguire l’incontro (R-38).
option-peaceful-in-the-way = Sì, finché non sono uccisi o evitati
option-peaceful-passed-by = No, si passa oltre
option-bribed = Banditi pagati
option-bribed-about = Se un Bandito pagato impedisce di prendere le cose e di proseguire l’incontro (R-99).
option-bribed-evaded = No, è come evitato
option-bribed-in-the-way = Sì, non è né ucciso né evitato
option-gold = Oro sulla casella
option-gold-about = Se chi può prendere monete e Borse d’oro le prende senza che gli sia chiesto (R-103).
option-gold-taken = Si prende, salvo che così si compia una ricerca
option-gold-offered = Si chiede ogni volta
option-unfriendly = Incontri poco amichevoli
option-unfriendly-about = Se chi può evitare evita anche Cavaliere Nero, Megera, Strega e simili (R-87).
option-unfriendly-meet = Si affrontano
option-unfriendly-evade = Si possono evitare
option-inherit = Eredità
option-inherit-about = Se il nuovo personaggio riceve Oggetti, Seguaci e oro di quello morto (R-88).
option-inherit-no = No, restano nella casella
option-inherit-yes = Sì, li eredita
option-trophies = Trofei
option-trophies-about = Quanti punti di trofei servono per un segnalino Forza o Astuzia (T-155, T-264).
option-trophies-7 = 7 punti
option-trophies-6 = 6 punti, più in fretta
option-trophies-5 = 5 punti, molto più in fretta
option-bonus = Bonus iniziale
option-bonus-about = Se ciascuno comincia con un segnalino in più, Forza o Astuzia a scelta (T-267).
option-bonus-no = No
option-bonus-yes = Sì
option-bloodbath = Bagno di sangue
option-bloodbath-about = Un solo Talismano nel mazzetto, e chi muore è fuori (T-268, T-269).
option-bloodbath-no = No
option-bloodbath-yes = Sì
option-command = Magia di Comando
option-command-about = Se con molti giocatori la magia di Comando riesce più spesso (R-89).
option-command-usual = Sempre con 4, 5 o 6
option-command-by-players = In 5 da 3, in 6 da 2, in 7 sempre
option-sudden-death = Morte improvvisa
option-sudden-death-about = Se la partita finisce prima: alla Corona, o dopo tanti giri o tanto tempo contando ciò che si ha (R-90).
option-sudden-death-no = No, vince l’ultimo rimasto
option-sudden-death-crown = Vince chi raggiunge la Corona
option-sudden-death-rounds-10 = Dopo 10 giri
option-sudden-death-rounds-20 = Dopo 20 giri
option-sudden-death-rounds-40 = Dopo 40 giri
option-sudden-death-rounds-60 = Dopo 60 giri
option-sudden-death-rounds-100 = Dopo 100 giri
option-sudden-death-minutes-30 = Dopo 30 minuti
option-sudden-death-minutes-45 = Dopo tre quarti d’ora
option-sudden-death-minutes-60 = Dopo un’ora
option-sudden-death-minutes-90 = Dopo un’ora e mezza
option-sudden-death-minutes-120 = Dopo due ore
option-length-minutes-45 = 45 minuti
option-length-minutes-90 = 90 minuti
option-length-no = Una serata
option-toads = Rospi e carte Allineamento
option-toads-about = Se ce ne sono solo quattro o quanti ne servono (R-06).
option-toads-four = Quattro, come nella scatola
option-toads-enough = Quanti ne servono
option-crowd = Più di sei
option-crowd-about = Se si può giocare anche in 7 o in 8 (R-95).
option-crowd-no = No, al massimo in 6
option-crowd-yes = Sì, fino a 8

## Le regole: i capitoli

section-aim = Scopo e giocatori
section-box = Che cosa c’è nella scatola
section-start = Preparazione
section-strength = Forza e Astuzia
section-life = Vitalità e morte
section-fate = Fato
section-sheet = La scheda
section-adventure = Le carte Avventura
section-turn = Il turno
section-movement = Movimento
section-encounters = Incontri
section-battle = Attacchi e combattimento
section-duel = Combattimento tra personaggi
section-psychic = Confronto psichico
section-belongings = Oro, Oggetti e Seguaci
section-spells = Magie
section-trophies = Trofei
section-evading = Evitare l’incontro
section-alignment = Allineamento
section-golden = Regole auree
section-toads = Rospi e turni persi
section-having = Avere, usare, abbandonare
section-quests = Talismani, ricerche, Maledizioni
section-river = Oltre il fiume
section-portal = Il Portale del Potere
section-inner = La Regione Interna
section-crown = La Corona del Comando
section-sequence = La sequenza degli incontri
section-variants = Varianti
section-outer-spaces = Le caselle: Regione Esterna
section-middle-spaces = Le caselle: Regione di Mezzo
section-inner-spaces = Le caselle: Regione Interna
section-characters = I personaggi
section-events = Le carte: Eventi
section-enemies = Le carte: Nemici
section-strangers = Le carte: Stranieri
section-followers = Le carte: Seguaci
section-magic-objects = Le carte: Oggetti Magici
section-objects = Le carte: Oggetti
section-places = Le carte: Luoghi
section-spell-cards = Le carte: Magie
section-purchases = Le carte Acquisto
section-talismans = I Talismani
section-rulings = Dove il regolamento tace

## Le regole

rule-t-001 = Vince chi resta l’unico in gioco: gli altri si eliminano, di solito, con la magia di Comando lanciata dalla Corona.
rule-t-002 = Alla Corona si arriva solo dalla Valle del Fuoco, e nella Valle si entra solo con un Talismano.
rule-t-003 = Si gioca da 2 a 6; in più di 6 si può, ma la partita si allunga.
rule-t-004 = Nella scatola ci sono 40 segnalini Forza, 40 Astuzia e 40 Vitalità (8 grandi e 32 piccoli ciascuno), 36 pedine Fato, 30 monete, 104 carte Avventura, 24 Magie, 28 carte Acquisto, 4 Talismani, 14 personaggi, 4 Rospi, 4 carte Allineamento e 6 dadi.
rule-t-005 = Un segnalino piccolo vale 1 punto, uno grande 5.
rule-t-006 = Segnalini dello stesso colore si cambiano quando si vuole a parità di punti; di colori diversi mai.
rule-t-007 = Le due facce di una pedina Fato valgono lo stesso.
rule-t-008 = Il tabellone ha tre Regioni: Esterna, di Mezzo e Interna.
rule-t-009 = Chi è mutato in Rospo lo mostra, con scheda e figura, finché dura.
rule-t-010 = La carta Allineamento serve solo finché l’allineamento è diverso da quello della scheda.
rule-t-011 = Il simbolo del Talismano sul dado vale 1.
rule-t-012 = Il mazzo Avventura si mescola e resta coperto.
rule-t-013 = Il mazzo Magia si mescola e resta coperto.
rule-t-014 = Carte Acquisto e Talismani stanno scoperti, a disposizione.
rule-t-015 = Ciascuno riceve un personaggio a caso.
rule-t-016 = Se il tavolo lo vuole, ciascuno ne pesca tre e ne tiene uno; gli altri tornano disponibili per chi dovrà ricominciare.
rule-t-017 = I personaggi distribuiti sono noti a tutti.
rule-t-018 = Ogni figura comincia nella casella indicata sulla sua scheda.
rule-t-019 = Si comincia con Vitalità e Fato pari ai valori della scheda, e 1 moneta.
rule-t-020 = All’inizio nessuno ha segnalini Forza o Astuzia: contano solo i valori della scheda.
rule-t-021 = Chi ha Magie per abilità le pesca subito; le Magie restano segrete.
rule-t-022 = Chi comincia con Oggetti per abilità li prende dalle carte Acquisto.
rule-t-023 = Comincia chi ospita il tavolo, poi si va in senso orario.
rule-t-024 = La Forza guadagnata giocando si segna con segnalini.
rule-t-025 = La Forza di Seguaci e Oggetti non si segna: si aggiunge quando serve ed è permesso.
rule-t-026 = Forza = valore della scheda + segnalini + ciò che Seguaci e Oggetti utilizzabili in quel momento aggiungono.
rule-t-027 = Perdere Forza vuol dire rimettere segnalini nella riserva.
rule-t-028 = La Forza non scende mai sotto il valore della scheda.
rule-t-029 = Esempio: un Guerriero (4) con 2 segnalini, Cintura Magica, Unicorno e Spada ha Forza 8, in combattimento 9, nella Radura Maledetta 7 anche in combattimento.
rule-t-030 = L’Astuzia si conta come la Forza: valore, segnalini e ciò che aggiungono Seguaci e Oggetti utilizzabili.
rule-t-031 = Perdere Astuzia toglie segnalini, mai sotto il valore della scheda.
rule-t-032 = L’Astuzia decide i confronti psichici e quante Magie si possono avere.
rule-t-033 = La Vitalità si segna con segnalini: all’inizio tanti quanti ne dice la scheda.
rule-t-034 = Perdere Vitalità vuol dire rimettere altrettanti segnalini nella riserva.
rule-t-035 = La Vitalità si riprende guarendo o guadagnandone.
rule-t-036 = Chi resta senza Vitalità è ucciso all’istante.
rule-t-037 = Oggetti, Seguaci e oro di chi muore restano nella casella in cui è morto.
rule-t-038 = Segnalini Forza e Astuzia e pedine Fato di chi muore tornano nella riserva.
rule-t-039 = Le Magie di chi muore vanno tra gli scarti.
rule-t-040 = Trofei e ogni altra carta di chi muore vanno tra i loro scarti o nella riserva.
rule-t-041 = La scheda e la figura di chi muore escono dal gioco.
rule-t-042 = Dal suo turno seguente il giocatore può ricominciare con un personaggio a caso tra quelli non in gioco.
rule-t-043 = Si ricomincia solo finché nessuno, in questa partita, ha mai raggiunto la Corona.
rule-t-044 = Se la Corona è già stata raggiunta, chi muore è fuori dal gioco per sempre.
rule-t-045 = Guarire non porta mai la Vitalità oltre il valore della scheda.
rule-t-046 = Guadagnando Vitalità si può superare il valore della scheda.
rule-t-047 = Con 1 Fato puoi ritirare un dado appena tirato: per muovere, per il tuo attacco, o perché lo chiede una carta o una casella.
rule-t-048 = Il Fato speso torna nella riserva.
rule-t-049 = Al massimo 1 Fato per tiro; il nuovo risultato va accettato.
rule-t-050 = Se i dadi tirati insieme sono più d’uno, il Fato ne ritira uno solo.
rule-t-051 = Restare senza Fato non ha altre conseguenze.
rule-t-052 = Con il Fato non si ritira il dado di una creatura né quello di un altro giocatore.
rule-t-053 = Recuperare Fato non lo porta mai oltre il valore della scheda.
rule-t-054 = Guadagnando Fato si può superare il valore della scheda.
rule-t-055 = Ogni personaggio ha le abilità speciali della sua scheda.
rule-t-056 = La casella di partenza è dove la figura si mette quando il personaggio entra in gioco.
rule-t-057 = Le carte Avventura si pescano dalla cima del mazzo e si mettono scoperte nella casella.
rule-t-058 = Una casella che fa pescare N carte si completa fino a N: quelle già presenti si tolgono dal conto.
rule-t-059 = Le carte si affrontano dal numero di incontro più basso al più alto.
rule-t-060 = A parità di numero vale l’ordine in cui sono state pescate.
rule-t-061 = Le carte che vanno messe altrove si sistemano prima di tutte le altre.
rule-t-062 = Una carta messa altrove non è affrontata ora da chi l’ha pescata.
rule-t-063 = Evento: si fa ciò che dice la carta.
rule-t-064 = Un Evento che fa perdere un turno a chi lo affronta chiude subito il turno, e quello è il turno perso se restano altre carte da affrontare; altrimenti si salta il prossimo.
rule-t-065 = Animali, Draghi e Mostri si affrontano in combattimento.
rule-t-066 = Animali, Draghi e Mostri uccisi sono trofei da scambiare con Forza.
rule-t-067 = Gli Spiriti si affrontano in confronto psichico.
rule-t-068 = Gli Spiriti uccisi sono trofei da scambiare con Astuzia.
rule-t-069 = Un Nemico che sconfigge un personaggio resta nella casella.
rule-t-070 = Straniero: si fa ciò che dice la carta; può dipendere dall’allineamento.
rule-t-071 = Oggetti e Seguaci si prendono solo se si possono avere, e solo quando ogni Nemico della casella è ucciso o evitato.
rule-t-072 = Luogo: si fa ciò che dice la carta; alcuni vogliono un dado, altri premiano ogni visita.
rule-t-073 = Un turno è fatto di movimento, poi di incontri.
rule-t-074 = Dopo aver mosso si segue la casella o si incontra un personaggio che è lì.
rule-t-075 = Finito il turno, tocca al prossimo in senso orario.
rule-t-076 = Ogni Regione è un anello di caselle: si gira dentro la propria, e si cambia solo per incontri o effetti.
rule-t-077 = La Regione di Mezzo è divisa dall’Esterna dal Fiume Tempestoso, e dall’Interna dal Portale del Potere e dalla Piana del Pericolo.
rule-t-078 = Nelle Regioni Esterna e di Mezzo si tira un dado e si muove esattamente di tante caselle.
rule-t-079 = Il verso, orario o antiorario, lo scegli tu.
rule-t-080 = Magie, abilità e altri effetti possono sostituire il tiro.
rule-t-081 = Durante il movimento non si inverte il verso, se non appena cambiata Regione.
rule-t-082 = Muovere è obbligatorio, anche da una casella con carte o personaggi.
rule-t-083 = Si arriva nella casella in cui il movimento finisce, o in cui un incontro o un effetto mette il personaggio.
rule-t-084 = Si fanno incontri solo nel proprio turno, se non è detto altrimenti.
rule-t-085 = Si incontra solo ciò che è nella casella d’arrivo, mai in quella di partenza.
rule-t-086 = Chi arriva sceglie: un personaggio che è lì, o la casella.
rule-t-087 = Incontrare un personaggio vuol dire attaccarlo o usare su di lui un’abilità speciale.
rule-t-088 = Chi uccide un personaggio può prendere Oggetti, Seguaci e oro che aveva; il resto rimane nella casella.
rule-t-089 = Chi incontra un personaggio, in questo turno non visita Stranieri e Luoghi e non prende nulla dalla casella.
rule-t-090 = Le carte che una casella fa pescare sono sempre carte Avventura dalla cima del mazzo.
rule-t-091 = Nel conto di una casella entrano tutte le carte scoperte: Avventura, Acquisto e Magia.
rule-t-092 = Uccisi o evitati tutti i Nemici, si visitano Stranieri e Luoghi e si prendono oro, Oggetti e Seguaci.
rule-t-093 = Le carte abbandonate nella casella prima di pescare contano nel suo numero.
rule-t-094 = Chi le ha abbandonate non può riprenderle nello stesso turno.
rule-t-095 = Le carte abbandonate restano per chi arriverà dopo.
rule-t-096 = Esempio: il Nano, nella Valle Nascosta, pesca Diavoletto, Orso e Borsa d’oro; il Diavoletto fa 4 e lo manda alle Rovine, dove il Nano continua il turno. Orso e Borsa restano e contano come 2 delle 3 carte.
rule-t-097 = In una casella con istruzioni proprie, prima si uccidono o si evitano i Nemici presenti.
rule-t-098 = Poi si visitano Stranieri e Luoghi, e si può prendere ciò che c’è.
rule-t-099 = Un attacco è un combattimento (Forza) o un confronto psichico (Astuzia).
rule-t-100 = Una creatura con Forza attacca in combattimento, una con Astuzia in confronto psichico.
rule-t-101 = Chi attacca un personaggio lo fa in combattimento, a meno che un’abilità gli permetta il confronto psichico.
rule-t-102 = Primo: si dichiara se si evita; si combatte solo se non si evita.
rule-t-103 = Secondo: le Magie, e tutto ciò che cambia Forza o Astuzia, vengono prima del tiro.
rule-t-104 = Terzo: valore di attacco = dado + Forza + aggiunte; si usa una sola Arma.
rule-t-105 = Quarto: si tira per la creatura, dado + la sua Forza; poi il personaggio può spendere Fato per il proprio dado.
rule-t-106 = Quinto: chi ha il valore più alto vince; se è il personaggio, la creatura è uccisa.
rule-t-107 = Se vince la creatura, il personaggio è sconfitto e perde 1 Vitalità, a meno che qualcosa lo impedisca.
rule-t-108 = Se i valori sono pari è uno stallo.
rule-t-109 = Dopo una sconfitta o uno stallo il turno finisce.
rule-t-110 = È un Nemico la carta Avventura che lo dice nel suo tipo.
rule-t-111 = È una creatura tutto ciò, tranne i personaggi, che attacca con Forza o Astuzia, da qualunque carta o casella venga.
rule-t-112 = In uno stallo nessuno perde Vitalità e nessuno è ucciso; il turno finisce subito.
rule-t-113 = Al turno seguente si lascia la casella senza rincontrare ciò che si è combattuto, se non è detto altrimenti.
rule-t-114 = Due o più Nemici con Forza nella stessa casella combattono come uno solo: Forze sommate, un solo tiro.
rule-t-115 = Chi è attaccato da un personaggio può prima dichiarare che evita.
rule-t-116 = Entrambi possono lanciare Magie prima dei tiri; dopo, Forza e Astuzia non cambiano più.
rule-t-117 = Tirano tutti e due; poi decide sul Fato prima l’attaccante, poi il difensore.
rule-t-118 = L’attaccante che ha rinunciato al Fato non può ripensarci dopo la scelta del difensore.
rule-t-119 = Vince il valore di attacco più alto; se sono pari è uno stallo.
rule-t-120 = Chi vince toglie allo sconfitto 1 Vitalità (se nulla lo impedisce), o gli prende un Oggetto, o 1 moneta.
rule-t-121 = Se la Vitalità era l’ultima, il vincitore può prendere ciò che vuole tra Oggetti, Seguaci e oro; il resto rimane nella casella.
rule-t-122 = Poi il turno finisce.
rule-t-123 = Esempio: un Mago (Forza 2, un segnalino, Spada, Esplosione Psionica) ha Forza 9 contro un Gigante, 6; 3 e 6 fanno 12 pari; col Fato tira 5 e vince 14 a 12: il Gigante è un trofeo.
rule-t-124 = Il confronto psichico è contro Spiriti e creature con Astuzia, o contro un personaggio se un’abilità lo consente.
rule-t-125 = Si risolve come un combattimento, con l’Astuzia al posto della Forza.
rule-t-126 = Nel confronto psichico nessun Oggetto salva la Vitalità.
rule-t-127 = I prezzi sono in monete d’oro.
rule-t-128 = Ciò che non si paga a un giocatore va nella riserva; ciò che non viene da un giocatore esce da lì.
rule-t-129 = L’oro non è un Oggetto e non conta nel limite di trasporto.
rule-t-130 = Dover perdere oro senza averne non ha effetto.
rule-t-131 = Oggetti e Oggetti Magici sono tutti Oggetti.
rule-t-132 = Gli Oggetti di ciascuno sono in vista.
rule-t-133 = Si portano al massimo 4 Oggetti, di più con un Mulo.
rule-t-134 = Gli Oggetti in più si lasciano scoperti nella casella, a scelta di chi li ha.
rule-t-135 = In un attacco si usa al massimo un’Arma.
rule-t-136 = In un attacco si usa al massimo un’Armatura.
rule-t-137 = I Seguaci sono in vista e non hanno limite di numero.
rule-t-138 = I Seguaci uccisi o scartati vanno tra gli scarti Avventura; i Muli comprati tornano nel loro mazzetto.
rule-t-139 = Le Magie si pescano dalla cima del mazzo; quando finisce, gli scarti mescolati ne fanno uno nuovo.
rule-t-140 = Le Magie si tengono nascoste.
rule-t-141 = Quante Magie si possono avere, per Astuzia totale: con 1 o 2 nessuna; con 3 una; con 4 o 5 due; da 6 in su tre.
rule-t-142 = Chi ne ha troppe scarta subito quelle in più, a sua scelta, senza poterle lanciare.
rule-t-143 = Altrimenti le Magie non si scartano di propria volontà.
rule-t-144 = Esempio: un Mago con Astuzia 5 e la Corona di Salomone ha 7 e tre Magie; nella Radura Maledetta ha 5 e ne scarta una; uscito, può averne di nuovo tre.
rule-t-145 = Lanciare Magie è sempre facoltativo; si tengono quanto si vuole.
rule-t-146 = Una Magia si lancia solo quando lo dice la sua carta; avuto effetto, si scarta.
rule-t-147 = Le Magie sui personaggi hanno effetto in tutto il tabellone.
rule-t-148 = Le Magie sulle creature non hanno effetto nella Regione Interna.
rule-t-149 = Nel tuo turno puoi lanciare al massimo tante Magie quante ne avevi all’inizio del turno.
rule-t-150 = Nel turno di un altro puoi lanciare una sola Magia.
rule-t-151 = Questi due limiti non valgono per la magia di Comando.
rule-t-152 = Esempio: l’Incantatrice tira 2 dal Tempio. Nelle Rune c’è un Drago: non pescherebbe, e lui avrebbe +2 al tiro. Nell’Oasi c’è una Maledizione: perde 1 Vitalità, la Magia conta come una delle due carte, e lei ne pesca una.
rule-t-153 = La carta di un Nemico ucciso si tiene come trofeo.
rule-t-154 = I trofei si scambiano alla fine del proprio turno.
rule-t-155 = Ogni 7 punti Forza di trofei danno un segnalino Forza; i punti in più sono persi e le carte scartate.
rule-t-156 = Ogni 7 punti Astuzia di trofei danno un segnalino Astuzia; i punti in più sono persi e le carte scartate.
rule-t-157 = Segnalini Forza e Astuzia vengono anche dagli incontri.
rule-t-158 = Chi evita non può fare nulla a ciò che ha evitato, né subirne nulla.
rule-t-159 = Nella Regione Interna si evitano solo i personaggi, mai le creature delle caselle.
rule-t-160 = Si possono evitare: tutto ciò che attacca, un personaggio che sta per attaccare o usare un’abilità, le creature che vengono da Eventi, Luoghi o Stranieri.
rule-t-161 = Un personaggio ha un solo allineamento, Buono, Neutrale o Malvagio, che può cambiare.
rule-t-162 = Se cambia, una carta Allineamento lo mostra; tornato quello della scheda, la carta si rimette a posto.
rule-t-163 = In un turno si cambia allineamento una volta sola; vale anche per il Druido.
rule-t-164 = Le carte vietate al nuovo allineamento si abbandonano subito nella casella.
rule-t-165 = Se un’abilità o un effetto contraddice le regole di base, ha la meglio.
rule-t-166 = Il divieto di una carta ha la meglio su abilità e altri effetti.
rule-t-167 = Un effetto legato a un risultato guarda il numero naturale del dado, non quello modificato.
rule-t-168 = Tutto è limitato a ciò che sta nella scatola: da una riserva vuota non si guadagna nulla, e chi può cambiare segnalini deve farlo.
rule-t-169 = Si resta Rospi per tre turni; finisce alla fine del terzo.
rule-t-170 = Un Rospo ha Forza 1 e Astuzia 1; i segnalini di prima non contano.
rule-t-171 = Forza e Astuzia guadagnate o perse da Rospo svaniscono al ritorno; quelle di prima tornano.
rule-t-172 = Un Rospo tiene i suoi trofei e ne può vincere altri.
rule-t-173 = I segnalini presi con trofei da Rospo si perdono al ritorno.
rule-t-174 = Un Rospo muove di una casella per turno, senza tirare.
rule-t-175 = Un Rospo non guadagna e non lancia Magie, nemmeno quella di Comando; quelle che ha, le tiene.
rule-t-176 = Un Rospo tiene la Vitalità e il Fato che il personaggio aveva, e il Fato si usa come sempre.
rule-t-177 = Un Rospo ha incontri come tutti.
rule-t-178 = Un Rospo non ha abilità speciali.
rule-t-179 = Un Rospo mutato di nuovo resta tale e conta tre turni dal prossimo.
rule-t-180 = Perdere un turno chiude subito quello in corso: è quello il turno perso se restavano carte da affrontare, altrimenti si salta il prossimo.
rule-t-181 = Un personaggio ha tutto ciò che possiede: Oggetti, oro, Fato, Seguaci, Magie.
rule-t-182 = Usare una carta è facoltativo.
rule-t-183 = Si può avere anche una carta che non si può usare, se la carta stessa non lo vieta: il Monaco può avere la Lancia Sacra.
rule-t-184 = Una carta che non si può avere resta scoperta nella casella, come la Spada delle Rune per il Monaco.
rule-t-185 = Una carta che non si può avere non si prende, nemmeno con una Magia.
rule-t-186 = Oggetti e Seguaci si possono abbandonare quando si vuole, scoperti nella propria casella.
rule-t-187 = Chi li abbandona non li riprende nello stesso turno.
rule-t-188 = Ottenere un acquisto o un Talismano vuol dire prenderne la carta.
rule-t-189 = Talismani e carte Acquisto valgono come carte Avventura, ma tornano nei loro mazzetti invece che tra gli scarti.
rule-t-190 = Se nel mazzetto non ne restano, quella cosa non è disponibile.
rule-t-191 = Si possono abbandonare come gli altri Oggetti e Seguaci.
rule-t-192 = Un Talismano si trova nel mazzo Avventura, si guadagna con una ricerca dello Stregone, o lo dà una carta o una casella.
rule-t-193 = Nella Caverna dello Stregone puoi accettare una ricerca o rifiutarla; accettando, un dado dice quale.
rule-t-194 = Una sola ricerca per volta.
rule-t-195 = Compiuta una ricerca, tornando lì se ne può accettare un’altra.
rule-t-196 = Una ricerca va compiuta appena si può.
rule-t-197 = Chi ha una ricerca da compiere non può aprire il Portale del Potere.
rule-t-198 = Le carte senza numero di incontro, come la Maledizione, vengono prima di personaggi, altre carte e casella.
rule-t-199 = Il fiume si passa dal ponte della Sentinella, in zattera, o grazie a un incontro.
rule-t-200 = Il ponte si passa nei due sensi, se il tiro basta a finire nell’altra Regione.
rule-t-201 = Ogni volta che qualcuno vuole entrare nella Regione di Mezzo per il ponte, la Sentinella attacca.
rule-t-202 = Chi la batte o la evita deve proseguire, entrare nella Regione di Mezzo e finire il movimento nel verso che vuole.
rule-t-203 = Chi è sconfitto perde 1 Vitalità (se nulla lo impedisce) e finisce il turno nella casella della Sentinella.
rule-t-204 = Uno stallo non costa Vitalità; il turno finisce nella casella della Sentinella.
rule-t-205 = La Sentinella non attacca chi passa restando nella Regione Esterna, chi viene da quella di Mezzo, o chi si ferma da lei.
rule-t-206 = Appena cambiata Regione si può cambiare verso.
rule-t-207 = Esempio: l’Incantatrice, dal Cimitero, tira 6: Bosco 1, Sentinella 2, la evita, Colline 3, poi in senso antiorario fino al Portale del Potere.
rule-t-208 = Per passare in zattera ne serve una, costruita o trovata.
rule-t-209 = Chi ha un’Ascia e comincia il turno in un Bosco o nella Foresta può costruirla: prende una carta Zattera, se c’è, invece di muovere.
rule-t-210 = Chi ha una Zattera può passare, all’inizio del turno seguente e invece di muovere, nella casella di fronte oltre il fiume.
rule-t-211 = La Zattera non si abbandona e non si conserva: dopo quella decisione, usata o no, si scarta.
rule-t-212 = Nella Regione Interna si entra solo dal Portale aperto, o se un effetto mette lì il personaggio.
rule-t-213 = Si può provare ad aprirlo solo se il movimento basta ad andare oltre.
rule-t-214 = Si può provare ogni volta che si passa; esserci riusciti una volta non basta per le altre.
rule-t-215 = Se riesce, il turno finisce nella Piana del Pericolo.
rule-t-216 = Se non riesce, il turno finisce al Portale con la perdita indicata.
rule-t-217 = Per uscire dalla Regione Interna non si tira: il passo dalla Piana del Pericolo al Portale è tutto il movimento.
rule-t-218 = Nella Regione Interna non si tira per muovere: una casella per turno.
rule-t-219 = Prima di proseguire verso la Corona si seguono le istruzioni della casella.
rule-t-220 = Nella Regione Interna si può dichiarare di tornare indietro.
rule-t-221 = Chi torna indietro muove di una casella per turno verso la Piana del Pericolo, ignorando le istruzioni.
rule-t-222 = Una volta detto, non si cambia idea prima di arrivare alla Piana.
rule-t-223 = Dalla Piana si è liberi di uscire dal Portale o di ripartire per la Corona.
rule-t-224 = Nella Regione Interna non si pescano carte Avventura: gli incontri li dicono le caselle.
rule-t-225 = Le istruzioni delle caselle si seguono sempre, a meno di tornare indietro.
rule-t-226 = Le creature della Regione Interna non si possono evitare né colpire con Magie.
rule-t-227 = Nella Regione Interna si incontrano personaggi solo nella Piana del Pericolo, nella Valle del Fuoco e sulla Corona.
rule-t-228 = Nella Piana e nella Valle questi incontri vanno come altrove.
rule-t-229 = Sulla Corona incontrare gli altri è obbligatorio.
rule-t-230 = Entrando nella Cripta si tirano 3 dadi e si sottrae la Forza: si esce subito dove dice la tabella.
rule-t-231 = Quello spostamento è il movimento del turno.
rule-t-232 = Chi resta nella Cripta, al prossimo turno muove normalmente.
rule-t-233 = Nelle Miniere è come nella Cripta, con l’Astuzia al posto della Forza.
rule-t-234 = Arrivando nella Tana, 2 dadi dicono la Forza del lupo mannaro di quel personaggio.
rule-t-235 = Si combatte lo stesso lupo mannaro finché è ucciso o si torna indietro.
rule-t-236 = Ogni personaggio incontra un lupo mannaro suo.
rule-t-237 = Esempio: 3 e 5 danno Forza 8; una sconfitta per 10 a 13 costa una Vitalità; al turno dopo il lupo ha ancora 8, tira 1 e fa 9: con 10 o più è ucciso, e si prosegue il turno seguente.
rule-t-238 = Ogni volta che si arriva ai Pozzi, un dado dice quanti demoni attaccano.
rule-t-239 = Si combattono uno alla volta, finché muoiono tutti o si è sconfitti; poi il turno finisce.
rule-t-240 = Chi è sconfitto, al turno dopo combatte quelli rimasti o torna indietro.
rule-t-241 = Si prosegue il turno dopo la morte dell’ultimo.
rule-t-242 = Alla Corona si arriva solo dalla Valle del Fuoco, e lì si entra solo con un Talismano; senza, si torna indietro.
rule-t-243 = Chi è sulla Corona non muove più e non può tornare indietro.
rule-t-244 = Chi arriva dove c’è già un altro lo deve incontrare.
rule-t-245 = Finché sulla Corona sono in due o più, il turno di ciascuno è solo incontrare uno degli altri.
rule-t-246 = Chi è solo sulla Corona, nel suo turno deve lanciare la magia di Comando: tira un dado.
rule-t-247 = Con 1, 2 o 3 non ha effetto.
rule-t-248 = Se il dado mostra almeno 4, ogni altro personaggio perde 1 Vitalità, ovunque sia.
rule-t-249 = Chi muore per la magia di Comando è fuori dal gioco.
rule-t-250 = Da quando qualcuno ha raggiunto la Corona, chi muore non torna più in gioco: vale anche dopo che lassù non c’è più nessuno.
rule-t-251 = Le Magie da lanciare prima di muovere si lanciano prima di muovere.
rule-t-252 = Se nella casella ci sono personaggi, si sceglie se incontrarne uno.
rule-t-253 = In una casella che fa pescare si completano le carte, poi si affrontano.
rule-t-254 = In un’altra casella prima si affrontano le carte scoperte, poi si seguono le istruzioni.
rule-t-255 = Se si perde un turno, o se restano Nemici non uccisi né evitati, il turno finisce.
rule-t-256 = Se l’incontro sposta il personaggio, si ricomincia dalla nuova casella.
rule-t-257 = Alla fine si prendono Oggetti, Seguaci e oro della casella; poi il turno finisce.
rule-t-258 = Variante: oltre al solito si possono evitare anche gli individui poco amichevoli di carte e caselle, fuori dalla Regione Interna.
rule-t-259 = Così si evitano Cavaliere Nero, Megera e Strega, ma non i Pozzi, la Morte con i suoi dadi, la Tana e la Torre del Vampiro.
rule-t-260 = Variante: Oggetti, oro e Seguaci di chi muore restano da parte per il suo prossimo personaggio.
rule-t-261 = Magie, trofei, Fato e segnalini tornano come al solito.
rule-t-262 = Il nuovo personaggio riceve ciò che era da parte; quello che non può avere resta nella sua casella di partenza.
rule-t-263 = Con questa variante chi uccide un personaggio non gli prende nulla.
rule-t-264 = Variante: 6 punti di trofei per segnalino invece di 7.
rule-t-265 = Variante: 5 punti di trofei per segnalino invece di 7.
rule-t-266 = I punti oltre il multiplo del numero scelto si perdono comunque.
rule-t-267 = Variante: ciascuno comincia con un segnalino in più, Forza o Astuzia a scelta; non cambia il valore della scheda e si può perdere.
rule-t-268 = Variante: si tolgono tre delle quattro carte Talismano.
rule-t-269 = Con questa variante chi muore è subito fuori, anche se nessuno ha raggiunto la Corona.
rule-t-270 = Variante: in 5 la magia di Comando ha effetto da 3 a 6.
rule-t-271 = Variante: in 6 ha effetto da 2 a 6.
rule-t-272 = Variante: in 7 o più ha sempre effetto.
rule-t-273 = In 4 o meno resta da 4 a 6.
rule-t-274 = Variante, prima forma: vince subito chi per primo raggiunge la Corona.
rule-t-275 = Variante, seconda forma: si fissa prima quando finire; allora ciascuno conta 1 per ogni punto di segnalini Forza e Astuzia, moneta, Magia, Seguace e Oggetto, tolto ciò che aveva all’inizio, e vince chi ha di più.

## Le caselle, i personaggi e le carte, con il loro numero

rule-o01 = { space-village }: { space-village-text }
rule-o02 = { space-fields1 }: { space-fields1-text }
rule-o03 = { space-graveyard }: { space-graveyard-text }
rule-o04 = { space-woods1 }: { space-woods1-text }
rule-o05 = { space-sentinel }: { space-sentinel-text }
rule-o06 = { space-hills1 }: { space-hills1-text }
rule-o07 = { space-chapel }: { space-chapel-text }
rule-o08 = { space-fields2 }: { space-fields2-text }
rule-o09 = { space-crags }: { space-crags-text }
rule-o10 = { space-plains1 }: { space-plains1-text }
rule-o11 = { space-woods2 }: { space-woods2-text }
rule-o12 = { space-fields3 }: { space-fields3-text }
rule-o13 = { space-city }: { space-city-text }
rule-o14 = { space-fields4 }: { space-fields4-text }
rule-o15 = { space-hills2 }: { space-hills2-text }
rule-o16 = { space-plains2 }: { space-plains2-text }
rule-o17 = { space-woods3 }: { space-woods3-text }
rule-o18 = { space-plains3 }: { space-plains3-text }
rule-o19 = { space-tavern }: { space-tavern-text }
rule-o20 = { space-fields5 }: { space-fields5-text }
rule-o21 = { space-ruins }: { space-ruins-text }
rule-o22 = { space-plains4 }: { space-plains4-text }
rule-o23 = { space-forest }: { space-forest-text }
rule-o24 = { space-fields6 }: { space-fields6-text }
rule-m01 = { space-portal }: { space-portal-text }
rule-m02 = { space-knight }: { space-knight-text }
rule-m03 = { space-valley }: { space-valley-text }
rule-m04 = { space-hills3 }: { space-hills3-text }
rule-m05 = { space-glade }: { space-glade-text }
rule-m06 = { space-runes1 }: { space-runes1-text }
rule-m07 = { space-chasm }: { space-chasm-text }
rule-m08 = { space-runes2 }: { space-runes2-text }
rule-m09 = { space-cave }: { space-cave-text }
rule-m10 = { space-desert1 }: { space-desert1-text }
rule-m11 = { space-oasis }: { space-oasis-text }
rule-m12 = { space-desert2 }: { space-desert2-text }
rule-m13 = { space-temple }: { space-temple-text }
rule-m14 = { space-woods4 }: { space-woods4-text }
rule-m15 = { space-runes3 }: { space-runes3-text }
rule-m16 = { space-castle }: { space-castle-text }
rule-i01 = { space-peril }: { space-peril-text }
rule-i02 = { space-mines }: { space-mines-text }
rule-i03 = { space-tower }: { space-tower-text }
rule-i04 = { space-pits }: { space-pits-text }
rule-i05 = { space-fire }: { space-fire-text }
rule-i06 = { space-werewolf }: { space-werewolf-text }
rule-i07 = { space-death }: { space-death-text }
rule-i08 = { space-crypt }: { space-crypt-text }
rule-c01 = { space-crown }: { space-crown-text }
rule-ch01 = { character-assassin }: { character-assassin-ability-1 } { character-assassin-ability-2 } { character-assassin-ability-3 }
rule-ch02 = { character-druid }: { character-druid-ability-1 } { character-druid-ability-2 } { character-druid-ability-3 }
rule-ch03 = { character-dwarf }: { character-dwarf-ability-1 } { character-dwarf-ability-2 } { character-dwarf-ability-3 } { character-dwarf-ability-4 } { character-dwarf-ability-5 } { character-dwarf-ability-6 }
rule-ch04 = { character-elf }: { character-elf-ability-1 } { character-elf-ability-2 } { character-elf-ability-3 }
rule-ch05 = { character-ghoul }: { character-ghoul-ability-1 } { character-ghoul-ability-2 } { character-ghoul-ability-3 }
rule-ch06 = { character-minstrel }: { character-minstrel-ability-1 } { character-minstrel-ability-2 } { character-minstrel-ability-3 }
rule-ch07 = { character-monk }: { character-monk-ability-1 } { character-monk-ability-2 } { character-monk-ability-3 }
rule-ch08 = { character-priest }: { character-priest-ability-1 } { character-priest-ability-2 } { character-priest-ability-3 } { character-priest-ability-4 }
rule-ch09 = { character-prophetess }: { character-prophetess-ability-1 } { character-prophetess-ability-2 } { character-prophetess-ability-3 } { character-prophetess-ability-4 }
rule-ch10 = { character-sorceress }: { character-sorceress-ability-1 } { character-sorceress-ability-2 } { character-sorceress-ability-3 } { character-sorceress-ability-4 }
rule-ch11 = { character-thief }: { character-thief-ability-1 } { character-thief-ability-2 }
rule-ch12 = { character-troll }: { character-troll-ability-1 } { character-troll-ability-2 }
rule-ch13 = { character-warrior }: { character-warrior-ability-1 } { character-warrior-ability-2 }
rule-ch14 = { character-wizard }: { character-wizard-ability-1 } { character-wizard-ability-2 } { character-wizard-ability-3 }
rule-ev01 = { card-angel }: { card-angel-text }
rule-ev02 = { card-blizzard }: { card-blizzard-text }
rule-ev03 = { card-book }: { card-book-text }
rule-ev04 = { card-devil }: { card-devil-text }
rule-ev05 = { card-darkness }: { card-darkness-text }
rule-ev06 = { card-imp }: { card-imp-text }
rule-ev07 = { card-vortex }: { card-vortex-text }
rule-ev08 = { card-marketday }: { card-marketday-text }
rule-ev09 = { card-mephisto }: { card-mephisto-text }
rule-ev10 = { card-pestilence }: { card-pestilence-text }
rule-ev11 = { card-raiders }: { card-raiders-text }
rule-ev12 = { card-siren }: { card-siren-text }
rule-ev13 = { card-storm }: { card-storm-text }
rule-en01 = { card-ape }: { card-ape-text }
rule-en02 = { card-bear }: { card-bear-text }
rule-en03 = { card-lion }: { card-lion-text }
rule-en04 = { card-serpent }: { card-serpent-text }
rule-en05 = { card-boar }: { card-boar-text }
rule-en06 = { card-wolf }: { card-wolf-text }
rule-en07 = { card-dragon }: { card-dragon-text }
rule-en08 = { card-bandit }: { card-bandit-text }
rule-en09 = { card-giant }: { card-giant-text }
rule-en10 = { card-goblin }: { card-goblin-text }
rule-en11 = { card-hobgoblin }: { card-hobgoblin-text }
rule-en12 = { card-ogre }: { card-ogre-text }
rule-en13 = { card-demon }: { card-demon-text }
rule-en14 = { card-ghost }: { card-ghost-text }
rule-en15 = { card-lemure }: { card-lemure-text }
rule-en16 = { card-shadow }: { card-shadow-text }
rule-en17 = { card-spectre }: { card-spectre-text }
rule-en18 = { card-wraith }: { card-wraith-text }
rule-st01 = { card-enchanter }: { card-enchanter-text }
rule-st02 = { card-fairy }: { card-fairy-text }
rule-st03 = { card-healer }: { card-healer-text }
rule-st04 = { card-hermit }: { card-hermit-text }
rule-st05 = { card-mage }: { card-mage-text }
rule-st06 = { card-phantom }: { card-phantom-text }
rule-st07 = { card-sorcerer }: { card-sorcerer-text }
rule-st08 = { card-witch }: { card-witch-text }
rule-fo01 = { card-alchemist }: { card-alchemist-text }
rule-fo02 = { card-hag }: { card-hag-text }
rule-fo03 = { card-gnome }: { card-gnome-text }
rule-fo04 = { card-guide }: { card-guide-text }
rule-fo05 = { card-maiden }: { card-maiden-text }
rule-fo06 = { card-mercenary }: { card-mercenary-text }
rule-fo07 = { card-mule }: { card-mule-text }
rule-fo08 = { card-pixie }: { card-pixie-text }
rule-fo09 = { card-poltergeist }: { card-poltergeist-text }
rule-fo10 = { card-prince }: { card-prince-text }
rule-fo11 = { card-princess }: { card-princess-text }
rule-fo12 = { card-unicorn }: { card-unicorn-text }
rule-mo01 = { card-amulet }: { card-amulet-text }
rule-mo02 = { card-cross }: { card-cross-text }
rule-mo03 = { card-grail }: { card-grail-text }
rule-mo04 = { card-lance }: { card-lance-text }
rule-mo05 = { card-belt }: { card-belt-text }
rule-mo06 = { card-orb }: { card-orb-text }
rule-mo07 = { card-potion }: { card-potion-text }
rule-mo08 = { card-ring }: { card-ring-text }
rule-mo09 = { card-runesword }: { card-runesword-text }
rule-mo10 = { card-solomon }: { card-solomon-text }
rule-mo11 = { card-talisman }: { card-talisman-text }
rule-mo12 = { card-wand }: { card-wand-text }
rule-ob01 = { card-armour }: { card-armour-text }
rule-ob02 = { card-axe }: { card-axe-text }
rule-ob03 = { card-bag }: { card-bag-text }
rule-ob04 = { card-helmet }: { card-helmet-text }
rule-ob05 = { card-raft }: { card-raft-text }
rule-ob06 = { card-shield }: { card-shield-text }
rule-ob07 = { card-sword }: { card-sword-text }
rule-ob08 = { card-twobags }: { card-twobags-text }
rule-ob09 = { card-bottle }: { card-bottle-text }
rule-pl01 = { card-cavern }: { card-cavern-text }
rule-pl02 = { card-fountain }: { card-fountain-text }
rule-pl03 = { card-gate }: { card-gate-text }
rule-pl04 = { card-stream }: { card-stream-text }
rule-pl05 = { card-market }: { card-market-text }
rule-pl06 = { card-marsh }: { card-marsh-text }
rule-pl07 = { card-maze }: { card-maze-text }
rule-pl08 = { card-pool }: { card-pool-text }
rule-pl09 = { card-shrine }: { card-shrine-text }
rule-sp01 = { card-acquisition }: { card-acquisition-text }
rule-sp02 = { card-alchemy }: { card-alchemy-text }
rule-sp03 = { card-counterspell }: { card-counterspell-text }
rule-sp04 = { card-destroymagic }: { card-destroymagic-text }
rule-sp05 = { card-destruction }: { card-destruction-text }
rule-sp06 = { card-divination }: { card-divination-text }
rule-sp07 = { card-healing }: { card-healing-text }
rule-sp08 = { card-hex }: { card-hex-text }
rule-sp09 = { card-immobility }: { card-immobility-text }
rule-sp10 = { card-invisibility }: { card-invisibility-text }
rule-sp11 = { card-mesmerism }: { card-mesmerism-text }
rule-sp12 = { card-nullify }: { card-nullify-text }
rule-sp13 = { card-preservation }: { card-preservation-text }
rule-sp14 = { card-psionicblast }: { card-psionicblast-text }
rule-sp15 = { card-random }: { card-random-text }
rule-sp16 = { card-teleport }: { card-teleport-text }
rule-sp17 = { card-temporalwarp }: { card-temporalwarp-text }
rule-pu01 = { card-armour } (carta Acquisto, 4 copie): { card-armour-text }
rule-pu02 = { card-axe } (carta Acquisto, 4 copie): { card-axe-text }
rule-pu03 = { card-helmet } (carta Acquisto, 4 copie): { card-helmet-text }
rule-pu04 = { card-mule } (carta Acquisto, 4 copie): { card-mule-text }
rule-pu05 = { card-raft } (carta Acquisto, una copia): { card-raft-text }
rule-pu06 = { card-shield } (carta Acquisto, 4 copie): { card-shield-text }
rule-pu07 = { card-sword } (carta Acquisto, 3 copie): { card-sword-text }
rule-pu08 = { card-bottle } (carta Acquisto, 4 copie): { card-bottle-text }
rule-ta01 = { card-talisman } (carta Talismano, 4 copie): { card-talisman-text }

## Le nostre decisioni

ruling-r-01 = «Valore» è il numero stampato sulla scheda; Forza e Astuzia senza «valore» sono il totale. Vale per Esplosione Psionica, Monaco, guarigione e Fato.
ruling-r-02 = Fuori dal combattimento (Portale, Cripta, Miniere, Palude, Labirinto, Incantatore, limite di Magie) conta il totale con le aggiunte permanenti, senza quelle che valgono solo in combattimento.
ruling-r-03 = Chi deve perdere Forza o Astuzia e non ha segnalini non perde nulla; il tentativo al Portale chiude comunque il turno.
ruling-r-04 = Più Vitalità si perdono una alla volta, ciascuna si può salvare da sola, e la morte si guarda dopo l’ultima.
ruling-r-05 = Di ogni colore ci sono 72 punti e il cambio si fa da sé; un guadagno è rifiutato solo se non ne resta nemmeno uno.
ruling-r-06 = Ci sono solo quattro Rospi e quattro carte Allineamento: finiti, la trasformazione o il cambio non ha effetto. Il tavolo può togliere il limite.
ruling-r-07 = Il nuovo personaggio è a caso tra le schede né in gioco né uscite, e chi sceglie tra tre ne ripesca tre; se non ne restano si è fuori.
ruling-r-08 = Quando si ricomincia si guarda se la Corona è già stata raggiunta: chi era morto prima è fuori lo stesso.
ruling-r-09 = Vince l’ultimo non eliminato, ovunque sia; chi aspetta di ricominciare non è eliminato. Se gli ultimi muoiono insieme è un pareggio.
ruling-r-10 = Comincia chi ospita il tavolo; il tavolo può lasciar decidere la sorte.
ruling-r-11 = Finito il mazzo Avventura si rimescolano gli scarti; se non c’è nulla non si pesca.
ruling-r-12 = Nel numero di una casella conta ogni carta scoperta, anche Acquisto, Talismano e Maledizione; non l’oro né i segnalini sui Luoghi.
ruling-r-13 = Se ci sono già più carte del numero non se ne pescano, ma si affrontano tutte.
ruling-r-14 = A parità di numero vengono prima le carte più vecchie, poi l’ordine in cui sono state pescate.
ruling-r-15 = Fantasma ed Eremita si mettono prima di tutto, nell’ordine in cui escono, e non si sostituiscono; se il dado dà la casella in cui si è, restano e si incontrano al loro turno.
ruling-r-16 = Le carte vanno in ordine da 1 a 6, quindi si può prendere ciò che ha il 5 prima che agisca un Luogo; poi la casella, poi un’ultima occasione per prendere. L’oro si prende con il numero 5.
ruling-r-17 = Stranieri e Luoghi vanno visitati; resta facoltativo ciò che la carta stessa offre.
ruling-r-18 = Se un incontro ti sposta, le carte non ancora affrontate restano scoperte; quella in corso, se si scarta, si scarta.
ruling-r-19 = Si perde un turno solo, comunque lo dica la carta o la casella: quello in corso, se nella casella c’è ancora una carta da affrontare, altrimenti il prossimo. Per gli altri è sempre il prossimo. A scelta del tavolo, «il prossimo turno» (Sirena, Foresta, Rupi) non tocca quello in corso.
ruling-r-20 = Più turni persi si sommano.
ruling-r-21 = Nel turno saltato non si fa nulla; in quelli degli altri tutto come sempre. Conta come turno per Rospi e giri.
ruling-r-22 = I Nemici che attaccano con la stessa qualità combattono insieme, Spiriti compresi: valori sommati, un dado, una Vitalità se vincono, tutti uccisi se perdono.
ruling-r-23 = Nemici con Forza e con Astuzia sono due attacchi, prima la Forza; una sconfitta o uno stallo nel primo chiude il turno.
ruling-r-24 = Le Rune danno +2 una volta per tiro, anche a un gruppo e alle creature che vengono da carte.
ruling-r-25 = Ogni creatura si evita da sola; le altre combattono, e quelle evitate non impediscono di prendere le cose.
ruling-r-26 = L’Immobilità su un personaggio si lancia solo all’inizio del suo turno; su una creatura anche quando si sta per combatterla nel proprio.
ruling-r-27 = Dopo ogni Magia si può rispondere con un Controincantesimo, in senso orario da chi l’ha lanciata; anche quello si può annullare, e l’ultimo lanciato vale per primo.
ruling-r-28 = Il limite è un numero: si possono lanciare anche Magie guadagnate nel turno. Chi ha sempre una Magia pesca la nuova dopo che quella lanciata ha avuto effetto.
ruling-r-29 = Chi è già al massimo non pesca la Magia.
ruling-r-30 = Il limite si guarda a ogni cambio di Astuzia; si scarta subito, senza risposte.
ruling-r-31 = Una Magia vuole un bersaglio su cui abbia effetto. Chi ha l’Amuleto non lo è, e la Maledizione non lo colpisce; un Rospo sì.
ruling-r-32 = La magia di Comando non è una carta e non ha limiti; si può annullare con un Controincantesimo, è vietata a chi ha l’Amuleto, Distruggi Magia non la ferma, l’Immobilità ferma tutto il turno.
ruling-r-33 = Per salvare una Vitalità: prima l’Armatura (solo in combattimento), poi Preservazione o altre Magie, poi si perde. Il dado dell’Armatura si può ritirare col Fato.
ruling-r-34 = L’Arma si sceglie prima dei dadi, l’Armatura dopo la sconfitta; una per tipo (il Guerriero due Armi), e un solo tentativo di Armatura.
ruling-r-35 = L’Assassino può assassinare ogni creatura che combatte e ogni personaggio che attacca, non sulla Corona e non in confronto psichico; la vittima non ha dado né aggiunte al tiro.
ruling-r-36 = I due dadi del Guerriero si tirano insieme; il Fato ne ritira uno, poi conta il più alto.
ruling-r-37 = I Nemici rianimati dal Ghoul sono Seguaci a tutti gli effetti, ma nessuno può prenderli; se lo lasciano vanno tra gli scarti. Solo Nemici con Forza.
ruling-r-38 = Animali e Draghi non prendono parte all’attacco se il Menestrello non li attacca; ma finché non sono né uccisi né evitati gli sbarrano la strada: affrontati i Nemici, il suo turno finisce. A scelta del tavolo non sono un ostacolo. Si prova a incantare una volta per Animale e visita. Le creature del tabellone non sono Animali.
ruling-r-39 = Si può distruggere ogni Spirito, anche quello delle Rupi; solo il Prete guadagna una Magia. Non è un trofeo e non vale per la ricerca. Nella Radura Maledetta la Croce non si usa, l’abilità del Prete sì.
ruling-r-40 = Incontrando un personaggio lo si attacca o si usa un’abilità su di lui, non tutte e due le cose; assassinare e il confronto psichico fanno parte dell’attacco.
ruling-r-41 = Il Ladro prende una carta Acquisto gratis per ogni visita al Villaggio, al Mercato o al Giorno di Mercato, anche pescato da altri, da uno qualsiasi degli otto mazzetti.
ruling-r-42 = Profetessa e Globo sostituiscono una carta ciascuno, uno dopo l’altro, e solo tra quelle pescate ora.
ruling-r-43 = Il Druido può cambiare allineamento in qualsiasi momento, una volta per turno di gioco; le Magie del Bosco si pescano arrivando, prima delle carte.
ruling-r-44 = Chi «può non tirare» può ignorare la casella; se tira, il risultato vale. Nell’Abisso la Guida copre anche i Seguaci.
ruling-r-45 = Il salto dell’Elfo sostituisce il tiro, solo se poteva tirare; nella Regione di Mezzo c’è un Bosco solo, e non serve.
ruling-r-46 = Per il Troll conta il 6 naturale, dopo l’eventuale Fato; chi si rigenera non muove e non ha incontri.
ruling-r-47 = Si prega nella Cappella (Buoni), nel Cimitero (Malvagi), nel Tempio e nel Santuario; il +1 è facoltativo, dopo il dado e il Fato, e oltre la tabella vale l’ultima riga.
ruling-r-48 = Chi è schiavo nel Tempio tira a ogni turno: con 1–3 resta e il turno finisce, con 4–6 è libero e muove di tanto. Nessun altro movimento; chi muove di una casella tira solo per liberarsi.
ruling-r-49 = Le offerte 5 e 6 della Taverna valgono solo per il prossimo movimento, al posto del tiro; il traghetto attraversa il fiume, e all’arrivo c’è l’incontro.
ruling-r-50 = Nel Villaggio e in Città si visita al massimo una delle tre persone, o nessuna.
ruling-r-51 = Dal Cavaliere Nero chi ha oro sceglie; chi non ne ha perde la Vitalità.
ruling-r-52 = Nell’Abisso si tira prima per sé, poi per ogni Seguace; se il personaggio muore i Seguaci restano nella casella.
ruling-r-53 = Nel Deserto la Vitalità si perde quando si sceglie la casella, prima di pescare, non se si incontra un personaggio; Borraccia e Graal la salvano.
ruling-r-54 = La Radura Maledetta vale da quando si arriva a quando si parte: le Armi non danno nulla, l’Armatura comune funziona, Mulo e Borraccia anche; gli altri possono lanciare Magie su chi è lì.
ruling-r-55 = Il Fato si spende subito dopo il tiro, prima che valga; decide chi ha tirato, anche nel turno di un altro. Uno solo per tiro, anche con più dadi.
ruling-r-56 = Una ricerca che si paga si compie da ovunque, appena possibile. «Togli una Vitalità»: battendo un personaggio, e deve perderla davvero. «Uccidi un Nemico»: una carta, dopo aver accettato. Poi si è portati alla Caverna, con un Talismano se ne resta; una sola ricerca accettata per turno. Megera e Poltergeist non si cedono.
ruling-r-57 = Anche l’Eremita e il 10 del Tempio danno un Talismano, dal mazzetto.
ruling-r-58 = Il Portale porta dalla Regione di Mezzo all’Interna. Serve un passo oltre; partendo dal Portale basta qualsiasi tiro. Aperto, il turno finisce senza incontro. Nano e Gnomo tirano un dado con l’Astuzia.
ruling-r-59 = Il ponte si può passare anche partendo dalla Sentinella; il passo oltre costa 1, il combattimento è durante il movimento, e le carte di quella casella non si incontrano.
ruling-r-60 = La Zattera porta alla casella di fronte; agli angoli della Regione di Mezzo se ne può scegliere una. Costruirla è tutto il turno. Conta come Oggetto, si può rubare, e arrivare è un incontro. Chi ne ha due le perde entrambe.
ruling-r-61 = Nella Cripta e nelle Miniere 0 o meno vuol dire restare e proseguire il prossimo turno; altrimenti si arriva subito nella nuova casella e la si incontra (nella Piana solo i personaggi). Il Fato ritira un dado.
ruling-r-62 = Nella Regione Interna si va avanti lungo il proprio ramo o si torna indietro; il ramo si sceglie nella Piana.
ruling-r-63 = Lupo mannaro, Pozzi e dadi con la Morte: nel proprio turno si continua o si torna indietro, anche dopo uno stallo. Il numero dei demoni si tira una volta per arrivo.
ruling-r-64 = Si torna indietro nel proprio turno, invece di avanzare o continuare; demoni e lupo si dimenticano. Dalla Valle si sceglie il ramo. Per strada, e arrivando alla Piana, nessun incontro.
ruling-r-65 = Il Talismano si guarda solo entrando nella Valle; perderlo dopo non conta. Senza, si deve tornare indietro.
ruling-r-66 = Chi arriva solo sulla Corona lancia la magia di Comando nello stesso turno; chi vi trova altri ne incontra uno.
ruling-r-67 = Ciò che giace in una casella della Regione Interna si prende dopo le istruzioni (Cripta e Miniere: prima del tiro); sulla Corona solo se si è soli, mai tornando indietro.
ruling-r-68 = La magia di Comando colpisce tutti insieme; le cose di chi muore restano dove sono. Preservazione e Controincantesimo possono rispondere, l’Armatura no.
ruling-r-69 = Solo il vincitore dell’attacco prende, subito e nei suoi limiti; chi muore altrimenti lascia tutto nella casella. Ricerche e offerte svaniscono.
ruling-r-70 = Si può abbandonare per pescare meno, prima di pescare; ciò che si lascia non si riprende in questo turno.
ruling-r-71 = Quattro Oggetti, più quattro per ogni Mulo, a ogni cambiamento; il di più si lascia a scelta. Le Borse d’oro diventano oro subito e non contano.
ruling-r-72 = Chi diventa Rospo lascia subito nella casella Oggetti, Seguaci e oro; da Rospo non ne prende, nemmeno Talismani, e non va al Giorno di Mercato. Ricerca e turni persi restano.
ruling-r-73 = Le monete sono 30, comprese quelle nelle caselle; a riserva vuota nessuno guadagna oro e le Borse non danno nulla.
ruling-r-74 = Un giro va dalla fine del turno di chi ha causato l’effetto alla fine del suo turno seguente: la Bufera dà a tutti due turni lenti, la Maledizione se ne va all’inizio del turno dopo 3 giri.
ruling-r-75 = La Distorsione Temporale dà tre turni interi, ciascuno con i suoi limiti; i giri degli altri effetti avanzano una volta sola.
ruling-r-76 = Con 2 o 3 la Casualità toglie tutti i segnalini; restano il valore della scheda e le aggiunte delle carte.
ruling-r-77 = La Spada delle Rune dà 1 Vitalità se con lei si uccide una carta Nemico in combattimento, o se un personaggio perde davvero la Vitalità scelta.
ruling-r-78 = Contro un Drago, anche in un gruppo, la Lancia Sacra dà +3 invece di +1.
ruling-r-79 = Il Mercenario costa 1 moneta per prenderlo e 1 in ogni turno in cui aiuta; vale per tutti i combattimenti di quel turno.
ruling-r-80 = Megera e Poltergeist non si abbandonano, non si cedono e non si vendono; altri possono prenderli, e possono morire nell’Abisso o essere sacrificati. Con la Megera nessun altro Seguace.
ruling-r-81 = Si compra quanto si vuole, finché ci sono oro e carte, Muli e Zattere compresi.
ruling-r-82 = Il Giorno di Mercato raggiunge tutti, in ogni Regione, tranne i Rospi.
ruling-r-83 = «Questa Regione» è quella di chi ha pescato, lui compreso.
ruling-r-84 = Chi pesca Magie fino al massimo conta quelle che ha già.
ruling-r-85 = Il desiderio lo sceglie chi fa visita; il teletrasporto porta in un’altra casella della Regione, e lì si arriva. Chi non ne ha diritto lascia lo Straniero dov’è.
ruling-r-86 = I segnalini di Fontana, Ruscello e Pozza vengono dalla riserva, tanti quanti ce ne sono; uno per visita, se si vuole.
ruling-r-87 = Poco amichevoli sono Cavaliere Nero, Megera, Poltergeist, Strega, Diavoletto, Predoni, Mefistofele, il Diavolo per i Buoni e l’Angelo per i Malvagi. Per evitarli serve comunque un modo di evitare.
ruling-r-88 = Senza nuovo personaggio, con il Bagno di sangue o dopo la Corona, non si eredita nulla.
ruling-r-89 = Per la magia di Comando contano i giocatori all’inizio della partita.
ruling-r-90 = Al momento stabilito si finisce il giro. I segnalini contano in punti; non contano Magie, moneta e segnalino con cui si è cominciato, né Vitalità, Fato e trofei. A parità decide chi ha più Forza e Astuzia, poi si vince insieme.
ruling-r-91 = Dove il regolamento ha errori di stampa seguiamo il senso: il prezzo «30» è tre monete, il bonus iniziale è il capoverso sulla prima mezz’ora, la «rana» è il Rospo.
ruling-r-92 = L’Incantatrice ha valore di Forza 2; l’esempio che le dà 3 suppone un segnalino.
ruling-r-93 = La Zattera Avventura va tra gli scarti, quella Acquisto torna nel mazzetto.
ruling-r-94 = Trofei sono solo le carte Nemico uccise in combattimento o confronto psichico: non le creature del tabellone o della Caverna, né gli Spiriti distrutti.
ruling-r-95 = Si gioca da 2 a 6, e fino a 8 se il tavolo lo vuole: oltre, le pedine Fato potrebbero non bastare.
ruling-r-96 = Le tabelle usano il tiro modificato, se un’abilità lo modifica; ciò che scatta «tirando N» guarda il dado naturale.
ruling-r-97 = Sotto Distruggi Magia anche le aggiunte degli Oggetti Magici valgono 0; avere un Talismano non è usarlo.
ruling-r-98 = Con la Divinazione si guardano cinque carte; l’ordine non cambia.
ruling-r-99 = Pagato 1 oro, quel Bandito è come evitato per questa visita; due Banditi ne vogliono 2. Resta lì. A scelta del tavolo sbarra la strada come un Nemico non evitato.
ruling-r-100 = Conta l’allineamento di quando si seguono le istruzioni; un Neutrale può non pagare.
ruling-r-101 = Dalla Corona si va via solo morendo o per un effetto che sposta il personaggio.
ruling-r-102 = Abbandonare si può ovunque il personaggio debba comunque rispondere: prima di muovere, all’arrivo, prima di un combattimento, quando è attaccato e mentre prende le cose. Non tra i dadi e ciò che ne segue.
ruling-r-103 = Monete e Borse d’oro si prendono senza chiedere; si chiede solo a chi così compirebbe la sua ricerca e partirebbe subito. A scelta del tavolo si chiede sempre.

## Ciò che si può lasciare al tavolo

reaction-fate = Il Fato
use-fate = Il tavolo ritira il dado se stai per perdere una Vitalità o un attacco e un tiro migliore può salvarti; altrimenti tiene il tiro.
use-counterspell = Il tavolo annulla la Magia che qualcuno lancia su di te, e quella di Comando; le altre passano.
use-healing = Il tavolo ti guarisce quando stai per perdere l’ultima Vitalità.
use-preservation = Il tavolo ti salva appena stai per perdere una Vitalità.

# Come finisce una partita, nei rapporti del laboratorio

ending-won-command = gli altri sono fuori, il vincitore è alla Corona
ending-won-last = gli altri sono fuori
ending-won-together = gli ultimi escono nello stesso turno
ending-won-crown = vince il primo alla Corona
ending-won-time = il tempo è finito, decidono i punti
