# Der Tisch im Browser.
kemet-table-subtitle = { $day ->
    [0] Ziel: { $goal } Punkte
   *[other] Tag { $day }, Ziel: { $goal } Punkte
}
kemet-table-points = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
kemet-table-price = { $price ->
    [0] kostenlos
    [one] für 1 Gebetspunkt
   *[other] für { $price } Gebetspunkte
}
kemet-table-values = Stärke { $strength }, Schaden { $damage }, Schutz { $protection }
kemet-table-card = { $price ->
    [0] Kostenlos. { $about }
    [one] Kostet 1 Gebetspunkt. { $about }
   *[other] Kostet { $price } Gebetspunkte. { $about }
}

# on buttons
kemet-table-split = Stufen: Weiß{ "\u00A0" }{ $white }, Rot{ "\u00A0" }{ $red }, Blau{ "\u00A0" }{ $blue }
kemet-table-attack = angreifen: { $space }
kemet-table-attack-teleport = teleportieren und angreifen: { $space }
kemet-table-strengths = Stärke { $own } gegen { $other }, noch ohne Karten
# what to end or to leave out means where it is asked
kemet-table-done-act = Zug beenden
kemet-table-done-march-on = Bewegung beenden
kemet-table-pass-raise = auf die Aktion verzichten
kemet-table-pass-buy = auf die Aktion verzichten
kemet-idle-anyway = Trotzdem einsetzen
kemet-idle-anyway-play = Trotzdem spielen
kemet-idle-prayer-full = Du hast schon so viele Gebetspunkte, wie du haben kannst.
kemet-idle-nobody-to-rob = Kein Gegner hat Gebetspunkte.
kemet-idle-no-pyramid = Du kontrollierst keine Pyramide dieser Farbe und kannst deshalb keines ihrer Machtplättchen kaufen.
kemet-idle-no-tile-payable = Du kannst nichts bezahlen: Für diese Machtplättchen hast du zu wenige Gebetspunkte.
kemet-idle-tiles-gone = Es gibt nichts zu kaufen: Die Machtplättchen bis zur Stufe deiner Pyramide sind weg, oder du hast sie schon.
kemet-idle-pyramids-at-top = Es gibt nichts auszubauen: Deine Pyramiden sind schon auf der höchsten Stufe.
kemet-idle-no-level-payable = Du hast zu wenige Gebetspunkte, um eine Pyramide auszubauen.
kemet-idle-no-troop-can-move = Keine deiner Truppen kann ziehen.
kemet-idle-no-troop = Du hast keine Truppe auf dem Spielplan.
kemet-idle-reserve-empty = In deinem Vorrat sind keine Einheiten.
kemet-idle-no-unit-payable = Du hast keine Gebetspunkte, um Einheiten zu rekrutieren.
kemet-table-pass-bring-creature = auf dem Plättchen lassen
kemet-table-pass-hand-of-god = keine ausbauen
kemet-table-pass-choose-troop = keine außerhalb der Stadt
kemet-table-pass-delta = nicht opfern
kemet-table-pass-sanctuary = nicht opfern

kemet-table-key-near = zum nächsten benachbarten Feld
kemet-table-tab-board = Spielplan
kemet-table-tab-hand = Hand
kemet-table-tab-market = Markt
kemet-table-tab-seats = Spieler
kemet-table-tab-log = Verlauf
