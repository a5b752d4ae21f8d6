"""Clocks are computed from the times of events."""

import pytest
from server.memory_table import MemoryTable

from shoal import wire
from shoal.server.table import events


def left(memory):
    return [clock.left_ms for clock in memory.table.clocks.shown(memory.now)]


def at(memory, now):
    memory.now = now
    return memory


def test_a_table_without_a_time_control_shows_no_clocks():
    assert left(MemoryTable("connect_four")) == []


def test_only_the_clock_of_the_seat_to_move_runs():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60))
    assert left(at(memory, 5_000)) == [55_000, 60_000]


def test_an_increment_is_added_at_the_end_of_a_turn():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60, 3))
    at(memory, 5_000).play(0, "drop 1")
    assert left(memory) == [58_000, 60_000]


def test_an_increment_is_added_once_for_a_turn_of_many_moves():
    memory = MemoryTable("whispers", time_control=wire.TimeControl("game", 60, 3))
    for now in (1_000, 2_000, 3_000):
        at(memory, now).play(0, "whisper")
    at(memory, 4_000).play(0, "pass")
    assert left(memory) == [59_000, 60_000]


@pytest.mark.parametrize("kind", ["move", "days"])
def test_each_move_has_its_own_time(kind):
    memory = MemoryTable("whispers", time_control=wire.TimeControl(kind, 60))
    at(memory, 50_000).play(0, "look")
    assert memory.table.clocks.deadline() == (110_000, 0)


@pytest.mark.parametrize("kind", ["move", "days"])
def test_the_hidden_parts_of_a_turn_share_one_time(kind):
    memory = MemoryTable("whispers", time_control=wire.TimeControl(kind, 60))
    at(memory, 50_000).play(0, "whisper")
    assert memory.table.clocks.deadline() == (60_000, 0)


@pytest.mark.parametrize("kind", ["move", "game", "days"])
def test_a_hidden_move_changes_no_clock(kind):
    memory = MemoryTable("whispers", time_control=wire.TimeControl(kind, 60, 5))
    before = left(at(memory, 20_000))
    memory.play(0, "whisper", lag=400)
    assert left(memory) == before


def test_the_lag_of_hidden_moves_is_given_back_once_at_the_end_of_the_turn():
    memory = MemoryTable("whispers", time_control=wire.TimeControl("game", 60))
    at(memory, 5_000).play(0, "whisper", "whisper", lag=400)
    at(memory, 6_000).play(0, "pass", lag=100)
    assert left(memory) == [54_400, 60_000]


def test_no_lag_is_given_back_for_an_undone_hidden_move():
    memory = MemoryTable("whispers", time_control=wire.TimeControl("game", 60))
    for now in (500, 1_000, 1_500):
        at(memory, now).play(0, "whisper", lag=500)
        memory.send(0, wire.Undo)
    memory.play(0, "pass")
    assert left(memory) == [58_500, 60_000]


def test_no_lag_is_given_back_after_an_agreed_undo():
    memory = MemoryTable("whispers", time_control=wire.TimeControl("game", 60))
    at(memory, 1_000).play(0, "whisper", lag=500)
    memory.send(0, wire.RequestUndo)
    memory.send(1, wire.AnswerUndo, agree=True)
    at(memory, 3_000).play(0, "pass")
    assert left(memory) == [57_000, 60_000]


@pytest.mark.parametrize("kind", ["move", "days"])
def test_undo_gives_no_extra_time(kind):
    memory = MemoryTable("whispers", time_control=wire.TimeControl(kind, 60))
    for now in (10_000, 20_000, 30_000):
        at(memory, now).play(0, "whisper")
        at(memory, now + 5_000).send(0, wire.Undo)
    assert memory.table.clocks.deadline() == (60_000, 0)


def test_undoing_two_moves_costs_only_the_time_that_has_passed():
    memory = MemoryTable("whispers", time_control=wire.TimeControl("move", 60))
    at(memory, 5_000).play(0, "whisper", "whisper")
    at(memory, 10_000).send(0, wire.Undo)
    at(memory, 15_000).send(0, wire.Undo)
    assert memory.table.clocks.deadline()[0] >= 60_000


def test_undo_removes_the_increment():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60, 3))
    at(memory, 5_000).play(0, "drop 1")
    at(memory, 7_000).send(0, wire.Undo)
    assert left(memory) == [53_000, 60_000]


def test_an_agreed_undo_removes_the_increments_of_all_players():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60, 10))
    at(memory, 1_000).play(0, "drop 1")
    at(memory, 3_000).play(1, "drop 2")
    memory.send(0, wire.RequestUndo)
    memory.send(1, wire.AnswerUndo, agree=True)
    assert left(memory) == [59_000, 58_000]


