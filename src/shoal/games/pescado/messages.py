"""What Pescado says beside its log: prompts, moves in words, refusals, and reasons for hints."""

from typing import Final, final

from shoal.core.bits import bit, count_bits, members
from shoal.core.game import GameMessages
from shoal.core.message import Message, say
from shoal.core.packed_arrays import i64
from shoal.core.state import State
from shoal.core.view import View
from shoal.games.pescado.components import (
    FLIPS_A_DIE,
    KEPT,
    MAX_FLIPS,
    POOL,
    dice_words,
    number_of_dice,
)
from shoal.games.pescado.log import headline_of, log_of, verdict_of
from shoal.games.pescado.moves import (
    CLAIM,
    DONE,
    FISH,
    FISH_AGAIN,
    FLIP,
    KEEP,
    MARK,
    OPEN,
    SEAL,
    SECRET,
    SNATCH,
    TAKE_ALL,
    THROW_FOR_ALL,
)
from shoal.games.pescado.odds import best_kept, chance, dice_thrown, expected_points
from shoal.games.pescado.rules import PescadoState, own

WORTH_NAMING: Final = 0.15
"""Tiles with a smaller chance are left out of a reason."""


@final
class PescadoMessages(GameMessages):
    """What Pescado says while it is played."""

    def prompt(self, view: View) -> Message:
        phase = view.word("phase")
        if phase == "fish":
            return first_throw_prompt(view)
        if phase == "fish-again":
            return say("ask-take-or-stop", rule="PE-16")
        if phase == "snatch":
            return say("ask-claim", rule="PE-37")
        return say("ask-mark", rule="PE-40")

    def log(self, state: State, mover: i64, move: i64) -> list[Message]:
        return log_of(own(state), mover, move)

    def why_not(self, state: State, seat: i64, move: i64) -> Message:
        return refusal(own(state), move)

    def turn_key(self, state: State) -> i64:
        """Whose turn it is; a throw belongs to the player who throws, a snatch round to all."""
        table = own(state)
        if table.phase in (THROW_FOR_ALL, OPEN, SNATCH, SECRET):
            return table.players
        return table.turn

    def verdict(self, state: State) -> Message | None:
        return verdict_of(own(state))

    def headline(self, state: State) -> Message | None:
        return headline_of(own(state))

    def describe_move(self, view: View, move: i64) -> Message:
        return description(own(self.game.shown(view)), move)


# Prompts.


