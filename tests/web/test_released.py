"""Tables of earlier releases: the site of today is opened on their databases, and they are played on.

Meanwhile values of all games are corrected, which concerns none of these tables.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from scripts.services import Postgres, Site, program

import signoria
from signoria import Match
from tests import released
from tests.amounts import shown
from tests.editions import another, install
from tests.pages import parse
from tests.web.callers import Caller, decisions_of, number_of

PEOPLE = ("Anna", "Berta")
GAMES = signoria.games()
MOST = 200
"""Decisions of people, within which a bot is asked for sure; and moments to wait for its answer."""


class House:
    """A site on the database of a release, and how its tables stood when it was stopped."""

    def __init__(self, site: Site, kept: Path) -> None:
        self.url = site.url
        self.told: dict[str, Any] = json.loads(released.unpack(kept / "tables.json.gz"))

    def table(self, game: str, kind: str) -> dict[str, Any]:
        return next(table for table in self.told["tables"] if (table["game"], table["kind"]) == (game, kind))

    def caller(self, who: str) -> Caller:
        """Somebody whose browser has kept its session; a stranger has none."""
        caller = Caller(self.url)
        if who in self.told["sessions"]:
            caller.cookies.set("sessionid", self.told["sessions"][who])
        return caller


def restore_postgresql(kept: Path, postgres: Postgres) -> str:
    """A database as it was dumped; returns its address."""
    address = postgres.create(f"released {kept.parent.name}")
    command = [program("psql"), "--quiet", "--no-psqlrc", "-v", "ON_ERROR_STOP=1", "-o", "/dev/null", address]
    subprocess.run(command, input=released.unpack(kept / "signoria.sql.gz"), check=True)
    return address


@pytest.fixture(
    scope="module",
    params=[release / database for release in released.releases() for database in ("sqlite", "postgresql")],
    ids=lambda kept: f"{kept.parent.name}-{kept.name}",
)
def house(
    request: pytest.FixtureRequest, postgres: Postgres, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    kept: Path = request.param
    folder = tmp_path_factory.mktemp("site")
    where = {"SIGNORIA_DATA": str(folder)}
    if kept.name == "sqlite":
        (folder / "signoria.db").write_bytes(released.unpack(kept / "signoria.db.gz"))
    else:
        where["DATABASE_URL"] = restore_postgresql(kept, postgres)
    with Site(1, SIGNORIA_BOT_PAUSE="0.3", **where) as site, pytest.MonkeyPatch.context() as patch:
        patch.setenv("SIGNORIA_DATA", str(folder))
        for game in GAMES:
            install(game)
        yield House(site, kept)


def page(caller: Caller, path: str) -> str:
    answer = caller.get(path)
    assert answer.status_code == 200, answer.text
    return answer.text


def asked(people: list[Caller], path: str) -> Caller | None:
    """Who of the people is asked; nobody while a bot is."""
    return next((caller for caller in people if decisions_of(caller.scene(path))), None)


def decide(caller: Caller, path: str) -> None:
    """Take a decision that is offered; the table must go on."""
    before = number_of(caller.scene(path))
    assert caller.decide(path).status_code == 302
    assert number_of(caller.scene(path)) > before


def play_on(people: list[Caller], path: str) -> None:
    """Decide until a bot is asked, and wait until it has answered."""
    for _ in range(MOST):
        caller = asked(people, path)
        if caller is None:
            wait_for_bots(people, path)
            return
        decide(caller, path)
    raise AssertionError(f"no bot was asked at {path}")


def wait_for_bots(people: list[Caller], path: str) -> None:
    for _ in range(MOST):
        if asked(people, path) is not None:
            return
        sleep(0.1)
    raise AssertionError(f"no bot has answered at {path}")


def check_pages(house: House, table: dict[str, Any]) -> None:
    """The table stands as it was left, drawn and plain, for its people and for strangers."""
    path = table["path"]
    for who in (*PEOPLE, "a stranger"):
        caller = house.caller(who)
        for mode in ("drawn", "text"):
            assert number_of(page(caller, f"{path}?mode={mode}")) == table["number"]
        expected = table["offers"] if who == table["asked"] else []
        offers = {plan.partition(";")[0] for plan in decisions_of(caller.scene(path))}
        assert sorted(offers) == sorted(expected)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_table_is_played_on(house: House, game: str) -> None:
    table = house.table(game, "running")
    check_pages(house, table)
    people = [house.caller(who) for who in PEOPLE]
    play_on(people, table["path"])
    for caller in people:
        page(caller, table["path"])


@pytest.mark.parametrize("game", GAMES)
def test_a_table_goes_back_as_was_proposed_and_is_played_on(house: House, game: str) -> None:
    table = house.table(game, "gone back")
    path = table["path"]
    check_pages(house, table)
    anna, berta = people = [house.caller(who) for who in PEOPLE]
    assert berta.post_form(f"{path}vote/", vote="yes", decision=table["proposed"]).status_code == 302
    assert number_of(berta.scene(path)) == table["number"] + 1
    assert asked(people, path) is anna
    play_on(people, path)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_over_shows_its_result_and_every_position(house: House, game: str) -> None:
    table = house.table(game, "over")
    path = table["path"]
    check_pages(house, table)
    match = Match.from_record(table["record"])
    for who in ("Anna", "a stranger"):
        caller = house.caller(who)
        result = page(caller, f"{path}result/")
        for score in match.scores():
            assert shown(score.total) in result
        for number in (0, match.number // 2, match.number):
            page(caller, f"{path}replay/{number}/")
        assert page(caller, f"{path}record/") == table["record"]


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_of_a_released_table_is_played_with_the_values_of_today(house: House, game: str) -> None:
    anna = house.caller("Anna")
    answer = anna.post_form(f"{house.table(game, 'over')['path']}rematch/")
    assert answer.status_code == 302
    (line,) = parse(page(anna, answer.headers["Location"])).all("p.edition")
    assert another(game).data_version in line.text


def test_what_was_said_is_still_there(house: House) -> None:
    shown = page(house.caller("Berta"), house.table("lorenzo", "running")["path"])
    assert "Buona fortuna, Berta!" in shown
    assert "Děkuji, dziękuję, спасибо!" in shown


def test_an_account_leads_to_its_tables(house: House) -> None:
    elsewhere = Caller(house.url)
    form = {"username": "Anna", "password": house.told["password"]}
    assert elsewhere.post_form("/me/login/", **form).status_code == 302
    home = page(elsewhere, "/")
    for table in house.told["tables"]:
        assert table["path"] in home
