"""The log of Talisman as people read it: what explains what, in which order, by which rule."""

from __future__ import annotations

import pytest

from games.talisman.looking import GAME, landed, one, table
from support import play, rule
from tavolata.engine import State
from tavolata.engine.words import Words
from tavolata.games.talisman.position import MadeHero
from tavolata.terminal.face import Style, face_of

NAMES = ["Ada", "Bruno", "Elsa"]


def lines(state: State, language: str = "it") -> list[str]:
    """Everything that happened, in words, for a spectator."""
    face = face_of(GAME, Words(language, "talisman"), NAMES, Style(fancy=True, drawn=False), state.options)
    return [face.event(event.seen_by(None), private=False) for event in state.events or []]


def rules(state: State, kind: str) -> list[str]:
    return [event.rule for event in state.events or [] if event.kind == kind]


def in_order(state: State, *sentences: str) -> bool:
    """Whether these sentences were said, one after the other, others between them or not."""
    said = iter(lines(state))
    return all(sentence in said for sentence in sentences)


# Spells


@rule("SP07")
def test_a_spell_on_oneself() -> None:
    state = table(one("WIZARD", spells="HEALING1", life=1))
    play(state, "A cast-on HEALING1 P1")
    assert in_order(state, "Ada lancia Guarigione su di sé.", "Ada guarisce 3 Vitalità.")
    assert "Ada heals 3 lives." in lines(state, "en")


@rule("SP05")
def test_of_several_dragons_it_is_told_which_one_is_destroyed() -> None:
    state = landed(one("WIZARD", "FIELDS1", spells="DESTRUCTION1"), lying={"RUINS": "DRAGON1", "WOODS1": "DRAGON2"})
    play(state, "A cast-card DESTRUCTION1 DRAGON1")
    assert "Ada lancia Distruzione contro il Drago nelle Rovine." in lines(state)
    state = landed(one("WIZARD", "FIELDS1", spells="DESTRUCTION1"), lying={"FIELDS1": "DRAGON1"})
    play(state, "A cast-card DESTRUCTION1 DRAGON1")
    assert "Ada lancia Distruzione contro il Drago." in lines(state)


@rule("SP13", "R-33")
def test_it_is_told_what_preservation_saves() -> None:
    state = landed(one("ELF", "DESERT1", life=1), one("WIZARD", spells="PRESERVATION"), deck="BAG1")
    play(state, "B cast PRESERVATION")
    assert in_order(state, "Bruno lancia Preservazione.", "La Magia ha salvato una Vitalità di Ada.")
    state = landed(one("ELF", "CHASM", followers="UNICORN"), one("WIZARD", spells="PRESERVATION"), dice=[6, 1])
    play(state, "B cast PRESERVATION")
    assert "Nessuno muore: la Magia ha salvato l’Unicorno." in lines(state)
    state = landed(
        one("TROLL", "FIELDS1"), one("WIZARD", spells="PRESERVATION"), lying={"FIELDS1": "GOBLIN1"}, dice=[6, 1]
    )
    play(state, "A fight; B cast PRESERVATION")
    assert in_order(
        state, "Nessuno muore: la Magia ha salvato il Goblin.", "Stallo: nessuno è ferito, il turno finisce."
    )


# Gold and lives


@rule("SP15", "T-130")
def test_gold_is_lost_or_paid() -> None:
    state = table(one("WIZARD", spells="RANDOM1"), one("TROLL", gold=2), dice=[4])
    play(state, "A cast-on RANDOM1 P2")
    assert "Bruno perde 2 monete." in lines(state)
    state = landed(one("TROLL", "KNIGHT", gold=2))
    play(state, "A choose gold")
    assert "Ada paga una moneta." in lines(state)


@rule("R-77", "OB03")
def test_the_kill_comes_before_the_life_of_the_runesword() -> None:
    state = landed(one("WARRIOR", "FIELDS1", objects="RUNESWORD"), lying={"FIELDS1": "GOBLIN1"}, dice=[6, 6, 1])
    play(state, "A fight RUNESWORD")
    assert in_order(state, "Ada uccide il Goblin.", "Ada guadagna una Vitalità.")


@rule("T-169", "R-72")
def test_a_toad_leaves_its_things_because_it_is_one() -> None:
    state = landed(one("ELF", "FIELDS1", gold=2), lying={"FIELDS1": "WITCH"}, dice=[1])
    where = "nei Campi tra Villaggio e Cimitero"
    assert in_order(state, "Ada diventa un Rospo per tre turni.", f"Ada lascia 2 monete {where}.")


# Dice


@rule("CH08", "R-47")
def test_one_is_added_to_a_prayer_before_everybodys_eyes() -> None:
    state = landed(one("PRIEST", "CHAPEL"), dice=[4])
    play(state, "A choose pray; A choose yes")
    assert "Ada aggiunge 1 al tiro: il totale è 5." in lines(state)


@rule("T-048", "T-050")
def test_of_several_dice_it_is_told_which_one_fate_rolls_again() -> None:
    state = landed(one("ELF", "TEMPLE", fate=1), dice=[1, 4, 6])
    play(state, "A fate 1")
    assert "Ada spende 1 Fato e ritira il dado che mostrava 1: ora è 6." in lines(state)
    assert "Ada tira 1 e 4 (Tempio)." in lines(state)


