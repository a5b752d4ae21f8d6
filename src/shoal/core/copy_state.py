"""A copy of a state that does not say how it is copied."""

from typing import Any

CONTAINERS = (list, dict, set)


# Any: a State, which refers to this module and so cannot be named here.
def copy_state(state: Any) -> Any:
    """Copies every attribute; lists, arrays, dicts and sets one level deep, other values as is."""
    kind: Any = type(state)
    other = kind.__new__(kind)
    other.players = state.players
    for name, value in vars(state).items():
        setattr(other, name, _copied(value))
    return other


def _copied(value: Any) -> Any:  # Any: as above
    if isinstance(value, CONTAINERS):
        return value.copy()
    if type(value).__name__.startswith("vec"):
        return value[:]
    return value
