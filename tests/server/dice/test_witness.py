"""What a client keeps from before a game, and compares with the record at the end."""

import msgspec
import pytest

import shoal
from shoal import wire
from shoal.client import Witness
from shoal.client.joining import compare_with_seen
from shoal.client.table_state import TableState


def info(commitment):
    plan = {"game": "pescado", "players": 2, "seats": [{"kind": "person"}] * 2}
    told = {"id": "t" * 12, "stage": "waiting", "commitment": commitment, "rules_version": 1}
    return msgspec.convert(plan | told, wire.TableInfo)


def played(seed):
    match = shoal.new("pescado", 2, seed=seed, options={"throws": 6})
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    return match


def test_a_commitment_shown_before_the_salt_is_kept():
    witness = Witness()
    witness.see(info("a" * 64))
    witness.salts[0] = "coral"
    witness.see(info("b" * 64))
    assert witness.commitment == "a" * 64


def test_a_commitment_shown_after_the_salt_is_too_late():
    match = played(3)
    witness = Witness()
    witness.see(info(""))
    witness.salts[0] = ""
    witness.see(info(match.commitment))
    found = witness.check_record(wire.RecordText(match.record().text(), ""))
    assert [one.message.key for one in found] == ["finding-late-commitment"]


@pytest.mark.parametrize(("told", "is_known"), [(3, True), (4, False)])
def test_the_record_must_match_the_game_that_was_seen(told, is_known):
    seen = played(3).view(0)
    facts = msgspec.json.decode(msgspec.json.encode(seen.facts))
    known = TableState()
    known.seat = 0
    known.view = wire.View(0, 2, (), [], True, None, facts, "", "")
    found = compare_with_seen(wire.RecordText(played(told).record().text(), ""), known)
    assert (found == []) is is_known
