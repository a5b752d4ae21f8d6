"""Hints: every move, the best first, with a chance and a reason in the game's words."""

import pytest

import shoal
from shoal.cli.main import main
from shoal.core.catalogue import Reader
from shoal.core.message import say
from shoal.core.search.hint import Hint
from shoal.games import game_info, names
from shoal.match.sentences import hint_line
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR

FEW = shoal.Budget(iterations=12)


@pytest.mark.parametrize("name", names())
def test_every_move_gets_a_chance_and_a_reason(name):
    match = shoal.new(name, players=game_info(name).min_players, seed=4)
    for _ in range(6):
        seat = match.actors[0]
        hints = match.hints(seat, FEW)
        assert sorted(one.move for one in hints) == sorted(match.moves(seat))
        assert all(0.0 <= one.chance <= 1.0 for one in hints)
        assert all(one.reason is not None for one in hints)
        assert hints == sorted(hints, key=lambda one: -one.chance)
        match.play(seat, hints[0].move)


def test_the_same_budget_of_iterations_gives_the_same_hints():
    match = shoal.new("urchins", players=2, seed=1)
    seat = match.actors[0]
    assert list(map(repr, match.hints(seat, FEW))) == list(map(repr, match.hints(seat, FEW)))


def test_a_hint_is_read_as_a_move_a_chance_and_a_reason():
    hint = Hint("drop 4", 0.634, say("move-text", move="drop 4"), say("ask-move"))
    game = CONNECT_FOUR.game()
    assert hint_line(game, hint, Reader(0)) == "drop 4: 63.4 %. Your move."
    german = hint_line(game, hint, Reader(0), "de")
    assert german.replace("\xa0", " ") == "drop 4: 63,4 %. Du bist dran."


def test_hints_do_not_touch_the_dice():
    told, untold = (shoal.new("sharkbait", players=3, seed=9) for _ in range(2))
    told.hints(told.actors[0], FEW)
    for match in (told, untold):
        match.play(match.actors[0], match.moves(match.actors[0])[0])
    assert told.position() == untold.position()


def test_a_seat_without_a_decision_gets_no_hint():
    match = shoal.new("sharkbait", players=3, seed=9)
    waiting = next(seat for seat in range(3) if seat not in match.actors)
    with pytest.raises(shoal.NotYourTurn):
        match.hints(waiting, FEW)


@pytest.mark.parametrize("name", names())
def test_the_command_ranks_the_moves(name, capsys):
    position = shoal.new(name, players=game_info(name).min_players, seed=9).position()
    assert main(["hint", name, position, "--seconds", "0.01"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1].startswith("  1 ") and "%" in told[1]


@pytest.mark.parametrize(
    "words",
    [
        ["hint", "sharkbait", "nonsense"],
        ["hint", "sharkbait", "POSITION", "--seat", "7"],
        ["hint", "sharkbait", "POSITION", "--seconds", "0"],
    ],
)
def test_an_impossible_hint_is_refused_in_one_sentence(words, capsys):
    position = shoal.new("sharkbait", players=3, seed=9).position()
    assert main([position if word == "POSITION" else word for word in words]) == 2
    assert capsys.readouterr().err.startswith("shoal: ")
