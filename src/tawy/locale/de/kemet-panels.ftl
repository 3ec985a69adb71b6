# The panels beside the board of Kemet.
kemet-panel-none = keine
kemet-panel-what = Was sie bewirken
kemet-panel-level = Stufe { $number }
kemet-panel-price = Kosten
kemet-panel-times = × { $count }

# the action pyramid
kemet-panel-actions = Deine Aktionen
kemet-panel-tokens-left = { $count ->
    [one] noch { $count } Marker
   *[other] noch { $count } Marker
}
# on its spaces: one short word each, \u00AD where it may break
kemet-panel-action-buy-white = Weiß
kemet-panel-action-buy-red = Rot
kemet-panel-action-buy-blue = Blau
kemet-panel-action-pray = Beten
kemet-panel-action-raise = Aus{ "\u00AD" }bauen
kemet-panel-action-move = Be{ "\u00AD" }wegen
kemet-panel-action-recruit = Rekru{ "\u00AD" }tieren
kemet-panel-covered = hat einen Marker
kemet-panel-row = Reihe { $number }
kemet-panel-row-open = braucht heute noch einen Marker
kemet-panel-row-covered = hat ihren Marker für heute
kemet-panel-rows-open = { $count ->
    [one] Heute fehlt noch ein Marker in Reihe { $rows }.
   *[other] Heute fehlt noch je ein Marker in den Reihen { $rows }.
}
# a tag on a space that only the silver token may go to, as short as can be
kemet-panel-silver = Silber
kemet-panel-token-used = { $token }: gesetzt
kemet-panel-token-unused = { $token }: noch nicht gesetzt
kemet-panel-which-token = Welcher Marker?
kemet-panel-which-action = Welche Aktion?
kemet-panel-others = Heutige Aktionen der anderen
kemet-panel-covered-spaces = Marker auf: { $spaces }

# the market
kemet-panel-market-reach = Markt: noch { $left }, davon { $ready } kaufbar
kemet-panel-market-left = Markt: noch { $left }
kemet-panel-market-open = öffnen
kemet-panel-market-close = schließen
kemet-panel-market-see = Öffne den Markt, um Namen, Wirkung, Kosten und Besitzer zu sehen.
kemet-panel-market-legend = Buchstabe: wer das Plättchen hat. Ring: für dich kaufbar.
kemet-panel-market-legend-now = Punkt: jetzt zu kaufen.
kemet-panel-market-none = Kein Plättchen passt zu diesem Filter.
kemet-panel-colours = Farbe
kemet-panel-filter = Plättchen zeigen
kemet-panel-filter-all = alle
kemet-panel-filter-left = noch zu haben
kemet-panel-filter-ready = für dich kaufbar
kemet-panel-buy = Für { $price } kaufen
kemet-panel-tile-yours = deins
kemet-panel-tile-gone = keins mehr da
kemet-panel-tile-ready = für dich kaufbar
kemet-panel-tile-dear = zu wenige Gebetspunkte
kemet-panel-tile-high = Pyramide zu niedrig
kemet-panel-tile-left = noch { $count }
kemet-panel-tile-held = im Besitz von { $seats }
kemet-panel-tile-held-some = gehört einem dieser Spieler: { $seats }
# before the letters of several seats, one of whom has the tile
kemet-panel-tile-some = einer von

# the seats
kemet-panel-seats = Spieler
kemet-panel-order = Zugreihenfolge, Tag { $day }
kemet-panel-order-first = Zugreihenfolge
kemet-panel-goal = Ziel: { $goal } Punkte
kemet-panel-you = du
kemet-panel-turn = am Zug
kemet-panel-score = Siegpunkte
kemet-panel-score-of = { $seat }: { $score }
kemet-panel-points = Dauerhaft: { $permanent }, vorläufig: { $temporary }
kemet-panel-count-of-prayer = Gebetspunkte
kemet-panel-count-of-interventions = Karten „Göttliches Eingreifen“
kemet-panel-count-of-cards = Kampfkarten auf der Hand
kemet-panel-count-of-reserve = Einheiten im Vorrat
kemet-panel-tiles-white = Weiße Plättchen: { $count }
kemet-panel-tiles-red = Rote Plättchen: { $count }
kemet-panel-tiles-blue = Blaue Plättchen: { $count }
kemet-panel-tiles-unsure = Plättchen, die es in mehreren Farben gibt: { $count }
kemet-panel-waits = { $creature }, wartet auf dem Plättchen
kemet-panel-creature-at = { $creature }: { $space }
kemet-panel-pyramids = Stufen der Pyramiden
kemet-panel-day-actions = Heutige Aktionen
kemet-panel-tiles = Machtplättchen
kemet-panel-creatures = Kreaturen
kemet-panel-hand-known = Kampfkarten auf der Hand, alle bekannt: { $count }
kemet-panel-hand-among = Kampfkarten auf der Hand: { $count } der folgenden
kemet-panel-discards = Abgelegte Kampfkarten
kemet-panel-face-down = { $count } verdeckt
kemet-panel-exchanged = Getauscht, aus dem Spiel
kemet-panel-points-of = Dauerhafte Siegpunkte
kemet-panel-points-battles = { $all }, davon { $count } aus Kämpfen

