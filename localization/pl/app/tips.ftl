### Porady pierwszej rundy: dlaczego coś się opłaca, w dwóch lub trzech krótkich zdaniach. Na raz widać jedną.
### $mode: solo, two (2 graczy) lub more (więcej graczy); $level: poziom gry solo, poza nią 0.

tip-understood = Rozumiem (N)
tip-off = Wyłącz porady (T)
tips-on = Porady włączone
tips-off = Porady wyłączone; klawisz T znów je włącza
