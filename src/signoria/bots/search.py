"""The search: a tree over what a seat can know, grown on positions that are imagined anew again and again.

The tree is one of actions: an edge is a decision, and the own steps that follow it are taken as they looked best,
because the bot is asked again for each of them. Chance is drawn on the way down and leaves no nodes of its own, so a
node stands for all that can happen between two actions, and an edge counts only where its decision is legal. Every seat
plays for itself (max^n).

What to choose from is a contest in heats. Those decisions that look best are tried equally often, all on the same
imagined positions; the better half goes on to the next heat, which has the same share of the budget. Further down the
seat that is asked chooses what is good so far or was tried seldom.

A visit goes down to a new edge and plays on, by what has been learned, until everybody has acted equally often: whoever
acted last looks better than they are, so positions are compared at the same point of the round. For the same reason a
first look at an edge, right after its action, is corrected by how much such looks have promised too much so far.
"""

from math import exp
from random import Random
from time import perf_counter

from signoria.bots.bot import Bot, Judgement
from signoria.bots.knowledge import Knowledge
from signoria.bots.lookahead import Action, Lookahead
from signoria.bots.utility import Forecast, Forecaster, lead
from signoria.engine.catalogue import Decision
from signoria.engine.refusal import Refused
from signoria.engine.state import CHANCE, State


class Settings:
    """How a search goes about it."""

    def __init__(
        self,
        exploration: float = 0.5,
        temperature: float = 0.04,
        trust: float = 4.0,
        first_width: int = 3,
        widening: float = 0.7,
        follow_up_width: int = 4,
        field: int = 8,
        horizon: int = 2,
        rollout_width: int = 3,
        rollout_steps: int = 2,
        full_budget_choices: int = 1,
    ) -> None:
        self.exploration = exploration  # how much decisions are preferred that were tried seldom and looked good
        self.temperature = temperature  # by how much of utility a first look must be better to count e times as much
        self.trust = trust  # how many visits the first look at a decision is worth
        self.first_width = first_width  # how many decisions a new node looks at
        self.widening = widening  # how many more for each square root of its visits
        self.follow_up_width = follow_up_width  # of how many own steps the best is taken in a follow-up
        self.field = field  # how many decisions to choose from are in the first heat
        self.horizon = horizon  # after how many rounds of the table, and one action more, positions are judged
        self.rollout_width = rollout_width  # of how many decisions the best is taken beyond the tree
        self.rollout_steps = rollout_steps  # and of how many steps after each of them
        self.full_budget_choices = full_budget_choices  # a choice among fewer gets only its part of the budget

    def __reduce__(self) -> tuple[object, ...]:
        return Settings, (
            self.exploration,
            self.temperature,
            self.trust,
            self.first_width,
            self.widening,
            self.follow_up_width,
            self.field,
            self.horizon,
            self.rollout_width,
            self.rollout_steps,
            self.full_budget_choices,
        )


class Edge:
    """A decision in the tree: the steps that follow it, how it looked at first, and what its visits brought."""

    __slots__ = ("child", "decision", "deed", "first_lead", "lead", "prior", "seat", "steps", "total", "visits")

    def __init__(self, seat: int, action: Action, forecast: Forecast) -> None:
        self.seat = seat
        self.decision = action.decision
        self.deed: list[Decision] = [action.decision]  # what was to be looked at, at the root perhaps several decisions
        self.steps = action.steps
        self.prior = forecast.utilities[seat]
        self.first_lead = lead(forecast.points, seat)
        self.visits = 0
        self.total = 0.0
        self.lead = 0.0
        self.child = Node()

    def value(self, trust: float, drift: float) -> float:
        """Its utility by all visits, of which the first look, corrected by the drift, is worth some."""
        return (self.total + trust * (self.prior + drift)) / (self.visits + trust)


