"""The look of pygame_gui's widgets: navy enamel, gold hairlines, Cinzel.

pygame_gui has no scale factor: all its sizes are made here from one and the manager is built anew at every resize.
"""

from __future__ import annotations

from luna.ui.pictures import palette

LEAST_SCALE, MOST_SCALE = 0.70, 2.0
EMPTY = "#empty"
"""The style of a line that shows what may be typed instead of what was typed."""
FONT_PACKAGE = "pygame_gui.data"
"""The package in which pygame_gui looks for the font files named here; `luna.ui.widgets.manager` puts them there."""
Theme = dict[str, dict[str, object]]


def scale_for(size: tuple[int, int], text_scale: float = 1.0) -> float:
    """The UI scale of a window of this size in px, 1 at 1920 x 1080, times the wanted one."""
    usual = min(MOST_SCALE, max(LEAST_SCALE, min(size[0] / 1828, size[1] / 1080)))
    return max(LEAST_SCALE, usual * text_scale)


def theme(ui_scale: float) -> Theme:
    """pygame_gui's theme at UI scale `ui_scale`."""
    cinzel, sans = "Cinzel_700Bold.ttf", "SourceSans3_600SemiBold.ttf"
    return {
        "defaults": {"colours": _COLOURS, "font": _font(sans, 16 * ui_scale)},
        "button": {"font": _font(cinzel, 23 * ui_scale), "misc": shape(ui_scale, radius=10)},
        "#main": {"colours": _MAIN},
        "#main-narrow": {"colours": _MAIN, "font": _font(cinzel, 19 * ui_scale)},
        "#half": {"font": _font(cinzel, 21 * ui_scale)},
        "#-told": {"font": _font(cinzel, 20 * ui_scale), "misc": _told(ui_scale)},
        "#half-told": {"font": _font(cinzel, 20 * ui_scale), "misc": _told(ui_scale)},
        "#main-told": {"font": _font(cinzel, 20 * ui_scale), "colours": _MAIN, "misc": _told(ui_scale)},
        "#small": {"font": _font(sans, 19 * ui_scale), "misc": shape(ui_scale, radius=8)},
        "#swatch": {"font": _font(sans, 19 * ui_scale), "misc": shape(ui_scale, radius=8)},
        "#ghost": {"colours": _GHOST, "misc": shape(ui_scale, radius=14)},
        EMPTY: {"colours": {"normal_text": palette.DISABLED}},
        "text_entry_line": {"font": _font(sans, 21 * ui_scale), "misc": _entry(ui_scale)},
    }


def _font(file: str, px: float) -> dict[str, object]:
    resource = {"package": FONT_PACKAGE, "resource": file}
    return {"name": file.partition(".")[0], "size": str(max(11, round(px))), "regular_resource": resource}


def shape(ui_scale: float, radius: int) -> dict[str, str]:
    """What a button or a field looks like at its edge; the radius is in the design's units."""
    return {
        "shape": "rounded_rectangle",
        "shape_corner_radius": str(max(2, round(radius * ui_scale))),
        "border_width": "1",
        "shadow_width": "0",
        "text_shadow_size": "0",
        "text_horiz_alignment_padding": str(round(10 * ui_scale)),
    }


def _told(ui_scale: float) -> dict[str, str]:
    """A button whose words stand above a smaller line."""
    raised = {"text_vert_alignment": "top", "text_vert_alignment_padding": str(round(2 * ui_scale))}
    return {**shape(ui_scale, radius=10), **raised}


def _entry(ui_scale: float) -> dict[str, str]:
    pad = round(8 * ui_scale)
    return {
        **shape(ui_scale, radius=8),
        "padding": f"{pad},{round(3 * ui_scale)}",
        "text_horiz_alignment_padding": str(pad),
    }


_COLOURS = {
    "normal_bg": palette.BUTTON,
    "hovered_bg": palette.mix(palette.BUTTON, palette.CREAM, 0.16),
    "active_bg": palette.mix(palette.BUTTON, palette.SHADOW, 0.35),
    "selected_bg": palette.mix(palette.GOLD_DARK, palette.BAR, 0.45),
    "disabled_bg": palette.BUTTON_OFF,
    "dark_bg": palette.BAR,
    "disabled_dark_bg": palette.BAR,
    "normal_text": palette.CREAM,
    "hovered_text": palette.GLINT,
    "active_text": palette.CREAM,
    "selected_text": palette.GLINT,
    "disabled_text": palette.FAINT,
    "normal_border": palette.HAIRLINE,
    "hovered_border": palette.GOLD,
    "active_border": palette.HAIRLINE,
    "selected_border": palette.GOLD,
    "disabled_border": palette.mix(palette.HAIRLINE, palette.BAR, 0.6),
    "text_cursor": palette.GOLD,
}

_MAIN = {
    "normal_bg": palette.BUTTON_MAIN,
    "hovered_bg": palette.mix(palette.BUTTON_MAIN, palette.GLINT, 0.3),
    "active_bg": palette.mix(palette.BUTTON_MAIN, palette.SHADOW, 0.2),
    **{f"{state}_text": palette.BUTTON_INK for state in ("normal", "hovered", "active")},
}

_GHOST = {
    "normal_bg": "#00000000",
    "normal_border": palette.mix(palette.HAIRLINE, palette.BAR, 0.4),
    "hovered_bg": f"{palette.CREAM}14",
    "active_bg": f"{palette.CREAM}22",
}
"""A button that is hardly there: what could be added."""
