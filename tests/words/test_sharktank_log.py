"""Shark Tank's log says what happened."""

from itertools import chain

from engines.compared_games import PLANS
from words.grammar import hold, planned_steps, recorded_steps, step_at
from words.sharktank import grammar

AT_THE_LIMIT = (
    "players=4 tank=12 | phase=roll tasty=moons first=0 seat=1 turn=5 last=- "
    "tokens=n/2/1/-;-/1/-/-;1/-/2/-;2/-/-/1 spent=-/n/n/n2 "
    "fish=b9,j9,h10/b4,l4,g7/d5,a6,d11/f1,h3,l5 sharks=f5,a12,l10,j2 sector=0 tiles=0,19,0,0 "
    "mover=crowns length=20 extra=0 trail=- due=0 die=-"
)
SHORT = (
    "players=3 tank=12 | phase=roll tasty=moons first=1 seat=0 turn=32 last=- "
    "tokens=-/-/-/-;2/-/n/1;-/-/-/- spent=n/n1/12/n2 "
    "fish=k4,f5,c8,k9/i4,j5,b9,i11/g3,a5,k5/c4,d9,f9 sharks=h5,e3,i2,a7 sector=0 tiles=18,0,0 "
    "mover=crowns length=17 extra=0 trail=- due=0 die=-"
)


def test_every_sentence_is_true_and_every_kind_of_sentence_appears():
    played = planned_steps("sharktank", PLANS["sharktank"])
    cut = [step_at("sharktank", position, "* die 3") for position in (AT_THE_LIMIT, SHORT)]
    hold(grammar, chain(played, recorded_steps("sharktank"), cut))
    assert grammar.never_heard() == []
