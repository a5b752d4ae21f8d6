"""Every refusal has a message for any language, and the same as an English sentence."""

import json
import pickle
import urllib.error
import urllib.request

import pytest
from server.memory_table import GAMES, MemoryTable

from shoal import wire
from shoal.core.catalogue import Reader, load_program
from shoal.core.message import say
from shoal.server.table import lifecycle
from shoal.server.table.errors import NotSaved, Refused
from shoal.server.table.names.name_rules import clean
from shoal.server.table.table import Table
from shoal.server.table.validation import check_turn
from shoal.server.transport.early_responses import BAD_REQUEST, TOO_MANY_CONNECTIONS
from shoal.server.views.refusals import refusal

KAI_AND_MARINA = ["Kai", "Marina"]


def read_by(seat, refused, language="en"):
    words = load_program(language)
    return words.format(refused.message, Reader(seat, KAI_AND_MARINA))


def refused_by(act, *args):
    with pytest.raises(Refused) as no:
        act(*args)
    return no.value


def answer_to(serving, path, method="GET"):
    request = urllib.request.Request(f"{serving.address}{path}", method=method)
    with pytest.raises(urllib.error.HTTPError) as no:
        urllib.request.urlopen(request, timeout=60)
    return json.load(no.value)


def test_a_refusal_is_sent_as_message_and_as_sentence():
    sent = refusal(Refused("turn", say("error-resigned", seat=1)), "r7")
    assert sent == wire.Refused(
        "turn", "Seat 1 has resigned.", "", "r7", wire.Message("error-resigned", {"seat": 1}, "", 1)
    )


def test_a_reason_inside_a_refusal_is_sent_as_a_message():
    reason = say("error-text", text="no")
    sent = refusal(Refused("legal", say("error-line", line=3, reason=reason)))
    assert sent.message.args["reason"] == {"message": ["error-text", {"text": "no"}, "", 1]}


def test_a_player_is_told_by_name_who_is_to_move():
    refused = refused_by(check_turn, MemoryTable("connect_four").table, 1)
    assert read_by(1, refused) == "You cannot move now. To move: Kai."
    assert read_by(None, refused, "de") == "Marina kann jetzt nicht ziehen. Am Zug: Kai."


def test_the_host_reads_which_seats_are_open():
    created = MemoryTable("connect_four").table.created
    refused = refused_by(lifecycle.start, Table("t" * 12, created, GAMES), "host", 0)
    assert refused.message == say("error-seats-open", seats=[0, 1])
    assert str(refused) == "Still open: Seat 0 and Seat 1. Invite people or add bots."


@pytest.mark.parametrize(
    ("path", "method", "key"),
    [
        ("/nothing/here", "GET", "error-nothing-here"),
        ("/api/1/games", "DELETE", "error-method"),
        ("/api/1/games/chess/rules", "GET", "error-no-game"),
        ("/api/1/tables/none", "GET", "error-no-table"),
    ],
)
def test_http_errors_have_messages(serving, path, method, key):
    answer = answer_to(serving, path, method)
    assert answer["message"][0] == key
    assert answer["sentence"].endswith(".")


@pytest.mark.parametrize(
    ("response", "key"),
    [(BAD_REQUEST, "error-request-invalid"), (TOO_MANY_CONNECTIONS, "error-too-many-connections")],
)
def test_responses_without_the_application_have_messages(response, key):
    head, _, body = response.partition(b"\r\n\r\n")
    assert f"content-length: {len(body)}".encode() in head
    assert json.loads(body)["message"][0] == key


def test_a_refusal_survives_the_way_between_processes():
    for refused in (Refused("turn", say("error-resigned", seat=1)), NotSaved()):
        copy = pickle.loads(pickle.dumps(refused))
        assert (type(copy), copy.check, copy.message) == (
            type(refused),
            refused.check,
            refused.message,
        )


def test_alphabets_are_named_in_the_language_of_the_reader():
    refused = refused_by(clean, "M\u0430rina")
    assert "Cyrillic and Latin" in read_by(None, refused)
    assert "Kyrillisch und Lateinisch" in read_by(None, refused, "de")


def test_a_rare_alphabet_has_its_own_name():
    refused = refused_by(clean, "M\u16a0")
    assert "Latin and Runic" in read_by(None, refused)
