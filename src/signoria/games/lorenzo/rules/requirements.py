"""What leaders require of who wants to play them (LOR-LEADER-2)."""

from signoria.games.lorenzo.components.leaders import CARD_NEEDS, NEED_WORDS, Needs
from signoria.games.lorenzo.position.position import Player, Position


def owned(player: Player, what: int) -> int:
    """How much a player has of a good or, from CARD_NEEDS on, of a card type."""
    return player.goods[what] if what < CARD_NEEDS else len(player.cards[what - CARD_NEEDS])


def meets(player: Player, needs: Needs) -> bool:
    """At least so many of each good and card; nothing is paid (LOR-LEADER-2)."""
    for index in range(len(needs.what)):
        if owned(player, needs.what[index]) < needs.amounts[index]:
            return False
    return True


def meets_requirement(state: Position, player: Player, leader: int) -> bool:
    for needs in state.components.leaders[leader].needs:
        if meets(player, needs):
            return True
    return False


def least_lacking(player: Player, alternatives: list[Needs]) -> dict[str, int]:
    """What is lacking for the alternative that comes nearest."""
    nearest: dict[str, int] = {}
    for needs in alternatives:
        lacking: dict[str, int] = {}
        for what, amount in zip(needs.what, needs.amounts, strict=True):
            if owned(player, what) < amount:
                lacking[NEED_WORDS[what]] = amount - owned(player, what)
        if not nearest or sum(lacking.values()) < sum(nearest.values()):
            nearest = lacking
    return nearest
