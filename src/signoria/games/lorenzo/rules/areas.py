"""Harvest and production: sources that pay out by the action value, and trades paid before anything comes in."""

from typing import Final

from signoria.engine.frame import Frame
from signoria.games.lorenzo.components.board import BONUS_TILES
from signoria.games.lorenzo.components.cards import CARDS, Card
from signoria.games.lorenzo.components.effects import Trade
from signoria.games.lorenzo.components.goods import BUILDING, HARVEST, TERRITORY
from signoria.games.lorenzo.position.catalogue import NO_TRADE
from signoria.games.lorenzo.position.position import TRADING, Player, Position
from signoria.games.lorenzo.rules.gains import pay_out, with_per

CHOICE_BITS: Final = 2
"""A frame keeps the trades chosen so far in one number, so many bits for each building; see `chosen_trade`."""


def start_action(state: Position, seat: int, kind: int, value: int, servants: int) -> None:
    """Harvest or produce at a value (LOR-HP-7, -8, LOR-TERR-6); a production first asks for its trades (LOR-HP-17).

    `servants` are those not yet told of in the journal.
    """
    if state.journal is not None:
        state.journal.note("harvest" if kind == HARVEST else "production", seat, {"value": value, "servants": servants})
    if kind == HARVEST:
        harvest(state, seat, value)
    else:
        state.stack.append(Frame(TRADING, seat, value))


def harvest(state: Position, seat: int, value: int) -> None:
    player = state.players[seat]
    at = len(state.stack)
    pay_out(state, seat, BONUS_TILES[player.tile].harvest, 1, "bonus tile", at)  # LOR-HP-9
    for index in player.cards[TERRITORY]:
        card = CARDS[index]
        if card.activation <= value:
            pay_out(state, seat, with_per(player, card.yields, card.yields_per), 1, card.id, at)


def produce(state: Position, seat: int, value: int, choices: int) -> None:
    """Everything a production yields, the trades (paid before) among it (LOR-HP-13).

    Its privileges come too late to be spent in it (LOR-OQ-20), each building's for itself (LOR-OQ-21).
    """
    player = state.players[seat]
    at = len(state.stack)
    pay_out(state, seat, BONUS_TILES[player.tile].production, 1, "bonus tile", at)
    for place, index in enumerate(player.cards[BUILDING]):
        card = CARDS[index]
        if card.activation <= value:
            if not card.trades:
                pay_out(state, seat, with_per(player, card.yields, card.yields_per), 1, card.id, at)
            else:
                trade = chosen_trade(choices, place)
                if trade:
                    pay_out(state, seat, card.trades[trade - 1].gain, 1, card.id, at)


def chosen_trade(choices: int, place: int) -> int:
    """The trade chosen for the building in that place: 0 for none, else counted from 1."""
    return choices >> CHOICE_BITS * place & (1 << CHOICE_BITS) - 1


def can_trade(player: Player, trade: Trade) -> bool:
    """Trades are paid out of what was there before the action, all from one stock (LOR-HP-10, -11).

    Faith counts like resources, and no piece pays twice (LOR-OQ-18, -19).
    """
    pay = trade.pay
    for index in range(len(pay.goods)):
        if player.goods[pay.goods[index]] < pay.amounts[index]:
            return False
    return True


def asks_for_trade(player: Player, card: Card, value: int) -> bool:
    """Whether a building is triggered and one of its trades can be paid (LOR-HP-12)."""
    if card.activation > value:
        return False
    for trade in card.trades:
        if can_trade(player, trade):
            return True
    return False


def next_trade(state: Position, frame: Frame) -> bool:
    """Go on to the next building that has to be asked about; False when one has to answer now."""
    player = state.players[frame.seat]
    buildings = player.cards[BUILDING]
    place = frame.b
    while place < len(buildings) and not asks_for_trade(player, CARDS[buildings[place]], frame.a):
        place += 1
    state.stack.pop()
    if place == len(buildings):
        produce(state, frame.seat, frame.a, frame.c)
        return True
    state.stack.append(Frame(TRADING, frame.seat, frame.a, place, frame.c))
    return False


def trade_partner(state: Position, frame: Frame) -> int:
    """The building that is asked about."""
    return state.players[frame.seat].cards[BUILDING][frame.b]


def choose_trade(state: Position, frame: Frame, choice: int) -> None:
    """Pay for the trade now; what it gives comes with everything else (LOR-HP-17)."""
    player = state.players[frame.seat]
    choices = frame.c
    if choice != NO_TRADE:
        card = CARDS[trade_partner(state, frame)]
        pay = card.trades[choice].pay
        for index in range(len(pay.goods)):
            player.goods[pay.goods[index]] -= pay.amounts[index]
        choices |= choice + 1 << CHOICE_BITS * frame.b
        if state.journal is not None:
            state.journal.note("traded", frame.seat, {"card": card.id, "paid": pay.table()})
    state.stack.pop()
    state.stack.append(Frame(TRADING, frame.seat, frame.a, frame.b + 1, choices))
