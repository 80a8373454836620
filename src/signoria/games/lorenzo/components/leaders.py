"""The leaders, as `data/leaders.toml` describes them; those beyond the notation are known by their id here."""

from typing import Final

from mypy_extensions import i64

from signoria.data.datafile import DataFile, Entry
from signoria.games.lorenzo.components import notation
from signoria.games.lorenzo.components.effects import Action, Gain
from signoria.games.lorenzo.components.goods import GOODS, TYPES, TYPES_PLURAL


class Needs:
    """What a leader requires: so much of each good or, from CARD_NEEDS on, card type."""

    __slots__ = ("amounts", "what")

    def __init__(self, what: list[int], amounts: list[int]) -> None:
        self.what = what
        self.amounts = amounts


class Leader:
    """A leader: its requirement (any one of several lists), and an ability once per round or for ever."""

    __slots__ = ("ability", "action", "amount", "gain", "id", "name", "needs", "once")

    def __init__(
        self,
        id: str,
        name: str,
        needs: list[Needs],
        ability: str,
        once: bool,
        gain: Gain | None,
        action: Action | None,
        amount: int,
    ) -> None:
        self.id = id
        self.name = name
        self.needs = needs  # any one of them
        self.ability = ability
        self.once = once
        self.gain = gain
        self.action = action
        self.amount = amount


# Leaders beyond the notation are known to the rules by the names at the end of this file. Where each of them acts:
#   values    Ludovico il Moro, Lucrezia Borgia, Sigismondo Malatesta, and the members that Federico has lifted
#   placing   Ludovico Ariosto
#   towers    Filippo Brunelleschi, Cesare Borgia, Pico della Mirandola, Santa Rita
#   vatican   Sisto IV
#   retinue   Federico da Montefeltro, Lorenzo de' Medici
BEYOND_NOTATION: Final = (
    "federico_da_montefeltro",
    "filippo_brunelleschi",
    "cesare_borgia",
    "lorenzo_de_medici",
    "lucrezia_borgia",
    "ludovico_ariosto",
    "ludovico_il_moro",
    "pico_della_mirandola",
    "santa_rita",
    "sigismondo_malatesta",
    "sisto_iv",
)

LEADERS: Final = 20
"""So many are in the box (LOR-COMP-2)."""

CARD_NEEDS: Final = 7
"""Where the card types begin among what can be needed, after the goods."""


def read_needs(entry: Entry, text: str) -> list[Needs]:
    alternatives = []
    for part in text.split(" or "):
        needs = Needs([], [])
        for item in part.split(","):
            amount, word = notation.number_and_word(entry, item)
            if word in TYPES or word in TYPES_PLURAL:
                needs.what.append(CARD_NEEDS + (TYPES if word in TYPES else TYPES_PLURAL).index(word))
            else:
                needs.what.append(notation.good(entry, word))
            needs.amounts.append(amount)
        alternatives.append(needs)
    return alternatives


def read_leader(entry: Entry) -> Leader:
    entry.only("number", "id", "requirement", "once", "permanent", "amount")
    id = entry.word("id")
    once = "once" in entry.fields
    if once == ("permanent" in entry.fields):
        raise entry.error("a leader has either 'once' or 'permanent'")
    ability = entry.word("once" if once else "permanent")
    gain: Gain | None = None
    action: Action | None = None
    if id not in BEYOND_NOTATION:
        action = notation.action(entry, ability)
        gain = notation.gain(entry, ability) if action is None else None
    return Leader(
        id,
        entry.word("name"),
        read_needs(entry, entry.word("requirement")),
        ability,
        once,
        gain,
        action,
        entry.number("amount", 0, 9, 0),
    )


def read_leaders(file: DataFile) -> list[Leader]:
    """All leaders, by number (LOR-COMP-2)."""
    leaders = []
    for number, entry in enumerate(file.entries("leader", LEADERS), start=1):
        if entry.number("number", 1, LEADERS) != number:
            raise entry.error(f"number {entry.fields['number']} stands where number {number} is expected")
        leaders.append(read_leader(entry))
    return leaders


PACKET: Final = 4
"""Leaders dealt to each player, and kept by each in the end (LOR-DRAFT-1)."""

FILE: Final = DataFile("signoria.games.lorenzo", "leaders.toml")
LEADER_IDS: Final = [entry.word("id") for entry in FILE.entries("leader", LEADERS)]


def number_of(id: str) -> int:
    """A leader's place in the file."""
    if id not in LEADER_IDS:
        raise FILE.error(f"the leader {id!r} is missing")
    return LEADER_IDS.index(id)


FEDERICO: Final[int] = number_of("federico_da_montefeltro")
LORENZO: Final[int] = number_of("lorenzo_de_medici")

# Abilities that last, one bit each in a set of leaders.
ARIOSTO: Final[i64] = 1 << number_of("ludovico_ariosto")
BRUNELLESCHI: Final[i64] = 1 << number_of("filippo_brunelleschi")
CESARE: Final[i64] = 1 << number_of("cesare_borgia")
LUCREZIA: Final[i64] = 1 << number_of("lucrezia_borgia")
MALATESTA: Final[i64] = 1 << number_of("sigismondo_malatesta")
MORO: Final[i64] = 1 << number_of("ludovico_il_moro")
PICO: Final[i64] = 1 << number_of("pico_della_mirandola")
RITA: Final[i64] = 1 << number_of("santa_rita")
SISTO: Final[i64] = 1 << number_of("sisto_iv")


class Abilities:
    """The numbers of the leaders beyond the notation."""

    def __init__(self, leaders: list[Leader]) -> None:
        self.federico_value: i64 = leaders[FEDERICO].amount
        self.lucrezia_bonus: i64 = leaders[number_of("lucrezia_borgia")].amount
        self.malatesta_bonus: i64 = leaders[number_of("sigismondo_malatesta")].amount
        self.moro_value: i64 = leaders[number_of("ludovico_il_moro")].amount
        self.pico_coins = leaders[number_of("pico_della_mirandola")].amount
        self.sisto_victory = leaders[number_of("sisto_iv")].amount


NEED_WORDS: Final = (*GOODS[:CARD_NEEDS], *TYPES)


def requirement(leader: Leader) -> list[dict[str, int]]:
    """What a leader requires, as tables of which any one will do."""
    return [
        {NEED_WORDS[what]: amount for what, amount in zip(needs.what, needs.amounts, strict=True)}
        for needs in leader.needs
    ]
