### The words that only the table of Timeline Twist in the browser needs. Cards, years, icons and ranks arrive readable.

## Answers, where the table already shows what they are about

verb-play = Turn over
verb-discard = Discard
confirm-place = Confirm and reveal
confirm-play = Turn the card over
confirm-discard = Discard the card

## The line

timeline-line = The timeline
timeline-row = The main row and its gaps
timeline-overview = The whole line: scroll from here
timeline-extent = from { $from } to { $to }
timeline-zoom-in = Make the line larger
timeline-zoom-out = Make the line smaller
# $year: the year of the card that was wrong
timeline-belonged = belonged here: { $year }
# $points: what a card is worth here
timeline-worth = +{ $points }

## How it stands

timeline-round = Round { $round }
timeline-tie-break = Tie-break: one card each
timeline-draw-short = Draw pile
timeline-discards-short = Discards
timeline-draw =
    { $count ->
        [0] Draw pile empty
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
timeline-draw-top =
    { $count ->
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }; on top: { $card }
timeline-discards =
    { $count ->
        [0] No discards
        [one] One discard
       *[other] { $count } discards
    }

## The cards in front of the players

timeline-hand = Your cards
timeline-hand-of = { $name }’s cards
timeline-hands = Whose cards to look at
timeline-no-cards = No cards
timeline-cards =
    { $count ->
        [0] no cards to turn over
        [one] one card to turn over
       *[other] { $count } cards to turn over
    }
timeline-blocked =
    { $count ->
        [one] one blocked card
       *[other] { $count } blocked cards
    }
timeline-is-blocked = blocked
timeline-can-discard = can be discarded
timeline-can-discard-short = discard
timeline-out = out
timeline-first = begins every round
timeline-look = Look closely at { $card }

## What came to light

timeline-turning = And the date is…
timeline-hint = Choose a card, then a space of the line: the date shows only afterwards.
timeline-hint-team = The row grows only at its ends, and between two cards there is room for just one: neighbours far apart in time are a risk.
# $meaning: for example “the year of publication”
timeline-date-asked = What counts is { $meaning }.
timeline-date-hidden = Date still hidden
timeline-news-placed = Right! { $card }: { $year }.
timeline-news-misplaced = Wrong: { $card }, { $year }.
timeline-news-put = { $card }: { $year }.
timeline-news-choosing = { $card }: { $year }.
timeline-news-blocked = Blocked: { $card }, { $year }.
timeline-news-discarded = Discarded: { $card }, { $year }.
timeline-stamp-placed = Right!
timeline-stamp-misplaced = Wrong
timeline-stamp-put = It fits
timeline-stamp-choosing = It fits
timeline-stamp-blocked = Blocked
timeline-stamp-discarded = Discarded

## Reporting a card

timeline-report = Report this card
timeline-report-why = What is wrong?
timeline-report-date = The date is wrong
timeline-report-clue = The text gives the date away
timeline-report-wording = The text is misleading
timeline-report-double = There is another card like it
timeline-report-unfit = It is not fit for everyone
timeline-report-other = Something else
timeline-report-thanks = Thank you: the host will read it. The result stays as it is.

## At the end

# $right and $wrong: how many cards in the right place and how many not
timeline-decided-seat =
    { $seat }: { $right ->
        [0] no card right
        [one] one card right
       *[other] { $right } cards right
    } out of { $total }.
timeline-account = How the score is made
timeline-account-row = In the main row
timeline-account-gaps = In the gaps
timeline-account-discards = Discarded
timeline-account-hands = Left with the players
timeline-account-draw = Left in the draw pile
timeline-best-first =
    { $players ->
        [1] This is the first score this browser remembers for playing alone.
       *[other] This is the first score this browser remembers for a team of { $players }.
    }
# $score: the best so far
timeline-best =
    { $players ->
        [1] Your best alone is still { $score }.
       *[other] The best for { $players } is still { $score }.
    }
timeline-best-new =
    { $players ->
        [1] New record alone! It was { $score }.
       *[other] New record for { $players }! It was { $score }.
    }
timeline-missed =
    { $count ->
        [one] One missed card
       *[other] The { $count } missed cards
    }
timeline-missed-misplaced = { $seat } put it in the wrong place
timeline-missed-blocked = { $seat } turned it over, but its gap was taken
timeline-all-cards =
    { $count ->
        [one] The card turned over, and its story
       *[other] All { $count } cards turned over, and their stories
    }

## The result of the daily challenge, to send to friends: it gives nothing away

timeline-share = Your result
timeline-share-do = Share
timeline-copied = Copied
timeline-share-title = Timeline Twist, challenge of { $day }
timeline-share-score =
    { $points }: { $rank }{ $players ->
        [1] {""}
       *[other] {" "}({ $players } of us)
    }
timeline-share-legend = ↔️ end of the row · 🔼 gap · 🟥 blocked · ⬜ discarded

## A new table

options-extra = More cards for those who know more
options-extra-about = Every seat gets four; here you can give some more. Seats are counted from the host.
