# Indy per chi impara.

## In un minuto

sheet-goal = Cominci con quattro gettoni. Chi li perde tutti gioca ancora, ma con due carte sole, e spera di rientrare. Vince l’ultimo che ne ha.
sheet-turn = Hai quattro carte. Puoi cambiarne una o due alla cieca, poi scambiarne una con quelle scoperte sul tavolo. Alla fine ne metti giù tre: è la tua evocazione.
sheet-win = Tre personaggi dello stesso colore sono un team, e un team batte tutto. Personaggio, cavallo e oggetto dello stesso colore sono uno standard. Tutto il resto è una sbagliata. Tra due evocazioni dello stesso tipo conta la somma delle penne, il numero sulle carte. La peggiore costa un gettone; il team migliore può farne riprendere uno.

## Disegni

drawn-goal = Uno sciamano con quattro gettoni penne.
drawn-turn = Quattro carte in mano; una va sul tavolo in cambio di una carta scoperta.
drawn-win = Un team di tre personaggi rossi batte uno standard blu, che batte tre carte male assortite.

## Esempi nelle regole

example-standard = Personaggio, cavallo e oggetto blu: uno standard da 9 penne.
example-team = Tre personaggi rossi: un team da 13 penne.
example-wrong = Due oggetti verdi e un cavallo blu non stanno insieme: sbagliata, anche se le penne sono 16.
example-ranking = Il team da 6 batte lo standard da 15, e lo standard da 15 batte la sbagliata da 17.
example-exchange = Un cavallo verde si scambia solo con un altro cavallo verde.
example-comeback = Sciamano rosso: un personaggio rosso in mano e due sul tavolo fanno il team sciamano.

## Glossario

term-evocation = Evocazione
term-evocation-forms = evocazione, evocazioni
term-evocation-about = Le tre carte che ognuno mette giù alla fine della manche. Si confrontano tutte: la peggiore costa un gettone.
term-manche = Manche
term-manche-forms = manche
term-manche-about = Un giro completo di gioco: buio, luce ed evocazione. Alla fine si perdono e si vincono gettoni, e si ricomincia.
term-team = Team
term-team-forms = team, squadra
term-team-about = Tre personaggi dello stesso colore: l’evocazione più forte. È l’unica che può far guadagnare un gettone.
term-standard = Standard
term-standard-forms = standard
term-standard-about = Un personaggio, un cavallo e un oggetto dello stesso colore. Batte ogni sbagliata e perde contro ogni team.
term-wrong = Sbagliata
term-wrong-forms = sbagliata, sbagliate
term-wrong-about = Tre carte che non sono né un team né uno standard. Perde contro tutte le altre, per quante penne abbia.
term-feathers = Penne
term-feathers-forms = penne
term-feathers-about = Il numero sulla carta. Servono a decidere tra due evocazioni dello stesso tipo: si sommano quelle delle tre carte.
term-token = Gettone
term-token-forms = gettone, gettoni
term-token-about = La tua riserva di penne: ne hai quattro all’inizio. Senza gettoni sei spennato.
term-plate = Piatto
term-plate-forms = piatto
term-plate-about = Il posto in mezzo al tavolo dove finiscono i gettoni persi, e da dove si riprendono quelli vinti.
term-dealer = Mazziere
term-dealer-forms = mazziere
term-dealer-about = Chi dà le carte e gioca per primo. Cambia a ogni manche, in senso orario.
term-dark = Buio
term-dark-forms = buio
term-dark-about = Il primo turno della manche: puoi cambiare una o due carte con il mazzo, senza vedere che cosa arriva.
term-light = Luce
term-light-forms = luce
term-light-about = Il secondo turno: puoi scambiare una carta con una di quelle scoperte, davanti a tutti.
term-open = Carte scoperte
term-open-forms = carte scoperte, carta scoperta
term-open-about = Le carte a faccia in su accanto al mazzo: tre nella luce, quattro nell’evocazione.
term-plucked = Spennato
term-plucked-forms = spennato, spennata, spennati
term-plucked-about = Chi ha perso l’ultimo gettone. Gioca con due carte e può rientrare con un team del colore del suo sciamano.
term-shaman-team = Team sciamano
term-shaman-team-forms = team sciamano
term-shaman-team-about = Il modo di rientrare: una tua carta e due scoperte, tre personaggi del colore del tuo sciamano.
term-shaman = Sciamano
term-shaman-forms = sciamano, sciamani
term-shaman-about = La figura che scegli all’inizio. Il suo colore conta solo se resti senza gettoni.
term-eagle = Aquila
term-eagle-forms = aquila, aquile
term-eagle-about = Una carta che si gioca quando si vuole, anche nel turno di un altro, purché ci siano carte scoperte: ne prendi in mano una.
term-category = Categoria
term-category-forms = categoria
term-category-about = Il tipo di un’evocazione: team, standard o sbagliata, dal più forte al più debole.
