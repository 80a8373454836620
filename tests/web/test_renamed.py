"""What hosts have written down stays true for one release."""

import sys
from pathlib import Path
from subprocess import run

CODE = """
import signoria.web.settings as old, signoria.web.site.settings as new
print(old.ROOT_URLCONF == new.ROOT_URLCONF)
"""


def test_hosts_may_name_the_settings_as_they_did(tmp_path: Path) -> None:
    known = {"SIGNORIA_DATA": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}
    command = [sys.executable, "-W", "always", "-c", CODE]
    done = run(command, capture_output=True, text=True, check=True, env=known)
    assert done.stdout == "True\n"
    assert "signoria.web.settings is now signoria.web.site.settings" in done.stderr
