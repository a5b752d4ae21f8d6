"""Reads a Fluent file: its entries, what they refer to, and what is wrong in them alone."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from message_checks.findings import Problem, owner_of
from message_checks.variants import impossible_variants
from shoal.core.catalogue.numbers import RULES

MENTIONED = re.compile(r"\$([a-zA-Z][\w-]*)")
NAMED_OPTIONS = {
    "NUMBER": {"minimumFractionDigits", "maximumFractionDigits"},
    "WORD": {"form", "capital"},
}
"""The functions of a catalogue, with the options that both renderers know."""


@dataclass
class Entry:
    """A message or a term, with what its text needs."""

    key: str
    path: Path
    line: int
    language: str
    variables: set[str] = field(default_factory=set)
    word_variables: set[str] = field(default_factory=set)
    """Variables that WORD() looks up."""
    references: dict[str, int] = field(default_factory=dict)
    """Keys of other entries, or KEY.ATTRIBUTE, with the line."""
    word_keys: dict[str, int] = field(default_factory=dict)
    """Literal keys that WORD() looks up, with the line."""
    forms: dict[str, int] = field(default_factory=dict)
    """Forms that WORD() asks for, with the line."""
    word_variants: dict[str, int] = field(default_factory=dict)
    """Variants that look like keys of words, with the line."""
    attributes: dict[str, int] = field(default_factory=dict)
    mentioned: set[str] = field(default_factory=set)
    """Variables in the comment above: they may be left out of the text."""


@dataclass
class CatalogueFile:
    """A Fluent file of one language."""

    path: Path
    owner: str
    language: str
    entries: list[Entry] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)


def read_catalogue(path: Path, root: Path) -> CatalogueFile:
    """The entries of a Fluent file, and what is wrong with each of them."""
    found = CatalogueFile(path, owner_of(path, root), path.stem)
    text = path.read_text(encoding="utf-8")
    if path.stem not in RULES:
        found.problems.append(Problem(path, 1, f"there are no plural rules for {path.stem!r}"))
    for node in FluentParser().parse(text).body:
        if isinstance(node, ftl.Junk):
            found.problems += syntax_problems(node, path, text)
        elif isinstance(node, ftl.Message | ftl.Term):
            reader = EntryReader(node, found, text)
            reader.visit(node)
            found.entries.append(reader.entry)
    return found


def line_of(node: ftl.SyntaxNode, text: str) -> int:
    """The line on which a node begins."""
    return text.count("\n", 0, node.span.start if node.span else 0) + 1


def syntax_problems(node: ftl.Junk, path: Path, text: str) -> list[Problem]:
    """What the parser says about lines that it cannot read."""
    return [Problem(path, line_of(one, text), f"syntax: {one.message}") for one in node.annotations]


class EntryReader(Visitor):
    """Walks through one entry; the visitor calls the method that is named after a node's class."""

    def __init__(self, node: ftl.Message | ftl.Term, file: CatalogueFile, text: str) -> None:
        self.file = file
        self.text = text
        sigil = "-" if isinstance(node, ftl.Term) else ""
        self.entry = Entry(sigil + node.id.name, file.path, line_of(node.id, text), file.language)
        for one in node.attributes:
            self.entry.attributes[one.id.name] = line_of(one, text)
        comment = node.comment.content if node.comment else ""
        self.entry.mentioned = set(MENTIONED.findall(comment or ""))
        if node.value is None:
            self.complain(node, f"{self.entry.key} has no text")

    def complain(self, node: ftl.SyntaxNode, told: str) -> None:
        """Note a problem at a node."""
        self.file.problems.append(Problem(self.file.path, line_of(node, self.text), told))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.refer(node, node.id.name, node.attribute)

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        self.refer(node, f"-{node.id.name}", node.attribute)

    def refer(self, node: ftl.SyntaxNode, key: str, attribute: ftl.Identifier | None) -> None:
        """Note a reference to another entry."""
        place = f"{key}.{attribute.name}" if attribute else key
        self.entry.references.setdefault(place, line_of(node, self.text))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        told, words = impossible_variants(node, self.file.language)
        for variant, problem in told:
            self.complain(variant, problem)
        for variant, word in words:
            self.entry.word_variants.setdefault(word, line_of(variant, self.text))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        name = node.id.name
        if name not in NAMED_OPTIONS:
            self.complain(node, f"{name}() is not a function of our catalogues")
            return
        options = {one.name.name: one.value for one in node.arguments.named}
        for option in sorted(set(options) - NAMED_OPTIONS[name]):
            self.complain(node, f"{name}() has no option {option}")
        if name == "WORD":
            self.read_word(node, options)
        elif not least_digits(options) <= most_digits(options):
            self.complain(node, "NUMBER() has more digits at least than at most")
        self.generic_visit(node)

    def read_word(self, node: ftl.FunctionReference, options: Mapping[str, ftl.Literal]) -> None:
        """What WORD() looks up."""
        for one in node.arguments.positional[:1]:
            if isinstance(one, ftl.VariableReference):
                self.entry.word_variables.add(one.id.name)
            elif isinstance(one, ftl.StringLiteral):
                self.entry.word_keys.setdefault(one.parse()["value"], line_of(node, self.text))
        if "form" in options:
            form = str(options["form"].parse()["value"])
            self.entry.forms.setdefault(form, line_of(node, self.text))


def least_digits(options: Mapping[str, ftl.Literal]) -> float:
    """The digits after the point that NUMBER() always writes."""
    value = options.get("minimumFractionDigits")
    return float(value.value) if value else 0


def most_digits(options: Mapping[str, ftl.Literal]) -> float:
    """The digits after the point that NUMBER() writes at most."""
    value = options.get("maximumFractionDigits")
    return float(value.value) if value else max(3, least_digits(options))
