"""Taking back: up to the last die or reveal."""

import pytest

import shoal
from shoal.core.rng import Rng
from shoal.core.state import CHANCE
from shoal.play.undo import reveals, step_before, step_before_any


def played(name, players, count, **options):
    match = shoal.new(name, players, 5, options)
    rng = Rng(1)
    while not match.over and match.step < count:
        seat = match.actors[0]
        moves = match.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    return match


def test_where_nothing_is_thrown_or_hidden_all_moves_of_others_go_back_as_well():
    match = played("urchins", 2, 12)
    step = step_before_any(match, (0,))
    movers = [mover for mover, _ in match.record().moves[step:]]
    assert movers[0] == 0 and 0 not in movers[1:]


def test_a_move_before_the_last_die_stays():
    match = shoal.new("sharkbait", 3, 7)
    assert match.last_mover == CHANCE
    with pytest.raises(shoal.NotYourTurn, match="chance has decided since"):
        step_before_any(match, (0, 1, 2))


def test_what_came_to_light_stays():
    record = played("jaws", 2, 200).record()
    step = next(
        number
        for number, (mover, text) in enumerate(record.moves)
        if mover != CHANCE
        and record.moves[number + 1][0] != CHANCE
        and reveals(record.game, record.replay(number), mover, text)
    )
    after = shoal.Match.replay(record, step + 1)
    with pytest.raises(shoal.NotYourTurn, match="came to light"):
        step_before(after, record.moves[step][0])


def test_before_the_first_move_there_is_nothing_to_take_back():
    match = shoal.at("urchins", shoal.new("urchins", 2, 1).position())
    with pytest.raises(shoal.NotYourTurn, match="nobody has moved yet"):
        step_before_any(match, (0, 1))
