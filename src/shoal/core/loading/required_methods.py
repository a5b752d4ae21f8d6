"""Checks that a game's classes are complete; BadGame says what is missing or wrong.

A compiled base class cannot check this itself, because compiling drops the abstract marks.
Each class is checked once, when its first game is made and its first position is set up.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from types import FunctionType
from typing import Any, Final, Protocol

from shoal.core.errors import BadGame, ShoalError
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64, vec
from shoal.core.rng import Rng
from shoal.core.state import State
from shoal.core.text.notation import Notation

REQUIRED: Final = {
    "State": ("actor", "moves", "play", "fields", "scores"),
    "Game": ("start",),
}
"""The methods that every State and every Game must define."""

SHARED_NAMES: Final = ("facts",)
"""Methods that a Game has under the same name as one of its parts."""

ARRAY: Final = type(vec[i64]())

_complete: set[type] = set()
"""Classes that passed ``check_class``."""

_checked_pairs: set[tuple[type, type]] = set()
"""Classes of games and their states whose methods return the right types."""


class UncheckedGame(Protocol):
    """What these checks call directly; all other methods are looked up by name."""

    def start(self, players: i64) -> State:
        """The first position."""

    def view(self, state: State, seat: i64) -> object:
        """The position as a seat sees it."""


def make_game(
    base: type,
    parts: Mapping[str, type],
    name: str,
    make: Callable[..., object],
    *arguments: object,
) -> object:
    """The result of a game's ``make``, checked to be a complete Game (``base``) with its parts."""
    try:
        game = make(*arguments)
    except ShoalError:
        raise
    except Exception as error:
        raise BadGame(
            say("error-make", game=name, type=type(error).__name__, reason=str(error))
        ) from error
    if not isinstance(game, base):
        raise BadGame(
            say("error-makes-other", game=name, type=_name(type(game)), wanted=_name(base))
        )
    check_class(type(game), base)
    if not hasattr(game, "max_steps"):
        raise BadGame(say("error-no-super", type=type(game).__name__))
    _check_parts(game, parts)
    _check_notation(game)
    return game


def _check_misplaced(checked: type, part: str, base: type) -> None:
    """Check that a game defines no method that nobody would call, because it belongs to a part."""
    for name, method in vars(base).items():
        if name.startswith("_") or not callable(method) or not hasattr(checked, name):
            continue
        if isinstance(getattr(checked, name), FunctionType) and name not in SHARED_NAMES:
            raise BadGame(
                say(
                    "error-misplaced",
                    type=checked.__name__,
                    method=name,
                    wanted=_name(base),
                    part=part,
                )
            )


# Any: a Game, which refers to this module and so cannot be named here.
def _check_notation(game: Any) -> None:
    """Check that moves can be written: by ``move_texts``, or by a notation of the game's own."""
    kind = type(game).__name__
    if not game.move_count:
        raise BadGame(say("error-no-moves", type=kind))
    if type(game.notation) is Notation and not game.notation.move_texts:
        raise BadGame(say("error-no-notation", type=kind))
    if not game.notation.move_texts:
        _check_defined(type(game.notation), Notation, ("write_move", "read_move"))


def _check_defined(checked: type, base: type, names: Sequence[str]) -> None:
    for name in names:
        if _owner(checked, name) is base:
            wanted = _arguments(inspect.signature(getattr(base, name)))
            method = f"{name}({wanted})"
            raise BadGame(
                say(
                    "error-no-method-or-texts",
                    type=checked.__name__,
                    method=method,
                    base=base.__name__,
                )
            )


def _check_parts(game: object, bases: Mapping[str, type]) -> None:
    """Check the parts that a game may replace: they are of the right class, and complete."""
    for name, base in bases.items():
        part = getattr(game, name)
        _check_misplaced(type(game), name, base)
        if not isinstance(part, base):
            raise BadGame(
                say(
                    "error-part",
                    owner=type(game).__name__,
                    name=name,
                    type=_name(type(part)),
                    wanted=_name(base),
                )
            )
        check_class(type(part), base)


def start_game(game: UncheckedGame, players: int) -> State:
    """The game's first position, checked to be a complete State."""
    state = game.start(players)
    classes = type(game), type(state)
    if classes not in _checked_pairs:
        _expect(State, game, "start", state)
        check_class(type(state), State)
        _check_results(game, state)
        _checked_pairs.add(classes)
    return state


