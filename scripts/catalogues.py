"""Brings the translation catalogues up to date with code and data, and compiles them.

    python -m scripts.catalogues          # all languages that there are
    python -m scripts.catalogues fr       # and a new one

What is said in code, templates and data files goes into every catalogue under `src/signoria/locale`. Translations
stay; where the English of a message has changed, its translation is kept as fuzzy, which means English until somebody
has looked at it. The compiled files are part of the repository, so that neither an installation nor a checkout needs
any tool to speak all its languages.
"""

import sys
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.utils.translation.template import templatize

from signoria.presentation.words import TABLES, domains, phrases

PAGES: Final = "django"
HEAD: Final = "# Signoria. `python -m scripts.catalogues` brings this file up to date and compiles it."
SOURCE: Final = Path(__file__).parents[1] / "src" / "signoria"
LOCALE: Final = SOURCE / "locale"
LANGUAGES: Final = sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())
ROOMS: Final = {
    PAGES: (SOURCE / "web", *SOURCE.glob("games/*/board")),
    TABLES: (SOURCE / "presentation", SOURCE / "terminal", *SOURCE.glob("games/*/text")),
}
"""By catalogue where code and templates say what it holds: on pages, and in sheets and the terminal."""
ENDINGS: Final = (".py", ".html", ".txt")
KEYWORDS: Final[dict[str, tuple[int | tuple[int, str], ...] | None]] = {
    "_": None,
    "text": None,
    "text_in": (2,),
    "gettext": None,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext": (1, 2),
    "ngettext_lazy": (1, 2),
    "pgettext": ((1, "c"), 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}


class HouseCatalog(Catalog):
    """A catalogue whose head holds what its readers need, and no dates or versions that change by themselves."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale)),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=UTF-8"),
            ("Content-Transfer-Encoding", "8bit"),
            ("Plural-Forms", self.plural_forms),
        ]


def told(domain: str) -> list[Message]:
    """Everything that a domain says in English."""
    if domain in ROOMS:
        return list(in_code(domain))
    return [
        Message((phrase.english, phrase.plural) if phrase.plural else phrase.english, context=phrase.context)
        for phrase in phrases(domain)
    ]


def in_code(domain: str) -> Iterator[Message]:
    """What code and templates say."""
    for path in sorted([path for room in ROOMS[domain] for ending in ENDINGS for path in room.rglob(f"*{ending}")]):
        text = path.read_text(encoding="utf-8")
        if "jinja2" in path.parts:
            method, source = "jinja2", text
        else:  # what Django leaves of a template is words and calls, of which only a lenient reader makes sense
            method, source = ("python", text) if path.suffix == ".py" else ("javascript", templatize(text))
        where = (path.relative_to(SOURCE).as_posix(), 0)
        for _, id, _, context in extract(method, BytesIO(source.encode()), KEYWORDS):
            yield Message(id, context=context, locations=[where])


def updated(domain: str, language: str) -> HouseCatalog:
    """The catalogue as it should be: all that is said now, with the translations there are."""
    path = po_file(domain, language)
    known = read_po(BytesIO(path.read_bytes() if path.exists() else b""), locale=language)
    by_context = {message.context: message for message in known if message.context}
    found = HouseCatalog(locale=language, domain=domain, header_comment=HEAD, fuzzy=False)
    for message in told(domain):
        there = known.get(message.id, message.context)
        old = there or by_context.get(message.context or "")
        entry = found.add(message.id, context=message.context, locations=message.locations)
        string = () if old is None or old.string is None else old.string
        if old is not None and any(string) and type(old.id) is type(message.id):
            entry.string = string
            entry.user_comments = old.user_comments
            if there is None or old.fuzzy or not all(string):  # a form is missing
                entry.flags.add("fuzzy")
    return found


def is_done(message: Message) -> bool:
    return bool(message.id) and any(message.string or ()) and not message.fuzzy


def po_file(domain: str, language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / f"{domain}.po"


def written(catalog: Catalog) -> bytes:
    """The catalogue as translators edit it."""
    out = BytesIO()
    write_po(out, catalog, width=0, include_lineno=False)
    return out.getvalue()


def compiled(catalog: Catalog) -> bytes:
    """The catalogue as programs read it; what is fuzzy is left out."""
    out = BytesIO()
    write_mo(out, catalog)
    return out.getvalue()


def main(*new: str) -> None:
    for domain in [*ROOMS, *domains()]:
        for language in dict.fromkeys([*LANGUAGES, *new]):
            catalog = updated(domain, language)
            path = po_file(domain, language)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(written(catalog))
            path.with_suffix(".mo").write_bytes(compiled(catalog))
            print(f"{language} {domain}: {sum(map(is_done, catalog))} of {len(catalog)} translated")


if __name__ == "__main__":
    main(*sys.argv[1:])
