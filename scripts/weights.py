"""The files of weights: what a command found goes into one, with the command and what came of it at the top."""

import re
from functools import partial
from pathlib import Path

DATA = Path(__file__).parent.parent / "src" / "signoria" / "games"


def write_weights(game: str, file: str, names: tuple[str, ...], weights: list[float], told: list[str]) -> None:
    """Write them into a file of the game's data, with the words that its evaluation has for them."""
    data = DATA / game / "data"
    text = (data / "evaluation.toml").read_text(encoding="utf-8")
    (data / file).write_text(rewritten(text, names, weights, told), encoding="utf-8")
    print(f"{data / file} written")


def rewritten(text: str, names: tuple[str, ...], weights: list[float], told: list[str]) -> str:
    """A file with other numbers; its comments stay, and what is told about these weights stands at the top."""
    body = re.sub(r"\A(?:# Found: .*\n)*", "", text)
    for name, weight in zip(names, rounded(weights), strict=True):
        line = re.compile(rf"(?m)^({re.escape(name)} = )([^\s#]+ *)")
        body, count = line.subn(partial(with_weight, str(weight)), body)
        assert count == 1, name
    return "".join(f"# Found: {line}\n" for line in told) + body


def with_weight(weight: str, line: re.Match[str]) -> str:
    """A comment after it stays in its column, if there is room for the number."""
    before = line[2]
    return line[1] + (f"{weight}  ".ljust(len(before)) if before.endswith(" ") else weight)


def rounded(weights: list[float]) -> list[float]:
    """Weights as they are written."""
    return [float(f"{weight:.4g}") for weight in weights]
