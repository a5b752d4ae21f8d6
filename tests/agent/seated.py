"""A seat of an agent, without the MCP server."""

import shoal
from shoal.agent.disguise import Disguise
from shoal.agent.mcp_server import AgentServer, as_result
from shoal.agent.session import AgentSession
from shoal.agent.tools import agent_tools
from shoal.agent.wording import Wording
from shoal.tui.tables.local_table import LocalTable


def seated(match, seat, levels, disguise=None, max_wait=20.0):
    """A session at a seat of a match; the other seats have bots, or nobody."""
    wording = Wording(match.game) if disguise is None else Disguise(match.game, disguise)
    table = LocalTable(match, "00" * 32, levels)
    return AgentSession(table, seat, wording, max_wait)


def against_bots(name, players, options, *, seed, disguise=None):
    """A session at seat 0 of a new match against random bots."""
    match = shoal.new(name, players, seed, options)
    return seated(match, 0, dict.fromkeys(range(1, players), "random"), disguise)


def play_to_the_end(session, rng, limit=3000):
    """Play random moves; every answer on the way."""
    answers = [session.view()]
    for _ in range(limit):
        status = answers[-1].data
        if status["over"]:
            return answers
        moves = status["moves"]
        answers.append(session.play(moves[rng.below(len(moves))]))
    raise AssertionError(f"The game did not end within {limit} moves.")


def through_mcp(session):
    """A function that calls a tool of the session; its answer as the bytes that MCP sends."""
    server = AgentServer(session.wording, agent_tools(hints=True, rule="X-1"), lambda: session)

    def call(tool, **arguments):
        result = as_result(server.answer(tool, arguments))
        return result.model_dump_json(by_alias=True, exclude_none=True)

    return call
