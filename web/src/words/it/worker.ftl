### Quello che dice la pagina quando il server non c’è: una riga per parola, senza variabili.

away-title = Il server non risponde
away-text = Tavolata non si raggiunge: forse il server è spento, o manca la rete. Nessuna partita è persa. Questa pagina riprova da sola ogni dieci secondi.
away-again = Riprova adesso
