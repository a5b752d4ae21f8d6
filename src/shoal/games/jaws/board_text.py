"""Jaws' board in words, as data: the map of the act, and everything that the view shows."""

from typing import final

from shoal.core.bits import members
from shoal.core.game import BoardText
from shoal.core.message import HEADLINE, Message, key_in, say
from shoal.core.text.board_lines import BoardLine
from shoal.core.view import SPECTATOR, View
from shoal.games.jaws.act1.board_text import amity_lines, island
from shoal.games.jaws.act2.board_text import boat, orca_lines
from shoal.games.jaws.components import (
    FULL_TRACK,
    FULL_TRACK_ALONE,
    MAX_PLAYERS,
    MEMBERS,
    SHARK,
    member_word,
)
from shoal.games.jaws.messages.game_messages import verdict
from shoal.games.jaws.moves import ENDINGS
from shoal.games.jaws.options import ONLY_ACT_1, Settings


@final
class JawsBoardText(BoardText):
    """The map of the act, and the components in words."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def lines(self, view: View) -> list[BoardLine]:
        head = [*head_lines(view, self.settings), *role_lines(view, self.settings)]
        if view.number("act") == 1:
            return [*head, *island(view), *turn_lines(view), *amity_lines(view)]
        return [*head, *boat(view), *turn_lines(view), *orca_lines(view, self.settings)]


def head_lines(view: View, settings: Settings) -> list[Message]:
    """Act and round, and what is decided now or who has won."""
    track = view.number("track")
    limit = FULL_TRACK_ALONE if settings.acts == ONLY_ACT_1 else FULL_TRACK
    lines = [
        say(
            "board-amity" if view.number("act") == 1 else "board-orca",
            round=view.number("round"),
            track=track,
            limit=int(limit),
            level=HEADLINE,
        )
    ]
    ending = ENDINGS.index(view.word("ending"))
    won = verdict(ending, view.players, track, settings)
    if won is not None:
        return [*lines, won]
    return [*lines, say(key_in("board-phase", view.word("stage")))]


def role_lines(view: View, settings: Settings) -> list[Message]:
    """Who plays whom (JW-8, JW-9)."""
    lines = [say("board-role-shark", seat=int(SHARK), rule="JW-8")]
    for seat in range(1, int(view.players)):
        mine = settings.members[view.players * MAX_PLAYERS + seat]
        played = [member_word(member) for member in members(mine)]
        lines.append(say("board-role-crew", seat=seat, members=played, rule="JW-9"))
    if view.seat == SPECTATOR:
        lines.append(say("board-watching"))
    return lines


def turn_lines(view: View) -> list[Message]:
    """Whose turn it is, and who has had theirs."""
    lines = []
    active = view.word("active")
    if active != "-":
        member, count = member_word(MEMBERS.index(active)), view.number("actions")
        act = view.number("act")
        lines.append(say("board-turn", member=member, count=count, act=act))
    done = view.words("done")
    if done:
        lines.append(say("board-done", members=[key_in("member", word) for word in done]))
    return lines
