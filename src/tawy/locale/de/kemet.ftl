# Kemet: choices, what happens, what is asked, and the table in the terminal.
# Nouns stand in kemet-nouns.ftl: alone in choices, in their form for sentences elsewhere.
# Spaces have forms with their prepositions: $space-in, $space-into, $space-from, $space-of.

kemet-choice-next = { $noun } kommt als Nächstes
kemet-choice-city = { $noun } wählen
kemet-choice-draw = „{ $noun }“ ziehen
kemet-choice-split = Stufen (Weiß/Rot/Blau): { $noun }
kemet-choice-build = bauen in: { $noun }
kemet-choice-deploy = Einheiten aufstellen: { $noun }
kemet-choice-keep = „{ $noun }“ behalten
kemet-choice-raise = Pyramide ausbauen: { $noun }
kemet-choice-pass = passen
kemet-choice-enlarge = fremde Pyramide ausbauen: { $noun }
kemet-choice-to-level = auf Stufe { $noun } ausbauen
kemet-choice-buy = „{ $noun }“ kaufen
kemet-choice-bring = Kreatur bringen nach: { $noun }
kemet-choice-exchange = „{ $noun }“ abgeben
kemet-choice-token = Marker setzen: { $noun }
kemet-choice-silver = silbernen Marker setzen: { $noun }
kemet-choice-golden = goldenen Marker setzen: { $noun }
kemet-choice-play = „{ $noun }“ spielen
kemet-choice-done = fertig
kemet-choice-recruit = Einheiten rekrutieren: { $noun }
kemet-choice-return = zurückholen: { $noun }
kemet-choice-from = Truppe bewegen: { $noun }
kemet-choice-take = Einheiten bewegen: { $noun }
kemet-choice-with = mitnehmen: { $noun }
kemet-choice-without = zurücklassen: { $noun }
kemet-choice-to = ziehen nach: { $noun }
kemet-choice-teleport = teleportieren nach: { $noun }
kemet-choice-at = auswählen: { $noun }
kemet-choice-veto = „Veto“ spielen
kemet-choice-escape = fliehen nach: { $noun }
kemet-choice-fight = Kampf austragen: { $noun }
kemet-choice-card = „{ $noun }“ spielen
kemet-choice-unused = ungenutzt ablegen: { $noun }
kemet-choice-invoke = „{ $noun }“ dazulegen
kemet-choice-pay = „{ $noun }“ bezahlen
kemet-choice-wound = „{ $noun }“ für +1 Stärke ablegen
kemet-choice-recall = Truppe zurückrufen
kemet-choice-retreat = Truppe zurückziehen
kemet-choice-stay = bleiben
kemet-choice-drive = Rückzug nach: { $noun }
kemet-choice-rehome = Kreatur bringen nach: { $noun }
kemet-choice-use = zuerst „{ $noun }“ einsetzen
kemet-choice-sacrifice = opfern

