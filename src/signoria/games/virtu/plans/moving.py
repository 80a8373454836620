"""The token's way to every chamber in reach, with all that is paid and decided before it stops."""

from typing import Final

from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.plans.paying import next_source, slowness_of
from signoria.games.virtu.position.catalogue import BY_ARROWS, CANCEL, FOR_FLORINS, STEP, STEP_D, STOP_D
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.rules.movement import Moving, Pardon, Pardoning, Step, arrows_of
from signoria.games.virtu.rules.payments import Payment

ONE_LAP: Final = CHAMBERS
"""Nobody has a mind to pass a chamber twice; who does goes step by step."""


def ways_of_token(state: Position, seat: int) -> list[list[Decision]]:
    """A way for every chamber and for every manner of getting there: free, for florins, by arrows, with pardons."""
    found: dict[tuple[object, ...], list[Decision]] = {}
    follow(state.copy(), seat, [], found)
    return list(found.values())


def follow(state: Position, seat: int, plan: list[Decision], found: dict[tuple[object, ...], list[Decision]]) -> None:
    """Go on from where the token is, in all directions that differ."""
    question = state.stack[-1] if state.stack and state.actor == seat else None
    if isinstance(question, Payment) and isinstance(question.purpose, Step | Pardon):
        go(state, seat, plan, next_source(state, question), found)
    elif isinstance(question, Pardoning):
        for answer in state.legal():
            go(state.copy(), seat, plan, answer, found)
    elif isinstance(question, Moving):
        for answer in steps_from(state, question):
            go(state.copy(), seat, plan, answer, found)
    else:
        found.setdefault(manner(plan), plan)


def go(
    state: Position,
    seat: int,
    plan: list[Decision],
    answer: Decision,
    found: dict[tuple[object, ...], list[Decision]],
) -> None:
    state.apply(answer)
    follow(state, seat, [*plan, answer], found)


def steps_from(state: Position, moving: Moving) -> list[Decision]:
    """Stop, or go on in each manner once; of several sources of arrows by the one with fewest and the one with most."""
    menu = state.legal()
    found = [answer for answer in menu if answer is STOP_D]
    if moving.steps >= ONE_LAP:
        return found
    if STEP_D in menu:
        return [*found, STEP_D]
    found += [answer for answer in menu if answer.verb is STEP and answer.a == FOR_FLORINS]
    arrows = [answer for answer in menu if answer.verb is STEP and answer.a == BY_ARROWS]
    player = state.players[moving.seat]
    arrows.sort(key=lambda one: (arrows_of(state.components, player, one.b), slowness_of(player, one.b)))
    return [*found, *arrows[:1], *(arrows[-1:] if len(arrows) > 1 else [])]


def manner(plan: list[Decision]) -> tuple[object, ...]:
    """What two ways have in common that need not be told apart."""
    steps = [answer for answer in plan if answer.verb is STEP]
    return (
        len(steps),
        sum([answer.a == FOR_FLORINS for answer in steps]),
        tuple([str(index) + answer.text for index, answer in enumerate(pardons(plan)) if answer.verb is CANCEL]),
        len(pardons(plan)),
    )


def pardons(plan: list[Decision]) -> list[Decision]:
    """How indulgences were met on the way, in their order."""
    return [answer for answer in plan if answer.verb is CANCEL or answer.verb.word == "leave"]
