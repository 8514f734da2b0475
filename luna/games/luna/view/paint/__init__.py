"""What is drawn: board, pieces, panels, bars and what floats above."""
