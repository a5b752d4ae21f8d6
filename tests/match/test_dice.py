"""Fair dice: the commitment, the throws, and that all outcomes are equally likely."""

import doctest
import hashlib
import math
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shoal.core.errors import BadPlayers, BadSeed
from shoal.match.dice import SPACE, Dice, outcome_of, read_seed
from shoal.match.plain_text import read_names, read_salts, read_words, write_words

DOCS = Path(__file__).parents[2] / "docs"
SEED = read_seed(2026)


def counts(dice: Dice, throws: int, among: int) -> list[int]:
    fallen = [dice.throw(number, among) for number in range(1, throws + 1)]
    return [fallen.count(outcome) for outcome in range(among)]


def chi_square(fallen: list[int]) -> float:
    fair = sum(fallen) / len(fallen)
    return sum((count - fair) ** 2 / fair for count in fallen)


def test_the_page_on_fair_dice_matches_the_dice():
    failed, tried = doctest.testfile(
        str(DOCS / "fair-dice.md"), module_relative=False, encoding="utf-8"
    )
    assert failed == 0 and tried > 10


def test_a_number_is_32_bytes_with_the_most_significant_first():
    assert read_seed(258) == bytes(30) + b"\x01\x02"


@given(st.integers(0, SPACE - 1))
def test_a_seed_is_the_same_as_number_bytes_and_digits(number):
    seed = read_seed(number)
    assert read_seed(seed) == read_seed(seed.hex()) == read_seed(seed.hex().upper()) == seed


def test_two_fresh_seeds_differ():
    assert read_seed(None) != read_seed(None)


@pytest.mark.parametrize(
    "seed",
    [
        -1,
        SPACE,
        pytest.param(10**5000, id="huge"),
        True,
        1.0,
        "7",
        "g" * 64,
        "0" * 63,
        "0" * 65,
        "\u0660" * 64,
        b"",
        b"7" * 31,
    ],
)
def test_an_invalid_seed_is_refused(seed):
    with pytest.raises(BadSeed, match="A seed is"):
        read_seed(seed)


def test_the_commitment_is_the_hash_of_the_seed():
    assert Dice(SEED, ("",)).commitment == hashlib.sha256(SEED).hexdigest()


def test_the_commitment_does_not_depend_on_the_salts():
    assert Dice(SEED, ("a",)).commitment == Dice(SEED, ("b",)).commitment


@given(st.binary(min_size=32, max_size=32), st.integers(1, 10**9), st.integers(1, SPACE))
def test_every_throw_is_a_possible_outcome_and_repeatable(seed, number, among):
    dice = Dice(seed, ("a", "b"))
    assert 0 <= dice.throw(number, among) < among
    assert dice.throw(number, among) == Dice(seed, ("a", "b")).throw(number, among)


@pytest.mark.parametrize(
    ("salts", "others"),
    [(("ab", "c"), ("a", "bc")), (("", "a"), ("a", "")), (('","', ""), ("", '","'))],
)
def test_salts_cannot_be_moved_from_seat_to_seat(salts, others):
    assert Dice(SEED, salts).word(1, 0) != Dice(SEED, others).word(1, 0)


def test_throw_1_attempt_2_is_not_throw_2_attempt_1():
    assert Dice(SEED, ("",)).word(1, 2) != Dice(SEED, ("",)).word(2, 1)


@pytest.mark.parametrize("space", range(1, 65))
def test_in_a_small_space_every_outcome_stands_for_equally_many_numbers(space):
    for among in range(1, space + 1):
        outcomes = [outcome_of(number, among, space=space) for number in range(space)]
        assert {outcomes.count(outcome) for outcome in range(among)} == {space // among}


def test_a_rejected_number_is_drawn_again_with_the_next_attempt():
    dice, among = Dice(SEED, ("",)), SPACE // 2 + 1
    number = next(n for n in range(1, 100) if dice.word(n, 0) >= among > dice.word(n, 1))
    assert dice.throw(number, among) == dice.word(number, 1)


@pytest.mark.parametrize("among", [2, 6, 20, 36])
def test_outcomes_are_about_equally_frequent(among):
    # Mean among - 1, deviation sqrt(2 (among - 1)): five deviations are next to impossible.
    limit = among - 1 + 5 * math.sqrt(2 * (among - 1))
    assert chi_square(counts(Dice(SEED, ("", "")), 6000, among)) < limit


def test_one_throw_does_not_predict_the_next():
    dice = Dice(SEED, ("",))
    fallen = [dice.throw(number, 6) for number in range(1, 7202)]
    pairs = [6 * one + two for one, two in pairwise(fallen)]
    assert chi_square([pairs.count(pair) for pair in range(36)]) < 35 + 5 * math.sqrt(70)


def test_no_salts_are_empty_salts():
    assert read_salts((), 3) == ("", "", "")


def test_a_salt_of_a_hundred_characters_is_the_longest():
    assert read_salts(["é" * 100, ""], 2) == ("é" * 100, "")


@pytest.mark.parametrize(
    "salts",
    ["ab", b"ab", None, 7, {"a", "b"}, ["a"], ["a"] * 3, ["a", None], ["a", 1], ["a", "b" * 101]]
    + [["a", character] for character in "\x00\n\r\x7f\x85\u2028\ud800"],
)
def test_an_invalid_salt_is_refused(salts):
    with pytest.raises(BadSeed, match="random text"):
        read_salts(salts, 2)


@pytest.mark.parametrize("names", ["ab", ["Ana"], ["Ana", "B" * 41], ["Ana", "B\n"], [None, "B"]])
def test_an_invalid_name_is_refused(names):
    with pytest.raises(BadPlayers, match="name"):
        read_names(names, 2)


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]))))
def test_words_survive_writing_and_reading(words):
    assert read_words(write_words(words)) == tuple(words)


@pytest.mark.parametrize(
    "text", ["", "[", "{}", "7", "[1]", "[null]", '["a", "b"]', '["\\u0061"]', "[" * 5000]
)
def test_text_that_is_not_a_list_of_words_is_refused(text):
    assert read_words(text) is None
