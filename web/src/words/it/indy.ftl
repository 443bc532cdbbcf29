### Le parole che servono solo al tavolo di Indy nel browser. Le carte e i nomi arrivano già leggibili.

indy-shaman = { $name } ({ $colour })
# $category: wrong, standard, team; $feathers: le penne in tutto
indy-worth =
    { $category ->
        [team] team
        [standard] standard
       *[wrong] sbagliata
    }, { $feathers ->
        [0] nessuna penna
        [one] una penna
       *[other] { $feathers } penne
    }

## Il tavolo

indy-manche = Manche { $manche }
indy-phases = I turni della manche
indy-open = Carte scoperte
indy-open-dark = Si scoprono nella luce
indy-place-empty = posto vuoto
indy-place-later = la quarta si scopre nell’evocazione
indy-deck =
    Mazzo: { $count ->
        [one] una carta
       *[other] { $count } carte
    }
indy-deck-open = Che cosa si sa
indy-plate =
    Piatto: { $count ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $count } gettoni
    }
indy-hand = La tua mano
indy-hand-worth = al meglio: { $worth }
# $what: che cosa renderebbe giusta la mano, già detto; $colour: R, G, B; $type: C, H, O
indy-hand-lacks = sbagliata: manca { $what }
indy-lack =
    un { $type ->
        [C] personaggio
        [H] cavallo
       *[O] oggetto
    } { $colour ->
        [R] rosso
        [G] verde
       *[B] blu
    }
# $colour: R, G, B; $own, $open: quanti personaggi di quel colore, in mano e scoperti
indy-way-back =
    per rientrare, personaggi { $colour ->
        [R] rossi
        [G] verdi
       *[B] blu
    }: { $own } su 1 in mano, { $open } su 2 scoperti
indy-shown-to-all = gli altri sanno che ce l’hai
# $worth: quello che la mano varrebbe
indy-would-make = la mano varrebbe { $worth }

## Evocare

indy-evocations = Evocazioni
indy-evocation-of = { $seat }: { $cards }; { $worth }
indy-not-yet = non ancora
indy-worst-now = la peggiore finora
indy-best-now = il team migliore finora
# $count: quante carte mancano
indy-lay-more =
    { $count ->
        [one] Ancora una carta
       *[other] Ancora { $count } carte
    }
indy-lay-makes = { $worth }
indy-return-more =
    { $own ->
        [0] { $open ->
            [0] Scegli un tuo personaggio e due scoperti
            [one] Manca il tuo personaggio, e un altro scoperto
           *[other] Manca il tuo personaggio
        }
       *[other] { $open ->
            [0] Mancano due personaggi scoperti
            [one] Manca un personaggio scoperto
           *[other] Team sciamano
        }
    }
indy-lay-keeps = in mano resta { $card }

## Gli sciamani

indy-shamans = Gli sciamani
indy-shamans-about = Conta solo il colore, e solo se resti senza gettoni: con tre personaggi di quel colore si rientra.
indy-shaman-free = libero
indy-shaman-of = di { $seat }

## I posti

indy-tokens =
    { $count ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $count } gettoni
    }
# Il punteggio nella pagina finale
score =
    { $score ->
        [0] nessun gettone
        [one] un gettone
       *[other] { $score } gettoni
    }
indy-plucked = spennato
indy-dealer = mazziere
indy-dealer-mark = M
indy-cards =
    { $count ->
        [0] mano vuota
        [one] una carta in mano
       *[other] { $count } carte in mano
    }

## Che cosa si sa

indy-known = Che cosa si sa
indy-known-deck =
    Nel mazzo { $count ->
        [one] c’è una carta
       *[other] ci sono { $count } carte
    }.
indy-known-eagles =
    { $count ->
        [0] Nessuna aquila è finita in fondo al mazzo.
        [one] Un’aquila è in fondo al mazzo.
       *[other] { $count } aquile sono in fondo al mazzo.
    }
