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
from signoria.games.carrara.position.view_types import CarraraView, CityView
from signoria.language.wording import Company, Wording
from signoria.presentation.choices import OTHERS, Choice, Presenter

ACTIONS = (BUY, BUILD, MONUMENT, SCORE, PASS)
FREE_STEPS = (MOVE, PURCHASE)
TOLD_OTHERWISE = (IN_CITY, COVER, PAY, PAY_TWO)
"""What notes tell of a plan in words of their own."""
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
            "plan": "buy; rotate none",
            "why": "monument",
            "cards": "villa 4",
            "rules": "buy-4",
        }

    def words(self, view: CarraraView, decision: Decision) -> str:
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

    def group(self, view: CarraraView, decision: Decision) -> str:
        if decision.verb is TAKE:
            return self.say("group.part", part=decision["part"])
        return self.say("group.besides") if decision.verb in FREE_STEPS else OTHERS

    def note(self, view: CarraraView, choice: Choice, company: Company) -> str:
        """What the decision leads to, as far as it can be told, with all that follows by itself."""
        seat = view["viewer"]
        if seat is None:
            return ""
        verb = choice.decision.verb
        plan = choice.preview.plan
        told = [self.visit_note(view, seat, verb)] if verb in ACTIONS else []
        told += [self.words(view, step) for step in plan[1:] if step.verb not in TOLD_OTHERWISE]
        if any(step.verb is TILE for step in plan):
            told += self.site_notes(choice)
        sites = [step for step in plan if step.verb in (IN_CITY, COVER)]
        if sites:
            told.append(self.payment_note(view, seat, choice, sites[0]))
        if any(step.verb is PLACE for step in plan):
            told.append(self.gain_note(choice))
        return "; ".join(part for part in told if part)

    def site_notes(self, choice: Choice) -> list[str]:
        """Where a building can stand: to choose next, or the only site there is."""
        sites = [*choice.preview.plan, *choice.preview.then]
        cities = [decision["city"] for decision in sites if decision.verb is IN_CITY]
        covers = [decision["tile"] for decision in sites if decision.verb is COVER]
        told = [self.say("note.sites", sites=cities)] if cities else []
        return [*told, self.say("note.covers", covers=covers)] if covers else told

    def visit_note(self, view: CarraraView, seat: int, verb: Verb) -> str:
        """During the visit of another: scoring follows it, everything else costs the bonus of that field."""
        visit, asked = view["visit"], view["asked"]
        if visit is None or visit["holder"] == seat or asked is None or asked["acted"]:
            return ""
        if visit["field"] not in view["players"][seat]["fields"]:
            return ""
        field = view["court"][visit["field"] - 1]
        if verb is SCORE:
            return self.say("note.follows", bonus=self.short({field["bonus"]: field["amount"]}))
        return self.say("note.loses", field=visit["field"])

    def payment_note(self, view: CarraraView, seat: int, choice: Choice, site: Decision) -> str:
        """What is to pay on a site, paid by itself or not, and what the city pays for value."""
        after: CarraraView = choice.preview.after
        asked = after["asked"]
        left = sum(step.verb in (PAY, PAY_TWO) for step in choice.preview.plan)
        if asked is not None and asked["for"] == "payment":
            left += asked["left"]
        if not left:
            return ""
        cities = view["players"][seat]["cities"]
        city = cities[site["city"] if site.verb is IN_CITY else self.city_of(cities, site["tile"])]
        return self.say("note.site", left=left, pays=self.short({city["reward"]: city["amount"]}))

    def city_of(self, cities: dict[str, CityView], tile: str) -> str:
        """The city where an own building stands."""
        for city, standing in cities.items():
            if any(building["tile"] == tile for building in standing["buildings"]):
                return str(city)
        raise LookupError(tile)

    def gain_note(self, choice: Choice) -> str:
        for event in choice.preview.events:
            if event["key"] == "scored":
                return self.short(event["gain"]) or self.say("note.nothing_now")
        return ""


def spent(choice: Choice) -> int:
    """What a block costs."""
    return sum(int(event["price"]) for event in choice.preview.events if event["key"] == "bought")
