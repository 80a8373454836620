"""A site for tests: a database of its own, and clients that sit at tables."""

import os
import tempfile
from collections.abc import Iterator

import pytest

collect_ignore_glob = []
try:
    import django
except ImportError:  # the site is an extra
    collect_ignore_glob.append("test_*.py")
else:
    os.environ["SIGNORIA_DATA"] = tempfile.mkdtemp(prefix="signoria-tests-")
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "signoria.web.settings")
    django.setup()


@pytest.fixture(scope="session", autouse=True)
def site() -> Iterator[None]:
    """One database for all tests; each lays its own tables."""
    from django.conf import settings
    from django.db import connection
    from django.test.utils import override_settings, setup_test_environment, teardown_test_environment

    from signoria.web.tables import thinking

    plain = {**settings.STORAGES, "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
    setup_test_environment(debug=False)
    with override_settings(STORAGES=plain), pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking.STUDY, "add", lambda table: None)  # a test takes all decisions itself
        connection.creation.create_test_db(verbosity=0)
        yield
        connection.creation.destroy_test_db(":memory:", verbosity=0)
    teardown_test_environment()
