"""Keep what a release writes, so that all later ones can be tested with it. Run once, on the tree of that release:

    python -m scripts.keep_release 0.1.0

Writes a folder of tests/data: recorded matches with their ends, and the tables of sites with SQLite and PostgreSQL.
"""

import argparse
import json
import sqlite3
import subprocess
import tomllib
from pathlib import Path

import psycopg
from scripts import kept_records, kept_tables
from scripts.services import Postgres, Site, program
from tests import released

LASTING = "UPDATE django_session SET expire_date = '2999-12-31 00:00:00'"
"""Sessions end after a year; those that are kept do not, or tests would."""
ONLY_NEW = (rb"\restrict", rb"\unrestrict")
"""Commands that an older psql does not know; they guard against dumps of strangers."""
PROJECT = Path(__file__).parent.parent / "pyproject.toml"


def keep_records(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, match in kept_records.matches():
        released.keep(folder, name, match)


def keep_tables(folder: Path, site: Site) -> None:
    """Play at a site, end it, and keep how its tables stand."""
    folder.mkdir(parents=True)
    told = kept_tables.play_tables(site.url)
    site.stop()
    released.pack(folder / "tables.json.gz", json.dumps(told))


def keep_sqlite(folder: Path) -> None:
    with Site(SIGNORIA_BOT_PAUSE="0") as site:
        keep_tables(folder, site)
        copy = site.folder / "copy.db"
        database = sqlite3.connect(site.folder / "data" / "signoria.db", isolation_level=None)
        database.execute(LASTING)
        database.execute("VACUUM INTO ?", [str(copy)])
        database.close()
        released.pack(folder / "signoria.db.gz", copy.read_bytes())


def keep_postgresql(folder: Path) -> None:
    with Postgres() as postgres:
        address = postgres.create("signoria")
        with Site(SIGNORIA_BOT_PAUSE="0", DATABASE_URL=address) as site:
            keep_tables(folder, site)
        with psycopg.connect(address) as connection:
            connection.execute(LASTING)
        dump = subprocess.run([program("pg_dump"), "--no-owner", address], stdout=subprocess.PIPE, check=True).stdout
        lines = [line for line in dump.splitlines(keepends=True) if not line.startswith(ONLY_NEW)]
        released.pack(folder / "signoria.sql.gz", b"".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("version")
    version = parser.parse_args().version
    tree = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
    if version != tree:
        raise SystemExit(f"this is the tree of {tree}; check out {version} to keep what it writes")
    folder = released.folder_of(version)
    if folder.exists():
        raise SystemExit(f"{folder} is there already; what a release has written stays as it is")
    keep_records(folder / "records")
    keep_sqlite(folder / "sqlite")
    keep_postgresql(folder / "postgresql")
    print(f"kept in {folder}")


if __name__ == "__main__":
    main()
