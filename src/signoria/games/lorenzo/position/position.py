"""The position as plain data: the board, the players, and a stack that says who is asked next and for what.

Nothing here knows a rule. Lists change in place; tuples and questions are values that are replaced, so copies share
them. Sets of bits are machine numbers: every turn asks them for every space.
"""

from abc import abstractmethod

from mypy_extensions import i64

from signoria.engine.question import Question
from signoria.engine.table import Table
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.position.catalogue import CATALOGUE
from signoria.games.lorenzo.position.options import LorenzoRules


class Player:
    """One player's corner: goods, cards, members, leaders and burdens. The seat is the colour (LOR-SETUP-14)."""

    __slots__ = (
        "handicap",
        "cards",
        "choice",
        "copied",
        "curses",
        "discarded",
        "discounts",
        "goods",
        "hand",
        "leaders",
        "malus",
        "no_floor_bonus",
        "out",
        "placed",
        "powers",
        "raised",
        "tile",
        "used",
    )  # fmt: skip

    def __init__(
        self,
        goods: list[int],
        cards: tuple[tuple[int, ...], ...],
        placed: list[int],
        handicap: tuple[int, ...],
        malus: tuple[int, ...],
        discounts: tuple[int, ...],
        choice: tuple[int, ...],
        no_floor_bonus: bool,
        tile: int,
        curses: i64,
        hand: tuple[int, ...],
        discarded: tuple[int, ...],
        leaders: tuple[int, ...],
        used: i64,
        powers: i64,
        copied: int,
        raised: i64,
        out: bool,
    ) -> None:
        self.goods = goods  # by good; plain numbers, never below 0 (LOR-RES-5, LOR-RES-6)
        self.cards = cards  # by type, in the order they were taken
        self.placed = placed  # by member: the space, or -1
        self.handicap = handicap  # by kind of action: what excommunications take off, less what characters add
        self.malus = malus  # by kind of action: what excommunications take off
        self.discounts = discounts  # by type: coins, wood, stone off its cost
        self.choice = choice  # by type: wood or stone off its cost, at choice
        self.no_floor_bonus = no_floor_bonus
        self.tile = tile  # personal bonus tile, -1 before it is chosen
        self.curses: i64 = curses  # excommunication tiles that bind the player, one bit each
        self.hand = hand  # leaders, in catalogue order
        self.discarded = discarded
        self.leaders = leaders  # in play, in the order they were played
        self.used: i64 = used  # leaders that have been used this round, one bit each
        self.powers: i64 = powers  # abilities that work for the player, one bit each, a copied one included
        self.copied = copied  # the leader that Lorenzo de' Medici copies, or -1
        self.raised: i64 = raised  # members that Federico lifted this round, one bit each
        self.out = out  # has forfeited for good this round (option pass_is_final)

    def copy(self) -> "Player":
        return Player(
            self.goods[:],
            self.cards,
            self.placed[:],
            self.handicap,
            self.malus,
            self.discounts,
            self.choice,
            self.no_floor_bonus,
            self.tile,
            self.curses,
            self.hand,
            self.discarded,
            self.leaders,
            self.used,
            self.powers,
            self.copied,
            self.raised,
            self.out,
        )

    def values(self) -> tuple[object, ...]:
        """Every field, for saving and comparing."""
        return (
            self.goods, self.cards, self.placed, self.handicap, self.malus, self.discounts, self.choice,
            self.no_floor_bonus, self.tile, self.curses, self.hand, self.discarded, self.leaders, self.used,
            self.powers, self.copied, self.raised, self.out,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((tuple(self.goods), self.cards, self.hand))

    def __reduce__(self) -> tuple[object, ...]:
        return Player, self.values()


class Position(Table):
    """The whole table."""

    def __init__(
        self,
        components: Components,
        rules: LorenzoRules,
        players: list[Player],
        round: int,
        order: tuple[int, ...],
        dice: tuple[int, ...],
        floors: list[int],
        occupied: i64,
        palace: tuple[int, ...],
        tiles: tuple[int, ...],
        packs: int,
        packets: tuple[tuple[int, ...], ...],
        picks: tuple[tuple[int, ...], ...],
        stack: list[Question],
    ) -> None:
        super().__init__(CATALOGUE, len(players), stack)
        self.components = components
        self.rules = rules  # options and variant
        self.players = players
        self.round = round  # 1 to 6, 0 before the first (LOR-ROUND-6)
        self.order = order  # turn order
        self.dice = dice  # white, black, orange
        self.floors = floors  # the card on each tower floor, or -1
        self.occupied: i64 = occupied  # the spaces on which members stand, one bit each
        self.palace = palace  # seats in order of arrival
        self.tiles = tiles  # excommunication tile of each period
        self.packs = packs  # the cards of the period that are still face down, one bit each: PACK for each type
        self.packets = packets  # draft: what is left of the packet first dealt to each seat
        self.picks = picks  # draft: what was kept of that packet, pass by pass

    @abstractmethod
    def copy(self) -> "Position": ...

    def values(self) -> tuple[object, ...]:
        """Every field but the journal, for saving and comparing."""
        return (
            self.components, self.rules, self.players, self.round, self.order, self.dice, self.floors, self.occupied,
            self.palace, self.tiles, self.packs, self.packets, self.picks, self.stack,
        )  # fmt: skip
