"""Screens of buttons and fields, laid out in logical units."""
