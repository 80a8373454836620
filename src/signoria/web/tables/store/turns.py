"""The end of a turn. Tables are laid so that it is asked for, which leaves time to take back what was just decided.

Where nothing can be taken back, because chance has answered, there is nothing to ask.
"""

from signoria.games import kit
from signoria.match import Match


def end_turn(match: Match, seat: int) -> None:
    """End the turn of a seat that does not want to be asked, if nothing else can be done."""
    legal = match.legal() if match.seat == seat else []
    if kit(match.game.name).planner.ends_turn(legal):
        match.go_on(legal[0])
