### The words of Indy. $seat is the name of whoever sits there, $seats several names already joined; cards arrive readable,
### except in errors, where they stand in notation (RC4).

## The game

game-name = Indy
game-minutes = 10–60 minutes
game-tagline = Three cards to evoke, four tokens to defend
game-about = You are a shaman, and in every round you put together an evocation of three cards: the worst one costs a feather token, the best team may earn one. First you change cards in the dark, then you swap in the light, in front of everybody; and eagles may swoop down on the table even when it is someone else’s turn. Without feathers you are plucked but not yet out: a team in your shaman’s colour brings you back.
game-length = About 7 rounds with two players, 18 with four, 30 with six: from ten minutes to an hour.

## The cards

# $type: C, H, O; $colour: R, G, B; $feathers: its feathers
card =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[other] { $colour }
    } { $type ->
        [C] character
        [H] horse
        [O] object
       *[other] { $type }
    } { $feathers }
# The same inside a sentence
card-the =
    { $colour ->
        [R] red
        [G] green
        [B] blue
       *[other] { $colour }
    } { $type ->
        [C] character
        [H] horse
        [O] object
       *[other] { $type }
    } { $feathers }
card-eagle = eagle
# $count: how many
card-eagles =
    { $count ->
        [one] an eagle
        [2] two eagles
        [3] three eagles
       *[other] { $count } eagles
    }
type-c = character
type-h = horse
type-o = object
colour-r = red
colour-g = green
colour-b = blue
# $number: 1 to 6; $colour: R, G, B
shaman =
    shaman { $number } ({ $colour ->
        [R] red
        [G] green
        [B] blue
       *[other] { $colour }
    })
shaman-s1 = Red Wind
shaman-s2 = Morning Ember
shaman-s3 = Quiet Fern
shaman-s4 = Ancient Fir
shaman-s5 = Deep Lake
shaman-s6 = Gentle Rain

## The parts of a game

phase-shamans = Choice of shamans
phase-dark = Dark
phase-light = Light
phase-evocation = Evocation
phase-settlement = Settlement
category-wrong = wrong
category-standard = standard
category-team = team

## Questions

question-shaman = Which shaman do you choose?
question-shaman-short = is choosing a shaman
question-change = Would you like to change one or two cards with the deck?
question-change-short = is changing cards in the dark
question-light = Would you like to swap one of your cards for an open one?
question-light-short = is weighing a swap
question-exchange = Would you like to swap one of your cards for an open one of the same type and colour?
question-exchange-short = may swap before evoking
question-lay = Which three cards do you evoke?
question-lay-short = is preparing an evocation
question-return = Would you like to evoke your shaman’s team?
question-return-short = is trying the shaman’s team
question-keep = Which card do you keep for the next round?
question-keep-short = is choosing what to keep
question-eagle = This is a moment for eagles: will you play one?
question-eagle-short = is considering eagles

## Answers

action-pass-change = Keep all cards
action-pass-light = Pass
action-pass-exchange = No swap
action-pass-return = Do not evoke
action-pass-eagle = No eagle
action-shaman = Choose { $shaman }
# $count: how many cards
action-change =
    { $count ->
        [one] Change one card
       *[other] Change { $count } cards
    }: { $cards }
action-swap = Give { $gave } and take { $took }
action-eagle = Play the eagle and take { $took }
action-lay = Evoke { $cards }
# $own: the card from the hand; $cards: the two open ones
action-return = Shaman’s team: { $own } with { $cards }
action-keep = Keep { $card }

## What speaks for an answer: in hints and in the analysis

# $cards: cards; $feathers: all feathers
why-team = This makes a team of { $feathers } feathers: { $cards }.
why-standard = This makes a standard evocation of { $feathers } feathers: { $cards }.
# $category: wrong, standard, team; $before, $feathers: the feathers without and with this card
why-feathers =
    { $category ->
        [team] The team grows
        [standard] The standard evocation grows
       *[wrong] Though neither standard nor team, the evocation grows
    } from { $before } to { $feathers } feathers.
# $category: standard, team
why-have =
    With { $cards } you already have { $category ->
        [team] a team
       *[standard] a standard evocation
    } of { $feathers } feathers, and no swap makes anything better.
