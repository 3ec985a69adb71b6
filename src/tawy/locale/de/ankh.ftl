# Ankh. A noun stands alone as it is; its .object is its form in a sentence, as what is acted on: the
# accusative, with the definite article where its space is named; .one has the indefinite article. So
# neither is ever a subject nor follows "von", "mit" or "aus"; .subject is the nominative.
ankh = Ankh – Die Götter Ägyptens

ankh-seat-amun = Amun
ankh-seat-anubis = Anubis
ankh-seat-isis = Isis
ankh-seat-osiris = Osiris
ankh-seat-ra = Re
ankh-seat-player1 = Spieler 1
ankh-seat-player2 = Spieler 2
ankh-seat-player3 = Spieler 3
ankh-seat-player4 = Spieler 4
ankh-seat-player5 = Spieler 5

ankh-god-amun = Amun
ankh-god-anubis = Anubis
ankh-god-isis = Isis
ankh-god-osiris = Osiris
ankh-god-ra = Re

ankh-figure-god = Gottfigur
    .object = die Gottfigur
    .one = die Gottfigur
    .subject = die Gottfigur
ankh-figure-warrior = Krieger
    .object = den Krieger
    .one = einen Krieger
    .subject = der Krieger
ankh-figure-cat-mummy = Katzenmumie
    .object = die Katzenmumie
    .one = eine Katzenmumie
    .subject = die Katzenmumie
ankh-figure-satet = Satis
    .object = Satis
    .one = Satis
    .subject = Satis
ankh-figure-mummy = Mumie
    .object = die Mumie
    .one = eine Mumie
    .subject = die Mumie
ankh-figure-apep = Apophis
    .object = Apophis
    .one = Apophis
    .subject = Apophis
ankh-figure-scorpion = Riesenskorpion
    .object = den Riesenskorpion
    .one = einen Riesenskorpion
    .subject = der Riesenskorpion
ankh-figure-androsphinx = Androsphinx
    .object = die Androsphinx
    .one = eine Androsphinx
    .subject = die Androsphinx
ankh-figure-trapped = Festgehaltener Krieger (1 Anhänger an Anubis)
    .object = den festgehaltenen Krieger
    .one = einen festgehaltenen Krieger
    .subject = der festgehaltene Krieger

ankh-monument-obelisk = Obelisk
    .object = den Obelisken
    .one = einen Obelisken
ankh-monument-pyramid = Pyramide
    .object = die Pyramide
    .one = eine Pyramide
ankh-monument-temple = Tempel
    .object = den Tempel
    .one = einen Tempel

ankh-card-flood = Nilschwemme
ankh-card-build = Monument errichten
ankh-card-plague = Heuschreckenplage
ankh-card-chariots = Streitwagen
ankh-card-cycle = Kreislauf der Maat
ankh-card-drought = Dürre
ankh-card-miracle = Wunder

ankh-power-commanding = Souverän
ankh-power-inspiring = Inspirierend
ankh-power-omnipresent = Allgegenwärtig
ankh-power-revered = Geliebt
ankh-power-resplendent = Prachtvoll
ankh-power-obelisk-attuned = Gott der Obelisken
ankh-power-temple-attuned = Gott der Tempel
ankh-power-pyramid-attuned = Gott der Pyramiden
ankh-power-glorious = Glorreich
ankh-power-magnanimous = Großmütig
ankh-power-bountiful = Freigiebig
ankh-power-worshipful = Anbetungswürdig

ankh-action-move = Figuren bewegen
ankh-action-summon = Figur aufstellen
ankh-action-followers = Anhänger gewinnen
ankh-action-unlock = Ankh-Kraft freischalten

ankh-event-name-control = Monument kontrollieren
ankh-event-name-caravan = Kamel-Karawane
ankh-event-name-conflict = Konflikt

