# The battle stage: where a battle stands, who fights, what I choose.
kemet-battle-title = Battle: { $space }
kemet-battle-steps = Steps of the battle
kemet-battle-step-escape = Escape
kemet-battle-step-cards = Cards
kemet-battle-step-reveal = Reveal
kemet-battle-step-losses = Casualties
kemet-battle-step-retreat = Retreat
kemet-battle-step-stay = Stay

# one side
kemet-battle-you = You
kemet-battle-troop = { $n ->
    [0] no units
    [one] { $n } unit
   *[other] { $n } units
}
kemet-battle-idle = { $creature }: doesn't count against { $snake }
kemet-battle-none = none
kemet-battle-unused = Discarded unused
kemet-battle-shown = shown because of Prescience
kemet-battle-times = { $n } × { $card }
kemet-battle-unpaid = not paid for, doesn't count
kemet-battle-state-own = you are choosing
kemet-battle-state-choosing = choosing
kemet-battle-state-sealed = sealed
kemet-battle-wins-side = wins

# strength, and what it is made of
kemet-battle-part-wounds = Divine Wound
kemet-battle-before-cards = before cards
kemet-battle-with-yours = with your cards
kemet-battle-with-cards = with cards
kemet-battle-span = { $least } to { $most }
kemet-battle-ties = Ties go to the defender.
kemet-battle-initiative = { $n ->
    [one] Initiative: { $n } defending unit is destroyed before the cards are chosen.
   *[other] Initiative: { $n } defending units are destroyed before the cards are chosen.
}

# losses
kemet-battle-losses = Casualties: damage minus protection
kemet-battle-damage-you = your damage
kemet-battle-damage-of = { $name }'s damage
kemet-battle-protection-you = your protection
kemet-battle-protection-of = { $name }'s protection
kemet-battle-less = minus
kemet-battle-lost = { $n ->
    [0] no units lost
    [one] { $n } unit lost
   *[other] { $n } units lost
}
kemet-battle-remain = { $n ->
    [0] none left
    [one] { $n } left
   *[other] { $n } left
}

# the outcome, and who decides what comes next
kemet-battle-wins-you = You win, { $high } to { $low }
kemet-battle-wins = { $name } wins, { $high } to { $low }
kemet-battle-tie-you = Tie at { $high }: as the defender, you win
kemet-battle-tie = Tie at { $high }: as the defender, { $name } wins
kemet-battle-next-escape = { $name } is deciding whether to escape.
kemet-battle-next-reveal = { $name } is still choosing cards.
kemet-battle-next-losses = { $name } is choosing a new place for a creature.
kemet-battle-next-lose = { $name } is deciding what the survivors do.
kemet-battle-next-drive = { $name } is choosing where the loser retreats.
kemet-battle-next-stay = { $name } is deciding whether the troop stays.

# what I choose in secret
kemet-battle-choices = Your choices
kemet-battle-hand = Your battle cards
kemet-battle-slots = What you have chosen
kemet-battle-slot-card = Play
kemet-battle-slot-unused = Discard unused
kemet-battle-slot-invoke = Hide under your card
kemet-battle-slot-open = not chosen yet
kemet-battle-drafted-card = played
kemet-battle-drafted-unused = discarded
kemet-battle-hold = Your divine intervention cards for battle
kemet-battle-price = { $n ->
    [0] free
    [one] { $n } prayer point
   *[other] { $n } prayer points
}
kemet-battle-left = { $n ->
    [0] none left
   *[other] { $n } left
}
kemet-battle-purse = { $n ->
    [one] You have { $n } prayer point. A card counts only if you can pay for it when cards are revealed.
   *[other] You have { $n } prayer points. A card counts only if you can pay for it when cards are revealed.
}
kemet-battle-back = Take back: { $what }
kemet-battle-seal = Seal both cards
kemet-battle-seal-invoked = { $n ->
    [0] Seal without interventions
    [one] Seal with { $n } intervention
   *[other] Seal with { $n } interventions
}
kemet-battle-shown-when = { $n ->
    [one] Revealed as soon as you seal
   *[other] Revealed when both are sealed
}
kemet-battle-shown-first = Prescience: your battle card is shown as soon as you seal; everything else stays hidden
kemet-battle-sealed = You have sealed this
kemet-battle-unseal = Change your choice

# cards after the reveal
kemet-battle-pay = Pay for { $card }
kemet-battle-wound = Discard { $card }
kemet-battle-wound-about = +1 strength
kemet-battle-wound-done = Stop discarding

