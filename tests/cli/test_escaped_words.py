"""Everything that a command says comes from a catalogue: seen in the pseudo-language."""

import argparse
import contextlib
import re
from html import unescape
from pathlib import Path

import pytest
from cli.escaped_words import escaped
from game_tables import game_table

import shoal
from shoal.cli.commands.bench.own_engine import known_names
from shoal.cli.main import main
from shoal.cli.parser import COMMANDS, build_parser
from shoal.games.urchins.solver import EXAMPLES
from shoal.lab.questions.tuning import MEASURE_NAMES

CONNECT_FOUR = "shoal.sample_games.connect_four"
POSITION = "players=2 | board=x/-/-/-/-/-/o"
TURN = (
    "players=3 | phase=decide round=2 first=0 turn=2 pawns=3,4,1 baits=0,1,0 trophies=1,0,0 "
    "won=13,5,0 hold=3,4,11 ocean=200020 sharks=25 dice=2 thrown=- black=- placed=- prize=0"
)
FIRST_THROW = (
    "players=2 | phase=fish turn=1 thrown=1 dice=yyrbk flips=0 "
    "pool=yyy,rrr,yyo,rrb,yok,bgk flipped=- fresh=- prey=- won=-/-"
)
RECORD = Path(__file__).parents[1] / "games" / "sharkbait" / "records" / "won-outright.record"


@pytest.fixture(autouse=True)
def pseudo(monkeypatch, tmp_path):
    monkeypatch.setenv("SHOAL_LANGUAGE", "pseudo")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def said(capsys, *words):
    """What a command prints, on both streams."""
    with contextlib.suppress(SystemExit):
        main(words)
    printed = capsys.readouterr()
    return printed.out + printed.err


def parsers():
    """The parser of each command, and of the program, by name."""
    whole = build_parser()
    actions = whole._actions  # noqa: SLF001 - argparse has no public list
    return {"": whole, **next(one.choices for one in actions if isinstance(one.choices, dict))}


def names_in(parser):
    """The options of a parser, and what stands for their values."""
    for action in parser._actions:  # noqa: SLF001 - as above
        yield from action.option_strings
        yield from map(str, action.choices or ())
        yield f"{action.metavar or action.dest.upper()} {action.default}"


@pytest.mark.parametrize("command", parsers())
def test_the_help(command, capsys):
    told = said(capsys, *command.split(), "--help")
    allowed = [*names_in(parsers()[command]), *COMMANDS, *known_names(), *MEASURE_NAMES]
    assert "!!]" in told and escaped(told, *allowed) == []


STUDY = "html json shoal study sample_games players games bots rival seed language pseudo"
"""The files of a study, and the command that makes it again."""

OUTPUTS = [
    (["games"], ""),
    (["--version"], shoal.__version__),
    (["simulate", CONNECT_FOUR, "--games", "4"], ""),
    (["simulate", CONNECT_FOUR, "--games", "4", "--bots", "easy,random"], ""),
    (["arena", CONNECT_FOUR, "easy", "random", "--games", "2", "--jobs", "1"], ""),
    (["hint", CONNECT_FOUR, POSITION, "--seconds", "0.01"], "drop"),
    (["check", CONNECT_FOUR, "--games", "1"], ""),
    (["new-game", "reef"], "Reef reef"),
    (["verify", str(RECORD)], ""),
    (["solve", "sharkbait", TURN], ""),
    (["solve", "sharkbait", TURN.replace("decide", "throw")], ""),
    (["solve", "pescado"], ""),
    (["solve", "pescado", FIRST_THROW], ""),
    (["solve", "urchins"], " ".join(EXAMPLES)),
    (["solve", "urchins", EXAMPLES[0]], ""),
    (
        ["solve", "sharkbait", "--help"],
        "solve POSITION SPACES FILE --hold --bait --out --help --language",
    ),
    (["solve", "urchins", "--help"], "solve POSITION --most --help --language"),
    (["study", CONNECT_FOUR, "--games", "4", "--bots", "easy", "--jobs", "1"], STUDY),
]


@pytest.mark.parametrize(("words", "allowed"), OUTPUTS, ids=[" ".join(one[0]) for one in OUTPUTS])
def test_the_output(words, allowed, capsys):
    told = said(capsys, *words)
    assert "!!]" in told and escaped(told, allowed) == []


RULE = re.compile(r"\b[A-Z]{2}-\d+\b")
"""The number of a rule, which is the same in every language."""

REPORTS = [
    *[(game, *row) for game, row in game_table("study_report").items()],
    (CONNECT_FOUR, [], "drop"),
]


