"""Every connection is answered or closed, whatever it asks for, and ends with the server."""

import contextlib
import time

import pytest
from server.raw import (
    LIVE,
    ODD,
    RawSocket,
    close_code,
    handshake,
    knock,
    read_head,
    read_to_the_end,
    request,
)
from server.serving import Serving

from shoal import wire


@pytest.mark.parametrize("odd", ODD)
def test_whatever_asks_for_a_socket_is_answered_and_closed(serving, odd):
    with knock(serving) as raw:
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
    with knock(impatient) as raw:
        raw.sendall(half)
        assert read_to_the_end(raw) == b""


def test_answers_that_nobody_reads_do_not_stay(impatient):
    """A connection whose answers wait for ever is cut: then what is sent cannot arrive."""
    with knock(impatient, buffer=4096) as raw, pytest.raises(ConnectionError):
        raw.sendall(request("/api/1/openapi.json") * 200_000)


def test_a_slow_reader_gets_the_whole_answer(impatient):
    with knock(impatient, buffer=4096) as raw:
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


def test_a_server_that_is_stopped_says_good_bye_and_ends_well(tmp_path):
    with contextlib.ExitStack() as stack, Serving(tmp_path) as running:
        party = running.seats("connect_four", 2)
        for odd in ODD.values():
            stack.enter_context(knock(running)).sendall(odd)
        for half in (b"", handshake(LIVE)[:-2], request("/") * 3):
            stack.enter_context(knock(running)).sendall(half)
        player = stack.enter_context(
            RawSocket(running, f"/api/1/tables/{party.name}/live", X_Name="player")
        )
        player.say(wire.Hello(party.tickets[0]))
        player.until(b'"here"')
        running.process.terminate()
        told = player.to_the_end()
        assert running.process.wait(30) == 0
        assert close_code(told) == 1012
        assert "Traceback" not in running.said()
        assert "Exception" not in running.said()


def test_who_does_not_read_the_good_bye_does_not_delay_the_end(tmp_path):
    with contextlib.ExitStack() as stack, Serving(tmp_path) as running:
        raw = stack.enter_context(knock(running, buffer=4096))
        raw.sendall(request("/api/1/openapi.json") * 1_000)
        time.sleep(0.3)
        running.process.terminate()
        assert running.process.wait(30) == 0
        assert running.said() == ""
