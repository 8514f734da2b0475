"""Motions and who plays them one after the other."""
