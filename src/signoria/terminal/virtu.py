"""The table of Virtù in text, drawn from a view."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.game import Game
from signoria.terminal.drawing import Board, Flow, View, person, sheet
from signoria.wording import Company


class VirtuBoard(Board):
    """Players, palaces, the map and what can be bought."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.examples = {
            "text": "annex siena",
            "words": "siena",
            "why": "annex siena",
            "cards": "podesta",
            "rules": "siege-17",
        }

    def table(self, view: View, company: Company) -> RenderableType:
        palaces = [self.palace(view, seat, company) for seat in range(view["seats"])]
        parts = [self.players(view, company), *palaces, self.cities(view, company), self.powers(view, company)]
        return Group(self.headline(view, company), "", Flow([*parts, self.stock(view)]))

    def aside(self, view: View, company: Company) -> RenderableType | None:
        seat = view["viewer"]
        return None if seat is None else self.palace(view, seat, company)

    def word(self, value: object) -> str:
        return "" if value is None else self.game.wording.word(value)

    def who(self, seat: int | None, company: Company) -> Text:
        return Text("–", "dim") if seat is None else person(company, seat)

    def headline(self, view: View, company: Company) -> Text:
        line = Text(f"Year {view['year']}", "bold").append(". Turn order: ", "default")
        line.append_text(Text(", ").join([person(company, seat) for seat in view["order"]]))
        if view["ending"]:
            line.append("\nThe game ends with this winter.", "bold")
        return line

    def players(self, view: View, company: Company) -> Table:
        """Numbers that everybody watches."""
        table = sheet("Players", "Power", "Florins", "Cities", "Patronage", "Crosses", "Units", "Agents", "Prestige")
        for own in view["players"]:
            score = view["scores"][own["seat"]]["total"]
            table.add_row(
                person(company, own["seat"]), self.word(own["power"]), str(own["florins"]), str(own["cities"]),
                str(own["patronage"]), str(own["crosses"]), str(6 - own["units_in_supply"]),
                str(own["agents_in_supply"]), str(score),
            )  # fmt: skip
        return table

    def palace(self, view: View, seat: int, company: Company) -> Table:
        """Chambers with their cards, courtiers, tiles and bonuses; what is exhausted is dim."""
        own = view["players"][seat]
        table = sheet(f"Palace of {company.name(seat)}", "Holds")
        for number, chamber in enumerate(own["chambers"], start=1):
            table.add_row(f"{'▪' if own['token'] == number else ' '} chamber {number}", self.chamber(chamber, company))
        for space, found in own["antechambers"].items():
            if found is not None:
                style = "default" if found["available"] and not found["bought"] else "dim"
                table.add_row(f"  {self.word(space)}", Text(self.word(found["card"]), style))
        tiles = [Text(self.word(tile), "default" if up else "dim") for tile, up in own["tiles"].items()]
        table.add_row("  dominion", Text(", ").join(tiles))
        if own["bonuses"]:
            table.add_row("  bonuses", self.word(own["bonuses"]))
        if own["war_tokens"]:
            table.add_row("  +1 tokens", str(own["war_tokens"]))
        if own["trophies"]:
            table.add_row("  trophies", Text(", ").join([person(company, other) for other in own["trophies"]]))
        return table

    def chamber(self, chamber: View, company: Company) -> Text:
        line = Text(self.word(chamber["printed"]), "dim" if chamber["action_card"] else "default")
        for key in ("action_card", "upgrade"):
            if chamber[key]:
                line.append(f" < {self.word(chamber[key])}", "default")
        if chamber["indulgence"]:
            line.append(" (indulgence)", "bold")
        if chamber["agent"] is not None:
            line.append(" agent of ", "default").append_text(person(company, chamber["agent"]))
        return line

    def cities(self, view: View, company: Company) -> Table:
        """Value, owner, agent and units; neutral cities that nobody touches are told in the last line."""
        table = sheet("Cities", "Value", "Owner", "Agent", "Units")
        quiet: list[str] = []
        for id, found in view["cities"].items():
            units = [(seat, count) for seat, count in enumerate(found["units"]) if count]
            if found["control"] is None and found["agent"] is None and not units:
                quiet.append(f"{self.word(id)} {found['value']}")
                continue
            name = self.word(id) + (" +" if found["cathedral"] else "")
            standing = Text(", ").join([person(company, seat).append(f" {count}") for seat, count in units])
            owner = self.who(found["control"], company)
            table.add_row(name, str(found["value"]), owner, self.who(found["agent"], company), standing)
        if quiet:
            table.caption = Text(f"Neutral: {', '.join(quiet)}", "dim", justify="left")
        return table

    def powers(self, view: View, company: Company) -> Table:
        table = sheet("Great powers", "Ally", "Bonus", "Agent")
        for id, found in view["great_powers"].items():
            bonus = "" if found["ally"] is None else ("used" if found["used"] else "ready")
            table.add_row(
                self.word(id), self.who(found["ally"], company), bonus, self.who(found["agent"], company)
            )  # fmt: skip
        return table

    def stock(self, view: View) -> Table:
        """What is left to buy, and the bonuses nobody has."""
        table = sheet("For sale", "Left")
        for id, left in view["stock"].items():
            if left:
                table.add_row(self.word(id), str(left))
        table.caption = Text(f"Bonuses: {self.word(view['bonuses'])}", "dim", justify="left")
        return table