why-have-open =
    With { $cards } you already have { $category ->
        [team] a team
       *[standard] a standard evocation
    } of { $feathers } feathers, and no open card makes anything better.
why-ready =
    With { $cards } you already have { $category ->
        [team] a team
       *[standard] a standard evocation
    } of { $feathers } feathers: better touch nothing.
why-fourth =
    With { $cards } you already have { $category ->
        [team] a team
       *[standard] a standard evocation
    } of { $feathers } feathers: changing the fourth card loses nothing.
why-none = No swap makes a better evocation than the one you have.
# $colour: R, G, B; $type: C, H, O: what is missing
why-near =
    With { $cards } only { $colour ->
        [R] a red
        [G] a green
       *[B] a blue
    } { $type ->
        [C] character
        [H] horse
       *[O] object
    } is missing.
why-near-eagle =
    With { $cards } only { $colour ->
        [R] a red
        [G] a green
       *[B] a blue
    } { $type ->
        [C] character
        [H] horse
       *[O] object
    } is missing, and you still have the eagle to fetch it.
# $count: how many
why-spare =
    { $count ->
        [one] This card goes with no other in your hand.
       *[other] These cards go with no other in your hand.
    }
# $card: the card that stays
why-keeps = The three cards to evoke lose nothing, and for the next round you keep { $card }.
# $other: somebody plucked
why-deny-return = { $other } needs two open characters of their shaman’s colour: without { $card } only one is left.
# $cards: cards that everybody saw $other take
why-deny = { $other } holds { $cards }: { $card } would complete their evocation.
why-eagle-stays = The eagle stays in your hand for the next round.
why-eagle-waits = No open card completes an evocation: the eagle can wait.
why-swap-first = The swap comes first: the eagle can still fly after it.
why-most =
    It is the best that these cards can make: { $category ->
        [team] a team
       *[standard] a standard evocation
    } of { $feathers } feathers.
why-most-feathers = Your cards make neither a team nor a standard evocation: what counts is feathers, and no three of them have more than { $feathers }.
# $other: who evoked something worse; $card: the card that stays
why-safe = { $other } evoked something worse: the token is safe, and you keep { $card }.
why-lost = All others evoked something better than you can: the token is lost, but you keep { $card }.
why-any-shaman = Before the deal one colour is as good as another.
# $colour: R, G, B: the colour of the shaman
why-return = With the shaman’s team you are back in play, with a token.
why-seek =
    To return you need { $colour ->
        [R] red
        [G] green
       *[B] blue
    } characters, and none of the cards you change is one.
why-seek-done =
    To return you need { $colour ->
        [R] red
        [G] green
       *[B] blue
    } characters: all these cards may help.
why-keep-character =
    The shaman’s team needs { $colour ->
        [R] a red
        [G] a green
       *[B] a blue
    } character from your hand: this is one.
why-keep-eagle =
    With the eagle you can take the { $colour ->
        [R] red
        [G] green
       *[B] blue
    } character that you lack.
why-own-character =
    The shaman’s team needs { $colour ->
        [R] a red
        [G] a green
       *[B] a blue
    } character from your hand, and you have none yet.
why-second-open =
    The shaman’s team needs two { $colour ->
        [R] red
        [G] green
       *[B] blue
    } characters among the open cards: you can put one there and still hold one.
why-no-nearer =
    No swap brings the shaman’s team nearer: it needs { $colour ->
        [R] a red
        [G] a green
       *[B] a blue
    } character in hand and two open ones.

## What happened

event-first-dealer = Lots are drawn: { $seat } deals first.
event-shaman-chosen = { $seat } chooses { $shaman }.
event-manche = Round { $manche }: { $seat } deals.
event-dealt =
    { $count ->
        [one] { $seat } is dealt one card.
       *[other] { $seat } is dealt { $count } cards.
    }
event-dealt-secret = { $seat } is dealt { $cards }.
event-passed = { $seat } passes and keeps the same cards.
event-changed =
    { $count ->
        [one] { $seat } changes one card with the deck.
       *[other] { $seat } changes { $count } cards with the deck.
    }
