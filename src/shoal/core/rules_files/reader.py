"""Reads a file of rules: options by name, or rows of a component table by key.

A file names only what differs. A row changes the values that it names, a row with a new key is
added, and ``false`` takes a row away. An option may also be given whole: as its text, or as a
list if its table has one column.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from shoal.core.errors import BadOption, ShoalError
from shoal.core.game import GameInfo
from shoal.core.message import say
from shoal.core.option_tables import VALUE, Cell, OptionTable, Row, Rows
from shoal.core.options import Option, Value
from shoal.core.rules_files.toml_lines import BadToml, line_of, read_toml
from shoal.core.system_error_reason import reason_of
from shoal.core.text.clip import clip

GAME = "game"
"""The key that says for which game a file is; it may be left out."""
MAX_BYTES = 100_000
AT_LINE = "error-rules-line"

Content = Mapping[str, Any]  # Any: it is TOML


def read_rules(path: str | Path, info: GameInfo) -> dict[str, Value]:
    """The options that a file of rules chooses; BadOption with the line that is wrong."""
    return RulesFile(Path(path)).options(info)


class RulesFile:
    """A file of rules that was read, with which errors name their line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = self._read()
        try:
            self.content: Content = read_toml(self.text)
        except BadToml as error:
            line = self.text.split("\n")[error.line - 1]
            raise self._wrong(
                error.line, BadOption(say("error-rules-toml", text=clip(line)))
            ) from error

    def _read(self) -> str:
        name = clip(self.path.name)
        try:
            with self.path.open("rb") as file:
                content = file.read(MAX_BYTES + 1)
        except OSError as error:
            unread = say("error-rules-unreadable", file=name, reason=reason_of(error))
            raise BadOption(unread) from error
        if len(content) > MAX_BYTES:
            raise BadOption(say("error-rules-long", file=name, most=MAX_BYTES))
        try:
            return content.decode("utf-8").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise BadOption(say("error-rules-not-text", file=name)) from error

    def game_name(self) -> str:
        """The name of the game that the file is for; "" if it does not say."""
        name = self.content.get(GAME, "")
        with self.at(GAME):
            if not isinstance(name, str):
                raise BadOption(say("error-rules-game-name", given=clip(name)))
        return name

    def options(self, info: GameInfo) -> dict[str, Value]:
        """The options of a game as this file gives them."""
        self._check_game(info)
        known = {option.name: option for option in info.options}
        chosen: dict[str, Value] = {}
        for name, given in self.content.items():
            if name == GAME and GAME not in known:
                continue
            with self.at(name, info=info):
                if name not in known:
                    info.game({name: ""})  # says which options there are
                chosen[name] = self._option(known[name], given, info)
        with self.at(next(iter(chosen), GAME), info=info):
            info.game(chosen)
        return chosen

    def _check_game(self, info: GameInfo) -> None:
        name = self.game_name()
        with self.at(GAME):
            if name not in ("", info.name):
                raise BadOption(say("error-rules-game", given=clip(name), game=info.name))

    def _option(self, option: Option, given: object, info: GameInfo) -> Value:
        """The value of an option from what the file has for it."""
        if isinstance(given, Mapping):
            return self._changed_rows(option, given, info)
        if isinstance(given, list):
            given = from_list(option, given)
        if not isinstance(given, bool | int | str):
            raise BadOption(say("error-rules-value", option=option.name, value=clip(given)))
        return option.read(given)

    def _changed_rows(self, option: Option, given: Content, info: GameInfo) -> Value:
        """The option's default with the changes of some rows."""
        table = option.table
        if table is None:
            raise BadOption(say("error-rules-no-rows", option=option.name))
        usual = table.read(str(option.default))
        changes: dict[str, Row | None] = {}
        for key, change in given.items():
            with self.at(option.name, key, info=info):
                changes[key] = self._changed_row(option, usual, key, change)
        try:
            return option.read(written(option, table, merged(usual, changes)))
        except ShoalError:
            for key, change in changes.items():
                columns = given[key] if isinstance(given[key], Mapping) else ()
                with self.at(option.name, key, *list(columns)[:1], info=info):
                    option.read(written(option, table, merged(usual, {key: change})))
            raise

    def _changed_row(self, option: Option, usual: Rows, key: str, change: object) -> Row | None:
        """A row with its changes; None for one that is taken away."""
        assert option.table is not None
        columns, like = option.table.columns(), next(iter(usual.values()))
        if change is False and not isinstance(like.get(VALUE), bool):
            return None
        given = change if isinstance(change, Mapping) else {VALUE: change}
        row = dict(usual.get(key, {}))
        for column, value in given.items():
            with self.at(option.name, key, *([column] if column else [])):
                row[column] = checked_cell(column, value, like, option)
        missing = [column for column in columns if column not in row]
        if missing:
            raise BadOption(
                say("error-rules-new-row", option=option.name, row=clip(key), columns=missing)
            )
        return row

    @contextmanager
    def at(self, *keys: str, info: GameInfo | None = None) -> Iterator[None]:
        """Errors inside name the line of these keys, in words of the game."""
        try:
            yield
        except ShoalError as error:
            if error.message.key == AT_LINE:
                raise
            if info is not None:
                error.use_words_of(info.folder)
            raise self._wrong(line_of(self.text, keys), error) from error

    def _wrong(self, line: int, error: ShoalError) -> BadOption:
        """The error with its place."""
        name, reason = clip(self.path.name), error.message
        return BadOption(
            say("error-rules-line", file=name, line=line, reason=reason, rule=reason.rule),
            error.folder,
        )


def from_list(option: Option, given: list[object]) -> str:
    """The text of a table with one column from the list of its values."""
    table = option.table
    if table is None or table.columns() != (VALUE,):
        raise BadOption(say("error-rules-value", option=option.name, value=clip(given)))
    usual = next(iter(table.read(str(option.default)).values()))
    cells = [checked_cell(VALUE, one, usual, option) for one in given]
    return written(option, table, {str(n): {VALUE: cell} for n, cell in enumerate(cells)})


def checked_cell(column: str, value: object, like: Row, option: Option) -> Cell:
    """A value of the kind that the column of the option has."""
    if column not in like:
        columns = [name for name in like if name != VALUE]
        raise BadOption(
            say("error-rules-column", option=option.name, columns=columns, name=clip(column))
        )
    wanted = type(like[column])
    if isinstance(value, bool | int | str) and type(value) is wanted:
        return value
    kind = {bool: "flag", int: "number"}.get(wanted, "text")
    name = column or option.name
    raise BadOption(say("error-rules-cell", column=name, kind=kind, value=clip(value)))


def merged(usual: Rows, changes: Mapping[str, Row | None]) -> Rows:
    """The rows with some changed, added or taken away."""
    rows = {**usual, **changes}
    return {key: row for key, row in rows.items() if row is not None}


def written(option: Option, table: OptionTable, rows: Rows) -> str:
    """The text of the rows; BadOption if a key cannot be one of this table."""
    try:
        return table.write(rows)
    except ShoalError:
        raise
    except (ValueError, KeyError) as error:
        raise BadOption(
            say("error-rules-key", option=option.name, row=clip(list(rows)[-1]))
        ) from error
