"""The sheets of The Palaces of Carrara."""

from collections import Counter
from collections.abc import Iterable, Iterator

from signoria.games.carrara.components.cities import pays
from signoria.games.carrara.components.component_file import SPACES
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.places import CITY, MONEY, Place
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, LANDSCAPES
from signoria.games.carrara.position.view_types import BuildingView, CarraraView, FieldView, PlayerView, TurnView
from signoria.games.carrara.text import standing
from signoria.games.carrara.text.presenter import CarraraPresenter
from signoria.language.wording import Company
from signoria.presentation.sheets import (
    QUIET,
    Cell,
    Line,
    Section,
    Sheet,
    Sheets,
    Words,
    capital,
    lines_of,
    listed,
)

DEAREST_FIRST = COLOURS[::-1]
IDLE_ROUNDS = 30
"""From so many rounds on in which nothing was built or scored it is told: a game that stands still is stopped."""


class CarraraSheets(Sheets):
    """Wheel, buildings on offer, cities, court and places, boards of the players."""

    presenter: CarraraPresenter
    view: CarraraView

    def __init__(self, presenter: CarraraPresenter, view: CarraraView, company: Company) -> None:
        super().__init__(presenter, view, company)
        self.edition = presenter.edition
        self.dearest_first = list(reversed(list(enumerate(self.edition.cities))))

    @property
    def advanced(self) -> bool:
        return self.view["variant"] == "advanced"

    def summary(self) -> list[Cell]:
        _ = self.text
        view = self.view
        order = [(view["first"] + step) % view["seats"] for step in range(view["seats"])]
        lines: list[Cell] = [Line(_("Turn order"), ": ", self.players(order))]
        turn = view["turn"]
        if turn is not None:
            lines.append(Line(_("On turn"), ": ", self.player(turn["seat"]), self.done(turn)))
        if view["visit"] is not None:
            field = view["court"][view["visit"]["field"] - 1]
            told = _("field %(field)s, %(bonus)s") % {"field": field["field"], "bonus": self.bonus(field)}
            lines.append(Line(_("Royal visit"), ": ", self.player(view["visit"]["holder"]), f" ({told})"))
        if not view["over"]:
            lines.append(self.end_in_sight())
            if view["idle"] >= IDLE_ROUNDS * view["seats"]:
                lines.append(_("Turns without progress: %(number)s") % {"number": view["idle"]})
        if view["stopped"]:
            lines.append(_("The game was stopped because nothing moved any more."))
        return lines

    def end_in_sight(self) -> Line:
        """Who has brought the end near, or what has still to happen before (CAR-END-1)."""
        _ = self.text
        view = self.view
        if view["trigger"] is not None:
            return Line(_("Last turns; the end was triggered by"), ": ", self.player(view["trigger"]))
        left = min(len(player["fields"]) + player["large_field"] for player in view["players"])
        told = _("%(tiles)s in the reserve, and %(columns)s left of whoever has fewest")
        tiles, columns = self.wording.count(len(view["reserve"]), "tiles"), self.wording.count(left, "columns")
        return Line(_("Until the end"), ": ", told % {"tiles": tiles, "columns": columns})

    def done(self, turn: TurnView) -> str:
        """What was done in a turn; an action that goes on is not done."""
        _ = self.text
        told = []
        asked = self.view["asked"]
        if turn["scoring"]:
            told.append(_("scoring"))
        elif turn["acted"]:
            over = asked is not None and asked["for"] == "turn"
            told.append(_("the action is done") if over else _("in the middle of the action"))
        if turn["purchased"]:
            told.append(_("an item bought for coins"))
        if turn["stored"]:
            told.append(_("stored: %(item)s") % {"item": self.word(turn["stored"])})
        return f" ({', '.join(told)})" if told else ""

    def all_sections(self) -> Iterator[Section]:
        _ = self.text
        view = self.view
        yield Section("players", _("Players"), self.own_goods())
        yield Section("wheel", _("The wheel"), self.wheel())
        yield Section("buildings", _("Buildings on offer"), self.buildings())
        yield Section("cities", _("Cities"), self.cities())
        yield Section("court", _("The royal court"), self.court())
        yield Section("places", _("Other scoring places"), self.places())
        if self.advanced:
            yield Section("standing", _("Sets and majorities"), self.sets(), self.majorities())
        yield Section("boards", _("Boards of the players"), *(self.board(player) for player in view["players"]))
        yield Section("supply", _("Supply"), self.supply(), lines=[self.covered()], folded=True)
        if view["scores"] is not None:
            yield Section("points", _("Points"), self.scores())

    def at_hand(self) -> Cell:
        if self.view["viewer"] is None:
            return ""
        own = self.view["players"][self.view["viewer"]]
        coins, blocks = own["coins"], own["blocks"]
        assert coins is not None  # one's own are never hidden
        assert blocks is not None
        held = {"coins": self.wording.count(coins, "coins"), "marble": self.blocks(blocks)}
        told = self.text("You have: %(coins)s; marble: %(marble)s") % held
        if self.advanced:
            stored = {"stored": self.word(own["storage"]) or self.text("nothing"), "free": SPACES - len(own["storage"])}
            told += self.text("; in storage: %(stored)s, spaces free: %(free)s") % stored
        return Line(Words(told, tone=QUIET))

    def bonus(self, field: FieldView) -> str:
        return self.presenter.short({field["bonus"]: field["amount"]})

    def own_goods(self) -> Sheet:
        _ = self.text
        headings: list[Cell] = [
            _("Player"),
            _("Points"),
            _("Coins"),
            _("Marble"),
            _("Columns left"),
        ]
        headings += [_("Storage")] if self.advanced else []
        rows: list[list[Cell]] = []
        for player in self.view["players"]:
            coins, blocks = player["coins"], player["blocks"]
            row: list[Cell] = [
                self.player(player["seat"]),
                player["points"],
                _("hidden") if coins is None else coins,
                _("hidden") if blocks is None else self.blocks(blocks),
                len(player["fields"]) + player["large_field"],
            ]
            if self.advanced:
                row.append(self.word(player["storage"]))
            rows.append(row)
        return Sheet(_("Points, coins and marble"), headings, rows)

    def blocks(self, blocks: dict[str, int]) -> str:
        return self.word(blocks) if blocks else self.text("none")

    def wheel(self) -> Sheet:
        """By ring part how many blocks of a colour lie there, what one costs, and what an emptied part offers."""
        _ = self.text
        rows: list[list[Cell]] = []
        for part in self.view["wheel"]:
            row: list[Cell] = [_("Part %(part)s") % {"part": part["part"]}]
            row += [self.blocks_at(part["blocks"].get(colour, 0), part["prices"][colour]) for colour in DEAREST_FIRST]
            if self.advanced:
                row += [self.word(part["decoration"]), self.word(part["statue"])]
            rows.append(row)
        headings: list[Cell] = [
            _("Ring part"),
            *(Line(Words(self.title(colour), tone=colour)) for colour in DEAREST_FIRST),
        ]
        headings += [_("Decoration"), _("Statue")] if self.advanced else []
        return Sheet(_("Blocks at each part of the ring, and their price there"), headings, rows)

    def blocks_at(self, number: int, price: int) -> str:
        """ "3 at 5", or the price alone where no block of the colour lies."""
        key = "deed.at" if price else "deed.free"
        return self.wording.say(key, {"blocks": number or "–", "price": price})

    def buildings(self) -> Sheet:
        """By kind the values that are open and those still to come."""
        _ = self.text
        view = self.view
        rows: list[list[Cell]] = []
        for kind, name in enumerate(KINDS):
            rows.append(
                [
                    f"{self.title(name)} ({self.word(LANDSCAPES[self.edition.landscapes[kind]])})",
                    self.values(kind, view["display"]) or "–",
                    _("open") if name in view["monuments"] else _("built"),
                    self.values(kind, view["reserve"]) or "–",
                ]
            )
        worth = "/".join(str(value) for value in sorted(set(self.edition.values[BUILDINGS:])))
        monument = _("Monument, value %(value)s") % {"value": worth}
        headings: list[Cell] = [_("Kind"), _("Open, by value"), monument, _("Still to come")]
        return Sheet(_("A building costs as many blocks as its value"), headings, rows)

    def values(self, kind: int, tiles: Iterable[str | None]) -> str:
        """The values of the tiles of a kind, lowest first."""
        numbers = [standing.TILE_NUMBERS[tile] for tile in tiles if tile is not None]
        worth = sorted(self.edition.values[number] for number in numbers if self.edition.kinds[number] == kind)
        return ", ".join(str(value) for value in worth)

    def cities(self) -> Sheet:
        """What each city accepts, pays and needs, who has scored it, and its statues."""
        _ = self.text
        headings: list[Cell] = [
            _("City"),
            _("Marble"),
            _("Pays for each point of value"),
            _("Upgrade tile"),
        ]
        headings += [_("Buildings needed"), _("Scored by")]
        headings += [_("Points for most statues"), _("Statues left")] if self.advanced else []
        supply = self.view["supply"] or {}
        rows: list[list[Cell]] = []
        for number, city in self.dearest_first:
            open_tiles = [
                one for one in self.edition.upgrades if one.city == number and one.id in self.view["upgrades"]
            ]
            told = Counter(self.presenter.short(pays(one)) for one in open_tiles)
            upgrade = " / ".join(f"{paid} (×{count})" if count > 1 else paid for paid, count in told.items())
            colour = self.word(COLOURS[number])
            owner = self.view["shared_places"][f"city-{city.id}"]
            row: list[Cell] = [
                self.thing(city.id),
                colour if number == len(self.edition.cities) - 1 else _("%(colour)s and dearer") % {"colour": colour},
                self.paid(number),
                upgrade,
                city.buildings,
                _("nobody") if owner is None else self.player(owner),
            ]
            if self.advanced:
                row.append("/".join(str(points) for points in self.edition.majorities[number]))
                row.append(supply[ITEMS[len(KINDS) + number]])
            rows.append(row)
        return Sheet(_("What cities accept and pay"), headings, rows)

    def paid(self, number: int) -> Line:
        """What a city pays, and what it pays instead to those who have an upgrade tile."""
        city = self.edition.cities[number]
        told: list[Cell] = [self.presenter.short(pays(city))]
        for player in self.view["players"]:
            amount = player["cities"][city.id]["amount"]
            if amount != city.amount:
                told.append(Line(self.player(player["seat"]), f": {amount}"))
        return lines_of(told)

    def court(self) -> Sheet:
        """The bonus fields and whose columns stand there."""
        _ = self.text
        rows: list[list[Cell]] = []
        for field in self.view["court"]:
            visited = self.view["visit"] is not None and self.view["visit"]["field"] == field["field"]
            name = _("%(field)s (royal visit)") % {"field": field["field"]} if visited else field["field"]
            statues = self.word({"gold_statue": field["gold_statues"]}) if field["gold_statues"] else ""
            rows.append([name, self.bonus(field), self.players(field["columns"]) or _("nobody"), statues])
        large = [
            Line(self.player(player["seat"]), f" {player['large_field']}")
            for player in self.view["players"]
            if player["large_field"]
        ]
        if large:
            rows.append([self.title("field-large"), _("no bonus"), listed(large), ""])
        headings: list[Cell] = [
            _("Field"),
            _("Bonus"),
            _("Columns of"),
            _("Gold statues"),
        ]
        return Sheet(_("Bonus fields with their columns"), headings, rows)

    def places(self) -> Sheet:
        _ = self.text
        players = self.view["players"]
        rows: list[list[Cell]] = []
        for place in self.edition.places:
            if place.group != CITY and (self.advanced or place.group < MONEY):
                rows.append([self.thing(place.id), *(self.mark(player, place) for player in players)])
        headings: list[Cell] = [_("Place"), *(self.player(player["seat"]) for player in players)]
        return Sheet(_("Who has a column where"), headings, rows)

    def mark(self, player: PlayerView, place: Place) -> str:
        """A column, "ready" where the requirement is met and nobody else has the place, or nothing."""
        if place.id in player["places"]:
            return self.text("column")
        free = self.view["shared_places"].get(place.id) is None
        return self.text("ready") if free and standing.meets(self.edition, player, place) else "–"

    def sets(self) -> Sheet:
        """Decorations on buildings by kind, and what their sets score (CAR-ADV-36)."""
        _ = self.text
        rows: list[list[Cell]] = []
        for player in self.view["players"]:
            numbers = standing.decorations(self.edition, player)
            points = sum(self.edition.sets[number] for number in numbers)
            rows.append([self.player(player["seat"]), *(number or "–" for number in numbers), points])
        headings: list[Cell] = [_("Player"), *(self.title(item) for item in ITEMS[: len(KINDS)]), _("Points")]
        return Sheet(_("Decorations on buildings, and what the sets score"), headings, rows)

    def majorities(self) -> Sheet:
        """Statues in each city, and what they score as it stands (CAR-ADV-37)."""
        _ = self.text
        rows: list[list[Cell]] = []
        totals = [0] * self.view["seats"]
        for number, city in self.dearest_first:
            statues = standing.statues(self.view, number)
            points = standing.majority_points(self.edition, self.view, number)
            totals = [total + one for total, one in zip(totals, points, strict=True)]
            told = [
                f"{there}: {self.wording.count(one, 'vp')}" if there else "–"
                for there, one in zip(statues, points, strict=True)
            ]
            rows.append([self.title(city.id), *told])
        rows.append([_("Points"), *totals])
        headings: list[Cell] = [_("City"), *(self.player(player["seat"]) for player in self.view["players"])]
        return Sheet(_("Statues in the cities, and what they score as it stands"), headings, rows)

    def board(self, player: PlayerView) -> Sheet:
        """What a player has built, city by city."""
        _ = self.text
        rows: list[list[Cell]] = []
        for _number, city in self.dearest_first:
            buildings = player["cities"][city.id]["buildings"]
            if buildings:
                worth = sum(building["value"] for building in buildings)
                told = lines_of(self.building(building) for building in buildings)
                rows.append([self.title(city.id), told, worth])
        if player["upgrades"]:
            rows.append([_("Upgrade tiles"), self.things(player["upgrades"]), ""])
        if player["places"]:
            rows.append([_("Scored"), listed(self.word(place) for place in player["places"]), ""])
        return Sheet(capital(self.name(player["seat"])), [_("City"), _("Buildings"), _("Value")], rows)

    def building(self, building: BuildingView) -> Line:
        """A building with what adorns it."""
        adorned = []
        if building["decorated"]:
            adorned.append(self.text("decorated"))
        if building["statue"]:
            adorned.append(self.word(building["statue"]))
        return self.thing(building["tile"], f" ({', '.join(adorned)})" if adorned else "")

    def supply(self) -> Sheet:
        _ = self.text
        rows: list[list[Cell]] = [[self.title(item), left] for item, left in (self.view["supply"] or {}).items()]
        for item, left in self.view["box"].items():
            rows.append([_("%(item)s, in the box") % {"item": self.title(item)}, left])
        return Sheet(_("Decorations and statues"), [_("Item"), _("Left")], rows)

    def covered(self) -> Cell:
        tiles = self.view["covered"]
        return Line(self.text("Under monuments"), ": ", self.things(tiles)) if tiles else ""