event-changed-secret = { $seat } puts { $given } under the deck and draws { $cards }.
event-opened = Open cards: { $cards }.
event-eagle-replaced = An eagle comes up among the open cards: it goes under the deck and makes room for another card.
event-swapped = { $seat } gives { $gave } and takes { $took }.
event-eagle-played = { $seat } plays an eagle and takes { $took }.
# $category: wrong, standard, team; $feathers: the feathers in all
event-evoked =
    { $seat } evokes { $cards }: { $category ->
        [team] team
        [standard] standard
       *[wrong] wrong evocation
    }, { $feathers ->
        [one] one feather
       *[other] { $feathers } feathers
    }.
event-returned =
    { $seat } makes the shaman’s team with { $cards }: { $feathers ->
        [one] one feather
       *[other] { $feathers } feathers
    }.
event-stays-plucked = { $seat } does not evoke and stays plucked.
event-token-lost = No evocation is worse than that of { $seat }: one token goes to the plate.
event-plucked = { $seat } has no tokens left and is plucked.
event-token-returned = { $seat } takes a token from the plate and is no longer plucked.
event-team-shared = { $seats } share the best team: no token is won.
event-plate-empty = { $seat } has the best team, but the plate is empty: no token is won.
event-token-won = { $seat } has the best team: one token from the plate.
# $count: the tokens on the plate; $manche: the number of the last manche
event-won =
    { $count ->
        [0] { $seat } wins in round { $manche }. The plate is empty: every token was won already.
        [one] { $seat } wins in round { $manche } and takes the last token from the plate.
       *[other] { $seat } wins in round { $manche } and takes { $count } tokens from the plate.
    }
event-losses-cancelled = Nobody would have a token left: the losses are cancelled and the round is played again.
event-nobody-left = Nobody has a token left: play goes on with two cards each, and the first shaman’s team wins the game.
event-kept = { $seat } keeps one card and puts the other back into the deck.
event-kept-secret = { $seat } keeps { $card } and puts { $other } back into the deck.

## Why a move is refused

error-shaman-taken = Shaman { $shaman } is already taken: choose one of those left.
error-choose-shaman = Before you begin you need a shaman: choose one of those left.
error-change-or-pass = In the dark you may change one or two cards with the deck, or pass.
error-change-too-many = You named { $count } cards: in the dark you may change two at most.
error-change-eagle = At this table eagles cannot be discarded in the dark: change other cards, or pass.
error-not-in-hand = { $card } is missing from your hand: use only cards you hold.
error-not-on-table = { $card } is not among the open cards you may take: choose one that is on the table.
error-swap-or-pass = Now you may swap one of your cards for an open one, or pass.
# $mine, $theirs: the card from the hand and the open one
error-swap-eagle = At this table an eagle cannot be given for { $theirs }: give another card, or pass.
error-swap-suit = { $mine } cannot be swapped for { $theirs }: in the evocation turn both cards must have the same type and the same colour.
error-must-lay = You have to evoke: lay three cards from your hand, even if they make a wrong evocation.
error-return-or-pass = Now you may make your shaman’s team with one of your cards and two open ones, or decline.
error-must-return = At this table, if you can make your shaman’s team you must; if you cannot, pass.
error-team-colour =
    A shaman’s team takes three { $shaman ->
        [S1] red
        [S2] red
        [S3] green
        [S4] green
        [S5] blue
       *[S6] blue
    } characters, the colour of your shaman: one from your hand and another two from the open cards.
error-eagle-no-table = In the dark there are no open cards to take: eagles are played from the light on.
error-eagle-moment = The moment for eagles comes before this choice: swap or pass now, and play yours at the next chance.
error-eagle-or-pass = This is a moment for eagles: play one, or pass.
error-no-eagle = You hold no eagle: pass.
error-keep = You keep one of your two cards for the next round: choose which.

## Made positions: fields and phases have the names they have in the code

