"""What cards, leaders and tiles say, in small drawn marks."""

from django.utils.html import format_html
from django.utils.safestring import SafeString

from signoria.games.lorenzo.components.effects import Action, Boost, Cost, Discount, Gain, Per, Trade
from signoria.games.lorenzo.components.goods import GOODS, KINDS, TYPES
from signoria.games.lorenzo.components.notation import ANY_TYPE
from signoria.web.board.marks import FOR, MINUS, OR, changes, mark, signed, table
from signoria.web.board.signs import sign


def gain(gained: Gain, per: Per | None = None) -> SafeString:
    found = table(gained.table())
    if per is None:
        return found
    every = mark(per.every, "military") if per.type < 0 else sign(TYPES[per.type])
    return found + format_html('<span class="per">{}{}{}</span>', mark(per.amount, GOODS[per.good]), OR, every)


def cost(paid: Cost) -> SafeString:
    if paid.military:
        return format_html("{}<small>≥{}</small>", mark(paid.military, "military"), paid.military_needed)
    return table({"coins": paid.coins, "wood": paid.wood, "stone": paid.stone, "servants": paid.servants})


def trade(offered: Trade) -> SafeString:
    return format_html('<span class="trade">{}{}{}</span>', gain(offered.pay), FOR, gain(offered.gain))


def action(granted: Action) -> SafeString:
    """A bonus action: its value in a die, what it is, and what gets cheaper."""
    kind = "card" if granted.types == ANY_TYPE else TYPES[granted.types.bit_length() - 1]
    if granted.kind >= 0:
        kind = KINDS[granted.kind]
    lower = {"coins": granted.coins, "wood": granted.wood, "stone": granted.stone}
    off = changes({good: -amount for good, amount in lower.items() if amount})
    return format_html('<span class="granted"><b class="pip">{}</b>{}{}</span>', granted.value, sign(kind), off)


def boost(raised: Boost) -> SafeString:
    return mark(signed(raised.amount), KINDS[raised.kind])


def discount(lower: Discount) -> SafeString:
    off = mark(f"{MINUS}{lower.amount}", GOODS[lower.good])
    if lower.other >= 0:
        off += OR + sign(GOODS[lower.other])
    return format_html('<span class="per">{}{}</span>', sign(TYPES[lower.type]), off)