def first_throw_prompt(view: View) -> Message:
    """What may be done after the first throw, as far as there is something to do."""
    can_flip = 0
    for move in view.moves:
        if FLIP <= move < KEEP:
            can_flip = 1
    flips = view.number("flips")
    if flips % FLIPS_A_DIE:
        return say("ask-flip", rule="PE-12")
    if flips and can_flip:
        return say("ask-second-grey", rule="PE-12")
    if flips:
        return say("ask-throw-grey", count=flips // FLIPS_A_DIE, rule="PE-14")
    can_stop = 1 if DONE in view.moves else 0
    if view.moves[0] <= TAKE_ALL:
        return say("ask-take", flip=can_flip, stop=can_stop, rule="PE-9")
    return say("ask-throw", flip=can_flip, stop=can_stop, rule="PE-10")


# Moves in words.


def description(state: PescadoState, move: i64) -> Message:
    """A move as a player would say it."""
    if move < TAKE_ALL:
        return take_description(state, move)
    if move == TAKE_ALL:
        return say("move-take-all", count=count_bits(state.caught()))
    if move < KEEP:
        return flip_description(state, move - FLIP)
    if move < CLAIM:
        kept = KEPT[move - KEEP]
        return say(
            "move-keep",
            dice=dice_words(kept),
            count=number_of_dice(kept),
            thrown=dice_thrown(state, kept),
        )
    if move < MARK:
        return say("move-claim", tile=state.settings.deck.word(move - CLAIM))
    if move < DONE:
        return say("move-mark", tile=state.settings.deck.word(move - MARK))
    if move == SEAL:
        return say("move-seal")
    return say("move-done" if state.phase == SNATCH else "move-stop")


def take_description(state: PescadoState, number: i64) -> Message:
    """A tile of the pool, or one of the seat before."""
    tile = state.settings.deck.word(number)
    if state.prey & bit(number):
        return say("move-steal", tile=tile, other=state.predecessor())
    return say("move-take", tile=tile)


def flip_description(state: PescadoState, number: i64) -> Message:
    """A tile of the pool, or one of the seat before."""
    tile = state.settings.deck.word(number)
    if state.prey & bit(number):
        return say("move-flip-theirs", tile=tile, other=state.predecessor())
    return say("move-flip", tile=tile)


# Refusals: why a seat that may act cannot make a move, with the rule.


def refusal(state: PescadoState, move: i64) -> Message:
    """Why a seat that may act cannot make this move."""
    if state.phase == SNATCH:
        return why_not_claim(state, move)
    if state.phase == SECRET:
        return why_not_mark(state, move)
    if move == SEAL or CLAIM <= move < DONE:
        return say("no-snatch", rule="PE-27")
    if state.phase == FISH and state.flips & 1 and not FLIP <= move < KEEP:
        return say("no-half-a-die", rule="PE-12")
    if move <= TAKE_ALL:
        return why_not_take(state, move)
    if move < KEEP:
        return why_not_flip(state, move - FLIP)
    if move < CLAIM:
        return why_not_keep(state, move - KEEP)
    return why_not_stop(state)


def why_not_take(state: PescadoState, move: i64) -> Message:
    """A tile, or all tiles, that cannot be taken."""
    if state.phase == FISH and state.flips:
        return say("no-take-after-flip", rule="PE-14")
    if move == TAKE_ALL:
        return say("no-take-all", rule="PE-9")
    tile = state.settings.deck.word(move)
    if state.within_reach() >> move & 1:
        return say("no-match", tile=tile, dice=dice_words(state.dice), rule="PE-7")
    if state.won[state.turn] >> move & 1:
        return say("no-take-own", tile=tile, rule="PE-8")
    return why_not_reach(state, move)


def why_not_reach(state: PescadoState, number: i64) -> Message:
    """A tile that does not lie face up within reach."""
    tile = state.settings.deck.word(number)
    if state.flipped & state.pool & bit(number):
        return say("no-face-down", tile=tile, rule="PE-15")
    if state.flipped >> number & 1:
        return say("no-flipped-theirs", tile=tile, other=state.predecessor(), rule="PE-21")
    for owner in range(state.players):
        if state.won[owner] >> number & 1:
            return say("no-safe", tile=tile, other=owner, rule="PE-20")
    return say("no-in-stack", tile=tile, rule="PE-4")


def why_not_flip(state: PescadoState, number: i64) -> Message:
    """A tile that cannot be flipped."""
    if state.phase == FISH_AGAIN:
        return say("no-flip-late", rule="PE-14")
    if state.flips == MAX_FLIPS:
        return say("no-flip-more", rule="PE-12")
    if state.won[state.turn] >> number & 1:
        tile = state.settings.deck.word(number)
        return say("no-flip-own", tile=tile, rule="PE-13")
    if not state.within_reach() >> number & 1:
        return why_not_reach(state, number)
    return say("no-flip-single", rule="PE-12")


def why_not_keep(state: PescadoState, choice: i64) -> Message:
    """Dice that cannot be kept."""
    if state.phase == FISH_AGAIN:
        return say("no-keep-late", rule="PE-16")
    kept = KEPT[choice]
    if kept == state.dice:
        return say("no-keep-all", rule="PE-10")
    return say("no-keep", kept=dice_words(kept), dice=dice_words(state.dice), rule="PE-11")


def why_not_stop(state: PescadoState) -> Message:
    """A turn that cannot be over yet."""
    if state.flips:
        return say("no-stop-after-flip", rule="PE-14")
    return say("no-stop", rule="PE-10")


def why_not_claim(state: PescadoState, move: i64) -> Message:
    """In a live snatch round."""
    if not CLAIM <= move < MARK:
        return say("no-only-claims", rule="PE-37")
    tile = state.settings.deck.word(move - CLAIM)
    if state.pool >> move - CLAIM & 1:
        return say("no-claim-again", tile=tile, rule="PE-38")
    return say("no-in-pool", tile=tile, rule="PE-28")


def why_not_mark(state: PescadoState, move: i64) -> Message:
    """In a sealed snatch round."""
    if not MARK <= move < DONE:
        return say("no-only-marks", rule="PE-40")
    tile = state.settings.deck.word(move - MARK)
    if state.pool >> move - MARK & 1:
        return say("no-mark-again", tile=tile, rule="PE-40")
    return say("no-in-pool", tile=tile, rule="PE-28")


# Reasons: why a move is good or bad.


def reason_for(state: PescadoState, seat: i64, move: i64) -> Message:
    """What speaks for or against a move."""
    if move < TAKE_ALL:
        return reason_to_take(state, move)
    if move == TAKE_ALL:
        points = state.settings.deck.points(state.caught())
        return say("why-take-all", points=points, rule="PE-9")
    if move < KEEP:
        return reason_to_flip(state, move - FLIP)
    if move < CLAIM:
        return reason_to_keep(state, KEPT[move - KEEP])
    if move < MARK:
        return reason_to_snatch(state, seat, move - CLAIM)
    if move < DONE:
        return reason_to_snatch(state, seat, move - MARK)
    if move == SEAL or state.phase == SNATCH:
        left = state.right() & ~state.fingers[seat]
        return say("why-done", count=count_bits(left), rule="PE-28")
    return reason_to_stop(state)


def reason_to_take(state: PescadoState, tile: i64) -> Message:
    """Whether somebody can still take the tile away."""
    points = state.settings.deck.values[tile]
    if state.prey >> tile & 1:
        return say("why-steal", other=state.predecessor(), points=points, rule="PE-19")
    if is_last_turn(state, tile):
        return say("why-take-last", points=points, rule="PE-24")
    return say("why-take", points=points, rule="PE-18")


def is_last_turn(state: PescadoState, tile: i64) -> bool:
    """Whether no other turn can follow once this tile of the pool is taken (PE-23, PE-26)."""
    missing = POOL - count_bits(state.pool & ~bit(tile))
    return count_bits(state.stack) < missing or state.thrown >= state.settings.throws


def reason_to_flip(state: PescadoState, tile: i64) -> Message:
    """What half a grey die costs."""
    if state.prey >> tile & 1:
        return say("why-flip-theirs", other=state.predecessor(), rule="PE-21")
    return say("why-flip", rule="PE-15")


def reason_to_keep(state: PescadoState, kept: i64) -> Message:
    """What the second throw is likely to catch."""
    thrown = dice_thrown(state, kept)
    if thrown == 0:
        return say("why-keep-all", count=count_bits(state.caught()), rule="PE-16")
    average = round(expected_points(state, state.within_reach(), kept, thrown), 1)
    likely = likely_tiles(state, kept, thrown)
    if not likely:
        return say("why-keep-little", count=thrown, average=average, rule="PE-11")
    deck = state.settings.deck
    return say(
        "why-keep",
        count=thrown,
        tile=deck.word(likely[0]),
        chance=percent(chance(deck.needs[likely[0]], kept, thrown)),
        more=[deck.word(tile) for tile in likely[1:]],
        average=average,
        rule="PE-11",
    )


def likely_tiles(state: PescadoState, kept: i64, thrown: i64) -> list[int]:
    """The tiles that the throw may well catch, the likeliest first."""
    needs = state.settings.deck.needs
    found: list[tuple[float, int]] = []
    for tile in members(state.within_reach()):
        likely = chance(needs[tile], kept, thrown)
        if likely >= WORTH_NAMING:
            found.append((-likely, tile))
    return [tile for _likely, tile in sorted(found)]


def percent(share: float) -> int:
    """A share in per cent, as a whole number."""
    return int(100.0 * share + 0.5)


def reason_to_stop(state: PescadoState) -> Message:
    """What is left: a catch, or a second throw."""
    caught = state.caught()
    if caught:
        points = state.settings.deck.points(caught)
        return say("why-leave", count=count_bits(caught), points=points, rule="PE-9")
    tiles = state.within_reach()
    kept = best_kept(state, tiles)
    average = round(expected_points(state, tiles, kept, dice_thrown(state, kept)), 1)
    return say("why-stop", average=average, rule="PE-10")


def reason_to_snatch(state: PescadoState, seat: i64, tile: i64) -> Message:
    """What a claim or a mark brings or costs."""
    if state.right() >> tile & 1:
        return say("why-snatch", points=state.settings.deck.values[tile], rule="PE-29")
    wrong: i64 = 0
    if state.phase == SECRET:
        wrong = state.fingers[seat] & ~state.right()
    cost = price(state, seat, wrong | bit(tile)) - price(state, seat, wrong)
    return say("why-wrong", points=cost, rule="PE-30")


def price(state: PescadoState, seat: i64, wrong: i64) -> int:
    """The points that a seat would lose for wrong fingers on these tiles (PE-30, PE-42)."""
    paying = state.clone()
    for tile in members(wrong):
        paying.pay(seat, tile)
    deck = state.settings.deck
    return int(deck.points(state.won[seat]) - deck.points(paying.won[seat]))
