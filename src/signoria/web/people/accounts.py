"""Accounts, for those who want to find their tables again on another device, and what a person may set."""

from typing import Any, Final, cast

from django.conf import settings
from django.contrib import messages
from django.contrib.auth import login
from django.contrib.auth.forms import AuthenticationForm
from django.contrib.auth.views import LoginView, PasswordResetView
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseBase
from django.shortcuts import redirect, render
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from signoria.web.people import limits
from signoria.web.people.forms import THEMES, LogInForm, RegisterForm, SettingsForm, account_name
from signoria.web.people.identity import Visit, adopt, introduce

THEME: Final = "theme"
YEAR: Final = 365 * 24 * 3600
BAD_REQUEST: Final = 400


def theme_of(request: HttpRequest) -> str:
    """The colours that this browser has chosen."""
    chosen = request.COOKIES.get(THEME, "")
    return chosen if chosen in dict(THEMES) else "auto"


def keep(response: HttpResponse, name: str, value: str) -> None:
    """Let the browser remember a choice."""
    response.set_cookie(name, value, max_age=YEAR, samesite="Lax", secure=settings.SECURE, httponly=True)


@require_http_methods(["GET", "POST"])
def register(request: Visit) -> HttpResponse:
    """Make an account; what the session's person has so far goes with it."""
    if request.user.is_authenticated:
        return redirect("settings")
    if request.method == "POST":
        limits.ACCOUNTS.count(limits.household(request))
        form = RegisterForm(request.POST)
        user = form.make_account() if form.is_valid() else None
        if user is not None:
            request.person = adopt(user, request.person)
            introduce(request, user.username)
            login(request, user)
            messages.success(request, _("Welcome! Your tables are now kept in your account."))
            return redirect("home")
        return render(request, "people/register.html", {"form": form}, status=BAD_REQUEST)
    form = RegisterForm(initial={"username": request.person.name if request.person else ""})
    return render(request, "people/register.html", {"form": form})


class LogIn(LoginView):
    """Log in, not too often, and bring along what was played without an account."""

    template_name = "people/login.html"
    form_class = LogInForm
    redirect_authenticated_user = True

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        limits.LOGINS.count(limits.household(request))
        limits.LOGINS_OF_ONE.count(account_name(request.POST.get("username", "")).casefold())
        return super().post(request, *args, **kwargs)

    def form_valid(self, form: AuthenticationForm) -> HttpResponse:
        guest = cast(Visit, self.request).person
        response = super().form_valid(form)
        person = adopt(form.get_user(), guest)
        if person.language:
            keep(response, settings.LANGUAGE_COOKIE_NAME, person.language)
        return response


class ForgottenPassword(PasswordResetView):
    """A letter with a link to set a new password, where this house can send letters."""

    template_name = "people/forgotten.html"
    email_template_name = "people/letter.txt"
    subject_template_name = "people/letter_subject.txt"

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not settings.EMAIL_HOST:
            raise Http404("this house sends no letters")
        return super().dispatch(request, *args, **kwargs)

    def post(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        limits.LETTERS.count(limits.household(request))
        return super().post(request, *args, **kwargs)


@require_http_methods(["GET", "POST"])
def own_settings(request: Visit) -> HttpResponse:
    """Name, language, colours, and how to be told that it is one's turn."""
    person = request.person
    if request.method == "GET":
        initial: dict[str, object] = {"theme": theme_of(request), "language": get_language()}
        if person is not None:
            initial |= {
                "name": person.name,
                "arms": person.arms,
                "confirm_turn": person.confirm_turn,
                "notify": person.notify,
                "webhook": person.webhook,
            }
        else:
            initial["confirm_turn"] = True
        return render(request, "people/settings.html", {"form": SettingsForm(initial=initial)})
    form = SettingsForm(request.POST)
    if not form.is_valid():
        return render(request, "people/settings.html", {"form": form}, status=BAD_REQUEST)
    chosen = form.cleaned_data
    person = introduce(request, chosen["name"])
    for field in ("arms", "confirm_turn", "notify", "webhook", "language"):
        setattr(person, field, chosen[field])
    person.save()
    response = redirect("settings")
    keep(response, THEME, chosen["theme"])
    keep(response, settings.LANGUAGE_COOKIE_NAME, chosen["language"])
    with override(chosen["language"]):
        messages.success(request, _("Your settings are kept."))
    return response


@require_POST
def theme(request: HttpRequest) -> HttpResponse:
    """Change the colours from any page."""
    back = request.POST.get("next", "")
    if not url_has_allowed_host_and_scheme(back, None) or not back.startswith("/"):
        back = "/"
    response = redirect(back)
    chosen = request.POST.get("theme", "")
    if chosen in dict(THEMES):
        keep(response, THEME, chosen)
    return response
