"""The named switches of the rules, packed into a position's `rules`."""

from typing import Final

from signoria.engine.rules import Option, OptionValue

ANNEX_ANY: Final = 1 << 0
TOKENS_STAY: Final = 1 << 1
ONE_AGENT: Final = 1 << 2
AFTER_BUYING: Final = 1 << 3
YEARS: Final = 4
"""The year limit stands in the bits from here on; 0 for none."""

BITS: Final = {
    "annex_per_action": ANNEX_ANY,
    "war_tokens_expire": TOKENS_STAY,
    "one_agent_per_palace": ONE_AGENT,
    "bought_items_usable": AFTER_BUYING,
}

ALL: Final = [
    Option("annex_per_action", 1, (1, 0), "How many cities one annex action may take; 0 for any number (VIR-Q-7)."),
    Option(
        "war_tokens_expire",
        "after_own_sieges",
        ("after_own_sieges", "end_of_spring"),
        "When a player who resolved a siege gives the unused +1 tokens back (VIR-Q-9).",
    ),
    Option(
        "one_agent_per_palace",
        False,
        (False, True),
        "For first games: a palace holds one agent at most, not one in each chamber (VIR-OPT-1).",
    ),
    Option(
        "bought_items_usable",
        "next_spring",
        ("next_spring", "after_buying"),
        "From when on a card or tile bought in winter can be used (VIR-Q-50).",
    ),
    Option(
        "year_limit",
        60,
        (0, 1, 2, 3, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 200),
        "After so many years the game ends with that winter; 0 for no limit. No rule of the game (VIR-OPT-2).",
    ),
]

OPTIONS: Final = {option.name: option for option in ALL}


def pack(values: dict[str, OptionValue]) -> int:
    """The chosen values as one number."""
    rules = int(values["year_limit"]) << YEARS
    for name, bit in BITS.items():
        if values[name] != OPTIONS[name].default:
            rules |= bit
    return rules
