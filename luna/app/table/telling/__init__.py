"""What the table says in words: chronicle, help, tips, messages, hand-over."""
