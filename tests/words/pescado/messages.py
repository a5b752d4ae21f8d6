"""What the messages of Pescado claim, compared with the state."""

from collections import Counter
from typing import Any

from words.game_steps import Step
from words.message_claims import Claims

from shoal.core.bits import count_bits, members
from shoal.core.message import DETAIL, HEADLINE, Message
from shoal.core.state import CHANCE, SPECTATOR
from shoal.games.pescado.components import LETTERS, letters_of
from shoal.games.pescado.moves import CLAIM, OVER
from shoal.games.pescado.rules import PescadoState, own

claims = Claims("pescado")


# The position in sets and letters, so that the claims do not use the game's own helpers.


def deck(step: Step) -> list[str]:
    """The fish of every tile."""
    return own(step.before).settings.deck.fish


def fish(step: Step, tiles: int) -> Counter[str]:
    """The tiles of a set as words; equal tiles count."""
    return Counter([f"tile-{deck(step)[tile]}" for tile in members(tiles)])


def worth(words: Any) -> int:
    """The points of tiles (PE-3)."""
    return sum(4 - len(set(word.removeprefix("tile-"))) for word in words)


def score(step: Step, state: PescadoState, seat: int) -> int:
    """A seat's points."""
    return worth(fish(step, state.won[seat]).elements())


def letters(words: Any) -> str:
    """The dice of a list of words, in the order of the colours."""
    assert all(len(set(word.removeprefix("dice-"))) == 1 for word in words)
    return "".join(word.removeprefix("dice-") for word in words)


def gained(step: Step, seat: int) -> int:
    """The tiles that now lie in front of a seat, and did not."""
    return int(own(step.after).won[seat] & ~own(step.before).won[seat])


def lost(step: Step, seat: int) -> int:
    """The tiles that no longer lie in front of a seat."""
    return int(own(step.before).won[seat] & ~own(step.after).won[seat])


def shows(dice: str, tile: str) -> bool:
    """Whether the dice show the three fish of a tile (PE-7)."""
    return all(dice.count(colour) >= tile.count(colour) for colour in tile)


def matching(step: Step, tiles: int, dice: int) -> int:
    """The tiles of a set that the dice show."""
    there = letters_of(dice)
    return sum(1 << tile for tile in members(tiles) if shows(there, deck(step)[tile]))


def tile_of(step: Step, first: int) -> int:
    """The tile of a move, of those that begin with this number."""
    assert 0 <= step.move - first < len(deck(step))
    return step.move - int(first)


def is_turn(step: Step, said: Message) -> None:
    """It is the turn of the seat that the message names."""
    assert said.args["seat"] == own(step.before).turn


def is_mover(step: Step, said: Message) -> None:
    """The seat that the message names has moved."""
    assert said.args["seat"] == step.mover


def names_tile(step: Step, said: Message, tile: int) -> None:
    """The message names this tile."""
    assert said.args["tile"] == f"tile-{deck(step)[tile]}"


# Log: tiles and dice.


@claims.of("log-draw", level=DETAIL)
def draws(step: Step, said: Message) -> None:
    before, after = own(step.before), own(step.after)
    drawn = after.pool & ~before.pool
    assert drawn == before.stack & ~after.stack
    assert fish(step, drawn) == Counter([said.args["tile"]])
    assert said.rule == ("PE-4" if before.thrown == 0 else "PE-17")


@claims.of("log-first")
def goes_first(step: Step, said: Message) -> None:
    assert said.args["seat"] == own(step.after).turn
    assert (said.rule, own(step.before).thrown, step.mover) == ("PE-5", 0, CHANCE)


@claims.of("log-throw", "log-throw-again", "log-throw-for-all", level=DETAIL)
def throws(step: Step, said: Message) -> None:
    is_turn(step, said)
    before, after = own(step.before), own(step.after)
    phases = {"log-throw": "throw", "log-throw-again": "throw-again"}
    assert step.was("phase") == phases.get(said.key, "throw-for-all")
    kept = letters(said.args.get("kept", []))
    fallen = letters(said.args["dice"])
    assert "".join(sorted(kept + fallen, key=LETTERS.index)) == letters_of(after.dice)
    assert len(fallen) == (len(step.text.split(" ")[1]))
    assert said.key != "log-throw-again" or kept == letters_of(before.dice)
    assert said.rule == {"log-throw": "PE-6", "log-throw-again": "PE-11"}.get(said.key, "PE-34")


@claims.of("log-take")
def takes(step: Step, said: Message) -> None:
    is_turn(step, said)
    seat = int(own(step.before).turn)
    assert Counter(said.args["tiles"]) == fish(step, gained(step, seat) & own(step.before).pool)
    assert said.args["points"] == worth(said.args["tiles"]) > 0
    assert said.rule == ("PE-9" if step.mover == CHANCE else "PE-8")