ankh-scenario-old-kingdom-2 = Altes Reich, zu zweit
ankh-scenario-old-kingdom-3 = Altes Reich, zu dritt
ankh-scenario-old-kingdom-4 = Altes Reich, zu viert
ankh-scenario-old-kingdom-5 = Altes Reich, zu fünft
ankh-scenario-middle-kingdom-2 = Mittleres Reich, zu zweit
ankh-scenario-middle-kingdom-3 = Mittleres Reich, zu dritt
ankh-scenario-middle-kingdom-4 = Mittleres Reich, zu viert
ankh-scenario-middle-kingdom-5 = Mittleres Reich, zu fünft
ankh-scenario-two-crowns-2 = Zwei Kronen, zu zweit
ankh-scenario-year-of-plenty-2 = Jahr des Überflusses, zu zweit
ankh-scenario-three-nomes-3 = Drei Gaue, zu dritt
ankh-scenario-caravan-road-4 = Karawanenstraße, zu viert
ankh-scenario-divided-east-4 = Der geteilte Osten, zu viert
ankh-scenario-five-thrones-5 = Fünf Throne, zu fünft

ankh-direction-n-ne = Norden und Nordosten
ankh-direction-ne-se = Nordosten und Südosten
ankh-direction-se-s = Südosten und Süden
ankh-direction-s-sw = Süden und Südwesten
ankh-direction-sw-nw = Südwesten und Nordwesten
ankh-direction-nw-n = Nordwesten und Norden

ankh-choice-scenario = „{ $noun }“ spielen
ankh-choice-god = als { $noun } spielen
ankh-choice-guardian = mit { $noun } spielen
ankh-choice-first = { $noun } beginnt
ankh-choice-action = { $noun }
ankh-choice-move = { $thing } von { $noun } bewegen
ankh-choice-to = { $noun } wählen
ankh-choice-push = auf { $noun } schieben
ankh-choice-aim = Scheren nach { $noun } richten
ankh-choice-summon = aufstellen: { $noun }
ankh-choice-extra = zusätzliche Figur bei der Pyramide auf { $noun } aufstellen
ankh-choice-figure = { $noun }
ankh-choice-underworld = auf einem Unterweltplättchen aufstellen: { $noun }
ankh-choice-sun = Sonnenplättchen zuweisen
ankh-choice-shade = kein Sonnenplättchen zuweisen
ankh-choice-unlock = „{ $noun }“ freischalten
ankh-choice-control = Monument auf { $noun } kontrollieren
ankh-choice-caravan = eine Karawane an der Kante { $noun } beginnen
ankh-choice-camel = nächstes Kamel auf die Kante { $noun } stellen
ankh-choice-keep = der Teil mit { $noun } behält das Plättchen
ankh-choice-swap = Plättchen des Teils mit { $noun } tauschen
ankh-choice-with = gegen Plättchen { $noun } tauschen
ankh-choice-attune = { $thing } von { $noun } holen
ankh-choice-two = 2 Karten einsetzen
ankh-choice-one = 1 Karte einsetzen
ankh-choice-card = { $noun }
ankh-choice-build = errichten: { $noun }
ankh-choice-bid = { $noun } Anhänger bieten
ankh-choice-tiebreaker = Gleichstandsplättchen einsetzen
ankh-choice-save = { $thing } auf { $noun } retten
ankh-choice-trap = einen Krieger von { $noun } festhalten
ankh-choice-rise = die Mumie auf { $noun } auferstehen lassen
ankh-choice-tile = ein Unterweltplättchen legen
ankh-choice-relocate = das Plättchen von { $noun } versetzen
ankh-choice-worship = 2 Anhänger opfern, um Verehrung zu gewinnen
ankh-choice-adopt = übernehmen: { $noun }
ankh-choice-done = fertig
ankh-choice-pass = passen
ankh-choice-retain = { $thing } auf { $noun } übernehmen
ankh-choice-dismiss = { $thing } auf { $noun } aufgeben
ankh-choice-discharge = { $noun } im Vorrat aufgeben

