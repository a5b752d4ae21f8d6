"""A seat at a running server, from a terminal."""

import argparse
import contextlib
import io
import time

import pytest
from server.serving import Serving
from terminal.driving import SHORT, SIZES, drive, play_to_the_end
from terminal.panes import Pane
from terminal.test_plain import read_and_play

import shoal
from shoal import wire
from shoal.client import Seat, Server
from shoal.play.verify import verify
from shoal.terminal.join import read_link, take_seat
from shoal.terminal.plain import Plain
from shoal.terminal.remote import RemoteTable
from shoal.terminal.table import TAKEN_BACK


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
    table = sit(serving, "pescado")
    told = read_and_play(table)
    assert "The game is over" in told and "(PE-" in table.verdict()


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


def two_at(serving, game):
    """Two terminals at one table on the server."""
    server = Server(serving.address)
    opened = server.open(wire.NewTable(game, 2, SHORT[game]))
    tickets = [server.sit(opened.table, wire.Sit(invite=opened.invite)).ticket for _ in range(2)]
    server.do(opened.table, opened.host, "start")
    seats = [Seat(serving.address, opened.table, ticket, opened.invite) for ticket in tickets]
    for seat in seats:
        while seat.known.view is None:
            seat.wait()
    return [RemoteTable(seat, "") for seat in seats]


def wait_until(table, claim):
    """Until the news make it true."""
    until = time.monotonic() + 30
    while not claim():
        assert time.monotonic() < until
        table.wait()


def one_turn(tables):
    """Whoever is asked moves until another is asked; answers that table and the next."""
    mover, other = tables if tables[0].asked() is not None else tables[::-1]
    while other.asked() is None:
        if mover.asked() is not None:
            mover.play(mover.people[0], mover.moves(mover.people[0])[0])
        other.wait()
    return mover, other


def test_the_others_are_asked_whether_a_move_may_be_taken_back(serving):
    tables = two_at(serving, "urchins")
    for table in tables:
        wait_until(table, lambda: table.known.view.actors)  # noqa: B023 - called at once
    mover, other = one_turn(tables)
    other.play(other.people[0], other.moves(other.people[0])[0])
    before = mover.known.number
    wait_until(mover, lambda: not mover.known.can_undo)
    assert mover.undo(mover.people[0]).startswith("The others are asked")
    wait_until(other, other.question)
    assert "would like to take its last move back: type agree or refuse." in other.question()
    other.agree(yes=True)
    wait_until(mover, lambda: mover.asked() is not None)
    assert mover.known.number > before and not other.question()
    for table in tables:
        table.leave()


def test_nobody_is_asked_to_agree_where_nobody_asks(serving):
    table = sit(serving, "urchins")
    with pytest.raises(shoal.ShoalError):
        table.agree(yes=True)
    assert table.question() == ""
    table.leave()


def test_a_line_typed_too_late_is_not_played(serving):
    table = sit(serving, "urchins")
    first = table.moves(0)[0]
    table.play(0, first)
    wait_until(table, lambda: table.stale() and table.asked() == 0)
    printed = io.StringIO()
    face = Plain(table)
    face.seat = 0
    face.lines = iter([first])
    with contextlib.redirect_stdout(printed):
        assert face.take_turn()
    assert "Something has happened meanwhile: look again." in printed.getvalue()
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


def test_where_only_bots_could_mind_a_move_is_taken_back_at_once(serving):
    table = sit(serving, "sharktank")
    table.play(0, table.moves(0)[0])
    table.known.can_undo = False
    assert table.undo(0) == TAKEN_BACK
    table.leave()


def test_a_link_without_its_invitation_is_called_incomplete(serving):
    _, link = open_table(serving, "urchins")
    args = argparse.Namespace(name="", seat=None)
    with pytest.raises(shoal.ShoalError, match="The link seems incomplete"):
        take_seat(read_link(link.partition("#")[0]), args)
