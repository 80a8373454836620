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
"""The options in the order in which observations and records tell them."""

OPTIONS: Final = {option.name: option for option in OBSERVED}


class CarraraRules(Rules):
    """The variant, and every option by its name."""

    advanced: bool
    confirm_turn: bool
    stall_rounds: int

    def __init__(self, variant: str, chosen: dict[str, OptionValue]) -> None:
        super().__init__(variant, chosen)
        self.advanced = variant == "advanced"
