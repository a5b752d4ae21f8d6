"""A seat at a running server, from a terminal."""

import pytest
from server.serving import Serving
from terminal.driving import SHORT, SIZES, drive, play_to_the_end
from terminal.panes import Pane
from terminal.test_plain import read_and_play

import shoal
from shoal import wire
from shoal.client import Seat, Server
from shoal.play.verify import verify
from shoal.terminal.join import read_link
from shoal.terminal.remote import RemoteTable


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def open_table(serving, game):
    """A table with an open seat and a drifting bot, and the link to it."""
    server = Server(serving.address)
    opened = server.open(wire.NewTable(game, 2, SHORT[game]))
    server.put_bot(opened.table, opened.host, 1, "drift")
    return opened, f"{serving.address}/table/{opened.table}#{opened.invite}"


def sit(serving, game):
    """A table on the server where the game has begun and this seat is asked."""
    opened, link = open_table(serving, game)
    server = Server(serving.address)
    ticket = server.sit(opened.table, wire.Sit(invite=opened.invite)).ticket
    server.do(opened.table, opened.host, "start")
    seat = Seat(serving.address, opened.table, ticket, opened.invite)
    while seat.known.view is None:
        seat.wait()
    table = RemoteTable(seat, link)
    while table.asked() is None:
        table.wait()
    return table


def test_a_whole_game_is_played_live_on_the_full_screen(serving):
    table = sit(serving, "pescado")
    drive(table, play_to_the_end)
    assert table.over and verify(table.record()) == []


def test_a_whole_game_is_played_live_line_by_line(serving):
    assert "The game is over" in read_and_play(sit(serving, "pescado"))


def test_a_move_that_is_not_allowed_is_refused_with_its_rule(serving):
    table = sit(serving, "urchins")
    with pytest.raises(shoal.IllegalMove, match=r"\(UR-\d+\)"):
        table.play(0, "hold")
    assert table.refusal(0, "hold").rule.startswith("UR-")
    assert table.refusal(0, table.moves(0)[0]) is None
    table.leave()


def test_a_move_is_taken_back_on_the_server(serving):
    table = sit(serving, "urchins")
    before = table.view(0).json()
    table.play(0, table.moves(0)[0])
    table.undo(0)
    while table.view(0).json() != before:
        table.wait()
    table.leave()


def test_a_running_game_on_a_server_is_not_looked_back_at(serving):
    table = sit(serving, "pescado")
    with pytest.raises(shoal.ShoalError, match="when it is over"):
        table.record()
    table.leave()


def test_joining_waits_for_the_start_then_plays_and_the_link_leads_back(serving):
    opened, link = open_table(serving, "urchins")
    with Pane(*SIZES["small"], "join", link) as pane:
        pane.wait_for("Waiting for the host to start the game")
        Server(serving.address).do(opened.table, opened.host, "start")
        pane.wait_for("f10 Leave")
        pane.press("F10")
        pane.wait_for("brings you back")
    with Pane(*SIZES["large"], "join", link) as pane:
        pane.wait_for("Sea Urchins")


@pytest.mark.parametrize(
    "link",
    ["", "pescado", "http://host", "ftp://host/table/abcdefghijkl", "http://host/table/short"],
)
def test_what_is_no_link_is_told(link):
    with pytest.raises(shoal.ShoalError, match="is no link to a table"):
        read_link(link)
