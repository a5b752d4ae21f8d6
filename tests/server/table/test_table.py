"""A table is the sum of its events: undo, undo by consent, resigning, chat, and loading."""

import asyncio
import time
from random import Random

import pytest
from game_tables import game_table
from said import noticed, said
from server.memory_table import MemoryTable, received, standing

from shoal import wire
from shoal.core.rng import Rng
from shoal.server.service.subscribers import Subscribers
from shoal.server.table import events, lifecycle
from shoal.server.table.errors import Refused
from shoal.server.table.lifecycle import clear_seat, sit
from shoal.server.table.tickets import hashed
from shoal.server.table.validation import validate, validate_move
from shoal.server.views.serializers import encode, welcome


def refused(check, act, *args, **words):
    with pytest.raises(Refused) as no:
        act(*args, **words)
    assert no.value.check == check
    assert str(no.value).endswith(".")
    return str(no.value)


# Undo.


def steps_known(memory, viewer):
    cursor = memory.table.cursors[viewer]
    return [cursor.step_at(number) for number in range(cursor.number + 1)]


@pytest.mark.parametrize("viewer", [1, None])
def test_steps_after_an_undo_do_not_count_hidden_moves(viewer):
    """Otherwise looking back to the number of an undone move would show each hidden move."""
    known = []
    for hidden in (1, 2, 3):
        memory = MemoryTable("whispers")
        step = memory.table.match.step
        memory.play(0, "pass")
        memory.play(1, "pass")
        memory.play(0, "pass")
        memory.happen(events.Undone(0, 0, step))
        memory.play(0, *["whisper"] * hidden)
        known.append(steps_known(memory, viewer))
    assert known[0] == known[1] == known[2]


@pytest.mark.parametrize("viewer", [1, None])
def test_chat_during_a_hidden_turn_does_not_count_its_moves(viewer):
    known = []
    for hidden in (1, 3):
        memory = MemoryTable("whispers")
        memory.play(0, *["whisper"] * hidden)
        memory.send(1, wire.Say, text="Well?")
        known.append(steps_known(memory, viewer))
    assert known[0] == known[1]


@pytest.mark.parametrize("viewer", [1, None])
def test_undo_into_a_hidden_turn_does_not_count_its_moves(viewer):
    known = []
    for hidden in (1, 3):
        memory = MemoryTable("whispers")
        memory.play(0, *["whisper"] * hidden)
        step = memory.table.match.step
        memory.play(0, "pass")
        before = steps_known(memory, viewer)[:-1]
        memory.happen(events.Undone(0, 0, step))
        known.append((before, steps_known(memory, viewer)[-1]))
    assert known[0] == known[1]


def test_a_player_can_look_back_at_each_of_their_hidden_moves():
    memory = MemoryTable("whispers")
    step = memory.table.match.step
    memory.play(0, "whisper", "whisper")
    assert steps_known(memory, 0)[-3:] == [step, step + 1, step + 2]


def test_absences_and_undone_moves_are_not_steps():
    memory = MemoryTable("connect_four")
    first = memory.table.cursors[1].number
    memory.play(0, "drop 1")
    memory.send(0, wire.Undo)
    memory.happen(events.WentAway(1, 0), events.Returned(2, 0))
    memory.play(0, "drop 2")
    memory.play(1, "drop 2")
    assert memory.table.cursors[1].visible_numbers() == [0, first + 5, first + 6]


def test_undone_moves_cost_little_when_a_table_is_rebuilt():
    memory = MemoryTable("urchins")

    def seconds():
        began = time.process_time()
        memory.rebuilt()
        return time.process_time() - began

    def move():
        seat = memory.table.actors[0]
        memory.play(seat, memory.table.match.moves(seat)[0])
        return seat

    for _ in range(100):
        move()
    without = min(seconds() for _ in range(3))
    for _ in range(300):
        memory.send(move(), wire.Undo)
    assert seconds() < 60 * without


def test_a_table_with_many_undone_moves_is_rebuilt_unchanged():
    memory = MemoryTable("urchins")
    rng = Rng(4)
    for _ in range(200):
        seat = memory.table.actors[0]
        moves = memory.table.match.moves(seat)
        memory.play(seat, moves[rng.below(len(moves))])
        if rng.below(2) and memory.table.stage == "playing":
            memory.send(seat, wire.Undo)
        if memory.table.stage == "over":
            break
    assert standing(memory.rebuilt()) == standing(memory.table)


