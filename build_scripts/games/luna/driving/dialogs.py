"""The dialogs that follow an action in Luna's table, opened without a window to see where their buttons lie."""

from __future__ import annotations

import copy

from build_scripts.driving.seen import Seen
from luna.app.app_context import Program
from luna.app.table.scene import TableScene
from luna.games.luna.scenes.ends import show_ends
from luna.games.luna.scenes.round_end import RoundEnd
from luna.ui.widgets.form_scene import FormScene


def ends(seen: Seen) -> list[FormScene]:
    """Those that follow the record's last action: none, a round's scoring, or that and those of the end."""
    opened: list[FormScene] = []
    steps = seen.scene.game.match.steps
    if steps:
        show_ends(_Opening(seen.scene, opened), steps[-1].events)
    for form in opened:  # each opens the next one
        if isinstance(form, RoundEnd):
            form.back()
    return opened


class _Opening:
    """Stands in for the table where dialogs are opened, so that they can be looked at without a stack."""

    def __init__(self, scene: TableScene, opened: list[FormScene]) -> None:
        self.setup, self.match, self.names, self.watched = scene.setup, scene.match, scene.names, scene.watched
        self.undo, self.again, self.rematch = scene.undo, scene.again, scene.rematch
        self.button_at, self.press_under = scene.button_at, scene.press_under
        self.light, self.place, self.hints_taken = scene.light, scene.place, scene.hints_taken
        self.counted, self.stop_bots, self.look_from_result = scene.counted, scene.stop_bots, scene.look_from_result
        self.can_review, self.review, self.remark = scene.can_review, scene.review, scene.remark
        self.reckoned, self.waits = scene.reckoned, scene.waits
        self.tried_again, self.tell_again = scene.tried_again, scene.tell_again
        self.context = copy.copy(scene.context)
        self.context.go = _Pushing(scene.context.go, opened)  # type: ignore[assignment]


class _Pushing:
    def __init__(self, go: Program, opened: list[FormScene]) -> None:
        self._go, self._opened = go, opened

    def __getattr__(self, name: str) -> object:
        return getattr(self._go, name)

    def push(self, scene: FormScene) -> None:
        self._opened.append(scene)

    replace = push

    def pop(self) -> None:
        """The dialog on top has closed."""
