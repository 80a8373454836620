"""The question on plain pages: first and in sight, with what there is to answer it with; then what happened."""

import pytest

from signoria import Match, kit
from signoria.match.preview import previews
from signoria.web.tables.store import ledger
from tests.carrara.offers import scene
from tests.pages import Element
from tests.web.browsers import HTMX, number_of
from tests.web.plain_pages import called, read
from tests.web.visitors import SETUPS, asked, played


def parts(page: Element) -> list[str]:
    """What stands on the page from top to bottom: what is asked, the answers, and everything after them."""
    found = []
    for part in page.one("#scene").within():
        name = part.attributes.get("id") or ("asking" if "asking" in part.classes else "")
        if name in ("asking", "decide", "since", "log") or part.tag == "table":
            found.append(name or "table")
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_question_stands_first_then_the_answers_then_what_happened(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=8, decisions=60)
    found = parts(read(match, match.seat))
    assert found[:2] == ["asking", "decide"]
    assert [name for name in found if name != "table"] == ["asking", "decide", "since", "log"]
    assert found.index("log") < found.index("table")


def test_what_the_others_did_is_folded_below_the_answers() -> None:
    match = played("carrara", 3, "advanced", seed=8, decisions=60)
    digest = read(match, match.seat).one("#since-turns")
    assert "open" not in digest.attributes


def test_what_i_have_stands_beside_the_question() -> None:
    match = scene("a turn")
    page = read(match, 1)
    own = match.view(1)["players"][1]
    told = page.one(".asking .at-hand").text
    assert told.startswith(f"You have: {own['coins']} coins; marble: ")
    for colour, number in own["blocks"].items():
        assert f"{number} {colour}" in told
    assert told.endswith(f"spaces free: {2 - len(own['storage'])}")
    assert page.one(".asking a")["href"] == "#decide"


def test_the_story_is_told_by_rounds_the_newest_first() -> None:
    match = Match("carrara", 3, "basic", seed=1)
    first = match.view(0)["first"]
    for _ in range(7):
        match.play("pass")
    log = read(match, 0).one("#log")
    assert [heading.text for heading in log.all("h3")] == ["Round 3", "Round 2", "Round 1"]
    rounds = [[line.text.split()[0] for line in chapter.all("li")] for chapter in log.all("ol.story")]
    order = [called((first + step) % 3, 0) for step in range(3)]
    assert rounds[:3] == [order[:1], order[::-1], order[::-1]]
    (folded,) = log.all("details")
    assert [heading.text for heading in folded.all("h3")] == ["Round 2", "Round 1"]


def test_a_turn_is_one_paragraph_with_what_chance_brought() -> None:
    match = Match("carrara", 3, "basic", seed=1)
    seat = match.seat
    assert seat is not None
    match.play_plan(match.parse_plan("buy; rotate wheel"))
    (buy, *_) = previews(match, seat, kit("carrara").planner)
    match.play_plan(buy.plan)
    (told,) = next(chapter.all("li") for chapter in read(match, seat).all("#log ol.story"))
    assert told.text.startswith("You turn the wheel. New on the wheel: ")
    assert told.text.count("You ") == 1
    assert "; buy " in told.text


@pytest.mark.parametrize("revealed", [True, False])
def test_the_end_of_a_turn_is_asked_for_only_while_something_can_be_taken_back(revealed: bool) -> None:
    match = Match("carrara", 2, "basic", {"confirm_turn": True}, seed=1)
    seat = match.seat
    plan = "pass"
    if revealed:
        match.play("build")
        assert seat is not None
        plan = next("; ".join(map(str, one.plan)) for one in previews(match, seat, kit("carrara").planner))
    table, client = asked(match)
    client.post(f"/t/{table.id}/decide/", {"decision": plan, "number": number_of(table)}, headers=HTMX)
    with ledger.reading(table) as (now, _):
        assert (now.seat != seat) == revealed


def test_alternatives_are_folded_beside_what_is_usual() -> None:
    match = scene("a building")
    page = read(match, 1)
    assert match.seat is not None
    beside = sum(len(one.instead) for one in previews(match, match.seat, kit("carrara").planner))
    assert beside > 0
    assert len(page.all("#decide details.instead button")) == beside
    assert [one for one in page.all("#decide details.instead") if "open" in one.attributes] == []
