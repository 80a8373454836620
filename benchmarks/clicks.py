"""How many clicks a turn takes, where strong bots play and every decision is entered as a plan that is on offer.

    python -m benchmarks.clicks --game carrara --games 5

A bot says what it would decide, step by step, as far as it is asked. The longest plan on offer that begins so is one
click; what follows by itself is none. A click is forced where nothing else was on offer. The end of a turn is counted
apart: it is asked for only at tables where it is to be confirmed, and only while something can be taken back.
"""

import argparse

from signoria import Match, kit
from signoria.bots import Bot, Knowledge
from signoria.engine.catalogue import Decision
from signoria.games.planner import END_TURN
from signoria.match.preview import Preview, previews

CONFIRM = "confirm_turn"


class Clicks:
    """What some games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.clicks = 0
        self.forced = 0
        self.ends = 0
        self.most = 0

    def each(self) -> float:
        return self.clicks / max(1, self.turns)


def count(game: str, seats: int, variant: str | None, spec: str, seed: int, tally: Clicks) -> None:
    """Play a game to its end and count."""
    options: dict[str, object] = {CONFIRM: True} if CONFIRM in kit(game).game.options else {}
    match = Match(game, seats, variant, options, seed=seed)
    planner = kit(game).planner
    bots = [kit(game).bot(spec, seed + seat) for seat in range(seats)]
    last, in_turn = -1, 0
    while not match.over:
        seat, legal = match.seat, match.legal()
        assert seat is not None
        if seat != last:
            tally.turns += 1
            last, in_turn = seat, 0
        if planner.ends_turn(legal):
            tally.ends += match.can_undo
            match.play(legal[0])
        elif planner.forced(legal):
            match.go_on(legal[0])
        else:
            offered = previews(match, seat, planner)
            match.play_plan(wanted(offered, intended(match, bots[seat])))
            tally.clicks += 1
            tally.forced += len(offered) == 1 and not offered[0].instead
            in_turn += 1
            tally.most = max(tally.most, in_turn)
    tally.games += 1


def intended(match: Match, bot: Bot) -> list[Decision]:
    """What a bot would decide one after the other, until chance or somebody else is asked or the turn ends."""
    state, seat = match.state.copy(), match.seat
    assert seat is not None
    steps: list[Decision] = []
    while state.actor == seat:
        decision = bot.decide(Knowledge(state, seat, match.number + len(steps)))
        if steps and decision.text == END_TURN:
            break
        steps.append(decision)
        state.apply(decision)
    return steps


def wanted(offered: list[Preview], steps: list[Decision]) -> list[Decision]:
    """The longest plan on offer that is the beginning of these steps; the first of them where none is."""
    plans = [plan for preview in offered for plan in (preview.plan, *preview.instead)]
    return max([plan for plan in plans if plan == steps[: len(plan)]], key=len, default=steps[:1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--variant")
    parser.add_argument("--bots", default="merchant", help="who plays, such as apprentice or merchant")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    tally = Clicks()
    for number in range(chosen.games):
        count(chosen.game, chosen.seats, chosen.variant, chosen.bots, chosen.seed + number, tally)
    print(
        f"{chosen.game}, {tally.games} games of {chosen.bots}: {tally.turns} turns, {tally.clicks} clicks\n"
        f"  {tally.each():.2f} clicks a turn, at most {tally.most}; forced: {tally.forced}\n"
        f"  {tally.ends / max(1, tally.turns):.2f} more a turn where its end is to be confirmed"
    )


if __name__ == "__main__":
    main()
