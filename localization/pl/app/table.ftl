### Stół każdej gry: pasek, wskazówki, cofanie się do dawnych ruchów, przekazanie tury, ruch komputera, porady, koniec.

table-chronicle = Kronika
table-card-more = Więcej: prawy przycisk albo H

# Nad wierszami kroniki, które cofnięto i które można zagrać ponownie.
table-undone = Cofnięte

bar-undo = Cofnij
bar-undo-turn = Cofnij akcję
bar-redo = Ponów
bar-result = Wynik
bar-confirm = Zakończ ruch
bar-cancel = Anuluj
bar-unsaved = Nie zapisano
bar-menu = Menu

key-enter = Enter
key-escape = Esc

# Kogo się o coś prosi, przed dwukropkiem lub myślnikiem.
prompt-name = { $name }
    .you = Ty
prompt-confirm = { $name }: zakończyć ruch klawiszem Enter albo go cofnąć
# Behind what is $asked for while a piece is carried that can stand for several of its kind. Short.
prompt-several = { $asked } – kółko myszy: ile
prompt-advised = { $name }: skorzystać z podpowiedzi albo zrobić coś innego
prompt-over = Gra skończona
drop-nowhere = Tutaj nie ma na to miejsca: upuścić na jednym z podświetlonych
carry-goes-on = { $action }: potem wybór jednego z podświetlonych miejsc

tip-understood = OK (N)
tip-off = Bez porad (T)
tips-on = Porady włączone
tips-off = Porady wyłączone; klawisz T znów je włącza

# Odnośnik pod pomocą; $title to rozdział instrukcji.
help-link = Zasady: { $title }

## Koniec rundy

round-end-continue = Dalej

## Koniec gry

game-end-heading = Koniec gry
game-end-look = Zobacz stół
game-end-again = To samo rozstawienie
game-end-undo = Cofnij ostatni krok

game-end-rematch = Rewanż
game-end-other = Inny stół

## Gracz komputerowy przy stole

bot-acts = Ruch: { $name }
bot-thinks = { $name } rozmyśla…

## Przekazanie: imiona stoją w mianowniku, jako podmiot lub przed dwukropkiem; do nikogo się nie zwracamy.

hand-over-turn = Teraz gra: { $name }
    .you = Twoja kolej
hand-over-hint = Kliknięcie wiersza pokazuje go na stole, R wszystkie; spacja zamyka
hand-over-nothing = Od ostatniego ruchu nic nowego
# Pierwszy wiersz, gdy nie ma miejsca na wszystkie.
hand-over-more = { $count ->
    [one] { $count } wcześniejszy ruch jest w kronice
    [few] { $count } wcześniejsze ruchy są w kronice
    [many] { $count } wcześniejszych ruchów jest w kronice
   *[other] { $count } wcześniejszego ruchu jest w kronice
 }

## Podgląd

bar-preview = Podgląd

## Wgląd wstecz: widać wcześniejszą albo cofniętą pozycję, w której nie można grać.

# $place: „Runda 3” albo „Przygotowanie”; $name: zakon, który ostatnio był na ruchu.
look-back-title = Historia: { $place }, ostatnio { $name }
look-back-ahead = Cofnięte: { $place }, ostatnio { $name }
look-back-begins = Historia: { $place }, początek
look-back-start = Historia: przed pierwszą akcją
look-back-place = Krok { $at } z { $total }
# Przycisk przy oglądaniu wstecz, który otwiera to, co było opowiedziane w całości, i co robi kliknięcie takiego wiersza kroniki.
look-back-details = Szczegóły
    .click = Kliknięcie: zobacz szczegóły jeszcze raz
look-back-play = Graj od tego miejsca
look-back-now = Wróć do gry
look-back-result = Wróć do wyniku
look-back-prompt = { $title } · { $place }
look-back-refusal = Podgląd historii: tutaj nie można grać. Możliwe są „Graj od tego miejsca” i „Wróć do gry”.

## Gry z sekretami

curtain-hint = To, co tajne, jest zakryte, dopóki nie usiądzie tu { $name }. Kliknięcie lub dowolny klawisz odkrywa stół.
# Pod pytaniem: co przyniosłaby każda odpowiedź, w jednym lub kilku wierszach.
choices-common = W każdym przypadku: { $told }
choices-point = Wskaż odpowiedź, by zobaczyć wszystko, co daje.
no-undo-revealed = Tego nie można cofnąć: odkryto przy tym coś zakrytego.
no-undo-nothing = Nie ma jeszcze czego cofnąć.
no-cancel-nothing = Nie ma czego anulować: nic nie wybrano i żadna akcja nie jest w toku.
no-redo-nothing = Nie ma czego ponowić: można ponowić tylko to, co cofnięto.

## Animacje

motion-speed = { $speed ->
    [half] Tempo: wolne
    [double] Tempo: szybkie
    [instant] Bez animacji
   *[normal] Tempo: zwykłe
}

## Klawisze przy stole

# Co się trzyma razem z literą, tak jak stoi przed nią; $command to mac albo other.
command-name = { $command ->
    [mac] ⌘
   *[other] Ctrl+
 }
help-key = { $what ->
    [overview] O – skrót zasad
    [rules] F1 – zasady
    [help] H – pomoc
    [tips] T – porady wł./wył.
    [next-tip] N – porada zrozumiana
    [hint] L – podpowiedź
    [preview] V – podgląd
    [outlook] W – porównać możliwości
    [recap] R – ostatnie ruchy
    [speed] Plus, Minus – animacje szybciej, wolniej
    [pace] P – tempo graczy komputerowych
    [earlier] Strzałki – wstecz krok po kroku; z bliska: przesuwanie widoku
    [steps] Strzałki – wstecz krok po kroku
    [rounds] Page Up/Down – wstecz runda po rundzie
    [run] Spacja – odtwarzanie historii
    [play-on] A – graj od tego miejsca
    [undo] { COMMAND($system) }Z, { COMMAND($system) }Y – cofnij, ponów
    [zoom] Z, { COMMAND($system) }plus/minus – przybliżenie stołu
    [places] Tab – z miejsca na miejsce, potem też strzałkami
    [language] F2 – język
   *[screen] F11 – pełny ekran
 }
