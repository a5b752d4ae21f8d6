"""Clients find out when a cheating server has chosen the dice."""

import asyncio
import threading

import pytest
from server.cheating_server import CheatingServer

from shoal import wire
from shoal.client import AsyncSeat, NotAllowed, Seat, Server, UnfairDice, Unreachable, Witness
from shoal.match.dice_commitment import DiceCommitment
from shoal.match.verify import verify

SHORT = {"pescado": {"throws": 4}, "divers": {}}
"""A game that clients have the rules of, and one that they do not."""


@pytest.fixture(scope="module")
def dishonest(tmp_path_factory):
    """A server that cheats in the name of the last seat."""
    with CheatingServer(tmp_path_factory.mktemp("dishonest")) as running:
        yield running


def opened(serving, game="pescado", players=2):
    return serving.server.open(wire.NewTable(game, players, SHORT[game]))


def open_and_seat(serving, game="pescado", bots=0):
    """Two seats, or one and a bot, of a game that has begun."""
    table = opened(serving, game)
    seats = [
        Seat.join(serving.address, table.table, table.invite, f"P{seat}")
        for seat in range(2 - bots)
    ]
    for seat in seats:
        seat.wait(60)  # connected, so that it sees who is there when the game begins
    if bots:
        serving.server.put_bot(table.table, table.host, 1, "random")
    serving.server.do(table.table, table.host, "start")
    return table, seats


