"""Variants of a selector that can never be chosen."""

from fluent.syntax import ast as ftl

from shoal.core.catalogue.numbers import number_rules

CHOICES = {
    "is": {"you", "other"},
    "are": {"you", "with-you", "one", "others"},
    "start": {"i", "vowel", "other"},
}
"""What the variables of the renderer can be, by the end of their names."""

ONLY_PLURALS = {"zero", "one", "two", "few", "many"}

Told = list[tuple[ftl.Variant, str]]


def impossible_variants(node: ftl.SelectExpression, language: str) -> tuple[Told, Told]:
    """Variants with what is wrong about them, and variants that look like keys of words."""
    names = {one: key_text(one) for one in node.variants}
    told = [
        (one, f"the variant [{name}] is there twice")
        for one, name in names.items()
        if name in [names[other] for other in node.variants[: node.variants.index(one)]]
    ]
    possible = possible_words(node, language)
    if possible is not None:
        told += [
            (one, f"the variant [{name}] is impossible: {', '.join(sorted(possible))}")
            for one, name in names.items()
            if isinstance(one.key, ftl.Identifier) and name not in possible
        ]
        return told, []
    words = [
        (one, name)
        for one, name in names.items()
        if isinstance(one.key, ftl.Identifier) and "-" in name
    ]
    return told, words


def possible_words(node: ftl.SelectExpression, language: str) -> set[str] | None:
    """The words among which a selector chooses; None if they are not known."""
    selector = node.selector
    if isinstance(selector, ftl.VariableReference):
        ending = selector.id.name.rpartition("-")
        if ending[0] and ending[2] in CHOICES:
            return CHOICES[ending[2]]
    return set(number_rules(language).categories) if is_number(node) else None


def is_number(node: ftl.SelectExpression) -> bool:
    """Whether the selector is a number: by its name, or by what it is compared with."""
    selector = node.selector
    if isinstance(selector, ftl.FunctionReference):
        return selector.id.name == "NUMBER"
    if isinstance(selector, ftl.VariableReference) and selector.id.name.endswith("-count"):
        return True
    return any(
        isinstance(one.key, ftl.NumberLiteral) or one.key.name in ONLY_PLURALS
        for one in node.variants
    )


def key_text(variant: ftl.Variant) -> str:
    """What stands in the brackets of a variant."""
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else key.value
