# Die Kampfbühne: wie ein Kampf steht, wer kämpft, was ich wähle.
kemet-battle-title = Kampf: { $space }
kemet-battle-steps = Schritte des Kampfes
kemet-battle-step-escape = Flucht
kemet-battle-step-cards = Karten
kemet-battle-step-reveal = Aufdecken
kemet-battle-step-losses = Verluste
kemet-battle-step-retreat = Rückzug
kemet-battle-step-stay = Bleiben

kemet-battle-you = Du
kemet-battle-troop = { $n ->
    [0] keine Einheiten
    [one] { $n } Einheit
   *[other] { $n } Einheiten
}
kemet-battle-idle = { $creature }: zählt nicht wegen „{ $snake }“
kemet-battle-none = keine
kemet-battle-unused = Ungenutzt abgelegt
kemet-battle-shown = durch „Voraussicht“ gezeigt
kemet-battle-times = { $n } × { $card }
kemet-battle-unpaid = nicht bezahlt, zählt nicht
kemet-battle-state-own = du wählst
kemet-battle-state-choosing = wählt noch
kemet-battle-state-sealed = festgelegt
kemet-battle-wins-side = gewinnt

kemet-battle-part-wounds = Göttliche Wunde
kemet-battle-before-cards = noch ohne Karten
kemet-battle-with-yours = mit deinen Karten
kemet-battle-with-cards = mit Karten
kemet-battle-span = { $least } bis { $most }
kemet-battle-ties = Bei Gleichstand gewinnt der Verteidiger.
kemet-battle-initiative = { $n ->
    [one] Initiative: { $n } verteidigende Einheit wird vernichtet, bevor Karten gewählt werden.
   *[other] Initiative: { $n } verteidigende Einheiten werden vernichtet, bevor Karten gewählt werden.
}

kemet-battle-losses = Schaden minus Schutz ergibt die Verluste
kemet-battle-damage-you = dein Schaden
kemet-battle-damage-of = Schaden: { $name }
kemet-battle-protection-you = dein Schutz
kemet-battle-protection-of = Schutz: { $name }
kemet-battle-less = minus
kemet-battle-lost = { $n ->
    [0] keine Einheit verloren
    [one] { $n } Einheit verloren
   *[other] { $n } Einheiten verloren
}
kemet-battle-remain = { $n ->
    [0] keine bleibt übrig
    [one] { $n } bleibt übrig
   *[other] { $n } bleiben übrig
}

kemet-battle-wins-you = Du gewinnst { $high } zu { $low }
kemet-battle-wins = { $name } gewinnt { $high } zu { $low }
kemet-battle-tie-you = Gleichstand bei { $high }: Du gewinnst als Verteidiger
kemet-battle-tie = Gleichstand bei { $high }: { $name } gewinnt als Verteidiger
kemet-battle-next-escape = { $name } entscheidet, ob die Truppe flieht.
kemet-battle-next-reveal = { $name } entscheidet noch über Karten.
kemet-battle-next-losses = { $name } sucht einen neuen Platz für eine Kreatur.
kemet-battle-next-lose = { $name } entscheidet, was die Überlebenden tun.
kemet-battle-next-drive = { $name } bestimmt das Feld für den Rückzug.
kemet-battle-next-stay = { $name } entscheidet, ob die Truppe bleibt.

kemet-battle-choices = Was du wählen kannst
kemet-battle-hand = Deine Kampfkarten
kemet-battle-slots = Was du gewählt hast
kemet-battle-slot-card = Spielen
kemet-battle-slot-unused = Ungenutzt ablegen
kemet-battle-slot-invoke = Unter die Karte legen
kemet-battle-slot-open = noch zu wählen
kemet-battle-drafted-card = gespielt
kemet-battle-drafted-unused = abgelegt
kemet-battle-hold = Deine Karten „Göttliches Eingreifen“ für den Kampf
kemet-battle-price = { $n ->
    [0] kostenlos
    [one] { $n } Gebetspunkt
   *[other] { $n } Gebetspunkte
}
kemet-battle-left = { $n ->
    [0] keine übrig
   *[other] noch { $n }
}
kemet-battle-purse = { $n ->
    [one] Du hast { $n } Gebetspunkt. Eine Karte zählt nur, wenn du sie beim Aufdecken bezahlen kannst.
   *[other] Du hast { $n } Gebetspunkte. Eine Karte zählt nur, wenn du sie beim Aufdecken bezahlen kannst.
}
kemet-battle-back = Zurücknehmen: { $what }
kemet-battle-seal = Beide Karten festlegen
kemet-battle-seal-invoked = { $n ->
    [0] Ohne „Göttliches Eingreifen“ festlegen
    [one] Mit { $n } Karte „Göttliches Eingreifen“ festlegen
   *[other] Mit { $n } Karten „Göttliches Eingreifen“ festlegen
}
kemet-battle-shown-when = { $n ->
    [one] Wird aufgedeckt, sobald du deine Wahl festlegst
   *[other] Wird aufgedeckt, sobald beide ihre Wahl festgelegt haben
}
kemet-battle-shown-first = Voraussicht: Deine Kampfkarte wird gezeigt, sobald du deine Wahl festlegst; alles andere bleibt verdeckt
kemet-battle-sealed = Das hast du festgelegt
kemet-battle-unseal = Wahl ändern

kemet-battle-pay = „{ $card }“ bezahlen
kemet-battle-wound = „{ $card }“ ablegen
kemet-battle-wound-about = +1 Stärke
kemet-battle-wound-done = Keine weitere ablegen

