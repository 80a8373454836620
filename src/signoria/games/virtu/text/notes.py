"""What a deed costs, takes and leads to, beside its words: read from what its seat sees before and after."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from signoria.engine.catalogue import Decision, Verb
from signoria.games.virtu.components.cards import CARD_IDS, FAMILY_OF, POWERS
from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.components.symbols import ACTIONS, FLORIN, FULL, amount, spelled
from signoria.games.virtu.components.tables import GREAT_POWERS
from signoria.games.virtu.components.tiles import TILE_IDS
from signoria.games.virtu.position.catalogue import (
    ADVANCE,
    ALLY,
    ANNEX,
    ANNOUNCE,
    AT,
    BESIEGE,
    BONUS,
    BUY,
    CANCEL,
    CARD_SLOTS,
    CASH,
    DROP,
    END,
    INDULGENCE_SOURCE,
    KEEP,
    LEAVE,
    MARCH,
    PASS,
    PLACE,
    POWER,
    REACTIVATE,
    REFRESH,
    REMOVE,
    SAIL,
    SEAT,
    SELL,
    SEND,
    SIEGE,
    SOURCE_IDS,
    START,
    STEP,
    STOP,
    TO,
    USE,
)
from signoria.games.virtu.position.view_types import BattleView, PlayerView, VirtuView
from signoria.games.virtu.text.deeds import main_of
from signoria.games.virtu.text.looking import card_at, own_view
from signoria.language.wording import Company
from signoria.presentation.choices import Choice
from signoria.presentation.story import SeenEvent

if TYPE_CHECKING:
    from signoria.games.virtu.text.presenter import VirtuPresenter

PRICED = (BUY, KEEP, SELL)
"""Deeds whose notes tell their florins in words of their own."""


class Notes:
    """Compares what a seat sees before and after a deed."""

    def __init__(self, presenter: "VirtuPresenter", view: VirtuView, choice: Choice, company: Company) -> None:
        self.presenter = presenter
        self.edition = presenter.edition
        self.before = view
        self.after: VirtuView = choice.preview.after
        self.plan = choice.preview.plan
        self.main = main_of(choice.preview.chosen)
        self.company = company
        self.own = own_view(view)
        self.seat = self.own["seat"]
        self.events: list[SeenEvent] = choice.preview.events

    def tell(self) -> list[str]:
        """Everything, one part after the other."""
        verb = self.main.verb
        told: list[str] = []
        if verb in (STOP, STEP, CANCEL, LEAVE):
            told = self.way()
        elif verb in TELLERS:
            told = TELLERS[verb](self)
        told += self.paid()
        if verb not in PRICED:
            told.append(self.florins())
        if verb is END and self.ends():
            told.append(self.say("note.ends"))
        return told

    def say(self, key: str, **params: object) -> str:
        return self.presenter.wording.say(key, params, self.company)

    def name(self, seat: int) -> str:
        return self.company.name(seat, self.presenter.wording.grammar)

    def ends(self) -> bool:
        """Whether somebody else is asked next."""
        asked = self.after["asked"]
        return asked is None or asked["seat"] != self.seat

    def florins(self) -> str:
        """Coins won or lost."""
        gained = own_of(self.after, self.seat)["florins"] - self.own["florins"]
        return ("+" if gained > 0 else "−") + self.presenter.wording.count(abs(gained), "florin") if gained else ""

    def told(self, key: str) -> list[SeenEvent]:
        """What happened to the seat itself, as far as it is its own turn."""
        return [event for event in self.events if event["key"] == key and event["seat"] == self.seat]

    def paid(self) -> list[str]:
        """The sources that a deed takes, what of them is lost, and where what is bought takes its place."""
        if self.main.verb in (USE, CASH):
            return self.source()
        used = [one for one in self.plan if one.verb in (USE, CASH)]
        told: list[str] = []
        if used:
            told.append(self.say("note.with", sources=[self.source_with(one) for one in used]))
        told += self.wasted(used)
        return told

    def source_with(self, use: Decision) -> str:
        """A source by name, with what it gives."""
        source = use["source"]
        card = card_at(self.own, source)
        symbol = use["symbol"] if use.verb is USE else "florin"
        number = self.presenter.supplied(source, card, symbol)
        return self.say("note.source", source=card or source, what={symbol: number or 1})

    def wasted(self, used: list[Decision]) -> list[str]:
        """What sources show beyond the price, and florins that they could have given instead."""
        told: list[str] = []
        given_up = sum([self.shown_florins(one["source"]) for one in used if one.verb is USE])
        over = {symbol: number for symbol, number in self.given(used).items() if number > 0}
        for symbol, number in self.price().items():
            if symbol == "crown_or_cross":
                either = over.get("crown", 0) + over.get("cross", 0) - number
                over = {other: left for other, left in over.items() if other not in ("crown", "cross")}
                over["crown_or_cross"] = either
            elif symbol in over:
                over[symbol] -= number
        lost = {symbol: number for symbol, number in over.items() if number > 0}
        if self.price() and lost:
            told.append(self.say("note.lost", what=lost))
        if given_up:
            told.append(self.say("note.given_up", florins=given_up))
        return told

    def given(self, used: list[Decision]) -> dict[str, int]:
        """The symbols of all sources, the cards of the chamber included."""
        found: dict[str, int] = {}
        for event in self.told("used"):
            for symbol, number in event["what"].items():
                if symbol != "florin":
                    found[symbol] = found.get(symbol, 0) + number
        return found

    def price(self) -> dict[str, int]:
        """What the deed costs in symbols, where it has a price of its own."""
        verb = self.main.verb
        if verb is ANNEX:
            return self.before["map"][self.main["city"]]["price"][self.seat] or {}
        if verb is BUY:
            return spelled(self.edition.prices[self.main.a])
        return spelled(self.edition.step_price[self.own["patronage"] + 1]) if verb is ADVANCE else {}

    def shown_florins(self, source: str) -> int:
        card = card_at(self.own, source)
        if source in SOURCE_IDS[:2]:
            return 0  # florins of chamber cards pay for nothing else
        if card is not None:
            return amount(self.edition.symbols_of[CARD_IDS.index(card)], FLORIN)
        return amount(self.edition.symbols_at[TILE_IDS.index(source)], FLORIN) if source in TILE_IDS else 0

    def source(self) -> list[str]:
        """A single source: what it gives up, and when it turns up again."""
        source = self.main["source"]
        if self.main.verb is USE and self.main.a == INDULGENCE_SOURCE:
            return self.sale()
        told: list[str] = []
        florins = self.shown_florins(source) if self.main.verb is USE else 0
        if florins:
            told.append(self.say("note.given_up", florins=florins))
        if source in self.own["antechambers"]:
            told.append(self.presenter.space(source))
        elif source in TILE_IDS or source in GREAT_POWERS:
            told.append(self.say("note.by_rule"))
        return told

    # The token.

    def way(self) -> list[str]:
        """What turns up on the way, and whether the action is lost at its end."""
        told = [
            self.say("note.turn up", cards=event["cards"], florins=event["florins"]) for event in self.told("refreshed")
        ]
        told += [self.say("note.no action", agent=False) for _ in self.told("lost to indulgence")]
        told += [self.say("note.no action", agent=True, owner=event["owner"]) for event in self.told("lost to agent")]
        return told

    def start(self) -> list[str]:
        return self.chamber_cards(CARD_SLOTS.index(self.main["chamber"]))

    def chamber_cards(self, chamber: int) -> list[str]:
        found = self.own["chambers"][chamber]
        return [self.presenter.card_shows(card) for card in (found["action_card"], found["upgrade"]) if card]

    # Setting up.

    def power(self) -> list[str]:
        """Cities, the ring of actions and the family of a power."""
        index = POWERS.index(self.main["power"])
        found = self.edition.powers[index]
        actions = [ACTIONS[action] for action in found.chambers]
        family = [CARD_IDS[card] for card in FAMILY_OF[index]]
        return [
            self.say("note.cities", cities=[CITY_IDS[city] for city in found.cities]),
            self.say("note.chambers", actions=actions),
            self.say("note.family", cards=family),
        ]

    def place(self) -> list[str]:
        """The card, and what its action takes the place of."""
        told = [self.presenter.card_facts(self.main["card"])]
        end = self.main["end"]
        if end in CARD_SLOTS[:CHAMBERS]:
            chamber = self.own["chambers"][CARD_SLOTS.index(end)]
            action = self.presenter.action_of(self.main["card"])
            if chamber["action_card"] is None and action and chamber["printed"]:
                told.append(self.say("note.instead", action=chamber["printed"]))
        return told

    # Actions.

    def annex(self) -> list[str]:
        """The price with the way, what agents change, what the tile gives."""
        city = self.main["city"]
        site = self.before["map"][city]
        told = [self.say("note.price", price=site["price"][self.seat] or {}, way=site["by"][self.seat])]
        told += self.value_for_me(city)
        shows = self.presenter.tile_shows(city)
        return [*told, self.say("note.tile", shows=shows)] if shows else told

    def value_for_me(self, city: str) -> list[str]:
        value, worth = self.before["cities"][city]["value"], self.before["map"][city]["worth"][self.seat]
        return [self.say("note.value", value=value)] + ([self.say("note.worth", worth=worth)] if worth != value else [])

    def march(self) -> list[str]:
        """What the units find there: an own city, or walls that they take or do not take as things stand."""
        city = [one["city"] for one in self.plan if one.verb in (MARCH, SAIL)][-1]
        owner = self.before["cities"][city]["control"]
        if owner == self.seat:
            return [self.say("note.own")]
        told = [self.name(owner)] if owner is not None else []
        units = self.after["cities"][city]["units"]
        told.append(self.forecast(city, units[self.seat]))
        told += [
            self.say("note.rival", seat=seat, units=number)
            for seat, number in enumerate(units)
            if number and seat not in (self.seat, owner)
        ]
        return told

    def forecast(self, city: str, units: int) -> str:
        """How a siege would end if nobody used a bonus."""
        against = self.after["map"][city]["defence"][self.seat]
        if against is None:
            return ""
        owner = self.after["cities"][city]["control"]
        if units <= against:
            return self.say("note.forecast lost", strength=units, against=against)
        lost = self.edition.hard_loss if against >= self.edition.hard_defence else 0
        lost += self.after["cities"][city]["units"][owner] if owner is not None else 0
        return self.say("note.forecast won", strength=units, against=against, lost=min(lost, units))

    def agent(self) -> list[str]:
        """What an agent does at a place."""
        place = next((one["place"] for one in self.plan if one.verb is AT), "")
        told: list[str] = []
        removed = next((one["place"] for one in self.plan if one.verb is REMOVE), "")
        if removed:
            told.append(self.say("note.agent of", seat=self.agent_at(removed)))
        where = place or removed
        if where in CITY_IDS:
            told += self.value_changed(where)
        elif where in GREAT_POWERS:
            told.append(self.presenter.price(self.edition.alliance_price[GREAT_POWERS.index(where)]))
        elif where:
            told += self.blocking(where, bool(place))
        return told

    def agent_at(self, place: str) -> int | None:
        if place in CITY_IDS:
            return self.before["cities"][place]["agent"]
        if place in GREAT_POWERS:
            return self.before["great_powers"][place]["agent"]
        for player in self.before["players"]:
            for number, chamber in enumerate(player["chambers"], start=1):
                if place == f"{player['power']}-chamber-{number}":
                    return chamber["agent"]
        return None

    def value_changed(self, city: str) -> list[str]:
        """The value of a city, whose it is, and what becomes of it for the seat."""
        seen = self.before["cities"][city]
        told = [self.say("note.value", value=seen["value"])]
        if seen["control"] is not None:
            told.append(self.name(seen["control"]))
        before, after = self.before["map"][city]["worth"][self.seat], self.after["map"][city]["worth"][self.seat]
        return [*told, self.say("note.worth then", after=after)] if before != after else told

    def blocking(self, place: str, blocks: bool) -> list[str]:
        """Whose action an agent blocks, and how far their token is from there."""
        for player in self.before["players"]:
            for number in range(1, CHAMBERS + 1):
                if place == f"{player['power']}-chamber-{number}" and player["seat"] != self.seat and blocks:
                    steps = (number - player["token"]) % CHAMBERS if player["token"] is not None else 0
                    action = self.presenter.action_in(player, number)
                    return [self.say("note.blocks", action=action, seat=player["seat"], steps=steps)]
        return []

    def advance(self) -> list[str]:
        """The price of the next step, what it is worth, and whether it brings a bonus."""
        step = self.own["patronage"] + 1
        return [
            self.presenter.price(self.edition.step_price[step]),
            self.say("note.prestige", prestige=self.edition.step_prestige[step]),
            self.say("note.bonus") if step in self.edition.bonus_steps else "",
        ]

    def bonus(self) -> list[str]:
        component = self.presenter.components.get(self.main["bonus"])
        return [sentence.rstrip(".") for sentence in component.text[:-1]] if component is not None else []

    def refresh(self) -> list[str]:
        return [self.presenter.tile_shows(self.main["tile"])]

    def reactivate(self) -> list[str]:
        return [self.alliance_bonus(self.main["power"])]

    # Battles.

    def battle(self) -> list[str]:
        """A bonus with both sums after it, or what a pass leads to."""
        told = [self.say("note.strength", strength=event["strength"]) for event in self.told("war bonus")]
        now = self.after["battle"] if self.main.verb is ANNOUNCE else None
        before = self.before["battle"]
        if now is not None:
            told.append(self.sums(now))
        elif before is not None and self.main.verb is PASS:
            told += self.after_pass(before)
        return told

    def sums(self, battle: BattleView) -> str:
        return self.say("note.sums", attack=battle["attack"]["total"], defence=battle["defence"]["total"])

    def after_pass(self, battle: BattleView) -> list[str]:
        """How it ends, or how it stands while the other may still add something."""
        still = self.after["battle"]
        if still is not None and (still["city"], still["siege"]) == (battle["city"], battle["siege"]):
            mine = "attack" if battle["attack"]["seat"] == self.seat else "defence"
            other = battle["defence"] if mine == "attack" else battle["attack"]
            return [self.sums(battle), self.say("note.may add", seat=other["seat"], most=other["most"])]
        key = "note.ends won" if battle["won"] else "note.ends lost"
        sides = {"attack": battle["attack"]["total"], "defence": battle["defence"]["total"]}
        return [self.say(key, siege=battle["siege"], city=battle["city"], lost=battle["lost"], **sides)]

    def siege(self) -> list[str]:
        city = self.main["city"]
        return [self.forecast(city, self.before["cities"][city]["units"][self.seat])]

    def besiege(self) -> list[str]:
        asked = self.before["asked"]
        city = asked.get("city") if asked is not None else None
        return [self.forecast(city, self.before["cities"][city]["units"][self.seat])] if city is not None else []

    # Winter.

    def keep(self) -> list[str]:
        return [self.presenter.price(self.edition.wages[int(self.main["units"])] & FULL)]

    def buy(self) -> list[str]:
        """The price, what is shown, what else comes with it, and where it takes its place."""
        item = self.main["item"]
        costs, shows, action = self.presenter.item_facts(item)
        told = [costs, self.say("note.shows", shows=shows), action, *self.extras(item)]
        if item in CARD_IDS:
            told.append(self.say("note.left", left=self.before["stock"][item]))
        seats = [one["space"] for one in self.plan if one.verb is SEAT]
        return [*told, *[self.say("note.on", place=self.presenter.space(space)) for space in seats]]

    def extras(self, id: str) -> list[str]:
        """Prestige, agents, antechambers and limits of what can be bought."""
        component = self.presenter.components.get(id)
        facts = component.facts if component is not None else {}
        told: list[str] = []
        for key in ("prestige", "agents", "antechambers"):
            number = int(facts.get(key, 0))
            if number:
                told.append(self.say(f"note.{key}", **{key: number}))
        return [*told, self.say("note.limit")] if facts.get("limit_per_player") == "1" else told

    def ally(self) -> list[str]:
        """The price less what an agent saves, and the bonus."""
        power = self.main["power"]
        price = spelled(self.edition.alliance_price[GREAT_POWERS.index(power)])
        for one in self.plan:
            if one.verb is DROP:
                price[one["symbol"]] -= 1
        price = {symbol: number for symbol, number in price.items() if number}
        ally = self.before["great_powers"][power]["ally"]
        told = [self.presenter.wording.word(price), self.alliance_bonus(power)]
        return [*told, self.say("note.takes over", seat=ally)] if ally is not None else told

    def alliance_bonus(self, power: str) -> str:
        component = self.presenter.components.get(power)
        facts = component.facts if component is not None else {}
        return self.say("note.alliance", bonus={facts["bonus"]: int(facts["bonus_amount"])}) if facts else ""

    def sale(self) -> list[str]:
        """The whole price of an indulgence, wherever it is offered."""
        token = self.own["token"]
        where = self.presenter.chamber(self.own, token) if token is not None else ""
        return [self.say("note.indulgence", prestige=-self.edition.indulgence_prestige, place=where)]


def own_of(view: VirtuView, seat: int) -> PlayerView:
    return view["players"][seat]


TELLERS: dict[Verb, Callable[[Notes], list[str]]] = {
    START: Notes.start,
    POWER: Notes.power,
    PLACE: Notes.place,
    ANNEX: Notes.annex,
    MARCH: Notes.march,
    SAIL: Notes.march,
    SEND: Notes.agent,
    REMOVE: Notes.agent,
    TO: Notes.agent,
    AT: Notes.agent,
    ADVANCE: Notes.advance,
    BONUS: Notes.bonus,
    REFRESH: Notes.refresh,
    REACTIVATE: Notes.reactivate,
    ANNOUNCE: Notes.battle,
    PASS: Notes.battle,
    SIEGE: Notes.siege,
    BESIEGE: Notes.besiege,
    KEEP: Notes.keep,
    BUY: Notes.buy,
    ALLY: Notes.ally,
    SELL: Notes.sale,
}
"""Who tells what a deed is about."""
