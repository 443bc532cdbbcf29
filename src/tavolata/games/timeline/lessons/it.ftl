### Le parole delle lezioni di Timeline Twist. $seat1: il nome dell’altro posto.

## La prima partita

lesson-timeline-first-title = La prima linea del tempo
lesson-timeline-first-about = Una partita intera contro un bot, quattro carte a testa: tre minuti.

lesson-timeline-first-line = Ecco la linea del tempo: per ora una sola carta, con il suo anno. Le tue quattro carte mostrano solo che cosa è successo: l’anno è sul retro, e non lo vedi nemmeno tu. Vince chi per primo le mette tutte al posto giusto. Gli anni esatti non servono: basta sapere che cosa viene prima e che cosa dopo.

lesson-timeline-first-before = Comincia da quella facile: la Grande Piramide viene prima o dopo l’uomo sulla Luna? Scegli la carta, poi lo spazio in cui va: il passato è a sinistra, il presente a destra.
lesson-timeline-first-before-wrong = Anche quella andrà giocata, ma una cosa alla volta: per ora prendi la Grande Piramide e mettila prima della Luna.
lesson-timeline-first-before-wrong-gap = A destra c’è ciò che è successo dopo. Le piramidi c’erano già migliaia di anni prima degli astronauti: mettila a sinistra.
lesson-timeline-first-before-done = Solo ora la carta si gira, e l’anno dice se avevi ragione. È giusta: resta nella linea, e da questo momento la vedono tutti con la sua data. Ti restano tre carte.

lesson-timeline-first-between = { $seat1 } ha messo il Colosseo tra la Piramide e la Luna: ora gli spazi sono quattro. Tocca a Colombo, che arriva in America dopo gli antichi Romani, ma ben prima della Luna. Mettilo tra il Colosseo e la Luna.
lesson-timeline-first-between-wrong = Buona carta, ma ora prova con Colombo: va in mezzo a due carte, tra il Colosseo e la Luna.
lesson-timeline-first-between-wrong-gap = Guarda le due carte ai lati dello spazio: a sinistra ci dev’essere qualcosa di più antico, a destra qualcosa di più recente. Colombo va tra il Colosseo e la Luna.
lesson-timeline-first-between-done = 1492, proprio lì in mezzo. Ora guarda che cosa succede a { $seat1 }.

lesson-timeline-first-missed = { $seat1 } ha messo la Nutella dopo lo sbarco sulla Luna, ma è del 1964: cinque anni prima. Una carta sbagliata si scarta e se ne pesca un’altra: si resta con tante carte quante prima. E tutti hanno imparato una data.

lesson-timeline-first-narrow = Più la linea cresce, più gli spazi si stringono. Conviene giocare presto le carte di cui ti fidi meno, finché c’è posto. Del Titanic forse non sai l’anno, ma oggi ti basta questo: dopo Colombo, prima della Luna.
lesson-timeline-first-narrow-wrong = L’iPhone è la tua carta più sicura: starà bene in fondo anche dopo. Finché lo spazio è largo, gioca il Titanic.
lesson-timeline-first-narrow-wrong-gap = Non lì: il Titanic era un transatlantico a vapore, quattro secoli dopo Colombo e più di mezzo secolo prima degli astronauti. Mettilo tra Colombo e la Luna.
lesson-timeline-first-narrow-done = 1912. Se prima di te qualcuno avesse messo lì una carta del 1910, sarebbe stato un altro discorso: ecco perché era meglio farlo subito.

lesson-timeline-first-last = Ti resta una sola carta! { $seat1 } ha aggiunto «Guerre stellari» dopo la Luna. L’iPhone è ancora più vicino a noi: mettilo in fondo alla linea, a destra.
lesson-timeline-first-last-wrong = Pensa a quando la gente ha cominciato a girare con uno smartphone in tasca: dopo tutto quello che c’è sulla linea. Ultimo spazio a destra.
lesson-timeline-first-last-done = Giusta, e la tua mano è vuota! Ma il giro si finisce sempre, così tutti hanno lo stesso numero di turni.

lesson-timeline-first-round = Il giro è finito: { $seat1 } ha ancora una carta in mano e tu nessuna, quindi hai vinto. Se aveste finito tutti e due nello stesso giro, avreste continuato con una carta a testa, finché uno solo avesse indovinato.

lesson-timeline-first-end = Complimenti, la prima partita è tua! Il mazzo ha centinaia di carte: la prossima linea sarà tutta diversa. E se preferite ragionare insieme, c’è il gioco di squadra: tutti attorno alla stessa linea, per metterci più carte possibile. Lì contano anche le icone delle carte, e c’è qualche regola in più.

## Gli esempi del regolamento, da giocare

lesson-timeline-right-place = La moka: prima di Colombo, tra Colombo e la Luna, o dopo la Luna? Mettila nello spazio di mezzo.
lesson-timeline-right-place-wrong = Pensa alle cucine dei nonni: dopo Colombo, prima della Luna.
lesson-timeline-right-end = Giusta: 1933 sta tra 1492 e 1969, e la carta resta sulla linea. Da qui si continua come vuoi tu.
lesson-timeline-windows-place = Tre carte hanno quattro spazi: uno prima, uno dopo, e uno tra ogni carta e la vicina. L’iPhone è il più recente di tutti: mettilo in fondo.
lesson-timeline-windows-place-wrong = Uno smartphone viene dopo la Luna: l’ultimo spazio, in fondo.
lesson-timeline-windows-end = Ora le carte sono quattro e gli spazi cinque: più la linea cresce, più si fanno stretti. Da qui si continua come vuoi tu.
