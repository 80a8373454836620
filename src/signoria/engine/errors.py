"""What can go wrong, each with a sentence that names the line or value at fault."""


class SignoriaError(Exception):
    """Base of every error that Signoria raises on purpose."""


class UnknownGame(SignoriaError, LookupError):
    """There is no game of that name."""


class BadSetup(SignoriaError, ValueError):
    """A seat count, variant, option or seed that the game does not have."""


class UnknownDecision(SignoriaError, ValueError):
    """A text or value that is no decision of the game's catalogue."""


class BrokenPlan(SignoriaError, ValueError):
    """A plan without decisions, or one that goes on where chance or another seat is asked; nothing has changed."""


class BadRecord(SignoriaError, ValueError):
    """A record that cannot be replayed; the message names the line."""


class BadData(SignoriaError, ValueError):
    """A component file with a mistake; the message names the file and the entry."""


class NothingToUndo(SignoriaError):
    """The last decision is not the acting seat's own, or something was revealed since."""
