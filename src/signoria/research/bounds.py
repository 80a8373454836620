"""How long a game can get, at the very most: libraries that hold whole games in memory ask before one begins.

The bounds are far above what is played (docs/speed.md tells how long games last), but nothing can exceed them.
"""

from signoria.engine.errors import BadSetup
from signoria.games.carrara.components.court import ADVANCED_FIELDS
from signoria.games.carrara.components.marble import ALL_BLOCKS, total
from signoria.games.carrara.components.tiles import DISPLAY, TILES
from signoria.games.lorenzo.components.board import FLOORS
from signoria.games.lorenzo.components.leaders import LEADER_IDS, PACKET
from signoria.games.lorenzo.rules.calendar import ROUNDS, TURNS
from signoria.research.episode import Setting

POINTS = 1000
"""Points that are scored once; beyond them no decision brings more than one (a pass in Carrara, by its coins)."""


class Bounds:
    """The most decisions of the seats, answers of chance, and points of a seat that a game can have."""

    def __init__(self, decisions: int, chances: int) -> None:
        self.decisions = decisions
        self.chances = chances
        self.points = POINTS + decisions


def lorenzo_bounds(setting: Setting) -> Bounds:
    """Six rounds. Every member, every leader and every card of the towers is good for one action in a round; with its
    servants, payments, effects, privileges and trades an action is a matter of fewer than 40 decisions."""
    seats = setting.seats
    actions = seats * (TURNS + PACKET) + FLOORS
    set_up = seats * (1 + PACKET)
    answers = seats * ROUNDS
    # The order, three tiles, the leaders dealt; then 16 cards and three dice a round.
    chances = seats + 3 + len(LEADER_IDS) + ROUNDS * (FLOORS + 3)
    return Bounds(set_up + answers + ROUNDS * actions * 40, chances)


def carrara_bounds(setting: Setting) -> Bounds:
    """So many full rounds without a new tile or column end the game, and both are limited. A turn has fewer than 64
    decisions, even if it buys every block there is."""
    seats = setting.seats
    deeds = len(TILES) + seats * len(ADVANCED_FIELDS)
    turns = (deeds + 1) * int(setting.options["stall_rounds"]) * seats + seats
    # The start player, the spin, the tiles turned up; every block is drawn once, and again when it was paid for a tile.
    chances = 2 + DISPLAY + len(TILES) + total(ALL_BLOCKS) + sum([2 * tile.value for tile in TILES])
    return Bounds(turns * 64, chances)


def virtu_bounds(setting: Setting) -> Bounds:
    """A year asks a seat fewer than 1000 times: every card, tile and unit is used, bought or moved a few times."""
    years = int(setting.options["year_limit"])
    if not years:
        raise BadSetup("a game without a year limit can go on for ever; OpenSpiel needs a limit")
    return Bounds(setting.seats * (4 + years * 1000), 1)


BOUNDS = {"carrara": carrara_bounds, "lorenzo": lorenzo_bounds, "virtu": virtu_bounds}


def bounds_of(setting: Setting) -> Bounds:
    return BOUNDS[setting.game.name](setting)
