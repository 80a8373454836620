"""The simple levels: one that decides at random, and one that looks a single action ahead."""

from typing import Final

from signoria.bots.bot import Bot, Judgement, ranked
from signoria.bots.knowledge import Knowledge
from signoria.bots.lookahead import EVERYTHING, Lookahead
from signoria.bots.utility import Forecaster, lead
from signoria.engine.catalogue import Decision

HASTE: Final = 1e-6
"""What each further step costs: enough to decide between equals, so that nobody walks to and fro for nothing."""


class RandomBot(Bot):
    """Decides at random."""

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        judged = [Judgement(decision, 0.5, 0.0) for decision in knowledge.legal()]
        first = judged.pop(self.chance(knowledge).randrange(len(judged)))
        return [first, *judged]


class Apprentice(Bot):
    """Takes what looks best after its own action, on one imagined position; of equals any that is done soonest."""

    def __init__(self, seed: int, forecaster: Forecaster, decisions: int) -> None:
        super().__init__(seed)
        self.forecaster = forecaster
        self.decisions = decisions

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        return self.weigh(knowledge, [[decision] for decision in knowledge.candidates(self.forecaster.steps)])

    def weigh(self, knowledge: Knowledge, deeds: list[list[Decision]]) -> list[Judgement]:
        rng = self.chance(knowledge)
        seat = knowledge.seat
        state = knowledge.imagine(rng)
        before = self.forecaster.steps.advantage(state, seat)
        ahead = Lookahead(self.forecaster, rng, self.decisions, len(state.scores()))
        judged: list[Judgement] = []
        for deed in deeds:
            action = ahead.act_whole(state, deed, seat, EVERYTHING, before)
            forecast = self.forecaster.forecast(action.state)
            utility = forecast.utilities[seat] - HASTE * len(action.steps)
            judged.append(Judgement(deed[0], utility, lead(forecast.points, seat), deed))
        turned = int(rng.random() * len(judged))
        return ranked(judged[turned:] + judged[:turned])

    def __reduce__(self) -> tuple[object, ...]:
        return Apprentice, (self.seed, self.forecaster, self.decisions)
