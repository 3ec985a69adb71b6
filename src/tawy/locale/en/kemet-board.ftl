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

kemet-label-city = city of { $seat }
kemet-label-city-free = city of nobody yet
kemet-label-pyramid-white = white pyramid, level { $level }
kemet-label-pyramid-red = red pyramid, level { $level }
kemet-label-pyramid-blue = blue pyramid, level { $level }
kemet-label-no-pyramid = no pyramid

kemet-label-income = yields { $income } prayer points
kemet-label-income-delta = yields { $income } prayer points for 1 unit sacrificed
kemet-label-point = its victory point: { $seat }
kemet-label-obelisk = obelisk

kemet-label-adjacent = adjacent: { $spaces }
kemet-label-harbours = by harbour: { $spaces }
kemet-label-alone = nothing is adjacent
kemet-label-offered = can be chosen
