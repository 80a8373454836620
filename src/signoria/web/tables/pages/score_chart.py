"""The picture of the scores over a game that is over, decision by decision."""

from typing import Final

from signoria.web.tables.results import Course

WIDTH: Final = 640
HEIGHT: Final = 260
LEFT: Final = 36
BOTTOM: Final = 24
TOP: Final = 10
RIGHT: Final = 8
MOST_MARKS: Final = 5
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
ROWS: Final = 8
MOST_POINTS: Final = 160
"""More corners of a line than this nobody can see."""


class Line:
    """The scores of a seat as corners of a line."""

    def __init__(self, seat: int, corners: str) -> None:
        self.seat = seat
        self.corners = corners


class Mark:
    """A number beside an axis."""

    def __init__(self, at: float, value: int) -> None:
        self.at = f"{at:.1f}"
        self.value = value


class ScoreChart:
    """Lines for all seats in one picture. Only for games that are over: scores on the way may tell what was hidden."""

    def __init__(self, course: Course) -> None:
        self.scores = course
        self.width, self.height, self.left, self.right = WIDTH, HEIGHT, LEFT, WIDTH - RIGHT
        self.bottom = HEIGHT - BOTTOM
        self.last = len(self.scores) - 1
        every = [score for scores in self.scores for score in scores]
        self.lowest, self.highest = min(0, *every), max(1, *every)
        shown = sorted({round(place * self.last / MOST_POINTS) for place in range(MOST_POINTS + 1)})
        self.lines = [
            Line(
                seat,
                " ".join(f"{self.across(number):.1f},{self.up(self.scores[number][seat]):.1f}" for number in shown),
            )
            for seat in range(len(course[0]))
        ]
        self.heights = [Mark(self.up(value), value) for value in round_numbers(self.lowest, self.highest)]
        self.numbers = [Mark(self.across(number), number) for number in round_numbers(0, self.last)]

    def across(self, number: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * number / max(1, self.last)

    def up(self, score: int) -> float:
        return TOP + (self.bottom - TOP) * (self.highest - score) / max(1, self.highest - self.lowest)

    def rows(self) -> list[tuple[int, list[int]]]:
        """The same in numbers, at some decisions from the first to the last."""
        numbers = sorted({round(place * self.last / ROWS) for place in range(ROWS + 1)})
        return [(number, self.scores[number]) for number in numbers]


def round_numbers(lowest: int, highest: int) -> list[int]:
    """A few numbers between two, as people would write them beside an axis."""
    spread = highest - lowest
    step = next((step for step in STEPS if spread // step < MOST_MARKS), STEPS[-1])
    return [number for number in range(lowest - lowest % -step, highest + 1) if number % step == 0]
