### The words of Timeline Twist. $seat is the name of who sits there, $seats several names already joined; cards (in the words
### of card), years (year-…), icons, ranks, windows and places arrive readable, except in errors, where cards stand in notation
### (C17) and icons have the names they have in the code.

## The game

game-name = Timeline Twist
game-minutes = 10–30 minutes
game-tagline = Before or after? Order is everything
game-about = Which came first, the telescope or the piano? Before you lie four cards with a title and no date: put them in their right place in the timeline, and the date will tell whether you were right. Everyone for themselves, whoever places all their cards first wins. As a team it is another story: the line grows only at its ends, between two cards there is room for a single one, and you decide together what to turn over, what to discard and when to stop.
game-length = 10 to 20 minutes against each other, 20 to 30 as a team.

## The cards

# $title: the title as it stands on the card. The quotes are not those that stand in titles
card = ‘{ $title }’
# $card: a card in the words of card; $year: its year in the words of year-…
card-dated = { $card } ({ $year })
card-detail = { $title } ({ $detail })
deck-twist = The house deck
icon-gear = gear
icon-star = star
icon-leaf = leaf
icon-key = key
icon-active = active icon: { $icon }
theme-inventions = Inventions and technology
theme-science = Science, medicine and nature
theme-states = States, wars and rights
theme-exploration = Exploration, transport and space
theme-art = Art and architecture
theme-books = Books and ideas
theme-music = Music, cinema and games
theme-everyday = Everyday life, food and sport
# What happened in that year
meaning-happened = the year it happened
meaning-began = the year it began
meaning-ended = the year it ended
meaning-completed = the year it was completed
meaning-opened = the year it opened
meaning-founded = the year it was founded
meaning-first-shown = the year it was first shown
meaning-published = the year it was published
meaning-painted = the year it was painted
meaning-invented = the year it was invented
meaning-patented = the year it was patented
meaning-discovered = the year it was discovered
meaning-launched = the year it was launched
meaning-born = the year of birth
meaning-died = the year of death

## Years

# $year: a number, always positive
year-ce = { NUMBER($year, useGrouping: 0) }
year-ce-early = { NUMBER($year, useGrouping: 0) } CE
year-bce = { NUMBER($year, useGrouping: 0) } BCE
# From 10,000 on
year-bce-far = { $year } BCE
# $count: how many years, millions or billions of years
years-ago = { $count } years ago
years-ago-millions =
    { $count ->
        [1] one million years ago
       *[other] { $count } million years ago
    }
years-ago-billions =
    { $count ->
        [1] one billion years ago
       *[other] { $count } billion years ago
    }
# $year: a year already in words
year-about = about { $year }
# $span: the margin, in the words of span-…
year-margin = give or take { $span }
span-years =
    { $count ->
        [0] same year
        [1] one year
       *[other] { $count } years
    }
span-millions =
    { $count ->
        [1] one million years
       *[other] { $count } million years
    }
span-billions =
    { $count ->
        [1] one billion years
       *[other] { $count } billion years
    }

## The places in the line

# $card, $left, $right: cards with their year, in the words of card-dated
window-first = before { $card }
window-last = after { $card }
window-between = between { $left } and { $right }
place-left = at the start of the row
place-right = at the end of the row
# $number: the number of the gap, from the left
place-gap = in gap { $number }
place-between = in the gap between { $left } and { $right }
# $left, $right: the years of the two cards; $span: how far apart they are, in the words of span-…
gap-free = Between { $left } and { $right }: { $span }, gap free
gap-taken = Between { $left } and { $right }: { $span }, gap taken
gap-free-short = free
gap-taken-short = taken

## The score

points =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
cards-left =
    { $count ->
        [0] no cards left
        [one] one card left
       *[other] { $count } cards left
    }
# The ranks. $players: how many play; whoever plays alone is no team
rank-aspirants =
    { $players ->
        [1] Aspirant
       *[other] Aspiring team
    }
rank-novices =
    { $players ->
        [1] Novice
       *[other] Group of novices
    }
rank-staff =
    { $players ->
        [1] Accredited hand
       *[other] Accredited staff
    }
rank-company =
    { $players ->
        [1] Sophisticate
       *[other] Sophisticated company
    }
rank-veterans =
    { $players ->
        [1] Veteran
       *[other] Squad of veterans
    }
rank-experts =
    { $players ->
        [1] Expert
       *[other] Alliance of experts
    }
rank-genius =
    { $players ->
        [1] Genius
       *[other] Circle of genius
    }
rank-travellers =
    { $players ->
        [1] Time traveller
       *[other] Time travellers
    }
