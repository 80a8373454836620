"""Telling people that it is their turn, where they want to be told outside the site."""

from django.conf import settings
from django.urls import reverse
from django.utils import translation
from django.utils.translation import gettext as _

from signoria.presentation.words import title_of
from signoria.web.environment import address
from signoria.web.people.webhook import POSTMAN
from signoria.web.tables.models import Table


def call(table: Table, seat: int, before: int | None) -> None:
    """Post "your turn" to the address that the person of a seat has given, unless it was their turn before, too."""
    seats = {row.index: row for row in table.places.select_related("person")}
    asked = seats[seat]
    person = asked.person
    if person is None or not person.webhook or asked.bot:
        return
    if before is not None and seats[before].person_id == person.pk and not seats[before].bot:
        return  # the next one at the same screen
    language = person.language or settings.LANGUAGE_CODE
    with translation.override(language):
        title = title_of(table.edition, language)
        text = _("%(game)s: it is your turn, %(name)s.") % {"game": title, "name": asked.called}
    url = address() + reverse("table", args=[table.id])
    content: dict[str, object] = {
        "event": "your_turn",
        "game": table.game,
        "table": table.id,
        "seat": seat,
        "url": url,
        "text": f"{text} {url}",
        "content": f"{text} {url}",  # the name that some chats expect
    }
    POSTMAN.send(person.webhook, content)
