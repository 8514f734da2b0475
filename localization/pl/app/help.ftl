### Pomoc do wszystkiego na stole, poza kartami: pojedyncze elementy, części paneli i pasków, podłoże.
### Każda ma tytuł, zasadę w dwóch zdaniach i fakty.

# Odnośnik pod pomocą; $title to rozdział instrukcji.
help-link = Zasady: { $title }
