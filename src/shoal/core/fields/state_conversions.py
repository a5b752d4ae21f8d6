"""What the fields of a state give: its text, its facts, its description."""

from shoal.core.fields.field_describer import Describer
from shoal.core.fields.position_reader import PositionReader
from shoal.core.fields.position_writer import PositionWriter
from shoal.core.fields.view_facts import FactsReader, FactsWriter
from shoal.core.packed_arrays import i64
from shoal.core.state import State


def write_fields(state: State) -> str:
    """The position as ``key=value`` words."""
    writer = PositionWriter(state.players)
    state.fields(writer)
    return " ".join(writer.found)


def read_fields(state: State, text: str) -> None:
    """Put a position's words into the state; BadPosition if they do not fit."""
    reader = PositionReader(state.players, text)
    state.fields(reader)
    reader.done()
    state.complete()


def former_names(state: State) -> dict[str, str]:
    """The former names of fields, each with the name that the field has now."""
    writer = PositionWriter(state.players)
    state.fields(writer)
    return writer.former


def facts_of(state: State, viewer: i64) -> dict[str, object]:
    """What the viewer may know, as JSON values by name."""
    writer = FactsWriter(state.players, viewer)
    state.fields(writer)
    return writer.facts


def read_facts(state: State, viewer: i64, facts: dict[str, object]) -> None:
    """Put a View's facts into the state; what they do not tell stays as it is."""
    state.fields(FactsReader(state.players, viewer, facts))
    state.complete()


def describe(state: State) -> Describer:
    """The description of the fields; it depends on the options, not on the position."""
    describer = Describer(state.players)
    state.fields(describer)
    return describer