def check_class(checked: type, base: type) -> None:
    """Check that a class has all methods that its base class requires, with fitting arguments."""
    if checked in _complete:
        return
    for name, method in vars(base).items():
        if name.startswith("_") or not callable(method):
            continue
        owner = _owner(checked, name)
        if owner is not base:
            _check_method(checked, name, vars(owner)[name], inspect.signature(method))
        elif name in REQUIRED.get(base.__name__, ()):
            wanted = _arguments(inspect.signature(method))
            method = f"{name}({wanted})"
            raise BadGame(
                say(
                    "error-missing-method",
                    type=checked.__name__,
                    method=method,
                    base=base.__name__,
                )
            )
    _complete.add(checked)


def _owner(checked: type, name: str) -> type:
    """The class that defines a method."""
    return next(kind for kind in checked.__mro__ if name in vars(kind))


def _check_method(checked: type, name: str, method: object, wanted: inspect.Signature) -> None:
    if isinstance(method, FunctionType):
        _check_arguments(checked, name, inspect.signature(method), wanted)
    elif not callable(method) and not isinstance(method, classmethod | staticmethod):
        raise BadGame(
            say("error-not-callable", owner=checked.__name__, name=name, type=_name(type(method)))
        )
    # Anything else is compiled, and the compiler has checked it.


def _check_arguments(
    checked: type, name: str, given: inspect.Signature, wanted: inspect.Signature
) -> None:
    try:
        given.bind(*wanted.parameters)
    except TypeError as wrong:
        call = f"{checked.__name__}.{name}({_arguments(given)})"
        raise BadGame(
            say("error-arguments", call=call, wanted=f"({_arguments(wanted)})")
        ) from wrong


def _arguments(signature: inspect.Signature) -> str:
    """The arguments as in a call, without ``self``."""
    return ", ".join(list(signature.parameters)[1:])


def _check_results(game: UncheckedGame, state: State) -> None:
    """Check the types of everything that a first position can be asked."""
    try:
        copy = _call(State, state, "clone")
        _check_state_results(copy)
        _check_game_results(game, copy)
    except BadGame:
        raise
    except Exception:  # noqa: BLE001 - a method that fails raises again where it is needed
        return


def _check_state_results(state: State) -> None:
    _call(int, state, "actor")
    _call(int, state, "outcomes")
    for name in ("actors", "scores", "ranks"):
        _call(ARRAY, state, name)
    _call(ARRAY, state, "moves", 0)


# Any: a Game, as above; its methods are looked up by name.
def _check_game_results(game: Any, state: State) -> None:
    _call(dict, game, "component_counts", state)
    _call(dict, game, "facts", state, 0)
    _call(list, game, "features", state.players)
    view = game.view(state, 0)
    _call(list, game.board_text, "lines", view)
    _call(Message, game.messages, "prompt", view)
    _call(dict, game.board_helpers, "facts", view)
    _call(float, game.evaluator, "value", state, 0)
    _call(State, game, "imagine", view, Rng(1))
    _call(State, game, "read_board", state.players, _call(str, game, "write_board", state))
    notation = game.notation
    for seat in state.actors():
        for move in state.moves(seat):
            _call(int, notation, "read_move", _call(str, notation, "write_move", move))
            _call(list, game.messages, "log", state, seat, move)
            break
    if state.outcomes() > 0:
        _call(int, notation, "read_chance", state, _call(str, notation, "write_chance", state, 0))


# Any: callers name the type in ``wanted``, which a type checker cannot follow.
def _call(wanted: type, owner: object, name: str, *arguments: object) -> Any:
    """The result of a method, checked to be of the wanted type."""
    result = getattr(owner, name)(*arguments)
    _expect(wanted, owner, name, result)
    return result


def _expect(wanted: type, owner: object, name: str, result: object) -> None:
    if not isinstance(result, wanted):
        raise BadGame(
            say(
                "error-returns",
                owner=type(owner).__name__,
                name=name,
                type=_name(type(result)),
                wanted=_name(wanted),
            )
        )


def _name(kind: type) -> str:
    """The name of a class as game authors write it."""
    return "vec[i64]" if kind is ARRAY else kind.__name__
