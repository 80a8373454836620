"""The search: a tree over what a seat can know, grown on positions imagined anew for every visit.

The tree is one of actions: an edge is a decision, and the own steps that follow it are taken as they looked best,
because the bot is asked again for each of them. Chance is drawn on the way down and leaves no nodes of its own, so a
node stands for all that can happen between two actions, and an edge counts only where its decision is legal. Every seat
plays for itself (max^n). A visit goes down to a new edge, plays a few actions on by what has been learned, and judges
the position.
"""

from random import Random
from time import perf_counter
from typing import Final

from signoria.bots.bot import Bot, Judgement, ranked
from signoria.bots.knowledge import Knowledge
from signoria.bots.lookahead import Action, Lookahead
from signoria.bots.utility import Outlook, Prospect, lead
from signoria.decision import Decision
from signoria.state import State

DEEPEST: Final = 40


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        exploration: float = 0.25,
        trust: float = 2.0,
        first_width: int = 3,
        widening: float = 0.7,
        candidates: int = 5,
        rollout: int = 2,
        rollout_width: int = 3,
        dreams: int = 1,
    ) -> None:
        self.exploration = exploration  # how much a decision that was tried seldom is preferred
        self.trust = trust  # how many visits the first look at a decision is worth
        self.first_width = first_width  # how many decisions a new node looks at
        self.widening = widening  # how many more for each square root of its visits
        self.candidates = candidates  # of how many own steps the best is taken in a follow-up
        self.rollout = rollout  # how many actions are played beyond the tree
        self.rollout_width = rollout_width  # of how many decisions the best is taken there
        self.dreams = dreams  # how many visits an imagined position serves


class Edge:
    """A decision in the tree: the steps that follow it, how it looked at first, and what its visits brought."""

    __slots__ = ("child", "decision", "first_lead", "lead", "prior", "seat", "steps", "total", "visits")

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.decision = action.decision
        self.steps = action.steps
        self.prior = action.prospect.utilities[seat]
        self.first_lead = lead(action.prospect.points, seat)
        self.visits = 0
        self.total = 0.0
        self.lead = 0.0
        self.child = Node()

    def value(self, trust: float) -> float:
        """Its utility by all visits, of which the first look is worth some."""
        return (self.total + trust * self.prior) / (self.visits + trust)


