"""The named switches of the rules, packed with the variant into a position's `rules`."""

from typing import Final

from signoria.engine.rules import Option, OptionValue

ADVANCED: Final = 1 << 0
"""The variant is a switch like the others."""
CONFIRM_TURN: Final = 1 << 1
STALL_ROUNDS_ABOVE: Final = 8
"""Above these bits stands the number of rounds of CAR-Q-26."""

ALL: Final = [
    Option("confirm_turn", False, (False, True), "Ask for the end of a turn even when nothing else can be done."),
    Option(
        "stall_rounds",
        50,
        (1, 2, 5, 10, 20, 50, 100, 200),
        "After so many full rounds without a new building or column the game ends as it stands (CAR-Q-26).",
    ),
]

OPTIONS: Final = {option.name: option for option in ALL}


def pack(advanced: bool, values: dict[str, OptionValue]) -> int:
    """Variant and chosen values in one number."""
    rules = ADVANCED if advanced else 0
    if values["confirm_turn"]:
        rules |= CONFIRM_TURN
    return rules | int(values["stall_rounds"]) << STALL_ROUNDS_ABOVE


def unpack(rules: int) -> dict[str, OptionValue]:
    """The options that are not at their default."""
    values: dict[str, OptionValue] = {
        "confirm_turn": rules & CONFIRM_TURN != 0,
        "stall_rounds": rules >> STALL_ROUNDS_ABOVE,
    }
    return {name: value for name, value in values.items() if value != OPTIONS[name].default}