ankh-event-scenario = Szenario: { $scenario }.
ankh-event-god = { $why ->
    [chosen] Ein Spieler wählt { $side }.
   *[drawn] Ein Spieler bekommt { $side } zugelost.
}
ankh-event-guardian = Zu den Wächtern dieses Spiels gehört { $figure-subject }.
ankh-event-first = { $side } beginnt.
ankh-event-acted = { $why ->
    [left] { $seat } wählt „{ $action }“, die einzige noch mögliche Aktion.
   *[chosen] { $seat } wählt die Aktion „{ $action }“.
}
ankh-event-nothing = Die Aktion bleibt ohne Wirkung.
ankh-event-fired = { $seat } löst das Ereignis „{ $what }“ aus.
ankh-event-moved = { $side } bewegt { $figure-one } von { $space } nach { $to }.
ankh-event-pushed = Satis schiebt { $figure-one } von { $side } aus { $space } nach { $to }.
ankh-event-aimed = Der Riesenskorpion auf { $space } richtet seine Scheren nach { $direction }.
ankh-event-summoned = { $why ->
    [mummy] { $side } lässt { $figure } auf { $space } auferstehen.
   *[action] { $side } stellt { $figure-one } auf { $space }.
}
ankh-event-shone = { $side } gibt der Figur auf { $space } ein Sonnenplättchen.
ankh-event-freed = { $side } gibt Anubis 1 Anhänger und befreit einen festgehaltenen Krieger.
ankh-event-followed = { $why ->
    [action] { $side } gewinnt { $followers } Anhänger.
   *[named] { $cause }: { $side } gewinnt { $followers } Anhänger.
}
ankh-event-sacrificed = { $why ->
    [build] { $side } opfert { $followers } Anhänger für ein Monument.
    [plague] { $side } opfert der Plage { $followers } Anhänger.
    [unlock] { $side } opfert { $followers } Anhänger für eine Kraft.
   *[named] { $cause }: { $side } opfert { $followers } Anhänger.
}
ankh-event-unlocked = { $side } schaltet „{ $power }“ frei.
ankh-event-guarded = { $side } nimmt { $figure-one } in den Vorrat.
ankh-event-controlled = { $side } kontrolliert jetzt { $monument } auf { $space }.
ankh-event-caravan = Eine Karawane aus { $camels } Kamelen steht jetzt von { $camel } bis { $end }.
ankh-event-split = Die neue Region mit { $space } erhält Konfliktabfolge-Plättchen { $token }.
ankh-event-swapped = Die Konfliktabfolge-Plättchen { $token } und { $with } werden getauscht.
ankh-event-conflict = Konflikt { $number } beginnt. { $side } erhält das Gleichstandsplättchen.
ankh-event-destroyed = { $why ->
    [scorpion] Ein Riesenskorpion zerstört { $monument } auf { $space }.
    [merge] Der niedere Gott verliert { $monument } auf { $space }.
   *[forgotten] Der vergessene Gott verliert { $monument } auf { $space }.
}
ankh-event-skipped = In Region { $token } ist niemand.
ankh-event-dominated = { $side } hat die Vorherrschaft in Region { $token }.
ankh-event-battle = Kampf in Region { $token }.
ankh-event-attuned = Gott der Obelisken: { $side } holt { $figure-one } von { $space } nach { $to }.
ankh-event-announced = { $side } kündigt 2 Karten an.
ankh-event-played = { $side } setzt „{ $card }“ ein.
ankh-event-built = { $side } errichtet { $monument-one } auf { $space }.
ankh-event-bade = { $followers ->
    [0] { $side } bietet nichts.
   *[other] { $side } bietet { $followers } Anhänger.
}
ankh-event-spared = Die Plage verschont { $side }.
ankh-event-strength = { $side } hat Stärke { $strength }.
ankh-event-tiebroken = { $side } setzt das Gleichstandsplättchen ein.
ankh-event-won = { $side } gewinnt den Kampf.
ankh-event-drawn = In Region { $token } gewinnt niemand.
ankh-event-saved = { $side } rettet { $figure } auf { $space }.
ankh-event-died = { $side } verliert { $figure-one } auf { $space }.
ankh-event-trapped = { $side } hält einen Krieger von { $owner } fest.
ankh-event-devoted = { $why ->
    [majority] Monument-Mehrheit: { $side } erhält { $devotion } Verehrung (jetzt { $now }).
    [victory] Sieg: { $side } erhält { $devotion } Verehrung (jetzt { $now }).
    [dominion] Vorherrschaft: { $side } erhält { $devotion } Verehrung (jetzt { $now }).
   *[named] { $cause }: { $side } erhält { $devotion } Verehrung (jetzt { $now }).
}
ankh-event-lost = Katzenmumie: { $side } verliert { $devotion } Verehrung (jetzt { $now }).
ankh-event-returned = { $side } nimmt alle eingesetzten Karten zurück.
ankh-event-tiled = { $side } legt ein Unterweltplättchen auf { $space }.
ankh-event-merged = { $lower } verschmilzt als niederer Gott mit { $higher } zu einem einzigen Gott.
ankh-event-adopted = { $why ->
    [board] { $side } übernimmt { $figure-one } auf dem Spielplan.
   *[pool] { $side } übernimmt { $figure-one } aus dem Vorrat.
}
ankh-event-dismissed = { $why ->
    [board] { $side } entfernt { $figure-one } vom Spielplan: Die Figur ist aus dem Spiel.
   *[pool] { $side } entfernt { $figure-one } aus dem Vorrat: Die Figur ist aus dem Spiel.
}
ankh-event-forgotten = { $side } wird vergessen.

