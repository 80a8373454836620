"""The forms of accounts and settings."""

import re
from typing import TYPE_CHECKING, Any, Final
from unicodedata import normalize

from django import forms
from django.conf import settings
from django.contrib.auth.forms import AuthenticationForm, UserCreationForm
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from signoria.web.people import webhook
from signoria.web.people.identity import tidy
from signoria.web.people.models import FAMILIES, LONGEST_NAME

if TYPE_CHECKING:  # only the stubs know what kind of user it makes
    NewUserForm = UserCreationForm[User]
else:
    NewUserForm = UserCreationForm

THEMES = [
    ("auto", gettext_lazy("as the device")),
    ("light", gettext_lazy("light")),
    ("dark", gettext_lazy("dark")),
]


ACCOUNT_NAME: Final = re.compile(r"[\w .@+'’-]+")


def account_name(name: str) -> str:
    """The name of an account as it is kept and looked for: what looks alike is alike (NFKC)."""
    return tidy(normalize("NFKC", name))


class LogInForm(AuthenticationForm):
    """Asks for a name, as the site does everywhere."""

    error_messages = {  # noqa: RUF012 – as the class above has it
        **AuthenticationForm.error_messages,
        "invalid_login": gettext_lazy(
            "There is no account with this name and password. Capital letters matter in both."
        ),
    }

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].label = gettext_lazy("Name")

    def clean_username(self) -> str:
        return account_name(self.cleaned_data["username"])


class RegisterForm(NewUserForm):
    """A name and a password; an e-mail address only for those who may forget it."""

    username = forms.CharField(
        label=gettext_lazy("Name"),
        max_length=LONGEST_NAME,
        help_text=gettext_lazy("You log in with it. Letters, digits and spaces, and the signs . @ + - '"),
        widget=forms.TextInput({"autocomplete": "username"}),
    )
    email = forms.EmailField(
        label=gettext_lazy("E-mail (you may leave it out; only to set a new password)"),
        required=False,
        widget=forms.EmailInput({"autocomplete": "email"}),
    )

    class Meta:
        model = User
        fields = ("username", "email")

    def clean_username(self) -> str:
        name = account_name(self.cleaned_data["username"])
        if not name:
            raise ValidationError(_("Enter a name."))
        if not ACCOUNT_NAME.fullmatch(name):
            raise ValidationError(_("The name may have letters, digits and spaces, and the signs . @ + - '"))
        if User.objects.filter(username__iexact=name).exists():
            raise ValidationError(taken())
        return name

    def _get_validation_exclusions(self) -> set[str]:
        """The name is checked above; Django's own check allows no spaces, and speaks of a username."""
        return {*super()._get_validation_exclusions(), "username"}  # type: ignore[misc]

    def make_account(self) -> User | None:
        """The account, where all is in order; None, and the form says so, if somebody was quicker to take the name."""
        user = self.save(commit=False)
        try:
            with transaction.atomic():
                self.clean_username()
                user.save()
        except (ValidationError, IntegrityError):
            self.add_error("username", taken())
            return None
        return user


def taken() -> str:
    return _("This name is taken.")


class SettingsForm(forms.Form):
    """What people may set for themselves. Theme and language belong to the browser, and need no person."""

    name = forms.CharField(
        label=gettext_lazy("Your name"), max_length=LONGEST_NAME, widget=forms.TextInput({"autocomplete": "nickname"})
    )
    arms = forms.ChoiceField(
        label=gettext_lazy("Your arms"),
        help_text=gettext_lazy("They stand beside your name at the tables at which you sit down from now on."),
        choices=[("", gettext_lazy("none")), *((family, family.capitalize()) for family in FAMILIES)],
        required=False,
        widget=forms.RadioSelect,
    )
    language = forms.ChoiceField(label=gettext_lazy("Language"), choices=settings.LANGUAGES)
    theme = forms.ChoiceField(label=gettext_lazy("Colours"), choices=THEMES)
    confirm_turn = forms.BooleanField(
        label=gettext_lazy("Ask me before my turn ends"),
        help_text=gettext_lazy("Until then you can take everything back that has revealed nothing."),
        required=False,
    )
    notify = forms.BooleanField(
        label=gettext_lazy("Let the browser tell me when it is my turn"),
        help_text=gettext_lazy("While a table is open in some tab."),
        required=False,
    )
    webhook = forms.CharField(
        label=gettext_lazy("Web address to notify when it is my turn"),
        help_text=gettext_lazy("We post JSON with “event”, “game”, “url” and “text” to it, as many chats understand."),
        required=False,
        max_length=500,
        widget=forms.URLInput({"placeholder": "https://…"}),
    )

    def clean_name(self) -> str:
        name = tidy(self.cleaned_data["name"])
        if not name:
            raise ValidationError(_("Enter a name."))
        return name

    def clean_webhook(self) -> str:
        url: str = self.cleaned_data["webhook"].strip()
        if url:
            try:
                _scheme, host, port, _path = webhook.check(url)
                webhook.look_up(host, port)
            except webhook.Forbidden as error:
                raise ValidationError(
                    _("We cannot post there: it has to be a public http or https address.")
                ) from error
        return url
