"""The settings of the lessons: which were done, where one was left, and whether the title still offers them first."""

from __future__ import annotations

from luna.core.settings import Key, Settings, flag, list_of, text

DONE: Key[tuple[str, ...]] = Key("lessons", "done", (), list_of(text))
"""Each as `GAME/LESSON`."""
LEFT: Key[str] = Key("lessons", "left", "", text)
"""The one that was left in the middle, as `GAME/LESSON/STEP`."""
PUT_AWAY = Key("lessons", "put_away", False, flag)


def done_of(settings: Settings, game: str) -> frozenset[str]:
    """The lessons of a game that were done."""
    each = (entry.partition("/") for entry in settings.get(DONE))
    return frozenset(lesson for of, _, lesson in each if of == game)
