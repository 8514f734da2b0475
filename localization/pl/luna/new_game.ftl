### Luna na ekranie tytułowym i jej część nowej gry.

## Ekran tytułowy

game-title = Luna
game-subtitle = W świątyni kapłanki księżyca
title-solo = Solo
title-notice = Nieoficjalny projekt fanowski. Autor gry: Stefan Feld, Hall Games 2010. Wszystkie teksty i ilustracje powstały od nowa.

## Nowa gra

new-game-players = Od dwóch do czterech graczy
new-game-solo = Solo
new-game-players-label = Gracze
new-game-level-label = Poziom
new-game-setup-label = Rozstawienie
new-game-preset-help = Polecane na pierwszą grę: wyspy, kaplice i nowicjusze są już na miejscu, gra zaczyna się od razu.
new-game-free-help = Wyspy leżą w losowej kolejności. W rundzie wstępnej każdy zakon ustawia swoją kaplicę i nowicjuszy.
new-game-start-label = Gracz rozpoczynający
new-game-figures-label = Kapłanka księżyca, kierownik budowy, renegat
new-game-figures-chosen = Według wyboru
new-game-solo-rules = Gra w pojedynkę z przeciwnikiem, który nie ma własnej woli. Do wygranej trzeba mieć na koniec więcej wpływów niż on.
new-game-level-2 = Od poziomu 2 renegat blokuje swoją wyspę: nowicjusze mogą go stamtąd tylko wydalić, ale inni nadal mogą tam przybywać.
new-game-level-3 = Na poziomie 3 nie można go nawet wydalić, a kapłanka księżyca i kierownik budowy zaczynają na tej samej wyspie.
