# The panels around the board of Ankh.
ankh-panel-actions = Aktionen
ankh-panel-track-left = Ereignis beim { $count }. Mal
ankh-panel-track-event = löst Ereignis aus
ankh-panel-track-idle = jetzt ohne Wirkung
ankh-panel-track-fired = Ereignis ausgelöst
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
ankh-panel-after-merge = danach verschmelzen 2 Götter
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
ankh-panel-card-effect-flood = 1 Anhänger für jede deiner Figuren auf fruchtbaren Feldern der umkämpften Region; sie überleben die Kampfentscheidung.
ankh-panel-card-effect-build = Opfere 3 Anhänger, um in der umkämpften Region ein Monument zu errichten, das du kontrollierst.
ankh-panel-card-effect-plague = Alle Götter in der umkämpften Region bieten verdeckt Anhänger. Alle Krieger und Wächter dort sterben, außer denen des Höchstbietenden. Bei Gleichstand wird niemand verschont.
ankh-panel-card-effect-chariots = Nur Stärkebonus, kein weiterer Effekt.
ankh-panel-card-effect-cycle = Nach dem Kampf nimmst du alle eingesetzten Karten zurück, auch diese.
ankh-panel-card-effect-drought = Wenn du gewinnst: 1 Verehrung mehr für jede deiner Figuren auf Wüstenfeldern der umkämpften Region.
ankh-panel-card-effect-miracle = Nach dem Kampf: 1 Verehrung für jede deiner Figuren, die dabei getötet wurde.

ankh-panel-powers = Deine Kräfte
ankh-panel-powers-none = Noch keine Kraft freigeschaltet.
ankh-panel-power-unlocked = freigeschaltet
ankh-panel-power-effect-commanding = Jeder Kampf, den du gewinnst, bringt dir 3 Anhänger.
ankh-panel-power-effect-inspiring = „Monument errichten“ kostet dich keine Anhänger.
ankh-panel-power-effect-omnipresent = Wenn ein Konflikt beginnt: 1 Anhänger für jede Region mit einer Figur von dir.
ankh-panel-power-effect-revered = „Anhänger gewinnen“ bringt dir 1 Anhänger mehr.
ankh-panel-power-effect-resplendent = Solange du mindestens 3 Monumente desselben Typs kontrollierst, hat dein Gott Stärke 3.
ankh-panel-power-effect-obelisk-attuned = Vor jedem deiner Kämpfe darfst du deine Figuren von überall auf Felder bewegen, die zu deinen Obelisken in der umkämpften Region benachbart sind.
ankh-panel-power-effect-temple-attuned = Im Kampf: +2 Stärke für jeden deiner Tempel in der Region, zu dem eine deiner Figuren benachbart ist.
ankh-panel-power-effect-pyramid-attuned = Bei der Aktion „Figur aufstellen“ darfst du benachbart zu jeder deiner Pyramiden je 1 zusätzliche Figur aufstellen.
ankh-panel-power-effect-glorious = Ein Sieg mit mindestens 3 Stärke Vorsprung bringt 3 statt 1 Verehrung.
ankh-panel-power-effect-magnanimous = Verlierst du eine Kampfentscheidung mit mindestens 2 Figuren, erhältst du 2 Verehrung.
ankh-panel-power-effect-bountiful = Solange du im roten Bereich bist: jedes Mal 1 Verehrung mehr, wenn du Verehrung erhältst.
ankh-panel-power-effect-worshipful = Nach jedem Kampf, in dem du eine Karte eingesetzt hast, darfst du einmal 2 Anhänger für 1 Verehrung opfern.