def play(seats):
    """Every seat plays its first move until the end; returns each seat's findings on the dice."""
    thought, wrong = {}, []

    def to_the_end(seat):
        try:
            for view in seat.turns():
                seat.play(view.moves[0])
        except UnfairDice as unfair:
            thought[seat.known.seat] = unfair.findings
        except Exception as problem:  # noqa: BLE001 - shown by the test
            wrong.append(problem)
        else:
            thought[seat.known.seat] = []
        seat.close()

    threads = [threading.Thread(target=to_the_end, args=(seat,), daemon=True) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert not any(thread.is_alive() for thread in threads), "somebody still plays"
    assert wrong == []
    assert len(thought) == len(seats)
    return [thought[seat] for seat in sorted(thought)]


def break_off(seats):
    """One seat resigns, and every seat is told that the game is over."""
    seats[0].send(wire.Resign("r"))
    for seat in seats:
        while not seat.known.over:
            assert seat.wait(60)


def replaced(findings, seat):
    """Whether it is found, and nothing else, that a seat's salt was replaced."""
    (finding,) = map(str, findings)
    return f"Seat {seat} has" in finding and "random text" in finding


# An honest server.


@pytest.mark.parametrize("game", ["pescado", "divers"])
def test_fair_dice_pass_the_check(serving, game):
    table, seats = open_and_seat(serving, game)
    assert play(seats) == [[], []]
    salts = serving.server.receipt(table.table, table.host).salts
    assert salts == [seat.known.witness.salts[place] for place, seat in enumerate(seats)]
    assert len(set(salts)) == 2 and all(len(salt) == 32 for salt in salts)


def test_a_client_sees_the_commitment_before_it_gives_its_salt(serving, monkeypatch):
    asked = []
    request = Server._request  # noqa: SLF001 - what goes over the line is what counts here

    def heard(self, method, path, body, headers):
        asked.append((method, path, body))
        return request(self, method, path, body, headers)

    monkeypatch.setattr(Server, "_request", heard)
    table = opened(serving)
    asked.clear()
    seat = Seat.join(serving.address, table.table, table.invite)
    assert [method for method, *_ in asked] == ["GET", "POST"]
    assert seat.known.witness.commitment == table.commitment
    assert seat.known.witness.salts[0].encode() in asked[1][2]


def test_a_fair_rematch_has_fresh_salts_and_passes_the_check(serving):
    _, seats = open_and_seat(serving)
    play(seats)
    first = [seat.known.witness for seat in seats]
    again = [seat.rematch(swap=True) for seat in seats]
    assert play(again) == [[], []]
    for seat, before in zip(again, first, strict=True):
        witness, place = seat.known.witness, seat.known.seat
        assert witness.commitment != before.commitment
        assert list(witness.salts) == [place]
        assert witness.salts[place] not in before.salts.values()


def test_a_player_who_takes_over_a_seat_gets_no_false_alarm(serving):
    table = serving.server.open(wire.NewTable("pescado", 2, SHORT["pescado"], leavers="open"))
    first, second = (Seat.join(serving.address, table.table, table.invite) for _ in range(2))
    serving.server.do(table.table, table.host, "start")
    serving.server.do(table.table, second.known.ticket, "leave")
    late = Seat.join(serving.address, table.table, table.invite)
    assert late.known.witness.dice_commitment == DiceCommitment(table.commitment)
    assert play([first, late]) == [[], []]


def test_an_abandoned_game_is_checked_too(serving):
    _, seats = open_and_seat(serving)
    break_off(seats)
    assert play(seats) == [[], []]


def test_a_closed_table_has_nothing_to_check(serving):
    table = opened(serving)
    seat = Seat.join(serving.address, table.table, table.invite)
    serving.server.do(table.table, table.host, "close")
    assert play([seat]) == [[]]


def test_a_spectator_checks_the_commitment_it_saw(serving):
    table, seats = open_and_seat(serving)
    with Seat(serving.address, table.table, "", table.invite) as spectator:
        play(seats)
        assert list(spectator.turns()) == []


# A cheating server.


@pytest.mark.parametrize("game", ["pescado", "divers"])
def test_a_replaced_salt_is_found_by_the_player_who_gave_it(dishonest, game):
    table, seats = open_and_seat(dishonest, game)
    honest, deceived = play(seats)
    assert honest == [] and replaced(deceived, 1)
    assert dishonest.server.receipt(table.table, table.host).throws[0].outcome == 0


def test_a_replaced_salt_is_found_in_an_abandoned_game(dishonest):
    _, seats = open_and_seat(dishonest)
    break_off(seats)
    assert replaced(play(seats)[1], 1)


def test_a_replaced_salt_is_found_after_a_rematch(dishonest):
    _, seats = open_and_seat(dishonest)
    play(seats)
    assert replaced(play([seat.rematch() for seat in seats])[1], 1)


def test_a_replaced_salt_is_found_after_reconnecting_with_the_kept_salt(dishonest):
    table, seats = open_and_seat(dishonest)
    kept = seats[1].known.witness.dice_commitment
    seats[1].close()
    back = Seat(
        dishonest.address,
        table.table,
        seats[1].known.ticket,
        witness=Witness(kept.commitment, kept.salts),
    )
    assert replaced(play([seats[0], back])[1], 1)


def test_a_salt_for_a_bot_is_found(dishonest):
    _, seats = open_and_seat(dishonest, bots=1)
    (deceived,) = play(seats)
    assert replaced(deceived, 1) and "gave no random text" in str(deceived[0])


def test_a_seed_that_does_not_match_the_commitment_is_found(serving):
    _, seats = open_and_seat(serving)
    seats[0].known.witness.commitment = "0" * 64
    deceived, honest = play(seats)
    assert honest == [] and "was shown before the game" in str(deceived[0])


def test_a_table_that_takes_no_salt_is_found(serving, monkeypatch):
    sit = Server.sit

    def unsalted(self, table, request):
        seated = sit(self, table, wire.Sit(request.name, request.seat, "", request.invite))
        return wire.Seated(seated.seat, seated.ticket)

    monkeypatch.setattr(Server, "sit", unsalted)
    _, seats = open_and_seat(serving)
    for findings in play(seats):
        assert [one.message.key for one in findings] == ["finding-salt-refused"]


def test_the_asyncio_client_finds_a_replaced_salt(dishonest):
    table = opened(dishonest)
    dishonest.server.put_bot(table.table, table.host, 0, "random")

    async def to_the_end():
        async with await AsyncSeat.join(dishonest.address, table.table, table.invite) as seat:
            await asyncio.to_thread(dishonest.server.do, table.table, table.host, "start")
            async for view in seat.turns():
                await seat.play(view.moves[0])

    with pytest.raises(UnfairDice, match="Seat 1 has the random text"):
        asyncio.run(asyncio.wait_for(to_the_end(), 120))


def test_the_record_alone_does_not_show_a_replaced_salt(dishonest):
    """Only the player who kept the salt can tell, so every client keeps its salt."""
    table, seats = open_and_seat(dishonest)
    play(seats)
    text = dishonest.server.record(table.table, table.host).text
    kept = seats[1].known.witness
    assert verify(text) == []
    (finding,) = verify(text, commitment=DiceCommitment(kept.commitment, kept.salts))
    assert finding.about == "salt"


@pytest.mark.parametrize(
    ("receipt", "wrong"),
    [
        (wire.Receipt("", "no seed"), "A seed is"),
        (wire.Receipt("", "00" * 32, ["", ""]), "does not match the code"),
        (
            wire.Receipt("", f"{7:064x}", ["coral", "", ""]),
            "Seat 1 has a random text that it did not send",
        ),
        (wire.Receipt("", f"{7:064x}", []), "Seat 1 has a random text that it did not send"),
        (wire.Receipt("", f"{7:064x}", ["", "b"], [wire.Throw(0, 0, "")]), "Roll 1 does not"),
        (wire.Receipt("", f"{7:064x}", ["", "b"], [wire.Throw(2**300, 0, "")]), "Roll 1 does not"),
    ],
)
def test_an_invalid_receipt_is_found(receipt, wrong):
    commitment = "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08"
    assert wrong in " ".join(map(str, Witness(commitment, {1: "b"}).check_receipt(receipt)))


def test_a_server_that_is_briefly_unreachable_is_asked_again(serving, monkeypatch):
    _, seats = open_and_seat(serving)
    break_off(seats)
    asked = []
    record = Server.record

    def away(self, *key):
        asked.append(key)
        if len(asked) < 3:
            raise Unreachable("away") if len(asked) < 2 else NotAllowed("busy", "away")
        return record(self, *key)

    monkeypatch.setattr(Server, "record", away)
    assert seats[0].check_dice() == []
    assert len(asked) == 3


def test_refusing_the_record_fails_the_check(serving, monkeypatch):
    _, seats = open_and_seat(serving)
    break_off(seats)

    def refuse(_self, *_key):
        raise NotAllowed("ticket", "This is secret.")

    monkeypatch.setattr(Server, "record", refuse)
    with pytest.raises(NotAllowed, match="secret"):
        list(seats[0].turns())
