"""Talk at a table."""

from signoria.web.people import limits
from signoria.web.people.models import Person
from signoria.web.tables.actions.refusals import TooLong
from signoria.web.tables.live.events import announce
from signoria.web.tables.models import LONGEST_REMARK, Remark, Table


def say(table: Table, person: Person, text: str) -> None:
    """Say something to the table; TooLong and TooMany say no, and nothing said is nothing done."""
    text = one_line(text)
    if not text:
        return
    if len(text) > LONGEST_REMARK:
        raise TooLong(f"a remark has at most {LONGEST_REMARK} characters")
    limits.REMARKS.count(limits.of_person(person))
    Remark.objects.create(table=table, person=person, name=person.name, text=text)
    announce(table.id, table.steps.count())


def one_line(text: str) -> str:
    """Without control signs and runs of blanks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
