"""The table of The Palaces of Carrara in text, drawn from a seat's view."""

import re
from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.games.base import Game
from signoria.games.carrara.components.cities import pays
from signoria.games.carrara.components.items import ITEMS
from signoria.games.carrara.components.marble import COLOURS
from signoria.games.carrara.components.places import CITY, LANDSCAPE, MONEY, STATUES, Place
from signoria.games.carrara.components.tiles import BUILDINGS, KINDS, LANDSCAPES, TILE_IDS, Tile
from signoria.games.carrara.text.presenter import CarraraTeller
from signoria.games.carrara.text.terminal_menu import menu
from signoria.language.wording import Company
from signoria.presentation import Choice
from signoria.presentation.choices import View
from signoria.terminal.drawing import Board, Flow, person, sheet

MARBLE = {
    "white": "bold", "yellow": "yellow3", "red": "bright_red", "green": "green3", "blue": "dodger_blue1",
    "purple": "medium_purple1",
}  # fmt: skip
DEAREST_FIRST = COLOURS[::-1]
TILE_NUMBERS = {id: number for number, id in enumerate(TILE_IDS)}


class CarraraBoard(Board):
    """Wheel, buildings, cities, court, places and players; blocks to buy as a grid like the wheel."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.teller: CarraraTeller
        self.edition = self.teller.edition
        self.examples = {
            "text": "take 1 white",
            "words": "white 1",
            "why": "monument",
            "cards": "villa 4",
            "rules": "buy-4",
        }

    def table(self, view: View, company: Company) -> RenderableType:
        advanced = view["variant"] == "advanced"
        parts = [
            self.wheel(view, advanced),
            self.court(view, company),
            self.buildings(view, advanced),
            self.places(view, company, advanced),
            self.cities(view, company, advanced),
            self.boards(view, company),
            self.players(view, company, advanced),
        ]
        return Group(self.headline(view, company), "", Flow([part for part in parts if part.row_count]))

    def headline(self, view: View, company: Company) -> Text:
        seats = [(view["first"] + step) % view["seats"] for step in range(view["seats"])]
        line = Text("Turn order: ").append_text(Text(", ").join([person(company, seat) for seat in seats]))
        visit = view["visit"]
        if visit is not None:
            field = view["court"][visit["field"] - 1]
            line.append("\nRoyal visit: ", "bold").append_text(person(company, visit["holder"]))
            line.append(f", field {visit['field']} ({self.bonus(field)})")
        if view["trigger"] is not None:
            line.append("\nLast turns: ", "bold").append_text(person(company, view["trigger"]))
            line.append(" triggered the end.")
        return line

    def bonus(self, field: View) -> str:
        return self.teller.short({field["bonus"]: field["amount"]})

    def wheel(self, view: View, advanced: bool) -> Table:
        """By ring part how many blocks of a colour lie there, and what one costs."""
        parts = view["wheel"]
        table = sheet("Wheel", *(f"Part {part['part']}" for part in parts))
        for column in table.columns[1:]:
            column.min_width = 7
        for colour in DEAREST_FIRST:
            cells = []
            for part in parts:
                number, price = part["blocks"].get(colour, 0), part["prices"][colour]
                cost = str(price) if price else "free"
                cell = Text("▪" * number, MARBLE[colour])
                cells.append(cell.append(f" {cost}", "not bold default") if number else Text(f"({cost})", "dim"))
            table.add_row(Text(colour, MARBLE[colour]), *cells)
        if advanced:
            table.add_row("decoration", *(self.game.wording.word(part["decoration"]) for part in parts))
            table.add_row("statue", *(part["statue"].removesuffix("-statue") for part in parts))
        return table

    def buildings(self, view: View, advanced: bool) -> Table:
        """By kind the values that are open, monuments included, what is still to come, and the decorations left."""
        table = sheet("Buildings", "Open", f"To come ({len(view['reserve'])})", *(["Decorations"] if advanced else []))
        worth = "/".join(str(value) for value in sorted(set(self.edition.values[BUILDINGS:])))
        table.caption = Text(f"{worth}: monument", "dim", justify="left")
        for kind, name in enumerate(KINDS):
            open_values = self.values(kind, view["display"])
            if name in view["monuments"]:
                open_values = f"{open_values} {self.edition.values[BUILDINGS + kind]}".strip()
            row = [Text(self.game.wording.word(name)), Text(open_values, "bold")]
            row.append(Text(self.values(kind, view["reserve"]), "dim"))
            if advanced:
                row.append(Text(f"{view['supply'][ITEMS[kind]]} {self.game.wording.word(ITEMS[kind])}"))
            table.add_row(*row)
        return table

    def values(self, kind: int, tiles: list[str | None]) -> str:
        """The tiles of a kind by the numbers in their names, lowest first; other values are told beside them."""
        numbers = sorted(TILE_NUMBERS[tile] for tile in tiles if tile is not None)
        found = [self.edition.tiles[number] for number in numbers if self.edition.kinds[number] == kind]
        return " ".join(valued(tile, tile.id.rpartition("-")[2]) for tile in found)

    def court(self, view: View, company: Company) -> Table:
        """The bonus fields and whose columns stand there."""
        table = sheet("Court", "Columns")
        for field in view["court"]:
            standing = names(company, field["columns"])
            if len(field["columns"]) == view["seats"]:
                standing = Text("all")
            elif not field["columns"]:
                standing = Text("–", "dim")
            visited = view["visit"] is not None and view["visit"]["field"] == field["field"]
            table.add_row(f"{field['field']}: {self.bonus(field)}", standing, style="bold" if visited else "")
        large = [
            person(company, player["seat"]).append(f" {player['large_field']}")
            for player in view["players"]
            if player["large_field"]
        ]
        if large:
            table.add_row("large field", Text(", ").join(large))
        return table

    def cities(self, view: View, company: Company, advanced: bool) -> Table:
        """What each city accepts, pays and needs, who has scored it, and its statues."""
        more = ["Majority", "Left"] if advanced else []
        table = sheet("City", "Marble", "Pays", "Upgrade", "Needs", "Scored by", *more)
        for number in range(len(self.edition.cities) - 1, -1, -1):
            city = self.edition.cities[number]
            open_tiles = [one for one in self.edition.upgrades if one.city == number and one.id in view["upgrades"]]
            told = Counter(self.teller.short(pays(one)) for one in open_tiles)
            upgrade = " / ".join(f"{paid} ({count})" if count > 1 else paid for paid, count in told.items())
            owner = view["shared_places"][f"city-{city.id}"]
            marble = Text(COLOURS[number], MARBLE[COLOURS[number]]).append(" up" if number < 5 else "", "default")
            row: list[RenderableType] = [city.name, marble, self.paid(view, company, number), upgrade]
            row += [str(city.buildings), Text("nobody", "dim") if owner is None else person(company, owner)]
            if advanced:
                row.append("/".join(str(points) for points in self.edition.majorities[number]))
                row.append(str(view["supply"][ITEMS[len(KINDS) + number]]))
            table.add_row(*row)
        return table

    def paid(self, view: View, company: Company, number: int) -> Text:
        """What a city pays, and what it pays instead to those who have an upgrade tile."""
        city = self.edition.cities[number]
        text = Text(self.teller.short(pays(city)))
        for player in view["players"]:
            amount = player["cities"][city.id]["amount"]
            if amount != city.amount:
                text.append("; ").append_text(person(company, player["seat"])).append(f" {amount}")
        return text

    def places(self, view: View, company: Company, advanced: bool) -> Table:
        """The other places: who has a column there and who could put one."""
        table = sheet("Other places", *(person(company, player["seat"]) for player in view["players"]))
        for place in self.edition.places:
            if place.group != CITY and (advanced or place.group < MONEY):
                owner = view["shared_places"].get(place.id)
                marks = [self.mark(player, place, owner is None) for player in view["players"]]
                table.add_row(self.place(place), *marks)
        return table

    def mark(self, player: View, place: Place, free: bool) -> Text:
        """A column, "ready" where the requirement is met, or nothing."""
        if place.id in player["places"]:
            return Text("column", "bold")
        return Text("ready") if free and self.meets(player, place) else Text("–", "dim")

    def meets(self, player: View, place: Place) -> bool:
        """Whether a player is seen to have what a place asks for; the coins of others are hidden."""
        if place.group == MONEY:
            return player["coins"] is not None and int(player["coins"]) >= place.least_coins
        for number, city in enumerate(self.edition.cities):
            for building in player["cities"][city.id]["buildings"]:
                kind = self.edition.kinds[TILE_NUMBERS[building["tile"]]]
                if place.group == STATUES:
                    if building["statue"] and number in (place.what, place.other):
                        return True
                elif (self.edition.landscapes[kind] if place.group == LANDSCAPE else kind) == place.what:
                    return True
        return False

    def place(self, place: Place) -> str:
        if place.group == MONEY:
            return f"Money {place.coins_per_point}:1 ({place.least_coins} coins)"
        if place.group == STATUES:
            return f"Statues {self.edition.cities[place.what].name}, {self.edition.cities[place.other].name}"
        if place.group == LANDSCAPE:
            return f"{LANDSCAPES[place.what].capitalize()} buildings"
        return self.game.wording.word(KINDS[place.what])

    def boards(self, view: View, company: Company) -> Table:
        """Who has built what where."""
        players = view["players"]
        table = sheet("Built", *(person(company, player["seat"]) for player in players))
        for city in reversed(self.edition.cities):
            standing = [player["cities"][city.id]["buildings"] for player in players]
            if any(standing):
                table.add_row(city.name, *("\n".join(map(self.building, buildings)) for buildings in standing))
        if view["variant"] == "advanced" and table.row_count:
            decorated = f"+{self.edition.decoration_value}: decorated"
            table.caption = Text(f"{decorated}; (red): red statue", "dim", justify="left")
        return table

    def building(self, building: View) -> str:
        """A building with what adorns it."""
        tile = self.edition.tiles[TILE_NUMBERS[building["tile"]]]
        name = valued(tile, tile.name.replace("monument", str(tile.value)))
        if building["decorated"]:
            name += f"+{self.edition.decoration_value}"
        return f"{name} ({building['statue'].removesuffix('-statue')})" if building["statue"] else name

    def players(self, view: View, company: Company, advanced: bool) -> Table:
        more = ["Storage"] if advanced else []
        table = sheet("Players", "Points", "Coins", "Marble", "Columns left", *more)
        for player in view["players"]:
            hidden = player["coins"] is None
            coins = Text("hidden", "dim") if hidden else Text(str(player["coins"]))
            blocks = Text("hidden", "dim") if hidden else self.blocks(player["blocks"])
            left = len(player["fields"]) + player["large_field"]
            row: list[RenderableType] = [person(company, player["seat"]), str(player["points"]), coins, blocks]
            row.append(Text(str(left)))
            if advanced:
                row.append(", ".join(self.game.wording.word(item) for item in player["storage"]))
            table.add_row(*row)
        return table

    def blocks(self, blocks: dict[str, int]) -> Text:
        if not blocks:
            return Text("none", "dim")
        return Text(", ").join([Text(f"{number} {colour}", MARBLE[colour]) for colour, number in blocks.items()])

    def aside(self, view: View, company: Company) -> RenderableType | None:
        """Own coins and blocks in one line."""
        if view["viewer"] is None:
            return None
        own = view["players"][view["viewer"]]
        line = Text(f"You have {self.game.wording.count(own['coins'], 'coins')} and ", "dim")
        if not own["blocks"]:
            return line.append("no marble.", "dim")
        return line.append_text(self.blocks(own["blocks"])).append(" in marble.", "dim")

    def menu(self, view: View, choices: list[Choice], company: Company) -> RenderableType:
        return menu(self.teller, view, choices, company)


def names(company: Company, seats: list[int]) -> Text:
    return Text(", ").join([person(company, seat) for seat in seats])


def valued(tile: Tile, told: str) -> str:
    """A tile by the number that it is known by, and its value where that is another."""
    numbers = re.findall(r"\d+", told)
    return told if numbers == [str(tile.value)] else f"{told} (value {tile.value})"
