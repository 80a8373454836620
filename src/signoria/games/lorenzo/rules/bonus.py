"""What a card does at once when it is taken: goods, privileges and a bonus action (LOR-IMM-5, LOR-BONUS-1)."""

from typing import Final

from signoria.engine.bits import has, with_bit, without_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.components.board import FLOORS, SPACE_NAMES, tower_of
from signoria.games.lorenzo.components.cards import Card
from signoria.games.lorenzo.components.effects import Action
from signoria.games.lorenzo.components.goods import TYPES
from signoria.games.lorenzo.components.leaders import RITA
from signoria.games.lorenzo.position.catalogue import (
    EFFECT,
    EFFECT_ACTION,
    EFFECT_D,
    EFFECT_GOODS,
    EFFECT_PRIVILEGES,
    SKIP,
    SKIP_D,
    SPEND_SERVANTS,
    TAKE,
    TAKE_D,
)
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.position.vocabulary import CARD, EFFECTS_LEFT
from signoria.games.lorenzo.rules.actions import NO_MEMBER, announce
from signoria.games.lorenzo.rules.areas import area_action, area_servants
from signoria.games.lorenzo.rules.gains import NEW_ACCOUNT, Account, close_account, draw, tell_gain, with_per
from signoria.games.lorenzo.rules.privileges import Privileges, Source, pay_out
from signoria.games.lorenzo.rules.servants import ServantsQuestion, ServantsRange
from signoria.games.lorenzo.rules.towers import explain_floor, floor_obstacle
from signoria.games.lorenzo.rules.values import VALUE_TOO_LOW, explain_value, least_value

EFFECT_NOT_LEFT: Final = Obstacle("effect_not_left", "LOR-TOWER-18")
WRONG_TYPE: Final = Obstacle("wrong_type", "LOR-BONUS-4")


def announce_card(state: Position, seat: int, member: int, space: int, granting: int) -> None:
    """The card of a floor is to be taken; what it does at once waits below what has to be asked before."""
    state.stack.append(CardTaken(seat, state.floors[space]))
    announce(state, seat, member, space, granting)


class CardTaken(LorenzoQuestion):
    """A step that asks nothing: a card is taken, and its immediate effects come (step 8 of LOR-TOWER-16)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: Position) -> bool:
        """Goods, then privileges, then the bonus action (LOR-IMM-5, LOR-OQ-15), unless the owner orders them.

        The bonus action starts when all else is done (LOR-BONUS-11); the card it takes may grant the next one
        (LOR-BONUS-10, LOR-BONUS-12).
        """
        card = state.components.cards[self.card]
        if state.rules.ask_effect_order:
            state.stack[-1] = Ordering(self.seat, self.card, effects_of(card), NEW_ACCOUNT)
            return True
        state.stack.pop()
        if card.action is not None:
            state.stack.append(bonus_action(self.seat, self.card, card.action))
        player = state.players[self.seat]
        gain = with_per(player, card.gain, card.per)
        pay_out(state, self.seat, gain, times(player), card.id, len(state.stack))
        return True

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card)


def times(player: Player) -> int:
    """Santa Rita: resources printed as immediate effects of a card come twice (LOR-OQ-33)."""
    return 2 if player.powers & RITA else 1


def effects_of(card: Card) -> int:
    """Which of goods, privileges and bonus action a card has, one bit each."""
    found = 0
    if card.gain.goods or card.per is not None:
        found = with_bit(found, EFFECT_GOODS)
    if card.gain.privileges:
        found = with_bit(found, EFFECT_PRIVILEGES)
    if card.action is not None:
        found = with_bit(found, EFFECT_ACTION)
    return found


class Ordering(Source):
    """The owner of a card orders its immediate effects (option ask_effect_order)."""

    __slots__ = ("account", "card", "left")

    asks = "effect order"
    rule = "LOR-TOWER-18"

    def __init__(self, seat: int, card: int, left: int, account: Account) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left  # the effects still to come, one bit each
        self.account = account  # of the card as a source

    def run(self, state: Position) -> bool:
        """With one effect left there is nothing to order; after the last one the card's account is closed."""
        if not self.left:
            state.stack.pop()
            close_account(state, self.seat, self.account, len(state.stack))
            return True
        for effect in (EFFECT_GOODS, EFFECT_PRIVILEGES, EFFECT_ACTION):
            if self.left == with_bit(0, effect):
                self.bring(state, effect)
                return True
        return False

    def menu(self, state: Position) -> list[Decision]:
        return [option for option in EFFECT_D if has(self.left, option.a)]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not EFFECT:
            return NOT_ASKED
        return None if has(self.left, answer.a) else EFFECT_NOT_LEFT

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is EFFECT_NOT_LEFT:
            explanation.params["card"] = state.components.cards[self.card].id

    def take(self, state: Position, answer: Decision) -> None:
        self.bring(state, answer.a)

    def bring(self, state: Position, effect: int) -> None:
        card = state.components.cards[self.card]
        left = without_bit(self.left, effect)
        if effect == EFFECT_GOODS:
            player = state.players[self.seat]
            before = player.goods[:]
            account = draw(state, player, with_per(player, card.gain, card.per), times(player), self.account)
            tell_gain(state, self.seat, card.id, before)
            state.stack[-1] = Ordering(self.seat, self.card, left, account)
        elif effect == EFFECT_PRIVILEGES:
            state.stack[-1] = Ordering(self.seat, self.card, left, self.account)
            state.stack.append(Privileges(self.seat, card.gain.privileges, 0, self.account, True))
        elif card.action is not None:
            # What tile I-4 takes back is settled before the action could spend it.
            state.stack[-1] = Ordering(self.seat, self.card, left, self.account.after_closing())
            state.stack.append(bonus_action(self.seat, self.card, card.action))
            close_account(state, self.seat, self.account, len(state.stack))

    def with_account(self, account: Account) -> "Ordering":
        return Ordering(self.seat, self.card, self.left, account)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CARD, self.card)
        told.put(EFFECTS_LEFT, self.left)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card, self.left, self.account)


