"""Faith by what it brings in the Vatican reports, and excommunications by what they cost."""

from typing import Final

from signoria.engine.bits import has
from signoria.games.lorenzo.components.excommunications import (
    LOSE_PER_BUILDING_COST,
    LOSE_PER_MILITARY,
    LOSE_PER_VICTORY,
    NO_VICTORY,
)
from signoria.games.lorenzo.components.goods import CHARACTER, FAITH, MILITARY, TERRITORY, VICTORY
from signoria.games.lorenzo.components.leaders import SISTO
from signoria.games.lorenzo.evaluation.holdings import territory_prospect, venture_points
from signoria.games.lorenzo.evaluation.prices import (
    FAITHS,
    LASTING_CURSES,
    PERIOD_TURNS,
    PriceList,
    Prices,
    report_index,
)
from signoria.games.lorenzo.position.position import Player, Position
from signoria.games.lorenzo.rules.scoring import building_cost
from signoria.games.lorenzo.rules.vatican import Report, has_choice

REPORTS: Final = 3
LASTING: Final[int] = len(LASTING_CURSES)
"""The tiles of the first two periods, which come before those of the third."""


def church(state: Position, seat: int, known: PriceList, prices: Prices, turns: int) -> float:
    """Faith by what it brings in the reports to come, less the tiles that threaten."""
    if not state.round or len(state.tiles) < REPORTS:
        return 0.0
    player = state.players[seat]
    faith = player.goods[FAITH]
    report = (state.round - 1) // 2
    question = state.stack[-1]
    worth = 0.0
    if isinstance(question, Report) and answered(state, seat, len(question.answers)):
        if state.rules.vatican_simultaneous and has_choice(state, seat):
            if question.answers[state.order.index(seat)]:
                worth = float(state.components.board.faith_victory[faith])
                faith = 0
            else:
                worth = -severity(state, player, known, prices, state.tiles[report], report)
        report += 1
    if report == REPORTS:
        return worth
    wait = turns - PERIOD_TURNS * (REPORTS - 1 - report)
    return worth + reports_to_come(state, player, known, prices, report, wait, faith)


def reports_to_come(
    state: Position, player: Player, known: PriceList, prices: Prices, report: int, wait: int, faith: int
) -> float:
    """From this report on, `wait` turns before it."""
    at = report_index(report, wait if wait < PERIOD_TURNS else PERIOD_TURNS, faith if faith < FAITHS else FAITHS - 1)
    worth = known.reports.victory[at]
    for later in range(report, REPORTS):
        risk = known.reports.risks[later][at]
        if risk:
            worth -= risk * severity(state, player, known, prices, state.tiles[later], later)
        if player.powers & SISTO:
            worth += (1 - risk) * state.components.abilities.sisto_victory
    return worth


def answered(state: Position, seat: int, done: int) -> bool:
    """Whether a seat is through with the report that is held."""
    for place_in_order in range(done):
        if state.order[place_in_order] == seat:
            return True
    return False


def severity(state: Position, player: Player, known: PriceList, prices: Prices, tile: int, report: int) -> float:
    """What a tile would cost from its report on."""
    if tile < LASTING:
        return known.prices[PERIOD_TURNS * (REPORTS - 1 - report)].curses[tile]
    word = state.components.tiles[tile].word
    if word == NO_VICTORY:
        type = state.components.tiles[tile].about
        if type == CHARACTER:
            return prices.characters[len(player.cards[CHARACTER])]
        return territory_prospect(player, known, prices) if type == TERRITORY else venture_points(player, known)
    if word == LOSE_PER_VICTORY:
        return player.goods[VICTORY] / state.components.curses.victory_per_loss
    if word == LOSE_PER_MILITARY:
        return float(player.goods[MILITARY])
    if word == LOSE_PER_BUILDING_COST:
        return float(building_cost(state, player))
    return known.lost_resources


def burdens(player: Player, prices: Prices) -> float:
    """Excommunications that bind already."""
    worth = 0.0
    if player.curses:
        for tile in range(LASTING):
            if has(player.curses, tile):
                worth += prices.curses[tile]
    return worth
