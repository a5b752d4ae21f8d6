"""What ``shoal`` without arguments says in a terminal: it is ``shoal serve --open``."""

import os
import subprocess
import sys

from server.serving import die_with_us, killed_after
from waiting import LIMIT

from shoal.cli.language import language_asked


def said_by(*arguments, database):
    """The lines of a server that opens a browser, until it says how to stop it."""
    command = [sys.executable, "-m", "shoal", "serve", "--open", "--port", "0"]
    with subprocess.Popen(
        [*command, "--database", str(database), *arguments],
        env=os.environ | {"BROWSER": "true"},
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=die_with_us,  # noqa: PLW1509 - one call into C, which takes no lock
    ) as server:
        with killed_after(server, LIMIT):
            lines = [server.stdout.readline().rstrip()]
            while lines[-1] and not lines[-1].startswith("Press Ctrl+C"):
                lines.append(server.stdout.readline().rstrip())
        server.terminate()
        assert server.wait(LIMIT) is not None
    return lines


def test_no_arguments_ask_for_no_language():
    assert language_asked([]) == ""


def test_a_server_that_opens_a_browser_says_where_it_is_how_to_stop_it_and_what_else_there_is(
    tmp_path,
):
    where, only_here, more, stop = said_by(database=tmp_path / "tables.db")
    assert where.startswith("Shoal is running at http://127.0.0.1:")
    assert only_here.endswith("shoal serve --host 0.0.0.0 --open")
    assert "shoal play GAME" in more and "shoal --help" in more
    assert stop.startswith("Press Ctrl+C to stop it.")
