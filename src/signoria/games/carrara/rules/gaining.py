"""An item on offer: one of an emptied sector, or the bonus of a court field (CAR-ADV-10, CAR-ADV-21, CAR-ADV-22,
CAR-ADV-23)."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.engine.circumstance import Circumstances
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.carrara.components.court import BONUSES, GOLD_STATUE
from signoria.games.carrara.components.items import FIRST_STATUE, GOLD, ITEMS
from signoria.games.carrara.position import vocabulary
from signoria.games.carrara.position.catalogue import GAIN, GAIN_D, GAIN_NOTHING_D, NOTHING
from signoria.games.carrara.position.position import NOWHERE, Position
from signoria.games.carrara.position.question import CarraraQuestion
from signoria.games.carrara.rules.court import fields_of
from signoria.games.carrara.rules.setting import loses_place, receive
from signoria.games.carrara.rules.supply import box
from signoria.games.carrara.rules.wheel import decoration_at, statue_at

NOT_SHOWN: Final = Obstacle("not_shown", "CAR-ADV-10")
USED_UP: Final = Obstacle("used_up", "CAR-ADV-12")
DECORATION_USED_UP: Final = Obstacle("used_up", "CAR-Q-18")
NOT_A_DECORATION: Final = Obstacle("not_the_bonus", "CAR-ADV-21")
NOT_THE_GOLD_STATUE: Final = Obstacle("not_the_bonus", "CAR-ADV-22")
MUST_GAIN: Final = Obstacle("must_gain", "CAR-SCORE-2")


class SectorItem(CarraraQuestion):
    """The items shown at a ring part whose sector was emptied: one of them, or none (CAR-ADV-10, CAR-ADV-12)."""

    asks = "item"

    def __init__(self, seat: int, part: int) -> None:
        super().__init__(seat)
        self.part = part

    def menu(self, state: Position) -> list[Decision]:
        found = [GAIN_NOTHING_D]
        for item in (decoration_at(state, self.part), statue_at(state, self.part)):
            if state.supply[item]:
                found.append(GAIN_D[item])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        if answer.verb is not GAIN:
            return NOT_ASKED
        item = answer.a
        if item == NOTHING:
            return None
        if item != decoration_at(state, self.part) and item != statue_at(state, self.part):
            return NOT_SHOWN
        return None if state.supply[item] else USED_UP

    def take(self, state: Position, answer: Decision) -> None:
        if answer.a == NOTHING:
            state.stack.pop()
        else:
            receive(state, self.seat, answer.a)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(vocabulary.PART, self.part)
        told.put(vocabulary.FIELD, NOWHERE)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if answer.verb is GAIN:
            explanation.params["item"] = ITEMS[answer.a]
            if obstacle is NOT_SHOWN:
                shown = (decoration_at(state, self.part), statue_at(state, self.part))
                explanation.params.update(part=self.part + 1, shown=[ITEMS[item] for item in shown])

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.part)


class CourtItem(CarraraQuestion):
    """The bonus of a court field that is an item, which may be taken or not (CAR-ADV-21, CAR-ADV-22, CAR-Q-12)."""

    asks = "item"

    def __init__(self, seat: int, field: int) -> None:
        super().__init__(seat)
        self.field = field

    def is_gold(self, state: Position) -> bool:
        """Whether the field offers a gold statue, else it offers a decoration."""
        return fields_of(state)[self.field].bonus == GOLD_STATUE

    def menu(self, state: Position) -> list[Decision]:
        found: list[Decision] = []
        if self.item_obstacle(state, NOTHING) is None:
            found.append(GAIN_NOTHING_D)
        for item in range(GOLD + 1):
            if self.item_obstacle(state, item) is None:
                found.append(GAIN_D[item])
        return found

    def obstacle(self, state: Position, answer: Decision) -> Obstacle | None:
        return self.item_obstacle(state, answer.a) if answer.verb is GAIN else NOT_ASKED

    def item_obstacle(self, state: Position, item: int) -> Obstacle | None:
        gold = self.is_gold(state)
        if item == NOTHING:
            return MUST_GAIN if gold and loses_place(state, state.players[self.seat], 0) else None
        if gold:
            return None if item == GOLD else NOT_THE_GOLD_STATUE
        if item >= FIRST_STATUE:
            return NOT_A_DECORATION
        return None if state.supply[item] else DECORATION_USED_UP

    def take(self, state: Position, answer: Decision) -> None:
        """A gold statue that is not taken goes to the box (CAR-ADV-23)."""
        if answer.a != NOTHING:
            receive(state, self.seat, answer.a)
            return
        state.stack.pop()
        if self.is_gold(state):
            box(state, GOLD)

    def circumstances(self, state: Position, told: Circumstances) -> None:
        told.put(vocabulary.PART, NOWHERE)
        told.put(vocabulary.FIELD, self.field)

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        super().explain(state, answer, obstacle, explanation)
        if answer.verb is GAIN and obstacle is not MUST_GAIN:
            explanation.params["item"] = ITEMS[answer.a]
            if obstacle is not DECORATION_USED_UP:
                explanation.params["bonus"] = BONUSES[fields_of(state)[self.field].bonus]

    def values(self) -> tuple[object, ...]:
        return (self.seat, self.field)
