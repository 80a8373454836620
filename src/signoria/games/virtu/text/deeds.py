"""Whole deeds in words: where the token goes and for what, how many units march, where an agent goes."""

from typing import TYPE_CHECKING

from signoria.engine.catalogue import Decision
from signoria.games.virtu.components.palaces import CHAMBERS
from signoria.games.virtu.position.catalogue import (
    ALLY,
    AT,
    BY_ARROWS,
    CANCEL,
    DISBAND,
    DROP,
    FOR_FLORINS,
    INDULGENCE_SOURCE,
    KEEP,
    LEAVE,
    MARCH,
    REMOVE,
    RETREAT,
    SAIL,
    SELL,
    SEND,
    SOURCE_IDS,
    STEP,
    STOP,
    TO,
    USE,
)
from signoria.games.virtu.position.view_types import VirtuView
from signoria.games.virtu.text.looking import card_at, own_view

if TYPE_CHECKING:
    from signoria.games.virtu.text.presenter import VirtuPresenter


def main_of(chosen: list[Decision]) -> Decision:
    """What a deed is about: not the sources that it takes first."""
    return next((one for one in chosen if one.verb is not USE), chosen[0])


def told_deed(presenter: "VirtuPresenter", view: VirtuView, chosen: list[Decision]) -> str:
    """A deed in one phrase; what it takes for granted is told by its note."""
    main = main_of(chosen)
    verb = main.verb
    asked = view["asked"]
    if asked is None:
        return "; ".join(presenter.told_singly(view, decision) for decision in chosen)
    if verb in (STOP, STEP, CANCEL, LEAVE) and asked["for"] in ("move", "indulgence"):
        return told_way(presenter, view, chosen)
    if verb in (MARCH, SAIL):
        return told_march(presenter, chosen)
    if verb in (SEND, REMOVE, TO):
        return told_agent(presenter, view, chosen)
    if verb is AT:
        return presenter.say("deed.to", place=presenter.place(view, main["place"]))
    if verb is RETREAT:
        return presenter.told_singly(view, main)
    if verb is KEEP:
        return told_keeping(presenter, chosen)
    if verb is ALLY:
        saved = [one["symbol"] for one in chosen if one.verb is DROP]
        return presenter.say("deed.ally", power=main["power"], saved=saved)
    if verb is SELL:
        return presenter.say("deed.sell", florins=presenter.edition.indulgence_florins)
    if verb is USE and main.a == INDULGENCE_SOURCE:
        return presenter.say("deed.sell crown")
    return presenter.told_singly(view, main)


def told_way(presenter: "VirtuPresenter", view: VirtuView, chosen: list[Decision]) -> str:
    """To which chamber, for what; the first step has been made already, since it is forced."""
    own = own_view(view)
    at = own["token"] or 1
    told: list[str] = []
    for place, decision in enumerate(chosen):
        if decision.verb is STEP:
            at = at % CHAMBERS + 1
            if decision.a == FOR_FLORINS:
                florins = presenter.edition.extra_step_florins
                told.append(presenter.say("deed.step florins", florins=florins))
            elif decision.a == BY_ARROWS:
                source = SOURCE_IDS[decision.b]
                told.append(presenter.say("deed.step arrow", source=card_at(own, source) or source))
        elif decision.verb is CANCEL:
            key = f"deed.{decision.text}"
            told.append(presenter.say(key, chamber=at))
        elif decision.verb is LEAVE:
            told.append(presenter.say("deed.leave", chamber=at))
        elif decision.verb is STOP and place == 0:
            return presenter.say("deed.stop", place=presenter.chamber(own, at))
    where = presenter.say("deed.way", place=presenter.chamber(own, at))
    return ", ".join([where, *told])


def told_march(presenter: "VirtuPresenter", chosen: list[Decision]) -> str:
    """So many units from one city to another, perhaps through own ones."""
    legs = list(dict.fromkeys(one for one in chosen if one.verb in (MARCH, SAIL)))
    moves = [one for one in chosen if one.verb in (MARCH, SAIL)]
    key = "deed.sail" if legs[0].verb is SAIL else "deed.march"
    return presenter.say(
        key,
        units=len(moves) // len(legs),
        start=legs[0]["start"],
        city=legs[-1]["city"],
        through=[leg["start"] for leg in legs[1:]],
    )


def told_agent(presenter: "VirtuPresenter", view: VirtuView, chosen: list[Decision]) -> str:
    """An agent sent, moved, removed, or one put in the place of another."""
    removed = next((one["place"] for one in chosen if one.verb is REMOVE), "")
    sent = next((one["place"] for one in chosen if one.verb is SEND), "")
    place = next((one["place"] for one in chosen if one.verb is AT), "")
    if removed and sent:
        return presenter.say("deed.replace", place=presenter.place(view, removed))
    if removed:
        return presenter.say("deed.remove", place=presenter.place(view, removed))
    asked = view["asked"]
    if not sent and asked is not None:
        sent = asked.get("origin") or ""
    if not place:
        category = next((one["category"] for one in chosen if one.verb is TO), "")
        if category:
            return presenter.say("deed.to", place=category)
        if sent == "supply":
            return presenter.say("deed.send")
        return presenter.say("deed.lift", place=presenter.place(view, sent))
    if sent == "supply":
        return presenter.say("deed.agent", place=presenter.place(view, place))
    return presenter.say("deed.move agent", origin=presenter.place(view, sent), place=presenter.place(view, place))


def told_keeping(presenter: "VirtuPresenter", chosen: list[Decision]) -> str:
    """How many units stay, and where those were that go."""
    gone: dict[str, int] = {}
    for one in chosen:
        if one.verb is DISBAND:
            gone[one["city"]] = gone.get(one["city"], 0) + 1
    return presenter.say("deed.keep", units=int(chosen[0]["units"]), gone=gone)
