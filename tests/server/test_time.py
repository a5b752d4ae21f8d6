"""What the server does by itself as time passes: time-outs, bots, leavers, races."""

import pytest
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


def test_who_runs_out_of_time_gets_the_first_move_or_the_rules_pass(hasty):
    party = hasty.seats("whispers", 2, pace=wire.Pace("move", 1), timeout="pass")
    until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")
    assert party.look(None).told == ["Seat 0 passes."]


def test_a_bot_plays_for_who_runs_out_of_time(hasty):
    party = hasty.seats("connect_four", 2, pace=wire.Pace("move", 1))
    until(lambda: len(party.look(None).told) == 2, "two moves of bots")
    assert party.look(0).table.seats[0].stand_in == ""


def play_again(serving):
    """Two who have played, and how each comes to the table where they play again."""
    party = serving.seats("connect_four", 2)
    party.act(1, wire.Resign("r"))
    party.name = serving.server.rematch(party.name, party.tickets[1])
    return party


def test_a_rematch_begins_when_all_who_played_have_come(hasty):
    party = play_again(hasty)
    with party.seat(0) as first:
        assert first.known.table.stage == "gathering"
        with party.seat(1) as second:
            assert second.known.table.stage == "playing"


def test_a_rematch_with_bots_only_begins_at_once(hasty):
    party = hasty.seats("connect_four", 2, bots=1)
    party.act(0, wire.Resign("r"))
    party.name = hasty.server.rematch(party.name, party.tickets[0])
    with party.seat(0) as alone:
        assert alone.known.table.stage == "playing"


def test_a_bot_stands_in_for_who_has_not_come_when_the_host_begins_a_rematch(hasty):
    party = play_again(hasty)
    with party.seat(0):
        hasty.server.do(party.name, party.host, "start")
        assert [seat.stand_in for seat in party.look(0).table.seats] == ["", "easy"]
        with party.seat(1) as late:
            assert late.known.table.seats[1].stand_in == ""


def test_a_leaver_pauses_the_table(hasty):
    party = hasty.seats("connect_four", 2, pace=wire.Pace("game", 60))
    with party.seat(0):
        pass
    until(lambda: party.look(1).table.seats[0].away, "seat 0 to be away")
    assert not any(clock.running for clock in party.look(1).clocks)
    with party.seat(0) as back:
        assert not back.known.table.seats[0].away
        assert back.known.clocks[0].running


def test_a_bot_takes_over_from_a_leaver_and_gives_the_seat_back(hasty):
    party = hasty.seats("connect_four", 2, leavers="bot")
    with party.seat(0):
        pass
    until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")
    assert party.look(1).table.seats[0].stand_in == "easy"
    with party.seat(0) as back:
        assert back.known.table.seats[0].stand_in == ""


def test_somebody_else_takes_the_seat_of_a_leaver(hasty):
    party = hasty.seats("connect_four", 2, leavers="open")
    with party.seat(0):
        pass
    until(lambda: party.look(1).table.seats[0].kind == "open", "seat 0 to be open")
    seated = hasty.server.sit(party.name, wire.Sit("New", invite=party.opened.invite))
    number = hasty.server.look(party.name, seated.ticket).number
    hasty.server.act(party.name, seated.ticket, wire.Play("a", "drop 1", number))
    with pytest.raises(NotAllowed, match="opens no seat"):
        party.look(0)


def test_nobody_but_the_host_empties_another_seat(hasty):
    party = hasty.seats("connect_four", 2, bots=1)
    with pytest.raises(NotAllowed, match="Only the host"):
        hasty.server.clear(party.name, party.tickets[0], 1)
    hasty.server.clear(party.name, party.host, 1)
    assert party.look(0).table.seats[1].kind == "open"


def test_not_even_the_host_empties_a_seat_where_there_are_secrets(hasty):
    """Or a host in the crew could sit down in a bot's place and see where the shark is."""
    party = hasty.seats("jaws", 3, bots=1)
    with pytest.raises(NotAllowed, match="only its own player or a bot can play it") as refused:
        hasty.server.clear(party.name, party.host, 2)
    assert refused.value.check == "seat"


def test_a_leavers_secrets_are_kept_for_its_ticket(hasty):
    party = hasty.seats("jaws", 2, leavers="open")
    hasty.server.do(party.name, party.tickets[0], "leave")
    assert party.look(1).table.seats[0].away
    with pytest.raises(NotAllowed, match="taken"):
        hasty.server.sit(party.name, wire.Sit("New", invite=party.opened.invite))
    with party.seat(0) as back:
        assert not back.known.table.seats[0].away


def test_people_need_not_wait_for_somebody_who_left_in_order(hasty):
    party = hasty.seats("connect_four", 2)
    hasty.server.do(party.name, party.tickets[0], "leave")
    hasty.server.put_bot(party.name, party.tickets[1], 0, "random")
    until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")


def test_nor_for_somebody_who_left_and_keeps_a_connection(hasty):
    party = hasty.seats("connect_four", 2)
    with party.seat(0):
        hasty.server.do(party.name, party.tickets[0], "leave")
        hasty.server.put_bot(party.name, party.tickets[1], 0, "random")
        until(lambda: party.look(1).view.actors == [1], "the turn of seat 1")


def test_a_table_that_nobody_touched_comes_back_from_disk(hasty):
    party = hasty.seats("connect_four", 2)
    party.play(0, "drop 1")
    with party.seat(0) as quiet:
        before = party.look(1)
        until(lambda: hasty.metric("tables_in_memory") == 0, "the table to leave memory")
        after = party.look(1)
        assert (after.number, after.view) == (before.number, before.view)
        party.play(1, "drop 2")
        heard(quiet, lambda: quiet.known.view.actors == [0], "the move of seat 1")
        assert quiet.known.log[-1] == "Seat 1 drops a disc into column 2."


def test_a_bots_game_goes_on_after_a_restart(tmp_path):
    with Serving(tmp_path) as running:
        party = running.seats("sharkbait", 3, bots=3)
        until(lambda: len(party.look(None).told) > 5, "bots to play")
        running.kill()
        running.start()
        until(
            lambda: running.server.look(party.name, "", party.opened.invite).table.stage == "over",
            "the end of the game",
            seconds=240,
        )


def test_who_does_not_come_back_after_a_restart_is_a_leaver(tmp_path):
    with Serving(tmp_path, "--reconnect-seconds", "0.5") as running:
        party = running.seats("connect_four", 2, leavers="bot")
        with party.seat(0), party.seat(1):
            running.kill()
        running.start()
        with party.seat(1):
            until(lambda: party.look(1).table.seats[0].stand_in == "easy", "a stand-in")
            assert party.look(1).table.seats[1].stand_in == ""
