"""Every connection is answered or closed, whatever it sends, and ends with the server."""

import contextlib
import time

import pytest
from server.raw_sockets import (
    LIVE,
    ODD,
    RawSocket,
    close_code,
    handshake,
    open_connection,
    read_head,
    read_to_the_end,
    request,
)
from server.serving import Serving

from shoal import wire


@pytest.mark.parametrize("odd", ODD)
def test_every_odd_handshake_is_answered_and_closed(serving, odd):
    with open_connection(serving) as raw:
        raw.sendall(ODD[odd])
        head, _, _ = read_to_the_end(raw).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 ")
    assert b" 101 " not in head


@pytest.fixture(scope="module")
def impatient(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("impatient"), "--request-timeout", "0.3") as running:
        yield running


@pytest.mark.parametrize(
    "half", [b"", b"GET", handshake(LIVE)[:-2], handshake(LIVE)[:40], request()[:-1]]
)
def test_half_a_request_is_closed(impatient, half):
    with open_connection(impatient) as raw:
        raw.sendall(half)
        assert read_to_the_end(raw) == b""


def test_unread_responses_are_dropped(impatient):
    """A connection whose responses are never read is aborted, so that sending fails."""
    with open_connection(impatient, buffer=4096) as raw, pytest.raises(ConnectionError):
        raw.sendall(request("/api/1/openapi.json") * 200_000)


def test_a_slow_reader_gets_the_whole_response(impatient):
    with open_connection(impatient, buffer=4096) as raw:
        raw.sendall(request("/api/1/openapi.json", Connection="close"))
        expected = int(read_head(raw).lower().partition("content-length: ")[2].split()[0])
        read = 0
        for _ in range(expected):
            more = raw.recv(2_000)
            read += len(more)
            if read == expected or not more:
                break
            time.sleep(0.001)
    assert read == expected


def test_a_stopped_server_closes_its_connections_and_exits_cleanly(tmp_path):
    with contextlib.ExitStack() as stack, Serving(tmp_path) as running:
        party = running.seats("connect_four", 2)
        for odd in ODD.values():
            stack.enter_context(open_connection(running)).sendall(odd)
        for half in (b"", handshake(LIVE)[:-2], request("/") * 3):
            stack.enter_context(open_connection(running)).sendall(half)
        player = stack.enter_context(
            RawSocket(running, f"/api/1/tables/{party.name}/live", X_Name="player")
        )
        player.say(wire.Hello(party.tickets[0]))
        player.until(b'"connected"')
        running.process.terminate()
        told = player.to_the_end()
        assert running.process.wait(30) == 0
        assert close_code(told) == 1012
        assert "Traceback" not in running.said()
        assert "Exception" not in running.said()


def test_a_client_that_does_not_read_the_close_frame_delays_nothing(tmp_path):
    with contextlib.ExitStack() as stack, Serving(tmp_path) as running:
        raw = stack.enter_context(open_connection(running, buffer=4096))
        raw.sendall(request("/api/1/openapi.json") * 1_000)
        time.sleep(0.3)
        running.process.terminate()
        assert running.process.wait(30) == 0
        assert running.said() == ""
