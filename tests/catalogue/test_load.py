"""Catalogues are found beside the code, in every language, and arrive with the package."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from catalogue.corpus import TOY

from shoal.core.catalogue import LANGUAGES, Catalogue, Reader, load, load_program
from shoal.core.catalogue.load import texts
from shoal.core.message import say

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_words_are_in_every_language(language):
    assert set(Catalogue(language, texts(language, ())).keys()) == set(load("en").keys())


def test_words_may_be_in_several_files(tmp_path):
    (tmp_path / "words" / "errors").mkdir(parents=True)
    (tmp_path / "words" / "en.ftl").write_text("ask = Again?")
    (tmp_path / "words" / "errors" / "en.ftl").write_text("error-no = No.")
    catalogue = load("en", tmp_path)
    assert [catalogue.format(say(key)) for key in ("ask", "error-no")] == ["Again?", "No."]


def test_the_words_of_errors_are_found_from_everywhere():
    assert load_program("de").format(say("error-text", text="Nein.")) == "Nein."


def test_an_unknown_language_is_english():
    assert load("tlh", TOY).format(say("ask-again")) == "Again?"


def test_a_folder_without_words_adds_nothing(tmp_path):
    assert load("de", tmp_path).format(say("seat-unnamed", number=2)) == "Spieler 2"


def test_the_same_catalogue_is_read_once():
    assert load("de", TOY) is load("de", TOY)


def test_the_pseudo_language_is_made_of_english():
    assert load("pseudo", TOY).format(say("ask-again")) == "[!! Åğåîñ? !!]"


def test_catalogues_are_part_of_the_package():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "*.ftl" in settings["tool"]["setuptools"]["package-data"]["*"]


def test_a_catalogue_is_parsed_without_the_libraries_for_tests():
    code = (
        "import sys; from shoal.core.catalogue import load; load('de').format;"
        "print([name for name in ('babel', 'fluent.runtime', 'pytz') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == "[]"


def test_a_reader_without_names_gets_numbers():
    assert load("es", TOY).format(say("log-dive", seat=0, metres=1), Reader()) == (
        "Jugador 1 bucea a un metro."
    )
