### Le parole che servono solo al tavolo dei Talismani del Tempo nel browser. Carte, semi e nomi arrivano già leggibili.

# Una giocata in breve. $count: di quante carte è fatta
talismani-worth =
    { $suit } { $value }{ $count ->
        [one] {""}
       *[other] , coppia
    }

## Il tempo e la posta

talismani-row = La fila del Tempo, il seme dominante per primo
talismani-tempo = { $suit }, posto { $place }
talismani-tempo-first = { $suit }, seme dominante, posto { $place }
# $name: il seme che sta qui; $suit: quello che si sposta
talismani-tempo-here = { $name }: sposta qui { $suit }
talismani-dominates = domina
talismani-stake = Posta
talismani-next-stake = Nuova posta
talismani-no-stake = nessuna posta, per ora

## La mano

talismani-hand = La tua mano
talismani-forges-alone = può forgiare da sola
talismani-forges-with = può forgiare con { $cards }
talismani-shown-to-all = gli altri sanno che ce l’hai
talismani-can-forge = può forgiare
# $place: il posto del seme nella fila, da 1
talismani-outlook =
    { $place ->
        [1] Il seme domina.
       *[other] Il seme è al posto { $place } della fila.
    }
talismani-outlook-forge =
    { $place ->
        [1] Se non vinci, forgi subito.
       *[other] Se non vinci, puoi metterla da parte: { $suit } è al posto { $place }.
    }
talismani-never-wins = Agisce, ma non vince mai il turno.
talismani-jolly-alone = Da solo non vale nulla.
talismani-laid = Hai giocato coperto: { $cards }.
talismani-you-sit-out = Il seme dominante è { $suit }: in questo turno non giochi e forgi.

## Le giocate

talismani-stage = Le giocate
talismani-turn = Turno { $turn }
talismani-turn-before = Com’è andato il turno { $turn }
talismani-show-now = Chi ha scelto
talismani-show-before = Ultimo turno
talismani-plays = Carte coperte
talismani-plays-of = Le giocate del turno { $turn }
talismani-choosing = sta scegliendo
talismani-has-chosen = ha scelto
talismani-sits-out = non gioca, forgia
talismani-wins = vince il turno
# Perché una giocata viene prima di quella di $seat
talismani-by-suit = seme più forte di quello di { $seat }
talismani-by-value = valore più alto di quello di { $seat }
talismani-by-single = carta sola contro { $seat }
talismani-by-top = carta più alta di quella di { $seat }
talismani-by-no-jolly = senza Jolly, a differenza di { $seat }
# Lo stesso, dove c’è poco posto
talismani-beats-suit = seme più forte
talismani-beats-value = valore più alto
talismani-beats-single = carta sola
talismani-beats-top = carta più alta
talismani-beats-no-jolly = senza Jolly
talismani-off-special = agisce, fuori gara
talismani-off-jolly = non vale nulla
# Dov’è finita una carta giocata
talismani-fate-taken = presa da { $seat }
talismani-fate-aside = messa da parte da { $seat }
talismani-fate-forged = forgiata da { $seat }
talismani-fate-stake = prossima posta
talismani-fate-discarded = fuori dal gioco
talismani-fate-aside-short = da parte
talismani-fate-forged-short = forgiata
talismani-fate-stake-short = posta
talismani-fate-discarded-short = fuori

## Decidere

talismani-if-kept = Se resta
talismani-if-turned = Se cambia
talismani-if-moved = Diventa
# $seats: chi forgerebbe; $count: quanti sono
talismani-ripens =
    { $count ->
        [one] { $seats } forgia e salta il turno
       *[other] { $seats } forgiano e saltano il turno
    }
talismani-nobody-ripens = nessun talismano matura
talismani-move-which = Tocca una carta Tempo, tranne la dominante.
talismani-move-where = Ora tocca il posto in cui spostarla.
# $pick: a che punto sceglierebbe nella spartizione; $count: le carte in mano
talismani-aside-about =
    { $place ->
        [1] Il seme { $suit } domina: la forgi subito.
       *[other] { $suit } è al posto { $place } della fila: aspetterai che domini.
    } { $count ->
        [0] Hai la mano vuota
        [one] Ti resta una carta
       *[other] Ti restano { $count } carte
    }; se invece la lasci, nella spartizione la tua scelta è la { $pick }ª.
talismani-stake-safe = Ciò che è stato messo da parte non si tocca ({ $seats }).
talismani-pool = Le carte tra cui scegliere
talismani-share = Prendono:

## I posti

talismani-cards =
    { $count ->
        [0] mano vuota
        [one] una carta in mano
       *[other] { $count } carte in mano
    }
talismani-seat-sits = non gioca in questo turno: forgia
talismani-seat-chosen = ha scelto
talismani-seat-winner = ha vinto il turno
# $count: quanti talismani preparati; $place: il posto del seme nella fila
talismani-waits =
    { $count ->
        [one] un talismano preparato, aspetta { $suit } (posto { $place })
       *[other] { $count } talismani preparati, aspettano { $suit } (posto { $place })
    }

## Tutto ciò che è scoperto

talismani-table = Prese e talismani
talismani-forged = Forgiato: { $cards }
talismani-stakes =
    { $count ->
        [one] Posta vinta: { $cards }
       *[other] Poste vinte: { $cards }
    }
talismani-prepared =
    Preparato: { $cards }; { $place ->
        [1] è il suo momento
       *[other] aspetta { $suit }, al posto { $place }
    }
talismani-known = In mano, perché tutti hanno visto prenderle: { $cards }
talismani-known-mine = Gli altri sanno che hai: { $cards }
talismani-nothing = ancora nulla
talismani-discards =
    { $count ->
        [0] Nessuna carta fuori dal gioco
        [one] Una carta fuori dal gioco
       *[other] { $count } carte fuori dal gioco
    }

## La fine

# Il punteggio nella pagina finale. $amount: per esempio 3½; $count: 1 se è al singolare
talismani-score =
    { $amount } { $count ->
        [one] talismano
       *[other] talismani
    }
talismani-reckoning = Il conto finale
talismani-col-place = Posto
talismani-col-name = Chi
talismani-col-forged = Forgiati
talismani-col-stakes = Poste
talismani-col-wholes = Interi
talismani-col-lost = Persi
talismani-col-all = Totale
# $forged: talismani forgiati; $stakes: poste vinte
talismani-decided-how =
    In { $turns } turni { $seat } { $forged ->
        [0] non ha forgiato talismani
        [one] ha forgiato un talismano
       *[other] ha forgiato { $forged } talismani
    } e { $stakes ->
        [0] non ha vinto poste
        [one] ha vinto una posta
       *[other] ha vinto { $stakes } poste
    }.
talismani-decided-smith =
    { $count ->
        [one] Solo { $seat } ha forgiato un talismano.
       *[other] Nessuno ha forgiato più di { $seat }: { $count } talismani.
    }
# $suits: i semi dei talismani rimasti a metà
talismani-decided-lost =
    { $count ->
        [one] { A($seat, capital: 1) } è rimasto un talismano mai forgiato, di { $suits }.
       *[other] { A($seat, capital: 1) } sono rimasti { $count } talismani mai forgiati, di { $suits }.
    }
