### Program wokół stołu: ekran tytułowy, menu, nowa gra, kto gra, komunikaty.

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

bot-won = Wygrane z niższym poziomem: { $percent }% dwuosobowych partii próbnych (rozegrano { $games }).

## Ekran tytułowy

title-continue = Kontynuuj grę
title-damaged = Tej gry nie można otworzyć. { $fault }
title-new = Nowa gra
title-quit = Zakończ

## Menu nad stołem

menu-heading = Pauza
menu-resume = Powrót do stołu
menu-new = Nowa gra
menu-title = Ekran tytułowy
menu-quit = Zakończ
menu-saved = Każda akcja jest od razu zapisywana. Grę można w każdej chwili kontynuować z ekranu tytułowego.
menu-seed = Numer losowania { $seed }

## Nowa gra

new-game-heading = Nowa gra
new-game-clockwise = Miejsca zgodnie z ruchem wskazówek zegara
new-game-by-lot = Losowo
new-game-seed-label = Numer losowania
new-game-seed-wrong = Numer losowania składa się z samych cyfr. Ten sam numer daje znowu ten sam stół.
new-game-same-name = Dwaj gracze noszą nazwę { $name }: jeden z nich to teraz { $other }.
new-game-back = Wstecz
new-game-tips = { $shown ->
    [yes] Porady: tak
   *[no] Porady: nie
 }
new-game-begin = Rozpocznij

## Kto gra zakonem

seat-person = Człowiek
seat-person-about = Gra przy tym ekranie myszą i klawiaturą.
seat-person-secret = Niemożliwe podczas tej partii: zdradziłoby, co komputer trzyma w ukryciu.
seat-heading = { $order }: kto gra?
character-heading = { $order }: jaki styl gry?
seats-open = Zmień graczy
seats-heading = Kto gra?
seats-note = Zmiana działa od razu: nowy gracz przejmuje wszystko, co leży na tym miejscu.
