# Kemet: what the board says of its spaces, to those who do not see it too.

kemet-label-board = Board
kemet-label-nile = Nile

kemet-label-you = { $seat } (you)
kemet-label-empty = empty
kemet-label-troop = { $seat }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}
kemet-label-troop-creature = { $seat }, { $units ->
    [one] 1 unit
   *[other] { $units } units
} with { $creature }
kemet-label-attacked = attacked by { $troop }
kemet-label-fought = battle here

kemet-label-city = { $seat }'s city
kemet-label-city-free = unclaimed city
kemet-label-pyramid-white = white pyramid, level { $level }
kemet-label-pyramid-red = red pyramid, level { $level }
kemet-label-pyramid-blue = blue pyramid, level { $level }
kemet-label-no-pyramid = no pyramid

kemet-label-income = yields { $income } prayer points
kemet-label-income-delta = yields { $income } prayer points if you sacrifice 1 unit
kemet-label-point = victory point held by { $seat }
kemet-label-obelisk = obelisk

kemet-label-adjacent = adjacent: { $spaces }
kemet-label-harbours = across the harbour: { $spaces }
kemet-label-alone = no adjacent spaces
kemet-label-offered = can be chosen
kemet-label-takeable = you can pick it up
