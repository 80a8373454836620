"""One game of an arena: whose thinking is timed, and what is not."""

import pytest

import signoria
from signoria import Decision
from signoria.arena import contest
from signoria.arena.contest import Contest
from signoria.bots import Bot, Judgement, Knowledge


class Clock:
    """Stands still until somebody thinks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Ponderer(Bot):
    """Thinks so many seconds over each decision, and decides at random."""

    def __init__(self, clock: Clock, seconds: float) -> None:
        super().__init__(1)
        self.clock = clock
        self.seconds = seconds
        self.choices: list[int] = []

    def decide(self, knowledge: Knowledge) -> Decision:
        self.clock.now += self.seconds
        self.choices.append(len(knowledge.legal()))
        return super().decide(knowledge)

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        return [Judgement(self.chance(knowledge).choice(knowledge.legal()), 0.5, 0.0)]


@pytest.mark.parametrize("game", signoria.games())
def test_every_seat_has_the_seconds_of_its_own_decisions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(contest, "process_time", clock)
    found = signoria.game(game)
    options: dict[str, object] = {"year_limit": 1} if game == "virtu" else {}
    thinkers = [Ponderer(clock, seconds) for seconds in (1.0, 4.0, 16.0)]
    bots: list[Bot] = [*thinkers]
    effort = contest.play_out(found.new(3, found.variants[0], options), bots, 1)
    assert effort.seconds == [[one.seconds] * len(one.choices) for one in thinkers]
    assert all(effort.seconds)


@pytest.mark.parametrize("game", signoria.games())
def test_nobody_is_asked_about_what_is_forced(game: str) -> None:
    found = signoria.game(game)
    options: dict[str, object] = {"year_limit": 1} if game == "virtu" else {}
    thinkers = [Ponderer(Clock(), 0.0) for _ in range(3)]
    bots: list[Bot] = [*thinkers]
    effort = contest.play_out(found.new(3, found.variants[0], options), bots, 1)
    assert min(choices for one in thinkers for choices in one.choices) > 1
    assert effort.decisions >= sum(len(one.choices) for one in thinkers)


@pytest.mark.parametrize("game", signoria.games())
def test_a_game_of_an_arena_is_the_one_that_its_bots_play_at_a_table(game: str) -> None:
    options: dict[str, object] = {"year_limit": 1} if game == "virtu" else {}
    found, deal = signoria.game(game), 5
    variant = found.variants[0]
    match = signoria.Match(game, 3, variant, options, deal)
    bots = [signoria.kit(game).bot("random", deal) for _ in range(3)]
    while (seat := match.seat) is not None:
        match.play(bots[seat].decide(Knowledge(match.state, seat, match.number)))
    result = contest.played(Contest(found, variant, found.read_options(options), deal, ("random",) * 3))
    assert result.totals == [score.total for score in match.scores()]