class Node:
    """What may follow an action: edges of whoever is asked then."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.visits = 0


class Searcher(Bot):
    """Decides by searching; the budget is a number of decisions on imagined positions or, if that is 0, seconds."""

    def __init__(
        self, seed: int, outlook: Outlook, decisions: int, budget: int, seconds: float, settings: Settings
    ) -> None:
        super().__init__(seed)
        self.outlook = outlook
        self.decisions = decisions
        self.budget = budget
        self.seconds = seconds
        self.settings = settings

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        rng = self.chance(knowledge)
        search = Search(knowledge, self.outlook, self.decisions, self.settings, rng)
        if self.budget:
            while search.ahead.spent < self.budget:
                search.visit()
        else:
            end = perf_counter() + self.seconds
            while perf_counter() < end:
                search.visit()
        return search.judged()


class Search:
    """One decision being thought over."""

    def __init__(self, knowledge: Knowledge, outlook: Outlook, decisions: int, settings: Settings, rng: Random) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.rng = rng
        self.dream = knowledge.imagine(rng)
        self.visits = 0
        before = outlook.look(self.dream)
        self.seats = len(before.points)
        self.ahead = Lookahead(outlook, rng, decisions, self.seats)
        self.stamps = [0] * decisions
        self.stamp = 0
        self.root = Node()
        for decision in knowledge.legal():
            self.add(self.root, self.dream, decision, knowledge.seat, before.utilities[knowledge.seat])
        self.root.edges.sort(key=doubt)

    def add(self, node: Node, state: State, decision: Decision, seat: int, before: float) -> Edge:
        edge = Edge(seat, self.ahead.act(state, decision, seat, self.settings.candidates, before))
        node.edges.append(edge)
        return edge

    def visit(self) -> None:
        """Go down to something new, see how it turns out, and note it on the way back."""
        if self.visits % self.settings.dreams == 0:
            self.dream = self.knowledge.imagine(self.rng)
        self.visits += 1
        state = self.dream.copy()
        path: list[Edge] = []
        node = self.root
        ahead = self.ahead
        for _ in range(DEEPEST):
            node.visits += 1
            seat = state.actor
            if seat is None:
                break
            legal = state.legal()
            if len(legal) == 1:
                ahead.apply(state, legal[0])
                ahead.settle(state)
                continue
            edge = self.select(node, state, legal, seat)
            path.append(edge)
            self.follow(state, edge)
            if edge.visits == 0:
                break
            node = edge.child
        ahead.spent += 1  # a visit that only meets the end of the game costs something too
        prospect = self.play_on(state)
        for edge in path:
            edge.visits += 1
            edge.total += prospect.utilities[edge.seat]
            edge.lead += lead(prospect.points, edge.seat)

    def select(self, node: Node, state: State, legal: list[Decision], seat: int) -> Edge:
        """The edge to go down: good by what is known, or tried seldom. A node that is visited often looks at more."""
        settings = self.settings
        width = settings.first_width + int(settings.widening * node.visits**0.5)
        self.stamp += 1
        for decision in legal:
            self.stamps[decision.index] = self.stamp
        here: list[Edge] = []
        for edge in node.edges:
            if edge.seat == seat and self.stamps[edge.decision.index] == self.stamp:
                here.append(edge)
                self.stamps[edge.decision.index] = -self.stamp
        if len(here) < width and len(here) < len(legal):
            self.widen(node, state, legal, seat, here, width)
        elif len(here) > width:  # the root knows all its edges, the best first
            here = here[:width]
        visits = 0
        for edge in here:
            visits += edge.visits
        bonus = settings.exploration * (visits + 1.0) ** 0.5
        best = here[0]
        highest = -1e9
        for edge in here:
            value = edge.value(settings.trust) + bonus / (edge.visits + 1.0)
            if value > highest:
                best, highest = edge, value
        return best

    def widen(self, node: Node, state: State, legal: list[Decision], seat: int, here: list[Edge], width: int) -> None:
        """Look at more decisions that are legal here, the most promising first."""
        fresh = [decision for decision in legal if self.stamps[decision.index] == self.stamp]
        before = self.ahead.outlook.look(state).utilities[seat]
        for decision in self.ahead.proposed(fresh, seat, max(2, width - len(here))):
            here.append(self.add(node, state, decision, seat, before))

    def follow(self, state: State, edge: Edge) -> None:
        """Take an edge's decision and its steps as far as they are legal here, and what chance brings."""
        ahead = self.ahead
        ahead.apply(state, edge.decision)
        for step in edge.steps:
            if state.actor != edge.seat or step not in state.legal():
                break
            ahead.apply(state, step)
        ahead.settle(state)

    def play_on(self, state: State) -> Prospect:
        """A few more actions, each the best of some, and the judgement of where they lead."""
        ahead = self.ahead
        prospect = ahead.outlook.look(state)
        for _ in range(self.settings.rollout):
            while True:
                seat = state.actor
                if seat is None:
                    return ahead.outlook.look(state)
                legal = state.legal()
                if len(legal) > 1:
                    break
                ahead.apply(state, legal[0])
                ahead.settle(state)
            best: Action | None = None
            for decision in ahead.proposed(legal, seat, self.settings.rollout_width):
                action = ahead.act(state, decision, seat, self.settings.rollout_width, prospect.utilities[seat])
                if best is None or action.prospect.utilities[seat] > best.prospect.utilities[seat]:
                    best = action
            assert best is not None
            state = best.state
            prospect = best.prospect
            if state.actor is not None and state.actor < 0:
                ahead.settle(state)
                prospect = ahead.outlook.look(state)
        return prospect

    def judged(self) -> list[Judgement]:
        """The root's decisions: those that were visited by what came of it, then the others as they looked."""
        trust = self.settings.trust
        visited: list[Judgement] = []
        others: list[Judgement] = []
        for edge in self.root.edges:
            ahead = (edge.lead + trust * edge.first_lead) / (edge.visits + trust)
            judgement = Judgement(edge.decision, edge.value(trust), ahead)
            if edge.visits:
                visited.append(judgement)
            else:
                others.append(judgement)
        return ranked(visited) + ranked(others)


def doubt(edge: Edge) -> float:
    return -edge.prior
