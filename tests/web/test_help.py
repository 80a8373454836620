"""Since your last turn, why not, and hints."""

import re

import pytest
from django.template.loader import render_to_string
from django.test import Client

import signoria
from signoria.engine.state import CHANCE
from signoria.engine.view_types import View
from signoria.language.wording import Company
from signoria.match import Match
from signoria.presentation import presenter_of
from signoria.presentation.choices import Presenter
from signoria.presentation.reasons import answer
from signoria.web.board import recap
from signoria.web.board.recap import Turn, meanwhile, names, settle, turns_since
from signoria.web.tables.bots import hints
from signoria.web.tables.bots.worker import Advice
from signoria.web.tables.models import BOT, Table
from tests.lorenzo.positions import at_privilege
from tests.lorenzo.table import give
from tests.lorenzo.table import table as lorenzo_table
from tests.pages import parse
from tests.virtu.table import own as control
from tests.virtu.table import table as virtu_table
from tests.web.test_finished import at
from tests.web.visitors import SETUPS, asked, client_of, offered, played, seated


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("decisions", [25, 60, 110])
def test_what_the_others_did_is_told_completely(setup: tuple[str, int, str], decisions: int) -> None:
    match = played(*setup, seed=decisions, decisions=decisions)
    seat = match.seat
    assert seat is not None
    start, end = meanwhile(match.decisions(), seat)
    while start < end and match.decisions()[start][0] == CHANCE:
        start += 1  # what chance answered to the seat itself
    turns = turns_since(match, seat, match.game.wording, Company([], seat))
    told = [event for turn in sorted(turns, key=lambda turn: turn.order) for event in turn.events]
    assert told == at(match, end).log(seat)[len(at(match, start).log(seat)) :]
    assert all(turn.seat != seat for turn in turns)


def test_what_touches_comes_first_and_then_what_brought_most() -> None:
    turns = [Turn(1, order) for order in range(5)]
    turns[1].gained = 7
    turns[2].touches, turns[2].lost = True, 2
    turns[3].touches, turns[3].lost = True, 5
    turns[4].gained = 9
    assert [turn.order for turn in sorted(turns, key=Turn.urgency)] == [3, 2, 4, 1, 0]


