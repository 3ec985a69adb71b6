# The panels around the board of Ankh.
ankh-panel-actions = Aktionen
ankh-panel-track-left = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
ankh-panel-track-event = löst Ereignis aus
ankh-panel-track-fired = Ereignis jetzt
ankh-panel-track-running = läuft gerade
ankh-panel-track-done = in diesem Zug erledigt
# one word each, for the tiles of a phone: a part of the whole name, \u00AD where it may break
ankh-panel-action-short-move = Be{ "\u00AD" }wegen
ankh-panel-action-short-summon = Auf{ "\u00AD" }stellen
ankh-panel-action-short-followers = An{ "\u00AD" }hänger
ankh-panel-action-short-unlock = Frei{ "\u00AD" }schalten

ankh-panel-event-next = nächstes
ankh-panel-event-now = jetzt
ankh-panel-event-over = vorbei
ankh-panel-events-next = { $count ->
    [0] Als Nächstes: { $event }.
    [one] Als Nächstes: { $event }; noch { $count } Ereignis bis zum nächsten Konflikt.
   *[other] Als Nächstes: { $event }; noch { $count } Ereignisse bis zum nächsten Konflikt.
}
ankh-panel-events-now = Jetzt: { $event }.
ankh-panel-events-none = Es ist kein Ereignis mehr übrig.
ankh-panel-after-merge = danach verschmelzen zwei Götter
ankh-panel-after-forgotten = danach werden die Götter im roten Bereich vergessen
ankh-panel-after-end = danach endet das Spiel
# as short as can be: a tag on the last conflict
ankh-panel-end = Ende

# on the topmost space of devotion
ankh-panel-wins = Sieg
ankh-panel-devotion-red = { $god }: { $value }, im roten Bereich
ankh-panel-devotion-blue = { $god }: { $value }, im blauen Bereich

ankh-panel-seats = Götter
ankh-panel-turn = am Zug
# the god with the most devotion
ankh-panel-ahead = vorn
ankh-panel-followers = Anhänger
ankh-panel-warriors = Krieger im Vorrat
ankh-panel-ankhs = Ankh-Plättchen
ankh-panel-guardians = Wächter
ankh-panel-guardians-pool = Wächter im Vorrat
ankh-panel-guardian-pool = { $guardian } im Vorrat: { $count }
ankh-panel-powers-count = Kräfte: { $count } von { $all }
ankh-panel-cards-count = Karten auf der Hand: { $count } von { $all }
ankh-panel-level = Stufe { $number }
ankh-panel-none = keine
ankh-panel-in-hand = Karten auf der Hand

ankh-panel-cards = Deine Kampfkarten
ankh-panel-cards-held = { $held } auf der Hand, { $used } eingesetzt
ankh-panel-card-used = eingesetzt
ankh-panel-what = Was sie bewirken
ankh-panel-card-effect-flood = 1 Anhänger für jede deiner Figuren auf fruchtbarem Land; sie überleben die Kampfentscheidung.
ankh-panel-card-effect-build = Zahl 3 Anhänger: ein neues Monument von dir in dieser Region.
ankh-panel-card-effect-plague = Alle bieten verdeckt Anhänger. Krieger und Wächter sterben, außer denen des Höchstbietenden.
ankh-panel-card-effect-chariots = Nichts als ihre Stärke.
ankh-panel-card-effect-cycle = Nach dem Kampf nimmst du alle eingesetzten Karten zurück, auch diese.
ankh-panel-card-effect-drought = Wenn du siegst: 1 Verehrung mehr für jede deiner Figuren in der Wüste.
ankh-panel-card-effect-miracle = Nach dem Kampf: 1 Verehrung für jede deiner darin getöteten Figuren.

