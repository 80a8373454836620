"""Decisions and results of The Palaces of Carrara on the plain page: what they cost and bring is true."""

import pytest

from signoria import Match
from tests.amounts import amounts, counted
from tests.carrara.offers import SCENES, check_offers, scene, visited
from tests.carrara.positions import GAME, NAMES, THINGS, View, ended
from tests.editions import each_edition
from tests.pages import parse, sheets
from tests.web.plain_pages import called, plans_on, read, sheet_of
from tests.web.visitors import laid_out, seated

edition = each_edition("carrara")


@pytest.mark.parametrize("name", SCENES)
def test_what_is_offered_costs_and_brings_what_it_says(name: str) -> None:
    match = scene(name)
    check_offers(match, plans_on(read(match, 1)))


@pytest.mark.parametrize("seat", [1, 3])
def test_what_is_offered_during_a_visit_tells_the_bonus_at_stake(seat: int) -> None:
    match = visited(seat)
    check_offers(match, plans_on(read(match, seat)))


def test_at_each_part_everything_is_offered_first_and_less_of_it_beside() -> None:
    page = read(scene("blocks"), 1)
    lines = page.all("#decide ul.choices li")
    for part, line in enumerate(lines, start=1):
        first, *others = [button["value"].split("; ") for button in line.all("button")]
        assert {step.split()[1] for plan in (first, *others) for step in plan if step != "stop"} == {str(part)}
        assert first[0].startswith(f"take {part} ")
        assert others == [button["value"].split("; ") for button in line.all("details.instead button")]
    assert len(lines) == 6
    assert sum(len(line.all("details.instead button")) for line in lines) > len(lines)


def test_a_payment_asks_for_the_blocks_that_are_left() -> None:
    match = scene("a payment")
    view: View = match.view(1)
    asked = view["asked"]
    told = read(match, 1).one("#question").text
    name = NAMES[asked["tile"]]
    assert told.startswith(f"{name} in {NAMES[asked['city']]}: ")
    assert counted(told.removeprefix(name), THINGS) == [(asked["left"], "block")]


@pytest.mark.parametrize("variant", GAME.variants)
def test_the_final_scoring_by_category_and_all_screens_lifted(variant: str) -> None:
    match = ended(variant)
    view: View = match.view(None)
    table, clients = laid_out(match)
    page = parse(clients[0].get(f"/t/{table.id}/?mode=text").content)
    result = parse(clients[0].get(f"/t/{table.id}/result/").content)
    for sheet in (sheet_of(page, "points"), sheets(result.one("div.sheets"))["Final result"]):
        ranked = [view["scores"][seat] for seat in match.ranking()]
        assert sheet.headings[1:] == [called(score["seat"], 0) for score in ranked]
        assert len(sheet.rows) == len(ranked[0]["parts"]) + 2
        for score in ranked:
            told = list(sheet.column(called(score["seat"], 0)).values())
            assert [int(cell) for cell in told] == [*score["parts"].values(), score["total"], score["place"]]
    players = sheet_of(page, "players")
    coins = {called(player["seat"], 0): str(player["coins"]) for player in view["players"]}
    assert players.column("Coins") == coins
    for player in view["players"]:
        marble = players.row(called(player["seat"], 0))["Marble"]
        assert (amounts(marble, THINGS) if marble != "none" else {}) == player["blocks"]


def test_the_categories_of_the_final_scoring_have_their_names() -> None:
    match = ended("advanced")
    sheet = sheet_of(read(match, 0), "points")
    assert sheet.names == ["Points on the track", "Coins", "Decorations", "Statues", "Total", "Place"]
    view: View = match.view(0)
    assert list(view["scores"][0]["parts"]) == ["victory", "coins", "decorations", "statues"]


@pytest.mark.rule("CAR-HIDDEN-1")
def test_a_step_of_a_replay_shows_what_a_seat_saw_then() -> None:
    match = Match("carrara", 3, seed=1)
    for _ in range(5):
        match.play("pass")
    number = match.number - 2
    state = GAME.new(match.seats, match.variant, match.options)
    for _, decision in match.decisions()[:number]:
        state.apply(decision)
    table, clients = seated(match)
    for seat, client in enumerate(clients):
        page = parse(client.get(f"/t/{table.id}/replay/{number}/?mode=text").content)
        assert counted(page.one("span.where").text, THINGS) == [(number, ""), (match.number, "")]
        told = sheet_of(page, "players").column("Coins")
        view: View = state.view(seat)
        coins = {called(player["seat"], seat): player["coins"] for player in view["players"]}
        assert told == {name: "hidden" if number is None else str(number) for name, number in coins.items()}


def test_the_action_of_a_turn_stands_before_what_may_be_done_besides_and_passing_is_not_the_first() -> None:
    page = read(scene("a turn"), 1)
    headings = [heading.text for heading in page.all("#decide div.group h3")]
    assert headings == ["The action of your turn", "Besides, on your turn"]
    deeds = list(plans_on(page))
    assert deeds[0].startswith("buy; rotate")
    assert 0 < deeds.index("pass") < min(n for n, text in enumerate(deeds) if text.split()[0] in ("move", "purchase"))