indy-known-discarded = In fondo al mazzo hai messo { $cards }: lo sai solo tu.
indy-known-hands = Le mani
indy-known-nothing = non si sa nulla
indy-known-holds = ha in mano { $cards }
indy-known-one-of = ha in mano una tra { $cards }
indy-known-maybe = forse ha ancora { $cards }, se non l’ha cambiata al buio
indy-known-changed =
    { $count ->
        [one] ha cambiato una carta al buio
       *[other] ha cambiato { $count } carte al buio
    }
indy-or = { $first } o { $last }

## La resa dei conti

indy-settlement-of = Resa dei conti, manche { $manche }
indy-settlement-last = Ultima resa dei conti
indy-settlement-close = Chiudi la resa dei conti
indy-settlement-ranking = Le evocazioni, dalla migliore alla peggiore
# $place: la posizione
indy-place = { $place }ª
indy-settle-lost =
    { $count ->
        [one] L’evocazione di { $seats } è la peggiore: un gettone va nel piatto.
       *[other] { $seats } sono alla pari con l’evocazione peggiore: un gettone ciascuno va nel piatto.
    }
indy-settle-plucked =
    { $count ->
        [one] Per { $seats } era l’ultimo: passa tra gli spennati.
       *[other] Per { $seats } era l’ultimo: passano tra gli spennati.
    }
indy-settle-returned = { $seat } riesce nel team sciamano: un gettone dal piatto, e si torna a volare.
indy-settle-won = Il team migliore è di { $seat }: un gettone dal piatto.
indy-settle-shared = Il team migliore è alla pari tra { $seats }: nessuno guadagna.
indy-settle-empty = Il team migliore è di { $seat }, ma il piatto è vuoto: nessun gettone.
indy-settle-no-team = Nessun team: nessuno guadagna.
indy-settle-cancelled = Nessuno avrebbe più gettoni: le perdite si annullano e la manche si rigioca.
indy-settle-nobody = Nessuno ha più gettoni: il primo team sciamano vince la partita.
indy-settle-victory =
    { $count ->
        [0] Solo { $seat } ha ancora gettoni, e vince la partita.
        [one] Solo { $seat } ha ancora gettoni: vince la partita e prende l’ultimo dal piatto.
       *[other] Solo { $seat } ha ancora gettoni: vince la partita e con essa i { $count } gettoni del piatto.
    }
# $count: in quanti la pagano
indy-why-lost =
    { $count ->
        [one] la peggiore
       *[other] tra le peggiori
    }
indy-why-won = il team migliore
indy-why-returned = rientra in gara
indy-team-shaman = team sciamano

## Che cosa ha deciso la partita

# $lost, $won: gettoni persi e guadagnati
indy-decided-winner =
    { $manches ->
        [one] { A($seat, capital: 1) } è bastata una manche
       *[other] { $seat } ha resistito { $manches } manche
    }: { $lost ->
        [0] nessun gettone perso
        [one] un solo gettone perso
       *[other] { $lost } gettoni persi
    }, { $won ->
        [0] nessuno guadagnato con i team
        [one] uno guadagnato con un team
       *[other] { $won } guadagnati con i team
    }.
# $seats: chi ha perso l’ultimo gettone; $worth: la sua evocazione
indy-decided-last =
    { $count ->
        [one] Il colpo finale: { $seats } evoca soltanto «{ $worth }» e perde l’ultimo gettone in gara.
       *[other] Il colpo finale: { $seats } evocano alla pari soltanto «{ $worth }» e pagano insieme.
    }
indy-decided-comeback = Eppure alla manche { $manche } anche { $seat } era tra gli spennati: la rimonta è passata dal team sciamano.
indy-decided-first-plucked =
    { $returned ->
        [0] Le prime penne a finire sono quelle di { $seat }, alla manche { $manche }: da lì, nessun rientro.
        [one] Le prime penne a finire sono quelle di { $seat }, alla manche { $manche }; poi, un rientro.
       *[other] Le prime penne a finire sono quelle di { $seat }, alla manche { $manche }; poi, { $returned } rientri.
    }
indy-decided-best = L’evocazione più bella è di { $seat }: { $cards }, un team da { $feathers } penne.
indy-decided-eagles = Nessuno ha fatto volare più aquile di { $seat }: { $count } in tutto.

## Fuori turno

# Sul pulsante e nelle impostazioni
reaction-eagle = Gioca un’aquila
