"""The measuring programs of `build_scripts/bench.py`.

`yardsticks`, `rules`, `search`, `thought`, `redraw`, `table`, `window` and `bare` run inside `.venv`, each in its own
process, and all but the last print their numbers as one JSON object; the other modules need the standard library only.
"""