@claims.of("log-steal")
def steals(step: Step, said: Message) -> None:
    is_turn(step, said)
    before, after = own(step.before), own(step.after)
    seat, victim = int(before.turn), (int(before.turn) - 1) % int(before.players)
    assert said.args["other"] == victim
    assert gained(step, seat) & ~before.pool == lost(step, victim)
    assert Counter(said.args["tiles"]) == fish(step, lost(step, victim))
    assert said.args["points"] == score(step, before, victim) - score(step, after, victim) > 0
    assert said.rule == "PE-19"


@claims.of("log-flip", "log-flip-theirs", level=DETAIL)
def flips(step: Step, said: Message) -> None:
    is_turn(step, said)
    before, after = own(step.before), own(step.after)
    flipped = after.flipped & ~before.flipped
    assert fish(step, flipped) == Counter([said.args["tile"]])
    if said.key == "log-flip":
        assert (before.pool & flipped, said.rule) == (flipped, "PE-12")
    else:
        assert before.won[said.args["other"]] & after.won[said.args["other"]] & flipped == flipped
        assert (after.prey & flipped, said.rule) == (0, "PE-21")


@claims.of("log-grey", level=DETAIL)
def gets_a_grey_die(step: Step, said: Message) -> None:
    is_turn(step, said)
    grey = [step.was("grey"), step.now("grey")]
    assert grey == [said.args["count"] - 1, said.args["count"]]
    assert said.rule == "PE-12"


@claims.of("log-keep", level=DETAIL)
def keeps(step: Step, said: Message) -> None:
    is_turn(step, said)
    kept = letters(said.args["dice"])
    assert not Counter(kept) - Counter(letters_of(own(step.before).dice))
    assert letters_of(own(step.after).dice) == kept
    assert (said.args["count"], said.rule) == (len(kept), "PE-11")


@claims.of("log-stop", level=DETAIL)
def stops(step: Step, said: Message) -> None:
    is_mover(step, said)
    before, after = own(step.before), own(step.after)
    assert (before.turn, after.turn != before.turn) == (step.mover, True)
    within_reach = before.pool & ~before.flipped | before.prey
    assert said.args["count"] == count_bits(matching(step, within_reach, before.dice))
    phase = step.was("phase")
    assert said.rule == {"fish": "PE-10", "fish-again": "PE-16"}[str(phase)]


@claims.of("log-to-stack", level=DETAIL)
def goes_to_the_stack(step: Step, said: Message) -> None:
    gone = own(step.before).pool & own(step.after).stack
    assert Counter(said.args["tiles"]) == fish(step, gone)
    assert (step.game.options["flipped"], said.rule) == ("stack", "PE-15")


@claims.of("log-turn", level=HEADLINE)
def sums_up_a_turn(step: Step, said: Message) -> None:
    is_turn(step, said)
    before, after = own(step.before), own(step.after)
    seat = int(before.turn)
    assert after.turn == (seat + 1) % before.players
    taken = before.fresh | gained(step, seat) & before.pool
    assert after.phase == OVER or taken == after.prey
    assert said.args["count"] == count_bits(taken)
    assert said.args["gained"] == worth(fish(step, taken).elements())
    assert said.args["points"] == score(step, after, seat)
    assert said.rule == "PE-17"


# Log: snatching.


@claims.of("log-snatch")
def starts_a_snatch_round(step: Step, said: Message) -> None:
    dice = letters_of(own(step.after).dice)
    names = dict(zip(LETTERS, ["yellow", "orange", "red", "blue", "green", "black"], strict=True))
    often = [letter for letter in LETTERS if dice.count(letter) > 2]
    assert [said.args["colour"]] == [f"colour-{names[letter]}" for letter in often]
    assert said.args["count"] == dice.count(often[0])
    phases = ("snatch", "secret", "throw-for-all", "over")
    assert step.now("phase") in phases
    assert (step.game.options["snatch"] != "off", said.rule) == (True, "PE-27")


@claims.of("log-no-match", level=DETAIL)
def nothing_matches(step: Step, said: Message) -> None:
    after = own(step.after)
    assert matching(step, after.pool, after.dice) == 0
    assert said.rule == "PE-34"


@claims.of("log-claim")
def claims_rightly(step: Step, said: Message) -> None:
    is_mover(step, said)
    tile = tile_of(step, CLAIM)
    names_tile(step, said, tile)
    assert gained(step, step.mover) == 1 << tile
    before, after = own(step.before), own(step.after)
    won = score(step, after, step.mover) - score(step, before, step.mover)
    assert (said.args["points"], said.rule) == (won, "PE-29")


