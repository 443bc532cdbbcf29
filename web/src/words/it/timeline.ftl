### Le parole che servono solo al tavolo di Timeline Twist nel browser. Carte, anni, icone e gradi arrivano già leggibili.

## Le risposte, dove il tavolo mostra già di che cosa si parla

verb-play = Gira
verb-discard = Scarta
confirm-place = Conferma e scopri
confirm-play = Gira la carta
confirm-discard = Scarta la carta

## La linea

timeline-line = La linea del tempo
timeline-row = La riga principale e gli intervalli
timeline-overview = Tutta la linea: scorri da qui
timeline-extent = da { $from } a { $to }
timeline-zoom-in = Ingrandisci la linea
timeline-zoom-out = Rimpicciolisci la linea
# $year: l’anno della carta sbagliata
timeline-belonged = andava qui: { $year }
# $points: quanto vale una carta messa qui
timeline-worth = +{ $points }

## Come va

timeline-round = Giro { $round }
timeline-tie-break = Spareggio: una carta a testa
timeline-draw-short = Mazzo
timeline-discards-short = Scarti
timeline-draw =
    { $count ->
        [0] Mazzo finito
        [one] Mazzo: una carta
       *[other] Mazzo: { $count } carte
    }
timeline-draw-top =
    { $count ->
        [one] Mazzo: una carta
       *[other] Mazzo: { $count } carte
    }; in cima: { $card }
timeline-discards =
    { $count ->
        [0] Nessuno scarto
        [one] Uno scarto
       *[other] { $count } scarti
    }

## Le carte davanti ai giocatori

timeline-hand = Le tue carte
timeline-hand-of = Le carte di { $name }
timeline-hands = Di chi guardare le carte
timeline-no-cards = Nessuna carta
timeline-cards =
    { $count ->
        [0] nessuna carta da girare
        [one] una carta da girare
       *[other] { $count } carte da girare
    }
timeline-blocked =
    { $count ->
        [one] una carta bloccata
       *[other] { $count } carte bloccate
    }
timeline-is-blocked = bloccata
timeline-can-discard = si può scartare
timeline-can-discard-short = scarto
timeline-out = fuori
timeline-first = comincia ogni giro
timeline-look = Guarda da vicino { $card }

## Che cosa si è visto

timeline-turning = E la data è…
timeline-hint = Scegli una carta e poi uno spazio della linea: la data si vede solo dopo.
timeline-hint-team = La riga cresce solo alle estremità, e tra due carte ne entra una sola: due vicine lontane nel tempo sono un rischio.
# $meaning: per esempio «l’anno di pubblicazione»
timeline-date-asked = Conta { $meaning }.
timeline-date-hidden = Data ancora coperta
timeline-news-placed = Giusto! { $card }: { $year }.
timeline-news-misplaced = Sbagliato: { $card }, { $year }.
timeline-news-put = { $card }: { $year }.
timeline-news-choosing = { $card }: { $year }.
timeline-news-blocked = Bloccata: { $card }, { $year }.
timeline-news-discarded = Scartata: { $card }, { $year }.
timeline-stamp-placed = Giusto!
timeline-stamp-misplaced = Sbagliato
timeline-stamp-put = C’è posto
timeline-stamp-choosing = C’è posto
timeline-stamp-blocked = Bloccata
timeline-stamp-discarded = Scartata

## Segnalare una carta

timeline-report = Segnala questa carta
timeline-report-why = Che cosa non va?
timeline-report-date = La data è sbagliata
timeline-report-clue = Il testo tradisce la data
timeline-report-wording = Il testo trae in inganno
timeline-report-double = C’è un’altra carta uguale
timeline-report-unfit = Non è adatta a tutti
timeline-report-other = Altro
timeline-report-thanks = Grazie: lo leggerà chi ospita. Il risultato non cambia.

## Alla fine

# $right e $wrong: quante carte al posto giusto e quante no
timeline-decided-seat =
    { $seat }: { $right ->
        [0] nessuna carta giusta
        [one] una carta giusta
       *[other] { $right } carte giuste
    } su { $total }.
timeline-account = Come nasce il punteggio
timeline-account-row = Nella riga principale
timeline-account-gaps = Negli intervalli
timeline-account-discards = Tra gli scarti
timeline-account-hands = Rimaste da girare
timeline-account-draw = Rimaste nel mazzo
timeline-best-first =
    { $players ->
        [1] È il primo punteggio che questo browser ricorda per una partita in solitaria.
       *[other] È il primo punteggio che questo browser ricorda per una squadra di { $players }.
    }
# $score: il migliore finora
timeline-best =
    { $players ->
        [1] Il tuo record in solitaria resta { $score }.
       *[other] Il record in { $players } resta { $score }.
    }
timeline-best-new =
    { $players ->
        [1] Nuovo record in solitaria! Prima era { $score }.
       *[other] Nuovo record in { $players }! Prima era { $score }.
    }
timeline-missed =
    { $count ->
        [one] Una carta mancata
       *[other] Le { $count } carte mancate
    }
timeline-missed-misplaced = { $seat } l’ha messa nel posto sbagliato
timeline-missed-blocked = { $seat } l’ha girata, ma il suo intervallo era occupato
timeline-all-cards =
    { $count ->
        [one] La carta girata, con la sua storia
       *[other] Tutte le { $count } carte girate, con la loro storia
    }

## Il risultato della sfida del giorno, da mandare agli amici: non svela nulla

timeline-share = Il tuo risultato
timeline-share-do = Condividi
timeline-copied = Copiato
timeline-share-title = Timeline Twist, sfida del { $day }
timeline-share-score =
    { $points }: { $rank }{ $players ->
        [1] {""}
       *[other] {" "}(in { $players })
    }
timeline-share-legend = ↔️ estremità · 🔼 intervallo · 🟥 bloccata · ⬜ scartata

## Un tavolo nuovo

options-extra = Carte in più per chi ne sa di più
options-extra-about = Ogni posto ne riceve quattro; qui puoi darne qualcuna in più. I posti si contano da chi ospita.
