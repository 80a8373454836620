"""What sentences tell of an open question beside what observations hold: it all follows from the position."""

from typing import Final

from signoria.games.virtu.components.cities import CITY_IDS
from signoria.games.virtu.components.symbols import ACTIONS, MASK, WIDTH, spelled
from signoria.games.virtu.components.tables import GREAT_POWERS
from signoria.games.virtu.position.catalogue import ITEM_IDS
from signoria.games.virtu.position.position import Position
from signoria.games.virtu.position.surroundings import battle_view
from signoria.games.virtu.rules.acting import Action, PoolAction
from signoria.games.virtu.rules.alliances import Alliance, discounted
from signoria.games.virtu.rules.annexing import Annexation, annex_price
from signoria.games.virtu.rules.battles import Battle
from signoria.games.virtu.rules.intrigue import Blocked
from signoria.games.virtu.rules.market import Purchase
from signoria.games.virtu.rules.movement import Moving, Pardoning
from signoria.games.virtu.rules.patronage import Patronage
from signoria.games.virtu.rules.payments import Payment
from signoria.games.virtu.rules.recruiting import Recruitment
from signoria.games.virtu.rules.sources import action_of, chamber_symbols

UP_TO_MASKS: Final = (1 << WIDTH * (MASK + 1)) - 1
"""Symbols that pay for actions; a number that counts crowns and crosses together is none."""


def told_besides(state: Position) -> dict[str, object]:
    """By the kind of question that is open."""
    question = state.stack[-1]
    if isinstance(question, Action):
        return told_of_action(state, question)
    if isinstance(question, Payment):
        return told_of_payment(state, question)
    if isinstance(question, Battle):
        battle = battle_view(state)
        assert battle is not None
        return {"attack": battle["attack"]["total"], "defence": battle["defence"]["total"]}
    if isinstance(question, Moving | Pardoning | Blocked):
        player = state.players[question.seat]
        return {"chamber": player.token + 1, "does": ACTIONS[action_of(state.components, player)]}
    return {}


def told_of_action(state: Position, action: Action) -> dict[str, object]:
    """What it asks, and what the cards of its chamber show where they have not gone into a pool."""
    player = state.players[action.seat]
    shown = 0 if isinstance(action, PoolAction) else chamber_symbols(state.components, player, action.cards)
    return {"which": f"which.{ACTIONS[action.action]}", "cards": spelled(shown & UP_TO_MASKS)}


def told_of_payment(state: Position, payment: Payment) -> dict[str, object]:
    """What is paid for, and what it costs in all where that can be more than what is left."""
    purpose = payment.purpose
    target: str | None = None
    whole = payment.price
    components = state.components
    if isinstance(purpose, Annexation):
        target, whole = CITY_IDS[purpose.target], annex_price(state, payment.seat, purpose.target)
    elif isinstance(purpose, Purchase):
        target, whole = ITEM_IDS[purpose.target], components.prices[purpose.target]
    elif isinstance(purpose, Patronage):
        whole = components.step_price[state.players[payment.seat].step + 1]
    elif isinstance(purpose, Recruitment):
        target = CITY_IDS[purpose.target]
    elif isinstance(purpose, Alliance):
        target = GREAT_POWERS[purpose.target]
        if not discounted(state, payment.seat, purpose.target):
            whole = components.alliance_price[purpose.target]
    return {"paying": f"paying.{purpose.name}", "target": target, "whole": spelled(whole)}
