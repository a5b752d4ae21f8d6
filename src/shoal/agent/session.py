"""One seat at a table, played by calls: rules, view, legal moves, play, hint.

Everything that it answers comes from the seat's View and the seat's log.
"""

import time
from typing import Final

from shoal.agent.answer import Answer
from shoal.agent.wording import Wording
from shoal.bots.hints import find_hints
from shoal.core.catalogue import Reader
from shoal.core.errors import BadNotation, IllegalMove, NotYourTurn, ShoalError
from shoal.core.game import View
from shoal.core.message import Message, say
from shoal.core.search.budget import Budget
from shoal.match.match import MAX_MOVE_LENGTH
from shoal.rulebook.reader import read_rules
from shoal.tui.log_text import log_lines, without_details
from shoal.tui.tables.table import TerminalTable

HINT_BUDGET: Final = Budget(iterations=400)
"""Iterations, not time: the same position gives the same hint."""

MAX_WAIT: Final = 20.0
"""Seconds that a call waits for others; many clients give up a call after half a minute."""


class AgentSession:
    """The seat of an agent, with a count of what it tried against the rules."""

    def __init__(
        self, table: TerminalTable, seat: int, wording: Wording, max_wait: float = MAX_WAIT
    ) -> None:
        self.table = table
        self.seat = seat
        self.wording = wording
        self.max_wait = max_wait
        self.moves_played = 0
        self.illegal_moves = 0
        self._entries_shown = 0

    # The tools.

    def rules(self, number: str = "") -> Answer:
        """The rules of the game, or one of them."""
        text = self.wording.rules()
        if not number:
            return Answer(text)
        found = one_rule(text, number)
        if not found:
            raise ShoalError(say("agent-no-rule"))
        return Answer(found)

    def view(self) -> Answer:
        """What happened since the last call, the board, and what there is to decide."""
        self._wait_for_turn()
        return self._answer([*self._recent_log(), self._board(), *self._decision()])

    def legal_moves(self) -> Answer:
        """The moves that the seat can make now, each with its meaning."""
        self._wait_for_turn()
        view = self._view()
        lines = [self._move_line(view, move) for move in view.moves]
        heading = say("agent-moves", count=len(lines)) if lines else self._waiting()
        return self._answer([self._say(heading), *lines])

    def play(self, typed: str) -> Answer:
        """Make a move, and see what the others do until it is the seat's turn again."""
        self._wait_for_turn()
        try:
            self._play(" ".join(typed.split()))
        except ShoalError as refused:
            return self._refusal(refused)
        self._wait_for_turn()
        return self._answer([*self._recent_log(), self._board(), *self._decision()])

    def hint(self) -> Answer:
        """The move that a search prefers, and why."""
        self._wait_for_turn()
        best = find_hints(self._view(), HINT_BUDGET)[0]
        line = say(
            "hint-best",
            move=self.wording.write_move(best.move),
            percent=round(100.0 * best.chance),
        )
        said = [line] if best.reason is None else [line, best.reason]
        return self._answer([" ".join(map(self._line, said))])

    # Moves.

    def _play(self, typed: str) -> None:
        """Make a move; an error has changed nothing, and is counted if it broke a rule."""
        if self.table.over:
            raise NotYourTurn(say("no-game-over"))
        if not self._view().moves:
            raise NotYourTurn(say("agent-wait"))
        try:
            move = self._legal(typed)
        except (BadNotation, IllegalMove):
            self.illegal_moves += 1
            raise
        self.table.play(self.seat, move)
        self.moves_played += 1

    def _legal(self, typed: str) -> str:
        """The move that was typed, as the game writes it, if the seat can make it."""
        move = self.wording.read_move(typed) if len(typed) <= MAX_MOVE_LENGTH else ""
        if not move:
            raise BadNotation(say("agent-not-a-move"))
        game = self.table.game
        move = game.notation.write_move(game.parse_move(move))
        refusal = self.table.refusal(self.seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return move

    def _refusal(self, refused: ShoalError) -> Answer:
        sentence = self.wording.refusal(refused, self._reader())
        counted = self._say(say("agent-illegal-moves", count=self.illegal_moves))
        return Answer(f"{sentence}\n{counted}", self._status(), is_error=True)

    # What the answers consist of.

    def _wait_for_turn(self) -> None:
        """Let the others act until the seat is to move, for a limited time."""
        limit = time.monotonic() + self.max_wait
        while not (self.table.over or self._view().moves) and time.monotonic() < limit:
            self.table.wait()

    def _view(self) -> View:
        return self.table.view(self.seat)

    def _reader(self) -> Reader:
        return self.wording.reader(self.seat, self.table.names())

    def _say(self, message: Message) -> str:
        return self.wording.sentence(message, self._reader())

    def _line(self, message: Message) -> str:
        return self.wording.line(message, self._reader())

    def _recent_log(self) -> list[str]:
        """What the log says since it was last shown, without details."""
        entries = self.table.log(self.seat)
        fresh = entries[min(self._entries_shown, len(entries)) :]
        self._entries_shown = len(entries)
        return [line.text for line in without_details(log_lines(fresh, self._line))]

    def _board(self) -> str:
        return f"\n{self.wording.board(self._view(), self._reader())}\n"

    def _decision(self) -> list[str]:
        """What the seat has to decide, or the result."""
        if self.table.over:
            return self._result()
        view = self._view()
        if not view.moves:
            return [self._say(self._waiting())]
        return [self._say(self.table.game.messages.prompt(view))]

    def _result(self) -> list[str]:
        verdict = self.table.verdict()
        said = [say("no-game-over")] if verdict is None else [verdict]
        return [
            *map(self._say, said),
            self._say(say("agent-illegal-moves", count=self.illegal_moves)),
        ]

    def _waiting(self) -> Message:
        return say("no-game-over") if self.table.over else say("agent-wait")

    def _move_line(self, view: View, move: int) -> str:
        text = self.wording.write_move(view.game.notation.write_move(move))
        what = view.game.messages.describe_move(view, move)
        return self._line(say("agent-move", move=text, what=what))

    def _answer(self, lines: list[str]) -> Answer:
        return Answer("\n".join(lines).strip(), self._status())

    def _status(self) -> dict[str, object]:
        """Where the game stands, for programs."""
        view = self._view()
        moves = [view.game.notation.write_move(move) for move in view.moves]
        return {
            "seat": self.seat,
            "players": int(view.players),
            "over": self.table.over,
            "your_turn": bool(moves),
            "moves": [self.wording.write_move(move) for move in moves],
            "moves_played": self.moves_played,
            "illegal_moves": self.illegal_moves,
            "places": [rank + 1 for rank in view.ranks],
        }


def one_rule(text: str, number: str) -> str:
    r"""The paragraph of a rule from RULES.md; '' if there is none.

    >>> one_rule("## Dice\n\n**AB-1** Roll.\n\n**AB-2** Stop\nearly.\n\n## End\n", "AB-2")
    '**AB-2** Stop\nearly.'
    """
    if number not in read_rules(text).rule_numbers():
        return ""
    _, _, rest = text.partition(f"**{number}**")
    ends = [place for mark in ("\n**", "\n## ") if (place := rest.find(mark)) >= 0]
    return f"**{number}**{rest[: min(ends, default=len(rest))].rstrip()}"
