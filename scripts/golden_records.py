"""Play the golden matches anew and write their records and results, after rules have changed on purpose.

python -m scripts.golden_records
"""

from tests import golden_records


def main() -> None:
    golden_records.FOLDER.mkdir(exist_ok=True)
    for name in golden_records.GOLDEN:
        golden_records.write(name)
        print(f"{name} written to {golden_records.FOLDER}")


if __name__ == "__main__":
    main()
