"""Hints stand in the order of the adviser's judgement, each with the points that it is behind the first."""

from operator import attrgetter

import pytest

from signoria import Match
from signoria.bots import Knowledge
from signoria.games import kit
from signoria.web.tables.bots import hints
from tests.pages import Element, parse
from tests.web.test_help import practice
from tests.web.visitors import played

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
    judged = kit(match.game.name).bot("apprentice", 1).judge(Knowledge(match.state, match.seat, match.number))
    best = sorted(judged, key=attrgetter("utility"), reverse=True)[:3]
    assert best[0].utility > min(one.utility for one in judged)
    assert [line.one("button")["value"] for line in asked_for(match)] == [one.decision.text for one in best]


def test_each_says_how_far_it_is_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("lorenzo", 2, "basic", 1, 0)
    texts = [decision.text for decision in match.legal()]
    judge(monkeypatch, [(texts[3], 7.5), (texts[0], 7.46), (texts[2], 3.2), (texts[1], 1.0)])
    lines = asked_for(match)
    assert [line.one("button")["value"] for line in lines] == [texts[3], texts[0], texts[2]]
    assert [line.one("span.note").text for line in lines] == ["best", "about as good", "about −4.3 points"]


def test_a_hint_is_in_words_what_its_button_does(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("lorenzo", 2, "basic", 1, 0)
    texts = [decision.text for decision in match.legal() if decision.text.startswith("place ")][:3]
    judge(monkeypatch, [(text, -number) for number, text in enumerate(texts)])
    for line in asked_for(match):
        told = match.game.wording.describe(match.parse(line.one("button")["value"]))
        assert line.one("button").text.lower().startswith(told.lower())
