### Looking at the table from near with the mouse wheel.

# On a small button at the edge of the table.
lens-whole = Whole table

options-follow-deeds = Zoomed view
options-follow-deeds-off = Stays put
options-follow-deeds-on = Follows the others
