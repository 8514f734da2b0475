### Księga zasad: mysz i klawisze, pierwsze strategie oraz przykładowa runda do obejrzenia. Zbudowane jak inne rozdziały.

## Pierwsze strategie

book-strategy-title = Pierwsze strategie
book-strategy-intro = Zasady są znane, ale od czego zacząć? Te rady sprawdzają się niemal w każdej grze.
book-strategy-example = Cała runda do obejrzenia, akcja po akcji wraz z powodem: [przykładową rundę](example) otwiera też klawisz B. Można w niej iść krok po kroku do przodu i wstecz, a w każdym miejscu grać dalej samodzielnie.
book-strategy-early = Pierwsze rundy
book-strategy-recruit = Kto wcześnie opuści zasoby, działa w każdej następnej rundzie. Od jednej do trzech [rekrutacji](recruit) w pierwszej rundzie prawie zawsze się zwraca.
    .lead = Więcej nowicjuszy
book-strategy-temple = [Uświęcenie](consecrate) daje w pierwszej rundzie { $guardian_first }, a w ostatniej tylko { $guardian_last }, a każdy nowicjusz w świątyni potem 1 przy każdym punktowaniu. Uznanych płytek jest mało: wybiera ten, kto pierwszy da [awans](appoint).
    .lead = Wcześnie do świątyni
book-strategy-high = Wysoki numer przestawia sąsiadów, a sam rzadko bywa przestawiany. Niskie chroni [księga](book).
    .lead = Wysokie numery
book-strategy-builder = Każda [kaplica](shrine) zastępuje odtąd na swojej wyspie jednego nowicjusza przy przysłudze i awansie, liczy się u kapłanki księżyca i daje na koniec 4. Buduje się tylko u kierownika budowy.
    .lead = Kaplice
book-strategy-figures = Figury na oku
book-strategy-priestess = Wiadomo, o ile wysp przechodzi po rundzie: { $moves_two }, w cztery osoby { $moves_four }. Liczą się tam tylko kaplice i nowicjusze aktywni aż do punktowania.
    .lead = Kapłanka księżyca
book-strategy-apostate = Nawet jeden nowicjusz przy nim kosztuje 2. Nowicjusze bez pilnego zadania w porę ruszają w [podróż](journey) albo [wydalają](expel) go tam, gdzie zapłacą inni.
    .lead = Renegat
book-strategy-tempo = Tempo i koniec
book-strategy-candles = Kto nie ma już zajęcia dla swoich nowicjuszy, [medytuje](meditate): innym kończy się czas, a po punktowaniu wszyscy nowicjusze są znów aktywni. Przy wielu planach najlepiej zacząć od tego, co może zabrać ktoś inny.
    .lead = Znaczniki czasu
book-strategy-council = [Rada kapłanów](council) rozstrzyga każdy remis, a miejsce w niej liczy się na koniec. W ostatniej rundzie to najlepszy cel dla nowicjuszy bez innego zadania.
    .lead = Rada kapłanów
book-strategy-tokens = Zachowany [znacznik przysługi](favours) daje tylko 1. Użyty daje więcej, a wyspa odda go znowu.
    .lead = Znaczniki przysług
book-strategy-solo = W pojedynkę
book-strategy-solo-what = W [grze jednoosobowej](solo) można przewidzieć, którą płytkę weźmie przeciwnik. Gdy jego nowicjusze na wyspie tej płytki staną się nieaktywni, weźmie inną; za duże grupy przesuwa się jednak daleko w radzie kapłanów.

## Mysz i klawisze

book-controls-title = Mysz i klawisze
book-controls-intro = Wszystko przy stole można zrobić myszą albo klawiaturą. To, czego można teraz użyć na stole, ma kropkowaną obwódkę, a miejsca, dokąd może trafić, są podświetlone; co dałaby akcja, widać nad celem, zanim figura zostanie puszczona.
book-controls-mouse = Mysz
book-controls-drag = Wziąć nowicjusza, znacznik przysługi lub kaplicę i puścić na celu. Kliknięcie figury, a potem celu robi to samo.
    .lead = Przeciąganie
book-controls-click = Na przycisku: akcja się zaczyna, a jej miejsca są podświetlone. Na wierszu kroniki: stół pokazuje pozycję z tamtej chwili.
    .lead = Kliknięcie
book-controls-wheel = Kółko myszy przybliża i oddala stół. Z nowicjuszem w ręce bierze ich więcej, nad kroniką cofa do wcześniejszych wierszy.
    .lead = Kółko myszy
book-controls-right = Prawy przycisk objaśnia to, co leży pod wskaźnikiem, i prowadzi do rozdziału. Z figurą w ręce odkłada ją.
    .lead = Prawy przycisk
book-controls-near = W zbliżeniu przeciąganie morza przesuwa widok. Podwójne kliknięcie przybliża miejsce albo pokazuje znów cały stół.
    .lead = Zbliżenie
book-controls-keyboard = Klawisze
book-controls-actions = Każda akcja ma własny klawisz, widoczny na jej przycisku. Tab i strzałki przechodzą z miejsca na miejsce, Enter wybiera, cyfry odpowiadają na pytanie. Esc cofa to, co jeszcze nie zagrane, a poza tym otwiera menu.

## Przykładowa runda: zdania o rundzie, która toczy się sama; Żółty i Czerwony to zakony.

lesson-example-title = Przykładowa runda
lesson-example-start = Runda tak, jak grają doświadczone zakony, z gotowym rozstawieniem. Strażnik stoi na 6: tyle daje teraz każde uświęcenie. Zaczyna Żółty.
lesson-example-recruit = Obaj najpierw biorą nowicjuszy z zasobów. W tym ruchu nic to nie daje, ale każdy nowy nowicjusz będzie działał jeszcze przez pięć rund.
lesson-example-appoint = Żółty daje nowicjuszowi z wyspy nowicjuszy awans na płytkę 8, wyższy z dwóch uznanych numerów. Jeden wchodzi na płytkę, drugi jest nieaktywny.
lesson-example-both = Płytka 6 też należy teraz do Żółtego. Czerwonemu zostałaby w tej rundzie tylko następna grupa, a ta kosztuje znacznik przysługi „przekupstwo”.
lesson-example-journey = Czerwony wysyła nowicjusza na wyspę żaglówki, gdzie stoi czerwona kaplica. W następnej rundzie do awansu wystarczy tam jeden.
lesson-example-consecrate = Pierwsze uświęcenie: od razu 6 wpływów, a żaden nowicjusz nie staje się nieaktywny. W następnej rundzie byłoby już tylko 5.
lesson-example-herbs = Znacznikiem przysługi „zioła” Czerwony znów czyni dwóch nowicjuszy aktywnymi. Dzięki temu działają w tej rundzie drugi raz.
lesson-example-book = Żółty uświęcił też nowicjusza na 8, a potem bierze tam księgę. We dwie osoby pierwsza daje 2 wpływy, a czerwony nowicjusz na 3 nie ma już ochrony.
lesson-example-candles = Kto nie ma nic lepszego do roboty, medytuje. Czerwony ma u kapłanki księżyca jeszcze aktywnego nowicjusza, a Żółty nie: Czerwonemu szybki koniec jest na rękę.
lesson-example-scored = Punktowanie: Czerwony dostaje 5 od kapłanki księżyca i 1 ze świątyni. Żółty dostaje 3 ze świątyni i traci 2 przez renegata. Jest 20 do 12; następną rundę zaczyna Czerwony.
lesson-example-leave = Wróć do księgi zasad
