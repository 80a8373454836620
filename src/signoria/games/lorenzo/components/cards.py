"""The development cards, as `data/cards.toml` describes them."""

from typing import Final

from mypy_extensions import i64

from signoria.data.datafile import DataFile, Entry
from signoria.games.lorenzo.components import notation
from signoria.games.lorenzo.components.effects import Action, Boost, Cost, Discount, Gain, Per, Trade
from signoria.games.lorenzo.components.goods import BUILDING, CHARACTER, TERRITORY, TYPES, VENTURE


class Card:
    """A development card: what it costs, gives at once, does for ever and is worth at the end (LOR-CARD-1, LOR-CARD-2,
    LOR-CARD-3, LOR-CARD-4)."""

    __slots__ = (
        "action",
        "activation",
        "boosts",
        "costs",
        "discounts",
        "first",
        "gain",
        "id",
        "name",
        "no_floor_bonus",
        "number",
        "per",
        "period",
        "rank",
        "second",
        "servants",
        "trades",
        "type",
        "victory",
        "bit",
        "yields",
        "yields_per",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        id: str,
        name: str,
        type: int,
        period: int,
        costs: list[Cost],
        gain: Gain,
        per: Per | None,
        action: Action | None,
        activation: int,
        yields: Gain,
        yields_per: Per | None,
        trades: list[Trade],
        boosts: list[Boost],
        discounts: list[Discount],
        no_floor_bonus: bool,
        victory: int,
    ) -> None:
        self.number = number
        self.id = id
        self.name = name
        self.type: i64 = type
        self.period = period
        self.costs = costs
        self.first = costs[0] if costs else None  # the cost boxes
        self.second = costs[1] if len(costs) > 1 else None
        self.servants: i64 = costs[0].servants if costs else 0
        self.gain = gain
        self.per = per
        self.action = action
        self.activation = activation
        self.yields = yields
        self.yields_per = yields_per
        self.trades = trades
        self.boosts = boosts
        self.discounts = discounts
        self.no_floor_bonus = no_floor_bonus
        self.victory = victory
        self.bit = 0  # in the set of cards of its period that are still face down
        self.rank = 0  # its number among those of its type


KEYS: Final = {
    TERRITORY: ("immediate", "activation", "harvest"),
    BUILDING: ("cost", "immediate", "activation", "production"),
    CHARACTER: ("cost", "immediate", "permanent"),
    VENTURE: ("cost", "immediate", "victory"),
}

CARDS: Final = 96
"""So many are in the box (LOR-COMP-2)."""
PERIODS: Final = 3
NEEDED: Final = 8
"""Cards of each type that come in a period: four in each of its two rounds (LOR-SETUP-1)."""
PACK: Final = 8
"""The most cards of a type and period; where there are more than are needed, some stay in the box."""
TYPE_SIZE: Final[int] = PERIODS * PACK
"""The most cards of a type."""

YIELDS: Final = {TERRITORY: "harvest", BUILDING: "production"}
"""Where the yield of an activated card stands."""


def read_card(entry: Entry) -> Card:
    type = notation.card_type(entry, entry.word("type"))
    entry.only("number", "id", "type", "period", *KEYS[type])
    gain = Gain([], [], 0)
    per: Per | None = None
    action: Action | None = None
    for part in words(entry.word("immediate", "")):
        found = notation.action(entry, part)
        if found is not None:
            once(entry, action is None, part)
            action = found
        elif " per " in part:
            once(entry, per is None, part)
            per = notation.per(entry, part)
        else:
            once(entry, not gain.goods and not gain.privileges, part)
            gain = notation.gain(entry, part)
    yields, yields_per, trades = read_yield(entry, entry.word(YIELDS[type]) if type in YIELDS else "")
    boosts: list[Boost] = []
    discounts: list[Discount] = []
    no_floor_bonus = False
    for part in words(entry.word("permanent", "")):
        boost = notation.boost(entry, part)
        discount = notation.discount(entry, part)
        if boost is not None:
            boosts.append(boost)
        elif discount is not None:
            discounts.append(discount)
        elif part == "no floor bonus":
            no_floor_bonus = True
        else:
            raise entry.error(f"permanent {part!r} is none of the words this file explains at its top")
    return Card(
        entry.number("number", 1, CARDS),
        entry.word("id"),
        entry.word("name"),
        type,
        entry.number("period", 1, PERIODS),
        [] if type == TERRITORY else read_costs(entry),
        gain,
        per,
        action,
        entry.number("activation", 1, 6) if type in (TERRITORY, BUILDING) else 0,
        yields,
        yields_per,
        trades,
        boosts,
        discounts,
        no_floor_bonus,
        entry.number("victory", 0, 99) if type == VENTURE else 0,
    )


def once(entry: Entry, first: bool, part: str) -> None:
    """A card has its goods in one place, at most one gain per card and one bonus action (LOR-BONUS-12)."""
    if not first:
        raise entry.error(f"immediate {part!r} is the second effect of its kind")


def read_costs(entry: Entry) -> list[Cost]:
    """Every card but a territory has a cost (LOR-CARD-1)."""
    costs = notation.costs(entry, entry.word("cost"))
    if not costs:
        raise entry.error("cost is empty")
    return costs


def read_yield(entry: Entry, text: str) -> tuple[Gain, Per | None, list[Trade]]:
    """What a territory or building gives when it is activated (LOR-BUILD-2)."""
    if "->" in text:
        return Gain([], [], 0), None, notation.trades(entry, text)
    if " per " in text:
        return Gain([], [], 0), notation.per(entry, text), []
    return notation.gain(entry, text), None, []


def words(text: str) -> list[str]:
    return [part.strip() for part in text.split(";")] if text else []


def read_cards(file: DataFile) -> list[Card]:
    """All cards, by number (LOR-COMP-2)."""
    cards = []
    for number, entry in enumerate(file.entries("card", CARDS), start=1):
        card = read_card(entry)
        if card.number != number:
            raise entry.error(f"number {card.number} stands where number {number} is expected")
        cards.append(card)
    for period in range(1, PERIODS + 1):
        for type in range(len(TYPES)):
            count = len([card for card in cards if card.period == period and card.type == type])
            if not NEEDED <= count <= PACK:
                wanted = f"{NEEDED} to {PACK}" if NEEDED < PACK else f"{PACK}"
                raise file.error(f"period {period} has {count} cards of type {TYPES[type]} instead of {wanted}")
    return cards


def sort_packs(cards: list[Card]) -> list[list[int]]:
    """The 12 packs, by period and type (LOR-SETUP-1); a card is called by its place in the file."""
    packs: list[list[int]] = [[] for _ in range(PERIODS * len(TYPES))]
    for index, card in enumerate(cards):
        pack = packs[(card.period - 1) * len(TYPES) + card.type]
        card.rank = (card.period - 1) * PACK + len(pack)
        card.bit = 1 << PACK * card.type + len(pack)
        pack.append(index)
    return packs


def all_face_down(packs: list[list[int]], period: int) -> int:
    """The cards of a period, one bit each, before any of them is turned up."""
    return sum([((1 << len(packs[period * len(TYPES) + type])) - 1) << PACK * type for type in range(len(TYPES))])


FILE: Final = DataFile("signoria.games.lorenzo", "cards.toml")
