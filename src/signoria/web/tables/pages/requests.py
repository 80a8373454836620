"""Reading requests: who sends them, the numbers of their forms, and what part of a page they ask for."""

from typing import Final

from django.core.exceptions import PermissionDenied
from django.utils.translation import gettext as _

from signoria.web.people.identity import Visit
from signoria.web.people.models import Person
from signoria.web.tables.models import Table
from signoria.web.tables.store.seating import is_at

NO_NUMBER: Final = -1
LONGEST_NUMBER: Final = 9


def number_in(request: Visit, field: str) -> int:
    """A number of the form; NO_NUMBER, which means nothing anywhere, for what is none."""
    text = request.POST.get(field, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER else NO_NUMBER


def person_at(request: Visit, table: Table) -> Person:
    """The person of a request, who must have a seat at the table or be its host."""
    person = request.person
    if person is None or not is_at(table, person):
        raise PermissionDenied(_("Only players at this table can do that."))
    return person


def template_of(request: Visit, name: str) -> str:
    """The template of the part that htmx asks for, or of the whole page."""
    return f"{name}_part.html" if request.htmx else f"{name}.html"