@claims.of("log-none-left", level=DETAIL)
def none_is_left(step: Step, said: Message) -> None:
    assert matching(step, own(step.after).pool, own(step.before).dice) == 0
    assert said.rule == "PE-35"


@claims.of("log-claim-wrong")
def claims_wrongly(step: Step, said: Message) -> None:
    is_mover(step, said)
    tile = tile_of(step, CLAIM)
    names_tile(step, said, tile)
    assert not shows(letters_of(own(step.before).dice), deck(step)[tile])
    assert own(step.after).pool >> tile & 1
    assert (gained(step, step.mover), said.rule) == (0, "PE-37")


@claims.of("log-pay")
def pays(step: Step, said: Message) -> None:
    seat = said.args["seat"]
    gone = fish(step, lost(step, seat))
    assert gone[said.args["tile"]] > 0
    assert said.args["points"] == worth([said.args["tile"]])
    wrong = [worth([f"tile-{deck(step)[tile]}"]) for tile in wrong_fingers(step, seat)]
    assert said.rule in ("PE-30", "PE-31")
    if said.rule == "PE-30":
        assert said.args["points"] <= max(wrong)
    else:
        assert said.args["points"] > min(wrong)
        assert step.game.options["penalty"] == "any"


def wrong_fingers(step: Step, seat: int) -> list[int]:
    """The tiles that the seat has claimed or marked wrongly in this step."""
    before = own(step.before)
    fingers = before.fingers[seat] if step.mover == CHANCE else 1 << tile_of(step, CLAIM)
    return members(fingers & ~matching(step, before.pool, before.dice))


@claims.of("log-spared")
def is_spared(step: Step, said: Message) -> None:
    seat = said.args["seat"]
    left = own(step.before).won[seat] & own(step.after).won[seat]
    wrong = wrong_fingers(step, seat)
    assert left
    assert len(wrong) > count_bits(lost(step, seat))
    least = min(worth([f"tile-{deck(step)[tile]}"]) for tile in wrong)
    assert all(worth([tile]) > least for tile in fish(step, left))
    assert (step.game.options["penalty"], said.rule) == ("lower", "PE-31")


@claims.of("log-no-tiles")
def has_no_tiles(step: Step, said: Message) -> None:
    seat = said.args["seat"]
    assert own(step.before).won[seat] == lost(step, seat)
    assert len(wrong_fingers(step, seat)) > count_bits(lost(step, seat))
    assert said.rule == "PE-32"


@claims.of("log-done", level=DETAIL)
def is_done(step: Step, said: Message) -> None:
    is_mover(step, said)
    assert step.was("phase") == "snatch"
    after = own(step.after)
    assert step.now("phase") != "snatch" or after.finished >> step.mover & 1
    assert said.rule == "PE-39"


@claims.of("log-mark")
def marks(step: Step, said: Message) -> None:
    is_mover(step, said)
    before, after = own(step.before), own(step.after)
    new = after.fingers[step.mover] & ~before.fingers[step.mover]
    assert fish(step, new) == Counter([said.args["tile"]])
    assert [seat for seat in range(-1, 4) if said.is_for(seat)] == [step.mover]
    assert said.rule == "PE-40"


@claims.of("log-seal")
def seals(step: Step, said: Message) -> None:
    is_mover(step, said)
    assert not own(step.before).finished >> step.mover & 1
    assert own(step.after).finished >> step.mover & 1
    assert said.rule == "PE-40"


@claims.of("log-open")
def opens(step: Step, said: Message) -> None:
    assert step.was("phase") == "open"
    assert said.rule == "PE-41"


@claims.of("log-lot", level=DETAIL)
def is_drawn(step: Step, said: Message) -> None:
    order = step.text.removeprefix("order ").split(",")
    assert order[said.args["place"] - 1] == str(said.args["seat"])
    assert said.rule == "PE-41"


@claims.of("log-marked")
def has_marked(step: Step, said: Message) -> None:
    marked = own(step.before).fingers[said.args["seat"]]
    assert Counter(said.args["tiles"]) == fish(step, marked)
    assert said.rule == "PE-41"


@claims.of("log-gets")
def gets(step: Step, said: Message) -> None:
    won = gained(step, said.args["seat"])
    assert Counter(said.args["tiles"]) == fish(step, won)
    assert (said.args["points"], said.rule) == (worth(said.args["tiles"]), "PE-29")


@claims.of("log-beaten")
def is_beaten(step: Step, said: Message) -> None:
    seat, other = said.args["seat"], said.args["other"]
    order = step.text.removeprefix("order ").split(",")
    assert order.index(str(other)) < order.index(str(seat))
    both = own(step.before).fingers[seat] & gained(step, other)
    assert fish(step, both)[said.args["tile"]] > 0
    assert said.rule == "PE-41"


