# The battle stage: where a battle stands, who fights, what I choose.
ankh-battle-title = Kampf in Region { $token }
ankh-battle-place = { $number }. von { $of } Regionen
ankh-battle-steps = Schritte des Kampfes
ankh-battle-step-attune = Kampfbeginn
ankh-battle-step-cards = Karten wählen
ankh-battle-step-build = Monument errichten
ankh-battle-step-plague = Plagen abhandeln
ankh-battle-step-majority = Monument-Mehrheit
ankh-battle-step-resolution = Kampfentscheidung
ankh-battle-step-after = Nach dem Kampf
ankh-battle-heading = Aktuelle Stärke ({ $n } Götter)
ankh-battle-heading-tied = Gleichstand bei der höchsten Stärke
ankh-battle-heading-won = { $side } gewinnt den Kampf
ankh-battle-heading-drawn = Niemand gewinnt den Kampf

# one who fights
ankh-battle-you = du
ankh-battle-followers = { $n } Anhänger
ankh-battle-state-own = du wählst
ankh-battle-state-choosing = wählt noch
ankh-battle-state-card = Karte festgelegt
ankh-battle-state-bid = Gebot festgelegt
ankh-battle-two = setzt 2 Karten ein
ankh-battle-bid = Gebot: { $n }
ankh-battle-dying = { $n ->
    [one] { $n } Figur stirbt
   *[other] { $n } Figuren sterben
}
ankh-battle-fallen = { $n ->
    [one] { $n } Figur getötet
   *[other] { $n } Figuren getötet
}
ankh-battle-safe = { $n ->
    [one] { $n } Figur von der Nilschwemme gerettet
   *[other] { $n } Figuren von der Nilschwemme gerettet
}
ankh-battle-wins = gewinnt
ankh-battle-strength = Stärke:
ankh-battle-parts = Wie sich die Stärke zusammensetzt
ankh-battle-part-figures = { $n ->
    [one] { $n } Figur
   *[other] { $n } Figuren
}
ankh-battle-part-some-figures = { $n } von { $all } Figuren
ankh-battle-part = { $n } { $what }
ankh-battle-part-chosen = Karte { $n }
ankh-battle-open = { $cards ->
    [one] Karte { $least } bis { $most }
   *[other] Karten { $least } bis { $most }
}
ankh-battle-open-one = { $cards ->
    [one] Karte { $n }
   *[other] Karten { $n }
}
ankh-battle-at-most = höchstens { $n }
ankh-battle-with-card = mit dieser Karte

# monuments
ankh-battle-majorities = Aktuelle Monument-Mehrheiten: je 1 Verehrung
ankh-battle-majorities-none = Niemand kontrolliert ein Monument in dieser Region.
ankh-battle-majority-alone = { $n }, unangefochten
ankh-battle-majority-against = { $n } gegen { $next }
ankh-battle-majority-absent = { $n }, aber ohne Figur
ankh-battle-majority-tied = Gleichstand bei { $n }
ankh-battle-majority-nobody = Niemand

# what I choose
ankh-battle-hand = Deine Karten
ankh-battle-used = eingesetzt
ankh-battle-sealed = festgelegt
ankh-battle-bids = Dein Gebot
ankh-battle-choices = Was du wählen kannst
ankh-battle-if-card = Wenn du „{ $card }“ einsetzt
ankh-battle-if-bid = Wenn du { $n } bietest
ankh-battle-seal-card = Diese Karte festlegen
ankh-battle-seal-bid = Dieses Gebot festlegen
ankh-battle-pick = Entscheide dich
ankh-battle-pick-card = Wähle eine Karte
ankh-battle-pick-bid = Wähle dein Gebot
ankh-battle-pick-space = Wähle ein Feld auf dem Spielplan
ankh-battle-shown-when = { $n ->
    [1] Wird aufgedeckt, sobald du gewählt hast
    [2] Wird aufgedeckt, sobald beide gewählt haben
   *[other] Wird aufgedeckt, sobald alle { $n } gewählt haben
}
ankh-battle-sealed-card = Du hast dich auf „{ $card }“ festgelegt.
ankh-battle-sealed-bid = Du hast dich auf ein Gebot von { $n } festgelegt.
ankh-battle-unseal = Wahl ändern

# what happened
ankh-battle-report = So verlief der Kampf in Region { $token }
ankh-battle-go-on = Weiter
ankh-battle-worship = 2 Anhänger für { $n } Verehrung opfern
