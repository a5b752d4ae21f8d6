"""What is rarely seen at a table also comes from catalogues: seen in the pseudo-language."""

import pytest
from web.pseudo.test_pseudo_language import untranslated
from web.table.test_table import add_a_token, press_until
from web.tables import OPEN, open_table

from shoal import wire

CHAT = "Hallo 12"
SECONDS = 55
"""A clock that is short from the start, and long enough for a busy machine."""


@pytest.fixture
def pseudo(person):
    """Makes players whose page is in the pseudo-language."""
    return lambda name: person(name, language="pseudo")


@pytest.fixture
def two(pseudo):
    """Ada and Bo at a table of Sea Urchins; Ada is the first player."""
    ada, bo = pseudo("Ada"), pseudo("Bo")
    bo.page.goto(open_table(ada, "urchins", 2, options={"first": "0"}))
    bo.page.locator(".sit-form input").fill(bo.name)
    bo.page.locator(".sit-form button").click()
    ada.page.locator(".waiting-room-start .button:not(:disabled)").click()
    for somebody in (ada, bo):
        somebody.page.wait_for_selector(".urchins")
        somebody.page.wait_for_selector(".log")
    return ada, bo


def table_of(somebody):
    """The name of the table, and the player's ticket."""
    name = somebody.page.url.rpartition("/")[2].partition("#")[0]
    tickets = "Object.values(JSON.parse(localStorage['shoal.tables'])[0].tickets)[0]"
    return name, somebody.page.evaluate(tickets)


def is_translated(*people):
    """Whether all that these people see comes from catalogues."""
    for somebody in people:
        assert untranslated(somebody.page, names=[CHAT]) == {}, somebody.name
    return True


def test_requests_to_undo_have_only_words_of_catalogues(two, serving):
    ada, bo = two
    add_a_token(ada)
    for number, agree in enumerate((False, True)):
        serving.server.send(*table_of(ada), wire.RequestUndo(f"ask-{number}"))
        for somebody in two:
            somebody.page.wait_for_selector(".notice .answers")
        assert is_translated(*two)
        serving.server.send(*table_of(bo), wire.AnswerUndo(f"answer-{number}", agree))
        bo.page.wait_for_selector(".notice .answers", state="detached")
        assert is_translated(*two)
    bo.page.wait_for_selector(".notice")
    assert is_translated(*two)


def test_chat_absence_and_resigning_have_only_words_of_catalogues(two, serving):
    ada, bo = two
    for somebody in two:
        somebody.page.locator("#tab-talk").click()
    serving.server.send(*table_of(bo), wire.Say("say", CHAT))
    ada.page.get_by_text(CHAT).wait_for()
    assert is_translated(*two)
    serving.server.do(*table_of(bo), "leave")
    bo.page.wait_for_selector(".banner .button")
    assert is_translated(*two)
    bo.page.locator(".banner .button").first.click()
    bo.page.wait_for_selector(".banner .button", state="detached")
    ada.page.locator(".tool-menu").click()
    name, ticket = table_of(bo)
    bo.page.goto("/web/icon.svg")
    ada.page.wait_for_selector(".presence.gone")
    assert is_translated(ada)
    serving.server.send(name, ticket, wire.Resign("resign"))
    ada.page.wait_for_selector(".result")
    assert is_translated(ada)


def test_connections_and_spectators_have_only_words_of_catalogues(two, pseudo):
    ada, _bo = two
    invitation = ada.page.evaluate(
        "`${location.origin}${location.pathname}#`"
        " + JSON.parse(localStorage['shoal.tables'])[0].invite"
    )
    spectator, stranger = pseudo("Otto"), pseudo("Kai")
    spectator.page.goto(invitation)
    spectator.page.wait_for_selector(".urchins")
    stranger.page.goto(invitation.partition("#")[0])
    stranger.page.wait_for_selector(".page.narrow p")
    assert is_translated(spectator, stranger)
    ada.context.set_offline(True)
    ada.page.wait_for_selector(".connection.lost")
    assert is_translated(ada)
    for somebody in (ada, stranger):
        somebody.errors.clear()  # Chromium logs failed connections and refused requests.


def test_a_short_clock_and_a_curtain_have_only_words_of_catalogues(pseudo):
    ada = pseudo("Ada")
    ada.page.goto("/web/icon.svg")
    plan = {
        "game": "urchins", "players": 2, "seats": [{"kind": "me"}, {"kind": "here", "name": "Bo"}],
        "time_control": {"kind": "game", "seconds": SECONDS, "increment": 0}, "options": {},
        "timeout": "bot", "leavers": "pause", "watch": "invited", "listed": False,
    }  # fmt: skip
    ada.page.goto(f"/table/{ada.page.evaluate(OPEN, [ada.name, plan])}")
    ada.page.wait_for_selector(".notice")
    assert is_translated(ada)
    open_table(ada, "jaws", 2, here=[(2, "Bo")])
    ada.page.wait_for_selector(".jaws, .shared-device")
    press_until([ada], ".shared-device")
    assert is_translated(ada)
