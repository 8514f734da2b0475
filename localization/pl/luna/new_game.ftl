### Luna na ekranie tytułowym i jej część nowej gry.

## Ekran tytułowy

game-title = Luna
game-subtitle = W świątyni kapłanki księżyca
title-notice = Nieoficjalny projekt fanowski. Autor gry: Stefan Feld, Hall Games 2010. Wszystkie teksty i ilustracje powstały od nowa.

## Rodzaje gry: nazwa, także na ekranie tytułowym, i zdanie pod nią

new-game-computer = Gra z komputerem
new-game-computer-about = Od jednego do trzech graczy komputerowych, sześć poziomów
new-game-players = Przy jednym stole
    .brief = Kilka osób, jeden ekran
new-game-players-about = Od dwóch do czterech osób przy tym samym komputerze
new-game-solo = Gra jednoosobowa
    .brief = Jedna osoba, trzy poziomy
solo-level = Gra jednoosobowa, poziom { $count }
new-game-solo-about = Samemu z przeciwnikiem, który trzyma się stałych reguł

## Nowa gra

new-game-players-label = Gracze
new-game-add = Jeszcze jeden zakon

## Stół

new-game-setup-label = Rozstawienie
new-game-preset-help = Polecane na pierwszą grę: wyspy, kaplice i nowicjusze są już na miejscu, gra zaczyna się od razu.
new-game-free-help = Wyspy leżą w losowej kolejności. W rundzie wstępnej każdy zakon ustawia swoją kaplicę i swoich nowicjuszy.
new-game-start-label = Gracz rozpoczynający
new-game-start-help = Kto otwiera pierwszą rundę.
new-game-figures-label = Figury
new-game-figures-chosen = Według wyboru
new-game-figures-help = Każda figura zaczyna na wylosowanej wyspie.
new-game-figure-about = { $figure ->
    [priestess] nagradza najsilniejszych na swojej wyspie
    [builder] tu powstają pierwsze kaplice
   *[apostate] odbiera wpływy tym, którzy przy nim stoją
}
new-game-seed-help = Ten sam numer daje ten sam stół: żeby zagrać na nim znowu albo się porównać.

## Gra jednoosobowa: poziomy i ich trudność

new-game-solo-heading = Jak gra przeciwnik
new-game-opponent-about = Prowadzi go program, nie ma własnych planów
new-game-solo-rules = Przeciwnik niczego nie planuje: na początku każdej rundy bierze najwyższą płytkę w swoim zasięgu i przesuwa się w radzie. To, co zrobi, można przewidzieć i tym pokierować. Do wygranej trzeba mieć na koniec więcej wpływów niż on.
new-game-solo-grade = { $level ->
    [1] średni
    [2] trudny
   *[3] bardzo trudny
}
new-game-solo-level = { $level ->
    [1] Polecany na pierwszą grę jednoosobową: na wyspie renegata wolno wszystko.
    [2] Renegat blokuje swoją wyspę: nowicjusze mogą go stamtąd tylko wydalić. Inni nadal mogą tam przybywać.
   *[3] Renegat blokuje swoją wyspę i nie można go wydalić. Kapłanka i kierownik budowy zaczynają razem.
}
