"""The search: its budget, its judgements, and that thinking helps."""

from random import Random
from time import perf_counter

import pytest

import signoria
from signoria import Decision, Match, kit
from signoria.arena.contest import play_out
from signoria.bots import Knowledge
from signoria.bots.search import Search, Searcher
from signoria.match.preview import whole_deeds
from tests.bots.positions import known, positions
from tests.lorenzo.draft_table import dealt, drafted
from tests.lorenzo.table import legal, play, table


def searcher(game: str, spec: str) -> Searcher:
    found = signoria.kit(game).bot(spec, 1)
    assert isinstance(found, Searcher)
    return found


def choices(game: str) -> list[Knowledge]:
    return [known(state.copy(), moment) for state, moment in positions(game, 3, {}, seed=11, every=60)]


def singly(knowledge: Knowledge) -> list[list[Decision]]:
    return [[decision] for decision in knowledge.legal()]


@pytest.mark.parametrize("game", signoria.games())
def test_visits_make_judgements_of_all_decisions(game: str) -> None:
    player = searcher(game, "merchant:100")
    for knowledge in choices(game):
        search = Search(knowledge, player.forecaster, player.decisions, player.settings, player.chance(knowledge))
        candidates = knowledge.candidates(player.forecaster.steps)
        for decision in candidates:
            search.look_at([decision])
        search.begin()
        field = search.field
        assert field == min(player.settings.field, len(candidates))
        for rounds in range(1, 4):
            search.round()
            assert [edge.visits for edge in search.root.edges[:field]] == [rounds] * field
        search.halve()
        assert search.field == (field + 1) // 2
        values = [-search.disappointment(edge) for edge in search.root.edges[:field]]
        assert values == sorted(values, reverse=True)
        search.round()
        assert sum(edge.visits for edge in search.root.edges) == 3 * field + search.field
        assert all(0.0 <= one.utility <= 1.0 for one in search.judged())
        assert {one.decision for one in search.judged()} == set(candidates)


def test_seconds_are_kept() -> None:
    knowledge = choices("carrara")[-1]
    began = perf_counter()
    searcher("carrara", "magnifico:0.1s").judge(knowledge)
    assert 0.1 <= perf_counter() - began < 1.0


def test_a_choice_among_few_gets_a_part_of_the_budget() -> None:
    budget = 12_800
    player = searcher("lorenzo", f"merchant:{budget}")
    few, many = known(dealt(3), 0), known(drafted(3), 0)
    assert len(few.legal()) == player.settings.full_budget_choices / 8
    assert len(many.legal()) >= player.settings.full_budget_choices
    assert budget / 8 <= player.think(few, singly(few)).ahead.spent < budget / 2
    assert budget <= player.think(many, singly(many)).ahead.spent < budget * 2


def test_a_budget_that_is_too_small_still_brings_an_answer() -> None:
    for knowledge in choices("lorenzo"):
        judged = searcher("lorenzo", "merchant:3").judge(knowledge)
        assert judged[0].decision in knowledge.legal()
        assert len(judged) <= 3


def test_where_there_is_one_answer_nothing_is_searched() -> None:
    state = table(options={"confirm_turn": True})
    play(state, "place white market-1")
    assert legal(state) == ["end-turn"]
    player = searcher("lorenzo", "magnifico:3600s")
    assert player.decide(known(state, 0)) is state.legal()[0]


@pytest.mark.parametrize("game", signoria.games())
def test_the_end_of_the_game_is_searched_through(game: str) -> None:
    *_, (state, moment) = ((state.copy(), moment) for state, moment in positions(game, 3, {}, seed=3, every=1))
    assert searcher(game, "magnifico:400").decide(known(state, moment)) in state.legal()


@pytest.mark.parametrize(("game", "options"), [("carrara", {}), ("lorenzo", {}), ("virtu", {"year_limit": 2})])
def test_an_apprentice_beats_those_who_decide_at_random(game: str, options: dict[str, object]) -> None:
    kit = signoria.kit(game)
    victories = 0
    for seat in range(3):
        state = kit.game.new(3, kit.game.variants[0], options)
        play_out(state, [kit.bot("apprentice" if one == seat else "random", seat) for one in range(3)], seat)
        victories += state.scores()[seat].place == 1
    assert victories >= 2


@pytest.mark.parametrize("level", ["random", "apprentice", "merchant:400"])
@pytest.mark.parametrize("game", signoria.games())
def test_whole_deeds_are_weighed_against_each_other(game: str, level: str) -> None:
    planner = kit(game).planner
    for knowledge in choices(game):
        deeds = whole_deeds(knowledge.imagine(Random(0)), knowledge.seat, planner)
        judged = kit(game).bot(level, 1).weigh(knowledge, deeds)
        assert judged
        assert all(one.deed in deeds and one.decision is one.deed[0] for one in judged)
        assert len({tuple(one.deed) for one in judged}) == len(judged)


def test_of_whole_deeds_the_better_end_counts_and_not_the_beginning() -> None:
    """Two purchases begin with the same block, and their judgements differ."""
    match = Match("carrara", 3, "basic", seed=1)
    match.play("buy")
    match.play("rotate none")
    assert match.seat is not None
    knowledge = known(match.state, match.number)
    deeds = whole_deeds(match.state.copy(), match.seat, kit("carrara").planner)
    (first, *_), same = deeds[0], [deed for deed in deeds if deed[0] is deeds[0][0]]
    judged = kit("carrara").bot("apprentice", 1).weigh(knowledge, deeds)
    leads = {tuple(one.deed): one.lead for one in judged if one.decision is first}
    assert len(leads) == len(same) > 2
    assert len(set(leads.values())) > 1
