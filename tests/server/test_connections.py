"""How many connections there may be, of one address and in all, and what each may ask for."""

import contextlib
import json
import subprocess
import sys
from pathlib import Path

import pytest
from server.raw import ODD, RawSocket, knock, read_answer, read_to_the_end, request
from server.serving import Serving
from waiting import until

import shoal
from shoal.server.http.rate_limit import Gate, Limits
from shoal.server.table.errors import Refused
from shoal.server.transport.connection_limit import RESERVE, ConnectionLimit

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
    """So many connections that have asked something, and been answered, or said something."""
    with contextlib.ExitStack() as stack:
        for _ in range(times):
            raw = stack.enter_context(knock(serving, source))
            raw.sendall(said or request("/health", **headers))
            assert said or read_answer(raw) == 200
            raw.sendall(b"G")  # and is about to ask again, so that it stays
        yield


def status(serving, source="127.0.0.1"):
    """What a newcomer is told; 0 if the connection is closed without a word."""
    with knock(serving, source) as raw, contextlib.suppress(ConnectionError):
        raw.sendall(request("/health", Connection="close"))
        told = read_to_the_end(raw)
        return int(told.split()[1]) if told else 0
    return 0


def is_served(serving, source="127.0.0.1"):
    return status(serving, source) == 200


def test_an_address_has_only_so_many_connections(small):
    until(lambda: is_served(small), "a free place")
    with connected(small, 5):
        assert status(small) in (0, 503)
    until(lambda: is_served(small), "a free place")


def test_a_connection_that_says_nothing_is_counted(small):
    until(lambda: is_served(small), "a free place")
    with connected(small, 5, said=b"G"):
        until(lambda: not is_served(small), "no free place")


def test_a_socket_is_counted(small):
    until(lambda: is_served(small), "a free place")
    with contextlib.ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(RawSocket(small, "/api/1/tables/aaaaaaaaaaaa/live"))
        assert status(small) in (0, 503)
    until(lambda: is_served(small), "a free place")


def test_others_are_served_while_one_address_has_all_that_it_may_have(small):
    with connected(small, 5, OTHER):
        assert not is_served(small, OTHER)
        assert is_served(small)


def test_no_number_of_connections_keeps_places_that_it_does_not_use(small):
    """Whatever asks for a socket in a way that makes no sense leaves its place."""
    for odd in ODD.values():
        with knock(small, OTHER) as raw:
            raw.sendall(odd)
            read_to_the_end(raw)
    until(lambda: is_served(small, OTHER), "a place for somebody else")


def test_there_are_only_so_many_connections_in_all(small):
    with contextlib.ExitStack() as stack:
        for last in range(3, 7):
            stack.enter_context(connected(small, 5, f"127.0.0.{last}"))
        assert status(small) in (0, 503)
    until(lambda: is_served(small), "a free place")


def test_a_proxy_has_connections_for_all_its_clients(small):
    with connected(small, 12, X_Forwarded_For="203.0.113.9"):
        assert is_served(small)
    until(lambda: is_served(small), "a free place")


def test_who_is_no_proxy_has_no_more_connections_by_saying_so(small):
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


def test_one_address_never_has_all_connections():
    limit = ConnectionLimit(each=500, most=10)
    places = [limit.enter("203.0.113.9") for _ in range(6)]
    assert [place is not None for place in places] == [True] * 5 + [False]
    assert limit.enter("203.0.113.10") is not None


def test_a_place_is_left_once():
    limit = ConnectionLimit(each=1, most=4)
    first = limit.enter("203.0.113.9")
    for _ in range(3):
        first.leave()
    assert limit.enter("203.0.113.9") is not None
    assert limit.enter("203.0.113.9") is None


@pytest.mark.parametrize(("allowed", "places"), [(RESERVE + 36, 36), (RESERVE - 4, 1)])
def test_some_files_can_be_opened_however_many_connections_there_are(allowed, places):
    code = (
        "import resource; from shoal.server.transport.connection_limit import capacity; "
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({allowed}, {allowed})); "
        "print(capacity(10_000))"
    )
    assert answer_of(code) == places


def test_the_limit_on_open_files_is_raised_for_as_many_connections_as_are_wanted():
    code = (
        "import resource; from shoal.server.transport.connection_limit import capacity; "
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


# What an address may ask for.


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
    gate = Gate(Limits(requests=0, burst=1, tables=1, sockets=1))
    connections = ConnectionLimit(each=1, most=10)
    assert gate.connect(one)
    gate.request(one)
    gate.table(one)
    connections.enter(one)
    assert gate.connect(other) != same
    assert (connections.enter(other) is None) == same
    for ask in (gate.request, gate.table):
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
        ("127.0.0.4", "/web/plain.js"),
        ("127.0.0.5", "/nowhere"),
        ("127.0.0.6", "/api/1/openapi.json"),
        ("127.0.0.7", "/api/1/nowhere"),
    ],
)
def test_nothing_is_asked_for_without_a_limit(sparing, source, path):
    with knock(sparing, source) as raw:
        raw.sendall(request(path))
        assert read_answer(raw) == 429


def test_a_page_of_many_files_is_served_to_a_whole_family():
    gate = Gate(Limits())
    for _ in range(10 * 60):
        gate.anything("203.0.113.9")


def test_a_handshake_counts_where_the_proxy_says_it_comes_from(tmp_path):
    """One client behind a proxy that has all its sockets keeps none from another."""
    path = "/api/1/tables/aaaaaaaaaaaa/live"
    with Serving(tmp_path, "--sockets", "2") as running, contextlib.ExitStack() as stack:
        for _ in range(2):
            opened = RawSocket(running, path, X_Forwarded_For="2001:db8::7")
            assert stack.enter_context(opened).status == 101
        assert RawSocket(running, path, X_Forwarded_For="2001:db8::8").status == 403
        assert RawSocket(running, path, X_Forwarded_For="2001:db8:1::8").status == 101
