"""Limits on connections and requests, of one address and in all."""

import contextlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from server.raw_sockets import (
    ODD,
    RawSocket,
    open_connection,
    read_answer,
    read_to_the_end,
    request,
)
from server.serving import Serving
from waiting import until

import shoal
from shoal.server.limits.connection_limit import RESERVED_FILES, ConnectionLimit
from shoal.server.limits.rate_limit import Limits, RateLimiter
from shoal.server.table.errors import Refused

HEALTH = request("/health")
OTHER = "127.0.0.2"
"""Another address of this machine."""


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A server for twenty connections, of which one address has five."""
    arguments = ("--connections", "5", "--capacity", "20", "--request-timeout", "60")
    with Serving(tmp_path_factory.mktemp("small"), *arguments) as running:
        yield running


@contextlib.contextmanager
def connected(serving, times, source="127.0.0.1", said=b"", **headers):
    """Open connections that have sent a request and got a response, or have sent these bytes."""
    with contextlib.ExitStack() as stack:
        for _ in range(times):
            raw = stack.enter_context(open_connection(serving, source))
            raw.sendall(said or request("/health", **headers))
            assert said or read_answer(raw) == 200
            raw.sendall(b"G")  # starts another request, so the connection stays open
        yield


def status(serving, source="127.0.0.1"):
    """The status that a new connection gets; 0 if it is closed without a response."""
    with open_connection(serving, source) as raw, contextlib.suppress(ConnectionError):
        raw.sendall(request("/health", Connection="close"))
        told = read_to_the_end(raw)
        return int(told.split()[1]) if told else 0
    return 0


def is_served(serving, source="127.0.0.1"):
    return status(serving, source) == 200


def test_connections_of_an_address_are_limited(small):
    until(lambda: is_served(small), "a free place")
    with connected(small, 5):
        assert status(small) in (0, 503)
    until(lambda: is_served(small), "a free place")


def test_a_silent_connection_counts(small):
    until(lambda: is_served(small), "a free place")
    with connected(small, 5, said=b"G"):
        until(lambda: not is_served(small), "no free place")


def test_a_websocket_counts_as_a_connection(small):
    until(lambda: is_served(small), "a free place")
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(RawSocket(small, "/api/1/tables/aaaaaaaaaaaa/live"))
        assert status(small) in (0, 503)
    until(lambda: is_served(small), "a free place")


def test_others_are_served_while_one_address_is_at_its_limit(small):
    with connected(small, 5, OTHER):
        assert not is_served(small, OTHER)
        assert is_served(small)


def test_refused_handshakes_free_their_slots(small):
    """Also after requests for a WebSocket that make no sense."""
    for odd in ODD.values():
        with open_connection(small, OTHER) as raw:
            raw.sendall(odd)
            read_to_the_end(raw)
    until(lambda: is_served(small, OTHER), "a place for somebody else")


def test_connections_in_all_are_limited(small):
    with contextlib.ExitStack() as stack:
        for last in range(3, 7):
            stack.enter_context(connected(small, 5, f"127.0.0.{last}"))
        assert status(small) in (0, 503)
    until(lambda: is_served(small), "a free place")


def test_a_trusted_proxy_is_not_limited_as_one_address(small):
    with connected(small, 12, X_Forwarded_For="203.0.113.9"):
        assert is_served(small)
    until(lambda: is_served(small), "a free place")


def test_forged_proxy_headers_give_no_more_connections(small):
    with connected(small, 5, OTHER, X_Forwarded_For="203.0.113.9"):
        assert not is_served(small, OTHER)


def test_refused_connections_are_logged_once(tmp_path):
    with Serving(tmp_path, "--connections", "2") as running:
        with connected(running, 2):
            for _ in range(20):
                status(running)
        lines = [json.loads(line) for line in running.said().splitlines()]
    assert [line["what"] for line in lines] == ["connections_of_one_address"]
    assert lines[0]["address"] == "127.0.0.1"


def test_one_address_never_gets_all_connections():
    limit = ConnectionLimit(per_address=500, in_all=10)
    slots = [limit.take_slot("203.0.113.9") for _ in range(6)]
    assert [place is not None for place in slots] == [True] * 5 + [False]
    assert limit.take_slot("203.0.113.10") is not None


def test_a_slot_is_released_once():
    limit = ConnectionLimit(per_address=1, in_all=4)
    first = limit.take_slot("203.0.113.9")
    for _ in range(3):
        first.release()
    assert limit.take_slot("203.0.113.9") is not None
    assert limit.take_slot("203.0.113.9") is None


@pytest.mark.parametrize(("allowed", "slots"), [(RESERVED_FILES + 36, 36), (RESERVED_FILES - 4, 1)])
def test_some_open_files_are_reserved(allowed, slots):
    code = (
        "import resource; from shoal.server.limits.connection_limit import capacity; "
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({allowed}, {allowed})); "
        "print(capacity(10_000))"
    )
    assert answer_of(code) == slots


def test_the_limit_on_open_files_is_raised_as_needed():
    code = (
        "import resource; from shoal.server.limits.connection_limit import capacity; "
        "_, hard = resource.getrlimit(resource.RLIMIT_NOFILE); "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (100, hard)); print(capacity(300))"
    )
    assert answer_of(code) == 300


def answer_of(code):
    folder = Path(shoal.__file__).parent.parent
    command = [sys.executable, "-c", code]
    ended = subprocess.run(
        command, check=True, capture_output=True, env={"PYTHONPATH": str(folder)}, timeout=60
    )
    return int(ended.stdout)


# Limits on requests.


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2::5", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::5", "2001:db8:1:3::5", False),
        ("::ffff:203.0.113.9", "203.0.113.9", True),
        ("203.0.113.9", "203.0.113.10", False),
    ],
)
def test_the_addresses_of_one_network_share_their_limits(one, other, same):
    limiter = RateLimiter(Limits(requests=0, burst=1, tables=1, sockets=1))
    connections = ConnectionLimit(per_address=1, in_all=10)
    assert limiter.open_socket(one)
    limiter.check_api_request(one)
    limiter.check_table(one)
    connections.take_slot(one)
    assert limiter.open_socket(other) != same
    assert (connections.take_slot(other) is None) == same
    for ask in (limiter.check_api_request, limiter.check_table):
        with pytest.raises(Refused) if same else contextlib.nullcontext():
            ask(other)


@pytest.fixture(scope="module")
def sparing(tmp_path_factory):
    with Serving(tmp_path_factory.mktemp("sparing"), "--rate", "0.01") as running:
        yield running


@pytest.mark.parametrize(
    ("source", "path"),
    [
        ("127.0.0.3", "/health"),
        ("127.0.0.4", "/web/ui/board/text-board-with-moves.js"),
        ("127.0.0.5", "/nowhere"),
        ("127.0.0.6", "/api/1/openapi.json"),
        ("127.0.0.7", "/api/1/nowhere"),
    ],
)
def test_every_kind_of_request_is_limited(sparing, source, path):
    with open_connection(sparing, source) as raw:
        raw.sendall(request(path))
        assert read_answer(raw) == 429


def test_several_people_behind_one_address_can_open_the_page():
    limiter = RateLimiter(Limits())
    for _ in range(10 * 60):
        limiter.check_request("203.0.113.9")


def test_a_handshake_counts_for_the_address_that_the_proxy_forwards(tmp_path):
    """A client behind a proxy that is at its limit takes nothing from another."""
    path = "/api/1/tables/aaaaaaaaaaaa/live"
    with Serving(tmp_path, "--sockets", "2") as running, contextlib.ExitStack() as stack:
        for _ in range(2):
            opened = RawSocket(running, path, X_Forwarded_For="2001:db8::7")
            assert stack.enter_context(opened).status == 101
        assert RawSocket(running, path, X_Forwarded_For="2001:db8::8").status == 403
        assert RawSocket(running, path, X_Forwarded_For="2001:db8:1::8").status == 101
