"""Decisions, questions and results of Virtù on the plain page: what they cost and bring is true."""

from collections.abc import Callable

import pytest

import signoria
from signoria import Match
from signoria.match.match import planned
from signoria.presentation import presenter_of
from tests.amounts import amounts, counted, number_of
from tests.editions import each_edition
from tests.pages import Element, Sheet, parse, sheets
from tests.virtu.offers import SCENES, Offers, check_offers, plans_of, scene
from tests.virtu.positions import NAMES, THINGS, View, ended, full
from tests.web.plain_pages import called as untitled
from tests.web.plain_pages import read, sheet_of, titled
from tests.web.visitors import laid_out

edition = each_edition("virtu")


def offers_on(page: Element) -> Offers:
    """By its plan every deed on offer: the words on its button, and the note beside it."""
    return {
        offer.all("button")[0]["value"]: (
            offer.all("button")[0].text,
            " ".join(note.text for note in offer.all("span.note")),
        )
        for offer in page.all("#decide ul.choices li")
    }


def test_what_is_to_pay_and_what_for() -> None:
    match = scene("the price of a purchase")
    view: View = match.view(match.seat)
    page = read(match, match.seat)
    (told,) = [line.text for line in page.all("ul.summary li") if line.text.startswith("To pay: ")]
    assert amounts(told.removeprefix("To pay: "), THINGS) == view["asked"]["price"]
    price, _, what = page.one("#question").text.partition(" to pay for ")
    assert amounts(price, THINGS) == view["asked"]["price"]
    assert what == f"a purchase: {NAMES[view['asked']['target']]}. What is used next?"


def test_what_has_been_gathered() -> None:
    match = scene("intrigue")
    view: View = match.view(match.seat)
    page = read(match, match.seat)
    (told,) = [line.text for line in page.all("ul.summary li") if line.text.startswith("Gathered so far: ")]
    assert amounts(told.removeprefix("Gathered so far: "), THINGS) == view["asked"]["pool"]
    assert "1 mask at hand" in page.one("#question").text


def test_the_strengths_of_a_battle_and_what_they_are_made_of() -> None:
    match = scene("another war bonus")
    view: View = match.view(match.seat)
    battle = view["battle"]
    page = read(match, match.seat)
    sums = f"{battle['attack']['total']} against {battle['defence']['total']}"
    assert page.one("#question").text == f"Siege of {NAMES[battle['city']]}: {sums}. A war bonus?"
    for side, name in (("attack", "Attack"), ("defence", "Defence")):
        (told,) = [line.text for line in page.all("ul.summary li") if line.text.startswith(f"{name}: ")]
        parts = battle[side]
        found = [number for number, _ in counted(told, THINGS)]
        assert found[0] == parts["total"]
        assert sum(found[1:]) == parts["total"] + parts["most"]


def test_a_move_is_asked_for_with_the_chamber_and_its_action() -> None:
    match = scene("a move")
    view: View = match.view(match.seat)
    told = read(match, match.seat).one("#question").text
    assert told.startswith(f"The token stands in chamber {view['asked']['chamber']} ({view['asked']['does']})")


@pytest.mark.parametrize("name", SCENES)
def test_what_is_offered_costs_and_brings_what_it_says(name: str) -> None:
    match = scene(name)
    offers = offers_on(read(match, match.seat))
    check_offers(match, {text: offers[text] for text in sorted(offers, key=plan_number(match))})


def plan_number(match: Match) -> Callable[[str], int]:
    """The place of a plan among all that are offered; pages gather them under headings."""
    return [planned(preview.plan) for preview in plans_of(match)].index


def check_scores(view: View, ranking: list[int], sheet: Sheet, called: Callable[[int], str]) -> None:
    scores = presenter_of(signoria.game("virtu")).standing(view, view["scores"])
    ranked = [scores[seat] for seat in ranking]
    assert sheet.headings[1:] == [called(seat) for seat in ranking]
    assert len(sheet.rows) == len(ranked[0]["parts"]) + 2
    for score in ranked:
        told = list(sheet.column(called(score["seat"])).values())
        assert [number_of(cell) for cell in told] == [*score["parts"].values(), score["total"], score["place"]]


def test_prestige_if_the_game_ended_now() -> None:
    match = full()
    view: View = match.view(0)
    sheet = sheet_of(read(match, 0), "points")
    assert sheet.caption == "If the game ended now"
    check_scores(view, match.ranking(), sheet, lambda seat: titled(view, seat, 0))
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
    view: View = match.view(None)
    final = sheets(result.one("div.sheets"))["Final result"]
    for sheet, called in (
        (sheet_of(page, "points"), lambda seat: titled(view, seat, 0)),
        (final, lambda seat: untitled(seat, 0)),
    ):
        assert sheet.caption == "Final result"
        check_scores(view, match.ranking(), sheet, called)
