"""Everything that Shark Tank says is true, and every kind of message is met."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain

import pytest
from engines.compared_games import Plan
from games.sharktank.positions import SHORT_WITHOUT_FISH, at, pocket, scored
from table import Table
from words.game_steps import (
    Step,
    position_step,
    recorded_steps,
    seeded_steps,
    step_at,
    viewers,
)
from words.message_claims import Claims
from words.sharktank import board, prompts, reasons, refusals
from words.sharktank.messages import claims, gone, knows_points

from shoal.core.catalogue import LANGUAGES, load
from shoal.core.message import HEADLINE, heard_by, say
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, SPECTATOR
from shoal.games import game_info
from shoal.games.sharktank.components import SUITS, draft_picks
from shoal.games.sharktank.moves import FIRST, LOOK, NONE, OVER, ROLL, SCORE, SECTOR, STRETCH, TASTY

assert prompts and reasons and refusals, "they add their claims"

STEPS = 100_000
GAMES = [
    Plan(2, 1, STEPS, {"null": "may", "tank": 12, "turns": 30, "skip": "always"}),
    Plan(3, 2, STEPS, {"touch": "corner", "spread": "anywhere", "tank": 13, "turns": 40}),
    Plan(4, 3, STEPS, {"tank": 14, "turns": 60}),
    Plan(3, 4, STEPS, {"tank": 12, "turns": 60}),
    Plan(2, 5, STEPS, {"cut": False, "tank": 12, "turns": 40, "skip": "always"}),
    Plan(4, 6, STEPS, {"cut": False, "null": "may", "touch": "corner", "tank": 12, "turns": 60}),
    Plan(2, 7, STEPS, {"turns": 12, "skip": "always"}),
    Plan(4, 8, STEPS, {"touch": "corner", "tank": 12, "turns": 200}),
]

LONG = (
    "players=4 tank=12 | phase={phase} tasty=moons first=0 seat=1 turn=5 last=- "
    "tokens=n/2/1/-;{own};1/-/2/-;2/-/-/1 spent={spent} "
    "fish=b9,j9,h10/b4,l4,g7/d5,a6,d11/f1,h3,l5 sharks=f5,a12,l10,j2 sector=0 tiles=0,{tiles},0,0 "
    "mover=crowns length={length} extra=0 trail=- due=0 die=-"
)
"""Seat 1 has collected many tiles, and no movement is longer than 20 (ST-24)."""

SHORT = (
    "players=3 tank=12 | phase={phase} tasty=moons first=1 seat=0 turn=32 last=- "
    "tokens={own}/-/-/-;2/-/n/1;-/-/-/- spent={spent}/n1/12/n2 "
    "fish=k4,f5,c8,k9/i4,j5,b9,i11/g3,a5,k5/c4,d9,f9 sharks=h5,e3,i2,a7 sector=0 tiles=18,0,0 "
    "mover=crowns length=17 extra=0 trail=- due=0 die=-"
)
"""No shark can swim the 20 tiles of seat 0 (ST-22)."""


def random_games() -> Iterator[Step]:
    return seeded_steps("sharktank", GAMES)


def all_games() -> Iterator[Step]:
    return chain(random_games(), recorded_steps("sharktank"))


def check_all_met(kind: str, known: Claims = claims) -> None:
    """Every key of this kind has a claim, is met, and has only arguments that are compared."""
    assert known.unclaimed(kind) == []
    assert known.never_met(kind) == []
    assert known.uncompared(kind) == []


# The log.


def expected(step: Step, viewer: int) -> Counter[str]:
    """The keys, apart from points, that a viewer must hear of a step, by what changed."""
    before, after = step.before, step.after
    keys: Counter[str] = Counter()
    if step.mover == CHANCE:
        keys.update(chance_keys(step, viewer))
    else:
        kind = str(step.game.notation.write_move(step.move))
        verbs = {"take": "take", "shark": "choose", "extra": "extra", "tile": "lay"}
        nothing = {"spend nothing": "keep"}.get(kind, "spend")
        verb = kind.split(maxsplit=1)[0]
        keys[f"log-{verbs.get(verb, 'swim' if verb == 'stand' else nothing)}"] += 1
        keys["log-gobble"] += any(gone(step))
    if before.phase < SCORE == after.phase:
        keys.update(["log-end", "log-reveal"])
    keys["log-last-round"] += before.last == NONE != after.last
    keys["log-skip"] += after.turn - before.turn == 2
    return +keys


def chance_keys(step: Step, viewer: int) -> list[str]:
    """What must be heard of an outcome."""
    word = step.game.notation.write(step.before, step.mover, step.move).split()[0]
    if word == "looks":
        return ["log-find" if viewer == step.before.seat else "log-look"]
    if word == "die":
        return ["log-die" if step.before.phase == SCORE else "log-roll"]
    said = {"tasty": "tasty", "first": "first", "fish": "fish", "corners": "sharks"}
    return [] if step.before.phase == SECTOR else [f"log-{said[word]}"]


def heard_keys(step: Step, viewer: int) -> Counter[str]:
    """The keys that a viewer hears; ways to skip, to end and to cut a roll are not told apart."""
    messages = step.log
    keys = [message.key for message in heard_by(messages, viewer)]
    short = {"log-skip-empty": "log-skip"}
    keys = ["log-end" if key.startswith("log-end-") else short.get(key, key) for key in keys]
    unheard = ("log-gain", "log-loss", "log-part", "log-roll-")
    return Counter(key for key in keys if not key.startswith(unheard))


def points_told(step: Step, viewer: int) -> int:
    """The change of points that a viewer hears of, which is that of the parts."""
    total = parts = 0
    for message in heard_by(step.log, viewer):
        sign = -1 if message.key in ("log-loss", "log-part-loss") else 1
        if message.key in ("log-gain", "log-loss"):
            total += sign * message.args["points"]
        elif message.key in ("log-part-gain", "log-part-loss"):
            parts += sign * message.args["points"]
    assert total == parts
    return total


def check_step(step: Step) -> None:
    """Everything in the log of a step is true, and nothing is missing."""
    for viewer in viewers(step.before):
        heard = step.heard_by(viewer)
        for message in heard_by(step.log, viewer):
            claims.check(heard, message)
        assert heard_keys(step, viewer) == expected(step, viewer), f"{step}"
        if step.before.phase < SCORE:
            seat = step.before.seat
            held = [state.points_for(state.held[seat]) for state in (step.before, step.after)]
            heard = points_told(step, viewer)
            assert heard == (held[1] - held[0]) * knows_points(step, seat, viewer), f"{step}"


def test_every_message_of_the_log_is_true_and_none_is_missing():
    for step in all_games():
        check_step(step)
    roll = {"phase": "roll", "own": "-/1/-/-", "spent": "-/n/n/n2"}
    check_step(step_at("sharktank", LONG.format(tiles=19, length=20, **roll), "* die 3"))
    check_step(step_at("sharktank", LONG.format(tiles=16, length=18, **roll), "* die 3"))
    check_step(step_at("sharktank", SHORT.format(phase="roll", own="-", spent="n"), "* die 3"))
    check_all_met("log-")


def test_every_turn_has_one_headline():
    for game in GAMES:
        headlines = 0
        for step in seeded_steps("sharktank", [game]):
            messages = step.log
            headlines += len([one for one in messages if one.level == HEADLINE])
            last = step.after
        assert headlines == draft_picks(last.players) + last.turn


def test_what_a_gobbled_fish_is_changes_nothing_for_others():
    for step in all_games():
        if step.before.phase == LOOK:
            for viewer in {*range(int(step.before.players)), int(SPECTATOR)} - {step.before.seat}:
                heard = [
                    heard_by(step.game.messages.log(step.before, CHANCE, outcome), viewer)
                    for outcome in range(step.before.outcomes())
                ]
                assert all(one == heard[0] for one in heard)


# Prompts, refusals and reasons.


def to_act(step: Step) -> Step:
    """The position before a step for the seat that acts, or for spectators."""
    return step.question(int(step.before.actor()))


def here(table: Table) -> Step:
    """The position of a table for the seat that acts."""
    return position_step(table.game, table.state, table.seat)


def ask(step: Step) -> None:
    claims.check(step, step.game.messages.prompt(step.view))


def refuse(step: Step, moves: Iterable[int]) -> None:
    claims.check_refusals(step, step.mover, moves)


def explain(step: Step) -> None:
    for move in step.view.moves:
        reason = step.game.evaluator.reason(step.view, move)
        claims.check(step.question(step.mover, int(move)), reason)


def narrow() -> Table:
    """The shark of suns has room for two tiles."""
    return at(fish="c1,c3,c5/a6,b6,c7/l4,p8,h12/h16,l16,p16").play("shark suns")


def test_every_prompt_is_true():
    for step in all_games():
        ask(to_act(step))
    only_null = {"phase": "pay", "own": "-/-/n/-", "spent": "-/n1/-/n2"}
    ask(here(Table("sharktank", LONG.format(tiles=18, length=20, **only_null))))
    ask(here(Table("sharktank", LONG.format(tiles=16, length=18, **only_null))))
    ask(here(Table("sharktank", SHORT.format(phase="pay", own="n", spent="-"))))
    ask(here(narrow()))
    check_all_met("ask-")


def test_every_refusal_is_true():
    rng = Rng(1)
    for number, step in enumerate(all_games()):
        if step.mover != CHANCE:
            every = number % 50 == 0 or step.before.phase == STRETCH
            count = step.game.move_count
            refuse(to_act(step), range(count) if every else [rng.below(count) for _ in range(20)])
    long = LONG.format(phase="pay", tiles=18, length=20, own="-/1/n/-", spent="-/n/-/n2")
    short = SHORT.format(phase="pay", own="n", spent="-").replace("spent=-/n1", "spent=-/n")
    short = short.replace("tokens=n/-", "tokens=n/1")
    settled = short.replace("tank=12", "tank=12 cut=no").replace("phase=pay", "phase=lay")
    chosen = short.replace("phase=pay", "phase=choose").replace("mover=crowns", "mover=-")
    for text in (long, short, settled, chosen):
        refuse(here(Table("sharktank", text)), range(800))
    refuse(here(narrow()), range(800))
    refuse(here(pocket()), range(800))
    check_all_met("no-")


def test_every_reason_is_true():
    for number, step in enumerate(all_games()):
        if step.mover != CHANCE and number % 23 == 0:
            explain(to_act(step))
    explain(here(narrow()))
    draft = {"phase": "draft", "length": "0", "fish": "-/-/-/-", "sharks": "-"}
    explain(here(at(tokens="1/2/1/-;-/1/2/1", **draft)))
    # With a Null less, all fish of seat 0 are of one suit.
    last = {"tokens": "-/12/-/n;-/n/1/12", "spent": "n123/345/n2345/345", "last": "2"}
    explain(here(at(fish="h4,l8/-/-/-", turn="20", **last)))
    check_all_met("why-")


def test_every_name_of_a_move_is_true_and_differs_from_the_others():
    for number, step in enumerate(all_games()):
        view = to_act(step).view
        messages = [step.game.messages.describe_move(view, move) for move in view.moves]
        for words in claims.catalogues:
            texts = [words.format(message) for message in messages]
            assert len(set(texts)) == len(texts)
            assert all(text[-1].isalnum() for text in texts)
        if number % 3 == 0 or step.before.phase == STRETCH:
            for move, message in zip(view.moves, messages, strict=True):
                claims.check(step.option(step.mover, int(move)), message)
    check_all_met("move-")


# The board in words.


def read_board(step: Step) -> None:
    """Compare everything in the board of every viewer with the position before a step."""
    for viewer in viewers(step.before):
        seen = step.heard_by(viewer)
        lines = seen.view.lines()
        for message in board.said_in(lines):
            board.claims.check(seen, message)
        for check in board.CHECKS:
            check(seen, lines)


def test_everything_in_the_board_is_true():
    for number, step in enumerate(all_games()):
        if number % 17 == 0 or step.before.phase in (FIRST, LOOK, ROLL, STRETCH, TASTY):
            read_board(step)
        if step.after.phase == OVER:
            read_board(position_step(step.game, step.after))
    read_board(here(Table("sharktank", SHORT.format(phase="pay", own="n", spent="-"))))
    read_board(here(Table("sharktank", SHORT_WITHOUT_FISH)))
    check_all_met("board-", board.claims)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_suit_has_a_letter_of_its_own_in_the_drawing(language):
    words = load(language, game_info("sharktank").folder)
    letters = [words.format(say("board-fish", suit=f"suit-{suit}")) for suit in SUITS]
    assert len(set(letters)) == 4 and all(len(letter) == 1 for letter in letters)
    sharks = [words.format(say("board-shark", suit=f"suit-{suit}")) for suit in SUITS]
    assert sharks == [letter.upper() for letter in letters]


# The end.


def test_every_verdict_is_true():
    for step in all_games():
        if step.after.phase == OVER:
            claims.check_verdict(step)
    two_of_three = scored(
        "+45/-/1/2;-/-/2+5/n+3;n+3/1/+4/-",
        "12/n2345/n3/145",
        "players=3",
        tasty="suns",
        seat="0",
        turn="42",
        tiles="0,0,0",
    ).chance("die 4")
    claims.check_verdict(position_step(two_of_three.game, two_of_three.state))
    check_all_met("won-")