def test_a_move_can_be_undone_before_a_die_falls():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 4")
    told = memory.send(0, wire.Undo)
    assert told[1].log == [] and told[1].first_line == 0
    assert memory.table.match.step == 0


def test_several_moves_are_undone_one_by_one():
    memory = MemoryTable("sharkbait", 3, options={"first": "0"})
    match = memory.table.match
    step = match.step
    while match.last_mover != 0 or match.step < step + 1:
        memory.play(0, match.moves(0)[-1])
    assert memory.table.match.step == step + 1
    memory.send(0, wire.Undo)
    assert memory.table.match.step == step


def test_a_throw_cannot_be_undone():
    memory = MemoryTable("lagoon", options={"sailing": False})
    memory.play(0, "hide 1")
    memory.play(1, "hide 2")
    assert "dice were rolled" in refused("turn", memory.send, 1, wire.Undo)


def test_the_move_of_another_player_cannot_be_undone():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 4")
    refused("turn", memory.send, 1, wire.Undo)


def test_a_claim_in_a_race_cannot_be_undone():
    """Otherwise a wrong claim would cost nothing."""
    memory = MemoryTable("racing", 3)
    told = memory.play(0, "hide 1")
    assert not told[0].can_undo
    assert "in a race" in refused("turn", memory.send, 0, wire.Undo)


def test_a_claim_in_a_race_cannot_be_undone_even_among_bots():
    memory = MemoryTable("racing", 3)
    for seat in (1, 2):
        memory.happen(events.StoodIn(0, seat, "easy"))
    memory.play(0, "hide 1")
    refused("turn", memory.send, 0, wire.RequestUndo)


def test_a_hidden_move_can_be_undone():
    memory = MemoryTable("lagoon", 3)
    memory.play(1, "hide 2")
    memory.send(1, wire.Undo)
    assert memory.table.match.moves(1) == ["hide 1", "hide 2", "hide 3"]


def test_a_move_that_revealed_something_cannot_be_undone():
    memory = MemoryTable("whispers")
    memory.play(0, "look")
    assert "revealed something" in refused("turn", memory.send, 0, wire.Undo)


def test_undoing_a_hidden_move_is_not_visible_to_others():
    memory = MemoryTable("whispers")
    memory.play(0, "whisper")
    assert set(memory.send(0, wire.Undo)) == {0}


def test_can_undo_does_not_reveal_hidden_moves_of_others():
    memory = MemoryTable("whispers")
    memory.play(0, "pass")
    before = standing(memory.table)[0]
    why = refused("turn", memory.send, 0, wire.Undo)
    memory.play(1, "whisper")
    assert standing(memory.table)[0] == before
    assert refused("turn", memory.send, 0, wire.Undo) == why


def may_undo(memory, seat):
    number = memory.table.cursors[seat].number
    try:
        validate(memory.table, seat, wire.Undo("u", number), 0)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(
    ("game", "options", "steps"),
    [("whispers", {}, 40), *[(game, *row) for game, row in game_table("undo").items()]],
)
def test_a_seat_is_told_that_it_can_undo_when_it_can(game, options, steps):
    memory = MemoryTable(game, 3, options=options)
    table, rng = memory.table, Rng(4)
    for _ in range(steps):
        if table.stage != "playing":
            break
        for seat in range(3):
            assert welcome(table, seat, 0, 0, []).can_undo == may_undo(memory, seat)
        seat = table.actors[rng.below(len(table.actors))]
        moves = table.match.moves(seat)
        memory.play(seat, moves[rng.below(len(moves))])


# Undo by consent.


def test_an_undo_by_consent_needs_all_players():
    memory = MemoryTable("lagoon", 3)
    for seat, move in enumerate(["hide 1", "hide 2", "hide 3"]):
        memory.play(seat, move)
    memory.send(2, wire.RequestUndo)
    memory.send(0, wire.AnswerUndo, agree=True)
    assert memory.table.undo_request.agreed == {0, 2}
    memory.send(1, wire.AnswerUndo, agree=True)
    assert memory.table.undo_request is None
    assert memory.table.match.actors == (2,)


