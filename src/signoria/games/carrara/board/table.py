"""The table as it is drawn for a visitor: wheel, offer, boards, court and track, from the view of their seat."""

from typing import Final

from django.utils.translation import gettext as _

from signoria.games.carrara.board.offers import COLOURS, CarraraOffers, edition_of, monument_of
from signoria.games.carrara.board.things import (
    Bar,
    CarraraPlayer,
    CityColumn,
    CourtField,
    Honour,
    Marker,
    OpenTile,
    PlaceSpot,
    Site,
    Stack,
    Standing,
    Thing,
    TileFace,
    Upgrade,
)
from signoria.games.carrara.board.wheel import Part, Wheel, drawn_part, turns_made
from signoria.games.carrara.board.worth import (
    NUMBERS,
    could_follow,
    decorations_by_kind,
    places_of,
    standing,
    statues_by_city,
    worth,
)
from signoria.games.carrara.components.cities import CITIES
from signoria.games.carrara.components.component_file import SPACES
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import COLOURS as RISING
from signoria.games.carrara.components.places import CITY, KIND, LANDSCAPE, MONEY, STATUES, Place
from signoria.games.carrara.components.rewards import REWARDS
from signoria.games.carrara.components.tiles import KINDS, LANDSCAPES
from signoria.games.carrara.position.view_types import BuildingView, CarraraView, FieldView, PlayerView
from signoria.games.carrara.rules.scoring import majority
from signoria.match import Match
from signoria.presentation.sheets import capital
from signoria.presentation.story import SeenEvent
from signoria.presentation.words import components_of
from signoria.web.board.board import Board
from signoria.web.board.board import standing as totals
from signoria.web.board.scene import Scene
from signoria.web.reader import language

RURAL: Final = LANDSCAPES.index("rural")
FROM_THE_LEFT: Final = CITIES[::-1]
"""Livorno, the dearest, stands at the left of a board."""
VIEWS: Final = ("wheel", "offer", "boards", "court", "side")
"""The parts of the table of which a phone shows one at a time."""
LIT: Final = {
    "part": "wheel",
    "turn": "wheel",
    "tile": "offer",
    "city": "offer",
    "cover": "offer",
    "upgrade": "offer",
    "on": "boards",
    "place": "boards",
    "field": "court",
}
"""Where a place lies by the first word of its name."""
BUILT: Final = ("built", "covered")


