"""Keeps the values that a game came with before they were corrected, so that its tables and records go on with them.

    python -m scripts.keep_edition virtu v0.2.0

where v0.2.0 is the commit that had them. Writes what differs into the game's folder `data/editions`.
"""

import subprocess
import sys
from pathlib import Path

import signoria
from signoria.data.corrections import differences
from signoria.data.datafile import DataFile, fingerprint, parse
from signoria.games import FOLDERS
from signoria.games.base import Game
from signoria.terminal.edition import as_text

SOURCE = Path(__file__).parents[1] / "src"


def files_at(game: Game, commit: str) -> list[DataFile]:
    """The component files as they were at a commit."""
    folder = f"src/{FOLDERS[game.name].replace('.', '/')}/data"
    found: list[DataFile] = []
    for file in game.component_set.files:
        command = ["git", "show", f"{commit}:{folder}/{file.name}"]
        shown = subprocess.run(command, capture_output=True, text=True, check=False, cwd=SOURCE.parent)
        if shown.returncode:
            sys.exit(shown.stderr.strip())
        found.append(file.holding(parse(file.name, shown.stdout)))
    return found


def kept(game: Game, before: list[DataFile]) -> tuple[str, str]:
    """The fingerprint of older files, and the text that leads back to them from what is shipped now."""
    return fingerprint(before), as_text(differences(game.component_set.files, before), game)


def main(name: str, commit: str) -> None:
    game = signoria.game(name)
    edition, text = kept(game, files_at(game, commit))
    if edition == game.data_version:
        print(f"{name} is played with the same values now")
        return
    file = SOURCE / FOLDERS[name].replace(".", "/") / "data" / "editions" / f"{edition}.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"written: {file.relative_to(SOURCE.parent)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
