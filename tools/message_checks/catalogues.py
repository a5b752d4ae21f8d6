"""All catalogues together: who sees which entries, and what does not fit among them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from message_checks.catalogue_file import CatalogueFile, Entry, read_catalogue
from message_checks.findings import SHARED, Problem, is_family

ENGLISH = "en"


class Catalogues:
    """All catalogues below a folder, as the program sees them."""

    def __init__(self, root: Path) -> None:
        self.files = [read_catalogue(path, root) for path in sorted(catalogue_paths(root))]
        self.languages = sorted({file.language for file in self.files})
        self.visible = cache(self._visible)

    def _visible(self, owner: str, language: str) -> dict[str, Entry]:
        """The entries that a game, or everything else, can use in a language."""
        found: dict[str, Entry] = {}
        for file in sorted(self.files, key=lambda one: one.owner != SHARED):
            if file.language == language and file.owner in (owner, SHARED):
                for entry in file.entries:
                    found.setdefault(entry.key, entry)
        return found

    def versions(self, owner: str, key: str) -> list[Entry]:
        """The entries of a key, or of all keys of a family, in all languages."""
        found = [self.visible(owner, language) for language in self.languages]
        if is_family(key):
            return [one for seen in found for name, one in seen.items() if name.startswith(key)]
        return [seen[key] for seen in found if key in seen]

    def seen_beside(self, file: CatalogueFile) -> list[Entry]:
        """All entries that may refer to those of a file, or do so in another language."""
        return [
            entry
            for other in self.files
            if file.owner in (other.owner, SHARED)
            for entry in other.entries
        ]

    def problems(self) -> Iterator[Problem]:
        """What is wrong with the catalogues, whatever the source says."""
        for file in self.files:
            yield from file.problems
            yield from self.duplicates(file)
            yield from self.broken_references(file)
            yield from self.unused_forms(file)
        yield from self.missing_translations()

    def duplicates(self, file: CatalogueFile) -> Iterator[Problem]:
        """Keys that are defined twice for one reader."""
        seen = self.visible(file.owner, file.language)
        for entry in file.entries:
            first = seen[entry.key]
            if first is not entry:
                folder = "" if first.path == file.path else f" of {first.path.parent.parent.name}"
                told = f"{entry.key} is also in {first.path.name}{folder}, line {first.line}"
                yield Problem(file.path, entry.line, told)

    def broken_references(self, file: CatalogueFile) -> Iterator[Problem]:
        """References, forms of words and variants that name something which is not there."""
        visible = self.visible(file.owner, file.language)
        forms = {form for entry in visible.values() for form in entry.attributes}
        for entry in file.entries:
            for place, line in (entry.references | entry.word_keys).items():
                key, _, attribute = place.partition(".")
                if key not in visible or (attribute and attribute not in visible[key].attributes):
                    yield Problem(file.path, line, f"there is no {place}")
            for form, line in entry.forms.items():
                if form not in forms:
                    yield Problem(file.path, line, f"no word has the form {form!r}")
            for word, line in entry.word_variants.items():
                if word not in visible:
                    told = f"the variant [{word}] is impossible: there is no such word"
                    yield Problem(file.path, line, told)

    def unused_forms(self, file: CatalogueFile) -> Iterator[Problem]:
        """Attributes that no WORD() and no reference asks for."""
        seen = [entry for entry in self.seen_beside(file) if entry.language == file.language]
        forms = {form for entry in seen for form in entry.forms}
        places = {place for entry in seen for place in entry.references}
        for entry in file.entries:
            for name, line in entry.attributes.items():
                if name not in forms and f"{entry.key}.{name}" not in places:
                    yield Problem(file.path, line, f"{entry.key}.{name} is not used")

    def missing_translations(self) -> Iterator[Problem]:
        """Messages that are not in every language of a folder. Terms may differ."""
        english = {file.path.parent: file for file in self.files if file.language == ENGLISH}
        for file in self.files:
            own = messages_of(file)
            first = english.get(file.path.parent)
            theirs = messages_of(first) if first else {}
            for key in theirs.keys() - own.keys():
                told = f"{key} is missing ({ENGLISH}.ftl, line {theirs[key].line})"
                yield Problem(file.path, 1, told)
            for key in own.keys() - theirs.keys():
                yield Problem(file.path, own[key].line, f"{key} is not in {ENGLISH}.ftl")


def catalogue_paths(root: Path) -> list[Path]:
    """The Fluent files below a folder: in folders called ``words``, and in folders in these."""
    return [path for path in root.rglob("*.ftl") if "words" in path.relative_to(root).parts]


def messages_of(file: CatalogueFile) -> dict[str, Entry]:
    """The entries of a file that are not terms."""
    return {entry.key: entry for entry in file.entries if not entry.key.startswith("-")}
