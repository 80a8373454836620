"""Whole games at random and on purpose: invariants, one truth for legality, copies, records, everything in play."""

import inspect
import json
import pickle
from importlib import import_module
from pkgutil import iter_modules
from random import Random

import pytest

import signoria
from signoria import CHANCE, Match, Refused
from signoria.engine.question import NOT_ASKED
from signoria.engine.refusal import Obstacle
from signoria.games.virtu import rules
from signoria.games.virtu.position.catalogue import CATALOGUE
from signoria.games.virtu.position.options import OPTIONS, VirtuRules
from signoria.games.virtu.position.vocabulary import PURPOSES, QUESTIONS
from signoria.games.virtu.rules.payments import Purpose
from signoria.games.virtu.state import VirtuState
from tests.virtu import invariants
from tests.virtu.purposeful import STYLES, Purposeful, table_of
from tests.virtu.questions import asked_for, season
from tests.virtu.test_questions import PAIRS

GAME = signoria.game("virtu")
OTHER = {
    "annex_per_action": 0,
    "war_tokens_expire": "end_of_spring",
    "one_agent_per_palace": True,
    "bought_items_usable": "after_buying",
    "year_limit": 0,
    "siege_bonuses_in_sieges_only": True,
    "retreat_together": True,
    "dense_religious_ranks": True,
}


def new(seats: int, options: dict[str, object] | None = None) -> VirtuState:
    state = GAME.new(seats, None, options)
    assert isinstance(state, VirtuState)
    return state


def players(seats: int, seed: int) -> list[Purposeful]:
    """Purposeful players of mixed styles."""
    return table_of([STYLES[(seed + seat) % len(STYLES)] for seat in range(seats)], seed)


def turn(state: VirtuState, table: list[Purposeful], rng: Random, aimless: float) -> None:
    """One decision: now and then any, otherwise a purposeful one."""
    actor = state.actor
    assert actor is not None
    if actor == CHANCE or rng.random() < aimless:
        state.apply(rng.choice(state.legal()))
    else:
        state.apply(table[actor].choose(state))


@pytest.mark.rule(
    "VIR-INV-1", "VIR-INV-2", "VIR-INV-3", "VIR-INV-4", "VIR-INV-5", "VIR-INV-6", "VIR-INV-7", "VIR-INV-8",
    "VIR-INV-9", "VIR-INV-10", "VIR-INV-13", "VIR-INV-14", "VIR-INV-15",
)  # fmt: skip
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("aimless", "seeds"), [(1.0, 3), (0.25, 4)])
def test_invariants_hold_after_every_decision(seats: int, aimless: float, seeds: int) -> None:
    for seed in range(seeds):
        rng = Random(f"{seats}/{aimless}/{seed}")
        state = new(seats, OTHER | {"year_limit": 20} if seed % 2 else {"year_limit": 25})
        table = players(seats, seed)
        while state.actor is not None:
            turn(state, table, rng, aimless)
            invariants.check(state)
            if season(state) == "winter":
                invariants.units_at_home(state)


