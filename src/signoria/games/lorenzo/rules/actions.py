"""Actions on spaces: announced by a member or a bonus action, raised with servants, paid for and carried out."""

from typing import Final

from signoria.engine.bits import with_bit
from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.lorenzo.components.board import (
    FLOORS,
    MARKET_FIRST,
    PALACE_SPACE,
    SPACE_KINDS,
    SPACE_NAMES,
    tower_of,
)
from signoria.games.lorenzo.components.goods import MEMBERS, SERVANTS, STONE
from signoria.games.lorenzo.position.catalogue import COST, COST_D, DISCOUNT, DISCOUNT_D, SPEND_SERVANTS
from signoria.games.lorenzo.position.position import Position
from signoria.games.lorenzo.position.question import LorenzoQuestion
from signoria.games.lorenzo.position.vocabulary import CARD, LEADER, MEMBER, SPACE
from signoria.games.lorenzo.rules.areas import start_action
from signoria.games.lorenzo.rules.costs import (
    BY_MEMBER,
    EITHER,
    FIRST_BOX,
    ON_STONE,
    SECOND_BOX,
    Stock,
    granted,
    ways_to_pay,
)
from signoria.games.lorenzo.rules.privileges import pay_out
from signoria.games.lorenzo.rules.servants import ServantsQuestion, ServantsRange, servants_range
from signoria.games.lorenzo.rules.towers import surcharge, take_card
from signoria.games.lorenzo.rules.values import member_value, servants_per_point

NO_MEMBER: Final = -1
"""The member of a bonus action: it puts nobody down (LOR-BONUS-8, LOR-OQ-9)."""


class Announcement:
    """An action on a space as far as it is decided; a value that is replaced, never changed."""

    __slots__ = ("granting", "member", "servants", "space")

    def __init__(self, member: int, space: int, granting: int, servants: int) -> None:
        self.member = member  # or NO_MEMBER
        self.space = space
        self.granting = granting  # the card whose bonus action it is, or BY_MEMBER
        self.servants = servants  # those to be paid, the least as long as they are not chosen

    def servants_range(self, state: Position, seat: int) -> ServantsRange:
        return space_servants(state, seat, self.member, self.space, self.granting)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(MEMBER, self.member)
        told.put(SPACE, self.space)
        told.put(CARD, state.floors[self.space] if self.space < FLOORS else -1)
        told.put(LEADER, -1)

    def values(self) -> tuple[int, int, int, int]:
        return (self.member, self.space, self.granting, self.servants)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Announcement) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        return f"Announcement{self.values()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Announcement, self.values()


def space_servants(state: Position, seat: int, member: int, space: int, granting: int) -> ServantsRange:
    """The servants with which an action on a space can be done."""
    player = state.players[seat]
    action = granted(state, granting)
    base = member_value(state, player, member) if action is None else action.value
    return servants_range(state, player, base, SPACE_KINDS[space], space, False)


def announce(state: Position, seat: int, member: int, space: int, granting: int) -> None:
    """An action on a space is chosen: ask for servants where there is a choice."""
    offered = space_servants(state, seat, member, space, granting)
    action = Announcement(member, space, granting, offered.least)
    if offered.least < offered.most:
        state.stack.append(PayServants(seat, action))
    else:
        choose_box(state, seat, action)


class PayServants(ServantsQuestion):
    """How many servants for the action that is announced? They are paid when it is carried out."""

    __slots__ = ("action",)

    asks = "servants"

    def __init__(self, seat: int, action: Announcement) -> None:
        super().__init__(seat)
        self.action = action

    def servants_range(self, state: Position) -> ServantsRange:
        return self.action.servants_range(state, self.seat)

    def menu(self, state: Position) -> list[Decision]:
        return self.servants_menu(state)

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return self.servants_obstacle(state, answer.a) if answer.verb is SPEND_SERVANTS else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        action = self.action
        choose_box(state, self.seat, Announcement(action.member, action.space, action.granting, answer.a))

    def circumstances(self, state: Position, told: Circumstances) -> None:
        self.action.circumstances(state, told)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.action)


