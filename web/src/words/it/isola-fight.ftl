### Gruppi e combattimenti di Isola dei Demoni nel browser. Le carte arrivano con il loro nome.

## Che cosa ne viene, se nessuno fa altro

fight-if-passed = Se entrambi passano:
fight-if-undefended = Se nessuno difende:
# $seat: chi si difende
fight-if-resisted = Se { $seat } si difende bene:
fight-if-defended = Con questa difesa:
fight-if-not-defended = Senza difesa:
fight-if-suggested = Con la proposta:
fight-in-all = In tutto:
fight-place-falls = { $place } cade
fight-place-razed = { $place } cade ed esce dal gioco
fight-place-holds = { $place } resiste
fight-falls = { $seat } perde { $forces }
fight-loses =
    { $count ->
        [one] { $force } perde una vita
       *[other] { $force } perde { $count } vite
    }
fight-drawn = { $force } deve battersi
fight-points = +{ $count } { A($seat) }
fight-ends = la partita finisce
fight-nothing = non cade nessuno

## Che cosa succede a una carta

fate-falls = cade
fate-dies = cade ed esce dal gioco
fate-bleeds =
    { $count ->
        [one] perde una vita
       *[other] perde { $count } vite
    }
fate-drawn = deve battersi in un nuovo scontro

## Formare i gruppi

fight-building-attack = I gruppi d’attacco
fight-building-defence = I gruppi di difesa
# $number: quale gruppo
fight-against = Gruppo { $number }: contro { $place }
fight-defends-place = Difesa { DI($place) }
fight-choose-target = Chi attacchi?
fight-mine = Tu
fight-column = La colonna, dal fronte
fight-column-of = La colonna di { $seat }, dal fronte
fight-sum =
    { $count ->
       *[other] attacco { $count }
    }
fight-empty-attack = Tocca o trascina qui una carta: la prima sta al fronte.
fight-empty-defence = Tocca o trascina qui chi difende: la prima carta sta al fronte.
fight-suggested = Una proposta
fight-suggested-take = Schiera così
fight-ready = Le tue forze fuori dal gruppo
fight-may-defend = Pronti a difendere: le forze di { $seat }
fight-can-join = può entrare nella colonna
fight-can-lead = può prendere il comando
fight-no-defence = senza difesa
fight-change = Cambia
fight-forward = Più avanti: { $force }
fight-backward = Più indietro: { $force }
fight-take-out = Togli { $force }
fight-would-do = Si può invece:
fight-without =
    { $count ->
       *[other] al posto di { $forces }
    }
fight-next-group = nel gruppo successivo
fight-next-place = a difesa del prossimo luogo
fight-place-in-column = posto { $number }

## Il combattimento

fight-for = Per { $place }
fight-hunt = Attacco diretto
fight-hunt-of = Attacco diretto { A($force) }
fight-challenge = Sfida
fight-interrupted = In attesa: { $fight }
fight-then = Poi: { $fight }
fight-this = Questo per primo
fight-attacks = attacca
fight-defends = difende
# $role: attacca, difende, o nulla
fight-side = { $seat } { $role }
fight-commands = comanda
fight-waits = aspetta dietro
fight-nobody = nessuno
fight-standing-reply = può rispondere ora
fight-standing-passed = ha passato
fight-standing-thinks = sta scegliendo
# $spoken vite su $lives sono già servite per una capacità
fight-command =
    { $lives ->
        [one] Una vita al comando, impegnate per capacità: { $spoken }
       *[other] { $lives } vite al comando, impegnate per capacità: { $spoken }
    }
fight-command-short = { $free } di { $lives } libere
fight-cards = Carte che contano in questo scontro
fight-ability-active = attiva
fight-ability-open = si può attivare
fight-ability-closed = ora non si può attivare
fight-skip = Salta
action-done-attack = Attacca
action-done-defend = Difendi così
action-back-attack = Indietro
action-back-defend = Indietro
action-next-attack = Altro gruppo
action-next-defend = Prossimo luogo
