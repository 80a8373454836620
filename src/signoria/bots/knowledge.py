"""What a bot is told: all that its seat may know, and nothing else."""

from random import Random

from signoria.bots.evaluator import Evaluator
from signoria.engine.catalogue import Decision
from signoria.engine.renamed import warn_of
from signoria.engine.state import State
from signoria.engine.view_types import View


class Knowledge:
    """A position as one seat knows it. The position itself stays behind; `imagine` gives ones that could be it."""

    def __init__(self, state: State, seat: int, moment: int) -> None:
        self._state = state
        self.seat = seat
        self.moment = moment  # how many decisions came before, chance included: everybody can count them

    def legal(self) -> list[Decision]:
        """What the seat may decide; it is the one to act."""
        return self._state.legal()

    def candidates(self, evaluator: Evaluator) -> list[Decision]:
        """What of it is worth a thought."""
        return evaluator.candidates(self._state)

    def sensible(self) -> list[Decision]:
        """The old name of `candidates`. Without an evaluator nothing is left out."""
        warn_of("Knowledge.sensible", "Knowledge.candidates")
        return self.legal()

    def view(self) -> View:
        return self._state.view(self.seat)

    def observe(self) -> bytes:
        """The view as numbers, one byte for each cell of the game's layout."""
        return self._state.observe(self.seat)

    def imagine(self, rng: Random) -> State:
        """A position of the bot's own, in which all that the seat cannot know is drawn with the bot's generator."""
        return self._state.imagine(self.seat, rng)

    def __reduce__(self) -> tuple[object, ...]:
        return Knowledge, (self._state, self.seat, self.moment)
