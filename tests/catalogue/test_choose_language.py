"""Which language a person gets, from what they ask for and from their environment."""

import pytest

from shoal.core.catalogue import LANGUAGES, choose_language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_asked_for(language):
    assert choose_language({"LANG": "en_US.UTF-8"}, language) == language


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de", "de"),
        ("de_DE.UTF-8", "de"),
        ("fr_CA@euro", "fr"),
        ("es-MX", "es"),
        ("DE_de", "de"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("pt_BR.UTF-8", "en"),
        ("deutsch", "en"),
        ("", "en"),
    ],
)
def test_a_locale_gives_its_language_or_english(locale, language):
    assert choose_language({"LANG": locale}) == language


def test_lc_all_counts_more_than_lc_messages_and_that_more_than_lang():
    environment = {"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}
    assert choose_language(environment) == "fr"
    assert choose_language({**environment, "LC_ALL": "es_ES"}) == "es"


def test_an_empty_variable_counts_as_unset():
    assert choose_language({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES"}) == "es"


def test_a_locale_without_a_catalogue_is_not_replaced_by_a_weaker_variable():
    assert choose_language({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}) == "en"


def test_shoals_own_variable_counts_more_than_the_locale():
    assert choose_language({"SHOAL_LANGUAGE": "fr", "LC_ALL": "de_DE"}) == "fr"
    assert choose_language({"SHOAL_LANGUAGE": "tlh", "LC_ALL": "de_DE"}) == "de"


def test_what_is_asked_for_counts_most():
    assert choose_language({"SHOAL_LANGUAGE": "fr", "LC_ALL": "de_DE"}, "es") == "es"


def test_only_shoals_own_variable_chooses_the_pseudo_language():
    assert choose_language({"SHOAL_LANGUAGE": "pseudo"}) == "pseudo"
    assert choose_language({"LANG": "pseudo"}) == "en"


def test_nothing_is_english():
    assert choose_language({}) == "en"
