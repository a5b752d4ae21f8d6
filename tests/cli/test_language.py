"""The language of the commands, from an option or from the environment."""

import re

import pytest

from shoal.cli.main import main
from shoal.cli.parser import COMMANDS

HINT = ["hint", "shoal.sample_games.connect_four", "players=2 | board=x/-/-/-/-/-/o"]
QUICKLY = ["--seconds", "0.01"]
PROMPTS = {"en": "Your move.", "de": "Du bist dran.", "fr": "À toi de jouer.", "es": "Te toca."}


def first_line(capsys, *arguments):
    assert main(arguments) == 0
    return capsys.readouterr().out.partition("\n")[0]


@pytest.mark.parametrize(("language", "prompt"), PROMPTS.items())
def test_the_language_is_an_option_of_a_command(language, prompt, capsys):
    assert first_line(capsys, *HINT, *QUICKLY, "--language", language) == prompt


@pytest.mark.parametrize("option", [["--language", "fr"], ["--language=fr"]])
def test_the_language_may_come_before_the_command(option, capsys):
    assert first_line(capsys, *option, *HINT, *QUICKLY) == PROMPTS["fr"]


def test_the_language_after_the_command_counts_more(capsys):
    words = ["--language", "fr", *HINT, *QUICKLY, "--language", "es"]
    assert first_line(capsys, *words) == PROMPTS["es"]


def test_the_locale_chooses_the_language(capsys, monkeypatch):
    monkeypatch.delenv("SHOAL_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert first_line(capsys, *HINT, *QUICKLY) == PROMPTS["de"]


def test_shoals_own_variable_chooses_the_pseudo_language(capsys, monkeypatch):
    monkeypatch.setenv("SHOAL_LANGUAGE", "pseudo")
    assert first_line(capsys, *HINT, *QUICKLY) == "[!! Ýöûř ɱöṽé. !!]"


def test_a_language_without_a_catalogue_is_refused(capsys):
    with pytest.raises(SystemExit):
        main([*HINT, "--language", "tlh"])
    told = capsys.readouterr().err
    assert "--language" in told and "'en', 'de', 'fr', 'es'" in told


def test_an_option_without_its_value_is_refused(capsys):
    with pytest.raises(SystemExit):
        main(["--language"])
    assert "expected one value" in capsys.readouterr().err


GERMAN = [
    (["games"], "2 bis 4"),
    (["rules", "sharkbait", "SB-99"], "Die Regeln von SharkBait gehen von SB-1 bis"),
    (["play", "--resume"], "Es gibt keine gespeicherte Partie"),
    (["play", "sharkbait", "--seat", "9"], "Die Spieler haben die Nummern 1 bis 4, nicht '9'."),
    (["solve", "jaws", "--language", "de"], "Jaws hat keinen Löser."),
]


@pytest.mark.parametrize(("words", "told"), GERMAN, ids=[one[0][0] for one in GERMAN])
def test_outputs_and_errors_are_german(words, told, capsys):
    main(["--language", "de", *words])
    printed = capsys.readouterr()
    assert told in printed.out + printed.err


@pytest.mark.parametrize("language", PROMPTS)
def test_values_to_type_are_the_same_in_every_language(language, capsys):
    assert main(["--language", language, "games", "sharktank"]) == 0
    told = capsys.readouterr().out
    assert "cut=yes (yes, no)" in told and "null=must (must, may)" in told


@pytest.mark.parametrize("words", [["--language", "de", "--help"], ["--help", "--language=de"]])
def test_help_is_german(words, capsys):
    with pytest.raises(SystemExit):
        main(words)
    told = capsys.readouterr().out
    assert told.startswith("Aufruf: shoal") and "diese Hilfe zeigen" in told
    assert "die Spiele auflisten" in told and "options" not in told


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_is_german(command, capsys):
    with pytest.raises(SystemExit):
        main([command, "--language", "de", "--help"])
    told = capsys.readouterr().out
    assert "Optionen:" in told and "default" not in told and "usage" not in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "Argument COMMAND: 'dance' gibt es nicht (möglich:"),
        (["rules"], "Diese Argumente fehlen: GAME; siehe shoal rules --help."),
        (["games", "--what"], "Unbekannte Argumente: --what"),
        (["simulate", "jaws", "--games", "x"], "Argument --games: ungültiger Wert 'x'"),
    ],
)
def test_errors_of_the_parser_are_german(words, told, capsys):
    with pytest.raises(SystemExit):
        main(["--language", "de", *words])
    assert told in capsys.readouterr().err


def test_json_has_no_language(capsys):
    words = [
        "simulate",
        "urchins",
        "--players",
        "2",
        "--games",
        "1",
        "--option",
        "size=4",
        "--json",
    ]
    printed = []
    for language in ("en", "de"):
        main([*words, "--language", language])
        printed.append(re.sub(r'"seconds": [\d.]+', "", capsys.readouterr().out))
    assert printed[0] == printed[1]