@pytest.mark.parametrize(("game", "more", "allowed"), REPORTS, ids=[one[0] for one in REPORTS])
def test_the_report_of_a_study(game, more, allowed, tmp_path):
    """The page without its style and its command, and every plot."""
    words = ["study", game, "--games", "4", "--bots", "random", "--jobs", "1", *more]
    assert main([*words, "--out", "study.html", "--plots", "plots"]) == 0
    page = (tmp_path / "study.html").read_text(encoding="utf-8")
    plots = [path.read_text(encoding="utf-8") for path in (tmp_path / "plots").iterdir()]
    shown = " ".join(said_by(text) for text in (page, *plots))
    assert "!!]" in shown and escaped(RULE.sub("", shown), allowed) == []


def said_by(page):
    """What a page or a plot shows or reads aloud; not its style, and nothing to type."""
    silent = re.sub(r"<(style|code)>.*?</\1>", "", page, flags=re.DOTALL)
    labels = re.findall(r'aria-label="([^"]*)"', silent)
    return unescape(" ".join([re.sub(r"<[^>]+>", " ", silent), *labels]))


def test_the_output_of_a_measurement(capsys, monkeypatch):
    monkeypatch.setattr("platform.system", lambda: "")
    monkeypatch.setattr("shoal.cli.commands.bench.report.processor", lambda: "")
    words = ["bench", "connect_four", "--rounds", "1", "--seconds", "0.002", "--no-peers"]
    told = said(capsys, *words)
    assert "!!]" in told and escaped(told, "CPython Shoal") == []


ERRORS = [
    (["dance"], "dance COMMAND " + " ".join(COMMANDS)),
    (["play"], ""),
    (["play", "sharkbait", "--seat", "5"], ""),
    (["play", "sharkbait", "--bots", "easy,easy"], ""),
    (["play", "sharkbait", "--option", "track"], "track"),
    (["play", "sharkbait", "--option", "track=20", "--option", "track=30"], "track"),
    (["play", "sharkbait", "--seed", "-1"], "--seed"),
    (["play", "--resume"], ""),
    (["play", "sharkbait", "--what"], "--what"),
    (["play", "sharkbait", "--players", "x"], "--players"),
    (["play", "sharkbait", "--theme", "pink"], "--theme pink dark light"),
    (["play", "sharkbait", "--s", "1"], "--s --seed --seat --save"),
    (["rules", "sharkbait", "SB-99"], "SB"),
    (["rules"], "GAME"),
    (["hint", CONNECT_FOUR, POSITION, "--seat", "7"], ""),
    (["hint", CONNECT_FOUR, POSITION, "--seconds", "-1"], ""),
    (["simulate", "sharkbait", "--games", "0"], "--games"),
    (["simulate", "sharkbait", "--games"], "--games"),
    (["arena", CONNECT_FOUR, "easy", "random", "--games", "3"], ""),
    (["study", CONNECT_FOUR, "--players", "0"], ""),
    (["solve", "jaws"], ""),
    (["join", "http://nowhere"], "http nowhere"),
    (["new-game", "Reef-"], "Reef"),
    (["new-game", "lambda"], "lambda"),
    (["new-game", "jaws"], ""),
    (["bench", "--rounds", "0"], "--rounds"),
    (["verify", "none.record"], "none record"),
    (["verify", "."], ""),
    (["replay", "none.record"], "none record"),
    (["replay", str(RECORD), "--seat", "0"], ""),
    (["play", CONNECT_FOUR, "--save", "none/some.record"], "none some record"),
    (["join", f"http://127.0.0.1:9/table/aaaaaaaaaaaa#{'A' * 22}"], "http"),
    (["join", f"http://reef.invalid/table/aaaaaaaaaaaa#{'A' * 22}"], "http reef invalid"),
    (["dataset", CONNECT_FOUR, "--out", "/dev/null"], "dev null"),
    (["serve", "--port", "99999"], ""),
    (["serve", "--host", "192.0.2.1", "--port", "0"], ""),
    (["serve", "--database", "none/some.db"], "none some db"),
    (["serve", "--database", "postgresql://127.0.0.1:9/reef"], ""),
    (["repair", "none.db"], "none db"),
    (["repair", "postgresql://127.0.0.1:9/reef"], ""),
    (["agent"], "--join LINK"),
    (["agent", CONNECT_FOUR, "--seat", "3"], ""),
    (["lesson", CONNECT_FOUR], ""),
    (["bench", "--seconds", "0"], ""),
    (["serve", "--workers", "0"], "--workers --bot-processes"),
]


@pytest.mark.parametrize(("words", "allowed"), ERRORS, ids=[" ".join(one[0]) for one in ERRORS])
def test_an_error(words, allowed, capsys):
    told = said(capsys, *words)
    assert "!!]" in told and escaped(told, allowed, words[0]) == []


def test_every_command_is_among_them():
    ran = {words[0] for words, _ in [*OUTPUTS, *ERRORS]}
    assert set(COMMANDS) - ran == set()


def test_an_interrupted_command(capsys, monkeypatch):
    def interrupted(_args: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(COMMANDS["games"], "run", interrupted)
    assert escaped(said(capsys, "games")) == []
