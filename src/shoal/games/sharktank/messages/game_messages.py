"""What Shark Tank says while it is played: prompts, names of moves and the verdict.

``log.py`` says what happened, ``refusals.py`` why a move is not possible.
"""

from typing import final

from shoal.core.game import GameMessages
from shoal.core.message import Message, key_in, say
from shoal.core.packed_arrays import i64
from shoal.core.state import CHANCE, State
from shoal.core.view import View
from shoal.games.sharktank.board_text import full_length
from shoal.games.sharktank.components import MAX_VALUE, STACK, VALUE_COUNT, VALUES
from shoal.games.sharktank.messages.log import chance_messages, move_messages
from shoal.games.sharktank.messages.refusals import refusal
from shoal.games.sharktank.moves import (
    ADD,
    KEEP,
    SHARK,
    SPEND,
    STAND,
    TAKE,
    TILE,
    tile_spot,
)
from shoal.games.sharktank.notation import suit_word, write_cell, write_spot
from shoal.games.sharktank.rules import own


@final
class SharkTankMessages(GameMessages):
    """What Shark Tank says while it is played."""

    def prompt(self, view: View) -> Message:
        phase = view.word("phase")
        tiles = view.number("length")
        if phase == "draft":
            return say("ask-take", value=draft_value(view), rule="ST-8")
        if phase == "choose":
            return say("ask-shark", tiles=tiles, rule="ST-13")
        if phase == "pay":
            return spend_prompt(view)
        if phase == "stretch":
            return say("ask-extra", rolled=view.number("extra"), rule="ST-16")
        if phase == "lay":
            laid = len(view.words("trail"))
            rule = "ST-19" if laid else "ST-18"
            return say("ask-lay", suit=mover_word(view), number=laid + 1, tiles=tiles, rule=rule)
        if phase == "land":
            return say("ask-stand", suit=mover_word(view), rule="ST-25")
        return say("ask-nothing")

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        if mover == CHANCE:
            return chance_messages(own(state), move)
        return move_messages(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return refusal(own(state), move)

    def verdict(self, state: State) -> Message | None:
        """Most points win, then most tasty fish (ST-39)."""
        ended = own(state)
        points = [int(score) for score in ended.scores()]
        tasty = [int(ended.tasty_in(tokens)) for tokens in ended.held]
        best = max(points)
        level = [seat for seat in range(len(points)) if points[seat] == best]
        if len(level) == 1:
            return say("won-points", seat=level[0], points=best, rule="ST-39")
        most = max([tasty[seat] for seat in level])
        winners = [seat for seat in level if tasty[seat] == most]
        others = [seat for seat in level if tasty[seat] < most]
        if not others:
            return say("won-level", seats=winners, points=best, fish=most, rule="ST-39")
        if len(winners) > 1:
            return say("won-shared", seats=winners, points=best, fish=most, rule="ST-39")
        fewer = max([tasty[seat] for seat in others])
        return say(
            "won-tasty",
            seat=winners[0],
            seats=others,
            points=best,
            fish=most,
            fewer=fewer,
            rule="ST-39",
        )

    def describe_move(self, view: View, move: i64) -> Message:
        if move >= STAND:
            return say("move-stand", suit=mover_word(view), cell=write_cell(move - STAND))
        if move >= TILE:
            return say("move-lay", cell=write_spot(tile_spot(move)))
        if move >= ADD:
            return say("move-extra", tiles=int(move - ADD))
        if move >= SPEND:
            token = move - SPEND
            suit = suit_word(token // VALUE_COUNT)
            return say("move-spend", suit=suit, value=int(token % VALUE_COUNT))
        if move == KEEP:
            return say("move-keep")
        if move >= SHARK:
            return say("move-choose", suit=suit_word(move - SHARK))
        return say("move-take", suit=suit_word(move - TAKE), value=draft_value(view))


def draft_value(view: View) -> int:
    """The value that is drafted now."""
    return VALUES.index(view.word("drafting"))


def mover_word(view: View) -> str:
    """The key of the suit of the shark that moves."""
    return key_in("suit", view.word("mover"))


def spend_prompt(view: View) -> Message:
    """What a fish can be spent for: a Null alone may bring nothing (ST-21, ST-22, ST-24)."""
    suit = mover_word(view)
    tiles = view.number("length")
    if any(move >= SPEND and (move - SPEND) % VALUE_COUNT for move in view.moves):
        return say("ask-spend", suit=suit, tiles=tiles, rule="ST-15")
    if tiles < full_length(view):
        return say("ask-spend-short", suit=suit, tiles=tiles, rule="ST-22")
    if tiles == STACK:
        return say("ask-spend-limit", suit=suit, tiles=tiles, rule="ST-24")
    if tiles + MAX_VALUE > STACK:
        limit = int(STACK)
        return say("ask-spend-roll-limit", suit=suit, tiles=tiles, limit=limit, rule="ST-24")
    return say("ask-spend-roll", suit=suit, tiles=tiles, rule="ST-21")
