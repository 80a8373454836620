"""What a purchase of blocks will bring a seat, at its best."""

from signoria.games.carrara.components.marble import ONE, UP_TO, WHITE, count, total
from signoria.games.carrara.components.wheel import PARTS
from signoria.games.carrara.evaluation.item_value import sector_item
from signoria.games.carrara.evaluation.outlook import Outlook, last_coin, purse
from signoria.games.carrara.evaluation.prices import Prices
from signoria.games.carrara.evaluation.stock import block_worth, last_share, marble
from signoria.games.carrara.position.position import Position


def purchase(state: Position, outlook: Outlook, part: int, price_part: int, colour: int, prices: Prices) -> float:
    """The gain of the blocks worth their price on a sector, of a colour and below; an emptied sector has an item."""
    player = outlook.player
    handful = state.wheel[part] & UP_TO[colour]
    left = state.wheel[part] - handful
    coins = player.coins
    blocks = player.blocks
    block_prices = prices.components.prices[price_part]
    coin = last_coin(outlook, prices)
    share = last_share(outlook, total(blocks), prices)
    for one in range(colour, -1, -1):
        number = count(handful, one)
        if number == 0:
            continue
        price = block_prices[one]
        if price and price * coin >= share * block_worth(outlook, one, prices):
            left += number * ONE[one]
            continue
        for _ in range(number):
            if price <= coins:
                coins -= price
                blocks += ONE[one]
            else:
                left += ONE[one]
    gain = marble(outlook, blocks, prices) - outlook.marble
    gain -= purse(outlook, player.coins, prices) - purse(outlook, coins, prices)
    if left == 0 and state.rules.advanced:
        gain += sector_item(state, outlook, part, prices)
    return gain


def best_purchase(state: Position, outlook: Outlook, turned: int, prices: Prices) -> float:
    """The best sector, when the wheel has been turned by so many parts."""
    best = 0.0
    for part in range(PARTS):
        if state.wheel[part]:
            gain = purchase(state, outlook, part, (part + turned) % PARTS, WHITE, prices)
            if gain > best:
                best = gain
    return best


def purchase_with_draws(state: Position, outlook: Outlook, due: int, prices: Prices) -> float:
    """Fresh blocks are still to come on the first sector."""
    return best_purchase(state, outlook, 0, prices) + due * prices.fresh_block


def best_rotation(state: Position, outlook: Outlook, prices: Prices) -> float:
    """Buying as the wheel stands, or after a turn of it."""
    now = best_purchase(state, outlook, 0, prices)
    then = best_purchase(state, outlook, 1, prices)
    return now if now > then else then
