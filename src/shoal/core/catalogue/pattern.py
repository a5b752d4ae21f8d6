"""Compiles the patterns of a Fluent file to functions.

Covers what our catalogues use: text, variables, literals, selectors with plural categories,
references to messages, terms and attributes, NUMBER() and WORD(). An error never stops a sentence:
what cannot be found appears in braces, as in @fluent/bundle.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from fluent.syntax import ast as ftl

from shoal.core.catalogue.numbers import MAX_DIGITS, NumberRules, plain_digits


class Missing(str):
    """What stands for a value that is not there; a selector takes its default."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Number:
    """A number with a choice of digits after the point."""

    value: float
    least: int = 0
    most: int = MAX_DIGITS


Shown = str | int | float | Number
"""A value in a sentence, before it becomes text."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term, compiled: its value, and its attributes."""

    value: "Pattern | None"
    attributes: "dict[str, Pattern]"


class Entries(Protocol):
    """Where references are looked up: a catalogue."""

    def entry(self, key: str) -> Entry | None:
        """The message, or the term with its hyphen, of this key."""

    def word(self, key: str, count: Shown, form: str) -> str:
        """A word of the catalogue in one of its forms."""


@dataclass(slots=True)
class Scope:
    """One sentence on its way to becoming text."""

    entries: Entries
    args: dict[str, Shown]
    open_keys: tuple[str, ...] = ()
    """Referenced messages that are not finished: one of them again would never end."""


Pattern = Callable[[Scope], str]
Resolve = Callable[[Scope], Shown]
Transform = Callable[[str], str]

NESTED: Final = Missing("{???}")


def as_written(text: str) -> str:
    """The text of a catalogue, unchanged."""
    return text


class PatternCompiler:
    """Compiles the patterns of one language; the pseudo-language transforms its text."""

    def __init__(self, rules: NumberRules, transform: Transform = as_written) -> None:
        self.rules = rules
        self.transform = transform

    def entry(self, node: ftl.Message | ftl.Term) -> Entry:
        """A parsed message or term."""
        value = self.pattern(node.value) if node.value else None
        return Entry(value, {one.id.name: self.pattern(one.value) for one in node.attributes})

    def pattern(self, node: ftl.Pattern) -> Pattern:
        """A text with placeables."""
        parts = [self.element(element) for element in node.elements]
        if len(parts) == 1 and isinstance(parts[0], str):
            text = parts[0]
            return lambda _scope: text
        show = self.show

        def write(scope: Scope) -> str:
            return "".join([part if isinstance(part, str) else show(part(scope)) for part in parts])

        return write

    def element(self, node: ftl.TextElement | ftl.Placeable) -> str | Resolve:
        """A piece of text, or what gives one."""
        if isinstance(node, ftl.TextElement):
            return self.transform(node.value)
        return self.expression(node.expression)

    def show(self, value: Shown) -> str:
        """A value as text."""
        return value if isinstance(value, str) else self.rules.write(digits_of(value))

    def expression(self, node: ftl.SyntaxNode) -> Resolve:
        """What is inside the braces of a placeable."""
        match node:
            case ftl.Placeable():
                return self.expression(node.expression)
            case ftl.VariableReference():
                return variable(node.id.name)
            case ftl.StringLiteral():
                return constant(node.parse()["value"])
            case ftl.NumberLiteral():
                return constant(literal_number(node))
            case ftl.SelectExpression():
                return self.select(node)
            case ftl.MessageReference() | ftl.TermReference():
                return self.reference(node)
            case ftl.FunctionReference():
                return self.function(node)
            case _:
                return constant(NESTED)

    def select(self, node: ftl.SelectExpression) -> Resolve:
        """The first variant that fits, or the default."""
        selector = self.expression(node.selector)
        variants = [(variant_key(one), self.pattern(one.value)) for one in node.variants]
        default = next(
            pattern
            for variant, (_, pattern) in zip(node.variants, variants, strict=True)
            if variant.default
        )
        by_word = {key: pattern for key, pattern in reversed(variants) if isinstance(key, str)}
        plural = self.rules.plural

        def choose(scope: Scope) -> str:
            value = selector(scope)
            if isinstance(value, str):
                if not isinstance(value, Missing) and value in by_word:
                    return by_word[value](scope)
                return default(scope)
            keys = (plain_value(value), plural(digits_of(value)))
            for key, pattern in variants:
                if key in keys:
                    return pattern(scope)
            return default(scope)

        return choose

    def reference(self, node: ftl.MessageReference | ftl.TermReference) -> Resolve:
        """Another message with the same arguments, or a term with arguments of its own."""
        is_term = isinstance(node, ftl.TermReference)
        key = f"-{node.id.name}" if is_term else node.id.name
        attribute = node.attribute.name if node.attribute else ""
        place = f"{key}.{attribute}" if attribute else key
        missing = Missing(f"{{{place}}}")
        call = node.arguments if isinstance(node, ftl.TermReference) else None
        named = named_values(call)

        def refer(scope: Scope) -> str:
            entry = scope.entries.entry(key)
            found = entry and (entry.attributes.get(attribute) if attribute else entry.value)
            if not found:
                return missing
            if place in scope.open_keys:
                return NESTED
            args = named if is_term else scope.args
            return found(Scope(scope.entries, args, (*scope.open_keys, place)))

        return refer

    def function(self, node: ftl.FunctionReference) -> Resolve:
        """NUMBER() or WORD()."""
        name = node.id.name
        values = [self.expression(one) for one in node.arguments.positional]
        named = named_values(node.arguments)
        if name == "NUMBER" and len(values) == 1:
            return number_call(values[0], named)
        if name == "WORD" and 1 <= len(values) <= 2:
            return word_call(values, named)
        return constant(Missing(f"{{{name}()}}"))


