"""A copy of a state that does not say how it is copied."""

from typing import Any

CONTAINERS = (list, dict, set)


# Any: a State, which refers to this module and so cannot be named here.
def copy_state(state: Any) -> Any:
    """Copies every attribute; lists, arrays, dicts and sets one level deep, other values as is."""
    copied = {name: _copied(value) for name, value in vars(state).items()}
    return remake_state(type(state), state.players, copied)


def remake_state(kind: Any, players: int, attributes: dict[str, Any]) -> Any:  # Any: as above
    """A state of a class in plain Python with these attributes."""
    state = kind.__new__(kind)
    state.players = players
    for name, value in attributes.items():
        setattr(state, name, value)
    return state


def _copied(value: Any) -> Any:  # Any: as above
    if isinstance(value, CONTAINERS):
        return value.copy()
    if type(value).__name__.startswith("vec"):
        return value[:]
    return value
