"""What a View shows, with its type checked where it is read."""

from shoal.core.packed_arrays import i64, vec


class Facts:
    """JSON values by name."""

    def __init__(self, facts: dict[str, object]) -> None:
        self.facts = facts

    def number(self, name: str) -> i64:
        """A fact that is an integer."""
        fact = self.facts[name]
        assert isinstance(fact, int)
        return fact

    def word(self, name: str) -> str:
        """A fact that is a string."""
        fact = self.facts[name]
        assert isinstance(fact, str)
        return fact

    def flag(self, name: str) -> bool:
        """A fact that is true or false."""
        fact = self.facts[name]
        assert isinstance(fact, bool)
        return fact

    def numbers(self, name: str) -> vec[i64]:
        """A fact that is a list of integers."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return vec[i64](fact)

    def words(self, name: str) -> list[str]:
        """A fact that is a list of strings."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def rows(self, name: str) -> list[list[int]]:
        """A fact that is a list of lists of integers."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact

    def word_rows(self, name: str) -> list[list[str]]:
        """A fact that is a list of lists of strings."""
        fact = self.facts[name]
        assert isinstance(fact, list)
        return fact
