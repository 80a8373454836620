"""How long a game of Lorenzo il Magnifico can get, at the very most."""

from signoria.games.bounds import Bounds
from signoria.games.lorenzo.components.board import FLOORS
from signoria.games.lorenzo.components.leaders import LEADER_IDS, PACKET
from signoria.games.lorenzo.rules.calendar import ROUNDS, TURNS


def bounds_with(seats: int) -> Bounds:
    """Six rounds. Every member, every leader and every card of the towers is good for one action in a round; with its
    servants, payments, effects, privileges and trades an action is a matter of fewer than 40 decisions."""
    actions = seats * (TURNS + PACKET) + FLOORS
    set_up = seats * (1 + PACKET)
    answers = seats * ROUNDS
    # The order, three tiles, the leaders dealt; then 16 cards and three dice a round.
    chances = seats + 3 + len(LEADER_IDS) + ROUNDS * (FLOORS + 3)
    return Bounds(set_up + answers + ROUNDS * actions * 40, chances)
