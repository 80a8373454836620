"""A person: a name in a signed session, and an account only for those who want one."""

from typing import Final

from django.conf import settings
from django.db import models

LONGEST_NAME = 40

FAMILIES: Final = (
    "albizzi",
    "capponi",
    "medici",
    "pazzi",
    "peruzzi",
    "pitti",
    "ridolfi",
    "rucellai",
    "salviati",
    "soderini",
    "strozzi",
    "tornabuoni",
)
"""The families of Florence whose arms one may bear."""


class Person(models.Model):
    """Somebody who sat down once. Without an account a session is all that leads back here."""

    name = models.CharField(max_length=LONGEST_NAME)
    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True)
    confirm_turn = models.BooleanField(default=True)  # else the site ends a turn in which nothing else can be done
    notify = models.BooleanField(default=False)  # the browser may tell that it is their turn
    webhook = models.URLField(blank=True, max_length=500)
    arms = models.CharField(max_length=20, blank=True)  # of the family that they play for, wherever they sit down
    language = models.CharField(max_length=10, blank=True)  # in which they are told things while they are away
    joined = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name


class Tally(models.Model):
    """How often somebody has done something within a span of time; see `limits`."""

    key = models.CharField(max_length=100)
    span = models.PositiveBigIntegerField()  # which one it is since 1970
    count = models.PositiveIntegerField(default=0)
    ends = models.DateTimeField(db_index=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["key", "span"], name="one_tally_a_span")]

    def __str__(self) -> str:
        return f"{self.key}: {self.count}"
