"""A table is its record: a header, and one row for every decision that was ever taken there."""

import secrets
from typing import Final
from zlib import crc32

from django.db import models
from django.urls import reverse
from django.utils.translation import gettext as _

from signoria.engine.view_types import ScoreView
from signoria.games import game as find_game
from signoria.games.base import Game
from signoria.web.people.models import LONGEST_NAME, Person

PERSON: Final = "person"
FRIEND: Final = "friend"  # whoever opens the seat's link first
BOT: Final = "bot"
LONGEST_REMARK: Final = 500
MEDALS: Final = 12
"""So many heads are drawn."""
KINDS: Final = ((PERSON, "a person"), (FRIEND, "an invited friend"), (BOT, "a bot"))


def new_id() -> str:
    """Short enough for a link, too many to guess."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    return secrets.token_urlsafe(18)


class Table(models.Model):
    """One game at one table. `seed` is secret until the game is over."""

    id = models.CharField(primary_key=True, max_length=16, default=new_id, editable=False)
    host = models.ForeignKey(Person, models.PROTECT, related_name="hosted")
    game = models.CharField(max_length=20)
    seats = models.PositiveSmallIntegerField()
    variant = models.CharField(max_length=20)
    options = models.CharField(max_length=500, blank=True)
    seed = models.CharField(max_length=80)
    rules = models.CharField(max_length=20)
    data = models.CharField(max_length=20)  # the fingerprint of the edition that is played
    open = models.BooleanField(default=False)
    after = models.OneToOneField("self", models.SET_NULL, null=True, blank=True, related_name="rematch")
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)
    over = models.BooleanField(default=False)
    once = models.CharField(max_length=40, null=True, blank=True)  # the form it was laid with; each lays one table
    turn = models.SmallIntegerField(null=True, blank=True)  # the seat that is asked, as far as the steps go
    back_to = models.PositiveIntegerField(null=True, blank=True)  # a decision to which somebody proposes to go back
    back_by = models.PositiveSmallIntegerField(null=True, blank=True)  # the seat whose decision that is

    class Meta:
        constraints = [models.UniqueConstraint(fields=["host", "once"], name="one_table_a_form")]

    def __str__(self) -> str:
        return f"{self.game} at {self.id}"

    def get_absolute_url(self) -> str:
        return reverse("table", args=[self.id])

    @property
    def edition(self) -> Game:
        """The game with the components that this table was laid with; UnknownEdition where nobody knows these."""
        return find_game(self.game, self.data)


class Edition(models.Model):
    """Components that tables were laid with and the game does not come with, to be known wherever the database goes."""

    game = models.CharField(max_length=20)
    fingerprint = models.CharField(max_length=20)
    corrections = models.TextField()  # with their base, which is an edition that is shipped or kept here too

    class Meta:
        constraints = [models.UniqueConstraint(fields=["game", "fingerprint"], name="one_edition_a_fingerprint")]

    def __str__(self) -> str:
        return f"edition {self.fingerprint} of {self.game}"


class Seat(models.Model):
    """Who plays a seat. Several seats of one person are played at one screen."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="places")
    index = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=10, choices=KINDS)
    name = models.CharField(max_length=LONGEST_NAME, blank=True)
    person = models.ForeignKey(Person, models.SET_NULL, null=True, blank=True, related_name="places")
    arms = models.CharField(max_length=20, blank=True)  # of the family that whoever sits here plays for
    bot = models.CharField(max_length=40, blank=True)  # the level that plays, or that sits in for a person
    key = models.CharField(max_length=40, default=new_key, editable=False)
    seen = models.PositiveIntegerField(default=0)  # the number of steps when this seat last decided
    read = models.PositiveBigIntegerField(default=0)  # the last remark that was shown to this seat
    agrees = models.BooleanField(default=False)  # to go back as is proposed

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "index"], name="one_place_a_seat")]
        ordering = ["index"]

    def __str__(self) -> str:
        return f"seat {self.index} at {self.table_id}"

    @property
    def called(self) -> str:
        """The name of whoever sits here, or the number of the seat; bots are called as the reader's language has it."""
        if self.kind == BOT and self.name:
            return _(self.name)
        return self.name or _("Seat %(number)s") % {"number": self.index + 1}

    @property
    def picture(self) -> str:
        """The file of what stands beside the name: a bot's medal, a person's arms; nothing where none were chosen."""
        return self.medal if self.kind == BOT else self.coat

    @property
    def coat(self) -> str:
        """The file of the arms, where some were chosen."""
        return f"signoria/drawn/arms-{self.arms}.svg" if self.arms else ""

    @property
    def medal(self) -> str:
        """The file of a head for this seat, another one for each seat of a table."""
        return f"signoria/drawn/medal-{(crc32(self.table_id.encode()) + 5 * self.index) % MEDALS + 1}.svg"

    @property
    def waits(self) -> bool:
        """Whether nobody has come yet."""
        return self.kind == FRIEND and self.person_id is None and not self.bot


class Step(models.Model):
    """What was decided, in order and for ever: a decision, an answer of chance, or a way back (`back 41`)."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="steps")
    number = models.PositiveIntegerField()
    actor = models.SmallIntegerField()
    text = models.CharField(max_length=200)
    joined = models.BooleanField(default=False)  # to the step before: one answer, taken back as one
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="one_step_a_number")]
        ordering = ["number"]

    def __str__(self) -> str:
        return f"{self.number} {self.actor}: {self.text}"


class Result(models.Model):
    """What remains of a game that is over, so that nobody has to replay it, nor know its rules and values any more."""

    table = models.OneToOneField(Table, models.CASCADE, primary_key=True, related_name="result")
    scores = (
        models.JSONField()
    )  # by seat: total, place, and the parts as pairs, since PostgreSQL keeps no order of keys
    course = models.JSONField()  # the totals by seat, as if the game had ended after 0, 1, 2 … decisions
    record = models.TextField()

    def __str__(self) -> str:
        return f"the result of {self.table_id}"

    @property
    def score_data(self) -> list[ScoreView]:
        """The scores as a match tells them."""
        return [
            {"seat": score["seat"], "total": score["total"], "parts": dict(score["parts"]), "place": score["place"]}
            for score in self.scores
        ]

    @property
    def winners(self) -> list[int]:
        """The seats that share the first place, or the one that has it."""
        return [score["seat"] for score in self.scores if score["place"] == 1]


class Remark(models.Model):
    """A line of the table's chat. What the house says is kept in English with the name of whom it is about."""

    table = models.ForeignKey(Table, models.CASCADE, related_name="remarks")
    person = models.ForeignKey(Person, models.SET_NULL, null=True, blank=True, related_name="remarks")
    name = models.CharField(max_length=LONGEST_NAME)
    text = models.CharField(max_length=LONGEST_REMARK)
    house = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["pk"]

    def __str__(self) -> str:
        return f"{self.name}: {self.text}"
