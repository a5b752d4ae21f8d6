"""A table is the sum of its events: undo, undo by consent, resigning, chat, and loading."""

import asyncio
import time
from random import Random

import pytest
from server.memory_table import MemoryTable, standing

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


def steps_known(sitting, viewer):
    cursor = sitting.table.cursors[viewer]
    return [cursor.step_at(number) for number in range(cursor.number + 1)]


@pytest.mark.parametrize("viewer", [1, None])
def test_steps_after_an_undo_do_not_count_hidden_moves(viewer):
    """Otherwise looking back to the number of an undone move would show each hidden move."""
    known = []
    for hidden in (1, 2, 3):
        sitting = MemoryTable("whispers")
        step = sitting.table.match.step
        sitting.play(0, "pass")
        sitting.play(1, "pass")
        sitting.play(0, "pass")
        sitting.happen(events.Undone(0, 0, step))
        sitting.play(0, *["whisper"] * hidden)
        known.append(steps_known(sitting, viewer))
    assert known[0] == known[1] == known[2]


@pytest.mark.parametrize("viewer", [1, None])
def test_chat_during_a_hidden_turn_does_not_count_its_moves(viewer):
    known = []
    for hidden in (1, 3):
        sitting = MemoryTable("whispers")
        sitting.play(0, *["whisper"] * hidden)
        sitting.act(1, wire.Say, text="Well?")
        known.append(steps_known(sitting, viewer))
    assert known[0] == known[1]


@pytest.mark.parametrize("viewer", [1, None])
def test_undo_into_a_hidden_turn_does_not_count_its_moves(viewer):
    known = []
    for hidden in (1, 3):
        sitting = MemoryTable("whispers")
        sitting.play(0, *["whisper"] * hidden)
        step = sitting.table.match.step
        sitting.play(0, "pass")
        before = steps_known(sitting, viewer)[:-1]
        sitting.happen(events.Undone(0, 0, step))
        known.append((before, steps_known(sitting, viewer)[-1]))
    assert known[0] == known[1]


def test_a_player_can_look_back_at_each_of_their_hidden_moves():
    sitting = MemoryTable("whispers")
    step = sitting.table.match.step
    sitting.play(0, "whisper", "whisper")
    assert steps_known(sitting, 0)[-3:] == [step, step + 1, step + 2]


def test_absences_and_undone_moves_are_not_steps():
    sitting = MemoryTable("connect_four")
    first = sitting.table.cursors[1].number
    sitting.play(0, "drop 1")
    sitting.act(0, wire.Undo)
    sitting.happen(events.WentAway(1, 0), events.Returned(2, 0))
    sitting.play(0, "drop 2")
    sitting.play(1, "drop 2")
    assert sitting.table.cursors[1].visible_numbers() == [0, first + 5, first + 6]


def test_undone_moves_cost_little_when_a_table_is_rebuilt():
    sitting = MemoryTable("urchins")

    def seconds():
        began = time.process_time()
        sitting.rebuilt()
        return time.process_time() - began

    def move():
        seat = sitting.table.actors[0]
        sitting.play(seat, sitting.table.match.moves(seat)[0])
        return seat

    for _ in range(100):
        move()
    without = min(seconds() for _ in range(3))
    for _ in range(300):
        sitting.act(move(), wire.Undo)
    assert seconds() < 60 * without


def test_a_table_with_many_undone_moves_is_rebuilt_unchanged():
    sitting = MemoryTable("urchins")
    rng = Rng(4)
    for _ in range(200):
        seat = sitting.table.actors[0]
        moves = sitting.table.match.moves(seat)
        sitting.play(seat, moves[rng.below(len(moves))])
        if rng.below(2) and sitting.table.stage == "playing":
            sitting.act(seat, wire.Undo)
        if sitting.table.stage == "over":
            break
    assert standing(sitting.rebuilt()) == standing(sitting.table)


def test_a_move_can_be_undone_before_a_die_falls():
    sitting = MemoryTable("connect_four")
    sitting.play(0, "drop 4")
    told = sitting.act(0, wire.Undo)
    assert told[1].log == [] and told[1].first_line == 0
    assert sitting.table.match.step == 0


def test_several_moves_are_undone_one_by_one():
    sitting = MemoryTable("sharkbait", 3, options={"first": "0"})
    match = sitting.table.match
    step = match.step
    while match.last_mover != 0 or match.step < step + 1:
        sitting.play(0, match.moves(0)[-1])
    assert sitting.table.match.step == step + 1
    sitting.act(0, wire.Undo)
    assert sitting.table.match.step == step


