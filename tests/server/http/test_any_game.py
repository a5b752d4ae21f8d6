"""A server offers games of files and packages, with bots, hints and verification."""

import pytest
from server.serving import Serving
from their_games import file_game
from waiting import LIMIT, heard, until

from shoal import wire
from shoal.client import NotAllowed, Seat
from shoal.games import find_game
from shoal.tui.tables.remote_table import RemoteTable


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    return str(file_game(tmp_path_factory.mktemp("theirs")))


@pytest.fixture(scope="module")
def atoll(game, tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("serving"), "--game", game) as serving:
        yield serving


def open_and_seat(serving):
    """A table with a person and a bot that has begun, and the person's seat."""
    opened = serving.server.open(wire.NewTable("atoll", 2, {"rounds": 2}))
    seat = Seat.join(serving.address, opened.table, opened.invite, "Ada")
    seat.wait(LIMIT)
    serving.server.put_bot(opened.table, opened.host, 1, "easy")
    serving.server.do(opened.table, opened.host, "start")
    heard(seat, lambda: seat.known.view is not None, "the start")
    return opened, seat


def test_a_person_plays_a_file_with_a_bot_to_the_end(atoll):
    opened, seat = open_and_seat(atoll)
    assert atoll.server.hint(opened.table, seat.known.ticket)
    while not seat.known.over:
        heard(seat, lambda: seat.known.my_turn or seat.known.over, "a turn")
        if seat.known.my_turn:
            seat.play(seat.known.view.moves[0])
    assert atoll.server.verify(opened.table, seat.known.ticket) == []
    assert seat.check_dice() == []
    seat.close()


def test_a_terminal_shows_a_table_of_a_file_that_its_user_named(atoll, game):
    _, seat = open_and_seat(atoll)
    table = RemoteTable(seat, "", [find_game(game)])
    until(lambda: table.seat_to_move() == 0, "the first turn")
    assert "hide 1" in [table.game.notation.write_move(move) for move in table.view(0).moves]
    table.leave()


def test_nobody_names_a_file_or_module_over_the_network(atoll, game):
    for name in (game, "checks.lagoon", "shoal.sample_games.tic_tac_toe"):
        with pytest.raises(NotAllowed):
            atoll.server.open(wire.NewTable(name[:60], 2))
