### Che cosa c’è in gioco in una domanda di Timeline Twist.

stakes-place = Vince chi resta per primo senza carte. Al posto giusto la carta resta nella linea; al posto sbagliato si scarta e ne peschi un’altra. Gioca presto le carte di cui ti fidi meno e tieni per dopo quelle facili: ogni carta in più nella linea rende gli spazi più stretti.
# Solo dove c’è un mouse o una penna
stakes-place-drag = Puoi anche trascinare una carta fino al suo posto.
stakes-turn = Nella riga una carta vale 2 punti, in un intervallo 1; ogni scarto e ogni carta rimasta fuori ne toglie 1. Se giri delle carte e in tutto il turno nessuna trova posto, la partita finisce subito: comincia dalla più sicura, o scarta.
stakes-put = A un’estremità della riga la carta vale 2 punti e apre un intervallo nuovo; in un intervallo vale 1 e lo occupa fino alla fine.
stakes-again = Un’altra carta che trova posto vale 1 o 2 punti. Se non lo trova resta bloccata davanti a te, e alla fine toglie 1 punto.
