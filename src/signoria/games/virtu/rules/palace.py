"""Cards in the chambers of a palace: what may enter and leave, and how moves of cards are named (VIR-PALACE)."""

from typing import Final

from mypy_extensions import i64

from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.virtu.components.cards import CARD_IDS
from signoria.games.virtu.components.components import Components
from signoria.games.virtu.components.palaces import ANTECHAMBER_IDS, CHAMBERS, UPGRADES
from signoria.games.virtu.components.symbols import ACTIONS, NO_ACTION
from signoria.games.virtu.position.catalogue import CARD_SLOTS, FROM_COURT, FROM_UPGRADE
from signoria.games.virtu.position.position import Player

NEEDS_ACTION: Final = Obstacle("needs_action", "VIR-PALACE-8")
CHAMBER_FULL: Final = Obstacle("chamber_full", "VIR-PALACE-7")
NO_CARD_THERE: Final = Obstacle("no_card_there", "VIR-REORG-5")
UPGRADE_ALONE: Final = Obstacle("upgrade_alone", "VIR-REORG-6")


def entry_obstacle(components: Components, player: Player, card: int, chamber: int) -> Obstacle | None:
    """A card enters as action card of an empty chamber, or as upgrade under one (VIR-REORG-9, VIR-SETUP-29)."""
    if player.chambers[chamber] < 0:
        return None if components.action_of[card] != NO_ACTION else NEEDS_ACTION
    return None if player.chambers[UPGRADES + chamber] < 0 else CHAMBER_FULL


def openings(player: Player) -> tuple[i64, i64]:
    """The empty chambers, and those whose action card has no upgrade yet, one bit each."""
    empty: i64 = 0
    bare: i64 = 0
    bit: i64 = 1
    chambers = player.chambers
    for chamber in range(CHAMBERS):
        if chambers[chamber] < 0:
            empty |= bit
        elif chambers[UPGRADES + chamber] < 0:
            bare |= bit
        bit <<= 1
    return empty, bare


def entrances(components: Components, card: int, empty: i64, bare: i64) -> i64:
    """Which of the `openings` a card may enter, one bit each: what `entry_obstacle` finds, for the menus."""
    return empty | bare if components.action_of[card] != NO_ACTION else bare


def leaving_obstacle(components: Components, player: Player, start: int) -> Obstacle | None:
    """A card leaves a chamber unless an upgrade without action would stay alone (VIR-REORG-10)."""
    if player.chambers[start] < 0:
        return NO_CARD_THERE
    if start < FROM_UPGRADE:
        upgrade = player.chambers[UPGRADES + start]
        if upgrade >= 0 and components.action_of[upgrade] == NO_ACTION:
            return UPGRADE_ALONE
    return None


def enter_chamber(player: Player, card: int, chamber: int) -> None:
    if player.chambers[chamber] < 0:
        player.chambers[chamber] = card
    else:
        player.chambers[UPGRADES + chamber] = card


def leave_chamber(player: Player, start: int) -> int:
    """Take a card out of a chamber; an upgrade takes the place of its action card (VIR-REORG-10)."""
    card = player.chambers[start]
    player.chambers[start] = -1
    if start < FROM_UPGRADE and player.chambers[UPGRADES + start] >= 0:
        player.chambers[start] = player.chambers[UPGRADES + start]
        player.chambers[UPGRADES + start] = -1
    return card


def name_place(components: Components, card: int, end: int, explanation: Explanation) -> None:
    """A card with its action, and where it would go, in the words of a refusal."""
    action = components.action_of[card] if card >= 0 else NO_ACTION
    explanation.params["card"] = CARD_IDS[card] if card >= 0 else "no card"
    explanation.params["action"] = ACTIONS[action] if action != NO_ACTION else "none"
    if end < FROM_UPGRADE:
        explanation.params["chamber"] = end + 1
    else:
        explanation.params["space"] = ANTECHAMBER_IDS[end - FROM_COURT]


def name_card(components: Components, player: Player, move: Decision, explanation: Explanation) -> None:
    """The same for a card that moves within the palace."""
    start = move.a
    card = player.court[start - FROM_COURT] if start >= FROM_COURT else player.chambers[start]
    name_place(components, card, move.b, explanation)
    if start < FROM_COURT:
        explanation.params["chamber"] = start % CHAMBERS + 1
    explanation.params.setdefault("space", CARD_SLOTS[start])
