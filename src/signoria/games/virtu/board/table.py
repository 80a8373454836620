"""The table as it is drawn for a visitor: map, palaces, tracks, market and rivals, from the view of their seat."""

from typing import Final

from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from signoria.engine.bits import has
from signoria.games.virtu.board import marks
from signoria.games.virtu.board.geography import CHARTS, lanes, roads
from signoria.games.virtu.board.offers import (
    INDULGENCE,
    TRACK,
    VirtuOffers,
    city_place,
    great_place,
    item_place,
    units_of,
)
from signoria.games.virtu.board.palaces import Palaces
from signoria.games.virtu.board.places import WINDS, wind
from signoria.games.virtu.board.things import Balance, City, Great, Item, Marker, Side, Spot, Step, Troop, VirtuPlayer
from signoria.games.virtu.components.cards import CARD_IDS, POWERS
from signoria.games.virtu.components.cities import CITY_IDS, PIRATES, READ, SEA_IDS, SETUPS
from signoria.games.virtu.components.tables import GREAT_POWERS, UNITS
from signoria.games.virtu.position.view_types import CityView, SideView, VirtuView
from signoria.match import Match
from signoria.presentation.sheets import capital
from signoria.presentation.words import components_of
from signoria.web.board.board import Board, standing
from signoria.web.board.marks import NOTHING
from signoria.web.board.offers import DESK, END, Offers, OfferType
from signoria.web.board.scene import Scene
from signoria.web.reader import language

SEASONS: Final = ("act", "sieges", "retreats", "wages", "palace", "buy", "recruit", "alliance")
BESIDE: Final = (DESK, END, INDULGENCE)
"""Places of the desk and the bar, which every leaf shows."""
BEFORE_GATES: Final = (4, 2, 6, 1, 7)
"""By seat the winds of besiegers that nothing joins to a city of theirs."""


