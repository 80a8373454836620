"""What lies on the drawn table of Carrara, ready for its templates: tiles, cities, places, court and players."""

from signoria.games.carrara.board.offers import CarraraOffer
from signoria.web.board.board import Player
from signoria.web.board.offers import WhyNot
from signoria.web.board.scene import Scene


class Thing:
    """Something on the table that may be decided about."""

    def __init__(self, id: str, words: str) -> None:
        self.id = id
        self.words = words
        self.offers: list[CarraraOffer] = []
        self.reasons: list[WhyNot] = []


class TileFace(Thing):
    """A building or a monument: its picture, kind and value, and what it says to the reader."""

    def __init__(self, id: str, words: str, kind: str, kind_words: str, value: int, rural: bool, text: str) -> None:
        super().__init__(id, words)
        self.kind = kind
        self.kind_words = kind_words
        self.value = value
        self.rural = rural
        self.text = text


class Site:
    """A city under a tile on offer: whether the tile can be paid there."""

    def __init__(self, city: str, words: str, colour: str, offer: CarraraOffer | None) -> None:
        self.city = city
        self.words = words
        self.colour = colour
        self.offer = offer


class OpenTile:
    """A tile on offer with its sites."""

    def __init__(self, face: TileFace) -> None:
        self.face = face
        self.sites: list[Site] = []
        self.covers: list[CarraraOffer] = []
        self.offers: list[CarraraOffer] = []
        self.reasons: list[WhyNot] = []
        self.asked = False


class Upgrade(Thing):
    """An upgrade tile that nobody has."""

    def __init__(self, id: str, words: str, city: str, colour: str, reward: str, amount: int) -> None:
        super().__init__(id, words)
        self.city = city
        self.colour = colour
        self.reward = reward
        self.amount = amount


class Standing:
    """A building in a city with what adorns it, and what may be put on it."""

    def __init__(self, face: TileFace, value: int, decoration: str, statue: str) -> None:
        self.face = face
        self.value = value
        self.decoration = decoration
        self.statue = statue
        self.told = ""
        self.newest = False
        self.offers: list[CarraraOffer] = []


class PlaceSpot(Thing):
    """A scoring place: what it would bring now, and why; who has a column there."""

    def __init__(self, id: str, words: str, signs: list[str]) -> None:
        super().__init__(id, words)
        self.signs = signs
        self.short = words
        self.points = 0
        self.coins = 0
        self.met = False
        self.owner: int | None = None
        self.owner_name = ""
        self.sums: list[str] = []
        self.about = ""


class CityColumn:
    """A city of a player: its gate, what it accepts and pays, the buildings, and what could be built there."""

    def __init__(self, id: str, words: str, colour: str) -> None:
        self.id = id
        self.words = words
        self.colour = colour
        self.accepts: list[str] = []
        self.reward = ""
        self.amount = 0
        self.upgraded = False
        self.needed = 0
        self.buildings: list[Standing] = []
        self.sites: list[CarraraOffer] = []
        self.place: PlaceSpot | None = None
        self.statues: list[tuple[int, int]] = []
        self.majorities: list[int] = []
        self.text = ""


class CourtField(Thing):
    """A field of the court: its bonus, the columns on it, the visit, and who could follow."""

    def __init__(self, number: int, words: str, bonus: str, amount: int) -> None:
        super().__init__(f"field-{number}", words)
        self.number = number
        self.bonus = bonus
        self.amount = amount
        self.columns: list[tuple[int, str]] = []
        self.gold_statues = 0
        self.visitor: tuple[int, str] | None = None
        self.followers: list[str] = []


class Stack:
    """Blocks of one colour behind a screen."""

    def __init__(self, colour: str, words: str, number: int, offers: list[CarraraOffer]) -> None:
        self.colour = colour
        self.words = words
        self.number = number
        self.offers = offers


class Honour:
    """A line of the result: what is counted, and by player how many and the points for them."""

    def __init__(self, sign: str, words: str, counted: list[tuple[int, int]]) -> None:
        self.sign = sign
        self.words = words
        self.counted = counted


class Marker:
    """Where a player stands on the track."""

    def __init__(self, seat: int, name: str, points: int) -> None:
        self.seat = seat
        self.name = name
        self.at = points % 100
        self.lap = points // 100
        self.points = points


class Bar:
    """How much value a player has in a city, and the statues there."""

    def __init__(self, colour: str, words: str, value: int, statues: int) -> None:
        self.colour = colour
        self.words = words
        self.value = value
        self.statues = statues


class CarraraPlayer(Player):
    """A player's corner of the table; coins and blocks are unknown where a screen hides them."""

    def __init__(self, scene: Scene, seat: int) -> None:
        super().__init__(scene, seat)
        self.points = 0
        self.coins: int | None = None
        self.stacks: list[Stack] | None = None
        self.columns = 0
        self.storage: list[Thing] = []
        self.spaces = 0
        self.cities: list[CityColumn] = []
        self.places: list[PlaceSpot] = []
        self.bars: list[Bar] = []
        self.sets: list[tuple[str, str, int, int, int]] = []
        self.holds_visit = False
