"""From a game's message to the text of page and terminal, in four languages."""

import json

import pytest
from catalogue.corpus import TOY, Case, in_the_browser

from shoal.core.catalogue import Reader, load
from shoal.core.message import HEADLINE, heard_by, say
from shoal.core.message_json import message_from_json
from shoal.core.special_seats import SPECTATOR

NAMES = ["Ada", "Kai"]

TURN = [
    say("log-find", seat=1, count=3, thing="thing-pearl", rule="TY-4", level=HEADLINE),
    say("log-steal", seat=1, other=0, card="card-octopus", rule="TY-5").for_seats([0, 1]),
]
"""What happens in a turn of the toy game; the card is a secret of the two players."""

SENTENCES = {
    "en": ["You find 3 pearls.", "You steal an octopus from Ada."],
    "de": ["Du findest 3 Perlen.", "Du stiehlst Ada einen Kraken."],
    "fr": ["Tu trouves 3 perles.", "Tu voles un poulpe à Ada."],
    "es": ["Encuentras 3 perlas.", "Le robas un pulpo a Ada."],
}


def sent_to(viewer: int) -> list[object]:
    """What the server sends to a viewer, as the client reads it."""
    return json.loads(json.dumps([message.to_json() for message in heard_by(TURN, viewer)]))


@pytest.mark.parametrize("language", SENTENCES)
def test_the_terminal_tells_the_turn(language):
    words, reader = load(language, TOY), Reader(1, NAMES)
    told = [words.format(message_from_json(values), reader) for values in sent_to(1)]
    assert told == SENTENCES[language]


@pytest.mark.parametrize("language", SENTENCES)
def test_the_page_tells_the_turn(language):
    cases = [Case(language, message_from_json(one), Reader(1, NAMES)) for one in sent_to(1)]
    assert [one["text"] for one in in_the_browser(cases)] == SENTENCES[language]


def test_a_spectator_is_not_sent_the_secret():
    assert sent_to(SPECTATOR) == [
        ["log-find", {"seat": 1, "count": 3, "thing": "thing-pearl"}, "TY-4", HEADLINE]
    ]


def test_two_readers_of_one_table_read_two_languages():
    (values, _secret) = sent_to(0)
    said = message_from_json(values)
    assert load("de", TOY).format(said, Reader(0, NAMES)) == "Kai findet 3 Perlen."
    assert load("en", TOY).format(said, Reader(1, NAMES)) == "You find 3 pearls."
