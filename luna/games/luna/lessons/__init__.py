"""Luna’s lessons: a record for each, its steps, and the guide through the first round."""
