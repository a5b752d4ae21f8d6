"""The law on secrets, through the socket.

Two servers keep the same tables in worlds that differ only in what one seat
may not know.  The others move as their world has it; what that seat receives
must be the same, byte for byte: welcome, news, refusals, their number and order.
"""

import os
import sqlite3
from contextlib import contextmanager

import pytest
from server.serving import Serving
from server.sitting import ROOMS
from websockets.sync.client import connect

from shoal import wire
from shoal.client import Server
from shoal.core.position import write_position
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.server.events import Created, Sat, Started, write_event
from shoal.server.faces import encode
from shoal.server.store.sqlite import migrate
from shoal.server.tickets import hashed

# Players, options, and one scene for about so many decisions, so that scenes fill whole games.
GAMES = {
    "lagoon": (4, {}, 1),
    "divers": (2, {}, 1),
    "whispers": (2, {}, 2),
    "jaws": (3, {}, 15),
    "pescado": (3, {"snatch": "sealed"}, 3),
    "sharktank": (3, {}, 9),
}
LEAKS = {"shown_whispers": (2, {}, 2), "open_whispers": (2, {}, 2)}
"""Rooms that leak on purpose: through the View, and through what the table makes of the truth."""

CHECKPOINTS = int(os.environ.get("SHOAL_CHECKPOINTS", "20"))
STEPS = 4


class Scene:
    """Two worlds that look alike to a seat, and what happens in each of them from there."""

    def __init__(self, game, seat, truth, other, rng):
        self.seat = seat
        self.starts = [write_position(game, truth), write_position(game, other)]
        self.moves = []
        worlds = [truth, other]
        for _ in range(STEPS):
            pair = next_moves(game, seat, worlds, rng)
            if pair is None:
                return
            mover, moves, worlds = pair
            self.moves.append((mover, [game.write_move(move) for move in moves]))


def pick(items, rng):
    return list(items)[rng.below(len(list(items)))]


def next_moves(game, seat, worlds, rng):
    """Moves that the seat cannot tell apart, one in each world, without a throw after them."""
    actors = list(worlds[0].actors())
    if not actors:
        return None
    for _ in range(20):
        mover = pick(actors, rng)
        first = int(pick(worlds[0].moves(mover), rng))
        second = first if mover == seat else int(pick(worlds[1].moves(mover), rng))
        played = [worlds[0].clone(), worlds[1].clone()]
        heard = [
            game.tell(world, mover, move, seat)
            for world, move in zip(worlds, (first, second), strict=True)
        ]
        for world, move in zip(played, (first, second), strict=True):
            world.play(mover, move)
        thrown = any(world.actor() in (CHANCE, NOBODY) for world in played)
        if not thrown and heard[0] == heard[1] and alike(game, seat, played):
            return mover, (first, second), played
    return None


def alike(game, seat, worlds):
    return len({game.view(world, seat).json() for world in worlds}) == 1


def scenes(name):
    """Checkpoints of whole random games, each with a world that the seat could imagine."""
    players, options, spread = (GAMES | LEAKS)[name]
    game = ROOMS[name].game(options)
    rng = Rng(11)
    found = []
    while len(found) < CHECKPOINTS:
        state = game.start(players)
        while state.actor() != NOBODY and len(found) < CHECKPOINTS:
            if state.actor() == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
                continue
            seat = rng.below(players)
            other = game.imagine(game.view(state, seat), rng)
            if (
                write_position(game, other) != write_position(game, state)
                and rng.below(spread) == 0
            ):
                found.append(Scene(game, seat, state.clone(), other, rng))
            mover = pick(state.actors(), rng)
            state.play(mover, pick(state.moves(mover), rng))
    return found


def table_of(number):
    return f"table{number:07}".translate(str.maketrans("0123456789", "abcdefghij"))


def lay_out(database, name, found, world):
    """Keep a table for every scene as it is in this world."""
    players, options, _ = (GAMES | LEAKS)[name]
    connection = sqlite3.connect(database)
    migrate(connection)
    plan = wire.NewTable(name, players, options)
    for number, scene in enumerate(found):
        table = table_of(number)
        created = Created(
            0, plan, "05" * 32, hashed("h"), hashed("i"), 1, start=scene.starts[world]
        )
        kept = [
            created,
            *[Sat(0, seat, hashed(f"{seat:022}")) for seat in range(players)],
            Started(0),
        ]
        rows = [(table, place, write_event(event)) for place, event in enumerate(kept, 1)]
        connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
        connection.execute(
            "INSERT INTO tables (id, stage, listed, tended) VALUES (?, 'playing', 0, 0)", (table,)
        )
    connection.commit()
    connection.close()


def received(server: Server, table, scene, world):
    """Every byte that the seat receives while the scene is played in this world."""
    messages = []

    def listen_until(mark):
        while True:
            messages.append(socket.recv(60))
            if mark in messages[-1]:
                return

    with connect(server.live_address(table), compression=None) as socket:
        send = lambda message: socket.send(encode(message).decode())  # noqa: E731 - said often
        send(wire.Hello(f"{scene.seat:022}", board=True))
        listen_until('"type":"here"')
        for step, (mover, moves) in enumerate(scene.moves):
            for other, wrong in enumerate(("no such move", 0, moves[0])):
                send(wire.Play(f"wrong{step}{other}", wrong, 10**6 if other else 0))
            number = server.look(table, f"{mover:022}").number
            server.act(table, f"{mover:022}", wire.Play(f"move{step}", moves[world], number))
            send(wire.Say(f"mark{step}", f"after step {step}"))
            listen_until(f'"id":"mark{step}"')
        send(wire.Say("end", "the end"))
        listen_until('"id":"end"')
    return messages


@contextmanager
def both_worlds(name, folder):
    """The scenes of a game, and a server for each of the two worlds."""
    found = scenes(name)
    folders = [folder / f"world{world}" for world in (0, 1)]
    for world, place in enumerate(folders):
        place.mkdir()
        lay_out(place / "tables.db", name, found, world)
    with Serving(folders[0]) as one, Serving(folders[1]) as two:
        yield found, (one.server, two.server)


def differences(found, servers):
    """The scenes in which the seat does not receive the same bytes in both worlds."""
    return [
        number
        for number, scene in enumerate(found)
        if received(servers[0], table_of(number), scene, 0)
        != received(servers[1], table_of(number), scene, 1)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_receives_the_same_bytes_whatever_it_may_not_know(name, tmp_path):
    with both_worlds(name, tmp_path) as (found, servers):
        assert sum(len(scene.moves) for scene in found) > 3
        assert differences(found, servers) == []


@pytest.mark.parametrize("name", LEAKS)
def test_a_room_that_leaks_is_found_out(name, tmp_path):
    with both_worlds(name, tmp_path) as (found, servers):
        assert differences(found, servers) != []
