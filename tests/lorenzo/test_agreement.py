"""`legal` and `refusal` are two sides of one truth, and what is refused changes nothing."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from signoria import CHANCE, Refusal, Refused
from signoria.games.lorenzo.components.goods import MEMBERS, NEUTRAL, VICTORY
from signoria.games.lorenzo.position.catalogue import PLACE_D
from signoria.games.lorenzo.rules.placing import placement_obstacle, placements
from signoria.games.lorenzo.state import LorenzoState
from tests.golden_records import moments
from tests.lorenzo.questions import about_to_act, asked_for
from tests.lorenzo.setups import LORENZO, PLAIN, WITH_ALL, WITH_OPTION
from tests.lorenzo.table import curse, give, hold, lead, own, own_any, play, stand, table
from tests.players import eager, step
from tests.setups import Setup

SAMPLED = 14
"""Every so many decisions a position is looked at with the whole catalogue."""


def begin(setup: Setup) -> LorenzoState:
    state = LORENZO.new(setup.seats, setup.variant, setup.options)
    assert isinstance(state, LorenzoState)
    return state


def check_agreement(state: LorenzoState) -> Counter[str]:
    """Every decision of the catalogue is either legal or refused with a reason; returns the reasons met."""
    before = state.copy()
    legal = state.legal()
    assert len({decision.index for decision in legal}) == len(legal)
    keys: Counter[str] = Counter()
    for decision in LORENZO.decisions:
        reason = state.refusal(decision)
        assert (reason is None) == (decision in legal), decision
        if reason is not None:
            check_reason(reason)
            keys[reason.key] += 1
    assert state == before
    return keys


def check_reason(reason: Refusal) -> None:
    assert reason.rule in LORENZO.rules
    assert reason.text
    assert "{" not in reason.text
    assert "}" not in reason.text
    assert reason.key in LORENZO.wording.templates
    assert json.loads(json.dumps(reason.params)) == reason.params
    assert all(amount > 0 for amount in reason.missing.values())


@pytest.mark.parametrize("setup", [*PLAIN, *WITH_OPTION, *WITH_ALL], ids=repr)
def test_what_is_not_legal_is_refused_with_a_reason_and_nothing_else_is(setup: Setup) -> None:
    state, rng = begin(setup), setup.rng()
    number = setup.seed % SAMPLED
    while state.actor is not None:
        number += 1
        if number % SAMPLED == 0:
            check_agreement(state)
        step(state, setup.choose, rng)
    assert set(check_agreement(state)) == {"refusal.game_over"}


def enrich(state: LorenzoState, rng: Random) -> None:
    """Plenty for everybody, so that every leader can be played and most cards taken."""
    for seat, player in enumerate(state.players):
        for good in range(VICTORY + 1):
            player.goods[good] += 5 + int(rng.random() * 15)
        player.goods[VICTORY] += 20
        player.goods[5] = 8
        player.goods[4] = min(player.goods[4], 25)
        for type in ("territory", "character", "building", "venture"):
            own_any(state, seat, type, 2 + int(rng.random() * 4))
    state.menu = None


@pytest.mark.parametrize("setup", [*PLAIN[3::6], *PLAIN[4::6], *PLAIN[5::6], *WITH_OPTION, *WITH_ALL], ids=repr)
def test_they_agree_at_a_rich_table_with_leaders_in_play(setup: Setup) -> None:
    state, rng = begin(setup), setup.rng()
    while not (asked_for(state) == "turn" and state.round == 1):
        step(state, eager, rng)
    enrich(state, rng)
    for _ in range(80):
        if rng.random() * 5 < 1:
            check_agreement(state)
        step(state, eager, rng)


def lorenzo_in_hand(*in_play: str) -> LorenzoState:
    """Seat 0 may play Lorenzo de' Medici, who may wait with his choice; seat 1 has these leaders in play."""
    state = table(seats=2, variant="advanced", options={"lorenzo_may_wait": True})
    hold(state, 0, "lorenzo_de_medici")
    give(state, 0, victory=35)
    lead(state, 1, *in_play)
    return state


