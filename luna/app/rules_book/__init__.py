"""The rules book: contents and search at the left, a chapter at the right."""
