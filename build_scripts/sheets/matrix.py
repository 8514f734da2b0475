"""Languages, window sizes and UI scales in which everything has to fit."""

import itertools

from build_scripts.sheets.pseudo import ALL_LANGUAGES

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES = (80, 100, 150, 200)
Case = tuple[str, tuple[int, int], int]


def all_cases() -> list[Case]:
    """Every combination."""
    return list(itertools.product(ALL_LANGUAGES, SIZES, SCALES))


def pairs() -> list[Case]:
    """Few combinations with every pair: each language with each size and scale, each scale with each size."""
    return [
        (language, size, SCALES[(n + k) % len(SCALES)])
        for n, language in enumerate(ALL_LANGUAGES)
        for k, size in enumerate(SIZES)
    ]
