### Le parole delle lezioni di Indy.

## La prima partita

lesson-indy-first-title = La prima manche
lesson-indy-first-about = Lo sciamano, la mano, lo scambio, l’evocazione: una manche intera, passo per passo.
lesson-indy-first-shaman = Scegli uno sciamano.
lesson-indy-first-hand = Ecco la tua mano.
lesson-indy-first-dark = Questa mano promette già: tienila com’è e passa.
lesson-indy-first-dark-wrong = Cambieresti alla cieca. Per ora passa.
lesson-indy-first-light = Ti manca solo un oggetto rosso: dai il blu e prendi quello sul tavolo.
lesson-indy-first-light-done = Personaggio, cavallo e oggetto dello stesso colore: un’evocazione standard.
lesson-indy-first-evoke = Ora cala le tre carte rosse.
lesson-indy-first-end = Complimenti, la prima manche è fatta.
