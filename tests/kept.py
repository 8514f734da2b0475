"""What all tests of a run may share, since nobody changes it: pictures read from the disk and texts parsed.

A program reads them once; a test run would do so for every test that makes an app.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pygame

from luna.ui.pictures import assets, own_files
from luna.ui.reading import text
from tests.root import ROOT


def _of_sprites(method: Callable[[assets.Sprites, str], Any]) -> Callable[[assets.Sprites, str], Any]:
    """The same for every `Sprites` of a folder, which is what the method's result depends on beside the name."""
    results: dict[tuple[Path, str], Any] = {}

    def once(sprites: assets.Sprites, name: str) -> Any:
        key = sprites.folder, name
        if key not in results:
            results[key] = method(sprites, name)
        return results[key]

    return once


def _loading() -> Callable[[Path], pygame.Surface]:
    """The large pictures of the project are decoded once; whoever takes one converts it and so has his own."""
    load, large = own_files.picture, cache(own_files.picture)
    return lambda path: large(path) if path.suffix == ".webp" else load(path)


def _catalogues() -> Callable[[tuple[Path, ...], Callable[[Path], Mapping[str, str]]], text.Catalogue]:
    """Those of the project are read once; a test's own files may change."""
    make, made = text.Catalogue, dict[tuple[Path, ...], text.Catalogue]()

    def once(places: tuple[Path, ...], read: Callable[[Path], Mapping[str, str]]) -> text.Catalogue:
        if not all(place.is_relative_to(ROOT) for place in places):
            return make(places, read)
        if places not in made:
            made[places] = make(places, read)
        return made[places]

    return once


@contextmanager
def read_once() -> Iterator[None]:
    """Meanwhile every file of the project is read and decoded at most once."""
    with ExitStack() as stack:
        for name in ("master", "body", "picture"):
            stack.enter_context(patch.object(assets.Sprites, name, _of_sprites(getattr(assets.Sprites, name))))
        stack.enter_context(patch.object(own_files, "picture", _loading()))
        stack.enter_context(patch.object(text, "Catalogue", _catalogues()))
        yield
