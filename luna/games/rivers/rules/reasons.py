"""Every reason why something a person tries is forbidden, with the values its sentence needs.

`colour` is a colour, `cell` a cell's name, `seat` a seat's name, `pair` a monument's, the rest numbers.
"""

REASONS: dict[str, tuple[str, ...]] = {
    "game_over": (),
    "order_first": (),
    "commit_first": (),
    "build_first": (),
    "leave_first": (),
    "no_wars_to_order": (),
    "no_conflict": (),
    "nothing_to_build": (),
    "no_treasure_to_leave": (),
    "leader_there": ("cell", "seat"),
    "leader_is_here": ("cell",),
    "tile_there": ("cell",),
    "flipped_there": ("cell",),
    "catastrophe_there": ("cell",),
    "no_temple_beside": ("cell",),
    "leader_joins": ("cell", "kingdoms"),
    "leader_in_supply": ("colour",),
    "none_in_hand": ("colour",),
    "tile_joins_three": ("cell", "kingdoms"),
    "no_catastrophe_left": (),
    "treasure_there": ("cell",),
    "too_few_tiles": ("colour", "needed", "have"),
    "war_not_open": ("colour",),
    "square_not_complete": ("cell",),
    "pair_without_colour": ("pair", "colour"),
    "pair_built": ("pair",),
    "no_such_treasure": ("cell",),
    "bordered_first": ("cell",),
}
