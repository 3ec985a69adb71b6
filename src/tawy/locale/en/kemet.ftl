# Kemet: choices, what happens, what is asked, and the table in the terminal.
# Nouns stand in kemet-nouns.ftl: alone in choices, in their form for sentences elsewhere.

kemet-choice-next = { $noun } comes next
kemet-choice-city = settle in { $noun }
kemet-choice-draw = draw { $noun }
kemet-choice-split = levels (white/red/blue): { $noun }
kemet-choice-build = build in: { $noun }
kemet-choice-deploy = deploy units: { $noun }
kemet-choice-keep = keep { $noun }
kemet-choice-raise = raise a pyramid: { $noun }
kemet-choice-pass = pass
kemet-choice-enlarge = raise the enemy pyramid in: { $noun }
kemet-choice-to-level = raise it to level { $noun }
kemet-choice-buy = buy { $noun }
kemet-choice-bring = bring the creature to: { $noun }
kemet-choice-exchange = give up { $noun }
kemet-choice-token = place a token: { $noun }
kemet-choice-silver = place the silver token: { $noun }
kemet-choice-golden = place the golden token: { $noun }
kemet-choice-play = play { $noun }
kemet-choice-done = done
kemet-choice-recruit = recruit units: { $noun }
kemet-choice-return = bring back: { $noun }
kemet-choice-from = move from: { $noun }
kemet-choice-take = move units: { $noun }
kemet-choice-with = take along: { $noun }
kemet-choice-without = leave behind: { $noun }
kemet-choice-to = move to: { $noun }
kemet-choice-teleport = teleport to: { $noun }
kemet-choice-at = choose: { $noun }
kemet-choice-veto = play Veto
kemet-choice-escape = escape to: { $noun }
kemet-choice-fight = fight in: { $noun }
kemet-choice-card = play { $noun }
kemet-choice-unused = discard unused: { $noun }
kemet-choice-invoke = add { $noun }
kemet-choice-pay = pay for { $noun }
kemet-choice-wound = discard { $noun } for +1 strength
kemet-choice-recall = recall the troop
kemet-choice-retreat = retreat
kemet-choice-stay = stay
kemet-choice-drive = force a retreat to: { $noun }
kemet-choice-rehome = bring the creature to: { $noun }
kemet-choice-use = use { $noun } first
kemet-choice-sacrifice = make the sacrifice

