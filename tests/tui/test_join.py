"""A seat at a running server, from a terminal."""

import argparse
import contextlib
import io
import shutil
import threading
from functools import partial

import pytest
from server.cheating_server import CheatingServer
from server.old_tables import DATABASE, RECORDS, TABLES, last_move
from server.serving import Serving
from tui.screen_driver import SHORT, SIZES, drive, play_to_the_end
from tui.test_plain import read_and_play
from tui.tmux_pane import Pane
from waiting import LIMIT, attempts, heard, until

import shoal
from shoal import wire
from shoal.cli.commands.playing.join import read_link, take_seat
from shoal.cli.main import main
from shoal.client import Seat, Server
from shoal.core.catalogue import load_program
from shoal.core.errors import ShoalError
from shoal.core.message import say
from shoal.match.verify import verify
from shoal.tui import saved_games
from shoal.tui.plain import PlainFrontEnd
from shoal.tui.tables.remote_table import RemoteTable
from shoal.tui.tables.table import MOVE_UNDONE


@pytest.fixture(scope="module")
def serving(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def open_table(serving, game):
    """A table with an open seat and a random bot, and the link to it."""
    server = Server(serving.address)
    opened = server.open(wire.NewTable(game, 2, SHORT[game]))
    server.put_bot(opened.table, opened.host, 1, "random")
    return opened, f"{serving.address}/table/{opened.table}#{opened.invite}"


def sit(serving, game):
    """A table on the server where the game has begun and this seat is asked."""
    opened, link = open_table(serving, game)
    server = Server(serving.address)
    ticket = server.sit(opened.table, wire.Sit(invite=opened.invite)).ticket
    server.do(opened.table, opened.host, "start")
    seat = Seat(serving.address, opened.table, ticket, opened.invite)
    heard(seat, partial(has_begun, seat), "the game to begin")
    table = RemoteTable(seat, link)
    wait_until(table, lambda: table.seat_to_move() is not None)
    return table


def test_a_whole_game_is_played_live_on_the_full_screen(serving):
    table = sit(serving, "pescado")
    drive(table, play_to_the_end)
    assert table.over and verify(table.record()) == []


def test_a_whole_game_is_played_live_in_line_mode(serving):
    table = sit(serving, "pescado")
    told = read_and_play(table)
    assert "The game is over" in told and table.verdict().rule.startswith("PE-")


def test_a_move_that_is_not_allowed_is_refused_with_its_rule(serving):
    table = sit(serving, "urchins")
    with pytest.raises(shoal.IllegalMove, match=r"\(UR-\d+\)"):
        table.play(0, "hold")
    assert table.refusal(0, "hold").rule.startswith("UR-")
    assert table.refusal(0, table.moves(0)[0]) is None
    table.leave()


def test_a_move_is_undone_on_the_server(serving):
    table = sit(serving, "urchins")
    before = table.view(0).json()
    table.play(0, table.moves(0)[0])
    table.undo(0)
    wait_until(table, lambda: table.view(0).json() == before)
    table.leave()


def has_begun(seat):
    return seat.known.view is not None


def two_at(serving, game):
    """Two terminals at one table on the server."""
    server = Server(serving.address)
    opened = server.open(wire.NewTable(game, 2, SHORT[game]))
    tickets = [server.sit(opened.table, wire.Sit(invite=opened.invite)).ticket for _ in range(2)]
    server.do(opened.table, opened.host, "start")
    seats = [Seat(serving.address, opened.table, ticket, opened.invite) for ticket in tickets]
    for seat in seats:
        heard(seat, partial(has_begun, seat), "the game to begin")
    return [RemoteTable(seat, "") for seat in seats]


def wait_until(table, claim):
    """Take updates until the condition is true."""
    for _ in attempts("what the table should show", pause=0):
        if claim():
            break
        table.wait()


def one_turn(tables):
    """Play until the turn passes; returns the table that moved and the table to move."""
    mover, other = tables if tables[0].seat_to_move() is not None else tables[::-1]
    for _ in attempts("the other to be asked", pause=0):
        if other.seat_to_move() is not None:
            break
        if mover.seat_to_move() is not None:
            mover.play(mover.people[0], mover.moves(mover.people[0])[0])
        other.wait()
    return mover, other


def test_the_other_players_are_asked_about_an_undo(serving):
    tables = two_at(serving, "urchins")
    for table in tables:
        wait_until(table, lambda: table.known.view.actors)  # noqa: B023 - called at once
    mover, other = one_turn(tables)
    other.play(other.people[0], other.moves(other.people[0])[0])
    before = mover.known.number
    wait_until(mover, lambda: not mover.known.can_undo)
    assert mover.undo(mover.people[0]) == say("undo-asked")
    wait_until(other, other.undo_request)
    assert other.undo_request() == say("tui-undo-request", seat=mover.people[0])
    other.answer_undo(agree=True)
    wait_until(mover, lambda: mover.seat_to_move() is not None)
    assert mover.known.number > before and not other.undo_request()
    for table in tables:
        table.leave()


def test_an_answer_without_an_undo_request_is_refused(serving):
    table = sit(serving, "urchins")
    with pytest.raises(shoal.ShoalError):
        table.answer_undo(agree=True)
    assert table.undo_request() is None
    table.leave()


def test_a_move_typed_too_late_is_not_played(serving):
    table = sit(serving, "urchins")
    first = table.moves(0)[0]
    table.play(0, first)
    wait_until(table, lambda: table.has_changed() and table.seat_to_move() == 0)
    printed = io.StringIO()
    front_end = PlainFrontEnd(table)
    front_end.seat = 0
    front_end.lines = iter([first])
    with contextlib.redirect_stdout(printed):
        assert front_end.take_turn()
    assert "Something has changed. Here is the game again." in printed.getvalue()
    table.leave()


def test_a_running_game_on_a_server_has_no_record(serving):
    table = sit(serving, "pescado")
    with pytest.raises(shoal.ShoalError, match="when it is over"):
        table.record()
    table.leave()


def test_joining_waits_for_the_start_and_the_link_returns_to_the_game(serving):
    opened, link = open_table(serving, "urchins")
    with Pane(*SIZES["small"], "join", link) as pane:
        pane.wait_for("Waiting for the host to start the game")
        Server(serving.address).do(opened.table, opened.host, "start")
        pane.wait_for("f10 Leave")
        pane.press("F10")
        pane.wait_for("You keep your seat")
    with Pane(*SIZES["large"], "join", link) as pane:
        pane.wait_for("Sea Urchins")


@pytest.mark.parametrize("way", ["quit", "leave"])
def test_a_player_who_waits_for_the_start_can_leave_by_a_command(serving, way):
    _, link = open_table(serving, "urchins")
    with Pane(*SIZES["small"], "join", link) as pane:
        pane.wait_for("Waiting for the host to start the game")
        pane.type("hello")
        pane.press("Enter")
        pane.wait_for("Please wait for your turn. Type quit or leave to stop.")
        pane.type(way)
        pane.press("Enter")
        assert "You keep your seat" in pane.wait_for("left with 0")


def test_a_player_who_waits_in_line_mode_can_leave_by_a_command(serving):
    mine, other = two_at(serving, "urchins")
    link = f"{serving.address}/table/{mine.known.table.id}"
    wait_until(mine, lambda: mine.known.view.actors)
    waiting = other if mine.seat_to_move() is not None else mine
    ticket = waiting.known.ticket
    for one in (mine, other):
        one.leave()
    saved_games.save_seat(link, saved_games.SavedSeat(ticket))
    with Pane(*SIZES["small"], "join", link, "--plain") as pane:
        pane.wait_for("Type a move")
        pane.type("leave")
        pane.press("Enter")
        assert "You left the game." in pane.wait_for("left with 0")


@pytest.mark.parametrize(
    "link",
    ["", "pescado", "http://host", "ftp://host/table/abcdefghijkl", "http://host/table/short"],
)
def test_an_invalid_link_is_refused(link):
    with pytest.raises(shoal.ShoalError, match="is not a link to a table"):
        read_link(link)


def test_among_bots_a_move_is_undone_at_once(serving):
    table = sit(serving, "sharktank")
    table.play(0, table.moves(0)[0])
    table.known.can_undo = False
    assert table.undo(0) == MOVE_UNDONE
    table.leave()


def test_a_link_without_an_invitation_is_reported_as_incomplete(serving):
    _, link = open_table(serving, "urchins")
    args = argparse.Namespace(name="", seat=None, words=load_program("en"))
    with pytest.raises(shoal.ShoalError, match="The link seems incomplete"):
        take_seat(read_link(link.partition("#")[0]), args)


@pytest.fixture(scope="module")
def older(tmp_path_factory):
    """A server of today with tables that were opened under older rules."""
    folder = tmp_path_factory.mktemp("older")
    shutil.copy(DATABASE, folder / "tables.db")
    with Serving(folder) as running:
        yield running


@pytest.mark.parametrize(
    "name", ["jaws-helicopter-by-another-seat", "sharktank-null-may-needs-room"]
)
def test_a_table_of_older_rules_is_played_under_these_rules(older, name):
    mover, move = last_move(name)
    seat = Seat(older.address, TABLES[name], f"ticket {mover}")
    heard(seat, partial(has_begun, seat), "the view of the table")
    table = RemoteTable(seat, "")
    assert table.game.options == RECORDS[name].game.options
    table.play(mover, move)
    assert table.record() == RECORDS[name]
    table.leave()


def test_a_table_of_newer_rules_than_the_program_knows_is_not_joined():
    seat = Seat("http://127.0.0.1:9", "a" * 12, "t")
    info = {"id": "a" * 12, "game": "jaws", "players": 2, "stage": "playing", "seats": []}
    told = wire.TableInfo(**info, commitment="", rules_version=99)
    seat.known.table, seat.known.seat = told, 0
    with pytest.raises(ShoalError, match=r"version 99 of the rules.*up to version \d+: install"):
        RemoteTable(seat, "")


# Fair dice.


@pytest.fixture(scope="module")
def dishonest(tmp_path_factory):
    """A server that replaces the salt of seat 0 when a game begins."""
    with CheatingServer(tmp_path_factory.mktemp("dishonest"), seat=0) as running:
        yield running


def start_when_seated(server, opened):
    until(
        lambda: all(seat.kind != "open" for seat in server.table(opened.table, opened.host).seats),
        "everybody to sit",
    )
    server.do(opened.table, opened.host, "start")


def join_and_play(serving, monkeypatch, state):
    """Join a table by its link and play it in line mode; returns exit code and output."""
    monkeypatch.setenv("XDG_STATE_HOME", str(state))
    opened, link = open_table(serving, "pescado")
    starting = threading.Thread(target=start_when_seated, args=(serving.server, opened))
    starting.start()
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 400))
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        code = main(["join", link, "--plain", "--name", "Ana"])
    starting.join(LIMIT)
    return code, printed.getvalue(), opened, link


