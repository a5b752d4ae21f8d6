"""Malformed requests are refused, and do not flood the log."""

import contextlib
import json
import time

import pytest
from server.raw_sockets import open_connection, read_answer, read_head, read_to_the_end, request
from server.serving import Serving

from shoal.server.ops import json_log

CHUNKED = {"Transfer_Encoding": "chunked", "Content_Type": "application/json"}
BAD = b"what?\r\n"

MALFORMED = {
    "no HTTP": b"\x00\x01 no HTTP\r\n\r\n",
    "a bad chunk of what is read": request("/api/1/tables", "POST", **CHUNKED) + BAD,
    "a bad chunk after a good one": request("/api/1/tables", "POST", **CHUNKED)
    + b"2\r\n{}\r\n"
    + BAD,
    "a bad chunk of what nobody reads": request("/health", "GET", **CHUNKED) + BAD,
    "a bad chunk of what is refused": request("/nowhere", "POST", **CHUNKED) + BAD,
    "a length that is none": request("/", Content_Length="many"),
    "two lengths": request("/", "POST", Content_Length="1, 2"),
    "a header without a name": b"GET / HTTP/1.1\r\nHost: x\r\n: x\r\n\r\n",
    "no host": b"GET / HTTP/1.1\r\n\r\n",
    "headers without an end": b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20_000,
    "a line without an end": b"GET /" + b"x" * 100_000,
    "a good request and a bad one": request("/health") + b"BAD\r\n\r\n",
}

LONG = {name for name, sent in MALFORMED.items() if len(sent) > 65_536}
"""Bytes that may still be under way when a request is refused."""


@pytest.fixture(scope="module")
def running(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("malformed")) as server:
        yield server


@pytest.mark.parametrize("name", MALFORMED)
def test_a_malformed_request_is_refused_and_closed(running, name):
    with open_connection(running) as raw:
        with contextlib.suppress(ConnectionError):
            raw.sendall(MALFORMED[name])
        told = read_to_the_end(raw)
    # A client that still sends when the connection is closed may lose the response.
    assert told.startswith(b"HTTP/1.1 ") or (not told and name in LONG)
    assert b"HTTP/1.1 400 " in told or not told


def test_a_bad_chunk_after_the_response_closes_the_connection(running):
    with open_connection(running) as raw:
        raw.sendall(request("/health", **CHUNKED))
        assert read_answer(raw) == 200
        raw.sendall(BAD)
        assert read_to_the_end(raw) == b""


def test_a_bad_chunk_of_an_awaited_body_is_refused(running):
    with open_connection(running) as raw:
        raw.sendall(request("/api/1/tables", "POST", **CHUNKED))
        time.sleep(0.1)
        raw.sendall(BAD)
        assert read_head(raw).startswith("HTTP/1.1 400 ")


def test_a_body_that_continues_after_its_response_is_cut_off(tmp_path):
    with Serving(tmp_path, "--request-timeout", "60") as server, open_connection(server) as raw:
        raw.sendall(request("/api/1/tables", "POST", Content_Length=10**9) + b"x" * 200_000)
        told = read_to_the_end(raw)
    assert told.startswith(b"HTTP/1.1 413 ")


def test_the_chunks_of_a_body_are_limited(running):
    with open_connection(running) as raw:
        raw.sendall(request("/api/1/tables", "POST", **CHUNKED) + b"1\r\nx\r\n" * 50_000)
        assert read_to_the_end(raw).startswith(b"HTTP/1.1 400 ")


def test_a_body_may_arrive_in_chunks(running):
    plan = b'{"game": "connect_four", "players": 2}'
    parts = b"".join(b"2\r\n%s\r\n" % plan[at : at + 2] for at in range(0, len(plan), 2))
    with open_connection(running) as raw:
        raw.sendall(request("/api/1/tables", "POST", **CHUNKED) + parts + b"0\r\n\r\n")
        assert read_answer(raw) == 200


def test_repeated_malformed_requests_are_logged_once_for_each_kind(tmp_path):
    with Serving(tmp_path) as server:
        for _ in range(5):
            for malformed in MALFORMED.values():
                with open_connection(server) as raw, contextlib.suppress(ConnectionError):
                    raw.sendall(malformed)
                    read_to_the_end(raw)
        server.stop()
        lines = [json.loads(line) for line in server.said().splitlines()]
    assert [line["text"] for line in lines] == ["Invalid HTTP request received."]


def test_a_log_line_counts_the_repetitions_that_were_left_out(monkeypatch, capfd):
    monkeypatch.setattr(json_log, "_logged", {})
    json_log.log_rarely("connected", by="a")
    json_log.log_rarely("connected", by="b")
    json_log.log_rarely("connected", by="c")
    json_log.log_rarely("closed", by="d")
    monkeypatch.setattr(json_log, "REPEAT_SECONDS", 0.0)
    json_log.log_rarely("connected", by="e")
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [(line["by"], line.get("times")) for line in lines] == [
        ("a", None),
        ("d", None),
        ("e", 3),
    ]
