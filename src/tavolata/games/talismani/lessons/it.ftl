### Le parole delle lezioni di I Talismani del Tempo.

lesson-talismani-first-title = Il primo talismano
lesson-talismani-first-about = Vincere una posta, perdere apposta, forgiare: quattro turni, passo per passo.
lesson-talismani-first-goal = Vince chi alla fine ha più talismani. Si fanno in due modi: chi vince un turno prende la posta, che vale mezzo talismano; chi ne forgia uno ce l’ha intero. La posta di adesso è speciale: è il Primo Talismano, e vale un talismano intero.
lesson-talismani-first-sun = Guarda la fila del Tempo: il Sole è in testa, perciò una carta di Sole batte qualunque altro seme. Tutti giocano in segreto una carta, o due dello stesso seme. Tu hai un solo Sole, e basso: può bastare. Gioca il 3 di Sole.
lesson-talismani-first-sun-wrong = Con quella rischi: conta prima il seme e poi il valore. Cerca nella tua mano il seme che sta in testa alla fila.
lesson-talismani-first-sun-done = Gli altri hanno giocato 13 di Nuvole e 13 di Pioggia, eppure il tuo 3 di Sole vince: il valore conta solo tra carte dello stesso seme. Il Primo Talismano è tuo.
lesson-talismani-first-stake = Chi vince sceglie anche la prossima posta, tra le carte appena giocate. Le altre finiranno in mano ai tuoi avversari, quindi conviene togliere di mezzo la più forte. Con il Sole in testa è proprio il tuo 3 di Sole: metti in palio quello.
lesson-talismani-first-stake-wrong = Così il 3 di Sole finirebbe in mano a un avversario, e finché il Sole è in testa batte tutte le altre carte che vedi qui. Metti in palio quello.
lesson-talismani-first-stake-done = Il resto se lo sono diviso gli altri, una carta alla volta: sceglie per primo chi ha fatto la giocata più bassa. Chi vince non prende carte: vincere accorcia la mano, e la partita finisce quando qualcuno resta senza.
lesson-talismani-first-weather = Un’ultima cosa spetta a chi vince: lasciare il Tempo com’è, o mandare il Sole in fondo alla fila. Tra poco ci servirà qualcuno che ci batta con il Sole: lascia la fila com’è.
lesson-talismani-first-weather-wrong = Si può, e spesso conviene. Ma andrebbe in testa la Tempesta, e le carte con cui stiamo per perdere apposta rischierebbero di vincere: lascia il Sole dov’è.
lesson-talismani-first-pair = Ora impariamo a forgiare: fare di due carte un talismano intero. Servono due carte dello stesso seme con numeri vicini, come il tuo 4 e il tuo 5 di Tempesta, e in questo turno non devono vincere. Giocale insieme: qualcuno avrà pure un Sole.
lesson-talismani-first-pair-wrong = Per forgiare ci vogliono due carte insieme, dello stesso seme e con numeri vicini: il 4 e il 5 di Tempesta.
lesson-talismani-first-pair-done = Un 8 di Sole ti ha battuto, proprio come speravi.
lesson-talismani-first-aside = La tua coppia non ha vinto e può forgiare: mettila da parte. Diventerà un talismano intero appena la Tempesta sarà in testa alla fila.
lesson-talismani-first-aside-wrong = Se la lasci in tavola, le due carte si spartiscono come le altre, o finiscono in palio. Messa da parte, invece, la coppia diventerà un talismano.
lesson-talismani-first-forged = Chi ha vinto ha mandato il Sole in fondo, e la Tempesta è passata in testa. Nel turno dopo, invece di giocare, hai forgiato: la tua coppia è un talismano intero. Con il Primo sono già due.
lesson-talismani-first-low = A volte conviene perdere: chi fa la giocata più bassa sceglie per primo quando si dividono le carte. Gioca il 2 di Neve, che batte ben poco, e vediamo che cosa ne viene.
lesson-talismani-first-low-wrong = Questa volta vogliamo arrivare ultimi: la tua carta più debole è il 2 di Neve.
lesson-talismani-first-take = Ultimo in tavola, primo a scegliere. C’è un 8 di Tempesta, il seme che domina: prendilo.
lesson-talismani-first-take-wrong = Puoi avere di meglio: l’8 di Tempesta vale molto, finché la Tempesta è in testa.
lesson-talismani-first-end = Ecco tutto: vincere le poste, forgiare le coppie, perdere quando conviene. In partita troverai anche le carte speciali, che cambiano la posta o la fila, e il Jolly, che forgia insieme a qualunque carta con un seme.

## Gli esempi del regolamento, da giocare

lesson-talismani-row-play = Dominano le Nuvole: una carta di Nuvole, anche bassa, batte tutte quelle degli altri semi. Gioca il 2 di Nuvole.
lesson-talismani-row-play-wrong = Di Nuvole hai solo il 2, e basta: giocalo.
lesson-talismani-row-end = Il tuo 2 di Nuvole ha battuto il 9 di Sole, e il 9 di Sole il 12 di Pioggia: conta prima il seme, poi il numero. Ora scegli la posta; da qui si continua come vuoi tu.
lesson-talismani-single-play = Domina il Sole, e qualcuno potrebbe giocare due carte che insieme fanno 9. Gioca il 9 da solo.
lesson-talismani-single-play-wrong = Domina il Sole: gioca il 9.
lesson-talismani-single-end = 4 e 5 di Sole fanno 9 come il tuo 9, ma a parità di seme e valore la carta sola batte la coppia. Tra poco scegli la posta; da qui si continua come vuoi tu.
