### Le parole di Isola dei Demoni. $seat è il nome di chi siede al posto, $seats più nomi già uniti. Carte ($card, $host, $army…) e ciò
### che sta sul tavolo ($force, $place, $thing, $target, $event) arrivano con il loro nome, e di più copie la seconda con il numero:
### «Banda di cuori (2)»; gli elenchi ($cards, $forces, $column…) già uniti, $leaders con le sue parole davanti, $ability con il testo
### della capacità. Negli errori arrivano in notazione (BANDA-DI-CUORI.A2), e chi disegna il tavolo li cambia in nomi.

## Il gioco

game-name = Isola dei Demoni
game-minutes = 30–60 minuti
game-tagline = Pesca il futuro, difendi il presente
game-about = In un mondo ridotto a un deserto due giocatori mettono in campo ciascuno il proprio mazzo: maestri, eserciti e luoghi da tenere. I luoghi abitati danno punti ordine a ogni puntata, le carte nemiche vinte ne danno altri; chi all’inizio della propria puntata ha dieci punti di vantaggio ha vinto. Gli attacchi partono dalla frontiera, e in combattimento non si tira un solo dado: contano l’ordine della colonna, le vite di chi la comanda e le carte che ciascuno ha ancora in mano.
game-length = Di solito da 6 a 25 puntate in tutto, tra mezz’ora e un’ora.

## I nomi: l’unica tabella con nomi propri. Si può sostituire tutta senza toccare altro.

# Le Scuole, e la lettera dei loro simbolini
school-hokuto = Hokuto
school-hokuto-mark = H
school-nanto = Nanto
school-nanto-mark = N
school-cento = Cento
school-cento-mark = C

# I maestri
card-kenshiro = Kenshiro
card-toki = Toki
card-raoul = Raoul
card-il-rinnegato = Il Rinnegato
card-rey = Rey
card-la-sentinella-del-sud = La Sentinella del Sud
card-yuda = Yuda
card-il-sovrano-di-sabbia = Il Sovrano di Sabbia
card-shoki = Shoki
card-il-generale-stanco = Il Generale Stanco
card-bolts = Bolts
card-il-carceriere = Il Carceriere
card-ryuga = Ryuga
card-l-eremita-del-nord = L’Eremita del nord
card-il-maestro-d-armi = Il Maestro d’armi
card-la-voce-del-trono = La Voce del trono
card-il-viandante = Il Viandante
card-il-signore-delle-cave = Il Signore delle cave

# I personaggi
card-jack-di-picche = Jack di picche
card-ain = Ain
card-guaritrice-del-pozzo = Guaritrice del pozzo
card-allievo-impaziente = Allievo impaziente
card-duellante-mascherato = Duellante mascherato
card-ufficiale-della-frusta = Ufficiale della frusta
card-messaggera-imperiale = Messaggera imperiale
card-capo-dei-ribelli = Capo dei ribelli
card-vipera = Vipera
card-staffetta-del-deserto = Staffetta del deserto
card-il-boia = Il Boia
card-maestra-di-villaggio = Maestra di villaggio
card-discepolo-muto = Discepolo muto
card-sicario-del-nord = Sicario del nord
card-portatore-d-acqua = Portatore d’acqua
card-lanciatore-di-coltelli = Lanciatore di coltelli
card-danzatrice-di-lame = Danzatrice di lame
card-giovane-airone = Giovane airone
card-saltimbanco = Saltimbanco
card-inquisitore = Inquisitore
card-ufficiale-pentito = Ufficiale pentito
card-esattore = Esattore
card-scriba-di-corte = Scriba di corte
card-levatrice = Levatrice
card-contadino-in-armi = Contadino in armi
card-fratello-del-cobra = Fratello del Cobra
card-cacciatore-di-taglie = Cacciatore di taglie
card-spia = Spia

# Gli eserciti
card-banda-di-cuori = Banda di cuori
card-banda-di-picche = Banda di picche
card-lame-dell-airone = Lame dell’airone
card-discepoli-del-nord = Discepoli del nord
card-cavalieri-neri = Cavalieri neri
card-guardie-imperiali = Guardie imperiali
card-disertori-imperiali = Disertori imperiali
card-difensori-del-pozzo = Difensori del pozzo
card-ribelli-della-cava = Ribelli della cava
card-predoni-in-moto = Predoni in moto
card-figli-del-cobra = Figli del Cobra
card-carovana-armata = Carovana armata
card-mercenari = Mercenari
card-legione-di-ferro = Legione di ferro
card-uomini-bomba = Uomini bomba
card-monaci-del-passo = Monaci del passo
card-scorta-del-re = Scorta del re
card-pellegrini-del-nord = Pellegrini del nord
card-giganti-del-nord = Giganti del nord
card-bande-libere = Bande libere
card-stormo-dell-airone = Stormo dell’airone
card-guardia-del-sovrano = Guardia del sovrano
card-genieri-imperiali = Genieri imperiali
card-carri-della-luce = Carri della luce
card-coscritti = Coscritti
card-schiavisti = Schiavisti
card-fanatici = Fanatici
card-liberti = Liberti
card-cavalieri-delle-dune = Cavalieri delle dune
card-razziatori-del-cobra = Razziatori del Cobra

# I luoghi
card-piramide-della-croce = Piramide della Croce
card-capitale = Capitale
card-tempio-sul-monte = Tempio sul monte
card-fortezza-del-nord = Fortezza del nord
card-rifugio-dell-airone = Rifugio dell’airone
card-quartiere-dei-disertori = Quartiere dei disertori
card-villaggio-del-pozzo = Villaggio del pozzo
card-oasi = Oasi
card-campo-di-schiavi = Campo di schiavi
card-mercato-libero = Mercato libero
card-tana-del-cobra = Tana del Cobra
card-deserto-di-vetro = Deserto di vetro
card-gola-dei-venti = Gola dei venti
card-passo-minato = Passo minato
card-scuola-in-rovina = Scuola in rovina
card-cava-di-ferro = Cava di ferro
card-teatro-all-aperto = Teatro all’aperto
card-arena = Arena
card-torre-delle-luci = Torre delle luci
card-colonia-penale = Colonia penale
card-orti-pensili = Orti pensili
card-stazione-dei-treni = Stazione dei treni
card-mare-secco = Mare secco
card-fossa-dei-serpenti = Fossa dei serpenti
card-grotta-dell-eco = Grotta dell’eco
card-palude-salata = Palude salata

# Le tecniche
card-dislocazione = Dislocazione
card-raffica-del-nord = Raffica del nord
card-punto-segreto = Punto segreto
card-taglio-d-acqua = Taglio d’acqua
card-ali-del-sud = Ali del sud
card-onda-di-luce = Onda di luce
card-lancia-di-luce = Lancia di luce
card-guardia-bassa = Guardia bassa
card-passo-immobile = Passo immobile
card-pugno-che-spezza = Pugno che spezza
card-mano-aperta = Mano aperta
card-cento-tagli = Cento tagli
card-danza-del-sovrano = Danza del sovrano
card-volo-radente = Volo radente
card-muro-di-luce = Muro di luce
card-luce-tranquilla = Luce tranquilla
card-sentenza = Sentenza
card-finta = Finta

# Gli spiriti
card-compassione = Compassione
card-furia = Furia
card-calma = Calma
card-orgoglio-del-sud = Orgoglio del sud
card-risolutezza = Risolutezza
card-fedelta-al-trono = Fedeltà al trono
card-promessa = Promessa
card-ambizione = Ambizione
card-riscatto = Riscatto
card-disprezzo = Disprezzo
card-pieta = Pietà
card-speranza = Speranza

# Gli equipaggiamenti
card-armi-da-taglio = Armi da taglio
card-corazza-di-lamiera = Corazza di lamiera
card-moto-corazzata = Moto corazzata
card-palizzata = Palizzata
card-cisterna = Cisterna
card-carica-da-cava = Carica da cava
card-elmo-da-predone = Elmo da predone
card-vessilli-del-nord = Vessilli del nord
card-lama-ricurva = Lama ricurva
card-faro = Faro
card-catene = Catene
card-scudo-di-portiera = Scudo di portiera

# Le carte speciale
card-successore = Successore
card-nomadi = Nomadi
card-giuramento-di-sangue = Giuramento di sangue
card-stendardo = Stendardo
card-sangue-del-nord = Sangue del nord
card-uniformi-di-seta = Uniformi di seta
card-decreto = Decreto
card-maschera = Maschera

# Gli eventi
card-attacco-generale = Attacco generale
card-liberazione = Liberazione
card-tempesta-di-sabbia = Tempesta di sabbia
card-era-della-paura = Era della paura
card-sfida-all-alba = Sfida all’alba
card-imboscata = Imboscata
card-fumo-negli-occhi = Fumo negli occhi
card-voci-dal-passato = Voci dal passato
card-esploratori = Esploratori
card-ultima-chiamata = Ultima chiamata
card-rivolta = Rivolta
card-esecuzione = Esecuzione
card-carestia = Carestia
card-razzia = Razzia
card-vento-nuovo = Vento nuovo
card-lezione = Lezione
card-pressione = Pressione
card-patto-dei-fratelli = Patto dei fratelli
card-adunata = Adunata
card-ritirata = Ritirata
card-diserzione = Diserzione
card-rastrellamento = Rastrellamento
card-tregua = Tregua
card-controluce = Controluce
card-ritorno = Ritorno
card-faida = Faida

## I testi delle carte, composti da ciò che le carte fanno (box/texts.py). Nessun nome proprio: stanno tutti nella tabella dei nomi.
## $form è la forma di un nome (uno, un tuo, tutti…), $adj i suoi aggettivi già accordati (ms, fs, mp, fp), $number è one o other.

## La carta

type-master = Maestro
type-character = Personaggio
type-army = Esercito
type-place = Luogo
type-technique = Tecnica
type-spirit = Spirito
type-equipment = Equipaggiamento
type-special = Speciale
type-event = Evento

text-type-inhabited = Luogo abitato
text-type-uninhabited = Luogo disabitato
# $type per carte di un altro tipo
text-type-for-master = { $type } per maestri
text-type-for-character = { $type } per personaggi
text-type-for-army = { $type } per eserciti
text-type-for-place = { $type } per luoghi

text-no-school = non di Scuola

duration-play-and-discard = gioca e scarta
duration-turn = puntata
duration-happening = avvenimento
duration-permanent = permanente
duration-discard-after-use = scartare dopo l’uso

trait-unique = carta unica
trait-cumulative = cumulabile
trait-cobra = Cobra
trait-rebel = ribelle

# Da dove viene la carta
basis-fact = dal regolamento
basis-part = in parte dal regolamento
basis-ours = disegno nostro

# Di che cosa è fatto un valore: ciò che è stampato, e ciò che lo riporta a 0
part-value = stampato
part-floor = perché nulla scende sotto 0

text-value-atk = attacco { $n }
text-value-def = difesa { $n }
text-value-res = resistenza { $n }
text-value-life = vita
text-value-green = { $n } { $n ->
        [one] punto verde
       *[other] punti verdi
    }
text-value-ochre = { $n } { $n ->
        [one] punto ocra
       *[other] punti ocra
    }

## I nomi delle cose

text-gender-card = f
text-noun-card =
    { $form ->
       *[one] una carta { $adj }
        [own-one] una tua carta { $adj }
        [enemy-one] una carta { $adj } dell’avversario
        [any-one] una carta { $adj } qualsiasi
        [any] una carta { $adj } qualsiasi
        [other-one] un’altra carta { $adj }
        [own-other-one] un’altra tua carta { $adj }
        [a] una carta { $adj }
        [other-a] un’altra carta { $adj }
        [all] le carte { $adj }
        [own-all] le tue carte { $adj }
        [enemy-all] le carte { $adj } dell’avversario
        [other-all] le altre carte { $adj }
        [own-other-all] le altre tue carte { $adj }
        [each] carta { $adj }
        [own-each] tua carta { $adj }
        [enemy-each] carta { $adj } dell’avversario
        [other-each] altra carta { $adj }
        [own-other-each] altra tua carta { $adj }
        [many] carte { $adj }
        [own-many] le tue carte { $adj }
        [enemy-many] carte { $adj } dell’avversario
        [other-many] altre carte { $adj }
        [this] questa carta
    }
text-gender-master = m
text-noun-master =
    { $form ->
       *[one] un maestro { $adj }
        [own-one] un tuo maestro { $adj }
        [enemy-one] un maestro { $adj } dell’avversario
        [any-one] un maestro { $adj } qualsiasi
        [any] un maestro { $adj } qualsiasi
        [other-one] un altro maestro { $adj }
        [own-other-one] un altro tuo maestro { $adj }
        [a] un maestro { $adj }
        [other-a] un altro maestro { $adj }
        [all] i maestri { $adj }
        [own-all] i tuoi maestri { $adj }
        [enemy-all] i maestri { $adj } dell’avversario
        [other-all] gli altri maestri { $adj }
        [own-other-all] gli altri tuoi maestri { $adj }
        [each] maestro { $adj }
        [own-each] tuo maestro { $adj }
        [enemy-each] maestro { $adj } dell’avversario
        [other-each] altro maestro { $adj }
        [own-other-each] altro tuo maestro { $adj }
        [many] maestri { $adj }
        [own-many] i tuoi maestri { $adj }
        [enemy-many] maestri { $adj } dell’avversario
        [other-many] altri maestri { $adj }
        [this] questo maestro
    }
text-gender-character = m
text-noun-character =
    { $form ->
       *[one] un personaggio { $adj }
        [own-one] un tuo personaggio { $adj }
        [enemy-one] un personaggio { $adj } dell’avversario
        [any-one] un personaggio { $adj } qualsiasi
        [any] un personaggio { $adj } qualsiasi
        [other-one] un altro personaggio { $adj }
        [own-other-one] un altro tuo personaggio { $adj }
        [a] un personaggio { $adj }
        [other-a] un altro personaggio { $adj }
        [all] i personaggi { $adj }
        [own-all] i tuoi personaggi { $adj }
        [enemy-all] i personaggi { $adj } dell’avversario
        [other-all] gli altri personaggi { $adj }
        [own-other-all] gli altri tuoi personaggi { $adj }
        [each] personaggio { $adj }
        [own-each] tuo personaggio { $adj }
        [enemy-each] personaggio { $adj } dell’avversario
        [other-each] altro personaggio { $adj }
        [own-other-each] altro tuo personaggio { $adj }
        [many] personaggi { $adj }
        [own-many] i tuoi personaggi { $adj }
        [enemy-many] personaggi { $adj } dell’avversario
        [other-many] altri personaggi { $adj }
        [this] questo personaggio
    }
text-gender-army = m
text-noun-army =
    { $form ->
       *[one] un esercito { $adj }
        [own-one] un tuo esercito { $adj }
        [enemy-one] un esercito { $adj } dell’avversario
        [any-one] un esercito { $adj } qualsiasi
        [any] un esercito { $adj } qualsiasi
        [other-one] un altro esercito { $adj }
        [own-other-one] un altro tuo esercito { $adj }
        [a] un esercito { $adj }
        [other-a] un altro esercito { $adj }
        [all] gli eserciti { $adj }
        [own-all] i tuoi eserciti { $adj }
        [enemy-all] gli eserciti { $adj } dell’avversario
        [other-all] gli altri eserciti { $adj }
        [own-other-all] gli altri tuoi eserciti { $adj }
        [each] esercito { $adj }
        [own-each] tuo esercito { $adj }
        [enemy-each] esercito { $adj } dell’avversario
        [other-each] altro esercito { $adj }
        [own-other-each] altro tuo esercito { $adj }
        [many] eserciti { $adj }
        [own-many] i tuoi eserciti { $adj }
        [enemy-many] eserciti { $adj } dell’avversario
        [other-many] altri eserciti { $adj }
        [this] questo esercito
    }
text-gender-place = m
text-noun-place =
    { $form ->
       *[one] un luogo { $adj }
        [own-one] un tuo luogo { $adj }
        [enemy-one] un luogo { $adj } dell’avversario
        [any-one] un luogo { $adj } qualsiasi
        [any] un luogo { $adj } qualsiasi
        [other-one] un altro luogo { $adj }
        [own-other-one] un altro tuo luogo { $adj }
        [a] un luogo { $adj }
        [other-a] un altro luogo { $adj }
        [all] i luoghi { $adj }
        [own-all] i tuoi luoghi { $adj }
        [enemy-all] i luoghi { $adj } dell’avversario
        [other-all] gli altri luoghi { $adj }
        [own-other-all] gli altri tuoi luoghi { $adj }
        [each] luogo { $adj }
        [own-each] tuo luogo { $adj }
        [enemy-each] luogo { $adj } dell’avversario
        [other-each] altro luogo { $adj }
        [own-other-each] altro tuo luogo { $adj }
        [many] luoghi { $adj }
        [own-many] i tuoi luoghi { $adj }
        [enemy-many] luoghi { $adj } dell’avversario
        [other-many] altri luoghi { $adj }
        [this] questo luogo
    }
