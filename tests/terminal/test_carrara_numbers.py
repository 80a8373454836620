"""The Palaces of Carrara at the terminal: every number of the board and of what is offered is that of the view."""

from pathlib import Path

import pytest

from signoria import Match
from tests.amounts import amounts, counted, number_of
from tests.carrara.offers import SCENES, Offers, check_offers, plans, scene, visited
from tests.carrara.positions import (
    CITIES,
    FACTS,
    GAME,
    NAMES,
    THINGS,
    View,
    ended,
    full,
    other_screens,
    ready,
)
from tests.carrara.table import own
from tests.carrara.table import shown_table as table
from tests.editions import each_edition
from tests.matches import standing
from tests.terminal.tables import at_hand, board, called, final, menu, resumed

edition = each_edition("carrara")


@pytest.mark.rule("CAR-HIDDEN-1")
@pytest.mark.parametrize("reader", [1, None])
def test_the_board_does_not_change_with_what_stands_behind_other_screens(reader: int | None) -> None:
    assert board(full(), reader).text == board(other_screens(1), reader).text


def test_own_coins_and_blocks_between_two_questions() -> None:
    match = full()
    for seat in range(match.seats):
        view: View = match.view(seat)
        own = view["players"][seat]
        coins, held = at_hand(match, seat).text.strip().split("; marble: ")
        blocks, stored = held.split("; in storage: ")
        free = 2 - len(own["storage"])
        assert stored == f"{', '.join(NAMES[id].lower() for id in own['storage']) or 'nothing'}, spaces free: {free}"
        assert counted(coins, THINGS) == [(own["coins"], "coins")]
        assert (amounts(blocks, THINGS) if own["blocks"] else blocks) == (own["blocks"] or "none")


def offers_in(match: Match, rows: list[list[str]]) -> Offers:
    """What stands behind the numbers of a menu, by the text of the plan of that number."""
    offered = list(plans(match))
    return {offered[int(number) - 1]: (words, note) for number, words, note in rows}


@pytest.mark.parametrize("name", SCENES)
def test_what_is_offered_costs_and_brings_what_it_says(name: str) -> None:
    match = scene(name)
    check_offers(match, offers_in(match, [row for table in menu(match).tables for row in table.rows]))


@pytest.mark.parametrize("seat", [1, 3])
def test_what_is_offered_during_a_visit_tells_the_bonus_at_stake(seat: int) -> None:
    match = visited(seat)
    check_offers(match, offers_in(match, [row for table in menu(match).tables for row in table.rows]))


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_final_scoring_by_category(variant: str) -> None:
    match = ended(variant)
    view: View = match.view(None)
    table = final(match, 1)
    ranked = [view["scores"][seat] for seat in match.ranking()]
    assert table.headings[1:] == [called(score["seat"], 1) for score in ranked]
    for score in ranked:
        told = [number_of(cell) for cell in table.column(called(score["seat"], 1)).values()]
        assert told == [*score["parts"].values(), score["total"], score["place"]]
    players = board(match, 1).table("Points, coins and marble")
    coins = {called(player["seat"], 1): str(player["coins"]) for player in view["players"]}
    assert players.column("Coins") == coins


@pytest.mark.rule("CAR-HIDDEN-1")
def test_a_game_that_goes_on_shows_the_own_seat_its_table(tmp_path: Path) -> None:
    match = Match("carrara", 3, "advanced", seed=3)
    while not match.seat:
        match.play("pass")
    seat = match.seat
    view: View = match.view(seat)
    screen, expected = resumed(match, tmp_path, seat), board(match, seat, everything=False)
    assert [table.rows for table in screen.tables[: len(expected.tables)]] == [table.rows for table in expected.tables]
    assert screen.table("Points, coins and marble").column("Coins") == {
        called(other, seat): str(view["players"][seat]["coins"]) if other == seat else "hidden"
        for other in range(match.seats)
    }


def told_ready(match: Match, reader: int | None) -> set[str]:
    """The places that are called ready for the seat that decides."""
    assert match.seat is not None
    column = board(match, reader).table("Who has a column where").column(called(match.seat, reader))
    return {place for place, mark in column.items() if mark == "ready"}


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("variant", GAME.variants)
def test_places_are_ready_for_whoever_could_score_them(variant: str, seat: int) -> None:
    match = full(variant, visited=False, turn=seat)
    assert told_ready(match, seat) == {NAMES[place] for place in ready(match)}
    seen_by_all = {NAMES[place] for place in ready(match) if "least_coins" not in FACTS[place]}
    assert told_ready(match, None) == seen_by_all


@pytest.mark.parametrize("city", CITIES)
def test_a_statue_makes_the_place_of_its_city_ready(city: str) -> None:
    state = table(variant="advanced", coins=0)
    own(state, 0, "villa-4", city, statue="gold")
    match = standing("carrara", state, "advanced")
    assert told_ready(match, 0) == {NAMES[place] for place in ready(match)}
    assert city in " ".join(FACTS[place].get("cities", "") for place in ready(match))


@pytest.mark.parametrize("missing", [0, 1])
@pytest.mark.parametrize("place", ["money-3to1", "money-2to1"])
def test_a_money_place_is_ready_from_its_coins_on(place: str, missing: int) -> None:
    state = table(variant="advanced", coins=int(FACTS[place]["least_coins"]) - missing)
    own(state, 0, "villa-4", "pisa")
    match = standing("carrara", state, "advanced")
    assert told_ready(match, 0) == {NAMES[place] for place in ready(match)}
    assert (place in ready(match)) == (not missing)


@pytest.mark.parametrize("stopped", [False, True])
def test_it_is_told_that_a_game_was_stopped(stopped: bool) -> None:
    match = ended("basic")
    match.state.stopped = stopped  # type: ignore[attr-defined]
    assert ("The game was stopped because nothing moved any more." in board(match, 0).lines) == stopped
