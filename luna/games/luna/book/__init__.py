"""The rules book of Luna: chapters, their facts and pictures."""
