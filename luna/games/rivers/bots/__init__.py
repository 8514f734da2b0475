"""Computer players of Between the Rivers: levels, and what they overlook."""
