"""The source uses the words of the glossary: retired private words do not come back.

A word counts in names (between underscores too), docstrings, comments and texts.
"""

import re
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[1]
SOURCE = CHECKOUT / "src" / "shoal"
SUFFIXES = (".css", ".js", ".py")

RETIRED = {
    "house": "server, or our own games",
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
    "adviser": "advise",
    "whoever": "the player who, anybody who",
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
    "handover": "hand-off, or pass-device screen",
    "Handover": "HandOff, or PassDevice",
    "Pace": "TimeControl",
    "Went": "WentAway",
    "lit": "highlighted",
    "eyes": "viewer, or view",
    "anew": "again",
}
"""Retired words with the words to use instead."""

ALLOWED = {
    ("bots/levels.py", "drift"),
    ("cli/old_names.py", "laws"),
    ("cli/old_names.py", "minds"),
    ("cli/old_names.py", "mend"),
    ("server/service/registry.py", "gathering"),
    ("server/store/postgres.py", "gathering"),
    ("lab/report_details.py", "happenings"),
    ("lab/study_game.py", "happenings"),
    ("lab/study_results.py", "happenings"),
    ("tui/plain_replay.py", "watcher"),
    ("web/pages/replay.js", "eyes"),
}
"""Files that must read an old word, because old databases, links and commands contain it."""

GAME_WORDS = {"games/jaws": {"news", "News"}}
"""Words that the rules of a game use themselves."""

# A letter on either side makes another word: "lighthouse" is fine.
PATTERN = re.compile(rf"(?<![A-Za-z])({'|'.join(RETIRED)})(?![A-Za-z])")


def source_files() -> list[Path]:
    """Every file of ours in the package, without vendored ones."""
    return [
        path
        for path in sorted(SOURCE.rglob("*"))
        if path.suffix in SUFFIXES and "vendor" not in path.parts
    ]


def retired_words(text: str) -> list[tuple[int, str]]:
    """Line numbers and retired words of a text."""
    return [
        (number, word)
        for number, line in enumerate(text.splitlines(), 1)
        for word in PATTERN.findall(line)
    ]


def is_allowed(path: str, word: str) -> bool:
    """Whether this file may use a retired word."""
    own = [words for folder, words in GAME_WORDS.items() if path.startswith(f"{folder}/")]
    return (path, word) in ALLOWED or any(word in words for words in own)


def test_no_retired_word_is_in_the_source() -> None:
    found = [
        f"{path.relative_to(CHECKOUT)}:{number}: {word} (say: {RETIRED[word]})"
        for path in source_files()
        for number, word in retired_words(path.read_text(encoding="utf-8"))
        if not is_allowed(path.relative_to(SOURCE).as_posix(), word)
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
    "text", ["the lighthouse", "no room is left", "the waiting room", "lawful", "headroom"]
)
def test_another_word_is_not_found(text: str) -> None:
    assert retired_words(text) == []
