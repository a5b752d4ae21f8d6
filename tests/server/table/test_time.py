"""What the server does as time passes: time-outs, bots, absent players, restarts."""

import pytest
from said import dropped, said
from server.serving import Serving
from waiting import heard, until

from shoal import wire
from shoal.client import NotAllowed


@pytest.fixture(scope="module")
def hasty(tmp_path_factory):
    with Serving(
        tmp_path_factory.mktemp("hasty"), "--reconnect-seconds", "0.2", "--idle", "0.4"
    ) as running:
        yield running


def test_a_time_out_plays_a_pass_or_the_first_move(hasty):
    party = hasty.seats("whispers", 2, time_control=wire.TimeControl("move", 1), timeout="pass")
    until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")
    assert said(party.look(None).log) == [("log-pass", {"seat": 0})]


def test_a_bot_moves_for_a_player_who_runs_out_of_time(hasty):
    party = hasty.seats("connect_four", 2, time_control=wire.TimeControl("move", 1))
    until(lambda: len(party.look(None).log) == 2, "two moves of bots")
    assert party.look(0).table.seats[0].stand_in == ""


def play_again(serving):
    """The table of a rematch that two players have asked for."""
    party = serving.seats("connect_four", 2)
    party.send(1, wire.Resign("r"))
    party.name = serving.server.rematch(party.name, party.tickets[1])
    return party


def test_a_rematch_begins_when_all_players_have_come(hasty):
    party = play_again(hasty)
    with party.seat(0) as first:
        assert first.known.table.stage == "waiting"
        with party.seat(1) as second:
            assert second.known.table.stage == "playing"


def test_a_rematch_with_bots_only_begins_at_once(hasty):
    party = hasty.seats("connect_four", 2, bots=1)
    party.send(0, wire.Resign("r"))
    party.name = hasty.server.rematch(party.name, party.tickets[0])
    with party.seat(0) as alone:
        assert alone.known.table.stage == "playing"


def test_a_bot_stands_in_for_a_missing_player_when_the_host_starts_a_rematch(hasty):
    party = play_again(hasty)
    with party.seat(0):
        hasty.server.do(party.name, party.host, "start")
        assert [seat.stand_in for seat in party.look(0).table.seats] == ["", "easy"]
        with party.seat(1) as late:
            assert late.known.table.seats[1].stand_in == ""


def test_a_player_who_leaves_pauses_the_table(hasty):
    party = hasty.seats("connect_four", 2, time_control=wire.TimeControl("game", 60))
    with party.seat(0):
        pass
    until(lambda: party.look(1).table.seats[0].away, "seat 0 to be away")
    assert not any(clock.running for clock in party.look(1).clocks)
    with party.seat(0) as back:
        assert not back.known.table.seats[0].away
        assert back.known.clocks[0].running


def test_a_bot_takes_over_for_a_player_who_left_until_they_return(hasty):
    party = hasty.seats("connect_four", 2, leavers="bot")
    with party.seat(0):
        pass
    until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")
    assert party.look(1).table.seats[0].stand_in == "easy"
    with party.seat(0) as back:
        assert back.known.table.seats[0].stand_in == ""


def test_another_player_can_take_the_seat_of_a_player_who_left(hasty):
    party = hasty.seats("connect_four", 2, leavers="open")
    with party.seat(0):
        pass
    until(lambda: party.look(1).table.seats[0].kind == "open", "seat 0 to be open")
    seated = hasty.server.sit(party.name, wire.Sit("New", invite=party.opened.invite))
    number = hasty.server.look(party.name, seated.ticket).number
    hasty.server.send(party.name, seated.ticket, wire.Play("a", "drop 1", number))
    with pytest.raises(NotAllowed, match="opens no seat"):
        party.look(0)


def test_only_the_host_can_empty_another_seat(hasty):
    party = hasty.seats("connect_four", 2, bots=1)
    with pytest.raises(NotAllowed, match="Only the host"):
        hasty.server.clear(party.name, party.tickets[0], 1)
    hasty.server.clear(party.name, party.host, 1)
    assert party.look(0).table.seats[1].kind == "open"


def test_the_host_cannot_empty_a_seat_with_secrets(hasty):
    """Otherwise a host in the crew could take the bot's seat and see where the shark is."""
    party = hasty.seats("jaws", 3, bots=1)
    with pytest.raises(NotAllowed, match="only its own player or a bot can play it") as refused:
        hasty.server.clear(party.name, party.host, 2)
    assert refused.value.check == "seat"


def test_a_seat_with_secrets_is_kept_for_the_player_who_left(hasty):
    party = hasty.seats("jaws", 2, leavers="open")
    hasty.server.do(party.name, party.tickets[0], "leave")
    assert party.look(1).table.seats[0].away
    with pytest.raises(NotAllowed, match="taken"):
        hasty.server.sit(party.name, wire.Sit("New", invite=party.opened.invite))
    with party.seat(0) as back:
        assert not back.known.table.seats[0].away


def test_a_bot_can_replace_a_player_who_left(hasty):
    party = hasty.seats("connect_four", 2)
    hasty.server.do(party.name, party.tickets[0], "leave")
    hasty.server.put_bot(party.name, party.tickets[1], 0, "random")
    until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")


def test_a_bot_can_replace_a_player_who_left_but_is_still_connected(hasty):
    party = hasty.seats("connect_four", 2)
    with party.seat(0):
        hasty.server.do(party.name, party.tickets[0], "leave")
        hasty.server.put_bot(party.name, party.tickets[1], 0, "random")
        until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")


def test_an_idle_table_is_reloaded_from_disk(hasty):
    party = hasty.seats("connect_four", 2)
    party.play(0, "drop 1")
    with party.seat(0) as quiet:
        before = party.look(1)
        until(lambda: hasty.metric("tables_in_memory") == 0, "the table to leave memory")
        after = party.look(1)
        assert (after.number, after.view) == (before.number, before.view)
        party.play(1, "drop 2")
        heard(quiet, lambda: quiet.known.view.actors == [0], "the move of seat 1")
        assert said(quiet.known.log[-1:]) == [dropped(1, 2)]


def test_a_game_of_bots_continues_after_a_restart(tmp_path):
    with Serving(tmp_path) as running:
        party = running.seats("sharkbait", 3, bots=3)
        until(lambda: len(party.look(None).log) > 5, "bots to play")
        running.kill()
        running.start()
        until(
            lambda: running.server.look(party.name, "", party.opened.invite).table.stage == "over",
            "the end of the game",
            seconds=240,
        )


def test_a_player_who_does_not_return_after_a_restart_has_left(tmp_path):
    with Serving(tmp_path, "--reconnect-seconds", "0.5") as running:
        party = running.seats("connect_four", 2, leavers="bot")
        with party.seat(0), party.seat(1):
            running.kill()
        running.start()
        with party.seat(1):
            until(lambda: party.look(1).table.seats[0].stand_in == "easy", "a stand-in")
            assert party.look(1).table.seats[1].stand_in == ""
