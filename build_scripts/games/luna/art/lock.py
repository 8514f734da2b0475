"""What the committed pictures of Luna were made from, by group. Standard library only: the tests run it."""

import ast
import json
from pathlib import Path

from build_scripts.art.lock import ASSETS, ROOT, Lock
from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.ui.pictures import palette
from luna.ui.pictures.emblems import SYMBOLS

FOLDER = Path(__file__).resolve().parent
ART, ICON = ASSETS / "luna" / "art", ASSETS / "app" / "icon"
TITLE = ASSETS / "app" / "art"
"""The picture of the program's menus."""
FONTS = ASSETS / "app" / "fonts"
LOCK = ART / "ART_LOCK.json"
GROUPS = {
    "pieces": ("figures", "flat", "novices", "plates", "small", "sprites"),
    "effects": ("effects",),
    "quays": ("boardwalks",),
    "islands": ("islands", "modules"),
    "background": ("backdrop", "temple"),
    "title": ("pictures",),
    "ends": ("pictures",),
    "portraits": ("portraits", "novices"),
    "icon": ("icon",),
}
"""The modules that make each group; what they import counts too."""
STOP = {
    "pieces": {"modules", "boardwalks", "effects"},
    "background": {"islands", "buildings", "novices"},
    "islands": {"novices"},
}
"""Modules that a group's own import for another group and that make nothing of it."""


def layout_values(group):
    """The numbers of the game's layout that a group's modules name: what its pictures were built to."""
    names = set()
    for module in modules(group):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "lay":
                names.add(node.attr)
            elif isinstance(node, ast.ImportFrom) and node.module and node.module.endswith(".layout"):
                names |= {alias.name for alias in node.names}
    names |= {"POSITIONS"} if "island_centre" in names else set()
    numbers = {name: getattr(lay, name) for name in sorted(names) if name.isupper()}
    seats = [lay.council_seat(seat) for seat in range(len(shipped_board().seats))] if "council_seat" in names else []
    return {"layout": numbers, "seats": seats}


def game_values(group):
    """What a group's pictures take from the game, as text."""
    board = shipped_board()
    values = {
        "orders": palette.ORDERS,
        "emblems": palette.ORDER_EMBLEMS,
        "symbols": {name: SYMBOLS[name] for name in sorted(_symbols(group))},
        **layout_values(group),
        "board": [board.symbol, board.colour, board.guardian, dict(sorted(board.temple.items()))],
    }
    return json.dumps(values, sort_keys=True)


def _symbols(group):
    """The symbols that a group's modules name; where one is chosen at run time, all that are drawn anywhere."""
    found, any_of_them = set(), False
    for module in (each for each in modules(group) if each.stem != "symbols"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emblem":
                name = node.args[0]
                found |= {name.value} if isinstance(name, ast.Constant) else set()
                any_of_them |= not isinstance(name, ast.Constant)
            any_of_them |= isinstance(node, ast.Name) and node.id == "SYMBOLS"
    everywhere = {*palette.ORDER_EMBLEMS.values(), *palette.ISLANDS, "shield", "crescent"}
    return found | (everywhere if any_of_them else set())


BY_GROUP = Lock(FOLDER, LOCK, (ART, ICON, TITLE), GROUPS, STOP, game_values)
modules, source_hash, files = BY_GROUP.modules, BY_GROUP.source_hash, BY_GROUP.files
__all__ = ["ROOT"]
