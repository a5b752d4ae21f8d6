"""The language of the commands, from an option or from the environment."""

import pytest

from shoal.cli.main import main

HINT = ["hint", "shoal.sample_games.connect_four", "players=2 | board=x/-/-/-/-/-/o"]
QUICKLY = ["--seconds", "0.01"]
PROMPTS = {"en": "Your move.", "de": "Du bist am Zug.", "fr": "À toi de jouer.", "es": "Te toca."}


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
