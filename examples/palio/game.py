"""The game as the rest of Signoria knows it."""

from typing import Final

from examples.palio.catalogue import CATALOGUE, RIDERS
from examples.palio.position import OPTIONS, PalioRules
from examples.palio.state import PalioState, new_state
from examples.palio.track import SHIPPED, Track
from examples.palio.wording import WORDING
from signoria.data.datafile import DataFile
from signoria.engine.rules import OptionValue
from signoria.games.base import Component, Game
from signoria.language.wording import Wording

RULES_FILE: Final = DataFile("examples.palio", "rules.toml")


class Palio(Game):
    """A race for 2 to 4 riders."""

    def __init__(self, track: Track) -> None:
        super().__init__(track)
        self.track = track
        self.name = "palio"
        self.title = "Palio"
        self.seats = range(2, RIDERS + 1)
        self.minutes = (5, 10)
        self.weight = 1
        self.variants = ("standard",)
        self.options = OPTIONS
        self.catalogue = CATALOGUE
        self.rules_version = "1"
        self.rules = {id: RULES_FILE.table(id).word("text") for id in RULES_FILE.tables}
        self.components = self.components_in(WORDING)
        self.wording = WORDING

    def begin(self, seats: int, variant: str, options: dict[str, OptionValue]) -> PalioState:
        return new_state(seats, PalioRules(variant, options), self.track)

    def components_in(self, wording: Wording) -> list[Component]:
        """The track is all there is."""
        facts = {key: str(value) for key, value in self.track.files[0].table("track").fields.items()}
        return [Component("track", "track", wording.names["track"], facts, [])]


GAME: Final = Palio(SHIPPED)
