"""The course of the year, phase by phase and player by player, and its end (VIR-YEAR, VIR-ORDER, VIR-END)."""

from typing import Final

from signoria.engine.question import NOBODY
from signoria.games.virtu.components.cards import POWERS
from signoria.games.virtu.components.cities import NEUTRAL
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import ANTECHAMBERS, CHAMBERS
from signoria.games.virtu.components.tables import LAST_STEP, UNITS
from signoria.games.virtu.position.position import Player, Position
from signoria.games.virtu.rules.alliances import Allying
from signoria.games.virtu.rules.asking import VirtuQuestion
from signoria.games.virtu.rules.market import Buying
from signoria.games.virtu.rules.movement import begin_move
from signoria.games.virtu.rules.recruiting import Recruiting
from signoria.games.virtu.rules.reorganising import Reorganising
from signoria.games.virtu.rules.retreats import Retreating
from signoria.games.virtu.rules.sieges import ChoosingSiege, has_siege
from signoria.games.virtu.rules.sources import can_sell, florins_at_hand
from signoria.games.virtu.rules.turn import FirstChamber
from signoria.games.virtu.rules.wages import Wages
from signoria.games.virtu.rules.winter import WinterStep

# The steps of a winter turn (VIR-WINTER-2).
PAY: Final = 0
REORGANISE: Final = 1
BUY: Final = 2
RECRUIT: Final = 3
ALLY: Final = 4
STEPS: Final = 5

EMPTY_COURT: Final = [-1] * ANTECHAMBERS
EMPTY_CHAMBERS: Final = [-1] * (2 * CHAMBERS)


class Phase(VirtuQuestion):
    """A phase of the year runs by itself and asks one player after the other."""

    __slots__ = ("index",)

    def __init__(self, index: int = 0) -> None:
        super().__init__(NOBODY)
        self.index = index  # in the turn order: who comes next

    def values(self) -> tuple[object, ...]:
        return (self.index,)


class Spring(Phase):
    """Part A: every player moves the token and acts (VIR-YEAR-2)."""

    def run(self, state: Position) -> bool:
        if self.index == len(state.order):
            state.stack[-1] = SIEGES
            return True
        seat = state.order[self.index]
        state.stack[-1] = SPRINGS[self.index + 1]
        if state.year == 1:
            state.stack.append(FirstChamber(seat))
        else:
            begin_move(state, seat)
        return True


class Sieges(Phase):
    """Part B: each player in turn order resolves all own sieges (VIR-SIEGE-2), then gives tokens back."""

    __slots__ = ("resolved",)

    def __init__(self, index: int = 0, resolved: bool = False) -> None:
        super().__init__(index)
        self.resolved = resolved  # this player has resolved a siege

    def run(self, state: Position) -> bool:
        resolved = self.resolved
        for index in range(self.index, len(state.order)):
            seat = state.order[index]
            player = state.players[seat]
            if has_siege(state, seat):
                state.stack[-1] = Sieges(index, True)
                state.stack.append(ChoosingSiege(seat))
                return True
            if resolved and state.rules.war_tokens_expire == "after_own_sieges":  # VIR-Q-9
                player.war_tokens = 0
            resolved = False
        for player in state.players:
            player.war_tokens = 0
            player.leonardo = 0
        state.stack[-1] = RETREATS
        return True

    def values(self) -> tuple[object, ...]:
        return (self.index, self.resolved)


class Retreats(Phase):
    """Beaten units retreat in turn order, unit by unit (VIR-RETREAT-1, VIR-RETREAT-6)."""

    def run(self, state: Position) -> bool:
        for index in range(self.index, len(state.order)):
            seat = state.order[index]
            if state.players[seat].beaten:
                state.stack[-1] = Retreats(index + 1)
                state.stack.append(Retreating(seat))
                return True
        end_spring(state)
        return True


class Winter(Phase):
    """Each player does all five steps before the next (VIR-WINTER-1, VIR-WINTER-2)."""

    __slots__ = ("step",)

    def __init__(self, index: int = 0, step: int = 0) -> None:
        super().__init__(index)
        self.step = step  # the one that comes next

    def run(self, state: Position) -> bool:
        step = self.step
        order = state.order
        components = state.components
        for index in range(self.index, len(order)):
            seat = order[index]
            player = state.players[seat]
            sale = can_sell(state, player)
            while step < STEPS:
                if step == RECRUIT and state.rules.bought_items_usable == "after_buying":
                    rest(player)
                if not idle(components, player, step, sale):
                    state.stack[-1] = WINTERS[index][step + 1]
                    state.stack.append(WINTER_STEPS[seat][step])
                    return True
                step += 1
            rest(player)
            step = 0
        end_winter(state)
        return True

    def values(self) -> tuple[object, ...]:
        return (self.index, self.step)