class Room:
    """Draws everything once, for one visitor."""

    def __init__(self, scene: Scene, match: Match) -> None:
        self.scene = scene
        self.view: CarraraView = scene.view
        self.offers = CarraraOffers(scene, match)
        self.asked = self.offers.about
        self.edition = edition_of(scene.game)
        self.components = components_of(scene.game, language())
        self.names = scene.wording.names
        self.log = match.log(scene.viewer.seat)
        self.totals = totals(scene)
        self.newest = newest_building(self.log)
        self.advanced = self.view["variant"] == "advanced"

    def name_of(self, seat: int) -> str:
        return self.scene.seats[seat].called

    def pays(self, amounts: dict[str, int]) -> str:
        return self.offers.pays(amounts)

    # The wheel

    def wheel(self) -> Wheel:
        turns, small_turns = turns_made(self.log)
        parts = []
        for told in self.view["wheel"]:
            part = drawn_part(self.view, told, turns, small_turns, self.names)
            part.offers = self.offers.at(f"part-{part.number}")
            part.words = self.part_words(part)
            parts.append(part)
        blocks = sum(len(part.blocks) for part in parts)
        return Wheel(parts, turns, small_turns, blocks)

    def part_words(self, part: Part) -> str:
        """A part for those who cannot see it."""
        told = self.view["wheel"][part.number - 1]
        blocks = [
            _("%(blocks)s for %(price)s each")
            % {
                "blocks": self.scene.wording.count(number, colour),
                "price": self.scene.wording.count(told["prices"][colour], "coins"),
            }
            for colour, number in told["blocks"].items()
        ]
        shown = [item.words for item in (part.decoration, part.statue) if item is not None]
        return _("Part %(part)s") % {"part": part.number} + ": " + "; ".join([*blocks, *shown])

    # The offer

    def face(self, id: str) -> TileFace:
        number = NUMBERS[id]
        kind = self.edition.kinds[number]
        component = self.components[id]
        rural = self.edition.landscapes[kind] == RURAL
        words = self.names[KINDS[kind]]
        return TileFace(
            id, component.name, KINDS[kind], words, self.edition.values[number], rural, " ".join(component.text)
        )

    def open_tile(self, id: str) -> OpenTile:
        tile = OpenTile(self.face(id))
        tile.offers = self.offers.at(f"tile-{id}")
        tile.asked = self.asked.tile == id
        for city in FROM_THE_LEFT:
            offer = next((one for one in self.offers.at(f"city-{city}") if one.tile == id), None)
            tile.sites.append(Site(city, self.names[city], RISING[CITIES.index(city)], offer))
        for player in self.view["players"]:
            for _city, building in standing(player):
                tile.covers += [one for one in self.offers.at(f"cover-{building['tile']}") if one.tile == id]
        if not tile.offers and not tile.covers and not any(site.offer for site in tile.sites):
            tile.reasons = self.offers.why_not(f"tile-{id}")
        return tile

    def upgrades(self) -> list[Upgrade]:
        """Equal tiles for one city are one: the first is taken first."""
        found: list[Upgrade] = []
        for upgrade in self.edition.upgrades:
            if upgrade.id not in self.view["upgrades"]:
                continue
            city = CITIES[upgrade.city]
            reward = REWARDS[upgrade.reward]
            words = self.components[upgrade.id].name
            tile = Upgrade(upgrade.id, words, self.names[city], RISING[upgrade.city], reward, upgrade.amount)
            tile.offers = self.offers.at(f"upgrade-{upgrade.name}")
            found.append(tile)
        return found

    # Boards

    def standing(self, building: BuildingView, mine: bool) -> Standing:
        face = self.face(building["tile"])
        item = ITEMS[self.edition.kinds[NUMBERS[face.id]]] if building["decorated"] else ""
        found = Standing(face, building["value"], item, building["statue"] or "")
        adorned = [self.names[one] for one in (item, found.statue) if one]
        found.told = f"{face.words} ({', '.join(adorned)})" if adorned else face.words
        found.newest = face.id == self.newest
        if mine:
            found.offers = [*self.offers.at(f"on-{face.id}"), *self.offers.at(f"cover-{face.id}")]
        return found

    def city(self, player: PlayerView, id: str, mine: bool) -> CityColumn:
        number = CITIES.index(id)
        told = player["cities"][id]
        column = CityColumn(id, self.names[id], RISING[number])
        column.accepts = [colour for colour in COLOURS if RISING.index(colour) >= number]
        column.reward, column.amount = told["reward"], told["amount"]
        column.upgraded = told["amount"] != self.edition.cities[number].amount
        column.needed = self.edition.needed[number]
        column.buildings = [self.standing(building, mine) for building in told["buildings"]]
        column.sites = self.offers.at(f"city-{id}") if mine else []
        column.text = " ".join(self.components[id].text)
        if self.advanced:
            column.statues = [(other["seat"], statues_by_city(other)[id]) for other in self.view["players"]]
            column.majorities = self.edition.majorities[number]
        place = next(one for one in self.edition.places if one.group == CITY and one.what == number)
        column.place = self.place(player, place, mine)
        return column

    def place(self, player: PlayerView, place: Place, mine: bool) -> PlaceSpot:
        """A place as it stands for a player; coins of others are hidden, and so is what they need them for."""
        spot = PlaceSpot(place.id, capital(self.offers.place_name(place.id)), place_signs(place))
        if place.group == STATUES:
            spot.short = " · ".join(self.names[CITIES[city]][:3] for city in (place.what, place.other))
        spot.about = " ".join(self.components[place.id].text)
        if place.group == MONEY:
            spot.points = 0
            spot.met = player["coins"] is not None and player["coins"] >= place.least_coins
        else:
            found = worth(self.edition, player, place)
            spot.points, spot.coins, spot.met = found.points, found.coins, found.met
            spot.sums = [
                f"{self.names[share.tile]}: {share.value} × {self.pays({share.reward: share.amount})}"
                for share in found.shares
            ]
        owner = self.view["shared_places"].get(place.id)
        if place.id in player["places"]:
            owner = player["seat"]
        if owner is not None:
            spot.owner, spot.owner_name = owner, self.name_of(owner)
        if mine:
            spot.offers = self.offers.at(f"place-{place.id}")
            spot.reasons = [] if spot.offers else self.offers.why_not(f"place-{place.id}")
        return spot

    def stacks(self, player: PlayerView) -> list[Stack] | None:
        blocks = player["blocks"]
        if blocks is None:
            return None
        mine = player["seat"] == self.scene.viewer.seat
        return [
            Stack(
                colour,
                self.scene.wording.count(blocks.get(colour, 0), colour),
                blocks.get(colour, 0),
                self.offers.at(f"pay-{colour}") if mine else [],
            )
            for colour in COLOURS
        ]

    def player(self, seat: int) -> CarraraPlayer:
        told = self.view["players"][seat]
        player = CarraraPlayer(self.scene, seat)
        player.points = told["points"]
        player.coins = told["coins"]
        player.stacks = self.stacks(told)
        player.total = self.totals[seat]
        player.columns = len(told["fields"]) + told["large_field"]
        player.spaces = max(0, SPACES - len(told["storage"])) if self.advanced else 0
        for item in told["storage"]:
            thing = Thing(item, self.names[item])
            thing.offers = self.offers.at(f"stored-{item}") if player.mine else []
            player.storage.append(thing)
        player.cities = [self.city(told, id, player.mine) for id in FROM_THE_LEFT]
        own = [place for place in places_of(self.edition, self.view["variant"]) if place.group not in (CITY, MONEY)]
        player.places = [self.place(told, place, player.mine) for place in own]
        statues = statues_by_city(told)
        player.bars = [
            Bar(
                RISING[CITIES.index(id)],
                self.names[id],
                sum(building["value"] for building in told["cities"][id]["buildings"]),
                statues[id],
            )
            for id in FROM_THE_LEFT
        ]
        player.sets = self.sets(told) if self.advanced else []
        visit = self.view["visit"]
        player.holds_visit = visit is not None and visit["holder"] == seat
        return player

    def sets(self, player: PlayerView) -> list[tuple[str, str, int, int, int]]:
        """By decoration how many a player has on buildings, the points for them, and for one more."""
        found = []
        for kind, number in enumerate(decorations_by_kind(self.edition, player)):
            table = self.edition.sets
            more = table[min(number + 1, len(table) - 1)]
            found.append((ITEMS[kind], self.names[ITEMS[kind]], number, table[number], more))
        return found

    # The court

    def field(self, told: FieldView) -> CourtField:
        words = self.pays({told["bonus"]: told["amount"]})
        field = CourtField(told["field"], words, told["bonus"], told["amount"])
        field.columns = [(seat, self.name_of(seat)) for seat in told["columns"]]
        field.gold_statues = told["gold_statues"]
        visit = self.view["visit"]
        if visit is not None and visit["field"] == told["field"]:
            field.visitor = (visit["holder"], self.name_of(visit["holder"]))
        field.offers = self.offers.at(f"field-{told['field']}")
        for seat in told["columns"]:
            if seat != self.scene.viewer.seat:
                field.followers.append(self.follower(seat, told["bonus"] == "gold_statue"))
        return field

    def follower(self, seat: int, gold: bool) -> str:
        able, points = could_follow(self.edition, self.view, seat, gold)
        if not able:
            return _("%(name)s could not follow.") % {"name": self.name_of(seat)}
        return _("%(name)s could follow, for %(points)s at most.") % {
            "name": self.name_of(seat),
            "points": self.pays({"vp": points}),
        }

    def visit_words(self) -> str:
        """During the visit of another what is at stake for the visitor, before they have acted."""
        visit, seat = self.view["visit"], self.scene.viewer.seat
        if (
            visit is None
            or seat is None
            or visit["holder"] == seat
            or not self.scene.viewer.decides
            or self.asked.acted
        ):
            return ""
        field = self.view["court"][visit["field"] - 1]
        if seat not in field["columns"]:
            return ""
        return _("Royal visit of %(name)s: follow for %(bonus)s, or your column goes to the large field.") % {
            "name": self.name_of(visit["holder"]),
            "bonus": self.pays({field["bonus"]: field["amount"]}),
        }

    def honours(self, seats: list[int]) -> list[Honour]:
        """What decorations and statues bring at the end, sort by sort and city by city."""
        players = [self.view["players"][seat] for seat in seats]
        sets = [decorations_by_kind(self.edition, player) for player in players]
        found = []
        for kind in range(len(KINDS)):
            numbers = [own[kind] for own in sets]
            points = [self.edition.sets[number] for number in numbers]
            found.append(Honour(ITEMS[kind], self.names[ITEMS[kind]], list(zip(numbers, points, strict=True))))
        for id in FROM_THE_LEFT:
            city = CITIES.index(id)
            numbers = [statues_by_city(player)[id] for player in players]
            points = majority(numbers, self.edition.majorities[city])
            found.append(Honour(f"{RISING[city]}-statue", self.names[id], list(zip(numbers, points, strict=True))))
        return [one for one in found if any(number for number, _points in one.counted)]

    def money(self) -> list[PlaceSpot]:
        seat = self.scene.viewer.seat
        own = self.view["players"][seat if seat is not None else 0]
        places = [place for place in places_of(self.edition, self.view["variant"]) if place.group == MONEY]
        found = [self.place(own, place, seat is not None) for place in places]
        for place, spot in zip(places, found, strict=True):
            spot.short = f"{place.coins_per_point} : 1"
            spot.coins = place.least_coins
        return found


