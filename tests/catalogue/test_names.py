"""Names and "you" in sentences: the reader, lists, direction, marks."""

import sys
import unicodedata

import pytest
from catalogue.corpus import TOY

from shoal.core.catalogue import Reader, load
from shoal.core.catalogue.names_in_sentences import (
    END_OF_NAME,
    RIGHT_TO_LEFT,
    first_sound,
    isolated,
    marked,
)
from shoal.core.message import say

NAMES = ["Ada", "Kai", "Iris"]
WON = {"seats": [1, 0, 2], "points": 1}


def english(message, reader):
    return load("en", TOY).format(message, reader)


def test_the_player_of_a_seat_is_you():
    assert english(say("log-dive", seat=1, metres=2), Reader(1, NAMES)) == "You dive 2 metres deep."


def test_others_read_the_name():
    said = say("log-dive", seat=1, metres=2)
    assert english(said, Reader(0, NAMES)) == "Kai dives 2 metres deep."
    assert english(said, Reader(None, NAMES)) == "Kai dives 2 metres deep."


def test_the_other_player_may_be_you():
    said = say("log-steal", seat=1, other=0, card="card-octopus")
    assert english(said, Reader(0, NAMES)) == "Kai steals an octopus from you."


@pytest.mark.parametrize("name", ["you", "other", "with-you", "one", "{ $seat }"])
def test_a_name_never_chooses_a_variant(name):
    said = say("log-dive", seat=0, metres=2)
    assert english(said, Reader(1, [name, "Kai"])) == f"{name} dives 2 metres deep."


def test_a_seat_without_a_name_has_a_number():
    said = say("log-dive", seat=4, metres=2)
    assert english(said, Reader(0, NAMES)) == "Player 5 dives 2 metres deep."


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ([0], "You win with one point."),
        ([1], "Kai wins with one point."),
        ([1, 2], "Kai and Iris win together with one point."),
        ([0, 1], "Kai and you win together with one point."),
        ([0, 1, 2], "Kai, Iris and you win together with one point."),
    ],
)
def test_the_reader_comes_last_in_a_list(seats, sentence):
    told = english(say("won-most", seats=seats, points=1), Reader(0, NAMES))
    assert told.startswith(sentence)


@pytest.mark.parametrize(
    ("language", "beginning"),
    [
        ("en", "Kai, Ada and Iris win together"),
        ("de", "Kai, Ada und Iris gewinnen gemeinsam"),
        ("fr", "Kai, Ada et Iris gagnent ensemble"),
        ("es", "Kai, Ada e Iris ganan juntos"),
    ],
)
def test_a_list_follows_its_language(language, beginning):
    told = load(language, TOY).format(say("won-most", **WON), Reader(None, NAMES))
    assert told.startswith(beginning)


def test_numbers_and_words_are_listed_too():
    assert english(say("log-dice", dice=[1, 1, 1000]), Reader()) == (
        "The dice show 1, 1 and 1,000: 1, 1, 1,000."
    )
    cards = ["card-net", "card-octopus"]
    assert english(say("log-cards", cards=cards), Reader()) == "In the bay: net and octopus."
    assert english(say("log-cards", cards=[]), Reader()) == "There are no cards in the bay."


@pytest.mark.parametrize(
    ("name", "sound"),
    [
        ("Iris", "i"),
        ("Ígor", "i"),
        ("Hilda", "i"),
        ("Hielo", "other"),
        ("Anna", "vowel"),
        ("Élise", "vowel"),
        ("Hugo", "vowel"),
        ("Kai", "other"),
        ("", "other"),
        ("שלום", "other"),
    ],
)
def test_the_first_sound_of_a_name(name, sound):
    assert first_sound(name) == sound


def test_french_elides_before_a_vowel():
    said = say("log-steal", seat=0, other=1, card="card-net")
    told = load("fr", TOY).format(said, Reader(None, ["Kai", "Élise"]))
    assert told == "Un filet d\u2019Élise est pour Kai."


def test_names_that_run_from_right_to_left_are_isolated():
    name = "שלום"
    assert isolated(name) == f"\u2068{name}\u2069"
    assert isolated("Kai") == "Kai"


def test_every_letter_that_runs_from_right_to_left_is_known():
    missing = [
        hex(code)
        for code in range(sys.maxunicode + 1)
        if unicodedata.bidirectional(chr(code)) in ("R", "AL")
        and not any(first <= code <= last for first, last in RIGHT_TO_LEFT)
    ]
    assert missing == []


def test_parts_tell_whose_name_a_part_is():
    parts = load("en", TOY).parts(say("won-most", **WON), Reader(0, NAMES))
    assert parts[:6] == [
        ("Kai", 1),
        (", ", None),
        ("Iris", 2),
        (" and ", None),
        ("you", 0),
        (" win together with one point. Thank you! Press {Enter}.", None),
    ]


def test_the_parts_make_up_the_sentence():
    said = say("log-steal", seat=1, other=2, card="card-net")
    parts = load("de", TOY).parts(said, Reader(0, NAMES))
    sentence = load("de", TOY).format(said, Reader(0, NAMES))
    assert "".join(text for text, _seat in parts) == sentence


def test_a_name_cannot_pretend_to_be_another_players():
    forged = f"Bo{END_OF_NAME}{marked('Kai', 1)}"
    parts = load("en", TOY).parts(say("log-dive", seat=0, metres=2), Reader(1, [forged, "Kai"]))
    assert parts[0] == ("BoKai", 0)
