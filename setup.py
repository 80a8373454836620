"""Compiles the engine with mypyc where a C compiler is there; everything else is in pyproject.toml."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

HOT_ROOMS = (
    "engine", "match", "data", "language", "bots", "games", "games/*", "games/*/components", "games/*/position",
    "games/*/rules", "games/*/evaluation", "games/*/plans",
)  # fmt: skip
"""Rooms whose modules are compiled; terminals and other adapters stay plain Python."""

HOT_MODULES = ("games/*/text/wording.py", "games/*/text/prose.py")
"""What is compiled of other rooms: a compiled class can have compiled children only."""

NOT_COMPILED = ("__init__.py", "game_kit.py", "kit.py", "view_types.py")
"""Front doors lead to adapters, which the compiler need not see; a TypedDict forgets, compiled, what it inherits."""

HIDDEN = "-fvisibility=hidden"
"""Nothing outside calls the compiled functions by name. Told so, gcc and clang call them directly, not through the
linker's table, and may inline them: random play is 10 to 12 % faster."""


def say(line: str) -> None:
    print(f"signoria: {line}", file=sys.stderr)


def compiler() -> str:
    return os.environ.get("CC", "cc").split()[0]


def modules() -> list[str]:
    """The modules to compile, or none where pure Python is wanted or no compiler is found."""
    if os.environ.get("SIGNORIA_PURE") == "1":
        say("SIGNORIA_PURE=1, so the engine stays pure Python")
        return []
    if shutil.which(compiler()) is None:
        say(
            f"no C compiler ({compiler()}) was found, so the engine stays pure Python: complete, but several times "
            "slower"
        )
        return []
    patterns = [*(f"{room}/*.py" for room in HOT_ROOMS), *HOT_MODULES]
    found = [path for pattern in patterns for path in sorted(Path("src/signoria").glob(pattern))]
    return [str(path) for path in found if path.name not in NOT_COMPILED]


class build_ext_or_fall_back(build_ext):  # noqa: N801 - named like the command it replaces
    """A compiler that is there but fails (no Python headers, say) must not stop the installation."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            say(f"compiling failed ({type(error).__name__}), so the engine stays pure Python: complete, but slower")
            self.extensions = []

    def build_extensions(self) -> None:
        """On all cores: setuptools would compile the files of a library one after the other."""
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **how: object) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = list(pool.map(lambda source: compile_some([source], **how), sources))
            return [made for part in parts for made in part]

        self.compiler.compile = compile_all
        super().build_extensions()


def linked_as_one() -> bool:
    """Whether the linker may inline across files, as gcc's does on all cores."""
    told = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return "Free Software Foundation" in told


def extensions() -> list[object]:
    paths = modules()
    if not paths:
        return []
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = "src"
    own = ["--strict", "--explicit-package-bases", "--config-file="]  # what developers check needs more packages
    made = list(mypycify([*paths, *own], opt_level="3", debug_level="0", multi_file=True))
    flags = [HIDDEN] if os.name == "posix" else []
    linking = ["-flto=auto", "-O3"] if linked_as_one() else []
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags, *linking]
        extension.extra_link_args = [*extension.extra_link_args, *flags, *linking]
    return made


setup(ext_modules=extensions(), cmdclass={"build_ext": build_ext_or_fall_back})
