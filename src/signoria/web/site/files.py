"""The files that browsers load: gathered in the data folder, and only when they are not what lies there already."""

from hashlib import sha256
from pathlib import Path
from typing import Final

from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command

SEAL: Final = "sealed"
"""Written last, so that a gathering which was cut short is begun again."""


def gather() -> None:
    """Bring the files up to date."""
    seal = Path(settings.STATIC_ROOT) / SEAL
    wanted = fingerprint()
    if seal.is_file() and seal.read_text(encoding="ascii") == wanted:
        return
    seal.unlink(missing_ok=True)
    call_command("collectstatic", verbosity=0, interactive=False)
    seal.write_text(wanted, encoding="ascii")


def fingerprint() -> str:
    """Changes when a file of ours does, or another storage keeps them."""
    seen = sha256(repr(settings.STORAGES).encode())
    for finder in get_finders():
        for path, storage in sorted(finder.list([]), key=lambda found: found[0]):
            about = Path(storage.path(path)).stat()
            seen.update(f"{storage.path(path)} {about.st_size} {about.st_mtime_ns}\n".encode())
    return seen.hexdigest()
