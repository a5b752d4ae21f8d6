"""Why a move is not allowed."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal:
    """A sentence that says why a move is not allowed, and the number of its rule in RULES.md."""

    def __init__(self, sentence: str, rule: str) -> None:
        self.sentence = sentence
        self.rule = rule