# where survivors go
kemet-battle-recall = Recall the troop
kemet-battle-recall-about = { $n ->
    [one] { $n } unit returns to your reserve and gives you 1 prayer point (you can't have more than 11).
   *[other] { $n } units return to your reserve and give you 1 prayer point each (you can't have more than 11).
}
kemet-battle-retreat = Retreat
kemet-battle-retreat-about = { $n ->
    [one] Your troop goes to the only empty adjacent space.
   *[other] Your troop goes to 1 of { $n } empty adjacent spaces; { $name } chooses which.
}
kemet-battle-stay = Stay
kemet-battle-stay-about = Your troop holds the space.
kemet-battle-to-tile = Put the creature back on its tile
kemet-battle-fight = { $attacker } against { $defender }

# a card is played, or somebody attacks: an answer is asked for
kemet-battle-window-played = { $name } plays { $card }
kemet-battle-window-played-you = You play { $card }
kemet-battle-window-vetoed = { $name } answers { $card } with Veto
kemet-battle-window-vetoed-you = You answer { $card } with Veto
kemet-battle-window-attacked = { $name } is attacking you
kemet-battle-window-space = Space: { $space }
kemet-battle-let-pass = Let it pass
kemet-battle-let-come = Stay and fight
kemet-battle-escape-to = Escape to: { $space }
kemet-battle-no-veto = You have no Veto.
kemet-battle-no-escape = You have no Escape.
kemet-battle-window-all = Everyone who is asked sees this window, whether they hold the card or not.
kemet-battle-window-answered = Your answer is in. It takes effect once everyone has answered.
kemet-battle-window-waiting = Waiting to see whether anyone plays Veto.
kemet-battle-answer-back = Take back your answer
kemet-battle-window-about = { $card }: “{ $text }”
kemet-battle-window-can-veto = A Veto cancels { $card }; its price stays paid.
kemet-battle-window-can-veto-back = A Veto now cancels the Veto, and { $card } works after all.
kemet-battle-window-passes = You have nothing to respond with, so you pass automatically.
kemet-battle-window-passed = You had nothing to respond with, so you passed.

# what happened
kemet-battle-report = How the battle went: { $space }
kemet-battle-go-on = Continue

# for narrow places: \u00AD where a word may break
kemet-battle-card-cavalry-blitz = { kemet-card-cavalry-blitz }
kemet-battle-card-chariot-raid = { kemet-card-chariot-raid }
kemet-battle-card-fervent-purge = { kemet-card-fervent-purge }
kemet-battle-card-mixed-tactics = { kemet-card-mixed-tactics }
kemet-battle-card-phalanx-defense = { kemet-card-phalanx-defense }
kemet-battle-card-shield-push = { kemet-card-shield-push }
kemet-battle-card-offensive-strategy = { kemet-tile-offensive-strategy }
kemet-battle-card-defensive-strategy = { kemet-tile-defensive-strategy }

# what each card would do, with all that hidden cards could still add
kemet-battle-odds = Forecast
kemet-battle-odds-hand = Your cards against { $name }
kemet-battle-odds-all = { $count ->
    [one] You win against this card
   *[other] You win, whatever { $name } plays
}
kemet-battle-odds-some = Certain win against { $n } of { $count } cards
kemet-battle-odds-ahead = { $count ->
    [one] You are ahead against this card
   *[other] Ahead against { $n } of { $count } cards
}
kemet-battle-odds-none = { $count ->
    [one] You lose to this card
   *[other] You lose to every card
}
kemet-battle-odds-more = { $n ->
    [0] Hidden cards can't add any strength for { $name }.
   *[other] Hidden cards can still add up to { $n } strength for { $name }.
}
kemet-battle-odds-gone = { $name } no longer has { $n } of these cards.
kemet-battle-odds-card = Card
kemet-battle-odds-wins = Wins against
kemet-battle-odds-of = { $n } of { $count }
kemet-battle-odds-told = { $sure } certain, { $ahead } open, of { $count }
kemet-battle-odds-result = Result
kemet-battle-odds-sure = win
kemet-battle-odds-open = open
kemet-battle-odds-behind = lose
kemet-battle-odds-loses = { $name } loses
kemet-battle-odds-loses-you = you lose
kemet-battle-gain-points = Permanent victory points
kemet-battle-gain-prayer = Prayer points
kemet-battle-part-rest = troop and tiles
