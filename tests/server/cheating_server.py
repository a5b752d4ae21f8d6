"""A server that cheats: it replaces a salt at the start of a game, to choose the first throw."""

import sys
from importlib import import_module
from itertools import count

from msgspec import structs
from server.fixed_seeds import seed_rematches
from server.serving import Serving

from shoal import wire
from shoal.cli.main import main
from shoal.match.dice import Dice, read_seed
from shoal.server.table import events, lifecycle


class CheatingServer(Serving):
    """``shoal serve`` that replaces the salt of one seat, by default the last."""

    def __init__(self, folder, seat=-1):
        super().__init__(folder)
        # Seeds first: the server's modules bind their source of randomness when they begin.
        self.program = (
            "from server.fixed_seeds import use_seeds; use_seeds(); "
            f"from server.cheating_server import serve; serve({seat})"
        )


class ServerWithoutCommitment(Serving):
    """``shoal serve`` that shows no commitment before the game, so it can still choose a seed."""

    program = (
        "from server.fixed_seeds import use_seeds; use_seeds(); "
        "from server.cheating_server import serve_without_commitment; serve_without_commitment()"
    )


def serve_without_commitment():
    """Run a server that shows no commitment until it has all salts."""
    import_module("shoal.server.serve")  # whose modules name these kinds when they begin
    wire.TableInfo = without_commitment(wire.TableInfo)
    wire.TableOpened = without_commitment(wire.TableOpened)
    sys.exit(main())


def without_commitment(kind):
    """Replaces a message class: the commitment is left out until the game begins."""

    def tell(*words, **more):
        told = kind(*words, **more)
        is_early = getattr(told, "stage", "waiting") == "waiting"
        return structs.replace(told, commitment="") if is_early else told

    return tell


def serve(seat):
    """Run a server that cheats in this seat's name."""
    seed_rematches(lifecycle)
    for name in ("start", "start_again"):
        setattr(lifecycle, name, cheating(getattr(lifecycle, name), seat))
    sys.exit(main())


def cheating(honest, seat):
    """The function that starts a game, with a salt replaced just before the start."""

    def begin(table, who, at, *more):
        begun = honest(table, who, at, *more)
        if not begun:
            return begun
        place = seat % table.players
        return [events.Salted(at, place, find_salt(table, place)), *begun]

    return begin


def find_salt(table, seat):
    """A salt for this seat that makes the first throw outcome 0."""
    salts = [place.salt for place in table.seats]
    among = int(table.game.start_checked(table.players).outcomes())
    for number in count():
        salts[seat] = f"ground {number}"
        dice = Dice(read_seed(table.created.seed), tuple(salts))
        if dice.throw(1, among) == 0:
            return salts[seat]
    raise AssertionError
