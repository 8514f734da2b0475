"""Dialogs that Luna opens over the table: the scoring of a round and the end of a game."""
