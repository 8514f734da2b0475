"""The measuring programs of `build_scripts/bench.py`.

`rules`, `redraw`, `table` and `window` run inside `.venv`, each in its own process, and print their numbers as one
JSON object; the other modules need the standard library only.
"""
