"""The sheets of The Palaces of Carrara."""

from collections import Counter
from collections.abc import Iterable, Iterator

from signoria.games.carrara.components.cities import pays
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.places import CITY, LANDSCAPE, MONEY, STATUES, Place
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, TILE_IDS
from signoria.games.carrara.position.view_types import BuildingView, CarraraView, FieldView, PlayerView, TurnView
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
TILE_NUMBERS = {id: number for number, id in enumerate(TILE_IDS)}


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
        if view["trigger"] is not None:
            lines.append(Line(_("Last turns; the end was triggered by"), ": ", self.player(view["trigger"])))
        if view["idle"]:
            lines.append(_("Turns without progress: %(number)s") % {"number": view["idle"]})
        if view["stopped"]:
            lines.append(_("The game was stopped because nothing moved any more."))
        return lines

    def done(self, turn: TurnView) -> str:
        _ = self.text
        told = []
        if turn["acted"]:
            told.append(_("has done the action"))
        if turn["purchased"]:
            told.append(_("has bought from the supply"))
        if turn["stored"]:
            told.append(_("has stored: %(item)s") % {"item": self.word(turn["stored"])})
        if turn["scoring"]:
            told.append(_("is scoring"))
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
        return Line(Words(self.text("You have: %(coins)s; marble: %(marble)s") % held, tone=QUIET))

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
        """By ring part how many blocks of a colour lie there, and what one costs."""
        _ = self.text
        parts = self.view["wheel"]
        headings: list[Cell] = [
            _("Marble"),
            *(_("Part %(part)s") % {"part": part["part"]} for part in parts),
        ]
        rows: list[list[Cell]] = []
        for colour in DEAREST_FIRST:
            row: list[Cell] = [Line(Words(self.title(colour), tone=colour))]
            for part in parts:
                number, price = part["blocks"].get(colour, 0), part["prices"][colour]
                cost = self.word("term.free")
                if price:
                    cost = _("%(coins)s each") % {"coins": self.wording.count(price, "coins")}
                row.append(f"{number}, {cost}" if number else "–")
            rows.append(row)
        if self.advanced:
            rows.append([_("Decoration"), *(self.word(part["decoration"]) for part in parts)])
            rows.append([_("Statue"), *(self.word(part["statue"]) for part in parts)])
        return Sheet(_("Blocks at each part of the ring, and their price there"), headings, rows)

    def buildings(self) -> Sheet:
        """By kind the values that are open and those still to come."""
        _ = self.text
        view = self.view
        rows: list[list[Cell]] = []
        for kind, name in enumerate(KINDS):
            rows.append(
                [
                    self.title(name),
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
        numbers = [TILE_NUMBERS[tile] for tile in tiles if tile is not None]
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

    def meets(self, player: PlayerView, place: Place) -> bool:
        """Whether a player is seen to have what a place asks for; the coins of others are hidden."""
        if place.group == MONEY:
            return player["coins"] is not None and player["coins"] >= place.least_coins
        for number, city in enumerate(self.edition.cities):
            for building in player["cities"][city.id]["buildings"]:
                kind = self.edition.kinds[TILE_NUMBERS[building["tile"]]]
                if place.group == STATUES:
                    if building["statue"] and number in (place.what, place.other):
                        return True
                elif (self.edition.landscapes[kind] if place.group == LANDSCAPE else kind) == place.what:
                    return True
        return False

    def mark(self, player: PlayerView, place: Place) -> str:
        """A column, "ready" where the requirement is met and nobody else has the place, or nothing."""
        if place.id in player["places"]:
            return self.text("column")
        free = self.view["shared_places"].get(place.id) is None
        return self.text("ready") if free and self.meets(player, place) else "–"

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
