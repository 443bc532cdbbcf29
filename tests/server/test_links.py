"""A link is a key: who holds an old one holds nothing, and what guards all links is guarded itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from server.keys import Keys, tokens
from server.tables import Hand, gather, house, in_loop, token_in
from tavolata.engine import SetupError
from tavolata.server.serve import Plan, listening_socket, open_store
from tavolata.server.tokens import secret_of


@in_loop
async def test_a_seats_link_seen_while_the_seat_was_free_shows_nobodys_hand(tmp_path: Path) -> None:
    """The host sees the links of free seats; once somebody sits there by the invitation they are worth nothing."""
    async with house(tmp_path) as home:
        host, spy, bruno = (home.visitor() for _ in range(3))
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        where = created["table"]["id"]
        path = f"/api/tables/{where}"
        copied = token_in(created["seats"][1]["path"])
        await spy.ok("POST", f"{path}/enter", {"token": copied})  # opened before, kept for later
        await bruno.ok("POST", f"{path}/enter", {"token": token_in(created["invite"])})
        await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})
        await host.ok("POST", f"{path}/start")
        assert await spy.no("POST", f"{path}/hello", {"table": where, "seat": 1}) in (
            "error-not-your-seat",
            "error-no-link",
        )
        late = home.visitor()
        assert await late.no("POST", f"{path}/enter", {"token": copied}) == "error-link"
        own = (await bruno.ok("GET", f"{path}/links"))["seats"]
        assert [link["seat"] for link in own] == [1]
        # The person's own link still brings them back on another device.
        phone = home.visitor()
        await phone.ok("POST", f"{path}/enter", {"token": token_in(own[0]["path"])})
        assert (await phone.ok("POST", f"{path}/hello", {"table": where, "seat": 1}))["view"]["hand"] is not None


@in_loop
async def test_who_sits_by_the_seats_own_link_keeps_it(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        host, bruno, phone = (home.visitor() for _ in range(3))
        created = await host.ok("POST", "/api/tables", {"game": "indy", "players": 2, "host": {"name": "Ada"}})
        path = f"/api/tables/{created['table']['id']}"
        token = token_in(created["seats"][1]["path"])
        await bruno.ok("POST", f"{path}/enter", {"token": token})
        await bruno.ok("POST", f"{path}/sit", {"person": {"name": "Bruno"}})
        assert (await phone.ok("POST", f"{path}/enter", {"token": token}))["seat"] == 1


@in_loop
async def test_a_rematch_gives_each_their_own_link_and_nobody_anothers(tmp_path: Path) -> None:
    """Bruno, who is not the host, asks for it; a bot sits at the third seat, as before."""
    async with house(tmp_path) as home:
        keys = Keys(home)
        ada, bruno = keys.person("Ada"), keys.person("Bruno")
        wish = {"game": "indy", "players": 3, "beat": 0, "fill": "random", "host": {"name": "Ada"}}
        created = await ada.ok("POST", "/api/tables", wish)
        where = created["table"]["id"]
        await bruno.ok("POST", f"/api/tables/{where}/enter", {"token": token_in(created["invite"])})
        await bruno.ok("POST", f"/api/tables/{where}/sit", {"person": {"name": "Bruno"}})
        await ada.ok("POST", f"/api/tables/{where}/start")
        lines = [await ada.line(), await bruno.line()]
        await gather(*(Hand(line, where, seat, seat).play() for seat, line in enumerate(lines)))
        again = await bruno.ok("POST", f"/api/tables/{where}/rematch")
        new = again["table"]["id"]
        assert list(tokens(again)) == [1]
        await bruno.ok("POST", f"/api/tables/{new}/start")
        for person, seat in ((ada, 0), (bruno, 1)):
            assert list(tokens(await person.ok("GET", f"/api/tables/{new}/links"))) == [seat]
            await person.look(new, seat)
        await keys.check(new)
        # The links that the empty table had before anybody sat there open nothing, whoever could have made them out.
        for seat in range(3):
            first = home.hall.links.token(new, f"seat-{seat}", 0)
            assert await home.visitor().no("POST", f"/api/tables/{new}/enter", {"token": first}) == "error-link"


@pytest.mark.parametrize("damaged", [b"", b"x", b"x" * 31])
def test_a_damaged_secret_is_refused(tmp_path: Path, damaged: bytes) -> None:
    (tmp_path / "secret").write_bytes(damaged)
    with pytest.raises(SetupError) as refusal:
        secret_of(tmp_path)
    assert refusal.value.key == "error-secret"


def test_an_address_that_is_not_here_is_named_with_its_reason() -> None:
    with pytest.raises(SetupError) as refusal:
        listening_socket(Plan(host="198.51.100.7", port=8123))
    assert refusal.value.key == "error-bind"


@pytest.mark.parametrize("url", ["foo", "mysql://ada:secret@localhost/tables"])
def test_only_databases_that_can_be_used_are_tried(tmp_path: Path, url: str) -> None:
    with pytest.raises(SetupError) as refusal:
        open_store(Plan(database=url), tmp_path)
    assert refusal.value.key == "error-database-kind"
    assert "secret" not in str(refusal.value)


@in_loop
async def test_health_tells_that_the_database_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as home:
        visitor = home.visitor()
        assert (await visitor.get("/api/health")).status == 200

        async def gone(_: object) -> None:
            raise OperationalError("select 1", {}, Exception("the server closed the connection"))

        with monkeypatch.context() as patched:
            patched.setattr(home.site.store, "run", gone)
            answer = await visitor.get("/api/health")
        assert (answer.status, answer.json["database"]) == (503, "down")
