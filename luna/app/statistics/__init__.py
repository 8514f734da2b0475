"""The statistics: how a person's games ended, counted in several ways and drawn over time.

Everything is counted anew from the list of results; nothing here is kept.
"""
