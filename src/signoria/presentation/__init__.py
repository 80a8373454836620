"""How a table is told in words, whatever shows them: choices with notes, reasons, stories, rules and cards."""

from signoria.presentation.choices import Choice, Presenter, choices_of, presenter_of

__all__ = ["Choice", "Presenter", "choices_of", "presenter_of"]
