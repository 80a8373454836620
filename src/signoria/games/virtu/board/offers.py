"""Where on the table the decisions of Virtù belong, and what is drawn of each."""

from typing import Final

from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from signoria.engine.catalogue import Decision, Verb
from signoria.games.virtu.board import marks
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.components.tables import GREAT_POWERS, UNITS
from signoria.games.virtu.position.catalogue import (
    ADVANCE,
    ALLY,
    ANNEX,
    ANNEX_D,
    AT,
    BUILD,
    BUY,
    BUY_D,
    CANCEL,
    CANCEL_CROSS_D,
    CARD_SLOTS,
    CASH,
    COURT,
    DISBAND,
    DISCARD,
    DROP,
    END,
    KEEP,
    LEAVE,
    MARCH,
    MOVE,
    PLACE,
    POWER,
    REACTIVATE,
    RECRUIT,
    RECRUIT_D,
    REFRESH,
    REMOVE,
    RETREAT,
    SAIL,
    SEAT,
    SELL,
    SEND,
    SIEGE,
    SOURCE_IDS,
    START,
    STEP,
    STEP_FLORINS_D,
    STOP,
    TO,
    TOKEN,
    USE,
)
from signoria.games.virtu.position.view_types import PlayerView, VirtuAsked, VirtuView
from signoria.games.virtu.text.looking import card_at
from signoria.games.virtu.text.presenter import VirtuPresenter
from signoria.match import Match
from signoria.presentation import Choice
from signoria.web.board.marks import FOR, MINUS, NEVER, NOTHING, mark
from signoria.web.board.offers import DESK, Offer, Offers, Sum
from signoria.web.board.offers import END as END_PLACE
from signoria.web.board.scene import Scene
from signoria.web.board.signs import sign

INDULGENCE: Final = "indulgence"
"""The one button in the bar by which an indulgence is sold."""
TRACK: Final = "patronage"
"""The next step of the patronage track."""
NOBODY_ASKED: Final[VirtuAsked] = {"seat": -1, "for": ""}


def main_verb(chosen: list[Decision]) -> Verb:
    """What a deed is about, whatever is paid for it."""
    found = next((one.verb for one in reversed(chosen) if one.verb not in (USE, DROP)), chosen[-1].verb)
    return SEND if found in (AT, TO) else found


def city_place(id: str) -> str:
    return f"city-{id}"


def great_place(id: str) -> str:
    return f"great-{id}"


def chamber_place(power: str, chamber: int) -> str:
    return f"{power}-chamber-{chamber}"


def held_place(power: str, id: str) -> str:
    """An antechamber or a tile of a power."""
    return f"{power}-{id}"


def item_place(id: str) -> str:
    return f"item-{id}"


def changed(before: PlayerView, after: PlayerView) -> list[tuple[str, str, int, int]]:
    """What a player has of everything that deeds take and bring, by its sign and its name, before and after."""
    return [
        ("florin", _("Florins"), before["florins"], after["florins"]),
        ("agent", _("Agents at hand"), before["agents_in_supply"], after["agents_in_supply"]),
        ("unit", _("Units in play"), units_of(before), units_of(after)),
        ("war", _("+1 tokens"), before["war_tokens"], after["war_tokens"]),
        ("annex", _("Cities"), before["cities"], after["cities"]),
        ("patronage", _("Patronage"), before["patronage"], after["patronage"]),
        ("cross", _("Crosses"), before["crosses"], after["crosses"]),
    ]


class VirtuOffer(Offer):
    """A deed with what it takes and brings; in a word or a sign where it stands beside what it is about."""

    def __init__(self, choice: Choice, offers: "VirtuOffers") -> None:
        scene, preview = offers.scene, choice.preview
        super().__init__(choice, scene, offers.presenter)
        before: PlayerView = offers.own
        after: PlayerView = preview.after["players"][before["seat"]]
        self.change([Sum(*one) for one in changed(before, after)], scene)
        self.told = ""
        self.sent_to: str = next((event["place"] for event in preview.events if event["key"] == "agent sent"), "")
        self.next = ""  # where a turn goes on is seen on the board
        self.note = offers.presenter.note(scene.view, choice, scene.company)
        self.deed = offers.label(choice)
        self.kind = main_verb(preview.chosen).word


