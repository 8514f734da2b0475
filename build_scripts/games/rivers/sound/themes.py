"""What is played: grounds, melodies and rhythms of both pieces, on D with a low second that sometimes opens upwards."""

from build_scripts.sound.score import melody

SCALE = ("C", "D", "Eb", "F", "G", "A", "Bb")
GROUNDS = {
    "D": ("D2", "A2", "D3", "F3", "A3"),
    "D5": ("D2", "A2", "D3", "A3", "D4"),
    "Eb": ("Eb2", "Bb2", "Eb3", "G3", "Bb3"),
    "Gm": ("G2", "D3", "G3", "Bb3", "D4"),
    "Cm": ("C2", "G2", "C3", "Eb3", "G3"),
    "F": ("F2", "C3", "F3", "A3", "C4"),
    "Bb": ("Bb1", "F2", "Bb2", "D3", "F3"),
    "Hi": ("D2", "A2", "D3", "F#3", "A3"),
}
"""Strings of the lute under a bar, from the lowest; a drone sounds the lowest and its fifth."""
FIGURES = {
    "still": ("0.......", "0...2...", "0..1...."),
    "walk": ("0.2.1.2.", "0.2.3.2.", "0.21.2.."),
    "stream": ("0213.213", "02132.12", "0214.321"),
    "answer": ("0...32.1", "0..2.3.4", "0.1.2..."),
}
"""What the lute plays in a bar of eight eighths: a number is a string of the ground, a point a rest."""
RHYTHMS = {
    "calm": ("D...T...", "D..kT...", "D...T.k."),
    "walk": ("DD.kD.T.", "DD.kD.T.", "D.TkD.T.", "DD.kDkTk"),
    "stream": ("D.kTk.T.", "D.kTkkT.", "DkTkD.T."),
}
"""Of the frame drum: D = its middle, T = its rim, k = its rim, softly."""
MELODIES = {
    "river": melody(
        "A4:3 Bb4:1 A4:2 G4:2 | F4:3 G4:1 A4:4 | G4:2 F4:1 Eb4:1 F4:2 G4:2 | Eb4:2 D4:6"
        "| D4:2 F4:2 G4:3 A4:1 | Bb4:3 A4:1 G4:2 F4:2 | G4:1 F4:1 Eb4:2 F4:1 Eb4:1 D4:2 | D4:6 -:2"
    ),
    "palms": melody(
        "D5:4 C5:2 Bb4:2 | C5:2 Bb4:1 A4:1 Bb4:4 | A4:2 Bb4:2 C5:2 D5:2 | Eb5:3 D5:1 C5:1 Bb4:1 A4:2"
        "| Bb4:3 A4:1 G4:2 A4:2 | Bb4:2 A4:1 G4:1 F4:2 G4:2 | A4:2 G4:1 F4:1 Eb4:2 F4:1 Eb4:1 | D4:6 -:2"
    ),
    "quarter": melody(
        "D4:3 Eb4:1 F#4:4 | G4:3 F#4:1 Eb4:2 D4:2 | F#4:2 G4:2 A4:4 | G4:1 A4:1 Bb4:2 A4:4"
        "| A4:2 C5:1 Bb4:1 A4:2 G4:2 | A4:2 G4:1 F#4:1 Eb4:4 | Eb4:1 F#4:1 G4:2 F#4:2 Eb4:2 | D4:7 -:1"
    ),
    "long": melody("A4:8 | G4:5 F4:3 | G4:4 A4:4 | F4:4 Eb4:4 | F4:6 G4:2 | Eb4:8 | F4:3 Eb4:3 D4:2 | D4:6 -:2"),
    "low": melody(
        "-:2 D4:4 Eb4:2 | F4:6 -:2 | -:2 G4:3 F4:1 Eb4:2 | F4:2 Eb4:2 D4:4"
        "| -:2 A4:4 Bb4:2 | A4:3 G4:1 F4:4 | -:2 G4:2 F4:2 Eb4:2 | D4:6 -:2"
    ),
    "free": melody(
        "D3:3 A3:1 Bb3:1 A3:1 G3:2 | A3:6 -:2 | D4:3 C4:1 Bb3:1 A3:1 Bb3:2 | A3:2 G3:1 F3:1 G3:4"
        "| F3:2 G3:1 A3:1 Bb3:2 A3:2 | G3:1 F3:1 Eb3:2 F3:4 | Eb3:1 F3:1 G3:1 F3:1 Eb3:2 D3:2 | D3:4 -:4"
    ),
    "home": melody(
        "D4:3 F4:1 G4:4 | A4:6 G4:2 | F4:2 G4:1 F4:1 Eb4:4 | D4:8"
        "| Bb4:3 A4:1 G4:2 A4:2 | F4:4 G4:2 F4:2 | Eb4:3 F4:1 Eb4:2 D4:2 | D4:5 -:3"
    ),
}
