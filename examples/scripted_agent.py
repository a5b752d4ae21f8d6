"""A scripted agent plays a whole game through `shoal agent`, as a language model would.

python examples/scripted_agent.py sharkbait --seed 7 --disguise 3
"""

import asyncio
import json
import os
import random
import sys
from typing import Any

from mcp import Client, StdioServerParameters
from mcp_types import CallToolResult, TextContent

MAX_CALLS = 5_000
"""No game takes so many calls."""

CALL_SECONDS = 60.0
NONSENSE = "this is no move"


async def play(arguments: list[str], seed: int = 1) -> dict[str, Any]:
    """Start `shoal agent` with these arguments, play random moves, and return how it ended."""
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "shoal", "agent", *arguments], env=dict(os.environ)
    )
    rng = random.Random(seed)
    async with Client(server, read_timeout_seconds=CALL_SECONDS) as client:
        rules = await client.call_tool("rules", {})
        print(text_of(rules).splitlines()[0])
        refused = await client.call_tool("play", {"move": NONSENSE})
        print(text_of(refused))
        shown = await client.call_tool("view", {})
        for _ in range(MAX_CALLS):
            status: dict[str, Any] = shown.structured_content or {}
            if status.get("over"):
                break
            if status.get("your_turn"):
                shown = await client.call_tool("play", {"move": rng.choice(status["moves"])})
            else:
                shown = await client.call_tool("view", {})
        print(text_of(shown))
        return status


def text_of(result: CallToolResult) -> str:
    """What a tool says."""
    return "\n".join(part.text for part in result.content if isinstance(part, TextContent))


if __name__ == "__main__":
    ended = asyncio.run(play(sys.argv[1:] or ["sharkbait", "--seed", "7"]))
    print(json.dumps(ended))
