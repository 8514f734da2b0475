"""The five lessons: their positions as records, their steps, and what each step wants."""
