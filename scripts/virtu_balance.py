"""Plays Virtù with purposeful players and tells how the reconstructed data behaves, as a designer would ask.

For each number of players: wins per power with 95 % intervals, length in years, the winner's prestige, which condition
ended the game, and how often cards, titles, bonuses, alliances and actions are used.

    python scripts/virtu_balance.py --games 1000
"""

import argparse
import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median

from rich.console import Console
from rich.progress import track
from rich.table import Table

import signoria
from signoria.engine.journal import Journal
from signoria.engine.state import CHANCE
from signoria.games.virtu.components.cards import CHARACTERS, POWERS
from signoria.games.virtu.components.components import SHIPPED
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.games.virtu.rules.year import end_conditions
from signoria.games.virtu.state import VirtuState

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests.virtu.purposeful import STYLES, table_of

USES = {
    "bought": "item",
    "bonus": "bonus",
    "allied": "power",
    "acts": "action",
    "placed": "card",
    "moved card": "card",
    "used": "source",
}


class Findings:
    """What the games of one seat count came to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.wins: Counter[str] = Counter()
        self.years: list[int] = []
        self.prestige: list[int] = []
        self.ends: Counter[str] = Counter()
        self.uses: dict[str, Counter[str]] = {key: Counter() for key in USES}

    def add(self, state: VirtuState, journal: Journal) -> None:
        scores = state.scores()
        winners = [score.seat for score in scores if score.place == 1]
        for seat in winners:
            self.wins[POWERS[state.players[seat].power]] += 1
        self.years.append(state.year)
        self.prestige.append(max(score.total for score in scores))
        self.ends.update(end_conditions(state))
        for event in journal.events:
            if event.key in USES:
                self.uses[event.key][str(event.params[USES[event.key]])] += 1


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - spread, middle + spread


def play(seats: int, games: int) -> Findings:
    found = Findings(seats)
    game = signoria.game("virtu")
    for seed in track(range(games), description=f"{seats} players"):
        rng = Random(f"{seats}/{seed}")
        state = game.new(seats)
        assert isinstance(state, VirtuState)
        journal = Journal()
        state.attach(journal)
        players = table_of([rng.choice(STYLES) for _ in range(seats)], seed)
        while state.actor is not None:
            if state.actor == CHANCE or str(state.legal()[0]).startswith("power "):
                state.apply(rng.choice(state.legal()))
            else:
                state.apply(players[state.actor].choose(state))
        found.add(state, journal)
    return found


def show(found: Findings, games: int, console: Console) -> None:
    table = Table("power", "wins", "share", "95 %", title=f"Virtù with {found.seats} players, {games} games")
    for power in POWERS:
        if found.wins[power] or found.seats == 5 or power not in ("milan", "rome"):
            low, high = interval(found.wins[power], games)
            share = found.wins[power] / games
            table.add_row(power, str(found.wins[power]), f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    years = sorted(found.years)
    few, many = years[len(years) // 20], years[-1 - len(years) // 20]
    console.print(
        f"years: median {median(years):.0f}, in nine of ten games {few} to {many}; "
        f"winner's prestige: mean {mean(found.prestige):.1f}, median {median(found.prestige):.0f}"
    )
    console.print("ends: " + ", ".join(f"{end} {count / games:.0%}" for end, count in found.ends.most_common()))
    for key, counter in found.uses.items():
        console.print(f"{key}: " + ", ".join(f"{id} {count / games:.2f}" for id, count in counter.most_common(60)))
    unused = [id for id in ITEM_IDS if not found.uses["bought"][id]]
    idle = [card.id for card in SHIPPED.cards[:CHARACTERS] if not found.uses["used"][card.id]]
    console.print(f"never bought: {', '.join(unused) or 'nothing'}; never paid with: {', '.join(idle) or 'nothing'}\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5])
    chosen = parser.parse_args()
    console = Console(width=160)
    for seats in chosen.seats:
        show(play(seats, chosen.games), chosen.games, console)


if __name__ == "__main__":
    main()
