"""Games that are saved and continued."""

import json
import stat

import pytest
from tui.screen_driver import new_table
from waiting import attempts

import shoal
from shoal.tui import saved_games
from shoal.tui.tables.local_table import LocalTable


def file_of(name):
    return saved_games.state_folder() / "tables" / f"{name}.table"


def test_a_game_is_saved_after_every_move():
    table = new_table("urchins", people=(0, 1))
    for _ in range(3):
        seat = table.seat_to_move()
        table.play(seat, table.moves(seat)[0])
        saved = saved_games.read_saved(file_of("urchins-1").read_text(), "")
        assert saved.record == table.record()
    table.leave()


def test_only_the_user_can_read_a_saved_game():
    table = new_table("urchins")
    mode = stat.S_IMODE(file_of("urchins-1").stat().st_mode)
    folder = stat.S_IMODE(file_of("urchins-1").parent.stat().st_mode)
    table.leave()
    assert (mode, folder) == (0o600, 0o700)


def test_a_resumed_game_throws_the_dice_of_its_commitment():
    table = new_table("sharkbait", people=(0, 1, 2))
    table.play(table.seat_to_move(), table.moves(table.seat_to_move())[0])
    table.leave()
    again = LocalTable.resume(saved_games.open_saved())
    assert again.match.commitment == table.match.commitment
    while not again.over:
        seat = again.seat_to_move()
        again.play(seat, again.moves(seat)[-1])
    assert shoal.verify(again.record_path) == []


def test_a_saved_game_that_is_open_cannot_be_opened_again():
    table = new_table("urchins")
    with pytest.raises(shoal.ShoalError, match="open in another terminal"):
        saved_games.open_saved("urchins-1")
    table.leave()


def test_the_game_used_last_is_resumed_first():
    for name in ("urchins", "pescado", "urchins"):
        new_table(name).leave()
    slots = [
        saved_games.open_saved(),
        saved_games.open_saved("pescado"),
        saved_games.open_saved("urchins-1"),
    ]
    assert [slot.name for slot in slots] == ["urchins-2", "pescado-1", "urchins-1"]


def test_without_a_saved_game_there_is_nothing_to_resume():
    with pytest.raises(shoal.ShoalError, match="There is no saved game: start one"):
        saved_games.open_saved()
    new_table("urchins").leave()
    with pytest.raises(
        shoal.ShoalError, match=r"There is no saved game 'pescado'\. Saved games: urchins-1"
    ):
        saved_games.open_saved("pescado")


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"bots": 3}', "\x00"])
def test_a_damaged_saved_game_is_one_sentence(text):
    new_table("urchins").leave()
    file_of("urchins-1").write_text(text)
    with pytest.raises(shoal.BadRecord, match="The saved game 'urchins-1' cannot be read"):
        LocalTable.resume(saved_games.open_saved())


def test_another_seed_does_not_resume_a_game():
    new_table("urchins").leave()
    fields = json.loads(file_of("urchins-1").read_text())
    file_of("urchins-1").write_text(json.dumps(fields | {"seed": "0" * 64}))
    with pytest.raises(shoal.BadSeed, match="does not match the code"):
        LocalTable.resume(saved_games.open_saved())


def test_a_game_that_cannot_be_saved_continues():
    table = new_table("urchins")
    file_of("urchins-1").parent.chmod(0o500)
    file_of("urchins-1").unlink(missing_ok=True)
    file_of("urchins-1").mkdir()
    seat = table.people[0]
    for _ in attempts("the person's turn", pause=0):
        if table.seat_to_move() == seat:
            break
        table.wait()
    table.play(seat, table.moves(seat)[0])
    assert str(table.save_error).startswith("The game cannot be saved")
    assert table.farewell() == table.save_error.message


def test_a_game_open_elsewhere_is_refused_and_other_games_are_named():
    new_table("pescado").leave()
    table = new_table("urchins")
    with pytest.raises(shoal.ShoalError, match=r"open in another terminal.*pescado-1"):
        saved_games.open_saved("urchins")
    table.leave()