def constant(value: Shown) -> Resolve:
    """The same value in every sentence."""
    return lambda _scope: value


def variable(name: str) -> Resolve:
    """An argument of the sentence."""
    missing = Missing(f"{{${name}}}")
    return lambda scope: scope.args.get(name, missing)


def number_call(value: Resolve, named: dict[str, Shown]) -> Resolve:
    """``NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1)``."""
    least = int(plain_value(named.get("minimumFractionDigits", 0)))
    most = int(plain_value(named.get("maximumFractionDigits", max(least, MAX_DIGITS))))
    failed = Missing("{NUMBER()}")

    def write(scope: Scope) -> Shown:
        number = value(scope)
        if isinstance(number, str):
            return number if isinstance(number, Missing) else failed
        return Number(plain_value(number), least, most)

    return write


def word_call(values: list[Resolve], named: dict[str, Shown]) -> Resolve:
    """``WORD($card)``, ``WORD($fish, $count)``, ``WORD($card, form: "dative", capital: "yes")``."""
    form = str(named.get("form", ""))
    capital = named.get("capital") == "yes"

    def write(scope: Scope) -> Shown:
        key = values[0](scope)
        if isinstance(key, Missing) or not isinstance(key, str):
            return key
        count = values[1](scope) if len(values) > 1 else 1
        text = scope.entries.word(key, count, form)
        return text[:1].upper() + text[1:] if capital else text

    return write


def named_values(call: ftl.CallArguments | None) -> dict[str, Shown]:
    """The named arguments of a call, which are literals."""
    named: dict[str, Shown] = {}
    for one in call.named if call else []:
        is_text = isinstance(one.value, ftl.StringLiteral)
        named[one.name.name] = one.value.parse()["value"] if is_text else literal_number(one.value)
    return named


def literal_number(node: ftl.Literal) -> Number:
    """A number in a catalogue, with the digits that are written there."""
    parsed = node.parse()
    return Number(parsed["value"], parsed["precision"], max(parsed["precision"], MAX_DIGITS))


def variant_key(variant: ftl.Variant) -> str | float:
    """What a variant is chosen by: a word or a number."""
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else float(key.value)


def plain_value(value: Shown) -> float:
    """The number in a value; 0 for a text."""
    if isinstance(value, Number):
        return value.value
    return 0 if isinstance(value, str) else value


def digits_of(value: float | Number) -> str:
    """A number in plain digits."""
    if isinstance(value, Number):
        return plain_digits(value.value, value.least, value.most)
    return plain_digits(value)
