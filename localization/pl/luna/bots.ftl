### Gracze komputerowi: ich nazwy i sposób myślenia.

bot-name = { $level ->
    [random] Ślepy los
    [level-1] Pielgrzym
    [level-2] Rybak
    [level-3] Przewoźnik
    [level-4] Sternik
    [level-5] Astrolog
    [level-6] Wyrocznia
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Polecany na pierwszą grę. Ocenia pojedyncze akcje, nie podróżuje, przeocza wyspy, przecenia kaplice.
    [level-2] Planuje całe podróże, ale tylko na bieżący ruch; czasem przeocza wyspę.
    [level-3] Przewiduje kilka ruchów naprzód, ale czasem przeocza którąś wyspę.
    [level-4] Patrzy dalej naprzód i liczy się z odpowiedziami innych zakonów.
    [level-5] Przed każdym ruchem sprawdza bardzo wiele możliwych przebiegów gry.
    [level-6] Sprawdza tyle, ile komputer zdąży w nieco ponad sekundę: na szybszym gra lepiej.
   *[random] Wykonuje dowolną dozwoloną akcję.
}
# Poziom i słowo o jego trudności.
bot-grade = { $level ->
    [level-1] Poziom 1 · bardzo łatwy
    [level-2] Poziom 2 · łatwy
    [level-3] Poziom 3 · średni
    [level-4] Poziom 4 · wymagający
    [level-5] Poziom 5 · trudny
    [level-6] Poziom 6 · bardzo trudny
   *[random] bez poziomu
}
# Co gracz lubi, na każdym poziomie; [other] nie ma upodobań.
character-name = { $character ->
    [zealot] Czciciel
    [councillor] Rajca
    [traveller] Podróżnik
    [troublemaker] Wichrzyciel
   *[other] Zrównoważony
}
character-about = { $character ->
    [zealot] Chce jak najwcześniej mieć w świątyni jak najwięcej nowicjuszy.
    [councillor] Wciąż wspiera radę: miejsce w niej wygrywa remisy i liczy się na koniec.
    [traveller] Ciągle jest w drodze, pieszo, promem i żaglówką, tam, dokąd zmierza kapłanka.
    [troublemaker] Pilnuje, żeby renegat stał tam, gdzie inni mają nowicjuszy, i odbierał im wpływy.
   *[other] Ocenia wszystko według tego, co zwykle przynosi.
}
character-note = Według pomiarów na poziomach od 1 do 3 wszyscy są mniej więcej równie silni; różnią się tym, co lubią.
