"""Signoria: three great board games of Renaissance Italy as a library."""

from signoria.build import is_compiled
from signoria.decision import Decision
from signoria.errors import (
    BadData,
    BadRecord,
    BadSetup,
    NothingToUndo,
    SignoriaError,
    UnknownDecision,
    UnknownGame,
)
from signoria.game import Component, Game, Option, game, games
from signoria.match import Match
from signoria.observation import Fact, Layout
from signoria.playout import playout
from signoria.refusal import Refusal, Refused
from signoria.score import Score
from signoria.state import CHANCE, State

__all__ = [
    "CHANCE",
    "BadData",
    "BadRecord",
    "BadSetup",
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
    "playout",
]
