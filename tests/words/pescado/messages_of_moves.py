"""What the prompts, descriptions, reasons and refusals of Pescado claim about a position."""

from collections import Counter
from itertools import product
from math import isclose

from words.game_steps import Step
from words.pescado.messages import (
    claims,
    deck,
    fish,
    letters,
    matching,
    score,
    shows,
    tile_of,
    worth,
)

from shoal.core.bits import count_bits, members
from shoal.core.message import Message
from shoal.games.pescado.components import KEPT_LETTERS, LETTERS, chance, dice_from, letters_of
from shoal.games.pescado.moves import CLAIM, FLIP, KEEP, MARK, OVER, TAKE_ALL
from shoal.games.pescado.rules import PescadoState, order_of, own

# Prompts.


def can(step: Step, verb: str) -> bool:
    """Whether the player has a move that begins with this word."""
    return any(text.split(" ")[0] == verb for text in step.moves)


@claims.of("ask-take", "ask-throw")
def asks_after_the_first_throw(step: Step, said: Message) -> None:
    assert can(step, "keep")
    assert can(step, "take") == (said.key == "ask-take")
    assert (said.args["flip"] == 1, said.args["stop"] == 1) == (
        can(step, "flip"),
        can(step, "done"),
    )
    assert said.rule == ("PE-9" if said.key == "ask-take" else "PE-10")


@claims.of("ask-flip", "ask-second-grey", "ask-throw-grey")
def asks_about_grey_dice(step: Step, said: Message) -> None:
    flips = int(own(step.before).flips)
    possible = [verb for verb in ("take", "flip", "keep", "done") if can(step, verb)]
    if said.key == "ask-flip":
        assert (flips % 2, possible, said.rule) == (1, ["flip"], "PE-12")
    elif said.key == "ask-second-grey":
        assert (flips, possible, said.rule) == (2, ["flip", "keep"], "PE-12")
    else:
        assert (flips, possible, said.rule) == (2 * said.args["count"], ["keep"], "PE-14")


@claims.of("ask-take-or-stop", "ask-claim", "ask-mark")
def asks_for_tiles(step: Step, said: Message) -> None:
    asked = {
        "ask-take-or-stop": (["take", "done"], "PE-16"),
        "ask-claim": (["claim", "done"], "PE-37"),
        "ask-mark": (["mark", "seal"], "PE-40"),
    }
    verbs = ("take", "flip", "keep", "claim", "mark", "done", "seal")
    possible = [verb for verb in verbs if can(step, verb)]
    # A seat that has marked every tile can only seal.
    assert asked[said.key] in [(possible, said.rule), (["mark", *possible], said.rule)]


# Moves.


@claims.of(
    "move-take", "move-steal", "move-flip", "move-flip-theirs", "move-claim", "move-mark", rule=""
)
def describes_a_tile(step: Step, said: Message) -> None:
    verb, name = step.text.split(" ")
    assert said.args["tile"] == f"tile-{name[:3]}"
    tile = 1 << own(step.before).settings.deck.number[name]
    is_theirs = bool(own(step.before).prey & tile)
    keys = {"take": "move-steal", "flip": "move-flip-theirs"} if is_theirs else {}
    assert said.key == keys.get(verb, f"move-{verb}")
    assert not is_theirs or own(step.before).won[said.args["other"]] & tile


claims.told_as |= {
    "move-take": ("log-take",),
    "move-take-all": ("log-take", "log-steal"),
    "move-steal": ("log-steal",),
    "move-flip": ("log-flip",),
    "move-flip-theirs": ("log-flip-theirs",),
    "move-keep": ("log-keep",),
    "move-stop": ("log-stop",),
    "move-claim": ("log-claim", "log-claim-wrong"),
    "move-mark": ("log-mark",),
    "move-done": ("log-done",),
    "move-seal": ("log-seal",),
}


@claims.of("move-take-all", rule="")
def describes_taking_all(step: Step, said: Message) -> None:
    assert step.text == "take all"
    takes = [move for move in step.before.moves(step.mover) if move < TAKE_ALL]
    assert said.args["count"] == len(takes)


