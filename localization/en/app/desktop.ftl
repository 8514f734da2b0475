### What the desktop shows of the installed program, and what its installation says.

desktop-kind = Board game
desktop-comment = Strategy game about the temple of the Moon Priestess, for one to four people
desktop-file = Luna game

install-done = Luna has been installed: it is in the menu under Games, and files whose names end in .luna open with it.
install-updated = Luna has been updated. Saved games and settings are as they were.
install-removed = Luna has been removed. Saved games and settings are still there.
install-incomplete = This folder is not complete. Unpack the whole archive and start install.sh in it.
install-absent = Luna is not installed in { $folder }.
install-foreign = { $folder } was not made by this installation and stays as it is. Move it away, then start again.
install-failed = Luna could not be installed in { $folder }.
