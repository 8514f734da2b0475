"""The printed values for the sheets: untouched, with a field chosen, and with something impossible."""

from collections.abc import Callable

from luna.app.app import App
from luna.app.printed.scene import PrintedScene
from luna.games.luna.game import LUNA
from luna.games.luna.printed.corrections import with_symbol
from luna.games.luna.printed.desk import LunaDesk
from luna.games.luna.printed.fields import PRIESTESS, position_key, tile_key
from luna.ui.widgets.form_scene import FormScene

ISLAND, TILE = position_key(3), tile_key("yellow", 0)


def printed(field: str = "", wrong: bool = False) -> Callable[[App], FormScene]:
    """A scene with a field chosen; with something `wrong` there is one symbol too many."""

    def made(app: App) -> FormScene:
        scene = PrintedScene(app.context, LUNA)
        desk = scene.keeping.desk
        assert isinstance(desk, LunaDesk)
        desk.selected, desk.name = field, "Anna"
        if wrong:
            desk.use(with_symbol(desk.board, 6, 0))
        return scene

    return made


SCENES = {
    "printed values": printed(),
    "printed values, a tile": printed(TILE, wrong=True),
    "printed values, an island": printed(ISLAND),
    "printed values, the first island": printed(position_key(1)),
    "printed values, the priestess": printed(PRIESTESS),
}
