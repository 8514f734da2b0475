### Jak nazywa się gra i kto gra.

game-title = Międzyrzecze
game-subtitle = Dynastie w kraju dwóch rzek
title-notice = Nieoficjalny projekt fanowski. Zasady według gry Reinera Knizii z 1997 roku. Wszystkie teksty i ilustracje powstały od nowa.
order-name = { $colour ->
    [heron] Czapla
    [ram] Baran
    [fish] Ryba
   *[palm] Palma
}
