"""What a deed pays, leads to and is worth, beside its words."""

from typing import TYPE_CHECKING

from signoria.engine.catalogue import Decision, Verb
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.component_file import SPACES
from signoria.games.carrara.components.components import Components
from signoria.games.carrara.components.tiles import KINDS
from signoria.games.carrara.position.catalogue import (
    BUILD,
    BUY,
    COVER,
    FIELD,
    GAIN,
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
    ROTATE,
    SCORE,
    STOP,
    STORE,
    TAKE,
    TILE,
    UPGRADE,
)
from signoria.games.carrara.position.view_types import CarraraView, PlayerView
from signoria.games.carrara.text import standing
from signoria.language.wording import Company
from signoria.presentation.choices import Choice

if TYPE_CHECKING:
    from signoria.games.carrara.text.presenter import CarraraPresenter

ACTIONS = (BUY, BUILD, MONUMENT, SCORE, PASS)
TOLD_OTHERWISE = (IN_CITY, COVER, PAY, PAY_TWO, TAKE, STOP)
"""What notes tell of a plan in words of their own."""


class Notes:
    """Compares what a seat sees before and after a deed."""

    def __init__(self, presenter: "CarraraPresenter", view: CarraraView, choice: Choice, company: Company, seat: int):
        self.presenter = presenter
        self.edition: Components = presenter.edition
        self.before = view
        self.after: CarraraView = choice.preview.after
        self.choice = choice
        self.plan = choice.preview.plan
        self.company = company
        self.seat = seat

    def tell(self) -> list[str]:
        verb = self.plan[0].verb
        told = [self.visit(verb)] if verb in ACTIONS else []
        chosen = len(self.choice.preview.chosen)
        said = [step for step in self.plan[chosen:] if step.verb not in TOLD_OTHERWISE]
        told += [self.presenter.words(self.before, step) for step in said]
        told += self.about()
        return [part for part in told if part]

    def about(self) -> list[str]:
        verbs = {step.verb for step in self.plan}
        told: list[str] = []
        if ROTATE in verbs and TAKE not in verbs:
            told += self.wheel()
        if TAKE in verbs:
            told += self.purchase()
        if TILE in verbs and not verbs & {IN_CITY, COVER}:
            told += self.sites()
        if verbs & {IN_CITY, COVER}:
            told.append(self.payment())
        if UPGRADE in verbs:
            told.append(self.upgrade())
        if verbs & {GAIN, MOVE, ON, PURCHASE}:
            told += self.item()
        if STORE in verbs:
            free = SPACES - len(self.own(self.after)["storage"])
            told.append(self.say("note.storage", free=free))
        if PLACE in verbs:
            told.append(self.gain())
        if FIELD in verbs:
            told += self.followers()
        return told

    def say(self, key: str, **params: object) -> str:
        return self.presenter.wording.say(key, params, self.company)

    def own(self, view: CarraraView) -> PlayerView:
        return view["players"][self.seat]

    def step(self, *verbs: Verb) -> Decision:
        """The last step with one of these verbs."""
        return next(step for step in reversed(self.plan) if step.verb in verbs)

    def visit(self, verb: Verb) -> str:
        """During the visit of another: scoring follows it, everything else costs the bonus of that field."""
        visit, asked = self.before["visit"], self.before["asked"]
        if visit is None or visit["holder"] == self.seat or asked is None or asked["acted"]:
            return ""
        if visit["field"] not in self.own(self.before)["fields"]:
            return ""
        field = self.before["court"][visit["field"] - 1]
        if verb is SCORE:
            return self.say("note.follows", bonus=self.presenter.short({field["bonus"]: field["amount"]}))
        return self.say("note.loses", field=visit["field"])

    def wheel(self) -> list[str]:
        """What the parts will hold and show after the rotation, before anything is drawn."""
        told = []
        for sector in self.after["wheel"]:
            blocks = self.presenter.priced(sector["blocks"], sector["prices"])
            if blocks:
                items = [sector[key] for key in ("decoration", "statue") if key in sector]
                told.append(self.say("note.part", part=sector["part"], blocks=blocks, items=items))
        return told

    def purchase(self) -> list[str]:
        """What is left of the coins, and what an emptied part offers."""
        coins = self.own(self.after)["coins"]
        assert coins is not None  # one's own are never hidden
        part = self.step(TAKE).a
        sector = self.after["wheel"][part]
        told = [self.say("note.left", coins=coins)]
        if sector["blocks"] or GAIN in {step.verb for step in self.plan}:
            return told
        supply = self.after["supply"] or {}
        items = [sector[key] for key in ("decoration", "statue") if key in sector and supply.get(sector[key])]
        return [*told, self.say("note.empties", items=items)] if items else told

    def sites(self) -> list[str]:
        """Where a building can stand, to choose next."""
        then = self.choice.preview.then
        cities = [decision["city"] for decision in then if decision.verb is IN_CITY]
        covers = [decision["tile"] for decision in then if decision.verb is COVER]
        told = [self.say("note.sites", sites=cities)] if cities else []
        return [*told, self.say("note.covers", covers=covers)] if covers else told

    def payment(self) -> str:
        """What is to pay on a site, paid as usual or not yet, and what the city pays for value."""
        site = self.step(IN_CITY, COVER)
        steps = [step for step in self.plan if step.verb in (PAY, PAY_TWO)]
        asked = self.after["asked"]
        left = len(steps)
        if asked is not None and asked["for"] == "payment":
            left += asked["left"]
        cities = self.own(self.before)["cities"]
        city = cities[site["city"] if site.verb is IN_CITY else self.presenter.city_of(cities, site["tile"])]
        pays = self.presenter.short({city["reward"]: city["amount"]})
        paid = self.presenter.paid(steps) if len(steps) == left else ""
        if TILE not in {step.verb for step in self.choice.preview.chosen} and not left:
            return ""
        return self.say("note.site", left=left, paid=paid, pays=pays)

    def upgrade(self) -> str:
        """What an upgrade tile adds to all own buildings of its city."""
        for city, then in self.own(self.after)["cities"].items():
            more = then["amount"] - self.own(self.before)["cities"][city]["amount"]
            worth = sum(building["value"] for building in then["buildings"])
            if more and worth:
                return self.say("note.adds", gain=self.presenter.short({then["reward"]: more * worth}))
        return ""

    def item(self) -> list[str]:
        """What an item is worth where it was put."""
        return [*self.decorations(), *self.statues()]

    def decorations(self) -> list[str]:
        """What a decorated building scores more, and what the set then scores."""
        own = self.own(self.after)
        old, new = (standing.decorations(self.edition, self.own(view)) for view in (self.before, self.after))
        told: list[str] = []
        for kind in range(len(KINDS)):
            if new[kind] > old[kind]:
                city = own["cities"][self.presenter.city_of(own["cities"], self.step(ON)["tile"])]
                more = self.presenter.short({city["reward"]: city["amount"] * self.edition.decoration_value})
                points, before = (self.edition.sets[numbers[kind]] for numbers in (new, old))
                told.append(self.say("note.value", more=more))
                told.append(self.say("note.set", number=new[kind], points=points, before=before))
        return told

    def statues(self) -> list[str]:
        """What the statues of a city then score."""
        told: list[str] = []
        for city, name in enumerate(CITIES):
            old, new = (standing.statues(view, city)[self.seat] for view in (self.before, self.after))
            if new > old:
                before, points = (
                    standing.majority_points(self.edition, view, city)[self.seat] for view in (self.before, self.after)
                )
                told.append(self.say("note.majority", number=new, city=name, points=points, before=before))
        return told

    def gain(self) -> str:
        for event in self.choice.preview.events:
            if event["key"] == "scored":
                return self.presenter.short(event["gain"]) or self.say("note.nothing_now")
        return ""

    def followers(self) -> list[str]:
        """Who can follow a visit that begins, and whose columns fall to the large field."""
        column = self.step(FIELD)
        if column is LARGE_FIELD_D:
            return []
        field = self.before["court"][column.a]
        can: list[int] = []
        may: list[int] = []
        cannot: list[int] = []
        for seat in field["columns"]:
            if seat != self.seat:
                player = self.after["players"][seat]
                if standing.can_score(self.edition, self.after, player, field["bonus"]):
                    can.append(seat)
                elif standing.may_have_coins(self.edition, self.after, player):
                    may.append(seat)
                else:
                    cannot.append(seat)
        told = [("can_follow", can), ("may_follow", may), ("cannot_follow", cannot)]
        return [self.say(f"note.{key}", players=seats) for key, seats in told if seats]
