"""Character cards, family cards and Machiavelli, read from `data/cards.toml` and `data/patronage.toml`."""

from typing import Final

from signoria.data.datafile import DataFile, Entry
from signoria.games.virtu.components.symbols import ACTIONS, NO_ACTION, read_price, read_symbols, read_war_florins

CHARACTERS: Final = 12
FAMILIES: Final = 15
POWERS: Final = ("milan", "florence", "naples", "venice", "rome")
NO_POWER: Final = -1


class Card:
    """A kind of card: characters come in several copies (VIR-COMP-6), family cards one by one (VIR-COMP-7)."""

    def __init__(
        self,
        id: str,
        name: str,
        power: int,
        copies: int,
        cost: int,
        action: int,
        symbols: int,
        arrows: int,
        agents: int,
        prestige: int,
        limit: int,
        war_florins: int,
    ) -> None:
        self.id = id
        self.name = name
        self.power = power  # whose family card it is, or NO_POWER
        self.copies = copies
        self.cost = cost
        self.action = action
        self.symbols = symbols
        self.arrows = arrows
        self.agents = agents
        self.prestige = prestige
        self.limit = limit  # how many a player may own, 0 for any number
        self.war_florins = war_florins  # what each of its war symbols costs, or AS_ALL


def read_action(entry: Entry) -> int:
    word = entry.word("action")
    if word == "none":
        return NO_ACTION
    if word not in ACTIONS:
        raise entry.error(f"action {word!r} is none of {', '.join(ACTIONS)}")
    return ACTIONS.index(word)


def read_character(entry: Entry) -> Card:
    entry.only(
        "id", "copies", "cost", "action", "resources", "war_florin_cost", "agents", "prestige", "limit_per_player"
    )  # fmt: skip
    symbols, arrows = read_symbols(entry)
    return Card(
        entry.word("id"),
        entry.word("name"),
        NO_POWER,
        entry.number("copies", 1, 5),
        read_price(entry),
        read_action(entry),
        symbols,
        arrows,
        entry.number("agents", 0, 1),
        entry.number("prestige", 0, 9),
        entry.number("limit_per_player", 0, 5),
        read_war_florins(entry),
    )


def read_family(entry: Entry) -> Card:
    entry.only("id", "power", "action", "resources", "war_florin_cost", "agents", "prestige")
    power = entry.word("power")
    if power not in POWERS:
        raise entry.error(f"power {power!r} is none of {', '.join(POWERS)}")
    symbols, arrows = read_symbols(entry)
    return Card(
        entry.word("id"),
        entry.word("name"),
        POWERS.index(power),
        1,
        0,
        read_action(entry),
        symbols,
        arrows,
        entry.number("agents", 0, 1),
        entry.number("prestige", 0, 9),
        1,
        read_war_florins(entry),
    )


def read_machiavelli(entry: Entry) -> Card:
    """The bonus that counts as a character card (VIR-BONUS-5)."""
    symbols, arrows = read_symbols(entry)
    prestige = entry.number("prestige", 0, 9)
    action = read_action(entry)
    war = read_war_florins(entry)
    return Card(entry.word("id"), entry.word("name"), NO_POWER, 1, 0, action, symbols, arrows, 0, prestige, 1, war)


def read_cards(file: DataFile, bonuses: list[Entry]) -> list[Card]:
    """Every card in the order of CARD_IDS."""
    cards = [read_character(entry) for entry in file.entries("character", CHARACTERS)]
    cards += [read_family(entry) for entry in file.entries("family", FAMILIES)]
    for power, id in enumerate(POWERS):
        count = len([card for card in cards if card.power == power])
        if count != 3:
            raise file.error(f"{id} has {count} family cards instead of 3")
    cards += [read_machiavelli(entry) for entry in bonuses if entry.word("effect") == "courtier_card"]
    if len(cards) != CHARACTERS + FAMILIES + 1:
        raise file.error("one patronage bonus is a courtier card")
    return cards


FILE: Final = DataFile("signoria.games.virtu", "cards.toml")
BONUS_FILE: Final = DataFile("signoria.games.virtu", "patronage.toml")
READ: Final = read_cards(FILE, BONUS_FILE.entries("bonus", 10))

# The same in all sets: a card is called by its place here.
CARD_IDS: Final = [card.id for card in READ]
"""Characters first, then family cards by power, last Machiavelli."""
CARD_NAMES: Final = [card.name for card in READ]
MACHIAVELLI_CARD: Final = CHARACTERS + FAMILIES
FAMILY_OF: Final = [[index for index, card in enumerate(READ) if card.power == power] for power in range(len(POWERS))]
