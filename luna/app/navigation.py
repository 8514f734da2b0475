"""The way from one scene to another."""

from __future__ import annotations

from luna.app.app_context import AppContext
from luna.app.backdrop import Backdrop
from luna.app.idle import Idle
from luna.ui.scene import Scene, Stack


class Navigation:
    """The open scenes and what is seen of those that are covered."""

    def __init__(self, context: AppContext) -> None:
        self.context, self.idle = context, Idle(context.text)
        self._stack, self._backdrop = Stack(resting=context.resting), Backdrop()

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The open scenes, the lowest first."""
        return tuple(self._stack)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self._stack.top

    @property
    def playing(self) -> str:
        """Id of the saved game on the table, empty where there is none."""
        return next((scene.playing for scene in self._stack if scene.playing), "")

    def _shows(self, name: str) -> bool:
        """Whether a scene of that name is on top."""
        return self._stack.top is not None and self._stack.top.name == name

    def push(self, scene: Scene) -> None:
        """Opens a scene above the others."""
        self._stack.push(scene, self.context.size)
        self._backdrop.forget()

    def pop(self) -> None:
        """Closes the top scene."""
        self._stack.pop()
        self._backdrop.forget()
        self.idle.let_go()

    def replace(self, scene: Scene) -> None:
        """Opens a scene in place of the top one."""
        self._stack.replace(scene, self.context.size)
        self._backdrop.forget()
        self.idle.let_go()

    def home(self) -> None:
        """Goes back to the first scene, the title."""
        self._stack.home()
        self._backdrop.forget()
        self.idle.let_go()

    @property
    def way_back(self) -> str:
        """Message of where `leave_table` leads."""
        return self._stack.lobby.lobby if self._stack.lobby else "menu-title"

    def leave_table(self) -> None:
        """Goes back to where the table was begun, if one begins others there, else to the title."""
        self._stack.leave_table()
        self._backdrop.forget()
        self.idle.let_go()

    def close(self) -> None:
        """Forgets all scenes; each is asked to end its work."""
        self._stack.abandon()

    def _redraw(self) -> None:
        self._backdrop.forget()
        for scene in self._stack:
            scene.dirty = True
