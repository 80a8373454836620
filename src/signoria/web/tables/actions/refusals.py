"""Why an action is not carried out; nothing has changed then."""

from signoria.engine.errors import SignoriaError


class NotYours(SignoriaError):
    """It is for somebody else to do this."""


class NoProposal(SignoriaError):
    """Nobody proposes this, or not any more, or it is not for this person to say."""


class SeatTaken(SignoriaError):
    """Somebody else was quicker."""


class TooLong(SignoriaError):
    """A remark has more characters than a remark may have."""
