"""The site for tests: a database in memory, emptied after every test, and bots that do not move by themselves.

For tests that need more there are PostgreSQL and Redis, begun when they are first asked for. `SIGNORIA_TEST_DATABASE`
names a database of PostgreSQL in which tests shall run instead of in memory.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

pytest.importorskip("django")
FOLDER = TemporaryDirectory(prefix="signoria-test-")
(Path(FOLDER.name) / "static").mkdir()
os.environ["SIGNORIA_DATA"] = FOLDER.name
os.environ["DATABASE_URL"] = os.environ.get("SIGNORIA_TEST_DATABASE", "sqlite://:memory:")
os.environ["DJANGO_SETTINGS_MODULE"] = "signoria.web.site.settings"
for name in ("SIGNORIA_URL", "SIGNORIA_HOSTS", "SIGNORIA_MAIL", "REDIS_URL"):
    os.environ.pop(name, None)

import django  # noqa: E402 - only now that it is told where to look

django.setup()

from django.db import connection, transaction  # noqa: E402
from django.test.utils import override_settings, setup_test_environment, teardown_test_environment  # noqa: E402
from django.utils import translation  # noqa: E402
from scripts.services import Postgres, Redis  # noqa: E402

from signoria.web.tables.bots import scheduler  # noqa: E402
from signoria.web.tables.store.ledger import LEDGER  # noqa: E402

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
    monkeypatch.setattr(scheduler.SCHEDULER, "add", lambda table: None)
    LEDGER.clear()
    translation.activate("en")  # a request of another test may have left its language in this thread
    with transaction.atomic():
        yield
        transaction.set_rollback(True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis() as service:
        yield service
