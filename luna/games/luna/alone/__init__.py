"""Tables for one person that can be tried again and again, with the best that is known of each."""
