"""Names at a table: any script is allowed, and nobody can pass for another player or a bot."""
# ruff: noqa: RUF001 - letters that look like others are what is tested here

from unicodedata import normalize

import pytest
from server.memory_table import GAMES, MemoryTable

from shoal import wire
from shoal.bots.levels import LEVELS
from shoal.server.table import lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.events import Created, Sat, TablePlan
from shoal.server.table.reducers import apply_event
from shoal.server.table.table import Table
from shoal.server.table.tickets import hashed

FAMILY = [
    "Zoë",
    "José",
    "Łukasz",
    "Νίκος",
    "Анна",
    "Анна-Мария",
    "美咲",
    "さくら",
    "ひなた🌻",
    "Ayşe",
    "Nguyễn Thị Ánh",
    "김민준",
    "محمد",
    "علی\u200cرضا",
    "דוד",
    "สมชาย",
    "शर्मा",
    "O’Neil",
    "D'Arcy",
    "Mary-Jane",
    "J. R.",
    "Mika 美咲",
    "Anna Анна",
    "Player 7",
    "🐙",
    "❤\ufe0f",
    "👍🏽",
    "👨\u200d👩\u200d👧",
    "👩🏽\u200d🚀",
    "🏳\ufe0f\u200d🌈",
    "🇩🇪",
]

BLANK = ["\u2800", " \u2800 ", "\u3164", "\u200b", "\ufe0f", "\u115f\u1160", "\U0001d159", "\u00a0"]
BLANK += ["\u0301\u0301", "\u200d", "   ", "\u2063 \u3164", "\U000e0041", "..."]

HIDDEN = ["\ufe0f", "\ufe00", "\U000e0100", "\u200b", "\u200d", "\u2060", "\ufeff", "\u00ad"]
HIDDEN += ["\u202e", "\u2066", "\u200f", "\u061c", "\u180b", "\u034f", "\U000e0061", "\u3164"]

ALIKE = [
    ("Ana", "ana"),
    ("Ana", "Ａｎａ"),
    ("Ana", "𝓐𝓷𝓪"),
    ("Ana", " Ana "),
    ("Ana Bo", "Ana  Bo"),
    ("Ana Bo", "Ana\u2800Bo"),
    ("Ana Bo", "Ana\u3000Bo"),
    ("Al", "AI"),
    ("Al", "A1"),
    ("Moor", "M00r"),
    ("cope", "соре"),
    ("José", "Jose\u0301"),
    ("❤", "❤\ufe0f"),
    ("AXE", "АХЕ"),
    ("AXE", "ΑΧΕ"),
]


def named(name, others=()):
    """The name that a player gets beside these others."""
    plan = TablePlan("lagoon", 4)
    created = Created(0, plan, "07" * 32, hashed("host"), hashed("invite"), 1)
    table = Table("t" * 12, created, GAMES)
    for seat, other in enumerate(others):
        apply_event.apply(table, Sat(0, seat, hashed(f"ticket {seat}"), other))
    return lifecycle.sit(table, wire.Sit(name, invite="invite"), "ticket", 0).name


def refusal(name):
    with pytest.raises(Refused) as no:
        named(name)
    assert no.value.check == "shape"
    assert str(no.value).endswith(".")
    return str(no.value)


@pytest.mark.parametrize("name", FAMILY)
def test_names_in_any_script_are_kept_unchanged(name):
    assert named(name) == normalize("NFC", name)


def test_a_name_is_optional():
    assert named("") == ""


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_shows_nothing_is_refused(name):
    assert "visible letter" in refusal(name)


@pytest.mark.parametrize("hidden", HIDDEN)
@pytest.mark.parametrize("name", ["A{}na", "{}Ana", "Ana{}", "A{0}{0}{0}na"])
def test_invisible_characters_are_removed(name, hidden):
    assert named(name.format(hidden)) == "Ana"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("❤\ufe0f\ufe0f\ufe0f", "❤\ufe0f"),
        ("❤\u200dAna", "❤Ana"),
        ("👨\u200d\u200d👩", "👨\u200d👩"),
        ("👨\u200d", "👨"),
        ("  Ana \u3000 Bo\u2800\u2800", "Ana Bo"),
    ],
)
def test_only_needed_joiners_are_kept(name, kept):
    assert named(name) == kept


@pytest.mark.parametrize(("first", "second"), ALIKE)
def test_a_name_that_looks_like_another_gets_a_number(first, second):
    assert named(first) == normalize("NFC", first)
    assert named(second, [first]).endswith(" 2")


@pytest.mark.parametrize(("first", "second"), [("Zoe", "Zoë"), ("Ana", "Anna"), ("Ана", "Ana")])
def test_a_different_name_gets_no_number(first, second):
    assert named(second, [first]) == second


@pytest.mark.parametrize("name", ["Аna", "Anа", "Νikos", "pаypal Bo", "Bo Зoe", "ꓮna", "Ꭺna"])
def test_a_word_of_mixed_alphabets_is_refused(name):
    assert "different alphabets" in refusal(name)
    assert "Write each word in one" in refusal(name)


@pytest.mark.parametrize("level", [*LEVELS])
@pytest.mark.parametrize("disguise", [str, str.upper, str.title, "\u200b{}".format, "{} ".format])
def test_a_name_cannot_be_the_level_of_a_bot(level, disguise):
    assert "the name of a bot level" in refusal(disguise(level))


@pytest.mark.parametrize("name", ["еаѕу", "ｅａｓｙ", "𝐞𝐚𝐬𝐲", "e\ufe0fasy", "rnedium"])
def test_a_name_cannot_look_like_a_bot(name):
    assert "the name of a bot level" in refusal(name)


@pytest.mark.parametrize("name", ["Seat 1", "seat 0", "ЅЕАТ 1", "Seat\u28001"])
def test_a_name_cannot_look_like_a_seat(name):
    assert "number of a seat" in refusal(name)


@pytest.mark.parametrize(
    "name", ["A" + "\u0301\u0302\u0303\u0304\u0305\u0306" + "na", "An\u0335\u0335a", "Z̸̧̢̛̛a"]
)
def test_too_many_marks_are_refused(name):
    assert "marks" in refusal(name)


@pytest.mark.parametrize("character", ["\ue000", "\u0378", "\ufff9"])
def test_an_unassigned_character_is_refused_with_its_number(character):
    assert f"U+{ord(character):04X}" in refusal(f"A{character}na")


def test_a_name_that_becomes_too_long_is_refused():
    assert "at most 40 characters" in refusal("\ufdfa" * 3)


def test_a_number_behind_a_long_name_never_cuts_an_emoji():
    family = "👨\u200d👩" * 13
    assert named(family, [family]) == "👨\u200d👩" * 12 + " 2"


def test_a_new_name_is_checked_like_the_first():
    table = MemoryTable("connect_four").table
    with pytest.raises(Refused, match="the name of a bot level"):
        lifecycle.rename(table, 0, wire.Rename("easy"), 0)
    with pytest.raises(Refused, match="visible letter"):
        lifecycle.rename(table, 0, wire.Rename(""), 0)
    (renamed,) = lifecycle.rename(table, 0, wire.Rename("P\u200b1"), 0)
    assert renamed.name == "P1 2"
