"""The picture of the scores over a game: a line for each seat, as high as its points by the numbers beside the axes."""

import pytest

from signoria import Match
from signoria.presentation import presenter_of
from signoria.web.tables.pages.score_chart import TOP, ScoreChart
from tests.amounts import number_of
from tests.pages import Element, parse, sheets
from tests.web.plain_pages import called
from tests.web.visitors import NAMES, SETUPS, asked, client_of, played, seated


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
    presenter = presenter_of(match.game)
    found = []
    for decision in [None, *(decision for _, decision in match.decisions())]:
        if decision is not None:
            state.apply(decision)
        scores = [score.as_data() for score in state.scores()]
        found.append([score["total"] for score in presenter.standing(state.view(None), scores)])
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
        assert {int(number): number_of(points) for number, points in column.items()} == {
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
        column = {row: number_of(points) for row, points in sheet.column(names[score.seat]).items()}
        assert column.pop("Place") == score.place
        assert column.pop("Total") == score.total == sum(column.values())
        assert list(column.values()) == list(score.parts.values())
    winners = [names[score.seat] for score in match.scores() if score.place == 1]
    assert page.all("p.question")[0].text.partition(": ")[2] == ", ".join(winners)


def test_scores_below_zero_stay_in_the_picture() -> None:
    chart = ScoreChart([[0, 0], [-7, 12], [30, -3]])
    heights = [float(corner.split(",")[1]) for line in chart.lines for corner in line.corners.split()]
    assert (min(heights), max(heights)) == (TOP, chart.bottom)


@pytest.mark.parametrize("reader", [1, None])
def test_whoever_looks_at_a_result_is_you(reader: int | None) -> None:
    match = played("carrara", 3, "basic", seed=6)
    table, clients = seated(match)
    client = client_of(None) if reader is None else clients[reader]
    sheet = sheets(parse(client.get(f"/t/{table.id}/result/").content))["Final result"]
    assert sheet.headings[1:] == [called(seat, reader) for seat in match.ranking()]
