"""Undo: back to the last throw or reveal at most."""

import contextlib

import pytest

import shoal
from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.games import names
from shoal.match.undo import MAX_STEPS, revealed_something, reveals, step_before, step_before_any


def played(name, players, count, **options):
    match = shoal.new(name, players, 5, options)
    rng = Rng(1)
    while not match.over and match.step < count:
        seat = match.actors[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def test_undo_includes_later_moves_of_others_in_games_without_dice_or_secrets():
    match = played("urchins", 2, 12)
    step = step_before_any(match, (0,))
    movers = [mover for mover, _ in match.record().moves[step:]]
    assert movers[0] == 0 and 0 not in movers[1:]


@pytest.mark.parametrize("name", names())
def test_any_step_of_a_long_game_can_be_restored(name):
    match = played(name, 3, 150)
    record = match.record()
    for step in (0, 1, 31, 32, 33, 64, 100, match.step):
        again = shoal.Match.replay(record, step)
        back = match.snapshot(step)
        assert back.position() == again.position()
        assert [back.log(seat) for seat in (None, 0, 1)] == [again.log(s) for s in (None, 0, 1)]
        assert back.history.throws == again.history.throws


def test_a_move_before_the_last_throw_cannot_be_undone():
    match = shoal.new("sharkbait", 3, 7)
    assert match.last_mover == CHANCE
    with pytest.raises(shoal.NotYourTurn, match="dice were rolled or cards drawn since"):
        step_before_any(match, (0, 1, 2))


def test_a_move_is_not_undone_after_too_many_possible_hidden_moves():
    match = played("sharktank", 4, 300)
    movers = [mover for mover, _ in match.record().moves]
    gap = next(
        step
        for step in range(MAX_STEPS + 1, match.step)
        if CHANCE not in (since := movers[step - MAX_STEPS : step]) and 3 not in since
    )
    with pytest.raises(shoal.NotYourTurn, match="too much has happened"):
        step_before_any(match.snapshot(gap), (3,))


def test_a_step_is_checked_for_revealed_secrets_once():
    match = played("jaws", 2, 60)
    while match.last_mover == CHANCE or len(match.actors) != 1:
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    revealed_something(match, match.step - 1)
    assert match.step - 1 in match.reveals_cache
    assert match.step - 1 not in match.back(match.step - 1).reveals_cache


def test_possible_hidden_moves_are_computed_once():
    match = played("jaws", 2, 60)
    for _ in range(2):
        with contextlib.suppress(shoal.NotYourTurn):
            step_before(match, 1)
    assert list(match.hidden_moves_cache) == [(match.step, 1)]


def test_a_move_that_revealed_something_cannot_be_undone():
    record = played("jaws", 2, 200).record()
    step = next(
        number
        for number, (mover, text) in enumerate(record.moves)
        if mover != CHANCE
        and record.moves[number + 1][0] != CHANCE
        and reveals(record.game, record.replay(number), mover, text)
    )
    after = shoal.Match.replay(record, step + 1)
    with pytest.raises(shoal.NotYourTurn, match="revealed something"):
        step_before(after, record.moves[step][0])


def test_nothing_can_be_undone_before_the_first_move():
    match = shoal.at("urchins", shoal.new("urchins", 2, 1).position())
    with pytest.raises(shoal.NotYourTurn, match="nobody has moved yet"):
        step_before_any(match, (0, 1))


def decisions(name, seeds):
    """Every decision of some random games, with the log line for the other seat."""
    for seed in seeds:
        match = shoal.new(name, 2, seed)
        rng = Rng(seed)
        while not match.over:
            seat = match.actors[0]
            moves = match.moves(seat)
            text = moves[rng.below(len(moves))]
            before, lines = match.full_state(), match.log_length(1 - seat)
            match.play(seat, text)
            yield match.game, before, seat, text, (match.log_text(1 - seat, lines) or [""])[0]


def not_revealing(decided):
    """The decisions that reveal nothing, according to ``reveals``."""
    return [decision[3:] for decision in decided if not reveals(*decision[:4])]


def new_messages(match, lines):
    """What the crew has heard since its log had so many entries."""
    return [message for entry in match.log(1, lines) for message in entry.messages]


def test_the_sharks_report_cannot_be_undone():
    match = shoal.new("jaws", 2, 3)
    rng = Rng(3)
    reports = 0
    while not match.over:
        seat, lines = match.actors[0], match.log_length(1)
        moves = match.moves(seat)
        silent = seat == match.last_mover == 0
        match.play(seat, moves[rng.below(len(moves))])
        if silent and any(one.key == "log-report" for one in new_messages(match, lines)):
            reports += 1
            with pytest.raises(shoal.NotYourTurn):
                step_before(match, 0)
    assert reports > 5


def test_a_search_for_the_shark_cannot_be_undone_whatever_the_answer():
    """Not even where the shark is so unlikely that no imagined world has it there."""
    looks = ("finder", "binoculars", "launch")
    told = [one for one in decisions("jaws", range(8)) if one[3].startswith(looks)]
    assert len(told) > 20
    assert not_revealing(told) == []


def test_spending_a_secret_value_reveals_it():
    told = []
    for game, before, seat, text, line in decisions("sharktank", range(6)):
        own = game.view(before, seat).facts["gobbled"][seat]
        secret = game.view(before, 1 - seat).facts["unseen"]
        if text.removeprefix("spend ") in own and text.removeprefix("spend ") in secret:
            told.append((game, before, seat, text, line))
    assert len(told) > 5
    assert not_revealing(told) == []


def test_an_open_move_by_a_player_with_secrets_reveals_nothing():
    told = [
        one
        for one in decisions("sharktank", range(8))
        if one[3].startswith("tile") and one[0].view(one[1], one[2]).facts["gobbled"][one[2]]
    ]
    assert len(told) > 5
    assert len(not_revealing(told)) == len(told)


def test_a_move_is_not_undone_after_a_possible_hidden_move():
    """Otherwise the answer would tell the crew whether the shark has moved yet."""
    match = shoal.new("jaws", 2, 5)
    while 1 not in match.actors:
        match.play(0, match.moves(0)[0])
    while 1 in match.actors:
        match.play(1, match.moves(1)[-1])
    for _ in range(2):
        with pytest.raises(shoal.NotYourTurn, match="may have moved unseen"):
            step_before(match, 1)
        match.play(0, match.moves(0)[0])