def test_a_throw_cannot_be_undone():
    sitting = MemoryTable("lagoon", options={"sailing": False})
    sitting.play(0, "hide 1")
    sitting.play(1, "hide 2")
    assert "dice were thrown" in refused("turn", sitting.act, 1, wire.Undo)


def test_the_move_of_another_player_cannot_be_undone():
    sitting = MemoryTable("connect_four")
    sitting.play(0, "drop 4")
    refused("turn", sitting.act, 1, wire.Undo)


def test_a_claim_in_a_race_cannot_be_undone():
    """Otherwise a wrong claim would cost nothing."""
    sitting = MemoryTable("racing", 3)
    told = sitting.play(0, "hide 1")
    assert not told[0].can_undo
    assert "in a race" in refused("turn", sitting.act, 0, wire.Undo)


def test_a_claim_in_a_race_cannot_be_undone_even_among_bots():
    sitting = MemoryTable("racing", 3)
    for seat in (1, 2):
        sitting.happen(events.StoodIn(0, seat, "easy"))
    sitting.play(0, "hide 1")
    refused("turn", sitting.act, 0, wire.RequestUndo)


def test_a_hidden_move_can_be_undone():
    sitting = MemoryTable("lagoon", 3)
    sitting.play(1, "hide 2")
    sitting.act(1, wire.Undo)
    assert sitting.table.match.moves(1) == ["hide 1", "hide 2", "hide 3"]


def test_a_move_that_revealed_something_cannot_be_undone():
    sitting = MemoryTable("whispers")
    sitting.play(0, "look")
    assert "revealed something" in refused("turn", sitting.act, 0, wire.Undo)


def test_undoing_a_hidden_move_is_not_visible_to_others():
    sitting = MemoryTable("whispers")
    sitting.play(0, "whisper")
    assert set(sitting.act(0, wire.Undo)) == {0}


def test_can_undo_does_not_reveal_hidden_moves_of_others():
    sitting = MemoryTable("whispers")
    sitting.play(0, "pass")
    before = standing(sitting.table)[0]
    why = refused("turn", sitting.act, 0, wire.Undo)
    sitting.play(1, "whisper")
    assert standing(sitting.table)[0] == before
    assert refused("turn", sitting.act, 0, wire.Undo) == why


def may_undo(sitting, seat):
    number = sitting.table.cursors[seat].number
    try:
        validate(sitting.table, seat, wire.Undo("u", number), 0)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(
    ("game", "options", "steps"),
    [
        ("whispers", {}, 40),
        ("jaws", {}, 60),
        ("sharktank", {}, 60),
        ("pescado", {"snatch": "sealed"}, 40),
        ("sharkbait", {}, 40),
    ],
)
def test_a_seat_is_told_that_it_can_undo_when_it_can(game, options, steps):
    sitting = MemoryTable(game, 3, options=options)
    table, rng = sitting.table, Rng(4)
    for _ in range(steps):
        if table.stage != "playing":
            break
        for seat in range(3):
            assert welcome(table, seat, 0, 0, []).can_undo == may_undo(sitting, seat)
        seat = table.actors[rng.below(len(table.actors))]
        moves = table.match.moves(seat)
        sitting.play(seat, moves[rng.below(len(moves))])


# Undo by consent.


def test_an_undo_by_consent_needs_all_players():
    sitting = MemoryTable("lagoon", 3)
    for seat, move in enumerate(["hide 1", "hide 2", "hide 3"]):
        sitting.play(seat, move)
    sitting.act(2, wire.RequestUndo)
    sitting.act(0, wire.AnswerUndo, agree=True)
    assert sitting.table.undo_request.agreed == {0, 2}
    sitting.act(1, wire.AnswerUndo, agree=True)
    assert sitting.table.undo_request is None
    assert sitting.table.match.actors == (2,)


def test_one_refusal_ends_the_undo_request():
    sitting = MemoryTable("connect_four")
    sitting.play(0, "drop 4")
    sitting.act(0, wire.RequestUndo)
    told = sitting.act(1, wire.AnswerUndo, agree=False)
    assert told[0].undo_request is None
    assert sitting.table.match.step == 1


