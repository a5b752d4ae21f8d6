"""What Jaws says: prompts, the log, refusals, verdicts and descriptions of moves, as keys.

Each kind has a file of its own; the words are in ``words/en.ftl``.
"""

from typing import final

from shoal.core.game import GameMessages
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.jaws.components import SHARK
from shoal.games.jaws.messages.log_act1 import act1_log
from shoal.games.jaws.messages.log_act2 import act2_log
from shoal.games.jaws.messages.move_descriptions import describe
from shoal.games.jaws.messages.prompts import prompt
from shoal.games.jaws.messages.refusals import why_not
from shoal.games.jaws.moves import (
    BY_BARREL,
    BY_EATING,
    BY_SINKING,
    BY_SWIMMERS,
    BY_TIME,
    BY_WOUNDS,
    DEAL_ABILITIES,
)
from shoal.games.jaws.options import ONLY_ACT_1
from shoal.games.jaws.rules import own


@final
class JawsMessages(GameMessages):
    """What a seat is asked and told."""

    def prompt(self, view: View) -> Message:
        return prompt(view)

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        before = own(state)
        after = before.clone()
        after.play(mover, move)
        if before.phase < DEAL_ABILITIES:
            told = act1_log(before, mover, move, after)
        else:
            told = act2_log(before, mover, move, after)
        verdict = self.verdict(after)
        return told if verdict is None else [*told, verdict]

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return why_not(own(state), seat, move)

    def verdict(self, state: State) -> Message | None:
        position = own(state)
        ending = position.ending
        crew = list(range(1, int(position.players)))
        if ending == BY_BARREL:
            return say("won-barrels", seats=crew, rule="JW-74")
        if ending == BY_SWIMMERS:
            return say("won-swimmers", seat=int(SHARK), track=int(position.track), rule="JW-74")
        if ending == BY_WOUNDS:
            return say("won-wounds", seats=crew, rule="JW-128")
        if ending == BY_SINKING:
            return say("won-sinking", seat=int(SHARK), rule="JW-128")
        if ending == BY_EATING:
            return say("won-eating", seat=int(SHARK), rule="JW-128")
        if ending == BY_TIME and position.settings.acts == ONLY_ACT_1:
            return say("won-nobody-summer", rule="JW-74")
        if ending == BY_TIME:
            return say("won-nobody-night", rule="JW-130")
        return None

    def describe_move(self, view: View, move: i64) -> Message:
        return describe(own(self.game.shown(view)), move)
