"""Harvest and production: sources that pay out by the action value, and trades paid before anything comes in."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.cards import TYPE_SIZE, Card
from signoria.games.lorenzo.components.effects import Action, Trade
from signoria.games.lorenzo.components.goods import BUILDING, GOODS, HARVEST, SERVANTS, TERRITORY
from signoria.games.lorenzo.position.catalogue import NO_TRADE, TRADE, TRADE_D
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.position.vocabulary import CARD, TRADES, VALUE
from signoria.games.lorenzo.rules.gains import with_per
from signoria.games.lorenzo.rules.privileges import pay_out
from signoria.games.lorenzo.rules.servants import NO_SPACE, ServantsRange, servants_range
from signoria.games.lorenzo.rules.values import servants_per_point

OTHER_BUILDING: Final = Obstacle("other_building", "LOR-HP-17")
UNPAYABLE: Final = Obstacle("trade_unpayable", "LOR-HP-11")


def area_servants(state: Position, seat: int, action: Action, by_leader: bool) -> ServantsRange:
    """Servants for a harvest or production without a member (LOR-BONUS-3)."""
    return servants_range(state, state.players[seat], action.value, action.kind, NO_SPACE, by_leader)


def area_action(state: Position, seat: int, action: Action, by_leader: bool, servants: int) -> None:
    """Harvest or produce without a member."""
    value = area_servants(state, seat, action, by_leader).value
    player = state.players[seat]
    player.goods[SERVANTS] -= servants
    start_action(state, seat, action.kind, value + servants // servants_per_point(state, player), servants)


def start_action(state: Position, seat: int, kind: int, value: int, servants: int) -> None:
    """Harvest or produce at a value (LOR-HP-7, LOR-HP-8, LOR-TERR-6); a production first asks for trades (LOR-HP-17).

    `servants` are those not yet told of in the journal.
    """
    if state.journal is not None:
        state.journal.note("harvest" if kind == HARVEST else "production", seat, {"value": value, "servants": servants})
    if kind == HARVEST:
        harvest(state, seat, value)
    else:
        state.stack.append(Trading(seat, value, ()))


def harvest(state: Position, seat: int, value: int) -> None:
    player = state.players[seat]
    at = len(state.stack)
    pay_out(state, seat, state.components.board.bonus_tiles[player.tile].harvest, 1, "bonus tile", at)  # LOR-HP-9
    for index in player.cards[TERRITORY]:
        card = state.components.cards[index]
        if card.activation <= value:
            pay_out(state, seat, with_per(player, card.yields, card.yields_per), 1, card.id, at)


def produce(state: Position, seat: int, value: int, chosen: tuple[int, ...]) -> None:
    """Everything a production yields, the trades (paid before) among it (LOR-HP-13).

    Its privileges come too late to be spent in it (LOR-OQ-20), each building's for itself (LOR-OQ-21).
    """
    player = state.players[seat]
    at = len(state.stack)
    pay_out(state, seat, state.components.board.bonus_tiles[player.tile].production, 1, "bonus tile", at)
    for number, index in enumerate(player.cards[BUILDING]):
        card = state.components.cards[index]
        if card.activation <= value:
            if not card.trades:
                pay_out(state, seat, with_per(player, card.yields, card.yields_per), 1, card.id, at)
            elif number < len(chosen) and chosen[number] != NO_TRADE:
                pay_out(state, seat, card.trades[chosen[number]].gain, 1, card.id, at)


def can_trade(player: Player, trade: Trade) -> bool:
    """Trades are paid out of what was there before the action, all from one stock (LOR-HP-10, LOR-HP-11).

    Faith counts like resources, and no piece pays twice (LOR-OQ-18, LOR-OQ-19).
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


class Trading(LorenzoQuestion):
    """The trades of a production, building by building; what they give comes with everything else (LOR-HP-17)."""

    __slots__ = ("chosen", "value")

    asks = "trade"
    rule = "LOR-HP-17"

    def __init__(self, seat: int, value: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.value = value
        self.chosen = chosen  # for the first buildings the trade, or NO_TRADE; the next one is asked about

    def building(self, state: Position) -> int:
        return state.players[self.seat].cards[BUILDING][len(self.chosen)]

    def run(self, state: Position) -> bool:
        """Pass over the buildings that have nothing to ask; after the last one all comes in."""
        player = state.players[self.seat]
        buildings = player.cards[BUILDING]
        cards = state.components.cards
        number = len(self.chosen)
        while number < len(buildings) and not asks_for_trade(player, cards[buildings[number]], self.value):
            number += 1
        if number == len(buildings):
            state.stack.pop()
            produce(state, self.seat, self.value, self.chosen)
            return True
        if number > len(self.chosen):
            passed_over = (NO_TRADE,) * (number - len(self.chosen))
            state.stack[-1] = Trading(self.seat, self.value, self.chosen + passed_over)
        return False

    def menu(self, state: Position) -> list[Decision]:
        return [option for option in TRADE_D[self.building(state)] if self.obstacle(state, option) is None]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not TRADE:
            return NOT_ASKED
        building = self.building(state)
        if answer.a != building:
            return OTHER_BUILDING
        if answer.b == NO_TRADE:
            return None  # LOR-HP-12, LOR-OQ-17
        trade = state.components.cards[building].trades[answer.b]
        return None if can_trade(state.players[self.seat], trade) else UNPAYABLE

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is NOT_ASKED:
            return
        card = state.components.cards[self.building(state)]
        explanation.params["card"] = card.id
        if obstacle is UNPAYABLE:
            pay = card.trades[answer.b].pay
            stock = state.players[self.seat].goods
            lacking = {
                GOODS[good]: amount - stock[good]
                for good, amount in zip(pay.goods, pay.amounts, strict=True)
                if amount > stock[good]
            }
            explanation.params.update(cost=pay.table(), missing=lacking)
            explanation.missing.update(lacking)

    def take(self, state: Position, answer: Decision) -> None:
        """Pay for the trade now."""
        choice = answer.b
        if choice != NO_TRADE:
            card = state.components.cards[self.building(state)]
            goods = state.players[self.seat].goods
            pay = card.trades[choice].pay
            for index in range(len(pay.goods)):
                goods[pay.goods[index]] -= pay.amounts[index]
            if state.journal is not None:
                state.journal.note("traded", self.seat, {"card": card.id, "paid": pay.table()})
        state.stack[-1] = Trading(self.seat, self.value, (*self.chosen, choice))

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CARD, self.building(state))
        told.put(VALUE, self.value)
        buildings = state.players[self.seat].cards[BUILDING]
        trades = [0] * TYPE_SIZE
        for number, choice in enumerate(self.chosen):
            if choice != NO_TRADE:
                trades[state.components.cards[buildings[number]].rank] = choice + 1
        told.put_row(TRADES, trades)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.value, self.chosen)
