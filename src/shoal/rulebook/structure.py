"""The parts of a rule book: sections, paragraphs, blocks and spans.

They also go over the wire as JSON, as part of ``shoal.wire.Rules``.
"""

from typing import Literal

from msgspec import Struct

SpanKind = Literal["text", "strong", "emphasis", "code", "link", "rule", "break"]


class RuleSpan(Struct, frozen=True, omit_defaults=True):
    """Text of one kind within a line; ``target`` is a link's address or a mentioned rule's number.

    The text of a mentioned rule may include brackets and punctuation: ``(SB-10),``.
    """

    text: str
    kind: SpanKind = "text"
    target: str = ""


class RuleText(Struct, frozen=True, omit_defaults=True, tag="text"):
    """Running text."""

    spans: list[RuleSpan]


class RuleList(Struct, frozen=True, omit_defaults=True, tag="list"):
    """A list: numbered from ``start``, or bulleted where that is None.

    ``attached`` says that it follows its paragraph without an empty line.
    """

    items: list[list["RuleBlock"]]
    start: int | None = None
    attached: bool = False


class RuleTable(Struct, frozen=True, omit_defaults=True, tag="table"):
    """A table: the cells of its head, then the cells of each row."""

    head: list[list[RuleSpan]]
    rows: list[list[list[RuleSpan]]]


class RuleQuote(Struct, frozen=True, omit_defaults=True, tag="quote"):
    """A quotation."""

    blocks: list["RuleBlock"]


class RuleCode(Struct, frozen=True, omit_defaults=True, tag="code"):
    """Text to show exactly as it is."""

    text: str


RuleBlock = RuleText | RuleList | RuleTable | RuleQuote | RuleCode


class RuleParagraph(Struct, frozen=True, omit_defaults=True):
    """A numbered rule with the lists and tables that belong to it, or a block without a number."""

    blocks: list[RuleBlock]
    rule: str = ""


class RuleSection(Struct, frozen=True, omit_defaults=True):
    """A heading and the paragraphs below it; level 0 is text before the first heading."""

    level: int
    heading: list[RuleSpan]
    paragraphs: list[RuleParagraph]


class RuleBook(Struct, frozen=True, omit_defaults=True):
    """A whole RULES.md."""

    sections: list[RuleSection]

    def paragraph(self, rule: str) -> RuleParagraph | None:
        """The paragraph with that number; None if there is none."""
        return next((one for one in self.paragraphs() if one.rule == rule), None)

    def rule_numbers(self) -> list[str]:
        """The numbers of all rules, in order."""
        return [one.rule for one in self.paragraphs() if one.rule]

    def paragraphs(self) -> list[RuleParagraph]:
        """The paragraphs of all sections."""
        return [one for section in self.sections for one in section.paragraphs]


def plain_text(spans: list[RuleSpan]) -> str:
    """The text of spans without their kinds."""
    return "".join([span.text for span in spans])
