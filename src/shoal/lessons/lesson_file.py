"""The file of a lesson, ``lesson.toml`` in the folder of a game."""

from typing import Final

import msgspec

from shoal.core.errors import BadGame
from shoal.core.game import NO_FOLDER, GameInfo
from shoal.core.message import say

FILE: Final = "lesson.toml"


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"name": "as"}):
    """Something that a sentence says: a fact of the newcomer's View has this value.

    ``fact`` is the name of the fact, and after each dot a place in it: ``points.0``. ``as`` makes
    it an argument of the sentence.
    """

    fact: str
    value: bool | int | str | None
    name: str = ""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the newcomer does.

    ``lesson-NAME`` in the game's words says what to do, ``lesson-NAME-done`` what it did.
    ``position`` begins another scene, played by ``seat``; ``setup`` and ``then`` are what others
    and chance do before and after, as in a record. With ``any_way`` other moves with the same
    first words are right too, if they lead to the same position.
    """

    name: str
    moves: list[str]
    position: str = ""
    seat: int | None = None
    setup: list[str] = []
    then: list[str] = []
    any_way: bool = False
    before: list[Claim] = []
    after: list[Claim] = []
    heard: list[str] = []
    """Keys of messages that the newcomer hears in the log because of this step."""
    illegal: list[str] = []
    """Moves that the rules refuse when the step begins."""


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the file."""

    steps: list[Step]


def read_steps(info: GameInfo) -> list[Step]:
    """The steps of a game's lesson; none if it has no lesson. BadGame if the file is wrong."""
    path = info.folder / FILE
    if info.folder == NO_FOLDER or not path.is_file():
        return []
    try:
        return msgspec.toml.decode(path.read_bytes(), type=LessonFile).steps
    except msgspec.DecodeError as wrong:
        raise BadGame(say("error-lesson-file", file=FILE, reason=str(wrong))) from wrong
