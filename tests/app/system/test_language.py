"""Which language the program starts in."""

import pytest

from luna.app.settings.language import start_language

LANGUAGES = ("en", "de", "it", "pl")


@pytest.mark.parametrize(
    ("chosen", "environment", "system", "expected"),
    [
        ("pl", {"LC_ALL": "de_DE.UTF-8"}, ["it"], "pl"),
        ("", {"LC_ALL": "de_DE.UTF-8", "LANG": "en_US"}, ["en"], "de"),
        ("", {"LC_MESSAGES": "it_IT@euro", "LANG": "de_DE"}, ["de"], "it"),
        ("", {"LANG": "C.UTF-8"}, ["fr", "PL"], "pl"),
        ("", {"LANG": "pl"}, [], "pl"),
        ("", {"LC_ALL": "C", "LANG": "POSIX"}, [], "en"),
        ("klingon", {}, ["de-AT"], "de"),
        ("", {}, [], "en"),
    ],
)
def test_the_first_language_that_is_there_wins(chosen, environment, system, expected):
    assert start_language(chosen, LANGUAGES, environment, system) == expected