text-gender-technique = f
text-noun-technique =
    { $form ->
       *[one] una tecnica { $adj }
        [own-one] una tua tecnica { $adj }
        [enemy-one] una tecnica { $adj } dell’avversario
        [any-one] una tecnica { $adj } qualsiasi
        [any] una tecnica { $adj } qualsiasi
        [other-one] un’altra tecnica { $adj }
        [own-other-one] un’altra tua tecnica { $adj }
        [a] una tecnica { $adj }
        [other-a] un’altra tecnica { $adj }
        [all] le tecniche { $adj }
        [own-all] le tue tecniche { $adj }
        [enemy-all] le tecniche { $adj } dell’avversario
        [other-all] le altre tecniche { $adj }
        [own-other-all] le altre tue tecniche { $adj }
        [each] tecnica { $adj }
        [own-each] tua tecnica { $adj }
        [enemy-each] tecnica { $adj } dell’avversario
        [other-each] altra tecnica { $adj }
        [own-other-each] altra tua tecnica { $adj }
        [many] tecniche { $adj }
        [own-many] le tue tecniche { $adj }
        [enemy-many] tecniche { $adj } dell’avversario
        [other-many] altre tecniche { $adj }
        [this] questa tecnica
    }
text-gender-spirit = m
text-noun-spirit =
    { $form ->
       *[one] uno spirito { $adj }
        [own-one] un tuo spirito { $adj }
        [enemy-one] uno spirito { $adj } dell’avversario
        [any-one] uno spirito { $adj } qualsiasi
        [any] uno spirito { $adj } qualsiasi
        [other-one] un altro spirito { $adj }
        [own-other-one] un altro tuo spirito { $adj }
        [a] uno spirito { $adj }
        [other-a] un altro spirito { $adj }
        [all] gli spiriti { $adj }
        [own-all] i tuoi spiriti { $adj }
        [enemy-all] gli spiriti { $adj } dell’avversario
        [other-all] gli altri spiriti { $adj }
        [own-other-all] gli altri tuoi spiriti { $adj }
        [each] spirito { $adj }
        [own-each] tuo spirito { $adj }
        [enemy-each] spirito { $adj } dell’avversario
        [other-each] altro spirito { $adj }
        [own-other-each] altro tuo spirito { $adj }
        [many] spiriti { $adj }
        [own-many] i tuoi spiriti { $adj }
        [enemy-many] spiriti { $adj } dell’avversario
        [other-many] altri spiriti { $adj }
        [this] questo spirito
    }
text-gender-equipment = m
text-noun-equipment =
    { $form ->
       *[one] un equipaggiamento { $adj }
        [own-one] un tuo equipaggiamento { $adj }
        [enemy-one] un equipaggiamento { $adj } dell’avversario
        [any-one] un equipaggiamento { $adj } qualsiasi
        [any] un equipaggiamento { $adj } qualsiasi
        [other-one] un altro equipaggiamento { $adj }
        [own-other-one] un altro tuo equipaggiamento { $adj }
        [a] un equipaggiamento { $adj }
        [other-a] un altro equipaggiamento { $adj }
        [all] gli equipaggiamenti { $adj }
        [own-all] i tuoi equipaggiamenti { $adj }
        [enemy-all] gli equipaggiamenti { $adj } dell’avversario
        [other-all] gli altri equipaggiamenti { $adj }
        [own-other-all] gli altri tuoi equipaggiamenti { $adj }
        [each] equipaggiamento { $adj }
        [own-each] tuo equipaggiamento { $adj }
        [enemy-each] equipaggiamento { $adj } dell’avversario
        [other-each] altro equipaggiamento { $adj }
        [own-other-each] altro tuo equipaggiamento { $adj }
        [many] equipaggiamenti { $adj }
        [own-many] i tuoi equipaggiamenti { $adj }
        [enemy-many] equipaggiamenti { $adj } dell’avversario
        [other-many] altri equipaggiamenti { $adj }
        [this] questo equipaggiamento
    }
text-gender-special = f
text-noun-special =
    { $form ->
       *[one] una carta speciale { $adj }
        [own-one] una tua carta speciale { $adj }
        [enemy-one] una carta speciale { $adj } dell’avversario
        [any-one] una carta speciale { $adj } qualsiasi
        [any] una carta speciale { $adj } qualsiasi
        [other-one] un’altra carta speciale { $adj }
        [own-other-one] un’altra tua carta speciale { $adj }
        [a] una carta speciale { $adj }
        [other-a] un’altra carta speciale { $adj }
        [all] le carte speciale { $adj }
        [own-all] le tue carte speciale { $adj }
        [enemy-all] le carte speciale { $adj } dell’avversario
        [other-all] le altre carte speciale { $adj }
        [own-other-all] le altre tue carte speciale { $adj }
        [each] carta speciale { $adj }
        [own-each] tua carta speciale { $adj }
        [enemy-each] carta speciale { $adj } dell’avversario
        [other-each] altra carta speciale { $adj }
        [own-other-each] altra tua carta speciale { $adj }
        [many] carte speciale { $adj }
        [own-many] le tue carte speciale { $adj }
        [enemy-many] carte speciale { $adj } dell’avversario
        [other-many] altre carte speciale { $adj }
        [this] questa carta speciale
    }
text-gender-event = m
text-noun-event =
    { $form ->
       *[one] un evento { $adj }
        [own-one] un tuo evento { $adj }
        [enemy-one] un evento { $adj } dell’avversario
        [any-one] un evento { $adj } qualsiasi
        [any] un evento { $adj } qualsiasi
        [other-one] un altro evento { $adj }
        [own-other-one] un altro tuo evento { $adj }
        [a] un evento { $adj }
        [other-a] un altro evento { $adj }
        [all] gli eventi { $adj }
        [own-all] i tuoi eventi { $adj }
        [enemy-all] gli eventi { $adj } dell’avversario
        [other-all] gli altri eventi { $adj }
        [own-other-all] gli altri tuoi eventi { $adj }
        [each] evento { $adj }
        [own-each] tuo evento { $adj }
        [enemy-each] evento { $adj } dell’avversario
        [other-each] altro evento { $adj }
        [own-other-each] altro tuo evento { $adj }
        [many] eventi { $adj }
        [own-many] i tuoi eventi { $adj }
        [enemy-many] eventi { $adj } dell’avversario
        [other-many] altri eventi { $adj }
        [this] questo evento
    }
text-gender-rebel = m
text-noun-rebel =
    { $form ->
       *[one] un ribelle { $adj }
        [own-one] un tuo ribelle { $adj }
        [enemy-one] un ribelle { $adj } dell’avversario
        [any-one] un ribelle { $adj } qualsiasi
        [any] un ribelle { $adj } qualsiasi
        [other-one] un altro ribelle { $adj }
        [own-other-one] un altro tuo ribelle { $adj }
        [a] un ribelle { $adj }
        [other-a] un altro ribelle { $adj }
        [all] i ribelli { $adj }
        [own-all] i tuoi ribelli { $adj }
        [enemy-all] i ribelli { $adj } dell’avversario
        [other-all] gli altri ribelli { $adj }
        [own-other-all] gli altri tuoi ribelli { $adj }
        [each] ribelle { $adj }
        [own-each] tuo ribelle { $adj }
        [enemy-each] ribelle { $adj } dell’avversario
        [other-each] altro ribelle { $adj }
        [own-other-each] altro tuo ribelle { $adj }
        [many] ribelli { $adj }
        [own-many] i tuoi ribelli { $adj }
        [enemy-many] ribelli { $adj } dell’avversario
        [other-many] altri ribelli { $adj }
        [this] questo ribelle
    }
text-gender-cobra = m
text-noun-cobra =
    { $form ->
       *[one] un Cobra { $adj }
        [own-one] un tuo Cobra { $adj }
        [enemy-one] un Cobra { $adj } dell’avversario
        [any-one] un Cobra { $adj } qualsiasi
        [any] un Cobra { $adj } qualsiasi
        [other-one] un altro Cobra { $adj }
        [own-other-one] un altro tuo Cobra { $adj }
        [a] un Cobra { $adj }
        [other-a] un altro Cobra { $adj }
        [all] i Cobra { $adj }
        [own-all] i tuoi Cobra { $adj }
        [enemy-all] i Cobra { $adj } dell’avversario
        [other-all] gli altri Cobra { $adj }
        [own-other-all] gli altri tuoi Cobra { $adj }
        [each] Cobra { $adj }
        [own-each] tuo Cobra { $adj }
        [enemy-each] Cobra { $adj } dell’avversario
        [other-each] altro Cobra { $adj }
        [own-other-each] altro tuo Cobra { $adj }
        [many] Cobra { $adj }
        [own-many] i tuoi Cobra { $adj }
        [enemy-many] Cobra { $adj } dell’avversario
        [other-many] altri Cobra { $adj }
        [this] questo Cobra
    }
text-gender-attack-group = m
text-noun-attack-group =
    { $form ->
       *[one] un gruppo d’attacco { $adj }
        [own-one] un tuo gruppo d’attacco { $adj }
        [enemy-one] un gruppo d’attacco { $adj } dell’avversario
        [any-one] un gruppo d’attacco { $adj } qualsiasi
        [any] un gruppo d’attacco { $adj } qualsiasi
        [other-one] un altro gruppo d’attacco { $adj }
        [own-other-one] un altro tuo gruppo d’attacco { $adj }
        [a] un gruppo d’attacco { $adj }
        [other-a] un altro gruppo d’attacco { $adj }
        [all] i gruppi d’attacco { $adj }
        [own-all] i tuoi gruppi d’attacco { $adj }
        [enemy-all] i gruppi d’attacco { $adj } dell’avversario
        [other-all] gli altri gruppi d’attacco { $adj }
        [own-other-all] gli altri tuoi gruppi d’attacco { $adj }
        [each] gruppo d’attacco { $adj }
        [own-each] tuo gruppo d’attacco { $adj }
        [enemy-each] gruppo d’attacco { $adj } dell’avversario
        [other-each] altro gruppo d’attacco { $adj }
        [own-other-each] altro tuo gruppo d’attacco { $adj }
        [many] gruppi d’attacco { $adj }
        [own-many] i tuoi gruppi d’attacco { $adj }
        [enemy-many] gruppi d’attacco { $adj } dell’avversario
        [other-many] altri gruppi d’attacco { $adj }
        [this] questo gruppo d’attacco
    }
text-gender-character-or-army = m
text-noun-character-or-army =
    { $form ->
       *[one] un personaggio o un esercito { $adj }
        [own-one] un tuo personaggio o un tuo esercito { $adj }
        [enemy-one] un personaggio o un esercito { $adj } dell’avversario
        [any-one] un personaggio o un esercito { $adj } qualsiasi
        [any] un personaggio o un esercito { $adj } qualsiasi
        [other-one] un altro personaggio o esercito { $adj }
        [own-other-one] un altro tuo personaggio o esercito { $adj }
        [a] un personaggio o un esercito { $adj }
        [other-a] un altro personaggio o esercito { $adj }
        [all] i personaggi e gli eserciti { $adj }
        [own-all] i tuoi personaggi ed eserciti { $adj }
        [enemy-all] i personaggi e gli eserciti { $adj } dell’avversario
        [other-all] gli altri personaggi ed eserciti { $adj }
        [own-other-all] gli altri tuoi personaggi ed eserciti { $adj }
        [each] personaggio o esercito { $adj }
        [own-each] tuo personaggio o esercito { $adj }
        [enemy-each] personaggio o esercito { $adj } dell’avversario
        [other-each] altro personaggio o esercito { $adj }
        [own-other-each] altro tuo personaggio o esercito { $adj }
        [many] personaggi o eserciti { $adj }
        [own-many] i tuoi personaggi o eserciti { $adj }
        [enemy-many] personaggi o eserciti { $adj } dell’avversario
        [other-many] altri personaggi o eserciti { $adj }
        [this] questa carta
    }
## Gli aggettivi, accordati

text-red-ms = rosso
text-red-fs = rossa
text-red-mp = rossi
text-red-fp = rosse
text-blue-ms = azzurro
text-blue-fs = azzurra
text-blue-mp = azzurri
text-blue-fp = azzurre
text-grey-ms = grigio
text-grey-fs = grigia
text-grey-mp = grigi
text-grey-fp = grigie
text-inhabited-ms = abitato
text-inhabited-mp = abitati
text-permanent-ms = permanente
text-permanent-fs = permanente
text-permanent-mp = permanenti
text-permanent-fp = permanenti
text-engaged-ms = impegnato
text-engaged-fs = impegnata
text-engaged-mp = impegnati
text-engaged-fp = impegnate
text-enemy-ms = avversario
text-enemy-fs = avversaria
text-enemy-mp = avversari
text-enemy-fp = avversarie
text-noschool-ms = non di Scuola
text-noschool-fs = non di Scuola
text-noschool-mp = non di Scuola
text-noschool-fp = non di Scuola
text-rebel-ms = ribelle
text-rebel-fs = ribelle
text-rebel-mp = ribelli
text-rebel-fp = ribelli
text-cobra-ms = Cobra
text-cobra-fs = Cobra
text-cobra-mp = Cobra
text-cobra-fp = Cobra
# Due aggettivi, due condizioni; una lettera fra parentesi si dice solo davanti a vocale
text-or = { $one } o { $other }
text-and = { $one } e(d) { $other }
# L’ordine degli aggettivi, e delle parti di un’espressione
text-adjectives = { $kind } { $colour } { $school } { $label } { $engaged } { $enemy }
text-phrase = { $head } { $with } { $zone } { $that }
text-every-mp = tutti { $who }
text-every-fp = tutte { $who }

## Dove

text-zone-group = nel gruppo
text-zone-some-group = in un gruppo
text-zone-fight = nel combattimento
text-zone-past-own = nel tuo passato
text-zone-past-enemy = nel passato dell’avversario
text-zone-past-any = in un passato qualsiasi
text-zone-hand-own = nella tua mano
text-zone-hand-enemy = nella mano dell’avversario
text-zone-hand-any = in una mano qualsiasi
text-zone-future-own = nel tuo futuro
text-zone-future-enemy = nel futuro dell’avversario
text-zone-future-any = in un futuro qualsiasi

text-with-numeric = con resistenza numerica
text-with-life = con una vita
text-with-lives = con almeno { $n ->
        [2] due
        [3] tre
       *[other] { $n }
    } vite

text-alone-ms = da solo
text-alone-fs = da sola
text-alone-mp = da soli
text-alone-fp = da sole
text-that-lone = { $number ->
        [one] che combatte
       *[other] che combattono
    } { $alone }
text-that-commanding = { $number ->
        [one] che comanda
       *[other] che comandano
    } un gruppo
text-that-attacking = { $number ->
        [one] che attacca
       *[other] che attaccano
    }
text-that-attacking-this = { $number ->
        [one] che attacca
       *[other] che attaccano
    } questo luogo
text-that-attacking-some = { $number ->
        [one] che attacca
       *[other] che attaccano
    } { $what }
text-that-defending = { $number ->
        [one] che difende
       *[other] che difendono
    }
text-that-defending-this = { $number ->
        [one] che difende
       *[other] che difendono
    } questo luogo
text-that-defending-some = { $number ->
        [one] che difende
       *[other] che difendono
    } { $what }

## Chi

text-self = questa carta
text-attacked-place = il luogo attaccato dal suo gruppo
text-enemy-group = il gruppo avversario
text-front-own = la prima carta della tua colonna
text-front-enemy = la prima carta avversaria
text-front-attackers = la prima carta di un gruppo che attacca questo luogo
text-of = di { $who }
text-of-front-own = della prima carta della tua colonna
text-of-front-enemy = della prima carta avversaria
text-of-front-attackers = della prima carta di un gruppo che attacca questo luogo
text-of-attacked-place = del luogo attaccato dal suo gruppo

## Che cosa vale finché dura

# $n ha il segno; more: oltre a quello che la carta dà già
text-bonus-atk = { $n } di attacco { $more ->
        [yes] in più
       *[no] { "" }
    }
text-bonus-def = { $n } di difesa { $more ->
        [yes] in più
       *[no] { "" }
    }
text-bonus-res = { $n } di resistenza { $more ->
        [yes] in più
       *[no] { "" }
    }
text-bonus-each = { $bonus } per ogni { $what }
text-life-of-host = vita del maestro
text-gets = { $number ->
        [one] ha
       *[other] hanno
    } { $what }
text-green-more = { $number ->
        [one] dà
       *[other] danno
    } { $n ->
        [1] 1 punto verde
       *[other] { $n } punti verdi
    } in più
text-green-less = { $number ->
        [one] dà
       *[other] danno
    } { $n ->
        [1] 1 punto verde
       *[other] { $n } punti verdi
    } in meno
text-green-each = { $number ->
        [one] dà
       *[other] danno
    } 1 punto verde in più per ogni { $what }
text-green-none = { $number ->
        [one] non dà
       *[other] non danno
    } punti verdi

text-zero-atk = azzera l’attacco { $of }
text-zero-def = azzera la difesa { $of }
text-zero-res = azzera la resistenza { $of }

