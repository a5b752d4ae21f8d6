"""What a tool of the agent answers: text for the model, and the same as data for programs."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Answer:
    """An answer; ``is_error`` if nothing was done."""

    text: str
    data: dict[str, object] = field(default_factory=dict)
    is_error: bool = False
