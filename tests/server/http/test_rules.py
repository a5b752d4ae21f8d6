"""The rules of a game over HTTP: RULES.md as text and as structure."""

import json
import urllib.request

import msgspec
from waiting import LIMIT

from shoal import wire
from shoal.games import game_info
from shoal.rulebook.reader import read_rules


def test_the_rules_come_as_text_and_as_sections(serving):
    with urllib.request.urlopen(f"{serving.address}/api/1/games/jaws/rules", timeout=LIMIT) as got:
        answer = json.load(got)
    text = game_info("jaws").rules()
    assert msgspec.convert(answer, wire.Rules) == wire.Rules(text, read_rules(text).sections)


def rules_in(serving, game, language):
    address = f"{serving.address}/api/1/games/{game}/rules?language={language}"
    with urllib.request.urlopen(address, timeout=LIMIT) as got:
        return msgspec.convert(json.load(got), wire.Rules)


def test_german_rules_are_whole(serving):
    text = (game_info("urchins").folder / "RULES.de.md").read_text(encoding="utf-8")
    answer = rules_in(serving, "urchins", "de")
    assert answer.text == text and not answer.is_in_english


def test_french_rules_have_an_introduction_and_the_english_paragraphs(serving):
    answer = rules_in(serving, "urchins", "fr")
    sections = answer.sections
    assert answer.is_in_english
    english = read_rules(game_info("urchins").rules())
    assert sections[1].heading[0].text == "En une minute"
    french = [one.rule for section in sections for one in section.paragraphs if one.rule]
    assert french == list(english.rule_numbers())


def test_an_unknown_language_gets_the_english_rules(serving):
    assert rules_in(serving, "urchins", "tlh").text == game_info("urchins").rules()
