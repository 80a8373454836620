"""The plain page of a race: the riders and how far they are."""

from signoria.web.plain.page import Page, Section, Sheet


class PalioPage(Page):
    """One table says it all."""

    def summary(self) -> list[str]:
        return [f"The finish is space {self.view['finish']}."]

    def sections(self) -> list[Section]:
        riders = Sheet(
            "Riders",
            ["Rider", "Space", "Coins", "Backs"],
            [
                [self.player(one["seat"]), one["space"], one["coins"], self.player(one["backed"])]
                for one in self.view["players"]
            ],
        )
        scores = [self.score_sheet("Points", self.view["scores"])] if self.view["scores"] else []
        return [Section("riders", "Riders", riders, *scores)]
