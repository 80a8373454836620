"""From a request to a person: by the account, or by what the signed session remembers."""

from django.contrib.auth.models import AnonymousUser, User
from django.db import transaction
from django.http import HttpRequest
from django.utils.translation import gettext as _
from django_htmx.middleware import HtmxDetails

from signoria.web.people.models import LONGEST_NAME, Person

KEY = "person"


class Visit(HttpRequest):
    """A request after the middleware: it knows the person, or that there is none yet, and whether htmx asks."""

    person: Person | None
    user: User | AnonymousUser
    htmx: HtmxDetails


def find_person(request: HttpRequest) -> Person | None:
    """Whoever this is; nobody where no name was ever told."""
    user = request.user
    if user.is_authenticated:
        return Person.objects.filter(user=user).first()
    id = request.session.get(KEY)
    return Person.objects.filter(pk=id, user=None).first() if isinstance(id, int) else None


def introduce(request: Visit, name: str) -> Person:
    """The person of this session under the name told now; made if there was none. No name changes no name."""
    name = tidy(name)
    person = request.person
    if person is None:
        user = request.user if request.user.is_authenticated else None
        person = Person.objects.create(name=name or _("Guest"), user=user)
        if user is None:
            request.session[KEY] = person.pk
        request.person = person
    elif name and name != person.name:
        person.places.filter(name=person.name).update(name=name)
        person.name = name
        person.save(update_fields=["name"])
    return person


def adopt(user: User, guest: Person | None) -> Person:
    """The person of an account, who from now on also is the guest that came without one."""
    with transaction.atomic():
        person = Person.objects.filter(user=user).first()
        if guest is not None and guest.user_id is not None:
            guest = None  # somebody else's account
        if person is None:
            person = guest or Person(name=tidy(user.username))
            person.user = user
            person.save()
        elif guest is not None:
            guest.hosted.update(host=person)
            guest.places.update(person=person)
            guest.remarks.update(person=person)
            guest.delete()
        return person


def tidy(name: str) -> str:
    """A name fit to be shown: no control signs, no runs of blanks, not too long."""
    plain = "".join(sign if sign.isprintable() else " " for sign in name)
    return " ".join(plain.split())[:LONGEST_NAME]
