# A place may bring its article, in the nominative or accusative ("das Delta"): no dative for it.
toy = Das Lotusboot
toy-seat-amber = Bernstein
toy-seat-jade = Jade
toy-seat-lapis = Lapis
toy-seat-coral = Koralle
toy-seat-ivory = Elfenbein
toy-space-delta = das Delta
toy-space-memphis = Memphis
toy-space-fayum = das Fayum
toy-space-abydos = Abydos
toy-space-thebes = Theben
toy-space-edfu = Edfu
toy-space-aswan = Assuan
toy-card-reed = ein Schilfrohr
toy-card-crocodile = ein Krokodil

toy-choice-bid = { $noun } Korn bieten
toy-choice-bet = auf { $noun } setzen
toy-choice-sail = { $noun } ansteuern
toy-choice-stop = hier anhalten
toy-choice-pass = passen
toy-choice-snap = ein Krokodil ausspielen
toy-choice-offer = 2 Korn für 1 weitere Lotusblüte geben
toy-choice-keep = das Korn behalten
toy-choice-draw = { $noun } ziehen

toy-event-drew = { $known ->
    [no] { $seat } zieht eine Karte.
   *[yes] { $seat } zieht { $card }.
}
toy-event-bade = { $seat } bietet { $bid } Korn und setzt auf { $bet }.
toy-event-sailed = { $seat } steuert { $space } an.
toy-event-snapped = { $seat } spielt ein Krokodil aus: Das Boot soll nicht anlegen.
toy-event-answered = { $seat } vertreibt das Krokodil von { $other } mit einem eigenen.
toy-event-picked = { $why ->
    [scarab] { $seat } opfert dem Skarabäus, und { $space } gibt noch eine Lotusblüte her.
   *[landing] { $seat } legt an, und { $space } gibt eine Lotusblüte her.
}
toy-event-stored = { $why ->
    [income] { $seat } nimmt Korn ein und hat nun { $grain }.
    [bet] { $seat } hat richtig gesetzt und besitzt nun { $grain } Korn.
    [steering] { $seat } zahlt fürs Steuern und hat noch { $grain } Korn.
   *[scarab] { $seat } gibt dem Skarabäus 2 Korn und hat noch { $grain }.
}
toy-event-joined = { $seat } schließt sich { $other } an: Jetzt sind sie eine Partei.
toy-event-left = { $seat } verlässt den Fluss.

toy-reason-too-little-grain = Eine Partei kann nicht mehr Korn bieten, als sie hat.
toy-reason-no-route = Keine Route führt vom Boot zu diesem Ort.
toy-reason-no-crocodile = Du hast kein Krokodil.
toy-reason-not-now = Das kannst du gerade nicht wählen.

toy-ending-garden = ein Garten aus 4 Lotusblüten
toy-ending-alone = nur noch eine Partei ist übrig
toy-ending-deserted = niemand ist mehr da, alle haben verloren
toy-ending-harvest = die letzte Runde ist gespielt

toy-fact-round = Runde
toy-fact-boat = Boot
toy-fact-steps = Schritte übrig
toy-fact-steerer = Am Steuer
toy-fact-deck = Stapel
toy-fact-pond = Lotusblüten je Ort
toy-fact-lotus = Lotusblüten
toy-fact-grain = Korn
toy-fact-hand = Karten
toy-fact-crocodiles = Krokodile
toy-fact-bet = Wetten
toy-fact-chain = Krokodile ausgespielt von
