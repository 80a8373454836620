"""The intrigue action: removing agents, placing and moving them (VIR-ACTION-INTRIGUE, VIR-AGENT)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.places import CATEGORIES, PLACE_IDS, PLACES, category_of, chamber_place
from signoria.games.virtu.components.symbols import INTRIGUE, MASK, amount, packed
from signoria.games.virtu.position.catalogue import (
    AT,
    AT_D,
    END,
    END_D,
    REMOVE,
    REMOVE_D,
    SEND,
    SEND_D,
    SEND_SUPPLY_D,
    TO,
    TO_D,
)
from signoria.games.virtu.position.position import AS_AGENT, Position
from signoria.games.virtu.position.vocabulary import CATEGORY, ORIGIN
from signoria.games.virtu.rules.acting import PoolAction, PoolTooSmall, add_uses, open_action, printed_symbol
from signoria.games.virtu.rules.agents import (
    FIRST_OF,
    LAST_OF,
    PLACE_OCCUPIED,
    agent_has_place,
    category_open,
    holder,
    place_obstacle,
    remove_agent,
    shields,
)
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.payments import Payment, Purpose, begin
from signoria.games.virtu.rules.sources import CHAMBER

NOBODY_TO_REMOVE: Final = Obstacle("no_agent_there", "VIR-ACTION-INTRIGUE-5")
NOBODY_TO_SEND: Final = Obstacle("no_agent_there", "VIR-ACTION-INTRIGUE-2")
OWN_AGENT: Final = Obstacle("own_agent", "VIR-ACTION-INTRIGUE-9")
FOREIGN_AGENT: Final = Obstacle("foreign_agent", "VIR-ACTION-INTRIGUE-2")
NO_AGENT_LEFT: Final = Obstacle("no_agent_left", "VIR-ACTION-INTRIGUE-2")
NO_PLACE_FREE: Final = Obstacle("no_place_free", "VIR-AGENT-1")
OTHER_CATEGORY: Final = Obstacle("other_category", "VIR-ACTION-INTRIGUE-1")
OTHER_AGENT: Final = Obstacle("other_agent", "VIR-AGENT-6")
NO_MASK_LEFT: Final = PoolTooSmall("VIR-ACTION-INTRIGUE-1", MASK)

MASKS: Final = [MASK]
UNBLOCKING_PRICE: Final = packed(MASK, 2)
"""What it takes to clear the own intrigue chamber (VIR-AGENT-6)."""


class Intriguing(PoolAction):
    """Remove, place or move an agent, add a source, end (VIR-DEC-15)."""

    rule = "VIR-ACTION-INTRIGUE-1"
    action = INTRIGUE

    def kinds(self) -> list[int]:
        return MASKS

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        seat = self.seat
        player = state.players[seat]
        if amount(self.pool, MASK):
            room = agent_has_place(state, seat, PLACES)
            if player.agents and room:
                found.append(SEND_SUPPLY_D)
            for place, agent in enumerate(state.agents):
                if agent >= 0:
                    if agent != seat:
                        found.append(REMOVE_D[place])
                    elif room or agent_has_place(state, seat, place):
                        found.append(SEND_D[place])
        add_uses(state.components, player, MASK, found)
        self.add_sale_and_end(state, found)
        return found

    def effect_obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is REMOVE:
            return self.remove_obstacle(state, answer.a)
        return self.send_obstacle(state, answer.a) if answer.verb is SEND else NOT_ASKED

    def remove_obstacle(self, state: Position, place: int) -> Obstacle | None:
        agent = state.agents[place]
        if agent < 0:
            return NOBODY_TO_REMOVE
        if agent == self.seat:
            return OWN_AGENT
        return None if amount(self.pool, MASK) else NO_MASK_LEFT

    def send_obstacle(self, state: Position, place: int) -> Obstacle | None:
        """Taking an agent from the supply (PLACES) or from where it stands."""
        if place == PLACES:
            if not state.players[self.seat].agents:
                return NO_AGENT_LEFT
        elif state.agents[place] < 0:
            return NOBODY_TO_SEND
        elif state.agents[place] != self.seat:
            return FOREIGN_AGENT
        if not amount(self.pool, MASK):
            return NO_MASK_LEFT
        return None if agent_has_place(state, self.seat, place) else NO_PLACE_FREE

    def filled(self, state: Position, source: int, symbol: int, count: int) -> PoolAction:
        return Intriguing(self.seat, self.pool + packed(symbol, count), self.cards_after(source))

    def do(self, state: Position, answer: Decision) -> None:
        if answer.verb is REMOVE:
            remove_agent(state, answer.a)
            self.spend_mask(state)
        else:
            state.stack.append(Sending(self.seat, answer.a))

    def spend_mask(self, state: Position) -> None:
        """Placing, moving and removing cost the same single mask (VIR-ACTION-INTRIGUE-6)."""
        state.stack[-1] = Intriguing(self.seat, self.pool - packed(MASK, 1), self.cards)


class Sending(VirtuQuestion):
    """Where an agent goes, by category."""

    __slots__ = ("origin",)

    asks = "agent to"
    rule = "VIR-ACTION-INTRIGUE-2"

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin = origin  # where it comes from, PLACES for the supply

    def menu(self, state: Position) -> list[Decision]:
        return [
            TO_D[category]
            for category in range(len(CATEGORIES))
            if category_open(state, self.seat, self.origin, category)
        ]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not TO:
            return NOT_ASKED
        return None if category_open(state, self.seat, self.origin, answer.a) else NO_PLACE_FREE

    def take(self, state: Position, answer: Decision) -> None:
        state.stack[-1] = Arriving(self.seat, self.origin, answer.a)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(ORIGIN, self.origin)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        explanation.params["place"] = answer["category"]

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.origin)


class Arriving(VirtuQuestion):
    """Where exactly an agent goes."""

    __slots__ = ("category", "origin")

    asks = "agent at"
    rule = "VIR-ACTION-INTRIGUE-2"

    def __init__(self, seat: int, origin: int, category: int) -> None:
        super().__init__(seat)
        self.origin = origin  # where it comes from, PLACES for the supply
        self.category = category

    def menu(self, state: Position) -> list[Decision]:
        shielded = shields(state, self.seat)
        found: list[Decision] = []
        for place in range(FIRST_OF[self.category], LAST_OF[self.category]):
            if place_obstacle(state, self.origin, place, shielded) is None:
                found.append(AT_D[place])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not AT:
            return NOT_ASKED
        if category_of(answer.a) != self.category:
            return OTHER_CATEGORY
        return place_obstacle(state, self.origin, answer.a, shields(state, self.seat))

    def take(self, state: Position, answer: Decision) -> None:
        state.stack.pop()
        if self.origin == PLACES:
            state.players[self.seat].agents -= 1
        else:
            state.agents[self.origin] = -1
        state.agents[answer.a] = self.seat
        state.moves = (*state.moves, (self.seat, self.origin, answer.a, AS_AGENT))
        intrigue = state.stack[-1]
        assert isinstance(intrigue, Intriguing)
        intrigue.spend_mask(state)
        if state.journal is not None:
            origin = "supply" if self.origin == PLACES else PLACE_IDS[self.origin]
            params: dict[str, object] = {"origin": origin, "place": PLACE_IDS[answer.a]}
            state.journal.note("agent sent", self.seat, {**params, **holder(state, self.seat, answer.a)})

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(ORIGIN, self.origin)
        told.put(CATEGORY, self.category)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if obstacle is PLACE_OCCUPIED:
            explanation.params["owner"] = state.agents[answer.a]

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.origin, self.category)


class Blocked(VirtuQuestion):
    """An enemy agent stands in the own intrigue chamber: two masks remove it, or the action is lost (VIR-DEC-28)."""

    asks = "blocked"
    rule = "VIR-AGENT-6"

    def chamber(self, state: Position) -> int:
        """The place of the agent."""
        player = state.players[self.seat]
        return chamber_place(player.power, player.token)

    def menu(self, state: Position) -> list[Decision]:
        return [REMOVE_D[self.chamber(state)], END_D]

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is REMOVE:
            return None if answer.a == self.chamber(state) else OTHER_AGENT
        return None if answer.verb is END else NOT_ASKED

    def take(self, state: Position, answer: Decision) -> None:
        """The two masks come from anywhere; what is over stays in the pool (VIR-Q-10)."""
        state.stack.pop()
        if answer.verb is REMOVE:
            pool = printed_symbol(state.components, state.players[self.seat])
            begin(state, self.seat, UNBLOCKING_PRICE, Unblocking(answer.a), CHAMBER, pool)


class Unblocking(Purpose):
    """The removal of an agent from the own intrigue chamber."""

    name = "unblocking"

    def paid(self, state: Position, payment: Payment) -> None:
        remove_agent(state, self.target)
        open_action(state, Intriguing(payment.seat, payment.pool, payment.allowed & CHAMBER))
