"""Our formatter, Mozilla's for Python and Mozilla's for browsers write the same sentences."""

import json
import subprocess
from decimal import Decimal

import babel
import pytest
from catalogue.corpus import (
    NAMES,
    TOY,
    Case,
    RuntimeBundle,
    in_the_browser,
    ours,
    toy_cases,
    toy_messages,
)

from shoal.core.catalogue import LANGUAGES, PSEUDO, Reader, load
from shoal.core.catalogue.numbers import RULES, plain_digits


@pytest.mark.parametrize("seed", range(3))
def test_the_page_and_the_terminal_write_the_same_sentences(seed):
    cases = toy_cases(seed)
    theirs = in_the_browser(cases)
    assert [ours(case) for case in cases] == [one["text"] for one in theirs]


def test_the_page_and_the_terminal_mark_the_same_names():
    cases = toy_cases(7)
    found = [load(case.language, TOY).parts(case.message, case.reader) for case in cases]
    assert [[list(part) for part in parts] for parts in found] == [
        one["parts"] for one in in_the_browser(cases)
    ]


def test_the_page_and_the_terminal_agree_in_the_pseudo_language():
    cases = [Case(PSEUDO, message, Reader(1, NAMES)) for message in toy_messages(3)]
    assert [ours(case) for case in cases] == [one["text"] for one in in_the_browser(cases)]


OURS_ALONE = {"no-such-key", "study-mean"}
"""A key that is missing, and a plural of rounded digits, which fluent.runtime takes unrounded."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_formatter_for_python_agrees(language):
    bundle = RuntimeBundle(language)
    cases = [
        case
        for case in toy_cases(11, rounds=100)
        if case.language == language and case.message.key not in OURS_ALONE
    ]
    differ = [(ours(case), bundle.sentence(case)) for case in cases]
    assert [pair for pair in differ if pair[0] != pair[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_categories_are_those_of_babel(language):
    rule = babel.Locale.parse(language).plural_form
    texts = [str(number) for number in (*range(300), 10**6, 2 * 10**6, 10**6 + 1, 10**7)]
    texts += [f"{number / 10:.1f}" for number in range(50)] + ["1.00", "0.00", "1000000.0"]
    found = {text: RULES[language].plural(text) for text in texts}
    assert found == {text: rule(Decimal(text)) for text in texts}
    assert set(RULES[language].categories) == set(rule.tags) | {"other"}


INTL = """
const { languages, numbers, digits } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const options = digits.map(([least, most]) => (
  { minimumFractionDigits: least, maximumFractionDigits: most }));
console.log(JSON.stringify(languages.flatMap((language) => options.flatMap((option) => {
  const format = new Intl.NumberFormat(language, option);
  const plural = new Intl.PluralRules(language, option);
  return numbers.map((number) => [format.format(number), plural.select(number)]);
}))));
"""


def test_numbers_are_written_as_in_browsers():
    numbers = [0, 1, 2, 999, 1000, 1234, 9999, 10000, 123456789, -1, -1234, 1e6, 2e6, 1e15]
    numbers += [0.5, 1.5, 2.5, 0.05, 0.125, 1.005, 1.0, 1.9996, 0.0004, -0.4, -0.5, 1234.5678]
    numbers += [place / 8 for place in range(80)]
    digits = [(0, 3), (0, 0), (1, 1), (2, 2), (0, 1), (1, 3)]
    job = {"languages": LANGUAGES, "numbers": numbers, "digits": digits}
    done = subprocess.run(
        ["node", "--eval", INTL],
        input=json.dumps(job),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    written = [
        [RULES[language].write(plain), RULES[language].plural(plain)]
        for language in LANGUAGES
        for least, most in digits
        for plain in [plain_digits(number, least, most) for number in numbers]
    ]
    assert written == json.loads(done.stdout)
