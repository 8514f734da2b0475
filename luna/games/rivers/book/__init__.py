"""The rules book: what each chapter is made of, and the numbers in it."""
