"""What lies on the drawn table of Virtù, ready for its templates: cities, cards, chambers, tiles, what is for sale."""

from django.utils.safestring import SafeString

from signoria.games.virtu.board.offers import VirtuOffer
from signoria.web.board.board import Player
from signoria.web.board.marks import NOTHING
from signoria.web.board.offers import WhyNot
from signoria.web.board.scene import Scene


class Spot:
    """Whatever can be pressed: its id on the page, its name, what can be done there and what cannot."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.offers: list[VirtuOffer] = []
        self.reasons: list[WhyNot] = []
        self.text: list[str] = []


class Card:
    """A card: its picture, its action, what it shows and says."""

    def __init__(self, id: str, name: str, picture: str, action: str, shows: SafeString, text: list[str]) -> None:
        self.id = id
        self.name = name
        self.picture = picture
        self.is_medal = picture.startswith("family")
        self.action = action
        self.shows = shows
        self.text = text


class Troop:
    """Units of one power at a city; before the gates with the wind from which they came."""

    def __init__(self, seat: int, power: str, owner: str, count: int, beaten: bool, wind: int) -> None:
        self.seat = seat
        self.power = power
        self.owner = owner
        self.count = count
        self.beaten = beaten
        self.wind = wind


class City(Spot):
    """A city of the map."""

    def __init__(self, id: str, city: str, name: str) -> None:
        super().__init__(id, name)
        self.city = city
        self.value = 0
        self.worth = 0
        """To whoever is asked."""
        self.closed = False
        self.control = ""
        self.crest = ""
        self.agent = ""
        self.garrison: Troop | None = None
        self.before: list[Troop] = []
        self.cathedral = False
        self.pirate = False
        self.port = False
        self.shows = NOTHING
        self.price = NOTHING
        """What annexing it costs whoever is asked, where they can."""
        self.defence: int | None = None
        """What a siege of theirs has to exceed."""
        self.about = ""
        self.asked = False


class Great(Spot):
    """A great power: what an alliance costs, what it gives, who has it."""

    def __init__(self, id: str, power: str, name: str, price: SafeString, gives: SafeString) -> None:
        super().__init__(id, name)
        self.power = power
        self.price = price
        self.gives = gives
        self.ally = ""
        self.ally_name = ""
        self.used = False
        self.agent = ""


class Chamber(Spot):
    """A chamber: its action, what lies on it, who blocks it."""

    def __init__(self, id: str, name: str, number: int, action: str, words: str) -> None:
        super().__init__(id, name)
        self.number = number
        self.action = action
        self.words = words
        self.symbol = NOTHING
        self.card: Card | None = None
        self.upgrade: Card | None = None
        self.token = False
        self.indulgence = False
        self.agent = ""
        self.about = ""


class Antechamber(Spot):
    """A place for a courtier, on one side of the palace."""

    def __init__(self, id: str, name: str, open: bool) -> None:
        super().__init__(id, name)
        self.open = open
        self.card: Card | None = None
        self.available = False
        self.fresh = False


class Tile(Spot):
    """A tile of a dominion."""

    def __init__(self, id: str, name: str, picture: str, shows: SafeString, up: bool, fresh: bool) -> None:
        super().__init__(id, name)
        self.picture = picture
        self.shows = shows
        self.action = ""
        self.up = up
        self.fresh = fresh


class Item(Spot):
    """Something for sale."""

    def __init__(self, id: str, name: str, picture: str, left: int, price: SafeString, shows: SafeString) -> None:
        super().__init__(id, name)
        self.picture = picture
        self.left = left
        self.price = price
        self.shows = shows
        self.action = ""


class Marker:
    """A power on a step of a track."""

    def __init__(self, seat: int, power: str, name: str) -> None:
        self.seat = seat
        self.power = power
        self.name = name


class Step:
    """A step of a track: its prestige, what it costs, who stands there."""

    def __init__(self, at: int, prestige: int, price: SafeString, bonus: bool, there: list[Marker]) -> None:
        self.at = at
        self.prestige = prestige
        self.price = price
        self.bonus = bonus
        self.there = there


class Side:
    """One side of a battle: what its strength is the sum of, and what it could still add."""

    def __init__(self, power: str, name: str, parts: list[tuple[str, int]], total: int, most: int) -> None:
        self.power = power
        self.name = name
        self.parts = parts
        self.total = total
        self.most = most


class Balance:
    """A battle under way, and how it ends if both sides pass."""

    def __init__(self, city: str, siege: bool, sides: list[Side], won: bool, lost: int) -> None:
        self.city = city
        self.siege = siege
        self.sides = sides
        self.won = won
        self.lost = lost


class VirtuPlayer(Player):
    """A player's power, palace and dominion."""

    def __init__(self, scene: Scene, seat: int) -> None:
        super().__init__(scene, seat)
        self.power = ""
        self.realm = ""
        self.florins = 0
        self.agents = 0
        self.bank = 0
        self.units = 0
        self.units_of = 0
        self.crosses = 0
        self.cities = 0
        self.war_tokens = 0
        self.chambers: list[Chamber] = []
        self.left: list[Antechamber] = []
        self.right: list[Antechamber] = []
        self.tiles: list[Tile] = []
        self.bonuses: list[Tile] = []
        self.hand: list[Tile] = []
        """Family cards that have no place yet."""
        self.trophies: list[str] = []
        self.indulged = False
