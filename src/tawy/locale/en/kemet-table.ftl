# The table in the browser.
kemet-table-subtitle = { $day ->
    [0] { $goal } points to win
   *[other] day { $day }, { $goal } points to win
}
kemet-table-points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
kemet-table-price = { $price ->
    [0] for free
    [one] for 1 prayer point
   *[other] for { $price } prayer points
}
kemet-table-values = strength { $strength }, damage { $damage }, protection { $protection }
kemet-table-card = { $price ->
    [0] Free. { $about }
   *[other] Cost: { $price }. { $about }
}

# on buttons
kemet-table-split = levels: white{ "\u00A0" }{ $white }, red{ "\u00A0" }{ $red }, blue{ "\u00A0" }{ $blue }
kemet-table-attack = attack: { $space }
kemet-table-attack-teleport = teleport and attack: { $space }
kemet-table-strengths = strength { $own } against { $other }, before cards
# what to end or to leave out means where it is asked
kemet-table-done-act = end your turn
kemet-table-done-march-on = end the move
kemet-table-pass-raise = forgo the action
kemet-table-pass-buy = forgo the action
kemet-table-pass-bring-creature = leave it on its tile
kemet-table-pass-hand-of-god = raise no pyramid
kemet-table-pass-choose-troop = add none outside the city
kemet-table-pass-delta = don't sacrifice
kemet-table-pass-sanctuary = don't sacrifice

kemet-table-key-near = move on to an adjacent space
kemet-table-tab-board = Board
kemet-table-tab-hand = Hand
kemet-table-tab-market = Market
kemet-table-tab-seats = Players
kemet-table-tab-log = Log