@pytest.mark.rule("VIR-INV-11", "VIR-INV-12", "VIR-END-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_patronage_grows_once_a_year_and_nothing_of_it_or_the_cities_changes_in_winter(seats: int) -> None:
    rng = Random(seats)
    state = new(seats)
    table = players(seats, 1)
    steps: dict[int, list[int]] = {}
    sold: dict[tuple[int, int], int] = {}
    while state.actor is not None:
        before = [(player.cities, player.step) for player in state.players]
        laid = [player.indulgences for player in state.players]
        year = state.year
        began = season(state)
        turn(state, table, rng, 0.3)
        if began == season(state) == "winter":
            assert [(player.cities, player.step) for player in state.players] == before
        if began == "spring":
            for seat, player in enumerate(state.players):
                if player.step != before[seat][1]:
                    steps.setdefault(year, []).append(seat)
        for seat, player in enumerate(state.players):
            if player.indulgences & ~laid[seat]:
                sold[year, seat] = sold.get((year, seat), 0) + 1
    assert all(len(set(seats_up)) == len(seats_up) for seats_up in steps.values())
    assert all(count == 1 for count in sold.values())


@pytest.mark.parametrize("seed", range(4))
def test_legal_and_refusal_agree_on_every_decision_of_the_catalogue(seed: int) -> None:
    seats = 3 + seed % 3
    rng = Random(seed)
    state = new(seats, OTHER if seed == 3 else {"year_limit": 25})
    table = players(seats, seed)
    for _ in range(1500):
        if state.actor is None:
            break
        if rng.random() < 0.1:
            legal = set(state.legal())
            for decision in GAME.decisions:
                obstacle = state.obstacle(decision)
                assert (obstacle is None) == (decision in legal), f"{decision} when asked for {asked_for(state)}"
                if obstacle is not None and rng.random() < 0.05:
                    reason = state.explain(decision, obstacle)
                    assert reason.text
                    assert reason.rule in GAME.rules
        turn(state, table, rng, 0.4)


def obstacles() -> list[Obstacle]:
    """All that the rooms of the rules declare."""
    rooms = [import_module(f"{rules.__name__}.{room.name}") for room in iter_modules(rules.__path__)]
    return [value for room in [*rooms, VirtuState] for value in vars(room).values() if isinstance(value, Obstacle)]


def test_every_obstacle_names_a_rule_that_exists_and_has_a_sentence() -> None:
    found = {(obstacle.key, obstacle.rule) for obstacle in obstacles() if obstacle is not NOT_ASKED}
    assert all(rule in GAME.rules for _, rule in found)
    assert {f"refusal.{key}" for key, _ in found} | {"refusal.not_asked"} == {
        key for key in GAME.wording.templates if key.startswith("refusal.")
    }


def test_every_question_names_the_rule_that_asks_it_and_is_in_the_vocabulary() -> None:
    asking = [type(question) for question, _ in PAIRS if question.asks]
    assert {kind.asks for kind in asking} == set(QUESTIONS)
    assert all(kind.rule in GAME.rules for kind in asking)


def test_every_purpose_of_a_payment_is_in_the_vocabulary() -> None:
    assert sorted(purpose.name for purpose in Purpose.__subclasses__()) == sorted(PURPOSES)


def test_the_rules_of_a_table_have_an_attribute_for_every_option() -> None:
    compiled = [name for name, value in vars(VirtuRules).items() if inspect.isgetsetdescriptor(value)]
    named = compiled if "annex_per_action" in compiled else VirtuRules.__annotations__
    assert set(OPTIONS) == {name for name in named if not name.startswith("_")}


def test_an_illegal_decision_changes_nothing() -> None:
    state = new(4)
    state.apply(CATALOGUE.parse("first 0"))
    before = state.copy()
    with pytest.raises(Refused, match="What is asked now: a power"):
        state.apply(CATALOGUE.parse("end"))
    assert state == before


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_copies_are_independent_and_pickles_the_same(seats: int) -> None:
    rng = Random(seats)
    state = new(seats, {"year_limit": 10})
    table = players(seats, seats)
    while state.actor is not None:
        twin = state.copy()
        kept = pickle.dumps(twin)
        decision = rng.choice(state.legal())
        legal = state.legal()
        state.apply(decision)
        assert pickle.dumps(twin) == kept
        restored = pickle.loads(kept)
        assert (restored, restored.legal()) == (twin, legal)
        twin.apply(decision)
        assert twin == state
        if state.actor is not None:
            turn(state, table, rng, 0.3)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_views_are_plain_data_alike_for_everybody_and_imagining_is_copying(seats: int) -> None:
    rng = Random(seats)
    state = new(seats, {"year_limit": 8})
    table = players(seats, seats)
    while state.actor is not None:
        turn(state, table, rng, 0.3)
        view = state.view(None)
        assert json.loads(json.dumps(view))["seats"] == seats
        assert {**state.view(1), "viewer": None} == view
        assert state.imagine(0, rng) == state


def test_a_match_is_rebuilt_from_its_record() -> None:
    match = Match("virtu", 4, seed=5, options={"year_limit": 5})
    rng = Random(5)
    while not match.over:
        match.play(rng.choice(match.legal()))
    again = Match.from_record(match.record())
    assert (again.state, again.record()) == (match.state, match.record())


def test_undo_reaches_back_to_the_last_decision_of_another_seat() -> None:
    match = Match("virtu", 4, seed=1)
    seat = match.seat
    match.play(match.legal()[0])
    assert (match.can_undo, match.seat == seat) == (False, False)
    while match.seat != seat:
        match.play(match.legal()[0])
    before = match.state.copy()
    match.play(match.legal()[0])
    match.undo()
    assert match.state == before


def test_playouts_at_random_finish_within_the_year_limit() -> None:
    for seats in (3, 4, 5):
        state = new(seats)
        tally = signoria.playout(state, Random(seats))
        assert tally.finished
        assert state.year <= 60
        assert tally.unforced == tally.decisions