def test_an_undo_request_can_be_withdrawn():
    sitting = MemoryTable("connect_four")
    sitting.play(0, "drop 4")
    sitting.act(0, wire.RequestUndo)
    told = sitting.act(0, wire.AnswerUndo, agree=False)
    assert told[1].undo_request is None


def test_a_move_ends_the_undo_request():
    sitting = MemoryTable("connect_four")
    sitting.play(0, "drop 4")
    sitting.act(0, wire.RequestUndo)
    sitting.play(1, "drop 4")
    assert sitting.table.undo_request is None


def test_bots_always_agree_to_an_undo():
    sitting = MemoryTable("connect_four")
    sitting.play(0, "drop 4")
    sitting.play(1, "drop 3")
    sitting.happen(events.StoodIn(0, 1, "random"))
    sitting.act(0, wire.RequestUndo)
    assert sitting.table.match.step == 0


def test_a_move_before_a_throw_cannot_be_undone_even_among_bots():
    sitting = MemoryTable("lagoon", options={"sailing": False})
    sitting.play(0, "hide 1")
    sitting.play(1, "hide 2")
    sitting.happen(events.StoodIn(0, 1, "random"))
    assert "dice were thrown or cards drawn" in refused("turn", sitting.act, 0, wire.RequestUndo)


def test_a_look_cannot_be_undone_even_among_bots():
    sitting = MemoryTable("whispers")
    sitting.happen(events.StoodIn(0, 1, "random"))
    sitting.play(0, "look")
    assert "revealed something" in refused("turn", sitting.act, 0, wire.RequestUndo)


def test_a_hidden_move_does_not_end_the_undo_request():
    sitting = MemoryTable("whispers")
    sitting.play(0, "pass")
    sitting.act(0, wire.RequestUndo)
    assert set(sitting.play(1, "whisper")) == {1}
    sitting.act(1, wire.AnswerUndo, agree=True)
    assert sitting.table.match.actors == (0,)


def test_an_undo_request_for_an_undone_move_can_still_be_granted():
    sitting = MemoryTable("whispers")
    sitting.play(0, "whisper", "whisper")
    sitting.act(0, wire.RequestUndo)
    for _ in range(2):
        sitting.act(0, wire.Undo)
    sitting.act(1, wire.AnswerUndo, agree=True)
    assert sitting.table.match.view(0).facts["whispers"] == [0, None]


def test_a_resigned_player_is_not_asked_about_an_undo():
    sitting = MemoryTable("lagoon", 3)
    sitting.play(0, "hide 1")
    sitting.act(1, wire.Resign)
    sitting.act(0, wire.RequestUndo)
    assert "has resigned" in refused("turn", sitting.act, 1, wire.AnswerUndo, agree=False)
    sitting.act(2, wire.AnswerUndo, agree=True)
    assert 0 in sitting.table.actors


@pytest.mark.parametrize("seat", [0, 1])
def test_an_undo_request_does_not_wait_for_a_player_who_resigns(seat):
    sitting = MemoryTable("lagoon", 3)
    sitting.play(0, "hide 1")
    sitting.act(0, wire.RequestUndo)
    sitting.act(seat, wire.Resign)
    assert sitting.table.undo_request is None


def asked_back(players, *agreed, **plan):
    """Seat 0 has asked the others for an undo, and these seats have agreed."""
    sitting = MemoryTable("lagoon", players, **plan)
    sitting.play(0, "hide 1")
    sitting.act(0, wire.RequestUndo)
    for seat in agreed:
        sitting.act(seat, wire.AnswerUndo, agree=True)
    return sitting


def bot_for_the_absent(sitting, seat):
    """Let a bot stand in for an absent player."""
    request = wire.AddBot(seat, "easy")
    sitting.happen(*lifecycle.put_bot(sitting.table, request, "ticket 0", 0, [seat]))


def disconnected(sitting, seat):
    """Apply the table's rule for players who leave."""
    sitting.happen(*lifecycle.absence_events(sitting.table, seat, 0))


@pytest.mark.parametrize(
    ("go", "plan"), [(bot_for_the_absent, {}), (disconnected, {"leavers": "bot"})]
)
def test_an_undo_request_is_granted_when_a_bot_replaces_the_last_player_to_answer(go, plan):
    sitting = asked_back(3, 1, **plan)
    go(sitting, 2)
    assert sitting.table.undo_request is None
    assert 0 in sitting.table.actors
    assert standing(sitting.rebuilt()) == standing(sitting.table)


