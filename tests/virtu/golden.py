"""Writes the golden records: one game for each seat count and end, played by purposeful players.

Run `python -m tests.virtu.golden` after a change of the rules version or the data, and read the differences.
"""

from pathlib import Path

from signoria import Match
from signoria.virtu.rounds import end_conditions
from signoria.virtu.state import VirtuState
from tests.virtu.purposeful import CONQUEROR, GATHERER, MIXED, PATRON, Style, table_of

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[int, Style, int, str]] = {
    "three-eight-cities": (3, CONQUEROR, 2, "eight cities"),
    "four-patronage": (4, PATRON, 2, "patronage"),
    "four-eight-cities": (4, MIXED, 2, "eight cities"),
    "five-patronage": (5, PATRON, 0, "patronage"),
    "five-all-cities": (5, GATHERER, 11, "all cities"),
}
"""By name: seats, style, seed, and the condition that ends the game."""


def played(seats: int, style: Style, seed: int) -> Match:
    match = Match("virtu", seats, seed=seed)
    players = table_of([style] * seats, seed)
    while not match.over:
        state = match.state
        assert isinstance(state, VirtuState)
        assert match.seat is not None
        match.play(players[match.seat].choose(state))
    return match


def main() -> None:
    for name, (seats, style, seed, end) in GAMES.items():
        for number in range(seed, seed + 40):
            match = played(seats, style, number)
            state = match.state
            assert isinstance(state, VirtuState)
            if end_conditions(state) == [end]:
                (FOLDER / f"{name}.txt").write_text(match.record(), encoding="utf-8")
                print(name, number, state.year, match.number, [score.total for score in match.scores()])
                break


if __name__ == "__main__":
    main()