def scenes() -> Iterator[LorenzoState]:
    """What the recorded matches leave out."""
    yield lorenzo_in_hand("santa_rita")
    state = table(seats=2, variant="advanced")  # where the choice cannot wait there must be somebody to copy
    hold(state, 0, "lorenzo_de_medici")
    give(state, 0, victory=35)
    yield state
    state = lorenzo_in_hand("santa_rita", "sisto_iv")
    play(state, "play lorenzo_de_medici")
    yield state
    play(state, "copy santa_rita")
    yield state
    state = table(seats=2, variant="advanced")
    lead(state, 0, "federico_da_montefeltro", "leonardo_da_vinci")
    for member in MEMBERS[:NEUTRAL]:
        stand(state, 0, member, "council")
    yield state
    state = table(floors={"character-1": "ambassador"}, options={"ask_effect_order": True})
    give(state, 0, coins=9)
    play(state, "place white character-1")
    yield state
    state = table(floors={"building-1": "mint"})
    give(state, 0, wood=9, stone=9)
    own_any(state, 0, "building", 6)
    curse(state, 0, "2_5")
    yield state
    state = table(dice=(6, 6, 6))
    own(state, 0, "treasury")
    give(state, 0, coins=1)
    play(state, "place white production-small")
    yield state


def recorded() -> Iterator[LorenzoState]:
    """Positions of the recorded matches: some of every question, some turns, and the ends."""
    met: Counter[str] = Counter()
    for state in moments("lorenzo"):
        assert isinstance(state, LorenzoState)
        asked = asked_for(state)
        met[asked] += 1
        if state.actor is None or (met[asked] % 12 == 0 if asked == "turn" else met[asked] <= 25):
            yield state


def test_they_agree_whatever_the_reason() -> None:
    met: Counter[str] = Counter()
    for state in chain(recorded(), scenes()):
        met += check_agreement(state)
    assert set(met) == {key for key in LORENZO.wording.templates if key.startswith("refusal.")}


@pytest.mark.parametrize("setup", [*PLAIN[1::3], *WITH_ALL], ids=repr)
def test_placements_are_listed_as_they_are_judged_one_by_one(setup: Setup) -> None:
    """The list asks its conditions once for all members; at every turn it must be what each placement gives alone."""
    state, rng = begin(setup), setup.rng()
    while state.actor is not None:
        if about_to_act(state):
            alone = [place for place in PLACE_D if placement_obstacle(state, state.actor, place.a, place.b) is None]
            assert set(placements(state, state.actor)) == set(alone)
        step(state, eager, rng)


@pytest.mark.parametrize("setup", [*PLAIN[1::3], *WITH_ALL], ids=repr)
def test_an_illegal_decision_changes_nothing(setup: Setup) -> None:
    state, rng = begin(setup), setup.rng()
    number = 0
    while state.actor is not None:
        number += 1
        if number % 4 == 0:
            before, legal = state.copy(), state.legal()
            illegal = [decision for decision in LORENZO.decisions if decision not in legal]
            for decision in [illegal[int(rng.random() * len(illegal))] for _ in range(8)]:
                with pytest.raises(Refused) as refused:
                    state.apply(decision)
                assert refused.value.decision == str(decision)
            assert state == before
        step(state, setup.choose, rng)


@pytest.mark.rule("LOR-HIDDEN-2")
def test_seats_cannot_decide_for_chance_nor_chance_for_seats() -> None:
    state = begin(PLAIN[0])
    assert state.actor == CHANCE
    assert all(state.refusal(decision) for decision in LORENZO.decisions if not decision.by_chance)
    while state.actor == CHANCE:
        step(state, eager, Random(1))
    assert all(state.refusal(decision) for decision in LORENZO.decisions if decision.by_chance)