text-keyword-surprise = sorpresa
text-keyword-double = doppi danni
text-keyword-mortal = mortale
text-keyword-massacre = massacratore
text-has-surprise = { $number ->
        [one] ha
       *[other] hanno
    } la sorpresa
text-has-double = { $number ->
        [one] infligge
       *[other] infliggono
    } doppi danni
text-has-mortal = { $number ->
        [one] è mortale
       *[other] sono mortali
    }
text-has-massacre = { $number ->
        [one] ha
       *[other] hanno
    } la capacità massacratore
text-has-cobra = { $number ->
        [one] è un Cobra
       *[other] sono Cobra
    }
text-has-rebel = { $number ->
        [one] è un ribelle
       *[other] sono ribelli
    }
text-hasnt-surprise = { $number ->
        [one] non ha
       *[other] non hanno
    } la sorpresa
text-hasnt-double = { $number ->
        [one] non infligge
       *[other] non infliggono
    } doppi danni
text-hasnt-mortal = { $number ->
        [one] non è mortale
       *[other] non sono mortali
    }
text-hasnt-massacre = { $number ->
        [one] non ha
       *[other] non hanno
    } la capacità massacratore
text-hasnt-cobra = { $number ->
        [one] non è un Cobra
       *[other] non sono Cobra
    }
text-hasnt-rebel = { $number ->
        [one] non è un ribelle
       *[other] non sono ribelli
    }
text-suicide = attacco suicida
text-suicides = { $number ->
        [one] compie
       *[other] compiono
    } un attacco suicida
text-cannot-attack = { $number ->
        [one] non può
       *[other] non possono
    } far parte di un gruppo d’attacco
text-cannot-defend = { $number ->
        [one] non può
       *[other] non possono
    } far parte di un gruppo di difesa
text-cannot-activate = { $number ->
        [one] non può
       *[other] non possono
    } attivare capacità speciali
text-cannot-be-attacked = nessuno può attaccare { $who }
text-cannot-be-picked = l’avversario non può scegliere { $who }
text-uninhabited = { $number ->
        [one] diventa disabitato
       *[other] diventano disabitati
    }
text-life = vale come una vita del maestro
text-cancel = annulla { $who }
text-dormant = il suo valore conta solo da quando la usi fino alla fine della puntata

## Che cosa si fa una volta

text-cards = { $n ->
        [1] una carta
        [2] due carte
        [3] tre carte
       *[other] { $n } carte
    }
text-engage = { $may ->
        [yes] puoi distrarre
       *[no] distrai
    } { $who }
text-ready = { $may ->
        [yes] puoi disimpegnare
       *[no] disimpegna
    } { $who }
text-ready-self = { $may ->
        [yes] questa carta può disimpegnarsi
       *[no] questa carta si disimpegna
    }
text-call = dopo la dichiarazione delle difese, { $who } si unisce al gruppo di difesa di un luogo attaccato che può difendere, al posto della colonna che scegli, o ne forma uno da sé
text-column-own = cambia l’ordine della tua colonna (i comandanti restano in fondo)
text-column-enemy = cambia l’ordine della colonna avversaria (i comandanti restano in fondo)
text-send-past = scarta { $who }
text-send-removed = { $who } { $number ->
        [one] muore
       *[other] muoiono
    }
text-send-hand = riprendi in mano { $who }
text-send-hand-owner = rimetti { $who } in mano { $number ->
        [one] al proprietario
       *[other] ai proprietari
    }
text-send-lives = { $who } { $number ->
        [one] perde
       *[other] perdono
    } { $n ->
        [1] una vita
        [2] due vite
       *[other] { $n } vite
    } (senza dare punti)
text-find-past = { $may ->
        [yes] puoi prendere
       *[no] prendi
    } in mano { $what } dal tuo passato
text-find-future = { $may ->
        [yes] puoi cercare
       *[no] cerca
    } { $what } nel tuo futuro: mostra { $number ->
        [one] la carta, prendila
       *[other] le carte, prendile
    } in mano e rimescola
text-up-to = fino a { $n ->
        [2] due
        [3] tre
       *[other] { $n }
    } { $what }
text-look-future-own = { $may ->
        [yes] puoi guardare { $n ->
            [1] la prima carta del tuo futuro
            [2] le prime due carte del tuo futuro e rimetterle in cima nell’ordine che vuoi
            [3] le prime tre carte del tuo futuro e rimetterle in cima nell’ordine che vuoi
           *[other] le prime { $n } carte del tuo futuro e rimetterle in cima nell’ordine che vuoi
        }
       *[no] guarda { $n ->
            [1] la prima carta del tuo futuro
            [2] le prime due carte del tuo futuro e rimettile in cima nell’ordine che vuoi
            [3] le prime tre carte del tuo futuro e rimettile in cima nell’ordine che vuoi
           *[other] le prime { $n } carte del tuo futuro e rimettile in cima nell’ordine che vuoi
        }
    }
text-look-future-enemy = { $may ->
        [yes] puoi guardare
       *[no] guarda
    } { $n ->
        [1] la prima carta
        [2] le prime due carte
        [3] le prime tre carte
       *[other] le prime { $n } carte
    } del futuro dell’avversario
text-look-hand-enemy = { $may ->
        [yes] puoi guardare
       *[no] guarda
    } { $n ->
        [0] la mano
        [1] una carta della mano
        [2] due carte della mano
       *[other] { $n } carte della mano
    } dell’avversario
text-draw-own = { $may ->
        [yes] puoi pescare
        [you] peschi
       *[no] pesca
    } { $cards }
text-draw-enemy = l’avversario pesca { $cards }
text-draw-each = ogni giocatore pesca { $cards }
text-discard-own = { $may ->
        [yes] puoi scartare
        [you] scarti
       *[no] scarta
    } { $cards } dalla mano
text-discard-enemy = l’avversario scarta { $cards } dalla mano
text-discard-each = ogni giocatore sceglie e scarta { $cards } dalla mano
text-points = { $n } { $n ->
        [one] punto
       *[other] punti
    } ordine
text-score-own = guadagni { $points }
text-score-enemy = l’avversario guadagna { $points }
text-score-each = ogni giocatore guadagna { $points }
text-duel = sfida: { $who } contro { $other }, anche se { $engaged }
text-choose = { $one }, oppure { $other }
text-then = { $one }, poi { $other }
text-also = { $one }; { $other }
text-after = dopo il combattimento { $what }

## A quale condizione

text-condition = { $what } { $condition }
text-if-attacking = quando attacca { $what }
text-if-defending = quando difende { $what }
text-if-not-attacking = quando non attacca { $what }
text-if-not-defending = quando non difende { $what }
text-if-host = su { $what }
text-if-not-host = se non è su { $what }
text-if-some-own = se hai { $what } in gioco
text-if-some-enemy = se l’avversario ha { $what } in gioco
text-if-some-any = se è in gioco { $what }
text-if-some-own-group = se nel gruppo c’è { $what }
text-if-some-enemy-group = se nel gruppo avversario c’è { $what }
text-if-some-elsewhere = se c’è { $what }
text-if-none-own = se non hai { $what } in gioco
text-if-none-enemy = se l’avversario non ha { $what } in gioco
text-if-none-any = se non sono in gioco { $what }
text-if-none-own-group = se nel gruppo non ci sono { $what }
text-if-none-enemy-group = se nel gruppo avversario non ci sono { $what }
text-if-none-elsewhere = se non ci sono { $what }
text-at-least = almeno { $n ->
        [2] due
        [3] tre
       *[other] { $n }
    } { $what }
text-fewer-than = meno di { $n ->
        [2] due
        [3] tre
       *[other] { $n }
    } { $what }
text-if-count-own = se hai { $what } in gioco
text-if-count-enemy = se l’avversario ha { $what } in gioco
text-if-count-any = se sono in gioco { $what }
text-if-count-own-group = se nel gruppo ci sono { $what }
text-if-count-enemy-group = se nel gruppo avversario ci sono { $what }
text-if-count-elsewhere = se ci sono { $what }
text-if-fewer-own = se hai in gioco meno { $what } dell’avversario
text-if-fewer-enemy = se l’avversario ha in gioco meno { $what } di te
text-if-not-fewer-own = se non hai in gioco meno { $what } dell’avversario
text-if-not-fewer-enemy = se l’avversario non ha in gioco meno { $what } di te
text-if-front = se { $who } è { $what }
text-if-not-front = se { $who } non è { $what }
text-if-it-is = se è { $what }
text-if-it-is-not = se non è { $what }
text-if-undefended = se il luogo era indifeso
text-if-not-undefended = se il luogo era difeso

## Quando

text-when-play = quando la giochi, { $what }
text-when-use = quando la usi, { $what }
text-when-conquer = quando il suo gruppo conquista un luogo, { $what }
text-when-conquer-undefended = quando il suo gruppo conquista un luogo indifeso, { $what }
text-when-lost = quando viene vinta o muore, { $what }
text-when-lost-place = quando viene conquistato, { $what }
text-when-order = nella tua fase di ordine { $what }
text-this-turn = { $what } fino alla fine della puntata
text-role-lone = da solo: { $what }
text-role-commanding = al comando: { $what }
text-optional = a scelta: { $what }
# I simbolini come stanno sulla carta, e come si leggono ad alta voce
text-pips = { "[" }{ $marks }{ "]" }
text-pips-spoken = con { $n ->
        [1] una vita
        [2] due vite
        [3] tre vite
       *[other] { $n } vite
    } { $school }: { $what }

## Come entra in gioco

text-rule-alone-army = può entrare in gioco senza un luogo
text-rule-alone-place = può entrare in gioco senza un esercito
text-rule-extra-armies = può entrare in gioco con { $n ->
        [2] due
        [3] tre
       *[other] { $n }
    } eserciti
text-rule-needs-places = entra in gioco insieme a { $n ->
        [2] due
        [3] tre
       *[other] { $n }
    } luoghi abitati
text-rule-only-with = può entrare in gioco solo con { $who }
text-rule-assign-to = si assegna { $hosts }
text-to = { A($who) }
text-rule-host = si assegna { A($who) }, anche dell’avversario

## I mazzi pronti

deck-lh1 = Allievi del nord
deck-lh1-plan = Per imparare: maestri { school-hokuto } buoni che resistono, discepoli che colpiscono al loro comando e ribelli a riempire i varchi.
deck-lh2 = Allievi del re
deck-lh2-plan = Per imparare: maestri { school-hokuto } malvagi e cavalieri che attaccano forte e si difendono poco.
deck-ln1 = Allievi dell’airone
deck-ln1-plan = Per imparare: maestri { school-nanto } buoni, colpi di sorpresa e lame che infliggono doppi danni.
deck-ln2 = Allievi del sovrano
deck-ln2-plan = Per imparare: maestri { school-nanto } malvagi e bande numerose, da lanciare tutte insieme con un attacco generale.
deck-lc1 = Allievi della luce
deck-lc1-plan = Per imparare: maestri { school-cento } buoni e disertori che puntano ai luoghi rossi.
deck-lc2 = Allievi del trono
deck-lc2-plan = Per imparare: maestri { school-cento } malvagi, ufficiali che spingono gli eserciti e tecniche di luce per il maestro.
deck-h1 = Via del nord
deck-h1-plan = Tenere duro: difese alte, guarigioni e vite da risparmiare finché i luoghi abitati fanno la differenza.
deck-h2 = Pugno del re
deck-h2-plan = Danni mortali: pochi colpi pesanti che tolgono dal gioco ciò che vincono.
deck-n1 = Ali dell’airone
deck-n1-plan = Colpire per primi, e due volte: sorpresa e doppi danni prima che l’avversario risponda.
deck-n2 = Mazzo del sovrano
deck-n2-plan = Tante carte piccole: molti gruppi, molti luoghi attaccati, e l’avversario che non può difenderli tutti.
deck-c1 = Luce dei disertori
deck-c1-plan = Controllo: azzerare, annullare, scegliere le carte giuste e lasciare che l’avversario si consumi.
deck-c2 = Guardia del trono
deck-c2-plan = Eserciti pesanti e molti luoghi abitati: si avanza piano e non si torna indietro.
deck-k1 = Covo del Cobra
deck-k1-plan = Cobra e attacchi suicidi: nessuna Scuola, nessuna tecnica, tutto addosso alla frontiera.
deck-r1 = Gente della cava
deck-r1-plan = Ribelli senza Scuola: da soli valgono poco, insieme si rafforzano a vicenda.

## Le fasi di una puntata

phase-start = Inizio
phase-order = Ordine
phase-draw = Pescata
phase-presentation = Presentazione
phase-combat = Combattimento
phase-epilogue = Epilogo

## Le domande

question-order = Nella fase di ordine una tua carta può fare qualcosa: la usi?
question-order-short = decide su una capacità
question-draw = Quante carte peschi?
question-draw-short = pesca
question-window = Giochi una carta, prima che si vada avanti?
question-window-short = potrebbe giocare una carta
question-present = Presentazione: che cosa giochi?
question-present-short = presenta le sue carte
question-reply = Rispondi con una carta?
question-reply-short = potrebbe rispondere
question-discard = Quale carta scarti?
question-discard-short = scarta
question-attack = Attacchi? Componi il gruppo, dalla prima carta della colonna.
question-attack-short = prepara l’attacco
question-defend = Difendi? Componi il gruppo, dalla prima carta della colonna.
question-defend-short = prepara la difesa
question-abilities = Quale capacità attivi in questo scontro?
question-abilities-short = attiva le capacità
question-replies = Giochi una carta in questo scontro?
question-replies-short = potrebbe rispondere nello scontro
question-next-fight = Quale scontro si combatte adesso?
question-next-fight-short = sceglie il prossimo scontro
question-pick = Quale carta scegli?
question-pick-short = sceglie una carta
question-place = Quale luogo va a difendere?
question-place-short = sceglie un luogo
question-position = In che punto della colonna si mette?
question-position-short = sceglie un posto nella colonna
question-column = Riordina la colonna: chi viene adesso, a partire dal primo?
question-column-short = riordina una colonna
question-find = Quale carta prendi?
question-find-short = cerca una carta
question-look = Rimetti le carte in cima: quale pescherai per prima tra queste?
question-look-short = rimette a posto le carte
question-choose = Che cosa scegli?
question-choose-short = sceglie che cosa fare
question-lose-life = Quale carta della pila va via?
question-lose-life-short = sceglie quale vita perdere
question-keep = Le vite al comando non bastano più: a quale capacità rinunci?
question-keep-short = rinuncia a una capacità

question-buy = Quali carte del tuo mazzo vuoi avere in gioco dall’inizio?
question-buy-short = sceglie le carte con cui cominciare

## Le domande, con ciò di cui si tratta

# $left: i punti che restano
ask-buy =
    { $left ->
        [one] Ti resta un punto
       *[other] Ti restano { $left } punti
    }: che cosa metti in gioco? Tra parentesi il costo.
ask-order = { $card }: la usi in questa fase di ordine?
ask-pick = { $card }: quale carta scegli?
ask-find = { $card }: quale carta prendi in mano?
ask-choose = { $card }: che cosa scegli?
ask-window-draw = Dopo la pescata: giochi una carta?
ask-window-groups = I gruppi sono schierati: giochi una carta prima che si combatta?
# $count: quante carte oltre le sette
ask-discard =
    { $count ->
        [one] Hai una carta di troppo: quale scarti?
       *[other] Hai { $count } carte di troppo: quale scarti?
    }
ask-attack = Attacchi { $place }? Per primo chi sta in testa alla colonna.
ask-attack-first = Chi attacca { $place }? Per primo chi sta in testa.
ask-attack-more = Attacco { A($place) }: chi altro? Oppure dichiara.
ask-attack-next = Un altro gruppo, contro { $place }: chi sta in testa?
ask-hunt = { $seat } non ha luoghi: quale sua carta attacchi?
ask-defend = { $seat } attacca { $place }: chi difende, in testa?
ask-defend-more = Difesa { DI($place) }: chi altro? Oppure dichiara.
ask-lose-life = { $force } perde una vita: quale carta della pila va via?
ask-place = { $force }: quale luogo va a difendere?
ask-position = { $force }: in che punto della colonna si mette?
# $forces: chi è già al suo posto, dal primo
ask-column = Riordina la colonna: dopo { $forces }, chi viene?
# $cards: le carte già rimesse, dalla prima
ask-look = Rimetti le carte in cima: dopo { $cards }, quale pescherai?

## Le risposte

# $count: quante carte
action-draw =
    { $count ->
        [one] Pesca 1 carta
       *[other] Pesca { $count } carte
    }
