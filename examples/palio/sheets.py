"""The sheets of a race: the riders and how far they are."""

from collections.abc import Iterator

from examples.palio.view_types import PalioView
from signoria.presentation.sheets import Cell, Section, Sheet, Sheets


class PalioSheets(Sheets):
    """One table says it all."""

    view: PalioView

    def summary(self) -> list[Cell]:
        return [f"The finish is space {self.view['finish']}."]

    def all_sections(self) -> Iterator[Section]:
        rows: list[list[Cell]] = [
            [self.player(one["seat"]), one["space"], one["coins"], self.player(one["backed"])]
            for one in self.view["players"]
        ]
        scores = [self.scores()] if self.view["scores"] else []
        yield Section("riders", "Riders", Sheet("Riders", ["Rider", "Space", "Coins", "Backs"], rows), *scores)
