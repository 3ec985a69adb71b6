# The battle stage: where a battle stands, who fights, what I choose.
ankh-battle-title = Battle in region { $token }
ankh-battle-place = Region { $number } of { $of } in this conflict
ankh-battle-steps = Steps of the battle
ankh-battle-step-attune = Start of battle
ankh-battle-step-cards = Choose cards
ankh-battle-step-build = Build monuments
ankh-battle-step-plague = Resolve plagues
ankh-battle-step-majority = Monument majority
ankh-battle-step-resolution = Battle resolution
ankh-battle-step-after = After the battle
ankh-battle-brief-attune = Start
ankh-battle-brief-cards = Cards
ankh-battle-brief-build = Build
ankh-battle-brief-plague = Plagues
ankh-battle-brief-majority = Majority
ankh-battle-brief-resolution = Resolution
ankh-battle-brief-after = After
ankh-battle-heading = Strength so far ({ $n } gods)
ankh-battle-heading-tied = A tie for the highest strength

# one who fights
ankh-battle-you = you
ankh-battle-followers = { $n ->
    [one] { $n } follower
   *[other] { $n } followers
}
ankh-battle-state-own = you are choosing
ankh-battle-state-choosing = choosing
ankh-battle-state-card = card sealed
ankh-battle-state-bid = bid sealed
ankh-battle-two = plays 2 cards
ankh-battle-bid = bid: { $n }
ankh-battle-dying = { $n ->
    [one] { $n } figure will die
   *[other] { $n } figures will die
}
ankh-battle-fallen = { $n ->
    [one] { $n } figure killed
   *[other] { $n } figures killed
}
ankh-battle-safe = { $n ->
    [one] { $n } figure saved by Flood
   *[other] { $n } figures saved by Flood
}
ankh-battle-wins = wins
ankh-battle-strength = Strength:
ankh-battle-parts = How the strength adds up
ankh-battle-part-figures = { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}
ankh-battle-part-some-figures = { $n } of { $all } figures
ankh-battle-part = { $n } { $what }
ankh-battle-part-chosen = card { $n }
ankh-battle-open = { $cards ->
    [one] card { $least } to { $most }
   *[other] cards { $least } to { $most }
}
ankh-battle-open-one = { $cards ->
    [one] card { $n }
   *[other] cards { $n }
}
ankh-battle-at-most = at most { $n }
ankh-battle-with-card = with this card

# monuments
ankh-battle-majorities = Current monument majorities: 1 devotion each
ankh-battle-majorities-none = Nobody controls a monument here.
ankh-battle-majority-alone = { $n }, unopposed
ankh-battle-majority-against = { $n } against { $next }
ankh-battle-majority-absent = has { $n }, but no figure here
ankh-battle-majority-tied = tied at { $n }

# what I choose
ankh-battle-card-flood = 1 follower per figure on fertile land; these survive.
ankh-battle-card-build = Pay 3 followers for a monument here.
ankh-battle-card-plague = All bid in secret. Only the highest bidder's figures live.
ankh-battle-card-chariots = Strength only.
ankh-battle-card-cycle = After the battle, take back all used cards.
ankh-battle-card-drought = If you win: 1 devotion more per figure in the desert.
ankh-battle-card-miracle = After the battle: 1 devotion per figure of yours killed.
ankh-battle-hand = Your cards
ankh-battle-used = used
ankh-battle-sealed = sealed
ankh-battle-bids = Your bid
ankh-battle-choices = Your choices
ankh-battle-if-bid = If you bid { $n }
ankh-battle-seal-card = Seal this card
ankh-battle-seal-bid = Seal this bid
ankh-battle-pick = Make a choice
ankh-battle-pick-card = Choose a card
ankh-battle-pick-bid = Choose your bid
ankh-battle-pick-space = Choose a space on the board
ankh-battle-shown-when = { $n ->
    [1] Revealed as soon as you seal it
    [2] Revealed when both are sealed
   *[other] Revealed when all { $n } are sealed
}
ankh-battle-sealed-card = You have sealed { $card }.
ankh-battle-sealed-bid = You have sealed a bid of { $n }.
ankh-battle-unseal = Change your choice

# what it is up against
ankh-battle-forecast-first = { $sure ->
    [yes] No card of theirs reaches { $n }
   *[no] As it stands, no card of theirs reaches { $n }
}
ankh-battle-forecast-tie = { $sure ->
    [yes] At { $n } they can only tie
   *[no] As it stands, at { $n } they can only tie
}
ankh-battle-forecast-tie-mine = { $sure ->
    [yes] At { $n } they can only tie, and you break ties
   *[no] As it stands, at { $n } they can only tie, and you break ties
}
ankh-battle-forecast-open = { $n } can still be beaten
ankh-battle-forecast-behind = { $sure ->
    [yes] { $n } does not win
   *[no] As it stands, { $n } does not win
}
ankh-battle-forecast-beaten = Can reach more: { $sides }.
ankh-battle-forecast-tied = Can tie: { $sides }.
ankh-battle-forecast-unless = { $cards } can still change that.
ankh-battle-forecast-gain = If you win: at least +{ $n } devotion.
ankh-battle-forecast-no-breaker = Nobody can break a tie.
ankh-battle-forecast-breaker = { $side } could break a tie.
ankh-battle-quoted = { $card }
ankh-battle-breaks = Tiebreaker: { $side }
ankh-battle-breaks-you = You hold the tiebreaker
ankh-battle-breaks-nobody = Nobody can break ties
ankh-battle-bid-beaten = Can bid more: { $sides }.
ankh-battle-bid-tied = Can bid the same: { $sides }.
ankh-battle-bid-alone = Nobody can bid as much: your figures are safe.
ankh-battle-bid-or = { $n ->
    [one] If somebody does, { $n } figure of yours dies.
   *[other] If somebody does, { $n } figures of yours die.
}

# what happened
ankh-battle-won = { $side } wins the battle
ankh-battle-margin = { $n } against { $next }.
ankh-battle-won-tie = { $side } wins the tie at { $n }
ankh-battle-broken = The tiebreaker decided it. It is spent for this conflict.
ankh-battle-drawn = A tie at { $n }: nobody wins
ankh-battle-unbroken = Nobody broke the tie: everybody loses this battle.
ankh-battle-ledger = Who took what
ankh-battle-for-majority = majority
ankh-battle-for-victory = victory
ankh-battle-no-devotion = no devotion
ankh-battle-powers = powers
ankh-battle-before-won = Region { $token }: { $side } won
ankh-battle-before-drawn = Region { $token }: nobody won
ankh-battle-see = See how it went
ankh-battle-go-on = Continue
ankh-battle-worship = Sacrifice 2 followers for { $n } devotion
ankh-battle-go-on-to = On to region { $token }
