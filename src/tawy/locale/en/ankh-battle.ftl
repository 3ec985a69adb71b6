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
ankh-battle-heading = Strength so far ({ $n } gods)
ankh-battle-heading-tied = A tie for the highest strength
ankh-battle-heading-won = { $side } wins the battle
ankh-battle-heading-drawn = Nobody wins the battle

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
ankh-battle-majority-nobody = Nobody

# what I choose
ankh-battle-hand = Your cards
ankh-battle-used = used
ankh-battle-sealed = sealed
ankh-battle-bids = Your bid
ankh-battle-choices = Your choices
ankh-battle-if-card = If you play { $card }
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

# what happened
ankh-battle-report = How the battle in region { $token } went
ankh-battle-go-on = Continue
ankh-battle-worship = Sacrifice 2 followers for { $n } devotion
