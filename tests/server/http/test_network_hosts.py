"""The addresses at which other machines reach a server, and who learns them."""

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
def test_a_server_is_reached_where_it_listens_and_never_on_the_loopback(bound, hosts):
    assert network_hosts(bound) == hosts


def test_a_server_on_all_addresses_names_one_of_its_machine():
    for host in network_hosts("0.0.0.0"):
        socket.create_server((host, 0)).close()  # nobody can listen on another's address


def test_the_url_for_the_browser_can_be_opened():
    assert url_of("0.0.0.0", 8000) == "http://127.0.0.1:8000"
    assert url_of("192.168.1.20", 8000) == "http://192.168.1.20:8000"


def test_a_server_on_the_loopback_has_no_network_hosts(serving):
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
def test_only_its_own_machine_learns_the_network_hosts(client, headers, local):
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    request = HTTPConnection({"type": "http", "headers": raw, "client": (client, 1)})
    assert is_local(request) == local
