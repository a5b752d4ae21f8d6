"""What an agent is answered, and what is counted."""

import pytest
from agent.seated import against_bots, play_to_the_end
from game_tables import game_table

from shoal.agent.tools import agent_tools, call_tool
from shoal.core.errors import NotYourTurn, ShoalError
from shoal.core.rng import Rng

SHORT = game_table("short")


def session_of(**how):
    return against_bots("sharkbait", 3, {"first": "0"}, seed=5, **how)


def test_a_view_shows_the_board_and_what_there_is_to_decide():
    answer = session_of().view()
    assert "Round 1 of 7: your turn" in answer.text
    assert answer.text.splitlines()[-1].endswith("(SB-10).")
    assert answer.data["your_turn"] and answer.data["moves"]


def test_what_happened_is_told_once():
    session = session_of()
    assert "Token 13 is out this round." in session.view().text
    assert "Token 13 is out this round." not in session.view().text


def test_every_legal_move_has_a_line_with_its_meaning():
    session = session_of()
    answer = session.legal_moves()
    heading, *lines = answer.text.splitlines()
    assert heading == f"You have {len(lines)} moves:"
    assert [line.partition(": ")[0] for line in lines] == answer.data["moves"]


def test_a_legal_move_is_played_and_not_counted_as_illegal():
    session = session_of()
    answer = session.play(session.view().data["moves"][0])
    assert not answer.is_error
    assert answer.data["moves_played"] == 1 and answer.data["illegal_moves"] == 0


def test_an_illegal_move_gets_the_refusal_with_its_rule_and_is_counted():
    session = session_of()
    before = session.view().data["moves"]
    answer = session.play("stop")
    assert answer.is_error
    assert "You can place something, so place it first (SB-11)." in answer.text
    assert answer.data["illegal_moves"] == 1 and answer.data["moves"] == before


@pytest.mark.parametrize("typed", ["", "swim away", "x" * 5000, "fish 9x9", "\u2028"])
def test_what_is_no_move_is_refused_and_counted(typed):
    session = session_of()
    answer = session.play(typed)
    assert answer.is_error and session.illegal_moves == 1
    assert "You have tried 1 illegal move." in answer.text
    assert len(answer.text) < 400


def test_spaces_around_a_move_do_not_matter():
    session = session_of()
    move = session.view().data["moves"][0]
    assert not session.play(f"  {move.replace(' ', '   ')} \n").is_error


@pytest.mark.parametrize("name", SHORT)
def test_a_whole_game_ends_with_places_and_the_count(name):
    session = against_bots(name, 3, SHORT[name], seed=7)
    session.play("no move at all")
    last = play_to_the_end(session, Rng(3))[-1]
    assert last.data["over"] and len(last.data["places"]) == 3 and 1 in last.data["places"]
    assert last.data["illegal_moves"] == 1
    assert last.text.endswith("You have tried 1 illegal move.")
    after = session.play("roll")
    assert after.is_error and "The game is over." in after.text and session.illegal_moves == 1


def test_one_rule_is_shown_by_its_number():
    answer = session_of().rules("SB-14")
    assert answer.text.startswith("**SB-14** *A school* is two or more")
    assert "SB-15" not in answer.text
    with pytest.raises(ShoalError, match="There is no rule with this number"):
        session_of().rules("SB-99")


def test_a_hint_is_one_of_the_moves_and_always_the_same():
    first, again = session_of().hint().text, session_of().hint().text
    assert first == again
    assert any(f"would play: {move} (" in first for move in session_of().view().data["moves"])


def test_a_hint_is_offered_only_on_request():
    assert "hint" not in agent_tools(hints=False, rule="SB-1")
    assert "hint" in agent_tools(hints=True, rule="SB-1")
    named = r"There is no tool hint\. The tools are rules, view, legal_moves and play\."
    with pytest.raises(ShoalError, match=named):
        call_tool(agent_tools(hints=False, rule="SB-1"), "hint", {}, session_of)


@pytest.mark.parametrize("arguments", [{}, {"move": None}, {"move": 3}, {"moves": "roll"}])
def test_a_call_without_its_argument_is_explained(arguments):
    with pytest.raises(ShoalError, match="needs the argument move as a text"):
        call_tool(agent_tools(hints=False, rule="SB-1"), "play", arguments, session_of)


@pytest.mark.parametrize("move", ["", "   "])
def test_an_empty_move_through_a_tool_is_counted_as_illegal(move):
    session = session_of()
    tools = agent_tools(hints=False, rule="SB-1")
    answer = call_tool(tools, "play", {"move": move}, lambda: session)
    assert answer.is_error and answer.data["illegal_moves"] == session.illegal_moves == 1


def test_there_is_no_hint_when_it_is_not_the_turn_of_the_seat():
    session = against_bots("urchins", 2, {"first": "0"}, seed=1)
    play_to_the_end(session, Rng(3))
    with pytest.raises(NotYourTurn):
        session.hint()
