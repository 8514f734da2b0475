"""The committed pictures: rendered from the sources as they are, complete, and clean at their edges."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from build_scripts.games.luna.art import lock
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.rules.constants import BOARD_NAMES, COLOURS, ISLAND_NAMES, TILES
from luna.games.luna.view.geometry import layout
from luna.games.luna.view.geometry.layout import POSITIONS
from luna.games.luna.view.geometry.pieces import FIGURE_SPRITES
from luna.ui.pictures.assets import MASTER_PX_PER_UNIT

INDEX = json.loads((lock.ART / "sprites.json").read_text("utf-8"))
LOCK = json.loads(lock.LOCK.read_text("utf-8"))
LUNA = lock.ROOT / "luna"


def expected_names() -> set[str]:
    """Every sprite a position or a motion can ask for."""
    orders = ("novice", "kneeling", "shrine", "disc", "lifted", "lifted_shrine")
    names = {f"{what}_{colour}" for what in orders for colour in COLOURS}
    names |= {f"{what}_{number:02d}" for what in ("tile", "field") for number in range(1, TILES + 1)}
    names |= {f"board_{colour}" for colour in (*BOARD_NAMES, "closed")}
    names |= {f"guardian_tile_{value}" for value in shipped_board().guardian}
    names |= {f"{what}_{island}" for what in ("island", "scenery", "favour") for island in ISLAND_NAMES}
    names |= {f"quay_{position + 1}" for position in range(len(POSITIONS))}
    names |= {*FIGURE_SPRITES.values(), "temple_guardian", "start_marker", "crystal", "book", "path_slot", "path_link"}
    names |= {"candle_lit", "candle_unlit", "candle_lit_1", "candle_lit_2", "cloud", "cloud_shadow", "lifted_shadow"}
    names |= {f"boat_{kind}_{side}" for kind in ("row", "sail") for side in ("left", "right")}
    names |= {f"{what}_{k}" for what in ("smoke", "splash", "glint", "sparkle", "guardian_shard") for k in (1, 2, 3)}
    return names | {"gull_1", "gull_2"}


PAINTED = {"field_[a-z0-9_]+_[a-z0-9_]+", "tile_[a-z0-9_]+_[a-z0-9_]+_[a-z0-9_]+"}
"""What has no file, as a person's own board may bear it: `view/paint/inscription.py` letters it at run time."""


def patterns_in_code() -> set[str]:
    """The names and f-strings of sprites that the views blit, as regular expressions."""
    found = set()
    for path in [*(LUNA / "games" / "luna").rglob("view/**/*.py"), *(LUNA / "app").rglob("*.py")]:
        for text in re.findall(r'f?"([a-z]+(?:_(?:\{[^}"]+\}|[a-z0-9]+))+)"', path.read_text("utf-8")):
            if text.split("_")[0] in {name.split("_")[0] for name in INDEX} and "{" in text:
                found.add(re.sub(r"\{[^}]+\}", "[a-z0-9_]+", text))
    return found


@pytest.mark.parametrize("group", lock.GROUPS)
def test_pictures_were_rendered_from_these_sources(group: str) -> None:
    assert LOCK["groups"][group] == lock.source_hash(group), f"run art/render.py --only {group}"


def test_files_are_the_ones_that_were_rendered() -> None:
    assert LOCK["files"] == lock.files()


def test_none_missing_and_none_unused() -> None:
    assert set(INDEX) == expected_names()
    assert {path.stem for path in (lock.ART / "sprites").glob("*.png")} == set(INDEX)


def test_code_asks_only_for_sprites_there_are() -> None:
    patterns = patterns_in_code()
    assert patterns > PAINTED
    missing = {pattern for pattern in patterns if not any(re.fullmatch(pattern, name) for name in INDEX)}
    assert missing == PAINTED


@pytest.mark.parametrize("name", INDEX)
def test_sprite_has_its_size_and_a_clear_border(name: str) -> None:
    picture = pygame.image.load(lock.ART / "sprites" / f"{name}.png")
    width, height = picture.get_size()
    units = INDEX[name]["units"]
    assert (width, height) == pytest.approx([side * MASTER_PX_PER_UNIT for side in units], abs=0.51)
    edge = [(x, y) for x in range(width) for y in (0, height - 1)]
    edge += [(x, y) for x in (0, width - 1) for y in range(height)]
    assert max(picture.get_at(at).a for at in edge) == 0
    assert picture.get_bounding_rect().w > 0


def test_assets_are_small_enough() -> None:
    assert sum(LOCK["files"].values()) <= 14 * 2**20


def test_lock_needs_no_renderer() -> None:
    """The tests and the game run where the art tools are not installed."""
    tools = "'bpy' in sys.modules or 'numpy' in sys.modules"
    program = f"import sys; from build_scripts.games.luna.art import lock; sys.exit({tools})"
    command = [sys.executable, "-c", program]
    assert subprocess.run(command, cwd=Path(lock.ROOT), check=False).returncode == 0


def test_a_changed_source_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {group: lock.source_hash(group) for group in lock.GROUPS}
    monkeypatch.setattr(layout, "HEX_R", 0.4)
    monkeypatch.setattr(layout, "ISLAND_RX", 1.2)
    built_to = {"pieces", "quays", "islands", "background", "title", "ends"}
    assert {group for group in lock.GROUPS if lock.source_hash(group) != before[group]} == built_to


def test_of_the_layout_counts_what_a_group_was_built_to(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {group: lock.source_hash(group) for group in lock.GROUPS}
    monkeypatch.setattr(layout, "MEDITATION", (0.0, 0.0))
    assert [group for group in lock.GROUPS if lock.source_hash(group) != before[group]] == ["background"]
