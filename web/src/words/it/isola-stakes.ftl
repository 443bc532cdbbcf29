### Che cosa c’è in gioco in una domanda di Isola dei Demoni.

# Si dice a chi presenta o attacca
stakes-goal = Vince chi, all’inizio di una propria puntata, ha almeno dieci punti ordine di vantaggio. Li danno i luoghi abitati, a ogni puntata, e le carte nemiche vinte.
stakes-present = Un luogo abitato entra insieme a un esercito e dà punti a ogni tua puntata; maestri, personaggi ed eserciti servono ad attaccare i luoghi altrui e a difendere i tuoi.
stakes-attack = Un attacco riuscito conquista il luogo e vince carte nemiche; se non riesce, a rischiare sono le tue. Mentre componi la colonna vedi quanto vale: chi sta davanti prende i colpi per primo.
stakes-defend = Senza difesa il luogo è perso. Chi difende rischia le proprie carte, ma può vincere quelle di chi attacca. Mentre componi la colonna vedi come finirebbe lo scontro con le carte in tavola.
stakes-abilities = Quello che attivi vale per questo scontro. L’anteprima dice come finirebbe se nessuno giocasse altro.
stakes-replies = L’anteprima dice come finirebbe lo scontro se nessuno giocasse altro: una carta dalla mano vale la spesa se lo cambia.
stakes-buy = Quello che compri è in campo dalla prima puntata; i punti che avanzano non servono dopo.
