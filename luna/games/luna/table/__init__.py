"""Luna at the table of the app: what `luna.ui.table.contract` asks of a game."""
