# Der Tisch im Browser.
kemet-table-subtitle = { $day ->
    [0] bis { $goal } Punkte
   *[other] Tag { $day }, bis { $goal } Punkte
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
   *[other] Preis { $price }. { $about }
}
kemet-table-key-near = Zum nächsten Nachbarn eines Felds
kemet-table-tab-board = Brett
kemet-table-tab-hand = Hand
kemet-table-tab-market = Markt
kemet-table-tab-seats = Spieler
kemet-table-tab-log = Verlauf
