"""How often is too often."""

import pytest
from django.test import RequestFactory

from signoria.web.people import limits
from signoria.web.people.limits import Limit, TooMany, household
from signoria.web.people.models import Tally


def test_each_one_is_counted_for_himself() -> None:
    limit = Limit("test", 2, 3600)
    limit.count("Anna")
    limit.count("Anna")
    limit.count("Berta")
    with pytest.raises(TooMany) as caught:
        limit.count("Anna")
    assert 0 < caught.value.seconds <= 3600


def test_a_new_span_begins_at_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit("test", 1, 60)
    monkeypatch.setattr(limits, "time", lambda: 6000.0)
    limit.count("Anna")
    monkeypatch.setattr(limits, "time", lambda: 6060.0)
    limit.count("Anna")


def test_old_tallies_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit("test", 1, 60)
    monkeypatch.setattr(limits, "time", lambda: 6000.0)
    limit.count("Anna")
    monkeypatch.setattr(limits, "time", lambda: 9000.0)
    limit.count("Berta")
    assert Tally.objects.count() == 1


def test_tallies_do_not_tell_who_it_was() -> None:
    Limit("test", 1, 60).count("203.0.113.9")
    assert "203" not in Tally.objects.get().key


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("", "", True),
    ],
)
def test_a_house_has_many_addresses(one: str, other: str, same: bool) -> None:
    requests = [RequestFactory().get("/", REMOTE_ADDR=address) for address in (one, other)]
    assert (household(requests[0]) == household(requests[1])) is same
