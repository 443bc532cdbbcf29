"""What cards could do that none of the set does, played with cards of one's own: ``test_own_cards.py`` runs these scenes in a copy
of the program that has them, and says what is expected.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from games.isola.looking import (
    PLAIN,
    columns,
    combat,
    declared,
    forces,
    fought,
    hand,
    keywords,
    pass_to,
    past,
    points,
    quiet,
    removed,
    row,
    view,
)
from support import asked, offered, play, told
from tavolata.games.isola.catalogue import catalogue
from tavolata.games.isola.position import position

#: Type, values, and what it does.
OWN: dict[str, tuple[str, str, str]] = {
    "CHALLENGE": ("event", "", "play: duel(pick(own master), pick(enemy master))"),
    "BRAWL": ("event", "", "play: duel(pick(any character), pick(any character))"),
    "HERALD": ("character", "2/1/L", "act[0]: duel(self, pick(enemy group character))"),
    "VANGUARD": ("army", "1/0/2", "act[0]: duel(self, front(enemy))"),
    "QUESTION": ("event", "", "play: choose(duel(pick(own master), pick(enemy master)) / draw(own, 1))"),
    "EARTHQUAKE": ("event", "", "play: send(pick(enemy place), past)"),
    "SAPPERS": ("army", "1/0/1", "lost: send(pick(enemy place), past)"),
    "POISON": ("event", "", "play: send(pick(enemy master lives>=2), past, 1 life)"),
    "BOLT": ("event", "", "play: send(pick(enemy group), removed)"),
    "WIDOWS": ("army", "1/0/1", "lost: draw(own, 1)"),
    "TROPHY": ("equipment", "+1/-/-", "conquer: score(own, 1)"),
    "DOWRY": ("equipment", "+1/-/-", "play: draw(own, 1)"),
    "RECALL": ("event", "", "play: send(pick(any army), hand)"),
    "SLEEP": ("event", "", "play: engage(all(enemy grey)); engage(pick(own grey))"),
    "OBLIVION": ("event", "", "play: send(pick(enemy event), removed)"),
}


def records() -> list[dict[str, Any]]:
    """The cards as a file of one's own has them: grey, of no school."""
    made: list[dict[str, Any]] = []
    for number, (key, (kind, values, does)) in enumerate(OWN.items()):
        letter = {"event": "V", "character": "C", "army": "A", "equipment": "E"}[kind]
        card: dict[str, Any] = {
            "id": f"{letter}{70 + number}",
            "key": key,
            "name": key.lower(),
            "type": kind,
            "colour": "grey",
        }
        card |= {"basis": "ours", "does": [does]}
        card |= {"values": values} if values else {"duration": "play-and-discard"}
        card |= {"profile": "army"} if kind == "equipment" else {}
        made.append(card)
    return made


def a_challenge_in_a_commanders_fight() -> object:
    """A fight, in it the commander's fight, in that a challenge; in the challenge nobody is challenged again."""
    state = declared(
        "CAVALIERI-NERI", "JACK-DI-PICCHE > YUDA*3", hands=["CHALLENGE", "CHALLENGE"], spare=("RAOUL*2", "")
    )
    play(pass_to(state, "replies"), "A pass; B pass")
    pass_to(state, "replies")
    assert columns(state)[-1] == [["CAVALIERI-NERI.A1"], ["YUDA"]]
    play(state, "A play CHALLENGE; A pick RAOUL; A pick YUDA")
    play(state, "B play CHALLENGE")
    quiet(state)
    return {
        "columns": columns(state),
        "without effect": len(told(state, "no-effect")),
        "forces": [forces(state, "A"), forces(state, "B")],
        "points": points(state),
        "held": row(state, "B") != "",
    }


def who_is_challenged() -> object:
    """A card of the other one's, and none that may not be picked."""
    state = position(
        phase="draw", hands=["BRAWL"], forces=["AIN*2 FIGLI-DEL-COBRA", "CONTADINO-IN-ARMI+MASCHERA LEVATRICE"]
    )
    play(state, "A draw 1; A play BRAWL; A pick AIN")
    return offered(state, "A")


def a_card_challenges_by_itself() -> object:
    herald = declared("HERALD*2", "BANDA-DI-CUORI AIN*2")
    play(herald, "A act HERALD HERALD/0")
    choice = offered(herald, "A")
    play(herald, "A pick AIN")
    quiet(herald)
    front = declared("VANGUARD", "BANDA-DI-CUORI AIN*2")
    play(front, "A act VANGUARD.A1 VANGUARD/0")
    quiet(front)
    return {"choice": choice, "herald": columns(herald), "front": columns(front), "left": forces(front, "A")}


def a_challenge_may_be_one_of_two_deeds() -> object:
    state = position(phase="draw", hands=["QUESTION"], forces=["KENSHIRO*3", "SHOKI*3"])
    play(state, "A draw 1; A play QUESTION; A choose 0; A pick KENSHIRO; A pick SHOKI")
    return [forces(state, "A"), forces(state, "B"), points(state)]


def the_place_is_gone_before_the_fight_ends() -> object:
    state = declared("RAOUL*2", "AIN", hands=["EARTHQUAKE"])
    play(pass_to(state, "replies"), "A play EARTHQUAKE")
    quiet(state)
    return [forces(state, "A"), row(state, "B"), past(state, "B"), len(told(state, "conquered")), points(state)]


