"""The end of a turn. Tables are laid so that it is asked for, which leaves time to take back what was just decided."""

from typing import Final

from signoria.match import Match

END_TURN: Final = "end-turn"


def end_turn(match: Match, seat: int) -> None:
    """End the turn of a seat that does not want to be asked, if nothing else can be done."""
    legal = match.legal() if match.seat == seat else []
    if len(legal) == 1 and legal[0].text == END_TURN:
        match.play(legal[0])
