### Saved games: why one could not be saved or opened.

saves-open-elsewhere = This game is open in another window of Luna. A copy of it can be continued here.

save-failure-open-elsewhere = { saves-open-elsewhere }
save-failure-damaged = This saved game is damaged and stays as it is.

record-damaged = the file was changed or damaged: the lines before this one no longer match their checksum
record-nul-byte = this line contains bytes that belong to no text
record-newer-version = the record comes from a newer version of Luna (format { $detail })
record-too-large = the file is too large for a record
record-empty = the file is empty
record-unreadable = the file cannot be read ({ $detail })
record-no-such-game = there is no saved game “{ $detail }” any more