error-position-phase = The phase “{ $phase }” cannot be set up. Choose from: { $known }.
# $tokens: the tokens of all players; $plate: those on the plate; $total: how many there must be
error-position-tokens = The players have { $tokens } tokens and the plate has { $plate }: together they must make { $total }, and nobody can have fewer than none.
error-position-tokens-start = While shamans are being chosen everyone has { $each } tokens.
error-position-over = With tokens in only one player’s hands the game is already over: give some to two players at least.
error-position-turn = In the phase “{ $phase }” seat { $seat } has no turn: choose a seat that plays.
error-position-shaman = There is no shaman “{ $name }”. Choose from: { $known }.
error-position-shaman-twice = Shaman { $shaman } is given to two seats: each has its own.
error-position-shaman-missing = Seat { $seat } is missing its shaman.
error-position-shaman-early = Seat { $seat } has not chosen yet: it cannot have a shaman already.
error-position-laid-early = Seat { $seat } has not evoked yet: it cannot have laid any cards.
# $count: how many cards it has; $size: how many it should have
error-position-laid =
    { $count ->
        [one] Seat { $seat } has laid a single card
       *[other] Seat { $seat } has laid { $count } cards
    }: an evocation has { $size }.
error-position-hand =
    { $size ->
        [0] Seat { $seat } holds no cards yet: give it none.
        [one] Seat { $seat } holds { $count } cards: it can have only one here.
       *[other] Seat { $seat } holds { $count } cards: it can have { $size } at most here.
    }
error-position-table =
    { $size ->
        [0] In the phase “{ $phase }” no cards lie open: put none there.
       *[other] In the phase “{ $phase }” there are { $size } open cards, not { $count }: name all of them or none.
    }
error-position-table-eagle = An eagle does not stay among the open cards: put another card there.
error-position-card = There is no card “{ $name }”: write RC4, for instance, or EAG for an eagle.
error-position-few = The cards left, apart from eagles, are not enough for the hands, the evocations and the table: name fewer in the deck.
error-position-clue = Nobody can know “{ $clue }” of seat { $seat }: a clue names at least one card of the hand, never an eagle; each only once, no more clues than cards, one with several cards at most, and in the dark only one clue.

## The options of a table

option-plucked-exchange = Plucked players’ exchanges
option-plucked-exchange-about = Whether the plucked play the dark and the light too (IR-07).
option-plucked-exchange-yes = Yes, like everyone
option-plucked-exchange-no = No, they wait for the evocation
option-eagle-discard = Giving eagles away
option-eagle-discard-about = Whether an eagle may be discarded in the dark or given up in the light (IR-08).
option-eagle-discard-yes = Yes, like any card
option-eagle-discard-no = No, it is only played or kept
option-eagle-after-evoking = Eagles after evoking
option-eagle-after-evoking-about = Whether players who have evoked may still play the eagle left in their hand (IR-21).
option-eagle-after-evoking-yes = Yes, until the last evocation
option-eagle-after-evoking-no = No, it stays in hand
option-settlement = Order of settlement
option-settlement-about = Who turns to the plate first at the end of a round: it decides whether the first one can earn a token (IR-23).
option-settlement-losers-first = The losers pay first
option-settlement-winner-first = The best team takes first
option-end-check = End of the game
option-end-check-about = When to see whether only one player has tokens: a plucked player’s return may keep the game open (IR-26).
option-end-check-after-settlement = After the whole settlement
option-end-check-after-losses = Right after the losses
option-nobody-left = Nobody with tokens
option-nobody-left-about = What happens when the last tokens are all lost together (IR-27).
option-nobody-left-play-on = Play on plucked: the first shaman’s team wins
option-nobody-left-replay = Cancel the losses and play again
option-return-cards = Cards for the shaman’s team
option-return-cards-about = Where a plucked player finds the two cards for the team (IR-31).
option-return-cards-table = Only the four next to the deck
option-return-cards-table-and-evocations = The others’ evocations too
option-return-declinable = Declining the shaman’s team
option-return-declinable-about = Whether a plucked player may forgo a shaman’s team that is there to be made (IR-35).
option-return-declinable-yes = Yes, evoking is up to them
option-return-declinable-no = No, whoever can must evoke

## The rules: headings

section-aim = Aim of the game and components
section-start = Getting started
section-play = How to play
section-dark = The dark
section-light = The light
section-evocation = The evocation
section-end = End of the round
section-plucked = The plucked
section-dealer = The dealer
section-victory = Victory
section-eagle = The eagles
section-examples = Examples of evocations
section-invariants = What is always true
section-rulings = Where the rulebook is silent

## The rules

