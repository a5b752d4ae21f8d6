"""The server answers any input with a sentence, loses nothing and never fails."""

import contextlib
import http.client
import json
import os
import random
import socket
import time
import urllib.request

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from server.serving import Serving
from waiting import LIMIT, until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from shoal import wire
from shoal.server.http.openapi import openapi_document
from shoal.server.views.serializers import encode

EXAMPLES = int(os.environ.get("SHOAL_EXAMPLES", "8"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
schema = schemathesis.openapi.from_dict(json.loads(json.dumps(openapi_document())))


@pytest.fixture(scope="module", autouse=True)
def nothing_goes_wrong(serving):
    """The server is alive at the end, and has logged no error of its own."""
    yield
    assert serving.process.poll() is None
    assert "failed" not in serving.said()


@pytest.fixture(scope="module")
def party(serving):
    return serving.seats("lagoon", 3)


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_endpoint_follows_the_openapi_document(case, serving, party):
    rng = random.Random(f"{case.method} {case.path} {case.path_parameters} {case.body!r}")
    if "table" in (case.path_parameters or {}) and rng.random() < 0.7:
        case.path_parameters["table"] = party.name
    if rng.random() < 0.7:
        ticket = rng.choice([party.host, *party.tickets])
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {ticket}"}
    case.call_and_validate(base_url=serving.address, checks=CHECKS)


def mutated(rng):
    """A message of the protocol with something wrong about it."""
    whole = [
        wire.Play("a", "hide 1", 3),
        wire.Say("b", "hello"),
        wire.Undo("c", 1),
        wire.Hello("x" * 22),
        wire.Pong(5),
        wire.Resign("d"),
        wire.AnswerUndo("e", agree=True),
    ]
    raw = bytearray(encode(rng.choice(whole)))
    for _ in range(rng.randint(0, 4)):
        place = rng.randrange(len(raw))
        raw[place : place + rng.randint(0, 3)] = rng.randbytes(rng.randint(0, 3))
    return bytes(raw)


def test_random_and_mutated_messages_are_refused_in_a_sentence(serving):
    party = serving.seats("lagoon", 3)
    rng = random.Random(1)
    for number in range(3):
        with connect(serving.server.live_address(party.name), compression=None) as live:
            live.send(encode(wire.Hello(party.tickets[number])).decode())
            for _ in range(150):
                raw = mutated(rng) if rng.random() < 0.8 else rng.randbytes(60)
                live.send(raw)
            live.send(encode(wire.Say("end", "still here")).decode())
            messages = [live.recv(LIMIT)]
            while '"id":"end"' not in messages[-1]:
                messages.append(live.recv(LIMIT))
        told = [json.loads(message) for message in messages]
        assert any(message["type"] == "refused" for message in told)
        for message in told:
            assert message["type"] != "refused" or message["sentence"]


def hear_the_end(live):
    """Read until the server closes the connection; TimeoutError if it does not."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            live.recv(60)


def test_invalid_utf8_closes_one_connection_only(serving, party):
    address = serving.server.live_address(party.name)
    with connect(address, compression=None) as live:
        live.send(b"\xff\xfe", text=True)
        hear_the_end(live)
    assert party.look(0).table.id == party.name


def test_a_message_that_is_too_large_closes_the_connection(serving, party):
    with connect(serving.server.live_address(party.name), compression=None) as live:
        live.send(encode(wire.Hello(party.tickets[0])).decode())
        live.recv(60)
        with contextlib.suppress(ConnectionClosed):
            live.send("x" * (wire.MAX_MESSAGE_BYTES + 1))
        hear_the_end(live)


def test_a_body_that_is_too_large_is_refused(serving):
    request = urllib.request.Request(
        f"{serving.address}/api/1/tables", b"x" * 100_000, method="POST"
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=60)
    assert refused.value.code == 413


def test_a_client_that_never_reads_is_disconnected_and_delays_nobody(serving):
    party = serving.seats("sharkbait", 3)
    before = serving.metric("connections_open")
    with contextlib.closing(connect_raw(serving, party)):
        with connect(serving.server.live_address(party.name), compression=None) as live:
            live.send(encode(wire.Hello(party.tickets[1])).decode())
            for number in range(651):
                live.send(encode(wire.Say(f"s{number}", "\U0001f988" * 500)).decode())
                while number % 50 == 0 and f'"id":"s{number}"' not in live.recv(60):
                    pass
        assert serving.metric("connections_slow_total") > 0
        assert 0 not in party.look(1).connected
        until(lambda: serving.metric("connections_open") <= before, "the connection to be aborted")


def connect_raw(serving, party):
    """A socket that says hello and then never reads, with a small buffer."""
    host, port = "127.0.0.1", serving.port
    raw = socket.socket()
    raw.settimeout(LIMIT)
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, port))
    raw.sendall(
        f"GET /api/1/tables/{party.name}/live HTTP/1.1\r\nHost: {host}:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(1000)
    hello = encode(wire.Hello(party.tickets[0], board=True))
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw


def test_thousands_of_half_open_connections_do_not_stop_the_server(serving):
    with contextlib.ExitStack() as stack:
        for number in range(2000):
            raw = stack.enter_context(contextlib.closing(socket.socket()))
            raw.settimeout(LIMIT)
            raw.connect(("127.0.0.1", serving.port))
            if number % 2:
                raw.sendall(b"GET /api/1/games HTTP/1.1\r\nHost: x\r\n")
        assert serving.server.games().games


def test_half_open_connections_are_closed_in_time(tmp_path):
    with Serving(tmp_path, "--request-timeout", "0.5") as running, socket.socket() as raw:
        raw.settimeout(LIMIT)
        raw.connect(("127.0.0.1", running.port))
        raw.sendall(b"GET /api/1/games HT")
        assert raw.recv(1000) == b""


def test_a_connection_with_regular_requests_stays_open(tmp_path):
    with Serving(tmp_path, "--request-timeout", "2") as running:
        line = http.client.HTTPConnection("127.0.0.1", running.port, timeout=60)
        line.connect()
        first = line.sock
        ends = time.monotonic() + 5
        while time.monotonic() < ends:
            line.request("GET", "/api/1/games")
            line.getresponse().read()
            time.sleep(0.1)
        assert line.sock is first
        line.close()


def test_half_a_request_after_a_complete_one_times_out(tmp_path):
    with Serving(tmp_path, "--request-timeout", "0.5") as running, running.open_connection() as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" in raw.recv(1000)
        raw.sendall(b"GET /health HT")
        while raw.recv(1000):
            pass