ankh-ending-top = ein Gott hat die Spitze der Verehrungsleiste erreicht
ankh-ending-last-god = alle Götter bis auf einen sind vergessen
ankh-ending-all-forgotten = alle Götter sind vergessen, alle haben verloren
ankh-ending-most-devotion = der letzte Konflikt ist vorüber
ankh-tie = Bei gleicher Verehrung ist vorn, wessen Marker weiter oben im Stapel liegt.

# short names on the board: gods have 2 letters, figures and monuments 3, events 1
ankh-label-short-amun = Am
ankh-label-short-anubis = An
ankh-label-short-isis = Is
ankh-label-short-osiris = Os
ankh-label-short-ra = Re
ankh-label-short-warrior = kri
ankh-label-short-cat-mummy = kat
ankh-label-short-satet = sat
ankh-label-short-mummy = mum
ankh-label-short-apep = apo
ankh-label-short-scorpion = sko
ankh-label-short-androsphinx = sph
ankh-label-short-obelisk = OBE
ankh-label-short-pyramid = PYR
ankh-label-short-temple = TEM
ankh-label-short-control = M
ankh-label-short-caravan = K
ankh-label-short-conflict = X

# the legend of the board: what the sign before it means
ankh-label-board = Spielplan
ankh-label-row = Reihe { $number }
ankh-label-edges = Kanten zwischen Feldern
ankh-label-empty = leer
ankh-label-offered = wählbar
ankh-label-takeable = kannst du nehmen
ankh-label-fertile = fruchtbar
ankh-label-desert = Wüste
ankh-label-water = Wasser
ankh-label-river = Fluss
ankh-label-camel = Kamele
ankh-label-laid = Kamel der neuen Karawane
ankh-label-region = Region
ankh-label-fought = gerade umkämpft
ankh-label-sun = Sonne
ankh-label-tile = Unterwelt
ankh-label-nobody = neutral
ankh-label-capitals = Gott
ankh-label-two-lines = Jedes Feld hat 2 Zeilen: seinen Namen und darunter, was dort steht.
ankh-label-too-narrow = Der Spielplan braucht { $wanted } Spalten; dieses Terminal hat { $given }. Mache das Fenster breiter.

# tracks
ankh-label-scenario = Szenario
ankh-label-turn = Am Zug
ankh-label-events = Ereignisse
ankh-label-now = Jetzt
ankh-label-next = Als Nächstes
ankh-label-none-left = keine mehr
ankh-label-action = Aktion
ankh-label-marker = Marker
ankh-label-event-in = Noch bis zum Ereignis
ankh-label-devotion = Verehrung
ankh-label-red = roter Bereich bis { $limit }, oberstes Feld { $top }
ankh-label-conflicts = Konflikte
ankh-label-conflicts-so-far = { $number } von { $all }
ankh-label-guardians = Wächter übrig
ankh-label-tiebreaker = Gleichstandsplättchen
ankh-label-face-up = offen
ankh-label-face-down = eingesetzt
ankh-label-camels-left = Kamele übrig
ankh-label-trapped = Von Anubis festgehalten
ankh-label-amun-token = Amun-Plättchen
ankh-label-scorpion-aim = Die Scheren des Riesenskorpions von { $god } auf { $space } zeigen nach { $direction }

