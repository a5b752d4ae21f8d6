"""Write pickles of a running game in one engine, continue them in another.

    python -m engines.pickles write PATH GAME
    python -m engines.pickles read PATH GAME

Both print how each thing continues, so the outputs can be compared.
"""

import pickle
import sys
from pathlib import Path

from research.running_things import KINDS, advance, running


def main(mode: str, path: str, name: str) -> None:
    if mode == "write":
        things = {kind: running(kind, name) for kind in KINDS}
        # One by one: several of them may not share parts that then are continued twice.
        pickles = {kind: pickle.dumps(thing) for kind, thing in things.items()}
        Path(path).write_bytes(pickle.dumps(pickles))
    else:
        pickles = pickle.loads(Path(path).read_bytes())
        things = {kind: pickle.loads(pickled) for kind, pickled in pickles.items()}
    for kind, thing in things.items():
        print(kind, advance(kind, thing))  # noqa: T201 - this is the output


if __name__ == "__main__":
    main(*sys.argv[1:])
