"""What all questions of the game share: naming what a refusal speaks of, and what a price lacks."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import trait

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED, Question
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.symbols import ARROW, FULL, SYMBOLS, amount, spelled
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.sources import florins_at_hand, source_name, total

NAMED: Final = ("city", "start", "place", "tile", "power", "bonus", "item", "symbol", "space")
"""Parts of a decision that sentences call by the same name."""
FIRST_PLAYER: Final = "VIR-SETUP-12"
"""The rule of the only thing that chance decides."""


class Unpayable(Obstacle):
    """A price that is too high, with the rule that sets it; the question names it by `price_of`."""

    def __init__(self, rule: str) -> None:
        super().__init__("cannot_pay", rule)


@trait
class Priced:
    """A question whose answers may cost something, so that they can be `Unpayable`."""

    __slots__ = ()

    @abstractmethod
    def price_of(self, state: Position, answer: Decision) -> tuple[int, int]:
        """The price of an answer, packed, and the sources that are allowed besides courtiers and tiles."""


class VirtuQuestion(Question):
    """A question to a seat, or a step that runs by itself."""

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if obstacle is NOT_ASKED:
            explanation.rule = FIRST_PLAYER if answer.by_chance else self.rule
            return
        for part in answer:
            if part in NAMED:
                explanation.params[part] = answer[part]
        if isinstance(obstacle, Unpayable):
            priced: object = self
            assert isinstance(priced, Priced)  # nobody else names such an obstacle
            price, allowed = priced.price_of(state, answer)
            lack(state, self.seat, price, allowed, explanation)
        self.details(state, answer, obstacle, explanation)

    def details(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        """What else the sentence of a refusal needs."""

    def name_source(self, state: Position, source: int, symbol: int, explanation: Explanation) -> None:
        """The card, tile or power that would give a symbol."""
        explanation.params["source"] = source_name(state.players[self.seat], source)
        explanation.params["symbol"] = SYMBOLS[symbol]


def lack(state: Position, seat: int, price: int, allowed: int, explanation: Explanation) -> None:
    """What a price asks beyond all that is at hand; where one source would have to give two kinds, one more of it."""
    have = total(state, seat, allowed)
    missing = explanation.missing
    for symbol in range(1, ARROW):
        short = amount(price, symbol) - amount(have, symbol)
        if short > 0:
            missing[SYMBOLS[symbol]] = short
    florins = (price & FULL) - florins_at_hand(state.components, state.players[seat])
    if florins > 0:
        missing["florin"] = florins
    if not missing:
        symbols = [symbol for symbol in range(1, ARROW) if amount(price, symbol)]
        missing["florin" if price & FULL else SYMBOLS[symbols[-1]]] = 1
    explanation.params.update(price=spelled(price), missing=dict(missing), florins=state.players[seat].coins)
