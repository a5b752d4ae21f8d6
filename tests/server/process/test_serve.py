"""A server that cannot start says why in a sentence; the log of a running one is JSON."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from server.serving import Serving

import shoal

COMMAND = "from shoal.cli.main import main; raise SystemExit(main())"


TAKEN_AT_START = """
from pathlib import Path
from shoal.server import serve
from shoal.server.store.database_file import DatabaseFile

listen = serve.listen
held = []

def take_the_file_first(settings):
    held.append(DatabaseFile(Path({file!r})))
    return listen(settings)

serve.listen = take_the_file_first
"""
"""Takes the database after the server has checked it, and before the server opens it."""


def serve(*arguments, before=""):
    """A server that is expected to exit by itself; ``before`` runs in its process first."""
    paths = os.environ | {"PYTHONPATH": str(Path(shoal.__file__).parent.parent)}
    command = [
        sys.executable,
        "-c",
        f"{before}\n{COMMAND}",
        "serve",
        "--port",
        "0",
        *map(str, arguments),
    ]
    return subprocess.run(
        command, check=False, env=paths, capture_output=True, text=True, timeout=120
    )


def databases(folder):
    (folder / "letter.db").write_text("Dear Ana, this is no database at all." * 100)
    (folder / "folder.db").mkdir()
    return [
        folder / "nowhere" / "tables.db",
        folder / "letter.db",
        folder / "folder.db",
        "postgresql://shoal@127.0.0.1:1/shoal",
        f"postgresql://shoal@/shoal?host={folder}",
        "postgresql://shoal@/shoal?port=many",
    ]


@pytest.mark.parametrize("which", range(6))
def test_a_database_that_cannot_be_opened_is_reported_in_a_sentence(tmp_path, which):
    ended = serve("--database", databases(tmp_path)[which])
    assert ended.returncode == 2
    assert "cannot be" in ended.stderr or "is not a database" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "Traceback" not in ended.stdout + ended.stderr


def test_a_file_in_use_is_reported_in_a_sentence(tmp_path):
    with Serving(tmp_path) as running:
        running.worker()  # which has opened the file when it answers
        ended = serve("--database", running.database)
    assert ended.returncode == 2
    assert "Another server" in ended.stderr


def test_a_file_taken_after_it_was_checked_is_reported_in_a_sentence(tmp_path):
    """Two servers that start together: both find the file free, and one of them is too late."""
    file = tmp_path / "tables.db"
    ended = serve("--database", file, before=TAKEN_AT_START.format(file=str(file)))
    assert ended.returncode == 2
    assert "Another server" in ended.stderr.splitlines()[-1]


def test_log_messages_of_libraries_are_json(tmp_path):
    """A request that uvicorn refuses by itself makes it warn."""
    with Serving(tmp_path) as running:
        with running.open_connection() as raw:
            raw.sendall(b"\x00\x01 no HTTP\r\n\r\n")
            while raw.recv(1000):
                pass
        running.stop()
        lines = running.said().splitlines()
    assert [json.loads(line)["what"] for line in lines] == ["said"]
