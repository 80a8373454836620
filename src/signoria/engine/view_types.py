"""What views look like to a type checker; at runtime they are plain dicts, lists and values.

Each game spells its own view out, key by key, in its `position/view_types.py`. Whoever reads it says which one it is:

    view: LorenzoView = match.view(seat)

These modules are not compiled: compiled, a TypedDict would forget at runtime what it inherits.
"""

from typing import Any, TypedDict

View = Any
"""The view of whichever game it is. A game's own readers name their kind instead, code for all games `TableView`."""

AskedView = TypedDict("AskedView", {"seat": int, "for": str})
"""Who is asked, and for what. Games add the circumstances that their questions tell."""


class ScoreView(TypedDict):
    """Points of one seat, part by part."""

    seat: int
    total: int
    parts: dict[str, int]
    place: int


class TableView(TypedDict):
    """What the views of all games tell. Their own have these keys among others, and say more of the last three."""

    game: str
    options: dict[str, object]  # those that are not as usual
    seats: int
    viewer: int | None  # None: a spectator
    over: bool
    asked: Any  # an AskedView; None where nobody is asked
    players: list[Any]  # by seat
    scores: Any  # a ScoreView for each seat; None as long as scores are secret
