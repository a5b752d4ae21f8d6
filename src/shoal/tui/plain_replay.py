"""A replay line by line."""

import textwrap
from collections.abc import Iterator
from typing import Final

from shoal.core.message import Message
from shoal.tui.commands import command_word
from shoal.tui.log_text import folded, log_lines
from shoal.tui.replay import Replay, viewer_name

WIDTH: Final = 80
MAX_DIGITS: Final = 6

HELP: Final = (
    "Enter or next: a step forward; back: a step back; a number: to that step; "
    "first, last; seat N or seat spectator: view as that seat or as a spectator; "
    "log; position: as shoal hint reads it; ? or help: this help; quit or leave."
)
OLD_VIEWERS: Final = {"watcher": "spectator"}


def step_through(replay: Replay, step: int, viewer: int | None, lines: Iterator[str]) -> None:
    """Show the steps that the lines ask for, until the lines end or one of them is ``quit``."""
    show(replay, step, viewer)
    print(textwrap.fill(HELP, WIDTH))
    for line in lines:
        words = [command_word(word) for word in line.split()]
        if words[:1] == ["quit"]:
            return
        if words == ["help"]:
            print(textwrap.fill(HELP, WIDTH))
            continue
        if words[:1] == ["seat"]:
            viewer = read_viewer(replay, viewer, words[1:])
        elif words == ["log"]:
            show_log(replay, step, viewer)
            continue
        elif words == ["position"]:
            print(replay.position(step) or "The position is shown when the game is over.")
            continue
        else:
            wanted = read_step(replay, step, words)
            if wanted is None:
                print(textwrap.fill(f"The steps are 0 to {replay.last}. {HELP}", WIDTH))
                continue
            step = wanted
        show(replay, step, viewer)


def show(replay: Replay, step: int, viewer: int | None) -> None:
    """Print the log of the step, and the board after it."""
    print(f"\nStep {step} of {replay.last}, viewed as {viewer_name(viewer)}.")
    show_log(replay, step, viewer, step)
    print()
    print(replay.board(step, viewer))


def show_log(replay: Replay, step: int, viewer: int | None, first: int = 1) -> None:
    """Print the log from a step up to another."""

    def words(message: Message) -> str:
        return replay.text(message, viewer)

    for line in log_lines(replay.log(first, step, viewer), words):
        print(folded(line, WIDTH))


def read_step(replay: Replay, step: int, words: list[str]) -> int | None:
    """The step that is asked for; None if there is no such step."""
    word = words[0] if words else "next"
    known = {"next": step + 1, "n": step + 1, "back": step - 1, "b": step - 1}
    known |= {"first": 0, "last": replay.last}
    if word in known:
        return min(max(known[word], 0), replay.last)
    is_number = word.isascii() and word.isdigit() and len(word) <= MAX_DIGITS
    return int(word) if is_number and int(word) <= replay.last else None


def read_viewer(replay: Replay, viewer: int | None, words: list[str]) -> int | None:
    """The viewer that is asked for; the same as before if the replay does not allow it."""
    word = words[0] if words else ""
    names = {"spectator" if one is None else str(one): one for one in replay.viewers}
    word = OLD_VIEWERS.get(word, word)
    if word not in names:
        print(f"This can be viewed as: {', '.join(names)}.")
        return viewer
    return names[word]
