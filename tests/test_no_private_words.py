"""Source, documents and tests use the words of the glossary: private words do not come back.

A word counts in names (between underscores too), docstrings, comments and texts.
"""

import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
SOURCE = CHECKOUT / "src" / "shoal"
SUFFIXES = (".css", ".js", ".py")
UNCHECKED = (
    "0016-plain-names-and-layout.md",
    "CHANGELOG.md",
    "test_no_private_words.py",
)
"""What names old words on purpose."""

RETIRED = {
    "house": "server, or our own games",
    "House": "TableRegistry, or our own games",
    "hearsay": "replication",
    "hush": "fixed-time bot turns",
    "tender": "scheduler",
    "doorstep": "origin policy",
    "quay": "lobby",
    "keeper": "operator",
    "a room": "a game, or a GameInfo",
    "the room": "the game, or its GameInfo",
    "every room": "every game",
    "each room": "each game",
    "room's": "game's",
    "rooms": "games",
    "ROOM": "GAME",
    "ROOMS": "GAMES",
    "Course": "GameHistory",
    "onlooker": "viewer",
    "onlookers": "viewers",
    "Onlooker": "Viewer",
    "watcher": "spectator",
    "watchers": "spectators",
    "WATCHER": "SPECTATOR",
    "Manner": "SearchParams",
    "Brush": "TextStyle",
    "glance": "rough evaluation",
    "drift": "random",
    "Drift": "RandomBot",
    "Whim": "WeightedBot",
    "Thinker": "SearchBot",
    "minds": "bots, or bot processes",
    "referee": "validation",
    "ledger": "write queue, or results file",
    "Ledger": "WriteQueue, or results file",
    "law": "check",
    "laws": "checks",
    "outlaw": "broken game",
    "outlaws": "broken games",
    "specimen": "sample game",
    "specimens": "sample games",
    "Happening": "StatisticsEvent",
    "happenings": "events",
    "Sitting": "Episode, or ArenaGame",
    "advise": "find_hints, or hints",
    "adviser": "hints",
    "Advice": "Hint",
    "MoveAdvice": "MoveHint",
    "whoever": "the player who, anybody who",
    "Whoever": "the player who, anybody who",
    "for ever": "forever, or without a limit",
    "AskBack": "RequestUndo",
    "askBack": "requestUndo",
    "ask_back": "request_undo",
    "AnswerBack": "AnswerUndo",
    "answer_back": "answer_undo",
    "take-back": "undo",
    "take_back": "undo, or roll back",
    "takenBack": "undone",
    "UndoOffer": "UndoRequest",
    "wish": "request",
    "gaveUp": "resigned",
    "givenUp": "resigned",
    "deed": "description",
    "gathering": "waiting",
    "news": "update, or recent log",
    "News": "Update",
    "SendId": "RequestId",
    "send_id": "request_id",
    "mend": "repair",
    "mends": "repairs",
    "mended": "repaired",
    "handover": "hand-off, or shared-device screen",
    "Handover": "HandOff, or SharedDevice",
    "Pace": "TimeControl",
    "pace": "time control, or animation speed",
    "Went": "WentAway",
    "lit": "highlighted",
    "eyes": "viewer, or view",
    "anew": "again",
    "afresh": "again",
    "seldom": "rarely",
}
"""Retired words with the words to use instead."""

