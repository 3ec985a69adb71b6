# Kemet: che cosa dice il tabellone dei suoi spazi, anche a chi non lo vede.

kemet-label-board = Tabellone
kemet-label-nile = Nilo

kemet-label-you = { $seat } (tu)
kemet-label-empty = vuoto
kemet-label-troop = { $seat }, { $units ->
    [one] 1 unità
   *[other] { $units } unità
}
kemet-label-troop-creature = { $seat }, { $units ->
    [one] 1 unità
   *[other] { $units } unità
} con la creatura { $creature }
kemet-label-attacked = attaccante: { $troop }
kemet-label-fought = qui si combatte

kemet-label-city = città di { $seat }
kemet-label-city-free = città ancora libera
kemet-label-pyramid-white = piramide bianca, livello { $level }
kemet-label-pyramid-red = piramide rossa, livello { $level }
kemet-label-pyramid-blue = piramide blu, livello { $level }
kemet-label-no-pyramid = nessuna piramide

kemet-label-income = rende { $income } punti preghiera
kemet-label-income-delta = rende { $income } punti preghiera se sacrifichi 1 unità
kemet-label-point = il punto vittoria è di { $seat }
kemet-label-obelisk = obelisco

kemet-label-adjacent = adiacente a: { $spaces }
kemet-label-harbours = attraverso il porto: { $spaces }
kemet-label-alone = nessuno spazio adiacente
kemet-label-offered = si può scegliere
kemet-label-takeable = puoi prenderla
