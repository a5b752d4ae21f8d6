"""Lagoon with one method missing or wrong at a time, each in a process of its own.

Run as a program: it prints what happened to every case as JSON.  A case that kills its process
only kills that one.
"""

import json
import os
import sys
from functools import partial

from checks.lagoon import (
    GAME,
    Lagoon,
    LagoonBoardText,
    LagoonMessages,
    LagoonNotation,
    LagoonState,
    info_of,
)

import shoal
from shoal.bots.simple_bots import Bot
from shoal.core.fields.field_describer import Describer
from shoal.core.game import Game
from shoal.core.rng import Rng
from shoal.core.state import State

REQUIRED_STATE = ("actor", "moves", "play", "fields", "scores")
REQUIRED_GAME = ("start",)
METHODS = {
    "state": (*REQUIRED_STATE, "outcomes", "clone", "ranks"),
    "game": (*REQUIRED_GAME, "component_counts"),
    "notation": ("write_move", "read_move", "write_chance", "read_chance"),
    "messages": ("log", "why_not"),
    "board_text": ("lines",),
}
NEEDED = {
    "state": REQUIRED_STATE,
    "game": REQUIRED_GAME,
    "notation": ("write_move", "read_move"),
}
"""What cannot be left out; a game without move_texts must write and read its moves."""
CLASSES = {
    "state": LagoonState,
    "game": Lagoon,
    "notation": LagoonNotation,
    "messages": LagoonMessages,
    "board_text": LagoonBoardText,
}
BASES = {"state": State, "game": Game}
UNASKED = ("play", "fields", "why_not", "write_chance", "read_chance")
"""Methods that are not called in the first position of Lagoon."""


def begin(info):
    """The first calls that every caller makes."""
    shoal.new(info, players=3, seed=1)


def play_without(kind, name):
    """Start a game of Lagoon without one method."""
    delattr(CLASSES[kind], name)
    begin(GAME)


def play_with(kind, name, method):
    """Start a game of Lagoon with one method replaced."""
    setattr(CLASSES[kind], name, method)
    begin(GAME)


def call_bare(kind, name):
    """Call an abstract method of an object that no GameInfo has checked."""
    found = type("Unchecked", (BASES[kind],), {"__init__": no_arguments})()
    getattr(found, name)(*arguments_of(name))


def arguments_of(name):
    """Arguments of the types that the method takes."""
    return {"moves": (0,), "fields": (Describer(2),), "play": (0, 0), "start": (3,)}.get(name, ())


def ask_unfinished_bot():
    """Ask a bot without a method to choose."""
    view = shoal.new(GAME, players=3, seed=1).view(0)
    type("Unfinished", (Bot,), {})().choose(view, Rng(1))


def no_arguments(self):
    """Stands in for any method, with no arguments."""


def five_arguments(self, a, b, c, d, e):
    """Stands in for any method, with more arguments than any has."""


def an_object(_self, *_about):
    """Stands in for any method, with an answer of no known type."""
    return object()


def no_init(self, info, options):
    """Stands in for an ``__init__`` that forgets the base class."""


def raising_init(_self, _info, _options):
    """Stands in for an ``__init__`` with a mistake in it."""
    raise KeyError("reef")


class Moveless(Lagoon):
    """Lagoon without any move."""

    def __init__(self, info, options):
        Game.__init__(self, info, options)


class Textless(Game):
    """A game that says how many moves it has, but not how they are written."""

    def __init__(self, info, options):
        super().__init__(info, options, move_count=3)

    def start(self, players):
        return LagoonState()


class WrongMessages:
    """Stands in for messages, without being any."""

    def __init__(self, game):
        self.game = game


def large_set(_state, f):
    """Stands in for fields, with a set that has too many members."""
    f.members("cards", 0, [str(card) for card in range(64)])


def no_game(info, options):
    """Stands in for a class of games."""


def cases():
    """The name of every case with its action."""
    for kind, methods in METHODS.items():
        for name in methods:
            if name in NEEDED.get(kind, ()):
                yield f"missing {kind} {name}", partial(play_without, kind, name)
            if name in (*REQUIRED_STATE, *REQUIRED_GAME):
                yield f"bare {kind} {name}", partial(call_bare, kind, name)
            yield f"arguments {kind} {name}", partial(play_with, kind, name, five_arguments)
            yield f"not a method {kind} {name}", partial(play_with, kind, name, "text")
            if name not in UNASKED:
                yield f"answer {kind} {name}", partial(play_with, kind, name, an_object)
    yield "arguments of a hook", partial(play_with, "messages", "prompt", five_arguments)
    yield "misplaced", partial(play_with, "game", "prompt", an_object)
    yield "wrong part", partial(play_with, "game", "messages_class", WrongMessages)
    yield "large set", partial(play_with, "state", "fields", large_set)
    yield "no texts", partial(begin, info_of(Textless))
    yield "raises", partial(play_with, "game", "__init__", raising_init)
    yield "no moves", partial(begin, info_of(Moveless))
    yield "no game", partial(begin, info_of(no_game))
    yield "no init", partial(play_with, "game", "__init__", no_init)
    yield "complete", partial(begin, GAME)
    yield "bot", ask_unfinished_bot


def outcome(act):
    """The result of an action in its own process: exit code and output."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(writing, 1)
        os.dup2(writing, 2)
        try:
            act()
            said = "nothing was wrong"
        except Exception as error:  # noqa: BLE001 - any error is an answer here
            said = f"{type(error).__name__}: {error}"
        os.write(1, said.encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8", errors="replace") as pipe:
        said = pipe.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), said


if __name__ == "__main__":
    json.dump({name: outcome(act) for name, act in cases()}, sys.stdout)
