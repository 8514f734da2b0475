"""The command line: its options and words, and the commands that need no window."""
