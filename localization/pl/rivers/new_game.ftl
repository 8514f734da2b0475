### Formularz nowej gry.

## Rodzaje gry: nazwa, także na ekranie tytułowym, i zdanie pod nią

new-game-computer = Gra z komputerem
new-game-computer-about = Od jednego do trzech graczy komputerowych, pięć poziomów
new-game-players = Przy jednym stole
    .brief = Kilka osób, jeden ekran
new-game-players-about = Od dwóch do czterech osób na zmianę; kurtyna kryje rękę każdego przed pozostałymi

## Nowa gra

new-game-players-label = Gracze
new-game-add = Jeszcze jeden gracz

## Stół

new-game-aim-heading = Co daje zwycięstwo
new-game-aim = Punkty zdobywa się w czterech kolorach, a na końcu liczy się tylko własny najsłabszy kolor. Znak pokazuje jedynie, czyi są przywódcy: wszystkie dynastie grają według tych samych zasad.
new-game-secret-heading = Los i tajemnica
new-game-secret = Los decyduje, kto zaczyna i co wychodzi z woreczka. Płytki na ręce, punkty i skarby zostają do końca za zasłonką.
new-game-seed-help = Ten sam numer daje ten sam woreczek i gracza rozpoczynającego: żeby zagrać znowu albo się porównać.
