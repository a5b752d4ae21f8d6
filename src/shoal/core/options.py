"""The options of a game."""

from collections.abc import Callable, Mapping

from mypy_extensions import mypyc_attr

from shoal.core.errors import BadOption
from shoal.core.message import say
from shoal.core.option_tables import ENTRIES, OptionTable
from shoal.core.text.clip import clip

Value = bool | int | str
"""An option's value; its text form has no spaces."""

MAX_VALUE_LENGTH = 2_000


class Option:
    """One option. Its words are in the game's catalogue: see ``core.text.pitch_and_option_words``.

    A game without a catalogue may give a ``sentence`` that says what it decides. ``rule`` is the
    number of the rule that explains it.

    Its kind is one of: a flag, one of several words (``choices``), an integer (``low`` to
    ``high``), or a text that ``check`` accepts (``check`` raises BadOption otherwise).

    ``table`` says how a text is a table of components; a text with commas is one anyway.

    ``former`` has the defaults of older rules: ``{2: "main"}`` means that the default was ``main``
    up to version 2 of the rules.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        sentence: str = "",
        *,
        rule: str = "",
        choices: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        check: Callable[[str], object] | None = None,
        former: Mapping[int, Value] | None = None,
        table: OptionTable | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.sentence = sentence
        self.rule = rule
        self.choices = choices
        self.low = low
        self.high = high
        self.check = check
        self.former = dict(former or {})
        self.table = table
        if table is None and not choices and isinstance(default, str) and "," in default:
            self.table = ENTRIES

    def __reduce__(self) -> tuple[object, ...]:
        kind = (self.choices, self.low, self.high, self.check, self.former, self.table)
        return remake_option, (self.name, self.default, self.sentence, self.rule, *kind)

    def default_in(self, rules: int) -> Value:
        """The default in these rules."""
        later = [version for version in self.former if version >= rules]
        return self.former[min(later)] if later else self.default

    def read(self, value: Value) -> Value:
        """The value, from itself or its text; BadOption if the option has no such value."""
        if isinstance(self.default, bool):
            return self._read_flag(value)
        if isinstance(self.default, int):
            return self._read_number(value)
        if self.choices and isinstance(value, int) and not isinstance(value, bool):
            value = clip(value)
        if not isinstance(value, str):
            raise BadOption(say("error-option-text", option=self.name, value=clip(value)))
        return self._read_text(value)

    def _read_flag(self, value: Value) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("yes", "no"):
            return value == "yes"
        raise BadOption(say("error-option-flag", option=self.name, value=clip(value)))

    def _read_number(self, value: Value) -> int:
        number = value
        if isinstance(value, str) and len(value) <= 12 and value.isascii() and value.isdigit():
            number = int(value)
        if isinstance(number, bool) or not isinstance(number, int):
            raise BadOption(say("error-option-number", option=self.name, value=clip(value)))
        if not self.low <= number <= self.high:
            raise BadOption(
                say(
                    "error-option-range",
                    option=self.name,
                    low=self.low,
                    high=self.high,
                    value=clip(number),
                )
            )
        return number

    def _read_text(self, value: str) -> str:
        # Records and positions write it as one word, with a bar after the last option.
        if not value or len(value) > MAX_VALUE_LENGTH or not value.isprintable() or " " in value:
            raise BadOption(say("error-option-word", option=self.name, value=clip(value)))
        if "|" in value:
            raise BadOption(say("error-option-bar", option=self.name, value=clip(value)))
        if self.choices and value not in self.choices:
            raise BadOption(
                say(
                    "error-option-choice",
                    option=self.name,
                    choices=list(self.choices),
                    value=clip(value),
                )
            )
        if self.check is not None:
            self.check(value)
        return value

    def write(self, value: Value) -> str:
        """The value's text."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return str(value)


def remake_option(
    name: str,
    default: Value,
    sentence: str,
    rule: str,
    choices: tuple[str, ...],
    low: int,
    high: int,
    check: Callable[[str], object] | None,
    former: dict[int, Value],
    table: OptionTable | None,
) -> Option:
    """An option with these properties, for pickling."""
    return Option(
        name,
        default,
        sentence,
        rule=rule,
        choices=choices,
        low=low,
        high=high,
        check=check,
        former=former,
        table=table,
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSettings:
    """The options of a game as its rules read them; a game adds its own attributes.

    Settings are equal if the options are, and are pickled as the options.
    """

    def __init__(self, options: dict[str, Value]) -> None:
        self.options = options

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.options,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, GameSettings) and other.options == self.options

    def __hash__(self) -> int:
        return hash(tuple(sorted(self.options.items())))


def first_option(max_players: int, rule: str) -> Option:
    """The option that says who goes first, the same in every game that has it."""
    return Option(
        "first",
        "random",
        rule=rule,
        choices=("random", *[str(seat) for seat in range(max_players)]),
    )


def choose(
    options: tuple[Option, ...], chosen: Mapping[str, Value], game: str, rules: int
) -> dict[str, Value]:
    """Every option's value: the chosen one, checked, or its default in these rules."""
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption(
                say("error-option-unknown", game=game, option=clip(name), options=list(known))
            )
    return {
        name: option.read(chosen[name]) if name in chosen else option.default_in(rules)
        for name, option in known.items()
    }
