"""Writes docs/observations.md: what each place of an observation means, and which decisions each game has.

Everything is asked of the games themselves; a test compares the page with what is written here.
"""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import signoria
from signoria import Decision, Fact, Game

PAGE = Path(__file__).parent.parent / "docs" / "observations.md"
SEATS = 4
"""The number of seats that offsets are shown for."""

OPENING = """\
# Observations and decisions as numbers

For learners. This page is written by `python -m scripts.observation_tables`; a test compares the two.

```python
import signoria

game = signoria.game("lorenzo")
state = game.new(4)
layout = game.layout(4)
row = state.observe(0)  # one byte for each place of the layout
assert len(row) == layout.size
scaled = [value / top for value, top in zip(row, layout.tops())]  # 0..1
```

- `state.observe(seat)` tells all that `state.view(seat)` shows, and nothing that the seat may not know. Only options
  that came after 0.1.0 are left out, so that every fact stays in its place.
- A layout depends on the number of seats only. What belongs to a variant that is not played is 0.
- Seats are counted from the own one: 0 is the own seat, 1 the next higher, and so on around the table. `player-0` is
  the own block; `player-1`, `player-2` … are blocks of the same form.
- A fact with top 1 holds flags: one of several, a set, or one of several for each of several things, thing by thing.
- Cards, tiles, leaders and cities stand in the order of `game.components`, where nothing else is said.
- A number beyond 255 is told as 255. Where that can happen a fact has several places, filled one after the other.
- `table.over`, and nobody asked while it is off, means that chance is due.
- `game.decisions` numbers every decision there can be; `decision.index` is its place.
"""


def growth(sizes: list[tuple[int, int]]) -> str:
    """How a size depends on the number of seats."""
    last_seats, last = sizes[-1]
    if all(size == last for _, size in sizes):
        return str(last)
    for power, word in ((1, "seats"), (2, "seats²")):
        factor = last // last_seats**power
        if all(size == factor * seats**power for seats, size in sizes):
            return word if factor == 1 else f"{factor} × {word}"
    return ", ".join(f"{size} with {seats}" for seats, size in sizes)


def block_of(fact: Fact) -> str:
    return fact.name.partition(".")[0]


def facts(game: Game) -> Iterator[str]:
    layouts = {seats: game.layout(seats) for seats in game.seats}
    layout = layouts[SEATS]
    sizes = ", ".join(f"{layouts[seats].size:,} with {seats}" for seats in game.seats)
    yield f"Places by the number of seats: {sizes}. Offsets are those with {SEATS} seats.\n"
    for block, members in groupby(layout.facts, block_of):
        listed = list(members)
        first, size = layout.offset(listed[0].name), sum(fact.size for fact in listed)
        if block.startswith("player-") and block != "player-0":
            own = layout.offset(f"player-0.{suffix(listed[0])}")
            yield f"`{block}`: the same facts {first - own:,} places later.\n"
            continue
        yield f"**{block}**, {size:,} places from {first:,} on\n"
        yield "| offset | fact | size | top | meaning |"
        yield "|--:|---|--:|--:|---|"
        for fact in listed:
            grown = growth([(seats, size_in(game, seats, fact.name)) for seats in game.seats])
            yield f"| {layout.offset(fact.name)} | `{suffix(fact)}` | {grown} | {fact.top} | {fact.text} |"
        yield ""


def suffix(fact: Fact) -> str:
    return fact.name.partition(".")[2]


def size_in(game: Game, seats: int, name: str) -> int:
    return next(fact.size for fact in game.layout(seats).facts if fact.name == name)


def decisions(game: Game) -> Iterator[str]:
    players = sum(not decision.by_chance for decision in game.decisions)
    yield f"{players:,} decisions of the seats, {len(game.decisions) - players:,} of chance.\n"
    yield "| first word | by | number | indices | example |"
    yield "|---|---|--:|--:|---|"
    for (by_chance, word), members in groupby(game.decisions, leading):
        listed = list(members)
        indices = str(listed[0].index) if len(listed) == 1 else f"{listed[0].index}–{listed[-1].index}"
        yield f"| {word} | {'chance' if by_chance else 'seat'} | {len(listed)} | {indices} | `{listed[-1].text}` |"
    yield ""


def leading(decision: Decision) -> tuple[bool, str]:
    return decision.by_chance, decision.verb.word


def page() -> str:
    lines = [OPENING]
    for name in signoria.games():
        game = signoria.game(name)
        lines += [f"## {game.title}\n", "### Facts\n", *facts(game), "### Decisions\n", *decisions(game)]
    return "\n".join(lines)


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
