"""What is chosen on a set-up screen of Luna."""

from __future__ import annotations

from luna.app.new_game.scene import NewGameScene
from luna.games.luna.setting_up.choice import Draft
from luna.games.luna.setting_up.form import LunaSetupForm


def draft_of(scene: NewGameScene) -> Draft:
    """The draft that the screen shows."""
    assert isinstance(scene.setup_form, LunaSetupForm)
    return scene.setup_form.draft
