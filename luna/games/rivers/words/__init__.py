"""The game in words: what happened, what could, what things are and why something is forbidden."""
