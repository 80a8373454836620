"""Decisions, questions and results of Virtù on the plain page: what they cost and bring is true."""

import pytest

import signoria
from signoria.presentation import presenter_of
from tests.amounts import amounts, counted, number_of
from tests.editions import each_edition
from tests.pages import Sheet, parse, sheets
from tests.virtu.offers import SCENES, check_offers, scene
from tests.virtu.positions import NAMES, THINGS, View, ended, full
from tests.web.plain_pages import called, offers_on, read, sheet_of
from tests.web.visitors import laid_out

edition = each_edition("virtu")


def test_what_has_been_gathered_and_is_to_pay() -> None:
    for name, start, key in (("intrigue", "Gathered so far: ", "pool"), ("a step of patronage", "To pay: ", "price")):
        match = scene(name)
        view: View = match.view(match.seat)
        page = read(match, match.seat)
        (told,) = [line.text for line in page.all("ul.summary li") if line.text.startswith(start)]
        assert amounts(told.removeprefix(start), THINGS) == view["asked"][key]
        asked = page.one("#question").text.partition(" to pay")[0].removeprefix("You perform intrigue, with ")
        assert amounts(asked.removesuffix(" at hand."), THINGS) == view["asked"][key]


def test_the_bonuses_of_a_battle() -> None:
    match = scene("another war bonus")
    view: View = match.view(match.seat)
    asked = view["asked"]
    bonuses = [(asked["attack_bonus"], ""), (asked["defence_bonus"], "")]
    assert bonuses[0] != bonuses[1]
    page = read(match, match.seat)
    (told,) = [line.text for line in page.all("ul.summary li") if line.text.startswith("Battle at")]
    assert counted(told, THINGS) == bonuses
    assert counted(page.one("#question").text, THINGS) == bonuses
    assert NAMES[asked["city"]] in told


@pytest.mark.parametrize(("name", "key", "thing"), [("a move", "steps", ""), ("units to disband", "left", "unit")])
def test_numbers_of_a_question(name: str, key: str, thing: str) -> None:
    match = scene(name)
    view: View = match.view(match.seat)
    told = counted(read(match, match.seat).one("#question").text, THINGS)
    assert told == [(view["asked"][key], thing)]


@pytest.mark.parametrize("name", SCENES)
def test_what_is_offered_costs_and_brings_what_it_says(name: str) -> None:
    match = scene(name)
    reader = match.seat
    check_offers(match, offers_on(read(match, reader)), lambda seat: "you" if seat == reader else called(seat, None))


def check_scores(view: View, ranking: list[int], sheet: Sheet) -> None:
    scores = presenter_of(signoria.game("virtu")).standing(view, view["scores"])
    ranked = [scores[seat] for seat in ranking]
    assert sheet.headings[1:] == [called(seat, 0) for seat in ranking]
    assert len(sheet.rows) == len(ranked[0]["parts"]) + 2
    for score in ranked:
        told = list(sheet.column(called(score["seat"], 0)).values())
        assert [number_of(cell) for cell in told] == [*score["parts"].values(), score["total"], score["place"]]


def test_prestige_if_the_game_ended_now() -> None:
    match = full()
    view: View = match.view(0)
    sheet = sheet_of(read(match, 0), "points")
    assert sheet.caption == "If the game ended now"
    check_scores(view, match.ranking(), sheet)
    assert sheet.names == [
        "City track", "Furthest on the city track", "Patronage track", "Furthest in patronage", "Cards and tiles",
        "Patronage bonuses", "Cathedrals", "Religious influence", "Trophies", "Alliances", "Indulgences", "Total",
        "Place",
    ]  # fmt: skip
    parts = ["cities", "most cities", "patronage", "most patronage", "cards and tiles", "bonuses", "cathedrals"]
    assert list(view["scores"][0]["parts"]) == [*parts, "religion", "trophies", "alliances", "indulgences"]


def test_the_final_scoring_by_category() -> None:
    match = ended()
    table, clients = laid_out(match)
    page = parse(clients[0].get(f"/t/{table.id}/?mode=text").content)
    result = parse(clients[0].get(f"/t/{table.id}/result/").content)
    for sheet in (sheet_of(page, "points"), sheets(result.one("div.sheets"))["Final result"]):
        assert sheet.caption == "Final result"
        check_scores(match.view(None), match.ranking(), sheet)
