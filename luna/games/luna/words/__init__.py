"""Luna in words: chronicle, recap, cards, refusals, tips, overview."""
