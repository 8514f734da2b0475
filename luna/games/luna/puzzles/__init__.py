"""Puzzles from games of computer players, found and proven by the scripts of `build_scripts/games/luna/puzzles`."""
