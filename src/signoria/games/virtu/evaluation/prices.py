"""What things are worth to a player: tables worked out once from the weights."""

from math import exp
from typing import Final

from signoria.bots.weights import Weights, read_weights
from signoria.data.datafile import DataFile
from signoria.engine.bits import has
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.cities import CITIES
from signoria.games.virtu.components.components import Components, by_bonuses
from signoria.games.virtu.components.palaces import ANTECHAMBERS
from signoria.games.virtu.components.symbols import (
    ACTIONS,
    CAVALRY,
    CROSS,
    CROWN,
    FLORIN,
    MASK,
    SHIP,
    SYMBOLS,
    TRADE,
    WAR,
    amount,
)
from signoria.games.virtu.components.tables import BONUS_IDS, BONUSES, LAST_STEP, MACHIAVELLI, UNITS
from signoria.games.virtu.components.tiles import BITS_OF, BYTES, CANNONS, TILES
from signoria.games.virtu.evaluation.seat_summary import SeatSummary

LASTING: Final = ("leonardo_da_vinci", "michelangelo", "bastion_fortress", "the_prince")
"""Bonuses whose help lasts for ever."""

NAMES: Final = (
    "florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow", "second_kind", "enough_florins",
    "time_to_spend", "last_winter", "last_alliance", "nothing_left",
    "years_per_city", "years_per_step", "years_per_neutral", "most_years", "haste", "fewest_years",
    "tile_uses", "tiles_per_lap", "courtier_uses", "chamber_uses",
    "rule", "patronage", "trade", "annex", "campaign", "intrigue", "repeated",
    "room", "agent_in_supply", "agent_for_annexing", "agent_against_annexing", "agent_in_chamber", "agent_at_power",
    "sold_chamber", "pardon",
    "step_1", "step_3", "step_4", "bonus_to_come", *LASTING, "cannons",
    "city_to_come", "annex_hope", "next_action", "this_action", "spring_to_come", "winter_to_come", "winter_and_years",
    "alliance_bonus", "used_alliance", "lost_alliance",
    "unit", "more_units", "wages", "attack", "fear", "siege", "odds",
    "field_battle", "religion_open", "cross_to_come", "payment", "pool",
)  # fmt: skip
WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.games.virtu", "evaluation.toml"), NAMES)
LEAF_WEIGHTS: Final[Weights] = read_weights(DataFile("signoria.games.virtu", "leaf_weights.toml"), NAMES)

MOST_COINS: Final = 60
"""More coins than this are worth no more."""
MOST_CITIES: Final = 30
USES: Final = [[CROWN, CROSS], [FLORIN, CROWN, CROSS], [SHIP], [CROWN, SHIP], [CAVALRY, SHIP, WAR], [MASK]]
"""By action: what a card in its chamber can give."""
CARD_NUMBER: Final = len(CARD_IDS)
SUMMARIES: Final = 1024
"""How many summaries of players are kept; a power of 2."""
MOST_TROPHIES: Final = 32
"""More than sets of seats whose disc a player may hold."""
CLOSEST: Final = 8
"""Battles are as good as won or lost when the strengths are so far apart."""


def weight(weights: list[float], name: str) -> float:
    return weights[NAMES.index(name)]


def best_use(symbols: int, arrows: int, units: list[float], second: float) -> float:
    """A source gives one kind (VIR-PAY-7); a second good kind makes it easier to use."""
    worths = [amount(symbols, symbol) * units[symbol] for symbol in range(WAR + 1)]
    worths.append(arrows * units[WAR + 1])
    worths.sort()
    return worths[-1] + second * worths[-2]


def chamber_use(components: Components, card: int, action: int, units: list[float], second: float) -> float:
    """What a card gives to the action of its chamber."""
    worths = [0.0, 0.0]
    for symbol in USES[action]:
        price = units[FLORIN] * components.florins_per_ship if action == TRADE else units[symbol]
        worths.append(amount(components.symbols_of[card], symbol) * price)
    worths.sort()
    return worths[-1] + second * worths[-2]


def by_bytes(values: list[float]) -> list[list[float]]:
    """By eight tiles each and which of them are asked: the sum of their values."""
    return [
        [sum([values[8 * part + bit] for bit in BITS_OF[byte] if 8 * part + bit < TILES]) for byte in range(256)]
        for part in range(BYTES)
    ]


def costing(components: Components, agent: int) -> list[int]:
    """By number of crowns: the cities that cost so many when an agent there changes their value by this much."""
    over = components.crowns_over_value + agent
    most = max(components.value_of) + components.crowns_over_value + components.agent_effect
    return [
        sum([1 << city for city in range(CITIES) if components.value_of[city] + over == crowns])
        for crowns in range(most + 1)
    ]


