"""The table of Lorenzo il Magnifico in text, drawn from a seat's view."""

from rich import box
from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from signoria.games.base import Component, Game
from signoria.games.lorenzo.components.board import SPACE_NAMES
from signoria.games.lorenzo.components.goods import DICE, GOODS, MEMBERS, TYPES, TYPES_PLURAL
from signoria.games.lorenzo.text.presenter import LorenzoTeller
from signoria.games.lorenzo.text.terminal_menu import menu
from signoria.language.wording import Company
from signoria.presentation import Choice
from signoria.presentation.choices import View
from signoria.terminal.drawing import Board, grid, indent, person

PERIODS = ("I", "II", "III")
MEMBER_STYLES = {"white": "bold", "black": "reverse", "orange": "dark_orange", "neutral": "tan"}
TYPE_STYLES = {"territory": "green", "character": "blue", "building": "yellow", "venture": "magenta"}
SHORT_GOODS = ("Coins", "Wood", "Stone", "Serv.", "Mil.", "Faith", "VP")
WIDEST = 132
"""Wider than this the towers would only get airy."""


class LorenzoBoard(Board):
    """Towers, spaces, tiles and players; placements as a grid of spaces and members."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.examples = {
            "text": "place white market-1",
            "words": "white market 1",
            "why": "orange harvest",
            "cards": "mint",
            "rules": "tower-8",
        }
        self.teller: LorenzoTeller
        self.components = {component.id: component for component in game.components}
        self.board = self.teller.edition.board
        file = self.teller.edition.files[0]
        bonus = file.table("towers.bonus")
        self.floor_bonus = {type: bonus.words(type, 4) for type in TYPES}
        self.market = file.table("market").words("gains", 4)
        self.palace = file.table("palace").word("gain")

    def table(self, view: View, company: Company) -> RenderableType:
        parts: list[RenderableType] = [self.headline(view, company)]
        if view["round"] and not view["over"]:
            parts += [self.towers(view, company), self.spaces(view, company)]
        parts.append(self.tiles(view, company))
        if not view["draft"] or not view["draft"]["packet"]:
            parts.append(self.players(view, company))
        parts += [self.holdings(view, company), self.hand(view)]
        return Group(*parts)

    def headline(self, view: View, company: Company) -> Text:
        line = Text()
        if view["round"]:
            line.append(f"Round {view['round']} of 6, period {PERIODS[view['period'] - 1]}", "bold")
            line.append("   Dice:")
            for die in DICE:
                line.append("  ").append(f"{die} {view['dice'][die]}", MEMBER_STYLES[die])
        else:
            line.append("Before the first round", "bold")
        line.append("\nTurn order: ")
        for place, seat in enumerate(view["order"]):
            line.append(", " if place else "").append_text(person(company, seat))
        return line

    def member(self, company: Company, standing: View) -> Text:
        """A member on a space: whose it is, and its colour."""
        return person(company, standing["seat"]).append(f" {standing['member']}", "not bold")

    def standing(self, view: View, company: Company, space: str, nobody: str) -> Text:
        members = view["spaces"].get(space, [])
        if not members:
            return Text(nobody, "dim")
        return Text(", ").join([self.member(company, standing) for standing in members])

    def towers(self, view: View, company: Company) -> RenderableType:
        table = Table(box=box.SQUARE, show_lines=True, expand=True, padding=(0, 1, 0, 1))
        table.add_column("", justify="right", style="bold", vertical="top", width=1)
        for type in range(len(TYPES)):
            table.add_column(Text(TYPES_PLURAL[type].capitalize(), TYPE_STYLES[TYPES[type]]), ratio=1, overflow="fold")
        for floor in (3, 2, 1, 0):
            cells = [self.floor(view, company, tower, floor) for tower in range(len(TYPES))]
            table.add_row(str(self.board.floor_values[floor]), *cells)
        return Constrain(table, WIDEST)

    def floor(self, view: View, company: Company, tower: int, floor: int) -> RenderableType:
        space = SPACE_NAMES[tower * 4 + floor]
        id = view["towers"][TYPES[tower]][floor]
        if id is None:
            return self.standing(view, company, space, "no card")
        component = self.components[id]
        cell = Text(component.name, f"bold {TYPE_STYLES[TYPES[tower]]}")
        for line in card_lines(component):
            cell.append(f"\n{line}", "not bold default")
        bonus = self.floor_bonus[TYPES[tower]][floor]
        if bonus:
            cell.append(f"\nfloor: {bonus}", "not bold dim default")
        return cell

    def spaces(self, view: View, company: Company) -> Table:
        """Harvest, production and palace on the left, the market on the right."""
        covered = self.board.covered[view["seats"]]
        left = [
            ("Harvest", "harvest-small"),
            (f"Harvest, value −{self.board.large_penalty}", "harvest-large"),
            ("Production", "production-small"),
            (f"Production, value −{self.board.large_penalty}", "production-large"),
            (f"Council: {self.palace}", "council"),
        ]
        right = [(f"Market {number}: {gain}", f"market-{number}") for number, gain in enumerate(self.market, start=1)]
        open_left = [(label, space) for label, space in left if not covered[SPACE_NAMES.index(space)]]
        open_right = [(label, space) for label, space in right if not covered[SPACE_NAMES.index(space)]]
        table = Table.grid(padding=(0, 2))
        for _ in range(4):
            table.add_column()
        for row in range(max(len(open_left), len(open_right))):
            cells: list[RenderableType] = []
            for side in (open_left, open_right):
                if row < len(side):
                    label, space = side[row]
                    cells += [label, self.standing(view, company, space, "free")]
                else:
                    cells += ["", ""]
            table.add_row(*cells)
        return table

    def tiles(self, view: View, company: Company) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for period, id in enumerate(view["excommunication"]):
            tile = self.components[id]
            bound = [player["seat"] for player in view["players"] if id in player["excommunicated"]]
            words = Text(" ".join(tile.text))
            if bound:
                words.append(" Excommunicated: ", "bold")
                words.append_text(Text(", ").join([person(company, seat) for seat in bound]))
            table.add_row(
                Text(tile.name, "bold"), f"round {period * 2 + 2}, {self.board.faith_required[period]} faith", words
            )
        return Group("", Text("Excommunication", "bold"), indent(table)) if view["excommunication"] else Group()

    def players(self, view: View, company: Company) -> Table:
        table = grid("", *SHORT_GOODS, "Score", "To place")
        table.collapse_padding = True
        for column in table.columns[1:9]:
            column.justify = "right"
        for seat in view["order"] or range(view["seats"]):
            player = view["players"][seat]
            goods = [str(player["goods"][good]) for good in GOODS[: len(SHORT_GOODS)]]
            total = str(view["scores"][seat]["total"])
            table.add_row(person(company, seat), *goods, total, self.members(player) if view["round"] else "")
        return table

    def members(self, player: View) -> Text:
        """The members that are still to be placed, with their values."""
        left = [
            Text(f"{name[0].upper()}{player['members'][name]['value']}", MEMBER_STYLES[name])
            for name in MEMBERS
            if player["members"][name]["space"] is None
        ]
        return Text(" ").join(left)

    def holdings(self, view: View, company: Company) -> RenderableType:
        """Cards, leaders and bonus tile of every player who has any."""
        table = Table.grid(padding=(0, 2))
        for seat in view["order"] or range(view["seats"]):
            player = view["players"][seat]
            lines = Text()
            for tower, type in enumerate(TYPES):
                if player["cards"][type]:
                    names = ", ".join(self.components[id].name for id in player["cards"][type])
                    lines.append(f"{TYPES_PLURAL[tower].capitalize()}: ", TYPE_STYLES[type]).append(f"{names}. ")
            leaders = [self.leader(leader) for leader in player["leaders"]]
            if leaders:
                lines.append("Leaders: ", "bold").append(", ".join(leaders) + ". ")
            if player["hand_size"] and seat != view["viewer"]:
                lines.append(f"In hand: {player['hand_size']}. ")
            if view["variant"] == "advanced" and player["bonus_tile"]:
                lines.append(f"Bonus tile {player['bonus_tile']}. ")
            if lines:
                table.add_row(person(company, seat), lines)
        return indent(table, 1)

    def leader(self, leader: View) -> str:
        name = self.components[leader["id"]].name
        if leader["copies"]:
            name += f" as {self.components[leader['copies']].name}"
        return f"{name} (used)" if leader["used"] else name

    def hand(self, view: View) -> RenderableType:
        """Own leaders in hand."""
        if view["viewer"] is None or not view["players"][view["viewer"]]["hand"]:
            return Group()
        table = Table.grid(padding=(0, 2))
        for id in view["players"][view["viewer"]]["hand"]:
            leader = self.components[id]
            table.add_row(Text(leader.name, "cyan"), " ".join(leader.text))
        return Group("", Text("Your hand", "bold"), indent(table))

    def aside(self, view: View, company: Company) -> RenderableType | None:
        """Own goods in one line."""
        if view["viewer"] is None:
            return None
        goods = view["players"][view["viewer"]]["goods"]
        held = {good: goods[good] for good in GOODS[: len(SHORT_GOODS)] if goods[good]}
        return Text(f"You have {self.game.wording.word(held)}.", "dim")

    def menu(self, view: View, choices: list[Choice], company: Company) -> RenderableType:
        return menu(self.teller, view, choices)


def card_lines(component: Component) -> list[str]:
    """A card in as few words as its data file, one line for each part."""
    facts = component.facts
    lines = [facts.get("cost", "")]
    lines.append(f"now {facts['immediate']}" if "immediate" in facts else "")
    for area in ("harvest", "production"):
        if area in facts:
            lines.append(f"{area} {facts['activation']}: {facts[area]}")
    lines.append(facts.get("permanent", ""))
    lines.append(f"end {facts['victory']} VP" if "victory" in facts else "")
    return [line.replace("victory", "VP").replace(" of ", ", needs ") for line in lines if line]