class Room:
    """Draws everything once, for one visitor."""

    def __init__(self, scene: Scene, match: Match) -> None:
        self.scene = scene
        self.view: VirtuView = scene.view
        self.offers = VirtuOffers(scene, match)
        self.edition = self.offers.edition
        self.components = components_of(scene.game, language())
        self.certainty = scene.wording.templates["effect.confidence"].partition("{")[0]
        self.names = scene.wording.names
        self.seats = self.view["seats"]
        self.me = self.offers.own["seat"]
        self.setup = SETUPS[self.seats]
        self.standing = standing(scene)
        self.drawn: set[str] = {DESK, END}
        """The places of offers that are on the page."""
        self.palaces = Palaces(self)

    def power_of(self, seat: int | None) -> str:
        """The power of a seat; nothing for nobody, or before it is chosen."""
        return "" if seat is None or seat < 0 else self.view["players"][seat]["power"] or ""

    def name_of(self, seat: int | None) -> str:
        return "" if seat is None or seat < 0 else self.scene.seats[seat].called

    def lines(self, id: str) -> list[str]:
        """What a piece says, without how certain its values are: that is told on the page of the pieces."""
        return [line for line in self.components[id].text if not line.startswith(self.certainty)]

    def light(self, spot: Spot, place: str) -> None:
        """Note what may be done at a spot, and why not."""
        self.drawn.add(place)
        spot.offers = self.offers.at(place)
        spot.reasons = self.offers.why_not(place)

    def city(self, index: int) -> City:
        id = CITY_IDS[index]
        found = City(city_place(id), id, self.names[id])
        found.port = READ[index].seas > 0
        found.pirate = has(PIRATES, index)
        arms = self.setup.arms[index]
        found.crest = self.edition.powers[arms].id if arms >= 0 else ""
        found.shows = marks.tile_shows(self.edition, id)
        found.text = self.lines(id)
        if id not in self.view["cities"]:
            found.closed = True
            return found
        told = self.view["cities"][id]
        found.value = told["value"]
        site = self.view["map"][id]
        found.worth = site["worth"][self.me]
        found.price = marks.amounts(site["price"][self.me] or {})
        found.defence = site["defence"][self.me]
        found.control = self.power_of(told["control"])
        found.agent = self.power_of(told["agent"])
        found.cathedral = told["cathedral"]
        found.asked = self.offers.about.get("city") == id
        if told["control"] is not None and told["units"][told["control"]]:
            found.garrison = self.troop(told["control"], told["units"][told["control"]], False, 0)
        found.before = self.besiegers(id, told)
        self.light(found, found.id)
        found.about = self.sentence(index, told)
        return found

    def troop(self, seat: int, count: int, beaten: bool, at: int) -> Troop:
        return Troop(seat, self.power_of(seat), self.name_of(seat), count, beaten, at)

    def besiegers(self, id: str, told: CityView) -> list[Troop]:
        """Units before the gates, and those that have been beaten there, on the road that they came by."""
        found: list[Troop] = []
        for seat in range(self.seats):
            if seat != told["control"] and told["units"][seat]:
                found.append(self.troop(seat, told["units"][seat], False, self.side_of(seat, id)))
            if told["beaten"][seat]:
                found.append(self.troop(seat, told["beaten"][seat], True, (self.side_of(seat, id) + 1) % WINDS))
        return found

    def side_of(self, seat: int, id: str) -> int:
        """The side of a city from which a seat came, this year or else the nearest way from a city of its own."""
        moves = [
            one for one in self.view["moves"] if one["seat"] == seat and one["end"] == id and one["way"] != "agent"
        ]
        site = self.view["map"][id]
        own = [city for city in site["roads"] if self.view["cities"][city]["control"] == seat]
        if moves:
            own = [moves[-1]["start"]] if moves[-1]["start"] in site["roads"] else []
        ways = own or site["seas"] or site["roads"]
        return wind(CHARTS["desk"].toward(id, ways[0])) if ways else BEFORE_GATES[seat]

    def sentence(self, index: int, told: CityView) -> str:
        """The city in a sentence, for those who cannot see the map."""
        id = CITY_IDS[index]
        owner = self.name_of(told["control"])
        said = [self.names[id], _("value %(value)s") % {"value": told["value"]}]
        said.append(_("controlled by %(name)s") % {"name": owner} if owner else _("neutral"))
        site = self.view["map"][id]
        seas = [self.names[sea] for sea in site["seas"]]
        if seas:
            said.append(_("port on: %(seas)s") % {"seas": ", ".join(seas)})
        joined = [self.names[other] for other in site["roads"]]
        if joined:
            said.append(_("roads to: %(cities)s") % {"cities": ", ".join(joined)})
        for seat in range(self.seats):
            if told["units"][seat]:
                counted = self.scene.wording.count(told["units"][seat], "unit")
                said.append(_("%(units)s of %(name)s") % {"units": counted, "name": self.name_of(seat)})
        if told["agent"] is not None:
            said.append(_("agent of %(name)s") % {"name": self.name_of(told["agent"])})
        return ", ".join(said) + "."

    def great(self, id: str) -> Great:
        told = self.view["great_powers"][id]
        found = Great(
            great_place(id),
            id,
            self.names[id],
            marks.alliance_price(self.edition, id),
            marks.alliance_bonus(self.edition, id),
        )
        found.ally, found.ally_name = self.power_of(told["ally"]), self.name_of(told["ally"])
        found.used = told["used"]
        found.agent = self.power_of(told["agent"])
        found.text = self.lines(id)
        self.light(found, found.id)
        return found

    def item(self, id: str) -> Item:
        price, shows = marks.item_price(self.edition, id), marks.item_shows(self.edition, id)
        found = Item(item_place(id), self.names[id], f"veduta-{id}.svg", self.view["stock"][id], price, shows)
        found.text = self.lines(id)
        if id in CARD_IDS and self.edition.action_of[CARD_IDS.index(id)] >= 0:
            found.action = self.palaces.action_of(CARD_IDS.index(id))
        self.light(found, found.id)
        return found

    def marker(self, seat: int) -> Marker:
        return Marker(seat, self.power_of(seat), self.name_of(seat))

    def city_steps(self) -> list[Step]:
        """The city track; of several on one step the upper disc first."""
        last = len(self.edition.city_prestige) - 1
        players = self.view["players"]
        found = []
        for at, prestige in enumerate(self.edition.city_prestige):
            there = [seat for seat in reversed(self.view["city_track"]) if min(players[seat]["cities"], last) == at]
            found.append(Step(at, prestige, NOTHING, False, [self.marker(seat) for seat in there]))
        return found

    def patronage_steps(self) -> list[Step]:
        return [
            Step(
                at,
                self.edition.step_prestige[at],
                marks.price(price) if at else NOTHING,
                at in self.edition.bonus_steps,
                [self.marker(own["seat"]) for own in self.view["players"] if own["patronage"] == at],
            )
            for at, price in enumerate(self.edition.step_price)
        ]

    def purse(self) -> SafeString:
        """What is left to pay, or what has been gathered."""
        asked = self.offers.about
        return marks.amounts(asked.get("price") or asked.get("pool") or {})

    def balance(self) -> Balance | None:
        """The battle under way: what each side brings, and what would come of it if both pass."""
        battle = self.view["battle"]
        if battle is None:
            return None
        sides = [
            self.battle_side(battle["attack"], ""),
            self.battle_side(battle["defence"], self.names[battle["city"]]),
        ]
        return Balance(self.names[battle["city"]], battle["siege"], sides, battle["won"], battle["lost"])

    def battle_side(self, told: SideView, nobody: str) -> Side:
        parts = [
            ("annex", told["value"]),
            ("agent", told["agent"]),
            ("fortress", told["bastion"]),
            ("unit", told["units"]),
            ("war", told["bonuses"]),
        ]
        name = self.name_of(told["seat"]) or nobody
        return Side(self.power_of(told["seat"]), name, [part for part in parts if part[1]], told["total"], told["most"])

    def player(self, seat: int) -> VirtuPlayer:
        told = self.view["players"][seat]
        found = VirtuPlayer(self.scene, seat)
        found.power = told["power"] or ""
        found.realm = capital(self.names[found.power]) if found.power else ""
        found.florins = told["florins"]
        found.agents, found.bank = told["agents_in_supply"], told["agents_in_bank"]
        found.units, found.units_of = units_of(told), UNITS
        found.crosses, found.cities = told["crosses"], told["cities"]
        found.war_tokens = told["war_tokens"]
        found.total = self.standing[seat] if self.view["year"] else None
        found.trophies = [self.power_of(other) for other in told["trophies"]]
        found.indulged = told["indulged"]
        if found.power:
            self.palaces.furnish(found, told)
        return found


