"""Values are corrected while people play, for real: tables are finished with what they were begun with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from scripts.services import Postgres, Redis, Site

import signoria
from signoria import Match
from signoria.games.base import Game
from tests.amounts import number_of
from tests.editions import install
from tests.pages import parse, sheets
from tests.web.callers import Caller, decisions_of, happens

SHORT = {
    "carrara": {"ruled": "1", "option_stall_rounds": "2"},
    "lorenzo": {},
    "virtu": {"ruled": "1", "option_year_limit": "1"},
}
"""By game: house rules that end it soon, but not before somebody has decided twice."""


class House:
    """A site of one process or of two that share everything; people go to and fro between them."""

    def __init__(self, folder: Path, sites: list[Site]) -> None:
        self.folder = folder
        self.here = sites[0].url
        self.there = sites[-1].url


@pytest.fixture(scope="module", params=["sqlite", "postgresql", "two processes"])
def house(
    request: pytest.FixtureRequest, postgres: Postgres, redis: Redis, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    where = {"SIGNORIA_DATA": str(folder), "SIGNORIA_BOT_PAUSE": "0"}
    if request.param != "sqlite":
        where["DATABASE_URL"] = postgres.create(f"corrected {request.param}")
    if request.param != "two processes":
        with Site(1, **where) as site:
            yield House(folder, [site])
    else:
        with Site(1, REDIS_URL=redis.url, **where) as one, Site(1, REDIS_URL=redis.url, **where) as two:
            yield House(folder, [one, two])


def page(caller: Caller, address: str) -> str:
    answer = caller.get(address)
    assert answer.status_code == 200, answer.text
    return answer.text


def decide(caller: Caller, table: str) -> None:
    """As soon as it is one's turn."""
    assert happens(lambda: bool(decisions_of(caller.scene(table))))
    assert caller.decide(table).status_code == 302


def finish(caller: Caller, table: str) -> None:
    """Leave the seat to a bot, and wait until the bots have finished."""
    assert caller.post_form(f"{table}seat/0/", level="random").status_code == 302
    assert happens(lambda: "/result/" in caller.scene(table), 60)


def check_hint(caller: Caller, table: str) -> None:
    """A strong bot thinks of what the page offers, or of what goes on from there."""
    assert happens(lambda: bool(decisions_of(caller.scene(table))))
    thought_of = decisions_of(caller.post_form(f"{table}hint/").text)
    assert thought_of
    offered = decisions_of(caller.scene(table))
    assert all(any(f"{deed};".startswith(f"{offer};") for offer in offered) for deed in thought_of)


def check_end(caller: Caller, table: str, game: Game) -> None:
    """Result, replay and record of a table are those of a match of that edition."""
    record = page(caller, f"{table}record/")
    match = Match.from_record(record)
    assert (match.over, match.game) == (True, game)
    told = sheets(parse(page(caller, f"{table}result/")))["Final result"].row("Total")
    totals = [number_of(text) for text in list(told.values())[1:]]
    assert totals == [match.scores()[seat].total for seat in match.ranking()]
    for number in (0, match.number // 2, match.number):
        page(caller, f"{table}replay/{number}/")
    shown = [line.text for line in parse(page(caller, table)).all("p.edition")]
    assert [game.data_version in line for line in shown] == ([] if game is signoria.game(game.name) else [True])


@pytest.mark.parametrize("name", signoria.games())
def test_a_table_is_finished_with_the_values_it_was_begun_with(
    house: House, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIGNORIA_DATA", str(house.folder))
    shipped, anna = signoria.game(name), Caller(house.here)
    wishes = ["me", *["bot:random"] * (shipped.seats[0] - 1)]
    old = anna.create_table(*wishes, game=name, variant=shipped.variants[-1], **SHORT[name])
    decide(anna, old)
    corrected = install(name)
    new = anna.create_table(*wishes, game=name, variant=shipped.variants[-1], at=house.there, **SHORT[name])
    for table in (house.there + old, house.here + new):
        check_hint(anna, table)
        decide(anna, table)
    finish(anna, house.there + old)
    finish(anna, house.here + new)
    for url in (house.here, house.there):
        check_end(anna, url + old, shipped)
        check_end(anna, url + new, corrected)
