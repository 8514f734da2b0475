"""What a game offers to the table in the window: its picture, its motions, its words, its tips and its end.

A position is a state of the game's rules; a snapshot is what the game's view draws of one, and nothing else reads it.
"""
