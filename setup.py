"""Compiles the engine with mypyc where a C compiler is there; everything else is in pyproject.toml."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HOT_ROOMS = (
    "engine", "match", "data", "language", "bots", "games", "games/*", "games/*/components", "games/*/position",
    "games/*/rules", "games/*/evaluation",
)  # fmt: skip
"""Rooms whose modules are compiled; terminals and other adapters stay plain Python."""

HOT_MODULES = ("games/*/text/wording.py", "games/*/text/prose.py")
"""What is compiled of other rooms: a compiled class can have compiled children only."""

NOT_COMPILED = ("__init__.py", "game_kit.py", "kit.py")
"""Front doors: they lead to adapters, which the compiler need not see."""

HIDDEN = "-fvisibility=hidden"
"""Nothing outside calls the compiled functions by name. Told so, gcc and clang call them directly, not through the
linker's table, and may inline them: random play is 10 to 12 % faster."""

HOUSE = "signoria_house"
"""The library of all that is not a game's own."""


def say(line: str) -> None:
    print(f"signoria: {line}", file=sys.stderr)


def modules() -> list[str]:
    """The modules to compile, or none where pure Python is wanted or no compiler is found."""
    if os.environ.get("SIGNORIA_PURE") == "1":
        say("SIGNORIA_PURE=1, so the engine stays pure Python")
        return []
    compiler = os.environ.get("CC", "cc").split()[0]
    if shutil.which(compiler) is None:
        say(
            f"no C compiler ({compiler}) was found, so the engine stays pure Python: complete, but several times slower"
        )
        return []
    patterns = [*(f"{room}/*.py" for room in HOT_ROOMS), *HOT_MODULES]
    found = [path for pattern in patterns for path in sorted(Path("src/signoria").glob(pattern))]
    return [str(path) for path in found if path.name not in NOT_COMPILED]


class build_ext_or_fall_back(build_ext):  # noqa: N801 - named like the command it replaces
    """A compiler that is there but fails (no Python headers, say) must not stop the installation."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            say(f"compiling failed ({type(error).__name__}), so the engine stays pure Python: complete, but slower")
            self.extensions = []


def libraries(paths: list[str]) -> list[tuple[list[str], str]]:
    """One library for each game and one for the rest: compiled side by side, in half the time and memory."""
    found: dict[str, list[str]] = {}
    for path in paths:
        _, _, floor, *rest = Path(path).parts
        found.setdefault(f"signoria_{rest[0]}" if floor == "games" and len(rest) > 1 else HOUSE, []).append(path)
    return [(inside, name) for name, inside in found.items()]


def extensions() -> list[object]:
    paths = modules()
    if not paths:
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    own = ["--strict", "--explicit-package-bases", "--config-file="]  # what developers check needs more packages
    made = list(mypycify([*paths, *own], opt_level="3", debug_level="0", separate=libraries(paths)))
    if os.name == "posix":
        for extension in made:
            extension.extra_compile_args = [*extension.extra_compile_args, HIDDEN]
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": build_ext_or_fall_back})
