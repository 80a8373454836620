"""Campaigns and retreats: so many units from one city to another, with the sources that this takes."""

from typing import Final

from signoria.engine.bits import has
from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.cities import CITIES, FEWEST_SEATS, IN_PLAY, LONGEST, PORTS, ROADS, SEA_DISTANCE
from signoria.games.virtu.components.symbols import CAVALRY, SHIP, amount
from signoria.games.virtu.plans.paying import gathered
from signoria.games.virtu.position.catalogue import MARCH, MARCH_D, RETREAT_D, SAIL, SAIL_D, USE
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.campaign import Campaigning
from signoria.games.virtu.rules.retreats import Retreating


def marches(state: Position, campaign: Campaigning) -> list[list[Decision]]:
    """All that can be moved from anywhere to anywhere; then what a campaign offers besides."""
    menu = state.legal()
    seat = campaign.seat
    purses = {CAVALRY: Purse(state, campaign, menu, CAVALRY), SHIP: Purse(state, campaign, menu, SHIP)}
    found: list[list[Decision]] = []
    for start in range(CITIES):
        units = state.players[seat].units[start]
        if units and state.control[start] == seat:
            for way in [*ways_by_road(state, seat, start), *ways_by_sea(state, start)]:
                symbol = SHIP if way[0].verb is SAIL else CAVALRY
                price = SEA_DISTANCE[way[0].a][way[0].b] if symbol == SHIP else len(way)
                for count in range(1, units + 1):
                    sources = purses[symbol].sources(count * price)
                    if sources is not None:
                        found.append([*sources, *[leg for leg in way for _ in range(count)]])
    return found + [[answer] for answer in menu if answer.verb is not MARCH and answer.verb is not SAIL]


class Purse:
    """The sources that a pool needs for so many of a symbol, each number looked up once."""

    def __init__(self, state: Position, campaign: Campaigning, menu: list[Decision], symbol: int) -> None:
        self.state = state
        self.seat = campaign.seat
        self.pool = amount(campaign.pool, symbol)
        self.symbol = symbol
        self.menu = menu
        self.known: dict[int, list[Decision] | None] = {}

    def sources(self, count: int) -> list[Decision] | None:
        short = max(0, count - self.pool)
        if short not in self.known:
            self.known[short] = gathered(self.state, self.seat, self.menu, self.symbol, short)
        return self.known[short]


MARCH_FROM: Final = [
    [{leg.b: leg for leg in MARCH_D[setup][start]} for start in range(CITIES)] for setup in range(len(ROADS))
]


def ways_by_road(state: Position, seat: int, start: int) -> list[list[Decision]]:
    """The shortest way to every city that own cities lead to."""
    legs = MARCH_FROM[len(state.players) - FEWEST_SEATS]
    ways: dict[int, list[Decision]] = {start: []}
    edge = [start]
    while edge:
        reached: list[int] = []
        for city in edge:
            if state.control[city] == seat:  # before foreign gates a unit stops (VIR-ACTION-CAMPAIGN-5)
                for end, leg in legs[city].items():
                    if end not in ways:
                        ways[end] = [*ways[city], leg]
                        reached.append(end)
        edge = reached
    del ways[start]
    return list(ways.values())


def ways_by_sea(state: Position, start: int) -> list[list[Decision]]:
    """The voyage to every port."""
    setup = len(state.players) - FEWEST_SEATS
    if not has(PORTS & IN_PLAY[setup], start):
        return []
    return [[voyage] for seas in range(1, LONGEST + 1) for voyage in SAIL_D[setup][start][seas]]


def ways_back(state: Position, retreat: Retreating) -> list[list[Decision]]:
    """Where a beaten unit can go, with the ships that this takes; then what can be decided besides."""
    menu = state.legal()
    start = retreat.origin(state)
    found: list[list[Decision]] = [[answer] for answer in menu if answer.verb is not USE]
    if retreat.more_ships_help(state):
        farther = retreat.own_cities(state) & PORTS & ~retreat.ways(state)
        for city in range(CITIES):
            if has(farther, city):
                short = SEA_DISTANCE[start][city] - retreat.ships
                sources = gathered(state, retreat.seat, menu, SHIP, short)
                if sources is not None:
                    found.append([*sources, RETREAT_D[city]])
    return found + [[answer] for answer in menu if answer.verb is USE]
