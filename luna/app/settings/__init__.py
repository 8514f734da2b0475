"""What a person chose: the file it is kept in, the settings there are, and the language to start in."""
