"""The position as plain data: map, players, stock, and a stack that says who is asked next and for what.

Nothing here knows a rule. Lists change in place; tuples, frames and the menu are replaced, so copies share them.
"""

from abc import abstractmethod
from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.frame import Frame
from signoria.engine.frame_table import FrameTable
from signoria.games.virtu.evaluation.portrait import Portrait
from signoria.games.virtu.position.catalogue import CATALOGUE

# Frames: what comes next.
FIRST: Final = 0  # chance: who is the first player
POWERS_LEFT: Final = 1  # a seat chooses a power
FAMILY: Final = 2  # a seat places a family card; a: cards placed, one bit each
SPRING: Final = 3  # by itself: whose turn is next; a: place in the turn order
START_CHAMBER: Final = 4  # first spring: where the token begins
MOVING: Final = 5  # a: steps made, b: whether one was paid in florins, c: arrows left
PARDON: Final = 6  # an indulgence lies in the chamber entered: cancel it?
ACTING: Final = 7  # a: action, b: pool, c: flags, d: tiles that paid for it or that it refreshed
SENDING: Final = 8  # where an agent goes, by category; a: where it comes from
ARRIVING: Final = 9  # where exactly; a: where it comes from, b: category
BLOCKED: Final = 10  # an intrigue chamber with an enemy agent: remove it or lose the action
PAYING: Final = 11  # a: price left, b: last source, c: purpose, d: target, e: extras, f: surplus
CHOOSE_BONUS: Final = 12  # a patronage bonus
SEATING: Final = 13  # an antechamber for a card; a: card
MAKING_ROOM: Final = 14  # which courtier goes to make room; a: card
SIEGES: Final = 15  # by itself; a: place in the turn order, b: whether this player resolved any
CHOOSE_SIEGE: Final = 16
ASSAULT: Final = 17  # by itself; a: city, b: attacker, c: 0 no field battle, 1 one was fought, 2 goes on to the siege
BATTLE: Final = 18  # announcements; a: city, b: attacker, c: defender, d: their bonuses, e: passes, f: 1 for a siege
FIELD_WON: Final = 19  # besiege or give up; a: city
OVERFULL: Final = 20  # too many lighter antechambers are occupied
RETREATS: Final = 21  # by itself; a: place in the turn order
RETREAT: Final = 22  # one beaten unit; a: ships in the pool
WINTER: Final = 23  # by itself; a: place in the turn order, b: step
WAGE: Final = 24
DISBANDING: Final = 25  # a: how many units are still to go
REORGANISING: Final = 26  # a: moves between antechambers so far, two bits for each space
BUYING: Final = 27  # a: what was bought, one bit for each kind, b: pool
BUILDING: Final = 28  # the city of a new cathedral
RECRUITING: Final = 29
ALLYING: Final = 30
DROPPING: Final = 31  # which symbol of an alliance's price is saved; a: great power

NONE: Final = -1


class Player:
    """One player's corner: palace, dominion, units, agents and tracks."""

    __slots__ = (
        "power", "coins", "court", "ready", "fresh", "chambers", "indulgences", "token", "tiles", "ready_tiles",
        "fresh_tiles", "cities", "units", "supply", "beaten", "agents", "bank", "step", "bonuses", "war_tokens",
        "trophies", "indulged", "advanced", "leonardo", "portrait",
    )  # fmt: skip

    def __init__(
        self,
        power: int,
        coins: int,
        court: list[int],
        ready: int,
        fresh: int,
        chambers: list[int],
        indulgences: int,
        token: int,
        tiles: int,
        ready_tiles: int,
        fresh_tiles: int,
        cities: int,
        units: list[int],
        supply: int,
        beaten: tuple[int, ...],
        agents: int,
        bank: int,
        step: int,
        bonuses: int,
        war_tokens: int,
        trophies: int,
        indulged: bool,
        advanced: bool,
        leonardo: int,
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
        self.portrait: Portrait | None = None  # as the evaluation has seen the player last

    def copy(self) -> "Player":
        found = Player(
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
        found.portrait = self.portrait
        return found

    def values(self) -> tuple[object, ...]:
        """Every field but the portrait, for saving and comparing."""
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


class Position(FrameTable):
    """The whole table."""

    def __init__(
        self,
        rules: int,
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
        stack: list[Frame],
    ) -> None:
        super().__init__(CATALOGUE, len(players), stack)
        self.rules = rules  # options, see `options`
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
        self.menu: list[Decision] | None = None  # what is legal now, once it has been asked for

    @abstractmethod
    def copy(self) -> "Position": ...

    def values(self) -> tuple[object, ...]:
        """Every field but menu and journal, for saving and comparing."""
        return (
            self.rules, self.players, self.year, self.order, self.track, self.control, self.agents, self.allies,
            self.used_alliances, self.stock, self.bonuses, self.ending, self.stack,
        )  # fmt: skip
