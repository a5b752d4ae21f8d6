"""No secret leaks through the socket.

Two servers have the same tables in two worlds. The worlds differ only in what is hidden from one
seat. This seat must receive the same bytes from both: welcome, updates and refusals, in the same
number and order. The order must also be the same while hidden moves wait for a slow disk.
"""

import json
import os
import sqlite3
from contextlib import ExitStack, contextmanager

import pytest
from game_tables import game_table
from server.memory_table import GAMES as INSTALLED
from server.serving import Serving
from websockets.sync.client import connect

from shoal import wire
from shoal.core.message import heard_by
from shoal.core.rng import Rng
from shoal.core.state import CHANCE, NOBODY
from shoal.core.text.position_text import write_position
from shoal.server.store.sqlite import migrate
from shoal.server.table.events import Created, Sat, Started, TablePlan, write_event
from shoal.server.table.tickets import hashed
from shoal.server.views.serializers import encode

# Players, options, and one scene for about so many decisions, so that scenes fill whole games.
GAMES = {
    "lagoon": (4, {}, 1),
    "divers": (2, {}, 1),
    "whispers": (2, {}, 2),
    **game_table("server_secrets"),
}
LEAKS = {"shown_whispers": (2, {}, 2), "open_whispers": (2, {}, 2)}
"""Rooms that leak on purpose: through the View, and through what the table makes of the truth."""

CHECKPOINTS = int(os.environ.get("SHOAL_CHECKPOINTS", "20"))
STEPS = 4