def choose_box(state: Position, seat: int, action: Announcement) -> None:
    """Ask which cost box is paid where both can be (LOR-VENT-3); then for the discount."""
    if action.space >= FLOORS:
        carry_out(state, seat, action, FIRST_BOX, False)
        return
    card = state.components.cards[state.floors[action.space]]
    if card.second is None and not state.players[seat].choice[card.type]:
        carry_out(state, seat, action, FIRST_BOX, False)  # there is only one way to pay
        return
    first, second = floor_ways(state, seat, action)
    if first and second:
        state.stack.append(ChooseCost(seat, action))
    elif second:
        choose_discount(state, seat, action, SECOND_BOX, second)
    else:
        choose_discount(state, seat, action, FIRST_BOX, first)


def floor_ways(state: Position, seat: int, action: Announcement) -> tuple[int, int]:
    player = state.players[seat]
    due = surcharge(state, player, tower_of(action.space), action.granting)
    card = state.components.cards[state.floors[action.space]]
    floor = state.components.board.floors[action.space]
    return ways_to_pay(state, player, Stock(player.goods), card, floor, action.granting, due)


class ChooseCost(LorenzoQuestion):
    """Both cost boxes of a venture can be paid: which one is?"""

    __slots__ = ("action",)

    asks = "cost"
    rule = "LOR-VENT-3"

    def __init__(self, seat: int, action: Announcement) -> None:
        super().__init__(seat)
        self.action = action

    def menu(self, state: Position) -> list[Decision]:
        return COST_D

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return None if answer.verb is COST else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        first, second = floor_ways(state, self.seat, self.action)
        choose_discount(state, self.seat, self.action, answer.a, first if answer.a == FIRST_BOX else second)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        self.action.circumstances(state, told)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.action)


def choose_discount(state: Position, seat: int, action: Announcement, box: int, way: int) -> None:
    """Ask on which good a discount of choice counts where either leaves a cost that can be paid (LOR-OQ-11)."""
    if way == EITHER:
        state.stack.append(ChooseDiscount(seat, action, box))
    else:
        carry_out(state, seat, action, box, way == ON_STONE)


class ChooseDiscount(LorenzoQuestion):
    """On which good does a discount of choice count?"""

    __slots__ = ("action", "box")

    asks = "discount"
    rule = "LOR-PERM-5"

    def __init__(self, seat: int, action: Announcement, box: int) -> None:
        super().__init__(seat)
        self.action = action
        self.box = box  # the cost box that is paid

    def menu(self, state: Position) -> list[Decision]:
        return DISCOUNT_D

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return None if answer.verb is DISCOUNT else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        carry_out(state, self.seat, self.action, self.box, answer.a == STONE)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        self.action.circumstances(state, told)

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.action, self.box)


def carry_out(state: Position, seat: int, action: Announcement, box: int, on_stone: bool) -> None:
    """Pay the servants, put the member down, do what the space is for (LOR-TOWER-16)."""
    player = state.players[seat]
    space = action.space
    value = 0
    if FLOORS <= space < MARKET_FIRST or state.journal is not None:
        value = action.servants_range(state, seat).value + action.servants // servants_per_point(state, player)
    due = surcharge(state, player, tower_of(space), action.granting) if space < FLOORS else 0
    player.goods[SERVANTS] -= action.servants
    if action.granting == BY_MEMBER:
        player.placed[action.member] = space
        state.occupied = with_bit(state.occupied, space)
    if state.journal is not None:
        told: dict[str, object] = {"space": SPACE_NAMES[space], "servants": action.servants, "value": value}
        if action.granting == BY_MEMBER:
            state.journal.note("placed", seat, {"member": MEMBERS[action.member], **told})
        else:
            state.journal.note("bonus action", seat, {"card": state.components.cards[action.granting].id, **told})
    if space < FLOORS:
        take_card(state, seat, space, box, on_stone, action.granting, due)
    elif space < MARKET_FIRST:
        start_action(state, seat, SPACE_KINDS[space], value, 0)
    elif space < PALACE_SPACE:  # LOR-MARKET-5, LOR-COUNCIL-2: a higher value brings nothing more
        gain = state.components.board.market_gains[space - MARKET_FIRST]
        pay_out(state, seat, gain, 1, SPACE_NAMES[space], len(state.stack))
    else:
        state.palace += (seat,)  # LOR-COUNCIL-3
        gain = state.components.board.palace_gain  # LOR-COUNCIL-4
        pay_out(state, seat, gain, 1, SPACE_NAMES[space], len(state.stack))
