"""Which language to start in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from luna.app.system import paths
from luna.ui.reading.text import FALLBACK, languages_in

LANGUAGES = languages_in(paths.localization())
"""Those that the program has texts in."""


def start_language(
    chosen: str, available: Iterable[str], environment: Mapping[str, str], system_locales: Iterable[str]
) -> str:
    """The person's choice, else the first available one that the system asks for, else English.

    `LC_ALL` and `LC_MESSAGES` come before what SDL reports, because on Linux SDL looks at `LANG` alone.
    """
    asked = [chosen, environment.get("LC_ALL", ""), environment.get("LC_MESSAGES", "")]
    asked += [*system_locales, environment.get("LANG", "")]
    languages = set(available)
    for locale in asked:
        language = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if language in languages:
            return language
    return FALLBACK