ankh-panel-guardian-effect-cat-mummy = Wenn sie stirbt, verliert jeder andere Gott 1 Verehrung.
ankh-panel-guardian-effect-satet = Kann ihre Bewegung auf dem Feld einer gegnerischen Figur beenden und schiebt diese 1 Feld weiter.
ankh-panel-guardian-effect-mummy = Wenn sie stirbt, lässt du sie auf einem zu deinem Gott benachbarten Feld auferstehen, sofern dort Platz ist.
ankh-panel-guardian-effect-apep = Kann auch auf jedem Wasserfeld aufgestellt werden.
ankh-panel-guardian-effect-scorpion = Wenn ein Konflikt beginnt, zerstört er die benachbarten Monumente, auf die seine Scheren zeigen.
ankh-panel-guardian-effect-androsphinx = Gegnerische Figuren, die zu ihr benachbart sind, haben im Kampf Stärke 0.

ankh-panel-god-effect-amun = In jedem Konflikt darfst du in 1 Kampf 2 Karten einsetzen.
ankh-panel-god-effect-anubis = Wenn gegnerische Krieger getötet werden, darfst du 1 davon festhalten. Jeder festgehaltene Krieger gibt deinem Gott +1 Stärke, höchstens +3.
ankh-panel-god-effect-isis = Jede deiner Figuren ist geschützt, solange eine gegnerische Figur zu ihr benachbart ist: Du darfst sie in der Kampfentscheidung retten.
ankh-panel-god-effect-osiris = Verlierst du einen Kampf, darfst du in dessen Region ein Unterweltplättchen legen oder eines dorthin versetzen. Bei der Aktion „Figur aufstellen“ darfst du 1 zusätzliche Figur auf einem Unterweltplättchen aufstellen.
ankh-panel-god-effect-ra = Stellst du eine Figur auf, darfst du ihr 1 deiner 3 Sonnenplättchen geben. Ein Sieg oder die Vorherrschaft mit einer solchen Figur bringt 1 Verehrung mehr.

ankh-panel-supply = Allgemeiner Vorrat

# what an opponent weighs, told when it is asked why; a plus in front of it is good
ankh-term-devotion = Verehrung
ankh-term-safety = Schutz vor dem Vergessen
ankh-term-followers = Anhänger
ankh-term-powers = Ankh-Kräfte
ankh-term-figures = Figuren auf dem Spielplan
ankh-term-guardians = Wächter auf dem Spielplan
ankh-term-monuments = Kontrollierte Monumente
ankh-term-majorities = Monument-Mehrheiten
ankh-term-dominions = Regionen ohne Rivalen
ankh-term-battles = Umkämpfte Regionen
ankh-term-cards = Kampfkarten auf der Hand
ankh-term-gathering = Monumente, die zu eigenen Figuren benachbart sind
ankh-term-tempo = Das nächste Ereignis in Reichweite
ankh-term-victory = Sieg

# An action that would do nothing.
ankh-idle-anyway = Trotzdem ausführen
ankh-idle-no-followers = Du würdest keine Anhänger gewinnen: Zu deinen Figuren ist kein Monument benachbart, das neutral ist oder das du kontrollierst.
ankh-idle-all-unlocked = Du hast schon alle 6 möglichen Kräfte freigeschaltet.
ankh-idle-too-few-followers = Du hast zu wenige Anhänger, um eine Kraft freizuschalten.
ankh-idle-no-figure-can-move = Keine deiner Figuren kann sich bewegen.
ankh-idle-nobody-to-summon = Du hast keine Figur mehr, die du aufstellen könntest.
ankh-idle-nowhere-to-summon = Es gibt kein leeres Feld, auf dem du eine Figur aufstellen könntest.

# What conflict order tokens are for, where one is kept or swapped.
ankh-about-tokens = In einem Konflikt kommen die Regionen in der Reihenfolge dieser Plättchen an die Reihe.

# In place of cards and powers.
ankh-panel-you-are-forgotten = Dein Gott ist vergessen: Figuren, Karten und Kräfte hat er nicht mehr.
ankh-caravan-first = Ereignis „Kamel-Karawane“: Wähle ein Ende der Karawane oder ziehe ihren Weg
ankh-caravan-second = Wähle das andere Ende
ankh-caravan-lay = diese Karawane aufstellen
ankh-caravan-hint = { $n ->
    [one] { $n } Karawane passt.
   *[other] { $n } Karawanen passen.
}
