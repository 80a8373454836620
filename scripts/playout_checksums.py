"""Write the checksums of seeded matches anew, after rules have changed on purpose.

python -m scripts.playout_checksums
"""

from tests import checksums


def main() -> None:
    checksums.FILE.parent.mkdir(exist_ok=True)
    checksums.FILE.write_text(checksums.text(), encoding="utf-8", newline="\n")
    print(f"{len(checksums.names())} checksums written to {checksums.FILE}")


if __name__ == "__main__":
    main()
