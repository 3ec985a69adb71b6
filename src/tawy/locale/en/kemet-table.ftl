# The table in the browser.
kemet-table-subtitle = { $day ->
    [0] to { $goal } points
   *[other] day { $day }, to { $goal } points
}
kemet-table-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
kemet-table-price = { $price ->
    [0] for nothing
    [one] for 1 prayer point
   *[other] for { $price } prayer points
}
kemet-table-values = strength { $strength }, damage { $damage }, protection { $protection }
kemet-table-card = { $price ->
    [0] Free. { $about }
   *[other] Price { $price }. { $about }
}
kemet-table-key-near = To the next neighbour of a space
kemet-table-tab-board = Board
kemet-table-tab-hand = Hand
kemet-table-tab-market = Market
kemet-table-tab-seats = Players
kemet-table-tab-log = Log
