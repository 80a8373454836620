"""The decisions of Lorenzo il Magnifico in words: floors with their card, spaces with what they give, what is paid."""

from signoria.engine.catalogue import Decision
from signoria.engine.view_types import ScoreView
from signoria.games.base import Component, Game
from signoria.games.lorenzo.components.board import AREAS
from signoria.games.lorenzo.components.components import Components
from signoria.games.lorenzo.components.goods import TYPES
from signoria.games.lorenzo.position.catalogue import (
    ACTIVATE,
    COPY,
    DISCARD,
    END_TURN,
    FORFEIT,
    KEEP,
    PLACE,
    PLAY,
    RAISE,
    SKIP,
)
from signoria.games.lorenzo.position.view_types import LorenzoView
from signoria.games.lorenzo.text.consequences import goods_changed, servants_spent, surcharge_paid
from signoria.games.lorenzo.text.standing import standing
from signoria.language.wording import Company, Wording
from signoria.presentation.choices import OTHERS, Choice, Presenter

NO_NOTES = (END_TURN, FORFEIT, SKIP)
LEADER_VERBS = (PLAY, ACTIVATE, DISCARD, COPY, RAISE)
AREA_NAMES = {
    "harvest": "term.harvest_area",
    "production": "term.production_area",
    "market": "market",
    "council": "council",
}


class LorenzoPresenter(Presenter):
    """Groups placements by tower and area, and leaders together."""

    def __init__(self, game: Game, wording: Wording, components: dict[str, Component]) -> None:
        super().__init__(game, wording, components)
        assert isinstance(game.component_set, Components)
        self.edition = game.component_set

    def examples(self) -> dict[str, str]:
        return {
            "text": "place white market-1",
            "words": "white market 1",
            "plan": "place white harvest-large; servants 3",
            "why": "orange harvest",
            "cards": "mint",
            "rules": "tower-8",
        }

    def words(self, view: LorenzoView, decision: Decision) -> str:
        """Leaders with what they do, floors with their card."""
        told = self.wording.describe(decision)
        if decision.verb is KEEP:
            return f"{told}. {' '.join(self.components[decision['leader']].text)}"
        if decision.verb in (PLAY, ACTIVATE, COPY):
            return f"{told}. {self.components[decision['leader']].text[-1]}"
        if "space" in decision:
            card = self.card_on(view, decision["space"])
            return f"{told} ({card.name})" if card is not None else told
        return told

    def card_on(self, view: LorenzoView, space: str) -> Component | None:
        """The card on a tower floor; None where there is none, and on other spaces."""
        type, floor = AREAS[space]
        id = view["towers"][type][int(floor) - 1] if type in view["towers"] else None
        return self.components[id] if id else None

    def group(self, view: LorenzoView, decision: Decision) -> str:
        if decision.verb in LEADER_VERBS:
            return self.say("group.leaders")
        if "space" not in decision:
            return OTHERS
        area, _which = AREAS[decision["space"]]
        return self.wording.word(f"term.tower_{area}" if area in TYPES else AREA_NAMES[area])

    def standing(self, view: LorenzoView, scores: list[ScoreView]) -> list[ScoreView]:
        return standing(self.edition, view, scores)

    def note(self, view: LorenzoView, choice: Choice, company: Company) -> str:
        """What a placement brings and needs, or as long as more is asked before that, what it is for."""
        told: list[str] = []
        changes = self.changes(view, choice)
        if choice.decision.verb is PLACE:
            asked = choice.preview.after["asked"]
            known = changes != "" and (asked is None or asked["for"] != "privilege")
            told.append(self.space_note(choice.decision["space"], known))
        if "space" in choice.decision:
            spent, due = servants_spent(choice.preview), surcharge_paid(choice.preview)
            lost = -self.goods_changed(view, choice).get("servants", 0)
            told += [self.say("note.servants", servants=spent)] if spent and spent != lost else []
            told += [self.say("note.surcharge", surcharge=due)] if due else []
        return "; ".join(part for part in (*told, changes) if part)

    def space_note(self, space: str, known: bool) -> str:
        """What a space outside the towers gives, unless that is known, and what the large ones take from the value."""
        area, which = AREAS[space]
        if which == "large":
            return self.say("note.large", penalty=self.edition.board.large_penalty)
        if known:
            return ""
        if area == "market":
            return self.wording.word(self.edition.board.market_gains[int(which) - 1].table())
        return self.wording.word(self.edition.board.palace_gain.table()) if area == "council" else ""

    def goods_changed(self, view: LorenzoView, choice: Choice) -> dict[str, int]:
        return {} if view["viewer"] is None else goods_changed(view, choice.preview, view["viewer"])

    def changes(self, view: LorenzoView, choice: Choice) -> str:
        """What the decision gives and takes at once."""
        if choice.decision.verb in NO_NOTES:
            return ""
        changes = [
            ("+" if change > 0 else "−") + self.wording.count(abs(change), good)
            for good, change in self.goods_changed(view, choice).items()
        ]
        told = ", ".join(changes)
        return "" if told.replace("+", "") == choice.words else told
