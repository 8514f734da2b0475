### Dlaczego coś jest niemożliwe: jedno zdanie na każdy powód reguł, nigdy w drugiej osobie.
### $cell, $needed, $have i $kingdoms stoją, jak są; $seat to imię, $pair to monument.

refusal-game-over = Gra jest skończona.
refusal-order-first = Najpierw trzeba wybrać kolejność wojen.
refusal-commit-first = Najpierw trzeba rozstrzygnąć konflikt.
refusal-build-first = Najpierw buduje się monument albo z niego rezygnuje.
refusal-leave-first = Najpierw trzeba wybrać skarb, który zostaje.
refusal-no-wars-to-order = Nie ma teraz wojen do uporządkowania.
refusal-no-conflict = Nie ma teraz konfliktu, który można by wesprzeć.
refusal-nothing-to-build = Nie powstał żaden kwadrat, na którym można by teraz budować.
refusal-no-treasure-to-leave = Nie ma teraz skarbu do wybrania.
refusal-leader-there = Na { $cell } stoi przywódca ({ $seat }).
refusal-leader-is-here = Przywódca stoi już na { $cell }.
refusal-tile-there = Na { $cell } leży już płytka.
refusal-flipped-there = Na { $cell } leży odwrócona płytka monumentu.
refusal-catastrophe-there = Pole { $cell } jest zniszczone na zawsze.
refusal-no-temple-beside = Przywódca potrzebuje świątyni obok siebie, a obok { $cell } nie ma żadnej.
refusal-leader-joins = Przywódca nie może łączyć królestw; królestwa obok { $cell }: { $kingdoms }.
refusal-leader-in-supply = { LEADER($colour, case: "start-the") } nie stoi na planszy.
refusal-none-in-hand = Na ręce nie ma { TILE($colour, case: "none") }.
refusal-tile-joins-three = Płytka łączy najwyżej dwa królestwa; królestwa obok { $cell }: { $kingdoms }.
refusal-no-catastrophe-left = Nie ma już żadnej katastrofy.
refusal-treasure-there = Płytki ze skarbem, jak na { $cell }, nie da się zniszczyć.
refusal-too-few-tiles = { TILE($colour, case: "start-plural") } na ręce: potrzeba { $needed }, jest { $have }.
refusal-war-not-open = Nie ma teraz takiej wojny: { COLOUR($colour) }.
refusal-square-not-complete = Na { $cell } nie zaczyna się żaden kwadrat z nową płytką.
refusal-pair-without-colour = { MONUMENT($pair, case: "start") } nie ma takiego koloru: { COLOUR($colour) }.
refusal-pair-built = { MONUMENT($pair, case: "start") } już stoi.
refusal-no-such-treasure = Skarb na { $cell } nie jest do wyboru.
refusal-bordered-first = Skarb na { $cell } leży na polu narożnym i zostaje zabrany w każdym razie.

## Do czego służy element lub miejsce; $piece to tile, leader albo catastrophe

refusal-not-your-leader = To cudzy przywódca ({ $seat }).
refusal-farm-on-land = Farmy leżą na rzece, a { $cell } to ląd.
refusal-tile-on-river = Na rzece leżą tylko farmy: { TILE($colour, case: "plural") } nie pasują na { $cell }.
refusal-leader-on-river = Przywódcy stoją na lądzie, a { $cell } to rzeka.
refusal-piece-goes = { $piece ->
    [tile] Płytka trafia na pole planszy albo na woreczek, by ją wymienić.
    [leader] Przywódca trafia na pole obok świątyni albo z powrotem za własną zasłonkę.
   *[catastrophe] Katastrofa trafia na puste pole albo na płytkę bez skarbu.
 }
refusal-bag-takes-tiles = Przy woreczku wymienia się tylko płytki.
refusal-other-support = W tym konflikcie wspierają tylko { TILE($colour, case: "plural") }.
refusal-nothing-to-swap = Na ręce nie ma płytki do wymiany.
refusal-nowhere = { $piece ->
    [tile] Nie ma teraz pola dla tej płytki.
    [leader] Nie ma teraz pola dla tego przywódcy.
   *[catastrophe] Nie ma teraz pola dla katastrofy.
 }
refusal-button-waits = O tym nie trzeba teraz decydować.
