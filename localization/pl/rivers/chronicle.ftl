### Kronika: wiersz na każde zdarzenie. Kto działa, stoi powyżej albo przed nim (chronicle-by); imiona nigdy się nie odmieniają.

chronicle-by = { $name } – { $told }
chronicle-gained = { $told } ({ $points })
chronicle-with-verdict = { $told } { $verdict }

chronicle-leader-placed = { LEADER($leader, case: "start") } na { $cell }
chronicle-leader-placed-moved = { LEADER($leader, case: "start") } z { $source } na { $cell }
chronicle-leader-withdrawn = { LEADER($leader, case: "start") } wycofany z { $cell }
chronicle-leader-lost = { LEADER($leader, case: "start") } wypędzony z { $cell }
chronicle-leader-orphaned = { LEADER($leader, case: "start") } na { $cell } bez świątyni, wraca do zasobów
chronicle-tile-placed = { $joins ->
    [yes] { TILE($tile, case: "start") } na { $cell }, łączy dwa królestwa
   *[no] { TILE($tile, case: "start") } na { $cell }
 }
# $points jak w „+1 czerwony”.
chronicle-points-gained = { $reason ->
    [tile] { $points }
    [king] { $points } dzięki królowi
    [revolt] { $points } za bunt
    [war] { $points } za wojnę
   *[monument] { $points } z monumentu
 }
# $points to lista jak „+2 czarny, +1 czerwony”: co dają wszystkie monumenty na koniec tury.
chronicle-monuments = Z monumentów: { $points }
chronicle-catastrophe-placed = Katastrofa na { $cell }
chronicle-catastrophe-placed-tile = Katastrofa na { $cell }, zniszczone: { TILE($tile) }
chronicle-tiles-swapped = { $count ->
    [one] Wymieniona { $count } płytka
    [few] Wymienione { $count } płytki
    [many] Wymienione { $count } płytek
   *[other] Wymienione { $count } płytki
 }
chronicle-tiles-drawn = { $missing ->
    [0] Dobrane płytki: { $count }
    [one] Dobrane płytki: { $count }, brakuje { $missing }: woreczek jest pusty
    [few] Dobrane płytki: { $count }, brakuje { $missing }: woreczek jest pusty
    [many] Dobrane płytki: { $count }, brakuje { $missing }: woreczek jest pusty
   *[other] Dobrane płytki: { $count }, brakuje { $missing }: woreczek jest pusty
 }
chronicle-turn-passed = Rezygnacja z reszty tury
chronicle-wars-opened = { $count ->
    [one] { $count } wojna do stoczenia: { $colours }
    [few] { $count } wojny do stoczenia: { $colours }
    [many] { $count } wojen do stoczenia: { $colours }
   *[other] { $count } wojny do stoczenia: { $colours }
 }
# $name to broniący się, $colour to kolor przywódców.
chronicle-conflict-begun = { $kind ->
    [revolt] Bunt ({ LEADER($colour) }), broni się { $name }: { $attack } do { $defence }
   *[war] Wojna ({ COLOUR($colour) }), broni się { $name }: { $attack } do { $defence }
 }
chronicle-tiles-committed = { $count ->
    [0] Bez dokładania płytek
    [one] Dołożone: { TILE($tile) } × { $count }
    [few] Dołożone: { TILE($tile) } × { $count }
    [many] Dołożone: { TILE($tile) } × { $count }
   *[other] Dołożone: { TILE($tile) } × { $count }
 }
# $name to przegrany, $winner i $loser to wszystko, co miały obie strony.
chronicle-conflict-decided = { $kind ->
    [revolt] Wygrany bunt, przegrywa { $name }: { $winner } do { $loser }
   *[war] Wygrana wojna ({ COLOUR($colour) }), przegrywa { $name }: { $winner } do { $loser }
 }
chronicle-tiles-fell = { TILE($tile, case: "start-plural") } usunięte: { $count }
chronicle-marker-lifted = Na { $cell } nie ma już żadnej wojny
chronicle-monument-built = { MONUMENT($monument, case: "start") } zbudowany na { $cell }
chronicle-monument-declined = Bez budowy monumentu
chronicle-treasures-taken = { $count ->
    [one] Zabrany { $count } skarb ({ $cells }), zostaje ten na { $stays }
    [few] Zabrane { $count } skarby ({ $cells }), zostaje ten na { $stays }
    [many] Zabrane { $count } skarbów ({ $cells }), zostaje ten na { $stays }
   *[other] Zabrane { $count } skarbu ({ $cells }), zostaje ten na { $stays }
 }
chronicle-turn-ended = Koniec tury
chronicle-game-ended = { $cause ->
    [bag] Koniec gry: woreczek jest pusty.
    [treasures] Koniec gry: zostało za mało skarbów.
   *[both] Koniec gry: woreczek jest pusty i zostało za mało skarbów.
 }

## Kto wygrał; $place liczy kolory od najsłabszego

ending-winner = { $place ->
    [1] Wygrywa { $name }: najsłabszy kolor { $points }, następny wynik { $next }.
    [2] Wygrywa { $name }: drugi najsłabszy kolor { $points }, następny wynik { $next }.
    [3] Wygrywa { $name }: trzeci najsłabszy kolor { $points }, następny wynik { $next }.
   *[4] Wygrywa { $name }: najmocniejszy kolor { $points }, następny wynik { $next }.
 }
ending-shared = Wspólne zwycięstwo: { $names }.
