"""What happens to a picture after rendering."""

import numpy as np  # type: ignore[import-not-found, unused-ignore]
from PIL import Image, ImageFilter  # type: ignore[import-not-found, unused-ignore]

from . import tones


def clean_alpha(path, floor=0.05, border=0.06):
    """Remove the catcher's faint veil and fade the frame's border, so that no sprite shows its rectangle."""
    a = np.asarray(Image.open(path).convert("RGBA"), np.float32) / 255
    h, w = a.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    edge = np.minimum.reduce([xx, yy, w - 1 - xx, h - 1 - yy]) / (border * min(w, h))
    frame = np.clip(edge * 6, 0, 1)  # what touches the frame itself is cut, shadows fade earlier
    al = np.clip((a[..., 3] - floor) / (1 - floor), 0, 1) * np.clip(edge, 0, 1)
    dark = a[..., :3].max(2) < 0.12  # shadow pixels: tint them night blue
    out = a.copy()
    out[..., 3] = np.where(dark, al, np.where(a[..., 3] > 0.99, a[..., 3], al)) * frame
    tint = np.array(tones.rgb(tones.SHADOW_TINT), np.float32) / 255
    soft = a[..., 3] < 0.97
    out[..., :3] = np.where((dark & soft)[..., None], np.maximum(out[..., :3], tint), out[..., :3])
    Image.fromarray((out * 255 + 0.5).astype(np.uint8)).save(path, optimize=True)


def bloom(a, px_per_unit, strength=0.55):
    """Soft glow round lights, done once at build time. `a` = RGB array 0..1."""
    hot = Image.fromarray((np.clip((a.max(2, keepdims=True) - 0.80) / 0.20, 0, 1) * a * 255).astype(np.uint8))
    out = a
    for r, w in ((0.08, 0.5), (0.25, 0.35), (0.6, 0.25)):
        g = np.asarray(hot.filter(ImageFilter.GaussianBlur(px_per_unit * r)), np.float32) / 255
        out = 1 - (1 - out) * (1 - np.clip(g * w * strength * 2, 0, 1))
    return out


def read(path):
    """An opaque picture as values 0-1."""
    return np.asarray(Image.open(path).convert("RGB"), np.float32) / 255


def to_bytes(a):
    """Values 0-1 as bytes."""
    return (np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)


def contour(path, px_per_unit, width=0.012):
    """A thin dark line round what is solid, so that pale pieces stand out from pale ground."""
    picture = Image.open(path).convert("RGBA")
    solid = picture.getchannel("A").point(lambda value: 255 if value > 245 else 0)
    side = 2 * max(1, round(width * px_per_unit)) + 1
    line = solid.filter(ImageFilter.MaxFilter(side)).filter(ImageFilter.GaussianBlur(side / 6))
    under = Image.new("RGBA", picture.size, (*tones.rgb(tones.SHADOW_TINT), 0))
    under.putalpha(line.point(lambda value: round(value * 0.82)))
    Image.alpha_composite(under, picture).save(path, optimize=True)


def fade_shadow(path, anchor, reach, px_per_unit, tilt):
    """Keep only the part of a cast shadow within `reach` units of the anchor, a fraction of the frame.

    `tilt` = how deep a unit of the ground looks.
    """
    picture = np.asarray(Image.open(path).convert("RGBA"), np.float32)
    height, width = picture.shape[:2]
    yy, xx = np.mgrid[0:height, 0:width]
    away = np.hypot(xx - anchor[0] * width, (yy - anchor[1] * height) / tilt) / px_per_unit
    kept = np.clip((reach - away) / (0.45 * reach), 0, 1)
    shade = (picture[..., :3].max(2) < 34) & (picture[..., 3] < 250)
    picture[..., 3] = np.where(shade, picture[..., 3] * kept, picture[..., 3])
    Image.fromarray(picture.astype(np.uint8)).save(path, optimize=True)


def crop(path, px_per_unit, centre):
    """Cut a sprite to its visible part and a clear border of one pixel; returns its entry in sprites.json."""
    pixels = np.array(Image.open(path).convert("RGBA"))
    pixels[pixels[..., 3] <= 2] = 0
    picture = Image.fromarray(pixels)
    x0, y0, x1, y1 = picture.getchannel("A").getbbox()
    x0, y0, x1, y1 = x0 - 1, y0 - 1, x1 + 1, y1 + 1
    picture = picture.crop((x0, y0, x1, y1))
    picture.save(path, optimize=True)
    size = picture.width, picture.height
    units = [side / px_per_unit for side in size]
    return {"units": units, "anchor": [(centre[0] - x0) / size[0], (centre[1] - y0) / size[1]]}


def rewrite(path):
    """Save again without Blender's time stamps, so that equal pictures are equal files."""
    Image.fromarray(np.asarray(Image.open(path).convert("RGBA"))).save(path, optimize=True)
