"""The position as plain data: map, players, stock, and a stack that says who is asked next and for what.

Nothing here knows a rule. Lists change in place; tuples, questions and the menu are replaced, so copies share them.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from signoria.engine.question import Question
from signoria.engine.table import Table
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.position.options import VirtuRules

# How a piece has moved.
BY_ROAD: Final = 0
BY_SEA: Final = 1
BACK: Final = 2
AS_AGENT: Final = 3
WAYS: Final = ("road", "sea", "retreat", "agent")


class Player:
    """One player's corner: palace, dominion, units, agents and tracks."""

    __slots__ = (
        "power", "coins", "court", "ready", "fresh", "chambers", "indulgences", "token", "tiles", "ready_tiles",
        "fresh_tiles", "cities", "units", "supply", "beaten", "agents", "bank", "step", "bonuses", "war_tokens",
        "trophies", "indulged", "advanced", "leonardo",
    )  # fmt: skip

    def __init__(
        self,
        power: i64,
        coins: i64,
        court: list[int],
        ready: i64,
        fresh: i64,
        chambers: list[int],
        indulgences: i64,
        token: i64,
        tiles: i64,
        ready_tiles: i64,
        fresh_tiles: i64,
        cities: i64,
        units: list[int],
        supply: i64,
        beaten: tuple[int, ...],
        agents: i64,
        bank: i64,
        step: i64,
        bonuses: i64,
        war_tokens: i64,
        trophies: i64,
        indulged: bool,
        advanced: bool,
        leonardo: i64,
    ) -> None:
        self.power = power  # -1 before it is chosen
        self.coins = coins
        self.court = court  # by antechamber: the card, or -1
        self.ready = ready  # antechambers whose card shows its available side, one bit each
        self.fresh = fresh  # antechambers whose card was bought this winter
        self.chambers = chambers  # by chamber: the action card, then by chamber: the upgrade; -1 for none
        self.indulgences = indulgences  # chambers with an indulgence, one bit each
        self.token = token  # chamber of the action token, -1 before the first spring
        self.tiles = tiles  # the dominion, one bit for each tile
        self.ready_tiles = ready_tiles  # those with the available side up
        self.fresh_tiles = fresh_tiles  # those bought this winter
        self.cities = cities  # how many cities are controlled
        self.units = units  # by city
        self.supply = supply  # units off the map
        self.beaten = beaten  # the city of each unit that has to retreat
        self.agents = agents  # in the supply
        self.bank = bank  # agents that still wait in the bank
        self.step = step  # on the patronage track
        self.bonuses = bonuses  # patronage bonuses, one bit each
        self.war_tokens = war_tokens  # +1 tokens of this spring
        self.trophies = trophies  # seats whose disc was taken, one bit each
        self.indulged = indulged  # has sold an indulgence this year
        self.advanced = advanced  # has advanced in patronage this year
        self.leonardo = leonardo  # cities where Leonardo has helped this spring, one bit each, and IN_THIS_BATTLE

    def copy(self) -> "Player":
        return Player(
            self.power,
            self.coins,
            self.court[:],
            self.ready,
            self.fresh,
            self.chambers[:],
            self.indulgences,
            self.token,
            self.tiles,
            self.ready_tiles,
            self.fresh_tiles,
            self.cities,
            self.units[:],
            self.supply,
            self.beaten,
            self.agents,
            self.bank,
            self.step,
            self.bonuses,
            self.war_tokens,
            self.trophies,
            self.indulged,
            self.advanced,
            self.leonardo,
        )

    def values(self) -> tuple[object, ...]:
        """Every field, for saving and comparing."""
        return (
            self.power, self.coins, self.court, self.ready, self.fresh, self.chambers, self.indulgences, self.token,
            self.tiles, self.ready_tiles, self.fresh_tiles, self.cities, self.units, self.supply, self.beaten,
            self.agents, self.bank, self.step, self.bonuses, self.war_tokens, self.trophies, self.indulged,
            self.advanced, self.leonardo,
        )  # fmt: skip

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((self.power, self.coins, self.tiles, self.ready_tiles, tuple(self.court)))

    def __reduce__(self) -> tuple[object, ...]:
        return Player, self.values()


class Position(Table):
    """The whole table."""

    def __init__(
        self,
        components: Components,
        rules: VirtuRules,
        players: list[Player],
        year: int,
        order: tuple[int, ...],
        track: tuple[int, ...],
        control: list[int],
        agents: list[int],
        allies: list[int],
        used_alliances: int,
        stock: list[int],
        bonuses: int,
        ending: bool,
        moves: tuple[tuple[int, int, int, int], ...],
        stack: list[Question],
    ) -> None:
        super().__init__(CATALOGUE, len(players), stack)
        self.components = components
        self.rules = rules
        self.players = players
        self.year = year  # 0 before the first spring
        self.order = order  # turn order
        self.track = track  # seats by their disc on the city track, the one moved last at the end
        self.control = control  # by city: the seat, NEUTRAL or CLOSED
        self.agents = agents  # by place: the seat whose agent stands there, or -1
        self.allies = allies  # by great power: the allied seat, or -1
        self.used_alliances = used_alliances  # great powers whose disc lies on the right space, one bit each
        self.stock = stock  # piles by what can be bought, last the indulgence cards
        self.bonuses = bonuses  # patronage bonuses nobody has, one bit each
        self.ending = ending  # the game ends after this winter
        self.moves = moves  # of units and agents this year: the seat, where from, where to, and which of WAYS

    @abstractmethod
    def copy(self) -> "Position": ...

    def values(self) -> tuple[object, ...]:
        """Every field but menu and journal, for saving and comparing."""
        return (
            self.components, self.rules, self.players, self.year, self.order, self.track, self.control, self.agents,
            self.allies, self.used_alliances, self.stock, self.bonuses, self.ending, self.moves, self.stack,
        )  # fmt: skip
