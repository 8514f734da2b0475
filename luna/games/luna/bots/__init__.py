"""Computer players of Luna: levels, weights and how long they go on."""
