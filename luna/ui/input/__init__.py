"""Keys, the pointer and the clipboard."""
