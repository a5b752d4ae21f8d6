"""The application runs on stock uvicorn, without our protocols."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path

import pytest
from server.serving import TESTS, die_with_us, killed_after
from waiting import LIMIT

import shoal
from shoal import wire
from shoal.client import NotAllowed, Seat, Server
from shoal.server.http.static_files import WEB

COMMAND = ("-m", "uvicorn", "--factory", "shoal.server.factory:create_app", "--port", "0")
A_FILE = f"/web/{min(WEB.rglob('*.js')).relative_to(WEB).as_posix()}"
LISTENING = re.compile(r"running on (http://127\.0\.0\.1:\d+)")


@pytest.fixture(scope="module")
def address(tmp_path_factory):
    """The address of a stock uvicorn with our application."""
    folder = tmp_path_factory.mktemp("plain")
    paths = [str(Path(shoal.__file__).parent.parent), str(TESTS)]
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join(paths),
        "SHOAL_DATABASE": str(folder / "tables.db"),
        "SHOAL_GAMES": "shoal.sample_games.connect_four",
    }
    process = subprocess.Popen(
        [sys.executable, *COMMAND],
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=die_with_us,  # noqa: PLW1509 - one call into C, which takes no lock
    )
    lines = []
    with killed_after(process, LIMIT):
        for line in process.stderr:
            lines.append(line)
            if found := LISTENING.search(line):
                break
        else:
            raise AssertionError("".join(lines))
    # Read on, so that uvicorn's log never blocks it.
    threading.Thread(target=process.stderr.read, daemon=True).start()
    yield found[1]
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(LIMIT)
    finally:
        process.kill()


@pytest.fixture
def party(address):
    """A table of connect four with two people."""
    server = Server(address)
    opened = server.open(wire.NewTable("connect_four", 2))
    tickets = [
        server.sit(opened.table, wire.Sit(f"P{seat}", seat, "", opened.invite)).ticket
        for seat in range(2)
    ]
    server.do(opened.table, opened.host, "start")
    return server, opened, tickets


def test_the_application_does_not_import_uvicorn():
    """So it runs on another ASGI server, or on a uvicorn whose internals have changed."""
    code = (
        "import sys; sys.modules['uvicorn'] = None; "
        "from shoal.server.factory import create_app; create_app()"
    )
    paths = os.environ | {"PYTHONPATH": str(Path(shoal.__file__).parent.parent)}
    subprocess.run([sys.executable, "-c", code], check=True, env=paths, timeout=LIMIT)


@pytest.mark.parametrize("path", ["/", A_FILE, "/api/1/games", "/health"])
def test_pages_and_the_api_are_served(address, path):
    with urllib.request.urlopen(address + path, timeout=LIMIT) as answer:
        assert answer.status == 200
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_whole_game_is_played_over_http_and_websockets(party):
    """The first seat plays over HTTP, the second over a WebSocket."""
    server, opened, tickets = party
    known = []

    def second():
        with Seat(server.address, opened.table, tickets[1]) as seat:
            for view in seat.turns():
                seat.play(view.moves[-1])
            known.append(seat.known.table)

    playing = threading.Thread(target=second, daemon=True)
    playing.start()
    deadline = time.monotonic() + LIMIT
    while time.monotonic() < deadline:
        look = server.look(opened.table, tickets[0])
        if look.view.over:
            break
        if look.view.actors == [0]:
            act = wire.Play(f"move {look.number}", look.view.moves[0], look.number)
            server.send(opened.table, tickets[0], act)
        else:
            time.sleep(0.01)
    playing.join(LIMIT)
    assert known[0].stage == "over"
    assert known[0].result == server.look(opened.table, tickets[0]).table.result


def test_a_refusal_is_sent_over_the_websocket(party):
    server, opened, tickets = party
    with Seat(server.address, opened.table, tickets[0]) as seat:
        next(iter(seat.turns()))
        with pytest.raises(NotAllowed, match="drop 9"):
            seat.play("drop 9")


def test_a_spectator_without_the_invitation_is_refused_and_disconnected(party):
    server, opened, _ = party
    with pytest.raises(NotAllowed), Seat(server.address, opened.table, "") as seat:
        next(iter(seat.turns()))
