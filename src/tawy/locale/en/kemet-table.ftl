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
kemet-idle-anyway = Place it anyway
kemet-idle-anyway-play = Play it anyway
kemet-idle-prayer-full = You already have as many prayer points as you can hold.
kemet-idle-nobody-to-rob = None of your opponents has any prayer points.
kemet-idle-no-pyramid = You control no pyramid of this colour, so you can't buy any of its tiles.
kemet-idle-no-tile-payable = There is nothing you can pay for: you don't have enough prayer points for these tiles.
kemet-idle-tiles-gone = There is nothing left to buy: the tiles up to your pyramid's level are gone, or you already have them.
kemet-idle-pyramids-at-top = There is nothing to raise: your pyramids are already at the highest level.
kemet-idle-no-level-payable = You don't have enough prayer points to raise a pyramid.
kemet-idle-no-troop-can-move = None of your troops can move.
kemet-idle-no-troop = You have no troops on the board.
kemet-idle-reserve-empty = You have no units in reserve.
kemet-idle-no-unit-payable = You have no prayer points to recruit with.
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
