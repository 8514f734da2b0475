### Karty: czym rzecz jest, jej reguła, jak stoi. Nigdy w drugiej osobie.

card-keys-title = Klawisze
card-keys-rule = Przy stole wszystko można robić myszą albo klawiaturą. Klawisze przywódców, płytek i akcji są na nich pokazane.
card-preview-title = Podgląd
card-preview-rule = Pokazuje, co dałyby własne kolory, gdyby gra skończyła się teraz, razem z tym, co przyniesie koniec tury. To, co mają inni, pozostaje tajne. Niżej: co da jeszcze jedna płytka i najsilniejszy konflikt, jaki mogą zacząć inni.
card-whole-title = Cały stół
card-whole-rule = Pokazuje znów całą planszę. Przybliża kółko myszy, dwukrotne kliknięcie wolnego terenu i klawisz Z; przeciąganie przesuwa widok.
card-table-rule = Wygrywa ten, kto ma najwięcej we własnym najsłabszym kolorze. Tura ma dwie akcje.
card-tile-rule = { $tile ->
    [black] Położona w królestwie daje właścicielowi króla 1 czarny punkt. W wojnach wspiera króla.
    [red] Położona w królestwie daje właścicielowi kapłana 1 czerwony punkt. Przywódcy stoją tylko obok świątyń, a bunty rozstrzygają świątynie.
    [blue] Leży tylko na rzece. Położona w królestwie daje właścicielowi rolnika 1 niebieski punkt; w wojnach wspiera rolnika.
   *[green] Położone w królestwie daje właścicielowi kupca 1 zielony punkt. W wojnach wspiera kupca.
 }
card-leader-rule = { $leader ->
    [black] Dostaje punkty za osady, a także za każdą płytkę, której przywódcy brakuje w królestwie.
    [red] Dostaje punkty za świątynie w królestwie.
    [blue] Dostaje punkty za farmy w królestwie.
   *[green] Dostaje punkty za targowiska w królestwie, a na koniec tury jego skarby.
 }
card-cell-title = { $ground ->
    [river] Rzeka { $cell }
   *[land] Ląd { $cell }
 }
card-cell-rule = { $ground ->
    [river] Tu leżą tylko farmy; przywódcy nie stoją w wodzie.
   *[land] Dla świątyń, osad, targowisk i przywódców.
 }
card-destroyed-title = Zniszczone pole
card-flipped-title = Odwrócona płytka
card-flipped-rule = Stoi na niej monument: nie ma już koloru, ale nadal łączy.
card-treasure-title = Skarb
card-treasure-bordered = Na polu narożnym: zabierany najpierw
card-treasure-rule = Gdy w królestwie jest kilka skarbów, kupiec na koniec tury zabiera wszystkie oprócz jednego. Na koniec gry każdy liczy się jako 1 punkt w dowolnym kolorze.
card-monument-rule = Na koniec tury właściciela przywódcy obu jego kolorów w tym samym królestwie dostają po 1 punkcie. Stoi na zawsze.
card-conflict-title = { $kind ->
    [revolt] Bunt
   *[war] Wojna
 }
card-conflict-rule = { $kind ->
    [revolt] Liczą się świątynie obok obu przywódców i czerwone płytki dołożone z ręki. Przy remisie wygrywa broniący się.
   *[war] Liczą się płytki tego koloru po każdej stronie i te dołożone z ręki. Przy remisie wygrywa broniący się.
 }
card-player-rule = Ręka, punkty i skarby za zasłonką są tajne aż do końca.
card-bag-title = Woreczek
card-bag-rule = Z niego na koniec każdej tury uzupełnia się ręce. Płytki położone na nim zostają wymienione.
card-screen-title = Zasłonka
card-screen-rule = Za nią leżą płytki, przywódcy spoza planszy, punkty i skarby.
card-catastrophe-title = Katastrofa
card-catastrophe-rule = Niszczy na zawsze płytkę bez skarbu albo puste pole i niczego nie łączy.
card-square-title = Kwadrat z czterech
card-square-rule = Cztery płytki jednego koloru: tu można zbudować monument z tym kolorem.
card-marker-title = Płytka połączenia
card-marker-rule = Łączy dwa królestwa; dopóki trwają wojny, nie liczy się nikomu i zostaje.

## Jak stoi: słowo i liczba

fact-in-hand = Na ręce: { $count }
fact-hand = Płytki na ręce: { $count }
fact-catastrophes = Pozostałe katastrofy: { $count }
fact-temples = Świątynie obok: { $count }
fact-supporters = Zwolennicy w królestwie: { $count }
fact-leader = { LEADER($leader, case: "start") }: { $name }, zwolennicy: { $count }
fact-no-kingdom = W tym regionie nie ma przywódcy
fact-treasures = Skarby w królestwie: { $count }
fact-treasures-left = Skarby na planszy: { $count }
fact-bag = Płytki w woreczku: { $count }
fact-in-supply = Jeszcze w zasobach
fact-counts = { $treasures ->
    [0] Na koniec liczy się: { $count } ({ $colours })
   *[other] Na koniec, ze skarbami, liczy się: { $count } ({ $colours })
 }
fact-all-colours = wszystkie kolory
# Co dałoby punkty najsłabszego koloru.
fact-raises = { $through ->
    [leader] Więcej ({ COLOUR($colour) }): { TILE($colour, case: "plural") } tam, gdzie stoi { LEADER($colour) }
    [king] Więcej ({ COLOUR($colour) }): { LEADER($colour, case: "the") } na planszę; na razie zastępuje go król
   *[nobody] Więcej ({ COLOUR($colour) }): najpierw { LEADER($colour, case: "the") } na planszę
 }
fact-points = { COLOUR($colour, case: "start") }: { $count }
fact-own-treasures = Skarby: { $count }
