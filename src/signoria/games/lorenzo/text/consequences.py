"""What a decision would cost and bring, read off its preview."""

from signoria.games.lorenzo.components.goods import GOODS
from signoria.games.lorenzo.position.catalogue import SPEND_SERVANTS
from signoria.games.lorenzo.position.view_types import LorenzoView
from signoria.match.preview import Preview


def servants_spent(preview: Preview) -> int:
    """The servants that a placement takes: those paid at once, or the least that may be chosen."""
    for event in preview.events:
        if event["key"] == "placed":
            return int(event["servants"])
    counts = [int(decision["number"]) for decision in preview.then if decision.verb is SPEND_SERVANTS]
    return min(counts, default=0)


def surcharge_paid(preview: Preview) -> int:
    """The coins that a placement costs because somebody stands in the tower."""
    paid = [int(event["surcharge"]) for event in preview.events if event["key"] == "took"]
    return max(paid, default=0)


def goods_changed(view: LorenzoView, preview: Preview, seat: int) -> dict[str, int]:
    """By good how much more (or less) a seat has afterwards; nothing for what stays as it is."""
    after: LorenzoView = preview.after
    held = view["players"][seat]["goods"]
    kept = after["players"][seat]["goods"]
    changes: dict[str, int] = {}
    for good in GOODS[:-1]:
        if kept[good] != held[good]:
            changes[good] = kept[good] - held[good]
    return changes
