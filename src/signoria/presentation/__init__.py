"""How a table is told in words, whatever shows them: choices with notes, reasons, stories, rules and cards."""

from signoria.presentation.choices import Choice, Teller, choices_of, teller_of

__all__ = ["Choice", "Teller", "choices_of", "teller_of"]
