"""What commands print about files, servers and games comes from a catalogue, too."""

import asyncio
import io
import re
import socket
import subprocess
import sys

import pytest
from cli.escaped_words import escaped
from cli.test_escaped_words import CONNECT_FOUR, RECORD, RULE, pseudo, said
from server.serving import killed_after
from their_games import LIMIT, environment

import shoal
from shoal.agent.session import AgentSession
from shoal.agent.wording import Wording
from shoal.games import game_info, names
from shoal.rulebook.translations import rules_text
from shoal.server.store.sqlite import SqliteStore
from shoal.tui.tables.local_table import LocalTable

__all__ = ["pseudo"]

FIRST_WORDS = " ".join(
    line.partition(" ")[0] for line in RECORD.read_text(encoding="utf-8").splitlines()
)
"""The words with which lines of a record begin, which are the same in every language."""


LETTERS = "yorbgk QB QH BH QBH"
"""The colours of Pescado, as moves are typed, and the marks of the crew on the map of Jaws."""


def test_a_file_that_is_no_database(capsys, tmp_path):
    (tmp_path / "letter.db").write_text("Dear Ana, this is no database at all." * 100)
    for command in (["repair", "letter.db"], ["serve", "--database", "letter.db"]):
        told = said(capsys, *command)
        assert "!!]" in told and escaped(told, "letter db") == []


def test_a_port_that_is_taken(capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        told = said(capsys, "serve", "--port", str(taken.getsockname()[1]))
    assert "!!]" in told and escaped(told) == []


def test_a_bad_record(capsys, tmp_path):
    """Each way in which a record can be wrong: its head, a move, the dice, the end."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    for number in range(len(lines)):
        damaged = [*lines[:number], "coral", *lines[number + 1 :]]
        (tmp_path / "bad.record").write_text("\n".join(damaged) + "\n", encoding="utf-8")
        told = said(capsys, "verify", "bad.record")
        quoted = f"coral {lines[number]} {FIRST_WORDS}"
        assert "!!]" in told and escaped(told, quoted) == [], told


def test_dice_that_were_changed(capsys):
    commitment = ["--commitment", "0" * 64, "--salt", "0=reef", "--salt", "kelp"]
    told = said(capsys, "verify", str(RECORD), *commitment)
    assert "!!]" in told and escaped(told, "reef kelp", RECORD.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("seat", [(), ("--seat", "2")])
def test_a_replay(seat, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    told = said(capsys, "replay", str(RECORD), *seat)
    names = RECORD.read_text(encoding="utf-8").partition("seats")[2].partition("\n")[0]
    assert "!!]" in told and escaped(told, names) == []


def test_one_rule(capsys):
    """The text of a rule is in English, as in the languages that have no rules of their own."""
    told = said(capsys, "rules", "sharkbait", "SB-3")
    assert escaped(told, rules_text(game_info("sharkbait"), "en")) == []


def test_a_data_set(capsys, tmp_path):
    words = ["dataset", CONNECT_FOUR, "--games", "4", "--bots", "random", "--jobs", "1"]
    told = said(capsys, *words, "--out", "reef")
    assert "!!]" in told and escaped(told, "reef") == []
    card = (tmp_path / "reef" / "README.md").read_text(encoding="utf-8")
    said_there = re.sub(r"```.*?```|`[^`]*`|\A---.*?---", "", card, flags=re.DOTALL)
    assert "!!]" in said_there and escaped(said_there, "CC0") == []


def test_a_database_without_damage(capsys, tmp_path):
    asyncio.run(made_database(tmp_path / "shoal.db"))
    told = said(capsys, "repair", "shoal.db")
    assert "!!]" in told and escaped(told) == []


async def made_database(path):
    """A database of a server, without tables."""
    store = SqliteStore(path)
    await store.open()
    await store.close()


def test_a_server_that_starts():
    """What it prints for its owner; its log is for programs."""
    command = [sys.executable, "-m", "shoal", "serve", "--port", "0", "--host", "0.0.0.0"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(), text=True
    ) as server:
        with killed_after(server, LIMIT):
            told = server.stdout.readline()
        server.terminate()
        told += server.communicate(timeout=LIMIT)[0]
    assert "!!]" in told and escaped(told, "http") == []


@pytest.mark.parametrize("game", names())
def test_an_agent(game):
    """The answers to every tool, in a game against random bots."""
    match = shoal.new(game, game_info(game).min_players, 3)
    others = dict.fromkeys(range(1, match.players), "random")
    table = LocalTable(match, "00" * 32, others, language="pseudo")
    session = AgentSession(table, 0, Wording(match.game, "pseudo"))
    notation, told = {"dance", LETTERS, *match.game.notation.move_texts}, []
    for _ in range(12):
        answer = session.view()
        moves = answer.data["moves"]
        notation.update(moves)
        told += [answer.text, session.legal_moves().text, session.play("dance").text]
        if not moves:
            break
        told += [session.hint().text] * (len(told) < 4)
        told.append(session.play(moves[0]).text)
    assert "!!]" in told[0] and escaped(RULE.sub("", " ".join(told)), *notation) == []
