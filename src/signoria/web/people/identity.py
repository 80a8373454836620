"""From a request to a person: by the account, or by what the signed session remembers."""

from django.contrib.auth.models import AnonymousUser, User
from django.http import HttpRequest

from signoria.web.people.models import LONGEST_NAME, Person

KEY = "person"


class Visit(HttpRequest):
    """A request after the middleware: it knows the person, or that there is none yet."""

    person: Person | None
    user: User | AnonymousUser


def find_person(request: HttpRequest) -> Person | None:
    """Whoever this is; nobody where no name was ever told."""
    user = request.user
    if user.is_authenticated:
        return Person.objects.filter(user=user).first()
    id = request.session.get(KEY)
    return Person.objects.filter(pk=id, user=None).first() if isinstance(id, int) else None


def introduce(request: Visit, name: str) -> Person:
    """The person of this session under the name told now; made if there was none."""
    name = tidy(name)
    person = request.person
    if person is None:
        user = request.user if request.user.is_authenticated else None
        person = Person.objects.create(name=name, user=user)
        if user is None:
            request.session[KEY] = person.pk
        request.person = person
    elif name and name != person.name:
        person.name = name
        person.save(update_fields=["name"])
    return person


def tidy(name: str) -> str:
    """A name fit to be shown: no control signs, no runs of blanks, not too long."""
    plain = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(plain.split())[:LONGEST_NAME]
