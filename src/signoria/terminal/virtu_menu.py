"""The choices of Virtù: cards and their places as a grid, the deeds of a turn in groups, each with what it takes."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from signoria.decision import Decision
from signoria.game import Game
from signoria.terminal.drawing import Choice, Flow, View, indent, sheet
from signoria.virtu.cards import ARROWS_OF, CARDS, SYMBOLS_OF
from signoria.virtu.catalogue import CARD_PLACES, ITEM_IDS
from signoria.virtu.cities import CITY_IDS
from signoria.virtu.market import PRICES
from signoria.virtu.symbols import ACTIONS, FULL, NO_ACTION, spelled
from signoria.virtu.tables import ALLIANCE_PRICE, GREAT_POWERS, WAGES
from signoria.virtu.tiles import ARROWS_AT, CATHEDRAL_TILE, GUILD_TILE, SYMBOLS_AT, TILE_IDS, TITLE
from signoria.wording import Company

GROUPS = {
    "refresh": "Turn up a tile",
    "reactivate": "Reactivate",
    "annex": "Annex",
    "march": "March",
    "sail": "Sail",
    "remove": "Remove an agent",
    "send": "Send an agent",
    "at": "Send the agent",
    "buy": "Buy",
    "recruit": "Recruit",
    "retreat": "Retreat",
    "use": "Use a source",
    "cash": "Cash a source",
    "war": "War bonus",
}
"""By the first word of a decision: the heading of its group; all others stand together at the end."""
OTHERS = "Or"
FEW = 6
"""So many choices need no groups."""
LONGEST_COLUMN = 18

CARD_IDS = [card.id for card in CARDS]
ITEM_SYMBOLS = {
    **{card.id: (card.symbols, card.arrows) for card in CARDS},
    **{tile.id: (tile.symbols, tile.arrows) for tile in (*TITLE, GUILD_TILE, CATHEDRAL_TILE)},
}


def symbols(game: Game, packed: int, arrows: int) -> str:
    """What a card or tile shows; it gives one kind at a time."""
    parts = {symbol: number for symbol, number in spelled(packed).items() if symbol != "crown_or_cross"}
    if arrows:
        parts["arrow"] = arrows
    return " or ".join(game.wording.count(number, symbol) for symbol, number in parts.items())


def card_shows(game: Game, id: str) -> str:
    card = CARD_IDS.index(id)
    return symbols(game, SYMBOLS_OF[card], ARROWS_OF[card])


def tile_shows(game: Game, id: str) -> str:
    tile = TILE_IDS.index(id)
    return symbols(game, SYMBOLS_AT[tile], ARROWS_AT[tile])


def price(game: Game, packed: int) -> str:
    return game.wording.word(spelled(packed)) if packed else "nothing"


def item_facts(game: Game, id: str) -> tuple[str, str, str]:
    """The price of what is for sale, the symbols it shows, and its action."""
    card = CARD_IDS.index(id) if id in CARD_IDS else -1
    action = CARDS[card].action if card >= 0 else NO_ACTION
    told = ACTIONS[action] if action != NO_ACTION else ""
    return price(game, PRICES[ITEM_IDS.index(id)]), symbols(game, *ITEM_SYMBOLS[id]), told


def own_view(view: View) -> View:
    seat = view["asked"]["seat"] if view["viewer"] is None else view["viewer"]
    found: View = view["players"][seat]
    return found


def card_at(own: View, place: str) -> str | None:
    """The card at a place of a palace, by id; `action-card` and `upgrade` are those under the token."""
    found: str | None
    if place in own["antechambers"]:
        standing = own["antechambers"][place]
        return None if standing is None else str(standing["card"])
    kind, _, number = place.partition("-")
    if place in ("action-card", "upgrade"):
        kind, number = ("chamber" if place == "action-card" else "upgrade"), str(own["token"])
    if kind not in ("chamber", "upgrade") or not number.isdecimal():
        return None
    found = own["chambers"][int(number) - 1]["action_card" if kind == "chamber" else "upgrade"]
    return found


def detailed(game: Game, view: View, decision: Decision) -> str:
    """Cards by their name, sources with the number that they give."""
    told = game.wording.describe(decision)
    if view["asked"] is None:
        return told
    word = game.wording.word
    own = own_view(view)
    parts = decision.text.split()
    card = card_at(own, parts[1]) if len(parts) > 1 else None
    source = (
        f"{word(card)} on {word(parts[1])}" if card and parts[1] in own["antechambers"] else word(card or parts[-1])
    )
    if parts[0] == "move" and card:
        return f"move {word(card)} from {word(parts[1])} to {word(parts[2])}"
    if parts[0] == "discard" and card:
        return f"discard {source}"
    if parts[0] in ("use", "cash", "war", "step") and card:
        told = told.replace(word(parts[1]), source, 1)
    if parts[0] == "use":
        number = supplied(parts[1], card, parts[2])
        return told.replace(f"its {word(parts[2])}", game.wording.count(number, parts[2])) if number else told
    return told


def supplied(source: str, card: str | None, symbol: str) -> int:
    """How many of a symbol a card or tile shows."""
    if card is not None:
        return spelled(SYMBOLS_OF[CARD_IDS.index(card)]).get(symbol, 0)
    return spelled(SYMBOLS_AT[TILE_IDS.index(source)]).get(symbol, 0) if source in TILE_IDS else 0


def menu(game: Game, view: View, choices: list[Choice], company: Company) -> RenderableType:
    notes = {choice.number: note(game, view, choice, company) for choice in choices}
    moves = [choice for choice in choices if verb(choice) in ("move", "place", "discard")]
    rest = [choice for choice in choices if choice not in moves]
    parts: list[RenderableType] = []
    if len(moves) > FEW and any(verb(choice) != "discard" for choice in moves):
        parts.append(indent(card_grid(game, view, moves)))
    else:
        rest = choices
    if rest:
        parts.append(indent(Flow(list(columns(rest, notes)))))
    return Group(*parts)


def verb(choice: Choice) -> str:
    return choice.decision.text.split()[0]


def columns(choices: list[Choice], notes: dict[int, str]) -> Iterable[Table]:
    """The choices in groups with a heading each; a long group goes on beside itself."""
    groups: dict[str, list[Choice]] = {}
    for choice in choices:
        groups.setdefault(GROUPS.get(verb(choice), OTHERS), []).append(choice)
    if OTHERS in groups:
        groups[OTHERS] = groups.pop(OTHERS)
    if len(choices) <= FEW or len(groups) == 1:
        groups = {"": choices}
    for heading, found in groups.items():
        rows = -(-len(found) // -(-len(found) // LONGEST_COLUMN))
        for start in range(0, len(found), rows):
            yield column(heading if start == 0 or not heading else " ", found[start : start + rows], notes)


def column(heading: str, choices: list[Choice], notes: dict[int, str]) -> Table:
    noted = any(notes[choice.number] for choice in choices)
    table = sheet("", heading, *([""] if noted else []))
    table.show_header = heading != ""
    table.columns[0].style = "bold"
    for choice in choices:
        words = choice.words[:1].upper() + choice.words[1:]
        table.add_row(f"{choice.number:>2}", words, *([Text(notes[choice.number], "dim")] if noted else []))
    return table


def card_grid(game: Game, view: View, moves: list[Choice]) -> Table:
    """A row for each card, a column for each place where one can go."""
    own = own_view(view)
    rows: dict[str, dict[str, Choice]] = {}
    for choice in moves:
        parts = choice.decision.text.split()
        rows.setdefault(parts[1], {})["discard" if parts[0] == "discard" else parts[2]] = choice
    ends = [end for end in (*CARD_PLACES, "discard") if any(end in found for found in rows.values())]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    for _ in ends:
        table.add_column(no_wrap=True)
    table.add_column(style="dim", overflow="fold")
    heads = [end.replace("chamber", "ch.").replace("-", "\n").replace("discard", "dis-\ncard") for end in ends]
    table.add_row(Text("Move a card to", "underline"), *heads)
    for start, found in rows.items():
        card = card_at(own, start)
        name = Text(game.wording.word(card or start))
        if card:
            name.append(f" {game.wording.word(start)}", "dim")
        cells = [Text(f"{found[end].number:>2}", "bold") if end in found else Text(" ·", "dim") for end in ends]
        table.add_row(name, *cells, card_facts(game, card or start))
    return table


def card_facts(game: Game, id: str) -> str:
    """The action of a card and the symbols that it shows."""
    action = CARDS[CARD_IDS.index(id)].action
    return (f"{ACTIONS[action]}; " if action != NO_ACTION else "") + card_shows(game, id)


def note(game: Game, view: View, choice: Choice, company: Company) -> str:
    """What the decision costs and brings, as far as it does not speak for itself."""
    parts = choice.decision.text.split()
    told: list[str] = []
    if parts[0] == "buy":
        costs, shows, action = item_facts(game, parts[1])
        told = [costs, f"shows {shows}", action]
    elif parts[0] == "annex":
        city = view["cities"][parts[1]]
        told = [f"value {city['value']}", tile_shows(game, parts[1])]
    elif parts[0] == "refresh":
        told = [tile_shows(game, parts[1])]
    elif parts[0] == "place":
        told = [card_facts(game, parts[1])]
    elif parts[0] == "ally":
        told = [price(game, ALLIANCE_PRICE[GREAT_POWERS.index(parts[1])])]
    elif parts[0] == "keep":
        told = [price(game, WAGES[int(parts[1])] & FULL)]
    elif parts[0] == "at" and parts[1] in CITY_IDS:
        city = view["cities"][parts[1]]
        told = [f"value {city['value']}", "" if city["control"] is None else company.name(city["control"])]
    elif parts[0] == "war":
        told = [f"strength +{event['strength']}" for event in choice.prospect.events if event["key"] == "war bonus"]
    if parts[0] != "keep" and view["viewer"] is not None:
        gained = own_view(choice.prospect.after)["florins"] - own_view(view)["florins"]
        if gained:
            told.append(("+" if gained > 0 else "−") + game.wording.count(abs(gained), "florin"))
    return "; ".join(part for part in told if part)
