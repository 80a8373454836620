"""A game being played: its state, its record, and what a decision would bring."""

from signoria.match.match import Match

__all__ = ["Match"]