rule-in-001 = Indy is for two to six. You are rival shamans, and in the end only one is left: the finest of all, who carries off the feathers at stake.
rule-in-002 = The box holds six shaman cards, twenty-four feather tokens and a deck of 57 cards: 18 characters, 18 horses and 18 objects, six of each in every one of the three colours, and three eagles.
rule-in-003 = To begin, everyone picks a shaman card from those still free and receives four tokens, kept in plain sight.
rule-in-004 = Left-over tokens go back into the box and play no part. The plate is empty at first.
rule-in-005 = For the first round the dealer shuffles the deck and deals four cards to each hand, beginning with their own and going on clockwise.
rule-in-006 = A character, a horse and an object, all sharing a colour, are a standard evocation.
rule-in-007 = Three characters that share a colour are a team.
rule-in-008 = Whatever else three cards may be, they are a wrong evocation: you may lay it, but it ranks below all others.
rule-in-009 = Every round goes through three turns: first the dark, then the light, last the evocation. Each time the dealer plays first and the others follow clockwise.
rule-in-010 = On your turn in the dark you change two cards, one, or none at all.
rule-in-011 = What you give up goes to the bottom of the deck without being shown; only then do you take as many from the top, so that your hand is as large as before.
rule-in-012 = You change cards once in the dark: having drawn, you cannot change again.
rule-in-013 = The light starts with three cards: before anybody plays, the dealer takes them off the top of the deck and lays them open beside it.
rule-in-014 = On your turn in the light you swap a single card of your hand for one of the open cards, or you pass.
rule-in-015 = The card you leave lies open in the very spot of the one you took, and those who play after you may take it in turn.
rule-in-016 = In the light any two cards may be swapped: their types and colours do not matter.
rule-in-017 = The evocation starts with one card more, which the dealer turns over from the top of the deck before anything else: from here on four cards lie open.
rule-in-018 = On your turn in the evocation you may make another swap with the table, provided that the two cards agree in type and in colour: a green horse, say, can be swapped only for another green horse. You never have to.
rule-in-019 = Your turn ends with the evocation itself: three cards of your hand, laid open beside your shaman.
rule-in-020 = The card that is left is not laid down: you hold on to it and may find a use for it later.
rule-in-021 = There is no way out: with tokens in front of you, you always evoke, no matter if the result is wrong or bound to be the worst.
rule-in-022 = The category comes first: any team is better than any standard, and any standard is better than any wrong evocation, however many feathers they have.
rule-in-023 = When the category is the same, the evocation with more feathers is the better one.
rule-in-024 = When the round ends, the worst evocation costs its owner a token, which is put on the plate.
rule-in-025 = If several evocations are equally bad, with the same category and the same feathers, every one of their owners puts a token on the plate.
rule-in-026 = If yours alone is the team with the most feathers, you win the round and take a token off the plate. From an empty plate you take nothing.
rule-in-027 = When two or more players are level with the best team, none of them takes a token.
rule-in-028 = Only a team brings in tokens. If the best evocation is a standard, or even a wrong one, it brings in nothing.
rule-in-029 = Once the tokens are settled, the next round follows and is played just like this one.
rule-in-030 = Lose your last token and you are plucked. You are not eliminated: you stay at the table and may yet recover.
rule-in-031 = While plucked you play with only two cards: you carry one over from round to round and are dealt a single new one, where the others are dealt three.
rule-in-032 = In the evocation a plucked player aims for the shaman’s team: a team in the colour of their own shaman, built from one of their two cards and two open ones.
rule-in-033 = A plucked player who makes the shaman’s team takes a token off the plate, is plucked no longer, and has four cards again from the next round on.
rule-in-034 = The plucked wait until everybody with tokens has evoked; then it is their turn, going clockwise.
rule-in-035 = Only one plucked player can return in a round: as soon as one has made the shaman’s team, those after them evoke no more until the next round.
rule-in-036 = With every new round the deck moves on clockwise to the next player, who deals.
rule-in-037 = Between two rounds everyone holds on to a single card. All others, open or evoked, go back into the deck, which is shuffled.
rule-in-038 = The dealer then deals three cards to those with tokens, making four, and one card to the plucked, making two.
rule-in-039 = The game ends when only one player still owns tokens: that player has won, and the plate is theirs.
rule-in-040 = You may play an eagle whenever you like, even while somebody else is having their turn.
rule-in-041 = When you play an eagle, pick any open card and add it to your hand; the gap is filled with the top card of the deck.
rule-in-042 = An eagle that has been played is put at the bottom of the deck.
rule-in-043 = An eagle does not cost you your turn, nor do several: whatever you may do on your turn, you still may.
rule-in-044 = Eagles never stay among the open cards: should one come up, it moves to the bottom of the deck and the top card fills its place.
rule-in-045 = An evocation has as many feathers as its three cards together. A wrong one is counted just the same.
rule-in-046 = Character 2, horse 2 and object 5 of one colour make a standard of 9; characters 6, 3 and 4 of one colour, a team of 13; three ill-matched cards 1, 2 and 3, a wrong evocation of 6. Compared with one another, a team of 15 is better than one of 14, a team of 6 better than a standard of 15, and a standard of 6 better than a wrong evocation of 15.
rule-in-047 = Tokens are neither made nor lost: those of the players and those on the plate always add up to four for everyone taking part.
rule-in-048 = All 57 cards are always in play, each in one place only: in the deck, in a hand, open beside the deck or in an evocation.
rule-in-049 = From one turn to the next a player with tokens has four cards, or just one after evoking; a plucked player has two, or just one after the shaman’s team.
rule-in-050 = Whenever somebody has a choice to make, there is no eagle among the open cards.
rule-in-051 = As long as two or more players have tokens, every round sends at least one token to the plate.