kemet-event-next = { $why ->
    [drawn] Auslosung: { $seat } ist an
   *[chosen] { $seat } ist an
} { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
   *[5] fünfter
} Stelle der Zugreihenfolge.
kemet-event-settled = { $seat } wählt die Stadt { $city }.
kemet-event-drew = { $known ->
    [no] { $seat } zieht eine Karte „Göttliches Eingreifen“.
   *[yes] { $seat } zieht „{ $intervention }“.
}
kemet-event-reshuffled = Die abgelegten Karten „Göttliches Eingreifen“ werden zum neuen Nachziehstapel gemischt: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
kemet-event-looked = { $known ->
    [no] Vision: { $seat } sieht sich eine Karte an.
   *[yes] Vision: { $seat } sieht sich „{ $intervention }“ an.
}
kemet-event-kept = { $known ->
    [no] Vision: { $seat } behält eine der Karten.
   *[yes] Vision: { $seat } behält „{ $intervention }“.
}
kemet-event-shared = { $seat } beginnt mit Pyramiden der Stufen { $split } (Weiß/Rot/Blau).
kemet-event-prayed = { $why ->
    [night] Nacht
    [pray] Beten
    [temple] Tempel
    [delta] Deltatempel
    [recall] Zurückgerufene Einheiten
   *[named] { $cause }
}: { $seat } erhält { $prayer ->
    [one] 1 Gebetspunkt
   *[other] { $prayer } Gebetspunkte
} (jetzt { $now }).
kemet-event-paid = { $seat } zahlt { $prayer ->
    [one] 1 Gebetspunkt
   *[other] { $prayer } Gebetspunkte
} ({ $now } übrig) { $why ->
    [tile] für ein Machtplättchen
    [raise] für den Ausbau einer Pyramide
    [recruit] fürs Rekrutieren
    [teleport] fürs Teleportieren
   *[intervention] für die Karte
}.
kemet-event-robbed = Manadiebstahl: { $seat } verliert { $prayer ->
    [one] 1 Gebetspunkt
   *[other] { $prayer } Gebetspunkte
} ({ $now } übrig).
kemet-event-scored = { $why ->
    [attack] Siegreicher Angriff
    [defence] Verteidigungssieg
    [tile] Machtplättchen
    [temples] Zwei Tempel
    [sanctuary] Heiligtum aller Götter
   *[named] { $cause }
}: { $seat } erhält { $points ->
    [one] 1 dauerhaften Siegpunkt
   *[other] { $points } dauerhafte Siegpunkte
} (jetzt { $now }).
kemet-event-raised = { $why ->
    [start] { $seat } baut { $space-in } { $colour } (Stufe { $level }).
    [night] Hand Gottes: { $seat } baut { $colour } { $space-in } auf Stufe { $level } aus.
   *[action] { $seat } baut { $colour } { $space-in } auf Stufe { $level } aus.
}
kemet-event-enlarged = { $seat } baut { $colour } von { $owner } { $space-in } auf Stufe { $level } aus.
kemet-event-returned = { $seat } nimmt alle Kampfkarten wieder auf die Hand.
kemet-event-exchanged = { $known ->
    [no] { $seat } tauscht eine Kampfkarte gegen „{ $new }“.
   *[yes] { $seat } tauscht „{ $card }“ gegen „{ $new }“.
}
kemet-event-bought = { $seat } kauft „{ $tile }“.
kemet-event-placed = { $why ->
    [start] { $seat } stellt zu Beginn { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in } auf.
    [recruit] { $seat } rekrutiert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in }.
    [enlistment] Aushebung: { $seat } stellt { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in } auf.
   *[reinforcements] Verstärkung: { $seat } stellt { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in } auf.
}
kemet-event-marched = { $why ->
    [land] { $seat } zieht mit { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-from } { $to-into }.
    [harbour] { $seat } setzt mit { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-from } { $to-into } über.
    [teleport] { $seat } teleportiert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-from } { $to-into }.
    [retreat] { $seat } zieht sich mit { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-from } { $to-into } zurück.
   *[escape] { $seat } flieht mit { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-from } { $to-into }.
}
kemet-event-lost = { $why ->
    [battle] { $seat } verliert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in }.
    [recall] { $seat } ruft { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-from } zurück.
    [delta] { $seat } opfert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in }.
    [sanctuary] { $seat } opfert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in }.
   *[named] { $cause }: { $seat } verliert { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    } { $space-in }.
}
kemet-event-came = { $why ->
    [bought] { $seat } bringt { $creature } { $space-in } ins Spiel.
    [recruit] { $seat } bringt { $creature } { $space-into } zurück.
    [alone] { $seat } versetzt { $creature } { $space-into }: Die Kreatur war ohne Einheiten zurückgeblieben.
   *[destroyed] { $seat } versetzt { $creature } { $space-into }: Die bisherige Truppe wurde vernichtet.
}
kemet-event-waits = { $seat } legt { $creature } auf das Machtplättchen zurück: { $why ->
    [recall] Die Truppe wurde zurückgerufen
    [alone] Die Kreatur war ohne Einheiten zurückgeblieben
    [nowhere] In keinem Stadtviertel ist Platz dafür
    [delta] Die Truppe wurde geopfert
   *[sanctuary] Die Truppe wurde geopfert
}.
kemet-event-held = { $seat } hat jetzt den Siegpunkt { $space-of }.
kemet-event-freed = Den Siegpunkt { $space-of } hat jetzt niemand mehr.
kemet-event-dawned = Tag { $day } beginnt.
kemet-event-covered = { $why ->
    [ordinary] { $seat } setzt einen Aktionsmarker auf „{ $action }“.
    [silver] { $seat } setzt den silbernen Marker auf „{ $action }“.
   *[golden] { $seat } setzt den goldenen Marker zum Bewegen oder Rekrutieren.
}
kemet-event-nothing = Die Aktion bleibt ohne Wirkung.
kemet-event-announced = { $seat } spielt „{ $intervention }“.
kemet-event-aimed = { $seat } wählt für „{ $intervention }“ { $space } als Ziel.
kemet-event-vetoed = { $seat } antwortet auf „{ $intervention }“ mit „Veto“.
kemet-event-came-to-nothing = „{ $intervention }“ von { $seat } bleibt ohne Wirkung.
kemet-event-opened = { $seat } ignoriert bei dieser Bewegung die Stadtmauern.
kemet-event-attacked = { $seat } greift { $owner } { $space-in } an.
kemet-event-showed = Voraussicht: { $seat } zeigt „{ $card }“.
kemet-event-revealed = { $seat } deckt „{ $card }“ auf.
kemet-event-invoked = { $why ->
    [counts] { $seat } legt „{ $intervention }“ dazu.
   *[unpaid] { $seat } kann „{ $intervention }“ nicht bezahlen: Die Karte zählt nicht.
}
kemet-event-buried = { $known ->
    [no] Göttliche Wunde: { $seat } legt für +1 Stärke eine Karte ab.
   *[yes] Göttliche Wunde: { $seat } legt für +1 Stärke „{ $intervention }“ ab.
}
kemet-event-measured = { $seat } hat Stärke { $strength }, Schaden { $damage }, Schutz { $protection }.
kemet-event-won = { $why ->
    [stronger] { $seat } gewinnt { $space-in } den Kampf gegen { $owner }.
   *[tie] Gleichstand: { $seat } gewinnt als Verteidiger { $space-in } den Kampf gegen { $owner }.
}
kemet-event-spent = { $known ->
    [no] { $seat } legt eine Kampfkarte ungenutzt ab.
   *[yes] { $seat } legt „{ $card }“ ungenutzt ab.
}
kemet-event-stood = { $seat } hat { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}.

