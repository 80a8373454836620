"""The drawn table of Lorenzo: every decision has its control, every "no" its reason, and nothing hidden is shown."""

from collections import Counter
from html.parser import HTMLParser
from random import Random

import pytest
from django.template.loader import render_to_string

import signoria
from signoria.games import kit
from signoria.games.lorenzo.position.catalogue import QUESTIONS
from signoria.match import Match
from signoria.web.board.scene import Scene
from signoria.web.people.models import Person
from signoria.web.rooms import PLAIN, room_of
from signoria.web.tables.models import FRIEND, PERSON, Seat, Table
from tests.lorenzo.positions import QUESTIONS as LAID_OUT
from tests.players import eager
from tests.setups import Setup

SETUPS = [Setup("lorenzo", 2 + seed % 3, "advanced", seed, {}, eager) for seed in (0, 1, 2, 4)]
PIECES = ("card-", "leader-", "member-", "faith-", "military-", "victory-", "bound-")
NAMES = ("Bianca", "Cosimo", "Lucia", "Giuliano")


class Page(HTMLParser):
    """The controls and ids of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.decisions: list[str] = []
        self.ids: list[str] = []
        self.pieces: list[str] = []
        self.changing: list[str] = []
        self.inline: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if found.get("name") == "decision":
            assert found["form"] == {"button": "at-once", "input": "answer"}[tag]
            self.decisions.append(str(found["value"]).partition(";")[0])
        if "id" in found:
            self.ids.append(str(found["id"]))
            if "piece" in str(found.get("class")).split():
                self.pieces.append(str(found["id"]))
            if "data-count" in found or "data-roll" in found:
                self.changing.append(str(found["id"]))
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
    room = room_of("lorenzo")
    page = Page(render_to_string(room.template, {"scene": scene, "board": room.furnish(scene, match)}))
    table.delete()
    person.delete()
    return page


@pytest.mark.parametrize("asked", QUESTIONS)
def test_every_legal_decision_has_one_control(asked: str) -> None:
    match = LAID_OUT[asked]()
    page = drawn(match, match.seat)
    assert Counter(page.decisions) == Counter(decision.text for decision in match.legal())
    assert not [id for id, times in Counter(page.ids).items() if times > 1]
    assert not page.inline


def test_a_whole_game_can_be_drawn_for_everybody() -> None:
    for number, match in enumerate(SETUPS[1].steps()):
        if number % 30 == 0 or match.over:
            for seat in (None, *range(match.seats)):
                page = drawn(match, seat)
                assert bool(page.decisions) == (seat is not None and seat == match.seat)
    assert "Final result" in drawn(match, 0).html


def test_an_occupied_space_says_why_it_is_closed() -> None:
    match = Match("lorenzo", 3, "basic", seed=3)
    first = match.seat
    match.play("place white market-1")
    while match.seat == first:
        match.play(match.legal()[0])
    html = drawn(match, match.seat).html
    panel = html[html.index('id="see-market-1"') :]
    panel = panel[: panel.index("</div>")]
    refusal = match.refusal("place black market-1")
    assert refusal is not None
    assert refusal.text in panel.replace("&#x27;", "'")
    assert f'href="/rules/lorenzo/#{refusal.rule}"' in panel


@pytest.mark.parametrize("setup", SETUPS, ids=repr)
def test_nothing_hidden_is_drawn(setup: Setup) -> None:
    for number, match in enumerate(setup.steps()):
        if number % 40 == 3:
            for seat in range(match.seats):
                page = drawn(match, seat).html
                other = Match.from_record(match.record())
                other.state = match.state.imagine(seat, Random(number))
                assert drawn(other, seat).html == page


def test_every_piece_can_be_followed() -> None:
    """What moves has an id that stays the same, and is marked as a piece; goods and dice tell what they are."""
    for number, match in enumerate(SETUPS[2].steps()):
        if number % 60 == 3:
            page = drawn(match, 0)
            assert {id for id in page.ids if id.startswith(PIECES)} == set(page.pieces)
            held = {id for id in page.ids if id.startswith("held-")}
            assert len(held) == match.seats * 7
            assert held | {id for id in page.ids if id.startswith("die-")} == set(page.changing)


def test_a_game_without_a_room_is_told_plainly() -> None:
    for game in signoria.games():
        assert (room_of(game) is PLAIN) == (kit(game).drawn_board() is None)
        assert room_of(game, plain=True) is PLAIN
