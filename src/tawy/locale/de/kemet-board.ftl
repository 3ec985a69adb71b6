# Kemet: was der Spielplan von seinen Feldern sagt, auch denen, die ihn nicht sehen.

kemet-label-board = Spielplan
kemet-label-nile = Nil

kemet-label-you = { $seat } (du)
kemet-label-empty = leer
kemet-label-troop = { $seat }, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}
kemet-label-troop-creature = { $seat }, { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, Kreatur: { $creature }
kemet-label-attacked = angegriffen von { $troop }
kemet-label-fought = hier wird gekämpft

kemet-label-city = Stadt von { $seat }
kemet-label-city-free = freie Stadt
kemet-label-pyramid-white = weiße Pyramide, Stufe { $level }
kemet-label-pyramid-red = rote Pyramide, Stufe { $level }
kemet-label-pyramid-blue = blaue Pyramide, Stufe { $level }
kemet-label-no-pyramid = keine Pyramide

kemet-label-income = bringt { $income } Gebetspunkte
kemet-label-income-delta = bringt { $income } Gebetspunkte, wenn du 1 Einheit opferst
kemet-label-point = Siegpunkt bei { $seat }
kemet-label-obelisk = Obelisk

kemet-label-adjacent = benachbart: { $spaces }
kemet-label-harbours = über den Hafen: { $spaces }
kemet-label-alone = keine benachbarten Felder
kemet-label-offered = kann gewählt werden
kemet-label-takeable = kannst du nehmen
