"""The settings of the tips of a first game."""

from __future__ import annotations

from luna.core.settings import Key, Settings, list_of, one_of, text

TIPS = Key("help", "tips", "first", one_of("first", "always", "never"))
"""In the first game, in every game, or not at all."""
SEEN: Key[tuple[str, ...]] = Key("help", "tips_seen", (), list_of(text))
"""Each as `GAME/TIP`."""
FIRST_GAMES_OVER: Key[tuple[str, ...]] = Key("help", "first_games_over", (), list_of(text))
"""The kinds of games of which one was played to its end, each as `GAME/KIND`."""


def seen_of(settings: Settings, game: str) -> frozenset[str]:
    """The tips of a game that were seen."""
    each = (entry.partition("/") for entry in settings.get(SEEN))
    return frozenset(tip for of, _, tip in each if of == game)


def remember_seen(settings: Settings, game: str, tip: str) -> None:
    """A tip of a game was seen."""
    settings.put(SEEN, tuple(sorted({*settings.get(SEEN), f"{game}/{tip}"})))


def end_first_game(settings: Settings, game: str, kind: str) -> None:
    """A game of a kind was played to its end."""
    settings.put(FIRST_GAMES_OVER, tuple(sorted({*settings.get(FIRST_GAMES_OVER), f"{game}/{kind}"})))


def wanted(settings: Settings, game: str, kind: str) -> bool:
    """Whether the next game of a kind is one with tips."""
    wish = settings.get(TIPS)
    return wish == "always" or (wish == "first" and f"{game}/{kind}" not in settings.get(FIRST_GAMES_OVER))


def begin_again(settings: Settings) -> None:
    """As before a first game, for whoever has not seen any tip yet."""
    settings.put(SEEN, ())
    settings.put(FIRST_GAMES_OVER, ())
    if settings.get(TIPS) == "never":
        settings.put(TIPS, "first")


def began(settings: Settings) -> bool:
    """Whether there is anything that beginning again would bring back."""
    return bool(settings.get(SEEN) or settings.get(FIRST_GAMES_OVER)) or settings.get(TIPS) == "never"