def test_one_refusal_ends_the_undo_request():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 4")
    memory.send(0, wire.RequestUndo)
    told = memory.send(1, wire.AnswerUndo, agree=False)
    assert told[0].undo_request is None
    assert memory.table.match.step == 1


def test_an_undo_request_can_be_withdrawn():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 4")
    memory.send(0, wire.RequestUndo)
    told = memory.send(0, wire.AnswerUndo, agree=False)
    assert told[1].undo_request is None


def test_a_move_ends_the_undo_request():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 4")
    memory.send(0, wire.RequestUndo)
    memory.play(1, "drop 4")
    assert memory.table.undo_request is None


def test_bots_always_agree_to_an_undo():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 4")
    memory.play(1, "drop 3")
    memory.happen(events.StoodIn(0, 1, "random"))
    memory.send(0, wire.RequestUndo)
    assert memory.table.match.step == 0


def test_a_move_before_a_throw_cannot_be_undone_even_among_bots():
    memory = MemoryTable("lagoon", options={"sailing": False})
    memory.play(0, "hide 1")
    memory.play(1, "hide 2")
    memory.happen(events.StoodIn(0, 1, "random"))
    assert "dice were rolled or cards drawn" in refused("turn", memory.send, 0, wire.RequestUndo)


def test_a_look_cannot_be_undone_even_among_bots():
    memory = MemoryTable("whispers")
    memory.happen(events.StoodIn(0, 1, "random"))
    memory.play(0, "look")
    assert "revealed something" in refused("turn", memory.send, 0, wire.RequestUndo)


def test_a_hidden_move_does_not_end_the_undo_request():
    memory = MemoryTable("whispers")
    memory.play(0, "pass")
    memory.send(0, wire.RequestUndo)
    assert set(memory.play(1, "whisper")) == {1}
    memory.send(1, wire.AnswerUndo, agree=True)
    assert memory.table.match.actors == (0,)


def test_an_undo_request_for_an_undone_move_can_still_be_granted():
    memory = MemoryTable("whispers")
    memory.play(0, "whisper", "whisper")
    memory.send(0, wire.RequestUndo)
    for _ in range(2):
        memory.send(0, wire.Undo)
    memory.send(1, wire.AnswerUndo, agree=True)
    assert memory.table.match.view(0).facts["whispers"] == [0, None]


def test_a_resigned_player_is_not_asked_about_an_undo():
    memory = MemoryTable("lagoon", 3)
    memory.play(0, "hide 1")
    memory.send(1, wire.Resign)
    memory.send(0, wire.RequestUndo)
    assert "has resigned" in refused("turn", memory.send, 1, wire.AnswerUndo, agree=False)
    memory.send(2, wire.AnswerUndo, agree=True)
    assert 0 in memory.table.actors


@pytest.mark.parametrize("seat", [0, 1])
def test_an_undo_request_does_not_wait_for_a_player_who_resigns(seat):
    memory = MemoryTable("lagoon", 3)
    memory.play(0, "hide 1")
    memory.send(0, wire.RequestUndo)
    memory.send(seat, wire.Resign)
    assert memory.table.undo_request is None


def undo_requested(players, *agreed, **plan):
    """Seat 0 has asked the others for an undo, and these seats have agreed."""
    memory = MemoryTable("lagoon", players, **plan)
    memory.play(0, "hide 1")
    memory.send(0, wire.RequestUndo)
    for seat in agreed:
        memory.send(seat, wire.AnswerUndo, agree=True)
    return memory


def bot_for_the_absent(memory, seat):
    """Let a bot stand in for an absent player."""
    request = wire.AddBot(seat, "easy")
    memory.happen(*lifecycle.put_bot(memory.table, request, "ticket 0", 0, [seat]))


def disconnected(memory, seat):
    """Apply the table's rule for players who leave."""
    memory.happen(*lifecycle.absence_events(memory.table, seat, 0))


@pytest.mark.parametrize(
    ("go", "plan"), [(bot_for_the_absent, {}), (disconnected, {"leavers": "bot"})]
)
def test_an_undo_request_is_granted_when_a_bot_replaces_the_last_player_to_answer(go, plan):
    memory = undo_requested(3, 1, **plan)
    go(memory, 2)
    assert memory.table.undo_request is None
    assert 0 in memory.table.actors
    assert standing(memory.rebuilt()) == standing(memory.table)


