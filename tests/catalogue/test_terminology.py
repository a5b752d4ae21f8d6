"""One word for one thing in every language, and no number before a noun of the wrong number."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import shoal
from shoal.core.catalogue import LANGUAGES

PACKAGE = Path(shoal.__file__).parent

GLOSSARY = {
    # thing: language: (the word, words that mean the same and are not used, catalogues)
    "seat": {
        "de": ("Platz", r"Sitz(?:e|es|platz|plätze)?", ""),
        "fr": ("place", r"sièges?", ""),
        "es": ("puesto", r"asientos?", ""),
    },
    "suit of Shark Tank": {
        "de": ("Symbol", r"Farben?|Zeichen", "games/sharktank"),
        "fr": ("symbole", r"couleurs?|enseignes?", "games/sharktank"),
        "es": ("palo", r"símbolos?|color(?:es)?", "games/sharktank"),
    },
    "pool of Pescado": {
        "de": ("Becken", r"Lagunen?|Teich(?:e|s)?", "games/pescado"),
        "fr": ("bassin", r"lagons?|étangs?", "games/pescado"),
        "es": ("estanque", r"lagunas?|piscinas?|pozas?", "games/pescado"),
    },
    "power token of Jaws": {
        "de": ("Kraftchip", r"Machtchips?|Kraftmarken?|Fähigkeitschips?|Powerchips?", "games/jaws"),
    },
    "tip of the coach, which is no hint": {
        "de": ("Hinweis", r"Tipps?", "lessons"),
        "fr": ("astuce", r"conseils?", "lessons"),
        "es": ("indicaci", r"consejos?", "lessons"),
    },
    "roll of dice": {"en": ("roll", r"(?<!=)throws?(?! Chum| everyone)|threw|thrown(?!=)", "")},
    "record": {"es": ("grabación", r"registros?", "match")},
    "log": {"de": ("Verlauf", r"Logs?|Spielprotokolle?", "")},
    "replay": {"de": ("Rückblick", r"Replays?|Wiederholung(?:en)?", "")},
}
"""What other catalogues call a thing is not checked: a word may mean something else there."""

COUNTS = ("count", "fish", "points", "tokens", "baits", "tiles", "dice", "moves", "games", "seats")

PLURAL_AFTER = {
    "en": re.compile(
        r"^ (?:[a-z]+ )?(?!(?:is|was|has|as|this|times?|less|across|s)\b)[a-z]{3,}s\b"
    ),
    "de": re.compile(r"^ [A-ZÄÖÜ][a-zäöüß]+(?:en|er|e|s)\b"),
    "fr": re.compile(r"^ [a-zéèêà]{3,}s\b"),
    "es": re.compile(r"^ [a-záéíóúñ]{3,}s\b"),
}
"""A word right after a number that can only be a plural; German nouns are checked by pairs."""


def catalogues(language, under=""):
    """The Fluent files of a language."""
    return sorted((PACKAGE / under).rglob(f"words/**/{language}.ftl"))


@cache
def entries(path):
    """The messages and terms of a file."""
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    return [one for one in parsed.body if isinstance(one, ftl.Message | ftl.Term)]


def texts(node):
    """Every text in an entry."""
    if isinstance(node, ftl.TextElement | ftl.StringLiteral):
        yield node.value
    elif isinstance(node, ftl.SyntaxNode):
        for name, value in vars(node).items():
            if name == "comment":
                continue
            for one in value if isinstance(value, list) else [value]:
                yield from texts(one)


WORDS = [
    (thing, language, *rest) for thing, of in GLOSSARY.items() for language, rest in of.items()
]


@pytest.mark.parametrize(
    ("thing", "language", "word", "others", "under"),
    WORDS,
    ids=[f"{thing}-{language}" for thing, language, *_ in WORDS],
)
def test_a_thing_has_one_word(thing, language, word, others, under):
    wrong = re.compile(rf"\b(?:{others})\b", 0 if language == "de" else re.IGNORECASE)
    found = [
        f"{path.relative_to(PACKAGE)}: {entry.id.name}: {text.strip()}"
        for path in catalogues(language, under)
        for entry in entries(path)
        for text in texts(entry)
        if wrong.search(text)
    ]
    assert found == [], f"{thing} is called {word}"


def test_the_words_of_the_glossary_are_used():
    for thing, language, word, _, under in WORDS:
        told = " ".join(path.read_text(encoding="utf-8") for path in catalogues(language, under))
        assert re.search(word, told, re.IGNORECASE), thing


def unselected(pattern, chosen=()):
    """Numbers that stand before a plural where no variant depends on them."""
    for element, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ftl.Placeable):
            continue
        inside = element.expression
        if isinstance(inside, ftl.SelectExpression):
            names = [one.id.name for one in (inside.selector,) if hasattr(one, "id")]
            arguments = getattr(inside.selector, "arguments", None)
            names += [one.id.name for one in getattr(arguments, "positional", [])]
            for variant in inside.variants:
                yield from unselected(variant.value, (*chosen, *names))
        elif isinstance(inside, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            name = inside.id.name
            if name not in chosen and (name in COUNTS or name.endswith("-count")):
                yield name, after.value


def wrong_plurals(language, entry):
    """Numbers of an entry that are wrong before their noun if they are 1."""
    patterns = [entry.value, *(one.value for one in entry.attributes)]
    return [
        f"{{ ${name} }}{text}"
        for pattern in patterns
        if pattern
        for name, text in unselected(pattern)
        if PLURAL_AFTER[language].match(text)
    ]


NEVER_ONE = ("help-", "error-")
"""Beginnings of keys whose numbers are limits."""

OFTEN_MANY = {
    "ask-shark", "ask-spend", "ask-spend-limit", "ask-spend-roll", "ask-spend-roll-limit",
    "ask-spend-short", "board-length", "board-member", "board-over", "board-shark", "board-swim",
    "brings-bite-member", "brings-burst", "brings-gear", "brings-ram", "brings-reboard",
    "cli-arena", "cli-check-passed", "cli-dataset", "cli-number-of-bots", "cli-random-seats",
    "cli-study", "cli-study-interrupted", "cli-verified", "dataset-about", "finding-dice",
    "lesson-again-done", "lesson-hunt", "lesson-longer", "lesson-roll", "lesson-school-done",
    "lesson-second-done", "lesson-spend", "lesson-steal-done", "lesson-stop-done",
    "lesson-triple-done", "lesson-twice-done", "log-ram-adds", "log-school", "log-snatch",
    "log-swim", "move-group", "move-school", "move-take-all", "moves-match",
    "moves-match-screen", "no-reboard-cost", "no-room", "no-shark-furthest", "no-shark-room",
    "no-stand-yet", "page-ask-other", "page-ask-place", "page-eaten", "page-fact-tiles",
    "page-fish", "page-further", "page-spend-tiles", "page-swimmers", "statistics-movement",
    "study-all-events", "study-changed-games", "study-games-in-total", "study-length",
    "study-no-difference", "study-played", "study-played-options", "waiting-room-bots-until",
    "why-chum", "why-die", "why-length", "why-roll", "why-roll-room", "why-school",
    "why-school-last", "why-stand-far", "why-take-set", "why-take-single", "why-way-far",
}  # fmt: skip
"""Keys that are older than this check, whose numbers are hardly ever 1. No new key belongs here."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_stands_before_a_plural_that_it_does_not_choose(language):
    found = [
        f"{path.relative_to(PACKAGE)}: {entry.id.name}: {wrong}"
        for path in catalogues(language)
        for entry in entries(path)
        if not entry.id.name.startswith(NEVER_ONE) and entry.id.name not in OFTEN_MANY
        for wrong in wrong_plurals(language, entry)
    ]
    assert found == []


CHOSEN = "x = {{ {} ->\n    [one] 1 tile\n   *[other] {{ $count }} tiles\n}}\n"


@pytest.mark.parametrize(
    ("language", "text", "is_wrong"),
    [
        ("en", "x = Kai takes { $count } tiles.", True),
        ("en", CHOSEN.format("$count"), False),
        ("en", CHOSEN.format("NUMBER($count)"), False),
        ("en", "x = { $number } tiles", False),
        ("de", "x = { $count } Punkte", True),
        ("fr", "x = { $count } points", True),
        ("es", "x = { $points } puntos", True),
    ],
)
def test_a_wrong_plural_is_found(language, text, is_wrong):
    entry = FluentParser().parse_entry(text)
    assert bool(wrong_plurals(language, entry)) is is_wrong
