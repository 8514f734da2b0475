"""A screen of widgets: buttons and text entries by pygame_gui, panels, texts and pictures beside them.

A form is laid out in logical units (1 = 1 px at 1920 x 1080) from its own origin. Every widget has a key, so that it
keeps the keyboard focus when the form is built anew. Keys: Tab and arrows move, Enter and Space press; with nothing
in focus Enter presses the main button.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame_gui import UIManager
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton

from luna.ui.input import keys
from luna.ui.pictures import palette
from luna.ui.pictures.assets import Fonts, Placed
from luna.ui.pictures.draw import blit, fitted, panel, wrapped
from luna.ui.widgets import focus
from luna.ui.widgets.entry import Entry, Refusal
from luna.ui.widgets.explanations import Explanations
from luna.ui.widgets.label import TOLD_TYPE, Align, Label, told_below
from luna.ui.widgets.notice import draw_notice
from luna.ui.widgets.theme import EMPTY

Box = tuple[float, float, float, float]
LEADING = 1.35
"""Height of a line of a paragraph as a multiple of its type."""
NOTICE = 18.0
"""Type of what is said at a line to type in, in logical units."""
MAIN, TOLD = "#main", "-told"
"""The style of the one button that a screen leads on by, and what is added to a style where a smaller line follows."""


@dataclass(slots=True)
class Widget:
    """Something that takes the focus."""

    element: UIElement
    press: Callable[[], object]
    typed: Callable[[str], object] | None = None
    text: str = ""


@dataclass
class Form:
    """The widgets of one screen at UI scale `ui_scale`; `origin` is where its logical (0, 0) lies in px."""

    manager: UIManager
    fonts: Fonts
    ui_scale: float
    origin: tuple[int, int] = (0, 0)
    focused: str | None = None
    labels: list[Label] = field(default_factory=list)
    widgets: dict[str, Widget] = field(default_factory=dict)
    heard: Callable[[], object] = lambda: None
    """Called for each button pressed, before it acts."""
    refusal: Callable[[Refusal, int], str] = lambda reason, limit: ""
    """The sentence for what a line of at most `limit` characters did not take."""
    main: str | None = None
    """Key of the main button, if there is one."""
    wanted: float = 1.0
    """How many times larger type is wanted than the scale lets it be."""
    explanations: Explanations = field(default_factory=Explanations)
    _panels: list[tuple[pygame.Rect, int, str, str]] = field(default_factory=list)
    _pictures: list[tuple[Placed, pygame.Rect, bool]] = field(default_factory=list)
    _waiting: list[Callable[[], object]] = field(default_factory=list)
    _looks: tuple[int, ...] = ()

    def rebuild(self, ui_scale: float, origin: tuple[int, int]) -> None:
        """Starts anew in the same window; the focus stays with its key."""
        self.quiet()
        clear: Callable[[], None] = self.manager.clear_and_reset
        clear()
        self.ui_scale, self.origin = ui_scale, origin
        for kept in (self.labels, self._panels, self._pictures, self._waiting):
            kept.clear()
        self.widgets.clear()
        self.explanations.told.clear()
        self.main = None

    def rect(self, box: Box) -> pygame.Rect:
        """Logical box to px."""
        left, top = self.origin[0] + box[0] * self.ui_scale, self.origin[1] + box[1] * self.ui_scale
        right, bottom = left + box[2] * self.ui_scale, top + box[3] * self.ui_scale
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def px(self, size: float) -> int:
        """Type of a logical size in px."""
        return max(11, round(size * self.ui_scale))

    # -- building

    def panel(self, box: Box, alpha: int = 225, fill: str = palette.PANEL, edge: str = palette.HAIRLINE) -> None:
        """A plate behind everything else; `alpha` 0-255."""
        self._panels.append((self.rect(box), alpha, fill, edge))

    def label(
        self,
        box: Box,
        text: str,
        size: float = 18,
        colour: str = palette.CREAM,
        align: Align = "left",
        role: str = "body",
        key: str = "",
        on: str = "",
    ) -> None:
        """One line, vertically centred in its box; `size` in logical units."""
        self.labels.append(Label(self.rect(box), text, role, self.px(size), colour, align, key, on))

    def paragraph(
        self,
        box: Box,
        text: str,
        size: float = 18,
        colour: str = palette.CREAM,
        align: Align = "left",
        key: str = "",
        most: int | None = None,
        on: str = "",
    ) -> float:
        """Lines broken to the box's width from its top, in place of those with the same key; returns their height.

        Where there are more than `most`, the last one ends in an ellipsis.
        """
        if key:
            self.labels[:] = [label for label in self.labels if label.key != key]
        step = size * LEADING
        lines = wrapped(self.fonts, text, "body", self.px(size), self.rect(box).width)
        if most and len(lines) > most:
            rest, px = " ".join(lines[most - 1 :]), self.px(size)
            lines = (*lines[: most - 1], fitted(self.fonts, rest, "body", px, self.rect(box).width, px)[0])
        for n, line in enumerate(lines):
            self.label((box[0], box[1] + n * step, box[2], step), line, size, colour, align, key=key, on=on)
        return len(lines) * step

    def picture(self, box: Box, sprite: Placed, clip: bool = False) -> None:
        """A sprite whose anchor lies in the middle of a box, above the widgets; `clip` cuts its shadow at the box."""
        self._pictures.append((sprite, self.rect(box), clip))

    def button(
        self, key: str, box: Box, text: str, press: Callable[[], object], style: str = "", told: str = ""
    ) -> UIButton:
        """A button; `style` is a name of the theme such as "#main", `told` a smaller line below its words."""

        def queue() -> None:  # pygame_gui looks at its signature, which takes 1 ms for what is not a plain function
            self._waiting.append(press)

        named = f"{style or '#'}{TOLD}" if told else style
        element = UIButton(self.rect(box), text, self.manager, object_id=named or None, command=queue)
        self.widgets[key] = Widget(element, press, text=text)
        self.main = key if style == MAIN else self.main
        if told:
            self.labels.append(told_below(element.rect, told, self.px(TOLD_TYPE), style == MAIN, key, self.fonts))
        return element

    def entry(self, key: str, box: Box, text: str, empty: str, limit: int, typed: Callable[[str], object]) -> Entry:
        """A line to type in, showing `empty` where nothing is typed; `typed` gets each new content."""
        element = Entry(self.rect(box), self.manager, self.fonts, empty, None if text else EMPTY, limit)
        element.set_text(text[:limit])
        self.widgets[key] = Widget(element, partial(self._step, 1), typed, text[:limit])
        return element

    def explain(self, key: str, told: str) -> None:
        """Says of a button what its word alone does not tell, to whoever rests on it."""
        self.explanations.told[key] = told

    def mark(self, key: str, on: bool) -> None:
        """Shows a button as the chosen one of its group."""
        element = self.widgets[key].element
        assert isinstance(element, UIButton)
        change: Callable[[], None] = element.select if on else element.unselect
        if on or element.is_selected:  # else one that cannot be pressed would look as if it could
            change()

    def enable(self, key: str, on: bool) -> None:
        """Lets a button be pressed or not."""
        element = self.widgets[key].element
        change: Callable[[], None] = element.enable if on else element.disable
        change()

    # -- living

    def handle(self, event: pygame.event.Event) -> bool:
        """Gives an event to the widgets and runs what was pressed; True if it was meant for them."""
        self.explanations.follow(event)
        used = (event.type == pygame.KEYDOWN and self._key(event)) or self.manager.process_events(event)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focused = next(
                (key for key, widget in self.widgets.items() if widget.element.is_focused), self._kept()
            )
        for widget in self.widgets.values():
            if widget.typed and isinstance(widget.element, Entry) and widget.element.text != widget.text:
                if bool(widget.text) != bool(widget.element.text):
                    widget.element.change_object_id(None if widget.element.text else EMPTY)
                widget.text = widget.element.text
                widget.typed(widget.text)
        pressed, self._waiting[:] = list(self._waiting), []
        for press in pressed:
            self.heard()
            press()
        return bool(used or pressed)

    def update(self, seconds: float) -> bool:
        """Lets time pass; True if something looks different."""
        self.manager.update(seconds)
        explained = self.explanations.update(seconds, self.focused, self._explained_boxes())
        looks = tuple(id(sprite.image) for sprite in self.manager.get_sprite_group().sprites())
        changed, self._looks = looks != self._looks, looks
        return changed or explained or isinstance(self._element(), Entry)

    def draw(self, surface: pygame.Surface) -> None:
        """Panels, widgets, pictures, texts and the focus ring."""
        for box, alpha, fill, edge in self._panels:
            panel(surface, box, fill, alpha, round(14 * self.ui_scale), edge)
        self.manager.draw_ui(surface)
        for picture, box, clip in self._pictures:
            surface.set_clip(box.inflate(-2, -2) if clip else None)
            blit(surface, picture, box.center)
        surface.set_clip(None)
        for label in self.labels:
            label.draw(surface, self.fonts)
        if (element := self._element()) and element.is_enabled:
            away, rim = 2 * max(3, round(4 * self.ui_scale)), max(2, round(2 * self.ui_scale))
            ring = element.rect.inflate(away, away)
            pygame.draw.rect(surface, palette.GOLD, ring, rim, border_radius=round(13 * self.ui_scale))
        if isinstance(element, Entry) and element.refused:
            told = self.refusal(element.refused, element.limit)
            draw_notice(surface, self.fonts, told, element.rect, self.px(NOTICE), self.ui_scale)
        elif self.explanations.shown:
            words = [label.box for label in self.labels if not label.on]
            self.explanations.draw(surface, self.fonts, self._boxes(), words, self.px(NOTICE), self.ui_scale)

    def quiet(self) -> None:
        """Ends typing, so that no key repeats after the form is gone."""
        self.manager.set_focus_set(None)

    # -- focus

    def focus_on(self, key: str | None) -> None:
        """Moves the keyboard focus."""
        self.quiet()
        self.focused = key
        element = self._element()
        if isinstance(element, Entry):
            self.manager.set_focus_set(element)
            element.edit_position = len(element.text)
            element.select_range = [0, len(element.text)]

    def _kept(self) -> str | None:
        """The focus after a click beside all widgets: typing ends, but Enter still presses the same button."""
        return None if isinstance(self._element(), Entry) else self.focused

    def _boxes(self) -> dict[str, pygame.Rect]:
        return {key: pygame.Rect(widget.element.rect) for key, widget in self.widgets.items()}

    def _explained_boxes(self) -> dict[str, pygame.Rect]:
        """Of those that have a sentence: time passes in every frame, and most forms have none."""
        told = (key for key in self.explanations.told if key in self.widgets)
        return {key: self.widgets[key].element.rect for key in told}

    def _element(self) -> UIElement | None:
        widget = self.widgets.get(self.focused or "")
        return widget.element if widget else None

    def _pressable(self) -> bool:
        element = self._element()
        return element is not None and bool(element.is_enabled)

    def _leads_on(self) -> bool:
        """Whether there is a main button to be pressed."""
        return self.main is not None and bool(self.widgets[self.main].element.is_enabled)

    def _key(self, event: pygame.event.Event) -> bool:
        typing = isinstance(self._element(), Entry)
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in focus.ARROWS and not (typing and event.key in (pygame.K_LEFT, pygame.K_RIGHT)):
            self._move(focus.ARROWS[event.key])
        elif event.key in keys.CONFIRM and self._pressable() and not (typing and event.key == pygame.K_SPACE):
            self._waiting.append(self.widgets[self.focused or ""].press)
        elif event.key in keys.ENTER and self._element() is None and self._leads_on():
            self._waiting.append(self.widgets[self.main or ""].press)
        else:
            return False
        return True

    def _step(self, step: int) -> None:
        keys, boxes = self._stops()
        at = focus.in_order(boxes, self._place(keys), step)
        self._go_to(None if at is None else keys[at])

    def _move(self, direction: focus.Direction) -> None:
        keys, boxes = self._stops()
        at = focus.towards(boxes, self._place(keys), direction)
        self._go_to(None if at is None else keys[at])

    def _go_to(self, key: str | None) -> None:
        self.focus_on(key)
        self.explanations.focus_moved()

    def _stops(self) -> tuple[list[str], list[pygame.Rect]]:
        live = {key: widget.element.rect for key, widget in self.widgets.items() if widget.element.is_enabled}
        return list(live), [pygame.Rect(rect) for rect in live.values()]

    def _place(self, keys: list[str]) -> int | None:
        return keys.index(self.focused) if self.focused in keys else None
