"""Where other machines find a server, and who is told."""

import json
import socket
import urllib.request

import pytest
from starlette.requests import HTTPConnection

from shoal.server.http.network_address import network_hosts
from shoal.server.http.origin_policy import is_local
from shoal.server.serve import url_of


@pytest.mark.parametrize(
    ("bound", "hosts"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("192.168.1.20", ["192.168.1.20"]),
        ("tables.local", ["tables.local"]),
    ],
)
def test_others_find_a_server_where_it_listens_and_never_on_the_loopback(bound, hosts):
    assert network_hosts(bound) == hosts


def test_a_server_that_listens_everywhere_names_an_address_of_its_own_machine():
    for host in network_hosts("0.0.0.0"):
        socket.create_server((host, 0)).close()  # nobody can listen on another's address


def test_a_browser_is_sent_to_an_address_that_it_can_open():
    assert url_of("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert url_of("192.168.1.20", 8000) == "http://192.168.1.20:8000"


def test_a_server_on_the_loopback_says_that_nobody_else_finds_it(serving):
    with urllib.request.urlopen(f"{serving.address}/reach", timeout=60) as answer:
        assert json.load(answer) == {"hosts": []}


@pytest.mark.parametrize(
    ("client", "headers", "local"),
    [
        ("127.0.0.1", {"host": "localhost:8000"}, True),
        ("192.168.1.7", {"host": "127.0.0.1:8000"}, False),
        ("127.0.0.1", {"host": "tables.example"}, False),
        ("127.0.0.1", {"host": "localhost", "x-forwarded-for": "203.0.113.9"}, False),
    ],
)
def test_the_address_in_the_house_is_told_to_its_own_machine_alone(client, headers, local):
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    request = HTTPConnection({"type": "http", "headers": raw, "client": (client, 1)})
    assert is_local(request) == local