class VirtuBoard(Board):
    """What lies on the table of Virtù."""

    def __init__(self, room: Room) -> None:
        view = room.view
        self.side = "2-5" if room.seats == len(room.edition.powers) else "3-4"
        self.cities = [
            room.city(index)
            for index, id in enumerate(CITY_IDS)
            if has(SETUPS[4 if room.seats < 5 else 5].in_play, index)
        ]
        self.greats = [room.great(id) for id in GREAT_POWERS]
        self.items = [room.item(id) for id in view["stock"]]
        players = [room.player(seat) for seat in turn_order(view)]
        track = Spot(TRACK, _("Patronage"))
        room.light(track, TRACK)
        self.track = track
        room.drawn.add(INDULGENCE)
        undrawn = [place for place in room.offers.by_place if place not in room.drawn]
        for place in undrawn:  # of a palace that is not chosen yet
            room.offers.by_place.setdefault(DESK, []).extend(room.offers.by_place.pop(place))
        super().__init__(room.scene, room.offers, players)
        self.powers = [room.power_of(seat) for seat in range(room.seats)]
        self.own = room.power_of(room.me) if room.scene.viewer.decides else ""
        """The power of whoever decides here."""
        self.shields = [power or str(seat) for seat, power in enumerate(self.powers)]
        self.seas = [(id, capital(room.names[id])) for id in SEA_IDS]
        self.ways = [ways(layout, room.seats) for layout in CHARTS]
        self.year = view["year"]
        self.ending = view["ending"] and not view["over"]
        self.season = view["step"] or ""
        self.seasons = list(zip(SEASONS, season_words(), strict=True))
        self.city_steps = room.city_steps()
        self.patronage_steps = room.patronage_steps()
        self.order = [room.marker(seat) for seat in view["order"]]
        self.indulgences = view["indulgences"]
        self.pardon = room.offers.at(INDULGENCE)
        self.pardon_prestige = room.edition.indulgence_prestige
        self.purse = room.purse()
        self.balance = room.balance()
        self.buying = room.offers.asked == "buy"
        self.bonus_desk = room.offers.asked == "bonus"
        self.bonuses = [room.palaces.bonus(id) for id in view["bonuses"]]
        self.asked_powers = {
            offer.text: room.palaces.power(offer.decision["power"])
            for offer in room.offers.at(DESK)
            if offer.kind == "power"
        }
        self.picked_bonuses = {
            offer.text: room.palaces.bonus(offer.decision["bonus"])
            for offer in room.offers.at(DESK)
            if offer.kind == "bonus"
        }

        self.leaves = leaves()
        self.lit = lit_leaves(room)
        self.leaf = self.lit[0] if self.lit else self.leaves[0][0]

    def is_anchored(self, offers: Offers[OfferType]) -> bool:
        return False


def leaves() -> list[tuple[str, str]]:
    """The leaves of the table on a phone, one of which is seen at a time."""
    return [
        ("map", _("Map")),
        ("palace", _("Palace")),
        ("rivals", _("Rivals")),
        ("market", _("Market")),
        ("log", _("Log")),
    ]


def lit_leaves(room: Room) -> list[str]:
    """The leaves on which something can be done, the map first."""
    found = {leaf_of(place, room) for place, offers in room.offers.by_place.items() if offers and place not in BESIDE}
    return [id for id, _words in leaves() if id in found]


def leaf_of(place: str, room: Room) -> str:
    """On which leaf a place lies."""
    kind = place.partition("-")[0]
    if kind == "item":
        return "market"
    if kind not in POWERS:
        return "map"
    return "palace" if kind == room.offers.own["power"] else "rivals"


def turn_order(view: VirtuView) -> list[int]:
    return list(view["order"] or range(view["seats"]))


def season_words() -> list[str]:
    return [_("Act"), _("Sieges"), _("Retreats"), _("Wages"), _("Palace"), _("Buy"), _("Recruit"), _("Alliance")]


def ways(layout: str, seats: int) -> tuple[str, str, list[tuple[str, str]]]:
    """All roads and lanes of a layout: which places each joins, and its path."""
    chart = CHARTS[layout]
    found = [(f"road to-{one} to-{other}", chart.road(one, other)) for one, other in roads(seats)]
    found += [(f"lane to-{port}", chart.lane(port, sea)) for port, sea in lanes(seats) if port in CITY_IDS]
    return layout, f"0 0 {chart.width} {chart.height}", found


def furnish(scene: Scene, match: Match) -> VirtuBoard:
    """What the template is told beyond the scene."""
    return VirtuBoard(Room(scene, match))