# what I hold
kemet-panel-interventions = Deine Karten „Göttliches Eingreifen“
kemet-panel-interventions-none = Du hast keine.
kemet-panel-play-now = spielen
# when a card can be played, as short as can be
kemet-panel-moment-own-turn = eigener Zug
kemet-panel-moment-own-move = eigene Bewegung
kemet-panel-moment-entered = Zug eines Gegners
kemet-panel-moment-announced = Zug eines Gegners
kemet-panel-moment-in-battle = Kampf
kemet-panel-cards = Deine Kampfkarten
kemet-panel-cards-held = { $held } auf der Hand, { $spent } abgelegt
kemet-panel-card-spent = abgelegt
kemet-panel-card-face-down = verdeckt abgelegt
kemet-panel-card-exchanged = getauscht
kemet-panel-strength = Stärke
kemet-panel-damage = Schaden
kemet-panel-protection = Schutz

# the night
kemet-panel-night = Nacht
kemet-panel-night-prayer = Gebetspunkte für alle
kemet-panel-night-cards = Karten „Göttliches Eingreifen“ werden gezogen
kemet-panel-night-looked = Karten, die „Vision“ zeigt: { $count }
kemet-panel-night-tiles = Plättchen, die nachts wirken
kemet-panel-night-order = Zugreihenfolge des kommenden Tages
kemet-panel-place-free = noch offen

# what is answered in advance
kemet-panel-pass-all = Bei Karten der anderen nicht nachfragen
kemet-panel-pass-all-about = Du wirst nicht nach „Veto“ und „Flucht“ gefragt, egal ob du diese Karten hast oder nicht.
kemet-panel-pass-unable = Nur nachfragen, wenn ich antworten kann
kemet-panel-pass-unable-alone = Hast du keine Karte, um auf eine Karte der anderen zu antworten, passt du automatisch.
kemet-panel-pass-unable-among-people = Hast du keine Karte, um auf eine Karte der anderen zu antworten, passt du nach ein paar Sekunden. Dauert es länger, können sie ahnen, dass du eine hast.

# a number of units
kemet-panel-count-take = Mitnehmen
kemet-panel-count-take-in = Mitnehmen von: { $place }
kemet-panel-count-recruit = Rekrutieren
kemet-panel-count-recruit-in = Rekrutieren in: { $place }
kemet-panel-count-deploy = Aufstellen
kemet-panel-count-deploy-in = Aufstellen in: { $place }
kemet-panel-units = { $count ->
    [one] { $count } Einheit
   *[other] { $count } Einheiten
}
kemet-panel-with = { $creature } mitnehmen
kemet-panel-without = { $creature } zurücklassen

# what an opponent weighs, told when it is asked why; a plus in front of it is good
kemet-term-points = Dauerhafte Siegpunkte
kemet-term-held-points = Vorläufige Siegpunkte
kemet-term-two-temples = 2 Tempel, für einen Punkt am Ende des Tages
kemet-term-pyramids = Pyramiden
kemet-term-tiles = Machtplättchen
kemet-term-prayer = Gebetspunkte
kemet-term-income = Gebetspunkte, die noch kommen
kemet-term-units = Einheiten auf dem Spielplan
kemet-term-creatures = Kreaturen auf dem Spielplan
kemet-term-interventions = Karten „Göttliches Eingreifen“
kemet-term-strength = Stärkste eigene Truppe
kemet-term-attacks = Schwächere Gegner auf benachbarten Feldern
kemet-term-danger = Sicherheit vor Angriffen
kemet-term-tempo = Aktionsmarker übrig
kemet-term-moves = Verbleibende Bewegungsaktionen
kemet-term-victory = Sieg
