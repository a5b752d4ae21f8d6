"""Matches: turns, moves, logs, and that errors change nothing."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from said import said
from sample_games.divers import GAME, DiversState
from sample_games.matches import GAMES, divers, play_out, sealed

import shoal
from shoal.core.game import GameMessages
from shoal.core.message import say
from shoal.core.state import CHANCE
from shoal.core.text.position_text import write_position
from shoal.match.match import Match
from shoal.match.record_reader import read_record

CALLING = "players=2 | phase=call turn=0 dives=0 pearls=3,5 calls=0,0 catch=0,0"
DIVED_OUT = "players=2 | phase=turn turn=0 dives=3 pearls=3,5 calls=1,2 catch=9,0"
LAST = "players=2 | phase=turn turn=1 dives=0 pearls=3,5 calls=1,2 catch=9,0"


def at(text: str) -> Match:
    return shoal.at(GAME, text, seed=5)


def standing(match: Match) -> tuple:
    """Everything that can be seen of a match."""
    seats = [None, *range(match.players)]
    return (
        match.position(),
        match.record().text(),
        [match.log(seat) for seat in seats],
        [match.view(seat).json() for seat in seats],
    )


def test_chance_moves_are_played_at_the_start():
    match = shoal.new(GAME, 3, seed=1)
    assert [mover for mover, _ in match.record().moves] == [CHANCE] * 3
    assert match.actors == (0, 1, 2)


def test_chance_moves_are_played_at_once():
    match = at(LAST)
    match.play(1, "dive")
    assert match.record().moves[-1][0] == CHANCE
    assert match.actors == (1,)


def test_a_match_can_start_at_a_chance_move():
    match = at("players=2 | phase=throw turn=1 dives=1 pearls=3,5 calls=1,2 catch=9,0")
    assert len(match.record().moves) == 1


def test_the_same_seed_and_salts_give_the_same_throws():
    assert divers(seed=4).record() == divers(seed=4).record()


def test_another_salt_gives_other_throws():
    one, two = (shoal.new(GAME, 4, seed=4, salts=["", "", "", salt]) for salt in ("a", "b"))
    assert one.commitment == two.commitment
    assert one.record().moves != two.record().moves


def test_matches_without_a_seed_differ():
    fresh = [shoal.new(GAME, 2, seed=None).commitment for _ in range(2)]
    assert fresh[0] != fresh[1]


def test_several_seats_play_in_any_order():
    match = at(CALLING)
    match.play(1, "deep")
    assert match.actors == (0,)
    match.play(0, "shallow")
    assert match.actors == (0,) and match.moves(0) == ["dive", "surface"]


def test_moves_are_ordered_texts_and_a_waiting_seat_has_none():
    match = at(LAST)
    assert match.moves(1) == ["dive", "surface"]
    assert match.moves(0) == []


def test_a_move_can_be_played_by_number_or_text():
    one, two = at(CALLING), at(CALLING)
    one.play(0, "deep")
    two.play(0, 1)
    assert one.record() == two.record()


def test_a_checked_move_is_valid_for_its_seat_only():
    match = at(LAST)
    match.check(1, "dive")
    with pytest.raises(shoal.NotYourTurn):
        match.play(0, "dive")
    with pytest.raises(shoal.BadPlayers):
        match.play(True, "dive")


def test_a_checked_move_is_invalid_after_another_move():
    match = at(CALLING)
    match.check(0, "deep")
    match.play(0, "deep")
    with pytest.raises(shoal.NotYourTurn):
        match.play(0, "deep")


def test_an_illegal_move_is_refused_with_its_rule():
    with pytest.raises(shoal.IllegalMove) as refused:
        at(DIVED_OUT).play(0, "dive")
    assert str(refused.value) == "You have dived 3 times (PD-3)."
    assert refused.value.rule == "PD-3"
    assert refused.value.message == say("no-more-dives", dives=3, rule="PD-3")


@pytest.mark.parametrize(
    ("position", "seat", "move", "error"),
    [
        (DIVED_OUT, 0, "dive", shoal.IllegalMove),
        (DIVED_OUT, 0, 2, shoal.IllegalMove),
        (CALLING, 1, "surface", shoal.IllegalMove),
        (DIVED_OUT, 1, "dive", shoal.NotYourTurn),
        (DIVED_OUT, 1, "nonsense", shoal.NotYourTurn),
        (CALLING, 0, "nonsense", shoal.BadNotation),
        (CALLING, 0, "deep\n", shoal.BadNotation),
        (CALLING, 0, " deep", shoal.BadNotation),
        (CALLING, 0, "", shoal.BadNotation),
        (CALLING, 0, "\ud800", shoal.BadNotation),
        (CALLING, 0, "deep" * 10**6, shoal.BadNotation),
        (CALLING, 0, None, shoal.BadNotation),
        (CALLING, 0, b"deep", shoal.BadNotation),
        (CALLING, 0, True, shoal.BadNotation),
        (CALLING, 0, 1.0, shoal.BadNotation),
        (CALLING, 0, -1, shoal.BadNotation),
        (CALLING, 0, 4, shoal.BadNotation),
        (CALLING, 0, 2**64, shoal.BadNotation),
        pytest.param(CALLING, 0, 10**5000, shoal.BadNotation, id="huge move"),
        (CALLING, 2, "deep", shoal.BadPlayers),
        (CALLING, -1, "deep", shoal.BadPlayers),
        (CALLING, -4, "deep", shoal.BadPlayers),
        (CALLING, True, "deep", shoal.BadPlayers),
        (CALLING, 0.0, "deep", shoal.BadPlayers),
        (CALLING, "0", "deep", shoal.BadPlayers),
        (CALLING, None, "deep", shoal.BadPlayers),
        pytest.param(CALLING, 10**5000, "deep", shoal.BadPlayers, id="huge seat"),
    ],
)
def test_a_bad_move_raises_its_error_in_one_sentence_and_changes_nothing(
    position, seat, move, error
):
    match = at(position)
    before = standing(match)
    with pytest.raises(shoal.ShoalError) as refused:
        match.play(seat, move)
    assert type(refused.value) is error
    assert str(refused.value).endswith(".") and len(str(refused.value)) < 200
    assert standing(match) == before


class UnsendableMessages(GameMessages):
    """Says something that is no number, text or list."""

    def log(self, state, mover, move):
        return [say("log-dive", thing=object())]


def test_a_step_whose_log_cannot_be_encoded_changes_nothing():
    match, other = at(LAST), at(LAST)
    before, messages = standing(match), match.game.messages
    match.game.messages = UnsendableMessages(match.game)
    with pytest.raises(TypeError):
        match.play(1, "dive")
    match.game.messages = messages
    assert standing(match) == before
    match.play(1, "dive")
    other.play(1, "dive")
    assert standing(match) == standing(other)


def test_a_waiting_seat_is_told_whose_turn_it_is():
    with pytest.raises(shoal.NotYourTurn, match=r"Seat 1 cannot move now\. To move: Seat 0"):
        at(DIVED_OUT).play(1, "dive")


def test_nobody_moves_when_the_game_is_over():
    match = divers()
    with pytest.raises(shoal.NotYourTurn, match="the game is over"):
        match.play(0, "dive")
    assert match.actors == () and match.moves(0) == []


@pytest.mark.parametrize("seat", [2, -1, -4, True, "0", 0.0, b""])
def test_a_seat_that_does_not_exist_has_no_view_and_no_log(seat):
    match = at(CALLING)
    for ask in (match.moves, match.view, match.log):
        with pytest.raises(shoal.BadPlayers, match="The seats are 0 to 1"):
            ask(seat)


def test_a_seat_sees_its_own_secret_and_a_spectator_none():
    match = at(CALLING)
    shown = [match.view(seat).facts["pearls"] for seat in (0, 1, None)]
    assert shown == [[3, None], [None, 5], [None, None]]


def test_each_viewer_has_its_own_log():
    match = shoal.new(GAME, 2, seed=1)
    match.play(1, "deep")
    pearl = match.full_state().pearls[0]
    called = ("log-called", {"seat": 1})
    assert said(match.log(0)) == [("log-pearl", {"pearl": pearl}), called]
    assert said(match.log(1))[-1] == ("log-call", {"move": "deep"})
    assert said(match.log(None)) == [called]


def test_a_log_can_be_read_as_text():
    match = at(LAST)
    match.play(1, "surface")
    assert match.log_text(0) == ["Seat 1 plays surface."]
    assert match.log_text(0, names=["Ana", "Kai"]) == ["Kai plays surface."]
    assert match.log_text(0, names=["Ana", "Kai"], language="de") == ["Kai spielt surface."]


def test_a_log_is_a_copy():
    match = shoal.new(GAME, 2, seed=1)
    match.log(0).clear()
    assert match.log(0)


def test_the_true_state_is_a_copy():
    match = at(CALLING)
    match.full_state().play(0, 1)
    assert match.position() == CALLING


def test_scores_and_ranking_group_tied_seats():
    level = "players=3 | phase=over turn=0 dives=0 pearls=3,5,3 calls=1,2,1 catch=4,9,4"
    match = at(level)
    assert match.over
    assert match.scores == (7, 14, 7)
    assert match.ranking == ((1,), (0, 2))


def test_the_seed_is_secret_until_the_game_is_over():
    match = at(LAST)
    with pytest.raises(shoal.BadSeed, match="secret until the game is over"):
        _ = match.seed
    match.play(1, "surface")
    assert match.seed == f"{5:064x}"


def test_a_running_match_does_not_show_its_seed():
    match = shoal.new(GAME, 2, seed="ab" * 32)
    assert "abab" not in repr(match) + repr(standing(match)) + match.commitment


def test_a_match_knows_its_table():
    match = divers(steps=0)
    assert (match.players, match.game.name) == (3, "divers")
    assert match.names == ("Ann", "", 'B "ö"') and match.salts == ("coral", "Möwe", "")
    assert repr(match) == "<Match of divers, 3 players, step 3>"


@given(st.integers(), st.integers(0, 30))
def test_an_unfinished_match_is_resumed_as_if_it_had_never_stopped(pick, steps):
    match = divers(pick=pick, steps=steps)
    again = Match.resume(read_record(match.record().text(), GAMES), seed=7)
    assert standing(again) == standing(match)
    assert play_out(again).record() == play_out(match).record()


def test_a_match_is_resumed_from_an_earlier_step_with_the_same_dice():
    record = divers().record()
    again = Match.resume(record, record.result.seed, step=3)
    assert again.actors == (0, 1, 2)
    assert play_out(again).record() == record


@pytest.mark.parametrize("seed", [8, None, "7"])
def test_a_match_is_resumed_only_with_its_seed(seed):
    with pytest.raises(shoal.BadSeed):
        Match.resume(divers(steps=4).record(), seed)


def test_a_match_with_a_forged_die_is_not_resumed():
    text = divers(steps=0).record().text().replace("* pearl 4", "* pearl 5")
    record = read_record(sealed(text), GAMES)
    with pytest.raises(shoal.BadRecord, match=r"Line 11: Roll 2 is not what the dice gave\."):
        Match.resume(record, 7)


@given(st.integers(), st.integers(0, 120), st.integers(0, 120))
def test_going_back_equals_resuming_from_that_step(pick, steps, wanted):
    match = divers(pick=pick, steps=steps)
    step = min(wanted, match.step)
    back = match.back(step)
    assert standing(back) == standing(Match.resume(match.record(), 7, step))
    assert play_out(back).record() == play_out(Match.resume(match.record(), 7, step)).record()


def test_going_back_leaves_the_match_as_it_was():
    match = divers(steps=6)
    before = standing(match)
    play_out(match.back(4))
    assert standing(match) == before


def test_a_snapshot_equals_a_replay_to_that_step():
    match = divers()
    for step in range(match.step + 1):
        assert standing(match.snapshot(step)) == standing(Match.replay(match.record(), step))


@pytest.mark.parametrize("step", [-1, 4, True, None])
def test_going_back_to_a_step_that_does_not_exist_is_refused(step):
    with pytest.raises(shoal.BadRecord, match="The steps are 0 to 3"):
        divers(steps=0).back(step)


def test_a_replay_shows_any_step_and_is_read_only():
    record = divers().record()
    match = Match.replay(record, 4)
    assert match.position() == write_position(record.game, record.replay(4))
    assert match.record().moves == record.moves[:4]
    with pytest.raises(shoal.NotYourTurn, match="is a replay"):
        match.play(match.actors[0], "deep")


def test_a_replay_to_the_end_equals_the_match():
    match = divers()
    assert standing(Match.replay(match.record())) == standing(match)


def test_a_replay_of_a_record_that_hides_its_seed_does_not_know_it():
    record = replace(divers().record(), result=None)
    with pytest.raises(shoal.BadSeed, match="does not contain the seed"):
        _ = Match.replay(record).seed


def test_a_replay_can_stop_before_a_throw():
    record = divers().record()
    assert Match.replay(record, 0).actors == ()
    assert not Match.replay(record, 0).over


def test_a_position_written_and_read_continues_the_same():
    match = divers(steps=4)
    again = shoal.at(GAME, match.position(), seed=1)
    assert again.position() == match.position()
    assert isinstance(again.full_state(), DiversState)


def test_a_log_can_be_read_from_any_line():
    match = shoal.new(GAME, 2, seed=1)
    match.play(1, "deep")
    assert match.log_length(0) == 2
    assert said(match.log(0, start=1)) == [("log-called", {"seat": 1})]


def test_a_match_counts_its_steps_and_knows_who_acted_last():
    match = shoal.new(GAME, 2, seed=1)
    assert (match.step, match.last_mover) == (2, CHANCE)
    match.play(1, "deep")
    assert (match.step, match.last_mover) == (3, 1)


def test_a_move_can_be_checked_without_playing_it():
    match = at(CALLING)
    assert match.check(0, 1).text == "deep"
    assert match.position() == CALLING
    with pytest.raises(shoal.IllegalMove):
        match.check(0, "dive")
