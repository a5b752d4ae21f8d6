"""A server that cheats: it replaces a salt when a game begins, and so chooses the first throw."""

import sys
from importlib import import_module
from itertools import count

from msgspec import structs
from server.seeded import seed_rematches
from server.serving import Serving

from shoal import wire
from shoal.cli.main import main
from shoal.match.dice import Dice, read_seed
from shoal.server.table import events, lifecycle


class Dishonest(Serving):
    """``shoal serve`` that replaces the salt of the last seat, or of the one that is named."""

    def __init__(self, folder, seat=-1):
        super().__init__(folder)
        # Seeds first: the server's modules bind their source of randomness when they begin.
        self.program = (
            "from server.seeded import use_seeds; use_seeds(); "
            f"from server.dishonest import serve; serve({seat})"
        )


class Silent(Serving):
    """``shoal serve`` that shows no commitment before the game: until then it can choose."""

    program = (
        "from server.seeded import use_seeds; use_seeds(); "
        "from server.dishonest import serve_silent; serve_silent()"
    )


def serve_silent():
    """Run a server that promises nothing until it has heard all salts."""
    import_module("shoal.server.serve")  # whose modules name these kinds when they begin
    wire.TableInfo = silenced(wire.TableInfo)
    wire.TableOpened = silenced(wire.TableOpened)
    sys.exit(main())


def silenced(kind):
    """Makes what is told of a table, without its commitment until the game begins."""

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
    """The beginning of a game, with a salt replaced just before it."""

    def begin(table, who, at, *more):
        begun = honest(table, who, at, *more)
        if not begun:
            return begun
        place = seat % table.players
        return [events.Salted(at, place, ground(table, place)), *begun]

    return begin


def ground(table, seat):
    """A salt for this seat that makes the first throw outcome 0."""
    salts = [place.salt for place in table.seats]
    among = int(table.game.start_checked(table.players).outcomes())
    for number in count():
        salts[seat] = f"ground {number}"
        dice = Dice(read_seed(table.created.seed), tuple(salts))
        if dice.throw(1, among) == 0:
            return salts[seat]
    raise AssertionError
