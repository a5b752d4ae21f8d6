"""Checks a lesson against the rules of its game: moves, dice, and what its sentences say."""

from collections.abc import Sequence

from shoal.core.catalogue import load
from shoal.core.errors import CheckFailed, ShoalError
from shoal.core.game import GameInfo, View
from shoal.core.message import Message, say
from shoal.lessons.lesson import Lesson, Moment, fact_at, lesson_of
from shoal.lessons.lesson_file import Claim, Step
from shoal.match.game_log import decode_entry
from shoal.match.record import read_step

CHECK = "lesson"


def check_lesson(info: GameInfo) -> int:
    """Play a game's lesson, and hold every sentence against the position; returns its length.

    CheckFailed names the step that is wrong. A game without a lesson has nothing to check.
    """
    lesson = lesson_of(info)
    if lesson is None:
        return 0
    for number, step in enumerate(lesson.steps):
        try:
            check_step(lesson, number, step)
        except CheckFailed:
            raise
        except ShoalError as wrong:
            raise failure(step, wrong.message) from wrong
    return len(lesson.steps)


def check_step(lesson: Lesson, number: int, step: Step) -> None:
    """One step: it can be played as the file says, and its sentences are true."""
    before = lesson.moment(number)
    if before.seat not in before.history.actors or not step.moves:
        raise failure(step, say("error-lesson-turn"))
    check_illegal(before, step)
    after = lesson.moment(number, step.moves)
    if not after.done:
        raise failure(step, after.mistake or say("error-lesson-turn"))
    check_claims(before.view, step, step.before)
    check_claims(after.view, step, step.after)
    check_heard(before, after, step)
    for message in (before.task, after.result):
        check_words(lesson.info, step, message)


def check_illegal(moment: Moment, step: Step) -> None:
    """The moves that the step calls impossible are refused."""
    for text in step.illegal:
        try:
            read_step(moment.game, moment.history.state, moment.seat, text)
        except ShoalError:
            continue
        raise failure(step, say("error-lesson-legal", move=text))


def check_claims(view: View, step: Step, claims: Sequence[Claim]) -> None:
    """The facts have the values that the file gives."""
    for claim in claims:
        found = fact_at(view, claim.fact)
        if found != claim.value:
            told = say(
                "error-lesson-claim", fact=claim.fact, value=str(claim.value), found=str(found)
            )
            raise failure(step, told)


def check_heard(before: Moment, after: Moment, step: Step) -> None:
    """The log tells the newcomer what the step claims."""
    log = after.history.log(after.seat)[len(before.history.log(before.seat)) :]
    keys = {message.key for entry in log for message in decode_entry(entry).messages}
    for key in step.heard:
        if key not in keys:
            raise failure(step, say("error-lesson-unheard", name=key, heard=sorted(keys)))


def check_words(info: GameInfo, step: Step, message: Message | None) -> None:
    """A sentence is in the game's words, and gets every argument that it needs."""
    if message is None:
        return
    words = load("en", info.folder)
    if not words.has(message.key):
        raise failure(step, say("error-lesson-words", name=message.key))
    text = words.format(message)
    if "{$" in text:
        raise failure(step, say("error-lesson-argument", text=text))


def failure(step: Step, reason: Message) -> CheckFailed:
    """The error about a step."""
    return CheckFailed(CHECK, say("error-lesson-step", name=step.name, reason=reason))
