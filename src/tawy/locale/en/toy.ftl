toy = Lotus Boat
toy-seat-amber = Amber
toy-seat-jade = Jade
toy-seat-lapis = Lapis
toy-seat-coral = Coral
toy-seat-ivory = Ivory
toy-space-delta = the Delta
toy-space-memphis = Memphis
toy-space-fayum = the Fayum
toy-space-abydos = Abydos
toy-space-thebes = Thebes
toy-space-edfu = Edfu
toy-space-aswan = Aswan
toy-card-reed = a reed
toy-card-crocodile = a crocodile

toy-choice-bid = bid { $noun } grain
toy-choice-bet = bet on { $noun }
toy-choice-sail = sail to { $noun }
toy-choice-stop = stop here
toy-choice-pass = pass
toy-choice-snap = play a crocodile
toy-choice-offer = give 2 grain for 1 more lotus
toy-choice-keep = keep the grain
toy-choice-draw = draw { $noun }

toy-event-drew = { $known ->
    [no] { $seat } draws a card.
   *[yes] { $seat } draws { $card }.
}
toy-event-bade = { $seat } bids { $bid } grain and bets on { $bet }.
toy-event-sailed = { $seat } steers the boat to { $space }.
toy-event-snapped = { $seat } plays a crocodile to stop the boat from landing.
toy-event-answered = { $seat } drives { $other }'s crocodile away with another one.
toy-event-picked = { $why ->
    [scarab] { $seat } makes an offering to the scarab and picks 1 more lotus at { $space }.
   *[landing] { $seat } lands and picks a lotus at { $space }.
}
toy-event-stored = { $why ->
    [income] { $seat } collects grain and now has { $grain }.
    [bet] { $seat } wins the bet and now has { $grain } grain.
    [steering] { $seat } pays to steer and has { $grain } grain left.
   *[scarab] { $seat } gives 2 grain to the scarab and has { $grain } left.
}
toy-event-joined = { $seat } joins { $other }: they are now one side.
toy-event-left = { $seat } leaves the river.

toy-reason-too-little-grain = A side can't bid more grain than it has.
toy-reason-no-route = No route leads from the boat to that place.
toy-reason-no-crocodile = You have no crocodile.
toy-reason-not-now = That isn't what you are choosing right now.

toy-ending-garden = a side has a garden of 4 lotuses
toy-ending-alone = only one side is left
toy-ending-deserted = nobody is left, and everyone loses
toy-ending-harvest = that was the last round

toy-fact-round = Round
toy-fact-boat = Boat
toy-fact-steps = Steps left
toy-fact-steerer = Steering
toy-fact-deck = Deck
toy-fact-pond = Lotus by place
toy-fact-lotus = Lotus
toy-fact-grain = Grain
toy-fact-hand = Cards
toy-fact-crocodiles = Crocodiles
toy-fact-bet = Bets
toy-fact-chain = Crocodiles played by