# $rank: the next rank, already in words
rank-next =
    { $points ->
        [one] one more point
       *[other] { $points } more points
    } to the next rank: { $rank }
rank-top = there is nothing higher

## Questions

question-place = Which card do you put into the line, and where?
question-place-short = is looking for a card’s place
question-turn = Which card do you turn over? Or do you discard one?
question-turn-short = is choosing to play or discard
question-put = The date fits in several places: where do you put the card?
question-put-short = is choosing where to put the card
question-again = Do you turn over another card?
question-again-short = may try another card

## Answers

action-place = Put { $card } { $window }
action-play = Turn over { $card }
action-put = Put it { $place }
action-discard = Discard { $card }
action-stop = Stop here

## What happened

event-first-player = { $seat } begins.
event-dealt = { $seat } is dealt { $cards }.
event-first-card = The line begins with { $card } ({ $year }).
event-first-discard = The first discard is { $card } ({ $year }).
event-round = Round { $round }.
event-round-back = Round { $round }, the other way: { $seat } begins.
# $left: how many cards $seat has left
event-placed =
    { $seat } puts { $card } ({ $year }) in its right place. { $left ->
        [0] It was their last card.
        [one] One card left.
       *[other] { $left } cards left.
    }
event-misplaced = { $seat } picks the wrong place: { $card } ({ $year }) goes to the discards.
# $count: how many cards the new pile has
event-reshuffled =
    { $count ->
        [one] The draw pile is empty: the only discard makes a new one.
       *[other] The draw pile is empty: { $count } discards, shuffled, make a new one.
    }
