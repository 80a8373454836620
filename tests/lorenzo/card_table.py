"""Sets up a table around one printed card."""

from typing import Any

import pytest

from signoria.games.lorenzo.state import LorenzoState
from tests.lorenzo.printed_cards import BUILDING, TERRITORY, VENTURE, Goods, Printed
from tests.lorenzo.printed_cards import goods as printed
from tests.lorenzo.table import give, table

TILE_HARVEST = printed("1w 1s 1h")
TILE_PRODUCTION = printed("1m 2c")
SIMPLE = {TERRITORY: "woods", "character": "papal_messenger", BUILDING: "chapel", VENTURE: "hosting_panhandlers"}
"""A card of each type that grants nothing to do, for a floor to be taken from."""
HIGH = {TERRITORY: "city", BUILDING: "stronghold"}
"""A card of activation 6."""
CURSES = {TERRITORY: "2_1", BUILDING: "2_2", "character": "2_3", VENTURE: "2_4"}
"""The tile that takes 4 off the value when such a card is taken."""


def every(cards: list[Printed]) -> pytest.MarkDecorator:
    """Run a test for each of these cards."""
    assert cards
    return pytest.mark.parametrize("card", cards, ids=[card.id for card in cards])


def stock(card: Printed, cost: str) -> Goods:
    """Exactly what the cost asks for: of military points what must be there."""
    return {good: card.needs if good == "military" else amount for good, amount in printed(cost).items()}


def offered(card: Printed, **stock: int) -> LorenzoState:
    """The card lies on floor 1; the player has exactly this stock and a white member of value 1."""
    state = table(dice=(1, 1, 1), round=2 * card.period - 1, floors={f"{card.type}-1": card.id})
    give(state, 0, **stock)
    return state


def asked(state: LorenzoState) -> dict[str, Any]:
    """The question that is open, as everybody sees it."""
    question: Any = state.view(None)["asked"]
    assert isinstance(question, dict)
    return question
