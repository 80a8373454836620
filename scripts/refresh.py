"""Writes everything anew that follows from code and data: catalogues, the page of observations, styles of pieces.

    python -m scripts.refresh

with the dependency group `words` installed. Tests compare each of them with what it follows from.
"""

from scripts import catalogues, observation_tables, piece_styles


def main() -> None:
    catalogues.main()
    observation_tables.main()
    piece_styles.main()


if __name__ == "__main__":
    main()
