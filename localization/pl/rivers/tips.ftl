### Wskazówki pierwszej gry: najwyżej dwa krótkie zdania. Pokazywana jest zawsze tylko jedna.

tip-goal = Punkty są w czterech kolorach, a na koniec liczy się tylko własny najsłabszy. Wygrywa ten, kto zbiera wszystkie równo.
tip-leader = Na początek: przeciągnąć przywódcę z obwódką obok świątyni, na przykład na pole z obwódką. Zakłada tam królestwo i dostaje punkty swojego koloru; potem może przyjść drugi albo płytka.
tip-tile = Płytka przy tym królestwie daje przywódcy jej koloru 1 punkt. Nie ma znaczenia, kto ją kładzie.
tip-second = Została jedna akcja: jeszcze jeden przywódca albo płytka. „Koniec tury” oznacza rezygnację z niej.
tip-king = Król dostaje też punkty kolorów, których przywódcy brakuje w jego królestwie. Jeśli stoi tam cudzy przywódca tego koloru, dostaje je on.
tip-exposed = Ten przywódca trzyma się jednej świątyni: więcej świątyń obok pomaga przeciw buntom. Bez żadnej wraca na koniec tury do zasobów.
tip-farm = Farmy leżą tylko na rzece, wszystko inne na lądzie. Rzeka często łączy to, co dzieli ląd.
tip-treasures = Kupiec zabiera skarby królestwa oprócz jednego, gdy tylko jest ich kilka. Na koniec każdy liczy się do najsłabszego koloru.
tip-swap = Dużo płytek jednego koloru i brak pomysłu na nie? Wymiana kosztuje akcję i przynosi nowe.
tip-catastrophe = Katastrofa rozcina królestwa i może zabrać przywódcy świątynię. Na całą grę są tylko dwie.
tip-commit = Płytki z ręki pomagają, ale w każdym razie przepadają. Przy remisie wygrywa broniący się.
tip-order = Pierwsza wojna może zmienić drugą: kto zostanie odcięty, już nie walczy. Często najpierw toczy się tę, która jest pewna.
tip-monument = Monument daje co turę punkty przywódcom obu swoich kolorów w królestwie. Ale cztery płytki nikogo już nie wspierają, a przywódcy mogą stracić świątynie.
tip-leave = Jeden skarb zawsze zostaje na planszy. Warto zostawić ten, który leży bezpiecznie we własnym królestwie.
