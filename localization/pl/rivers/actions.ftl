### Przyciski, polecenia i pytania. Imiona są podmiotem albo stoją przed dwukropkiem.

action-name = { $action ->
    [swap] Wymiana
    [withdraw] Wycofanie
    [pass] Koniec tury
    [done] Oddaj
    [war] Wojna
    [commit] Wsparcie
    [build] Budowa
    [decline] Rezygnacja
   *[leave] Pozostawienie
 }
    .full = { $action ->
    [swap] Wymiana płytek
    [withdraw] Wycofanie przywódcy
    [pass] Koniec tury
    [done] Oddanie płytek
    [war] Kolejność wojen
    [commit] Wsparcie z ręki
    [build] Budowa monumentu
    [decline] Bez monumentu
   *[leave] Pozostawienie skarbu
 }
action-help = { $action ->
    [swap] Dowolnie wiele płytek z ręki wypada zakrytych z gry, a z woreczka dobiera się tyle samo.
    [withdraw] Przywódca wraca z planszy za zasłonkę.
    [pass] Rezygnacja z reszty tury.
    [done] Płytki na woreczku wypadają z gry, a dobiera się tyle samo.
    [war] Wojna o ten kolor toczy się jako następna.
    [commit] Tyle płytek właściwego koloru trafia z ręki na własną stronę; niezależnie od wyniku są potem poza grą.
    [build] Cztery płytki kwadratu zostają odwrócone i na zawsze staje na nich monument.
    [decline] Kwadrat zostaje, jaki jest; na tych czterech płytkach nie da się już nigdy budować.
   *[leave] Ten skarb zostaje na planszy, wszystkie inne w królestwie zostają zabrane.
 }

# On the button of the treasure that is to be left on the map.
action-stays = { $cell } zostaje
action-support = { $outcome ->
    [won] Dołożone { $count }: wygrana { $own } : { $other }
    [lost] Dołożone { $count }: przegrana { $own } : { $other }
   *[open] Dołożone { $count }: { $own } do { $other }
 }

choice-leader = { LEADER($leader, case: "start") } na { $cell }
choice-withdraw = Wycofać { LEADER($leader, case: "the") }
choice-tile = { TILE($tile, case: "start") } na { $cell }
choice-catastrophe = Katastrofa na { $cell }
choice-swap = Wymiana: { $tiles }
choice-pass = Koniec tury
choice-war = Następna wojna: { COLOUR($colour) }
choice-commit = { $count ->
    [0] Bez dokładania płytek
    [one] Dołożyć { $count } płytkę
    [few] Dołożyć { $count } płytki
    [many] Dołożyć { $count } płytek
   *[other] Dołożyć { $count } płytki
 }
choice-build = { MONUMENT($monument, case: "start") } na { $cell }
choice-decline = Nie budować monumentu
choice-leave = Zostawić skarb na { $cell }

choices-title = { $what ->
    [number] Ile płytek?
    [monument] Który monument?
   *[way] W jaki sposób?
 }

prompt-choice = { $what ->
    [number] { $name }: wybrać liczbę płytek
   *[way] { $name }: wybrać jedną z możliwości
 }

## O co proszony jest decydujący gracz

prompt-turn = { $left ->
    [one] { $name }: druga akcja – wystawić płytkę albo przywódcę lub wybrać przycisk
    [few] { $name }: pierwsza z { $left } akcji – wystawić płytkę albo przywódcę lub wybrać przycisk
    [many] { $name }: pierwsza z { $left } akcji – wystawić płytkę albo przywódcę lub wybrać przycisk
   *[other] { $name }: pierwsza z { $left } akcji – wystawić płytkę albo przywódcę lub wybrać przycisk
 }
prompt-giving = { $count ->
    [0] { $name }: położyć na woreczku płytki do wymiany
    [one] { $name }: na woreczku leży { $count } płytka – dołożyć więcej albo oddać
    [few] { $name }: na woreczku leżą { $count } płytki – dołożyć więcej albo oddać
    [many] { $name }: na woreczku leży { $count } płytek – dołożyć więcej albo oddać
   *[other] { $name }: na woreczku leży { $count } płytki – dołożyć więcej albo oddać
 }
prompt-withdraw = { $name }: wybrać przywódcę, który wraca za zasłonkę
prompt-piece = { $piece ->
    [tile] { $name }: wybrać świecące pole dla płytki albo woreczek, by ją wymienić
    [leader] { $name }: wybrać świecące pole obok świątyni dla przywódcy
   *[catastrophe] { $name }: wybrać świecące pole dla katastrofy
 }
prompt-order = { $name }: kilka wojen do stoczenia – wybrać, która będzie następna
# $own i $other: obie strony dotąd; $need: zdanie z prompt-need.
prompt-commit = { $kind ->
    [revolt] { $name }: { $own } do { $other } – dołożyć świątynie z ręki? { $need }
   *[war] { $name }: { $own } do { $other } – dołożyć płytki z ręki (kolor { COLOUR($colour) })? { $need }
 }
# Ilu płytek jeszcze brakuje; przy remisie wygrywa broniący się. „short”: $held na ręce to za mało.
prompt-need = { $side ->
    [short] { $held ->
        [0] Nie ma czego dołożyć – przegrana
        [one] Nawet { $held } nie wystarczy – lepiej zatrzymać
        [few] Nawet { $held } nie wystarczą – lepiej zatrzymać
        [many] Nawet { $held } nie wystarczy – lepiej zatrzymać
       *[other] Nawet { $held } nie wystarczy – lepiej zatrzymać
    }
    [attack] { $missing ->
        [0] Przewaga już jest
        [one] Do przewagi brakuje { $missing }
        [few] Do przewagi brakuje { $missing }
        [many] Do przewagi brakuje { $missing }
       *[other] Do przewagi brakuje { $missing }
    }
   *[defence] { $missing ->
        [0] Już wystarczy
        [one] Wystarczy jeszcze { $missing }
        [few] Wystarczą jeszcze { $missing }
        [many] Wystarczy jeszcze { $missing }
       *[other] Wystarczy jeszcze { $missing }
    }
 }
prompt-build = { $name }: wybrać monument na ten kwadrat albo zrezygnować
prompt-square = { $name }: wybrać kwadrat, na którym stanie monument
prompt-leave = { $name }: wybrać skarb, który zostaje na planszy
