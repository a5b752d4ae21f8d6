"""Pickles: states and games as other processes, other engines and later runs read them.

Everything that is pickled contains a State or a Game, so the version is checked only for these.
"""

from typing import Any, Final

from shoal.core.errors import BadPickle
from shoal.core.message import say
from shoal.core.packed_arrays import i64, vec

PICKLE_VERSION: Final = 2
"""Grows when attributes of states, matches or environments change; a test says so."""


def check_version(version: object) -> None:
    """Raise BadPickle unless this version of Shoal has written the pickle."""
    if version != PICKLE_VERSION:
        raise BadPickle(say("error-pickle-version", version=str(version), current=PICKLE_VERSION))


def check_versions(versions: object, observations: int, rules: int, title: str) -> None:
    """Raise BadPickle unless format, observations and rules of a game are those of the pickle."""
    if not isinstance(versions, tuple):
        check_version(versions)
        return
    check_version(versions[0])
    if versions[1] != observations:
        given = say("error-pickle-observations", version=str(versions[1]), current=observations)
        raise BadPickle(given)
    if versions[2] != rules:
        given = say("error-pickle-rules", game=title, version=str(versions[2]), current=rules)
        raise BadPickle(given)


# Any: a State, which refers to this module and so cannot be named here.
def restore_state(version: object, kind: Any, players: int, attributes: dict[str, Any]) -> Any:
    """The state that was pickled; BadPickle if its class has changed."""
    check_version(version)
    state = kind.__new__(kind)
    state.players = players
    for name, value in attributes.items():
        set_attribute(state, name, value)
    return state


def set_attribute(state: Any, name: str, value: Any) -> None:  # Any: as above
    """Set an attribute; what the uncompiled engine kept in a list may be a packed array here."""
    try:
        setattr(state, name, value)
    except TypeError as error:
        if not isinstance(value, list):
            raise BadPickle(say("error-pickle", name=name)) from error
        setattr(state, name, packed_numbers(name, value))
    except AttributeError as error:
        raise BadPickle(say("error-pickle", name=name)) from error


def packed_numbers(name: str, value: list[Any]) -> Any:  # Any: as above
    """A list of numbers as a packed array."""
    try:
        return vec[i64](value)
    except TypeError as error:
        raise BadPickle(say("error-pickle", name=name)) from error
