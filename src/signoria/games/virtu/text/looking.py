"""Looking things up in a view: the player who decides, the card at a place, what a decision is about."""

from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.position.catalogue import CARD_SLOTS, COURT, FROM_UPGRADE, SOURCE_IDS, UPGRADE
from signoria.games.virtu.position.view_types import PlayerView, VirtuView


def own_view(view: VirtuView) -> PlayerView:
    """The player who looks, or for a spectator the one who is asked."""
    seat = view["viewer"]
    if seat is None:
        assert view["asked"] is not None
        seat = view["asked"]["seat"]
    return view["players"][seat]


def place_of(decision: Decision) -> str:
    """Where the card is that a decision moves or uses, or the card itself that is placed."""
    for part in ("start", "space", "source", "means", "card"):
        if part in decision:
            return decision[part]
    return ""


def card_at(own: PlayerView, place: str) -> str | None:
    """The card at a place of a palace, by id; `action-card` and `upgrade` are those under the token."""
    if place in own["antechambers"]:
        standing = own["antechambers"][place]
        return None if standing is None else standing["card"]
    if place in SOURCE_IDS[:COURT] and own["token"] is not None:
        chamber, upgrade = own["token"] - 1, place == SOURCE_IDS[UPGRADE]
    elif place in CARD_SLOTS:
        number = CARD_SLOTS.index(place)
        chamber, upgrade = number % CHAMBERS, number >= FROM_UPGRADE
    else:
        return None
    found = own["chambers"][chamber]
    return found["upgrade"] if upgrade else found["action_card"]