kemet-ending-goal = am Tagesende hatte ein Spieler genug Siegpunkte
kemet-ending-day-limit = der letzte Tag ist vorüber, niemand hat gewonnen
kemet-tie = Bei gleich vielen Siegpunkten liegt vorn, wer mehr davon aus Kämpfen hat, danach, wer in der Zugreihenfolge weiter vorn war.

# What is asked; the name of the seat stands before it. $space and $creature are in their form for
# sentences, so is $colour, except in “buy”.
kemet-ask-choose-city = Wähle deine Stadt.
kemet-ask-share-levels = Wie verteilst du 3 Stufen auf deine Pyramiden?
kemet-ask-build = In welchem Stadtviertel baust du { $colour }?
kemet-ask-deploy-in = Wie viele Einheiten stellst du { $space-in } auf?
kemet-ask-keep-card = Vision: Welche Karte behältst du?
kemet-ask-choose-tile = Welches Plättchen mit Nachtwirkung setzt du zuerst ein?
kemet-ask-hand-of-god = Hand Gottes: Welche Pyramide baust du kostenlos um 1 Stufe aus?
kemet-ask-choose-troop = Verstärkung: Stellst du Einheiten bei einer Truppe außerhalb deiner Stadt auf?
kemet-ask-set-order = { $place ->
    [1] Wer spielt am kommenden Tag zuerst?
   *[other] Wer spielt am kommenden Tag an { $place }. Stelle?
}
kemet-ask-act = { $placed ->
    [yes] Beende deinen Zug oder nutze, was du noch hast.
   *[no] Setze einen Marker oder spiele eine Karte.
}
kemet-ask-raise = Welche Pyramide baust du aus?
kemet-ask-raise-to = Auf welche Stufe baust du { $colour } von { $seat } aus?
kemet-ask-buy = Welches Machtplättchen kaufst du? ({ $colour })
kemet-ask-bring-creature = In welches Stadtviertel bringst du { $creature }?
kemet-ask-exchange-card = Welche Kampfkarte gibst du für „{ $card }“ ab?
kemet-ask-recruit-in = Wie viele Einheiten rekrutierst du { $space-in }?
kemet-ask-return-creature = Welche Kreatur kommt zurück?
kemet-ask-return-to = In welches Stadtviertel bringst du { $creature } zurück?
kemet-ask-march-on = { $moving ->
    [yes] Wie viele Einheiten ziehen { $space-from } weiter?
   *[no] Welche Truppe bewegst du?
}
kemet-ask-march-from = Teleportation: Welche Truppe teleportierst du?
kemet-ask-take-units = Wie viele Einheiten ziehen { $space-from } los?
kemet-ask-take-creature = Nimmst du { $creature } mit?
kemet-ask-step-to = { $units ->
    [one] Wohin ziehst du mit 1 Einheit { $space-from }?
   *[other] Wohin ziehst du mit { $units } Einheiten { $space-from }?
}
kemet-ask-aim = { $card }: Welches Feld wählst du?
kemet-ask-enlist = { $enlisted ->
    [0] { $card }: Wo stellst du die Einheiten auf?
   *[other] { $card }: 1 Einheit ist aufgestellt. Wo stellst du die zweite auf?
}
kemet-ask-veto = { $vetoes ->
    [0] { $seat } hat „{ $card }“ gespielt. „Veto“ spielen?
   *[other] { $seat } hat auf „{ $card }“ mit „Veto“ geantwortet. Dagegen „Veto“ spielen?
}
kemet-ask-choose-battle = Welcher Kampf kommt als Nächstes?
kemet-ask-escape = { $seat } greift dich { $space-in } an. „Flucht“ spielen?
kemet-ask-choose-cards = { $chosen ->
    [0] Kampf { $space-in }: Wähle verdeckt die Karte, die du spielst.
    [1] Wähle nun die Karte, die du ungenutzt ablegst.
   *[other] Legst du noch Karten „Göttliches Eingreifen“ dazu, oder steht deine Wahl fest?
}
kemet-ask-pay-for = Zu wenige Gebetspunkte für alle: Welche Karte bezahlst du?
kemet-ask-wound = Göttliche Wunde: Für +1 Stärke eine Karte ablegen?
kemet-ask-rehome = Die Truppe ist nicht mehr da: In welches Stadtviertel bringst du { $creature }?
kemet-ask-lose = Kampf { $space-in } verloren: Was tun deine Überlebenden?
kemet-ask-drive = Wohin muss sich { $seat } zurückziehen?
kemet-ask-win = Kampf { $space-in } gewonnen: Bleibt deine Truppe?
kemet-ask-delta = 1 Einheit { $space-in } für 5 Gebetspunkte opfern?
kemet-ask-sanctuary = 2 Einheiten { $space-in } für 1 dauerhaften Siegpunkt opfern?