class PriceList:
    """All tables for one set of components and weights."""

    def __init__(self, components: Components, weights: list[float]) -> None:
        self.components = components
        self.summaries: list[SeatSummary | None] = [None] * SUMMARIES  # of players, as seen last
        units = [weight(weights, SYMBOLS[symbol]) for symbol in range(WAR + 1)]
        units.append(weight(weights, "arrow"))
        second = weight(weights, "second_kind")
        self.units = units  # by symbol, last the arrow
        self.either = min(units[CROWN], units[CROSS])
        enough = weight(weights, "enough_florins")
        self.coins = [units[FLORIN] * enough * (1 - exp(-coins / enough)) for coins in range(MOST_COINS + 1)]
        self.time_to_spend = weight(weights, "time_to_spend")
        self.last_winter = weight(weights, "last_winter")
        self.last_alliance = weight(weights, "last_alliance")
        self.nothing_left = weight(weights, "nothing_left")
        self.years_per_city = weight(weights, "years_per_city")
        self.years_per_step = weight(weights, "years_per_step")
        self.years_per_neutral = weight(weights, "years_per_neutral")
        self.most_years = weight(weights, "most_years")
        self.haste = weight(weights, "haste")
        self.fewest_years = weight(weights, "fewest_years")
        # Sources: what they give when they are available.
        tiles = [
            best_use(components.symbols_at[tile], components.arrows_at[tile], units, second) for tile in range(TILES)
        ]
        tiles[CANNONS] = weight(weights, "cannons")
        self.tiles = tiles
        self.tile_sums = by_bytes(tiles)
        self.courtiers = [
            best_use(components.symbols_of[card], components.arrows_of[card], units, second)
            for card in range(CARD_NUMBER)
        ]
        lap = weight(weights, "tiles_per_lap")
        rate = weight(weights, "tile_uses")
        self.tile_uses = [rate * lap / (lap + cities) for cities in range(MOST_CITIES + 1)]  # a year, by cities
        self.courtier_uses = weight(weights, "courtier_uses")
        # Chambers, by action and card.
        visits = weight(weights, "chamber_uses")
        self.visits = visits
        self.actions = [weight(weights, action) for action in ACTIONS]
        self.printed = [
            sum([amount(components.printed_symbol[action], symbol) * units[symbol] for symbol in range(WAR + 1)])
            for action in range(len(ACTIONS))
        ]
        self.chamber_cards = [
            chamber_use(components, card, action, units, second)
            for action in range(len(ACTIONS))
            for card in range(CARD_NUMBER)
        ]
        self.repeated = weight(weights, "repeated")
        room = weight(weights, "room")
        self.rooms = [room * rooms / (rooms + 2.0) for rooms in range(ANTECHAMBERS + 1)]  # a year, by free antechambers
        self.agent_in_supply = weight(weights, "agent_in_supply")
        self.agent_for_annexing = weight(weights, "agent_for_annexing")
        self.agent_against_annexing = weight(weights, "agent_against_annexing")
        self.agent_in_chamber = weight(weights, "agent_in_chamber")
        self.agent_at_power = weight(weights, "agent_at_power")
        self.sold_chamber = weight(weights, "sold_chamber")
        self.pardon = weight(weights, "pardon")
        self.steps = [0.0] * (LAST_STEP + 1)  # what a step is worth on the way to the next
        self.steps[1] = weight(weights, "step_1")
        self.steps[3] = weight(weights, "step_3")
        self.steps[4] = weight(weights, "step_4")
        prestige = components.step_prestige
        self.step_gains = [
            prestige[step + 1] - prestige[step] + self.steps[step + 1] - self.steps[step] for step in range(LAST_STEP)
        ]  # what one more step brings
        self.bonus_to_come = weight(weights, "bonus_to_come")
        lasting = [weight(weights, id) if id in LASTING else 0.0 for id in BONUS_IDS]
        self.bonuses = [
            sum([lasting[bonus] for bonus in range(BONUSES) if has(bonuses, bonus)]) for bonuses in range(1 << BONUSES)
        ]  # a year, by the bonuses owned
        laid_out = [0 if bonus == MACHIAVELLI else components.bonuses[bonus].prestige for bonus in range(BONUSES)]
        self.bonus_prestige = by_bonuses(laid_out)  # Machiavelli is a card of the palace
        self.bonus_crosses = by_bonuses([bonus.crosses for bonus in components.bonuses])
        self.trophies = [components.trophy_prestige * bin(owned).count("1") for owned in range(MOST_TROPHIES)]
        self.rewards = [[float(reward) for reward in components.religion[seats]] for seats in (3, 4, 5)]
        self.start_cities: int = components.city_prestige.count(0) - 1  # that bring no prestige yet (VIR-SCORE-1)
        self.with_own_agent = costing(components, -components.agent_effect)
        self.without_agent = costing(components, 0)
        self.with_foreign_agent = costing(components, components.agent_effect)
        self.city_to_come = weight(weights, "city_to_come")
        self.annex_hope = weight(weights, "annex_hope")
        self.next_action = weight(weights, "next_action")
        self.this_action = weight(weights, "this_action")
        self.spring_to_come = weight(weights, "spring_to_come")
        self.winter_to_come = weight(weights, "winter_to_come")
        self.winter_and_years = weight(weights, "winter_and_years")
        self.alliance_bonus = weight(weights, "alliance_bonus")
        self.used_alliance = weight(weights, "used_alliance")
        self.lost_alliance = weight(weights, "lost_alliance")
        self.army = [0.0] * (UNITS + 1)  # by units on the map
        unit = weight(weights, "unit")
        for number in range(1, UNITS + 1):
            self.army[number] = self.army[number - 1] + unit
            unit *= weight(weights, "more_units")
        self.wages = [weight(weights, "wages") * wage * units[FLORIN] for wage in components.wages]
        self.attack = weight(weights, "attack")
        self.fear = weight(weights, "fear")
        self.siege = weight(weights, "siege")
        odds = weight(weights, "odds")
        self.odds = [1 / (1 + exp(-(margin - 0.5) * odds)) for margin in range(-CLOSEST, CLOSEST + 1)]
        self.field_battle = weight(weights, "field_battle")
        self.cross_to_come = weight(weights, "cross_to_come")
        self.religion_open = weight(weights, "religion_open")
        self.payment = weight(weights, "payment")
        self.pool = weight(weights, "pool")