## Our rulings

ruling-ir-01 = In each type and colour the six cards have 1, 2, 3, 4, 5 and 6 feathers. The text does not list the values, but only these fit all the examples and make 6 the lowest team and 15 the highest.
ruling-ir-02 = There are two shamans of each colour. Six cards and three colours leave no more natural way, and a shaman’s colour has to be one that a team can have; so two players may share a colour.
ruling-ir-03 = Lots decide who deals first; from there, going clockwise, everyone picks a shaman from those left. The rulebook does not say, and the colour matters only to those who end up plucked.
ruling-ir-04 = Tokens are not capped: winning with teams may take you beyond four. No rule sets a limit.
ruling-ir-05 = An exchange is always an offer, never a duty. Two cards are the limit in the dark, though: three or four cannot be changed.
ruling-ir-06 = You discard first and draw second; the discards stay hidden and lie under the deck. In the dark the deck is always deep enough that nobody draws one of them.
ruling-ir-07 = The plucked change cards in the dark and swap in the light like everyone else; in the dark they may change both their cards. The text gives them fewer cards, not fewer turns. A table may decide otherwise.
ruling-ir-08 = You may discard an eagle in the dark or leave it on the table in the light, since no rule says no; on the table it is replaced at once. In the light, mind you, playing it is always at least as good. A table may decide otherwise.
ruling-ir-09 = In the evocation turn an eagle cannot be swapped: the two cards would need the same type, and no eagle lies open. You may still play it.
ruling-ir-10 = Which three cards you lay is up to you, and they need not be your best. The cards themselves decide the category; nothing is announced.
ruling-ir-11 = You may lay an eagle in an evocation: it has no feathers and makes the evocation wrong. The rulebook does not consider it, but it can happen if you are left holding more than one.
ruling-ir-12 = Three horses, three objects, two characters with a horse, or cards of several colours are wrong: standard and team are the only proper forms.
ruling-ir-13 = Your fourth card remains hidden in your hand, and it is the one you carry into the next round unless an eagle changes it.
ruling-ir-14 = An evocation, once laid, is not touched again. Eagles and swaps concern the cards beside the deck, never those beside a shaman.
ruling-ir-15 = “Whenever you like” means: while there is an open card to take. So never in the dark, and no longer after the last evocation, because settling up and gathering the cards are a single act.
ruling-ir-16 = An eagle takes a card of any type and colour, in the evocation turn as well: the limit of that turn is on the swap, not on the eagle.
ruling-ir-17 = An eagle among the open cards is replaced before anything else takes place; if another eagle comes up instead, so is that one. They go under the deck in the order in which they appeared.
ruling-ir-18 = To eagles and swaps only the three or four cards beside the deck are “open”. An evocation belongs to whoever made it.
ruling-ir-19 = If several players want to play an eagle at once, the one whose turn it is comes first and the others follow clockwise; after every eagle all may react anew. An eagle comes before the next move and never takes back one already made.
ruling-ir-20 = Playing an eagle leaves the size of your hand as it was: one card goes, one card comes.
ruling-ir-21 = Your fourth card may be an eagle, and you may play it even after evoking: for a better card to carry over, to get in the way of a plucked player or to help one. Otherwise you hold it for the next round. A table may decide otherwise.
ruling-ir-22 = At the end of the round only players with tokens are compared, for the worst evocation and for the best. If the plucked, who often evoke nothing, counted too, theirs would nearly always be the worst and nobody would lose anything.
ruling-ir-23 = First the worst pay, then the returning plucked player takes, then the best team. Only the team’s reward depends on what is on the plate: in this order the plucked player is always paid, and a team can earn a token even in the first round. A table may let the team take first.
ruling-ir-24 = If all players with tokens have equal teams, feathers included, they are all the worst and each loses a token. The best team is shared too, so nobody gains one.
ruling-ir-25 = Losses and gains come together when the round ends: nobody becomes plucked halfway through.
ruling-ir-26 = Once in a round, after everything is settled, you check whether the game is over. So if a plucked player returns just as the last rival of the leader runs out of tokens, the game goes on. A table may end it right after the losses.
ruling-ir-27 = If nobody has a token left, the game continues: all are plucked, nothing can be lost, and the first to make the shaman’s team is the only one with a token and wins. The rules as they stand say so, with nothing invented. A table may instead cancel the losses and play the round again.
ruling-ir-28 = If the last tokens are all lost together but a plucked player returns in the same round, that player owns the only token off the plate and has won.
ruling-ir-29 = With two players nobody plays on plucked: when one runs out of tokens, the other has won. The one exception is that both run out together.
ruling-ir-30 = The shaman’s team needs precisely one card from the hand and two open ones. Two from the hand with one open card will not do.
ruling-ir-31 = The two cards of a shaman’s team come only from the four beside the deck. The text might be read to include the evocations, but returning would then be too easy, and the others’ swaps are reason enough for the plucked to wait. A table may decide otherwise.
ruling-ir-32 = The colour must be that of one’s own shaman. The feathers are of no account: any total is good enough.
ruling-ir-33 = The plucked take their entire evocation turn, swap and all, after the players with tokens. This holds for a plucked dealer too, and there can be one: the narrower rule goes before the one that lets the dealer begin.
ruling-ir-34 = Plucked players who do not make the shaman’s team lay nothing and show nothing. The duty to evoke is for those with three cards to lay.
ruling-ir-35 = A plucked player may forgo a shaman’s team even when it is there to be made: the rulebook allows it and does not demand it. A table may make it compulsory.
ruling-ir-36 = A plucked player who has not evoked still holds two cards: one of them, freely chosen, is kept, and the other returns to the deck. Only in this way does one more card make two again. If there are several such players, they choose together.
ruling-ir-37 = The open cards used for a shaman’s team are laid together with the one from the hand, and their places stay empty: only eagles fill gaps.
ruling-ir-38 = Whoever has just returned has one card and is dealt three; whoever has just been plucked has the fourth card and is dealt one. What counts is how you stand when the round ends.
ruling-ir-39 = The swap in the evocation turn cannot make a shaman’s team possible: it puts one character of the right colour in the place of another. At most it improves the card to be kept.
ruling-ir-40 = The deal always passes to the neighbouring seat, even if the player there is plucked.
ruling-ir-41 = Everybody sees the tokens, the plate, the shamans, the open cards, the evocations, how many cards each player holds, what was taken from or left on the table, and which eagles go under the deck. Secret are the hands, the order of the deck, and the discards of the dark, known only to those who made them.
ruling-ir-42 = When there is no team, it does not matter who has the best evocation: nothing is won.
ruling-ir-43 = The dealer gives each player all their cards at once, their own first. The text does not say whether cards are dealt singly or together; the odds are the same either way.

# How a game ends, in the reports of the lab

ending-won = somebody wins the game
