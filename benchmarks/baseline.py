"""The release that the present engine is measured against: which commit it is, and its engine, compiled beside ours.

    python benchmarks/baseline.py

It is taken out of the history and compiled once, with the tools of this very environment, so that nothing but the
source differs. What was built stays in `.bench/` until the release, Python or the compiler mypyc change.
"""

import io
import subprocess
import sys
import tarfile
from importlib.metadata import version
from pathlib import Path
from shutil import rmtree
from typing import Final

RELEASES: Final = {"0.1.0": "b5d92a42d371652bdaf4f71865a68295d9536816"}
"""The commits that were released, the newest at the end."""

BASELINE: Final = list(RELEASES)[-1]
NAME: Final = f"v{BASELINE}"
ROOT: Final = Path(__file__).resolve().parent.parent


def prepare(root: Path = ROOT) -> Path | None:
    """The folder from which Python imports the baseline; None, and a line that says why, where it is not to be had."""
    commit = RELEASES[BASELINE]
    folder = root / ".bench" / NAME
    mark = folder / "built"
    built = f"{commit} Python {sys.version} mypy {version('mypy')}\n"
    if mark.exists() and mark.read_text(encoding="utf-8") == built:
        return folder / "lib"
    source = archive(root, commit)
    if source is None:
        print(f"{NAME} is not compared: its commit {commit[:7]} is not in the git history here (a shallow clone, say).")
        return None
    print(f"{NAME} is compiled into {folder}, which takes some minutes once.", flush=True)
    rmtree(folder, ignore_errors=True)
    with tarfile.open(fileobj=io.BytesIO(source)) as tree:
        tree.extractall(folder / "source", filter="data")
    install = ["-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps", "--target", str(folder / "lib")]
    subprocess.run([sys.executable, *install, str(folder / "source")], check=True)
    mark.write_text(built, encoding="utf-8")
    return folder / "lib"


def archive(root: Path, commit: str) -> bytes | None:
    """The files of a commit as a tar archive, or None where git does not know it."""
    try:
        done = subprocess.run(["git", "archive", commit], cwd=root, capture_output=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout if done.returncode == 0 else None


if __name__ == "__main__":
    prepare()
