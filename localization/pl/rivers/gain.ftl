### Co dałaby akcja, przy wskaźniku: krótko, po jednym wierszu. $name nigdy się nie odmienia.

gain-points = { $reason ->
    [king] { $name }: { $points } (zastępuje król)
    [monument] { $name }: { $points } z monumentu
   *[other] { $name }: { $points }
 }
gain-joins = Łączy dwa królestwa: łącząca płytka nikomu nie daje punktu
gain-nobody = { $kingdom ->
    [no] Nikt nie punktuje: tu nie ma królestwa
   *[yes] { $colour ->
        [black] Nikt nie punktuje: w tym królestwie nie ma króla
       *[other] Nikt nie punktuje: nie ma tu ani { LEADER($colour, case: "the") }, ani króla
     }
 }
# Kto dostałby punkt, pod gain-nobody.
gain-would = { $colour ->
    [black] Gdyby stał tu król: { points-of }
   *[other] Gdyby stał tu { LEADER($colour) } albo król: { points-of }
 }
# Co robi przywódca tam, gdzie staje.
gain-leads = { TILE($colour, case: "start-plural") } tutaj: { points-of } za płytkę{ $colour ->
    [black] ; król zastępuje brakujących przywódców
   *[other] { "" }
 }
gain-temples = Świątynie obok: { $count }
# Obie strony tak, jak leżą, najpierw atakujący; przy remisie wygrywa broniący się.
gain-revolt = Bunt, broni się { $name }: { $attack } do { $defence }
gain-wars = { $count ->
    [one] { $count } wojna
    [few] { $count } wojny w dowolnej kolejności
    [many] { $count } wojen w dowolnej kolejności
   *[other] { $count } wojny w dowolnej kolejności
 }
gain-war = Wojna, { COLOUR($colour) }: { $attacker } { $attack }, { $defender } { $defence }
gain-tie = Przy remisie wygrywa broniący się
gain-committed = { $attack } do { $defence } na stole; { $name } może jeszcze dołożyć
gain-decided = { $name } wygrywa, { $winner } do { $loser }
gain-falls = { TILE($tile, case: "start-plural") } usunięte: { $count }
gain-destroys = Zniszczone: { TILE($tile) }
gain-swaps = Płytki oddane: { $count }, tyle samo z woreczka
gain-orphans = { LEADER($leader, case: "start") } ({ $name }) traci ostatnią świątynię
gain-bare = { LEADER($leader, case: "start") } ({ $name }) bez świątyni, na koniec tury wraca do zasobów
gain-treasures = { $name }: { count-treasures }
gain-square = Kwadrat z czterech: możliwy monument
gain-ends = Kończy grę

# Jedna strona trwającego konfliktu.
conflict-side = { $name } { $count }

## Podgląd: co dałyby własne kolory. Obok liczb: krótko.

preview-about = { $turn ->
    [own] Gdyby gra skończyła się z tą turą
   *[other] Gdyby gra skończyła się teraz
 }
preview-row = { $row ->
    [tile] Następna płytka
    [threat] Atak : obrona
    [points] Dotąd
    [coming] Na koniec tury
    [treasures] Skarby
   *[total] Razem
 }
preview-counts = Liczy się tylko najsłabszy kolor: { $points }.
preview-threat = Atak: co mogą zacząć inni, sądząc po samej planszy.
preview-sides = { $other }:{ $own }
preview-hidden = Co mają inni, pozostaje tajne do końca.