kemet-event-next = { $why ->
    [drawn] Random draw: { $seat } will go
   *[chosen] { $seat } will go
} { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}.
kemet-event-settled = { $seat } settles in { $city }.
kemet-event-drew = { $known ->
    [no] { $seat } draws a divine intervention card.
   *[yes] { $seat } draws { $intervention }.
}
kemet-event-reshuffled = The discarded divine intervention cards are shuffled into a new draw deck (cards: { $cards }).
kemet-event-looked = { $known ->
    [no] Vision: { $seat } looks at a card.
   *[yes] Vision: { $seat } looks at { $intervention }.
}
kemet-event-kept = { $known ->
    [no] Vision: { $seat } keeps one of the cards.
   *[yes] Vision: { $seat } keeps { $intervention }.
}
kemet-event-shared = { $seat } starts with pyramids at levels { $split } (white/red/blue).
kemet-event-prayed = { $why ->
    [night] Night
    [pray] Pray
    [temple] Temple
    [delta] Delta temple
    [recall] Recalled units
   *[named] { $cause }
}: { $seat } gains { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
} (now { $now }).
kemet-event-paid = { $seat } pays { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
} ({ $now } left) { $why ->
    [tile] for a power tile
    [raise] to raise a pyramid
    [recruit] to recruit units
    [teleport] to teleport
   *[intervention] for the card
}.
kemet-event-robbed = Mana Theft: { $seat } loses { $prayer ->
    [one] 1 prayer point
   *[other] { $prayer } prayer points
} ({ $now } left).
kemet-event-scored = { $why ->
    [attack] Attack won
    [defence] Defensive Victory
    [tile] Power tile
    [temples] Two temples
    [sanctuary] Sanctuary of All Gods
   *[named] { $cause }
}: { $seat } gains { $points ->
    [one] 1 permanent victory point
   *[other] { $points } permanent victory points
} (now { $now }).
kemet-event-raised = { $why ->
    [start] { $seat } builds { $colour } at level { $level } { $space-in }.
    [night] Hand of God: { $seat } raises { $colour } { $space-in } to level { $level }.
   *[action] { $seat } raises { $colour } { $space-in } to level { $level }.
}
kemet-event-enlarged = { $seat } raises { $owner }'s { $colour-bare } { $space-in } to level { $level }.
kemet-event-returned = { $seat } takes back all their battle cards.
kemet-event-exchanged = { $known ->
    [no] { $seat } exchanges a battle card for { $new }.
   *[yes] { $seat } exchanges { $card } for { $new }.
}
kemet-event-bought = { $seat } buys { $tile }.
kemet-event-placed = { $why ->
    [start] { $seat } deploys
    [recruit] { $seat } recruits
    [enlistment] { $seat } enlists
   *[reinforcements] Reinforcements: { $seat } adds
} { $units ->
    [one] 1 unit
   *[other] { $units } units
} { $space-in }.
kemet-event-marched = { $seat } { $why ->
    [land] moves
    [harbour] ships
    [teleport] teleports
    [retreat] retreats with
   *[escape] escapes with
} { $units ->
    [one] 1 unit
   *[other] { $units } units
} from { $space } to { $to }.
kemet-event-lost = { $why ->
    [battle] { $seat } loses { $units ->
        [one] 1 unit
       *[other] { $units } units
    } { $space-in }.
    [recall] { $seat } recalls { $units ->
        [one] 1 unit
       *[other] { $units } units
    } from { $space }.
    [delta] { $seat } sacrifices { $units ->
        [one] 1 unit
       *[other] { $units } units
    } { $space-in }.
    [sanctuary] { $seat } sacrifices { $units ->
        [one] 1 unit
       *[other] { $units } units
    } { $space-in }.
   *[named] { $cause }: { $seat } loses { $units ->
        [one] 1 unit
       *[other] { $units } units
    } { $space-in }.
}
kemet-event-came = { $why ->
    [bought] { $seat } brings { $creature } to { $space }.
    [recruit] { $seat } brings { $creature } back to { $space }.
    [alone] { $seat } moves { $creature } to { $space }: the creature was left without units.
   *[destroyed] { $seat } moves { $creature } to { $space }: its troop was destroyed.
}
kemet-event-waits = { $seat } puts { $creature } back on its tile: { $why ->
    [recall] its troop was recalled
    [alone] it was left without units
    [nowhere] no district can take it
    [delta] its troop was sacrificed
   *[sanctuary] its troop was sacrificed
}.
kemet-event-held = { $seat } takes the victory point at { $space }.
kemet-event-freed = The victory point at { $space } can be taken again.
kemet-event-dawned = Day { $day } begins.
kemet-event-covered = { $why ->
    [ordinary] { $seat } places an action token: { $action }.
    [silver] { $seat } places the silver token: { $action }.
   *[golden] { $seat } places the golden token.
}
kemet-event-nothing = The action has no effect.
kemet-event-announced = { $seat } plays { $intervention }.
kemet-event-aimed = { $seat } chooses { $space } for { $intervention }.
# The next line says that the seat plays Veto.
kemet-event-vetoed = { $seat } responds to { $intervention }.
kemet-event-came-to-nothing = { $seat }'s { $intervention } has no effect.
kemet-event-opened = { $seat } ignores walls during this move.
kemet-event-attacked = { $seat } attacks { $owner } { $space-in }.
kemet-event-showed = Prescience: { $seat } shows { $card }.
kemet-event-revealed = { $seat } reveals { $card }.
kemet-event-invoked = { $why ->
    [counts] { $seat } adds { $intervention }.
   *[unpaid] { $seat } can't pay for { $intervention }, so it doesn't count.
}
kemet-event-buried = { $known ->
    [no] Divine Wound: { $seat } discards a card for +1 strength.
   *[yes] Divine Wound: { $seat } discards { $intervention } for +1 strength.
}
kemet-event-measured = { $seat } has strength { $strength }, damage { $damage }, protection { $protection }.
kemet-event-won = { $why ->
    [stronger] { $seat } wins the battle against { $owner } { $space-in }.
   *[tie] Tie: as the defender, { $seat } wins the battle against { $owner } { $space-in }.
}
kemet-event-spent = { $known ->
    [no] { $seat } discards an unused battle card.
   *[yes] { $seat } discards { $card } unused.
}
kemet-event-stood = { $seat } has { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.

kemet-ending-goal = a player had enough victory points at the end of the day
kemet-ending-day-limit = the day limit has been reached and nobody has won
kemet-tie = Ties: whoever has more victory points from battles is ahead, then whoever is earlier in the turn order.

# What is asked; the name of the seat stands before it. $space and $creature are in their form for
# sentences, so is $colour, except in “buy”.
kemet-ask-choose-city = choose a city to settle in.
kemet-ask-share-levels = choose how to split 3 levels among your pyramids.
kemet-ask-build = choose a district for { $colour }.
kemet-ask-deploy-in = how many units will you deploy { $space-in }?
kemet-ask-keep-card = Vision: choose a card to keep.
kemet-ask-choose-tile = choose which night tile to use first.
kemet-ask-hand-of-god = Hand of God: choose a pyramid to raise by 1 level for free.
kemet-ask-choose-troop = Reinforcements: add units to a troop outside your city?
kemet-ask-set-order = { $place ->
    [1] choose who goes first on the next day.
    [2] choose who goes second on the next day.
    [3] choose who goes third on the next day.
   *[other] choose who goes fourth on the next day.
}
kemet-ask-act = { $placed ->
    [yes] end your turn, or use what you have left.
   *[no] place a token or play a card.
}
kemet-ask-raise = choose a pyramid to raise.
kemet-ask-raise-to = choose a new level for { $seat }'s { $colour-bare }.
kemet-ask-buy = choose a power tile to buy ({ $colour }).
kemet-ask-bring-creature = choose a district for { $creature }.
kemet-ask-exchange-card = choose a battle card to give up for { $card }.
kemet-ask-recruit-in = how many units will you recruit { $space-in }?
kemet-ask-return-creature = choose a creature to bring back.
kemet-ask-return-to = choose a district to bring { $creature } back to.
kemet-ask-march-on = { $moving ->
    [yes] how many units will continue from { $space }?
   *[no] choose a troop to move.
}
kemet-ask-march-from = Teleportation: choose a troop.
kemet-ask-take-units = how many units will you move from { $space }?
kemet-ask-take-creature = take { $creature } along?
kemet-ask-step-to = { $units ->
    [one] choose where to move 1 unit from { $space }.
   *[other] choose where to move { $units } units from { $space }.
}
kemet-ask-aim = { $card }: choose a space.
kemet-ask-enlist = { $enlisted ->
    [0] { $card }: choose where the units go.
   *[other] { $card }: 1 unit placed. Choose where the second one goes.
}
kemet-ask-veto = { $vetoes ->
    [0] { $seat } has played { $card }. Play Veto?
   *[other] { $seat } has answered { $card } with Veto. Play Veto against that?
}
kemet-ask-choose-battle = choose which battle to fight next.
kemet-ask-escape = { $seat } is attacking you { $space-in }. Play Escape?
kemet-ask-choose-cards = { $chosen ->
    [0] battle { $space-in }: secretly choose a card to play.
    [1] now choose a card to discard unused.
   *[other] add divine intervention cards, or seal your choice.
}
kemet-ask-pay-for = you can't pay for all your cards: choose one to pay for.
kemet-ask-wound = Divine Wound: discard a card for +1 strength?
kemet-ask-rehome = choose a district for { $creature }, which has lost its troop.
kemet-ask-lose = you lost the battle { $space-in }: what will your survivors do?
kemet-ask-drive = choose where { $seat } retreats to.
kemet-ask-win = you won the battle { $space-in }: will your troop stay?
kemet-ask-delta = sacrifice 1 unit { $space-in } for 5 prayer points?
kemet-ask-sanctuary = sacrifice 2 units { $space-in } for 1 permanent victory point?

# settings of a table
kemet-setting-game = Game length
kemet-setting-game-short = Short game (8 victory points)
kemet-setting-game-long = Long game (10 victory points)
kemet-setting-game-beginner = Introductory game (4 victory points)
kemet-setting-discards = Discarded battle cards
kemet-setting-discards-unused-down = { kemet-discards-unused-down }
kemet-setting-discards-all-down = { kemet-discards-all-down }
kemet-setting-discards-all-up = { kemet-discards-all-up }
kemet-setting-max_days = Day limit
kemet-setting-max_days-none = No limit
kemet-setting-max_days-number = { $number ->
    [one] 1 day
   *[other] { $number } days
}

# the table in the terminal; colours have 2 letters, seats 2
kemet-label-short-white = Wh
kemet-label-short-red = Re
kemet-label-short-blue = Bl
kemet-label-short-seat = P{ $number }
kemet-label-day = Day
kemet-label-night = Night
kemet-label-turn = Turn
kemet-label-order = Turn order
kemet-label-coming = Next day
kemet-label-goal = Goal
kemet-label-goal-points = { $goal } victory points
kemet-label-cities = City
kemet-label-district = District { $letter }
kemet-label-space = Space
kemet-label-there = Troop
kemet-label-ways = Leads to
kemet-label-key-obelisk = obelisk
kemet-label-key-harbour = across the harbour
kemet-label-key-battle = attacked by
kemet-label-key-point = has the victory point
kemet-label-seat = Player
kemet-label-mark-turn = whose turn it is
kemet-label-mark-own = you
kemet-label-short-score = VP
kemet-label-short-battles = Battle
kemet-label-short-prayer = Prayer
kemet-label-short-pyramids = Pyr.
kemet-label-short-reserve = Res.
kemet-label-short-tokens = Tok.
kemet-label-short-cards = Cards
kemet-label-tiles = Power tiles
kemet-label-seats-key = VP: permanent + temporary; Battle: VP from battles; Prayer: prayer points; Pyr.: levels white/red/blue; Res.: units in reserve; Tok.: tokens left; Cards: battle + divine intervention
kemet-label-actions = Action pyramid
kemet-label-row = Row { $row }
kemet-label-market = Power tiles on offer, by level
kemet-label-deck = Draw deck
kemet-label-pile = Discarded
kemet-label-face-down = face down: { $count }
kemet-label-hand = Battle cards in hand (strength/damage/protection)
kemet-label-discard = Discarded battle cards
kemet-label-interventions = Divine intervention cards
kemet-label-plan = About to be placed
kemet-label-march = Move
kemet-label-march-left = steps left: { $left }
kemet-label-announced = Played
kemet-label-vetoes = Vetoes: { $count }
kemet-label-battle = Battle
kemet-label-attacker = Attacker
kemet-label-defender = Defender
kemet-label-units = Units
kemet-label-strength = Strength
kemet-label-damage = Damage
kemet-label-protection = Protection
kemet-label-card = Battle card
kemet-label-lost = Lost
kemet-label-winner = won
kemet-label-range = { $total } ({ $least } to { $most })
