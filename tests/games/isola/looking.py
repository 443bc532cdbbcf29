"""Short ways to come to a fight of Isola dei Demoni, and to look at its table."""

from __future__ import annotations

from typing import Any

from support import SEATS, asked, offered, play, told
from tavolata.engine import State
from tavolata.games.isola.box.cards import CARDS, KEYS
from tavolata.games.isola.position import card_number, position
from tavolata.games.isola.rules.state import Isola

#: A place that does nothing, gives nothing, and that everybody may defend.
PLAIN = "DESERTO-DI-VETRO"

#: Questions in which nothing has to be done.
OPTIONAL = ("window", "reply", "abilities", "replies")


def key(word: str) -> str:
    """The key of a card: ``A03`` is LAME-DELL-AIRONE."""
    return KEYS[card_number(word)]


def things(words: str, seat: str) -> list[str]:
    """The names on the table of protagonists written as for a position: ``A01 YUDA*2+T05`` are BANDA-DI-CUORI.A1 and YUDA."""
    found: list[str] = []
    seen: dict[str, int] = {}
    for word in words.replace(">", " ").split():
        name = key(word.split("*")[0].split("+")[0].rstrip("!"))
        seen[name] = seen.get(name, 0) + 1
        found.append(name if CARDS[card_number(name)].is_life else f"{name}.{seat}{seen[name]}")
    return found


def joining(words: str, seat: str) -> list[str]:
    """The answers that build a group: its column, and behind ``>`` its commanders."""
    column, _, leaders = words.partition(">")
    names = things(words, seat)
    count = len(column.split())
    assert count + len(leaders.split()) == len(names)
    return [f"{seat} add {name}" for name in names[:count]] + [f"{seat} lead {name}" for name in names[count:]]


def declared(attack: str, defence: str = "", place: str = PLAIN, **more: Any) -> Isola:
    """A attacks a place of B with a group, and B defends it with another one, everybody ready: ``A01 C01 > YUDA*2``.

    ``spare`` are forces of both seats that take no part. Without a place the first protagonist of B is attacked itself.
    """
    spare = more.pop("spare", ("", ""))
    forces = [f"{attack.replace('>', ' ')} {spare[0]}", f"{defence.replace('>', ' ')} {spare[1]}"]
    places = more.pop("places", ["", place])
    state = position(phase="combat", forces=forces, places=places, **more)
    if not place:
        play(state, f"A target {things(defence, 'B')[0]}")
    play(state, ";".join([*joining(attack, "A"), "A done"]))
    if place and defence:
        play(state, ";".join([*joining(defence, "B"), "B done"]))
    return state


def quiet(state: State) -> Isola:
    """Nobody plays or activates anything more; to the next question of another kind."""
    assert isinstance(state, Isola)
    while not state.over and set(asked(state).values()) <= set(OPTIONAL):
        play(state, f"{next(iter(asked(state)))} pass")
    return state


def fought(attack: str, defence: str = "", place: str = PLAIN, **more: Any) -> Isola:
    """The same, and nobody plays or activates anything: after the combat."""
    return quiet(declared(attack, defence, place, **more))


def idle(state: State, until: str) -> None:
    """Both do as little as they can until that question is asked: draw one card, play and attack nothing."""
    for _ in range(200):
        if until in asked(state).values():
            return
        seat, question = next(iter(asked(state).items()))
        options = offered(state, seat)
        play(state, f"{seat} {'pass' if 'pass' in options else options[0]}")
        assert question
    raise AssertionError(f"{until} is never asked")


def pass_to(state: State, question: str) -> Isola:
    """Nobody does anything until that question is asked."""
    assert isinstance(state, Isola)
    while question not in asked(state).values():
        assert set(asked(state).values()) <= set(OPTIONAL), asked(state)
        play(state, f"{next(iter(asked(state)))} pass")
    return state


# The table


def view(state: State, seat: str = "") -> dict[str, Any]:
    """What a seat sees, or a spectator."""
    return state.view(SEATS.index(seat) if seat else None)


def force(state: State, name: str) -> dict[str, Any]:
    found = [entry for entry in view(state)["forces"] if entry["force"] == name]
    assert found, f"{name} is not on the table"
    entry = found[0]
    assert isinstance(entry, dict)
    return entry


def forces(state: State, seat: str) -> str:
    """``KENSHIRO*2 BANDA-DI-CUORI.A1!``: with lives where there are more than one; engaged ones with a mark."""
    found = []
    for entry in view(state)["forces"]:
        if entry["owner"] == SEATS.index(seat):
            lives = entry.get("lives", 1)
            found.append(entry["force"] + (f"*{lives}" if lives > 1 else "") + ("!" if entry["engaged"] else ""))
    return " ".join(found)


def values(state: State, name: str) -> str:
    """``5/2/L3``: attack, defence, and resistance or lives."""
    entry = force(state, name)
    last = f"L{entry['lives']}" if "lives" in entry else entry["resistance"]
    return f"{entry['attack']}/{entry['defence']}/{last}"


def keywords(state: State, name: str) -> str:
    return " ".join(force(state, name)["keywords"])


def held(state: State, name: str) -> str:
    return " ".join(entry["card"] for entry in force(state, name)["held"])


def row(state: State, seat: str) -> str:
    """The places from the frontier inward."""
    return " ".join(entry["place"] for entry in reversed(view(state)["territories"][SEATS.index(seat)]))


def site(state: State, name: str) -> dict[str, Any]:
    for territory in view(state)["territories"]:
        for entry in territory:
            if entry["place"] == name:
                assert isinstance(entry, dict)
                return entry
    raise AssertionError(f"{name} is not on the table")


def destiny(state: State) -> str:
    return " ".join(entry["event"] for entry in view(state)["destiny"])


def past(state: State, seat: str) -> str:
    return " ".join(sorted(view(state)["pasts"][SEATS.index(seat)]))


def removed(state: State, seat: str) -> str:
    return " ".join(sorted(view(state)["removed"][SEATS.index(seat)]))


def hand(state: State, seat: str) -> str:
    return " ".join(sorted(view(state, seat)["hand"]))


def points(state: State) -> tuple[int, int]:
    mine, theirs = view(state)["points"]
    return mine, theirs


def keys(words: str) -> str:
    """Cards by number or key, as ``past`` and ``hand`` show them: ``A01 V01``."""
    return " ".join(sorted(key(word) for word in words.split()))


def winner(state: State) -> str:
    """The seat that has won, "=" for a draw, "" while the game goes on."""
    if not state.over:
        return ""
    places = state.places
    return "=" if places.count(1) > 1 else SEATS[places.index(1)]


# What a fight is made of, and what it did


def combat(mine: str, theirs: str = "", places: str = PLAIN, **more: Any) -> Isola:
    """The combat phase of A begins."""
    return position(phase="combat", forces=[mine, theirs], places=["", places], **more)


def damage(state: Isola) -> list[object]:
    """What was dealt, blow by blow."""
    return [event["damage"] for event in told(state, "strike")]


def blow(state: Isola) -> tuple[object, object, object]:
    """The first blow: whose, how much, and the second wave."""
    strike = told(state, "strike")[0]
    return strike["seat"], strike["damage"], strike["second"]


def columns(state: Isola) -> list[Any]:
    """Who fought whom, fight by fight."""
    return [event["columns"] for event in told(state, "fight")]