action-play = Gioca { $card }
action-settle = Gioca { $place } con { $armies }
action-muster = Gioca { $card } con { $places }
action-assign = Assegna { $card } { A($force) }
action-attach = Assegna { $card } { A($place) }
action-use = Usa e scarta { $event }
action-expend = Usa e scarta ciò che porta { $force }
action-discard = Scarta { $card }
action-target = Attacca { $force }
action-add = Metti nella colonna { $force }
action-lead = Metti al comando { $force }
action-next = Passa al gruppo successivo
action-back = Torna indietro di un passo
action-done = Dichiara
# $number: lo scontro, da 1
action-fight = Combatti lo scontro { $number }
action-act = Attiva una capacità { DI($force) }: { $ability }
action-employ = Usa { $card }
action-pick = Scegli { $force }
action-pick-place = Scegli { $place }
action-pick-event = Scegli { $event }
action-take = Prendi { $card }
# $number: quante carte gli stanno davanti
action-at =
    { $number ->
        [0] In testa alla colonna
        [one] Dietro a una carta
       *[other] Dietro a { $number } carte
    }
# $number: la scelta, da 1
action-choose = Scegli la { $number }ª possibilità
action-lose = Perdi { $card }
action-pass-buy = Non comprare nulla
action-pass-order = Non usarla
action-pass-window = Non giocare nulla
action-pass-present = Concludi la presentazione
action-pass-reply = Non rispondere
action-pass-attack = Non attaccare
action-pass-defend = Non difendere
action-pass-abilities = Nient’altro: avanti con lo scontro
action-pass-replies = Non giocare nulla
action-pass-find = Non prendere nulla

## Che cosa è successo

event-begins = La sorte ha deciso: comincia { $seat }.
event-begins-as-agreed = Comincia { $seat }, come stabilito.
# $moves: che cosa è entrato; $cost: quanto è costato
event-bought =
    { $cost ->
        [0] { $seat } comincia senza carte in gioco.
       *[other] { $seat } comincia con { $moves } ({ $cost } punti).
    }
event-turn = Puntata { $turn }: gioca { $seat }.
event-scored =
    { $points ->
        [one] { $seat } riceve un punto ordine dai suoi luoghi: ora { $total }.
       *[other] { $seat } riceve { $points } punti ordine dai suoi luoghi: ora { $total }.
    }
