"""The table of Virtù in text, drawn from a view."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from signoria.engine.bits import has
from signoria.games.base import Game
from signoria.games.virtu.components.cities import CITY_IDS, PIRATES
from signoria.games.virtu.components.symbols import ACTIONS, NO_ACTION
from signoria.games.virtu.components.tables import GREAT_POWERS, UNITS
from signoria.games.virtu.text.presenter import VirtuTeller
from signoria.games.virtu.text.terminal_menu import menu
from signoria.language.wording import Company
from signoria.presentation import Choice
from signoria.presentation.choices import View
from signoria.terminal.drawing import Board, Flow, person, sheet

NARROW = 38
"""Two palaces stand side by side in 80 columns, three in 120."""
CITY_ROWS = 10


class VirtuBoard(Board):
    """Players, palaces, the map, tracks and what can be bought."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.teller: VirtuTeller
        self.edition = self.teller.edition
        self.actions = {card.id: ACTIONS[card.action] for card in self.edition.cards if card.action != NO_ACTION}
        self.examples = {
            "text": "annex siena",
            "words": "siena",
            "why": "annex siena",
            "cards": "podesta",
            "rules": "siege-17",
        }

    def table(self, view: View, company: Company) -> RenderableType:
        palaces = [
            Constrain(self.palace(view, seat, company), NARROW) for seat in view["order"] or range(view["seats"])
        ]
        map = [*self.cities(view, company), self.city_track(view, company), self.patronage(view, company)]
        parts: list[RenderableType] = [self.headline(view, company), "", self.players(view, company), ""]
        parts += [Flow([*palaces]), "", Flow([*map, self.powers(view, company), self.stock(view)])]
        ready = self.aside(view, company)
        return Group(*parts, *([] if ready is None else ["", ready]))

    def word(self, value: object) -> str:
        return "" if value is None else self.game.wording.word(value)

    def headline(self, view: View, company: Company) -> Text:
        line = Text(f"Year {view['year']}" if view["year"] else "Before the first spring", "bold")
        if view["order"]:
            line.append(". Turn order: ", "not bold")
            line.append_text(Text(", ").join([person(company, seat) for seat in view["order"]]))
        if view["ending"]:
            line.append("\nThe game ends with this winter.", "bold")
        return line

    def players(self, view: View, company: Company) -> Table:
        """Numbers that everybody watches, in turn order."""
        table = sheet("Players", "Power", "Florins", "Cities", "Patronage", "Crosses", "Units", "Agents", "Prestige")
        for column in table.columns[2:]:
            column.justify = "right"
        for seat in view["order"] or range(view["seats"]):
            own = view["players"][seat]
            numbers = [own["florins"], own["cities"], own["patronage"], own["crosses"], UNITS - own["units_in_supply"]]
            numbers += [own["agents_in_supply"], view["scores"][seat]["total"]]
            table.add_row(person(company, seat), self.word(own["power"]), *(str(number) for number in numbers))
        return table

    def palace(self, view: View, seat: int, company: Company) -> Table:
        """Chambers with the action that they perform now, courtiers by side, tiles; what is exhausted in brackets."""
        own = view["players"][seat]
        name = Text("Palace of ").append_text(person(company, seat)) if seat != company.you else Text("Your palace")
        table = sheet(name, self.word(own["power"]))
        for number, chamber in enumerate(own["chambers"], start=1):
            action = self.actions.get(chamber["action_card"], chamber["printed"])
            mark = "▪" if own["token"] == number else " "
            table.add_row(f"{mark} {number} {self.word(action)}", self.chamber(chamber, action, company))
        for side in ("left", "right"):
            cards = [
                turned(self.word(found["card"]), found["available"])
                for space, found in own["antechambers"].items()
                if found is not None and space.startswith(side)
            ]
            table.add_row(f"  {side}", Text(", ").join(cards) if cards else Text("nobody", "dim"))
        tiles = [turned(self.word(tile).removeprefix("the "), up) for tile, up in own["tiles"].items()]
        table.add_row("  dominion", Text(", ").join(tiles))
        if own["bonuses"]:
            table.add_row("  bonuses", self.word(own["bonuses"]))
        if own["war_tokens"]:
            table.add_row("  +1 tokens", str(own["war_tokens"]))
        if own["trophies"]:
            table.add_row("  trophies", Text(", ").join([person(company, other) for other in own["trophies"]]))
        return table

    def chamber(self, chamber: View, action: str, company: Company) -> Text:
        """The card on the printed action, the upgrade under it, and what blocks both."""
        line = Text()
        if chamber["action_card"]:
            line.append(self.word(chamber["action_card"]))
            if chamber["printed"] != action:
                line.append(f" on {self.word(chamber['printed'])}", "dim")
        if chamber["upgrade"]:
            line.append(f" + {self.word(chamber['upgrade'])}")
        if chamber["indulgence"]:
            line.append(", indulgence" if line else "indulgence", "bold")
        if chamber["agent"] is not None:
            line.append(", agent of " if line else "agent of ").append_text(person(company, chamber["agent"]))
        return line if line else Text("–", "dim")

    def cities(self, view: View, company: Company) -> Iterable[Table]:
        """All cities in play, ten in a table: value, owner and garrison, agent, and units before the gates."""
        cities = list(view["cities"].items())
        for start in range(0, len(cities), CITY_ROWS):
            table = sheet("Cities" if start == 0 else " ", "", "Owner", "Agent", "Siege")
            for id, found in cities[start : start + CITY_ROWS]:
                name = self.word(id) + ("+" if found["cathedral"] else "")
                name += "*" if has(PIRATES, CITY_IDS.index(id)) else ""
                owner = found["control"]
                garrison = Text("–", "dim") if owner is None else standing(company, owner, found["units"][owner])
                before = [
                    standing(company, seat, found["units"][seat] + found["beaten"][seat])
                    for seat in range(view["seats"])
                    if seat != owner and found["units"][seat] + found["beaten"][seat]
                ]
                agent = Text() if found["agent"] is None else person(company, found["agent"])
                table.add_row(name, str(found["value"]), garrison, agent, Text(", ").join(before))
            if start + CITY_ROWS >= len(cities):
                table.caption = Text(
                    "+ cathedral, * pirate port;\na number behind a name: units", "dim", justify="left"
                )
            yield table

    def powers(self, view: View, company: Company) -> Table:
        table = sheet("Great powers", "Costs", "Ally", "Agent")
        for index, id in enumerate(GREAT_POWERS):
            found = view["great_powers"][id]
            ally = Text("–", "dim")
            if found["ally"] is not None:
                ally = person(company, found["ally"]).append(" (used)" if found["used"] else "", "not bold")
            agent = Text() if found["agent"] is None else person(company, found["agent"])
            table.add_row(self.word(id), self.teller.price(self.edition.alliance_price[index]), ally, agent)
        return table

    def patronage(self, view: View, company: Company) -> Table:
        """The steps with their price and prestige, and who stands there."""
        table = sheet("Patronage", "Costs", "Prestige", "Players")
        table.columns[2].justify = "right"
        for step in range(len(self.edition.step_price)):
            there = [person(company, own["seat"]) for own in view["players"] if own["patronage"] == step]
            name = f"{step}, bonus" if step in self.edition.bonus_steps else str(step)
            costs = self.teller.price(self.edition.step_price[step]) if step else ""
            table.add_row(name, costs, str(self.edition.step_prestige[step]), Text(", ").join(there))
        return table

    def city_track(self, view: View, company: Company) -> Table:
        """The spaces from two cities on, the disc on top named first."""
        table = sheet("City track", "Prestige", "Players")
        table.columns[1].justify = "right"
        last = len(self.edition.city_prestige) - 1
        least = min([2, *(own["cities"] for own in view["players"])])
        for number in range(least, last + 1):
            there = [
                person(company, seat)
                for seat in reversed(view["city_track"])
                if min(view["players"][seat]["cities"], last) == number
            ]
            table.add_row(f"{number} cities", str(self.edition.city_prestige[number]), Text(", ").join(there))
        return table

    def stock(self, view: View) -> Table:
        """What is left to buy, and the bonuses nobody has."""
        table = sheet("For sale", "Left", "Costs", "Shows", "Action")
        table.columns[1].justify = "right"
        for id, left in view["stock"].items():
            if left:
                costs, shows, action = self.teller.item_facts(id)
                table.add_row(self.word(id), str(left), costs, shows, action)
        table.caption = Text(f"Patronage bonuses: {self.word(view['bonuses'])}", "dim", justify="left")
        return table

    def aside(self, view: View, company: Company) -> RenderableType | None:
        """What the own player can pay with."""
        if view["viewer"] is None:
            return None
        own = view["players"][view["viewer"]]
        line = Text(f"You have {self.game.wording.count(own['florins'], 'florin')}.", "dim")
        ready = [
            (found["card"], self.teller.card_shows(found["card"]))
            for found in own["antechambers"].values()
            if found is not None and found["available"] and not found["bought"]
        ]
        ready += [(tile, self.teller.tile_shows(tile)) for tile, up in own["tiles"].items() if up]
        ready = [(id, shows) for id, shows in ready if id not in own["bought_tiles"]]
        if ready:
            line.append(" Ready: ", "not dim bold")
            line.append(", ".join(f"{self.word(id)} ({shows})" if shows else self.word(id) for id, shows in ready))
            line.append(".")
        return line

    def menu(self, view: View, choices: list[Choice], company: Company) -> RenderableType:
        return menu(self.teller, view, choices, company)


def turned(name: str, available: bool) -> Text:
    return Text(name) if available else Text(f"({name})", "dim")


def standing(company: Company, seat: int, units: int) -> Text:
    """A player and how many units stand there."""
    return person(company, seat).append(f" {units}" if units else "", "not bold")
