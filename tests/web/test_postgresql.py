"""What people do at tables, once more with PostgreSQL instead of SQLite."""

import os
import subprocess
import sys
from pathlib import Path

from scripts.services import Postgres

HERE = Path(__file__).parent
MATTERS = [
    "accounts",
    "consent",
    "editions",
    "finished",
    "hotseat_screen",
    "invitations",
    "limits",
    "lobby",
    "results",
    "sidebar",
    "webhook",
]


def test_the_site_works_with_postgresql(postgres: Postgres) -> None:
    files = [str(HERE / f"test_{matter}.py") for matter in MATTERS]
    environment = {**os.environ, "SIGNORIA_TEST_DATABASE": postgres.create("site")}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *files]
    done = subprocess.run(command, env=environment, cwd=HERE.parent.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
