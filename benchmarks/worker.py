"""One contestant in a process of its own: told what to do line by line, answers in JSON."""

import json
import sys

import signoria
from contestants import Engine, make


def main() -> None:
    contestant = make(sys.argv[1])
    print(json.dumps({"compiled": signoria.is_compiled(), "source": signoria.__file__}), flush=True)
    for line in sys.stdin:
        what, number = line.split()
        answer: object
        if what == "slice":
            answer = contestant.slice(float(number)).as_data()
        elif what == "copy":
            assert isinstance(contestant, Engine)
            answer = contestant.copy_microseconds(int(number))
        else:
            assert isinstance(contestant, Engine)
            answer = contestant.saved_bytes(contestant.middle())
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
