"""What all questions of the game share."""

from signoria.engine.catalogue import Decision
from signoria.engine.question import NOT_ASKED, Question
from signoria.engine.refusal import Explanation, Obstacle
from signoria.games.lorenzo.position.position import Position


class LorenzoQuestion(Question):
    """A question of Lorenzo il Magnifico. `rule` is the one that makes it come first."""

    def explain(self, state: Position, answer: Decision, obstacle: Obstacle, explanation: Explanation) -> None:
        if obstacle is NOT_ASKED:
            explanation.rule = "LOR-HIDDEN-2" if answer.by_chance else self.rule
