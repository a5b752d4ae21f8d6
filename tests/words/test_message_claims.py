"""The comparison of messages with the state notices what is wrong with a message."""

import pytest
from words.game_steps import Step, position_step
from words.message_claims import Claims

from shoal.core.catalogue import Catalogue
from shoal.core.message import DETAIL, say
from shoal.games import game_info


def here() -> Step:
    game = game_info("sharkbait").game()
    return position_step(game, game.start(3), 0)


def claims_of(holds) -> Claims:
    claims = Claims("sharkbait")
    claims.of("log-stop", rule="SB-22")(holds)
    return claims


def exact(step, seat, score):
    assert (seat, score) == (step.mover, 7)


def forgetful(step, seat, score):
    assert seat == step.mover and score


TRUE = say("log-stop", seat=0, score=7, rule="SB-22")


def test_a_true_message_passes_and_counts():
    claims = claims_of(exact)
    claims.check(here(), TRUE)
    assert claims.met["log-stop"] == 1
    assert "log-stop" not in [*claims.never_met(), *claims.unclaimed()]


@pytest.mark.parametrize(
    "wrong",
    [
        say("log-stop", seat=0, score=8, rule="SB-22"),
        say("log-stop", seat=0, rule="SB-22"),
        say("log-stop", seat=0, score=7, token=9, rule="SB-22"),
        say("log-stop", seat=0, score=7, rule="SB-21"),
        say("log-stop", seat=0, score=7, rule="SB-22", level=DETAIL),
        say("log-roll-again", seat=0),
    ],
)
def test_a_wrong_message_fails(wrong):
    with pytest.raises(AssertionError):
        claims_of(exact).check(here(), wrong)


def test_an_argument_that_is_not_plain_fails():
    claims = claims_of(forgetful)
    with pytest.raises(AssertionError, match="not plain"):
        claims.check(here(), say("log-stop", seat=0, score=True, rule="SB-22"))


@pytest.mark.parametrize(("holds", "found"), [(exact, []), (forgetful, [("log-stop", "score")])])
def test_an_argument_that_a_claim_forgets_is_found(holds, found):
    claims = claims_of(holds)
    claims.check(here(), TRUE)
    assert claims.uncompared() == found


@pytest.mark.parametrize(
    "text",
    [
        "Ada stops",
        "ada stops.",
        " Ada stops.",
        "Ada  stops.",
        "Ada stops..",
        "{ $seat } stops.",
        "Ada stops (SB-22).",
        "log-stop.",
        "Ada says log-roll.",
        "Ada takes trophy-gold.",
    ],
)
def test_a_bad_sentence_fails(text):
    message = say("log-stop", token="trophy-gold")
    words = Catalogue("en", ["trophy-gold = gold"])
    with pytest.raises(AssertionError):
        claims_of(exact).check_sentence(words, message, text)


def test_a_good_sentence_passes():
    claims_of(exact).check_sentence(Catalogue("en", []), TRUE, "Ada stops.")
