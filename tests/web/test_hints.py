"""Hints stand in the order of the adviser's judgement, each with the points that it is behind the first."""

from operator import attrgetter
from random import Random

import pytest

from signoria import Match
from signoria.bots import Knowledge
from signoria.games import kit
from signoria.match.match import planned
from signoria.match.preview import whole_deeds
from signoria.web.tables.bots import hints
from signoria.web.tables.store import ledger
from tests.pages import Element, parse
from tests.web.test_help import practice
from tests.web.visitors import played, write_down

POSITIONS = [
    ("lorenzo", 2, "basic", 1, 0),
    ("lorenzo", 3, "advanced", 2, 30),
    ("carrara", 3, "advanced", 2, 0),
    ("virtu", 3, "standard", 2, 30),
]


def asked_for(match: Match) -> list[Element]:
    table, client = practice(match)
    page = parse(client.post(f"/t/{table.id}/hint/", headers={"HX-Request": "true"}).content)
    return page.all("ol.hints li")


def judge(monkeypatch: pytest.MonkeyPatch, judged: object) -> None:
    """Let the adviser say this."""
    monkeypatch.setattr(hints.WORKER, "think", lambda task, seconds: judged)


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_best_come_first(monkeypatch: pytest.MonkeyPatch, position: tuple[str, int, str, int, int]) -> None:
    match = played(*position)
    assert match.seat is not None
    monkeypatch.setattr(hints, "ADVISER", "apprentice")
    monkeypatch.setattr(hints.WORKER, "think", lambda task, seconds: task.answer())
    deeds = whole_deeds(match.state.imagine(match.seat, Random(0)), match.seat, kit(match.game.name).planner)
    judged = kit(match.game.name).bot("apprentice", 1).weigh(Knowledge(match.state, match.seat, match.number), deeds)
    best = sorted(judged, key=attrgetter("utility"), reverse=True)[:3]
    assert best[0].utility > min(one.utility for one in judged)
    assert [line.one("button")["value"] for line in asked_for(match)] == [planned(one.deed) for one in best]


def test_each_says_how_far_it_is_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("lorenzo", 2, "basic", 1, 0)
    texts = [decision.text for decision in match.legal()]
    judge(monkeypatch, [(texts[3], 7.5), (texts[0], 7.46), (texts[2], 3.2), (texts[1], 1.0)])
    lines = asked_for(match)
    assert [line.one("button")["value"] for line in lines] == [texts[3], texts[0], texts[2]]
    assert [line.one("span.behind").text for line in lines] == ["best", "about as good", "about −4.3 points"]


def test_a_hint_is_in_words_what_its_button_does(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("lorenzo", 2, "basic", 1, 0)
    texts = [decision.text for decision in match.legal() if decision.text.startswith("place ")][:3]
    judge(monkeypatch, [(text, -number) for number, text in enumerate(texts)])
    for line in asked_for(match):
        told = match.game.wording.describe(match.parse(line.one("button")["value"]))
        assert line.one("button").text.lower().startswith(told.lower())


def test_a_hint_is_a_whole_deed_and_its_button_plays_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A building with its city and payment, from the beginning of the turn; then the turn has come to its end."""
    match = played("carrara", 3, "advanced", 2, 0)
    assert match.seat is not None
    deeds = whole_deeds(match.state.copy(), match.seat, kit("carrara").planner)
    (deed, *_) = [deed for deed in deeds if deed[0].text == "build"]
    assert len(deed) > 3
    judge(monkeypatch, [(planned(deed), 3.0)])
    table, client = practice(match)
    (line,) = parse(client.post(f"/t/{table.id}/hint/", headers={"HX-Request": "true"}).content).all("ol.hints li")
    (button,) = line.all("button")
    tile, site = (match.game.wording.describe(decision) for decision in deed[1:3])
    assert button.text.startswith("Build a building: ")
    assert tile.split(",")[0] in button.text
    assert site.removeprefix("in ") in button.text
    assert "block" in line.one("span.about").text
    client.post(f"/t/{table.id}/decide/", {"number": match.number, "decision": button["value"]})
    with ledger.reading(table) as (now, _):
        assert [decision for _, decision in now.decisions(match.number)][: len(deed)] == deed


def test_a_hint_for_a_question_that_is_answered_meanwhile_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("carrara", 3, "advanced", 2, 0)
    table, client = practice(match)

    def slow(task: object, seconds: float) -> object:
        twin = Match.from_record(match.record())
        twin.play("pass")
        write_down(table, twin)
        return [("pass", 1.0)]

    monkeypatch.setattr(hints.WORKER, "think", slow)
    asked = {"number": match.number}
    answer = client.post(f"/t/{table.id}/hint/", asked, headers={"HX-Request": "true"})
    assert (answer.status_code, answer.content) == (204, b"")


def test_a_hint_is_asked_for_about_the_question_that_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("carrara", 3, "advanced", 2, 0)
    table, client = practice(match)
    page = parse(client.get(f"/t/{table.id}/?mode=text").content)
    (form,) = [one for one in page.all("form") if one["action"].endswith("/hint/")]
    (number,) = [field["value"] for field in form.all("input") if field["name"] == "number"]
    assert int(number) == match.number
    judge(monkeypatch, [("pass", 1.0)])
    for told, status in ((match.number, 200), (match.number - 1, 204)):
        answer = client.post(f"/t/{table.id}/hint/", {"number": told}, headers={"HX-Request": "true"})
        assert answer.status_code == status
