"""Meshes and groups of them: everything is built where the innermost `group` puts it."""

import math
import random
from contextlib import contextmanager
from typing import Any

import bmesh  # type: ignore[import-not-found, unused-ignore]
import bpy  # type: ignore[import-not-found, unused-ignore]
from mathutils import Vector, noise  # type: ignore[import-not-found, unused-ignore]

from luna.ui.pictures.palette import LANTERN

from . import tones

_parents: list[Any] = []


def forget():
    """A new scene begins: no group is open."""
    _parents.clear()


@contextmanager
def group(loc=(0, 0, 0), rot=0.0, scale=1.0):
    """`with group(place, degrees, scale):` everything built inside is placed together."""
    frame = bpy.data.objects.new("group", None)
    frame.location, frame.rotation_euler = loc, (0, 0, math.radians(rot))
    frame.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    _link(frame)
    _parents.append(frame)
    try:
        yield frame
    finally:
        _parents.pop()


def _link(ob):
    bpy.context.scene.collection.objects.link(ob)
    if _parents:
        ob.parent = _parents[-1]


def lamp(loc, power=6.0, color=LANTERN, radius=0.05):
    li = bpy.data.lights.new("lamp", "POINT")
    li.energy, li.color, li.shadow_soft_size = power, tones.linear(color)[:3], radius
    ob = bpy.data.objects.new("lamp", li)
    ob.location = loc
    _link(ob)
    return ob


def mesh(name, verts, faces, material, smooth=False, bevel=0.0, segments=3, colors=None, sub=0):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if colors is not None:
        layer = me.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", [c for rgba in colors for c in rgba])
    me.materials.append(material)
    me.validate()
    ob = bpy.data.objects.new(name, me)
    _link(ob)
    if smooth:
        me.shade_smooth()
    if bevel:
        md = ob.modifiers.new("bevel", "BEVEL")
        md.width, md.segments, md.limit_method, md.angle_limit = bevel, segments, "ANGLE", math.radians(32)
        md.harden_normals = False
        me.shade_smooth()
        try:
            wn = ob.modifiers.new("wn", "WEIGHTED_NORMAL")
            wn.keep_sharp = True
        except RuntimeError:
            pass
    if sub:
        md = ob.modifiers.new("sub", "SUBSURF")
        md.levels = md.render_levels = sub
        me.shade_smooth()
    return ob


def copy(ob, loc, rot=0.0, scale=1.0):
    """Linked duplicate (shares the mesh)."""
    d = ob.copy()
    d.location, d.rotation_euler = loc, (0, 0, math.radians(rot))
    d.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(d)
    d.parent = _parents[-1] if _parents else None
    return d


def box(size, loc, material, bevel=0.02, rot=0.0, tilt=0.0, name="box"):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    ob = mesh(name, v, f, material, bevel=bevel)
    ob.location, ob.rotation_euler = loc, (math.radians(tilt), 0, math.radians(rot))
    return ob


def prism(outline, z0, z1, material, bevel=0.02, name="prism", taper=1.0, loc=(0, 0, 0)):
    """Extruded outline (counter-clockwise or not; fixed here)."""
    pts = list(outline)
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(pts, pts[1:] + pts[:1], strict=False)) < 0:
        pts.reverse()
    n = len(pts)
    v = [(x, y, z0) for x, y in pts] + [(x * taper, y * taper, z1) for x, y in pts]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [
        (i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)
    ]
    ob = mesh(name, v, f, material, bevel=bevel, segments=2)
    ob.location = loc
    return ob


def ngon(n, r, rot=0.0, ry=None):
    ry = r if ry is None else ry
    return [
        (r * math.cos(math.radians(rot + 360 * i / n)), ry * math.sin(math.radians(rot + 360 * i / n)))
        for i in range(n)
    ]


