"""The machine the program runs on: folders, files, log, window, and a program that was unpacked for a while."""
