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
ankh-battle-brief-attune = Beginn
ankh-battle-brief-cards = Karten
ankh-battle-brief-build = Monument
ankh-battle-brief-plague = Plagen
ankh-battle-brief-majority = Mehrheit
ankh-battle-brief-resolution = Entscheid
ankh-battle-brief-after = Danach
ankh-battle-heading-tied = Gleichstand bei der höchsten Stärke

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

# what I choose
ankh-battle-card-flood = 1 Anhänger je Figur auf fruchtbarem Feld; sie überleben.
ankh-battle-card-build = 3 Anhänger opfern: ein Monument hier.
ankh-battle-card-plague = Alle bieten verdeckt. Nur die Figuren des Höchstbietenden leben.
ankh-battle-card-chariots = Nur Stärke.
ankh-battle-card-cycle = Nach dem Kampf: alle eingesetzten Karten zurück.
ankh-battle-card-drought = Bei Sieg: 1 Verehrung mehr je Figur in der Wüste.
ankh-battle-card-miracle = Nach dem Kampf: 1 Verehrung je getöteter eigener Figur.
ankh-battle-hand = Deine Karten
ankh-battle-used = eingesetzt
ankh-battle-sealed = festgelegt
ankh-battle-bids = Dein Gebot
ankh-battle-choices = Was du wählen kannst
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

# what it is up against
ankh-battle-forecast-first = { $sure ->
    [yes] Keine ihrer Karten erreicht { $n }
   *[no] Wie es steht, erreicht keine ihrer Karten { $n }
}
ankh-battle-forecast-tie = { $sure ->
    [yes] Bei { $n } schaffen sie höchstens Gleichstand
   *[no] Wie es steht, schaffen sie bei { $n } höchstens Gleichstand
}
ankh-battle-forecast-tie-mine = { $sure ->
    [yes] Bei { $n } schaffen sie höchstens Gleichstand, und den entscheidest du
   *[no] Wie es steht, schaffen sie bei { $n } höchstens Gleichstand, und den entscheidest du
}
ankh-battle-forecast-open = { $n } ist noch zu schlagen
ankh-battle-forecast-behind = { $sure ->
    [yes] { $n } gewinnt nicht
   *[no] Wie es steht, gewinnt { $n } nicht
}
ankh-battle-forecast-beaten = Mehr erreichen können: { $sides }.
ankh-battle-forecast-tied = Gleichziehen können: { $sides }.
ankh-battle-forecast-unless = { $cards } kann das noch ändern.
ankh-battle-forecast-gain = Wenn du gewinnst: mindestens +{ $n } Verehrung.
ankh-battle-forecast-no-breaker = Niemand kann einen Gleichstand entscheiden.
ankh-battle-forecast-breaker = { $side } könnte einen Gleichstand entscheiden.
ankh-battle-quoted = „{ $card }“
ankh-battle-breaks = Gleichstandsplättchen: { $side }
ankh-battle-breaks-you = Du hast das Gleichstandsplättchen
ankh-battle-breaks-nobody = Niemand kann einen Gleichstand entscheiden
ankh-battle-bid-beaten = Mehr bieten können: { $sides }.
ankh-battle-bid-tied = Gleich viel bieten können: { $sides }.
ankh-battle-bid-alone = So viel kann sonst niemand bieten: Deine Figuren sind sicher.
ankh-battle-bid-or = { $n ->
    [one] Tut das jemand, stirbt { $n } Figur von dir.
   *[other] Tut das jemand, sterben { $n } Figuren von dir.
}

# what happened
ankh-battle-won = { $side } gewinnt den Kampf
ankh-battle-margin = { $n } gegen { $next }.
ankh-battle-won-tie = { $side } gewinnt den Gleichstand bei { $n }
ankh-battle-broken = Das Gleichstandsplättchen hat entschieden. Es ist für diesen Konflikt eingesetzt.
ankh-battle-drawn = Gleichstand bei { $n }: Niemand gewinnt
ankh-battle-unbroken = Niemand hat den Gleichstand entschieden: Alle verlieren diesen Kampf.
ankh-battle-ledger = Wer was gewonnen hat
ankh-battle-for-majority = Mehrheit
ankh-battle-for-victory = Sieg
ankh-battle-no-devotion = keine Verehrung
ankh-battle-powers = Kräfte
ankh-battle-before-won = Region { $token }: { $side } hat gewonnen
ankh-battle-before-drawn = Region { $token }: Niemand hat gewonnen
ankh-battle-see = Verlauf ansehen
ankh-battle-go-on = Weiter
ankh-battle-worship = 2 Anhänger für { $n } Verehrung opfern
ankh-battle-go-on-to = Weiter zu Region { $token }