kemet-battle-recall = Truppe zurückrufen
kemet-battle-recall-about = { $n ->
    [one] { $n } Einheit geht in deinen Vorrat und bringt 1 Gebetspunkt (mehr als 11 kannst du nicht haben).
   *[other] { $n } Einheiten gehen in deinen Vorrat und bringen je 1 Gebetspunkt (mehr als 11 kannst du nicht haben).
}
kemet-battle-retreat = Rückzug
kemet-battle-retreat-about = { $n ->
    [one] Deine Truppe geht auf das einzige leere benachbarte Feld.
   *[other] Deine Truppe geht auf eines von { $n } leeren benachbarten Feldern; { $name } bestimmt, auf welches.
}
kemet-battle-stay = Bleiben
kemet-battle-stay-about = Deine Truppe behält das Feld.
kemet-battle-to-tile = Kreatur auf ihr Plättchen zurücklegen
kemet-battle-fight = { $attacker } gegen { $defender }

kemet-battle-window-played = { $name } spielt „{ $card }“
kemet-battle-window-played-you = Du spielst „{ $card }“
kemet-battle-window-vetoed = { $name } antwortet auf „{ $card }“ mit „Veto“
kemet-battle-window-vetoed-you = Du antwortest auf „{ $card }“ mit „Veto“
kemet-battle-window-attacked = { $name } greift dich an
kemet-battle-window-space = Feld: { $space }
kemet-battle-let-pass = Passen
kemet-battle-let-come = Standhalten
kemet-battle-escape-to = Flucht nach: { $space }
kemet-battle-no-veto = Du hast keine Karte „Veto“.
kemet-battle-no-escape = Du hast keine Karte „Flucht“.
kemet-battle-window-all = Alle, die gefragt werden, sehen dieses Fenster, egal ob sie die Karte haben oder nicht.
kemet-battle-window-answered = Deine Antwort ist angekommen. Sie gilt, sobald alle geantwortet haben.
kemet-battle-window-waiting = Es ist noch offen, ob jemand mit „Veto“ antwortet.
kemet-battle-answer-back = Antwort zurücknehmen
kemet-battle-window-about = „{ $card }“: „{ $text }“
kemet-battle-window-can-veto = Ein „Veto“ hebt „{ $card }“ auf; der Preis bleibt bezahlt.
kemet-battle-window-can-veto-back = Ein „Veto“ hebt jetzt das Veto auf, und „{ $card }“ wirkt doch.
kemet-battle-window-passes = Du hast keine passende Karte, um zu antworten, und passt automatisch.
kemet-battle-window-passed = Du hattest keine passende Karte, um zu antworten, und hast gepasst.

kemet-battle-report = So verlief der Kampf: { $space }
kemet-battle-go-on = Weiter

# für schmale Stellen: \u00AD, wo ein Wort getrennt werden darf
kemet-battle-card-cavalry-blitz = Reiterattacke
kemet-battle-card-chariot-raid = Streitwagen{ "\u00AD" }überfall
kemet-battle-card-fervent-purge = Glühende Säuberung
kemet-battle-card-mixed-tactics = Gemischte Taktik
kemet-battle-card-phalanx-defense = Phalanx{ "\u00AD" }verteidigung
kemet-battle-card-shield-push = Schildstoß
kemet-battle-card-offensive-strategy = Angriffs{ "\u00AD" }strategie
kemet-battle-card-defensive-strategy = Verteidigungs{ "\u00AD" }strategie

# was jede Karte ausrichtet, mit allem, was verdeckte Karten noch dazugeben können
kemet-battle-odds = Vorschau
kemet-battle-odds-hand = Deine Karten gegen { $name }
kemet-battle-odds-all = { $count ->
    [one] Du gewinnst gegen diese Karte
   *[other] Du gewinnst, was { $name } auch spielt
}
kemet-battle-odds-some = Sicherer Sieg gegen { $n } von { $count } Karten
kemet-battle-odds-ahead = { $count ->
    [one] Gegen diese Karte liegst du vorn
   *[other] Gegen { $n } von { $count } Karten liegst du vorn
}
kemet-battle-odds-none = { $count ->
    [one] Gegen diese Karte verlierst du
   *[other] Gegen jede Karte verlierst du
}
kemet-battle-odds-more = { $n ->
    [0] Verdeckte Karten bringen { $name } keine Stärke mehr.
   *[other] Verdeckte Karten können { $name } noch bis zu { $n } Stärke bringen.
}
kemet-battle-odds-gone = { $n ->
    [one] Eine dieser Karten hat { $name } nicht mehr.
   *[other] { $n } dieser Karten hat { $name } nicht mehr.
}
kemet-battle-odds-card = Karte
kemet-battle-odds-wins = Gewinnt gegen
kemet-battle-odds-of = { $n } von { $count }
kemet-battle-odds-told = { $sure } sicher, { $ahead } offen, von { $count }
kemet-battle-odds-result = Ergebnis
kemet-battle-odds-sure = Sieg
kemet-battle-odds-open = offen
kemet-battle-odds-behind = verloren
kemet-battle-odds-loses = { $name } verliert
kemet-battle-odds-loses-you = du verlierst
kemet-battle-gain-points = Dauerhafte Siegpunkte
kemet-battle-gain-prayer = Gebetspunkte
kemet-battle-part-rest = Truppe und Plättchen
