"""What the view of Lorenzo il Magnifico tells, key by key; `views` builds it. Cards, leaders and the rest go by id."""

from typing import TypedDict

from signoria.engine.view_types import AskedView, ScoreView

PassView = TypedDict("PassView", {"pass": int | None}, total=False)
"""The pass of the draft."""


class LorenzoAsked(AskedView, PassView, total=False):
    """Who is asked for what; of the rest each question tells what it is about."""

    acted: bool
    member: str | None
    space: str | None
    card: str | None
    leader: str | None
    value: int
    chosen: dict[str, int]  # by building
    left: int | list[str]  # so many privileges, or these effects of a card
    taken: list[str]


class MemberView(TypedDict):
    """A player's member: its value, and the space where it stands (None: at hand)."""

    value: int
    space: str | None


class StandingView(TypedDict):
    """A member on a space."""

    seat: int
    member: str


class LeaderView(TypedDict):
    """A leader in play."""

    id: str
    used: bool
    copies: str | None


class DraftView(TypedDict):
    """The packet in hand, and by pass what was in those before."""

    packet: list[str]
    seen: list[list[str]]


class PlayerView(TypedDict):
    """A player's corner of the table."""

    seat: int
    goods: dict[str, int]
    cards: dict[str, list[str]]  # by type
    members: dict[str, MemberView]
    bonus_tile: str | None
    excommunicated: list[str]
    leaders: list[LeaderView]
    out: bool
    hand_size: int
    hand: list[str] | None  # None: hidden
    discard_size: int
    discarded: list[str] | None  # None: hidden


class LorenzoView(TypedDict):
    """The table."""

    game: str
    variant: str
    options: dict[str, object]
    seats: int
    viewer: int | None
    over: bool
    round: int
    period: int
    order: list[int]
    asked: LorenzoAsked | None
    dice: dict[str, int]
    towers: dict[str, list[str | None]]  # by type from floor 1 up
    spaces: dict[str, list[StandingView]]  # those on which anybody stands
    palace: list[int]
    excommunication: list[str]  # by period
    decks: dict[str, list[str]]  # by type what is still to come in this period
    players: list[PlayerView]
    answer: bool | None
    draft: DraftView | None
    scores: list[ScoreView]