# Questions never change, so all games share these, which every year asks again, instead of making them each time.
SEATS: Final = len(POWERS)
SPRINGS: Final = [Spring(index) for index in range(SEATS + 1)]
"""By index in the turn order."""
SIEGES: Final = Sieges()
RETREATS: Final = Retreats()
"""Each at its beginning."""
WINTERS: Final = [[Winter(index, step) for step in range(STEPS + 1)] for index in range(SEATS)]
"""By index in the turn order and step."""
WINTER_STEPS: Final[list[list[WinterStep]]] = [
    [Wages(seat), Reorganising(seat), Buying(seat), Recruiting(seat), Allying(seat)] for seat in range(SEATS)
]
"""By seat and step: each at its beginning."""


def rest(player: Player) -> None:
    """What was bought this winter may be used from now on (VIR-Q-50)."""
    player.fresh = 0
    player.fresh_tiles = 0


def idle(components: Components, player: Player, step: int, sale: bool) -> bool:
    """Whether a step offers plainly nothing but its end, so that it need not be asked for; a sale is something."""
    if step == PAY:
        return player.supply == UNITS  # without units nothing is paid (VIR-WAGE-3)
    if sale:
        return False
    if step == REORGANISE:
        return no_cards(player)
    if step == BUY:
        return player.coins < components.cheapest and florins_at_hand(components, player) < components.cheapest
    if step == RECRUIT:
        cheapest = components.cheapest_recruit
        return player.supply == 0 or (player.coins < cheapest and florins_at_hand(components, player) < cheapest)
    nothing_shown = player.ready & ~player.fresh == 0 and player.ready_tiles & ~player.fresh_tiles == 0
    return components.allies_want_symbols and nothing_shown


def no_cards(player: Player) -> bool:
    return not player.ready and player.chambers == EMPTY_CHAMBERS and player.court == EMPTY_COURT


def begin_year(state: Position) -> None:
    """Spring (VIR-YEAR-1, VIR-YEAR-2)."""
    state.year += 1
    state.moves = ()
    for player in state.players:
        player.indulged = False
        player.advanced = False
    state.stack[-1] = SPRINGS[0]
    if state.journal is not None:
        state.journal.note("year", None, {"year": state.year})


def end_spring(state: Position) -> None:
    """New turn order, then the end condition, then winter (VIR-YEAR-3, VIR-YEAR-4, VIR-END-1)."""
    state.order = new_order(state)
    state.ending = len(end_conditions(state)) > 0
    state.stack[-1] = WINTERS[0][0]
    if state.journal is not None:
        state.journal.note("order", None, {"order": list(state.order)})
        if state.ending:
            state.journal.note("ending", None, {"year": state.year})


def end_winter(state: Position) -> None:
    """The last winter ends the game, any other the year (VIR-END-2)."""
    if state.ending:
        state.stack.pop()
        if state.journal is not None:
            state.journal.note("game over", None, {"year": state.year})
    else:
        begin_year(state)


def new_order(state: Position) -> tuple[int, ...]:
    """Most cities first; among equals the disc that lies higher (VIR-ORDER-1, VIR-ORDER-2)."""
    found: list[int] = []
    players = state.players
    for seat in reversed(state.track):
        cities = players[seat].cities
        rank = len(found)
        while rank and players[found[rank - 1]].cities < cities:
            rank -= 1
        found.insert(rank, seat)
    return tuple(found)


def end_conditions(state: Position) -> list[str]:
    """Which of the conditions hold now; one is enough to end the game (VIR-END-1, VIR-OPT-2)."""
    found: list[str] = []
    if NEUTRAL not in state.control:
        found.append("all cities")
    for player in state.players:
        if player.cities >= state.components.last_city and "eight cities" not in found:
            found.append("eight cities")
        if player.step == LAST_STEP and "patronage" not in found:
            found.append("patronage")
    limit = state.rules.year_limit
    if limit and state.year >= limit:
        found.append("year limit")
    return found
