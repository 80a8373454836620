"""A season: the contests that a command asks for, played in processes and kept in a folder to go on with."""

import json
import signal
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

from signoria.arena.contest import Contest, Result, played
from signoria.arena.lineup import seatings
from signoria.bots.levels import THOUGHT
from signoria.engine.errors import BadSetup
from signoria.engine.rules import OptionValue
from signoria.games import kit
from signoria.games.base import Game

PLAN = "season.json"
RESULTS = "results.jsonl"
MICROSECONDS = 1_000_000


class Season:
    """Every deal, counted up from the first, with every seating of the line-up."""

    def __init__(
        self,
        game: Game,
        variant: str,
        options: dict[str, OptionValue],
        lineup: tuple[str, ...],
        first_deal: int,
        deals: int,
    ) -> None:
        self.game = game
        self.variant = variant
        self.options = options
        self.lineup = lineup
        self.first_deal = first_deal
        self.deals = deals
        self.seatings = seatings(lineup)

    @property
    def bots(self) -> list[str]:
        """Every bot once, in the order of the line-up."""
        return list(dict.fromkeys(self.lineup))

    @property
    def plan(self) -> dict[str, object]:
        """What must be the same for results to be comparable; how many deals are played may differ."""
        profile = kit(self.game.name).profile
        return {
            "game": self.game.name,
            "rules": self.game.rules_version,
            "data": self.game.data_version,
            "weights": {"steps": profile.step_weights.values, "leaves": profile.leaf_weights.values},
            "search": {"thought": THOUGHT, **profile.settings()},
            "variant": self.variant,
            "options": self.options,
            "bots": list(self.lineup),
            "seed": self.first_deal,
        }

    def contests(self) -> list[Contest]:
        return [
            Contest(self.game, self.variant, self.options, self.first_deal + deal, seating)
            for deal in range(self.deals)
            for seating in self.seatings
        ]

    def play(self, done: list[Result], workers: int) -> Iterator[Result]:
        """The results that are still missing, as they come."""
        known = {result.key for result in done}
        left = [contest for contest in self.contests() if contest.key not in known]
        if workers == 1 or len(left) < 2:
            yield from map(played, left)
            return
        with Pool(min(workers, len(left)), deaf) as pool:
            yield from pool.imap_unordered(played, left)


def deaf() -> None:
    """Ctrl-C is for the process that started the others, which then ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Folder:
    """Where a season is kept: what was asked for, and a line of JSON for every game."""

    def __init__(self, path: Path, season: Season) -> None:
        self.path = path
        self.season = season

    def open(self) -> list[Result]:
        """The results that are there already; a folder of another season is refused."""
        plan = self.path / PLAN
        self.path.mkdir(parents=True, exist_ok=True)
        if not plan.exists():
            if (self.path / RESULTS).exists():
                raise BadSetup(f"{self.path} has results but no {PLAN} that says of what")
            plan.write_text(json.dumps(self.season.plan, indent=1) + "\n", encoding="utf-8")
            return []
        try:
            found = json.loads(plan.read_text(encoding="utf-8"))
        except ValueError:
            raise BadSetup(f"{plan} is no plan of a season") from None
        ours = json.loads(json.dumps(self.season.plan))
        for field, value in ours.items():
            if not isinstance(found, dict) or found.get(field) != value:
                there = found.get(field) if isinstance(found, dict) else found
                told = f"{there!r} there, {value!r} here" if field != "weights" else "they have changed since"
                raise BadSetup(f"{self.path} holds another season ({field}: {told}); choose another folder")
        return self.read()

    def read(self) -> list[Result]:
        """The results of this season; a last line that was cut off by an interruption is dropped."""
        file = self.path / RESULTS
        if not file.exists():
            return []
        whole = file.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            file.write_bytes(kept)
        wanted = {contest.key for contest in self.season.contests()}
        results: dict[object, Result] = {}
        for number, line in enumerate(kept.decode().splitlines(), 1):
            try:
                result = from_data(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise BadSetup(f"{file}: line {number} is no result") from None
            if result.key in wanted:
                results[result.key] = result
        return list(results.values())

    def add(self, result: Result) -> None:
        with (self.path / RESULTS).open("a", encoding="utf-8") as file:
            file.write(json.dumps(as_data(result)) + "\n")


def as_data(result: Result) -> dict[str, object]:
    return {
        "deal": result.deal,
        "seating": list(result.seating),
        "totals": result.totals,
        "places": result.places,
        "parts": result.parts,
        "microseconds": [[round(MICROSECONDS * one) for one in seat] for seat in result.seconds],
    }


def from_data(data: dict[str, list[object]]) -> Result:
    return Result(
        data["deal"],  # type: ignore[arg-type]
        tuple(data["seating"]),  # type: ignore[arg-type]
        data["totals"],  # type: ignore[arg-type]
        data["parts"],  # type: ignore[arg-type]
        data["places"],  # type: ignore[arg-type]
        [[one / MICROSECONDS for one in seat] for seat in data["microseconds"]],  # type: ignore[attr-defined]
    )
