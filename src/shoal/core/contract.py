"""What the classes of a game must have; what is missing or wrong is a BadGame with a sentence.

A compiled base class cannot check this itself: abstract methods are forgotten when it is compiled.
Each class is checked once, when its first game is made and its first position is set up.
"""

import inspect
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final

from shoal.core.arrays import i64, vec
from shoal.core.errors import BadGame
from shoal.core.rng import Rng
from shoal.core.state import State

REQUIRED: Final = {
    "State": ("actor", "moves", "outcomes", "play", "clone", "scores", "ranks"),
    "Game": (
        "start",
        "write_move",
        "read_move",
        "write_chance",
        "read_chance",
        "write_board",
        "read_board",
        "facts",
        "imagine",
        "board",
        "log_line",
        "why_not",
        "component_counts",
    ),
}
"""The methods that the base classes State and Game leave to a game."""

ARRAY: Final = type(vec[i64]())

_complete: set[type] = set()
"""The classes that were found complete."""

_answering: set[tuple[type, type]] = set()
"""The classes of games with those of their positions whose answers are of the right types."""


def make_game(base: type, info: str, make: Callable[..., object], *arguments: object) -> object:
    """What a room's ``make`` gives, checked to be a complete Game (``base``)."""
    made = make(*arguments)
    if not isinstance(made, base):
        raise BadGame(f"The room {info} makes {_a(type(made))}; it must make {_a(base)}.")
    check_class(type(made), base)
    if not hasattr(made, "longest"):
        raise BadGame(
            f"{type(made).__name__}.__init__ must call "
            "super().__init__(room, options, move_count, longest)."
        )
    return made


# Any: a Game, whose module imports this one; its answers are not trusted yet.
def start_game(game: Any, players: int) -> State:
    """The game's first position, checked to be a complete State."""
    state = game.start(players)
    classes = type(game), type(state)
    if classes not in _answering:
        _expect(State, game, "start", state)
        check_class(type(state), State)
        _check_answers(game, state)
        _answering.add(classes)
    assert isinstance(state, State)
    return state


def check_class(found: type, base: type) -> None:
    """Check that a class has all that its base class requires, with arguments that fit."""
    if found in _complete:
        return
    for name, method in vars(base).items():
        if name.startswith("_") or not callable(method):
            continue
        owner = next(kind for kind in found.__mro__ if name in vars(kind))
        if owner is not base:
            _check_method(found, name, vars(owner)[name], inspect.signature(method))
        elif name in REQUIRED[base.__name__]:
            wanted = _arguments(inspect.signature(method))
            raise BadGame(
                f"{found.__name__} has no method {name}({wanted}); "
                f"every {base.__name__} must have one."
            )
    _complete.add(found)


def _check_method(found: type, name: str, method: object, wanted: inspect.Signature) -> None:
    if isinstance(method, FunctionType):
        _check_arguments(found, name, inspect.signature(method), wanted)
    elif not callable(method) and not isinstance(method, classmethod | staticmethod):
        raise BadGame(f"{found.__name__}.{name} is not a method but {_a(type(method))}.")
    # Anything else is compiled: the compiler has checked it.


def _check_arguments(
    found: type, name: str, given: inspect.Signature, wanted: inspect.Signature
) -> None:
    try:
        given.bind(*wanted.parameters)
    except TypeError as wrong:
        raise BadGame(
            f"{found.__name__}.{name}({_arguments(given)}) must take "
            f"{_arguments(wanted) or 'no arguments'}."
        ) from wrong


def _arguments(signature: inspect.Signature) -> str:
    """The arguments as they are written in a call, without ``self``."""
    return ", ".join(list(signature.parameters)[1:])


def _check_answers(game: Any, state: State) -> None:
    """Check the types of all that can be asked of a first position."""
    try:
        copy = _ask(State, state, "clone")
        _ask_position(copy)
        _ask_game(game, copy)
    except BadGame:
        raise
    except Exception:  # noqa: BLE001 - a method that fails says so itself where it is needed
        return


def _ask_position(state: State) -> None:
    _ask(int, state, "actor")
    _ask(int, state, "outcomes")
    for name in ("actors", "scores", "ranks"):
        _ask(ARRAY, state, name)
    _ask(ARRAY, state, "moves", 0)


def _ask_game(game: Any, state: State) -> None:
    _ask(dict, game, "component_counts", state)
    _ask(dict, game, "facts", state, 0)
    view = game.view(state, 0)
    _ask(str, game, "board", view)
    _ask(State, game, "imagine", view, Rng(1))
    _ask(State, game, "read_board", state.players, _ask(str, game, "write_board", state))
    for seat in state.actors():
        for move in state.moves(seat):
            _ask(int, game, "read_move", _ask(str, game, "write_move", move))
            _ask(str, game, "log_line", state, seat, move, seat)
            break
    if state.outcomes() > 0:
        _ask(int, game, "read_chance", state, _ask(str, game, "write_chance", state, 0))


def _ask(wanted: type, whose: object, name: str, *about: object) -> Any:
    """The answer of a method, checked to be of the wanted type."""
    answer = getattr(whose, name)(*about)
    _expect(wanted, whose, name, answer)
    return answer


def _expect(wanted: type, whose: object, name: str, answer: object) -> None:
    if not isinstance(answer, wanted):
        raise BadGame(
            f"{type(whose).__name__}.{name} gives {_a(type(answer))}; it must give {_a(wanted)}."
        )


def _a(kind: type) -> str:
    """A class in a sentence: ``a list``, ``an int``."""
    name = "vec[i64]" if kind is ARRAY else kind.__name__
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"
