"""What all seats share in the evaluation: how long the game may last, who still acts, where agents are."""

from typing import Final

from signoria.engine.bits import with_bit
from signoria.games.virtu.components.cities import CITIES, FEWEST_SEATS, IN_PLAY, ROADS, WITHIN
from signoria.games.virtu.components.tables import LAST_STEP
from signoria.games.virtu.components.tiles import BITS_OF, CITY_TILES
from signoria.games.virtu.evaluation.prices import PriceList
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.year import RECRUIT, Spring, Winter

CITY_BYTES: Final = (CITIES + 7) // 8
NEVER: Final = 99
"""The price of a city that is out of reach."""


def unions(masks: list[int]) -> list[list[int]]:
    """By eight cities each and which of them are asked: the union of their masks."""
    found: list[list[int]] = []
    for part in range(CITY_BYTES):
        row: list[int] = []
        for byte in range(256):
            union = 0
            for bit in BITS_OF[byte]:
                if 8 * part + bit < CITIES:
                    union |= masks[8 * part + bit]
            row.append(union)
        found.append(row)
    return found


BY_ROAD: Final = [unions(roads) for roads in ROADS]
BY_SEA: Final = unions([WITHIN[city][1] for city in range(CITIES)])
"""Ports on the same sea."""
COUNT_OF: Final = [len(bits) for bits in BITS_OF]


class Outlook:
    """How matters stand for the table as a whole."""

    __slots__ = ("acting", "agents", "fuel", "neutral", "own_agents", "unpaid", "waiting", "years")

    def __init__(self, years: float, neutral: int, acting: int, seats: int) -> None:
        self.years = years  # springs to come
        self.neutral = neutral  # cities, one bit each
        self.acting = acting  # the seat whose turn in spring it is, or -1
        self.fuel = [0.0] * seats  # by seat: the share that what is at hand keeps of its worth
        self.waiting = [False] * seats  # by seat: whether it still acts this spring
        self.unpaid = [False] * seats  # by seat: whether wages are still due this year
        self.own_agents = [0] * seats  # by seat: cities with its agents, one bit each
        self.agents = 0  # cities with agents


def count_cities(cities: int) -> int:
    found = 0
    while cities:
        found += COUNT_OF[cities & 255]
        cities >>= 8
    return found


def reach(unions: list[list[int]], cities: int) -> int:
    """The cities next to some."""
    found = 0
    part = 0
    while cities:
        found |= unions[part][cities & 255]
        cities >>= 8
        part += 1
    return found


def years_left(state: Position, neutral: int, known: PriceList) -> float:
    """Springs until the nearest of the three ends (VIR-END-1); somebody looks for one, the longer a game lasts."""
    if state.ending:
        return 0.0
    years = known.most_years - known.haste * state.year
    if years < known.fewest_years:
        years = known.fewest_years
    for player in state.players:
        by_cities = float(known.components.last_city - player.cities) * known.years_per_city
        if by_cities < years:
            years = by_cities
        by_steps = float(LAST_STEP - player.step) * known.years_per_step
        if by_steps < years:
            years = by_steps
    by_neutrals = count_cities(neutral) * known.years_per_neutral / len(state.players)
    if by_neutrals < years:
        years = by_neutrals
    return years if years > 0.0 else 0.0


def survey(state: Position, known: PriceList) -> Outlook:
    seats = len(state.players)
    neutral = IN_PLAY[seats - FEWEST_SEATS]
    for player in state.players:
        neutral &= ~player.tiles
    neutral &= CITY_TILES
    bottom = state.stack[0]
    acting = state.order[bottom.index - 1] if isinstance(bottom, Spring) and len(state.stack) > 1 else -1
    found = Outlook(years_left(state, neutral, known), neutral, acting, seats)
    for city in range(CITIES):
        agent = state.agents[city]
        if agent >= 0:
            found.agents = with_bit(found.agents, city)
            found.own_agents[agent] = with_bit(found.own_agents[agent], city)
    for index in range(len(state.order)):
        seat = state.order[index]
        winters = 1.0
        if isinstance(bottom, Winter):
            if index < bottom.index:
                winters = 0.0
            elif index == bottom.index and bottom.step > RECRUIT:
                winters = known.last_alliance
            found.unpaid[seat] = index > bottom.index
        else:
            found.unpaid[seat] = True
            found.waiting[seat] = isinstance(bottom, Spring) and index >= bottom.index
        if found.years > 0.0:
            left = found.years + winters
            found.fuel[seat] = left / (left + known.time_to_spend)
        else:
            fuel = known.last_winter * winters
            found.fuel[seat] = fuel if fuel > known.nothing_left else known.nothing_left
    return found


def annex_need(outlook: Outlook, seat: int, cities: int, known: PriceList) -> int:
    """The crowns that the cheapest of some neutral cities costs (VIR-ACTION-ANNEX-5, VIR-ACTION-ANNEX-6)."""
    if not cities:
        return NEVER
    own = cities & outlook.own_agents[seat]
    free = cities & ~outlook.agents
    foreign = cities & outlook.agents & ~own
    for crowns in range(len(known.without_agent)):
        if (
            own & known.with_own_agent[crowns]
            or free & known.without_agent[crowns]
            or foreign & known.with_foreign_agent[crowns]
        ):
            return crowns
    return NEVER