@pytest.mark.parametrize("cleared", [False, True])
def test_an_undo_request_is_granted_when_the_last_player_to_answer_loses_the_seat(cleared):
    memory = MemoryTable("connect_four", leavers="open")
    memory.play(0, "drop 4")
    memory.send(0, wire.RequestUndo)
    if cleared:
        memory.happen(*clear_seat(memory.table, wire.OpenSeat(1), "host", 0, [1]))
    else:
        disconnected(memory, 1)
    assert memory.table.undo_request is None
    assert memory.table.match.step == 0


def test_an_undo_request_waits_for_every_active_player():
    memory = undo_requested(3)
    bot_for_the_absent(memory, 2)
    assert memory.table.undo_request.agreed == {0}
    memory.send(1, wire.AnswerUndo, agree=True)
    assert 0 in memory.table.actors


def test_an_undo_request_waits_for_an_absent_player():
    memory = undo_requested(3, 1)
    disconnected(memory, 2)
    assert memory.table.undo_request.agreed == {0, 1}


def test_an_undo_request_ends_when_a_bot_replaces_the_player_who_asked():
    memory = undo_requested(3, 1, leavers="bot")
    disconnected(memory, 0)
    assert memory.table.undo_request is None
    assert 0 not in memory.table.actors


def test_a_throw_is_not_undone_when_the_only_other_player_leaves():
    memory = MemoryTable("lagoon", options={"sailing": False}, leavers="bot")
    memory.play(0, "hide 1")
    memory.play(1, "hide 2")
    step = memory.table.match.step
    memory.send(0, wire.RequestUndo)
    disconnected(memory, 1)
    assert memory.table.undo_request is None
    assert memory.table.match.step == step


# Resigning.


def test_the_last_player_who_has_not_resigned_wins():
    memory = MemoryTable("lagoon", 3)
    memory.send(1, wire.Resign)
    assert memory.table.stage == "playing"
    told = memory.send(0, wire.Resign)
    assert told[2].table.result == wire.Result([[2], [0], [1]], [0, 0, 0], resigned=True)
    assert told[2].table.seed == "07" * 32


def test_a_bot_plays_on_for_a_resigned_player():
    memory = MemoryTable("lagoon", 3)
    memory.send(1, wire.Resign)
    assert memory.table.seats[1].bot_level
    refused("turn", memory.play, 1, "hide 1")


def test_everybody_is_told_who_resigned():
    told = MemoryTable("lagoon", 3).send(1, wire.Resign)
    notices = [noticed([update.chat]) for update in told.values()]
    assert notices == [[("notice-resigned", {"seat": 1})]] * len(told)


def test_everybody_is_told_when_a_bot_stands_in_and_when_the_player_returns():
    memory = MemoryTable("connect_four")
    memory.happen(events.StoodIn(1, 0, "easy"), events.Returned(2, 0))
    assert noticed(chat for chat, _ in memory.table.chats) == [
        ("notice-away", {"seat": 0}),
        ("notice-back", {"seat": 0}),
    ]


def test_a_time_out_is_announced_once():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("move", 60))
    for at, (seat, by) in enumerate([(0, "clock"), (1, ""), (0, "clock"), (1, "")]):
        memory.happen(events.Played(at, seat, "drop 1", by=by))
    notices = noticed(chat for chat, _ in memory.table.chats)
    assert notices == [("notice-late-bot", {"seat": 0})]


def test_a_forced_first_move_is_not_announced_as_a_pass():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("move", 60), timeout="pass")
    told = memory.happen(events.Played(0, 0, "drop 1", by="clock"))
    assert noticed([told[1].chat]) == [("notice-late-passed", {"seat": 0})]


def test_the_seat_of_a_resigned_player_cannot_be_taken():
    memory = MemoryTable("urchins", 3)
    memory.send(1, wire.Resign)
    message = refused("seat", clear_seat, memory.table, wire.OpenSeat(1), "host", 1, [1])
    assert "has resigned" in message


# Chat.


def test_everybody_receives_the_chat_of_the_table():
    memory = MemoryTable("lagoon", 3)
    told = memory.send(1, wire.Say, text="<b>hello</b>")
    assert set(told) == {None, 0, 1, 2}
    assert told[None].chat == wire.Chat("table", "<b>hello</b>", 1, "P1")


