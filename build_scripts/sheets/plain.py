"""Drawing without pictures: what is measured needs no sprites, no rounded plates and no glow."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

import pygame

from luna.ui.pictures import assets, draw
from luna.ui.widgets import theme

NOTHING = pygame.Surface((1, 1), pygame.SRCALPHA)
PICTURES: dict[str, Callable[..., object]] = {
    "plate": lambda *_, **__: NOTHING,
    "panel": lambda *_, **__: None,
    "icon": lambda *_, **__: None,
    "glow": lambda *_, **__: (NOTHING, (0, 0)),
    "dashed": lambda *_, **__: (NOTHING, (0, 0)),
    "halo": lambda *_, **__: NOTHING,
    "contour": lambda *_, **__: (NOTHING, (0, 0)),
}


def everywhere(original: object, stand_in: object) -> ExitStack:
    """Puts something in the place of a function in every module that has imported it."""
    stack = ExitStack()
    for module in [module for name, module in sys.modules.items() if name.startswith("luna.")]:
        for name, value in list(vars(module).items()):
            if value is original:
                stack.enter_context(patch.object(module, name, stand_in))
    return stack


@contextmanager
def plain_widgets() -> Iterator[None]:
    """Buttons as rectangles: the same boxes and type, made in a fraction of the time."""
    shaped = theme.shape

    def rectangle(ui_scale: float, radius: int) -> dict[str, str]:
        return {**shaped(ui_scale, radius), "shape": "rectangle"}

    with patch.object(theme, "shape", rectangle):
        yield


@contextmanager
def plain_pictures() -> Iterator[None]:
    """Sprites, plates and light as single pixels."""
    with ExitStack() as stack:
        for name, stand_in in PICTURES.items():
            stack.enter_context(everywhere(getattr(draw, name), stand_in))
        stack.enter_context(patch.object(assets.Sprites, "get", lambda *_, **__: (NOTHING, (0, 0))))
        stack.enter_context(patch.object(assets.Sprites, "body", lambda *_: ((0.0, 0.0), 100)))
        yield
