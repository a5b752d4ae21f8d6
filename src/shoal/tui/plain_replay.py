"""A replay line by line."""

from collections.abc import Iterator
from typing import Final

from shoal.core.message import Message, say
from shoal.tui.commands import command_word
from shoal.tui.log_text import fold, folded, log_lines
from shoal.tui.player_names import find_player
from shoal.tui.replay import Replay

WIDTH: Final = 80
MAX_DIGITS: Final = 6

SPECTATOR_WORDS: Final = ("spectator", "watcher")
"""How a spectator is typed, in every language; the second is an old name."""


def step_through(replay: Replay, step: int, viewer: int | None, lines: Iterator[str]) -> None:
    """Show the steps that the lines ask for, until the lines end or one of them is ``quit``."""
    show(replay, step, viewer)
    tell(replay, say("replay-commands"))
    for line in lines:
        words = [command_word(word) for word in line.split()]
        if words[:1] == ["quit"]:
            return
        if words == ["help"]:
            tell(replay, say("replay-commands"))
            continue
        if words[:1] in (["player"], ["seat"]):
            viewer = read_viewer(replay, viewer, words)
        elif words == ["log"]:
            show_log(replay, step, viewer)
            continue
        elif words == ["position"]:
            print(replay.position(step) or replay.text(say("position-later"), None))
            continue
        else:
            wanted = read_step(replay, step, words)
            if wanted is None:
                tell(replay, say("replay-steps", last=replay.last))
                tell(replay, say("replay-commands"))
                continue
            step = wanted
        show(replay, step, viewer)


def tell(replay: Replay, message: Message) -> None:
    """Print a sentence to the person who looks on."""
    print(fold(replay.text(message, None), WIDTH))


def show(replay: Replay, step: int, viewer: int | None) -> None:
    """Print the log of the step, and the board after it."""
    print()
    tell(replay, replay.viewed(step, viewer))
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
    wanted = " ".join(words[1:])
    found: int | None = None
    is_known = None in replay.viewers and wanted in SPECTATOR_WORDS
    if not is_known:
        found = find_player(words[0], wanted, replay.seat_names())
        is_known = found is not None and found in replay.viewers
    if not is_known:
        tell(replay, say("replay-viewers", viewers=replay.viewer_labels()))
        return viewer
    return found
