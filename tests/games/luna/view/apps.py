"""Programs in windows that nobody sees, for tables with all that belongs to them."""

from build_scripts.sheets.pseudo import text_in
from luna.app.app import App
from luna.app.opening import compose
from luna.app.saves.library import Library
from luna.app.settings import preferences
from luna.app.settings.store import SettingsFile
from luna.app.system import paths
from luna.app.system.display import Window
from luna.games.catalogue import GAMES


def make_app(language, size, scale, folder) -> App:
    """A program whose files lie in a folder."""
    icon = paths.art_of("luna") / "sprites" / "start_marker.png"
    settings = SettingsFile(folder / "settings.toml")
    settings.put(preferences.UI_SCALE, scale)
    window = Window("Luna", icon, size, fullscreen=False)
    return compose(window, settings, text_in(paths.localization(), language), Library(folder, GAMES))