def test_joining_sends_a_salt_and_checks_the_dice_at_the_end(serving, monkeypatch, tmp_path):
    code, said, opened, link = join_and_play(serving, monkeypatch, tmp_path)
    assert code == 0 and "with your random text." in said
    kept = saved_games.saved_seat(link)
    assert kept.commitment == opened.commitment
    receipt = Server(serving.address).receipt(opened.table, opened.host)
    assert kept.salts == {0: receipt.salts[0], 1: ""} and len(receipt.salts[0]) == 32


def test_joining_finds_a_replaced_salt(dishonest, monkeypatch, tmp_path):
    code, said, opened, link = join_and_play(dishonest, monkeypatch, tmp_path)
    assert code == 2 and "The dice of this game were not fair:" in said
    kept = saved_games.saved_seat(link)
    path = tmp_path / "game.record"
    path.write_text(Server(dishonest.address).record(opened.table, opened.host).text)
    assert main(["verify", str(path)]) == 0
    held = ["--commitment", kept.commitment, "--salt", kept.salts[0]]
    assert main(["verify", str(path), *held]) == 2


def test_a_player_who_joins_again_still_has_the_salt(dishonest, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    _, link = open_table(dishonest, "pescado")
    taken = take_seat(
        read_link(link), argparse.Namespace(name="", seat=None, words=load_program("en"))
    )
    assert saved_games.saved_seat(link) == taken and taken.salts[0]


def test_an_old_saved_ticket_returns_to_its_seat(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    folder = saved_games.state_folder() / "tables"
    folder.mkdir(parents=True)
    for told, seat in [
        ('{"a": "t"}', saved_games.SavedSeat("t")),
        ('{"a": 5}', None),
        ("[]", None),
    ]:
        (folder / "tickets.json").write_text(told)
        assert saved_games.saved_seat("a") == seat
