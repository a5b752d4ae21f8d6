"""Tables that wait for their people."""

import json
import stat

import pytest
from tui.driving import new_table
from waiting import attempts

import shoal
from shoal.tui import saved_games
from shoal.tui.local_table import LocalTable


def file_of(name):
    return saved_games.home() / "tables" / f"{name}.table"


def test_a_table_is_kept_after_every_move():
    table = new_table("urchins", people=(0, 1))
    for _ in range(3):
        seat = table.asked()
        table.play(seat, table.moves(seat)[0])
        kept = saved_games.read_kept(file_of("urchins-1").read_text(), "")
        assert kept.record == table.record()
    table.leave()


def test_only_the_user_can_read_a_kept_table():
    table = new_table("urchins")
    mode = stat.S_IMODE(file_of("urchins-1").stat().st_mode)
    folder = stat.S_IMODE(file_of("urchins-1").parent.stat().st_mode)
    table.leave()
    assert (mode, folder) == (0o600, 0o700)


def test_a_resumed_table_throws_the_promised_dice():
    table = new_table("sharkbait", people=(0, 1, 2))
    table.play(table.asked(), table.moves(table.asked())[0])
    table.leave()
    again = LocalTable.resume(saved_games.take())
    assert again.match.commitment == table.match.commitment
    while not again.over:
        seat = again.asked()
        again.play(seat, again.moves(seat)[-1])
    assert shoal.verify(again.kept_as) == []


def test_a_table_that_is_open_cannot_be_opened_again():
    table = new_table("urchins")
    with pytest.raises(shoal.ShoalError, match="open in another terminal"):
        saved_games.take("urchins-1")
    table.leave()


def test_the_table_used_last_is_taken_first():
    for name in ("urchins", "pescado", "urchins"):
        new_table(name).leave()
    slots = [saved_games.take(), saved_games.take("pescado"), saved_games.take("urchins-1")]
    assert [slot.name for slot in slots] == ["urchins-2", "pescado-1", "urchins-1"]


def test_nothing_waits_where_nothing_was_left():
    with pytest.raises(shoal.ShoalError, match="No table waits for you"):
        saved_games.take()
    new_table("urchins").leave()
    with pytest.raises(shoal.ShoalError, match="No table 'pescado' waits for you, but urchins-1"):
        saved_games.take("pescado")


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"bots": 3}', "\x00"])
def test_a_damaged_table_is_one_sentence(text):
    new_table("urchins").leave()
    file_of("urchins-1").write_text(text)
    with pytest.raises(shoal.BadRecord, match="The table 'urchins-1' cannot be read"):
        LocalTable.resume(saved_games.take())


def test_another_seed_does_not_resume_a_table():
    new_table("urchins").leave()
    told = json.loads(file_of("urchins-1").read_text())
    file_of("urchins-1").write_text(json.dumps(told | {"seed": "0" * 64}))
    with pytest.raises(shoal.BadSeed, match="does not match the commitment"):
        LocalTable.resume(saved_games.take())


def test_a_game_that_cannot_be_kept_goes_on():
    table = new_table("urchins")
    file_of("urchins-1").parent.chmod(0o500)
    file_of("urchins-1").unlink(missing_ok=True)
    file_of("urchins-1").mkdir()
    seat = table.people[0]
    for _ in attempts("the person's turn", pause=0):
        if table.asked() == seat:
            break
        table.wait()
    table.play(seat, table.moves(seat)[0])
    assert table.trouble.startswith("The game cannot be kept")
    assert "not kept" in table.farewell()


def test_a_table_that_is_open_elsewhere_is_refused_with_the_names_of_the_others():
    new_table("pescado").leave()
    table = new_table("urchins")
    with pytest.raises(shoal.ShoalError, match=r"open in another terminal.*pescado-1"):
        saved_games.take("urchins")
    table.leave()
