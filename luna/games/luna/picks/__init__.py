"""From picked places to actions of Luna: spelling, what a gesture means, and why it is refused."""