class VirtuOffers(Offers[VirtuOffer]):
    """Decisions belong to cities, chambers, cards, tiles and things for sale; what is left is asked at the desk."""

    def __init__(self, scene: Scene, match: Match) -> None:
        assert isinstance(scene.game.component_set, Components)
        self.edition = scene.game.component_set
        self.view: VirtuView = scene.view
        self.about: VirtuAsked = self.view["asked"] or NOBODY_ASKED
        self.own: PlayerView = self.view["players"][max(self.about["seat"], 0)]
        self.names = scene.wording.names
        super().__init__(scene, match)
        self.send_from_desk()

    def send_from_desk(self) -> None:
        """An agent of whom only the kind of place was asked goes to the only one of that kind."""
        for offer in self.at(DESK)[:]:
            if offer.sent_to:
                self.by_place[DESK].remove(offer)
                self.by_place.setdefault(self.place_named(offer.sent_to), []).append(offer)

    def chamber(self, number: int) -> str:
        """A chamber of one's own, counted from 1 and round."""
        return chamber_place(self.own["power"] or "", (number - 1) % CHAMBERS + 1)

    def held(self, id: str) -> str:
        """An antechamber or a tile of one's own."""
        return held_place(self.own["power"] or "", id)

    def place(self, chosen: list[Decision]) -> str:
        """The last place that a deed names; those of the token where it ends."""
        if any(one.verb in (STEP, STOP, CANCEL, LEAVE) for one in chosen):
            return self.chamber((self.own["token"] or 1) + sum(one.verb is STEP for one in chosen))
        if chosen[0].verb is KEEP:
            return DESK
        for decision in reversed(chosen):
            found = self.place_of(decision)
            if found != DESK:
                return found
        return DESK

    def place_of(self, decision: Decision) -> str:
        verb = decision.verb
        if verb in (AT, REMOVE, SEND) and "place" in decision:
            return self.place_named(decision["place"])
        if "city" in decision:
            return city_place(decision["city"])
        if verb in (ALLY, REACTIVATE):
            return great_place(decision["power"])
        if verb is START:
            return chamber_place(self.own["power"] or "", int(decision["chamber"][-1]))
        if verb in (PLACE, MOVE):
            return self.slot(decision["end" if verb is PLACE else "start"])
        if verb in (SEAT, DISCARD):
            return self.held(decision["space"])
        if verb in (USE, CASH):
            return self.source(decision["source"])
        if verb is REFRESH:
            return self.held(decision["tile"])
        if verb is BUY:
            return item_place(decision["item"])
        if verb is END:
            return END_PLACE
        return {ADVANCE: TRACK, SELL: INDULGENCE}.get(verb, DESK)

    def place_named(self, id: str) -> str:
        """A place where agents stand; the supply is none."""
        if id == "supply":
            return DESK
        if id in GREAT_POWERS:
            return great_place(id)
        return id if "-chamber-" in id else city_place(id)

    def slot(self, id: str) -> str:
        """A place for a card in one's own palace."""
        number = CARD_SLOTS.index(id)
        return chamber_place(self.own["power"] or "", number % CHAMBERS + 1) if number < 2 * CHAMBERS else self.held(id)

    def source(self, id: str) -> str:
        if id in SOURCE_IDS[:COURT]:
            return self.chamber(self.own["token"] or 1)
        if id in GREAT_POWERS:
            return great_place(id)
        return INDULGENCE if id == INDULGENCE else self.held(id)

    def offer(self, choice: Choice) -> VirtuOffer:
        found = VirtuOffer(choice, self)
        found.face = self.face(choice.decision)
        return found

    def label(self, choice: Choice) -> SafeString:
        """A deed in signs and few words."""
        chosen = choice.preview.chosen
        last = chosen[-1]
        verb = main_verb(chosen)
        if any(one.verb in (STEP, STOP, CANCEL, LEAVE) for one in chosen):
            return self.way(chosen)
        if verb in (MARCH, SAIL):
            legs = [one for one in chosen if one.verb is verb]
            count = sum(one["city"] == legs[-1]["city"] for one in legs)
            return format_html("{} {}", self.names[legs[0]["start"]], mark(count, "unit"))
        if verb is SEND:
            return sign("agent") + (NEVER if any(one.verb is REMOVE for one in chosen) else NOTHING)
        if verb is REMOVE:
            return sign("agent") + NEVER
        if verb is RETREAT:
            return mark(1, "unit")
        if verb in (DISBAND, RECRUIT):
            return mark(f"{MINUS if verb is DISBAND else '+'}1", "unit")
        if verb is ANNEX:
            city = next(one["city"] for one in chosen if one.verb is ANNEX)
            return marks.amounts(self.view["map"][city]["price"][self.own["seat"]] or {})
        if verb in (SIEGE, BUILD, ADVANCE):
            return sign({SIEGE: "war", BUILD: "cathedral", ADVANCE: "patronage"}[verb])
        if verb is PLACE:
            return format_html("{}", self.names[last["card"]])
        if verb is MOVE:
            return format_html("{}{}", FOR, self.names[last["end"]])
        if verb is DISCARD:
            return NEVER
        if verb is USE:
            symbol = last["symbol"]
            return mark(self.given(last["source"], symbol), symbol)
        if verb is CASH:
            return mark("+", "florin")
        return sign("yes")

    def way(self, chosen: list[Decision]) -> SafeString:
        """What a way of the token costs."""
        found = NOTHING
        for one in chosen:
            if one is STEP_FLORINS_D:
                found += mark(self.edition.extra_step_florins, "florin")
            elif one.verb is STEP and "means" in one:
                found += sign("arrow")
            elif one.verb is CANCEL:
                found += sign("cross") if one is CANCEL_CROSS_D else mark(2, "crown")
            elif one.verb is LEAVE:
                found += sign("indulgence")
        return found or format_html("{}", _("free"))

    def given(self, source: str, symbol: str) -> int:
        """How many of a symbol a source gives."""
        assert isinstance(self.presenter, VirtuPresenter)
        if source == "ottoman_empire":
            return self.edition.alliance_bonus[GREAT_POWERS.index(source)]
        return self.presenter.supplied(source, card_at(self.own, source), symbol) or 1

    def face(self, decision: Decision) -> SafeString:
        """What is asked at the desk, in signs."""
        verb = decision.verb
        if verb is POWER:
            return format_html(
                '<svg class="arms" aria-hidden="true"><use href="{}"/></svg>', arms_of(decision["power"])
            )
        if verb is DROP:
            return mark(f"{MINUS}1", decision["symbol"])
        return mark("+1", "war") if verb is TOKEN else NOTHING

    def wanted(self, place: str) -> list[Decision]:
        """What one could want at a place, as far as the question is about it."""
        kind, _, id = place.partition("-")
        if kind == "city":
            if self.asked == "action" and self.about.get("action") == "annex":
                return [one for one in ANNEX_D if one["city"] == id]
            if self.asked == "recruit":
                return [one for one in RECRUIT_D if one["city"] == id]
        if kind == "item" and self.asked == "buy":
            return [one for one in BUY_D if one["item"] == id]
        return []


def arms_of(power: str) -> str:
    """The address of small arms."""
    return f"{static('signoria/drawn/signs.svg')}#shield-{power}"


def units_of(own: PlayerView) -> int:
    return UNITS - own["units_in_supply"]
