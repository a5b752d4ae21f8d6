"""Nothing that a seat may not know is in any answer.

As in ``core.checks.secrets``: a position is replaced by one that the seat cannot distinguish from
it. Every answer must stay the same, byte by byte.
"""

import asyncio
import json
import sys
from pathlib import Path

import pytest
from agent.seated import seated, through_mcp
from game_tables import game_table
from mcp import Client, StdioServerParameters
from their_games import environment
from waiting import LIMIT

import shoal
from shoal.agent.session import AgentSession
from shoal.core.checks.random_games import RandomPlayer
from shoal.core.rng import Rng
from shoal.core.state import NOBODY
from shoal.core.text.position_text import write_position
from shoal.core.text.view_from_json import read_view
from shoal.games import find_game

SECRETS = [(name, *row) for name, row in game_table("learners_secrets").items()]
THEIRS = ("checks.lagoon", 2, {})
POSITIONS = 60
ILLEGAL = 6


def positions(game, players, count):
    """Positions of random games in which a seat may act, each with its number."""
    found = 0
    seed = 0
    while found < count:
        player, state = RandomPlayer(game, seed), game.start_checked(players)
        seed += 1
        while state.actor() != NOBODY and found < count:
            state.play(*player.step(state))
            if state.outcomes() == 0 and state.actor() != NOBODY:
                found += 1
                yield found, state


def session_at(info, game, state, seat, disguise) -> AgentSession:
    """A session at a position; nobody else acts."""
    match = shoal.at(info, write_position(game, state), 3)
    return seated(match, seat, {}, disguise, max_wait=0.0)


def answers(session, moves):
    """Every answer of MCP without a legal move, as text: all tools, refusals, and wrong calls."""
    call = through_mcp(session)
    given = [call("view"), call("legal_moves"), call("rules", number="no rule"), call("no tool")]
    return [*given, *(call("play", move=move) for move in ["", *moves]), call("hint")]


def illegal_moves(game, state, seat, rng):
    legal = set(state.moves(seat))
    some = [rng.below(game.move_count) for _ in range(ILLEGAL)]
    return [game.notation.write_move(move) for move in some if move not in legal]


@pytest.mark.parametrize("disguise", [None, 5])
@pytest.mark.parametrize(("name", "players", "options"), [*SECRETS, THEIRS])
def test_no_answer_tells_worlds_apart(name, players, options, disguise):
    info = find_game(name)
    game = info.game(options)
    rng = Rng(9)
    different = 0
    for number, state in positions(game, players, POSITIONS):
        seat = number % players
        world = game.imagine(read_view(game, game.view(state, seat).json()), rng)
        if write_position(game, world) == write_position(game, state):
            continue
        different += 1
        true = session_at(info, game, state, seat, disguise)
        other = session_at(info, game, world, seat, disguise)
        asked = [true.wording.write_move(move) for move in illegal_moves(game, state, seat, rng)]
        assert answers(true, asked) == answers(other, asked)
        play_in_both(true, other, rng)
    assert different > POSITIONS // 20


async def answers_over_stdio(name, position, seat, moves):
    """What a process that serves the position answers over standard input and output."""
    program = Path(__file__).with_name("serve_position.py")
    server = StdioServerParameters(
        command=sys.executable, args=[str(program), name, position, str(seat)], env=environment()
    )
    async with Client(server, read_timeout_seconds=LIMIT) as client:
        calls = [("view", {}), ("legal_moves", {}), *(("play", {"move": move}) for move in moves)]
        found = [await client.call_tool(tool, arguments) for tool, arguments in calls]
    return [result.model_dump_json(by_alias=True) for result in found]


@pytest.mark.parametrize(("name", "players", "options"), SECRETS)
def test_no_answer_of_a_real_server_tells_worlds_apart(name, players, options):
    game = find_game(name).game(options)
    rng = Rng(9)
    for number, state in positions(game, players, POSITIONS):
        seat = number % players
        world = game.imagine(read_view(game, game.view(state, seat).json()), rng)
        texts = [write_position(game, one) for one in (state, world)]
        if number > POSITIONS // 3 and texts[0] != texts[1] and state.moves(seat):
            moves = ["", *illegal_moves(game, state, seat, rng)]
            here, there = (
                asyncio.run(answers_over_stdio(name, text, seat, moves)) for text in texts
            )
            assert here == there
            illegal = json.loads(here[-1])["structuredContent"]["illegal_moves"]
            assert illegal == len(moves)
            return
    raise AssertionError("No position has another world.")


def play_in_both(true, other, rng):
    """Make a move in both worlds: answers differ only if the seat's views do.

    After a move with a throw or a draw behind it the seat may have seen a difference in between.
    """
    moves = true.view().data["moves"]
    other.view()
    if not moves:
        return
    move = moves[rng.below(len(moves))]
    here, there = (through_mcp(session)("play", move=move) for session in (true, other))
    steps = [session.table.match.step for session in (true, other)]
    views = {session.table.view(session.seat).json() for session in (true, other)}
    if steps == [1, 1] and len(views) == 1:
        assert here == there


def test_a_leak_would_be_found():
    """The comparison sees a difference where a session shows what its seat may not know."""
    name, players, options = SECRETS[0]
    info = find_game(name)
    game = info.game(options)
    rng = Rng(9)
    for _, state in positions(game, players, POSITIONS):
        for seat in range(players):
            world = game.imagine(read_view(game, game.view(state, seat).json()), rng)
            true = session_at(info, game, state, seat, None)
            other = session_at(info, game, world, seat, None)
            true.seat = other.seat = (seat + 1) % players
            if answers(true, []) != answers(other, []):
                return
    raise AssertionError("No position shows the other seat's secret.")
