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
