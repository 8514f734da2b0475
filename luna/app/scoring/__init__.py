"""The scoring of a round and the end of a game, as dialogs over the table."""
