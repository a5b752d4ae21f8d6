"""What the clock plays for a late player at a table whose timeout is a pass."""

import asyncio

import pytest
from game_tables import game_table
from server.memory_table import MemoryTable
from server.table.test_clock_jumps import begin, running, until

import shoal
from shoal import wire
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.games import game_info, names
from shoal.server.store.sqlite import SqliteStore

SEALED = (
    "players=3 snatch=sealed | phase=secret turn=0 thrown=13 dice=yrgkk flips=0 "
    "pool=yyr,ykk,yog,rbg,rgk,bgk flipped=- fresh=- prey=- won=-/-/- marks=-/-/- sealed=-"
)


def test_a_late_player_of_a_sealed_snatch_marks_nothing(tmp_path):
    memory = MemoryTable(
        "pescado",
        3,
        start=SEALED,
        options={"snatch": "sealed"},
        time_control=wire.TimeControl("move", 1),
        timeout="pass",
    )

    async def run():
        async with running(SqliteStore(tmp_path / "late.db")) as services:
            table = await begin(services, memory)
            await until(lambda: any(mover == 0 for mover, _ in table.match.record().moves))
            return [move for move in table.match.record().moves if move[0] == 0]

    assert asyncio.run(run())[0] == (0, "seal")


@pytest.mark.parametrize("name", names())
def test_the_passing_move_of_every_game_is_legal(name):
    info = game_info(name)
    for players in range(info.min_players, info.max_players + 1):
        game, rng = info.game(), Rng(players)
        state = game.start_checked(players)
        for _ in range(400):
            if state.actor() == NOBODY:
                break
            seats = [int(seat) for seat in state.actors()]
            for seat in seats:
                assert game.passing_move(state, seat) in list(state.moves(seat))
            step = random_step(state, seats, rng)
            state.play(*step)


def random_step(state, seats, rng):
    """A seat's move, or an outcome of chance."""
    if not seats:
        return CHANCE, rng.below(state.outcomes())
    seat = seats[rng.below(len(seats))]
    moves = list(state.moves(seat))
    return seat, moves[rng.below(len(moves))]


@pytest.mark.parametrize(
    ("name", "position", "move"),
    [(name, *row) for name, rows in game_table("passes").items() for row in rows],
)
def test_a_game_says_which_move_is_a_pass(name, position, move):
    match = shoal.at(name, position, seed=1)
    assert [match.passing_move(seat) for seat in match.actors] == [move] * len(match.actors)
