"""What is played: harmonies, melodies and figures of the three pieces, in D minor with a Dorian light."""

from build_scripts.sound.score import melody

from .harmony import chord

CHORDS = {
    "Dm": chord("D2", "D3 A3 E4 F4", "D3 A3 D4 E4 F4 A4"),
    "D5": chord("D2", "D3 A3 D4 E4", "D3 A3 D4 E4 A4 D5"),
    "F": chord("F2", "C3 F3 A3 E4", "F3 C4 E4 G4 A4 C5"),
    "C": chord("C2", "C3 G3 D4 E4", "C3 G3 C4 D4 E4 G4"),
    "G": chord("G2", "D3 G3 A3 B3", "G2 D3 G3 B3 D4 A4"),
    "Bb": chord("Bb1", "D3 F3 A3 D4", "Bb2 F3 A3 D4 F4 A4"),
    "Am": chord("A1", "E3 G3 C4 E4", "A2 E3 G3 C4 E4 G4"),
    "As": chord("A1", "E3 A3 D4 E4", "A2 E3 A3 D4 E4 A4"),
    "A": chord("A1", "E3 G3 C#4 E4", "A2 E3 A3 C#4 E4 G4"),
    "Gm": chord("G2", "D3 F3 A3 Bb3", "G2 D3 G3 Bb3 D4 F4"),
    "Eb": chord("Eb2", "Eb3 G3 Bb3 D4", "Eb3 Bb3 D4 Eb4 G4 Bb4"),
    "Dm/B": chord("B1", "D3 F3 A3 D4", "B2 F3 A3 D4 F4 A4"),
}
MELODIES = {
    "moon": melody(
        "A4:3 D5:2 E5:1 | F5:4 E5:1 D5:1 | E5:3 C5:3 | D5:5 -:1"
        "| A4:3 D5:2 E5:1 | F5:3 G5:2 F5:1 | E5:2 D5:1 C5:3 | A4:5 -:1"
    ),
    "moon again": melody(
        "A4:3 D5:2 E5:1 | F5:4 A5:1 G5:1 | E5:3 G5:2 E5:1 | D5:4 -:1 E5:1"
        "| F5:3 E5:2 D5:1 | D5:2 F5:1 A5:3 | G5:2 F5:1 E5:3 | D5:3 E5:2 -:1"
    ),
    "sea": melody(
        "D5:4 F5:2 | G5:3 E5:3 | E5:2 D5:1 C5:3 | F5:2 E5:1 D5:3"
        "| Bb4:3 D5:2 F5:1 | G5:3 A5:3 | A5:3 G5:1 F5:2 | E5:4 -:2"
    ),
    "stars": melody("-:3 A5:3 | -:4 G5:2 | F5:6 | -:3 E5:3 | -:3 C6:3 | A5:4 F5:2 | -:2 Bb5:2 A5:2 | G5:4 -:2"),
    "deep": melody("Bb4:6 | A4:6 | F4:4 G4:2 | A4:6 | Bb4:4 D5:2 | A4:4 F4:2 | G4:6 | E4:4 -:2"),
    "home": melody("A4:6 | -:6 | B4:4 A4:2 | D5:6 | -:6 | F5:3 E5:3 | D5:6 | A4:5 -:1"),
    "threat": melody(
        "-:6 | A4:2 D5:1 E5:3 | F5:3 E5:2 D5:1 | D5:5 -:1 | -:6 | Bb4:2 D5:1 F5:3 | E5:3 G5:2 F5:1 | E5:5 -:1"
    ),
    "race": melody(
        "A4:1 D5:1 E5:1 F5:3 | G5:1 F5:1 E5:1 C5:3 | D5:2 F5:1 Bb5:3 | A5:3 G5:2 E5:1"
        "| F5:1 E5:1 D5:1 A5:3 | G5:2 E5:1 C5:3 | D5:3 F5:2 D5:1 | C#5:4 -:2"
    ),
    "shadow": melody("G4:3 Bb4:3 | D5:6 | F5:3 E5:3 | D5:6 | G5:3 Bb5:3 | G5:4 Eb5:2 | E5:6 | C#5:4 -:2"),
}
FIGURES = {
    "still": ("0..2..", "0....3", "0..3.."),
    "sparse": ("0.2.3.", "0..243", "0.23.."),
    "swing": ("023432", "012431", "024542", "0.2354"),
    "high": ("245354", "2.5.43", "354245"),
    "pulse": ("021202", "021312", "021202", "031213"),
}
"""What the harp plays in a bar: numbers are strings of the chord from the lowest, a point is a rest."""
