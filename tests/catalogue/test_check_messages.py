"""tools/check_messages.py finds what is wrong between source and catalogues, with file and line."""

from pathlib import Path

import pytest
from check_messages import PACKAGE, check, main

CHECKOUT = Path(__file__).parents[2]

GOOD = {
    "games/reef/log.py": """
from shoal.core.message import key_in, say
WORDS = ["fish-cod"]
def tell(seat, card, tired):
    yield say("log-dive", seat=seat, count=3, fish="fish-cod", rule="RE-1")
    yield say("log-up" if tired else "log-rest", seat=seat)
    yield say(key_in("why", card), card=key_in("card", card))
""",
    "games/reef/web/board.js": """
import { keyIn, say } from "../../../web/model/messages/messages.js";
/** say("in a comment") */
export const title = (count) => say("page-title", { count, of: [1, 2].length, ...[] && {} });
export const end = (ok) => say(ok ? "page-won" : "page-lost"); // say("another")
export const why = (name) => say(keyIn("option", name), { "at": 1 });
""",
    "games/reef/words/en.ftl": """
log-dive = { $seat-is ->
    [you] You
   *[other] { $seat }
  } got { $count ->
    [0] nothing
    [one] one
   *[other] { $count }
  } { WORD($fish, $count, form: "big") }
log-up = { $seat } comes up { -slowly }
log-rest = { $seat } rests { log-up }
why-a = { WORD($card) }
why-b = because of { $card ->
    [card-a] a
   *[card-b] b
  }
page-title = { $count } of { $of }
page-won = Won { common }
page-lost = Lost
# $at is for the page alone.
option-x = x
card-a = a
card-b = b
fish-cod = { $count ->
    [one] cod
   *[other] cods
  }
    .big = big
-slowly = slowly
""",
    "words/en.ftl": "common = common to all\n",
    "words/de.ftl": "common = { -allen }\n-allen = allen gemein\n",
}
"""A small program without problems."""


def problems(tmp_path: Path, files: dict[str, str]) -> list[str]:
    """What the check finds in these files."""
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return [
        f"{path.relative_to(tmp_path).as_posix()}:{line}: {told}"
        for path, line, told in check(tmp_path)
    ]


def with_line(name: str, line: str) -> dict[str, str]:
    """The good program with one more line in a file."""
    return {**GOOD, name: GOOD.get(name, "") + line}


def test_a_program_without_problems_passes(tmp_path):
    assert problems(tmp_path, GOOD) == []


PYTHON = "games/reef/log.py"
SCRIPT = "games/reef/web/board.js"
WORDS = "games/reef/words/en.ftl"


