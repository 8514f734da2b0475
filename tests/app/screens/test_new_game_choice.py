"""What can be chosen for a new game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from luna.app.settings.store import SettingsFile
from luna.core.seat import NAME_LENGTH, numbered
from luna.games.luna.rules.constants import COLOURS
from luna.games.luna.setting_up.choice import WAYS, Draft, clean_name, going_over, recall, remember


def test_a_colour_somebody_has_is_exchanged():
    draft = Draft()
    draft.take_colour(0, "white")
    assert draft.colours == ["white", "red", "blue", "yellow"]
    draft.take_colour(0, "white")
    assert draft.colours == ["white", "red", "blue", "yellow"]


def test_the_seats_are_those_who_take_part_clockwise():
    draft = Draft(players=3, names=["Anna", "", "Bo", "Eve"])
    assert draft.choice().seats == (("yellow", "Anna"), ("red", ""), ("blue", "Bo"))


def test_solo_seats_the_human_and_the_automaton_without_a_name():
    choice = Draft(mode="solo", level=2, players=4, start=1, setup="preset", names=["Anna", "Bo", "", ""]).choice()
    assert choice.seats == (("yellow", "Anna"), ("red", ""))
    assert (choice.mode, choice.level, choice.setup, choice.start) == ("solo", 2, "free", None)


def test_the_level_belongs_to_solo_alone():
    assert Draft(level=3).choice().level == 0


def test_the_start_player_is_drawn_or_a_colour():
    assert Draft().choice().start is None
    assert Draft(start=1).choice().start == "red"


def test_the_preset_has_its_own_figures():
    assert Draft(setup="preset", choose_figures=True).choice().figures is None


def test_figures_of_the_free_set_up_are_drawn_or_chosen():
    draft = Draft(setup="free")
    assert draft.choice().figures is None
    draft.choose_figures = True
    draft.place_figure("builder", "book")
    assert draft.choice().figures == {"priestess": "novice", "builder": "book", "apostate": "bribery"}


def test_in_level_3_priestess_and_builder_stand_together():
    draft = Draft(mode="solo", level=3, choose_figures=True)
    assert draft.choice().figures == {"priestess": "novice", "builder": "novice", "apostate": "bribery"}
    draft.place_figure("builder", "herbs")
    draft.place_figure("apostate", "book")
    assert draft.choice().figures == {"priestess": "herbs", "builder": "herbs", "apostate": "book"}


@pytest.mark.parametrize(
    ("seed", "wrong"), [("", False), ("0", False), ("007", False), ("12a", True), ("٣", True), ("-1", True)]
)
def test_a_seed_has_digits_only(seed, wrong):
    assert Draft(seed=seed).seed_is_wrong == wrong
    if seed and not wrong:
        assert Draft(seed=seed).choice().seed == int(seed)


def test_without_a_seed_each_table_is_another():
    assert len({Draft().choice().seed for _ in range(20)}) > 1


@given(st.text())
def test_a_name_is_short_and_printable(name):
    cleaned = clean_name(name)
    assert len(cleaned) <= NAME_LENGTH
    assert cleaned == cleaned.strip()
    assert clean_name(cleaned) == cleaned
    assert not any(char in cleaned for char in "\n\r\t\x00\u2028\x1b")
    cleaned.encode("utf-8")


@pytest.mark.parametrize("name", ["Łucja", "Ζωή", "Ольга", "O’Neil-Smith 3rd", "a=b %20"])
def test_names_of_any_script_stay_as_they_are(name):
    assert clean_name(name) == name


@given(st.lists(st.sampled_from(["", "Anna", "Anna 2", "x" * NAME_LENGTH]), max_size=4))
def test_equal_names_are_numbered(names):
    final = numbered(names)
    given_names = [name for name in final if name]
    assert len(set(given_names)) == len(given_names)
    assert [bool(name) for name in final] == [bool(name) for name in names]
    assert all(len(name) <= NAME_LENGTH for name in final)
    assert final[:1] == names[:1]


def test_the_second_of_two_equal_names_becomes_number_two():
    assert numbered(["Anna", "Anna", "Anna"]) == ["Anna", "Anna 2", "Anna 3"]


def test_the_last_choice_is_there_again(tmp_path):
    settings = SettingsFile(tmp_path / "settings.toml")
    draft = Draft(players=3, level=2, setup="free", names=["Anna", "", "Bo", ""], seed="5")
    draft.take_colour(0, "blue")
    remember(settings, draft)
    again = recall(SettingsFile(tmp_path / "settings.toml"), "players")
    assert again == Draft(players=3, setup="free", names=draft.names, colours=draft.colours)


def test_each_way_to_play_remembers_what_was_chosen_for_it(tmp_path):
    settings = SettingsFile(tmp_path / "settings.toml")
    remember(settings, Draft(mode="computer", players=3, setup="free", bots=["", "level-4", "level-2", ""]))
    remember(settings, Draft(mode="players", players=4))
    remember(settings, Draft(mode="solo", level=3))
    computer, shared, solo = (recall(settings, way) for way in WAYS)
    assert (computer.players, computer.setup, computer.bots) == (3, "free", ["", "level-4", "level-2", ""])
    assert (shared.players, shared.setup, shared.bots) == (4, "preset", [""] * 4)
    assert solo.level == 3


def test_a_fresh_install_offers_one_person_against_the_easiest_level_at_the_preset(tmp_path):
    choice = recall(SettingsFile(tmp_path / "settings.toml"), WAYS[0]).choice()
    assert (choice.mode, choice.bots, choice.setup) == ("players", ("", "level-1"), "preset")


def test_against_the_computer_never_means_against_oneself_the_next_time(tmp_path):
    settings = SettingsFile(tmp_path / "settings.toml")
    remember(settings, Draft(mode="computer"))
    assert recall(settings, "computer").choice().bots == ("", "level-1")


def test_another_way_to_play_keeps_persons_colours_and_number(tmp_path):
    draft = Draft(names=["Anna", "", "", ""], colours=["blue", "red", "white", "yellow"], seed="7")
    other = going_over(SettingsFile(tmp_path / "settings.toml"), draft, "computer")
    assert (other.names, other.colours, other.seed) == (draft.names, draft.colours, "7")
    assert other.choice().bots == ("", "level-1")


def test_a_settings_file_edited_by_hand_gives_a_sound_draft(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text('[new_game]\ncolours = ["red", "red"]\nnames = ["a\\nb", "' + "x" * 50 + '"]\nplayers = 9', "utf-8")
    draft = recall(SettingsFile(path), "players")
    assert draft.colours == list(COLOURS)
    assert draft.names == ["ab", "x" * NAME_LENGTH, "", ""]
    assert draft.players == 2


def test_a_bot_has_a_level_and_no_name():
    choice = Draft(players=3, names=["Anna", "Bo", "Eve", ""], bots=["", "level-3", "", "level-6"]).choice()
    assert choice.seats == (("yellow", "Anna"), ("red", ""), ("blue", "Eve"))
    assert choice.bots == ("", "level-3", "")


def test_in_solo_a_bot_may_play_for_the_person_but_not_for_the_automaton():
    choice = Draft(mode="solo", bots=["level-5", "level-2", "", ""]).choice()
    assert choice.bots == ("level-5", "")


def test_solo_is_played_by_a_person_whoever_played_last_time(tmp_path):
    settings = SettingsFile(tmp_path / "settings.toml")
    remember(settings, Draft(bots=["level-6", "level-5", "", ""]))
    draft = recall(settings, "solo")
    assert draft.choice().bots == ("", "")
    draft.bots[0] = "level-2"
    remember(settings, draft)
    assert recall(settings, "players").bots == ["level-6", "level-5", "", ""]


def test_going_over_to_solo_brings_the_person_back(tmp_path):
    settings = SettingsFile(tmp_path / "settings.toml")
    draft = going_over(settings, Draft(bots=["level-6", "level-5", "", ""]), "solo")
    assert draft.choice().bots == ("", "")


def test_a_bots_seat_takes_no_name_from_a_person():
    assert Draft(names=["Anna", "Anna", "", ""], bots=["level-1", "", "", ""]).choice().seats[1][1] == "Anna"


def test_who_played_last_time_plays_again(tmp_path):
    settings = SettingsFile(tmp_path / "settings.toml")
    remember(settings, Draft(bots=["", "level-1", "", "level-6"]))
    assert recall(SettingsFile(tmp_path / "settings.toml"), "players").bots == ["", "level-1", "", "level-6"]


def test_an_unknown_level_is_forgotten(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_text('[new_game]\nbots = ["level-1", "level-99"]', "utf-8")
    assert recall(SettingsFile(path), "players").bots == [""] * 4
