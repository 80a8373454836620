"""The site for tests: a database in memory, emptied after every test, and bots that do not move by themselves."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

pytest.importorskip("django")
FOLDER = TemporaryDirectory(prefix="signoria-test-")
(Path(FOLDER.name) / "static").mkdir()
os.environ["SIGNORIA_DATA"] = FOLDER.name
os.environ["DATABASE_URL"] = "sqlite://:memory:"
os.environ["DJANGO_SETTINGS_MODULE"] = "signoria.web.settings"
for name in ("SIGNORIA_URL", "SIGNORIA_HOSTS", "SIGNORIA_MAIL", "REDIS_URL"):
    os.environ.pop(name, None)

import django  # noqa: E402 - only now that it is told where to look

django.setup()

from django.db import connection, transaction  # noqa: E402
from django.test.utils import override_settings, setup_test_environment, teardown_test_environment  # noqa: E402

from signoria.web.tables import thinking  # noqa: E402
from signoria.web.tables.ledger import LEDGER  # noqa: E402

PLAIN_FILES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}


@pytest.fixture(scope="session")
def database() -> Iterator[None]:
    setup_test_environment()
    with override_settings(STORAGES=PLAIN_FILES, PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"]):
        name = connection.creation.create_test_db(verbosity=0)
        yield
        connection.creation.destroy_test_db(name, verbosity=0)
    teardown_test_environment()


@pytest.fixture(autouse=True)
def site(database: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything that a test does to the database is undone."""
    monkeypatch.setattr(thinking.STUDY, "add", lambda table: None)
    LEDGER.clear()
    with transaction.atomic():
        yield
        transaction.set_rollback(True)
