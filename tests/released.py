"""What earlier releases have written, kept as they wrote it: recorded matches with their ends, and tables of the site.

`python -m scripts.keep_release VERSION` writes a folder for each of them, once.
"""

import gzip
import json
from pathlib import Path

from signoria import Match
from tests.kept_views import kept_view

FOLDER = Path(__file__).parent / "data"


def folder_of(version: str) -> Path:
    return FOLDER / f"v{version}"


def releases() -> list[Path]:
    return sorted(FOLDER.glob("v*"))


def pack(file: Path, content: str | bytes) -> None:
    """Write something so that it takes little room; the same content gives the same file."""
    file.write_bytes(gzip.compress(content.encode() if isinstance(content, str) else content, mtime=0))


def unpack(file: Path) -> bytes:
    return gzip.decompress(file.read_bytes())


def end(match: Match) -> dict[str, object]:
    """How a match ended, and all that a spectator and every seat can see then."""
    return {
        "ranking": match.ranking(),
        "scores": [score.as_data() for score in match.scores()],
        "views": [kept_view(match, viewer) for viewer in (None, *range(match.seats))],
    }


def keep(folder: Path, name: str, match: Match) -> None:
    """Keep a match and its end."""
    pack(folder / f"{name}.record.gz", match.record())
    pack(folder / f"{name}.json.gz", json.dumps(end(match)))


def records() -> list[Path]:
    """The records that are kept, of all releases."""
    return [file for release in releases() for file in sorted(release.glob("records/*.record.gz"))]


def name_of(record: Path) -> str:
    """The release and the match, such as `v0.1.0 lorenzo-confirm_turn`."""
    return f"{record.parts[-3]} {record.name.removesuffix('.record.gz')}"


def kept_end(record: Path) -> object:
    return json.loads(unpack(record.with_name(record.name.replace(".record.", ".json."))))
