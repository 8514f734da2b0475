### Podpowiedzi i analizy: co się radzi i po co, z czego składa się przewaga i na czym opierają się wartości.

analysis-source = { $source ->
    [settlements] Osady
    [temples] Świątynie
    [farms] Farmy
    [markets] Targowiska
    [monuments] Monumenty
    [treasures] Skarby
    [revolts] Bunty
    [wars] Wojny
    [leaders] Przywódcy na planszy
    [growth] Miejsce na rozwój
    [hand] Ręka
   *[now] Punkty dotąd
 }

advise-deed = { $deed ->
    [leader] Postawić { LEADER($leader, case: "the") } na { $cell }
    [move] Przestawić { LEADER($leader, case: "the") } na { $cell }
    [withdraw] Wycofać { LEADER($leader, case: "the") } za zasłonkę
    [tile] Położyć { TILE($tile, case: "one") } na { $cell }
    [catastrophe] Położyć katastrofę na { $cell }
    [swap] Wymienić płytki: { $tiles }
    [pass] Zakończyć turę
    [war] Następna wojna: { COLOUR($colour) }
    [commit] { choice-commit }
    [build] Zbudować { MONUMENT($monument) } na { $cell }
    [decline] Nie budować monumentu
   *[leave] Zostawić skarb na { $cell }
 }
# Jaki to rodzaj czynu i gdzie, zanim powie się jak.
advise-aim = { $deed ->
    [leader] Postawić przywódcę na { $cell }
    [move] Przestawić przywódcę na { $cell }
    [withdraw] Wycofać przywódcę za zasłonkę
    [tile] Położyć płytkę na { $cell }
    [catastrophe] Położyć katastrofę na { $cell }
    [swap] Wymienić płytki
    [pass] Zakończyć turę
    [war] Następna wojna: { COLOUR($colour) }
    [commit] { $count ->
        [0] Nie dokładać płytek do konfliktu
       *[other] Dołożyć płytki do konfliktu
    }
    [build] Zbudować monument na { $cell }
    [decline] Nie budować monumentu
   *[leave] Zostawić skarb na { $cell }
 }
# Czyn i konflikt, który się od niego zaczyna.
advise-begins = { $kind ->
    [revolt] { $deed } – bunt, broni się { $defender }
    [order] { $deed } – atakuje { $attacker }, broni się { $defender }
   *[war] { $deed } – wojna, { COLOUR($colour) }: atakuje { $attacker }, broni się { $defender }
 }
# Ile pasujących płytek można dołożyć do konfliktu: własnych i najwyżej ile dołoży $name. Koniec advise-reason.
advise-hand = { $outcome ->
    [certain] { $mine ->
        [0] Wygrana jest pewna: { $name } może dołożyć najwyżej { $theirs }.
       *[other] Z dołożonymi z ręki ({ $mine }) wygrana jest pewna: { $name } może dołożyć najwyżej { $theirs }.
     }
   *[open] { $mine ->
        [0] Z ręki nie można nic dołożyć, a { $name } może dołożyć najwyżej { $theirs }.
       *[other] Z ręki można dołożyć najwyżej { $mine }, a { $name } – najwyżej { $theirs }.
     }
 }
advise-reason = { $reason ->
    [points] To daje { $points }.
    [treasures] To daje { count-treasures }.
    [square] Powstaje kwadrat z czterech: można zbudować monument.
    [revolt] Świątynie na planszy: { $own } do { $other }; przy remisie wygrywa broniący się. { $hand }
    [war] Zwolennicy na planszy: { $own } do { $other }; przy remisie wygrywa broniący się. { $hand }
    [attack] Jest wtedy { $own } do { $other }, a broniący się może jeszcze dołożyć płytki.
    [holds] { $own } do { $other } wystarcza: przy remisie wygrywa broniący się.
    [spares] Konfliktu nie da się wygrać, a płytki zostają na ręce.
    [king] Król zdobywa tam punkty także za przywódców, których brakuje.
    [leader] Odtąd płytki tego koloru dają tam punkty.
    [destroys] Niszczy płytkę.
   *[ends] To kończy grę.
 }

hint-expected = Liczone do następnej własnej tury; kolor, którego mało, waży więcej.

review-about = Każda decyzja jest porównywana z najlepszą, jaką komputer znajduje z tego, co było widać z danego miejsca. Największe straty są sprawdzane dwa razy.
review-tab = { $tab ->
    [turning] Punkty zwrotne
    [lately] Ostatnie straty
   *[orders] Według graczy
 }
review-kind = { $kind ->
    [chances] Szansa na wygraną
   *[points] Spodziewany najsłabszy kolor
 }
review-values = { $kind ->
    [chances] Szansa na wygraną
    [order] Prawdopodobna kolejność na koniec
   *[points] Najsłabszy kolor spodziewany na koniec
 }
review-band = ± mówi, o ile wartości średnio się mylą: dla akcji do następnej własnej tury, dla przebiegu na koniec partii.
review-note = Każda akcja została rozegrana dalej do następnej własnej tury w kilku pomyślanych rozdaniach, a w dziesięć razy tylu tam, gdzie stracono najwięcej. Przebieg zna wszystkie punkty i ręce.
