"""A person: a name in a signed session, and an account only for those who want one."""

from django.conf import settings
from django.db import models

LONGEST_NAME = 40


class Person(models.Model):
    """Somebody who sat down once. Without an account a session is all that leads back here."""

    name = models.CharField(max_length=LONGEST_NAME)
    user = models.OneToOneField(settings.AUTH_USER_MODEL, models.CASCADE, null=True, blank=True)
    confirm_turn = models.BooleanField(default=True)
    webhook = models.URLField(blank=True, max_length=500)
    joined = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name