@pytest.mark.parametrize(
    ("file", "line", "told"),
    [
        (PYTHON, 'say("log-nothing")\n', f"{PYTHON}:8: there is no log-nothing"),
        (PYTHON, 'say(key_in("no", x))\n', f"{PYTHON}:8: no key begins with no-"),
        (PYTHON, 'say("log-up")\n', f"{PYTHON}:8: log-up needs $seat (en.ftl, line 10)"),
        (PYTHON, 'say("log-rest")\n', f"{PYTHON}:8: log-rest needs $seat (en.ftl, line 11)"),
        (PYTHON, 'say("page-lost", count=1)\n', f"{PYTHON}:8: page-lost does not use $count"),
        (
            PYTHON,
            'say("log-dive", seat=1, count=1, fish="fish-eel")\n',
            f"{PYTHON}:8: there is no word fish-eel",
        ),
        (
            PYTHON,
            'say("log-up", seat=1, key=2)\n',
            f"{PYTHON}:8: an argument cannot be called key, like a parameter of say()",
        ),
        (
            PYTHON,
            "say(key)\n",
            f"{PYTHON}:8: the key of say() must be a literal, or key_in() with a literal family",
        ),
        (
            SCRIPT,
            "say(key);\n",
            f"{SCRIPT}:7: the key of say() must be a literal, or keyIn() with a literal family",
        ),
        (SCRIPT, 'say("no-key");\n', f"{SCRIPT}:7: there is no no-key"),
        (
            SCRIPT,
            'say("page-title", { count: f(1, 2) });\n',
            f"{SCRIPT}:7: page-title needs $of (en.ftl, line 17)",
        ),
        (SCRIPT, 'say("page-lost", { seat });\n', f"{SCRIPT}:7: page-lost does not use $seat"),
        (SCRIPT, 't("no-key");\n', f"{SCRIPT}:7: there is no no-key"),
        (
            SCRIPT,
            't(is("a, b") ? "page-won" : is(c) ? "page-title" : "page-lost", { count, of }, us);\n',
            f"{SCRIPT}:7: page-won does not use $count",
        ),
        (
            SCRIPT,
            "t(a?.key ?? key);\n",
            f"{SCRIPT}:7: the key of t() must be a literal, or keyIn() with a literal family",
        ),
        ("web/lobby.js", 't("page-lost");\n', "web/lobby.js:1: there is no page-lost"),
        ("web/lobby.js", 't("join", { n });\n', "web/lobby.js:1: there is no join"),
        ("web/words/en.ftl", "join = Join\n", "web/words/en.ftl:1: join is not used"),
        (
            "games/reef/words/page/en.ftl",
            "x = y\n",
            "games/reef/words/page/en.ftl:1: x is not used",
        ),
        (WORDS, "log-new = New\n", f"{WORDS}:30: log-new is not used"),
        (WORDS, "-new = New\n", f"{WORDS}:30: -new is not used"),
        (WORDS, "card-c = c\n    .new = x\n", f"{WORDS}:31: card-c.new is not used"),
        (WORDS, "card-a = again\n", f"{WORDS}:30: card-a is also in en.ftl, line 22"),
        (
            WORDS,
            "common = again\n",
            f"{WORDS}:30: common is also in en.ftl of test_a_problem",
        ),
        (WORDS, "card-c = { x\n", f"{WORDS}:31: syntax: Expected token: "),
        (WORDS, "card-c\n", f'{WORDS}:30: syntax: Expected token: "="'),
        (WORDS, "card-c = { $ }\n", f"{WORDS}:30: syntax: Expected a character from range"),
        (WORDS, "card-c = { nothing }\n", f"{WORDS}:30: there is no nothing"),
        (WORDS, "card-c = { card-a.one }\n", f"{WORDS}:30: there is no card-a.one"),
        (WORDS, "card-c = { -no }\n", f"{WORDS}:30: there is no -no"),
        (WORDS, 'card-c = { WORD("no-word") }\n', f"{WORDS}:30: there is no no-word"),
        (
            WORDS,
            'card-c = { WORD("card-a", form: "smal") }\n',
            f"{WORDS}:30: no word has the form 'smal'",
        ),
        (WORDS, "card-c = { LOUD(1) }\n", f"{WORDS}:30: LOUD() is not a function"),
        (
            WORDS,
            'card-c = { NUMBER(1, style: "percent") }\n',
            f"{WORDS}:30: NUMBER() has no option style",
        ),
        (
            WORDS,
            "card-c = { NUMBER(1, minimumFractionDigits: 2, maximumFractionDigits: 1) }\n",
            f"{WORDS}:30: NUMBER() has more digits at least than at most",
        ),
        (WORDS, "card-c =\n    .big = x\n", f"{WORDS}:30: card-c has no text"),
        (
            WORDS,
            "card-c = { $seat } c\n",
            f"{WORDS}:30: nothing gives $seat to card-c, which is only used as a word",
        ),
        (
            WORDS,
            "why-c = { $card } { $count ->\n  [few] x\n *[other] y\n }\n",
            f"{WORDS}:31: the variant [few] is impossible: one, other",
        ),
        (
            WORDS,
            "why-c = { $card } { $seat-is ->\n  [me] x\n *[other] y\n }\n",
            f"{WORDS}:31: the variant [me] is impossible: other, you",
        ),
        (
            WORDS,
            "why-c = { $card } { $seats-are ->\n  [many] x\n *[others] y\n }\n",
            f"{WORDS}:31: the variant [many] is impossible: one, others, with-you, you",
        ),
        (
            WORDS,
            "why-c = { $card ->\n  [card-z] x\n *[other] y\n }\n",
            f"{WORDS}:31: the variant [card-z] is impossible: there is no such word",
        ),
        (
            WORDS,
            "why-c = { $card ->\n  [card-a] x\n  [card-a] y\n *[other] z\n }\n",
            f"{WORDS}:32: the variant [card-a] is there twice",
        ),
        ("words/en.ftl", "common-2 = 2\n", "words/de.ftl:1: common-2 is missing (en.ftl, line 2)"),
        ("words/de.ftl", "common-2 = 2\n", "words/de.ftl:3: common-2 is not in en.ftl"),
        ("words/xx.ftl", "common = x\n", "words/xx.ftl:1: there are no plural rules for 'xx'"),
    ],
)
def test_a_problem_is_found_on_its_line(tmp_path, file, line, told):
    found = problems(tmp_path, with_line(file, line))
    assert [one for one in found if one.startswith(told)], found


