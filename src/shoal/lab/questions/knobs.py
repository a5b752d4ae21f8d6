"""Knobs: the values of a game that a study turns, one option or one value of a component table."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from shoal.core.errors import BadOption, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.option_tables import VALUE, Cell, Rows
from shoal.core.options import Option, Value
from shoal.core.text.clip import clip

MAX_VALUES = 100
"""A sweep over more values would be many studies."""
NUDGE = 10
"""A number is nudged by a tenth of itself, and at least by one."""

Chosen = Mapping[str, Value]


@dataclass(frozen=True)
class Knob:
    """An option, or a value in a row of its table: ``track``, ``die.3``, ``gear.Rifle.dice``."""

    option: str
    row: str = ""
    column: str = VALUE

    def __str__(self) -> str:
        return ".".join(part for part in (self.option, self.row, self.column) if part)

    def value(self, info: GameInfo, options: Chosen) -> Cell:
        """Its value under these options."""
        option = option_of(info, self.option)
        value = options.get(option.name, option.default)
        if not self.row:
            return value
        return rows_of(option, value)[self.row][self.column]

    def turned(self, info: GameInfo, options: Chosen, value: Cell) -> dict[str, Value]:
        """The options with another value of this knob; BadOption if the game does not allow it."""
        option = option_of(info, self.option)
        new = option.read(value) if not self.row else self._in_row(option, options, value)
        turned = {**options, option.name: new}
        info.game(turned)
        return turned

    def _in_row(self, option: Option, options: Chosen, value: Cell) -> Value:
        assert option.table is not None
        rows = rows_of(option, options.get(option.name, option.default))
        rows[self.row] = {**rows[self.row], self.column: value}
        return option.read(option.table.write(rows))


Setting = tuple[Knob, Cell]
"""A knob turned to a value."""


def named(settings: tuple[Setting, ...]) -> str:
    """The settings as words, as they name a variant.

    >>> named(((Knob("gear", "Rifle", "dice"), 2), (Knob("reclose"), True)))
    'gear.Rifle.dice=2 reclose=yes'
    """
    return " ".join(f"{knob}={written(value)}" for knob, value in settings)


def written(value: Cell) -> str:
    """A value as on the command line."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def turned_all(info: GameInfo, options: Chosen, settings: tuple[Setting, ...]) -> dict[str, Value]:
    """The options with all these settings."""
    found = dict(options)
    for knob, value in settings:
        found = knob.turned(info, found, value)
    return found


def option_of(info: GameInfo, name: str) -> Option:
    """The option of this name; BadOption, with the names that there are, if there is none."""
    known = {option.name: option for option in info.options}
    if name not in known:
        info.game({name: ""})
    return known[name]


def rows_of(option: Option, value: Value) -> Rows:
    """The rows of an option's table."""
    if option.table is None:
        raise BadOption(say("error-rules-no-rows", option=option.name))
    return option.table.read(str(value))


def read_knob(info: GameInfo, options: Chosen, text: str) -> Knob:
    """A knob from its text, which a row and a column may follow with dots."""
    name, _, rest = text.partition(".")
    option = option_of(info, name)
    if not rest:
        return Knob(name)
    rows = rows_of(option, options.get(name, option.default))
    row, _, column = rest.partition(".")
    if row not in rows:
        raise BadOption(say("error-knob-row", option=name, row=clip(row), rows=list(rows)))
    if column not in rows[row]:
        columns = [one for one in rows[row] if one]
        raise BadOption(say("error-knob-column", knob=f"{name}.{row}", columns=columns))
    return Knob(name, row, column)


def read_values(info: GameInfo, options: Chosen, word: str) -> tuple[Setting, ...]:
    """The settings of ``KNOB=LOW:HIGH[:STEP]`` or ``KNOB=A,B,C``, each checked by the game."""
    name, equals, text = word.partition("=")
    if not equals:
        raise BadOption(say("error-sweep-form", text=clip(word)))
    knob = read_knob(info, options, name)
    usual = knob.value(info, options)
    settings = tuple((knob, value) for value in values_in(text, usual, word))
    if len(settings) < 2 or len(set(settings)) < len(settings):
        raise BadOption(say("error-sweep-form", text=clip(word)))
    for _, value in settings:
        knob.turned(info, options, value)
    return settings


def values_in(text: str, usual: Cell, word: str) -> list[Cell]:
    """The values of a range or a list, of the same kind as the usual one."""
    if isinstance(usual, bool):
        return [part in ("yes", "true") for part in text.split(",")]
    if not isinstance(usual, int):
        return list(text.split(","))
    try:
        parts = [int(part) for part in text.split(":" if ":" in text else ",")]
    except ValueError as error:
        raise BadOption(say("error-sweep-form", text=clip(word))) from error
    if ":" not in text:
        return list(parts)
    low, high, step = (*parts, 1)[:3]
    if step < 1 or not 0 < high - low < step * MAX_VALUES:
        raise BadOption(say("error-sweep-form", text=clip(word)))
    return list(range(low, high + 1, step))


def nudges(info: GameInfo, options: Chosen, part: str) -> Iterator[Setting]:
    """Every value of the game, each turned a little: once up, or down where up is not allowed.

    ``part`` limits them to knobs whose names begin with it.
    """
    for knob in all_knobs(info, options):
        if str(knob).startswith(part):
            for value in nudged(info, options, knob):
                if is_allowed(info, options, (knob, value)):
                    yield knob, value
                    break


def all_knobs(info: GameInfo, options: Chosen) -> Iterator[Knob]:
    """Every option, and every number or flag of every component table."""
    for option in info.options:
        if option.name == "first":
            continue
        if option.table is None:
            yield Knob(option.name)
            continue
        for row, cells in rows_of(option, options.get(option.name, option.default)).items():
            yield from (Knob(option.name, row, column) for column in cells)


def nudged(info: GameInfo, options: Chosen, knob: Knob) -> list[Cell]:
    """The values next to the usual one, the one to try first in front; none for a text."""
    usual = knob.value(info, options)
    if isinstance(usual, bool):
        return [not usual]
    if isinstance(usual, int):
        step = max(1, usual // NUDGE)
        return [usual + step, usual - step]
    if knob.row:
        return []
    return [choice for choice in option_of(info, knob.option).choices if choice != usual]


def is_allowed(info: GameInfo, options: Chosen, setting: Setting) -> bool:
    """Whether the game can be played with this setting."""
    try:
        turned = setting[0].turned(info, options, setting[1])
    except ShoalError:
        return False
    return turned != options
