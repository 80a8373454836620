"""Plans: several decisions as one answer, taken together or not at all, and what a planner takes for granted."""

from random import Random

import pytest

import signoria
from signoria import CHANCE, BrokenPlan, Decision, Match, NothingToUndo, Refused, UnknownDecision, kit
from signoria.engine.journal import Journal
from signoria.engine.state import State
from signoria.games.planner import Planner
from signoria.match.match import BETWEEN, planned
from signoria.match.preview import Preview, previews, whole_deeds
from tests.matches import everything
from tests.pickling import pickled
from tests.players import at_random, finish, play_some

GAMES = signoria.games()
SEATS = {"lorenzo": 3, "carrara": 3, "virtu": 3}
CONFIRMING = [game for game in GAMES if "confirm_turn" in signoria.game(game).options]
TABLES = [(game, confirm) for game in GAMES for confirm in (False, True) if game in CONFIRMING or not confirm]
PLACE = "place white harvest-large"


def a_match(game: str = "lorenzo", confirm: bool = True, seed: int = 7) -> Match:
    return Match(game, SEATS[game], options={"confirm_turn": confirm} if game in CONFIRMING else {}, seed=seed)


def plans(match: Match) -> list[Preview]:
    assert match.seat is not None
    return previews(match, match.seat, kit(match.game.name).planner)


def with_servants() -> tuple[Match, list[Decision]]:
    """A match, and a placement for which a number of servants has to be chosen."""
    match, rng = a_match(), Random(1)
    while True:
        for preview in plans(match):
            if preview.instead:
                return match, preview.plan
        play_some(match, at_random, rng, 1)


def ends_say(match: Match, chance: bool) -> Decision | None:
    """A decision after which chance, or another seat, is asked."""
    for decision in match.legal():
        ahead = match.state.copy()
        ahead.apply(decision)
        if ahead.actor == CHANCE if chance else ahead.actor not in (CHANCE, None, match.seat):
            return decision
    return None


def at_the_end_of_a_say(game: str, chance: bool) -> tuple[Match, Decision]:
    match, rng = a_match(game, confirm=False), Random(1)
    while not match.over:
        last = ends_say(match, chance)
        if last is not None:
            return match, last
        play_some(match, at_random, rng, 1)
    raise AssertionError("nobody else was ever asked")


def reveals(match: Match, plan: list[Decision]) -> bool:
    """Whether a plan brings something secret to light; in a draft of leaders everybody passes on what they leave."""
    if match.view(match.seat).get("draft", {}).get("packet"):
        return True
    ahead, journal = match.state.copy(), Journal()
    ahead.attach(journal)
    for decision in plan:
        ahead.apply(decision)
    return journal.revealed


def test_a_plan_is_what_its_decisions_are_one_by_one() -> None:
    match, plan = with_servants()
    twin = pickled(match)
    match.play_plan(plan)
    for decision in plan:
        twin.play(decision)
    assert match.record() == twin.record()
    assert match.state == twin.state
    assert match.log(None) == twin.log(None)


def test_a_plan_may_be_given_in_texts() -> None:
    match, plan = with_servants()
    twin = pickled(match)
    match.play_plan(plan)
    twin.play_plan([str(decision) for decision in plan])
    assert everything(match) == everything(twin)


def test_a_plan_is_taken_back_as_one() -> None:
    match, plan = with_servants()
    before = everything(match)
    match.play_plan(plan)
    assert match.number == before[2] + len(plan)  # type: ignore[operator]
    assert match.undo() is plan[0]
    assert everything(match) == before


def test_an_answer_before_a_plan_is_taken_back_after_it() -> None:
    match, plan = with_servants()
    start = pickled(match)
    match.play(plan[0])
    match.play_plan(plan[1:])
    assert match.undo() is plan[1]
    assert match.undo() is plan[0]
    assert everything(match) == everything(start)


def test_a_plan_that_is_refused_later_leaves_everything_as_it_was() -> None:
    match, plan = with_servants()
    twin = pickled(match)
    state, before = match.state.copy(), everything(match)
    with pytest.raises(Refused):
        match.play_plan([*plan, "servants 1"])
    assert everything(match) == before
    assert match.state == state
    for same in (match, twin):  # the dealer, too, is where it was
        finish(same, at_random, Random(3))
    assert match.record() == twin.record()


def test_a_plan_is_refused_with_the_rule_of_the_step_at_fault() -> None:
    match, plan = with_servants()
    ahead = pickled(match)
    ahead.play(plan[0])
    reason = ahead.refusal("servants 20")
    assert reason is not None
    assert reason.rule == "LOR-VALUE-4"
    with pytest.raises(Refused) as refused:
        match.play_plan([plan[0], "servants 20"])
    assert refused.value.decision == "servants 20"
    assert refused.value.refusal.rule == reason.rule
    assert str(refused.value.refusal) == str(reason)


