"""What the evaluations of the games share: weights with names, tuned by play and kept as data."""

from math import exp
from random import Random

from signoria.data.datafile import DataFile


class Weights:
    """The numbers that an evaluation is made of, by name and in the order of the names."""

    def __init__(self, names: tuple[str, ...], values: list[float]) -> None:
        self.names = names
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Weights) and self.names == other.names and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.names, tuple(self.values)))

    def __reduce__(self) -> tuple[object, ...]:
        return Weights, (self.names, self.values)


def read_weights(file: DataFile, names: tuple[str, ...], fallback: Weights | None = None) -> Weights:
    """The table [weights] of a game's file: just these names, a number each; what it lacks is as in the fallback."""
    table = file.table("weights")
    table.only(*names)
    values: list[float] = []
    for index, name in enumerate(names):
        if fallback is not None and name not in table.fields:
            values.append(fallback.values[index])
            continue
        value = table.fields.get(name)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise table.error(f"{name} must be a number, not {value!r}")
        values.append(float(value))
    return Weights(names, values)


def scattered(weights: list[float], scatter: float, rng: Random) -> list[float]:
    """Weights moved at random, each by a part of itself; scatter is how far, as a logarithm."""
    return [weight * exp(scatter * rng.gauss(0.0, 1.0)) for weight in weights]
