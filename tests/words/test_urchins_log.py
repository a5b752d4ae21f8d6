"""The log of Sea Urchins says what happened."""

from itertools import chain

from engines.compared_games import PLANS
from words.grammar import hold, planned_steps, recorded_steps
from words.urchins import grammar


def test_every_sentence_is_true_and_every_kind_of_sentence_appears():
    played = planned_steps("urchins", PLANS["urchins"])
    hold(grammar, chain(played, recorded_steps("urchins")))
    assert grammar.never_heard() == []
