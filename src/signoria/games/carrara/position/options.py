"""The named switches of the rules, and the rules in force at a table."""

from typing import Final

from signoria.engine.rules import Option, OptionValue, Rules, switch

OBSERVED: Final = [
    switch("confirm_turn", "Ask for the end of a turn even when nothing else can be done."),
    Option(
        "stall_rounds",
        50,
        (1, 2, 5, 10, 20, 50, 100, 200),
        "After so many full rounds without a new building or column the game ends as it stands (CAR-Q-26).",
    ),
]
"""The options in the order in which observations tell them."""

UNOBSERVED: Final = [
    switch("end_is_end", "Who triggers the end has no free steps after that (CAR-Q-20)."),
    switch(
        "superfluous_replacements", "Two blocks may also replace one where their own colour is accepted (CAR-Q-10)."
    ),
]
"""Options that are younger than the observations, whose layout is fixed."""

OPTIONS: Final = {option.name: option for option in [*OBSERVED, *UNOBSERVED]}
"""By name, in the order in which records tell them."""


class CarraraRules(Rules):
    """The variant, and every option by its name."""

    advanced: bool
    confirm_turn: bool
    stall_rounds: int
    end_is_end: bool
    superfluous_replacements: bool

    def __init__(self, variant: str, chosen: dict[str, OptionValue]) -> None:
        super().__init__(variant, chosen)
        self.advanced = variant == "advanced"