# seats
ankh-label-seat = Gott
ankh-label-mark-turn = am Zug
ankh-label-mark-own = du
ankh-label-short-devotion = Ver.
ankh-label-short-followers = Anh.
ankh-label-short-ankhs = Ankhs
ankh-label-pool = Vorrat
ankh-label-powers = Kräfte
ankh-label-used = Karten eingesetzt
ankh-label-merged = verschmolzen mit { $seat }
ankh-label-forgotten = vergessen

# a battle
ankh-label-battle = Kampf
ankh-label-battle-region = in Region { $token }
ankh-label-cards = Karten
ankh-label-two-cards = 2 Karten
ankh-label-bid = Gebot
ankh-label-figures = Figuren
ankh-label-strength = Stärke
ankh-label-winner = Sieg
ankh-label-dying = Todgeweiht
ankh-label-safe = Von der Nilschwemme gerettet

# what is asked; the name of the seat stands before it
ankh-ask-pick-god = Wähle deinen Gott.
ankh-ask-choose-action = { $number ->
    [1] Wähle deine erste Aktion.
   *[other] Wähle deine zweite Aktion.
}
ankh-ask-move = Bewege eine Figur oder wähle „fertig“.
ankh-ask-move-to = Wohin bewegst du { $thing } von { $space }?
ankh-ask-push-to = Wohin schiebst du { $thing } von { $space }?
ankh-ask-aim = Wohin richtest du die Scheren des Riesenskorpions auf { $space }?
ankh-ask-summon = Stelle eine Figur auf oder wähle „fertig“.
ankh-ask-summon-figure = Pyramide auf { $space } – welche zusätzliche Figur stellst du auf?
ankh-ask-summon-to = Wo stellst du { $thing } auf?
ankh-ask-shine = Bekommt { $thing-subject } auf { $space } ein Sonnenplättchen?
ankh-ask-unlock = Eine Ankh-Kraft freischalten?
ankh-ask-control = Ereignis „Monument kontrollieren“ – welches Monument wählst du?
ankh-ask-caravan = Ereignis „Kamel-Karawane“ – bilde eine Karawane, Kamel für Kamel. Wohin mit dem nächsten?
ankh-ask-keep-token = Die Region ist geteilt – welcher Teil behält das Konfliktabfolge-Plättchen?
ankh-ask-swap = Das Konfliktabfolge-Plättchen einer der 2 neuen Regionen tauschen?
ankh-ask-swap-with = Gegen welches Konfliktabfolge-Plättchen tauschen?
ankh-ask-attune = Kampf in Region { $token } – eine Figur zu deinen Obelisken holen?
ankh-ask-attune-to = Wohin holst du { $thing } von { $space }?
ankh-ask-announce = Kampf in Region { $token } – setzt du 1 Karte ein oder 2?
ankh-ask-choose-cards = Kampf in Region { $token } – wähle verdeckt eine Karte.
ankh-ask-build = Kampf in Region { $token } – ein Monument errichten?
ankh-ask-build-at = Wo errichtest du { $thing }?
ankh-ask-bid = Plage in Region { $token } – wie viele Anhänger bietest du verdeckt?
ankh-ask-trap = Einen der eben getöteten Krieger festhalten?
ankh-ask-rise = Lass deine Mumie auferstehen – wähle ein Feld, das zu deinem Gott benachbart ist.
ankh-ask-tiebreak = Gleichstand in Region { $token } – das Gleichstandsplättchen einsetzen?
ankh-ask-save = Rettest du { $thing } auf { $space } vor dem Tod?
ankh-ask-tile = Ein Unterweltplättchen legen oder versetzen?
ankh-ask-tile-to = Wohin legst du das Unterweltplättchen?
ankh-ask-worship = 2 Anhänger opfern, um Verehrung zu gewinnen?
ankh-ask-adopt = Welche Wächter des niederen Gottes übernimmst du? Fehlt dir für einen davon eine Basis, kannst du dafür einen eigenen Wächter aufgeben.

