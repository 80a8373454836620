"""The simple levels: one that decides at random, and one that looks a single action ahead."""

from signoria.bots.bot import Bot, Judgement
from signoria.bots.knowledge import Knowledge
from signoria.bots.lookahead import Budget, after, followed_up
from signoria.bots.utility import Outlook, lead


class Drifter(Bot):
    """Decides at random."""

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        judged = [Judgement(decision, 0.5, 0.0) for decision in knowledge.legal()]
        rng = self.chance(knowledge)
        first = judged.pop(int(rng.random() * len(judged)))
        return [first, *judged]


class Apprentice(Bot):
    """Takes what looks best after its own action, on one imagined position; of equals any."""

    def __init__(self, seed: int, outlook: Outlook) -> None:
        super().__init__(seed)
        self.outlook = outlook

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        rng = self.chance(knowledge)
        state = knowledge.imagine(rng)
        budget = Budget()
        judged: list[Judgement] = []
        for decision in knowledge.legal():
            ahead = followed_up(after(state, decision, budget), knowledge.seat, self.outlook, budget)
            prospect = self.outlook.look(ahead)
            utility = prospect.utilities[knowledge.seat]
            judged.append(Judgement(decision, utility, lead(prospect.points, knowledge.seat)))
        turned = int(rng.random() * len(judged))
        return ranked(judged[turned:] + judged[:turned])


def ranked(judged: list[Judgement]) -> list[Judgement]:
    """The best first; equals stay in their order."""
    return sorted(judged, key=disutility)


def disutility(one: Judgement) -> float:
    return -one.utility
