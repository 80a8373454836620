"""The decisions of The Palaces of Carrara in words: fields with their bonus, sites with their price, royal visits."""

from collections import Counter
from itertools import takewhile

from signoria.engine.catalogue import Decision, Verb
from signoria.games.base import Component, Game
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.position.catalogue import (
    BUILD,
    BUY,
    COVER,
    DISCARD,
    FIELD,
    GAIN,
    GAIN_NOTHING_D,
    IN_CITY,
    LARGE_FIELD_D,
    MONUMENT,
    MOVE,
    ON,
    PAY,
    PAY_TWO,
    PURCHASE,
    ROTATE,
    SCORE,
    STOP,
    STORE,
    TAKE,
    TILE,
)
from signoria.games.carrara.position.view_types import CarraraView, CityView
from signoria.games.carrara.text.notes import Notes
from signoria.language.wording import Company, Wording
from signoria.presentation.choices import OTHERS, Choice, Presenter

FREE_STEPS = (MOVE, PURCHASE)
GROUPED = (TILE, FIELD, GAIN)
"""What deeds have in common that stand under one heading."""
ALONE = ("decoration", "gold_statue")
"""Bonuses that come one at a time."""


class CarraraPresenter(Presenter):
    """Tells whole deeds, grouped by building, column and item; and apart what may be done beside the action."""

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
        if decision.verb in GROUPED and decision is not GAIN_NOTHING_D:
            return self.words(view, decision)
        return self.say("group.besides") if decision.verb in FREE_STEPS else OTHERS

    def deed(self, view: CarraraView, chosen: list[Decision]) -> str:
        """Purchases as handfuls, buildings with their city and what is paid, items with their place."""
        if len(chosen) == 1 and chosen[0].verb is not TAKE:
            return self.words(view, chosen[0])
        if len(chosen) > 1 and chosen[0].verb in (BUILD, MONUMENT, SCORE):
            return f"{self.words(view, chosen[0])}: {self.deed(view, chosen[1:])}"
        told: list[str] = []
        steps = chosen[:]
        while steps:
            phrase, used = self.phrase(view, steps)
            told.append(phrase)
            steps = steps[used:]
        return "; ".join(told)

    def phrase(self, view: CarraraView, steps: list[Decision]) -> tuple[str, int]:
        """How steps begin, in words, and how many of them that tells."""
        first = steps[0]
        second = steps[1] if len(steps) > 1 else first
        if first.verb is BUY and second.verb is ROTATE:
            return self.say(f"deed.{second.text}", new=self.to_come(view)), 2
        if first.verb is TAKE:
            taken = run_of(steps, TAKE, STOP)
            return self.handful(taken), len(taken)
        if first.verb in (PAY, PAY_TWO):
            steps = run_of(steps, PAY, PAY_TWO)
            return self.say("deed.pay", blocks=self.paid(steps)), len(steps)
        if first.verb is TILE and second.verb in (IN_CITY, COVER):
            return self.site(view, first, second), 2
        if first.verb is MOVE and second.verb is ON and view["viewer"] is not None:
            city = self.city_of(view["players"][view["viewer"]]["cities"], second["tile"])
            return self.say("deed.move", item=first["item"], tile=second["tile"], city=city), 2
        if first.verb is GAIN and second.verb in (ON, STORE, DISCARD):
            return f"{self.words(view, first)}: {self.words(view, second)}", 2
        return self.words(view, first), 1

    def site(self, view: CarraraView, tile: Decision, site: Decision) -> str:
        if site.verb is IN_CITY:
            return self.say("deed.build", tile=tile["tile"], city=site["city"])
        seat = view["viewer"]
        assert seat is not None
        city = self.city_of(view["players"][seat]["cities"], site["tile"])
        return self.say("deed.cover", tile=tile["tile"], old=site["tile"], city=city)

    def handful(self, taken: list[Decision]) -> str:
        """Blocks of a ring part with their prices, dearest first, and the sum."""
        blocks, part = counted(taken), taken[0].a
        prices = {colour: self.edition.prices[part][number] for number, colour in enumerate(COLOURS)}
        total = sum(prices[colour] * number for colour, number in blocks.items())
        return self.say("deed.purchase", part=part + 1, price=total, blocks=self.priced(blocks, prices))

    def priced(self, blocks: dict[str, int], prices: dict[str, int]) -> str:
        """ "3 white at 5, 1 red free", dearest first."""
        told = []
        for colour in reversed(COLOURS):
            if blocks.get(colour):
                number = self.wording.count(blocks[colour], colour)
                key = "deed.at" if prices[colour] else "deed.free"
                told.append(self.say(key, blocks=number, price=prices[colour]))
        return ", ".join(told)

    def paid(self, steps: list[Decision]) -> str:
        """The blocks of a payment; of pairs it tells what they stand for."""
        told = [self.wording.word(counted([step for step in steps if step.verb is PAY]))]
        pairs = [step for step in steps if step.verb is PAY_TWO]
        for colour in sorted({step.a for step in pairs}, reverse=True):
            number = sum(step.a == colour for step in pairs)
            blocks = self.wording.count(2 * number, COLOURS[colour])
            told.append(self.say("deed.pair", blocks=blocks, dearer=self.wording.count(number, COLOURS[colour + 1])))
        return ", ".join(told if len(pairs) < len(steps) else told[1:])

    def instead(self, view: CarraraView, choice: Choice, plan: list[Decision]) -> str:
        """Another handful of the same part, or other blocks for the same building."""
        taken = run_of(plan, TAKE, STOP)
        if taken:
            beside = [choice.preview.plan, *choice.preview.instead]
            if any(other != plan and other[: len(plan)] == plan for other in beside):
                return self.say("deed.begin", blocks=self.wording.word(counted(taken)))
            prices = self.edition.prices[taken[0].a]
            total = sum(prices[step.b] for step in taken if step.verb is TAKE)
            return self.say("deed.only", blocks=self.wording.word(counted(taken)), price=total)
        if plan[-1].verb in (PAY, PAY_TWO):
            return self.say("deed.pay", blocks=self.paid([step for step in plan if step.verb in (PAY, PAY_TWO)]))
        return self.say("deed.by_block")

    def to_come(self, view: CarraraView) -> int:
        """How many blocks a rotation brings, as long as the bag has them."""
        return max(0, self.edition.refill - sum(sum(sector["blocks"].values()) for sector in view["wheel"]))

    def note(self, view: CarraraView, choice: Choice, company: Company) -> str:
        """What the deed leads to, as far as it can be told, with all that follows by itself."""
        seat = view["viewer"]
        return "" if seat is None else "; ".join(Notes(self, view, choice, company, seat).tell())

    def city_of(self, cities: dict[str, CityView], tile: str) -> str:
        """The city where an own building stands."""
        for city, standing in cities.items():
            if any(building["tile"] == tile for building in standing["buildings"]):
                return str(city)
        raise LookupError(tile)


def run_of(steps: list[Decision], *verbs: Verb) -> list[Decision]:
    """The steps at the beginning that have one of these verbs."""
    return list(takewhile(lambda step: step.verb in verbs, steps))


def counted(steps: list[Decision]) -> dict[str, int]:
    """By colour how many blocks are taken or paid one by one, in the order of the steps."""
    return dict(Counter(str(step["colour"]) for step in steps if step.verb in (TAKE, PAY)))
