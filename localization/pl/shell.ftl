### Program wokół stołu: ekran tytułowy, nowa gra, menu, punktowanie, komunikaty.

app-title = Luna
app-no-display = Luna potrzebuje ekranu, ale żadnego nie znaleziono.
app-crash = W grze Luna wystąpił błąd i program musiał się zamknąć. Gra jest zapisana do ostatniej akcji. Szczegóły są w pliku { $file }

save-failure-disk-full = Nie udało się zapisać gry: dysk jest pełny.
save-failure-read-only = Nie udało się zapisać gry: folder nie pozwala na zapis.
save-failure-other = Nie udało się zapisać gry.

saving-heading = Nie wszystko jest zapisane
saving-advice = { $reason ->
    [disk-full] Najpierw trzeba zwolnić miejsce na dysku, a potem spróbować ponownie.
    [read-only] Najpierw trzeba zezwolić na zapis w folderze { $folder }, a potem spróbować ponownie.
   *[other] Najpierw trzeba sprawdzić dysk i folder { $folder }, a potem spróbować ponownie.
 }
saving-loss = Inaczej przepadnie to, co ostatnio zagrano lub cofnięto.
saving-retry = Spróbuj ponownie
saving-quit = Zakończ bez zapisywania
saving-leave = Wyjdź bez zapisywania
saving-over = Gra jest znowu zapisana.

fullscreen-enter = Pełny ekran
fullscreen-leave = Okno
rules-open = Zasady
entry-unknown = Tego nie da się tu wyświetlić: gra zna litery łacińskie, greckie i cyrylicę.
entry-long = Najwięcej znaków, które się tu mieszczą: { $count }.

## Ekran tytułowy

game-title = Luna
game-subtitle = W świątyni kapłanki księżyca
title-continue = Kontynuuj grę
title-damaged = Tej gry nie można otworzyć. { $fault }
title-new = Nowa gra
title-solo = Solo
title-quit = Zakończ
title-notice = Nieoficjalny projekt fanowski. Autor gry: Stefan Feld, Hall Games 2010. Wszystkie teksty i ilustracje powstały od nowa.

## Menu nad stołem

menu-heading = Pauza
menu-resume = Powrót do stołu
menu-new = Nowa gra
menu-title = Ekran tytułowy
menu-quit = Zakończ
menu-saved = Każda akcja jest od razu zapisywana. Grę można w każdej chwili kontynuować z ekranu tytułowego.
menu-seed = Numer stołu { $seed }

## Nowa gra

new-game-heading = Nowa gra
new-game-players = Od dwóch do czterech graczy
new-game-solo = Solo
new-game-players-label = Gracze
new-game-level-label = Poziom
new-game-clockwise = Miejsca zgodnie z ruchem wskazówek zegara
new-game-bots-hint = Każdym zakonem może też grać komputer: przycisk „{ seat-person } ›” prowadzi do wyboru jego poziomu.
new-game-setup-label = Rozstawienie
new-game-preset-help = Polecane na pierwszą grę: wyspy, kaplice i nowicjusze są już na miejscu, gra zaczyna się od razu.
new-game-free-help = Wyspy leżą w losowej kolejności. W rundzie wstępnej każdy zakon ustawia swoją kaplicę i nowicjuszy.
new-game-start-label = Gracz rozpoczynający
new-game-by-lot = Losowo
new-game-figures-label = Kapłanka, kierownik budowy, renegat
new-game-figures-chosen = Według wyboru
new-game-seed-label = Numer stołu
new-game-seed-wrong = Numer stołu składa się z samych cyfr. Ten sam numer daje znowu ten sam stół.
new-game-same-name = Dwa zakony noszą nazwę { $name }: jeden z nich to teraz { $other }.
new-game-back = Wstecz
new-game-begin = Rozpocznij
new-game-solo-rules = Gra w pojedynkę z przeciwnikiem, który nie ma własnej woli. Do wygranej trzeba mieć na koniec więcej wpływów niż on.
new-game-level-2 = Od poziomu 2 renegat blokuje swoją wyspę: nowicjusze mogą go stamtąd tylko wydalić, ale inni nadal mogą tam przybywać.
new-game-level-3 = Na poziomie 3 nie można go nawet wydalić, a kapłanka i kierownik budowy zaczynają na tej samej wyspie.

## Koniec rundy

round-end-heading = Punktowanie rundy { $round }
round-end-temple = Nowicjusze w świątyni
round-end-paid = Razem
round-end-total = Wpływy
round-end-continue = Dalej

## Koniec gry

game-end-heading = Koniec gry
game-end-winner = { $name } wygrywa: { count-points }
game-end-solo-won = Wygrana! Przewaga nad przeciwnikiem: { $difference }
game-end-solo-lost = Tym razem bez zwycięstwa. Różnica względem przeciwnika: { $difference }
game-end-shrines = Kaplice
game-end-favours = Niezużyte przysługi
game-end-council = Miejsce w radzie
game-end-total = Wpływy na koniec
game-end-look = Zobacz stół
game-end-again = To samo rozstawienie
game-end-undo = Cofnij ostatni krok
game-end-title = Ekran tytułowy
