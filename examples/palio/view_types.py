"""What a seat sees of the race, key by key; `state` builds it, `sheets` reads it."""

from typing import TypedDict

from signoria.engine.view_types import AskedView, ScoreView


class PalioAsked(AskedView, total=False):
    """Who is asked for what, and what questions tell besides."""

    die: str | None


class RiderView(TypedDict):
    """A rider; bets are secret until the end."""

    seat: int
    space: int
    coins: int
    backed: int | None


class PalioView(TypedDict):
    """The race."""

    game: str
    variant: str
    options: dict[str, object]
    seats: int
    viewer: int | None
    over: bool
    first: int | None
    finish: int
    asked: PalioAsked | None
    players: list[RiderView]
    scores: list[ScoreView] | None
