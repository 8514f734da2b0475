### Nauka: lista lekcji, ramka przy stole, koniec lekcji. Do nikogo się nie zwracamy.

title-learn = Nauka
lessons-heading = Nauka
lessons-hint = Krótkie lekcje przy prawdziwym stole. Każdą można w dowolnej chwili przerwać, dokończyć i powtórzyć.
lessons-progress = Ukończone lekcje: { $done } z { $count }
lessons-title = { $number } · { $title }
lessons-then = Potem · { $title }
lessons-begin = Rozpocznij
lessons-go-on = Dokończ
lessons-again = Jeszcze raz
lessons-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
 }
lessons-put-away = Nie proponuj już na początku
lessons-offer = Proponuj na początku

# Nad tekstem lekcji; jest tam mało miejsca.
lesson-head = { $number }/{ $count } · { $title }
lesson-done = Lekcja { $number } z { $count } ukończona
lesson-next = Dalej: { $title }
lesson-chapter = Zasady: { $title }
lesson-prompt = Dalej klawiszem N lub Enter
lesson-prompt-back = Cofnięcie klawiszem N lub Enter
lesson-prompt-do = Teraz samodzielnie – L daje wskazówkę, S pokazuje
lesson-prompt-show = Teraz samodzielnie – S pokazuje
# In the box in place of its buttons, as soon as what it asks for has been done.
lesson-task-done = Zrobione
lesson-list = Wszystkie lekcje
lesson-leave = Wyjdź z lekcji
lesson-leave-again = Jeszcze raz Esc kończy lekcję
lesson-first-round = Pierwsza runda
lesson-first-round-aim = Prawdziwa gra z komputerem; w pierwszej rundzie przewodnik podpowiada, co się opłaca i dlaczego.
lesson-first-round-over = Pierwsza runda za nami, dalej już samodzielnie. Prawy przycisk objaśnia każdą rzecz, a podgląd pokazuje, co dałoby punktowanie.

# Przyciski ramki: krótkie, każdy ze swoim klawiszem.
lesson-way-next = Dalej (N)
lesson-way-back = Wstecz (B)
lesson-way-hint = Wskazówka (L)
lesson-way-show = Pokaż (S)
lesson-way-take-back = Cofnij ruch (N)
lesson-way-alone = Samodzielnie (A)
lesson-way-play-on = Graj stąd (A)
