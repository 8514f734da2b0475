"""Where everything lies on the table and in the window, and what a pointer hits."""
