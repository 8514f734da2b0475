### Scena przy stole: wskazówki, przyciski, co przyniosłaby akcja.

bar-undo = Cofnij
bar-undo-turn = Cofnij akcję
bar-redo = Ponów
bar-result = Wynik
bar-confirm = Zakończ ruch
bar-unsaved = Nie zapisano
bar-menu = Menu

key-enter = Enter

choices-title = { $what ->
    [number] Ilu nowicjuszy?
   *[way] W jaki sposób?
}

prompt-choice = { $name }: wybrać jedną z możliwości
prompt-confirm = { $name }: zakończyć ruch klawiszem Enter albo go cofnąć
prompt-over = Gra skończona

## Animacje

motion-speed = { $speed ->
    [half] Tempo: wolne
    [double] Tempo: szybkie
    [instant] Bez animacji
   *[normal] Tempo: zwykłe
}