def test_a_crew_can_use_its_channel_while_the_rules_allow_it():
    memory = MemoryTable("crewed", 3)
    told = memory.send(1, wire.Say, text="psst", channel="crew")
    assert set(told) == {1, 2}
    assert memory.table.cursors[0].number == memory.table.cursors[None].number
    refused("seat", memory.send, 0, wire.Say, text="psst", channel="crew")
    for seat in range(3):
        memory.play(seat, f"hide {seat + 1}")
    refused("seat", memory.send, 1, wire.Say, text="psst", channel="crew")


def test_the_crew_of_jaws_has_a_channel_after_the_shark_has_chosen():
    memory = MemoryTable("jaws", 3)
    table = memory.table
    while 0 in table.actors:
        assert list(table.channels(1)) == ["table"]
        memory.play(0, table.match.moves(0)[0])
    assert list(table.channels(1)) == ["table", "crew"]
    assert list(table.channels(0)) == ["table"]


def test_the_crew_wins_when_the_shark_resigns():
    memory = MemoryTable("jaws", 4)
    told = memory.send(0, wire.Resign)
    assert told[1].table.result.ranking == [[1, 2, 3], [0]]


def test_each_seat_has_its_own_chat_limit():
    memory = MemoryTable("connect_four")
    for _ in range(1000):
        memory.send(0, wire.Say, text="well")
    assert "1,000 messages" in refused("limit", memory.send, 0, wire.Say, text="well")
    assert memory.send(1, wire.Say, text="well")


def test_a_welcome_stays_small_after_much_chat():
    memory = MemoryTable("connect_four")
    for number in range(300):
        memory.send(0, wire.Say, text=f"{number:03}" + "\U0001f988" * 497)
    told = welcome(memory.table, 1, 0, 0, [])
    assert [chat.text[:3] for chat in told.chats] == [f"{number:03}" for number in range(200, 300)]
    assert len(encode(told)) < 250_000


# Numbers.


def test_a_message_repeated_much_later_is_handled_once():
    memory = MemoryTable("connect_four")
    memory.send(0, wire.Say, id="first", text="hello")
    for _ in range(600):
        memory.send(0, wire.Say, text="well")
    assert memory.send(0, wire.Say, id="first", text="hello") == {}


def test_a_new_player_may_reuse_a_message_id_of_the_previous_player():
    memory = MemoryTable("connect_four")
    memory.send(0, wire.Play, id="first", move="drop 1")
    memory.play(1, "drop 2")
    memory.happen(events.Left(1, 0), events.Sat(2, 0, hashed("new"), "New", ""))
    assert memory.send(0, wire.Play, id="first", move="drop 3")


def test_a_hidden_move_has_a_number_only_for_its_player():
    memory = MemoryTable("whispers")
    before = {seat: cursor.number for seat, cursor in memory.table.cursors.items()}
    told = memory.play(0, "whisper")
    assert set(told) == {0}
    assert memory.table.cursors[1].number == before[1]


def test_a_stale_move_is_refused_and_a_late_simultaneous_move_is_not():
    memory = MemoryTable("lagoon", 3)
    number = memory.table.cursors[1].number
    memory.play(0, "hide 1")
    memory.send(1, wire.Play, move="hide 2", number=number)
    memory.send(1, wire.Undo)
    message = refused("number", memory.send, 1, wire.Play, move="hide 2", number=number)
    assert "The game changed before this arrived" in message


@pytest.mark.parametrize("gone", [events.WentAway(1, 1), events.StoodIn(1, 1, "easy")])
def test_a_move_sent_while_another_player_left_and_returned_is_played(gone):
    memory = MemoryTable("connect_four")
    number = memory.table.cursors[0].number
    memory.happen(gone, events.Returned(2, 1))
    assert memory.send(0, wire.Play, move="drop 1", number=number)


def test_a_bot_does_not_move_for_a_player_who_has_returned():
    memory = MemoryTable("connect_four")
    memory.happen(events.StoodIn(1, 0, "easy"))
    play = wire.Play("", "drop 1", memory.table.cursors[0].number)
    memory.happen(events.Returned(2, 0))
    message = refused("turn", validate_move, memory.table, 0, play, 3, by="bot")
    assert "by a person again" in message


