### Che cosa c’è in gioco in una domanda di Talisman. Si legge accanto al personaggio o dietro il «?».

# Dove va la partita di chi guarda. $stage: outer, outer-talisman, middle, middle-talisman, inner, crown; $points: i punti di trofei per un segnalino
stakes-goal =
    { $stage ->
        [outer] Adesso serve crescere. Ogni Nemico ucciso è un trofeo, e { $points } punti di trofei valgono un segnalino Forza o Astuzia. Per la Corona ti servirà un Talismano: si trova tra le Avventure, o con una ricerca dello Stregone.
        [outer-talisman] Hai un Talismano. Cresci in Forza o in Astuzia, poi passa nella Regione di Mezzo: il ponte della Sentinella è una strada, la Taverna e la Zattera sono altre.
        [middle] Qui i pericoli sono più grandi e i premi anche. Ti manca un Talismano: lo danno le Avventure e le ricerche dello Stregone. Poi, dal Portale del Potere, si sale verso la Corona.
        [middle-talisman] Hai un Talismano. Quando Forza o Astuzia sono alte, dal Portale del Potere si sale verso la Corona.
        [inner] Una casella per turno, in avanti o indietro. Nella Valle del Fuoco si entra solo con un Talismano, e dopo c’è la Corona.
       *[crown] Sei alla Corona: a ogni turno puoi togliere Vitalità agli altri. Vince chi resta per ultimo.
    }
stakes-move = Il dado dice di quante caselle: poi scegli tu da che parte. Leggi che cosa c’è nei due posti prima di andare.
stakes-where = Ogni casella dice che cosa succede a chi ci arriva. Una carta che è già lì si affronta invece di pescarne un’altra.
stakes-encounter = In una casella puoi incontrare una cosa sola: un altro personaggio, oppure la casella stessa con le sue carte.
stakes-fight = Chi ha la somma più alta, valore più dado, vince. Se vinci il Nemico è un tuo trofeo; se perdi, di solito perdi una Vitalità; alla pari non succede nulla.
stakes-fate = Una pedina Fato ritira un dado, una volta: il nuovo tiro vale anche se è peggiore. Il Fato non torna da solo, quindi serve per i tiri che contano.
stakes-attack-fate = Una pedina Fato ritira il tuo dado: il nuovo tiro vale anche se è peggiore. Se stai vincendo non c’è motivo; se stai perdendo, pensa a quanto ti costa una Vitalità.
stakes-avoid = Chi eviti non ti può fare nulla, ma nemmeno darti un trofeo o un oggetto.
stakes-trophies = Un segnalino Forza o Astuzia resta per tutta la partita. I punti oltre il necessario vanno persi.
stakes-take = Puoi portare un certo numero di Oggetti; i Seguaci non hanno limite. Quello che lasci resta qui, per chi passa.
stakes-objects = Quello che lasci resta in questa casella, e lo prende chi ci arriva.
stakes-meet = Se attacchi e vinci prendi all’altro una Vitalità, un Oggetto o una moneta; se perdi, tocca a te.
stakes-character = La Forza vince i combattimenti, l’Astuzia i confronti psichici e ti dà Magie. Vitalità e Fato sono quanto puoi sbagliare. Le abilità dicono dove andare.
stakes-shop = L’oro serve soltanto a comprare e a farsi curare. Un’arma vale in ogni combattimento.
stakes-open = Se riesci, sei nella Regione Interna; se non riesci perdi un segnalino del valore con cui hai provato.
