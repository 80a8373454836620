"""What the tests of translations share."""

from gettext import NullTranslations, translation
from typing import Final

import signoria
from signoria.language.wording import PARAMETER, Wording
from signoria.presentation.words import LOCALE

LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALE.iterdir()))
GAMES: Final = signoria.games()
MISSING: Final = "no translation"


class Nothing(NullTranslations):
    """Says so where a translation is missing."""

    def pgettext(self, context: str, message: str) -> str:
        return MISSING

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return MISSING


def strict(domain: str, language: str) -> NullTranslations:
    """The catalogue without English behind it."""
    found = translation(domain, LOCALE, [language])
    found.add_fallback(Nothing())
    return found


def sample(wording: Wording, key: str) -> dict[str, object]:
    """Parameters with which a message can be said."""
    params: dict[str, object] = {}
    for name, manner in PARAMETER.findall(wording.templates[key]):
        if manner in ("players", "or"):
            params[name] = [0, 1] if manner == "players" else ["one", "other"]
        elif manner or name in ("seat", "holder", "owner", "other"):
            params[name] = 2
        else:
            params.setdefault(name, "white")
    return params
