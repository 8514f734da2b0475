"""Every reason why something a person tries is forbidden, with the values its sentence needs.

`island`, `needed_island` are island names, `favour` a favour name, `order` a colour, the rest numbers or as said.
`blocked` is the island that the apostate blocks (R9) if novices of the order are there that would do, else "none".
"""

from luna.games.luna.rules.constants import ISLAND_NAMES

REASONS: dict[str, tuple[str, ...]] = {
    "game_over": (),
    "preparation_first": (),
    "preparation_over": (),
    "shrine_first": (),
    "pairs_now": (),
    "tire_first": (),
    "tire_over": (),
    "solo_only": (),
    "no_candles_in_solo": (),
    "travel_open": ("kind",),  # journey or tides
    "nothing_begun": (),
    "shrine_island_taken": ("island", "order"),
    "herbs_island_banned": (),
    "pairs_on_own_shrine": ("island",),
    "blocked_by_apostate": ("island",),
    "token_not_owned": ("favour",),
    "favour_owned": ("favour",),
    "herbs_taken": (),
    "too_few_active": ("island", "needed", "have"),
    "too_few_inactive": ("island", "needed", "have"),
    "too_few_on_jetty": ("needed", "have"),
    "all_moved_already": ("island",),
    "same_island": ("island",),
    "novice_for_novice": (),
    "token_cannot_enter": (),
    "reserve_empty": (),
    "no_shrine_left": (),
    "own_shrine_there": ("island",),
    "not_on_herbs_island": (),
    "tile_not_in_game": ("tile",),
    "tile_in_temple": ("tile",),
    "tile_not_in_temple": ("tile",),
    "tile_occupied": ("tile", "order"),
    "tile_not_released": ("tile",),
    "needs_bribery": ("tile",),
    "no_own_novice_on_tile": ("tile",),
    "no_book_there": ("tile",),
    "book_already_there": ("tile",),
    "not_own_novice": ("tile",),
    "beyond_last_seat": ("left",),
    "none_to_tire": ("island",),
    # of several actions that one gesture or button could mean: what is in the way of all of them
    "no_favour": ("blocked",),
    "no_recruit": ("needed", "blocked"),
    "none_to_wake": ("blocked",),
    "none_active": ("blocked",),
    "none_to_move": ("blocked",),
    "none_to_sail": ("blocked",),
    "no_tile_to_appoint": ("bribery", "blocked"),  # yes or no: whether the order has that token
    "none_on_path": (),
    "none_released": (),
    "no_novice_without_book": (),
    "no_use_for_book": ("tile",),
    "bribery_opens_nothing": ("blocked",),
    "bribery_none_for": ("island",),
    "novice_token_idle": (),
    "inactive_need_token": (),
    "jetty_needs_token": (),
    # tried on the table though no action of the game means it
    "builder_elsewhere": ("island", "needed_island"),
    "apostate_elsewhere": ("island", "needed_island"),
    "wrong_symbol": ("island", "needed_island", "tile"),
    "wrong_field": ("tile", "field"),
    "tile_goes": ("tile",),
    "wrong_favour_island": ("island", "needed_island"),
    "stays_put": ("piece",),  # a kind of thing that nobody takes up
    "not_your_piece": ("order",),
    "pair_there_already": ("island",),
    "bribery_elsewhere": ("tile",),
    "piece_goes": ("piece",),  # a kind of PIECES: what it is for
    "place_takes": ("place",),  # one of PLACES: what is done there
    "button_waits": ("action",),  # the name of a button that was pressed
}

PIECES = (
    "novice",
    "inactive",
    "jetty",
    "reserve",
    "pairs",
    "shrines",
    "first-shrine",
    "field",
    "favour",
    *(f"token-{name}" for name in ISLAND_NAMES),
)
"""What a hand can carry, as said by `piece_goes`."""
PLACES = ("candle", "field", "builder", "priestess", "guardian", "button")
"""Where a piece is carried by mistake, as said by `place_takes`."""
