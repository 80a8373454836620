"""Recorded games as data to learn from: a row for each decision of a seat, with what came of it at the end.

record       the checksum that ends the record, the same for all rows of a game
game, rules, data, variant, seats    as in the record's header
number       how many decisions of the record, chance included, came before
seat         who decided
observation  what the seat could see: whole numbers, one for each cell of `game.layout(seats)`
legal        what it could decide, as indexes of `game.decisions`: a mask without its zeros
decision     what it decided, as such an index
text         the same as text
score, place, reward    of this seat when the game was over; null in a record that ends before
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

from signoria.engine.state import CHANCE
from signoria.match import Match
from signoria.match import record as records
from signoria.research.rewards import Rewards

Row = dict[str, Any]

ROW_GROUP = 8192
"""How many rows a Parquet file keeps together; readers load no less."""


class Recording:
    """A record that proved to be sound; BadRecord names the line of one that is not."""

    def __init__(self, text: str) -> None:
        self.match = Match.from_record(text)
        self.entries = records.read(text).entries
        self.id = text.split()[-1]

    @property
    def finished(self) -> bool:
        return self.match.over

    def rows(self, reward: Rewards) -> Iterator[Row]:
        match = self.match
        game = match.game
        scores = match.scores() if match.over else []
        rewards = reward(scores) if match.over else []
        header = {
            "record": self.id,
            "game": game.name,
            "rules": game.rules_version,
            "data": game.data_version,
            "variant": match.variant,
            "seats": match.seats,
        }
        state = game.begin(match.seats, match.variant, match.options)
        for number, entry in enumerate(self.entries):
            decision = match.parse(entry.text)
            seat = entry.actor
            if seat != CHANCE:
                yield {
                    **header,
                    "number": number,
                    "seat": seat,
                    "observation": list(state.observe(seat)),
                    "legal": [option.index for option in state.legal()],
                    "decision": decision.index,
                    "text": decision.text,
                    "score": scores[seat].total if scores else None,
                    "place": scores[seat].place if scores else None,
                    "reward": rewards[seat] if scores else None,
                }
            state.apply(decision)


class Writer(Protocol):
    """Takes rows into a file; closed when it is left."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def write(self, rows: Iterator[Row]) -> int:
        """Write the rows; how many they were."""


class JsonLines:
    """A JSON object in each line."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("w", encoding="utf-8", newline="\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def write(self, rows: Iterator[Row]) -> int:
        count = 0
        for row in rows:
            self._file.write(json.dumps(row, separators=(",", ":")) + "\n")
            count += 1
        return count


class Parquet:
    """A table of columns; needs pyarrow."""

    def __init__(self, path: Path) -> None:
        import pyarrow
        import pyarrow.parquet

        word, small = pyarrow.dictionary(pyarrow.int32(), pyarrow.string()), pyarrow.uint8()
        self._schema = pyarrow.schema(
            [
                ("record", word), ("game", word), ("rules", word), ("data", word), ("variant", word),
                ("seats", small), ("number", pyarrow.int32()), ("seat", small),
                ("observation", pyarrow.list_(small)), ("legal", pyarrow.list_(pyarrow.int16())),
                ("decision", pyarrow.int16()), ("text", word),
                ("score", pyarrow.int32()), ("place", small), ("reward", pyarrow.float64()),
            ]
        )  # fmt: skip
        self._table = pyarrow.Table
        self._file = path.open("wb")
        self._writer = pyarrow.parquet.ParquetWriter(self._file, self._schema)
        self._waiting: list[Row] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            self._flush()
        self._writer.close()
        self._file.close()

    def write(self, rows: Iterator[Row]) -> int:
        before = len(self._waiting)
        self._waiting += rows
        count = len(self._waiting) - before
        if len(self._waiting) >= ROW_GROUP:
            self._flush()
        return count

    def _flush(self) -> None:
        if self._waiting:
            self._writer.write_table(self._table.from_pylist(self._waiting, self._schema))
            self._waiting.clear()


FORMATS: dict[str, Callable[[Path], Writer]] = {"jsonl": JsonLines, "parquet": Parquet}
