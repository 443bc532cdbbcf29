"""Timeline Twist: put events into the order of their dates, against each other or as one team. 1 to 6 players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tavolata.engine import Bots, Chance, Decks, Event, Game, Guide, Option, SetupError, State, Traces, Turn
from tavolata.engine.parts import DeckProblem
from tavolata.engine.words import Words
from tavolata.games.timeline import observation, upgrade, view
from tavolata.games.timeline.cards import CARD, LEVELS, NOTATION, PERIODS, TEAM_DECK, THEMES
from tavolata.games.timeline.deck import Deck, our_deck, own_deck
from tavolata.games.timeline.state import Timeline, blank
from tavolata.games.timeline.turn import STEPS, Start, hand_sizes

_SEATS = range(1, 7)
_EXTRA = ("0", "1", "2", "3", "4")

#: What a table may choose; the first value is the default.
OPTIONS = (
    Option("mode", ("competitive", "collaborative"), usual=True),
    Option("theme", ("all", *THEMES), usual=True),
    Option("period", tuple(PERIODS)),
    Option("difficulty", tuple(LEVELS), usual=True),
    Option("spacing", ("apart", "any")),
    Option("hands", ("dealt", "balanced")),
    Option("first", ("lot", *(str(seat) for seat in _SEATS)), "TTR-03"),
    Option("turn-order", ("clockwise", "to-and-fro")),
    *(Option(f"extra-{seat}", _EXTRA) for seat in _SEATS),
    Option("equal-dates", ("fit", "blocked"), "TTR-05"),
    Option("blocked-cards", ("discardable", "stuck"), "TTR-08"),
    Option("tie-break", ("eliminates", "all-stay"), "TTR-25"),
)


#: The daily challenge: a team, alone or with bots, with cards that most people have heard of.
DAILY = {"mode": "collaborative", "difficulty": "medium"}
#: So many cards that a table has seen lately are dealt last.
_REMEMBERED = 0.5


class TimelineGame(Game):
    """Timeline Twist for the table, with the deck it is played with."""

    #: The deck that the table brought along; None: ours.
    deck: Deck | None = None

    def with_deck(self, deck: Deck) -> TimelineGame:
        """The same game with another deck."""
        game = timeline_game()
        game.deck = deck
        return game

    def named(self, component: str, words: Words) -> str:
        card = (self.deck or our_deck()).cards[CARD.number(component)]
        return card.title_it if words.language == "it" else card.title_en

    def check_table(self, players: int, options: dict[str, str]) -> None:
        """Alone only as a team (TTR-19); a handicap only against others; enough cards (TTR-18)."""
        team = options["mode"] == "collaborative"
        if players == 1 and not team:
            raise SetupError("error-alone", {}, "TTR-19", self.name)
        if options["first"] != "lot" and int(options["first"]) > players:
            raise SetupError("error-first", {"seat": options["first"], "players": players}, "TTR-03", self.name)
        if any(options[f"extra-{seat}"] != "0" and (team or seat > players) for seat in _SEATS):
            raise SetupError("error-extra-team" if team else "error-extra-seat", {"players": players}, game=self.name)
        deck = self.deck or our_deck()
        found = len(deck.chosen(options["theme"], options["period"], options["difficulty"]))
        needed = TEAM_DECK if team else sum(hand_sizes(options, players)) + 2
        if found < needed:
            raise SetupError("error-few-cards", {"found": found, "needed": needed}, "TTR-18", self.name)

    def longest(self, players: int, options: dict[str, str]) -> int:
        """A team turns over each of its cards once, puts it somewhere and may stop (TT-128). Against each other the rules set
        no bound, since every misplaced card is replaced (TT-026): somebody may never know a date.
        """
        return 4 * TEAM_DECK if options["mode"] == "collaborative" else 1_000 * players

    def most_actions(self, players: int, options: dict[str, str]) -> int:
        """Each card of a hand in each window of the longest line there can be while hands are full; in a tie-break one card,
        and a line of all cards (TT-021, TT-043). A team has fewer.
        """
        hands = hand_sizes(options, players)
        return max(max(hands) * (sum(hands) + 2), len(self.deck or our_deck()) + 1)

    def observation_blocks(self, players: int, options: dict[str, str]) -> list[tuple[str, int]]:
        return observation.blocks(players, len(self.deck or our_deck()))

    def feature_blocks(self) -> list[tuple[str, int]]:
        return observation.FEATURES

    def turn_of(self, state: State) -> Turn:
        assert isinstance(state, Timeline)
        return Turn(state.turn, state.round, state.round)

    def bots(self) -> Bots:
        from tavolata.games.timeline import bot

        return Bots(bot.POLICIES, bot.USUAL)

    def guide(self) -> Guide:
        from tavolata.games.timeline import guide

        return Guide(guide.QUESTIONS, guide.SECTIONS)

    def word_of_lesson(self, word: str) -> str:
        """A card of the house by its id: its number changes whenever a card is added."""
        for number, card in enumerate(our_deck().cards):
            if card.id == word:
                return CARD.names[number]
        return word

    def lay(self, position: dict[str, Any]) -> State:
        """With the cards of the house."""
        from tavolata.games.timeline import position as made

        return made.position(**{"deck": our_deck(), **position})

    def set_up(self, players: int, options: dict[str, str], strict: bool, chance: Chance) -> State:
        state = blank(self, players, options, strict, chance, self.deck or our_deck())
        state.push(Start())
        return state

    def happened(self, events: Iterable[Event]) -> list[object]:
        """A tie-break was announced after those whom it puts out; now before them."""
        return sorted(super().happened(events), key=repr)

    def upgrade(self, data: dict[str, Any], format: int) -> None:
        if format == 1:
            upgrade.from_1(data)


def _read(wish: object) -> Deck:
    name, text = (wish.get("name"), wish.get("text")) if isinstance(wish, dict) else (None, None)
    if not isinstance(name, str) or not isinstance(text, str):
        raise SetupError("error-brings", {"what": "deck"}, game="timeline")
    # Reading files takes longer to load than a whole game to play, and few tables bring one.
    from tavolata.games.timeline.importing import read_deck

    cards, problems = read_deck(text, name)
    for problem in problems:
        if not problem.warning:
            raise SetupError(problem.key, problem.args, game="timeline")
    return own_deck(name, cards)


def _without_seen(deck: Deck, wish: object) -> Deck:
    """The deck with the cards seen lately at the bottom. Whoever saw another deck has seen none of this one."""
    mark, cards = (wish.get("print"), wish.get("cards")) if isinstance(wish, dict) else (None, None)
    if not isinstance(mark, str) or not isinstance(cards, list):
        raise SetupError("error-brings", {"what": "seen"}, game="timeline")
    if mark != deck.print:
        return deck
    numbers = [CARD.number(name) if isinstance(name, str) else -1 for name in cards]
    return deck.seen_lately([number for number in numbers if 0 <= number < len(deck)])


class TimelineDecks(Decks):
    """A deck of its own (``name`` and ``text``), and the cards seen lately (``print`` of their deck and ``cards``)."""

    names = ("deck", "seen")

    def with_extras(self, game: Game, extras: dict[str, object]) -> Game:
        assert isinstance(game, TimelineGame)
        deck = game.deck or our_deck()
        if "deck" in extras:
            deck = _read(extras["deck"])
        if "seen" in extras:
            deck = _without_seen(deck, extras["seen"])
        return game.with_deck(deck)

    def public_extras(self, game: Game) -> dict[str, object]:
        assert isinstance(game, TimelineGame)
        deck = game.deck
        return {} if deck is None or deck.ours else {"deck": deck.name, "count": len(deck)}

    def extras_for_rematch(self, extras: dict[str, object], state: State) -> dict[str, object]:
        """The cards of this game count as seen; the oldest ones are forgotten."""
        assert isinstance(state, Timeline)
        deck = state.deck
        before = extras.get("seen")
        lately = before["cards"] if isinstance(before, dict) and before["print"] == deck.print else []
        unseen = set(state.box + state.draw)
        shown = [CARD.names[number] for number in range(len(deck)) if number not in unseen]
        cards = [name for name in lately if name not in shown] + shown
        most = int(len(deck) * _REMEMBERED)
        return {**extras, "seen": {"print": deck.print, "cards": cards[-most:]}}

    def revealed_between(self, before: State, after: State) -> bool:
        assert isinstance(before, Timeline)
        assert isinstance(after, Timeline)
        return not set(view.open_cards(after)) <= set(view.open_cards(before))

    def card_in_sight(self, state: State, card: str) -> dict[str, str] | None:
        assert isinstance(state, Timeline)
        if card not in view.faces(state):
            return None
        deck = state.deck
        written = deck.cards[CARD.number(card)]
        return {"deck": deck.name, "card": written.id, "title": f"{written.title_it} / {written.title_en}"}

    def read(self, text: str, name: str) -> tuple[int, Sequence[DeckProblem]]:
        # Reading files takes longer to load than a whole game to play, and few tables bring one.
        from tavolata.games.timeline.importing import read_deck

        cards, problems = read_deck(text, name)
        return len(cards), problems


def timeline_game() -> TimelineGame:
    return TimelineGame(
        "timeline",
        "2",
        (1, 6),
        NOTATION,
        OPTIONS,
        STEPS,
        components=CARD,
        daily=DAILY,
        decks=TimelineDecks(),
        # Version 2 composes the deck otherwise: the same seed deals other cards. What is dealt is played on in the same way.
        continues=("1",),
        # The rulings were, as Talisman's are. Events say so still: stored games must stay what they were.
        rule_letters={"R": "TTR"},
        traces=Traces(
            hand="dealt",
            seen={"dealt": "cards", "drew": "card"},
            used={"placed": "card", "misplaced": "card"},
        ),
    )


GAME = timeline_game()
