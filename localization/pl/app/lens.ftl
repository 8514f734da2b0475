### Przybliżanie stołu kółkiem myszy.

# Na małym przycisku przy brzegu stołu.
lens-whole = Cały stół

options-follow-deeds = Widok z bliska
options-follow-deeds-off = Bez zmian
options-follow-deeds-on = Podąża za innymi
