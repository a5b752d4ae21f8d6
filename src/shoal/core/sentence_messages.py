"""Messages of games that still build English sentences, which the page takes apart again.

A game that is converted to keys of a catalogue does not use this module.
"""

import re
from typing import Final

from mypy_extensions import mypyc_attr

from shoal.core.bits import bit
from shoal.core.game import GameMessages, View
from shoal.core.message import LINE, SPECTATORS, Message
from shoal.core.packed_arrays import i64
from shoal.core.refusal import Refusal
from shoal.core.rng import Rng
from shoal.core.state import SPECTATOR, State

FIRST_SENTENCE: Final = re.compile(r".*?[.!?](?= [A-Z]|$)")
"""The first sentence of a log line: what was done, with its rule."""


RULE_NUMBER: Final = re.compile(r"\b[A-Z]{2}-\d+\b")


def rule_of(message: Message) -> str:
    """The rule of a message, or the first one inside a whole sentence; '' if there is none.

    Where no game builds sentences any more, this is ``message.rule``.

    >>> rule_of(sentence("Roll again or stop (SB-22)."))
    'SB-22'
    """
    if message.rule or message.key != "text":
        return message.rule
    found = RULE_NUMBER.search(str(message.args["text"]))
    return found.group() if found else ""


def sentence(text: str, rule: str = "") -> Message:
    """A whole English sentence as a message."""
    return Message("text", {"text": text}, rule)


@mypyc_attr(allow_interpreted_subclasses=True)
class SentenceMessages(GameMessages):
    """Turns sentences into messages."""

    def prompt_text(self, view: View) -> str:
        """What the seat has to decide."""
        return "Your move."

    def log_line(self, state: State, mover: i64, move: i64, seat: i64) -> str:
        """The log line that the seat gets when the move is played here; '' for none."""
        return ""

    def refusal(self, state: State, seat: i64, move: i64) -> Refusal:
        """Why this seat cannot make this move now."""
        return Refusal("This is not possible now.", "")

    def verdict_text(self, state: State) -> str:
        """Who won, and why."""
        return ""

    def prompt(self, view: View) -> Message:
        return sentence(self.prompt_text(view))

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        lines: list[str] = []
        audiences: list[int] = []
        for seat in range(state.players + 1):
            viewer = seat
            seat_bit = SPECTATORS
            if seat < state.players:
                seat_bit = bit(seat)
            else:
                viewer = SPECTATOR
            line = self.log_line(state, mover, move, viewer)
            if line:
                if line not in lines:
                    lines.append(line)
                    audiences.append(0)
                audiences[lines.index(line)] |= seat_bit
        return [
            Message("text", {"text": line}, "", LINE, audience)
            for line, audience in zip(lines, audiences, strict=True)
        ]

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        refusal = self.refusal(state, seat, move)
        return sentence(refusal.sentence, refusal.rule)

    def verdict(self, state: State) -> Message | None:
        text = self.verdict_text(state)
        return sentence(text) if text else None

    def describe_move(self, view: View, move: i64) -> Message:
        """The move in the words of the log, without its results, which the seat does not know."""
        line = self.log_line(self.game.imagine(view, Rng(0)), view.seat, move, view.seat)
        first = FIRST_SENTENCE.match(line)
        return sentence(first.group() if first else line)
