"""Talisman in the terminal: the board and what is around one, the own area, attacks, many answers on few lines, a game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import tavolata
from cli.conftest import NO_WORDS, Run
from games.talisman.looking import MadeHero, landed, one, table
from support import play
from tavolata.engine import State
from tavolata.engine.record import load_record
from tavolata.engine.words import Words
from tavolata.games.talisman import GAME
from tavolata.terminal.desk import Desk
from tavolata.terminal.face import Style
from tavolata.terminal.screen import Scene, answers, columns, draw
from tavolata.terminal.talisman import TalismanFace

NAMES = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fabio"]


def face(language: str = "it", fancy: bool = True, drawn: bool = True, **options: str) -> TalismanFace:
    return TalismanFace(GAME, Words(language, "talisman"), NAMES, Style(fancy, drawn), options)


def texts(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def middle(state: State, width: int = 100, me: int | None = 0, fancy: bool = True, drawn: bool = True) -> list[str]:
    return texts(face(fancy=fancy, drawn=drawn).middle(state.view(me), me, width))


def asked(state: State, drawn: bool = True) -> list[str]:
    decision = state.decisions[0]
    rows = face(drawn=drawn).rows(state.view(decision.seat), decision)
    return texts(answers(rows, 80, drawn))


def told(state: State, language: str = "it") -> list[str]:
    return [face(language).event(event.seen_by(None), False) for event in state.events or []]


def test_the_board_shows_regions_figures_cards_coins_and_a_hex() -> None:
    state = table(
        one("WIZARD", "CITY"),
        one("TROLL", "CITY"),
        lying={"OASIS": "BEAR MULE1", "RUNES1": "HEX", "CHAPEL": "WOLF"},
        coins={"OASIS": 3},
        hexer="B",
    )
    assert middle(state)[:7] == [
        " Villaggio     Campi1        Cimitero      Bosco1        Sentinella    Colline1      Cappella ▪1",
        " Campi6       │Portale       Cavaliere     Valle         Colline3      Radura       │Campi2",
        " Foresta      │Castello     │Piana         Miniere       Torre        │Rune1 ✶      │Rupi",
        " Pianura4     │Rune3        │Cripta        Corona        Pozzi        │Abisso       │Pianura1",
        " Rovine       │Bosco4       │Morte         Tana          Fuoco        │Rune2        │Bosco2",
        " Campi5       │Tempio        Deserto2      Oasi ▪2●3     Deserto1      Caverna      │Campi3",
        " Taverna       Pianura3      Bosco3        Pianura2      Colline2      Campi4        Città ①②",
    ]
    assert "Oasi #2$3" in middle(state, fancy=False)[5]
    assert middle(state, fancy=False)[6].endswith("Città (12)")


def test_a_crowded_space_still_fits_its_cell() -> None:
    state = table(*[one(name, "SENTINEL") for name in ("WIZARD", "TROLL", "ELF", "THIEF", "MONK", "GHOUL")])
    assert "Senti… ①②③④⑤⑥ Colline1" in middle(state)[0]
    assert all(len(line) <= 100 for line in middle(state))


def test_a_small_screen_shows_the_spaces_around_the_own_figure() -> None:
    state = table(one("WIZARD", "VILLAGE"), one("TROLL", "RUINS"), one("ELF", "CASTLE"), lying={"GRAVEYARD": "BEAR"})
    lines = middle(state, 80)
    assert lines[:3] == [
        " ↻ 1 Campi1 2 Cimitero ▪1 3 Bosco1 4 Sentinella 5 Colline1 6 Cappella",
        " ↺ 1 Campi6 2 Foresta 3 Pianura4 4 Rovine ② 5 Campi5 6 Taverna",
        " Mago (Malvagio) · Villaggio ① · For 2 · Ast 5 · Vit 4/4 · Fat 0/3",
    ]
    assert texts(face().lately(state.view(0), 0, [], 80))[0] == " Altrove Castello ③"
    assert middle(state, 80, None)[0] == " Villaggio ①"


def test_in_the_inner_region_both_ways_to_the_crown_are_shown() -> None:
    state = table(one("WIZARD", "MINES"), one("TROLL", "CROWN"))
    assert middle(state, 80)[:2] == [
        " Piana › Miniere ① › Torre › Pozzi › Fuoco › Corona ②",
        " Piana › Cripta › Morte › Tana › Fuoco › Corona ②",
    ]


def test_without_screens_the_board_is_told_in_words() -> None:
    state = table(one("WIZARD", "VILLAGE"), one("TROLL", "CASTLE"), coins={"OASIS": 1}, lying={"OASIS": "BEAR"})
    assert middle(state, drawn=False)[:3] == [
        " Nel Villaggio: Ada",
        " Nell’Oasi: Orso, una moneta",
        " Al Castello: Bruno",
    ]


def test_the_own_area_tells_where_every_point_comes_from() -> None:
    state = table(
        one(
            "WIZARD",
            "CITY",
            strength=1,
            objects="SWORD1 BELT",
            followers="MAIDEN MULE1",
            spells="TELEPORT1",
            trophies="BEAR WRAITH1",
            quest=2,
        )
    )
    assert middle(state)[7:] == [
        " Mago (Malvagio) · Forza 4 (scheda 2 + segnalini 1 + Cintura Magica 1) ·",
        " Astuzia 7 (scheda 5 + Fanciulla 2) · Vitalità 4/4 · Fato 0/3 · Oro 1",
        " Oggetti 2/8: Spada, Cintura Magica · Seguaci: Fanciulla, Mulo · Magie 1/3: Teletrasporto ·",
        " Trofei Forza 3/7, Astuzia 5/7: Orso, Apparizione · ricerca: uccidere un Nemico",
    ]


def test_each_player_has_a_line_and_others_show_what_they_have() -> None:
    state = table(one("WIZARD", "CITY"), one("TROLL", "CITY", objects="AXE1", missed=2), None)
    lines = texts(columns(face().seats(state.view(0), 0, [], [])))
    assert lines == [
        "▸ 1 Ada (tu) Mago  For 2 Ast 5 Vit 4 Fat 0 Oro 1 Città",
        "  2 Bruno    Troll For 6 Ast 1 Vit 6 Fat 0 Oro 1 Città salta 2 turni; Ascia",
        "  3 Carla    ricomincia al prossimo turno",
    ]


def test_a_finished_game_shown_open_gives_each_its_own_spells() -> None:
    state = table(one("PROPHETESS", "CITY", spells="HEX"), one("WIZARD", "CHAPEL", spells="TELEPORT1"))
    shown = face()
    hands = [shown.hand(state.view(seat)) for seat in range(2)]
    assert hands == [["HEX", "TELEPORT1"], ["TELEPORT1"]]
    lines = texts(columns(shown.seats(state.view(None), None, [], hands)))
    assert lines[0].endswith("Città    Maledizione")
    assert lines[1].endswith("Cappella Teletrasporto")


def test_an_attack_shows_both_sums_and_the_dice() -> None:
    state = landed(one("WARRIOR", "RUNES1", fate=1, objects="SWORD1 AXE1"), lying={"RUNES1": "BEAR"}, dice=[2, 6, 3])
    assert "fight" in state.decisions[0].name
    assert middle(state)[-2:] == [" Combattimento  Ada: scheda 4", " contro         Orso 3 + Rune 2 = 5"]
    assert asked(state)[0] == "  1 Combatti (4 contro 5)  fight"
    assert "  3 Combatti con l’Ascia e la Spada (6 contro 5)  fight AXE1 SWORD1" in asked(state)
    # What may be left behind stands on one line and does not crowd them out.
    assert asked(state)[-1] == " Lascia qui  5 Ascia   6 Spada  drop …"
    play(state, "A fight AXE1 SWORD1")
    assert middle(state)[-2:] == [
        " Combattimento  Ada: scheda 4 + Ascia 1 + Spada 1 + dado 6 (2, 6) = 12",
        " contro         Orso 3 + Rune 2 + dado 3 = 8",
    ]
    assert told(state)[-1] == "Ada tira 2 e 6 e arriva a 12; l’Orso a 8."
    assert asked(state)[1] == "  2 Ritira il 2: spendi 1 Fato  fate 1"


def test_who_is_assassinated_does_not_roll() -> None:
    state = landed(one("ASSASSIN", "RUNES1"), lying={"RUNES1": "BEAR"})
    assert asked(state)[:2] == [
        "  1 Combatti (3 contro 5)  fight",
        "  2 Assassina (3 contro 3, che non tira)  assassinate",
    ]


def test_many_answers_stand_by_verb_on_few_lines() -> None:
    state = table(one("DRUID", "TAVERN", spells="HEX DESTRUCTION1", objects="SWORD1 AXE1", offer="outer"))
    decision = state.decisions[0]
    assert len(decision.actions) > 80
    lines = asked(state)
    assert len(lines) <= 18
    assert any(line.startswith(" Vai ") for line in lines)


def test_an_answer_in_many_words_does_not_push_the_others_apart() -> None:
    state = table(one("WIZARD", "CHAPEL", fate=1), dice=[3])
    play(state, "A roll")
    assert texts(answers(face().rows(state.view(0), state.decisions[0]), 100, True)) == [
        " Vai                          1 Bosco1   2 Pianura1  go …",
        " Fermati prima dell’incontro  3 Bosco1   4 Pianura1  halt …",
        " Altro                        5 Passa il ponte e arriva sulle Colline oltre il ponte",
        "  6 Ritira il 3: spendi 1 Fato  fate 1",
    ]


def test_spaces_of_several_regions_stand_by_region_under_their_whole_names() -> None:
    lines = asked(table(one("WIZARD", "TAVERN", spells="HEX"), lying={"OASIS": "BEAR"}))
    outer = next(
        i for i, line in enumerate(lines) if line.startswith(" Maledizione su (Regione Esterna)  2 Villaggio ")
    )
    middle = next(i for i, line in enumerate(lines) if line.startswith(" Maledizione su (Regione di Mezzo) "))
    assert outer < middle
    assert "Sentinella" in " ".join(lines[outer:middle])
    assert "Cavaliere" in " ".join(lines[middle:])
    assert "Oasi ▪1" in " ".join(lines[middle:])


@pytest.mark.parametrize(("size", "players"), [((80, 24), 3), ((100, 24), 4), ((100, 30), 6)])
@pytest.mark.parametrize("language", ["it", "en"])
def test_a_question_with_many_answers_fits_the_screen(size: tuple[int, int], players: int, language: str) -> None:
    others = [one(name, "CITY") for name in ("TROLL", "ELF", "THIEF", "MONK", "GHOUL")]
    state = table(one("WIZARD", "TAVERN", spells="HEX", objects="SWORD1 AXE1"), *others[: players - 1])
    decision = state.decisions[0]
    assert len(decision.actions) > 35
    width, height = size
    output = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    desk = Desk(Words(language), Console(file=output, force_terminal=True, width=width, height=height))
    lines = draw(desk, face(language), Scene(state.view(0), 0, [], [], decision, keys="q"))
    assert len(lines) < height
    assert not NO_WORDS.search("\n".join(texts(lines)))


def test_without_screens_answers_say_who_is_there() -> None:
    state = table(one("WIZARD", "FOREST"), one("TROLL", "FIELDS6"), dice=[1])
    play(state, "A roll")
    assert asked(state, drawn=False)[1] == "  2) Vai nei Campi tra Foresta e Villaggio (Bruno)  [go FIELDS6]"


def test_the_log_calls_everything_by_its_name() -> None:
    state = table(one("WIZARD", "FOREST", spells="TELEPORT1"), one("TROLL", "CITY"), dice=[1])
    play(state, "A cast-at TELEPORT1 TAVERN")
    assert told(state)[1] == "Ada lancia Teletrasporto nella Taverna."
    assert told(state, "en")[1].startswith("Ada casts Teleport")
    assert not NO_WORDS.search(" ".join(told(state)))


def sentence(state: State, language: str = "it", seat: int = 0) -> str:
    """The open question of a seat in words."""
    decision = state.decision_of(seat)
    assert decision is not None
    return face(language).question(state.view(seat), decision)


def test_a_question_names_what_it_is_about() -> None:
    gate = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "GATE"})
    assert sentence(gate) == "Portale Magico: entri? Un dado dirà dove arrivi."
    assert asked(gate) == ["  1 Entra  choose yes", "  2 Passa oltre  choose no"]
    duel = landed(one("TROLL", "FIELDS1"), one("ELF", "FIELDS1"))
    assert sentence(duel) == "Sei nei Campi tra Villaggio e Cimitero: chi o che cosa incontri?"
    play(duel, "A meet P2; A attack P2")
    assert sentence(duel, "en", 1) == "Ada attacks you: how do you defend yourself?"
    death = landed(one("TROLL", "DEATH", fate=1), dice=[2, 3, 1, 1])
    assert sentence(death).startswith("La Morte ha tirato 2 e 3, tu 1 e 1.")
    spell = table(one("WIZARD", spells="RANDOM1"), one("MONK", spells="COUNTERSPELL1"), one("TROLL"))
    play(spell, "A cast-on RANDOM1 P3")
    assert sentence(spell, "en", 1) == "Ada casts Random on Carla: do you cancel it?"
    full = landed(one("ELF", "FIELDS1", objects="RING CROSS SWORD1 SWORD2"), lying={"FIELDS1": "AXE1"})
    assert sentence(full) == "Hai tutti gli Oggetti che puoi portare: lasci qualcosa per l’Ascia?"


@pytest.mark.parametrize("drawn", [True, False])
def test_whoever_may_cast_on_themselves_reads_no_name_there(drawn: bool) -> None:
    state = table(one("WIZARD", spells="HEALING1", life=2), one("TROLL", life=2))
    decision = state.decisions[0]
    rows = face(drawn=drawn).rows(state.view(0), decision)
    said = " ".join(texts(answers(rows, 120, drawn)))
    assert "di te" in said
    assert "Bruno" in said
    assert "Ada" not in said
    assert "yourself" in " ".join(face("en").action(decision, action) for action in decision.actions)


def test_an_unknown_subject_leaves_the_plain_question() -> None:
    state = landed(one("ELF", "FIELDS1"), lying={"FIELDS1": "GATE"})
    decision = state.decisions[0]
    assert face().question(state.view(1), decision) == "Entri?"  # another seat is not told what is asked


def test_a_shop_shows_its_prices() -> None:
    state = landed(one("TROLL", "VILLAGE", gold=6))
    assert asked(state)[0] == "  1 Non visitare nessuno  choose none"
    play(state, "A choose blacksmith")
    assert sentence(state) == "Villaggio: che cosa compri? Hai 6 monete."
    assert asked(state)[0].startswith(" Compra  1 Armatura (4)   2 Ascia (3)")
    state = landed(one("TROLL", "VILLAGE", gold=2))
    play(state, "A choose blacksmith")
    assert asked(state)[0] == "  1 Compra l’Elmo (2 monete)  buy HELMET"


def test_ordinary_answers_come_first_and_spending_fate_last(run: Run) -> None:
    state = table(one("TROLL", "VILLAGE", fate=2), dice=[2])
    play(state, "A roll")
    decision = state.decisions[0]
    assert GAME.notation.text(decision.actions[0]).startswith("fate")  # as rules and bots number them
    lines = asked(state)
    assert " 1 Vai" in lines[0]
    assert lines[-1].endswith("fate 1")
    # What is typed means what stands on the screen.
    offered = [GAME.notation.text(action) for action in face().answers(decision)]
    assert offered[0].startswith("go ") and offered[-1] == "fate 1"


def test_whoever_rolled_can_read_what_awaits_them() -> None:
    state = table(one("TROLL", "VILLAGE"), lying={"GRAVEYARD": "BEAR"}, dice=[2])
    play(state, "A roll")
    lines = texts(face().lately(state.view(0), 0, [], 100))
    assert lines[0].startswith(" Foresta: Tira un dado.") or lines[0].startswith(" Cimitero (Orso):")
    assert any(line.startswith(" Cimitero (Orso):") for line in lines)
    assert any(line.startswith(" Troll: ") for line in lines)


def test_an_event_that_asks_for_a_roll_can_be_read_though_it_is_gone() -> None:
    state = landed(one("TROLL", "FIELDS1", fate=1), deck="IMP", dice=[1])
    assert texts(face().lately(state.view(0), 0, [], 100))[0].startswith(" Diavoletto (Evento): Tira un dado")


def test_what_others_have_is_told_in_full_where_their_line_is_too_long() -> None:
    things = "RING CROSS SWORD1 SHIELD1 AXE1 HELMET1 BELT ORB"
    state = table(one("TROLL", "VILLAGE"), one("ELF", "CITY", objects=things, followers="MULE1"))
    line = texts(face().lately(state.view(0), 0, [], 80))[0]
    assert line.startswith(" Bruno: Anello, Croce, Spada")
    assert texts(face().lately(state.view(0), 0, [], 200))[0].startswith(" Villaggio")


def test_points_stand_beside_the_places_only_where_they_decided() -> None:
    crowned = table(one("TROLL", "FIRE", objects="TALISMAN1"), one("ELF", life=1), dice=[6])
    play(crowned, "A go CROWN")
    assert not face().counts_points(crowned.view(None))
    told_end = texts(face().ending(crowned.view(None), [event.seen_by(None) for event in crowned.events or []]))
    assert told_end[0] == "Tutti gli altri sono fuori dal gioco: la vittoria è di Ada, dalla Corona del Comando."
    assert told_end[2] == " Alla Corona del Comando è arrivato per primo il personaggio di Ada."
    timed = table(one("TROLL", "VILLAGE", strength=4), missed_elf(), round=10, options={"sudden-death": "rounds-10"})
    while not timed.over:
        decision = timed.decisions[0]
        timed.play(decision.seat, decision.actions[0])
    assert face().counts_points(timed.view(None))
    assert told(timed, "en")[-1].startswith("Time is up and points count: victory for Ada with ")


def missed_elf() -> MadeHero:
    return one("ELF", missed=1)


def test_a_bot_says_why() -> None:
    said = face("en").why("why-toward", {"space": "OASIS", "reason": ("why-coins", {})})
    assert said == "This takes me nearer: I want to get to the Oasis. There is gold."
    assert face().why("why-hunt", {"cards": ["BEAR"], "percent": 72}) == (
        "Voglio un trofeo (l’Orso): vinco 72 volte su 100."
    )


def test_the_reasons_of_bots_stand_in_the_log(run: Run, tmp_path: Path) -> None:
    line = f"play talisman --players 2 --seed 3 --save {tmp_path / 'game.json'}"
    result = run(line, ["1"] * 12 + ["l", "", "q"], None, LANG="it_IT.UTF-8")
    assert result.code == 0
    assert "Corvo: «" in result.text


@pytest.mark.parametrize(("language", "size"), [("it", None), ("en", (80, 24)), ("it", (100, 30))])
def test_a_whole_game_can_be_played(run: Run, tmp_path: Path, language: str, size: tuple[int, int] | None) -> None:
    path = tmp_path / "game.json"
    line = f"play talisman --players 3 --seed 6 --option sudden-death=rounds-10 --bots random --save {path}"
    typed = [str(1 + number % 2) for number in range(400)]
    result = run(line, typed, size, LANG="it_IT.UTF-8" if language == "it" else "en_GB.UTF-8")
    assert result.code == 0
    assert not NO_WORDS.search(result.text)
    assert ("La partita è finita" if language == "it" else "The game is over") in result.text
    assert ("una sola risposta" if language == "it" else "only one answer") not in result.text  # a roll tells itself
    record = load_record(path, tavolata.game)
    assert record.state.over
    again = run(f"replay {path}", ["n", "n", "G", "l", "", "q"], size)
    assert again.code == 0
    assert not NO_WORDS.search(again.text)
