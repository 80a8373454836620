"""The drawn table of Carrara: every question can be answered on it, and nothing hidden is shown."""

from html.parser import HTMLParser
from random import Random

import pytest
from django.template.loader import render_to_string

from signoria.games.carrara.board.offers import BoardPlanner
from signoria.match import Match
from signoria.match.preview import previews
from signoria.web.board.scene import Scene
from signoria.web.people.models import Person
from signoria.web.rooms import room_of
from signoria.web.tables.models import FRIEND, PERSON, Seat, Table
from signoria.web.tables.store import ledger
from tests.players import at_random
from tests.setups import Setup
from tests.web.carrara_page import Drawn
from tests.web.visitors import seated

SETUPS = [
    Setup("carrara", seats, variant, seed, {"confirm_turn": True}, at_random)
    for seed, (seats, variant) in enumerate([(2, "basic"), (3, "advanced"), (4, "advanced"), (2, "advanced")])
]
LAZY = ("pass", "take no", "gain none", "give-up")
NAMES = ("Bianca", "Cosimo", "Lucia", "Giuliano")


class Page(HTMLParser):
    """The controls and ids of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.decisions: list[str] = []
        self.ids: list[str] = []
        self.aims: list[str] = []
        self.inline: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if found.get("name") == "decision":
            assert found["form"] == {"button": "at-once", "input": "answer"}[tag]
            self.decisions.append(found["value"])
        if "id" in found:
            self.ids.append(found["id"])
        self.aims += [found[name] for name in ("for", "popovertarget") if name in found]
        self.inline += [name for name in found if name == "style" or name.startswith("on")]


def drawn(match: Match, seat: int | None) -> Page:
    """The table as the person of a seat sees it."""
    person = Person.objects.create(name="Bianca")
    header = match.header()
    del header["seats"]
    table = Table.objects.create(id="table", host=person, seats=match.seats, **header)
    for index in range(match.seats):
        mine = index == seat
        kind, owner = (PERSON, person) if mine else (FRIEND, None)
        Seat.objects.create(table=table, index=index, kind=kind, person=owner, name=NAMES[index])
    scene = Scene(table, match, match.number, person)
    room = room_of("carrara")
    page = Page(render_to_string(room.template, {"scene": scene, "board": room.furnish(scene, match)}))
    table.delete()
    person.delete()
    return page


def plans(match: Match) -> set[str]:
    """All that the planner offers to whoever is asked."""
    assert match.seat is not None
    found = previews(match, match.seat, BoardPlanner())
    return {"; ".join(step.text for step in plan) for one in found for plan in (one.plan, *one.instead)}


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_every_plan_has_one_control(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 7 == 0 and match.seat is not None:
            page = drawn(match, match.seat)
            assert sorted(page.decisions) == sorted(plans(match))
            assert len(set(page.ids)) == len(page.ids)
            assert set(page.aims) <= set(page.ids)
            assert not page.inline


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_nothing_hidden_is_drawn(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 40 == 3:
            for seat in range(match.seats):
                page = drawn(match, seat).html
                other = Match.from_record(match.record())
                other.state = match.state.imagine(seat, Random(number))
                assert drawn(other, seat).html == page


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_game_is_played_on_the_board(variant: str) -> None:
    """Plans are pressed at random; the record then holds what they say, and leads to the result that is shown."""
    table, clients = seated(Match("carrara", 2, variant, {"confirm_turn": True}, 11))
    rng, asked = Random(3), set()
    while True:
        with ledger.reading(table) as (match, number):
            if match.over:
                break
            assert match.seat is not None
            seat, before = match.seat, len(match.decisions())
            asked.add(match.view(seat)["asked"]["for"])
        plans = sorted(Drawn(clients[seat].get(f"/t/{table.id}/?mode=drawn").content).plans())
        wanted = [plan for plan in plans if not plan.startswith(LAZY)] or plans
        plan = wanted[int(rng.random() * len(wanted))]
        answer = {"decision": plan, "number": number, "confirmed": "1"}
        assert clients[seat].post(f"/t/{table.id}/decide/", answer).status_code == 302
        table.refresh_from_db()
        with ledger.reading(table) as (match, _number):
            taken = [decision.text for actor, decision in match.decisions(before) if actor == seat]
            assert taken[: len(plan.split("; "))] == plan.split("; ")
    assert asked >= {"turn", "blocks"} | ({"item"} if variant == "advanced" else set())
    shown = Drawn(clients[0].get(f"/t/{table.id}/?mode=drawn").content).scene.one("section.result table tfoot")
    with ledger.reading(table) as (match, _number):
        replayed = Match.from_record(match.record())
        totals = sorted((score.total for score in replayed.scores()), reverse=True)
    assert [cell.number for cell in shown.all("tr")[0].all("td")] == totals