def test_a_plan_refused_at_once_leaves_the_way_back() -> None:
    match, plan = with_servants()
    match.play(plan[0])
    with pytest.raises(Refused):
        match.play_plan([PLACE, plan[1]])
    assert match.undo() is plan[0]


def test_a_plan_with_a_text_that_is_no_decision_takes_nothing() -> None:
    match, plan = with_servants()
    before = everything(match)
    with pytest.raises(UnknownDecision, match="'dance'"):
        match.play_plan([*plan, "dance"])
    assert everything(match) == before


def test_a_plan_has_at_least_one_decision() -> None:
    match = a_match()
    before = everything(match)
    with pytest.raises(BrokenPlan, match="at least one"):
        match.play_plan([])
    assert everything(match) == before


@pytest.mark.parametrize(("game", "chance"), [*((game, False) for game in GAMES), ("lorenzo", True), ("carrara", True)])
def test_a_plan_ends_where_somebody_else_is_asked(game: str, chance: bool) -> None:
    match, last = at_the_end_of_a_say(game, chance)
    before = everything(match)
    ahead = pickled(match)
    ahead.play(last)
    onward = ahead.legal()[0] if not ahead.over else last
    with pytest.raises(BrokenPlan, match="goes on"):
        match.play_plan([last, onward])
    assert everything(match) == before
    match.play_plan([last])
    assert everything(match) == everything(ahead)


def test_a_plan_ends_with_the_game() -> None:
    match, rng = a_match(confirm=False), Random(1)
    while not match.over:
        before, seat, past = pickled(match), match.seat, match.legal()
        play_some(match, at_random, rng, 1)
    assert seat is not None
    (_, last) = match.decisions()[-1]
    assert last in past
    with pytest.raises(BrokenPlan):
        before.play_plan([last, "end-turn"])
    before.play_plan([last])
    assert before.over


def test_what_follows_by_itself_goes_back_with_the_answer_before() -> None:
    match, plan = with_servants()
    before = everything(match)
    match.play(plan[0])
    for decision in plan[1:]:
        match.go_on(decision)
    assert match.undo() is plan[0]
    assert everything(match) == before


def test_what_follows_by_itself_has_no_way_back_of_its_own() -> None:
    match = a_match()
    match.go_on(match.legal()[0])
    assert not match.can_undo
    with pytest.raises(NothingToUndo):
        match.undo()


def test_what_may_not_follow_is_refused_and_changes_nothing() -> None:
    match, plan = with_servants()
    match.play(plan[0])
    before = everything(match)
    with pytest.raises(Refused):
        match.go_on(PLACE)
    assert everything(match) == before


def test_a_plan_is_typed_with_signs_between() -> None:
    match = a_match()
    plan = match.parse_plan(f" {PLACE} ;servants   3")
    assert [str(decision) for decision in plan] == [PLACE, "servants 3"]
    assert planned(plan) == f"{PLACE}; servants 3"
    assert match.parse_plan(planned(plan)) == plan
    assert match.parse_plan(PLACE) == [match.parse(PLACE)]


@pytest.mark.parametrize("text", ["", ";", f"{PLACE};", f";{PLACE}", f"{PLACE};;servants 3", f"{PLACE}, servants 3"])
def test_a_plan_with_a_gap_is_none(text: str) -> None:
    with pytest.raises(UnknownDecision):
        a_match().parse_plan(text)


@pytest.mark.parametrize("game", GAMES)
def test_no_decision_holds_what_stands_between_decisions(game: str) -> None:
    assert [one.text for one in signoria.game(game).decisions if BETWEEN in one.text] == []


def test_a_broken_plan_is_an_error_of_ours() -> None:
    assert issubclass(BrokenPlan, signoria.SignoriaError)
    assert issubclass(BrokenPlan, ValueError)