# Why not.
ankh-reason-action-first = Wähle zuerst die Aktion.
ankh-reason-action-not-lower = Die zweite Aktion muss in einer tieferen Reihe liegen als die erste.
ankh-reason-action-twice = Diese Aktion hast du in diesem Zug schon gewählt.
ankh-reason-all-unlocked = Du hast schon alle 6 möglichen Kräfte freigeschaltet.
ankh-reason-amun-used = Amun hat in diesem Konflikt schon 2 Karten eingesetzt.
ankh-reason-announce-first = Wähle zuerst, ob du 1 Karte einsetzt oder 2.
ankh-reason-announced-already = Du hast schon 2 Karten angekündigt.
ankh-reason-announced-one = Du hast für diesen Kampf nur 1 Karte angekündigt.
ankh-reason-another-first = Entscheide zuerst über die andere Figur.
ankh-reason-attuned-already = Diese Figur hast du in diesem Kampf schon geholt.
ankh-reason-camel-there = Auf dieser Kante steht schon ein Kamel.
ankh-reason-caravan-first = Beginne zuerst eine Karawane.
ankh-reason-card-chosen = Diese Karte hast du schon gewählt.
ankh-reason-card-used = Diese Karte hast du schon eingesetzt.
ankh-reason-decided-already = Das hast du schon entschieden.
ankh-reason-figure-there = Auf diesem Feld steht eine Figur.
ankh-reason-finish-first = Bringe erst zu Ende, was du angefangen hast.
ankh-reason-first-space = Gib die Region mit ihrem ersten Feld an.
ankh-reason-god-taken = Diesen Gott hat schon jemand anders.
ankh-reason-gods-never-die = Götter sterben nie.
ankh-reason-level-full = Du hast auf dieser Stufe schon 2 Kräfte freigeschaltet.
ankh-reason-level-not-reached = Schalte zuerst 2 Kräfte der Stufe darunter frei.
ankh-reason-monument-there = Auf diesem Feld steht ein Monument.
ankh-reason-moved-already = Diese Figur hast du in dieser Aktion schon bewegt.
ankh-reason-neutral-first = Solange es neutrale Monumente gibt, kannst du keine Monumente anderer Götter übernehmen.
ankh-reason-no-base = Du hast für diesen Wächter keine freie Basis der passenden Größe.
ankh-reason-no-base-needed = Du kannst diesen Wächter nicht aufgeben: Kein anderer braucht seine Basis.
ankh-reason-no-enemy-beside = Diese Figur ist nicht geschützt: Keine gegnerische Figur ist zu ihr benachbart.
ankh-reason-no-figure-beside = Keine deiner Figuren ist zu diesem Monument benachbart.
ankh-reason-no-figure-there = Auf diesem Feld steht keine Figur.
ankh-reason-no-free-tile = Es gibt kein Unterweltplättchen ohne Figur.
ankh-reason-no-god-to-summon = Gottfiguren kannst du nicht aufstellen.
ankh-reason-no-line = Dort ist keine Karawane mit höchstens 6 Kamelen möglich.
ankh-reason-no-monument-there = Auf diesem Feld steht kein Monument.
ankh-reason-no-own-push = Satis kann nur gegnerische Figuren schieben.
ankh-reason-no-passing = Hier kannst du nicht passen.
ankh-reason-no-push = Die Figur auf diesem Feld lässt sich nirgendwohin schieben.
ankh-reason-no-pyramid-there = Auf diesem Feld steht keine Pyramide.
ankh-reason-no-ransom = Du hast keinen Anhänger, um diesen Krieger zu befreien.
ankh-reason-no-stop-on-water = Eine Bewegung kann nicht auf dem Wasser enden.
ankh-reason-no-such-player = In diesem Spiel gibt es diesen Spieler nicht.
ankh-reason-no-summon-space = Für diese Figur gibt es kein passendes leeres Feld.
ankh-reason-no-tile-left = Alle Unterweltplättchen liegen auf dem Spielplan.
ankh-reason-no-tile-there = Auf diesem Feld liegt kein Unterweltplättchen.
ankh-reason-no-warrior-killed = Dieser Spieler hat gerade keinen Krieger verloren.
ankh-reason-none-in-pool = In deinem Vorrat gibt es keine solche Figur.
ankh-reason-none-in-supply = Von diesem Typ ist kein Monument mehr übrig.
ankh-reason-none-trapped = Keiner deiner Krieger wird festgehalten.
ankh-reason-not-a-new-region = Das ist keine der 2 neuen Regionen.
ankh-reason-not-amun = Nur Amun kann 2 Karten einsetzen.
ankh-reason-not-beside-god = Dieses Feld ist nicht zu deinem Gott benachbart.
ankh-reason-not-beside-line = Das nächste Kamel muss an die Karawane anschließen, die du gerade bildest.
ankh-reason-not-beside-obelisk = Dieses Feld ist zu keinem deiner Obelisken benachbart.
ankh-reason-not-beside-pyramid = Dieses Feld ist nicht zur Pyramide benachbart.
ankh-reason-not-beside-yours = Dieses Feld ist zu keiner deiner Figuren und keinem deiner Monumente benachbart.
ankh-reason-not-dying = Diese Figur wird gerade nicht getötet.
ankh-reason-not-now = Das kannst du gerade nicht wählen.
ankh-reason-not-osiris = Nur Osiris kann Figuren auf Unterweltplättchen aufstellen.
ankh-reason-not-pyramid-attuned = Dir fehlt die Kraft „Gott der Pyramiden“.
ankh-reason-not-this-guardian = Dieser Wächter steht gerade nicht zur Wahl.
ankh-reason-not-this-region = Dieses Feld liegt nicht in der Region dieses Kampfes.
ankh-reason-not-tied = Du bist nicht am Gleichstand bei der höchsten Stärke beteiligt.
ankh-reason-not-to-take-over = Diesen Wächter kannst du nicht übernehmen.
ankh-reason-not-your-guardian = Das ist keiner deiner Wächter.
ankh-reason-not-your-figure = Diese Figur gehört nicht dir.
ankh-reason-not-your-monument = Du kontrollierst das zu diesem Feld benachbarte Monument nicht.
ankh-reason-not-your-obelisk = Du kontrollierst den zu diesem Feld benachbarten Obelisken nicht.
ankh-reason-not-your-pyramid = Diese Pyramide kontrollierst du nicht.
ankh-reason-nowhere-to-go = Diese Figur hat kein freies Feld in Reichweite.
ankh-reason-one-card-left = Du hast nur 1 Karte auf der Hand.
ankh-reason-other-number-of-players = Dieses Szenario ist für eine andere Spielerzahl.
ankh-reason-other-region = Dazwischen liegt ein Fluss oder eine Karawane.
ankh-reason-own-warrior = Du kannst nur gegnerische Krieger festhalten.
ankh-reason-push-too-far = Satis kann eine Figur nur 1 Feld weit schieben.
ankh-reason-pyramid-used = Bei dieser Pyramide hast du schon eine zusätzliche Figur aufgestellt.
ankh-reason-region-too-small = Durch eine Karawane an dieser Stelle entstünde eine Region mit weniger als 6 Feldern.
ankh-reason-same-space = Das Ziel muss ein anderes Feld sein.
ankh-reason-same-token = Die Region hat dieses Plättchen schon.
ankh-reason-summoned-already = Du hast in dieser Aktion schon deine normale Figur aufgestellt.
ankh-reason-tile-there = Auf diesem Feld liegt ein Unterweltplättchen.
ankh-reason-tile-used = Du hast in dieser Aktion schon die zusätzliche Figur des Osiris aufgestellt.
ankh-reason-token-elsewhere = Du hast das Gleichstandsplättchen nicht.
ankh-reason-token-not-laid = Dieses Plättchen liegt nicht auf dem Spielplan.
ankh-reason-token-used = Das Gleichstandsplättchen wurde in diesem Konflikt schon eingesetzt.
ankh-reason-too-far = Das ist mehr als 3 Felder entfernt.
ankh-reason-too-few-camels = Für eine Karawane an dieser Stelle sind nicht genug Kamele übrig.
ankh-reason-too-few-followers = Du hast zu wenige Anhänger.
ankh-reason-underworld-tile = Nur Figuren von Osiris können eine Bewegung auf einem Unterweltplättchen beenden.
ankh-reason-unlocked-already = Diese Kraft hast du schon.
ankh-reason-water = Das ist ein Wasserfeld.
ankh-reason-yours-already = Dieses Monument kontrollierst du schon.

# on the page of the table
ankh-parts = 2 Teile mit { $first } und { $second } Feldern
ankh-price = { $cost ->
    [one] Kostet 1 Anhänger. { $effect }
   *[other] Kostet { $cost } Anhänger. { $effect }
}
