"""The overview sheet over the table."""
