"""What a player owns, by what it is worth to them: goods, cards, and the harvests and productions they still bring."""

from signoria.games.lorenzo.components.board import CARD_SLOTS, SPACE_KINDS
from signoria.games.lorenzo.components.goods import (
    BUILDING,
    CHARACTER,
    HARVEST,
    MILITARY,
    PRODUCTION,
    TERRITORY,
    VENTURE,
    VICTORY,
)
from signoria.games.lorenzo.components.leaders import CESARE
from signoria.games.lorenzo.evaluation.prices import HIGHEST_ACTIVATION, STOCK, PriceList, Prices
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.rules.calendar import ROUNDS, TURNS


def stock(player: Player, prices: Prices) -> float:
    """Victory points, and goods by what they can still buy."""
    goods = player.goods
    worth = float(goods[VICTORY])
    for good in range(MILITARY + 1):
        amount = goods[good]
        worth += prices.stocks[good][amount if amount < STOCK else STOCK]
    return worth


def cards(player: Player, known: PriceList, prices: Prices) -> float:
    """Final scoring of cards, with more of them to come, and what characters do for ever."""
    worth = prices.characters[len(player.cards[CHARACTER])] + territory_prospect(player, known, prices)
    worth += venture_points(player, known)
    for index in player.cards[CHARACTER]:
        worth += prices.lasting[index]
    return worth


def venture_points(player: Player, known: PriceList) -> float:
    worth = 0.0
    for index in player.cards[VENTURE]:
        worth += known.victories[index]
    return worth


def territory_prospect(player: Player, known: PriceList, prices: Prices) -> float:
    """Points for territories at the end, as far as military points allow more of them."""
    return prices.territories[territories_allowed(player, known) * (CARD_SLOTS + 1) + len(player.cards[TERRITORY])]


def territories_allowed(player: Player, known: PriceList) -> int:
    """How many territories military points allow now (LOR-TERR-3)."""
    if player.powers & CESARE:
        return CARD_SLOTS
    allowed = 0
    needed = known.components.board.territory_military
    while allowed < CARD_SLOTS and player.goods[MILITARY] >= needed[allowed]:
        allowed += 1
    return allowed


def engine(state: Position, player: Player, known: PriceList, prices: Prices, turns: int) -> float:
    """Harvests and productions to come, as far as they bring more than another turn would."""
    coming = ROUNDS - state.round
    harvests = productions = coming * known.area_share
    if turns > TURNS * coming:
        harvested = produced = False
        for space in player.placed:
            if space >= 0:
                if SPACE_KINDS[space] == HARVEST:
                    harvested = True
                elif SPACE_KINDS[space] == PRODUCTION:
                    produced = True
        if not harvested:
            harvests += known.area_this_round
        if not produced:
            productions += known.area_this_round
    harvest = surplus(harvest_worth(player, known, prices), known.turn_given_up)
    production = surplus(production_worth(player, known, prices), known.turn_given_up)
    return harvests * harvest + productions * production


def surplus(worth: float, turn: float) -> float:
    """What a strong action adds to an average turn: nothing for a poor one, all that is above it for a good one."""
    return worth * worth / (4 * turn) if worth < 2 * turn else worth - turn


def share(known: PriceList, needed: int) -> float:
    """The share of actions that reach a value."""
    if needed < 0:
        needed = 0
    return known.activated[needed if needed < HIGHEST_ACTIVATION else HIGHEST_ACTIVATION]


def harvest_worth(player: Player, known: PriceList, prices: Prices) -> float:
    worth = prices.harvests[player.tile] if player.tile >= 0 else 0.0
    handicap = player.handicap[HARVEST]
    for index in player.cards[TERRITORY]:
        worth += prices.yields[index] * share(known, known.activations[index] + handicap)
    return worth


def production_worth(player: Player, known: PriceList, prices: Prices) -> float:
    worth = prices.productions[player.tile] if player.tile >= 0 else 0.0
    handicap = player.handicap[PRODUCTION]
    for index in player.cards[BUILDING]:
        yields = prices.yields[index]
        per = known.components.cards[index].yields_per
        if per is not None:
            yields += prices.later[per.good] * per.amount * (len(player.cards[per.type]) + 0.5)
        worth += yields * share(known, known.activations[index] + handicap)
    return worth
