"""Signoria: three great board games of Renaissance Italy as a library."""

from signoria.engine.build import is_compiled
from signoria.engine.catalogue import Decision
from signoria.engine.errors import (
    BadData,
    BadRecord,
    BadSetup,
    BrokenPlan,
    NothingToUndo,
    SignoriaError,
    UnknownDecision,
    UnknownGame,
)
from signoria.engine.observation import Fact, Layout
from signoria.engine.playout import playout
from signoria.engine.refusal import Refusal, Refused
from signoria.engine.rules import Option
from signoria.engine.score import Score
from signoria.engine.state import CHANCE, State
from signoria.games import game, games, kit
from signoria.games.base import Component, Game
from signoria.match import Match

__all__ = [
    "CHANCE",
    "BadData",
    "BadRecord",
    "BadSetup",
    "BrokenPlan",
    "Component",
    "Decision",
    "Fact",
    "Game",
    "Layout",
    "Match",
    "NothingToUndo",
    "Option",
    "Refusal",
    "Refused",
    "Score",
    "SignoriaError",
    "State",
    "UnknownDecision",
    "UnknownGame",
    "game",
    "games",
    "is_compiled",
    "kit",
    "playout",
]
