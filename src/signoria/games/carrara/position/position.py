"""The position as plain data: wheel, tiles, court, players, and a stack that says who is asked next and for what.

Nothing here knows a rule. Lists change in place; tuples, boards and questions are values that are replaced, so
copies share them. During the game the lowest question of the stack is the turn.
"""

from abc import abstractmethod
from typing import Final

from signoria.engine.question import Question
from signoria.engine.table import Table
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.position.catalogue import CATALOGUE
from signoria.games.carrara.position.options import CarraraRules

NOWHERE: Final = -1
"""No seat, field, part or tile."""


class Building:
    """A tile on a player's board, with what adorns it. Never changed."""

    __slots__ = ("city", "decorated", "statue", "tile")

    def __init__(self, tile: int, city: int, decorated: bool, statue: int) -> None:
        self.tile = tile
        self.city = city
        self.decorated = decorated
        self.statue = statue  # its colour, 6 for gold, -1 for none

    def values(self) -> tuple[int, int, bool, int]:
        return (self.tile, self.city, self.decorated, self.statue)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Building) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Building{self.values()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Building, self.values()


class Board:
    """A player's buildings and upgrade tiles, and what follows from them (see `boards`). Never changed."""

    __slots__ = ("bare", "buildings", "decorations", "ready", "rewards", "standing", "statues", "upgrades")

    def __init__(
        self,
        buildings: tuple[Building, ...],
        upgrades: int,
        ready: int,
        bare: int,
        standing: int,
        statues: int,
        decorations: int,
        rewards: tuple[int, ...],
    ) -> None:
        self.buildings = buildings  # in the order they were built
        self.upgrades = upgrades  # one bit each
        self.ready = ready  # places whose requirement is met
        self.bare = bare  # kinds and cities with a building that can still be adorned
        self.standing = standing  # how many buildings there are in each city
        self.statues = statues  # the same for statues
        self.decorations = decorations  # the same by kind
        self.rewards = rewards  # by place what it would pay now

    def values(self) -> tuple[object, ...]:
        return (
            self.buildings, self.upgrades, self.ready, self.bare, self.standing, self.statues, self.decorations,
            self.rewards,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __reduce__(self) -> tuple[object, ...]:
        return Board, self.values()


class Player:
    """One player's board, columns and score; coins and blocks stand behind the screen."""

    __slots__ = ("blocks", "board", "coins", "fields", "large", "places", "points", "storage")

    def __init__(
        self,
        coins: int,
        blocks: int,
        points: int,
        board: Board,
        storage: tuple[int, ...],
        fields: int,
        large: int,
        places: int,
    ) -> None:
        self.coins = coins
        self.blocks = blocks  # a handful, see `marble`
        self.points = points
        self.board = board
        self.storage = storage  # items, in the order they were stored
        self.fields = fields  # bonus fields with an own column, one bit each
        self.large = large  # own columns on the large field
        self.places = places  # places with an own column, one bit each

    def copy(self) -> "Player":
        return Player(
            self.coins,
            self.blocks,
            self.points,
            self.board,
            self.storage,
            self.fields,
            self.large,
            self.places,
        )

    def values(self) -> tuple[object, ...]:
        """Every field, for saving and comparing."""
        return (
            self.coins, self.blocks, self.points, self.board, self.storage, self.fields, self.large, self.places,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __reduce__(self) -> tuple[object, ...]:
        return Player, self.values()


class Position(Table):
    """The whole table."""

    def __init__(
        self,
        rules: CarraraRules,
        components: Components,
        players: list[Player],
        first: int,
        wheel: list[int],
        large: int,
        small: int,
        bag: int,
        display: tuple[int, ...],
        reserve: int,
        covered: int,
        monuments: int,
        upgrades: int,
        supply: tuple[int, ...],
        box: tuple[int, ...],
        taken: int,
        holder: int,
        visit: int,
        trigger: int,
        idle: int,
        stopped: bool,
        purchased: bool,
        stored: bool,
        in_hand: bool,
        stack: list[Question],
    ) -> None:
        super().__init__(CATALOGUE, len(players), stack)
        self.rules = rules  # variant and options
        self.components = components  # the values of all pieces
        self.players = players
        self.first = first  # the start player
        self.wheel = wheel  # by ring part the handful on the sector that stands there
        self.large = large  # by how many parts the large wheel has turned, 0 to 5
        self.small = small  # the same for the small wheel
        self.bag = bag  # a handful
        self.display = display  # open tiles by place, -1 where there is none
        self.reserve = reserve  # face-down tiles, one bit each; their order is stored nowhere
        self.covered = covered  # tiles under monuments, out of the game, one bit each
        self.monuments = monuments  # kinds whose monument is open, one bit each
        self.upgrades = upgrades  # open upgrade tiles, one bit each
        self.supply = supply  # how many there are of each item, gold statues apart
        self.box = box  # how many of each item are out of the game
        self.taken = taken  # shared places with a column, one bit each
        self.holder = holder  # who holds the royal visit token, or -1
        self.visit = visit  # the bonus field of that visit, or -1
        self.trigger = trigger  # who triggered the end, or -1
        self.idle = idle  # turns in a row without a new building or column; -1 in a turn that has one
        self.stopped = stopped  # ended without a trigger (CAR-Q-26)
        self.purchased = purchased  # an item was bought for coins this turn
        self.stored = stored  # the last item in the storage of who is on turn came this turn
        self.in_hand = in_hand  # a column of who is on turn has been taken to score a place

    @property
    def on_turn(self) -> int:
        """Whose turn it is, whoever is asked meanwhile."""
        return self.stack[0].seat

    @abstractmethod
    def copy(self) -> "Position": ...

    def values(self) -> tuple[object, ...]:
        """Every field but the journal, for saving and comparing."""
        return (
            self.rules, self.components, self.players, self.first, self.wheel, self.large, self.small, self.bag,
            self.display, self.reserve, self.covered, self.monuments, self.upgrades, self.supply, self.box, self.taken,
            self.holder, self.visit, self.trigger, self.idle, self.stopped, self.purchased, self.stored, self.in_hand,
            self.stack,
        )  # fmt: skip
