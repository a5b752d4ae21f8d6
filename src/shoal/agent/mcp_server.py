"""The MCP server on standard input and output, made with the official SDK."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import anyio
import anyio.to_thread
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    PaginatedRequestParams,
    TextContent,
    Tool,
    ToolAnnotations,
)

import shoal
from shoal.agent.answer import Answer
from shoal.agent.session import AgentSession
from shoal.agent.tools import AgentTool, call_tool
from shoal.agent.wording import Wording
from shoal.core.catalogue import Reader
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say


class AgentServer:
    """Offers the tools of one seat; calls are carried out one after the other."""

    def __init__(
        self,
        wording: Wording,
        tools: Mapping[str, AgentTool],
        session: Callable[[], AgentSession],
    ) -> None:
        self.wording = wording
        self.tools = tools
        self.session = session
        self._one_call = anyio.Lock()

    def server(self) -> Server[Any]:  # Any: the SDK's lifespan, which is not used
        """The server of the SDK."""
        return Server(
            self.wording.server_name,
            version=shoal.__version__,
            instructions=self.words(say("agent-instructions", title=self.wording.title)),
            on_list_tools=self.list_tools,
            on_call_tool=self.call,
        )

    def serve(self) -> None:
        """Serve until the client closes standard input."""
        anyio.run(self._serve)

    async def _serve(self) -> None:
        server = self.server()
        async with stdio_server() as (incoming, outgoing):
            await server.run(incoming, outgoing, server.create_initialization_options())

    def words(self, message: Message) -> str:
        """A message in words."""
        return self.wording.line(message, Reader())

    # Any: the context of a request, which is not used.
    async def list_tools(self, _context: Any, _page: PaginatedRequestParams | None) -> Any:
        """The tools, with their arguments."""
        return ListToolsResult(
            tools=[
                Tool(
                    name=name,
                    description=self.words(tool.about),
                    input_schema=tool.schema(self.words),
                    annotations=ToolAnnotations(
                        read_only_hint=not tool.changes_game, open_world_hint=False
                    ),
                )
                for name, tool in self.tools.items()
            ]
        )

    # Any: as above.
    async def call(self, _context: Any, call: CallToolRequestParams) -> CallToolResult:
        """The answer of a tool; a refusal and an error are answers too."""
        async with self._one_call:
            return as_result(
                await anyio.to_thread.run_sync(self.answer, call.name, call.arguments or {})
            )

    def answer(self, name: str, arguments: Mapping[str, object]) -> Answer:
        """What a tool answers; an error in words of the wording."""
        try:
            return call_tool(self.tools, name, arguments, self.session)
        except ShoalError as wrong:
            return Answer(self.wording.refusal(wrong, Reader()), is_error=True)


def as_result(answer: Answer) -> CallToolResult:
    """An answer as MCP has it: a text, and data for programs."""
    return CallToolResult(
        content=[TextContent(type="text", text=answer.text)],
        structured_content=json.loads(json.dumps(answer.data)) if answer.data else None,
        is_error=answer.is_error,
    )
