"""What paints the table."""