@pytest.mark.parametrize("cleared", [False, True])
def test_an_undo_request_is_granted_when_the_last_player_to_answer_loses_the_seat(cleared):
    sitting = MemoryTable("connect_four", leavers="open")
    sitting.play(0, "drop 4")
    sitting.act(0, wire.RequestUndo)
    if cleared:
        sitting.happen(*clear_seat(sitting.table, wire.OpenSeat(1), "host", 0, [1]))
    else:
        disconnected(sitting, 1)
    assert sitting.table.undo_request is None
    assert sitting.table.match.step == 0


def test_an_undo_request_waits_for_every_active_player():
    sitting = asked_back(3)
    bot_for_the_absent(sitting, 2)
    assert sitting.table.undo_request.agreed == {0}
    sitting.act(1, wire.AnswerUndo, agree=True)
    assert 0 in sitting.table.actors


def test_an_undo_request_waits_for_an_absent_player():
    sitting = asked_back(3, 1)
    disconnected(sitting, 2)
    assert sitting.table.undo_request.agreed == {0, 1}


def test_an_undo_request_ends_when_a_bot_replaces_the_player_who_asked():
    sitting = asked_back(3, 1, leavers="bot")
    disconnected(sitting, 0)
    assert sitting.table.undo_request is None
    assert 0 not in sitting.table.actors


def test_a_throw_is_not_undone_when_the_only_other_player_leaves():
    sitting = MemoryTable("lagoon", options={"sailing": False}, leavers="bot")
    sitting.play(0, "hide 1")
    sitting.play(1, "hide 2")
    step = sitting.table.match.step
    sitting.act(0, wire.RequestUndo)
    disconnected(sitting, 1)
    assert sitting.table.undo_request is None
    assert sitting.table.match.step == step


# Resigning.


def test_the_last_player_who_has_not_resigned_wins():
    sitting = MemoryTable("lagoon", 3)
    sitting.act(1, wire.Resign)
    assert sitting.table.stage == "playing"
    told = sitting.act(0, wire.Resign)
    assert told[2].table.result == wire.Result([[2], [0], [1]], [0, 0, 0], resigned=True)
    assert told[2].table.seed == "07" * 32


def test_a_bot_plays_on_for_a_resigned_player():
    sitting = MemoryTable("lagoon", 3)
    sitting.act(1, wire.Resign)
    assert sitting.table.seats[1].bot_level
    refused("turn", sitting.play, 1, "hide 1")


def test_everybody_is_told_who_resigned():
    told = MemoryTable("lagoon", 3).act(1, wire.Resign)
    said = {update.chat.text for update in told.values()}
    assert said == {"Seat 1 has resigned: a bot plays for them until the end."}


def test_everybody_is_told_when_a_bot_stands_in_and_when_the_player_returns():
    sitting = MemoryTable("connect_four")
    sitting.happen(events.StoodIn(1, 0, "easy"), events.Returned(2, 0))
    assert [chat.text for chat, _ in sitting.table.chats] == [
        "Seat 0 is away: a bot plays for them until they come back.",
        "Seat 0 is back: the bot has left the seat.",
    ]


def test_a_time_out_is_announced_once():
    sitting = MemoryTable("connect_four", pace=wire.TimeControl("move", 60))
    for at, (seat, by) in enumerate([(0, "clock"), (1, ""), (0, "clock"), (1, "")]):
        sitting.happen(events.Played(at, seat, "drop 1", by=by))
    said = [chat.text for chat, _ in sitting.table.chats]
    assert said == ["Seat 0 ran out of time: a bot made the move."]


def test_a_forced_first_move_is_not_announced_as_a_pass():
    sitting = MemoryTable("connect_four", pace=wire.TimeControl("move", 60), timeout="pass")
    told = sitting.happen(events.Played(0, 0, "drop 1", by="clock"))
    assert told[1].chat.text == "Seat 0 ran out of time: the game moved on."


def test_the_seat_of_a_resigned_player_cannot_be_taken():
    sitting = MemoryTable("urchins", 3)
    sitting.act(1, wire.Resign)
    message = refused("seat", clear_seat, sitting.table, wire.OpenSeat(1), "host", 1, [1])
    assert "has resigned" in message


# Chat.


def test_everybody_receives_the_chat_of_the_table():
    sitting = MemoryTable("lagoon", 3)
    told = sitting.act(1, wire.Say, text="<b>hello</b>")
    assert set(told) == {None, 0, 1, 2}
    assert told[None].chat == wire.Chat("table", "<b>hello</b>", 1, "P1")


