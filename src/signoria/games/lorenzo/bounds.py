"""How long a game of Lorenzo il Magnifico can get, at the very most."""

from signoria.games.bounds import Bounds
from signoria.games.lorenzo.components.board import CARD_SLOTS, FLOORS
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.effects import Gain, Per
from signoria.games.lorenzo.components.goods import SERVANTS, VICTORY
from signoria.games.lorenzo.components.leaders import LEADER_IDS, PACKET
from signoria.games.lorenzo.rules.calendar import ROUNDS, TURNS


def bounds_with(edition: Components, seats: int) -> Bounds:
    """Six rounds. Every member, every leader and every card of the towers is good for one action in a round; with its
    servants, payments, effects, privileges and trades an action is a matter of fewer than 40 decisions."""
    actions = seats * (TURNS + PACKET) + FLOORS
    set_up = seats * (1 + PACKET)
    answers = seats * ROUNDS
    # The order, three tiles, the leaders dealt; then 16 cards and three dice a round.
    chances = seats + 3 + len(LEADER_IDS) + ROUNDS * (FLOORS + 3)
    return Bounds(set_up + answers + ROUNDS * actions * 40, chances, points_with(edition))


def points_with(edition: Components) -> int:
    """What the actions of one seat bring if each is the best of all, and what is scored once."""
    board = edition.board
    yields = sorted([yielded(edition, card) for card in edition.cards])[-CARD_SLOTS:]
    privilege = max([worth(edition, gain) for gain in board.privilege_gains])
    gains = [board.palace_gain, *board.market_gains, *[floor.gain for floor in board.floors]]
    gains += [gain for tile in board.bonus_tiles for gain in (tile.harvest, tile.production)]
    gains += [leader.gain for leader in edition.leaders if leader.gain is not None]
    space = max([worth(edition, gain) + gain.privileges * privilege for gain in gains])
    card = max([worth(edition, card.gain, card.per) + card.gain.privileges * privilege for card in edition.cards])
    # With its card and its space an action brings what its floor or area, a leader and a bonus tile give.
    action = sum(yields) + card + 2 * space
    scored = [board.territory_victory, board.character_victory, board.character_victory_pl, board.military_victory]
    once = sum([max(points) for points in scored]) + len(board.faith_required) * max(board.faith_victory)
    once += worth(edition, board.start_goods) + max(board.start_coins)
    ventures = CARD_SLOTS * max([card.victory for card in edition.cards])
    return once + ventures + ROUNDS * (TURNS + PACKET + FLOORS) * action


def yielded(edition: Components, card: Card) -> int:
    """The points that a card brings in a harvest or production."""
    trades = [worth(edition, trade.gain) for trade in card.trades]
    return max([worth(edition, card.yields, card.yields_per), *trades])


def worth(edition: Components, gain: Gain, per: Per | None = None) -> int:
    """The points that goods are worth at the end, each resource rounded up."""
    points = sum([value(edition, good, amount) for good, amount in zip(gain.goods, gain.amounts, strict=True)])
    if per is not None:
        times = CARD_SLOTS if per.type >= 0 else edition.board.military_max // per.every
        points += value(edition, per.good, per.amount * times)
    return points


def value(edition: Components, good: int, amount: int) -> int:
    if good == VICTORY:
        return amount
    return -(-amount // edition.board.resources_per_point) if good <= SERVANTS else 0