# $points: i punti dei due giocatori, nell’ordine dei posti
event-won = { $seat } ha almeno dieci punti ordine di vantaggio e vince ({ $points }).
event-ran-out = { $seat } non ha più carte nel futuro: la partita finisce.
event-disengaged = { $seat } disimpegna { $forces }.
event-drew =
    { $count ->
        [0] { $seat } non ha carte da pescare.
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
event-drew-secret = { $seat } pesca: { $cards }.
event-entered = { $seat } gioca { $thing }.
event-settled = { $seat } gioca { $places } con { $armies }.
event-assigned = { $seat } assegna { $card } { A($thing) }.
event-mirrored = { $seat } gioca { $card }, che l’avversario ha già in gioco: la carta va nel passato, e con lei una vita avversaria.
event-played = { $seat } gioca { $card }.
event-used = { $seat } usa e scarta { $card }.
event-employed = { $force } di { $seat }: si usa { $card }.
event-discarded = { $seat } scarta { $card }.
event-attack = { $seat } attacca { $target }: { $column }{ $leaders }.
event-defence = { $seat } difende { $target }: { $column }{ $leaders }.
event-attack-failed = L’attacco di { $seat } contro { $target } sfuma.
# $challenge: 0 o 1; $columns: i due gruppi, prima chi attacca
event-fight =
    { $challenge ->
        [0] Scontro: { $columns }.
       *[other] Sfida: { $columns }.
    }
event-activated = { $seat } attiva { $force }: { $ability }.
event-given-up = { $seat } rinuncia a una capacità { DI($force) }: { $ability }.
event-surprise = Sorpresa: il gruppo di { $seat } colpisce per primo.
# $second: la seconda ondata dei doppi danni, 0 se non c’è
event-strike =
    { $second ->
        [0] { $seat } infligge { $damage } di danno.
       *[other] { $seat } infligge { $damage } di danno e, con i doppi danni, altri { $second }.
    }
event-reached = I danni arrivano al comandante { $force } di { $seat }, che dovrà combattere.
# $points: i punti ordine dell’avversario; $removed: 0 nel passato, 1 tolta dal gioco
event-beaten =
    { $seat } perde { $force }{ $removed ->
        [0] { "" }
       *[other] , fuori dal gioco
    }{ $points ->
        [0] .
        [one] : un punto all’avversario.
       *[other] : { $points } punti all’avversario.
    }
event-life-lost =
    { $seat } perde una vita { DI($force) }{ $removed ->
        [0] { "" }
       *[other] , fuori dal gioco
    }{ $points ->
        [0] .
        [one] : un punto all’avversario.
       *[other] : { $points } punti all’avversario.
    }
event-sacrificed = Attacco suicida, poi fuori dal gioco: { $force } di { $seat }.
event-sent =
    { $removed ->
        [0] Nel passato: { $force } di { $seat }.
       *[other] Fuori dal gioco: { $force } di { $seat }.
    }
event-returned = Torna in mano a { $seat }: { $card }.
event-held = { $seat } tiene { $place }.
event-conquered =
    { $removed ->
        [0] { $seat } conquista { $place }: il luogo va nel passato.
       *[other] { $seat } conquista { $place }: il luogo esce dal gioco.
    }
event-challenge-over = La sfida è finita: il gioco riprende da dov’era.
event-engaged = Dopo il combattimento restano impegnate: { $forces }.
event-distracted = Carta distratta, ora impegnata e fuori dal suo gruppo: { $force } di { $seat }.
event-readied = Carta di nuovo disimpegnata: { $force } di { $seat }.
event-called = { $seat } chiama { $force } a difendere { $place }.
event-touched = { $seat } fa agire { $card } su { $thing }.
event-no-effect = Nessun effetto: { $card } di { $seat }.
event-event-ended = { $event } di { $seat } finisce e va nel passato.
event-column = La nuova colonna di { $seat }: { $column }.
# $searched: 1 se ha cercato nel futuro, che si mescola, 0 nel passato
event-found =
    { $searched ->
        [0] { $seat } riprende in mano { $card } dal passato.
       *[other] { $seat } prende in mano { $card } dal futuro, che si mescola.
    }
event-found-nothing =
    { $searched ->
        [0] { $seat } non riprende nulla dal passato.
       *[other] { $seat } cerca nel futuro e non prende nulla; il futuro si mescola.
    }
event-looked-at-hand = { $seat } guarda la mano di { $other }.
event-looked-at-hand-secret = { $seat } guarda la mano di { $other }: { $cards }.
event-looked-ahead =
    { $count ->
        [one] { $seat } guarda la prima carta del proprio futuro.
       *[other] { $seat } guarda le prime { $count } carte del proprio futuro.
    }
event-looked-ahead-secret = In cima al futuro di { $seat }, dalla prima: { $cards }.
event-scored-by-card =
    { $points ->
        [one] { $card } dà un punto ordine { A($seat) }.
       *[other] { $card } dà { $points } punti ordine { A($seat) }.
    }

## Perché una mossa non va

error-draw =
    { $most ->
        [one] Ora pesca: è rimasta una carta sola.
       *[other] Ora pesca da una a { $most } carte.
    }
error-not-in-hand = In mano non hai { $card }: usa solo carte che hai.
error-unique = { $card } è una carta unica e ce n’è già una in gioco: aspetta che esca.
error-army-alone = { $card } è un esercito: entra in gioco insieme a un luogo abitato, tutti e due dalla mano.
error-place-alone = { $card } è un luogo abitato: entra in gioco insieme a un esercito, tutti e due dalla mano.
error-only-in-fight = { $card } è una carta gioca e scarta: la usa, durante uno scontro, un maestro che combatte di persona.
error-assign-it = { $card } non si gioca da sola: assegnala a una carta in gioco.
error-not-inhabited = { $card } non è un luogo abitato: giocalo da solo, senza eserciti.
error-too-many-armies =
    { $most ->
        [one] Con { $card } può entrare un solo esercito.
       *[other] Con { $card } possono entrare al massimo { $most } eserciti.
    }
# $count: quanti luoghi abitati
error-needs-places =
    { $count ->
        [one] { A($card, capital: 1) } basta un luogo abitato: giocane uno solo.
       *[other] { A($card, capital: 1) } servono { $count } luoghi abitati, giocati insieme.
    }
error-pair-colour = { $place } { E($army) } non vanno insieme: una carta è rossa, l’altra azzurra.
# $school: hokuto, nanto o cento
error-pair-school =
    Con { $place } può entrare solo un esercito della Scuola { $school ->
        [hokuto] { school-hokuto }
        [nanto] { school-nanto }
       *[cento] { school-cento }
    }, { E($army) } non lo è.
error-pair-only = { $army } non è l’esercito che { $place } richiede: leggi il testo del luogo.
# $type: il tipo di chi riceverebbe la carta
error-assign-type =
    { $card } non si assegna { A($host) }, che è { $type ->
        [master] un maestro
        [character] un personaggio
        [army] un esercito
        [place] un luogo
        [technique] una tecnica
        [spirit] uno spirito
        [equipment] un equipaggiamento
        [special] una carta speciale
       *[event] un evento
    }: guarda il profilo.
error-assign-host = { $card } non si assegna { A($host) }: il suo testo dice a quali carte.
error-assign-own = { $card } si assegna solo a carte tue.
# $colour: red, blue o grey
error-assign-colour =
    { $card } è una carta { $colour ->
        [red] rossa
        [blue] azzurra
       *[grey] grigia
    } { E($host) } no: rosse e azzurre vanno solo a carte del loro colore.
error-assign-school =
    { $card } è della Scuola { $school ->
        [hokuto] { school-hokuto }
        [nanto] { school-nanto }
       *[cento] { school-cento }
    } e va solo a carte della stessa Scuola: { $host } non lo è.
error-second-permanent =
    { $host } ha già { $type ->
        [technique] una tecnica permanente
       *[spirit] uno spirito permanente
    }: { $card } sarebbe di troppo.
error-not-cumulative = { $card } non è cumulabile, { E($host) } ne ha già una.
error-second-successor =
    Per la Scuola { $school ->
        [hokuto] { school-hokuto }
        [nanto] { school-nanto }
       *[cento] { school-cento }
    } il Successore è già { $host }: ce n’è uno solo.
error-not-there = { $thing } non è in gioco: scegli una carta che sia sul tavolo.
# $when: in qualunque fase di presentazione, o solo nella propria
error-not-now =
    { $card } ora non si può giocare, ma solo { $when ->
        [any] in una fase di presentazione, tua o dell’avversario
       *[own] nella tua fase di presentazione
    }.
error-question-first = { $card } non si può giocare prima che questa domanda abbia risposta.
error-not-in-answer = Mentre l’avversario presenta le sue carte puoi rispondere solo con eventi puntata e carte gioca e scarta: { $card } non lo è.
error-presentation-over = La presentazione è finita: scarta fino a restare con sette carte.
error-in-a-window = { $card } non si può giocare in questo momento: aspetta che ti si chieda se giochi una carta, dopo la pescata, in una presentazione o in uno scontro.
error-must-answer = Qui non si può passare: scegli una delle risposte.
error-must-discard = Qui non si può passare: bisogna scartare una carta.
error-when-draw = Si pesca solo nella fase di pescata della propria puntata.
error-when-use = Le carte da scartare dopo l’uso si usano quando ti si chiede se giochi una carta: dopo la pescata, in una presentazione o in uno scontro.
error-when-discard = Ora non c’è nulla da scartare: solo ciò che supera le sette carte dopo la presentazione, o quando lo dice una carta.
error-when-target = I bersagli si scelgono solo nell’attacco a chi non ha luoghi.
error-when-group = I gruppi si formano solo nella fase di combattimento: per attaccare nella tua puntata, per difendere nell’altra.
error-when-step = Ora non c’è nulla che si costruisca un passo alla volta.
error-when-fight = L’ordine degli scontri si sceglie solo nel gioco avanzato, quando i gruppi sono formati.
error-when-activate = Capacità, tecniche e spiriti in gioco si usano solo all’inizio di uno scontro.
error-when-pick = Nessuna carta ti chiede ora di scegliere qualcosa sul tavolo.
error-when-take = Nessuna carta ti fa prendere ora una carta.
error-when-place-in = Nessuna carta viene chiamata ora in una colonna.
error-when-choose = Nessuna carta ti dà ora una scelta.
error-when-lose = Ora non si perde nessuna vita.
error-building = Hai cominciato un gruppo: dichiaralo, oppure torna indietro.
error-no-step-back = Non c’è nulla da annullare.
error-nothing-built = Non c’è ancora nessun gruppo: mettici qualcuno, oppure passa.
error-empty-group = In questo gruppo non c’è ancora nessuno: mettici qualcuno, oppure torna indietro.
error-group-open = Completa prima il gruppo contro { $target }, poi passa al successivo.
error-target-first = Di’ prima quale carta attacca questo gruppo.
error-nobody-left = Per un altro gruppo non resta nessuno che possa attaccare.
# $place: un luogo che non può essere attaccato
error-covered = { $place } non può essere attaccato, e copre i luoghi che ha dietro.
error-no-more-attacked = Nessun altro tuo luogo è attaccato.
# $most: l’ultimo scontro, contando da 0
error-fight = Questo scontro non c’è: scegli un numero da 0 a { $most }.
error-nobody-facing = { $force } non ha nessuno da combattere: qui le capacità non servono.
# $most: quante possibilità ci sono
error-choose =
    { $most ->
        [one] Qui c’è una sola possibilità: il numero 0.
       *[other] Qui le possibilità sono { $most }, contate da 0.
    }
error-lose = { $card } non è una vita che { $force } possa perdere ora.
error-not-in-column = { $force } non è tra chi aspetta ancora un posto nella colonna.
# $by: la carta che fa cercare
error-find = { $card } non è tra le carte che { $by } ti fa prendere.
error-put-back = { $card } non è tra le carte che devi rimettere a posto.
error-call = { $force } non può difendere { $place }: scegli uno dei luoghi proposti.
# $most: quanti stanno nella colonna
error-call-at = { $force } può stare dietro a un numero di carte della colonna da 0 a { $most }.
error-give-up = Questa capacità { DI($force) } non è stata pagata con vite in questo scontro: scegline una che lo sia.
error-no-purchase = Non hai comprato nulla a cui rinunciare.
error-buying = Il gioco non è ancora cominciato: scegli le carte che saranno in gioco dall’inizio, oppure concludi.
error-no-lone-master = { $card } la usa solo un maestro che combatte di persona, e tu in questo scontro non ne hai.
error-slot-used = In questo scontro il tuo maestro usa già { $used }: { $card } sarebbe di troppo.
error-not-borne = Il tuo maestro non ha { $card }: può usare solo ciò che gli è assegnato.
error-use = { $thing } ora non si può usare: dev’essere una tua carta da scartare dopo l’uso, e deve avere effetto.
error-engaged = { $force } è una carta impegnata: torna disponibile nella tua prossima puntata.
error-no-commander = Al comando di un gruppo va solo un maestro, { E($force) } non lo è.
error-commander-alone = Un comandante ha bisogno di truppe: metti prima qualcuno nella colonna, poi { $force } al comando.
error-master-alone = Un maestro che combatte non ha altri accanto: { $force } forma un gruppo a sé, oppure va al comando.
error-commanders-last = Dopo il comandante la colonna è chiusa: per aggiungere { $force } torna prima indietro.
error-group-colour = { $force } { E($other) } non stanno nello stesso gruppo: una carta è rossa, l’altra azzurra.
error-group-school = { $force } { E($other) } non stanno nello stesso gruppo: sono di Scuole diverse.
error-group-cobra = { $force } { E($other) } non stanno nello stesso gruppo: i Cobra stanno solo tra Cobra.
error-cannot-attack = { $force } non può attaccare: lo dice il testo di una carta.
error-cannot-defend = { $force } non può difendere { $place }: lo dice il testo di una carta.
error-defend-colour = { $force } non può difendere { $place }: il colore del luogo non lo permette.
error-defend-school = { $force } non può difendere { $place }, che è un luogo di un’altra Scuola.
error-frontier = L’avversario ha dei luoghi: si attaccano quelli, dalla frontiera in poi. { $force } resta al sicuro.
error-no-target-there = { $force } non si può attaccare: scegli una carta avversaria in gioco che un altro gruppo non attacca già.
error-not-yours = { $force } non è una tua carta in gioco: scegli tra le tue.
error-in-group = { $force } è già in un gruppo, e si combatte una volta sola per puntata.
error-nothing-to-attack = Non è rimasto nulla da attaccare: un gruppo per ogni luogo, dalla frontiera in poi.
error-not-in-fight = { $force } non prende parte a questo scontro dalla tua parte.
error-no-such-ability = { $force } non ha questa capacità.
error-only-commanding = { $force } può farlo solo al comando di un gruppo.
error-only-alone = { $force } può farlo solo se combatte senza altri accanto.
error-only-in-front = { $force } è al comando: questa capacità vale solo per chi è nella colonna.
error-once = { $force } ha già usato questa capacità: una volta per scontro.
error-cannot-activate = { $force } è una carta distratta, e in questo scontro non attiva più nulla.
error-cancelled = Le capacità { DI($force) } sono annullate in questo scontro.
# $pips: i simboli di Scuola; $lives: le vite al comando ancora libere
error-pips =
    Questa capacità { DI($force) } chiede { $pips ->
        [one] una vita
       *[other] { $pips } vite
    } al comando, e { $lives ->
        [0] non ne resta nessuna
        [one] ne resta una
       *[other] ne restano { $lives }
    }.
error-no-target = Ora questa capacità { DI($force) } non avrebbe effetto su nessuno.
error-cannot-be-picked = Le carte avversarie non possono scegliere { $force }: { $card } deve colpire altrove.
error-pick = { $card } non può scegliere { $force }: scegli una delle carte proposte.
error-not-for-sale = { $card } non si può avere all’inizio: tra tecniche e spiriti si comprano solo quelli permanenti, tra gli eventi solo i permanenti e i puntata.
# $left: i punti che restano
error-too-dear =
    Costa { $cost }, e { $left ->
        [one] ti resta un punto
       *[other] ti restano { $left } punti
    }: scegli qualcosa di meno caro, oppure concludi.

# I mazzi. $card: in notazione, o come è stata scritta
error-least-cards = Un mazzo di { $count } carte è troppo piccolo: questo tavolo ne chiede almeno { $least }.
error-deck-card = La carta «{ $card }» non esiste in questo gioco.
error-deck-code = Questo non è il codice di un mazzo: copialo per intero.
error-deck-code-newer = Questo codice è della versione { $version }, più nuova della { $known } che il programma conosce: aggiorna il programma.
error-deck-code-damaged = Il codice del mazzo è incompleto o contiene un errore: copialo di nuovo per intero.
error-deck-code-card = Il codice nomina la carta «{ $card }», che qui non esiste.
error-deck-ending = Il nome del file deve finire con .txt.
error-deck-name = «{ $name }» non va bene come nome: serve almeno una lettera o una cifra, e i nomi dei giochi e dei mazzi pronti sono già presi. Un altro si sceglie con --name.
# $problem: la prima cosa che non va, una frase intera
error-deck-unsound = Con il mazzo «{ $name }» non si può giocare. { $problem } Tutti gli errori: tavolata deck check { $name }
error-deck-ready = { $name } è un mazzo pronto del gioco: non si può togliere.
# $line: la riga della lista; $near: il nome più simile
deck-problem-encoding = Riga { $line }: qui ci sono lettere che non so leggere. Salva il file come testo UTF-8.
deck-problem-large = Il file è troppo grande: { $size } kB, al massimo { $most }.
deck-problem-empty = Nella lista non c’è nessuna carta: scrivine una per riga, come «5 Kenshiro».
deck-problem-no-list = Questa non è una lista di carte: in nessuna riga c’è il nome di una carta. Si scrive una carta per riga, come «5 Kenshiro».
# $cards: le carte che si chiamano così
deck-problem-which = Riga { $line }: più carte si chiamano «{ $name }». Scrivi quale: { $cards }.
deck-problem-unknown = Riga { $line }: la carta «{ $name }» non esiste.
deck-problem-unknown-near = Riga { $line }: la carta «{ $name }» non esiste. Forse intendevi «{ $near }»?
deck-problem-count = Riga { $line }: il numero di copie va da 1 a { $most }.
deck-problem-long = La lista è troppo lunga: un mazzo ha al massimo { $most } carte.
deck-problem-small =
    { $count ->
        [one] Il mazzo ha una carta sola
       *[other] Il mazzo ha { $count } carte
    }: ne servono almeno { $least }, la prima mano e una da pescare.
deck-problem-equal = { $card }: { $count } copie sono troppe, di carte uguali se ne possono avere al massimo { $most }; dei maestri, invece, quante se ne vogliono.
deck-warning-small = Il mazzo ha { $count } carte: è permesso, ma se ne consigliano almeno { $least }.
deck-warning-no-army = { $card }: nel mazzo non c’è un esercito che possa entrare insieme a questo luogo.
deck-warning-no-defender = { $card }: nel mazzo nessuno può difendere questo luogo.
deck-warning-no-place = { $card }: nel mazzo non c’è un luogo abitato con cui questo esercito possa entrare.
deck-warning-no-host = { $card }: nel mazzo non c’è una carta a cui si possa assegnare.
deck-warning-pips = { $card }: nel mazzo nessun maestro può avere abbastanza vite per attivare la capacità.

# Posizioni costruite
error-position-card = La carta «{ $name }» non esiste: si scrive per esempio KENSHIRO, BANDA-DI-CUORI oppure A01.
error-position-piece = «{ $name }» qui non va bene: si scrive per esempio KENSHIRO*3+RAFFICA-DEL-NORD!, e ogni carta sta dove il suo tipo la vuole.
error-position-points = I punti ordine sono numeri interi da 0 in su: «{ $points }» non va bene.
error-position-phase = Da «{ $phase }» questa posizione non può cominciare. Scegli tra: { $known }.

## Opzioni

option-game = Gioco
option-game-about = Il gioco base a puntate alterne, o quello avanzato, in cui i due giocatori svolgono insieme ogni fase (ID-223).
option-game-base = Base
option-game-advanced = Avanzato
option-start = Inizio
option-start-about = Se si comincia con il tavolo vuoto o con carte già in gioco, comprate con i punti indicati (ID-232).
option-start-usual = Tavolo vuoto
option-start-40 = Carte per 40 punti
option-start-30 = Carte per 30 punti
option-start-50 = Carte per 50 punti
option-start-60 = Carte per 60 punti
option-defence = Chi può difendere
option-defence-about = Se maestri e personaggi grigi o senza Scuola difendono qualsiasi luogo, o se la tabella severa vale per tutti (RU-01).
option-defence-chapter = Grigi e senza Scuola ovunque
option-defence-table = La tabella per tutti
option-advanced-win = Vittoria nel gioco avanzato
option-advanced-win-about = Se i dieci punti di vantaggio si guardano prima o dopo i punti verdi (RU-06).
option-advanced-win-start = Prima dei punti verdi
option-advanced-win-after-points = Dopo i punti verdi
option-activation = Attivare le capacità
option-activation-about = Se i simboli di Scuola attivati in un gruppo si sommano, o se ogni capacità si misura da sola con le vite al comando (RU-08).
option-activation-budget = I simboli si sommano
option-activation-threshold = Ogni capacità per sé
option-deck-out = Futuro vuoto
option-deck-out-about = Se perde chi deve pescare e non ha carte, o chi pesca l’ultima (RU-13).
option-deck-out-on-draw = Perde chi non può pescare
option-deck-out-on-empty = Perde chi pesca l’ultima carta
option-least-cards = Mazzo più piccolo
option-least-cards-about = Se le quaranta carte consigliate dal regolamento sono solo consigliate, o ogni mazzo deve averle (RU-15).
option-least-cards-8 = Quaranta carte consigliate
option-least-cards-40 = Quaranta carte obbligatorie
option-double-damage = Doppi danni
option-double-damage-about = Se la seconda ondata ripete i danni di tutto il gruppo, o solo quelli delle carte che hanno i doppi danni (RU-45).
option-double-damage-group = Di tutto il gruppo
option-double-damage-card = Solo di quelle carte
option-cancel = Annullare
option-cancel-about = Se annullare una carta annulla anche i suoi equipaggiamenti e le sue speciali (RU-50).
option-cancel-whole = Con ciò che porta
option-cancel-card = Solo la carta
option-place-cards = Carte su un luogo
option-place-cards-about = Se un luogo può portare una sola carta con lo stesso nome e lo stesso tipo, o quante se ne vogliono: il regolamento limita solo quelle dei protagonisti (RU-75).
option-place-cards-one = Una per nome e tipo
option-place-cards-any = Quante se ne vogliono
option-deck-lists = Liste dei mazzi
option-deck-lists-about = Se si vede che cosa c’è nel mazzo dell’avversario (RU-86).
option-deck-lists-closed = Segrete
option-deck-lists-open = Aperte
option-commander-keywords = Capacità del comandante
option-commander-keywords-about = Se doppi danni e massacratore di un comandante valgono per il suo gruppo (RU-99).
option-commander-keywords-yes = Valgono per il gruppo
option-commander-keywords-no = Non valgono
option-first = Chi comincia
option-first-about = Lo decide la sorte, oppure lo dice il tavolo (RU-16).
option-first-lot = A sorte
option-first-1 = Il posto 1
option-first-2 = Il posto 2
option-second-player = Chi gioca per secondo
option-second-player-about = Un compenso per chi comincia dopo; il regolamento non ne prevede. Alla pari si gioca con sette punti.
option-second-player-none = Nessun compenso
option-second-player-points-2 = Due punti ordine
option-second-player-points-3 = Tre punti ordine
option-second-player-points-4 = Quattro punti ordine
option-second-player-points-5 = Cinque punti ordine
option-second-player-points-6 = Sei punti ordine
option-second-player-points-7 = Sette punti ordine
option-second-player-points-8 = Otto punti ordine
option-second-player-card-fewer = Chi comincia parte con sei carte
option-second-player-no-first-attack = Chi comincia non attacca nelle sue prime due puntate

## Ciò che si può lasciare al tavolo

reaction-window = Carte tra una fase e l’altra
reaction-reply = Risposte nella presentazione
reaction-replies = Risposte in uno scontro

## Perché il bot risponde così

why-stay = Resto a casa: chi attacca non può difendere.
why-win = Se { $places } cade, alla mia prossima fase di ordine ho dieci punti più di te.
why-must = Devo attaccare { $places }: altrimenti vinci alla tua prossima fase di ordine.
why-raid = Nessuno può difendere { $places }.
why-attack = Attaccare { $places } mi conviene, comunque tu difenda.
why-hunt = Non hai più luoghi: do la caccia { A($force) }.
why-defend = Difendo { $places }: ci perderei di più a lasciarlo.
why-give-up = Difendere { $places } mi costerebbe più di quanto vale.
why-draw-few = Mi { $count ->
    [one] resta una carta
   *[other] restano { $count } carte
} nel futuro: pesco il meno possibile.
why-mirror = { $card } è dalla tua parte: così perde una vita.
why-harm = { $card } ti fa più danno su { $place }.
why-reply = { $card } cambia l’esito del combattimento.

## Che cosa parla per una risposta: nei consigli e nell’analisi

why-advise-stay = Chi attacca non può difendere: meglio restare a casa.
why-advise-win = Conquistando { $places }, alla tua prossima fase di ordine hai dieci punti più dell’avversario.
why-advise-must = Bisogna attaccare { $places }: altrimenti l’avversario vince alla sua prossima fase di ordine.
why-advise-raid = Nessuno può difendere { $places }.
why-advise-attack = Attaccare { $places } conviene anche se l’avversario difende.
why-advise-hunt = L’avversario non ha più luoghi: si può dare la caccia { A($force) }.
why-advise-defend = Difendere { $places } costa meno che rinunciarvi.
why-advise-give-up = Difendere { $places } costerebbe più di quanto vale.
why-advise-mirror = { $card } è dalla parte dell’avversario: così perde una vita.
why-advise-harm = Su { $place } { $card } fa all’avversario più danno che altrove.
why-advise-reply = { $card } cambia l’esito del combattimento.
# $count: le carte nel futuro; $held: quelle in mano
why-draw-little =
    { $count ->
        [one] Nel futuro ti resta una carta
       *[other] Nel futuro ti restano { $count } carte
    }: meglio consumarle piano.
why-draw-most =
    { $held ->
        [one] Hai in mano una carta
       *[other] Hai in mano { $held } carte
    } e nel futuro ce ne sono ancora { $count }: più carte, più scelta.
why-draw-enough = Hai in mano già { $held } carte: pescarne altre consuma soltanto il futuro, che ne ha { $count }.
# $attack, $defence: i valori stampati
why-first = Non hai ancora nessun protagonista in gioco: { $card } ha attacco { $attack } e difesa { $defence }.
why-protagonist = Un protagonista in più per attaccare e difendere: { $card } ha attacco { $attack } e difesa { $defence }.
why-life = { $card } è già dalla tua parte: così ha una vita in più.
# $count: punti verdi
why-green =
    { $count ->
        [one] { $place } porta un punto verde a ogni tua fase di ordine.
       *[other] { $place } porta { $count } punti verdi a ogni tua fase di ordine.
    }
# $attack, $defence: quanto aggiunge la carta; almeno uno dei due non è 0
why-assign =
    { $attack ->
        [0] Con questa carta la difesa { DI($force) } cresce di { $defence }.
       *[other] { $defence ->
            [0] Con questa carta l’attacco { DI($force) } cresce di { $attack }.
           *[other] Con questa carta l’attacco { DI($force) } cresce di { $attack } e la difesa di { $defence }.
        }
    }

## Le regole: i capitoli

section-table = Il tavolo
section-card = La carta
section-life = La vita
section-types = I tipi di carta
section-assignment = L’assegnazione
section-masters = I maestri
section-characters = I personaggi
section-armies = Gli eserciti
section-places = I luoghi
section-techniques = Le tecniche
section-spirits = Gli spiriti
section-equipment = Gli equipaggiamenti
section-specials = Le speciali
section-events = Gli eventi
section-decks = Il mazzo
section-start = L’inizio della partita
section-turn = La puntata
section-order = Fase di ordine e disimpegno
section-draw = Fase di pescata
section-presentation = Fase di presentazione
section-targets = Combattimento: gli obiettivi
section-groups = Combattimento: i gruppi
section-commanders = Combattimento: i comandanti
section-abilities = Combattimento: le capacità
section-replies = Combattimento: le carte giocate dalla mano
section-decisions = Combattimento: chi decide per primo
section-damage = Combattimento: i danni
section-conquest = Combattimento: conquista, punti ocra e fine
section-epilogue = Fase di epilogo
section-victory = La vittoria
section-keywords = Capacità e parole chiave
section-advanced = Il gioco avanzato
section-other-start = Un inizio diverso
section-conflicts = Dove il regolamento si contraddice
section-rulings = Dove il regolamento tace

## Le regole

rule-id-001 = Ogni giocatore ha un mazzo proprio e un totale di punti ordine, che parte da 0.
rule-id-002 = Ciascuno ha una mano, un futuro (il mazzo da cui pesca), un passato (gli scarti), un presente (le carte in tavola) e un posto per le carte tolte dal gioco. Il presente si divide in forze in gioco, territorio e destino.
rule-id-003 = Il futuro sta a faccia in giù e nessuno ne conosce l’ordine; il passato sta a faccia in su e tutti e due i giocatori possono leggerlo.
rule-id-004 = Quando qualcuno ha cercato una carta in un futuro, quel futuro si rimescola. Dopo una ricerca in un passato non si mescola nulla.
rule-id-005 = Una carta tolta dal gioco va in un posto a parte, che non è né il passato né il presente: ciò che riguarda il passato non la trova.
rule-id-006 = Nel territorio i luoghi stanno in fila, nell’ordine in cui sono stati giocati: il più vecchio vicino a chi lo possiede, il più recente vicino all’avversario.
rule-id-007 = La frontiera è il luogo più recente tra quelli ancora in fila. Quando lascia la fila, diventa frontiera il più recente dei rimasti.
rule-id-008 = I luoghi e le carte assegnate ai luoghi stanno nel territorio.
rule-id-009 = Maestri, personaggi ed eserciti, con le carte assegnate loro, stanno nelle forze in gioco.
rule-id-010 = Gli eventi che restano in tavola stanno nel destino.
rule-id-011 = Ogni carta ha un nome e un tipo. Simbolo di Scuola, valori, capacità, nota, punti ordine e profilo possono esserci o no.
rule-id-012 = Due carte sono uguali se hanno lo stesso nome e lo stesso tipo, e solo in quel caso: immagine, Scuola, colore e valori non c’entrano.
rule-id-013 = La nota descrittiva non ha alcun effetto.
rule-id-014 = I valori sono attacco, difesa e resistenza. Al posto del numero di resistenza può esserci il simbolo della vita.
rule-id-015 = Una carta con il simbolo di una Scuola è una carta di quella Scuola; una carta che non ne ha è senza Scuola. Le Scuole di base sono Hokuto, Nanto e Cento.
rule-id-016 = Ogni carta ha un colore, e uno solo: rosso se è malvagia, azzurro se è buona, grigio se non è allineata.
rule-id-017 = Tutti i maestri hanno la vita invece di un numero di resistenza; l’hanno anche alcuni personaggi, mai gli eserciti.
rule-id-018 = Una vita assorbe qualsiasi quantità di danni: scartare una carta vita esaurisce tutti i danni che l’hanno raggiunta.
rule-id-019 = Su tutto il tavolo, contando i due presenti, può esserci un solo maestro o personaggio con vita che porti un dato nome.
rule-id-020 = Chi gioca altre copie di una carta vita che ha già nel proprio presente le aggiunge alla stessa pila, come nuove vite.
rule-id-021 = Una carta vita il cui nome l’avversario ha già nel proprio presente non entra in gioco: è un doppione, va nel passato di chi la gioca e fa scartare all’avversario una vita di quella pila.
rule-id-022 = Una pila di vite agisce come una carta sola: sta in un solo gruppo, e tutta insieme attacca, difende, si impegna e si disimpegna.
rule-id-023 = Attacco e difesa di una pila sono quelli di una sola carta: il numero di vite non li moltiplica mai.
rule-id-024 = I simboli di Scuola davanti a una capacità dicono quante vite di maestri di quella Scuola, al comando del gruppo, servono per attivarla. Le vite dei personaggi non contano mai.
rule-id-025 = I tipi di carta sono nove: maestro, personaggio, esercito, luogo, tecnica, spirito, equipaggiamento, speciale ed evento.
rule-id-026 = Solo i protagonisti, cioè maestri, personaggi ed eserciti, possono attaccare e difendere.
rule-id-027 = Equipaggiamenti, speciali, tecniche e spiriti si assegnano a un’altra carta.
rule-id-028 = Una carta con un profilo si assegna solo a una carta con lo stesso profilo: gli alberi indicano i luoghi, le bandiere gli eserciti, i due combattenti i maestri, il singolo guerriero i personaggi.
rule-id-029 = Una carta senza profilo si assegna come dice il testo della sua capacità.
rule-id-030 = Una carta grigia si assegna a carte di ogni colore; una rossa o azzurra, solo a carte del suo stesso colore.
rule-id-031 = Una carta di Scuola si assegna solo a carte della stessa Scuola; una senza Scuola, a qualsiasi carta.
rule-id-032 = Le condizioni su profilo, colore e Scuola devono essere soddisfatte tutte e tre.
rule-id-033 = Una carta si può assegnare a una carta dell’avversario se il suo testo lo permette; per tutto il resto vale RU-56.
rule-id-034 = Una carta da assegnare si può giocare solo se nel presente c’è una carta che può riceverla.
rule-id-035 = Un maestro ha attacco, difesa e vita.
rule-id-036 = Un maestro perde una vita se i danni superano la sua difesa, e sempre una sola, per quanto la superino. Se non la superano non ne perde.
rule-id-037 = Se tutti e due i mazzi hanno lo stesso maestro, lo tiene chi lo gioca per primo, che potrà aggiungergli vite. Le copie dell’altro sono doppioni: servono solo a togliere vite (ID-021).
rule-id-038 = Quando di un maestro è uscita l’ultima vita, la prima copia che uno dei due gioca entra normalmente nel suo presente.
rule-id-039 = Quando un maestro perde l’ultima vita, tutte le carte che gli erano assegnate vanno nel passato.
rule-id-040 = Una vita eliminata da un doppione non dà punti ordine a nessuno.
rule-id-041 = Un maestro usa solo tecniche della sua Scuola o senza Scuola.
rule-id-042 = Uno spirito di Scuola si assegna solo a maestri di quella Scuola. Uno senza Scuola può comunque avere effetti che valgono solo per una certa Scuola o per un certo maestro.
rule-id-043 = In difesa: un maestro rosso può difendere luoghi rossi e grigi, uno azzurro luoghi azzurri e grigi, uno grigio luoghi di ogni colore (RU-01).
rule-id-044 = In difesa: un maestro di Scuola può difendere luoghi della sua Scuola e luoghi senza Scuola; uno senza Scuola può difendere luoghi di qualsiasi Scuola (RU-01).
rule-id-045 = Un maestro si può sempre giocare nella propria fase di presentazione.
rule-id-046 = Un personaggio ha attacco, difesa e, come resistenza, un numero oppure la vita.
rule-id-047 = Un personaggio con resistenza numerica è vinto quando i danni, tolta la difesa, sono pari o superiori alla sua resistenza.
rule-id-048 = Un personaggio con vita subisce i danni come un maestro, tranne contro mortale e massacratore.
rule-id-049 = Per i personaggi con vita valgono le regole dei maestri sull’unicità, sulle pile e sui doppioni.
rule-id-050 = I personaggi con resistenza numerica non sono unici: se ne possono avere in gioco più copie.
rule-id-051 = Per attivare le capacità con simboli di Scuola di un personaggio servono, nel suo gruppo, vite di un maestro di quella Scuola. Le capacità senza simboli funzionano da sole.
rule-id-052 = I personaggi difendono i luoghi secondo le stesse regole dei maestri.
rule-id-053 = Un personaggio si può sempre giocare nella propria fase di presentazione.
rule-id-054 = Un esercito ha sempre tre valori numerici: attacco, difesa e resistenza.
rule-id-055 = Quando i danni, tolta la difesa, sono pari o superiori alla resistenza di un esercito, l’esercito è vinto.
rule-id-056 = Le capacità di un esercito sono sempre attive; quelle con simboli di Scuola, invece, richiedono vite di un maestro di quella stessa Scuola.
rule-id-057 = Un esercito si gioca solo insieme a un luogo abitato, a meno che una sua capacità non gli dia un altro modo di entrare in gioco.
rule-id-058 = In difesa: un esercito rosso o azzurro può difendere luoghi del suo colore o grigi; uno grigio, solo luoghi grigi.
rule-id-059 = In difesa: un esercito di Scuola può difendere luoghi della sua Scuola o senza Scuola; uno senza Scuola, solo luoghi senza Scuola.
rule-id-060 = Un esercito si gioca nella propria fase di presentazione.
rule-id-061 = Un luogo è abitato oppure disabitato.
rule-id-062 = I luoghi abitati danno punti ordine verdi a chi li possiede.
rule-id-063 = Un luogo abitato e un esercito entrano in gioco insieme, tutti e due dalla mano, nella propria fase di presentazione.
rule-id-064 = Con certi luoghi possono entrare più eserciti; certi eserciti hanno bisogno di più luoghi.
rule-id-065 = Un luogo disabitato si può sempre giocare nella propria fase di presentazione, senza un esercito.
rule-id-066 = Qualsiasi protagonista può attaccare un luogo, quali che siano colore e Scuola.
rule-id-067 = Un luogo conquistato va nel passato di chi lo possedeva (ID-172).
rule-id-068 = Chi non ha luoghi può essere attaccato direttamente (ID-138).
rule-id-069 = Quali eserciti entrano con quali luoghi, per colore: con un luogo rosso eserciti rossi o grigi, con uno azzurro eserciti azzurri o grigi, con uno grigio eserciti di ogni colore. Rosso con azzurro, mai.
rule-id-070 = Quali eserciti entrano con quali luoghi, per Scuola: con un luogo di Scuola solo eserciti di quella Scuola, con uno senza Scuola qualsiasi esercito, di Scuola o no.
rule-id-071 = Tabella della difesa, per colore: un luogo rosso è difeso da carte rosse, uno azzurro da carte azzurre, uno grigio da carte di ogni colore. Per maestri e personaggi grigi vedi RU-01.
rule-id-072 = Tabella della difesa, per Scuola: un luogo di Scuola è difeso da carte di quella Scuola, uno senza Scuola da qualsiasi carta, di Scuola o no. Per maestri e personaggi senza Scuola vedi RU-01.
rule-id-073 = Una tecnica si assegna a un maestro; colore e Scuola devono essere compatibili (ID-030, ID-031).
rule-id-074 = A un maestro può essere assegnata al massimo una tecnica permanente.
rule-id-075 = In uno scontro un maestro usa al massimo una tecnica: quella permanente che gli è assegnata oppure una gioca e scarta. La scelta è definitiva.
rule-id-076 = Le tecniche permanenti si giocano nella fase di presentazione, quelle gioca e scarta in qualsiasi fase. In combattimento, dalla mano, si giocano solo queste ultime.
rule-id-077 = Una tecnica permanente che non viene usata in uno scontro resta assegnata, ma in quello scontro non ha effetto.
rule-id-078 = Quando il maestro perde l’ultima vita, la tecnica che gli è assegnata va nel passato.
rule-id-079 = Una tecnica gioca e scarta va nel passato dopo che i danni sono stati assegnati.
rule-id-080 = Uno spirito si assegna a un maestro; colore e Scuola devono essere compatibili (ID-030, ID-031).
rule-id-081 = A un maestro può essere assegnato al massimo uno spirito permanente.
rule-id-082 = In uno scontro un maestro usa al massimo uno spirito: quello permanente oppure uno gioca e scarta.
rule-id-083 = Una tecnica e uno spirito si possono usare insieme, e i loro effetti si sommano.
rule-id-084 = Gli spiriti permanenti si giocano nella fase di presentazione, quelli gioca e scarta in qualsiasi fase.
rule-id-085 = Lo spirito assegnato va nel passato con l’ultima vita del maestro; uno gioca e scarta, dopo i danni.
rule-id-086 = Il profilo dice se un equipaggiamento è per personaggi, per eserciti o per luoghi; senza profilo va bene per due o più tipi di carte, come dice il suo testo. Nessun equipaggiamento ha il profilo dei maestri.
rule-id-087 = Un equipaggiamento è tutt’uno con la carta che lo porta: la accompagna in attacco e in difesa, non si può attaccare da solo e da solo non vale nulla.
rule-id-088 = I valori e le capacità di un equipaggiamento si aggiungono a quelli della carta che lo porta.
rule-id-089 = Un equipaggiamento va nel passato quando la carta che lo porta è vinta.
rule-id-090 = Un equipaggiamento si gioca e si assegna nella propria fase di presentazione; colore e Scuola devono essere compatibili (ID-030, ID-031).
rule-id-091 = Certe speciali sono proprietà di un protagonista, altre rappresentano un fatto o un soggetto a sé; tutte si assegnano. Una speciale va su una carta del suo profilo, dello stesso colore se è rossa o azzurra, della stessa Scuola se ne ha una.
rule-id-092 = Una speciale si gioca e si assegna nella fase di presentazione.
rule-id-093 = Una speciale va nel passato quando la carta a cui è assegnata viene scartata.
rule-id-094 = I valori e le capacità di una speciale si aggiungono a quelli della carta a cui è assegnata.
rule-id-095 = Ogni giocatore può avere in gioco un solo maestro per Scuola che porti un Successore.
rule-id-096 = Un Successore conta a tutti gli effetti come una vita del suo maestro, anche per i simboli di Scuola.
rule-id-097 = Un Successore non può stare in gioco senza una carta maestro.
rule-id-098 = Se restano una sola carta maestro e uno o più Successori, la vita che si perde è un Successore, anche quando la toglie un doppione.
rule-id-099 = Un Successore perso per i danni dà all’avversario i punti ocra stampati sul Successore, non quelli del maestro.
rule-id-100 = Le istruzioni di un evento si eseguono subito e valgono per tutta la sua durata, o finché l’evento non lascia il gioco.
rule-id-101 = Un evento può agire su una carta o su molte, di un giocatore, dell’altro o di tutti e due.
rule-id-102 = Se una condizione scritta sull’evento non è vera, o non si può realizzare subito, quella parte dell’evento non ha effetto.
rule-id-103 = Gli eventi permanenti, puntata e da scartare dopo l’uso restano in gioco: ogni volta che la loro condizione si verifica, l’azione si può compiere.
rule-id-104 = Un avvenimento può giocarlo solo il giocatore di puntata, nella propria fase di presentazione, e si scarta subito.
rule-id-105 = Tutti e due i giocatori possono giocare un evento gioca e scarta, in qualsiasi finestra (RU-18); poi la carta si scarta.
rule-id-106 = Un evento permanente si gioca solo nella propria fase di presentazione e resta in gioco.
rule-id-107 = Tutti e due i giocatori possono giocare un evento puntata in una fase di presentazione, propria o avversaria; la carta si scarta nell’epilogo di quella puntata.
rule-id-108 = Un evento da scartare dopo l’uso si gioca solo nella propria fase di presentazione e si scarta subito dopo che è stato usato.
rule-id-109 = In un mazzo possono esserci al massimo cinque carte uguali, cioè con lo stesso nome e lo stesso tipo.
rule-id-110 = Per i maestri il limite di cinque carte uguali non vale: nel mazzo possono essercene quante copie si vuole.
rule-id-111 = La dicitura «carta unica» non limita le copie nel mazzo.
rule-id-112 = Un mazzo con meno di 40 carte è sconsigliato, ma non vietato.
rule-id-113 = Chi comincia si decide a sorte: per esempio ciascuno pesca una carta, e inizia chi ha l’attacco più alto. Ci si può anche semplicemente mettere d’accordo.
rule-id-114 = Ciascuno pesca 7 carte; poi il primo giocatore comincia la sua puntata.
rule-id-115 = Una puntata ha cinque fasi, in quest’ordine: ordine e disimpegno, pescata, presentazione, combattimento, epilogo. Poi tocca all’avversario.
rule-id-116 = Tutto è facoltativo, tranne pescare almeno una carta e restare con al massimo 7 carte in mano dopo la presentazione.
rule-id-117 = Una decisione annunciata, o mostrata spostando o impegnando carte, non si può ritirare.
rule-id-118 = Le puntate si alternano finché uno dei due non ha vinto.
rule-id-119 = Il giocatore di puntata aggiunge al proprio totale i punti ordine verdi delle sue carte in gioco.
rule-id-120 = Se, aggiunti i punti verdi, il giocatore di puntata è in vantaggio di almeno dieci punti, ha vinto e la partita finisce.
rule-id-121 = La vittoria ai punti si verifica solo nella fase di ordine e solo per il giocatore di puntata, anche se il vantaggio era stato raggiunto prima.
rule-id-122 = Contati i punti, il giocatore di puntata disimpegna tutte le sue carte impegnate.
rule-id-123 = Il giocatore di puntata pesca una, due o tre carte, a sua scelta: mai zero, mai più di tre.
rule-id-124 = Chi ha finito il proprio futuro perde la partita; il momento esatto lo dice RU-13.
rule-id-125 = Nella fase di pescata l’avversario può giocare eventi gioca e scarta.
rule-id-126 = Nella presentazione il giocatore di puntata mette nel presente, a faccia in su, quante carte vuole tra quelle della mano che si possono giocare.
rule-id-127 = Luoghi disabitati, maestri, personaggi ed eventi di una durata adatta si possono sempre giocare nella propria presentazione.
rule-id-128 = Luoghi abitati ed eserciti si giocano solo insieme (ID-063), avendoli in mano tutti e due in quel momento.
rule-id-129 = Equipaggiamenti, speciali, tecniche e spiriti si giocano solo su una carta adatta che sia già nel presente.
rule-id-130 = Nella fase di presentazione l’avversario può giocare eventi puntata ed eventi gioca e scarta.
rule-id-131 = Alla fine della presentazione il giocatore di puntata, se ha più di 7 carte in mano, ne scarta a sua scelta fino a restare con 7.
rule-id-132 = Una carta può attaccare nella stessa puntata in cui è stata giocata.
rule-id-133 = Nella fase di combattimento attaccare non è obbligatorio: lo decide il giocatore di puntata.
rule-id-134 = Il primo gruppo d’attacco deve attaccare la frontiera.
rule-id-135 = Ogni altro gruppo attacca il luogo seguente della fila, dalla frontiera verso l’interno; nessun luogo si può saltare.
rule-id-136 = L’obiettivo di ogni gruppo si dichiara ad alta voce prima che si dichiari la difesa.
rule-id-137 = Si possono attaccare quanti luoghi si vuole, ciascuno con almeno un protagonista.
rule-id-138 = Finché l’avversario ha anche un solo luogo nel presente, si attaccano solo i luoghi. Se non ne ha, i suoi maestri, personaggi ed eserciti si possono attaccare direttamente, uno per uno, anche se impegnati.
rule-id-139 = Contro un attacco diretto il difensore non forma gruppi: ogni carta attaccata combatte da sola, con ciò che le è assegnato.
rule-id-140 = I gruppi d’attacco, con l’ordine delle loro colonne, si dichiarano prima di ogni gruppo di difesa. A ciascun luogo attaccato il difensore può poi opporre un gruppo, con le stesse regole e secondo le tabelle della difesa.
rule-id-141 = Un gruppo contiene solo carte disimpegnate.
rule-id-142 = Carte rosse e azzurre non stanno mai nello stesso gruppo; le grigie vanno con le une e con le altre.
rule-id-143 = Carte di due Scuole diverse non stanno mai nello stesso gruppo; quelle senza Scuola vanno con qualsiasi Scuola, purché sia una sola.
rule-id-144 = Le tre condizioni (disimpegno, colore, Scuola) valgono insieme, per ogni coppia di carte del gruppo.
rule-id-145 = Un gruppo è una colonna ordinata. L’ordine lo sceglie chi lo forma; la prima carta è quella più vicina all’avversario.
rule-id-146 = In una fase di combattimento una carta fa parte al massimo di un gruppo.
rule-id-147 = Un maestro che combatte è solo nel suo gruppo.
rule-id-148 = Un maestro usato come comandante sta in fondo alla colonna, dietro a tutte le altre carte; non aggiunge valori allo scontro, ma può attivare le capacità di personaggi ed eserciti del suo gruppo.
rule-id-149 = Più maestri possono comandare lo stesso gruppo.
rule-id-150 = I comandanti attivano le capacità con le proprie vite.
rule-id-151 = Se, vinte tutte le carte davanti a lui, restano danni che raggiungono un comandante, questi non li subisce, ma deve entrare nello scontro: segue un nuovo scontro tra lui e le carte superstiti del gruppo avversario.
rule-id-152 = Una capacità è sempre attiva, se non ha simboli di Scuola, oppure da attivare, se ne ha.
rule-id-153 = Per ciascun suo gruppo un giocatore può usare tutte le capacità sempre attive, più quelle da attivare che le vite del comandante permettono (RU-08).
rule-id-154 = La stessa capacità di una carta si attiva al massimo una volta per scontro, anche se avanzano vite.
rule-id-155 = Un’attivazione, una volta scelta, non si cambia.
rule-id-156 = Le capacità influenzano solo lo scontro del proprio gruppo, se il testo non dice altro.
rule-id-157 = Le capacità attivate sono visibili a tutti.
rule-id-158 = Stabiliti l’ordine delle carte e le capacità, i giocatori possono giocare eventi, spiriti e tecniche. Si può anche usare una carta da scartare dopo l’uso che è già in gioco (ID-202).
rule-id-159 = In uno scontro si giocano dalla mano solo carte gioca e scarta.
rule-id-160 = Ogni maestro che combatte usa al massimo una tecnica e uno spirito per scontro, permanenti o gioca e scarta.
rule-id-161 = Se in uno scontro nessuno dei due gioca nulla, si passa ai danni.
rule-id-162 = In ogni situazione decide prima l’attaccante, poi il difensore.
rule-id-163 = In combattimento ciascuno può rispondere all’altro, a turno, finché tutti e due rinunciano.
rule-id-164 = I danni inflitti da un gruppo sono la somma degli attacchi dei suoi personaggi ed eserciti, con le carte assegnate e le capacità attive; oppure l’attacco del maestro che combatte da solo, con le carte che usa.
rule-id-165 = I due gruppi infliggono i danni nello stesso momento.
rule-id-166 = I danni si applicano alla colonna avversaria dalla prima carta all’indietro, finché sono esauriti o tutte le carte sono vinte.
rule-id-167 = Su ogni carta i danni consumano prima la difesa, poi la resistenza. Solo se la resistenza è consumata del tutto la carta è vinta, e ciò che avanza passa alla carta seguente.
rule-id-168 = Una carta che non è vinta assorbe tutti i danni rimasti e resta in gioco come se nulla fosse: nessun danno si conserva per uno scontro successivo.
rule-id-169 = Una carta vinta va nel passato di chi la possiede.
rule-id-170 = Un luogo attaccato che non ha un gruppo di difesa è conquistato subito, senza scontro.
rule-id-171 = Un luogo difeso è conquistato se alla fine nel gruppo di difesa non resta alcun maestro, personaggio o esercito e nel gruppo d’attacco ne resta almeno uno.
rule-id-172 = Un luogo conquistato va nel passato di chi lo possedeva; con massacratore è tolto dal gioco.
rule-id-173 = Chi in combattimento vince una carta avversaria con punti ordine ocra li aggiunge al proprio totale, sia in attacco sia in difesa.
rule-id-174 = Ogni vita che una pila perde dà una volta i suoi punti ocra.
rule-id-175 = Una carta che esce senza aver subito danni, per un evento o un altro effetto, non dà punti ocra.
rule-id-176 = Ogni carta superstite di un gruppo d’attacco o di difesa diventa impegnata e lo resta fino al prossimo disimpegno del suo proprietario.
rule-id-177 = Nell’epilogo tutti e due i giocatori mettono nel passato i propri eventi puntata e gli eventi gioca e scarta rimasti in tavola.
rule-id-178 = Vince chi, nella propria fase di ordine, ha almeno dieci punti ordine più dell’avversario.
rule-id-179 = I punti verdi delle proprie carte si aggiungono in ogni propria fase di ordine.
rule-id-180 = I punti ocra si aggiungono quando una carta avversaria è vinta o muore.
rule-id-181 = Se nessuno riesce a costruire il vantaggio, perde chi finisce per primo il proprio futuro.
rule-id-182 = Annulla: la carta bersaglio perde le sue capacità per questo scontro; i suoi valori restano.
rule-id-183 = Attacco suicida: l’attacco della carta può essere raddoppiato fino alla fine dello scontro; a quel punto la carta è tolta dal gioco.
rule-id-184 = Azione, agire: vuol dire prendere parte a un attacco, oppure difendere un luogo.
rule-id-185 = Azzera: il valore indicato della carta bersaglio diventa 0 per lo scontro.
rule-id-186 = Una vita non si può azzerare.
rule-id-187 = I testi degli eventi sono ordini da eseguire; se una condizione non è soddisfatta, l’evento è inefficace.
rule-id-188 = Alcune capacità cambiano il modo in cui una carta si gioca: certi luoghi abitati non hanno bisogno di un esercito, certi eserciti di un luogo, e certe carte si possono giocare quando è vera la loro condizione, qualunque cosa dicano le regole normali.
rule-id-189 = Il modo normale di giocare una carta resta possibile, a meno che la carta non dica che si gioca solo nell’altro.
rule-id-190 = Carta unica: in gioco può essercene una sola, contando tutti e due i giocatori. Un’altra non si può giocare finché la prima non ha lasciato il tavolo.
rule-id-191 = Cobra: una carta Cobra non sta mai in un gruppo con una che non lo è; su di lei agiscono le carte che influenzano solo i Cobra.
rule-id-192 = Cumulabile: se ne possono assegnare più copie allo stesso esercito, personaggio o maestro; valori e capacità si sommano.
rule-id-193 = Se una carta non è cumulabile, un esercito, un personaggio o un maestro può portarne una sola con lo stesso nome e lo stesso tipo, che sia tecnica, spirito, speciale o equipaggiamento. Per i luoghi vedi RU-75.
rule-id-194 = Distrazione: la carta bersaglio diventa impegnata, esce da ogni gruppo e non può fare altro.
rule-id-195 = Doppi danni: distribuito per intero l’attacco, lo si distribuisce una seconda volta sulle carte rimaste.
rule-id-196 = Un maestro colpito da doppi danni perde una vita per ogni ondata che supera la sua difesa: una alla prima e un’altra alla seconda.
rule-id-197 = Con doppi danni, una carta che la prima ondata non ha vinto affronta la seconda con la resistenza intera.
rule-id-198 = Gioca e scarta: si esegue subito, poi non ha più effetto (RU-07). Un evento di questo genere si può giocare sempre (RU-18).
rule-id-199 = Puntata: dura per tutta la puntata e si scarta nell’epilogo. Può giocarla chiunque, in una fase di presentazione.
rule-id-200 = Avvenimento: agisce subito e si scarta. Può giocarlo solo il giocatore di puntata, nella propria presentazione.
rule-id-201 = Permanente: dura per tutta la partita, a meno che un’altra carta non la tolga. Può giocarla solo il giocatore di puntata, nella fase di presentazione.
rule-id-202 = Scartare dopo l’uso: entra in gioco, o si assegna, nella propria presentazione, e chi la possiede può usarla in qualsiasi momento. Finché non è usata, i suoi valori e le sue capacità non contano. Usata, si scarta, e il suo effetto dura per il resto della puntata.
rule-id-203 = Impegno: una carta impegnata non si può usare fino alla prossima puntata di chi la possiede.
rule-id-204 = Una carta diventa impegnata per la capacità di un’altra carta o per aver combattuto.
rule-id-205 = Essere impegnata non ripara una carta: se chi la possiede non ha luoghi la si può attaccare, e un maestro si può sfidare in ogni caso.
rule-id-206 = La capacità di un’altra carta può chiamare in azione una carta impegnata.
rule-id-207 = Luogo abitato, luogo disabitato: il disabitato si può giocare sempre, l’abitato solo con un esercito. Una capacità del luogo o dell’esercito può togliere questo vincolo.
rule-id-208 = Massacratore: se un gruppo con questa capacità conquista un luogo, il luogo non va nel passato ma è tolto dal gioco.
rule-id-209 = Massacratore riduce inoltre a 1 di resistenza ciascuna vita dei personaggi che il gruppo ha di fronte.
rule-id-210 = Morta: una carta che subisce danni almeno pari alla sua resistenza da carte con mortale è morta ed è tolta dal gioco. Anche una capacità può far morire una carta.
rule-id-211 = Mortale: se all’attacco che vince una carta contribuisce almeno una carta mortale, quella carta è morta invece che vinta.
rule-id-212 = Mortale riduce inoltre a 1 di resistenza ciascuna vita dei personaggi che il gruppo ha di fronte.
rule-id-213 = Nome di un maestro: nominarlo vuol dire nominare tutte le sue vite e tutto ciò che gli è assegnato, salvo che il testo dica altro.
rule-id-214 = Ribelle: è solo un’etichetta. Sulle carte che la portano agiscono quelle che influenzano solo i ribelli.
rule-id-215 = Sfida: le carte indicate, con tutto ciò che è loro assegnato, combattono subito uno scontro in cui ogni vita vale 1 di resistenza; poi tornano dov’erano.
rule-id-216 = Durante una sfida nessuno guadagna punti.
rule-id-217 = Una sfida interrompe il gioco, che poi riprende dallo stesso punto.
rule-id-218 = Sorpresa: una carta che ce l’ha la dà a tutto il suo gruppo.
rule-id-219 = Un gruppo con sorpresa infligge i suoi danni prima che si conti l’attacco avversario: le carte vinte così non vi aggiungono nulla.
rule-id-220 = Se tutti e due i gruppi hanno sorpresa, i danni tornano a essere contemporanei.
rule-id-221 = Vinta: una carta che subisce danni almeno pari alla sua resistenza va nel passato. Anche senza danni, una capacità può dichiararla vinta.
rule-id-222 = +N attacco, difesa o resistenza: si aggiunge N a quel valore delle carte descritte.
rule-id-223 = Gioco avanzato: i due giocatori svolgono insieme ogni fase, e il ruolo di primo giocatore passa di mano a ogni puntata.
rule-id-224 = Fase di ordine, gioco avanzato: tutti e due aggiungono i punti verdi; chi all’inizio della fase è in vantaggio di dieci o più ha vinto (RU-06).
rule-id-225 = Nel gioco avanzato tutti e due i giocatori disimpegnano le proprie carte.
rule-id-226 = Nel gioco avanzato tutti e due pescano da una a tre carte.
rule-id-227 = Presentazione, gioco avanzato: il primo giocatore gioca le sue carte, poi l’altro. La fase è propria per tutti e due: si possono quindi giocare carte di ogni durata.
rule-id-228 = Combattimento, gioco avanzato: il primo giocatore dichiara i suoi attacchi; l’altro dichiara la sua difesa e i propri attacchi; poi il primo dichiara la sua difesa.
rule-id-229 = Nel gioco avanzato l’ordine degli scontri lo decide il primo giocatore.
rule-id-230 = Epilogo, gioco avanzato: tutti e due tolgono le carte scadute.
rule-id-231 = Per il resto, nel gioco avanzato valgono le regole del gioco base.
rule-id-232 = Se i giocatori sono d’accordo, la partita può cominciare con alcune carte già nel presente, comprate con dei punti; si consigliano al massimo 40 punti a testa.
rule-id-233 = Costo di un maestro: 5 + attacco + difesa, e altri 2 se ha capacità.
rule-id-234 = Costo di un personaggio: attacco + difesa, e altri 3 se ha la vita. La resistenza numerica non costa nulla.
rule-id-235 = Costo di un esercito: attacco + difesa + resistenza.
rule-id-236 = Costo di un luogo: 7 se è abitato, 5 se è disabitato; altri 3 se ha il simbolo di una Scuola, altri 3 se ha capacità.
rule-id-237 = Costo di una tecnica: 4, e altri 4 se ha capacità. Si comprano solo tecniche permanenti.
rule-id-238 = Costo di uno spirito: 3, e altri 3 se ha capacità. Si comprano solo spiriti permanenti.
rule-id-239 = Costo di un equipaggiamento: 3.
rule-id-240 = Costo di una speciale: 4 + attacco. Un Successore costa 8.
rule-id-241 = Costo di un evento: 10 se è permanente, 6 se è puntata. Altri eventi non si comprano.
rule-id-242 = Le carte comprate si assegnano secondo le regole normali.

## Le nostre decisioni

ruling-ru-01 = Maestri e personaggi grigi possono difendere luoghi di ogni colore, quelli senza Scuola luoghi di ogni Scuola: lo dicono espressamente i loro capitoli, mentre la tabella dei luoghi, più severa, vale per gli eserciti. Il tavolo può applicare la tabella a tutti.
ruling-ru-02 = Un esercito grigio difende solo luoghi grigi; un luogo grigio può essere difeso da carte di ogni colore. Testo e tabella non si contraddicono: è la stessa relazione vista dalle due parti.
ruling-ru-03 = Un esercito senza Scuola non può difendere un luogo di Scuola: qui testo e tabella concordano. Con un luogo di Scuola non può nemmeno entrare in gioco (ID-070).
ruling-ru-04 = Il testo mette il bollino verde ora in basso a sinistra, ora a destra. Qui il verde sta a sinistra e l’ocra a destra; sono due numeri indipendenti, e una carta può averli entrambi.
ruling-ru-05 = Un vantaggio di dieci punti esatti basta per vincere: il testo chiede una volta dieci punti in più e un’altra almeno dieci, e la seconda formula comprende la prima. Nessuna opzione: letta come «dieci esatti», la formula più breve negherebbe la vittoria a chi è in vantaggio di undici.
ruling-ru-06 = Nel gioco avanzato il vantaggio di dieci punti si guarda sui totali con cui si entra nella fase di ordine, prima di aggiungere i punti verdi: è il momento che il testo nomina, e chi è indietro ha un’ultima puntata per reagire. Il tavolo può guardarlo dopo i punti.
ruling-ru-07 = Se una carta gioca e scarta cambia un valore, il cambiamento dura fino alla fine dello scontro in cui la si gioca; giocata in combattimento prima di uno scontro, vale solo per il prossimo; fuori dal combattimento, fino alla fine della fase. La carta va nel passato quando quello scontro finisce, o subito se il suo effetto è istantaneo; l’epilogo raccoglie solo ciò che fosse rimasto.
ruling-ru-08 = Le vite al comando si ripartiscono tra le capacità: i simboli di Scuola di tutte quelle attivate in un gruppo, sommati, non possono superare le vite che lo comandano. Altrimenti un solo maestro basterebbe per un’orda. Il tavolo può farne una soglia: si attiva ogni capacità che non chiede più simboli delle vite al comando.
ruling-ru-09 = Più comandanti sommano le loro vite, se sono della Scuola dei simboli. Due comandanti di Scuole diverse non possono stare nello stesso gruppo; le vite di un maestro senza Scuola non valgono per nessun simbolo.
ruling-ru-10 = Lo stesso maestro può portare più Successori: la carta è trattata come cumulabile. Il limite per Scuola riguarda i maestri, non le carte.
ruling-ru-11 = Una carta unica è unica per nome e tipo insieme, come vuole la definizione di carte uguali.
ruling-ru-12 = Dà punti verdi qualsiasi carta del proprio presente che ne porti, in pratica i luoghi. Le carte assegnate a un luogo cambiano il valore di quel luogo.
ruling-ru-13 = Perde chi deve pescare la carta obbligatoria e trova il futuro vuoto; pescare l’ultima carta non fa ancora perdere. La fase di ordine viene prima: lì si può ancora vincere con il futuro vuoto. Il tavolo può stabilire che perde chi svuota il proprio futuro.
ruling-ru-14 = Se nel futuro restano meno di tre carte, si sceglie un numero da 1 a quante ne restano.
ruling-ru-15 = Le 40 carte sono un consiglio: un mazzo più piccolo è segnalato, non rifiutato; i mazzi già pronti le hanno sempre. Servono almeno 8 carte, le 7 iniziali e una da pescare. Un massimo di gioco non c’è; il programma legge liste fino a 1.000 carte, più di quante ne servano a chiunque, perché un server aperto a tutti non può leggere testi senza fine. Un tavolo può chiedere 40 carte a tutti.
ruling-ru-16 = Se le carte pescate per decidere chi comincia hanno lo stesso attacco, si ripesca; una carta senza attacco conta 0, e tutte si rimescolano prima delle sette iniziali. Qui il sorteggio lo fa il programma, a meno che il tavolo non dica chi comincia.
ruling-ru-17 = La mano iniziale si tiene com’è: non si può cambiare.
ruling-ru-18 = «In qualsiasi momento» vuol dire in una finestra. Ce n’è una nella fase di pescata, dopo aver pescato; nella presentazione, dopo ogni carta giocata o assegnata e ancora una volta prima di scartare fino a 7; in combattimento, una volta dopo la dichiarazione della difesa e poi nelle risposte di ogni scontro. Nella fase di ordine e nell’epilogo non ce ne sono: il conteggio dei punti non si interrompe. Il testo sarebbe più generoso; questa è una scelta nostra.
ruling-ru-19 = In una finestra fuori dal combattimento comincia il giocatore di puntata, poi tocca all’avversario, e così via finché i due passano di seguito.
ruling-ru-20 = Passare non è definitivo: finché l’altro gioca ancora qualcosa, chi ha passato può rispondere. Due passi di seguito chiudono la finestra.
ruling-ru-21 = Ogni carta si esegue per intero quando la si gioca. Una carta giocata dopo può cambiare di nuovo i valori, ma non impedire quella di prima.
ruling-ru-22 = Quando si scelgono le capacità si dichiara se usare o no la tecnica e lo spirito permanenti, prima l’attaccante e poi il difensore, per ogni maestro che combatte. Chi usa la carta permanente ha occupato il posto; se non la usa, il posto resta libero per una gioca e scarta durante le risposte.
ruling-ru-23 = Fuori da uno scontro una tecnica o uno spirito gioca e scarta si può giocare solo se il suo testo ha effetto anche lì. In uno scontro deve usarlo un maestro che vi combatte, non un comandante.
ruling-ru-24 = Due gruppi non possono attaccare lo stesso luogo o la stessa carta: un solo gruppo d’attacco per obiettivo.
ruling-ru-25 = Gli attacchi non si risolvono uno alla volta: si dichiarano prima tutti i gruppi d’attacco, poi tutti quelli di difesa, infine si combatte dalla frontiera verso l’interno. Uno scontro perso alla frontiera non ferma gli attacchi più interni.
ruling-ru-26 = Quando si dichiarano gli attacchi si stabilisce se l’attacco diretto è possibile. Anche se l’ultimo luogo cade durante il combattimento, nessun gruppo può passare ad attaccare le carte.
ruling-ru-27 = Una carta attaccata direttamente diventa impegnata come ogni carta che ha combattuto, pur non essendo in un gruppo. Se era già impegnata, combatte lo stesso con tutti i suoi valori.
ruling-ru-28 = Se l’avversario non ha né luoghi né protagonisti non si può attaccare, e non si guadagna nulla.
ruling-ru-29 = Ogni carta di un gruppo di difesa, comandante compreso, deve poter difendere quel luogo: il controllo si fa carta per carta.
ruling-ru-30 = Un gruppo di soli comandanti non è ammesso: un maestro senza truppe davanti è un combattente, e sta da solo.
ruling-ru-31 = Un maestro che combatte da solo può usare le proprie vite per attivare le sue capacità e quelle della tecnica, dello spirito e della speciale che usa, con gli stessi limiti. Alla lettera servirebbero vite al comando, ma una carta maestro con simboli di Scuola funzionerebbe allora solo da comandante.
ruling-ru-32 = Le carte assegnate a un comandante non aggiungono valori; una loro capacità conta solo se il testo parla del comando.
ruling-ru-33 = Se in un gruppo resta solo il comandante, conta come una carta rimasta: un luogo con un comandante in difesa non è conquistato, e un attaccante a cui resta solo il comandante può conquistare.
ruling-ru-34 = Se le truppe sono vinte e non avanzano danni, il comandante non è trascinato nello scontro: i danni devono raggiungerlo.
ruling-ru-35 = Quando un comandante è trascinato nello scontro ne comincia uno nuovo e completo: di nuovo capacità e risposte, e ogni capacità si può attivare un’altra volta; gli effetti che durano tutta la puntata continuano, quelli gioca e scarta del primo scontro sono finiti. Il comandante combatte da solo contro la colonna superstite; se dall’altra parte resta solo un comandante, anche quello deve combattere da solo; se non resta nessuno, non c’è un nuovo scontro. Che una carta sia impegnata o no, qui non conta.
ruling-ru-36 = Se i comandanti sono più d’uno, è trascinato per primo quello più avanti, e combatte da solo. Gli altri restano dietro, possono essere raggiunti da un’ondata successiva e intanto non partecipano: le loro vite non attivano nulla.
ruling-ru-37 = Uno scontro non continua fino all’eliminazione di una parte: le due colonne colpiscono una volta, due con doppi danni. Solo un comandante trascinato dentro ne provoca un altro.
ruling-ru-38 = Se i due gruppi si eliminano a vicenda il luogo non è conquistato: serve almeno un attaccante rimasto.
ruling-ru-39 = Una carta è vinta se i danni che la raggiungono sono almeno pari a difesa più resistenza, e comunque almeno 1: nemmeno una resistenza azzerata cede a 0 danni.
ruling-ru-40 = Nessun valore scende sotto 0.
ruling-ru-41 = Un valore si calcola in quest’ordine: valore stampato, carte assegnate, aumenti e diminuzioni, raddoppio dell’attacco suicida, azzeramento. All’interno di un passaggio l’ordine non conta; un valore azzerato resta 0 per tutto lo scontro.
ruling-ru-42 = Quando le vite valgono 1 di resistenza (mortale, massacratore, sfida) la difesa si conta una volta per pila e per ondata, perché la pila è una carta sola. Ogni danno in più toglie una vita; ciò che avanza passa alla carta seguente.
ruling-ru-43 = Contro mortale le vite di un maestro continuano ad assorbire tutto, perché si indeboliscono solo quelle dei personaggi; ma la carta vita persa è tolta dal gioco.
ruling-ru-44 = Una carta mortale contribuisce solo se aggiunge almeno 1 al totale: con attacco 0 non rende mortale nulla.
ruling-ru-45 = I doppi danni ripetono il totale di tutto il gruppo, quello contato per la prima ondata, perché a ripetersi è la distribuzione. Due carte con doppi danni non fanno una terza ondata. Il tavolo può ripetere solo l’attacco delle carte che li hanno.
ruling-ru-46 = Una pila che perde una vita per la sorpresa avversaria, ma non l’ultima, colpisce ancora con tutto il suo attacco.
ruling-ru-47 = Conquistare un luogo non dà i suoi punti ocra: un luogo non subisce danni.
ruling-ru-48 = Le carte assegnate perse insieme alla carta che le portava non danno punti ocra, tranne un Successore perso come vita.
ruling-ru-49 = Alla fine dello scontro l’attacco suicida toglie dal gioco la carta intera; una pila conta come una carta sola. Se prima è vinta dai danni, dà i suoi punti ocra ed è tolta dal gioco lo stesso; la rimozione in sé non dà punti.
ruling-ru-50 = Annullare una carta annulla anche le capacità dei suoi equipaggiamenti e delle sue speciali, che sono tutt’uno con lei; i loro valori restano. Tecniche e spiriti no, a meno che un maestro non sia chiamato per nome. Anche le parole chiave sempre attive possono essere annullate. Il tavolo può limitare l’effetto alla carta sola.
ruling-ru-51 = Una carta distratta lascia la colonna, che si richiude. Se un gruppo di difesa resta vuoto il luogo è indifeso e conquistato; se resta vuoto il gruppo d’attacco, l’attacco è fallito e non c’è scontro. Se restano solo comandanti, stanno lì senza attacco, e il primo danno che ne raggiunge uno lo trascina nello scontro. Se era un comandante, le capacità che ora superano le vite rimaste cessano, e sceglie quali chi possiede il gruppo.
ruling-ru-52 = In una sfida si combatte sia da impegnati sia da disimpegnati, e si torna nello stato di prima. Capacità e risposte sono quelle di ogni scontro. Una sfida non può cominciare dentro un’altra. Una carta persa in una sfida lascia anche il gruppo di cui faceva parte.
ruling-ru-53 = Una carta da scartare dopo l’uso si può usare in qualsiasi finestra: va subito nel passato, e il suo effetto dura fino alla fine della puntata.
ruling-ru-54 = Sullo stesso maestro non è ammessa una seconda tecnica permanente, né un secondo spirito, finché c’è la carta precedente, che non si può scartare a piacere. Cumulabile ha quindi senso solo su equipaggiamenti e speciali.
ruling-ru-55 = Due eventi permanenti uguali contano tutti e due, se non sono carte uniche: cumulabile riguarda solo le carte assegnate.
ruling-ru-56 = Tecniche, spiriti ed equipaggiamenti si assegnano alle carte dell’avversario solo se il testo lo dice. Le speciali seguono il proprio testo.
ruling-ru-57 = Una carta va sempre nel passato di chi la possiede, anche se era assegnata a una carta dell’avversario.
ruling-ru-58 = Le carte assegnate a un luogo conquistato vanno nel passato dei loro proprietari. Massacratore toglie dal gioco solo il luogo.
ruling-ru-59 = I valori stampati su un equipaggiamento di un luogo contano solo per il gruppo che difende quel luogo, e solo se il testo lo dice.
ruling-ru-60 = Un esercito che ha perso il suo luogo resta nelle forze in gioco e agisce normalmente.
ruling-ru-61 = Se un luogo diventa disabitato il suo esercito resta; il luogo non dà più punti e non conta più come abitato per nessun testo.
ruling-ru-62 = Di un protagonista impegnato restano le capacità sempre attive che riguardano altre carte o il tavolo; non quelle per il gruppo, perché non è in nessuno.
ruling-ru-63 = La carta vita da scartare la sceglie chi possiede la pila. La scelta conta solo tra una carta maestro e un Successore, che hanno punti ocra diversi; se resta una sola carta maestro decide ID-098.
ruling-ru-64 = Due carte vita con lo stesso nome ma di tipo diverso non sono la stessa carta: l’unicità della vita è per nome e tipo.
ruling-ru-65 = Un doppione non va mai giocato per forza: si può tenere in mano.
ruling-ru-66 = Un gruppo il cui attacco totale è 0 può attaccare, e prende un luogo indifeso.
ruling-ru-67 = Gioco avanzato: se tutti e due devono pescare da un futuro vuoto, vince chi ha più punti ordine; se sono pari, la partita è patta.
ruling-ru-68 = Gioco avanzato: una carta non può attaccare e difendere nella stessa puntata (ID-146). Gli scontri seguono l’ordine del primo giocatore; in ciascuno è attaccante chi ha dichiarato quell’attacco.
ruling-ru-69 = Gioco avanzato: eventi puntata e gioca e scarta si possono giocare in ogni momento della presentazione comune, anche mentre l’altro gioca le sue carte.
ruling-ru-70 = Inizio diverso: le carte comprate vengono dal proprio mazzo, si scelgono in segreto e si scoprono insieme; poi si mescola e si pescano sette carte. I limiti del mazzo contano il mazzo intero.
ruling-ru-71 = Inizio diverso: un luogo abitato ha ancora bisogno di un esercito, perché l’acquisto è una presentazione con una spesa massima. Ogni carta vita si paga a parte.
ruling-ru-72 = Inizio diverso: se tutti e due comprano lo stesso maestro resta la pila del primo giocatore; ogni copia del secondo toglie una vita e va persa, senza punti. Le copie che avanzano entrano in gioco.
ruling-ru-73 = Inizio diverso: un evento puntata comprato dura fino all’epilogo della prima puntata della partita.
ruling-ru-74 = In mano si possono avere più di 7 carte fino alla fine della propria prossima presentazione. Nella puntata dell’avversario non si scarta; nel gioco avanzato scartano tutti e due.
ruling-ru-75 = Anche un luogo può portare una sola carta con lo stesso nome e lo stesso tipo: il testo tace sui luoghi, ma senza limite cinque copie sullo stesso villaggio deciderebbero la partita. Un tavolo può togliere il limite.
ruling-ru-76 = Le carte assegnate a una carta che muore o è tolta dal gioco vanno nel passato dei loro proprietari: mortale, attacco suicida e massacratore parlano solo della carta stessa.
ruling-ru-77 = Annullare vale per quello scontro: le capacità sempre attive si spengono, quelle attivate che agiscono ancora cessano, nessuna si può attivare. Ciò che è già accaduto resta: una carta distratta resta impegnata, una carta pescata resta pescata. Valori, vita, etichette (Cobra, ribelle), carta unica, cumulabile e modi di entrare in gioco non sono toccati. Una carta annullata non può annullare, e un suo annullamento precedente cessa.
ruling-ru-78 = Le capacità sempre attive di un comandante funzionano se parlano del suo gruppo o del comando. La sorpresa passa al gruppo; massacratore conta per la conquista, perché è il gruppo ad averlo; mortale no, perché il comandante non aggiunge nulla all’attacco.
ruling-ru-79 = Massacratore deve esserci, per il luogo, nel momento della conquista, su una carta ancora nel gruppo; per le vite che valgono 1, quando si infliggono i danni.
ruling-ru-80 = Una carta con attacco suicida esce alla fine del suo scontro, quindi prima del nuovo scontro con un comandante trascinato dentro: lì non è tra i superstiti.
ruling-ru-81 = Se l’ultimo attaccante rimasto è una carta con attacco suicida, esce prima che si decida la conquista: il luogo resiste.
ruling-ru-82 = Colore e Scuola di un evento non limitano chi può giocarlo: contano solo per i testi che li chiedono. Lo stesso vale per il mazzo, che può mescolare colori e Scuole a piacere.
ruling-ru-83 = Un evento si può giocare anche se la sua condizione non è soddisfatta: non ha effetto e si scarta. Lo schermo lo segnala.
ruling-ru-84 = Un aumento di resistenza su una vita non ha effetto, nemmeno dove una vita vale 1: una vita non è un numero.
ruling-ru-85 = I bersagli li sceglie chi gioca la carta o attiva la capacità. Dove tocca a ciascun giocatore, ognuno sceglie per sé, nello stesso momento e in segreto.
ruling-ru-86 = Tutti vedono i due presenti, i due passati, le carte tolte dal gioco, i punteggi e quante carte ci sono nelle mani e nei futuri. Le liste dei mazzi sono segrete; di un mazzo già pronto si sa il nome. Il tavolo può giocare a liste aperte.
ruling-ru-87 = Un evento da scartare dopo l’uso sta nel destino finché non è usato. Usarlo non è giocarlo: lo si può quindi fare anche in combattimento.
ruling-ru-88 = Con più attacchi diretti nella stessa fase, ogni carta è bersaglio al massimo di uno; gli scontri seguono l’ordine in cui l’attaccante li ha dichiarati.
ruling-ru-89 = Gioco avanzato: una carta attaccata direttamente può anche attaccare, perché essere braccati non è un’azione e non è un gruppo. Se cade prima, manca nel suo gruppo.
ruling-ru-90 = Gioco avanzato: il primo giocatore mette gli scontri nell’ordine che vuole, mescolando gli attacchi delle due parti; un luogo indifeso cade quando arriva il suo turno. Quando ciascuno dichiara si stabilisce se l’attacco diretto è possibile.
ruling-ru-91 = Inizio diverso: non si compra nulla da assegnare alle carte dell’avversario. Di due carte uniche uguali resta quella del primo giocatore, e l’altra torna nel suo mazzo prima di mescolare. Tutte le carte comprate sono disimpegnate.
ruling-ru-92 = Nulla di ciò che è stato annunciato si ritira (ID-117). Un gruppo, una coppia di luogo ed esercito o una colonna sono annunciati solo quando chi li compone conferma.
ruling-ru-93 = Mentre un comandante trascinato nello scontro combatte, gli altri restano dietro: non partecipano e non attivano nulla, ma sono ancora nel gruppo e contano per la conquista.
ruling-ru-94 = Se tutti gli attaccanti di un luogo indifeso sono stati distratti prima dello scontro, l’attacco è fallito e il luogo resiste.
ruling-ru-95 = Uno scontro finisce come ogni altro anche se un gruppo resta vuoto prima dei danni: le carte con attacco suicida sono tolte dal gioco, tecniche, spiriti ed eventi giocati vanno nel passato, gli effetti dello scontro cessano.
ruling-ru-96 = La conquista si giudica mentre gli effetti dello scontro durano ancora: un massacratore annullato non torna per l’occasione.
ruling-ru-97 = Una carta con attacco suicida vinta nel suo scontro è tolta dal gioco, non messa nel passato (RU-49).
ruling-ru-98 = Un Successore perso per danni mortali è tolto dal gioco, come ogni vita persa così. RU-76 parla delle carte perse insieme a quella che le portava.
ruling-ru-99 = Doppi danni e massacratore di un comandante valgono per il suo gruppo, perché sono capacità di una carta del gruppo; mortale no, perché il comandante non aggiunge nulla all’attacco (RU-78). Il tavolo può decidere di non contarli.
ruling-ru-100 = Una carta con difesa 0 e resistenza 0 è vinta dal primo danno che la raggiunge e non ne assorbe: uno stesso danno può quindi vincerne più d’una.
ruling-ru-101 = Una carta attaccata direttamente e distratta diventa impegnata, ma resta il bersaglio: chi non ha luoghi può vedersi attaccare anche le carte impegnate. Combatte con i suoi valori; le capacità per quello scontro che non aveva ancora usato sono perdute.
ruling-ru-102 = I luoghi si attaccano senza saltarne: un luogo che non può essere attaccato copre quelli dietro di lui. Chi ha solo luoghi coperti non si può attaccare, nemmeno direttamente, perché dei luoghi li ha.
ruling-ru-103 = Le carte comprate all’inizio sono già in gioco: non vengono giocate, e ciò che accadrebbe giocandole non accade.

# Come finisce una partita, nei rapporti del laboratorio

ending-won = una parte ha abbastanza punti più dell’altra
ending-ran-out = una parte ha finito i futuri
