"""What an action would lead to, and what hangs together on the map, asked of the rules."""