def bonus_action(seat: int, card: int, action: Action) -> LorenzoQuestion:
    """The question for the bonus action of a card."""
    return BonusArea(seat, card) if action.kind >= 0 else BonusCard(seat, card)


def lapse(state: Position, seat: int, card: int) -> None:
    """A bonus action that cannot or shall not be done (LOR-BONUS-2)."""
    state.stack.pop()
    if state.journal is not None:
        state.journal.note("lapsed", seat, {"card": state.components.cards[card].id})


class BonusArea(ServantsQuestion):
    """A card grants a harvest or production: with how many servants, if at all?"""

    __slots__ = ("card",)

    asks = "bonus action"
    rule = "LOR-BONUS-12"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def action(self, state: Position) -> Action:
        action = state.components.cards[self.card].action
        assert action is not None
        return action

    def servants_range(self, state: Position) -> ServantsRange:
        return area_servants(state, self.seat, self.action(state), False)

    def run(self, state: Position) -> bool:
        """What cannot be done lapses (LOR-OQ-8)."""
        if self.servants_range(state).most >= 0:
            return False
        lapse(state, self.seat, self.card)
        return True

    def menu(self, state: Position) -> list[Decision]:
        return [SKIP_D, *self.servants_menu(state)]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is SKIP:
            return None  # LOR-BONUS-2
        return self.servants_obstacle(state, answer.a) if answer.verb is SPEND_SERVANTS else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is SKIP:
            lapse(state, self.seat, self.card)
        else:
            state.stack.pop()
            area_action(state, self.seat, self.action(state), False, answer.a)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CARD, self.card)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card)


class BonusCard(LorenzoQuestion):
    """A card grants the taking of another: which one, if at all?"""

    __slots__ = ("card",)

    asks = "bonus action"
    rule = "LOR-BONUS-12"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, state: Position) -> bool:
        """What cannot be done lapses (LOR-OQ-8)."""
        for space in range(FLOORS):
            if self.floor_obstacle(state, space) is None:
                return False
        lapse(state, self.seat, self.card)
        return True

    def menu(self, state: Position) -> list[Decision]:
        return [SKIP_D, *[option for option in TAKE_D if self.floor_obstacle(state, option.a) is None]]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is SKIP:
            return None  # LOR-BONUS-2
        return self.floor_obstacle(state, answer.a) if answer.verb is TAKE else NOT_ASKED

    def floor_obstacle(self, state: Position, space: int) -> Obstacle | None:
        """What stands against the card of a floor (LOR-BONUS-1, LOR-BONUS-4 to LOR-BONUS-7)."""
        action = state.components.cards[self.card].action
        assert action is not None
        if not has(action.types, tower_of(space)):
            return WRONG_TYPE
        player = state.players[self.seat]
        obstacle = floor_obstacle(state, player, space, self.card)
        if obstacle is not None:
            return obstacle
        return VALUE_TOO_LOW if action.value < least_value(state, player, space) else None

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if obstacle is NOT_ASKED:
            return
        card = state.components.cards[self.card]
        player = state.players[self.seat]
        space = answer.a
        explanation.params["space"] = SPACE_NAMES[space]
        if obstacle is WRONG_TYPE:
            explanation.params.update(card=card.id, type=TYPES[tower_of(space)])
        elif obstacle is VALUE_TOO_LOW and card.action is not None:
            explain_value(state, player, space, card.action.value, explanation)
        else:
            explain_floor(state, player, space, self.card, obstacle, explanation)

    def take(self, state: Position, answer: Decision) -> None:
        if answer.verb is SKIP:
            lapse(state, self.seat, self.card)
        else:
            state.stack.pop()
            announce_card(state, self.seat, NO_MEMBER, answer.a, self.card)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(CARD, self.card)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.card)
