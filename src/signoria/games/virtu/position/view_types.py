"""What the view of Virtù tells, key by key; `views` builds it. Cities, cards, tiles and the rest go by id."""

from typing import TypedDict

from signoria.engine.view_types import AskedView, ScoreView


class VirtuAsked(AskedView, total=False):
    """Who is asked for what; of the rest each question tells what it is about."""

    action: str | None
    pool: dict[str, int]
    purpose: str | None
    price: dict[str, int]
    steps: int
    arrows: int
    origin: str | None
    category: str | None
    card: str | None
    city: str | None
    siege: bool
    attacker: int | None
    defender: int | None
    attack_bonus: int
    defence_bonus: int
    ships: int
    left: int
    power: str | None
    which: str  # the key of a sentence: what the action asks
    cards: dict[str, int]  # symbols of the chamber's cards that can still be used
    paying: str  # the key of a phrase: what for
    target: str | None  # what is paid for
    whole: dict[str, int]  # all that it costs
    attack: int  # the strengths of a battle, bonuses included
    defence: int
    chamber: int  # where the token stands
    does: str  # the action of that chamber


class CityView(TypedDict):
    """A city in play."""

    value: int
    control: int | None  # None: neutral
    agent: int | None
    units: list[int]  # by seat
    beaten: list[int]  # by seat, those that have to retreat
    cathedral: bool


class PowerView(TypedDict):
    """A great power."""

    ally: int | None
    used: bool
    agent: int | None


class ChamberView(TypedDict):
    """A chamber of a palace: its action as printed, and what lies on it."""

    printed: str | None
    action_card: str | None
    upgrade: str | None
    indulgence: bool
    agent: int | None


class CourtierView(TypedDict):
    """A card in an antechamber."""

    card: str
    available: bool
    bought: bool


class PlayerView(TypedDict):
    """A player's palace and all else that is theirs."""

    seat: int
    power: str | None  # None: not chosen yet
    florins: int
    token: int | None  # the chamber where it stands
    chambers: list[ChamberView]
    antechambers: dict[str, CourtierView | None]
    unlocked: int
    tiles: dict[str, bool]  # whether the available side is up
    bought_tiles: list[str]
    cities: int
    patronage: int
    bonuses: list[str]
    units_in_supply: int
    agents_in_supply: int
    agents_in_bank: int
    war_tokens: int
    trophies: list[int]
    leonardo: list[str]
    leonardo_helps: bool
    crosses: int
    indulged: bool
    advanced: bool


class SiteView(TypedDict):
    """What the map says of a city in play, and what it takes to have it."""

    roads: list[str]
    seas: list[str]  # on which it has a port
    pirate: bool
    worth: list[int]  # by seat: its value to who would take it, which agents change
    price: list[dict[str, int] | None]  # by seat: of annexing it; None for who cannot, whatever they have
    by: list[str | None]  # by seat: how they would annex it, road or sea
    defence: list[int | None]  # by seat: the strength that a siege has to exceed, bonuses apart; None for the owner


class SideView(TypedDict):
    """One side of a battle: what its strength is made of, and what it could still add to that."""

    seat: int | None  # None: nobody defends a neutral city
    value: int  # of the city, 0 in a field battle and for who attacks
    agent: int  # what an agent changes in that
    bastion: int
    units: int
    bonuses: int  # used so far
    total: int
    most: int  # that it could still add


class BattleView(TypedDict):
    """The siege or field battle under way."""

    city: str
    siege: bool
    attack: SideView
    defence: SideView
    won: bool  # the attack wins if both pass
    lost: int  # units that the attack loses then


class MoveView(TypedDict):
    """A piece that was moved this year."""

    seat: int
    start: str
    end: str
    way: str  # road or sea for a unit that marched or sailed, retreat, agent


class VirtuView(TypedDict):
    """The table."""

    game: str
    seats: int
    viewer: int | None
    options: dict[str, object]
    over: bool
    year: int
    season: str | None  # spring or winter; None before the first and after the last
    step: str | None  # act, sieges, retreats, then wages, palace, buy, recruit, alliance
    ending: bool
    order: list[int]
    city_track: list[int]
    asked: VirtuAsked | None
    cities: dict[str, CityView]
    map: dict[str, SiteView]
    battle: BattleView | None
    moves: list[MoveView]
    great_powers: dict[str, PowerView]
    stock: dict[str, int]
    indulgences: int
    bonuses: list[str]
    players: list[PlayerView]
    scores: list[ScoreView]
