"""What is announced but not yet done, by what it promises: frames that wait for a seat's decision."""

from signoria.engine.frame import Frame
from signoria.games.lorenzo.components.board import BONUS_TILES
from signoria.games.lorenzo.components.cards import CARDS, Card
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.components.goods import BUILDING, HARVEST, STONE, TERRITORY, WOOD
from signoria.games.lorenzo.evaluation.prices import PriceList, Prices, gain_worth
from signoria.games.lorenzo.position.catalogue import EFFECT_ACTION, EFFECT_GOODS, EFFECT_PRIVILEGES
from signoria.games.lorenzo.position.position import (
    BONUS_ACTION,
    COPYING,
    ORDERING,
    PRIVILEGES_DUE,
    RAISING,
    REDUCING,
    TRADING,
    Player,
    Position,
)
from signoria.games.lorenzo.rules.areas import can_trade, chosen_trade
from signoria.games.lorenzo.rules.gains import with_per
from signoria.games.lorenzo.rules.rounds import ROUNDS


def promise(state: Position, frame: Frame, known: PriceList, prices: Prices) -> float:
    """What a frame that waits for a seat will bring it; placements just announced are judged by their outcome."""
    kind = frame.kind
    player = state.players[frame.seat]
    if kind == TRADING:
        return production_promise(player, frame, prices)
    if kind == PRIVILEGES_DUE:
        return prices.privileges[frame.a]
    if kind == BONUS_ACTION:
        return action_promise(player, CARDS[frame.a], known, prices)
    if kind == ORDERING:
        return effects_promise(player, frame, known, prices)
    if kind == REDUCING:
        return -min(prices.units[WOOD], prices.units[STONE])
    if kind == RAISING:
        return known.federico
    if kind == COPYING:
        return known.lorenzo * (ROUNDS - state.round + 1)
    return 0.0


def production_promise(player: Player, frame: Frame, prices: Prices) -> float:
    """What comes in when all trades are chosen; those to come are made where they pay."""
    units = prices.units
    worth = gain_worth(BONUS_TILES[player.tile].production, units)
    for place, index in enumerate(player.cards[BUILDING]):
        card = CARDS[index]
        if card.activation > frame.a:
            continue
        if not card.trades:
            worth += gain_worth(with_per(player, card.yields, card.yields_per), units)
        elif place >= frame.b:
            worth += best_trade(player, card, units)
        else:
            trade = chosen_trade(frame.c, place)
            if trade:
                worth += gain_worth(card.trades[trade - 1].gain, units)
    return worth


def best_trade(player: Player, card: Card, units: list[float]) -> float:
    """The profit of a building's best trade that can be paid."""
    best = 0.0
    for trade in card.trades:
        if can_trade(player, trade):
            profit = gain_worth(trade.gain, units) - gain_worth(trade.pay, units)
            if profit > best:
                best = profit
    return best


def action_promise(player: Player, card: Card, known: PriceList, prices: Prices) -> float:
    """A bonus action: a card, or a harvest or production at its printed value."""
    action = card.action
    if action is None or action.kind < 0:
        return known.bonus_card
    harvest = action.kind == HARVEST
    tile = BONUS_TILES[player.tile]
    worth = gain_worth(tile.harvest if harvest else tile.production, prices.units)
    for index in player.cards[TERRITORY if harvest else BUILDING]:
        own = CARDS[index]
        if own.activation <= action.value - player.handicap[action.kind]:
            worth += gain_worth(with_per(player, own.yields, own.yields_per), prices.units)
            worth += best_trade(player, own, prices.units)
    return worth


def effects_promise(player: Player, frame: Frame, known: PriceList, prices: Prices) -> float:
    """The immediate effects of a card that are left for its owner to order (option ask_effect_order)."""
    card = CARDS[frame.a]
    worth = 0.0
    if frame.b >> EFFECT_GOODS & 1:
        goods = with_per(player, Gain(card.gain.goods, card.gain.amounts, 0), card.per)
        worth += gain_worth(goods, prices.units)
    if frame.b >> EFFECT_PRIVILEGES & 1:
        worth += prices.privileges[card.gain.privileges]
    if frame.b >> EFFECT_ACTION & 1:
        worth += action_promise(player, card, known, prices)
    return worth
