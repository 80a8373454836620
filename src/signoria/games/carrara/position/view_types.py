"""What the view of The Palaces of Carrara tells, key by key; `views` builds it. Tiles, items and the rest go by id."""

from typing import NotRequired, TypedDict

from signoria.engine.view_types import AskedView, ScoreView


class CarraraAsked(AskedView, total=False):
    """Who is asked for what; of the rest each question tells what it is about."""

    acted: bool
    part: int | None
    up_to: str | None
    field: int | None
    item: str | None
    came: str | None
    waiting: str | None
    tile: str | None
    city: str | None
    covers: str | None
    left: int


class TurnView(TypedDict):
    """Whose turn it is and what was done in it."""

    seat: int
    acted: bool
    purchased: bool
    stored: str | None
    scoring: bool


class SectorView(TypedDict):
    """What lies at a ring part, and what it costs there."""

    part: int
    blocks: dict[str, int]
    prices: dict[str, int]
    decoration: NotRequired[str]  # in the advanced game
    statue: NotRequired[str]


class FieldView(TypedDict):
    """A bonus field of the court."""

    field: int
    bonus: str
    amount: int
    columns: list[int]  # whose
    gold_statues: int


class VisitView(TypedDict):
    """The royal visit: whose it is, and to which field."""

    holder: int
    field: int


class BuildingView(TypedDict):
    """A building or monument with what adorns it."""

    tile: str
    value: int
    decorated: bool
    statue: str | None


class CityView(TypedDict):
    """A city of a player: what it pays for each point of value, and what stands there."""

    reward: str
    amount: int
    buildings: list[BuildingView]


class PlayerView(TypedDict):
    """A player's board, columns and score."""

    seat: int
    points: int
    coins: int | None  # None: hidden
    blocks: dict[str, int] | None  # None: hidden
    cities: dict[str, CityView]
    upgrades: list[str]
    storage: list[str]
    fields: list[int]
    large_field: int
    places: list[str]


class CarraraView(TypedDict):
    """The table."""

    game: str
    variant: str
    options: dict[str, object]
    seats: int
    viewer: int | None
    over: bool
    stopped: bool
    first: int
    trigger: int | None
    idle: int
    turn: TurnView | None
    asked: CarraraAsked | None
    wheel: list[SectorView]
    display: list[str | None]
    reserve: list[str]
    covered: list[str]
    monuments: list[str]  # the kinds whose monument is open
    upgrades: list[str]
    supply: dict[str, int] | None  # None: in the basic game
    box: dict[str, int]
    court: list[FieldView]
    visit: VisitView | None
    shared_places: dict[str, int | None]  # by place who has it
    players: list[PlayerView]
    scores: list[ScoreView] | None  # None: not before the end
