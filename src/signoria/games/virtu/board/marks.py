"""What cards, tiles and prices of Virtù say, in small drawn marks."""

from django.utils.html import format_html
from django.utils.safestring import SafeString

from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.symbols import spelled
from signoria.games.virtu.components.tables import GREAT_POWERS
from signoria.games.virtu.components.tiles import TILE_IDS
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.web.board.marks import NOTHING, OR, mark, together
from signoria.web.board.signs import sign

EITHER = "crown_or_cross"


def price(packed: int) -> SafeString:
    """What something costs; a crown or a cross is told by both signs."""
    return amounts(spelled(packed))


def amounts(told: dict[str, int]) -> SafeString:
    """Symbols that are asked for together."""
    return together(either(number) if symbol == EITHER else mark(number, symbol) for symbol, number in told.items())


def either(number: int) -> SafeString:
    return format_html('<span class="mark either"><b>{}</b>{}{}{}</span>', number, sign("crown"), OR, sign("cross"))


def shown(symbols: int, arrows: int) -> SafeString:
    """What a card or a tile shows: one kind at a time."""
    found = {symbol: number for symbol, number in spelled(symbols).items() if symbol != EITHER}
    if arrows:
        found["arrow"] = arrows
    return together((mark(number, symbol) for symbol, number in found.items()), OR)


def card_shows(edition: Components, id: str) -> SafeString:
    card = CARD_IDS.index(id)
    return shown(edition.symbols_of[card], edition.arrows_of[card])


def tile_shows(edition: Components, id: str) -> SafeString:
    tile = TILE_IDS.index(id)
    return shown(edition.symbols_at[tile], edition.arrows_at[tile])


def item_shows(edition: Components, id: str) -> SafeString:
    """What is for sale, before anybody owns it."""
    if id in CARD_IDS:
        return card_shows(edition, id)
    tile = next(tile for tile in (*edition.titles, edition.guild, edition.cathedral) if tile.id == id)
    return shown(tile.symbols, tile.arrows)


def item_price(edition: Components, id: str) -> SafeString:
    return price(edition.prices[ITEM_IDS.index(id)])


def alliance_price(edition: Components, id: str) -> SafeString:
    return price(edition.alliance_price[GREAT_POWERS.index(id)])


def alliance_bonus(edition: Components, id: str) -> SafeString:
    """What an ally may use: strength in war, ships, or a cross."""
    power = GREAT_POWERS.index(id)
    symbol = {"france": "war", "ottoman_empire": "ship", "holy_roman_empire": "cross"}[id]
    return mark(f"+{edition.alliance_bonus[power]}", symbol)


def worth(number: int) -> SafeString:
    return mark(number, "prestige") if number else NOTHING
