"""Why the system, a database or a server refused something, without its English."""

import errno
import http.client
import os
import socket
import sqlite3
import ssl

import pytest
from cli.escaped_words import escaped

from shoal.core.catalogue import LANGUAGES, load_program
from shoal.core.system_error_reason import SQL_STATES, SQLITE_ERRORS, SYSTEM_ERRORS, reason_of


def error_of(act):
    """The error that an act raises."""
    with pytest.raises(Exception) as raised:  # noqa: PT011 - any error will do
        act()
    return raised.value


def test_a_missing_file(tmp_path):
    assert reason_of(error_of((tmp_path / "none").read_text)).key == "reason-missing"


def test_a_folder_that_is_read_as_a_file(tmp_path):
    assert reason_of(error_of(tmp_path.read_text)).key == "reason-is-a-folder"


def test_a_file_that_is_used_as_a_folder(tmp_path):
    (tmp_path / "file").write_text("")
    assert reason_of(error_of((tmp_path / "file" / "in").read_text)).key == "reason-not-a-folder"


def test_bytes_that_are_no_text(tmp_path):
    (tmp_path / "file").write_bytes(b"\xff")
    wrong = error_of(lambda: (tmp_path / "file").read_text(encoding="utf-8"))
    assert reason_of(wrong).key == "reason-not-text"


def test_a_port_without_a_server():
    with socket.socket() as free:
        free.settimeout(5)
        free.bind(("127.0.0.1", 0))
        wrong = error_of(lambda: socket.create_connection(free.getsockname(), timeout=5))
    assert reason_of(wrong).key == "reason-refused"


def test_a_port_that_is_taken():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        wrong = error_of(lambda: socket.create_server(taken.getsockname()))
    assert reason_of(wrong).key == "reason-address-in-use"


def test_a_server_that_hangs_up():
    assert reason_of(http.client.RemoteDisconnected("")).key == "reason-broken-off"


def test_a_name_that_no_machine_has():
    assert reason_of(socket.gaierror(socket.EAI_NONAME, "unknown")).key == "reason-unknown-host"


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (TimeoutError("timed out"), "reason-timed-out"),
        (ssl.SSLCertVerificationError(1, "expired"), "reason-certificate"),
        (ssl.SSLError(1, "wrong version"), "reason-not-https"),
        (http.client.BadStatusLine("x"), "reason-not-http"),
    ],
)
def test_an_answer_that_is_none(wrong, key):
    assert reason_of(wrong).key == key


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / "letter").write_text("Dear Ana, this is no database." * 100)
    database = sqlite3.connect(tmp_path / "letter")
    wrong = error_of(lambda: database.execute("SELECT * FROM sqlite_master"))
    database.close()
    assert reason_of(wrong).key == "reason-not-a-database"


def test_a_database_that_another_connection_has_locked(tmp_path):
    first, second = (
        sqlite3.connect(tmp_path / "file", isolation_level=None, timeout=0) for _ in range(2)
    )
    first.execute("BEGIN EXCLUSIVE")
    wrong = error_of(lambda: second.execute("BEGIN EXCLUSIVE"))
    first.close(), second.close()
    assert reason_of(wrong).key == "reason-in-use"


def test_an_unusual_error_of_the_system_is_named_by_its_number():
    message = reason_of(OSError(errno.EXDEV, os.strerror(errno.EXDEV)))
    assert (message.key, message.args) == ("reason-code", {"code": str(errno.EXDEV)})


def test_an_unusual_error_of_sqlite_is_named_by_its_code():
    wrong = error_of(lambda: sqlite3.connect(":memory:").execute("SELEC"))
    assert reason_of(wrong).args == {"code": "SQLITE_ERROR"}


def test_an_error_of_postgresql_is_known_by_its_state():
    class InvalidPassword(Exception):
        sqlstate = "28P01"

    class Unusual(Exception):
        sqlstate = "42P01"

    assert reason_of(InvalidPassword()).key == "reason-wrong-login"
    assert reason_of(Unusual()).args == {"code": "42P01"}


@pytest.mark.parametrize("language", [*LANGUAGES, "pseudo"])
def test_every_reason_ends_a_sentence(language):
    words = load_program(language)
    reasons = {*SYSTEM_ERRORS.values(), *SQLITE_ERRORS.values(), *SQL_STATES.values()}
    told = [words.format(reason) for reason in reasons]
    assert all(words.has(reason.key) for reason in reasons)
    assert not [text for text in told if text.endswith(".")]
    if language == "pseudo":
        assert escaped(" ".join(told)) == []