# From disk.


@pytest.mark.parametrize("game", ["connect_four", "lagoon", "divers", "sharkbait"])
def test_a_table_rebuilt_from_its_events_is_the_same(game):
    players = 3 if game != "connect_four" else 2
    memory = MemoryTable(game, players, time_control=wire.TimeControl("game", 300, 5))
    for turn in range(12):
        memory.now += 1500
        seat = memory.table.actors[0]
        moves = memory.table.match.moves(seat)
        memory.play(seat, moves[0], lag=40)
        if turn == 3:
            memory.send(seat, wire.Say, text="well")
            memory.send(seat, wire.RequestUndo)
            for other in range(players):
                if other != seat:
                    memory.send(other, wire.AnswerUndo, agree=True)
        if turn == 6:
            memory.happen(events.StoodIn(memory.now, seat, "easy"))
            memory.happen(events.Returned(memory.now, seat))
        if memory.table.stage != "playing":
            break
    assert standing(memory.rebuilt(), memory.now) == standing(memory.table, memory.now)


def test_resuming_from_any_number_gives_the_missed_lines():
    memory = MemoryTable("connect_four")
    logs = {}
    for move, seat in [("drop 1", 0), ("drop 2", 1), ("drop 3", 0)]:
        logs[memory.table.cursors[0].number] = memory.table.match.log(0)
        memory.play(seat, move)
    memory.send(0, wire.Undo)
    memory.play(0, "drop 7")
    for number, log in logs.items():
        missed = received(welcome(memory.table, 0, number, 0, []))
        assert said(log[: missed.first_line]) + said(missed.log) == said(memory.table.match.log(0))


def test_an_old_open_seat_with_secrets_cannot_be_taken():
    """The first servers stored such seats."""
    memory = MemoryTable("whispers")
    memory.happen(events.Left(1, 0))
    message = refused("seat", sit, memory.table, wire.Sit(invite="invite"), "ticket", 2)
    assert "or a bot can play it" in message


def test_a_replaced_player_cannot_undo():
    memory = MemoryTable("connect_four")
    memory.play(0, "drop 1")
    memory.happen(events.StoodIn(1, 0, "easy"))
    for act in (wire.Undo, wire.RequestUndo):
        with pytest.raises(Refused, match="come back to the game first"):
            memory.send(0, act)


@pytest.mark.parametrize("gone", [events.WentAway(1, 1), events.StoodIn(1, 1, "easy")])
def test_a_replaced_player_who_is_connected_can_return(gone):
    memory = MemoryTable("connect_four")
    memory.happen(gone)
    told = memory.send(1, wire.Return, id="back")
    assert told[1].id == "back"
    assert not memory.table.seats[1].away and not memory.table.seats[1].stand_in
    assert memory.send(1, wire.Return, id="back") == {}
    assert "already" in refused("stage", memory.send, 1, wire.Return)


def test_a_player_who_left_must_return_before_moving():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60))
    memory.happen(events.WentAway(1, 0))
    assert "come back to the game first" in refused("turn", memory.play, 0, "drop 1")
    memory.happen(events.Returned(2, 0))
    assert memory.play(0, "drop 1")


def test_clocks_do_not_wait_for_a_player_who_left_and_resigned():
    memory = MemoryTable("lagoon", 3, time_control=wire.TimeControl("game", 60))
    memory.happen(events.WentAway(1, 0))
    memory.send(0, wire.Resign)
    assert not memory.table.is_paused
    assert memory.table.clocks.deadline() is not None


# One seat cannot use up the events that the others need for their moves.


def renamed(memory, number):
    request = wire.Rename(f"x{number % 2}")
    memory.happen(*lifecycle.rename(memory.table, 1, request, 0))


def left_and_returned(memory, _number):
    memory.happen(*lifecycle.leave(memory.table, 1, 0))
    memory.happen(*lifecycle.come_back(memory.table, 1, 0))


def invited(memory, number):
    memory.happen(lifecycle.invite(memory.table, "host", f"invite {number}", 0))


def played_and_undone(memory, _number):
    memory.play(0, "drop 1")
    memory.send(0, wire.Undo)