event-drew = { $seat } draws { $card }.
event-tie-break = { $seats } ran out of cards in the same round: a tie-break decides, one card each.
event-eliminated = { $seat } is out of the game.
event-won = Victory in round { $round }: { $seats }.
event-revealed = { $seat } turns over { $card }: { $year }.
# $score: the points of the team now
event-put =
    { $card } finds its place { $place }. The score is now { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
event-blocked = { $card } finds no place: { $seat } keeps it, blocked.
event-discarded = { $seat } discards { $card } ({ $year }). The next discard needs: { $icon }.
event-stopped = { $seat } stops here.
event-refilled = { $seat } draws { $cards }.
event-ended =
    { $by ->
        [failed] { $seat } has placed no card: the game ends.
        [stuck] { $seat } can neither play nor discard: the game ends.
       *[placed] The last card has its place: the game ends in { $seat }’s turn.
    }
# How many cards in the row, in gaps, in front of the players, in the draw pile, discarded; $rank: the rank, already in words
event-team-score = Cards in the row: { $row }; in gaps: { $gaps }; still face down: { $hands }; in the draw pile: { $draw }; discarded: { $discards }. Final score: { $score }, { $rank }.

## Why a move is refused

error-must-place = You cannot pass: put one of your cards into a space of the line.
error-not-in-hand = { $card } does not lie in front of you: choose one of your cards that are still to be turned over.
error-no-window = There is no space { $window }: they run from 0, before the first card, to { $last }, after the last.
error-play-or-discard = In your turn you turn a card over or discard one: nothing else is possible, not even passing.
error-stop-early = You cannot stop yet: first you have to place at least one card.
error-play-blocked = { $card } is blocked: its place is taken and stays so. Choose another card.
error-play-and-discard = Once you have turned a card over you cannot discard in the same turn.
error-discard-blocked = At this table blocked cards are not discarded: { $card } stays where it is.
# $icon: gear, star, leaf, key
error-discard-icon =
    Now only cards with the { $icon ->
        [gear] gear
        [star] star
        [leaf] leaf
       *[key] key
    } can be discarded: { $card } shows another icon.
error-put = The date of { $card } does not fit there: choose one of the places offered.

## Laying the table

error-alone = Alone you can only play the collaborative mode: choose that, or have somebody else sit down.
error-first = Seat { $seat } cannot begin: the seats at this table are 1 to { $players }.
error-extra-team = In a team nobody gets extra cards: they are for the competitive mode only.
error-extra-seat = You gave extra cards to a seat that is not there: the seats at this table are 1 to { $players }.
# $found: how many cards are left; $needed: how many it takes
error-few-cards =
    { $found ->
        [0] These choices leave no cards at all
        [one] These choices leave a single card
       *[other] These choices leave { $found } cards
    }, but it takes at least { $needed }: widen the theme, the period or the difficulty, add cards to a deck of your own, or be fewer.
error-deck-size = A deck has 2 to { $most } cards: this one has { $count }.
# $card: the inner name of the card
error-deck-twice = Two cards of the deck are called “{ $card }”: each needs a name of its own.
error-deck-card = The card “{ $card }” of the deck lacks something: it needs an Italian title, an English title and a year other than 0.

## Made positions: fields have the names they have in the code

error-position-card = There is no card “{ $name }” in this deck: cards are written C1, C2 and so on.
error-position-word = “{ $word }” is no card: write its date, for instance 1492, -44 or 1492b, and after a colon its icons, for instance 1889:gear>star.
error-position-few = The deck has too few cards for this table: name fewer of them, or with other icons.
error-position-slots =
    { $most ->
        [0] A row of a single card has no gaps
        [one] This row has a single gap
       *[other] This row has { $most } gaps
    }: you filled { $count }.
error-position-hand = With the cards of seat { $seat } the game cannot go on: give it cards to play if its turn is still to come, take them away if it is out.
# $problem: what is wrong, in English
error-position-table = The rules never lead to such a table ({ $problem }).

## The options of a table

option-mode = Mode
option-mode-about = Whether you play against each other or all together. They are two different games with the same cards.
option-mode-competitive = Competitive: everyone for themselves
option-mode-collaborative = Collaborative: a single team
option-theme = Theme
option-theme-about = What the cards are about. A team needs 36 cards: with a single theme the period must be wide.
option-theme-all = All themes
option-theme-inventions = { theme-inventions }
option-theme-science = { theme-science }
option-theme-states = { theme-states }
option-theme-exploration = { theme-exploration }
option-theme-art = { theme-art }
option-theme-books = { theme-books }
option-theme-music = { theme-music }
option-theme-everyday = { theme-everyday }
option-period = Period
option-period-about = Which part of history the cards come from. The narrower it is, the closer the dates.
option-period-all = All of history
option-period-ancient = Prehistory and antiquity, up to 499
option-period-middle = From 500 to 1759
option-period-modern = From 1760 to today
option-difficulty = Difficulty
option-difficulty-about = How well known the things on the cards are. For a team’s first game it is better to leave the rarest out.
option-difficulty-all = All cards
option-difficulty-medium = Without the rarest
option-difficulty-easy = Only the best known
option-spacing = Dates close together
option-spacing-about = Whether two cards a year or two apart may come to the table: getting them right is luck. Spaced out, those too close go to the bottom of the deck before the cards are dealt.
option-spacing-apart = Spaced out
option-spacing-any = As they come
option-hands = Opening cards
option-hands-about = Whether the first cards are dealt at random, or so that nobody gets only the hardest ones.
option-hands-dealt = At random
option-hands-balanced = Balanced
option-first = Who begins
option-first-about = By the rulebook the youngest begins, in a team the oldest. The program cannot know who that is: say it, or draw lots (TTR-03).
option-first-lot = By lot
option-first-1 = Seat 1
option-first-2 = Seat 2
option-first-3 = Seat 3
option-first-4 = Seat 4
option-first-5 = Seat 5
option-first-6 = Seat 6
option-turn-order = Turn order
option-turn-order-about = Whoever plays early finds a shorter line and wins more often: of 100 games for four the first wins 32, the second 26, the third 22, the last 20. If one round goes forward and the next one back, it is about 25 each.
option-turn-order-clockwise = Always clockwise
option-turn-order-to-and-fro = To and fro
option-extra-1 = Extra cards, seat 1
option-extra-1-about = How many cards seat 1 gets on top of everybody’s four, in the competitive mode: a handicap for those who know the most.
option-extra-1-0 = None
option-extra-1-1 = One
option-extra-1-2 = Two
option-extra-1-3 = Three
option-extra-1-4 = Four
option-extra-2 = Extra cards, seat 2
option-extra-2-about = How many cards seat 2 gets on top of everybody’s four, in the competitive mode: a handicap for those who know the most.
option-extra-2-0 = None
option-extra-2-1 = One
option-extra-2-2 = Two
option-extra-2-3 = Three
option-extra-2-4 = Four
option-extra-3 = Extra cards, seat 3
option-extra-3-about = How many cards seat 3 gets on top of everybody’s four, in the competitive mode: a handicap for those who know the most.
option-extra-3-0 = None
option-extra-3-1 = One
option-extra-3-2 = Two
option-extra-3-3 = Three
option-extra-3-4 = Four
option-extra-4 = Extra cards, seat 4
option-extra-4-about = How many cards seat 4 gets on top of everybody’s four, in the competitive mode: a handicap for those who know the most.
option-extra-4-0 = None
option-extra-4-1 = One
option-extra-4-2 = Two
option-extra-4-3 = Three
option-extra-4-4 = Four
option-extra-5 = Extra cards, seat 5
option-extra-5-about = How many cards seat 5 gets on top of everybody’s four, in the competitive mode: a handicap for those who know the most.
option-extra-5-0 = None
option-extra-5-1 = One
option-extra-5-2 = Two
option-extra-5-3 = Three
option-extra-5-4 = Four
option-extra-6 = Extra cards, seat 6
option-extra-6-about = How many cards seat 6 gets on top of everybody’s four, in the competitive mode: a handicap for those who know the most.
option-extra-6-0 = None
option-extra-6-1 = One
option-extra-6-2 = Two
option-extra-6-3 = Three
option-extra-6-4 = Four
option-equal-dates = Equal dates in a team
option-equal-dates-about = Whether in the collaborative mode a card may go beside one of the same date (TTR-05).
option-equal-dates-fit = Yes, it fits
option-equal-dates-blocked = No, it is blocked
option-blocked-cards = Blocked cards
option-blocked-cards-about = Whether in the collaborative mode a blocked card may be discarded when it shows the active icon (TTR-08).
option-blocked-cards-discardable = May be discarded
option-blocked-cards-stuck = Stay where they are
option-tie-break = Tie-break
option-tie-break-about = What happens to those who are wrong in the tie-break while at least two others are right (TTR-25).
option-tie-break-eliminates = They are out
option-tie-break-all-stay = They stay in the game

## The rules: chapters

section-aim = Competitive: in brief
section-start = Competitive: set-up
section-play = Competitive: the turn
section-equal = Competitive: equal dates
section-end = Competitive: end and tie-break
section-note = If you doubt a date
section-team-start = Collaborative: set-up
section-team-aim = Collaborative: aim
section-team-turn = Collaborative: the turn
section-team-play = Collaborative: playing a card
section-team-discard = Collaborative: discarding a card
section-team-talk = Collaborative: talking
section-team-end = Collaborative: end of the game
section-team-score = Collaborative: score
section-team-rank = Collaborative: ranks
section-rulings = Where the rulebook is silent

## The rules

rule-tt-001 = In the competitive mode icons do not count: no move depends on an icon.
rule-tt-002 = In your turn you put one of your cards, and only one, into a space of the line. You cannot pass.
rule-tt-003 = Whoever is first to have put all their cards in their right places wins.
rule-tt-010 = The whole deck is shuffled and laid down with the dates underneath.
rule-tt-011 = Everybody is dealt four cards, however many you are, and keeps them in front of their seat with the dates underneath.
rule-tt-012 = Nobody may know the date of a card that was not played yet, not even of their own. Date and back icon reach no device before the card is turned over.
rule-tt-013 = After the deal the top card of the pile is turned over: it begins the line.
rule-tt-014 = The youngest player begins.
rule-tt-015 = At the start the line has one card, each player four, the discards none; all others are in the draw pile.
rule-tt-020 = Players take turns one after the other, clockwise.
rule-tt-021 = A line has one space more than it has cards: before the first, after the last, and between each card and its neighbour. One card makes two, two cards three, three cards four.
rule-tt-022 = You choose card and space before you see the date. Once the card is turned over nothing can be changed.
rule-tt-023 = Then the card is turned over and its date compared with those of its neighbours.
rule-tt-024 = In its right place it stays in the line, its date in sight. You draw nothing: you have one card fewer.
rule-tt-025 = In a wrong place it goes to the discards, and the line is as before.
rule-tt-026 = Whoever was wrong draws the top card of the pile and lays it down without looking at its date: they have as many cards as before.
rule-tt-027 = Right or wrong, after one card the turn is over.
rule-tt-028 = If a card must be drawn and the pile is empty, the discards are shuffled into a new one, with the dates underneath.
rule-tt-029 = A mistake takes nothing from whoever comes next: the spaces are the same as before.
rule-tt-030 = The cards of the line always lie in the order of their dates, with a free place between each and its neighbour.
rule-tt-035 = If your card has the same date as one in the line, either side of it is right.
rule-tt-036 = If several cards in the line have that date, every space beside one of them or between them is right.
rule-tt-037 = Away from the cards of its own date, the card is wrong.
rule-tt-040 = A round is one turn for each player still in the game, from the first player on. Only when the round is complete do you check whether the game is over.
rule-tt-041 = If in the round a single player put their last card in its right place, that player has won.
rule-tt-042 = If two or more did, the others are eliminated and they play on.
rule-tt-043 = In each round of the tie-break each of them has one new card from the pile and puts it into the line by the usual rules.
rule-tt-044 = As soon as in a round of the tie-break a single player is right, that player has won.
rule-tt-045 = Those eliminated take no more turns and draw no more cards.
rule-tt-046 = Whoever runs out of cards before the tie-break has no further turn in that round.
rule-tt-050 = Dates can be argued about: that does not change the result of a game, but a card can be reported.
rule-tt-100 = The deck is shuffled with the dates underneath and the top 36 cards are taken. The others stay out.
rule-tt-101 = Everybody takes four cards, with the dates underneath.
rule-tt-102 = One card is laid in the middle, its date in sight: it is the first of the main row.
rule-tt-103 = Another is laid aside, its date in sight: it is the first discard, and the icon that it shows is the active one.
rule-tt-104 = The cards that remain are the draw pile: 26 for 2 players, 22 for 3, 18 for 4, 14 for 5, 10 for 6.
rule-tt-105 = The oldest player begins; play goes clockwise.
rule-tt-106 = Main row, gaps, discards, draw pile and the cards in front of the players always make 36.
rule-tt-110 = Nobody plays against anybody: there is one score for all, and the higher the better.
rule-tt-115 = In your turn you do one of two things: you play, that is you place one or two cards, one after the other, or you discard one. You cannot pass.
rule-tt-116 = At the end of the turn you, and only you, draw until four cards lie in front of you, blocked ones included, as long as the pile has any.
rule-tt-117 = Cards drawn lie with the dates underneath: nobody sees them.
rule-tt-118 = Then it is the next player’s turn, clockwise.
rule-tt-120 = To play, you choose one of your cards that were not turned over yet and turn it over: only then is its place found.
rule-tt-121 = If its date comes before the whole main row, the card is the row’s new start.
rule-tt-122 = If it comes after the whole row, it is the new end.
rule-tt-123 = If it falls between two neighbours of the row, and their gap is free, it goes into that gap.
rule-tt-124 = If that gap is taken, the card finds no place: the attempt failed.
rule-tt-125 = A gap holds a single card and stays taken to the end. Cards in gaps do not move and open no other places.
rule-tt-126 = A row has one gap fewer than it has cards: every card added at an end opens a new one.
rule-tt-127 = A card turned over that finds a place must be placed.
rule-tt-128 = After your first card is placed you may stop or try a second.
rule-tt-129 = After the second the turn is over: there is no third.
rule-tt-130 = If the second finds no place you may stop or try another, as long as you have cards to turn over.
rule-tt-131 = If you tried and placed no card in the whole turn, the game ends at once and points are counted.
rule-tt-132 = Nobody may look at the date of a card before it is played.
rule-tt-133 = You do not play and discard in the same turn: even a card that was turned over and found no place counts as played.
rule-tt-140 = You may discard only a card that shows the same icon as the top card of the discards.
rule-tt-141 = The discarded card is turned over onto the pile: everybody sees its date and its back icon.
rule-tt-142 = From then on its back icon is the active one.
rule-tt-143 = The two sides of a card never have the same icon: after a discard the active icon always differs from the one just used.
rule-tt-144 = One card is discarded in a turn; then you draw, and the next player goes on.
rule-tt-145 = Discards always lie with their dates in sight.
rule-tt-146 = Discards never come back: a team does not reshuffle.
rule-tt-150 = You may talk as much as you like about the cards and about what you know.
rule-tt-151 = Whoever’s turn it is decides alone: advice is welcome, but no vote binds them.
rule-tt-155 = When the draw pile is empty, play goes on with the cards in front of the players.
rule-tt-156 = Whoever has no cards left, with the pile empty, skips their turns; the others go on.
rule-tt-157 = The game ends when every card is in the main row, in a gap or among the discards.
rule-tt-158 = It also ends when somebody in their turn can neither place nor discard a card.
rule-tt-159 = In both cases it ends for everybody, at the same moment.
rule-tt-160 = Each card in the main row, the first one included, is worth 2 points.
rule-tt-161 = Each card in a gap is worth 1 point.
rule-tt-162 = Each discard, the first one included, costs 1 point.
rule-tt-163 = Each card left in the draw pile costs 1 point.
rule-tt-164 = Each card left in front of a player, blocked or not, costs 1 point.
rule-tt-165 = The score is twice the cards in the row, plus those in gaps, minus all others: 15 in the row and 8 in gaps, with 13 cards elsewhere, make 25. It never goes beyond 69 points, nor below −33.
rule-tt-170 = The score gives the team a rank: below 0 Aspiring team, from 0 Group of novices, from 11 Accredited staff, from 21 Sophisticated company, from 31 Squad of veterans, from 41 Alliance of experts, from 51 Circle of genius, from 61 Time travellers.
rule-tt-171 = The best score is kept: try to beat it next time.

## Our rulings

ruling-ttr-01 = Dates are whole years; those before the common era come first, and there is no year 0. Two cards have the same date if they have the same year, even where one event is known to have come months before the other.
ruling-ttr-02 = Everybody sees the titles and icons of all cards in front of the players and of the top card of the pile, the whole line, and the discards with their dates. Hidden are the date and the back icon of every card that was not turned over yet.
ruling-ttr-03 = The youngest begins, in a team the oldest; but the program does not know your ages. Say who begins, otherwise lots are drawn.
ruling-ttr-04 = The text does not say in which order to deal: here it is four cards each in turn order, then the first card of the line, then, for a team, the first discard. With the same seed the game is the same.
ruling-ttr-05 = The text speaks of equal dates only in the competitive mode; the idea holds for a team too. A card may go to the start if it is not later than the first, to the end if it is not earlier than the last, into a free gap if its date lies between the two neighbours or equals one of them. If there are several places, whoever’s turn it is chooses; if there is none, the card is blocked. A table may decide otherwise.
ruling-ttr-06 = In the competitive mode a space is right if the card on its left is not later and the one on its right not earlier. This is enough for equal dates too.
ruling-ttr-07 = A blocked card will never find a place: the row grows only at its ends, and gaps do not become free.
ruling-ttr-08 = A blocked card may be discarded if the icon that it shows, the one on its back, is the active one: the text speaks of every card in front of the player, without exception. A table may decide that blocked cards stay where they are.
ruling-ttr-09 = In a team the date decides the place: there is nothing to guess, and no penalty for a wrong place. The skill is in choosing which card to turn over.
ruling-ttr-10 = If the first card finds no place you must try the others, until one does or you have none left to turn over: then the game ends. You cannot change to discarding.
ruling-ttr-11 = A second card that finds no place stays blocked, and that is all: the turn has already succeeded. If none finds one, the turn is simply over.
ruling-ttr-12 = Whoever begins a turn with blocked cards only must discard one, if they can; otherwise the game ends, even if others still had cards to play.
ruling-ttr-13 = Whoever cannot discard must play, and the other way round: passing is not provided for. With at least one card to turn over, an attempt is always possible.
ruling-ttr-14 = Cards are drawn at the end of every turn that does not end the game, also after a discard. If there are not enough, you take those that are there.
ruling-ttr-15 = There are three moments to check whether the game is over: after drawing, when all cards have their place; at the start of a turn, if there is nothing that can be done; while playing, if no card was placed and there is none left to turn over. Whoever has no cards is passed over, not stuck.
ruling-ttr-16 = The first card turned over in a game always finds a place: a row of a single card has only its two ends.
ruling-ttr-17 = There are four icons, gear, star, leaf and key, told apart by their shape. The twelve pairs of front and back are equally frequent in the deck.
ruling-ttr-18 = For a team any deck of at least 36 cards will do; against each other it takes four cards each and two more. Ours has 480.
ruling-ttr-19 = Both modes are for 2 to 6 players. Alone you can play by the rules of the team with four cards: this is a variant of ours.
ruling-ttr-20 = Wrong cards go to the discards, not into the box: the summary of the rules says one thing, the full rules another, and the full rules count.
ruling-ttr-21 = The discards are shuffled only when a card must be drawn and the pile is empty. The card just discarded is among them, so it may come back at once.
ruling-ttr-22 = After a mistake there is always a card to draw, if only the one just discarded. Only in the tie-break, with a tiny deck, there may not be enough for all: then those still in the game win together.
ruling-ttr-23 = Whoever places their last card has not won yet: the round is completed, and others may finish too.
ruling-ttr-24 = At the start of each round of the tie-break those without cards draw one, in turn order. Whoever is wrong draws at once, as always: that is their card for the next round, and nobody ever has two.
ruling-ttr-25 = If several are right in a round of the tie-break, those who were wrong are eliminated: it was their last card once more, and the same rule applies. A table may let them stay; that makes a difference only if three or more are tied.
ruling-ttr-26 = If all are wrong in a round of the tie-break, nobody is eliminated and another round is played.
ruling-ttr-27 = The cards of those eliminated go to the discards, and nobody sees their dates.
ruling-ttr-28 = After an elimination the order stays the same and those who are out are passed over; the round begins with the first player left.
ruling-ttr-29 = Everybody sees the date of a wrong card, and the table shows where it belonged; but it does not stay in the line.
ruling-ttr-30 = The rulebook names only a winner. The others are listed by the cards they have left, sharing a place if they have as many: this is for information only.
ruling-ttr-31 = A bot keeps the seat of somebody who leaves an online table, in both modes: the cards stay in the game, nobody is eliminated, and whoever comes back goes on from where the bot is.

### Decks

## Reading other people’s decks
## $line: the line of the file; $field: the column as the file calls it

deck-line = Line { $line }
deck-field = Line { $line }, “{ $field }”

deck-problem-encoding = { deck-line }: there are letters here that I cannot read. Save the file as UTF-8; spreadsheets call it “CSV UTF-8”.
deck-problem-empty = The file is empty.
deck-problem-large = The file is too large: { $size } kB, at most { $most }.
deck-problem-header = { deck-line }: the first line must say what each column holds; at least “title” and “year” are needed.
# $name: title or year
deck-problem-no-column =
    { deck-line }: there is no column { $name ->
        [title] for the title: call it “title”
       *[year] for the year: call it “year”
    }.
deck-problem-column = { deck-field }: I do not know this column and skip it.
deck-problem-column-near = { deck-field }: I do not know this column and skip it. Did you mean “{ $near }”?
deck-problem-column-twice = { deck-field }: this column is there twice, perhaps under two names.
deck-problem-quotes = { deck-line }: the quotation marks do not match. A text that begins with one must end with one; those inside are written twice.
deck-problem-cells = { deck-line }: there are { $cells } cells but only { $columns } columns. A text that contains the separating sign goes between quotation marks.
deck-problem-json = { deck-line }: from here on the file is not proper JSON (letter { $column } of the line).
deck-problem-no-card = { deck-line }: there should be a card here, that is an object with a title and a year; cards stand in a list, or in the list “cards”.
deck-problem-no-title = { deck-field }: the title is missing.
deck-problem-no-year = { deck-field }: the year is missing.
deck-problem-year = { deck-field }: “{ $value }” is not a year. Write 1492, or 44 BCE, or -44.
deck-problem-year-zero = { deck-field }: there was no year 0; 1 BCE was followed by 1 CE.
deck-problem-year-future = { deck-field }: { $value } is yet to come.
deck-problem-year-far = { deck-field }: { $value } is before the universe began.
deck-problem-value = { deck-field }: “{ $value }” will not do. You can write: { $known }.
deck-problem-number = { deck-field }: a whole number from 0 up is needed, and “{ $value }” is not one.
deck-problem-picture = { deck-field }: there is no picture called “{ $value }”; the card gets the emblem of its theme.
deck-problem-picture-near = { deck-field }: there is no picture called “{ $value }”; the card gets the emblem of its theme. Did you mean: { $near }?
deck-problem-pictures = { deck-field }: a card has room for { $most } pictures at most; this one gets the emblem of its theme.
deck-problem-text = { deck-field }: a text is needed here.
deck-problem-control = { deck-field }: the text contains an invisible sign that cannot be on a card. Type it again by hand.
deck-problem-long = { deck-field }: { $count } letters are too many, there is room for { $most }.
deck-problem-title-twice = { deck-field }: the card “{ $title }” is already there, on line { $first }.
deck-problem-title-again = { deck-field }: the title “{ $title }” is already there on line { $first }; only the detail tells the two cards apart.
deck-problem-id-twice = { deck-field }: “{ $id }” is already the name of the card on line { $first }.
deck-problem-clue = { deck-field }: “{ $clue }” gives the date away.
deck-problem-many = There are more than { $most } cards, the most that a deck can have.
deck-problem-few =
    { $count ->
        [0] There is no card
        [one] There is only one card
       *[other] There are only { $count } cards
    }: to play, even just two of you, { $least } are needed.
deck-problem-few-players =
    { $count } cards are enough to play against each other, { $players ->
        [2] two of you
       *[other] up to { $players } of you
    }; as a team you need { $team }.
deck-problem-no-team = { $count } cards are enough to play against each other; as a team you need { $team }.
deck-problem-more = These are the first { $count } problems: there are more.

## The checks of decks. $card: the id of a card

deck-check-twice = { $card }: { $field } “{ $value }” is there more than once.
deck-check-empty = { $card }: { $field } is empty.
deck-check-value = { $card }: { $field } cannot be “{ $value }”.
deck-check-long = { $card }: { $field } has { $count } letters, at most { $most }.
deck-check-year = { $card }: the year { $year } will not do; there is no year 0, and the last good one is { $last }.
deck-check-clue = { $card }: in { $field } “{ $clue }” gives the date away.
deck-check-icon-same = { $card }: the same icon on front and back.
deck-check-icon-pairs = The twelve pairs of icons are not equally many: from { $least } to { $most }.
# $group: a theme or an age, already in words
deck-check-icon-share = { $group }: a single icon is on { $percent }% of the cards.
# $side: front or back; $trait: theme, era or difficulty
deck-check-icon-clue =
    The icon on the { $side ->
        [front] front
       *[back] back
    } tells { $trait ->
        [theme] the theme
        [era] the age
       *[difficulty] the difficulty
    }.
deck-check-spread = { $group }: { $count } cards, there should be about { $wanted }.
deck-check-crowd = The year { $year } has { $count } cards.
deck-check-round = { $count } cards of { $size } have a round year: too many.
deck-check-margin = { $card }: approximate dates have a margin, all of them and only they.
deck-check-about = { $count } cards of { $size } have an approximate date: too many.
deck-check-verb = { $card }: the title “{ $title }” does not say that the date means “{ $meaning }”.
deck-check-other-verb = { $card }: the title “{ $title }” suggests “{ $other }”, but the date means “{ $meaning }”.
deck-check-wikidata = { $card }: “{ $value }” is not a Wikidata number.
deck-check-source = { $card }: a second source is missing.
deck-check-disputed = { $card }: the year is { $year }, elsewhere one finds { $known }, and nobody explains why.
deck-check-note = { $card }: an explanation that is not needed, or longer than a line.
deck-check-untranslated = { $card }: { $field } is not translated.
deck-check-mark = { $card }: in { $field } the sign { $mark } belongs to the other language.
deck-check-numbers = { $card }: the two languages do not have the same years ({ $numbers }).
deck-check-near = { $card }: { $other } is closer than its margin.
deck-check-double = { $card } and { $other } look like the same event.
deck-check-ageing = { $card }: in { $field } “{ $words }” goes out of date.

deck-td-01 = ids and titles unique, no empty field
deck-td-02 = short titles
deck-td-03 = years that exist and are past
deck-td-04 = no clue to the date
deck-td-05 = different icons on front and back, in equal shares
deck-td-06 = icons that tell nothing
deck-td-07 = themes and ages in due measure
deck-td-08 = few crowded years, few round years
deck-td-09 = few approximate dates, each with its margin
deck-td-10 = the verb says what the date means
deck-td-11 = every date has its sources, every difference is explained
deck-td-12 = Italian and English say the same
deck-td-13 = no date closer than the margin
deck-td-14 = no event twice
deck-td-15 = facts that do not go out of date

deck-era-0 = Before 3000 BCE
deck-era-1 = 3000 BCE to 499
deck-era-2 = 500 to 1499
deck-era-3 = 1500 to 1759
deck-era-4 = 1760 to 1913
deck-era-5 = 1914 to 1945
deck-era-6 = 1946 to 1991
deck-era-7 = From 1992 on

## Decks in the terminal

deck-good = { $check } passes: { $about }
deck-bad = { $check } fails: { $about }
deck-confirmed = Confirmed: { $count } cards have the same year on Wikidata
deck-disputed = Disputed: { $count } cards have another year on Wikidata, each with the reason
deck-unknown = Unknown: { $count } cards are not in our extract from Wikidata; the source stands beside them
deck-unexplained = without explanation
deck-warning = Note. { $text }
deck-sound =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }: ready to play.
deck-unsound =
    { $count ->
        [one] One mistake to put right before you can play.
       *[other] { $count } mistakes to put right before you can play.
    }
deck-made = { $path } is ready: open it, change the example cards, then check it with “tavolata deck check { $path }”.
deck-kept = The deck “{ $name }” is kept. To play: tavolata play timeline --deck { $name }
deck-kept-again = The deck “{ $name }” takes the place of the one that was there. To play: tavolata play timeline --deck { $name }
deck-removed = The deck “{ $name }” is gone.
deck-none = No decks are kept. “tavolata deck new deck.csv” begins one; the ready ones of Isola dei Demoni: tavolata deck list isola
deck-listed =
    { $name } ({ $count ->
        [one] one card
       *[other] { $count } cards
    })
deck-listed-broken = { $name } (to be put right)

error-deck-ending = The name of the file must end in .csv or .json, or in .txt for a deck of Isola dei Demoni.
error-deck-name = “{ $name }” will not do as a name: it needs at least one letter or digit, and timeline and twist belong to the house deck.

# How a game ends, in the reports of the lab

ending-won = somebody has placed the last card
ending-team-score = the team counts its points