STALLS = max(5, CHECKPOINTS // 4)
"""How many scenes are played while the disk is stalled."""
HIDING = ("whispers", *game_table("silent_moves"))
"""Games in which a seat can move without the others' noticing."""


class Scene:
    """Two worlds that look the same to a seat, and the moves that follow in each of them."""

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
            self.moves.append((mover, [game.notation.write_move(move) for move in moves]))


class HiddenScene:
    """One world, and moves of another seat that are hidden from a seat."""

    def __init__(self, game, seat, state, mover, moves):
        self.seat = seat
        self.mover = mover
        self.starts = [write_position(game, state)] * 2
        self.moves = [game.notation.write_move(move) for move in moves]


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
            heard_by(game.messages.log(world, mover, move), seat)
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
    game = INSTALLED[name].game(options)
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


def hidden_scenes(name):
    """Checkpoints of random games at which another seat can make moves hidden from a seat."""
    players, options, _ = GAMES[name]
    game = INSTALLED[name].game(options)
    rng = Rng(12)
    found = []
    while len(found) < STALLS:
        state = game.start(players)
        while state.actor() != NOBODY and len(found) < STALLS:
            if state.actor() == CHANCE:
                state.play(CHANCE, rng.below(state.outcomes()))
                continue
            mover = pick(state.actors(), rng)
            seat = (mover + 1 + rng.below(players - 1)) % players
            moves = unnoticed(game, seat, mover, state.clone())
            if moves and rng.below(4) == 0:
                found.append(HiddenScene(game, seat, state.clone(), mover, moves))
            state.play(mover, pick(state.moves(mover), rng))
    return found


def unnoticed(game, seat, mover, state):
    """Up to three moves in a row that are hidden from the seat."""
    moves = []
    while len(moves) < 3:
        for move in state.moves(mover):
            after = state.clone()
            after.play(mover, move)
            hidden = not heard_by(game.messages.log(state, mover, move), seat) and alike(
                game, seat, [state, after]
            )
            if hidden and after.actor() not in (CHANCE, NOBODY):
                break
        else:
            return moves
        moves.append(int(move))
        state = after
    return moves


def table_of(number):
    """The name of a scene's table, from its number among all scenes."""
    return f"table{number:07}".translate(str.maketrans("0123456789", "abcdefghij"))


def lay_out(database, found, world):
    """Store a table for every scene, as it is in this world."""
    connection = sqlite3.connect(database)
    migrate(connection)
    for number, (name, scene) in enumerate(found):
        players, options, _ = (GAMES | LEAKS)[name]
        scene.table = table_of(number)
        plan = TablePlan(name, players, options)
        rules = INSTALLED[name].version
        created = Created(
            0, plan, "05" * 32, hashed("h"), hashed("i"), rules, start=scene.starts[world]
        )
        kept = [
            created,
            *[Sat(0, seat, hashed(f"{seat:022}")) for seat in range(players)],
            Started(0),
        ]
        rows = [(scene.table, place, write_event(event)) for place, event in enumerate(kept, 1)]
        connection.executemany("INSERT INTO events VALUES (?, ?, ?)", rows)
        line = "INSERT INTO tables (id, stage, listed, tended) VALUES (?, 'playing', 0, 0)"
        connection.execute(line, (scene.table,))
    connection.commit()
    connection.close()


class Worlds:
    """The scenes of all games, and a server for each of the two worlds."""

    def __init__(self, folder):
        self.scenes = {name: scenes(name) for name in GAMES | LEAKS}
        self.hidden = {name: hidden_scenes(name) for name in HIDING}
        found = [
            (name, scene)
            for by_game in (self.scenes, self.hidden)
            for name, some in by_game.items()
            for scene in some
        ]
        self.servers = [Serving(folder / f"world{world}") for world in (0, 1)]
        for world, serving in enumerate(self.servers):
            serving.folder.mkdir()
            lay_out(serving.database, found, world)

    def differences(self, receive, found):
        """The scenes in which the seat does not receive the same in both worlds."""
        return [
            scene.table
            for scene in found
            if receive(self.servers[0], scene, 0) != receive(self.servers[1], scene, 1)
        ]


@pytest.fixture(scope="module")
def worlds(tmp_path_factory):
    both = Worlds(tmp_path_factory.mktemp("worlds"))
    with both.servers[0], both.servers[1]:
        yield both


def received(serving, scene, world):
    """Every byte that the seat receives while the scene is played in this world."""
    server, table = serving.server, scene.table
    messages = []

    def listen_until(mark):
        while True:
            messages.append(socket.recv(60))
            if mark in messages[-1]:
                return

    with connect(server.live_address(table), compression=None) as socket:
        send = lambda message: socket.send(encode(message).decode())  # noqa: E731 - said often
        send(wire.Hello(f"{scene.seat:022}", board=True))
        listen_until('"type":"connected"')
        for step, (mover, moves) in enumerate(scene.moves):
            for other, wrong in enumerate(("no such move", 0, moves[0])):
                send(wire.Play(f"wrong{step}{other}", wrong, 10**6 if other else 0))
            number = server.look(table, f"{mover:022}").number
            server.send(table, f"{mover:022}", wire.Play(f"move{step}", moves[world], number))
            send(wire.Say(f"mark{step}", f"after step {step}"))
            listen_until(f'"id":"mark{step}"')
        send(wire.Say("end", "the end"))
        listen_until('"id":"end"')
    return messages


@contextmanager
def standing_still(serving):
    """Block all writes of the server's database inside the ``with``."""
    disk = sqlite3.connect(serving.database, isolation_level=None)
    disk.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        disk.execute("ROLLBACK")
        disk.close()


class Probe:
    """A seat's socket, and all that comes out of it."""

    def __init__(self, serving, table, seat):
        self.opened = connect(serving.server.live_address(table), compression=None)
        self.seat = seat
        self.messages = []

    def send(self, message):
        self.socket.send(encode(message).decode())

    def listen_until(self, mark):
        while mark not in "".join(self.messages[-1:]):
            self.messages.append(self.socket.recv(20))

    def __enter__(self):
        self.socket = self.opened.__enter__()
        self.send(wire.Hello(f"{self.seat:022}"))
        self.listen_until('"type":"connected"')
        return self

    def __exit__(self, *wrong):
        self.opened.__exit__(*wrong)


def received_while_stalled(serving, scene, world):
    """What the seat receives while hidden moves wait for the disk; world 0 has no such moves."""
    probe, another = (Probe(serving, scene.table, scene.seat) for _ in range(2))
    with ExitStack() as open_until_the_end:
        enter = open_until_the_end.enter_context
        mover = enter(Probe(serving, scene.table, scene.mover))
        enter(probe).send(wire.Say("said", "before"))
        probe.listen_until('"id":"said"')
        mover.listen_until("before")
        number = json.loads(mover.messages[-1])["number"]
        with standing_still(serving):
            for part, move in enumerate(scene.moves if world else []):
                mover.send(wire.Play(f"part {part}", move, number + part))
            assert mover.socket.ping().wait(20), "the moves have not come"
            probe.send(wire.Say("said", "before"))
            probe.send(wire.Play("wrong", "no such move", 0))
            enter(another)
            look = serving.server.look(scene.table, f"{scene.seat:022}")
            probe.send(wire.Play("last", "no such move", 0))
            probe.listen_until('"id":"last"')
        probe.send(wire.Say("end", "afterwards"))
        probe.listen_until('"id":"end"')
        mover.listen_until("afterwards")
    kept = [json.loads(message).get("id", "") for message in mover.messages]
    assert sum("part" in send for send in kept) == world * len(scene.moves)
    return probe.messages, another.messages, look


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_receives_the_same_bytes_whatever_is_hidden_from_it(name, worlds):
    found = worlds.scenes[name]
    assert sum(len(scene.moves) for scene in found) > 3
    assert worlds.differences(received, found) == []


@pytest.mark.parametrize("name", HIDING)
def test_a_seat_receives_the_same_in_the_same_order_while_hidden_moves_wait(name, worlds):
    assert worlds.differences(received_while_stalled, worlds.hidden[name]) == []


@pytest.mark.parametrize("name", LEAKS)
def test_a_leaking_game_is_detected(name, worlds):
    assert worlds.differences(received, worlds.scenes[name]) != []