@pytest.mark.parametrize(("game", "confirm"), TABLES)
def test_plans_come_true(game: str, confirm: bool) -> None:
    """Whoever chooses by what a preview shows gets just that, unless chance answers or others are asked meanwhile."""
    match, rng = a_match(game, confirm), Random(5)
    lengths: set[int] = set()
    while not match.over:
        seat, before = match.seat, match.number
        offered = plans(match)
        begun = [plan[0] for preview in offered for plan in (preview.plan, *preview.instead)]
        assert set(begun) == set(match.legal())
        assert all(preview.plan[: len(preview.chosen)] == preview.chosen for preview in offered)
        preview = rng.choice(offered)
        told, revealed = len(match.log(seat)), reveals(match, preview.plan)
        match.play_plan(preview.plan)
        assert [decision for _, decision in match.decisions(before)][: len(preview.plan)] == preview.plan
        if match.number == before + len(preview.plan) and not revealed:
            assert match.view(seat) == preview.after
            assert match.log(seat)[told:] == preview.events
            assert preview.then == (match.legal() if match.seat == seat else [])
            lengths.add(len(preview.plan))
    assert Match.from_record(match.record()).state == match.state
    assert len(lengths) > 1 or game not in CONFIRMING  # Virtù asks for nothing that is forced


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_saved_between_plans(game: str) -> None:
    match, rng = a_match(game), Random(2)
    for _ in range(40):
        match.play_plan(rng.choice(plans(match)).plan)
        again = pickled(match)
        assert everything(again) == everything(match)
        if match.can_undo:
            assert again.undo() is pickled(match).undo()
    finish(again := pickled(match), at_random, Random(1))
    finish(match, at_random, Random(1))
    assert everything(again) == everything(match)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_plan_might_take_instead_is_legal_there(game: str) -> None:
    match, rng = a_match(game), Random(4)
    for _ in range(60):
        for preview in plans(match):
            for plan in preview.instead:
                pickled(match).play_plan(plan)
                assert plan != preview.plan
        play_some(match, at_random, rng, 1)


def test_a_placement_takes_the_fewest_servants_and_tells_the_rest() -> None:
    match, plan = with_servants()
    (preview,) = [preview for preview in plans(match) if preview.plan == plan]
    match.play(plan[0])
    assert match.legal()[0] is plan[1]
    assert preview.instead == [[plan[0], other] for other in match.legal()[1:]]


class Pairs(Planner):
    """Has a placement in mind together with the servants of each number that it could take."""

    def deeds(self, state: State) -> list[list[Decision]]:
        found: list[list[Decision]] = []
        for first in state.legal():
            ahead = state.copy()
            ahead.apply(first)
            asked = ahead.actor == state.actor and ahead.legal()[0].text.startswith("servants")
            found += [[first, second] for second in ahead.legal()] if asked else [[first]]
        return found


def test_a_deed_may_be_several_decisions_and_a_plan_goes_on_after_them() -> None:
    match, plan = with_servants()
    assert match.seat is not None
    found = previews(match, match.seat, Pairs())
    assert {preview.decision for preview in found} == set(match.legal())
    pairs = [preview for preview in found if preview.decision is plan[0]]
    match.play(plan[0])
    assert [preview.chosen for preview in pairs] == [[plan[0], second] for second in match.legal()]
    assert all(preview.plan[:2] == preview.chosen and not preview.instead for preview in pairs)


class Placements(Planner):
    """Says a placement to its end before servants are taken for it."""

    def goes_on(self, state: State) -> bool:
        return state.legal()[0].text.startswith("servants")


def test_what_is_only_begun_is_said_to_its_end_in_every_way() -> None:
    match, plan = with_servants()
    assert match.seat is not None
    begun = [[decision] for decision in match.legal()]
    assert whole_deeds(match.state, match.seat, Planner()) == begun
    whole = whole_deeds(match.state, match.seat, Placements())
    match.play(plan[0])
    assert [deed for deed in whole if deed[0] is plan[0]] == [[plan[0], second] for second in match.legal()]
    assert {deed[0] for deed in whole} == {deed[0] for deed in begun}


def test_where_there_is_too_much_to_weigh_beginnings_will_do() -> None:
    match, _ = with_servants()
    assert match.seat is not None
    begun = [[decision] for decision in match.legal()]
    assert whole_deeds(match.state, match.seat, Placements(), most=len(begun)) == begun


def test_a_preview_travels() -> None:
    match, plan = with_servants()
    (preview,) = [preview for preview in plans(match) if preview.plan == plan]
    again = pickled(preview)
    for name in ("chosen", "decision", "plan", "instead", "after", "then", "events"):
        assert getattr(again, name) == getattr(preview, name)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forced_is_the_only_answer_and_no_end_of_a_turn(game: str) -> None:
    planner = kit(game).planner
    match, rng = a_match(game), Random(6)
    ends = 0
    for _ in range(150):
        if match.over:
            break
        legal = match.legal()
        ends += planner.ends_turn(legal)
        if planner.forced(legal):
            assert len(legal) == 1
            assert legal[0].text != "end-turn"
            assert planner.onward(match.state, legal) is legal[0]
        else:
            assert len(legal) > 1 or legal[0].text in ("end-turn", "forfeit")
        play_some(match, at_random, rng, 1)
    assert ends > 0 or game not in CONFIRMING
    assert not planner.forced([])
    assert planner.onward(match.state, []) is None
    assert not planner.ends_turn([])