@claims.of("move-keep", rule="")
def describes_keeping(step: Step, said: Message) -> None:
    kept = letters(said.args["dice"])
    assert step.text == f"keep {kept or 'none'}"
    assert said.args["count"] == len(kept)
    assert said.args["thrown"] == 5 - len(kept) + own(step.before).flips // 2


@claims.of("move-stop", "move-done", "move-seal", rule="")
def describes_a_word(step: Step, said: Message) -> None:
    assert step.text == ("seal" if said.key == "move-seal" else "done")
    in_a_round = step.was("phase") in ("snatch", "secret")
    assert in_a_round == (said.key != "move-stop")


# Reasons.


def within_reach(step: Step) -> int:
    """The tiles that can be caught."""
    before = own(step.before)
    return int(before.pool & ~before.flipped | before.prey)


@claims.of("why-take", "why-take-last", "why-steal", "why-take-all")
def says_what_a_catch_is_worth(step: Step, said: Message) -> None:
    before, after = own(step.before), own(step.after)
    won = score(step, after, step.mover) - score(step, before, step.mover)
    assert said.args["points"] == won > 0
    if said.key == "why-steal":
        assert before.won[said.args["other"]] & ~after.won[said.args["other"]]
    rules = {"why-take": "PE-18", "why-take-last": "PE-24", "why-steal": "PE-19"}
    assert said.rule == rules.get(said.key, "PE-9")
    if said.key in ("why-take", "why-take-last"):
        at_the_end = own(before).clone()
        at_the_end.take(1 << step.move)
        at_the_end.end_turn()
        no_throw_left = before.thrown >= before.settings.throws
        assert (at_the_end.phase == OVER or no_throw_left) == (said.key == "why-take-last")


@claims.of("why-flip", "why-flip-theirs")
def says_what_a_flip_costs(step: Step, said: Message) -> None:
    after = own(step.after)
    tile = 1 << tile_of(step, FLIP)
    assert not (after.pool & ~after.flipped | after.prey) & tile
    if said.key == "why-flip":
        assert (after.pool & tile, said.rule) == (tile, "PE-15")
    else:
        assert (after.won[said.args["other"]] & tile, said.rule) == (tile, "PE-21")


@claims.of("why-keep", "why-keep-little", "why-keep-all")
def says_what_a_throw_brings(step: Step, said: Message) -> None:
    before = own(step.before)
    kept = KEPT_LETTERS[step.move - KEEP]
    thrown = 5 - len(kept) + int(before.flips) // 2
    if said.key == "why-keep-all":
        caught = matching(step, within_reach(step), before.dice)
        assert (thrown, said.args["count"], said.rule) == (0, count_bits(caught), "PE-16")
        assert (own(step.after).turn == before.turn) == (caught != 0)
        return
    assert (said.args["count"], said.rule) == (thrown, "PE-11")
    tiles = [deck(step)[tile] for tile in members(within_reach(step))]
    odds = [odds_of(tile, kept, thrown) for tile in tiles]
    average = sum(worth([f"tile-{tile}"]) * each for tile, each in zip(tiles, odds, strict=True))
    assert abs(said.args["average"] - average) <= 0.0501
    likely = [tile for tile, each in zip(tiles, odds, strict=True) if each >= 0.15]
    if said.key == "why-keep-little":
        assert likely == []
    else:
        named = [said.args["tile"], *said.args["more"]]
        assert Counter(named) == Counter([f"tile-{tile}" for tile in likely])
        assert abs(said.args["chance"] - 100 * max(odds)) <= 0.501
        assert isclose(odds_of(named[0].removeprefix("tile-"), kept, thrown), max(odds))