def the_place_is_gone_before_its_fight() -> object:
    state = combat("MERCENARI BANDA-DI-CUORI", "AIN*3", places="MARE-SECCO OASI", hands=["EARTHQUAKE"])
    play(state, "A add MERCENARI.A1; A next; A add BANDA-DI-CUORI.A1; A done; B add AIN; B done")
    play(pass_to(state, "replies"), "A play EARTHQUAKE; A pick-place MARE-SECCO.B1")
    quiet(state)
    return [forces(state, "A"), row(state, "B"), len(told(state, "attack-failed"))]


def a_place_falls_with_its_sappers() -> object:
    state = fought("SAPPERS", "RAOUL", places=["", PLAIN])
    return [past(state, "A"), past(state, "B"), len(told(state, "held"))]


def lives_that_are_lost_pay_for_nothing() -> object:
    state = declared("KENSHIRO", "LAME-DELL-AIRONE > REY*2", hands=["POISON ATTACCO-GENERALE"])
    play(pass_to(state, "abilities"), "B act LAME-DELL-AIRONE.B1 LAME-DELL-AIRONE/0")
    play(pass_to(state, "replies"), "A play POISON")
    question = asked(state)
    play(state, f"B {offered(state, 'B')[0]}")
    return [question, keywords(state, "LAME-DELL-AIRONE.B1")]


def so_do_lives_lost_in_a_challenge_and_a_commander_who_dies() -> object:
    challenged = declared("LAME-DELL-AIRONE > REY*2", "SHOKI*3", hands=["CHALLENGE"], spare=("", "RAOUL"))
    play(pass_to(challenged, "abilities"), "A act LAME-DELL-AIRONE.A1 LAME-DELL-AIRONE/0")
    play(pass_to(challenged, "replies"), "A play CHALLENGE; A pick REY; A pick RAOUL")
    quiet(challenged)
    killed = declared("KENSHIRO*2", "LAME-DELL-AIRONE > REY*2", hands=["BOLT"])
    play(pass_to(killed, "abilities"), "B act LAME-DELL-AIRONE.B1 LAME-DELL-AIRONE/0")
    play(pass_to(killed, "replies"), "A play BOLT; A pick REY")
    return [asked(challenged), asked(killed)]


def what_happens_when_a_card_is_lost() -> object:
    beaten = fought("RAOUL", "WIDOWS")
    dead = declared("RAOUL", "WIDOWS BANDA-DI-CUORI", hands=["BOLT"])
    play(pass_to(dead, "replies"), "A play BOLT; A pick WIDOWS.B1")
    quiet(dead)
    cancelled = declared("DISCEPOLO-MUTO > KENSHIRO", "WIDOWS")
    play(cancelled, "A act DISCEPOLO-MUTO.A1 DISCEPOLO-MUTO/0")
    quiet(cancelled)
    return [len(hand(state, "B").split()) for state in (beaten, dead, cancelled)]


def what_equipment_adds_is_done_with_its_card() -> object:
    taken = fought("MERCENARI+TROPHY")
    cancelled = declared("MERCENARI+TROPHY", "DISCEPOLO-MUTO > KENSHIRO")
    play(cancelled, "B act DISCEPOLO-MUTO.B1 DISCEPOLO-MUTO/0")
    quiet(cancelled)
    assigned = position(hands=["DOWRY"], forces=["MERCENARI"])
    play(assigned, "A assign DOWRY MERCENARI.A1")
    return [points(taken), points(cancelled), len(hand(assigned, "A").split())]


def an_army_goes_home_with_nothing() -> object:
    state = declared("MERCENARI", "BANDA-DI-CUORI+ARMI-DA-TAGLIO", hands=["RECALL"])
    play(pass_to(state, "replies"), "A play RECALL; A pick BANDA-DI-CUORI.B1")
    quiet(state)
    recall: dict[str, Any] = next(card for card in catalogue("en") if card["key"] == "RECALL")
    return [
        hand(state, "B"),
        view(state)["shown"][1],
        past(state, "B"),
        told(state, "returned"),
        state.problems(),
        recall["lines"][0]["text"],
    ]


def only_protagonists_are_distracted() -> object:
    state = position(
        phase="draw", hands=["SLEEP"], forces=["RYUGA", "AIN MERCENARI FANATICI"], places=["MARE-SECCO", "MARE-SECCO"]
    )
    play(state, "A draw 1; A play SLEEP")
    return [forces(state, "A"), forces(state, "B")]


def an_event_leaves_the_game() -> object:
    state = position(phase="draw", hands=["OBLIVION"], forces=["", ""], events=["", "V02"])
    play(state, "A draw 1; A play OBLIVION")
    return [past(state, "B"), removed(state, "B")]


SCENES: list[Callable[[], object]] = [
    a_challenge_in_a_commanders_fight,
    who_is_challenged,
    a_card_challenges_by_itself,
    a_challenge_may_be_one_of_two_deeds,
    the_place_is_gone_before_the_fight_ends,
    the_place_is_gone_before_its_fight,
    a_place_falls_with_its_sappers,
    lives_that_are_lost_pay_for_nothing,
    so_do_lives_lost_in_a_challenge_and_a_commander_who_dies,
    what_happens_when_a_card_is_lost,
    what_equipment_adds_is_done_with_its_card,
    an_army_goes_home_with_nothing,
    only_protagonists_are_distracted,
    an_event_leaves_the_game,
]

if __name__ == "__main__":
    print(json.dumps({scene.__name__: scene() for scene in SCENES}))