@rule("R-44")
def test_who_need_not_roll_passes_before_everybodys_eyes() -> None:
    state = landed(one("TROLL", "CRAGS"))
    play(state, "A choose no")
    assert "Ada passa senza tirare (Rupi)." in lines(state)
    state = landed(one("TROLL", "CRAGS"), dice=[4])
    play(state, "A choose yes")
    assert rules(state, "rolled") == ["O09"]


# Moves


@rule("T-174", "FO09", "EV02", "R-45")
@pytest.mark.parametrize(
    ("hero", "more", "answer", "sentence"),
    [
        (one("ELF", "FIELDS1", toad=2), {}, "go VILLAGE", "Ada è un Rospo: muove di una casella, senza tirare."),
        (
            one("ELF", "FIELDS1", followers="POLTERGEIST"),
            {},
            "go VILLAGE",
            "Con il Poltergeist Ada muove di una casella, senza tirare.",
        ),
        (one("ELF", "WOODS1"), {"deck": "BAG1"}, "go WOODS2", "Da Elfo, Ada passa da un Bosco all’altro senza tirare."),
    ],
)
def test_it_is_told_why_somebody_moves_without_a_roll(
    hero: MadeHero, more: dict[str, str], answer: str, sentence: str
) -> None:
    state = table(hero, **more)
    play(state, f"A {answer}")
    assert sentence in lines(state)


@rule("T-218")
def test_in_the_inner_region_nobody_rolls_to_move() -> None:
    state = table(one("ELF", "PERIL"), dice=[6, 6, 6])
    play(state, "A go CRYPT")
    assert rules(state, "arrived")[0] == "T-218"
    assert rules(state, "without-roll") == []


@rule("T-210", "T-211")
def test_a_raft_is_gone_after_it_was_used() -> None:
    state = table(one("ELF", "FIELDS1", objects="RAFT1"))
    actions = [GAME.text(action) for action in state.decisions[0].actions]
    play(state, f"A {next(text for text in actions if text.startswith('raft'))}")
    assert in_order(state, "Ada passa il fiume in zattera.", "Ada scarta la Zattera.")


# Creatures


@rule("T-202", "T-106")
def test_the_sentinel_is_defeated() -> None:
    state = table(one("TROLL", "SENTINEL", strength=9), dice=[1, 6, 1], deck="BAG1")
    play(state, "A roll")
    crossing = [GAME.text(action) for action in state.decisions[0].actions]
    play(state, f"A {next(text for text in crossing if text.startswith('cross'))}; A fight")
    assert "Ada sconfigge la Sentinella." in lines(state)


@rule("CH06", "R-38")
def test_it_is_told_that_the_dragon_leaves_the_minstrel_alone() -> None:
    state = landed(one("MINSTREL", "FIELDS1"), lying={"FIELDS1": "DRAGON1"})
    play(state, "A pass")
    told = "Animali e Draghi lasciano in pace il Menestrello di Ada: qui, il Drago."
    assert in_order(state, told, "Nemici né uccisi né evitati: il Drago. Il turno di Ada finisce qui.")


# The Inner Region


@rule("I07")
def test_death_is_beaten_at_dice() -> None:
    state = landed(one("TROLL", "DEATH"), dice=[1, 1, 6, 6])
    assert "Ada supera la prova dei dadi con la Morte: dal prossimo turno può proseguire." in lines(state)


@rule("T-250", "T-243")
def test_that_the_crown_was_reached_is_told_once() -> None:
    state = table(one("TROLL", "FIRE", objects="TALISMAN1"), one("ELF", missed=1), dice=[1, 1])
    play(state, "A go CROWN")
    assert lines(state).count("La Corona del Comando è stata raggiunta: da ora chi muore è fuori dal gioco.") == 1
    assert lines(state).count("Ada lancia la magia di Comando.") == 2


@rule("R-08")
def test_who_cannot_start_again_is_told_why() -> None:
    state = table(one("TROLL", "CROWN"), None, one("ELF", missed=3), crown_reached=True, dice=[1, 1])
    crown = "La Corona è stata raggiunta: Bruno non può ricominciare con un altro personaggio."
    assert in_order(state, crown, "Bruno è fuori dal gioco.")


# The rule behind a line


@rule("O01", "O07", "O13")
@pytest.mark.parametrize(
    ("space", "way", "number"), [("VILLAGE", "healer", "O01"), ("CHAPEL", "pray", "O07"), ("CITY", "doctor", "O13")]
)
def test_whom_one_visits_is_a_matter_of_the_space(space: str, way: str, number: str) -> None:
    state = landed(one("ELF", space), dice=[4])
    play(state, f"A choose {way}")
    assert rules(state, "chose") == [number]


@rule("R-41")
def test_the_free_card_of_the_thief_is_his_ability() -> None:
    state = landed(one("THIEF", "VILLAGE"), one("ELF"))
    play(state, "A free AXE")
    assert rules(state, "took") == ["R-41"]
    state = landed(one("THIEF", "VILLAGE", gold=3), one("ELF"))
    play(state, "A choose blacksmith; A buy AXE")
    assert rules(state, "took") == ["T-188"]