def test_a_crew_can_use_its_channel_while_the_rules_allow_it():
    sitting = MemoryTable("crewed", 3)
    told = sitting.act(1, wire.Say, text="psst", channel="crew")
    assert set(told) == {1, 2}
    assert sitting.table.cursors[0].number == sitting.table.cursors[None].number
    refused("seat", sitting.act, 0, wire.Say, text="psst", channel="crew")
    for seat in range(3):
        sitting.play(seat, f"hide {seat + 1}")
    refused("seat", sitting.act, 1, wire.Say, text="psst", channel="crew")


def test_the_crew_of_jaws_has_a_channel_after_the_shark_has_chosen():
    sitting = MemoryTable("jaws", 3)
    table = sitting.table
    while 0 in table.actors:
        assert list(table.channels(1)) == ["table"]
        sitting.play(0, table.match.moves(0)[0])
    assert list(table.channels(1)) == ["table", "crew"]
    assert list(table.channels(0)) == ["table"]


def test_the_crew_wins_when_the_shark_resigns():
    sitting = MemoryTable("jaws", 4)
    told = sitting.act(0, wire.Resign)
    assert told[1].table.result.ranking == [[1, 2, 3], [0]]


def test_each_seat_has_its_own_chat_limit():
    sitting = MemoryTable("connect_four")
    for _ in range(1000):
        sitting.act(0, wire.Say, text="well")
    assert "1000 messages" in refused("limit", sitting.act, 0, wire.Say, text="well")
    assert sitting.act(1, wire.Say, text="well")


def test_a_welcome_stays_small_after_much_chat():
    sitting = MemoryTable("connect_four")
    for number in range(300):
        sitting.act(0, wire.Say, text=f"{number:03}" + "\U0001f988" * 497)
    told = welcome(sitting.table, 1, 0, 0, [])
    assert [chat.text[:3] for chat in told.chats] == [f"{number:03}" for number in range(200, 300)]
    assert len(encode(told)) < 250_000


# Numbers.


def test_a_message_repeated_much_later_is_handled_once():
    sitting = MemoryTable("connect_four")
    sitting.act(0, wire.Say, id="first", text="hello")
    for _ in range(600):
        sitting.act(0, wire.Say, text="well")
    assert sitting.act(0, wire.Say, id="first", text="hello") == {}


def test_a_new_player_may_reuse_a_message_id_of_the_previous_player():
    sitting = MemoryTable("connect_four")
    sitting.act(0, wire.Play, id="first", move="drop 1")
    sitting.play(1, "drop 2")
    sitting.happen(events.Left(1, 0), events.Sat(2, 0, hashed("new"), "New", ""))
    assert sitting.act(0, wire.Play, id="first", move="drop 3")


def test_a_hidden_move_has_a_number_only_for_its_player():
    sitting = MemoryTable("whispers")
    before = {seat: cursor.number for seat, cursor in sitting.table.cursors.items()}
    told = sitting.play(0, "whisper")
    assert set(told) == {0}
    assert sitting.table.cursors[1].number == before[1]


def test_a_stale_move_is_refused_and_a_late_simultaneous_move_is_not():
    sitting = MemoryTable("lagoon", 3)
    number = sitting.table.cursors[1].number
    sitting.play(0, "hide 1")
    sitting.act(1, wire.Play, move="hide 2", number=number)
    sitting.act(1, wire.Undo)
    message = refused("number", sitting.act, 1, wire.Play, move="hide 2", number=number)
    assert "The game changed before this arrived" in message


@pytest.mark.parametrize("gone", [events.WentAway(1, 1), events.StoodIn(1, 1, "easy")])
def test_a_move_sent_while_another_player_left_and_returned_is_played(gone):
    sitting = MemoryTable("connect_four")
    number = sitting.table.cursors[0].number
    sitting.happen(gone, events.Returned(2, 1))
    assert sitting.act(0, wire.Play, move="drop 1", number=number)


def test_a_bot_does_not_move_for_a_player_who_has_returned():
    sitting = MemoryTable("connect_four")
    sitting.happen(events.StoodIn(1, 0, "easy"))
    play = wire.Play("", "drop 1", sitting.table.cursors[0].number)
    sitting.happen(events.Returned(2, 0))
    message = refused("turn", validate_move, sitting.table, 0, play, 3, by="bot")
    assert "by a person again" in message


