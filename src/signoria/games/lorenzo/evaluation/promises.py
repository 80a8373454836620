"""What is announced but not yet done, by what it promises: questions that wait for a seat's decision."""

from signoria.engine.bits import has
from signoria.engine.question import Question
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.effects import Gain
from signoria.games.lorenzo.components.goods import BUILDING, HARVEST, STONE, TERRITORY, WOOD
from signoria.games.lorenzo.evaluation.prices import PriceList, Prices, gain_worth
from signoria.games.lorenzo.position.catalogue import EFFECT_ACTION, EFFECT_GOODS, EFFECT_PRIVILEGES, NO_TRADE
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.rules.areas import Trading, can_trade
from signoria.games.lorenzo.rules.bonus import BonusArea, BonusCard, Ordering
from signoria.games.lorenzo.rules.calendar import ROUNDS
from signoria.games.lorenzo.rules.gains import Reducing, with_per
from signoria.games.lorenzo.rules.privileges import Privileges
from signoria.games.lorenzo.rules.retinue import AbilityQuestion, Copying


def promise(state: Position, question: Question, known: PriceList, prices: Prices) -> float:
    """What a question that waits for a seat will bring it; placements just announced are judged by their outcome."""
    player = state.players[question.seat]
    if isinstance(question, Trading):
        return production_promise(player, question, known, prices)
    if isinstance(question, Privileges):
        return prices.privileges[question.left]
    if isinstance(question, (BonusArea, BonusCard)):
        return action_promise(player, state.components.cards[question.card], known, prices)
    if isinstance(question, Ordering):
        return effects_promise(player, question, known, prices)
    if isinstance(question, Reducing):
        return -min(prices.units[WOOD], prices.units[STONE])
    if isinstance(question, AbilityQuestion):
        return prices.leaders[question.leader]
    if isinstance(question, Copying):
        return known.lorenzo * (ROUNDS - state.round + 1)
    return 0.0


def production_promise(player: Player, question: Trading, known: PriceList, prices: Prices) -> float:
    """What comes in when all trades are chosen; those to come are made where they pay."""
    units = prices.units
    worth = gain_worth(known.components.board, known.components.board.bonus_tiles[player.tile].production, units)
    for number, index in enumerate(player.cards[BUILDING]):
        card = known.components.cards[index]
        if card.activation > question.value:
            continue
        if not card.trades:
            worth += gain_worth(known.components.board, with_per(player, card.yields, card.yields_per), units)
        elif number >= len(question.chosen):
            worth += best_trade(player, card, known, units)
        elif question.chosen[number] != NO_TRADE:
            worth += gain_worth(known.components.board, card.trades[question.chosen[number]].gain, units)
    return worth


def best_trade(player: Player, card: Card, known: PriceList, units: list[float]) -> float:
    """The profit of a building's best trade that can be paid."""
    best = 0.0
    board = known.components.board
    for trade in card.trades:
        if can_trade(player, trade):
            profit = gain_worth(board, trade.gain, units) - gain_worth(board, trade.pay, units)
            if profit > best:
                best = profit
    return best


def action_promise(player: Player, card: Card, known: PriceList, prices: Prices) -> float:
    """A bonus action: a card, or a harvest or production at its printed value."""
    action = card.action
    if action is None or action.kind < 0:
        return known.bonus_card
    harvest = action.kind == HARVEST
    tile = known.components.board.bonus_tiles[player.tile]
    worth = gain_worth(known.components.board, tile.harvest if harvest else tile.production, prices.units)
    for index in player.cards[TERRITORY if harvest else BUILDING]:
        own = known.components.cards[index]
        if own.activation <= action.value - player.handicap[action.kind]:
            worth += gain_worth(known.components.board, with_per(player, own.yields, own.yields_per), prices.units)
            worth += best_trade(player, own, known, prices.units)
    return worth


def effects_promise(player: Player, question: Ordering, known: PriceList, prices: Prices) -> float:
    """The immediate effects of a card that are left for its owner to order (option ask_effect_order)."""
    card = known.components.cards[question.card]
    worth = 0.0
    if has(question.left, EFFECT_GOODS):
        goods = with_per(player, Gain(card.gain.goods, card.gain.amounts, 0), card.per)
        worth += gain_worth(known.components.board, goods, prices.units)
    if has(question.left, EFFECT_PRIVILEGES):
        worth += prices.privileges[card.gain.privileges]
    if has(question.left, EFFECT_ACTION):
        worth += action_promise(player, card, known, prices)
    return worth
