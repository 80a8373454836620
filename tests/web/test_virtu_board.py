"""The drawn table of Virtù: every deed has its control, a whole game is played there, only what is seen is drawn."""

from collections import Counter
from http import HTTPStatus
from random import Random

import pytest

from signoria.engine.state import CHANCE
from signoria.games import kit
from signoria.games.virtu.position.vocabulary import QUESTIONS
from signoria.match import Match
from signoria.match.match import planned
from signoria.match.preview import previews
from signoria.web.rooms import PLAIN, room_of
from signoria.web.tables.actions.create import ME, SCREEN, SeatRequest, create_table
from signoria.web.tables.store import ledger
from tests.pages import Element, parse
from tests.virtu.offers import SCENES, scene
from tests.web.browsers import HTMX, number_of
from tests.web.virtu_page import NAMES, controls, drawn, instead, rendered
from tests.web.visitors import person_with_client

YEARS = 4
OFTEN = 4
"""So many times each question is looked at in a whole game."""


def deeds(match: Match) -> list[str]:
    assert match.seat is not None
    return [planned(one.plan) for one in previews(match, match.seat, kit("virtu").planner)]


def check(match: Match, page: Element) -> None:
    """Each deed has one control, no id stands twice, and nothing says inline how it looks."""
    assert Counter(controls(page)) == Counter(deeds(match))
    assert not [
        id for id, times in Counter(one["id"] for one in page.within() if "id" in one.attributes).items() if times > 1
    ]
    assert not [one for one in page.within() if "style" in one.attributes]
    labels = {one["for"] for one in page.all("label")}
    assert {one["id"] for one in page.all("input.look")} <= labels


def test_it_is_the_room_of_the_game() -> None:
    assert room_of("virtu") is not PLAIN
    assert room_of("virtu", plain=True) is PLAIN


@pytest.mark.parametrize("name", SCENES)
def test_every_deed_has_one_control(name: str) -> None:
    match = scene(name)
    check(match, drawn(match, match.seat))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_game_is_played_through_the_board(seats: int) -> None:
    """Every answer is one that the page offers; what it leads to is what the same answers lead to without a page."""
    host, client = person_with_client("Niccolò")
    wishes = [SeatRequest(ME), *(SeatRequest(SCREEN, name) for name in NAMES[1:seats])]
    table = create_table(host, "virtu", "standard", {"year_limit": YEARS}, wishes)
    rng, asked = Random(seats), Counter[str]()
    while True:
        with ledger.reading(table) as (match, _number):
            if match.over:
                break
            what, possible = match.view(match.seat)["asked"]["for"], deeds(match)
        asked[what] += 1
        plans = possible
        if asked[what] <= OFTEN:
            page = parse(client.get(f"/t/{table.id}/", headers=HTMX).content).one("#scene")
            assert Counter(controls(page)) == Counter(possible), what
            plans = controls(page) + instead(page) * (asked[what] % 2)
        answered = {"decision": rng.choice(plans), "number": number_of(table)}
        assert client.post(f"/t/{table.id}/decide/", answered, headers=HTMX).status_code == HTTPStatus.OK
    assert {"power", "family card", "move", "action", "wages", "buy", "recruit"} <= set(asked) <= set(QUESTIONS)
    with ledger.reading(table) as (match, _number):
        alone = Match("virtu", seats, "standard", match.options, match.seed, match.game.data_version)
        for seat, decision in match.decisions():
            if seat != CHANCE:
                alone.play(decision)
        assert alone.over
        assert alone.ranking() == match.ranking()
        page = parse(client.get(f"/t/{table.id}/", headers=HTMX).content).one("#scene")
        totals = [cell.number for cell in page.all("section.result tfoot tr")[0].all("td")]
        assert totals == [alone.scores()[seat].total for seat in alone.ranking()]


def test_those_who_wait_and_those_who_watch_decide_nothing() -> None:
    match = scene("a campaign")
    assert match.seat is not None
    for seat in (None, *range(match.seats)):
        assert bool(controls(drawn(match, seat))) == (seat == match.seat)


@pytest.mark.parametrize("name", SCENES)
def test_only_what_the_view_shows_is_drawn(name: str) -> None:
    """Another table that looks the same to a seat is drawn the same for it."""
    match = scene(name)
    for seat in range(match.seats):
        other = scene(name)
        other.state = match.state.imagine(seat, Random(seat))
        assert rendered(other, seat) == rendered(match, seat)
