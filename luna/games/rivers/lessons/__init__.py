"""The five lessons: their positions as records, their steps, and what each step wants; the guide of first rounds."""
