# The panels beside the board of Kemet.
kemet-panel-none = none
kemet-panel-what = What they do
kemet-panel-level = level { $number }
kemet-panel-price = Cost
kemet-panel-times = × { $count }

# the action pyramid
kemet-panel-actions = Your actions
kemet-panel-tokens-left = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
# on its spaces: one short word each, \u00AD where it may break
kemet-panel-action-buy-white = White
kemet-panel-action-buy-red = Red
kemet-panel-action-buy-blue = Blue
kemet-panel-action-pray = Pray
kemet-panel-action-raise = Raise
kemet-panel-action-move = Move
kemet-panel-action-recruit = Recruit
kemet-panel-covered = has a token
kemet-panel-row = Row { $number }
kemet-panel-row-open = needs a token today
kemet-panel-row-covered = has its token for today
kemet-panel-rows-open = { $count ->
    [one] Still needs a token today: row { $rows }.
   *[other] Still need a token today: rows { $rows }.
}
# a tag on a space that only the silver token may go to, as short as can be
kemet-panel-silver = silver
kemet-panel-token-used = { $token }: used
kemet-panel-token-unused = { $token }: not used yet
kemet-panel-which-token = Which token?
kemet-panel-which-action = Which action?
kemet-panel-others = Other players' actions today
kemet-panel-covered-spaces = Tokens on: { $spaces }

# the market
kemet-panel-market-reach = Market: { $left } left, { $ready } within reach
kemet-panel-market-left = Market: { $left } left
kemet-panel-market-open = open
kemet-panel-market-close = close
kemet-panel-market-see = Open the market to see names, effects, costs and owners.
kemet-panel-market-legend = Letter: the tile's owner. Ring: within your reach.
kemet-panel-market-legend-now = Dot: you can buy it now.
kemet-panel-market-none = No tiles match.
kemet-panel-colours = Colour
kemet-panel-filter = Show tiles
kemet-panel-filter-all = all
kemet-panel-filter-left = available
kemet-panel-filter-ready = within reach
kemet-panel-buy = Buy for { $price }
kemet-panel-tile-yours = yours
kemet-panel-tile-gone = none left
kemet-panel-tile-ready = within reach
kemet-panel-tile-dear = not enough prayer points
kemet-panel-tile-high = pyramid too low
kemet-panel-tile-left = { $count } left
kemet-panel-tile-held = owned by { $seats }
kemet-panel-tile-held-some = owned by one of these: { $seats }
# before the letters of several seats, one of whom has the tile
kemet-panel-tile-some = one of

# the seats
kemet-panel-seats = Players
kemet-panel-order = Turn order, day { $day }
kemet-panel-order-first = Turn order
kemet-panel-goal = { $goal } points to win
kemet-panel-you = you
kemet-panel-turn = to play
kemet-panel-score = Victory points
kemet-panel-score-of = { $seat }: { $score }
kemet-panel-points = Permanent: { $permanent }, temporary: { $temporary }
kemet-panel-count-of-prayer = Prayer points
kemet-panel-count-of-interventions = Divine intervention cards
kemet-panel-count-of-cards = Battle cards in hand
kemet-panel-count-of-reserve = Units in reserve
kemet-panel-tiles-white = White tiles: { $count }
kemet-panel-tiles-red = Red tiles: { $count }
kemet-panel-tiles-blue = Blue tiles: { $count }
kemet-panel-tiles-unsure = Tiles that come in several colours: { $count }
kemet-panel-waits = { $creature }, waiting on its tile
kemet-panel-creature-at = { $creature }: { $space }
kemet-panel-pyramids = Pyramid levels
kemet-panel-day-actions = Actions today
kemet-panel-tiles = Power tiles
kemet-panel-creatures = Creatures
kemet-panel-hand-known = Battle cards in hand, all known: { $count }
kemet-panel-hand-among = Battle cards in hand: { $count } of these
kemet-panel-discards = Discarded battle cards
kemet-panel-face-down = { $count } face down
kemet-panel-exchanged = Exchanged, out of the game
kemet-panel-points-of = Permanent victory points
kemet-panel-points-battles = { $all }, { $count } of them from battles

# what I hold
kemet-panel-interventions = Your divine intervention cards
kemet-panel-interventions-none = You have none.
kemet-panel-play-now = play
# when a card can be played, as short as can be
kemet-panel-moment-own-turn = your turn
kemet-panel-moment-own-move = your move
kemet-panel-moment-entered = opponent's turn
kemet-panel-moment-announced = opponent's turn
kemet-panel-moment-in-battle = battle
kemet-panel-cards = Your battle cards
kemet-panel-cards-held = { $held } in hand, { $spent } discarded
kemet-panel-card-spent = discarded
kemet-panel-card-face-down = discarded face down
kemet-panel-card-exchanged = exchanged
kemet-panel-strength = Strength
kemet-panel-damage = Damage
kemet-panel-protection = Protection

# the night
kemet-panel-night = Night
kemet-panel-night-prayer = Everyone gains prayer points
kemet-panel-night-cards = Everyone draws divine intervention cards
kemet-panel-night-looked = Cards seen with Vision: { $count }
kemet-panel-night-tiles = Tiles that work at night
kemet-panel-night-order = Turn order for the next day
kemet-panel-place-free = not set yet

# what is answered in advance
kemet-panel-pass-all = Don't ask me to respond to other players' cards
kemet-panel-pass-all-about = You won't be asked about Veto or Escape, whether you hold them or not.
kemet-panel-pass-unable = Ask me only if I can respond
kemet-panel-pass-unable-alone = If you have no card to respond with, you pass automatically.
kemet-panel-pass-unable-among-people = If you have no card to respond with, you pass after a few seconds. If you take longer, the other players may guess that you have one.

# a number of units
kemet-panel-count-take = Take
kemet-panel-count-take-in = Take from { $place }
kemet-panel-count-recruit = Recruit
kemet-panel-count-recruit-in = Recruit in { $place }
kemet-panel-count-deploy = Deploy
kemet-panel-count-deploy-in = Deploy in { $place }
kemet-panel-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
kemet-panel-with = with { $creature }
kemet-panel-without = without { $creature }

# what an opponent weighs, told when it is asked why; a plus in front of it is good
kemet-term-points = Permanent victory points
kemet-term-held-points = Temporary victory points
kemet-term-two-temples = 2 temples, for a point at the end of the day
kemet-term-pyramids = Pyramids
kemet-term-tiles = Power tiles
kemet-term-prayer = Prayer points
kemet-term-income = Prayer points to come
kemet-term-units = Units on the board
kemet-term-creatures = Creatures on the board
kemet-term-interventions = Divine intervention cards
kemet-term-strength = Its strongest troop
kemet-term-attacks = Weaker enemies adjacent to it
kemet-term-danger = Safety from attack
kemet-term-tempo = Action tokens left
kemet-term-moves = Move actions left
kemet-term-victory = Victory
