"""Shark Tank's log says what happened."""

from itertools import chain

from engines.plans import PLANS
from words.grammar import hold, planned_steps, recorded_steps
from words.sharktank import grammar


def test_every_sentence_is_true_and_every_kind_of_sentence_is_heard():
    played = planned_steps("sharktank", PLANS["sharktank"])
    hold(grammar, chain(played, recorded_steps("sharktank")))
    assert grammar.never_heard() == []