class Node:
    """What may follow an action: edges of whoever is asked then."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: list[Edge] = []
        self.visits = 0


class Searcher(Bot):
    """Decides by searching; the budget is a number of decisions on imagined positions or, if that is 0, seconds."""

    def __init__(
        self, seed: int, forecaster: Forecaster, decisions: int, budget: int, seconds: float, settings: Settings
    ) -> None:
        super().__init__(seed)
        self.forecaster = forecaster
        self.decisions = decisions
        self.budget = budget
        self.seconds = seconds
        self.settings = settings

    def judge(self, knowledge: Knowledge) -> list[Judgement]:
        """What was looked at, the decision to take first; a budget that is too small does not reach all decisions."""
        return self.weigh(knowledge, [[decision] for decision in knowledge.candidates(self.forecaster.steps)])

    def weigh(self, knowledge: Knowledge, deeds: list[list[Decision]]) -> list[Judgement]:
        return self.think(knowledge, deeds).judged()

    def think(self, knowledge: Knowledge, deeds: list[list[Decision]]) -> "Search":
        began = perf_counter()
        search = Search(knowledge, self.forecaster, self.decisions, self.settings, self.chance(knowledge))
        for deed in deeds:
            search.look_at(deed)
            if self.used(search, began) >= 1.0:
                break
        search.begin()
        looked = self.used(search, began)
        share = min(1.0, len(deeds) / self.settings.full_budget_choices)
        heats = (search.field - 1).bit_length()
        for heat in range(heats):
            end = looked + (share - looked) * (heat + 1) / heats
            while self.used(search, began) < end:
                search.round()
            search.halve()
        return search

    def used(self, search: "Search", began: float) -> float:
        """The part of the budget that is spent."""
        if self.budget:
            return search.ahead.spent / self.budget
        return (perf_counter() - began) / self.seconds

    def __reduce__(self) -> tuple[object, ...]:
        return Searcher, (self.seed, self.forecaster, self.decisions, self.budget, self.seconds, self.settings)


class Search:
    """One decision being thought over."""

    def __init__(
        self, knowledge: Knowledge, forecaster: Forecaster, decisions: int, settings: Settings, rng: Random
    ) -> None:
        self.knowledge = knowledge
        self.settings = settings
        self.rng = rng
        self.first = knowledge.imagine(rng)
        self.before = forecaster.steps.advantage(self.first, knowledge.seat)
        self.seats = len(self.first.scores())
        self.ahead = Lookahead(forecaster, rng, decisions, self.seats)
        self.stamps = [0] * decisions
        self.stamp = 0
        self.actions = settings.horizon * self.seats + 1  # so many actions ahead positions are judged
        self.looks = [0] * self.actions
        self.drift = [0.0] * self.actions  # by depth: what visits brought beyond the first look
        self.lead_drift = 0.0  # the same for leads at the root
        self.root = Node()
        self.field = 0  # so many edges of the root are still in the contest; they are its first ones

    def look_at(self, deed: list[Decision]) -> None:
        """The first look at one of the deeds to choose from, mostly single decisions."""
        seat = self.knowledge.seat
        action = self.ahead.act_whole(self.first, deed, seat, self.settings.follow_up_width, self.before)
        edge = Edge(seat, action, self.ahead.forecaster.forecast(action.state))
        edge.deed = deed
        self.root.edges.append(edge)

    def begin(self) -> None:
        """What looks best is in the first heat."""
        self.root.edges.sort(key=doubt)
        self.field = min(self.settings.field, len(self.root.edges))

    def round(self) -> None:
        """Visit all that are still in the contest, on the same imagined position."""
        dream = self.knowledge.imagine(self.rng)
        for edge in self.root.edges[: self.field]:
            self.visit(edge, dream.copy())

    def halve(self) -> None:
        """The better half goes on to the next heat."""
        self.root.edges[: self.field] = sorted(self.root.edges[: self.field], key=self.disappointment)
        self.field = (self.field + 1) // 2

    def disappointment(self, edge: Edge) -> float:
        return -edge.value(self.settings.trust, self.drift[0])

    def add(self, node: Node, state: State, decision: Decision, seat: int, before: float) -> Edge:
        action = self.ahead.act(state, decision, seat, self.settings.follow_up_width, before)
        edge = Edge(seat, action, self.ahead.forecaster.forecast(action.state))
        node.edges.append(edge)
        return edge

    def visit(self, edge: Edge, state: State) -> None:
        """Go down from an edge of the root to something new, see how it turns out, and note it on the way back."""
        ahead = self.ahead
        ahead.spent += 1  # a visit that only meets the end of the game costs something too
        path = [edge]
        self.follow(state, edge)
        while edge.visits and len(path) < self.actions:
            node = edge.child
            node.visits += 1
            ahead.skip(state)
            seat = state.actor
            if seat is None:
                break
            edge = self.select(node, state, seat, len(path))
            path.append(edge)
            self.follow(state, edge)
        forecast = self.play_on(state, self.actions - len(path))
        for depth in range(len(path)):
            edge = path[depth]
            utility = forecast.utilities[edge.seat]
            edge.visits += 1
            edge.total += utility
            edge.lead += lead(forecast.points, edge.seat)
            if depth == 0:
                self.lead_drift += (lead(forecast.points, edge.seat) - edge.first_lead - self.lead_drift) / (
                    self.looks[0] + 1
                )
            self.looks[depth] += 1
            self.drift[depth] += (utility - edge.prior - self.drift[depth]) / self.looks[depth]

    def select(self, node: Node, state: State, seat: int, depth: int) -> Edge:
        """The edge to go down: good by what is known, or tried seldom. A node that is visited often looks at more."""
        settings = self.settings
        width = settings.first_width + int(settings.widening * float(node.visits) ** 0.5)
        options = self.ahead.forecaster.steps.candidates(state)
        self.stamp += 1
        for decision in options:
            self.stamps[decision.index] = self.stamp
        here: list[Edge] = []
        for edge in node.edges:
            if edge.seat == seat and self.stamps[edge.decision.index] == self.stamp:
                here.append(edge)
                self.stamps[edge.decision.index] = -self.stamp
        if len(here) < width and len(here) < len(options):
            self.widen(node, state, options, seat, here, width)
        return self.most_wanted(here, self.drift[depth])

    def most_wanted(self, edges: list[Edge], drift: float) -> Edge:
        settings = self.settings
        visits = 1
        highest = edges[0].prior
        for edge in edges:
            visits += edge.visits
            if edge.prior > highest:
                highest = edge.prior
        shares: list[float] = []
        total = 0.0
        for edge in edges:
            share = exp((edge.prior - highest) / settings.temperature)
            shares.append(share)
            total += share
        bonus = settings.exploration * float(visits) ** 0.5 / total
        best = edges[0]
        most = -1e9
        for index in range(len(edges)):
            edge = edges[index]
            wanted = edge.value(settings.trust, drift) + bonus * shares[index] / (edge.visits + 1)
            if wanted > most:
                best, most = edge, wanted
        return best

    def widen(self, node: Node, state: State, options: list[Decision], seat: int, here: list[Edge], width: int) -> None:
        """Look at more decisions that are legal here, the most promising first."""
        fresh = [decision for decision in options if self.stamps[decision.index] == self.stamp]
        before = self.ahead.forecaster.steps.advantage(state, seat)
        for decision in self.ahead.proposed(fresh, seat, max(2, width - len(here))):
            here.append(self.add(node, state, decision, seat, before))

    def follow(self, state: State, edge: Edge) -> None:
        """Take an edge's decision and its steps as far as they are legal here."""
        ahead = self.ahead
        ahead.apply(state, edge.decision)
        try:
            for step in edge.steps:
                if state.actor != edge.seat:
                    break
                ahead.apply(state, step)
        except Refused:
            return

    def play_on(self, state: State, actions: int) -> Forecast:
        """So many more actions, each the best of some, and the judgement of where they lead."""
        ahead = self.ahead
        width = self.settings.rollout_width
        steps = self.settings.rollout_steps
        evaluator = ahead.forecaster.steps
        for _ in range(actions):
            ahead.skip(state)
            seat = state.actor
            if seat is None:
                break
            before = evaluator.advantage(state, seat)
            best: Action | None = None
            for decision in ahead.proposed(evaluator.candidates(state), seat, width):
                action = ahead.act(state, decision, seat, steps, before)
                if best is None or action.advantage > best.advantage:
                    best = action
            assert best is not None
            state = best.state
        if state.actor == CHANCE:
            ahead.skip(state)
        return ahead.forecaster.forecast(state)

    def judged(self) -> list[Judgement]:
        """The root's decisions: the winner of the contest first, then by how far they came and how they looked."""
        trust = self.settings.trust
        judged: list[Judgement] = []
        for edge in self.root.edges:
            ahead = (edge.lead + trust * (edge.first_lead + self.lead_drift)) / (edge.visits + trust)
            judged.append(Judgement(edge.decision, edge.value(trust, self.drift[0]), ahead, edge.deed))
        return judged


def doubt(edge: Edge) -> float:
    return -edge.prior