def place_signs(place: Place) -> list[str]:
    if place.group == KIND:
        return [KINDS[place.what]]
    if place.group == CITY:
        return [RISING[place.what]]
    if place.group == LANDSCAPE:
        return ["territory" if place.what == RURAL else "building"]
    return ["coins"] if place.group == MONEY else [RISING[place.what], RISING[place.other], "statue"]


def newest_building(log: list[SeenEvent]) -> str:
    """The tile that was built last."""
    return next((str(event["tile"]) for event in reversed(log) if event["key"] in BUILT), "")


class CarraraBoard(Board):
    """What lies on the table of The Palaces of Carrara."""

    def __init__(self, room: Room) -> None:
        view, offers = room.view, room.offers
        order = [(view["first"] + step) % view["seats"] for step in range(view["seats"])]
        super().__init__(room.scene, offers, [room.player(seat) for seat in order])
        self.advanced = room.advanced
        self.asked = room.asked.what
        self.wheel = room.wheel()
        self.turns = {name: offers.at(f"turn-{name}") for name in ("both", "small", "wheel", "none")}
        self.turn_reasons = [reason for name in self.turns for reason in offers.why_not(f"turn-{name}")]
        self.tiles = [room.open_tile(id) if id else None for id in view["display"]]
        self.monuments = [
            (kind, room.open_tile(monument_of(kind)) if kind in view["monuments"] else None) for kind in KINDS
        ]
        self.upgrades = room.upgrades()
        self.coming = coming(room)
        self.fields = [room.field(field) for field in view["court"]]
        self.large = [
            (player["seat"], room.name_of(player["seat"]), player["large_field"])
            for player in view["players"]
            if player["large_field"]
        ]
        self.large_offers = offers.at("field-large")
        self.money = room.money()
        self.markers = [Marker(seat, room.name_of(seat), view["players"][seat]["points"]) for seat in order]
        self.storing = offers.at("storage")
        self.supply = supply(room)
        self.purchase_price = room.edition.purchase_price
        self.tiles_in_use = room.edition.in_use[view["seats"]].bit_count() - len(view["display"])
        self.reserve = len(view["reserve"])
        self.fewest = min(player.columns for player in self.drawn_players)
        self.columns_each = len(view["court"])
        self.trigger = room.name_of(view["trigger"]) if view["trigger"] is not None and not view["over"] else ""
        self.honours = room.honours([seat for seat, _name, _score in self.result]) if self.advanced else []
        self.visit = room.visit_words()
        self.lit = lit(offers)
        self.view = next((name for name in VIEWS if name in self.lit), "wheel")
        """What a phone shows first: where the question is answered."""

    @property
    def drawn_players(self) -> list[CarraraPlayer]:
        return [player for player in self.players if isinstance(player, CarraraPlayer)]

    @property
    def own(self) -> CarraraPlayer | None:
        """Whose screen the visitor looks behind."""
        return next((player for player in self.drawn_players if player.mine), None)


def lit(offers: CarraraOffers) -> set[str]:
    """The parts of the table where something may be decided."""
    return {LIT[place.partition("-")[0]] for place in offers.by_place if place.partition("-")[0] in LIT}


def coming(room: Room) -> list[tuple[str, str, list[int]]]:
    """By kind the values that are still in the reserve."""
    found: list[tuple[str, str, list[int]]] = []
    for kind, name in enumerate(KINDS):
        tiles = [NUMBERS[id] for id in room.view["reserve"]]
        values = sorted(room.edition.values[tile] for tile in tiles if room.edition.kinds[tile] == kind)
        found.append((name, room.names[name], values))
    return found


def supply(room: Room) -> list[tuple[Thing, int]]:
    """The items that are left, and what it would bring to buy one."""
    found = []
    for item, left in (room.view["supply"] or {}).items():
        thing = Thing(item, capital(room.names[item]))
        thing.offers = room.offers.at(f"purchase-{item}")
        thing.reasons = [] if thing.offers else room.offers.why_not(f"purchase-{item}")
        found.append((thing, left))
    return found


def furnish(scene: Scene, match: Match) -> CarraraBoard:
    """What the template is told beyond the scene."""
    return CarraraBoard(Room(scene, match))