# From disk.


@pytest.mark.parametrize("game", ["connect_four", "lagoon", "divers", "sharkbait"])
def test_a_table_rebuilt_from_its_events_is_the_same(game):
    players = 3 if game != "connect_four" else 2
    sitting = MemoryTable(game, players, pace=wire.TimeControl("game", 300, 5))
    for turn in range(12):
        sitting.now += 1500
        seat = sitting.table.actors[0]
        moves = sitting.table.match.moves(seat)
        sitting.play(seat, moves[0], lag=40)
        if turn == 3:
            sitting.act(seat, wire.Say, text="well")
            sitting.act(seat, wire.RequestUndo)
            for other in range(players):
                if other != seat:
                    sitting.act(other, wire.AnswerUndo, agree=True)
        if turn == 6:
            sitting.happen(events.StoodIn(sitting.now, seat, "easy"))
            sitting.happen(events.Returned(sitting.now, seat))
        if sitting.table.stage != "playing":
            break
    assert standing(sitting.rebuilt(), sitting.now) == standing(sitting.table, sitting.now)


def test_resuming_from_any_number_gives_the_missed_lines():
    sitting = MemoryTable("connect_four")
    logs = {}
    for move, seat in [("drop 1", 0), ("drop 2", 1), ("drop 3", 0)]:
        logs[sitting.table.cursors[0].number] = sitting.table.match.log(0)
        sitting.play(seat, move)
    sitting.act(0, wire.Undo)
    sitting.play(0, "drop 7")
    for number, log in logs.items():
        missed = welcome(sitting.table, 0, number, 0, [])
        assert log[: missed.first_line] + missed.log == sitting.table.match.log(0)


def test_an_old_open_seat_with_secrets_cannot_be_taken():
    """The first servers stored such seats."""
    sitting = MemoryTable("whispers")
    sitting.happen(events.Left(1, 0))
    message = refused("seat", sit, sitting.table, wire.Sit(invite="invite"), "ticket", 2)
    assert "or a bot can play it" in message


def test_a_replaced_player_cannot_undo():
    sitting = MemoryTable("connect_four")
    sitting.play(0, "drop 1")
    sitting.happen(events.StoodIn(1, 0, "easy"))
    for act in (wire.Undo, wire.RequestUndo):
        with pytest.raises(Refused, match="come back to the game first"):
            sitting.act(0, act)


@pytest.mark.parametrize("gone", [events.WentAway(1, 1), events.StoodIn(1, 1, "easy")])
def test_a_replaced_player_who_is_connected_can_return(gone):
    sitting = MemoryTable("connect_four")
    sitting.happen(gone)
    told = sitting.act(1, wire.Return, id="back")
    assert told[1].id == "back"
    assert not sitting.table.seats[1].away and not sitting.table.seats[1].stand_in
    assert sitting.act(1, wire.Return, id="back") == {}
    assert "already" in refused("stage", sitting.act, 1, wire.Return)


def test_a_player_who_left_must_return_before_moving():
    sitting = MemoryTable("connect_four", pace=wire.TimeControl("game", 60))
    sitting.happen(events.WentAway(1, 0))
    assert "come back to the game first" in refused("turn", sitting.play, 0, "drop 1")
    sitting.happen(events.Returned(2, 0))
    assert sitting.play(0, "drop 1")


def test_clocks_do_not_wait_for_a_player_who_left_and_resigned():
    sitting = MemoryTable("lagoon", 3, pace=wire.TimeControl("game", 60))
    sitting.happen(events.WentAway(1, 0))
    sitting.act(0, wire.Resign)
    assert not sitting.table.is_paused
    assert sitting.table.clocks.deadline() is not None


# One seat cannot use up the events that the others need for their moves.


def renamed(sitting, number):
    request = wire.Rename(f"x{number % 2}")
    sitting.happen(*lifecycle.rename(sitting.table, 1, request, 0))


def left_and_returned(sitting, _number):
    sitting.happen(*lifecycle.leave(sitting.table, 1, 0))
    sitting.happen(*lifecycle.come_back(sitting.table, 1, 0))


def invited(sitting, number):
    sitting.happen(lifecycle.invite(sitting.table, "host", f"invite {number}", 0))


def played_and_undone(sitting, _number):
    sitting.play(0, "drop 1")
    sitting.act(0, wire.Undo)


