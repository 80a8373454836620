"""A seat's result."""

from signoria.engine.view_types import ScoreView


class Score:
    """Points of one seat, part by part, and its place; equal places share them."""

    __slots__ = ("parts", "place", "seat", "total")

    def __init__(self, seat: int, total: int, parts: dict[str, int], place: int) -> None:
        self.seat = seat
        self.total = total
        self.parts = parts
        self.place = place

    def as_data(self) -> ScoreView:
        return {"seat": self.seat, "total": self.total, "parts": dict(self.parts), "place": self.place}

    def __repr__(self) -> str:
        return f"Score(seat={self.seat}, total={self.total}, place={self.place}, parts={self.parts!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self.as_data() == other.as_data()

    def __hash__(self) -> int:
        return hash((self.seat, self.total, self.place))

    def __reduce__(self) -> tuple[object, ...]:
        return Score, (self.seat, self.total, self.parts, self.place)