ALLOWED = {
    ("bots/levels.py", "drift"),
    ("cli/old_names.py", "laws"),
    ("cli/old_names.py", "minds"),
    ("cli/old_names.py", "mend"),
    ("server/service/registry.py", "gathering"),
    ("server/store/postgres.py", "gathering"),
    ("server/table/events.py", "pace"),
    ("web/settings/storage.js", "pace"),
    ("lab/report/report_details.py", "happenings"),
    ("lab/study_game.py", "happenings"),
    ("lab/study_results.py", "happenings"),
    *[
        ("docs/protocol.md", word)
        for word in ("answer_back", "ask_back", "deed", "gathering", "news", "pace", "watcher")
    ],
    ("docs/lab.md", "happenings"),
    ("games/sharktank/words/en.ftl", "the room"),
    ("tests/bots/test_bots.py", "drift"),
    ("tests/cli/test_old_names.py", "laws"),
    ("tests/cli/test_old_names.py", "minds"),
    ("tests/lab/test_every_figure.py", "happenings"),
    ("tests/lab/test_study.py", "happenings"),
    ("tests/server/store/test_old_tables.py", "gathering"),
    ("tests/server/store/test_old_tables.py", "pace"),
    ("tests/web/people.py", "pace"),
    ("tui/plain_replay.py", "watcher"),
    ("web/pages/replay.js", "eyes"),
}
"""Files that must name an old word, because old databases, links and commands contain it."""

GAME_WORDS = {
    "games/jaws": {"news", "News"},
    "tests/games/jaws": {"news"},
    "tests/words": {"news"},
    "docs/observations.md": {"news"},
}
"""Words that the rules of a game use themselves."""

# A letter on either side makes another word: "lighthouse" is fine.
PATTERN = re.compile(rf"(?<![A-Za-z])({'|'.join(RETIRED)})(?![A-Za-z])")


ORDINARY = re.compile("[Hh]ouse[ _]rules")
"""Retired words in their ordinary meaning."""


def source_files() -> list[Path]:
    """Every file of ours: source, English words, documents, tests; not rules."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in SUFFIXES]
    found += SOURCE.rglob("*en.ftl")
    found += [path for path in (CHECKOUT / "tests").rglob("*") if path.suffix in SUFFIXES]
    found += [*CHECKOUT.glob("*.md"), *(CHECKOUT / "docs").rglob("*.md"), *SOURCE.rglob("*.md")]
    found += (CHECKOUT / "benchmarks").glob("*.md")
    return [path for path in sorted(found) if is_checked(path)]


def is_checked(path: Path) -> bool:
    """Whether a file is ours and has no words of its own."""
    return (
        "vendor" not in path.parts
        and path.name not in UNCHECKED
        and not path.name.startswith("RULES")
    )


def retired_words(text: str) -> list[tuple[int, str]]:
    """Line numbers and retired words of a text."""
    return [
        (number, word)
        for number, line in enumerate(text.splitlines(), 1)
        for word in PATTERN.findall(ORDINARY.sub("", line))
    ]


def is_allowed(path: str, word: str) -> bool:
    """Whether this file may use a retired word."""
    own = [words for folder, words in GAME_WORDS.items() if path.startswith(folder)]
    return (path, word) in ALLOWED or any(word in words for words in own)


def short_path(path: Path) -> str:
    """The path in the package, or in the checkout."""
    return path.relative_to(SOURCE if path.is_relative_to(SOURCE) else CHECKOUT).as_posix()


def test_no_retired_word_is_in_the_source() -> None:
    found = [
        f"{path.relative_to(CHECKOUT)}:{number}: {word} (say: {RETIRED[word]})"
        for path in source_files()
        for number, word in retired_words(path.read_text(encoding="utf-8"))
        if not is_allowed(short_path(path), word)
    ]
    assert not found, f"{len(found)} retired words:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("class Whim(Bot):", "Whim"),
        ("def names_of_rooms() -> int:", "rooms"),
        ('"""Nobody waits for ever."""', "for ever"),
        (".quay-head { color: red; }", "quay"),
        ("# What the room gives to a table.", "the room"),
    ],
)
def test_a_retired_word_is_found(text: str, word: str) -> None:
    assert retired_words(f"\n{text}")[0] == (2, word)


@pytest.mark.parametrize(
    "text",
    ["the lighthouse", "no room is left", "the waiting room", "lawful", "headroom", "House rules"],
)
def test_another_word_is_not_found(text: str) -> None:
    assert retired_words(text) == []