def asked_and_refused(memory, _number):
    memory.send(0, wire.RequestUndo)
    memory.send(1, wire.AnswerUndo, agree=False)


def repeat_1000_times(act, memory):
    for number in range(1000):
        act(memory, number)


@pytest.mark.parametrize(
    "act", [renamed, left_and_returned, invited, played_and_undone, asked_and_refused]
)
def test_one_player_cannot_use_up_the_events_of_a_table(act):
    memory = MemoryTable("connect_four")
    if act is asked_and_refused:
        memory.play(0, "drop 1")
        memory.play(1, "drop 2")
    assert "the limit" in refused("limit", repeat_1000_times, act, memory)
    for seat in (0, 1, 0):
        if seat in memory.table.actors:
            memory.play(seat, "drop 4")
    assert memory.table.match.step >= 3
    assert standing(memory.rebuilt()) == standing(memory.table)


def test_a_long_game_continues_after_any_number_of_events():
    memory = MemoryTable("connect_four")
    memory.table.last = 20_000
    memory.play(0, "drop 4")
    assert memory.table.match.step == 1


def test_a_player_who_left_too_often_no_longer_stops_the_clocks():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("game", 60))
    for number in range(200):
        left_and_returned(memory, number)
    assert lifecycle.absence_events(memory.table, 1, 0) == []
    assert "200 times" in refused("limit", lifecycle.leave, memory.table, 1, 0)


# Who is absent.


def absent(memory, now):
    """The absent seats at that time, on a server that started long ago and has no connections."""
    subscribers = Subscribers(asyncio.Queue())
    subscribers._started -= 1000  # noqa: SLF001 - or the test would take a minute
    return subscribers.absent(memory.table, now)


def test_a_player_who_moves_without_a_connection_is_not_absent():
    memory = MemoryTable("connect_four")
    memory.now = 100_000
    memory.play(0, "drop 1")
    assert absent(memory, 101_000) == [1]
    assert absent(memory, 161_000) == [0, 1]


def test_nobody_is_absent_when_the_game_has_just_begun():
    assert absent(MemoryTable("connect_four"), 59_000) == []


def test_with_days_per_move_only_players_who_left_are_absent():
    memory = MemoryTable("connect_four", time_control=wire.TimeControl("days", 259_200))
    assert absent(memory, 1_000_000) == []
    memory.happen(*lifecycle.leave(memory.table, 1, 0))
    assert absent(memory, 1_000_000) == [1]


def test_a_player_who_looks_without_a_connection_is_not_absent():
    subscribers = Subscribers(asyncio.Queue())
    subscribers._started -= 1000  # noqa: SLF001 - or the test would take a minute
    memory = MemoryTable("connect_four")
    subscribers.looked(memory.table.id, 0)
    assert subscribers.absent(memory.table, 100_000) == [1]


def test_an_opponent_cannot_choose_the_level_of_a_stand_in():
    table = MemoryTable("connect_four").table
    request = wire.AddBot(1, "random")
    assert lifecycle.put_bot(table, request, "ticket 0", 0, [1]) == [events.StoodIn(0, 1, "easy")]


def test_a_second_bot_cannot_replace_a_stand_in():
    """Otherwise an opponent could use up how often a seat may leave."""
    memory = MemoryTable("connect_four")
    memory.happen(events.StoodIn(0, 1, "easy"))
    request = wire.AddBot(1, "easy")
    message = refused("seat", lifecycle.put_bot, memory.table, request, "ticket 0", 0, [1])
    assert message == "This seat already has a player."


def test_an_undo_request_names_the_move():
    memory = MemoryTable("pescado", options={"first": 0})
    chooser = Random(4)
    own = []
    while len(own) < 2 or memory.table.actors[0] != 0:
        seat = memory.table.actors[0]
        if seat == 0:
            own.append(len(memory.table.match.log(None)))
        memory.play(seat, chooser.choice(memory.table.match.moves(seat)))
    request = memory.send(0, wire.RequestUndo)[1].undo_request
    assert said([request.entry]) == said(memory.table.match.log(None)[own[-1] :][:1])


def test_an_undo_request_names_no_move_in_a_game_with_secrets():
    memory = MemoryTable("whispers")
    memory.play(0, "pass")
    assert memory.send(0, wire.RequestUndo)[1].undo_request.entry is None
