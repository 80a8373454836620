"""Positions for tests of what is shown: tables on which no two numbers are the same, and every question once.

Cards are found by what they do, so that all of this holds when the value of a card is corrected.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

import signoria
from signoria import Match
from tests.editions import Printed, current
from tests.lorenzo.draft_table import dealt, drafted, opening
from tests.lorenzo.table import curse, end_actions, give, lead, own, shown, stand
from tests.lorenzo.table import shown_table as table

GAME = signoria.game("lorenzo")
COMPONENTS = Printed("lorenzo", lambda game: {component.id: component for component in game.components})
BOARD: Mapping[str, Any] = Printed("lorenzo", lambda game: game.component_set.files[0].tables)
"""The printed board as its data file tells it."""

GOODS = ("coins", "wood", "stone", "servants", "military", "faith", "victory")
TYPES = ("territory", "character", "building", "venture")
MEMBERS = ("white", "black", "orange", "neutral")
FLOORS = [f"{type}-{floor}" for type in TYPES for floor in (1, 2, 3, 4)]
AREAS = ["harvest-small", "harvest-large", "production-small", "production-large"]
AREAS += [*(f"market-{number}" for number in (1, 2, 3, 4)), "council"]

HELD = (
    {"coins": 11, "wood": 6, "stone": 9, "servants": 4, "military": 27, "faith": 7, "victory": 104},
    {"coins": 5, "wood": 3, "stone": 2, "servants": 6, "military": 8, "faith": 4, "victory": 23},
    {"coins": 17, "wood": 10, "stone": 12, "servants": 1, "military": 19, "faith": 14, "victory": 57},
    {"coins": 20, "wood": 14, "stone": 7, "servants": 16, "military": 25, "faith": 15, "victory": 96},
)
"""By seat; no number comes twice in a row or a column. One is beyond the end of the military track, one in lap two."""
ACTING = 1
BATCHES = 7
"""So many tables together show every card and every excommunication tile."""


def of_kind(kind: str) -> list[str]:
    return [id for id, component in COMPONENTS.items() if component.kind == kind]


def with_fact(kind: str, fact: str, *words: str) -> str:
    """The first component of a kind whose fact has all these words."""
    for id in of_kind(kind):
        if all(word in COMPONENTS[id].facts.get(fact, "") for word in words):
            return id
    raise AssertionError(f"no {kind} has {words} as {fact}")


def match_at(state: signoria.State) -> Match:
    """A match that has come to a position."""
    seen: Any = state.view(None)
    edition = current("lorenzo").data_version
    match = Match("lorenzo", seen["seats"], seen["variant"], seen["options"], seed=1, edition=edition)
    match.state = state
    return match


def seen(match: Match, seat: int | None) -> Any:
    return match.view(seat)


def needed(space: str) -> int:
    """The action value that a space asks for, on a large one before its penalty."""
    area, _, which = space.partition("-")
    if area in TYPES:
        return int(BOARD["towers"]["values"][int(which) - 1])
    return 1 + int(BOARD["areas"]["large_penalty"]) if which == "large" else 1


def is_open(space: str, seats: int) -> bool:
    """Whether a space is not covered at a number of players."""
    area, _, which = space.partition("-")
    if which == "large":
        return bool(seats >= BOARD["areas"]["large_from_players"])
    return bool(area != "market" or seats >= BOARD["market"]["from_players"][int(which) - 1])


def deal(state: Any, seed: int = 0) -> None:
    """Let everybody have drafted leaders."""
    draft = drafted(len(state.players), seed)
    state.picks, state.packets = draft.picks, draft.packets
    for player, drafter in zip(state.players, draft.players, strict=True):
        player.hand = drafter.hand


def busy(
    seats: int = 4, variant: str = "advanced", batch: int = 0, options: Mapping[str, object] | None = None
) -> Match:
    """The middle of round 3: cards on all floors but one, members all around, and everybody has something of his own.

    It is the turn of seat 1. The next batch has other cards, leaders and tiles.
    """
    cards = {type: of_kind(type) for type in TYPES}
    weak = int(with_fact("excommunication", "effect", "coloured members").partition("_")[2])
    tiles = [f"{period}_{1 + (weak - 1 + batch) % BATCHES}" for period in (1, 2, 3)]
    floors = {
        f"{type}-{floor + 1}": cards[type][(batch * 4 + floor) % len(cards[type])]
        for type in TYPES
        for floor in range(4)
    }
    state = table(
        seats=seats, variant=variant, options=options, round=3, turn=ACTING, dice=(2, 5, 6), floors=floors, tiles=tiles
    )
    if variant == "advanced":
        deal(state, batch)
        for seat, player in enumerate(state.players):
            player.tile = 1 + (seat + batch) % 4
            in_play, player.hand = player.hand[: 1 + seat % 2], player.hand[1 + seat % 2 :]
            lead(state, seat, *[of_kind("leader")[leader] for leader in in_play])
    for seat in range(seats):
        give(state, seat, **HELD[seat])
    for place, type in enumerate(TYPES):
        for number in range(4):
            own(state, (place + number * number) % seats, cards[type][(batch * 4 + 20 + number) % len(cards[type])])
    curse(state, seats - 1, tiles[0])
    stand(state, 0, "white", FLOORS[batch * 5 % 16])
    stand(state, 0, "black", "harvest-small")
    stand(state, ACTING, "neutral", "production-small")
    if seats > 2:
        curse(state, 0, tiles[0])
        state.players[2].raised = 1 << MEMBERS.index("white")
        state.players[seats - 1].raised |= 1 << MEMBERS.index("black")
        stand(state, 2, "orange", "production-large")
        stand(state, 2, "neutral", "market-1")
        stand(state, seats - 1, "black", "council")
    stand(state, 0, "neutral", "council")
    return match_at(state)


def retinues() -> Match:
    """Leaders in play that were used and others that were not; Lorenzo copies one of another player."""
    state = table(variant="advanced")
    once = [id for id in of_kind("leader") if "once" in COMPONENTS[id].facts]
    lead(state, 0, "lorenzo_de_medici", once[0])
    lead(state, 2, once[1], once[2])
    state.players[0].copied = of_kind("leader").index(once[1])
    for seat, id in ((0, "lorenzo_de_medici"), (2, once[2])):
        state.players[seat].used |= 1 << of_kind("leader").index(id)
    return match_at(state)


def forfeited() -> Match:
    """Somebody is out of this round."""
    match = busy(options={"pass_is_final": True})
    match.state.players[2].out = True  # type: ignore[attr-defined]
    return match


def answered() -> Match:
    """A report with secret answers: seat 0 has said yes, seat 1 no, the others are still to be asked."""
    return played(at_report({"vatican_simultaneous": True}), "support", "decline")


def at_bonus_tiles() -> Match:
    return match_at(opening(3, components=shown()))


def at_draft() -> Match:
    return match_at(dealt(3, components=shown()))


def at_servants() -> Match:
    """More servants would wake more territories."""
    state = table(dice=(1, 1, 1))
    own(state, 0, max(of_kind("territory"), key=lambda card: int(COMPONENTS[card].facts["activation"])))
    give(state, 0, servants=7)
    return played(match_at(state), "place white harvest-small")


def at_cost() -> Match:
    card = with_fact("venture", "cost", "military", " or ")
    state = table(dice=(6, 6, 6), floors={"venture-1": card})
    give(state, 0, coins=21, wood=12, stone=13, military=24)
    return played(match_at(state), "place white venture-1")


def at_discount() -> Match:
    state = table(dice=(6, 6, 6), floors={"building-1": with_fact("building", "cost", "wood", "stone")})
    own(state, 0, with_fact("character", "permanent", "building cheaper", " or "))
    give(state, 0, coins=21, wood=12, stone=13, servants=11)
    return played(match_at(state), "place white building-1")


def at_trade() -> Match:
    """Of two trades there is enough for one."""
    state = table(dice=(6, 6, 6))
    card = with_fact("building", "production", "stone -> ", " or ", "stone -> ")
    own(state, 0, card)
    prices = [int(number) for number in re.findall(r"(\d+) stone ->", COMPONENTS[card].facts["production"])]
    assert len(set(prices)) == 2
    give(state, 0, coins=5, wood=6, stone=min(prices))
    return played(match_at(state), "place white production-small")


def at_privilege() -> Match:
    state = table(dice=(6, 6, 6))
    return played(match_at(state), "place white market-4")


def at_reduction() -> Match:
    """Wood and stone come at once to somebody who loses one of them."""
    state = table(dice=(6, 6, 6))
    curse(state, 0, with_fact("excommunication", "effect", "less wood/stone"))
    match = played(match_at(state), "place white council", "privilege wood-stone")
    while seen(match, 0)["asked"]["for"] == "privilege":
        match.play(match.legal()[0])
    return match


def at_bonus_action() -> Match:
    card = with_fact("character", "immediate", "take character at")
    others = [id for id in of_kind("character") if "cost" in COMPONENTS[id].facts and id != card]
    floors = {f"character-{floor}": others[floor] for floor in (2, 3, 4)} | {"character-1": card}
    state = table(dice=(6, 6, 6), floors=floors)
    give(state, 0, coins=25, servants=3)
    return played(match_at(state), "place white character-1")


def at_effects() -> Match:
    card = with_fact("character", "immediate", "privilege", "take any at")
    state = table(dice=(6, 6, 6), floors={"character-1": card}, options={"ask_effect_order": True})
    give(state, 0, coins=25)
    return played(match_at(state), "place white character-1")


def at_raising() -> Match:
    federico = of_kind("leader").index("federico_da_montefeltro")
    holder = next(seat for seat, player in enumerate(drafted(4).players) if federico in player.hand)
    state = table(variant="advanced", turn=holder)
    deal(state)
    player = state.players[holder]
    player.hand = tuple(leader for leader in player.hand if leader != federico)
    lead(state, holder, "federico_da_montefeltro")
    return played(match_at(state), "activate federico_da_montefeltro")


def at_copying() -> Match:
    lorenzo = of_kind("leader").index("lorenzo_de_medici")
    hands = [player.hand for player in drafted(4).players]
    holder = next(seat for seat, hand in enumerate(hands) if lorenzo in hand)
    state = table(variant="advanced", turn=holder)
    deal(state)
    give(state, holder, victory=99)
    lead(state, (holder + 1) % 4, *of_kind("leader")[16:18])  # whom nobody has drafted
    return played(match_at(state), "play lorenzo_de_medici")


def at_report(options: Mapping[str, object] | None = None) -> Match:
    state = table(round=2, options=options)
    for seat in range(4):
        give(state, seat, faith=5 + seat, victory=10 * seat)
    end_actions(state)
    return match_at(state)


QUESTIONS: dict[str, Callable[[], Match]] = {
    "bonus tile": at_bonus_tiles,
    "draft": at_draft,
    "turn": busy,
    "servants": at_servants,
    "cost": at_cost,
    "discount": at_discount,
    "trade": at_trade,
    "privilege": at_privilege,
    "reduce": at_reduction,
    "bonus action": at_bonus_action,
    "effect order": at_effects,
    "raise": at_raising,
    "copy": at_copying,
    "vatican report": at_report,
}
"""By what is asked a match in which it is asked."""


def played(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def finished(seats: int = 4) -> Match:
    """A game that is over: everybody has points of most parts, and cards as many as nobody else."""
    state = table(seats=seats, round=6, turn=ACTING)
    curse(state, 0, with_fact("excommunication", "effect", "lose 1 per resource"))
    for place, type in enumerate(TYPES):
        cards = of_kind(type)
        for seat in range(seats):
            number = 3 + (seat + place) % seats
            own(state, seat, *cards[:number])
            del cards[:number]
    for seat in range(seats):
        give(state, seat, **HELD[seat])
    state.stack = []
    return match_at(state)


class Trial:
    """What comes of a decision at once, seen by whoever takes it."""

    def __init__(self, match: Match, *texts: str) -> None:
        seat = match.seat
        twin = match_at(match.state.copy())
        told = len(twin.log(seat))
        before = seen(twin, seat)["players"][seat]["goods"]
        self.value = 0
        """Of the harvest or production."""
        played(twin, *texts)
        after = seen(twin, seat)["players"][seat]["goods"]
        self.goods = {good: after[good] - before[good] for good in GOODS if after[good] != before[good]}
        self.events: list[dict[str, Any]] = twin.log(seat)[told:]
        self.then = [decision.text for decision in twin.legal()] if twin.seat == seat else []

    def told(self, key: str, fact: str) -> int:
        """The number that an event of a key tells; 0 where there was none."""
        return max((int(event[fact]) for event in self.events if event["key"] == key), default=0)


def with_fewest_servants(match: Match, text: str) -> Trial:
    """What comes of a decision with the servants that it takes at the least, where a number of them is asked for."""
    trial = Trial(match, text)
    if trial.then and trial.then[0].startswith("servants "):
        return Trial(match, text, f"servants {least_servants(match, text)}")
    return trial


def least_servants(match: Match, placement: str) -> int:
    """The servants that a placement takes at the least: those that were paid, else the fewest that are offered."""
    trial = Trial(match, placement)
    if any(event["key"] == "placed" for event in trial.events):
        return trial.told("placed", "servants")
    return min((int(text.split()[1]) for text in trial.then if text.startswith("servants ")), default=0)
