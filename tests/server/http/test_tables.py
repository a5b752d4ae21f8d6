"""Tables over HTTP and WebSocket, as people use them."""

import contextlib
import http.client
import json
import select
import sqlite3
import threading
import urllib.error
import urllib.request

import pytest
from checks.lagoon import GAME as LAGOON
from msgspec.structs import replace
from said import dropped, said
from waiting import LIMIT, until

from shoal import wire
from shoal.client import NotAllowed
from shoal.match.record_reader import read_record
from shoal.match.verify import verify
from shoal.sample_games.connect_four import GAME as CONNECT_FOUR
from shoal.server.views.serializers import encode


def play_whole_game(party, players):
    """Each player plays first legal moves in its own thread; returns the seats afterwards."""
    seats = [party.seat(number) for number in range(players)]

    def sit_and_play(seat):
        with seat:
            for view in seat.turns():
                seat.play(view.moves[0])

    threads = [threading.Thread(target=sit_and_play, args=(seat,)) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(240)
    return seats


@pytest.mark.parametrize(
    ("game", "players"), [("sharkbait", 3), ("lagoon", 4), ("connect_four", 2)]
)
def test_a_whole_game_is_played_over_sockets(serving, game, players):
    party = serving.seats(game, players)
    seats = play_whole_game(party, players)
    assert all(seat.known.over for seat in seats)
    record = serving.server.record(party.name, party.host)
    assert read_record(record.text, [LAGOON, CONNECT_FOUR]).over
    assert serving.server.verify(party.name, party.host) == []


def test_a_record_of_a_table_is_verified_by_anybody(serving):
    party = serving.seats("sharkbait", 3)
    commitment = party.look(0).table.commitment
    play_whole_game(party, 3)
    text = serving.server.record(party.name, party.host).text
    assert verify(text) == []
    assert f"commitment {commitment}\n" in text


def test_bots_play_with_people(serving):
    party = serving.seats("sharkbait", 4, bots=3)
    seats = play_whole_game(party, 1)
    assert seats[0].known.over
    assert seats[0].known.table.seats[1].level == "random"


def test_everybody_sees_a_new_name(serving):
    party = serving.seats("connect_four", 2)
    serving.server.rename(party.name, party.tickets[0], "Nerida")
    assert party.look(1).table.seats[0].name == "Nerida"


def test_a_move_sent_during_a_rename_is_played(serving):
    party = serving.seats("connect_four", 2)
    number = party.look(0).number
    serving.server.rename(party.name, party.tickets[1], "Nerida")
    party.send(0, wire.Play("once", "drop 4", number))
    assert said(party.look(0).log) == [dropped(0, 4)]


@pytest.mark.parametrize("name", ["", "  ", "a\nb"])
def test_a_name_that_is_not_one_line_of_text_is_refused(serving, name):
    party = serving.seats("connect_four", 2)
    with pytest.raises(NotAllowed) as refused:
        serving.server.rename(party.name, party.tickets[0], name)
    assert refused.value.check == "shape"


def test_a_repeated_request_is_played_once(serving):
    party = serving.seats("connect_four", 2)
    first = party.play(0, "drop 4", request_id="once")
    again = party.send(0, wire.Play("once", "drop 4", 0))
    assert first == again
    assert said(party.look(0).log) == [dropped(0, 4)]


def test_neither_a_repeated_request_nor_a_look_shows_a_move_before_it_is_on_disk(serving):
    party = serving.seats("connect_four", 2)
    play = wire.Play("once", "drop 4", party.look(0).number)
    requests, view = f"/api/1/tables/{party.name}/requests", f"/api/1/tables/{party.name}/view"
    with contextlib.closing(sqlite3.connect(serving.database, isolation_level=None)) as disk:
        disk.execute("BEGIN IMMEDIATE")
        first = asked(serving, "POST", requests, party.tickets[0], encode(play))
        again = asked(serving, "POST", requests, party.tickets[0], encode(play))
        look = asked(serving, "GET", view, party.tickets[1])
        early = [is_answered(line) for line in (first, again)]
        told_early = is_answered(look) and answer_of(look)["log"]
        disk.execute("ROLLBACK")
        assert early == [False, False]
        assert not told_early
        assert answer_of(first) == answer_of(again)


def asked(serving, method, path, ticket, body=b""):
    """Send a request, and wait until the server has read it and sent any immediate answer."""
    before = serving.metric("requests_total")
    line = http.client.HTTPConnection("127.0.0.1", serving.port, timeout=LIMIT)
    line.request(method, path, body, {"Authorization": f"Bearer {ticket}"})
    until(lambda: serving.metric("requests_total") > before, "the server to take up a request")
    for _ in range(5):
        serving.metric("requests_total")  # each takes a turn of the server's event loop
    return line


def is_answered(line):
    """Whether a part of the answer has arrived; on the loopback it arrives at once."""
    return bool(select.select([line.sock], [], [], 0)[0])


def answer_of(line):
    """What the server answered; the connection is closed."""
    with contextlib.closing(line):
        answer = line.getresponse()
        assert answer.status == 200
        return json.loads(answer.read())


def test_a_seat_resumes_from_the_number_it_has(serving):
    party = serving.seats("connect_four", 2)
    party.play(0, "drop 4")
    number = party.look(1).number
    party.play(1, "drop 3")
    missed = serving.server.look(party.name, party.tickets[1], since=number)
    assert missed.first_line == 1
    assert said(missed.log) == [dropped(1, 3)]


@pytest.mark.parametrize(
    ("seat", "act", "check"),
    [
        (1, wire.Play("a", "drop 1", 1), "turn"),
        (0, wire.Play("b", "drop 1", 0), "number"),
        (0, wire.Play("c", "drop 1", 99), "number"),
        (0, wire.Play("d", "drop 9", 1), "legal"),
        (0, wire.Play("e", "swim", 1), "legal"),
        (0, wire.Undo("f", 1), "turn"),
        (0, wire.RequestUndo("g"), "turn"),
        (0, wire.AnswerUndo("h", agree=True), "turn"),
        (0, wire.Say("i", "hello", "crew"), "seat"),
        (0, wire.Say("j", "two\nlines"), "shape"),
    ],
)
def test_a_refusal_names_the_check_that_failed(serving, seat, act, check):
    party = serving.seats("connect_four", 2)
    number = party.look(seat).number
    if isinstance(act, wire.Play | wire.Undo) and act.number == 1:
        act = replace(act, number=number)
    with pytest.raises(NotAllowed) as refused:
        party.send(seat, act)
    assert refused.value.check == check
    assert str(refused.value).endswith(".")


STALE, NOW, EARLY = 0, None, 10**6


@pytest.mark.parametrize(
    ("check", "table", "ticket", "body"),
    [
        ("size", "none", "none", "x" * 20_000),
        ("shape", "none", "none", '{"type": "play"}'),
        ("ticket", "none", "none", (STALE, "drop 9")),
        ("table", "none", "first", (STALE, "drop 9")),
        ("turn", "ours", "second", (EARLY, "drop 9")),
        ("number", "ours", "first", (EARLY, "drop 9")),
        ("legal", "ours", "first", (NOW, "drop 9")),
    ],
)
def test_the_first_failed_check_is_reported(serving, check, table, ticket, body):
    party = serving.seats("connect_four", 2)
    tickets = {"none": "", "first": party.tickets[0], "second": party.tickets[1]}
    if not isinstance(body, str):
        number, move = body
        number = party.look(0).number if number is NOW else number
        body = encode(wire.Play("a", move, number)).decode()
    address = (
        f"{serving.address}/api/1/tables/{party.name if table == 'ours' else 'a' * 12}/requests"
    )
    headers = {"Authorization": f"Bearer {tickets[ticket]}"}
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(
            urllib.request.Request(address, body.encode(), headers, method="POST"), timeout=20
        )
    assert json.load(refused.value)["check"] == check


def test_a_spectator_is_refused_before_any_other_check(serving):
    party = serving.seats("connect_four", 2)
    with party.seat(None) as spectator, pytest.raises(NotAllowed) as refused:
        spectator.send(wire.Play("a", "drop 9", EARLY))
    assert refused.value.check == "seat"


def test_an_illegal_move_names_its_rule(serving):
    party = serving.seats("sharkbait", 3, options={"first": "0"})
    with pytest.raises(NotAllowed) as refused:
        party.play(0, "stop")
    assert refused.value.rule.startswith("SB-")
    assert refused.value.rule in str(refused.value)


def test_a_ticket_opens_only_its_own_table(serving):
    one, two = serving.seats("connect_four", 2), serving.seats("connect_four", 2)
    with pytest.raises(NotAllowed) as refused:
        serving.server.send(two.name, one.tickets[0], wire.Say("a", "hello"))
    assert refused.value.check == "ticket"


def test_a_table_that_does_not_exist_is_refused(serving):
    with pytest.raises(NotAllowed) as refused:
        serving.server.look("a" * 12)
    assert refused.value.check == "table"
