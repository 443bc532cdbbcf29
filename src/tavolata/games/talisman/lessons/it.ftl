### Le parole delle lezioni di Talisman.

lesson-talisman-outer-title = Fuori dal villaggio
lesson-talisman-outer-about = Muoversi, combattere, crescere: tre turni del Troll nella Regione Esterna.
lesson-talisman-outer-troll = Sei il Troll. Hai Forza 6: nessuno picchia come te. E Astuzia 1: con gli Spiriti sarà un’altra storia. Le Vitalità sono i colpi che puoi subire: a zero sei morto. In tutto il gioco si cresce, finché si è pronti per la Corona del Comando, al centro del tabellone.
lesson-talisman-outer-roll = Per ora sei nella Regione Esterna, l’anello di fuori. Ogni turno ha due parti: ti muovi, poi incontri quello che c’è. Tira il dado.
lesson-talisman-outer-woods = Con un 2 puoi andare da una parte o dall’altra: toccane una e leggi che cosa fa. La Cappella cura, a pagamento, ma ti manca una sola Vitalità. Nel Bosco si pesca una carta Avventura, ed è lì che si cresce: vai nel Bosco.
lesson-talisman-outer-woods-wrong = Si potrebbe, ma cura e Fato possono aspettare: ora andiamo nel Bosco, e incontriamo subito quello che c’è.
lesson-talisman-outer-wolf = Un Lupo, Forza 2. In combattimento ognuno somma la propria Forza e un dado: il più alto vince. Tu parti da 6: combatti.
lesson-talisman-outer-keep = Hai 6 + 3, lui 2 + 4. Con il Fato potresti ritirare il tuo dado, ma stai già vincendo: tieni il tiro.
lesson-talisman-outer-keep-wrong = Il Fato si consuma, e qui stai già vincendo: tienilo per quando perdi.
lesson-talisman-outer-keep-done = Il Lupo è un tuo trofeo.
lesson-talisman-outer-strength = Un Nemico ucciso è un trofeo, e vale tanti punti quanta era la sua Forza. Il Lupo e l’Ogre che avevi già fanno 2 + 5 = 7, e 7 punti si scambiano con 1 di Forza, per sempre. È così che si cresce: scambiali.
lesson-talisman-outer-strength-wrong = Altre volte si può aspettare, o vendere. Ma 7 punti bastano giusti per 1 di Forza: scambia i trofei.
lesson-talisman-outer-strength-done = Ora hai Forza 7. Intanto { $seat1 }, con il suo Elfo, ha trovato una Spada.
lesson-talisman-outer-again = Di nuovo il tuo turno: tira.
lesson-talisman-outer-fields = Da entrambe le parti si pesca una carta. Vai nei Campi.
lesson-talisman-outer-fields-wrong = Si potrebbe, ma qui le due caselle fanno la stessa cosa: per questa volta andiamo nei Campi, e incontriamo subito quello che c’è.
lesson-talisman-outer-lemure = Un Lemure: uno Spirito. Con gli Spiriti la Forza non serve, conta l’Astuzia, e tu ne hai 1, come lui. Qualche volta non si può scegliere: affrontalo.
lesson-talisman-outer-fate = Hai 1 + 2, lui 1 + 4: perderesti una Vitalità. Ecco a che serve il Fato: spendi la tua pedina per ritirare il dado.
lesson-talisman-outer-fate-wrong = Se tieni il 2 perdi una Vitalità. Il Fato è per momenti come questo.
lesson-talisman-outer-fate-done = Un 6! Lo Spirito è sconfitto. Il Fato è finito: si recupera in certe caselle e con certe carte.
lesson-talisman-outer-third = Tocca a te: tira.
lesson-talisman-outer-chapel = Da qui arrivi alla Cappella: per chi è Neutrale come te, ogni moneta ridà una Vitalità. Vacci.
lesson-talisman-outer-chapel-wrong = Un’altra volta: ti manca una Vitalità e hai di che pagarla. Vai nella Cappella, e incontra subito quello che c’è.
lesson-talisman-outer-pay = Una moneta per una Vitalità. Paga.
lesson-talisman-outer-pay-wrong = Una moneta spesa qui è spesa bene: le Vitalità sono quello che ti tiene in gioco.
lesson-talisman-outer-end = Muovi, incontra, cresci: è il cuore del gioco. Quando hai Forza o Astuzia a sufficienza e un Talismano, si va verso il centro: la seconda lezione comincia davanti alla Sentinella.
lesson-talisman-crown-title = Fino alla Corona
lesson-talisman-crown-about = Il ponte, il Portale del Potere, la Regione Interna, la Corona: come si vince.
lesson-talisman-crown-ready = È passata un’ora di gioco. Hai Forza 9, una Spada e, soprattutto, un Talismano. Davanti a te c’è il ponte: al di là la Regione di Mezzo, poi il Portale del Potere, poi il centro. A { $seat1 }, l’Elfo, resta una sola Vitalità: è il momento.
lesson-talisman-crown-roll = Si parte dalla Sentinella. Tira.
lesson-talisman-crown-bridge = Con un 5 potresti restare fuori, o attraversare il ponte. Il tiro basta perfino per andare oltre il Portale del Potere, fino alla Piana del Pericolo: tenta quella strada.
lesson-talisman-crown-bridge-wrong = È un buon passo, ma oggi abbiamo fretta: attraversa il ponte e tenta il Portale, fino alla Piana del Pericolo.
lesson-talisman-crown-sentinel = Chi sale il ponte verso l’interno deve battere la Sentinella, Forza 9. La Spada ti dà 1 in più: combatti con la Spada.
lesson-talisman-crown-sentinel-wrong = Contro Forza 9 ogni punto conta: combatti, e usa la Spada.
lesson-talisman-crown-sentinel-done = 14 a 11: la strada è libera.
lesson-talisman-crown-open = Il Portale si apre con Forza o con Astuzia: tiri due dadi, e il totale non deve superare il valore che scegli. La tua Forza è 9: usa quella.
lesson-talisman-crown-open-wrong = Con Astuzia 1 non si apre mai: usa la Forza.
lesson-talisman-crown-open-done = Aperto. Qui nella Regione Interna non si tira più per muovere: una casella per turno, e quasi ogni casella è una prova.
lesson-talisman-crown-crypt = Due strade portano al centro: quella delle Miniere prova l’Astuzia, quella della Cripta la Forza. Sai qual è la tua.
lesson-talisman-crown-crypt-wrong = Avanti, ma non per le Miniere: lì conta l’Astuzia, e con 1 finiresti quasi di certo molto indietro. Vai nella Cripta.
lesson-talisman-crown-crypt-done = Tre dadi meno la tua Forza: non avanza nulla, così resti nella Cripta e al prossimo turno prosegui.
lesson-talisman-crown-death = Poi si gioca a dadi con la Morte: due dadi a testa. Se fai di meno perdi una Vitalità e ritenti al turno dopo, se pareggi ritenti soltanto. Coraggio.
lesson-talisman-crown-death-wrong = Si potrebbe, ma la meta è vicina: vai avanti.
lesson-talisman-crown-death-done = 9 contro 7: la Morte ti lascia passare.
lesson-talisman-crown-den = Avanti: la Tana del Lupo Mannaro.
lesson-talisman-crown-den-wrong = Si potrebbe, ma la meta è vicina: vai avanti.
lesson-talisman-crown-wolf = Due dadi hanno deciso la Forza del Lupo Mannaro: 7. Combatti con la Spada.
lesson-talisman-crown-wolf-wrong = Meglio un punto in più: combatti, e usa la Spada.
lesson-talisman-crown-fire = La Valle del Fuoco si apre solo a chi ha un Talismano. Tu ce l’hai: entra.
lesson-talisman-crown-fire-wrong = Si potrebbe, ma la meta è vicina: vai avanti.
lesson-talisman-crown-crown = Un ultimo passo: la Corona del Comando.
lesson-talisman-crown-crown-wrong = Si potrebbe, ma la meta è vicina: vai avanti.
lesson-talisman-crown-end = Dalla Corona, a ogni turno, tiri un dado: con 4, 5 o 6 tutti gli altri perdono una Vitalità. Il primo tiro è fallito, il secondo no, e l’Elfo ne aveva una sola: hai vinto. In una partita vera gli altri corrono a fermarti: per questo conviene partire in tempo, e con qualche Vitalità di scorta.

## Gli esempi del regolamento, da giocare

lesson-talisman-move-roll = Tira il dado: dice di quante caselle ti muovi.
lesson-talisman-move-go = È uscito 3: esattamente tre caselle, in un verso o nell’altro. Scegli tu dove andare.
lesson-talisman-move-end = Ecco come ci si muove: il dado dice quanto, tu dici da che parte. Da qui si continua come vuoi tu.
lesson-talisman-battle-fight = Sulla casella c’è un Orso, Forza 3. Il tuo Guerriero ha Forza 4: combatti, e ciascuno tira un dado.
lesson-talisman-battle-keep = 4 + 3 = 7, contro 3 + 2 = 5: vinci tu. Il Fato serve quando il dado va male: tieni il tuo 3.
lesson-talisman-battle-keep-wrong = Hai già vinto: il Fato tienilo per un tiro sfortunato.
lesson-talisman-battle-end = L’Orso è ucciso e resta accanto a te come trofeo: trofei per 7 punti Forza danno un punto Forza. Da qui si continua come vuoi tu.