def lathe(profile, material, seg=40, loc=(0, 0, 0), name="lathe", squash=(1, 1), power=None, sub=0):
    """Turned body; profile = [(radius, z), ...] bottom to top. `power` = function(angle) -> radius factor."""
    v, f = [], []
    for r, z in profile:
        for i in range(seg):
            a = 2 * math.pi * i / seg
            k = power(a) if power else 1.0
            v.append((r * k * math.cos(a) * squash[0], r * k * math.sin(a) * squash[1], z))
    m = len(profile)
    for j in range(m - 1):
        for i in range(seg):
            a, b = j * seg + i, j * seg + (i + 1) % seg
            f.append((a, b, b + seg, a + seg))
    ends = [tuple(reversed(range(seg))), tuple(range((m - 1) * seg, m * seg))]
    ob = mesh(name, v, [*f, *ends], material, smooth=True, sub=sub)
    es = ob.modifiers.new("split", "EDGE_SPLIT")
    es.split_angle = math.radians(40)
    ob.location = loc
    return ob


def spline(points, steps=6):
    """Catmull-Rom through 2-D points, to round a lathe profile."""
    out = []
    p = [points[0], *list(points), points[-1]]
    for i in range(1, len(p) - 2):
        for s in range(steps):
            t = s / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * p[i][k]
                        + (p[i + 1][k] - p[i - 1][k]) * t
                        + (2 * p[i - 1][k] - 5 * p[i][k] + 4 * p[i + 1][k] - p[i + 2][k]) * t * t
                        + (3 * p[i][k] - p[i - 1][k] - 3 * p[i + 1][k] + p[i + 2][k]) * t**3
                    )
                    for k in (0, 1)
                )
            )
    out.append(tuple(points[-1]))
    return out


def ball(r, loc, material, squash=(1, 1, 1), rough=0.0, freq=2.0, sub=4, seed=0, name="ball", smooth=True):
    """Icosphere, optionally displaced by noise (foliage, rocks)."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=sub, radius=1.0)
    off = Vector((seed * 7.13, seed * 3.7, seed * 1.9))
    for v in bm.verts:
        k = 1.0 + (rough * noise.fractal(v.co * freq + off, 0.8, 2.0, 3) if rough else 0.0)
        v.co = Vector((v.co.x * squash[0], v.co.y * squash[1], v.co.z * squash[2])) * (r * k)
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.materials.append(material)
    if smooth:
        me.shade_smooth()
    ob = bpy.data.objects.new(name, me)
    ob.location = loc
    _link(ob)
    return ob


def tube(points, r, material, name="tube", cyclic=False, smooth=True):
    if smooth and len(points) == 3:  # quadratic curve through a middle control point
        a, b, c = (Vector(p) for p in points)
        points = [tuple(a * (1 - t) ** 2 + b * 2 * t * (1 - t) + c * t * t) for t in (i / 8 for i in range(9))]
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", r, 3
    sp = cu.splines.new("POLY")
    sp.points.add(len(points) - 1)
    for p, q in zip(sp.points, points, strict=False):
        p.co = (*q, 1)
    sp.use_cyclic_u = cyclic
    cu.materials.append(material)
    cu.use_fill_caps = True
    ob = bpy.data.objects.new(name, cu)
    _link(ob)
    return ob


def inlay(outlines, size, z, material, height=0.02, bevel=0.006, loc=(0, 0), rot=0.0):
    """A flat symbol as a raised inlay; `outlines` are polygons in a box of about -1..1."""
    with group((loc[0], loc[1], z), rot):
        for poly in outlines:
            prism([(x * size, y * size) for x, y in poly], 0, height, material, bevel=bevel, name="emblem")


def fbm(x, y, scale=1.0, seed=0.0, octaves=4):
    """Fractal noise, about -1..1."""
    return noise.fractal(Vector((x * scale + seed * 17.3, y * scale - seed * 9.1, seed * 3.3)), 0.9, 2.0, octaves)


def rng(seed):
    return random.Random(seed)