@pytest.mark.parametrize("kind", ["move", "days"])
def test_undoing_several_visible_moves_gives_no_extra_time(kind):
    memory = MemoryTable("urchins", time_control=wire.TimeControl(kind, 60))
    at(memory, 50_000)
    step, seat = memory.table.match.step, memory.table.actors[0]
    for _ in range(2):
        memory.play(seat, memory.table.match.moves(seat)[0])
    while memory.table.match.step > step:
        memory.send(seat, wire.Undo)
    assert left(memory)[seat] == 10_000


@pytest.mark.parametrize("kind", ["move", "days", "game"])
def test_undo_charges_the_others_time_to_the_player_who_undoes(kind):
    """Otherwise a player could let an opponent's time run down, and then change the move."""
    memory = MemoryTable("connect_four", time_control=wire.TimeControl(kind, 60))
    at(memory, 1_000).play(0, "drop 1")
    at(memory, 56_000).send(0, wire.Undo)
    assert left(memory) == [4_000, 60_000]
    memory.play(0, "drop 2")
    assert memory.table.clocks.deadline() == (116_000, 1)


@pytest.mark.parametrize("kind", ["move", "days", "game"])
def test_repeated_undo_uses_up_the_players_own_time(kind):
    memory = MemoryTable("connect_four", time_control=wire.TimeControl(kind, 60))
    memory.play(0, "drop 1")
    for now in (20_000, 40_000):
        at(memory, now).send(0, wire.Undo)
        memory.play(0, "drop 1")
    at(memory, 50_000).send(0, wire.Undo)
    assert memory.table.clocks.deadline() == (60_000, 0)


def test_players_who_had_to_act_anyway_use_their_own_time_after_an_undo():
    memory = MemoryTable("lagoon", 3, time_control=wire.TimeControl("move", 60))
    at(memory, 10_000).play(1, "hide 1")
    at(memory, 20_000).send(1, wire.Undo)
    assert left(memory) == [40_000, 50_000, 40_000]


def test_a_move_gives_full_time_again_after_an_earlier_undo():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("move", 60))
    memory.play(0, "drop 1")
    at(memory, 20_000).send(0, wire.Undo)
    memory.play(0, "drop 1")
    memory.play(1, "drop 2")
    memory.play(0, "drop 3")
    assert memory.table.clocks.deadline() == (80_000, 1)


def test_an_agreed_undo_gives_full_time_for_the_undone_turns():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("move", 60))
    memory.play(0, "drop 1")
    at(memory, 20_000).play(1, "drop 2")
    at(memory, 25_000).send(0, wire.RequestUndo)
    memory.send(1, wire.AnswerUndo, agree=True)
    assert left(memory)[0] == 60_000
    memory.play(0, "drop 3")
    assert left(memory)[1] == 60_000


def test_the_turn_after_an_undo_has_full_time():
    memory = MemoryTable("lagoon", 3, time_control=wire.TimeControl("move", 60))
    at(memory, 10_000).play(1, "hide 1")
    at(memory, 20_000).send(1, wire.Undo)
    for seat in range(3):
        memory.play(seat, f"hide {seat + 1}")
    running = [clock for clock in memory.table.clocks.shown(20_000) if clock.running]
    assert {clock.left_ms for clock in running} == {60_000}


def test_undo_removes_the_lag_that_was_given_back():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60))
    for now in (500, 1_000, 1_500):
        at(memory, now).play(0, "drop 1", lag=500)
        memory.send(0, wire.Undo)
    assert left(memory) == [58_500, 60_000]


def test_leaving_and_coming_back_gives_no_new_time():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("move", 60))
    memory.happen(events.WentAway(10_000, 0))
    memory.happen(events.Returned(500_000, 0))
    assert left(at(memory, 501_000)) == [49_000, 60_000]


def test_measured_lag_is_given_back():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60))
    at(memory, 5_000).play(0, "drop 1", lag=400)
    assert left(memory) == [55_400, 60_000]


def test_several_clocks_run_while_several_may_move():
    memory = MemoryTable("lagoon", 3, time_control=wire.TimeControl("game", 60))
    at(memory, 2_000).play(1, "hide 1")
    assert left(at(memory, 5_000)) == [55_000, 58_000, 55_000]


def test_clocks_pause_while_a_player_is_away():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60))
    memory.happen(events.WentAway(10_000, 0))
    assert left(at(memory, 500_000)) == [50_000, 60_000]
    memory.happen(events.Returned(500_000, 0))
    assert left(at(memory, 501_000)) == [49_000, 60_000]


def test_no_clock_runs_after_the_game():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60))
    at(memory, 1_000).send(0, wire.Resign)
    assert memory.table.clocks.deadline() is None