def odds_of(tile: str, kept: str, thrown: int) -> float:
    """The chance of a tile: counted where few dice are thrown, else as the game has it."""
    if thrown > 2:
        return chance(dice_from(tile), dice_from(kept), thrown)  # Counted in test_evaluator.py.
    falls = [kept + "".join(fall) for fall in product(LETTERS, repeat=thrown)]
    return sum(shows(fall, tile) for fall in falls) / len(falls)


@claims.of("why-leave")
def says_what_is_left(step: Step, said: Message) -> None:
    left = fish(step, matching(step, within_reach(step), own(step.before).dice))
    assert said.args["count"] == left.total() > 0
    assert (said.args["points"], said.rule) == (worth(left.elements()), "PE-9")


@claims.of("why-stop")
def says_what_a_second_throw_would_bring(step: Step, said: Message) -> None:
    before = own(step.before)
    assert matching(step, within_reach(step), before.dice) == 0
    tiles = [deck(step)[tile] for tile in members(within_reach(step))]
    best = 0.0
    for move in before.moves(step.mover):
        if KEEP <= move < CLAIM:
            kept = KEPT_LETTERS[move - KEEP]
            odds = [(tile, odds_of(tile, kept, 5 - len(kept))) for tile in tiles]
            best = max(best, sum(worth([f"tile-{tile}"]) * each for tile, each in odds))
    assert abs(said.args["average"] - best) <= 0.0501
    assert said.rule == "PE-10"


@claims.of("why-done")
def says_what_the_dice_show(step: Step, said: Message) -> None:
    before = own(step.before)
    left = matching(step, before.pool & ~before.fingers[step.mover], before.dice)
    assert (said.args["count"], said.rule) == (count_bits(left), "PE-28")


@claims.of("why-snatch", "why-wrong")
def says_what_a_snatch_brings(step: Step, said: Message) -> None:
    before = own(step.before)
    is_claim = step.move < MARK
    tile = tile_of(step, CLAIM if is_claim else MARK)
    is_right = shows(letters_of(before.dice), deck(step)[tile])
    assert is_right == (said.key == "why-snatch")
    if is_right:
        assert (said.args["points"], said.rule) == (worth([f"tile-{deck(step)[tile]}"]), "PE-29")
        return
    without, with_it = before.clone(), own(step.after).clone()
    if not is_claim:
        for state in (without, with_it):
            open_marks_of(state, step.mover)
    cost = score(step, without, step.mover) - score(step, with_it, step.mover)
    assert (said.args["points"], said.rule) == (cost, "PE-30")


def open_marks_of(state: PescadoState, seat: int) -> None:
    """Open the marks of one seat, as if nobody else had marked anything."""
    for other in range(int(state.players)):
        if other != seat:
            state.fingers[other] = 0
    state.open_marks(order_of(0, state.players))


# Refusals.


def refuses(step: Step, said: Message, verbs: str, rule: str) -> None:
    """The refused move begins with one of these words, and the message cites this rule."""
    assert step.text.split(" ")[0] in verbs.split(" ")
    assert said.rule == rule


def refused_tile(step: Step, said: Message) -> int:
    """The tile that was refused, which the message names."""
    name = step.text.split(" ")[1]
    assert said.args["tile"] == f"tile-{name[:3]}"
    return 1 << own(step.before).settings.deck.number[name]


def phase(step: Step) -> str:
    """The phase of the position."""
    return str(step.was("phase"))


@claims.of("no-snatch")
def no_snatch(step: Step, said: Message) -> None:
    refuses(step, said, "claim mark seal", "PE-27")
    assert phase(step) in ("fish", "fish-again")


@claims.of("no-half-a-die")
def no_half_a_die(step: Step, said: Message) -> None:
    refuses(step, said, "take keep done", "PE-12")
    assert own(step.before).flips % 2 == 1


@claims.of("no-take-after-flip", "no-stop-after-flip")
def no_more_after_a_flip(step: Step, said: Message) -> None:
    refuses(step, said, "take" if said.key == "no-take-after-flip" else "done", "PE-14")
    assert phase(step) == "fish"
    assert own(step.before).flips in (2, 4)


