"""What the board is told about squares and moves is what happens when they are played."""

from random import Random

import pytest

import shoal


def facts_at(position):
    match = shoal.at("urchins", position, seed=1)
    return match.game.board_helpers.facts(match.view(0))


def on_four(rows, pieces, phase="3", options="", won="0,0"):
    """Two players on four by four squares; seat 0 is to act."""
    tokens = sum(rows.count(mark) * count for mark, count in zip("ryRY", (1, 1, 2, 2), strict=True))
    stacks = rows.count("R") + rows.count("Y")
    red, yellow = 20 - rows.count("r") - stacks, 20 - rows.count("y") - stacks
    taken = sum(int(one) for one in won.split(","))
    assert tokens + red + yellow == 40
    return (
        f"players=2 size=4 {options} | board={rows} pieces={pieces} pile={red - taken},{yellow} "
        f"won={won} turn=0 phase={phase} added=no calm=0"
    )


SQUARE = "..../..../ry../yr.."


def test_a_square_is_ready_for_everybody_whose_piece_can_come():
    facts = facts_at(on_four(SQUARE, "hand,hand"))
    assert facts["ready"] == [{"squares": ["a1", "b1", "a2", "b2"], "seats": [0, 1]}]
    assert facts["best"] == [4, 4]


def test_a_stack_counts_twice():
    assert facts_at(on_four("..../..../Ry../yr..", "hand,hand"))["best"] == [5, 5]


def test_a_catch_names_its_squares_and_the_new_total():
    outcome = facts_at(on_four(SQUARE, "hand,hand", won="6,0"))["moves"]["piece a1"]
    assert outcome["won"] == 4
    assert outcome["total"] == 10
    assert outcome["squares"] == [["a1", "b1", "a2", "b2"]]
    assert (outcome["keeps"], outcome["across"], outcome["left"]) == ([], [], 0)


def test_an_opponent_across_is_named_and_one_beside_keeps_its_token():
    moves = facts_at(on_four(SQUARE, "hand,b2"))["moves"]
    assert (moves["piece a1"]["won"], moves["piece a1"]["across"]) == (0, [1])
    assert (moves["piece b1"]["won"], moves["piece b1"]["keeps"]) == (3, [1])


def test_what_is_left_for_the_next_player_is_told():
    outcome = facts_at(on_four("r.../..../ry../yr..", "hand,hand"))["moves"]["piece a4"]
    assert (outcome["won"], outcome["next"], outcome["left"]) == (0, 1, 4)


def test_a_piece_that_stands_there_already_must_come_from_elsewhere():
    """The own token of seat 0 is no way to win (UR-24), the three others are."""
    moves = facts_at(on_four(SQUARE, "a1,hand"))["moves"]
    assert sorted(moves) == ["piece a2", "piece b1", "piece b2"]
    may_stay = facts_at(on_four(SQUARE, "a1,hand", options="stay=yes"))["moves"]
    assert may_stay["piece a1"]["won"] == 4


def test_a_token_move_tells_what_the_piece_can_win_then():
    moves = facts_at(on_four("..../..../r.../yr..", "hand,hand", phase="2"))["moves"]
    assert moves["add yellow b2"] == {"best": 4}
    assert moves["add red b2"] == {"best": 0}


def test_nobody_else_is_offered_moves():
    match = shoal.at("urchins", on_four(SQUARE, "hand,hand"), seed=1)
    for viewer in (1, None):
        facts = match.game.board_helpers.facts(match.view(viewer))
        assert facts["moves"] == {}
        assert facts["best"] == [4, 4]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"size": 4}),
        (3, {"size": 4, "stay": "yes"}),
        (4, {"size": 5, "jump": "one", "end": "either"}),
        (2, {"size": 8, "lull": "turns"}),
    ],
)
def test_every_told_outcome_comes_true(players, options):
    chooser = Random(players)
    match = shoal.new("urchins", players, seed=players, options=options)
    catches = 0
    for _ in range(400):
        if not match.actors:
            break
        view = match.view(match.actors[0])
        told = match.game.board_helpers.facts(view)["moves"]
        assert sorted(told) == sorted(view.game.notation.write_move(move) for move in view.moves)
        text = chosen(told, chooser)
        match.play(view.seat, text)
        check_outcome(told[text], view, match)
        catches += told[text].get("won", 0) > 0
    assert catches > 3


def chosen(told, chooser):
    """Any move, or half of the time one that wins most: random games alone have few catches."""
    if chooser.random() < 0.5:
        return chooser.choice(sorted(told))
    return max(sorted(told), key=lambda text: told[text].get("won", told[text].get("best")))


def check_outcome(told, before, match):
    """What was told of the move of this View is what the position shows after it."""
    seat = before.seat
    view = match.view(None)
    after, best = view.facts, match.game.board_helpers.facts(view)["best"]
    if "best" in told:
        assert best[seat] == told["best"]
        return
    assert after["won"][seat] == told["total"] == before.facts["won"][seat] + told["won"]
    assert (told["won"] > 0) == (after["pieces"][seat] == "hand")
    kept = {name for block in told["squares"] for name in block if is_lying(after["rows"], name)}
    assert sorted(kept) == sorted(after["pieces"][other] for other in told["keeps"])
    assert told["over"] == view.over
    if not view.over:
        assert (told["next"], told["left"]) == (match.actors[0], best[match.actors[0]])


def is_lying(rows, name):
    """Whether a token lies on the square."""
    return rows[len(rows) - int(name[1:])]["abcdefgh".index(name[0])] != "."
