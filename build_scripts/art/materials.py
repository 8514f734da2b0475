"""Materials, made once per scene and found again by name."""

from typing import Any

import bpy  # type: ignore[import-not-found, unused-ignore]

from . import tones

_materials: dict[str, Any] = {}


def forget():
    """A new scene begins: the old one's materials are gone."""
    _materials.clear()


def _scaled(tree, colour, factor):
    node = tree.nodes.new("ShaderNodeVectorMath")
    node.operation = "SCALE"
    tree.links.new(colour, node.inputs[0])
    tree.links.new(factor, node.inputs["Scale"])
    return node.outputs[0]


def _ranged(tree, value, ends, smooth=False):
    node = tree.nodes.new("ShaderNodeMapRange")
    if smooth:
        node.interpolation_type = "SMOOTHSTEP"
    for key, end in zip(("From Min", "From Max", "To Min", "To Max"), ends, strict=True):
        node.inputs[key].default_value = end
    tree.links.new(value, node.inputs["Value"])
    return node.outputs[0]


def _noise(tree, scale, detail):
    node = tree.nodes.new("ShaderNodeTexNoise")
    node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
    tree.links.new(tree.nodes.new("ShaderNodeTexCoord").outputs["Object"], node.inputs["Vector"])
    return node.outputs["Fac"]


def _height(tree):
    node = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(tree.nodes.new("ShaderNodeNewGeometry").outputs["Position"], node.inputs[0])
    return node.outputs["Z"]


def _mixed(tree, deep, colour, factor):
    node = tree.nodes.new("ShaderNodeMix")
    node.data_type = "RGBA"
    tree.links.new(factor, node.inputs["Factor"])
    node.inputs["A"].default_value = tones.linear(deep)
    tree.links.new(colour, node.inputs["B"])
    return node.outputs["Result"]


def _base_colour(tree, colour, vertex, deep, grad, vary, bump_scale, edge):
    if vertex:
        node = tree.nodes.new("ShaderNodeVertexColor")
        node.layer_name = vertex
        source = node.outputs["Color"]
    else:
        source = tree.nodes.new("ShaderNodeRGB").outputs[0]
        source.default_value = tones.linear(colour)
    if vary:
        noise = _noise(tree, bump_scale * 0.4, 5)
        source = _scaled(tree, source, _ranged(tree, noise, (0.3, 0.7, 1 - vary, 1 + vary)))
    if deep:
        source = _mixed(tree, deep, source, _ranged(tree, _height(tree), (*grad[:2], 0.0, 1.0), smooth=True))
    elif grad:
        source = _scaled(tree, source, _ranged(tree, _height(tree), grad, smooth=True))
    if edge:
        worn = tree.nodes.new("ShaderNodeNewGeometry").outputs["Pointiness"]
        source = _scaled(tree, source, _ranged(tree, worn, (0.51, 0.60, 1.0, 1.0 + edge)))
    return source


def mat(
    name,
    colour,
    rough=0.6,
    metal=0.0,
    bump=0.0,
    bump_scale=18.0,
    vary=0.0,
    emit=0.0,
    coat=0.0,
    sheen=0.0,
    sss=0.0,
    vertex=None,
    edge=0.0,
    grad=None,
    deep=None,
):
    """A principled material.

    `vary` = noise in its value, `edge` = lightened worn edges, `vertex` = name of a colour layer, `grad` = (z0, z1,
    factor at z0, factor at z1); with `deep` the colour at z0 is `deep` instead.
    """
    if name in _materials:
        return _materials[name]
    material = _materials[name] = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    values = {"Roughness": rough, "Metallic": metal, "Coat Weight": coat, "Coat Roughness": 0.15, "Sheen Weight": sheen}
    if sss:
        values |= {"Subsurface Weight": sss, "Subsurface Radius": (0.06, 0.04, 0.03)}
    if emit:
        values |= {"Emission Color": tones.linear(colour), "Emission Strength": emit}
    for key, value in values.items():
        shader.inputs[key].default_value = value
    source = _base_colour(tree, colour, vertex, deep, grad, vary, bump_scale, edge)
    tree.links.new(source, shader.inputs["Base Color"])
    if bump:
        node = tree.nodes.new("ShaderNodeBump")
        node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = bump, 0.05
        tree.links.new(_noise(tree, bump_scale, 6), node.inputs["Height"])
        tree.links.new(node.outputs[0], shader.inputs["Normal"])
    return material


def stone(name="marble", colour=tones.MARBLE):
    """Satin stone with worn edges."""
    return mat(name, colour, 0.62, bump=0.25, bump_scale=14, vary=0.10, edge=0.15)


def gold():
    """The one gold of rims, finials and inlays."""
    return mat("gold", "#ffcf62", 0.36, metal=0.82, bump=0.05, emit=0.06)


def iron():
    """Dark metal of posts and brackets."""
    return mat("iron_post", "#3a3648", 0.5, metal=0.6)


def wood(name="wood", colour=tones.WOOD):
    """Painted planks."""
    return mat(name, colour, 0.65, bump=0.35, bump_scale=26, vary=0.18)
