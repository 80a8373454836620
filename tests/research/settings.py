"""Every game, variant and number of seats, to be named in a test's parameters."""

import signoria
from signoria.engine.rules import Option, OptionValue

SETTINGS = [
    (name, seats, variant)
    for name in signoria.games()
    for variant in signoria.game(name).variants
    for seats in signoria.game(name).seats
]


def otherwise(option: Option) -> OptionValue:
    """A value that is not the default; of numbers the smallest, which makes for short games."""
    others = [value for value in option.values if value != option.default]
    numbers = [value for value in others if type(value) is int and value > 0]
    return min(numbers, default=others[0])


def all_options(game: str) -> dict[str, OptionValue]:
    """Every option of a game at another value than its default."""
    return {name: otherwise(option) for name, option in signoria.game(game).options.items()}


def shorter(game: str) -> dict[str, OptionValue]:
    """Options that limit a game are kept low, for what asks every seat for everything at every step."""
    return {
        option.name: min(value for value in option.values if type(value) is int and value >= 4)
        for option in signoria.game(game).options.values()
        if type(option.default) is int and len(option.values) > 2
    }
