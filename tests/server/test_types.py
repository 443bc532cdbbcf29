"""The browser's types are those of the wire."""

from pathlib import Path

from tavolata.server.types import typescript

WIRE_TS = Path(__file__).parents[2] / "web" / "src" / "lib" / "wire.ts"


def test_the_types_of_the_browser_are_those_of_the_wire() -> None:
    assert WIRE_TS.read_text(encoding="utf-8") == typescript(), "run: python -m tavolata.server.types"


def test_the_same_structs_always_give_the_same_file() -> None:
    assert typescript() == typescript()


def test_a_message_is_told_by_its_tag_and_clients_may_leave_out_what_has_a_default() -> None:
    text = typescript()
    assert 'export interface Hello {\n  t: "hello";\n  table: string;\n  seat?: number | null;' in text
    assert "export type FromServer = State | Update" in text
    assert "  waiting: number[];" in text
