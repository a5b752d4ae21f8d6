"""Compares what the source says with the catalogues."""

from collections.abc import Iterable, Iterator

from message_checks.catalogue_file import CatalogueFile, Entry
from message_checks.catalogues import ENGLISH, Catalogues
from message_checks.findings import PAGE, SHARED, Problem, Source, Use, is_family

GIVEN_BY_WORD = {"count"}
"""The variables of a word."""

ENDINGS = {
    "seat": ("is", "start"),
    "other": ("is", "start"),
    "seats": ("count", "are"),
}
ENDINGS_OF_LISTS = ("count", "row")
"""What the renderer adds to the names of arguments."""


def use_problems(use: Use, catalogues: Catalogues) -> Iterator[Problem]:
    """A key that does not exist, and arguments that do not fit it."""
    versions = catalogues.versions(use.owner, use.key)
    if not versions:
        told = f"no key begins with {use.key}" if is_family(use.key) else f"there is no {use.key}"
        yield Problem(use.path, use.line, told)
    for name, word in use.words.items():
        looked_up = any(name in entry.word_variables for entry in versions)
        if looked_up and not catalogues.versions(use.owner, word):
            yield Problem(use.path, use.line, f"there is no word {word}")
    if versions and use.names is not None:
        yield from argument_problems(use, use.names, versions, catalogues)


def argument_problems(
    use: Use, names: frozenset[str], versions: list[Entry], catalogues: Catalogues
) -> Iterator[Problem]:
    """Arguments that a sentence needs and does not get, gets and does not need, or leaves out."""
    given = given_variables(names)
    needed = [(entry, needed_variables(entry, catalogues, use.owner)) for entry in versions]
    english = {entry.key: variables for entry, variables in needed if entry.language == ENGLISH}
    for entry, variables in needed:
        for name in sorted(variables - given):
            told = f"{entry.key} needs ${name} ({entry.path.name}, line {entry.line})"
            yield Problem(use.path, use.line, told)
        for name in sorted(names):
            forms = given_variables([name])
            shown = english.get(entry.key, set()) & forms
            if shown and not (variables | entry.mentioned) & forms:
                yield Problem(entry.path, entry.line, f"{entry.key} leaves out ${name}")
    used = {name for entry, variables in needed for name in (*variables, *entry.mentioned)}
    for name in sorted(names):
        if not used & given_variables([name]):
            yield Problem(use.path, use.line, f"{use.key} does not use ${name}")


def needed_variables(entry: Entry, catalogues: Catalogues, owner: str) -> set[str]:
    """The variables of an entry and of the messages that it contains."""
    needed: set[str] = set()
    visible = catalogues.visible(owner, entry.language)
    seen, left = set(), [entry]
    while left:
        one = left.pop()
        if one.key not in seen:
            seen.add(one.key)
            needed |= one.variables
            keys = [place.partition(".")[0] for place in one.references]
            left += [visible[key] for key in keys if key in visible and not key.startswith("-")]
    return needed


def given_variables(names: Iterable[str]) -> set[str]:
    """The variables that the renderer makes of arguments."""
    found = set(names)
    for name in names:
        found |= {f"{name}-{ending}" for ending in ENDINGS.get(name, ENDINGS_OF_LISTS)}
    return found


def unused_keys(
    file: CatalogueFile, catalogues: Catalogues, sources: list[Source]
) -> Iterator[Problem]:
    """Entries that nothing says, mentions or refers to."""
    used = referred(file, catalogues)
    used |= {key for entry in catalogues.seen_beside(file) for key in entry.word_keys}
    for source in sources:
        said = source.mentions | {use.key for use in source.uses}
        if file.owner in (source.owner, SHARED):
            used |= said
        elif source.owner in (SHARED, PAGE):
            # What all games have, such as the words of their options.
            used |= set(families_of(said))
    families = families_of(used)
    for entry in file.entries:
        if entry.key not in used and not entry.key.startswith(families):
            yield Problem(file.path, entry.line, f"{entry.key} is not used")


def word_problems(
    file: CatalogueFile, catalogues: Catalogues, sources: list[Source]
) -> Iterator[Problem]:
    """Entries that are only words have no variable but ``$count``."""
    said = referred(file, catalogues)
    for source in sources:
        if file.owner in (source.owner, SHARED):
            said |= {use.key for use in source.uses}
    families = families_of(said)
    for entry in file.entries:
        if entry.key in said or entry.key.startswith(("-", *families)):
            continue
        for name in sorted(entry.variables - GIVEN_BY_WORD):
            told = f"nothing gives ${name} to {entry.key}, which is only used as a word"
            yield Problem(file.path, entry.line, told)


def referred(file: CatalogueFile, catalogues: Catalogues) -> set[str]:
    """The keys to which entries refer that may refer to those of a file.

    A message is used if any language needs it, a term if its own language does.
    """
    return {
        place.partition(".")[0]
        for entry in catalogues.seen_beside(file)
        for place in entry.references
        if entry.language == file.language or not place.startswith("-")
    }


def families_of(names: set[str]) -> tuple[str, ...]:
    """The families among names; a hyphen alone is just a text."""
    return tuple(name for name in names if is_family(name) and len(name) > 1)
