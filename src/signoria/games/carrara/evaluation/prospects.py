"""What an action that is under way will bring the seat that carries it out, at its best."""

from signoria.games.carrara.components.places import MONEY_BITS, PLACES
from signoria.games.carrara.components.sheet import TRIGGER_POINTS
from signoria.games.carrara.evaluation.adornments import best_item, item_worth
from signoria.games.carrara.evaluation.bargains import best_purchase, best_rotation, purchase, purchase_with_draws
from signoria.games.carrara.evaluation.gains import best_upgrade
from signoria.games.carrara.evaluation.hopes import in_points
from signoria.games.carrara.evaluation.outlook import Outlook
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.evaluation.sites import best_monument, best_site, best_tile, raised
from signoria.games.carrara.position.position import (
    BOUGHT,
    BUYING,
    CHOOSING_COLUMN,
    CHOOSING_MONUMENT,
    CHOOSING_SITE,
    CHOOSING_TILE,
    DRAWING,
    GAINING,
    NOWHERE,
    PAYING,
    REFILLING,
    ROTATING,
    SCORING,
    SETTING,
    UPGRADING,
    Position,
)
from signoria.games.carrara.rules.columns import open_places
from signoria.games.carrara.rules.turns import no_column_left


def prospect(state: Position, outlook: Outlook, prices: Prices) -> float:
    """The gain to come for the seat whose turn it is."""
    gain = 0.0
    for place in range(1, len(state.stack)):
        frame = state.stack[place]
        kind = frame.kind
        if kind == BUYING:
            if state.stack[-1].kind == DRAWING:
                gain += purchase_with_draws(state, outlook, state.stack[-1].a, prices)
            elif frame.a == NOWHERE:
                gain += best_purchase(state, outlook, 0, prices)
            else:
                gain += purchase(state, outlook, frame.a, frame.a, frame.b, prices)
        elif kind == ROTATING:
            gain += best_rotation(state, outlook, prices)
        elif kind == PAYING:
            raising = state.stack[place - 1]
            gain += raised(state, outlook, raising.a, raising.b, raising.c, frame.b, prices)
        elif kind == CHOOSING_TILE:
            gain += best_tile(state, outlook, prices)
        elif kind == CHOOSING_SITE:
            gain += best_site(state, outlook, frame.a, prices)
        elif kind == CHOOSING_MONUMENT:
            gain += best_monument(state, outlook, prices)
        elif kind == UPGRADING:
            gain += best_upgrade(state, outlook, prices)
        elif kind == CHOOSING_COLUMN:
            gain += best_column(state, outlook, prices)
        elif kind == SCORING:
            gain += best_place(state, outlook)
        elif kind == GAINING:
            gain += best_item(state, outlook, frame, prices)
        elif kind == SETTING:
            gain += item_worth(outlook, frame.a, frame.b == BOUGHT, prices)
        elif kind == REFILLING and triggers(state):
            gain += TRIGGER_POINTS
    return gain


def triggers(state: Position) -> bool:
    """Whether the tile that comes into the display triggers the end: the last one, and a seat without columns."""
    if state.trigger != NOWHERE or state.reserve & state.reserve - 1:
        return False
    for player in state.players:
        if no_column_left(player):
            return True
    return False


def place_gain(outlook: Outlook, number: int) -> float:
    """The reward of a place now, less the hope that is given up."""
    gain = in_points(outlook.player.rewards[number], outlook.coin)
    if 1 << number & MONEY_BITS:
        gain = outlook.player.coins * (1.0 / PLACES[number].coins_per_point - outlook.rate)
    lost = outlook.hopes[number] - outlook.next if outlook.columns else 0.0
    return gain - lost if lost > 0.0 else gain


def best_place(state: Position, outlook: Outlook) -> float:
    """The best place for the column in hand."""
    best = -99.0
    player = outlook.player
    places = open_places(state, player, player.coins)
    for number in range(len(PLACES)):
        if places >> number & 1:
            gain = place_gain(outlook, number)
            if gain > best:
                best = gain
    return best if places else 0.0


def best_column(state: Position, outlook: Outlook, prices: Prices) -> float:
    """The best place, with the part of a bonus that a waiting column does not count; one hope less can be realised."""
    gain = best_place(state, outlook) - outlook.least + 2.0 * (1.0 - prices.bonus_kept)
    return gain + prices.scoring_turn if outlook.scorings >= outlook.columns else gain
