"""What can go wrong between client and server."""

from shoal.core.errors import ShoalError


class NotAllowed(ShoalError):
    """The server will not do it: ``check`` says which check said no, ``rule`` which rule."""

    def __init__(self, check: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.check = check
        self.rule = rule


class Unreachable(ShoalError):
    """The server cannot be reached."""


class UnfairDice(ShoalError):
    """The dice of a game were not those that were promised: ``findings`` say why."""

    def __init__(self, findings: list[str]) -> None:
        super().__init__(f"The dice of this game were not fair. {' '.join(findings)}")
        self.findings = findings
