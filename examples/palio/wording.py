"""The English sentences and names of the game, from `data/messages.toml`."""

from typing import Final

from examples.palio.catalogue import BET, BRIBE
from signoria.data.datafile import DataFile
from signoria.engine.catalogue import Decision
from signoria.language.wording import Wording, english_forms

FILE: Final = DataFile("examples.palio", "messages.toml")
TABLES: Final = ("refusal", "log", "question", "ask", "decision", "score")


class PalioWording(Wording):
    """Knows the riders behind the numbers of a decision."""

    def particulars(self, decision: Decision) -> dict[str, object]:
        told = super().particulars(decision)
        if decision.verb is BET or decision.verb is BRIBE:
            told["rider"] = decision.a
        return told


def templates() -> dict[str, str]:
    found: dict[str, str] = {}
    for table in TABLES:
        found.update(FILE.table(table).texts(f"{table}."))
    return found


NAMES: Final = {**FILE.table("name").texts(), **FILE.table("term").texts("term.")}

WORDING: Final = PalioWording(templates(), NAMES, english_forms(NAMES, FILE.table("plural").texts()))