def test_a_translation_that_needs_another_argument_is_found(tmp_path):
    files = {
        **GOOD,
        "words/en.ftl": "common = a\nall-rest = { $seat } rests\n",
        "words/de.ftl": "common = a\nall-rest = { $player } ruht\n",
        "all.py": 'say("all-rest", seat=1)\n',
    }
    assert problems(tmp_path, files) == [
        "all.py:1: all-rest needs $player (de.ftl, line 2)",
        "words/de.ftl:2: all-rest leaves out $seat",
    ]


def test_a_comment_allows_a_translation_to_leave_out_an_argument(tmp_path):
    files = {
        **GOOD,
        "words/en.ftl": "common = a\nall-rest = { $seat } rests\n",
        "words/de.ftl": "common = a\n# Without $seat.\nall-rest = Ruhe\n",
        "all.py": 'say("all-rest", seat=1)\n',
    }
    assert problems(tmp_path, files) == []


def test_a_game_does_not_see_the_words_of_another(tmp_path):
    files = {**GOOD, "games/bay/log.py": 'say("page-lost")\n'}
    assert problems(tmp_path, files) == ["games/bay/log.py:1: there is no page-lost"]


def test_two_games_may_use_the_same_key(tmp_path):
    files = {
        **GOOD,
        "games/bay/log.py": 'say("page-lost")\n',
        "games/bay/words/en.ftl": "page-lost = Lost\n",
    }
    assert problems(tmp_path, files) == []


def test_arguments_that_are_not_spelled_out_are_not_compared(tmp_path):
    assert problems(tmp_path, with_line(PYTHON, 'say("log-up", **args)\n')) == []
    assert problems(tmp_path, with_line(SCRIPT, 'say("log-up", args);\n')) == []


def test_a_method_of_another_object_says_nothing(tmp_path):
    line = 'self.say("The table is closed.")\nserver.say(text)\n'
    assert problems(tmp_path, with_line(PYTHON, line)) == []


def test_the_program_prints_what_it_finds_and_fails(tmp_path, capsys, monkeypatch):
    problems(tmp_path, with_line(PYTHON, 'say("log-nothing")\n'))
    monkeypatch.chdir(tmp_path)
    assert main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == f"{PYTHON}:8: there is no log-nothing\n"


def test_our_source_and_catalogues_fit():
    assert check(PACKAGE) == []


def test_make_check_runs_it():
    assert "tools/check_messages.py" in (CHECKOUT / "Makefile").read_text(encoding="utf-8")
