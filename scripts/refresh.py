"""Writes everything anew that follows from code and data: catalogues, observations, styles of pieces, drawings.

    python -m scripts.refresh

with the dependency group `words` installed. Tests compare each of them with what it follows from.
"""

from scripts import catalogues, drawings, observation_tables


def main() -> None:
    catalogues.main()
    observation_tables.main()
    drawings.main()


if __name__ == "__main__":
    main()
