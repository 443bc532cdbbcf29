### Che cosa c’è in gioco in una domanda di Talisman. Si legge accanto al personaggio o dietro il «?».

# Dove va la partita di chi guarda. $stage: outer, outer-talisman, middle, middle-talisman, inner, crown; $points: i punti di trofei per un segnalino
stakes-goal =
    { $stage ->
        [outer] Adesso serve crescere. Ogni Nemico ucciso è un trofeo, e { $points } punti di trofei, tutti di Forza o tutti di Astuzia, valgono un segnalino. Per la Corona ti servirà un Talismano: si trova tra le Avventure, o con una ricerca dello Stregone.
        [outer-talisman] Hai un Talismano. Cresci in Forza o in Astuzia, poi passa nella Regione di Mezzo: il ponte della Sentinella è una strada, la Taverna e la Zattera sono altre.
        [middle] Qui i pericoli sono più grandi e i premi anche. Ti manca un Talismano: lo danno le Avventure e le ricerche dello Stregone. Poi, dal Portale del Potere, si sale verso la Corona.
        [middle-talisman] Hai un Talismano. Quando Forza o Astuzia sono alte, dal Portale del Potere si sale verso la Corona.
        [inner] Una casella per turno, in avanti o indietro. Nella Valle del Fuoco si entra solo con un Talismano, e dopo c’è la Corona.
       *[crown] Sei alla Corona: a ogni turno puoi togliere Vitalità agli altri. Vince chi resta per ultimo.
    }
stakes-move = Il dado dice di quante caselle: poi scegli tu da che parte. Leggi che cosa c’è nei due posti prima di andare.
stakes-where = Ogni casella dice che cosa succede a chi ci arriva. Se lì c’è già una carta, la affronti invece di pescarne una nuova.
stakes-encounter = In una casella puoi incontrare una cosa sola: un altro personaggio, oppure la casella stessa con le sue carte.
stakes-fight = Chi ha la somma più alta, valore più dado, vince. Se vinci il Nemico è un tuo trofeo; se perdi, di solito perdi una Vitalità; in parità non succede nulla, ma il turno finisce.
stakes-fate = Una pedina Fato ritira un dado, una volta: il nuovo tiro vale anche se è peggiore. Il Fato non torna da solo: tienilo per i tiri che contano.
stakes-attack-fate = Una pedina Fato ritira il tuo dado: il nuovo tiro vale anche se è peggiore. Se stai vincendo non serve; se stai perdendo, pensa a quanto ti costa una Vitalità.
stakes-avoid = Chi eviti non ti può fare nulla, ma nemmeno darti un trofeo o un oggetto.
stakes-trophies = Un segnalino Forza o Astuzia resta per tutta la partita. I punti oltre il necessario vanno persi.
stakes-take = Puoi portare solo un certo numero di Oggetti; i Seguaci non hanno limite. Quello che lasci resta qui, per chi passa.
stakes-objects = Quello che lasci resta in questa casella, e può prenderlo chi ci arriva.
stakes-meet = Se attacchi e vinci prendi all’altro una Vitalità, un Oggetto o una moneta; se perdi, è l’altro a prendere qualcosa a te.
stakes-character = La Forza serve nei combattimenti, l’Astuzia nei confronti psichici; e più Astuzia hai, più Magie puoi tenere. Vitalità e Fato sono quanto puoi sbagliare. Le abilità speciali suggeriscono dove andare.
stakes-shop = L’oro serve a comprare e a pagare chi ti aiuta: da parte non ti rende più forte. Un’Arma può aiutarti in ogni combattimento.
stakes-open = Se riesci, sei nella Regione Interna; se non riesci perdi un segnalino del valore con cui hai provato.
