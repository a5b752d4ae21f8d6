"""How a catalogue becomes sentences: patterns, words, fallbacks and the pseudo-language."""

import pytest

from shoal.core.catalogue import Catalogue
from shoal.core.message import say

ENGLISH = Catalogue("en", ["both = Both.\nenglish = Only { $count } here.\nword-fish = fish"])


def written(lines: str, **args: object) -> str:
    """The sentence of ``key`` in a catalogue of these lines."""
    return Catalogue("en", [lines]).format(say("key", **args))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("key = Plain text", "Plain text"),
        ("key =\n    Two\n    lines", "Two\nlines"),
        ('key = { "" }', ""),
        ('key = { "\\u0041\\\\" } { 1.50 }', "A\\ 1.50"),
        ("key = { $count } fish", "3 fish"),
        ("key = { $nobody } swims", "{$nobody} swims"),
        ("key = { other }\nother = { $count } here", "3 here"),
        ("key = { other.hint }\nother = x\n    .hint = { $count }!", "3!"),
        ("key = { nothing } { other.nothing }\nother = x", "{nothing} {other.nothing}"),
        ("key = { -sea }\n-sea = the bay", "the bay"),
        ('key = { -sea(case: "of") }\n-sea = { $case ->\n [of] of it\n *[x] it\n }', "of it"),
        ("key = { -sea } { $count }\n-sea = { $count }", "{$count} 3"),
        ("key = { -no }", "{-no}"),
        ("key = { -sea.kind ->\n [deep] d\n *[other] o\n }\n-sea = x\n    .kind = deep", "d"),
        ("key = { $count ->\n [3] three\n [other] many\n *[one] one\n }", "three"),
        ("key = { $count ->\n [other] many\n [3] three\n *[one] one\n }", "many"),
        ("key = { $missing ->\n [other] many\n *[one] default\n }", "default"),
        ("key = { $word ->\n [fish-cod] cod\n *[other] no\n }", "cod"),
        ("key = { LOUD($count) }", "{LOUD()}"),
        ("key = { NUMBER($word) }", "{NUMBER()}"),
        ("key = { NUMBER($count, minimumFractionDigits: 2) }", "3.00"),
        ("key = { key }", "{???}"),
        ("key = { other }\nother = { key }", "{???}"),
        ("key = First\nkey = Second", "First"),
        ("key = { broken\nother = x", "key"),
        ("key =\n    .hint = only an attribute", "key"),
        ("# key = a comment\nkey = Text\n# and another\n## group\n", "Text"),
    ],
)
def test_a_pattern_is_written(text, sentence):
    assert written(text, count=3, word="fish-cod") == sentence


@pytest.mark.parametrize(
    ("call", "text"),
    [
        ("WORD($word)", "fish"),
        ("WORD($word, 2)", "fishes"),
        ("WORD($word, $count)", "fishes"),
        ('WORD($word, form: "one")', "a fish"),
        ('WORD($word, form: "unknown")', "fish"),
        ('WORD($word, $count, form: "of", capital: "yes")', "Of fishes"),
        ("WORD($nothing)", "{$nothing}"),
        ("WORD($text)", "No key"),
    ],
)
def test_a_word_has_forms(call, text):
    plural = "{ $count ->\n [one] fish\n *[other] fishes\n }"
    words = f"word-fish = {plural}\n    .one = a fish\n    .of = of {plural}"
    assert written(f"key = {{ {call} }}\n{words}", word="word-fish", count=3, text="No key") == text


def test_what_is_missing_comes_from_english():
    german = Catalogue("de", ["both = Beide."], ENGLISH)
    assert german.format(say("both")) == "Beide."
    assert german.format(say("english", count=1234)) == "Only 1,234 here."


def test_a_word_that_is_missing_comes_from_english():
    german = Catalogue("de", ["both = Ein { WORD($word) }."], ENGLISH)
    assert german.format(say("both", word="word-fish")) == "Ein fish."


def test_only_a_key_with_a_hyphen_is_a_word_in_a_list():
    words = Catalogue(
        "de", ["yes = ja\ncard-net = Netz\nlist-more = { $list }, { $item }\na = { $x-row }"]
    )
    assert words.format(say("a", x=["yes", "card-net", "no"])) == "yes, Netz, no"


def test_what_is_missing_everywhere_is_its_key():
    assert Catalogue("de", [], ENGLISH).format(say("log-nothing", seat=0)) == "log-nothing"


def test_the_first_of_several_files_counts():
    assert Catalogue("en", ["a = one", "a = two\nb = b"]).format(say("a")) == "one"


def test_an_entry_that_is_never_used_is_never_parsed():
    catalogue = Catalogue("en", ["good = Good\nbad = { \n"])
    assert catalogue.keys() == ["good", "bad"]
    assert catalogue.format(say("good")) == "Good"


def test_the_pseudo_language_changes_text_and_keeps_placeables():
    pseudo = Catalogue(
        "pseudo", ['key = Hello { $name }, { $count } { "deep" } { -sea }\n-sea = bay']
    )
    assert pseudo.format(say("key", name="Hello", count=2)) == "[!! Ħéļļö Hello, 2 deep ƀåý !!]"


def test_the_pseudo_language_still_selects():
    pseudo = Catalogue(
        "pseudo", ["key = { $count ->\n [one] fish\n *[other] { $count } fishes\n }"]
    )
    assert pseudo.format(say("key", count=1)) == "[!! ƒîšħ !!]"


def test_the_pseudo_language_does_not_hide_a_missing_key():
    assert Catalogue("pseudo", []).format(say("log-nothing")) == "log-nothing"


def test_a_sentence_for_nobody_in_particular_needs_no_reader():
    text = "key = { $seat } rests.\nseat-unnamed = Player { $number }"
    assert written(text, seat=1) == "Player 2 rests."
