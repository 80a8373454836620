"""The decisions of The Palaces of Carrara in words: fields with their bonus, sites with their price, royal visits."""

from signoria.engine.catalogue import Decision, Verb
from signoria.games.base import Component, Game
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.position.catalogue import (
    BUILD,
    BUY,
    COVER,
    FIELD,
    IN_CITY,
    LARGE_FIELD_D,
    MONUMENT,
    MOVE,
    ON,
    PASS,
    PAY,
    PAY_TWO,
    PLACE,
    PURCHASE,
    SCORE,
    TAKE,
    TILE,
)
from signoria.language.wording import Company, Wording
from signoria.presentation.choices import OTHERS, Choice, Presenter, View

ACTIONS = (BUY, BUILD, MONUMENT, SCORE, PASS)
FREE_STEPS = (MOVE, PURCHASE)
ALONE = ("decoration", "gold_statue")
"""Bonuses that come one at a time."""


class CarraraPresenter(Presenter):
    """Groups blocks by ring part, and what may be done beside the action of a turn."""

    def __init__(self, game: Game, wording: Wording, components: dict[str, Component]) -> None:
        super().__init__(game, wording, components)
        assert isinstance(game.component_set, Components)
        self.edition = game.component_set

    def examples(self) -> dict[str, str]:
        return {
            "text": "take 1 white",
            "words": "white 1",
            "why": "monument",
            "cards": "villa 4",
            "rules": "buy-4",
        }

    def forced(self, decision: Decision) -> bool:
        """The last blocks of a payment, where there is no choice between colours."""
        return decision.verb in (PAY, PAY_TWO)

    def words(self, view: View, decision: Decision) -> str:
        """Fields with their bonus, buildings with their city."""
        told = self.wording.describe(decision)
        if decision.verb is FIELD and decision is not LARGE_FIELD_D and int(decision["field"]) <= len(view["court"]):
            field = view["court"][int(decision["field"]) - 1]
            return f"{told}: {self.short({field['bonus']: field['amount']})}"
        if decision.verb in (ON, COVER) and view["viewer"] is not None:
            for city, standing in view["players"][view["viewer"]]["cities"].items():
                if any(building["tile"] == decision["tile"] for building in standing["buildings"]):
                    return self.say("note.in_city", what=told, city=city)
        return told

    def short(self, amounts: dict[str, int]) -> str:
        """ "3 VP, 5 coins"; an item alone."""
        told = []
        for thing, number in amounts.items():
            if thing in ALONE:
                told.append(self.say(f"note.{thing}"))
            elif thing == "vp":
                told.append(self.say("note.vp", number=number))
            else:
                told.append(self.wording.count(number, thing))
        return ", ".join(told)

    def group(self, view: View, decision: Decision) -> str:
        if decision.verb is TAKE:
            return self.say("group.part", part=decision["part"])
        return self.say("group.besides") if decision.verb in FREE_STEPS else OTHERS

    def note(self, view: View, choice: Choice, company: Company) -> str:
        """What the decision leads to, as far as it can be told."""
        verb = choice.decision.verb
        if view["viewer"] is None:
            return ""
        if verb in ACTIONS:
            return self.visit_note(view, verb)
        if verb is TILE:
            return self.tile_note(choice)
        if verb in (IN_CITY, COVER):
            return self.site_note(view, choice)
        if verb is PLACE:
            return self.gain_note(choice)
        return ""

    def tile_note(self, choice: Choice) -> str:
        then = choice.prospect.then
        sites = [decision["city"] for decision in then if decision.verb is IN_CITY]
        covers = [decision["tile"] for decision in then if decision.verb is COVER]
        told = [self.say("note.sites", sites=sites)] if sites else []
        told += [self.say("note.covers", covers=covers)] if covers else []
        return "; ".join(told)

    def visit_note(self, view: View, verb: Verb) -> str:
        """During the visit of another: scoring follows it, everything else costs the bonus of that field."""
        visit = view["visit"]
        if visit is None or visit["holder"] == view["viewer"] or view["asked"]["acted"]:
            return ""
        if visit["field"] not in view["players"][view["viewer"]]["fields"]:
            return ""
        field = view["court"][visit["field"] - 1]
        if verb is SCORE:
            return self.say("note.follows", bonus=self.short({field["bonus"]: field["amount"]}))
        return self.say("note.loses", field=visit["field"])

    def site_note(self, view: View, choice: Choice) -> str:
        """What is to pay there, and what the city pays for value."""
        asked = choice.prospect.after["asked"]
        if asked is None or asked["for"] != "payment":
            return ""
        city = view["players"][view["viewer"]]["cities"][asked["city"]]
        return self.say("note.site", left=asked["left"], pays=self.short({city["reward"]: city["amount"]}))

    def gain_note(self, choice: Choice) -> str:
        for event in choice.prospect.events:
            if event["key"] == "scored":
                return self.short(event["gain"]) or self.say("note.nothing_now")
        return ""


def spent(choice: Choice) -> int:
    """What a block costs."""
    return sum(int(event["price"]) for event in choice.prospect.events if event["key"] == "bought")
