### Przegląd: gra na jednej kartce. **Słowa** między gwiazdkami są wyróżnione.

overview-section = { $section ->
    [spheres] Cztery kolory
    [turn] Tura
    [points] Kładzenie płytki
    [conflicts] Konflikty
    [monuments] Monumenty
    [turn-end] Koniec tury
   *[end] Koniec gry
 }
# Co należy do koloru.
overview-sphere = { $tile ->
    [blue] Na rzece; przywódca: { LEADER($leader) }.
   *[other] Na lądzie; przywódca: { LEADER($leader) }.
 }
overview-turn = { $row ->
    [leader] **Przywódca:** wystawienie, przesunięcie albo wycofanie. Potrzebuje świątyni obok i nie łączy królestw.
    [tile] **Płytka:** jedna z ręki. Łączy najwyżej dwa królestwa.
    [catastrophe] **Katastrofa:** niszczy puste pole albo płytkę bez skarbu; na całą grę: { $catastrophes }.
   *[swap] **Wymiana:** do { $hand } płytek oddaje się zakrytych i dobiera tyle samo.
 }
overview-points = { $row ->
    [none] **Bez królestwa obok:** nikt nie dostaje punktu.
    [single] **Jedno królestwo:** 1 punkt w kolorze płytki dla przywódcy tego koloru.
    [king] **Gdy go brakuje,** punkt dostaje król; gdy brakuje i króla, nikt.
   *[double] **Dwa królestwa:** łączą się, bez punktu; przywódcy tego samego koloru walczą.
 }
overview-conflicts = { $row ->
    [revolt] **Bunt** (przywódca spotyka innego w swoim kolorze): świątynie obok obu i czerwone płytki z ręki. Zwycięzca dostaje 1 czerwony punkt.
    [war] **Wojna** (dwa królestwa łączą się): płytki tego koloru po każdej stronie i z ręki. Przywódca i płytki przegranego schodzą; za każde 1 punkt.
    [red] **Czerwona wojna:** zostają świątynie ze skarbem albo obok przywódcy.
   *[tie] Najpierw dokłada atakujący. **Przy remisie** wygrywa broniący się.
 }
overview-monuments = { $row ->
    [build] **Kwadrat z czterech** w jednym kolorze: odwrócić płytki i zbudować monument z tym kolorem albo zrezygnować na zawsze.
   *[income] Na koniec własnej tury 1 punkt za każdego własnego przywódcę i monument w jego kolorze w tym samym królestwie.
 }
overview-turn-end = { $row ->
    [orphans] Przywódcy bez świątyni obok wracają za zasłonki.
    [treasures] Kupcy zabierają wszystkie skarby swoich królestw oprócz jednego, najpierw te z pól narożnych.
    [refill] Wszystkie ręce uzupełnia się do { $hand }.
   *[income] Monumenty płacą temu, czyja była tura.
 }
overview-end = { $row ->
    [when] Nie da się uzupełnić ręki albo skarbów na planszy jest najwyżej { $end_at }.
    [treasures] Każdy skarb liczy się jako 1 punkt w dowolnym kolorze.
   *[winner] **Wygrywa najwięcej punktów we własnym najsłabszym kolorze;** potem rozstrzyga drugi najsłabszy i tak dalej.
 }
