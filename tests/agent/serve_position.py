"""Serve one seat of a position as an MCP server on standard input and output."""

import sys

from agent.seated import seated

import shoal
from shoal.agent.mcp_server import AgentServer
from shoal.agent.tools import agent_tools

if __name__ == "__main__":
    game, position, seat = sys.argv[1:]
    session = seated(shoal.at(shoal.find_game(game), position, 3), int(seat), {}, max_wait=0.0)
    AgentServer(session.wording, agent_tools(hints=False, rule="X-1"), lambda: session).serve()
