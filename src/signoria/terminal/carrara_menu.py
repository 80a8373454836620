"""The choices of The Palaces of Carrara: blocks as a grid like the wheel, a turn in groups, the rest as a list."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.carrara.marble import COLOURS
from signoria.decision import Decision
from signoria.game import Game
from signoria.terminal.drawing import Choice, View, indent, listing

ACTIONS = ("buy", "build", "monument", "score", "pass", "end-turn")
FREE_STEPS = ("move", "purchase")
SHORT = {"vp": "VP", "decoration": "decoration"}


def menu(game: Game, view: View, choices: list[Choice]) -> RenderableType:
    """The main choices first; what may be done besides them has a heading of its own."""
    notes = {choice.number: note(game, view, choice) for choice in choices}
    takes = [choice for choice in choices if verb(choice) == "take"]
    if takes and view["asked"]["part"] is None:
        return indent(block_grid(takes))
    free = [choice for choice in choices if verb(choice) in FREE_STEPS]
    main = [choice for choice in choices if verb(choice) not in FREE_STEPS]
    if not free or not main:
        return listing(choices, notes)
    heading = Text("Besides, on your turn:", "dim")
    return Group(listing(main, notes), indent(heading), listing(free, notes))


def verb(choice: Choice) -> str:
    return choice.decision.text.split()[0]


def block_grid(takes: list[Choice]) -> Table:
    """A row for each colour, a column for each ring part; behind a number the price."""
    found = {choice.decision.text: choice for choice in takes}
    parts = sorted({text.split()[1] for text in found})
    table = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(len(parts) + 1):
        table.add_column(no_wrap=True)
    table.add_row(Text("Buy a block", "underline"), *(Text(f"part {part}", "underline") for part in parts))
    for colour in reversed(COLOURS):
        cells = [cell(found.get(f"take {part} {colour}")) for part in parts]
        if any(f"take {part} {colour}" in found for part in parts):
            table.add_row(colour, *cells)
    return table


def cell(choice: Choice | None) -> Text:
    if choice is None:
        return Text(" ·", "dim")
    price = spent(choice)
    return Text(f"{choice.number:>2}", "bold").append(f" for {price}" if price else " free", "not bold dim")


def spent(choice: Choice) -> int:
    return sum(int(event["price"]) for event in choice.prospect.events if event["key"] == "bought")


def short(game: Game, amounts: dict[str, int]) -> str:
    """ "3 VP, 5 coins"; an item alone."""
    told = []
    for thing, number in amounts.items():
        if thing in ("decoration", "gold_statue"):
            told.append(SHORT.get(thing, game.wording.word(thing)))
        else:
            told.append(f"{number} VP" if thing == "vp" else game.wording.count(number, thing))
    return ", ".join(told)


def detailed(game: Game, view: View, decision: Decision) -> str:
    """Fields with their bonus, buildings with their city."""
    told = game.wording.describe(decision)
    words = decision.text.split()
    if words[0] == "field" and words[1].isdecimal() and int(words[1]) <= len(view["court"]):
        field = view["court"][int(words[1]) - 1]
        return f"{told}: {short(game, {field['bonus']: field['amount']})}"
    if words[0] in ("on", "cover") and view["viewer"] is not None:
        for city, standing in view["players"][view["viewer"]]["cities"].items():
            if any(building["tile"] == words[1] for building in standing["buildings"]):
                return f"{told} in {game.wording.word(city)}"
    return told


def note(game: Game, view: View, choice: Choice) -> str:
    """What the decision leads to, as far as it can be told."""
    word = verb(choice)
    if view["viewer"] is None or word in ("end-turn", "stop", "take", "purchase"):
        return ""
    if word in ACTIONS:
        return visit_note(game, view, word)
    if word == "tile":
        sites = [game.wording.word(text.split()[1]) for text in texts(choice) if text.startswith("city ")]
        covers = [game.wording.word(text.split()[1]) for text in texts(choice) if text.startswith("cover ")]
        told = [f"payable in {', '.join(sites)}"] if sites else []
        told += [f"on top of {', '.join(covers)}"] if covers else []
        return "; ".join(told)
    if word in ("city", "cover"):
        return site_note(game, view, choice)
    if word == "place":
        return gain_note(game, view, choice)
    return ""


def texts(choice: Choice) -> list[str]:
    return [decision.text for decision in choice.prospect.then]


def visit_note(game: Game, view: View, word: str) -> str:
    """During the visit of another: scoring follows it, everything else costs the bonus of that field."""
    visit = view["visit"]
    if visit is None or visit["holder"] == view["viewer"] or view["asked"]["acted"]:
        return ""
    if visit["field"] not in view["players"][view["viewer"]]["fields"]:
        return ""
    field = view["court"][visit["field"] - 1]
    bonus = short(game, {field["bonus"]: field["amount"]})
    if word == "score":
        return f"follows the royal visit: {bonus}"
    return f"your column on field {visit['field']} loses its bonus"


def site_note(game: Game, view: View, choice: Choice) -> str:
    """What is to pay there, and what the city pays for value."""
    asked = choice.prospect.after["asked"]
    if asked is None or asked["for"] != "payment":
        return ""
    city = view["players"][view["viewer"]]["cities"][asked["city"]]
    cost = game.wording.count(asked["left"], "blocks")
    return f"{cost}; pays {short(game, {city['reward']: city['amount']})} for each point of value"


def gain_note(game: Game, view: View, choice: Choice) -> str:
    for event in choice.prospect.events:
        if event["key"] == "scored":
            return short(game, event["gain"]) or "nothing now"
    return ""
