"""The named switches of the rules, and the rules of a table with a name for each of them."""

from typing import Final

from signoria.engine.rules import Option, Rules, switch

OBSERVED: Final = [
    Option("annex_per_action", 1, (1, 0), "How many cities one annex action may take (VIR-Q-7).", {0: "any number"}),
    Option(
        "war_tokens_expire",
        "after_own_sieges",
        ("after_own_sieges", "end_of_spring"),
        "When a player who resolved a siege gives the unused +1 tokens back (VIR-Q-9).",
        {"after_own_sieges": "after the own sieges", "end_of_spring": "at the end of spring"},
    ),
    switch(
        "one_agent_per_palace",
        "For first games: a palace holds one agent at most, not one in each chamber (VIR-OPT-1).",
    ),
    Option(
        "bought_items_usable",
        "next_spring",
        ("next_spring", "after_buying"),
        "From when on a card or tile bought in winter can be used (VIR-Q-50).",
        {"next_spring": "from the next spring on", "after_buying": "at once"},
    ),
    Option(
        "year_limit",
        60,
        (0, 1, 2, 3, 4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 200),
        "After so many years the game ends with that winter. No rule of the game (VIR-OPT-2).",
        {0: "no limit"},
    ),
]
"""The options in the order in which observations tell them."""

UNOBSERVED: Final = [
    switch("siege_bonuses_in_sieges_only", "Leonardo and the Cannons do not count in field battles (VIR-Q-19)."),
    switch("retreat_together", "Beaten units that stand before one city retreat to one city (VIR-Q-23)."),
    switch(
        "dense_religious_ranks",
        "However many are tied in crosses, the next number of crosses takes the next rank (VIR-Q-41).",
    ),
]
"""Options that are younger than the observations, whose layout is fixed."""

OPTIONS: Final = {option.name: option for option in [*OBSERVED, *UNOBSERVED]}
"""By name, in the order in which records tell them."""
SWITCHES: Final = [option for option in OBSERVED if len(option.values) == 2]
"""Those that are either at their default or not."""
CHOICES: Final = [option for option in OBSERVED if len(option.values) != 2]
"""The others."""


class VirtuRules(Rules):
    """The options of a table."""

    annex_per_action: int
    war_tokens_expire: str
    one_agent_per_palace: bool
    bought_items_usable: str
    year_limit: int
    siege_bonuses_in_sieges_only: bool
    retreat_together: bool
    dense_religious_ranks: bool
