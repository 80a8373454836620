"""Tables that cannot be replayed here: their edition or rules are not known, or a step of them cannot be followed."""

from django.utils.translation import gettext as _

import signoria
from signoria.engine.errors import BadRecord, SignoriaError, UnknownGame
from signoria.games.editions import UnknownEdition
from signoria.web.tables.models import Table


class Unreadable(BadRecord):
    """Nothing of such a table is lost, and other tables do not mind; what was kept of its result can be shown."""

    def __init__(self, table: Table, why: object) -> None:
        super().__init__(f"table {table.id}: {why}")
        self.table = table
        self.why = why

    def reason(self) -> str:
        """What stands against it and what to do, in the language of the reader."""
        table = self.table
        try:
            rules = signoria.game(table.game).rules_version
            if table.rules != rules:
                said = _("It was laid with version %(its)s of the rules, and this site plays by version %(ours)s.")
                return said % {"its": table.rules, "ours": rules} + " " + _("It needs another version of Signoria.")
            signoria.game(table.game, table.data)
        except UnknownEdition:
            said = _("Nobody here knows edition %(edition)s of the cards and values that it was laid with.")
            advice = _("Whoever hosts this site can add it: %(command)s")
            command = f"signoria edition {table.game} {table.data}.toml"
            return said % {"edition": table.data} + " " + advice % {"command": command}
        except UnknownGame as error:
            return str(error)
        except SignoriaError:  # what leads to its edition is spoilt, and why is told
            pass
        return _("What is written down of it cannot be followed: %(why)s") % {"why": self.why}
