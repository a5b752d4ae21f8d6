"""Checks of the fields: the one description of a state."""

from shoal.core.checks.random_games import CheckRun
from shoal.core.fields.state_conversions import describe
from shoal.core.state import State
from shoal.core.text.position_text import write_position


def check_fields(run: CheckRun) -> None:
    """Every position has the same fields, its Views show those, and they decide equality."""
    start = run.game.start_checked(run.players)
    described = describe(start)
    names = [field.name for field in described.found]
    always = {field.name for field in described.found if not field.part}
    if len(set(names)) < len(names):
        raise run.failure("fields", f"{_twice(names)} is named twice.")
    seen: dict[str, tuple[int, ...]] = {}
    for state in run.walk(run.sample()):
        wrong = (
            _other_names(names, state)
            or _wrong_facts(run, state, set(names), always)
            or _wrong_equality(run, state, seen)
        )
        if wrong:
            raise run.failure("fields", wrong)


def _twice(names: list[str]) -> str:
    return next(name for place, name in enumerate(names) if name in names[:place])


def _other_names(names: list[str], state: State) -> str:
    found = [field.name for field in describe(state).found]
    if found == names:
        return ""
    differing = sorted(set(found) ^ set(names)) or ["the order"]
    return f"The fields depend on the position: {', '.join(differing)}. Use Fields.part."


def _wrong_facts(run: CheckRun, state: State, names: set[str], always: set[str]) -> str:
    for seat in run.seats():
        facts = set(run.game.facts(state, seat))
        if always - facts:
            return f"The View lacks {', '.join(sorted(always - facts))}."
        if facts - names:
            return f"The View shows {', '.join(sorted(facts - names))}, which is no field."
    return ""


def _wrong_equality(run: CheckRun, state: State, seen: dict[str, tuple[int, ...]]) -> str:
    clone = state.clone()
    if clone != state or hash(clone) != hash(state):
        return "A clone is not equal to its state."
    text = write_position(run.game, state)
    packed = tuple(state.packed())
    if seen.setdefault(text, packed) != packed:
        return "Two positions have the same text but other fields."
    if list(seen.values()).count(packed) > 1:
        return "Two positions have other texts but the same fields."
    return ""