@claims.of("log-wrong")
def is_wrong(step: Step, said: Message) -> None:
    wrong = wrong_fingers(step, said.args["seat"])
    assert Counter(said.args["tiles"]) == Counter([f"tile-{deck(step)[tile]}" for tile in wrong])
    assert said.rule == "PE-42"


@claims.of("log-snatch-over", "log-nobody", level=HEADLINE)
def ends_a_round(step: Step, said: Message) -> None:
    phases = [step.was("phase"), step.now("phase")]
    assert phases[0] in ("snatch", "open")
    assert phases[1] != phases[0]
    count = 6 - count_bits(own(step.after).pool)
    if said.key == "log-nobody":
        assert (count, said.rule) == (0, "PE-34")
        assert phases[1] in ("throw-for-all", "over")
    else:
        assert (said.args["count"], said.rule) == (count, "PE-35")
        assert phases[1] in ("refill", "over")


# The end.


@claims.of("log-over-stack", "log-over-throws", level=HEADLINE)
def is_over(step: Step, said: Message) -> None:
    after = own(step.after)
    assert after.phase == OVER
    short = count_bits(after.pool) < 6
    if said.key == "log-over-stack":
        assert count_bits(after.stack) + count_bits(after.pool) < 6
        assert (short, said.rule) == (True, "PE-23")
    else:
        assert said.args["count"] == after.thrown == after.settings.throws
        assert (short, said.rule) == (False, "PE-26")


@claims.of("won-points", "won-shared", "won-by-tiles", "won-shared-by-tiles")
def has_won(step: Step, said: Message) -> None:
    after = own(step.after)
    best = [seat for seat, rank in enumerate(after.ranks()) if rank == 0]
    assert said.args.get("seats", [said.args.get("seat")]) == best
    points = [score(step, after, seat) for seat in range(int(after.players))]
    tiles = [count_bits(won) for won in after.won]
    assert said.args["points"] == max(points) == points[best[0]]
    tied = [seat for seat, got in enumerate(points) if got == max(points)]
    assert (len(best) > 1) == said.key.startswith("won-shared")
    assert (len(tied) > len(best)) == said.key.endswith("by-tiles")
    assert said.args.get("tied", len(tied)) == len(tied)
    assert said.args.get("tiles", tiles[best[0]]) == min(tiles[seat] for seat in tied)
    assert said.rule == "PE-25"


# Nothing is left out: what changed is said.


def check_nothing_is_missing(step: Step, messages: list[Message]) -> None:
    """Every tile won or lost, every end, and one headline at the end of a turn or a round."""
    keys = Counter([said.key for said in messages])
    before, after = own(step.before), own(step.after)
    for seat in range(int(before.players)):
        won = [tile for said in messages for tile in tiles_won(said, seat)]
        assert Counter(won) == fish(step, gained(step, seat)), f"seat {seat} won other tiles"
        gone = [tile for said in messages for tile in tiles_lost(said, seat)]
        assert Counter(gone) == fish(step, lost(step, seat)), f"seat {seat} lost other tiles"
    is_first_draw = "log-first" in keys
    assert keys["log-turn"] == (after.turn != before.turn and not is_first_draw)
    snatches = [phase in ("snatch", "open") for phase in (step.was("phase"), step.now("phase"))]
    assert keys["log-snatch-over"] + keys["log-nobody"] == (snatches == [True, False])
    overs = keys["log-over-stack"] + keys["log-over-throws"]
    wons = sum(keys[key] for key in keys if key.startswith("won-"))
    assert (overs, wons) == ((1, 1) if after.phase == OVER else (0, 0))
    headlines = [said.key for said in messages if said.level == HEADLINE]
    assert len(headlines) - overs == keys["log-turn"] + keys["log-snatch-over"] + keys["log-nobody"]
    assert messages
    # Only a mark is secret.
    assert all(said.is_for(SPECTATOR) for said in messages if said.key != "log-mark")


def tiles_won(said: Message, seat: int) -> list[str]:
    """The tiles that a message gives to a seat."""
    if said.args.get("seat") != seat:
        return []
    if said.key in ("log-take", "log-steal", "log-gets"):
        return list(said.args["tiles"])
    return [said.args["tile"]] if said.key == "log-claim" else []


def tiles_lost(said: Message, seat: int) -> list[str]:
    """The tiles that a message takes from a seat."""
    if said.key == "log-steal" and said.args["other"] == seat:
        return list(said.args["tiles"])
    return [said.args["tile"]] if said.key == "log-pay" and said.args["seat"] == seat else []
