"""The option ``tokens`` as a table: a row for each scoring token."""

from typing import Final

from shoal.core.option_tables import OptionTable, Rows


class TokenRows(OptionTable):
    """A row for each token; tokens side by side that bring the same are one entry of the text."""

    def read(self, text: str) -> Rows:
        """The rows by the number of the token."""
        rows: Rows = {}
        for entry in text.split(","):
            numbers, _, brings = entry.partition(":")
            first, _, last = numbers.partition("-")
            for number in range(int(first), int(last or first) + 1):
                rows[str(number)] = self.read_entry(brings)
        return rows

    def write(self, rows: Rows) -> str:
        """The text, with ranges of tokens that bring the same."""
        entries: list[tuple[int, int, str]] = []
        for number, row in sorted((int(key), row) for key, row in rows.items()):
            brings = self.write_entry(row)
            if entries and entries[-1][1:] == (number - 1, brings):
                entries[-1] = (entries[-1][0], number, brings)
            else:
                entries.append((number, number, brings))
        return ",".join(
            f"{first}:{brings}" if first == last else f"{first}-{last}:{brings}"
            for first, last, brings in entries
        )


TOKEN_ROWS: Final = TokenRows(("spaces",), numbers=("spaces",), flag="bait", letter="b")
