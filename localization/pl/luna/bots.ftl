### Gracze komputerowi: ich nazwy i sposób myślenia.

bot-name = { $level ->
    [random] Ślepy los
    [level-1] Pielgrzym
    [level-2] Sługa świątyni
    [level-3] Kapłan
    [level-4] Starszy kapłan
    [level-5] Arcykapłan
    [level-6] Luna
   *[other] { $level }
}
bot-about = { $level ->
    [level-1] Ocenia tylko pojedyncze akcje, nigdy nie wyrusza w podróż i często wybiera nieco słabszą akcję.
    [level-2] Planuje też całe podróże, ale nie wybiega myślą poza bieżący ruch.
    [level-3] Przewiduje kilka ruchów naprzód, ale czasem wybiera nieco słabszą akcję.
    [level-4] Patrzy dalej naprzód i liczy się z odpowiedziami innych zakonów.
    [level-5] Przed każdym ruchem sprawdza bardzo wiele możliwych przebiegów gry.
    [level-6] Sprawdza tyle, ile komputer zdąży w nieco ponad sekundę: szybszy komputer gra lepiej.
   *[random] Wykonuje dowolną dozwoloną akcję.
}