ankh-panel-powers = Deine Kräfte
ankh-panel-powers-none = Noch keine Kraft freigeschaltet.
ankh-panel-power-unlocked = freigeschaltet
ankh-panel-power-effect-commanding = Jeder Kampf, den du gewinnst, bringt 3 Anhänger.
ankh-panel-power-effect-inspiring = Mit der Karte „Monument errichten“ baust du, ohne zu zahlen.
ankh-panel-power-effect-omnipresent = Wenn ein Konflikt beginnt: 1 Anhänger für jede Region mit einer Figur von dir.
ankh-panel-power-effect-revered = „Anhänger gewinnen“ bringt dir 1 Anhänger mehr.
ankh-panel-power-effect-resplendent = Solange du 3 Monumente einer Art kontrollierst, hat dein Gott Stärke 3.
ankh-panel-power-effect-obelisk-attuned = Vor einem Kampf, an dem du teilnimmst: Hol Figuren von überall neben deine Obelisken dort.
ankh-panel-power-effect-temple-attuned = Im Kampf: 2 Stärke für jeden deiner Tempel dort, neben dem eine Figur von dir steht.
ankh-panel-power-effect-pyramid-attuned = Wenn du aufstellst: je 1 zusätzliche Figur neben jeder deiner Pyramiden.
ankh-panel-power-effect-glorious = Ein Sieg mit mindestens 3 Stärke Vorsprung bringt 3 statt 1 Verehrung.
ankh-panel-power-effect-magnanimous = Ein verlorener Kampf mit mindestens 2 deiner Figuren bringt dir 2 Verehrung.
ankh-panel-power-effect-bountiful = Solange du im roten Bereich bist, bringt dir jeder Gewinn an Verehrung 1 mehr.
ankh-panel-power-effect-worshipful = Nach jedem deiner Kämpfe darfst du 2 Anhänger für 1 Verehrung geben.

ankh-panel-guardian-effect-cat-mummy = Wenn sie stirbt, verlieren alle anderen Götter 1 Verehrung.
ankh-panel-guardian-effect-satet = Darf ihre Bewegung auf einer gegnerischen Figur beenden und schiebt sie 1 Feld weiter.
ankh-panel-guardian-effect-mummy = Wenn sie stirbt, ersteht sie neben deinem Gott auf, sofern dort Platz ist.
ankh-panel-guardian-effect-apep = Kann auch auf jedem Wasserfeld aufgestellt werden.
ankh-panel-guardian-effect-scorpion = Wenn ein Konflikt beginnt, zerstört er die Monumente neben sich, auf die seine Scheren zeigen.
ankh-panel-guardian-effect-androsphinx = Gegnerische Figuren neben ihr haben im Kampf Stärke 0.

ankh-panel-god-effect-amun = In einem Kampf jedes Konflikts darfst du zwei Karten spielen.
ankh-panel-god-effect-anubis = Sterben gegnerische Krieger, darfst du 1 festhalten. Jeder gibt deinem Gott 1 Stärke, höchstens 3.
ankh-panel-god-effect-isis = Deine Figuren neben einer gegnerischen können die Kampfentscheidung überleben.
ankh-panel-god-effect-osiris = Verlierst du einen Kampf, legst du ein Unterweltplättchen. Wenn du aufstellst: 1 Figur mehr auf ein Plättchen.
ankh-panel-god-effect-ra = Bis zu 3 aufgestellte Figuren tragen eine Sonne. Eine damit gewonnene Region gibt 1 Verehrung mehr.

ankh-panel-supply = Allgemeiner Vorrat

# what an opponent weighs, told when it is asked why; a plus in front of it is good
ankh-term-devotion = Verehrung
ankh-term-safety = Sicher davor, vergessen zu werden
ankh-term-followers = Anhänger
ankh-term-powers = Ankh-Kräfte
ankh-term-figures = Figuren auf dem Spielplan
ankh-term-guardians = Wächter auf dem Spielplan
ankh-term-monuments = Kontrollierte Monumente
ankh-term-majorities = Monument-Mehrheiten
ankh-term-dominions = Regionen ohne Rivalen
ankh-term-battles = Umkämpfte Regionen
ankh-term-cards = Kampfkarten auf der Hand
ankh-term-gathering = Monumente neben eigenen Figuren
ankh-term-tempo = Das nächste Ereignis in Reichweite
ankh-term-victory = Sieg