@claims.of("no-take-all")
def no_taking_all(step: Step, said: Message) -> None:
    assert (step.text, said.rule) == ("take all", "PE-9")
    assert count_bits(matching(step, within_reach(step), own(step.before).dice)) < 2


@claims.of("no-match")
def no_match(step: Step, said: Message) -> None:
    refuses(step, said, "take", "PE-7")
    tile = refused_tile(step, said)
    dice = letters_of(own(step.before).dice)
    assert letters(said.args["dice"]) == dice
    assert within_reach(step) & tile
    assert not shows(dice, said.args["tile"].removeprefix("tile-"))


@claims.of("no-take-own", "no-flip-own")
def no_own_tile(step: Step, said: Message) -> None:
    take = said.key == "no-take-own"
    refuses(step, said, "take" if take else "flip", "PE-8" if take else "PE-13")
    assert own(step.before).won[step.mover] & refused_tile(step, said)


@claims.of("no-face-down", "no-flipped-theirs", "no-safe", "no-in-stack")
def no_tile_within_reach(step: Step, said: Message) -> None:
    rules = {"no-face-down": "PE-15", "no-flipped-theirs": "PE-21", "no-safe": "PE-20"}
    refuses(step, said, "take flip", rules.get(said.key, "PE-4"))
    tile = refused_tile(step, said)
    before = own(step.before)
    assert not within_reach(step) & tile
    assert bool(before.flipped & tile) == (said.key in ("no-face-down", "no-flipped-theirs"))
    assert bool(before.pool & tile) == (said.key == "no-face-down")
    assert bool(before.stack & tile) == (said.key == "no-in-stack")
    if "other" in said.args:
        assert said.args["other"] != step.mover
        assert before.won[said.args["other"]] & tile


@claims.of("no-flip-late", "no-flip-more", "no-flip-single")
def no_flip(step: Step, said: Message) -> None:
    refuses(step, said, "flip", "PE-14" if said.key == "no-flip-late" else "PE-12")
    assert (phase(step) == "fish-again") == (said.key == "no-flip-late")
    assert said.key != "no-flip-more" or own(step.before).flips == 4
    assert said.key != "no-flip-single" or count_bits(within_reach(step)) == 1


@claims.of("no-keep", "no-keep-late", "no-keep-all")
def no_keep(step: Step, said: Message) -> None:
    rules = {"no-keep": "PE-11", "no-keep-late": "PE-16", "no-keep-all": "PE-10"}
    refuses(step, said, "keep", rules[said.key])
    assert (phase(step) == "fish-again") == (said.key == "no-keep-late")
    dice = letters_of(own(step.before).dice)
    if said.key == "no-keep":
        assert step.text == f"keep {letters(said.args['kept'])}"
        assert letters(said.args["dice"]) == dice
        assert Counter(letters(said.args["kept"])) - Counter(dice)
    elif said.key == "no-keep-all":
        assert (step.text, step.game.options["second"]) == (f"keep {dice}", "must")


@claims.of("no-stop")
def no_stop(step: Step, said: Message) -> None:
    refuses(step, said, "done", "PE-10")
    assert (step.game.options["second"], own(step.before).flips) == ("must", 0)


@claims.of("no-only-claims", "no-only-marks")
def no_other_move(step: Step, said: Message) -> None:
    live = said.key == "no-only-claims"
    assert phase(step) == ("snatch" if live else "secret")
    assert step.text.split(" ")[0] != ("claim" if live else "mark")
    assert said.rule == ("PE-37" if live else "PE-40")


@claims.of("no-claim-again", "no-mark-again", "no-in-pool")
def no_such_tile(step: Step, said: Message) -> None:
    rules = {"no-claim-again": "PE-38", "no-mark-again": "PE-40"}
    refuses(step, said, "claim mark", rules.get(said.key, "PE-28"))
    tile = refused_tile(step, said)
    before = own(step.before)
    if said.key == "no-in-pool":
        assert not before.pool & tile
    else:
        assert before.pool & before.fingers[step.mover] & tile
