"""The tools of the agent by name: what each takes, and what it answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from shoal.agent.answer import Answer
from shoal.agent.session import AgentSession
from shoal.core.errors import ShoalError
from shoal.core.message import Message, say

Arguments = Mapping[str, object]
Session = Callable[[], AgentSession]
"""Gives the session; a ShoalError if the game has not started."""


@dataclass(frozen=True)
class AgentTool:
    """A tool: what it is for, its argument, and the call that it makes."""

    about: Message
    call: Callable[[AgentSession, str], Answer]
    argument: str = ""
    argument_about: Message | None = None
    is_required: bool = False
    changes_game: bool = False

    def schema(self, words: Callable[[Message], str]) -> dict[str, object]:
        """The JSON schema of the arguments."""
        properties: dict[str, object] = {}
        if self.argument_about is not None:
            about = words(self.argument_about)
            properties[self.argument] = {"type": "string", "description": about}
        return {
            "type": "object",
            "properties": properties,
            "required": [self.argument] if self.is_required else [],
            "additionalProperties": False,
        }


def agent_tools(*, hints: bool, rule: str) -> dict[str, AgentTool]:
    """The tools by name; ``rule`` is a rule's number, as an example."""
    number = say("agent-argument-number", example=rule)
    tools = {
        "rules": AgentTool(say("agent-tool-rules"), AgentSession.rules, "number", number),
        "view": AgentTool(say("agent-tool-view"), lambda session, _: session.view()),
        "legal_moves": AgentTool(
            say("agent-tool-legal-moves"), lambda session, _: session.legal_moves()
        ),
        "play": AgentTool(
            say("agent-tool-play"),
            AgentSession.play,
            "move",
            say("agent-argument-move"),
            is_required=True,
            changes_game=True,
        ),
    }
    if hints:
        tools["hint"] = AgentTool(say("agent-tool-hint"), lambda session, _: session.hint())
    return tools


def call_tool(
    tools: Mapping[str, AgentTool], name: str, arguments: Arguments, session: Session
) -> Answer:
    """The answer of a tool; a ShoalError says why there is none."""
    tool = tools.get(name)
    if tool is None:
        raise ShoalError(say("agent-no-tool", tool=name, tools=list(tools)))
    given = arguments.get(tool.argument, None if tool.is_required else "")
    if not isinstance(given, str):
        raise ShoalError(say("agent-needs-argument", tool=name, argument=tool.argument))
    return tool.call(session(), given)
