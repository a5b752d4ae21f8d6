"""What Sea Urchins asks and logs. tests/words checks what it claims."""

import pytest
from table import Table

from shoal.core.message import DETAIL, HEADLINE, Message, say
from shoal.core.state import SPECTATOR


def log(table, move):
    """What the log says about a move of the seat to act."""
    number = table.game.notation.read(table.state, table.seat, move)
    return table.game.messages.log(table.state, table.seat, number)


@pytest.mark.parametrize(
    ("phase", "calm", "message"),
    [
        ("1", "0", say("ask-step-1", rule="UR-8")),
        ("2", "0", say("ask-step-2", rule="UR-9")),
        ("2", "6", say("ask-must-add", turns=6, rule="UR-22")),
        ("3", "0", say("ask-step-3", rule="UR-23")),
    ],
)
def test_each_step_is_asked_for(at, phase, calm, message):
    table = at("..../.r../..../....", phase=phase, calm=calm)
    assert table.game.messages.prompt(table.game.view(table.state, 0)) == message


@pytest.mark.parametrize("seat", [1, SPECTATOR])
@pytest.mark.parametrize("phase", ["1", "2", "3"])
def test_a_viewer_without_moves_is_told_whose_turn_it_is(at, phase, seat):
    table = at("..../.r../..../....", phase=phase)
    prompt = table.game.messages.prompt(table.game.view(table.state, seat))
    assert prompt == say("ask-wait", seat=0, rule="UR-6")


TOKEN = {"seat": 0, "colour": "colour-red", "square": "b3", "target": "d3"}


@pytest.mark.parametrize(
    ("phase", "move", "message"),
    [
        ("1", "hold", say("log-leave", seat=0, rule="UR-8", level=DETAIL)),
        ("1", "move b3 d3", say("log-jump", **TOKEN, rule="UR-14")),
        (
            "2",
            "move b2 a2",
            say(
                "log-slide",
                seat=0,
                colour="colour-yellow",
                square="b2",
                target="a2",
                rule="UR-13",
            ),
        ),
        (
            "2",
            "add yellow a1",
            say("log-add", seat=0, colour="colour-yellow", square="a1", rule="UR-17"),
        ),
        (
            "2",
            "add red b2",
            say(
                "log-stack",
                seat=0,
                colour="colour-red",
                below="colour-yellow",
                square="b2",
                rule="UR-17",
            ),
        ),
    ],
)
def test_a_step_with_a_token_is_logged(at, phase, move, message):
    assert log(at("..../.R../.y../....", phase=phase), move) == [message]


@pytest.mark.parametrize(
    ("added", "headline"), [("yes", ("log-turn", "UR-26")), ("no", ("log-still-turn", "UR-22"))]
)
def test_a_turn_without_a_catch_is_logged(at, added, headline):
    key, rule = headline
    assert log(at("..../.R../.y../....", phase="3", added=added), "piece b2") == [
        say("log-piece", seat=0, square="b2", rule="UR-23", level=DETAIL),
        Message(key, {"seat": 0, "square": "b2"}, rule, HEADLINE),
    ]


def test_a_piece_that_stays_is_not_said_to_move(at):
    table = at("..../.R../.y../....", phase="3", pieces="b2,hand", options="stay=yes")
    stays = say("log-stay", seat=0, square="b2", rule="UR-24", level=DETAIL)
    assert log(table, "piece b2")[0] == stays


def test_the_draw_is_logged():
    assert log(Table.start("urchins", 3), "first 2") == [
        say("log-first", seat=2, rule="UR-5"),
        say("log-cannot-move", seat=2, rule="UR-8", level=DETAIL),
    ]


def test_a_catch_is_logged(at):
    table = at("r.../.RY./.yr./....", phase="3", pieces="hand,c3", won="3,0", pile="15,15")
    caught = {"count": 4, "squares": ["b2", "c2", "b3"], "total": 7}
    assert log(table, "piece b3") == [
        say("log-piece", seat=0, square="b3", rule="UR-23", level=DETAIL),
        say("log-catch", seat=0, **caught, rule="UR-33", level=HEADLINE),
        say("log-hand", seat=0, rule="UR-36", level=DETAIL),
    ]


def test_an_impossible_first_step_is_logged(at):
    table = at("..../..../..../r...", phase="3")
    skipped = say("log-cannot-move", seat=1, rule="UR-8", level=DETAIL)
    assert log(table, "piece a1")[2:] == [skipped]


def test_a_second_step_that_is_left_out_is_logged(at):
    table = at("rYrY/rYrY/rYrY/rYrY", pile="4,0", won="6,6", phase="3")
    assert log(table, "piece a1")[2:] == [
        say("log-cannot-move", seat=1, rule="UR-8", level=DETAIL),
        say("log-cannot-act", seat=1, rule="UR-11"),
    ]


def test_still_water_is_logged_when_a_player_must_add(at):
    table = at("..../.r../..../....", phase="3", calm="5")
    assert log(table, "piece b3")[-1] == say("log-must-add", seat=1, turns=6, rule="UR-22")


@pytest.mark.parametrize(
    ("words", "end"),
    [
        ({"pile": "0,0", "won": "20,19"}, say("log-end-pile", rule="UR-37")),
        (
            {"pile": "1,0", "won": "20,18", "options": "end=either"},
            say("log-end-colour", colour="colour-yellow", rule="UR-37"),
        ),
        (
            {"pile": "0,1", "won": "20,18", "options": "end=either"},
            say("log-end-colour", colour="colour-red", rule="UR-37"),
        ),
    ],
)
def test_the_end_of_the_pile_is_logged(at, words, end):
    table = at("..../.r../..../....", phase="3", added="yes", **words)
    wins = say("won-most", seat=0, count=20, rule="UR-40")
    assert log(table, "piece b3")[2:] == [end, wins]


def test_the_end_by_still_water_is_logged(at):
    table = at("rYrY/rYrY/rYrY/rYrY", pile="4,0", won="6,6", phase="3", calm="7")
    assert log(table, "piece a1")[2:] == [
        say("log-end-still", turns=8, rule="UR-39"),
        say("won-shared", seats=[0, 1], count=6, rule="UR-41"),
    ]


def test_the_end_by_still_water_does_not_claim_that_nobody_can_add(at):
    """The piece leaves the only token on which a red one can be added."""
    words = {"pieces": "a1,b4", "pile": "5,0", "won": "2,2", "phase": "3", "calm": "7"}
    table = at("RYRY/RYRY/RYRY/yYRY", options="stay=yes", **words)
    assert say("log-end-still", turns=8, rule="UR-39") in log(table, "piece b1")
    assert table.play("piece b1").state.can_add()
