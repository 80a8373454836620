"""The picture of the scores over a game: a line for each seat, as high as its points by the numbers beside the axes."""

import pytest

from signoria import Match
from tests.pages import Element, parse, sheets
from tests.web.visitors import NAMES, SETUPS, asked, played


class Axis:
    """What a place on the picture means, by two of the numbers beside it."""

    def __init__(self, marks: list[tuple[float, int]]) -> None:
        assert len(marks) >= 2
        (self.start, self.first), (self.end, self.last) = marks[0], marks[-1]

    def value(self, at: float) -> float:
        return self.first + (at - self.start) * (self.last - self.first) / (self.end - self.start)


def scores_on_the_way(match: Match) -> list[list[int]]:
    """The points of each seat if the game had ended after so many decisions."""
    state = match.game.new(match.seats, match.variant, match.options)
    found = [[score.total for score in state.scores()]]
    for _, decision in match.decisions():
        state.apply(decision)
        found.append([score.total for score in state.scores()])
    return found


def page_of(match: Match) -> Element:
    table, client = asked(match)
    return parse(client.get(f"/t/{table.id}/result/").content)


def axes(picture: Element) -> tuple[Axis, Axis]:
    """Across and up."""
    heights = [mark for mark in picture.all("text.mark") if mark.attributes.get("text-anchor") == "end"]
    across = [mark for mark in picture.all("text.mark") if mark not in heights]
    up = Axis([(float(mark["y"]), mark.number) for mark in heights])
    return Axis([(float(mark["x"]), mark.number) for mark in across]), up


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_corner_of_a_line_stands_at_its_score(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=6)
    scores = scores_on_the_way(match)
    picture = page_of(match).one("figure.curve svg")
    across, up = axes(picture)
    lines = picture.all("polyline.line")
    assert [int(line.named("seat-")) for line in lines] == list(range(match.seats))
    for seat, line in enumerate(lines):
        corners = [tuple(float(part) for part in corner.split(",")) for corner in line["points"].split()]
        numbers = [round(across.value(x)) for x, _ in corners]
        assert numbers[0] == 0
        assert numbers[-1] == match.number
        assert numbers == sorted(set(numbers))
        assert len(numbers) > 20
        for number, (_, y) in zip(numbers, corners, strict=True):
            assert abs(up.value(y) - scores[number][seat]) < 0.5
    assert len({line["points"] for line in lines}) == match.seats


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_more_points_stand_higher_and_later_ones_further_right(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=6)
    scores = scores_on_the_way(match)
    picture = page_of(match).one("figure.curve svg")
    across, up = axes(picture)
    assert up.last > up.first
    assert up.end < up.start  # of a picture, y is counted from the top
    assert (across.end - across.start) * (across.last - across.first) > 0
    every = [score for row in scores for score in row]
    assert max(every) > min(every)
    _, _, width, height = (float(part) for part in picture["viewbox"].split())
    for line in picture.all("polyline.line"):
        for corner in line["points"].split():
            x, y = (float(part) for part in corner.split(","))
            assert 0 <= x <= width
            assert 0 <= y <= height
    rules = [(float(rule["y1"]), float(rule["y2"])) for rule in picture.all("line.rule")]
    heights = [float(mark["y"]) for mark in picture.all("text.mark") if mark.attributes.get("text-anchor") == "end"]
    assert rules == [(y, y) for y in heights]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_in_numbers(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=6)
    scores = scores_on_the_way(match)
    page = page_of(match)
    names = ["You", *NAMES[1 : match.seats]]
    found = sheets(page)["Points if the game had ended after so many decisions"]
    assert found.headings[1:] == names
    assert len(found.rows) > 5
    for seat, name in enumerate(names):
        column = found.column(name)
        assert list(column)[-1] == str(match.number)
        assert {int(number): int(points) for number, points in column.items()} == {
            int(number): scores[int(number)][seat] for number in found.names
        }


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_result_adds_up(setup: tuple[str, int, str]) -> None:
    match = played(*setup, seed=6)
    page = page_of(match)
    sheet = sheets(page)["Final result"]
    names = ["You", *NAMES[1 : match.seats]]
    assert sheet.headings[1:] == [names[seat] for seat in match.ranking()]
    for score in match.scores():
        column = {row: int(points) for row, points in sheet.column(names[score.seat]).items()}
        assert column.pop("Place") == score.place
        assert column.pop("Total") == score.total == sum(column.values())
        assert list(column.values()) == list(score.parts.values())
    winners = [names[score.seat] for score in match.scores() if score.place == 1]
    assert page.all("p.question")[0].text.partition(": ")[2] == ", ".join(winners)