def asked_and_refused(sitting, _number):
    sitting.act(0, wire.RequestUndo)
    sitting.act(1, wire.AnswerUndo, agree=False)


def repeat_1000_times(act, sitting):
    for number in range(1000):
        act(sitting, number)


@pytest.mark.parametrize(
    "act", [renamed, left_and_returned, invited, played_and_undone, asked_and_refused]
)
def test_one_player_cannot_use_up_the_events_of_a_table(act):
    sitting = MemoryTable("connect_four")
    if act is asked_and_refused:
        sitting.play(0, "drop 1")
        sitting.play(1, "drop 2")
    assert "the limit" in refused("limit", repeat_1000_times, act, sitting)
    for seat in (0, 1, 0):
        if seat in sitting.table.actors:
            sitting.play(seat, "drop 4")
    assert sitting.table.match.step >= 3
    assert standing(sitting.rebuilt()) == standing(sitting.table)


def test_a_long_game_continues_after_any_number_of_events():
    sitting = MemoryTable("connect_four")
    sitting.table.last = 20_000
    sitting.play(0, "drop 4")
    assert sitting.table.match.step == 1


def test_a_player_who_left_too_often_no_longer_stops_the_clocks():
    sitting = MemoryTable("connect_four", pace=wire.TimeControl("game", 60))
    for number in range(200):
        left_and_returned(sitting, number)
    assert lifecycle.absence_events(sitting.table, 1, 0) == []
    assert "200 times" in refused("limit", lifecycle.leave, sitting.table, 1, 0)


# Who is absent.


def absent(sitting, now):
    """The absent seats at that time, on a server that started long ago and has no connections."""
    subscribers = Subscribers(asyncio.Queue())
    subscribers._started -= 1000  # noqa: SLF001 - or the test would take a minute
    return subscribers.absent(sitting.table, now)


def test_a_player_who_moves_without_a_connection_is_not_absent():
    sitting = MemoryTable("connect_four")
    sitting.now = 100_000
    sitting.play(0, "drop 1")
    assert absent(sitting, 101_000) == [1]
    assert absent(sitting, 161_000) == [0, 1]


def test_nobody_is_absent_when_the_game_has_just_begun():
    assert absent(MemoryTable("connect_four"), 59_000) == []


def test_with_days_per_move_only_players_who_left_are_absent():
    sitting = MemoryTable("connect_four", pace=wire.TimeControl("days", 259_200))
    assert absent(sitting, 1_000_000) == []
    sitting.happen(*lifecycle.leave(sitting.table, 1, 0))
    assert absent(sitting, 1_000_000) == [1]


def test_a_player_who_looks_without_a_connection_is_not_absent():
    subscribers = Subscribers(asyncio.Queue())
    subscribers._started -= 1000  # noqa: SLF001 - or the test would take a minute
    sitting = MemoryTable("connect_four")
    subscribers.looked(sitting.table.id, 0)
    assert subscribers.absent(sitting.table, 100_000) == [1]


def test_an_opponent_cannot_choose_the_level_of_a_stand_in():
    table = MemoryTable("connect_four").table
    request = wire.AddBot(1, "random")
    assert lifecycle.put_bot(table, request, "ticket 0", 0, [1]) == [events.StoodIn(0, 1, "easy")]


def test_a_second_bot_cannot_replace_a_stand_in():
    """Otherwise an opponent could use up how often a seat may leave."""
    sitting = MemoryTable("connect_four")
    sitting.happen(events.StoodIn(0, 1, "easy"))
    wish = wire.AddBot(1, "easy")
    message = refused("seat", lifecycle.put_bot, sitting.table, wish, "ticket 0", 0, [1])
    assert message == "Seat 1 already has a player."


def test_an_undo_request_names_the_move():
    sitting = MemoryTable("pescado", options={"first": 0})
    chooser = Random(4)
    own = []
    while len(own) < 2 or sitting.table.actors[0] != 0:
        seat = sitting.table.actors[0]
        if seat == 0:
            own.append(len(sitting.table.match.log(None)))
        sitting.play(seat, chooser.choice(sitting.table.match.moves(seat)))
    request = sitting.act(0, wire.RequestUndo)[1].undo_request
    assert request.line == sitting.table.match.log(None)[own[-1]]


def test_an_undo_request_names_no_move_in_a_game_with_secrets():
    sitting = MemoryTable("whispers")
    sitting.play(0, "pass")
    assert sitting.act(0, wire.RequestUndo)[1].undo_request.line == ""