def test_the_turn_that_cost_most_points_is_told_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four seats of Carrara pass in a circle, and what seat 0 has is told by whose turn it is then."""
    own = {1: 30, 2: 28, 3: 21, 0: 21}
    monkeypatch.setattr(recap, "points", lambda view, presenter: [own[view["turn"]["seat"]], 0, 0, 0])
    match = Match("carrara", 4, seed=1)
    while match.seat != 0 or 0 not in [actor for actor, _ in match.decisions()]:
        match.play("pass")
    turns = turns_since(match, 0, match.game.wording, Company([], 0))
    assert [(turn.seat, turn.lost, turn.touches) for turn in turns] == [(2, 7, True), (1, 2, True), (3, 0, False)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_names_a_seat_touches_it(seat: int) -> None:
    event = {"key": "followed", "seat": 1, "holder": 2, "field": 3}
    assert names(Match("carrara", 3, seed=1).game.wording, event, seat) == (seat in (1, 2))


def test_who_is_overtaken_before_having_anything_loses_nothing() -> None:
    state = lorenzo_table()
    before = state.view(0)
    give(state, 1, military=1)
    turn = Turn(1, 0)
    settle(turn, before, state.view(0), 0, presenter_of(signoria.game("lorenzo")))
    assert (turn.lost, turn.gained) == (0, 5)


def test_where_all_stood_equal_nobody_loses_the_lead() -> None:
    state = virtu_table()
    before = state.view(0)
    control(state, 1, "ravenna")
    turn = Turn(1, 0)
    settle(turn, before, state.view(0), 0, presenter_of(signoria.game("virtu")))
    assert turn.lost == 0
    assert turn.gained > 0


def test_each_turn_tells_the_points_that_it_cost_and_brought() -> None:
    seen: list[View] = [{"scores": [{"total": total} for total in row]} for row in ((30, 12, 5), (27, 12, 11))]
    turn, presenter = Turn(2, 0), presenter_of(signoria.game("carrara"))
    assert settle(turn, seen[0], seen[1], 0, presenter) is seen[1]
    assert (turn.lost, turn.gained) == (3, 6)
    hidden: list[View] = [{"players": [{"points": points} for points in row]} for row in ((1, 2), (3, 9))]
    settle(turn := Turn(1, 0), hidden[0], hidden[1], 0, presenter)
    assert (turn.lost, turn.gained) == (-2, 7)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_turn_is_measured_from_the_one_before(setup: tuple[str, int, str], monkeypatch: pytest.MonkeyPatch) -> None:
    def size(view: View, presenter: Presenter) -> list[int]:
        return [len(repr(view))] * setup[1]  # which every turn changes

    monkeypatch.setattr(recap, "points", size)
    match = played(*setup, seed=110, decisions=110)
    assert match.seat is not None
    turns = turns_since(match, match.seat, match.game.wording, Company([], match.seat))
    before, after = (at(match, number).view(match.seat) for number in meanwhile(match.decisions(), match.seat))
    assert sum(turn.gained for turn in turns) == len(repr(after)) - len(repr(before))


@pytest.mark.parametrize(
    ("actors", "start", "end"),
    [
        ([0, CHANCE, 1, CHANCE, 2, CHANCE], 1, 6),
        ([0, 1, CHANCE, 0, 0, CHANCE], 1, 3),
        ([2, 1, 0, CHANCE], 0, 2),
        ([0, 1, 0, 2, 1], 3, 5),
        ([CHANCE, 0, CHANCE], 0, 0),
    ],
)
def test_meanwhile_reaches_from_the_own_decision_to_what_chance_answered(
    actors: list[int], start: int, end: int
) -> None:
    nothing = Match("carrara", 2, seed=1).legal()[0]
    assert meanwhile([(actor, nothing) for actor in actors], 0) == (start, end)


@pytest.mark.parametrize("points", [1, 2, 7])
def test_points_lost_and_gained_are_told(points: int) -> None:
    turns = [Turn(1, 0), Turn(2, 1)]
    turns[0].touches, turns[0].lost = True, points
    turns[1].gained = points
    page = parse(render_to_string("tables/recap.html", {"since": turns}))
    lost, gained = (line.all(".change") for line in page.all("ol.since li"))
    word = "point" if points == 1 else "points"
    assert [change.text for change in lost] == [f"You: −{points} {word}"]
    assert [change.text for change in gained] == [f"+{points} {word} for them"]
    assert page.one("summary strong").text == f"You: −{points} {word}"


def test_nobody_has_done_anything_yet() -> None:
    match = played("carrara", 2, "basic", 1, 0)
    assert match.seat is not None
    assert turns_since(match, match.seat, match.game.wording, Company([], 0)) == []


def test_why_names_decisions_reasons_and_rules() -> None:
    match = played("lorenzo", 3, "advanced", seed=4, decisions=40)
    table, client = asked(match)
    found = client.get(f"/t/{table.id}/why/?words=orange").context
    assert found["possible"] or found["reasons"]
    for reason in found["reasons"]:
        assert reason.rule in match.game.rules
        assert reason.text
        assert reason.decisions
    part = client.get(f"/t/{table.id}/why/?words=orange", headers={"HX-Request": "true"}).content
    assert b"<html" not in part
    assert "No decision" in client.get(f"/t/{table.id}/why/?words=zeppelin").content.decode()


@pytest.mark.parametrize("words", ["place", "take"])
def test_why_counts_what_it_does_not_name(words: str) -> None:
    """Many placements are possible, many are not, and nothing at all can be taken before a bonus action."""
    match = Match("lorenzo", 3, "basic", seed=4)
    table, client = asked(match)
    assert match.seat is not None
    found = answer(match, presenter_of(match.game, "en"), match.seat, words)
    page = parse(client.get(f"/t/{table.id}/why/", {"words": words}, headers={"HX-Request": "true"}).content)
    lines = "\n".join(part.text for part in page.within() if part.tag in ("p", "dt"))
    more = [int(number) for number in re.findall(r"\band (\d+) more\b", lines, re.IGNORECASE)]
    told = [(len(found.possible), 8), *((len(reason.decisions), 5) for reason in found.reasons[:8])]
    left = [number - most for number, most in [*told, (len(found.reasons), 8)] if number > most]
    assert more == left
    assert left


def practice(match: Match) -> tuple[Table, Client]:
    """A table where the seat that is asked is the only person."""
    table, client = asked(match)
    assert match.seat is not None
    for place in table.places.exclude(index=match.seat):
        place.kind, place.person, place.bot = BOT, None, "random"
        place.save()
    return table, client


def test_a_hint_offers_the_three_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ADVISER", "apprentice")
    monkeypatch.setattr(hints.WORKER, "think", lambda task, seconds: task.answer())
    match = played("carrara", 3, "advanced", seed=2, decisions=0)
    table, client = practice(match)
    page = client.post(f"/t/{table.id}/hint/", headers={"HX-Request": "true"}).content.decode()
    assert match.seat is not None
    judged = Advice("apprentice", "carrara", 1, match.state, match.seat, match.number).answer()
    assert isinstance(judged, list)
    assert offered(page) == [text for text, _ in judged[:3]]
    assert "best" in page


def test_a_hint_comes_from_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ADVISER", "apprentice")
    match = played("virtu", 3, "standard", seed=2, decisions=30)
    table, client = practice(match)
    try:
        page = client.post(f"/t/{table.id}/hint/").content.decode()
    finally:
        hints.WORKER.end()
    begun = {text.partition(";")[0] for text in offered(page)}
    assert begun <= {decision.text for decision in match.legal()}
    assert offered(page)


def test_hints_are_for_practice_only() -> None:
    match = played("carrara", 3, "advanced", seed=2, decisions=0)
    table, clients = seated(match)
    for client in clients:
        assert client.post(f"/t/{table.id}/hint/").status_code == 403
        assert "Hint" not in client.get(f"/t/{table.id}/").content.decode()
    table, client = practice(match)
    assert ">Hint<" in client.get(f"/t/{table.id}/").content.decode()
    assert client_of(None).post(f"/t/{table.id}/hint/").status_code == 403


def test_what_is_possible_is_not_drowned_in_what_is_asked_at_other_moments() -> None:
    match = at_privilege()
    assert match.seat is not None
    found = answer(match, presenter_of(match.game, "en"), match.seat, "wood")
    assert {decision.verb.word for decision in found.possible} == {"privilege"}
    assert found.reasons == []


def test_why_quotes_the_rules() -> None:
    match = Match("lorenzo", 3, "basic", seed=4)
    table, client = asked(match)
    page = parse(client.get(f"/t/{table.id}/why/", {"words": "place"}).content)
    quoted = [rule.text.partition(": ") for rule in page.all("dl.reasons span.rule")]
    assert quoted == [(id, ": ", " ".join(match.game.rules[id].split())) for id, *_ in quoted]
    assert quoted != []
