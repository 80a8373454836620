"""The catalogues are what code and data say, and the compiled ones what their sources say."""

import pytest

from signoria.presentation.words import domains

pytest.importorskip("babel", reason="catalogues are made with Babel")
pytest.importorskip("django", reason="templates of the site are read with Django")

from babel.messages.catalog import Message
from scripts import catalogues

ALL = [(domain, language) for domain in [*catalogues.ROOMS, *domains()] for language in catalogues.LANGUAGES]


@pytest.mark.parametrize(("domain", "language"), ALL)
def test_a_catalogue_is_up_to_date(domain: str, language: str) -> None:
    assert catalogues.written(catalogues.updated(domain, language)) == catalogues.po_file(domain, language).read_bytes()


@pytest.mark.parametrize(("domain", "language"), ALL)
def test_a_compiled_catalogue_equals_its_source(domain: str, language: str) -> None:
    compiled = catalogues.po_file(domain, language).with_suffix(".mo").read_bytes()
    assert catalogues.compiled(catalogues.updated(domain, language)) == compiled


def test_pages_and_code_are_read() -> None:
    told = [message.id for message in catalogues.told("django")]
    assert "What shall we play?" in told  # a template
    assert "Guest" in told  # a view


def test_sheets_and_terminal_are_read() -> None:
    told = [message.id for message in catalogues.told("tables")]
    assert "Turn order" in told  # a sheet, by the short name of `self.text`
    assert "You win" in told  # the terminal
    assert "Enter for %(level)s: " in told  # before a game is there


@pytest.mark.parametrize("language", catalogues.LANGUAGES)
def test_everything_in_sheets_and_terminal_is_translated(language: str) -> None:
    catalog = catalogues.updated("tables", language)
    assert [message.id for message in catalog if message.id and not catalogues.is_done(message)] == []


def test_a_changed_message_keeps_its_translation_for_review(monkeypatch: pytest.MonkeyPatch) -> None:
    changed = [Message("Round {round} starts.", context="log.round")]
    monkeypatch.setattr(catalogues, "told", lambda domain: changed)
    found = catalogues.updated("lorenzo", "cs").get("Round {round} starts.", "log.round")
    assert found is not None
    assert (found.string, found.fuzzy) == ("Začíná kolo {round}.", True)
