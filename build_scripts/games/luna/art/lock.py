"""What the committed pictures were made from: a hash per group of pictures, written when the group was rendered.

A group's sources are its module, every art module that imports, the fonts it draws with, and the values it takes from
the game (colours, emblems, layout, board) - the values, not the files, so that a new icon of the interface does not
ask for new renders. Standard library only: the tests run it.
"""

import ast
import hashlib
import json
from pathlib import Path

from luna.games.luna.rules.board import shipped_board
from luna.games.luna.view.geometry import layout as lay
from luna.ui.pictures import palette
from luna.ui.pictures.emblems import SYMBOLS

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[3]
ASSETS = ROOT / "assets"
ART, ICON = ASSETS / "luna" / "art", ASSETS / "app" / "icon"
TITLE = ASSETS / "app" / "art"
"""The picture of the program's menus."""
FONTS = ASSETS / "app" / "fonts"
LOCK = ART / "ART_LOCK.json"
GROUPS = {
    "pieces": ("figures", "flat", "novices", "plates", "post", "scene", "small", "sprites"),
    "effects": ("effects",),
    "quays": ("boardwalks", "post"),
    "islands": ("islands", "modules", "post"),
    "background": ("backdrop", "post", "temple"),
    "title": ("pictures", "post"),
    "ends": ("pictures", "post"),
    "portraits": ("portraits", "novices", "scene"),
    "icon": ("icon", "post"),
}
"""The modules that make each group; what they import counts too."""
STOP = {
    "pieces": {"modules", "boardwalks", "effects"},
    "background": {"islands", "buildings", "novices"},
    "islands": {"novices"},
}
"""Modules that a group's own import for another group and that make nothing of it."""


def _imports(module):
    tree = ast.parse((FOLDER / f"{module}.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level:
            yield from [node.module] if node.module else [alias.name for alias in node.names]


def modules(group):
    """Every art module a group depends on, sorted."""
    found, waiting = set(), list(GROUPS[group])
    while waiting:
        module = waiting.pop()
        if module not in found and module not in (*STOP.get(group, ()), Path(__file__).stem):
            found.add(module)
            waiting += _imports(module)
    return sorted(found)


def layout_values(group):
    """The numbers of the game's layout that a group's modules name: what its pictures were built to."""
    names = set()
    for module in modules(group):
        for node in ast.walk(ast.parse((FOLDER / f"{module}.py").read_text("utf-8"))):
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
    for module in set(modules(group)) - {"meshes"}:
        for node in ast.walk(ast.parse((FOLDER / f"{module}.py").read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "emblem":
                name = node.args[0]
                found |= {name.value} if isinstance(name, ast.Constant) else set()
                any_of_them |= not isinstance(name, ast.Constant)
            any_of_them |= isinstance(node, ast.Name) and node.id == "SYMBOLS"
    everywhere = {*palette.ORDER_EMBLEMS.values(), *palette.ISLANDS, "shield", "crescent"}
    return found | (everywhere if any_of_them else set())


def source_hash(group):
    """sha256 over the sources of a group; from where they import makes no other picture."""
    digest = hashlib.sha256(game_values(group).encode())
    for module in modules(group):
        lines = (FOLDER / f"{module}.py").read_text("utf-8").splitlines(keepends=True)
        digest.update("".join(line for line in lines if not line.startswith(("from luna.", "from ."))).encode())
    return digest.hexdigest()


def files():
    """Every committed picture with its size in bytes, by its path under assets."""
    found = [path for folder in (ART, ICON, TITLE) for path in folder.rglob("*") if path.is_file() and path != LOCK]
    return {path.relative_to(ASSETS).as_posix(): path.stat().st_size for path in sorted(found)}


def write(rendered):
    """Note the source hashes of the groups that were rendered completely, taken before rendering began."""
    old = json.loads(LOCK.read_text("utf-8"))["groups"] if LOCK.exists() else {}
    hashes = {group: rendered.get(group, old.get(group)) for group in GROUPS}
    LOCK.write_text(json.dumps({"groups": hashes, "files": files()}, indent=1) + "\n", "utf-8")
