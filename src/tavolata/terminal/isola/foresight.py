"""What a combat comes to if everybody passes from now on, in words."""

from __future__ import annotations

from rich.text import Text

from tavolata.games.isola.box.things import THING_NAMES
from tavolata.games.isola.preview import Outcome, preview, preview_fight
from tavolata.games.isola.rules.combat import Attack
from tavolata.games.isola.rules.state import Isola
from tavolata.terminal.isola.naming import Naming
from tavolata.terminal.lines import sentence


def lines(face: Naming, state: Isola, width: int) -> list[Text]:
    """The outcome of the fight that goes on, or of all groups that stand or are being built; nothing where there is none."""
    outcome = preview_fight(state) if state.fights else preview(state)
    asked = state.decisions[0].question if state.decisions else None
    if outcome is None or (isinstance(asked, Attack) and not asked.plan and not state.battles):
        return []
    return sentence(face.say("isola-ahead", what="; ".join(_parts(face, state, outcome))), width, face.style.drawn)


def _parts(face: Naming, state: Isola, outcome: Outcome) -> list[str]:
    said: list[str] = []
    for seat, name in enumerate(face.names):
        lost = [THING_NAMES[thing] for thing in outcome.fallen + outcome.places if state.owner_of(thing) == seat]
        if lost:
            said.append(face.say("isola-ahead-falls", seat=name, lost=face.things(lost)))
    for thing, count in outcome.lives.items():
        said.append(face.say("isola-ahead-lives", count=count, force=face.thing(THING_NAMES[thing])))
    for thing in outcome.drawn_in:
        said.append(face.say("isola-ahead-drawn", force=face.thing(THING_NAMES[thing])))
    for seat, name in enumerate(face.names):
        if outcome.points[seat]:
            said.append(face.say("isola-ahead-points", count=outcome.points[seat], seat=name))
    return said or [face.say("isola-ahead-nothing")]
