### Die Übersicht: das Spiel auf einem Blatt. **Wörter** zwischen Sternchen sind hervorgehoben.

overview-section = { $section ->
    [spheres] Vier Farben
    [turn] Zug
    [points] Plättchen einsetzen
    [conflicts] Konflikte
    [monuments] Monumente
    [turn-end] Ende des Zuges
   *[end] Spielende
 }
# Was zu einer Farbe gehört.
overview-sphere = { $tile ->
    [blue] Auf dem Fluss; Anführer: { LEADER($leader) }.
   *[other] An Land; Anführer: { LEADER($leader) }.
 }
overview-turn = { $row ->
    [leader] **Anführer:** einsetzen, versetzen oder zurückziehen. Er braucht einen Tempel neben sich und verbindet keine Königreiche.
    [tile] **Plättchen:** eines aus der Hand einsetzen. Es verbindet höchstens zwei Königreiche.
    [catastrophe] **Katastrophe:** zerstört ein leeres Feld oder ein Plättchen ohne Schatz; { $catastrophes } in der ganzen Partie.
   *[swap] **Tauschen:** bis zu { $hand } Plättchen verdeckt abgeben und ebenso viele ziehen.
 }
overview-points = { $row ->
    [none] **Kein Königreich daneben:** Niemand bekommt einen Punkt.
    [single] **Ein Königreich:** 1 Punkt in der Farbe des Plättchens für den Anführer dieser Farbe.
    [king] **Fehlt dieser Anführer,** geht der Punkt an den König; fehlt auch er, an niemanden.
   *[double] **Zwei Königreiche:** werden verbunden, kein Punkt; gleichfarbige Anführer kämpfen.
 }
overview-conflicts = { $row ->
    [revolt] **Aufstand** (ein Anführer trifft auf einen gleicher Farbe): Tempel neben jedem Anführer, rote Plättchen aus der Hand. Der Gewinner bekommt 1 roten Punkt.
    [war] **Krieg** (zwei Königreiche werden verbunden): Plättchen der Farbe auf jeder Seite und aus der Hand. Anführer und Plättchen des Verlierers gehen; 1 Punkt für jedes.
    [red] **Roter Krieg:** Tempel mit Schatz oder neben einem Anführer bleiben.
   *[tie] Zuerst legt der Angreifer aus. **Bei Gleichstand** gewinnt der Verteidiger.
 }
overview-monuments = { $row ->
    [build] **Viererquadrat** einer Farbe: Plättchen umdrehen und ein Monument mit dieser Farbe bauen, oder für immer verzichten.
   *[income] Am Ende des eigenen Zuges 1 Punkt je eigenem Anführer und Monument seiner Farbe im selben Königreich.
 }
overview-turn-end = { $row ->
    [orphans] Anführer ohne Tempel neben sich kehren hinter die Sichtschirme zurück.
    [treasures] Händler nehmen alle Schätze ihres Königreichs bis auf einen, die auf Eckfeldern zuerst.
    [refill] Alle Hände werden auf { $hand } ergänzt.
   *[income] Monumente bringen dem Punkte, der am Zug war.
 }
overview-end = { $row ->
    [when] Eine Hand lässt sich nicht mehr ergänzen, oder höchstens { $end_at } Schätze sind auf dem Plan.
    [treasures] Jeder Schatz zählt als 1 Punkt in einer beliebigen Farbe.
   *[winner] **Die meisten Punkte in der eigenen schwächsten Farbe** gewinnen; dann entscheidet die zweitschwächste und so weiter.
 }