# settings of a table
kemet-setting-game = Spiellänge
kemet-setting-game-short = Kurzes Spiel (8 Siegpunkte)
kemet-setting-game-long = Langes Spiel (10 Siegpunkte)
kemet-setting-game-beginner = Einführungsspiel (4 Siegpunkte)
kemet-setting-discards = Abgelegte Kampfkarten
kemet-setting-discards-unused-down = { kemet-discards-unused-down }
kemet-setting-discards-all-down = { kemet-discards-all-down }
kemet-setting-discards-all-up = { kemet-discards-all-up }
kemet-setting-max_days = Höchstzahl der Tage
kemet-setting-max_days-none = Unbegrenzt
kemet-setting-max_days-number = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}

# the table in the terminal; colours have 2 letters, seats 2
kemet-label-short-white = We
kemet-label-short-red = Ro
kemet-label-short-blue = Bl
kemet-label-short-seat = S{ $number }
kemet-label-day = Tag
kemet-label-night = Nacht
kemet-label-turn = Am Zug
kemet-label-order = Zugreihenfolge
kemet-label-coming = Kommender Tag
kemet-label-goal = Ziel
kemet-label-goal-points = { $goal } Siegpunkte
kemet-label-cities = Stadt
kemet-label-district = Viertel { $letter }
kemet-label-space = Feld
kemet-label-there = Truppe
kemet-label-ways = Führt zu
kemet-label-key-obelisk = Obelisk
kemet-label-key-harbour = über den Hafen
kemet-label-key-battle = angegriffen von
kemet-label-key-point = hat den Siegpunkt
kemet-label-seat = Spieler
kemet-label-mark-turn = am Zug
kemet-label-mark-own = du
kemet-label-short-score = SP
kemet-label-short-battles = Kampf
kemet-label-short-prayer = Gebet
kemet-label-short-pyramids = Pyr.
kemet-label-short-reserve = Vorr.
kemet-label-short-tokens = Mark.
kemet-label-short-cards = Karten
kemet-label-tiles = Machtplättchen
kemet-label-seats-key = SP: dauerhafte + vorläufige; Kampf: SP aus Kämpfen; Gebet: Gebetspunkte; Pyr.: Stufen Weiß/Rot/Blau; Vorr.: Einheiten im Vorrat; Mark.: Marker übrig; Karten: Kampf + „Göttliches Eingreifen“
kemet-label-actions = Aktionspyramide
kemet-label-row = Reihe { $row }
kemet-label-market = Machtplättchen im Angebot, nach Stufen
kemet-label-deck = Nachziehstapel
kemet-label-pile = Abgelegt
kemet-label-face-down = verdeckt: { $count }
kemet-label-hand = Kampfkarten auf der Hand (Stärke/Schaden/Schutz)
kemet-label-discard = Abgelegte Kampfkarten
kemet-label-interventions = Karten „Göttliches Eingreifen“
kemet-label-plan = Wird gleich aufgestellt
kemet-label-march = Bewegung
kemet-label-march-left = Schritte übrig: { $left }
kemet-label-announced = Gespielt
kemet-label-vetoes = Vetos: { $count }
kemet-label-battle = Kampf
kemet-label-attacker = Angreifer
kemet-label-defender = Verteidiger
kemet-label-units = Einheiten
kemet-label-strength = Stärke
kemet-label-damage = Schaden
kemet-label-protection = Schutz
kemet-label-card = Kampfkarte
kemet-label-lost = Verluste
kemet-label-winner = Sieg
kemet-label-range = { $total } ({ $least } bis { $most })
