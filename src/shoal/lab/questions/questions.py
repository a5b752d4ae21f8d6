"""The questions of a study beyond the game as it is, and the variants that answer them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from shoal.core.errors import BadOption
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.options import Value
from shoal.core.text.clip import clip
from shoal.lab.questions.knobs import (
    Chosen,
    Setting,
    named,
    nudges,
    read_values,
    turned_all,
    written,
)
from shoal.lab.questions.restricted_play import Event, avoidable_events, event_name

AGAINST = "against "
WITHOUT = "without "


@dataclass(frozen=True)
class Target:
    """A measure that should lie within bounds."""

    measure: str
    low: float
    high: float

    def distance(self, value: float) -> float:
        """How far a value is from the bounds; 0 within them."""
        return max(0.0, self.low - value, value - self.high)


@dataclass(frozen=True)
class Questions:
    """What is asked; the texts are those of the command line."""

    against: dict[str, Value] = field(default_factory=dict)
    sweeps: tuple[tuple[Setting, ...], ...] = ()
    without: tuple[str, ...] = ()
    sensitivity: str | None = None
    """The beginning of the knobs' names; None if it is not asked for."""
    targets: tuple[Target, ...] = ()
    vary: tuple[tuple[Setting, ...], ...] = ()

    def asks(self) -> bool:
        """Whether anything is asked."""
        return self != Questions()

    def changes(self, info: GameInfo, options: Chosen) -> Iterator[tuple[str, dict[str, Value]]]:
        """The names and options of variants with other rules, each once."""
        seen = set()
        if self.against:
            yield against_name(self.against), {**options, **self.against}
        for setting in (
            *(one for sweep in self.sweeps for one in sweep),
            *self.nudged(info, options),
        ):
            name = named((setting,))
            turned = turned_all(info, options, (setting,))
            if name not in seen and turned != dict(options):
                seen.add(name)
                yield name, turned

    def nudged(self, info: GameInfo, options: Chosen) -> list[Setting]:
        """The settings that show which value matters most."""
        if self.sensitivity is None:
            return []
        return list(nudges(info, options, self.sensitivity))

    def events(self, info: GameInfo, options: dict[str, Value], players: int) -> list[Event]:
        """The events that one side does without."""
        found: dict[Event, None] = {}
        for wanted in self.without:
            events = avoidable_events(info, options, players, wanted)
            if not events:
                known = avoidable_events(info, options, players, "all")
                if not known:
                    raise BadOption(say("error-without-any"))
                kinds = ", ".join(sorted({kind for kind, _ in known}))
                raise BadOption(say("error-without", kind=clip(wanted), kinds=kinds))
            found.update(dict.fromkeys(events))
        return list(found)

    def words(self) -> list[str]:
        """The arguments of the command that asks this."""
        words: list[str] = []
        for sweep, name in [
            *((s, "--sweep") for s in self.sweeps),
            *((s, "--vary") for s in self.vary),
        ]:
            values = ",".join(named((one,)).partition("=")[2] for one in sweep)
            words += [name, f"{sweep[0][0]}={values}"]
        for kind in self.without:
            words += ["--without", kind]
        if self.sensitivity is not None:
            words += ["--sensitivity", *([self.sensitivity] if self.sensitivity else [])]
        for target in self.targets:
            words += ["--tune", f"{target.measure}={target.low:g}:{target.high:g}"]
        return words

    def json(self) -> dict[str, Any]:  # Any: it is JSON
        """What is asked as JSON values."""
        return {"against": self.against, "asked": self.words()} if self.asks() else {}


def against_name(options: Chosen) -> str:
    """The name of the variant with other rules."""
    return AGAINST + " ".join(f"{name}={written(value)}" for name, value in options.items())


def without_name(event: Event) -> str:
    """The name of the variant in which one side does without an event."""
    return WITHOUT + event_name(event)


def read_targets(words: Sequence[str], measures: Sequence[str]) -> tuple[Target, ...]:
    """Targets from ``MEASURE=LOW:HIGH``, where shares may be percentages."""
    found = []
    for word in words:
        name, _, bounds = word.partition("=")
        low, colon, high = bounds.partition(":")
        try:
            target = Target(name, read_bound(low), read_bound(high))
        except ValueError as error:
            raise BadOption(say("error-tune-form", text=clip(word))) from error
        if name not in measures or not colon or target.low > target.high:
            raise BadOption(say("error-tune-measure", text=clip(word), measures=list(measures)))
        found.append(target)
    return tuple(found)


def read_bound(text: str) -> float:
    """A number, or a percentage.

    >>> read_bound("45%"), read_bound("12.5")
    (0.45, 12.5)
    """
    return round(float(text.removesuffix("%")) / 100, 9) if text.endswith("%") else float(text)


def read_sweeps(
    info: GameInfo, options: Chosen, words: Sequence[str]
) -> tuple[tuple[Setting, ...], ...]:
    """The settings of every sweep."""
    return tuple(read_values(info, options, word) for word in words)
