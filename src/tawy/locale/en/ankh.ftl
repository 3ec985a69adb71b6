# Ankh. A noun stands alone as it is; its .object is its form in a sentence, as what is acted on.
ankh = Ankh: Gods of Egypt

ankh-seat-amun = Amun
ankh-seat-anubis = Anubis
ankh-seat-isis = Isis
ankh-seat-osiris = Osiris
ankh-seat-ra = Ra
ankh-seat-player1 = Player 1
ankh-seat-player2 = Player 2
ankh-seat-player3 = Player 3
ankh-seat-player4 = Player 4
ankh-seat-player5 = Player 5

ankh-god-amun = Amun
ankh-god-anubis = Anubis
ankh-god-isis = Isis
ankh-god-osiris = Osiris
ankh-god-ra = Ra

ankh-figure-god = God
    .object = the god
ankh-figure-warrior = Warrior
    .object = a warrior
ankh-figure-cat-mummy = Cat-Mummy
    .object = a Cat-Mummy
ankh-figure-satet = Satet
    .object = a Satet
ankh-figure-mummy = Mummy
    .object = a Mummy
ankh-figure-apep = Apep
    .object = an Apep
ankh-figure-scorpion = Giant Scorpion
    .object = a Giant Scorpion
ankh-figure-androsphinx = Androsphinx
    .object = an Androsphinx
ankh-figure-trapped = Trapped warrior, for 1 follower to Anubis
    .object = a trapped warrior

ankh-monument-obelisk = Obelisk
    .object = an obelisk
ankh-monument-pyramid = Pyramid
    .object = a pyramid
ankh-monument-temple = Temple
    .object = a temple

ankh-card-flood = Flood
ankh-card-build = Build Monument
ankh-card-plague = Plague of Locusts
ankh-card-chariots = Chariots
ankh-card-cycle = Cycle of Ma'at
ankh-card-drought = Drought
ankh-card-miracle = Miracle

ankh-power-commanding = Commanding
ankh-power-inspiring = Inspiring
ankh-power-omnipresent = Omnipresent
ankh-power-revered = Revered
ankh-power-resplendent = Resplendent
ankh-power-obelisk-attuned = Obelisk Attuned
ankh-power-temple-attuned = Temple Attuned
ankh-power-pyramid-attuned = Pyramid Attuned
ankh-power-glorious = Glorious
ankh-power-magnanimous = Magnanimous
ankh-power-bountiful = Bountiful
ankh-power-worshipful = Worshipful

ankh-action-move = Move Figures
ankh-action-summon = Summon Figure
ankh-action-followers = Gain Followers
ankh-action-unlock = Unlock Ankh Power

ankh-event-name-control = Control Monument
ankh-event-name-caravan = Camel Caravan
ankh-event-name-conflict = Conflict

ankh-scenario-old-kingdom-2 = Old Kingdom, for 2
ankh-scenario-old-kingdom-3 = Old Kingdom, for 3
ankh-scenario-old-kingdom-4 = Old Kingdom, for 4
ankh-scenario-old-kingdom-5 = Old Kingdom, for 5
ankh-scenario-middle-kingdom-2 = Middle Kingdom, for 2
ankh-scenario-middle-kingdom-3 = Middle Kingdom, for 3
ankh-scenario-middle-kingdom-4 = Middle Kingdom, for 4
ankh-scenario-middle-kingdom-5 = Middle Kingdom, for 5
ankh-scenario-two-crowns-2 = Two Crowns, for 2
ankh-scenario-year-of-plenty-2 = Year of Plenty, for 2
ankh-scenario-three-nomes-3 = Three Nomes, for 3
ankh-scenario-caravan-road-4 = Caravan Road, for 4
ankh-scenario-divided-east-4 = The Divided East, for 4
ankh-scenario-five-thrones-5 = Five Thrones, for 5

ankh-direction-n-ne = north and north-east
ankh-direction-ne-se = north-east and south-east
ankh-direction-se-s = south-east and south
ankh-direction-s-sw = south and south-west
ankh-direction-sw-nw = south-west and north-west
ankh-direction-nw-n = north-west and north

ankh-choice-scenario = play { $noun }
ankh-choice-god = be { $noun }
ankh-choice-guardian = with { $noun }
ankh-choice-first = { $noun } begins
ankh-choice-action = { $noun }
ankh-choice-move = move { $thing } from { $noun }
ankh-choice-to = to { $noun }
ankh-choice-push = push to { $noun }
ankh-choice-aim = claws to { $noun }
ankh-choice-summon = summon: { $noun }
ankh-choice-extra = extra summon beside the pyramid on { $noun }
ankh-choice-figure = { $noun }
ankh-choice-underworld = onto an underworld tile: { $noun }
ankh-choice-sun = give it a sun
ankh-choice-shade = no sun
ankh-choice-unlock = unlock { $noun }
ankh-choice-take = take the guardian: { $noun }
ankh-choice-leave = leave the guardian: { $noun }
ankh-choice-control = control the monument on { $noun }
ankh-choice-caravan = a caravan from { $noun }
ankh-choice-camel = next camel on { $noun }
ankh-choice-keep = the part with { $noun } keeps its token
ankh-choice-swap = swap the token of the part with { $noun }
ankh-choice-with = with token { $noun }
ankh-choice-attune = bring { $thing } from { $noun }
ankh-choice-two = announce two cards
ankh-choice-one = one card
ankh-choice-card = { $noun }
ankh-choice-build = build: { $noun }
ankh-choice-bid = offer followers: { $noun }
ankh-choice-tiebreaker = use the tiebreaker
ankh-choice-save = save { $thing } on { $noun }
ankh-choice-trap = trap a warrior of { $noun }
ankh-choice-rise = the Mummy rises on { $noun }
ankh-choice-tile = place an underworld tile
ankh-choice-relocate = relocate the tile of { $noun }
ankh-choice-worship = give 2 followers for 1 devotion
ankh-choice-adopt = take over: { $noun }
ankh-choice-done = done
ankh-choice-pass = pass
ankh-choice-retain = take over { $thing } on { $noun }

ankh-event-scenario = The scenario is { $scenario }.
ankh-event-god = { $why ->
    [chosen] { $side } is chosen.
   *[drawn] { $side } is drawn.
}
ankh-event-guardian = Among the guardians of this game: { $figure }.
ankh-event-first = { $side } begins.
ankh-event-acted = { $seat } takes the action { $action }.
ankh-event-fired = { $seat } triggers the event { $what }.
ankh-event-moved = { $side } moves { $figure } from { $space } to { $to }.
ankh-event-pushed = Satet pushes { $figure } of { $side } from { $space } to { $to }.
ankh-event-aimed = The Giant Scorpion on { $space } points its claws { $direction }.
ankh-event-summoned = { $why ->
    [mummy] { $side } lets { $figure } rise on { $space }.
   *[action] { $side } summons { $figure } on { $space }.
}
ankh-event-shone = { $side } has a radiant figure on { $space }.
ankh-event-freed = { $side } gives Anubis a follower for a trapped warrior.
ankh-event-followed = { $why ->
    [action] { $side } gains { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    }.
   *[named] { $cause }: { $side } gains { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    }.
}
ankh-event-sacrificed = { $why ->
    [build] { $side } pays { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    } for a monument.
    [plague] { $side } sacrifices { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    } to the plague.
    [unlock] { $side } pays { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    } for a power.
   *[named] { $cause }: { $side } sacrifices { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    }.
}
ankh-event-unlocked = { $side } unlocks { $power }.
ankh-event-guarded = { $side } takes { $figure } into the pool.
ankh-event-controlled = { $side } takes control of { $monument } on { $space }.
ankh-event-camel = A camel stands on { $camel }.
ankh-event-split = The new region with { $space } has order token { $token }.
ankh-event-swapped = The order tokens { $token } and { $with } are swapped.
ankh-event-conflict = Conflict number { $number } begins; { $side } has the tiebreaker.
ankh-event-destroyed = { $why ->
    [scorpion] A Giant Scorpion destroys { $monument } on { $space }.
    [merge] With the lower god Egypt loses { $monument } on { $space }.
   *[forgotten] With a forgotten god Egypt loses { $monument } on { $space }.
}
ankh-event-skipped = Nobody is in region { $token }.
ankh-event-dominated = { $side } dominates region { $token }.
ankh-event-battle = Battle in region { $token }.
ankh-event-attuned = Obelisk Attuned: { $side } brings { $figure } from { $space } to { $to }.
ankh-event-announced = { $side } will play two cards.
ankh-event-played = { $side } plays { $card }.
ankh-event-built = { $side } builds { $monument } on { $space }.
ankh-event-bade = { $followers ->
    [0] { $side } offers nothing.
    [one] { $side } offers 1 follower.
   *[other] { $side } offers { $followers } followers.
}
ankh-event-spared = The plague spares { $side }.
ankh-event-strength = { $side } has strength { $strength }.
ankh-event-tiebroken = { $side } uses the tiebreaker.
ankh-event-won = { $side } wins the battle.
ankh-event-drawn = Nobody wins in region { $token }.
ankh-event-saved = { $side } saves { $figure } on { $space }.
ankh-event-died = { $side } loses { $figure } on { $space }.
ankh-event-trapped = { $side } traps a warrior of { $owner }.
ankh-event-devoted = { $why ->
    [majority] Monument majority: { $side } gains { $devotion } devotion (now { $now }).
    [victory] Victory: { $side } gains { $devotion } devotion (now { $now }).
    [dominion] Domination: { $side } gains { $devotion } devotion (now { $now }).
   *[named] { $cause }: { $side } gains { $devotion } devotion (now { $now }).
}
ankh-event-lost = Cat-Mummy: { $side } loses { $devotion } devotion (now { $now }).
ankh-event-returned = { $side } takes all used cards back.
ankh-event-tiled = { $side } places an underworld tile on { $space }.
ankh-event-merged = { $lower } merges with { $higher }: one god now.
ankh-event-adopted = { $why ->
    [board] { $side } takes over { $figure } on the board.
   *[pool] { $side } takes over { $figure } from the pool.
}
ankh-event-forgotten = { $side } is forgotten.

ankh-ending-top = a god has reached the top of the devotion track
ankh-ending-last-god = only one god is not forgotten
ankh-ending-all-forgotten = all gods are forgotten, all have lost
ankh-ending-most-devotion = the last conflict is over
ankh-tie = On one space of the devotion track, the marker that is higher in the stack is ahead.

# short names on the board: gods have 2 letters, figures and monuments 3, events 1
ankh-label-short-amun = Am
ankh-label-short-anubis = An
ankh-label-short-isis = Is
ankh-label-short-osiris = Os
ankh-label-short-ra = Ra
ankh-label-short-warrior = war
ankh-label-short-cat-mummy = cat
ankh-label-short-satet = sat
ankh-label-short-mummy = mum
ankh-label-short-apep = ape
ankh-label-short-scorpion = sco
ankh-label-short-androsphinx = sph
ankh-label-short-obelisk = OBE
ankh-label-short-pyramid = PYR
ankh-label-short-temple = TEM
ankh-label-short-control = C
ankh-label-short-caravan = K
ankh-label-short-conflict = X

# the legend of the board: what the sign before it means
ankh-label-board = Board
ankh-label-empty = empty
ankh-label-offered = can be chosen
ankh-label-fertile = fertile
ankh-label-desert = desert
ankh-label-water = water
ankh-label-river = river
ankh-label-camel = camels
ankh-label-laid = camel just laid
ankh-label-region = region
ankh-label-fought = fought over now
ankh-label-sun = sun
ankh-label-tile = underworld
ankh-label-nobody = nobody's
ankh-label-capitals = god
ankh-label-two-lines = Each space is two lines: its name, and below it what stands there.
ankh-label-too-narrow = The board needs { $wanted } columns; this terminal has { $given }.

# tracks
ankh-label-scenario = Scenario
ankh-label-turn = Turn
ankh-label-events = Events
ankh-label-now = Now
ankh-label-next = Next
ankh-label-none-left = none left
ankh-label-action = Action
ankh-label-marker = Marker
ankh-label-event-in = Event in
ankh-label-devotion = Devotion
ankh-label-red = red to { $limit }, top { $top }
ankh-label-conflicts = Conflicts
ankh-label-conflicts-so-far = { $number } of { $all }
ankh-label-guardians = Guardians left
ankh-label-tiebreaker = Tiebreaker
ankh-label-face-up = face up
ankh-label-face-down = used
ankh-label-camels-left = Camels left
ankh-label-trapped = Trapped by Anubis
ankh-label-amun-token = Amun's token
ankh-label-scorpion-aim = { $god }'s scorpion on { $space } aims { $direction }

# seats
ankh-label-seat = God
ankh-label-mark-turn = whose turn it is
ankh-label-mark-own = you
ankh-label-short-devotion = Dev.
ankh-label-short-followers = Foll.
ankh-label-short-ankhs = Ankhs
ankh-label-pool = Pool
ankh-label-powers = Powers
ankh-label-used = Cards used
ankh-label-merged = merged with { $seat }
ankh-label-forgotten = forgotten

# a battle
ankh-label-battle = Battle
ankh-label-battle-region = for region { $token }
ankh-label-cards = Cards
ankh-label-two-cards = two cards
ankh-label-bid = Bid
ankh-label-figures = Figures
ankh-label-strength = Strength
ankh-label-winner = won
ankh-label-dying = About to die
ankh-label-safe = Saved by the Flood

# what is asked; the name of the seat stands before it
ankh-ask-pick-god = which god do you want to be?
ankh-ask-choose-action = { $number ->
    [1] choose your first action.
   *[other] choose your second action.
}
ankh-ask-move = move a figure or choose “done”.
ankh-ask-move-to = { $thing } on { $space }: where does it go?
ankh-ask-push-to = { $thing } on { $space }: where does your Satet push it?
ankh-ask-aim = Scorpion on { $space }: where does it aim?
ankh-ask-summon = summon a figure or choose “done”.
ankh-ask-summon-figure = beside the pyramid on { $space }: which figure comes?
ankh-ask-summon-to = { $thing }: where do you summon it?
ankh-ask-shine = { $thing } on { $space }: give it a sun?
ankh-ask-unlock = unlock an ankh power?
ankh-ask-take-guardian = a guardian comes with this power: do you take it?
ankh-ask-control = event: which monument do you take control of?
ankh-ask-caravan = event: lay a caravan, camel by camel. Where does the next one go?
ankh-ask-keep-token = the region is split: which part keeps its order token?
ankh-ask-swap = swap the order token of one of the two new regions?
ankh-ask-swap-with = with which order token do you swap it?
ankh-ask-attune = battle for region { $token }: bring a figure beside your obelisks?
ankh-ask-attune-to = { $thing } on { $space }: where do you bring it?
ankh-ask-announce = battle for region { $token }: play one card or two?
ankh-ask-choose-cards = battle for region { $token }: choose a card in secret.
ankh-ask-build = battle for region { $token }: build a monument?
ankh-ask-build-at = { $thing }: where do you build it?
ankh-ask-bid = plague in region { $token }: how many followers do you bid in secret?
ankh-ask-trap = trap one of the warriors just killed?
ankh-ask-rise = a Mummy rises beside your god: where?
ankh-ask-tiebreak = a tie in region { $token }: use the tiebreaker?
ankh-ask-save = { $thing } on { $space } is about to die: save it?
ankh-ask-tile = place or relocate an underworld tile?
ankh-ask-tile-to = underworld tile: where do you place it?
ankh-ask-worship = give 2 followers for 1 devotion?
ankh-ask-adopt = which guardians of the lower god do you take over?

# Why not.
ankh-reason-action-first = Choose the action first.
ankh-reason-action-not-lower = The second action comes from a lower row than the first.
ankh-reason-action-twice = You have taken that action this turn.
ankh-reason-all-unlocked = You have unlocked all six powers.
ankh-reason-amun-used = Amun has played two cards in this conflict already.
ankh-reason-announce-first = First say whether you play one card or two.
ankh-reason-announced-already = You have announced two cards already.
ankh-reason-announced-one = You have announced one card for this battle.
ankh-reason-another-first = Another figure is decided on first.
ankh-reason-attuned-already = That figure has been attuned in this battle.
ankh-reason-camel-there = There is a camel on that side.
ankh-reason-caravan-first = The first camel begins a caravan.
ankh-reason-card-chosen = You have chosen that card already.
ankh-reason-card-used = That card is among your used cards.
ankh-reason-decided-already = You have decided on that already.
ankh-reason-figure-there = There is a figure on that space.
ankh-reason-finish-first = Finish what you have begun.
ankh-reason-first-space = A region is named by its first space.
ankh-reason-god-taken = Another player has that god.
ankh-reason-gods-never-die = Gods never die.
ankh-reason-level-full = You have both powers of that level.
ankh-reason-level-not-reached = Unlock two powers of the level below first.
ankh-reason-monument-there = There is a monument on that space.
ankh-reason-moved-already = That figure has moved in this action.
ankh-reason-neutral-first = While any monument is neutral, those of others cannot be taken.
ankh-reason-no-base = No base of its size is free for that guardian.
ankh-reason-no-enemy-beside = No enemy stands beside that figure, so it is not protected.
ankh-reason-no-figure-beside = None of your figures stands beside that monument.
ankh-reason-no-figure-there = There is no figure on that space.
ankh-reason-no-free-tile = No underworld tile is free.
ankh-reason-no-god-to-summon = Gods are never summoned.
ankh-reason-no-line = No caravan of six camels or fewer can run there.
ankh-reason-no-monument-there = There is no monument on that space.
ankh-reason-no-own-push = Satet pushes enemies only.
ankh-reason-no-passing = You cannot pass here.
ankh-reason-no-push = The figure on that space cannot be pushed anywhere.
ankh-reason-no-pyramid-there = There is no pyramid on that space.
ankh-reason-no-ransom = You have no follower to free that warrior with.
ankh-reason-no-stop-on-water = A move cannot end on water.
ankh-reason-no-such-player = There is no such player in this game.
ankh-reason-no-summon-space = There is no free space to summon it to.
ankh-reason-no-tile-left = All underworld tiles are on the board.
ankh-reason-no-tile-there = There is no underworld tile on that space.
ankh-reason-no-warrior-killed = That player has just lost no warrior.
ankh-reason-none-in-pool = There is no such figure in your pool.
ankh-reason-none-in-supply = No monument of that type is left.
ankh-reason-none-trapped = None of your warriors is trapped.
ankh-reason-not-a-new-region = That is neither of the two new regions.
ankh-reason-not-amun = Only Amun plays two cards.
ankh-reason-not-beside-god = That space is not beside your god.
ankh-reason-not-beside-line = The next camel stands beside those just placed.
ankh-reason-not-beside-obelisk = That space is not beside one of your obelisks.
ankh-reason-not-beside-pyramid = That space is not beside the pyramid.
ankh-reason-not-beside-yours = That space is not beside a figure or monument of yours.
ankh-reason-not-dying = That figure is not about to die.
ankh-reason-not-now = That is not what is asked now.
ankh-reason-not-osiris = Only Osiris summons from the underworld.
ankh-reason-not-pyramid-attuned = You do not have the power Pyramid Attuned.
ankh-reason-not-this-guardian = That guardian is not on offer now.
ankh-reason-not-this-region = That space is not in the region of this battle.
ankh-reason-not-tied = You are not tied for the highest strength.
ankh-reason-not-to-take-over = That is no guardian that you could take over.
ankh-reason-not-your-figure = That figure is not yours.
ankh-reason-not-your-monument = The monument beside that space is not yours.
ankh-reason-not-your-obelisk = The obelisk beside that space is not yours.
ankh-reason-not-your-pyramid = That pyramid is not yours.
ankh-reason-nowhere-to-go = That figure has no free space within reach.
ankh-reason-one-card-left = You have only one card in hand.
ankh-reason-other-number-of-players = That scenario is for another number of players.
ankh-reason-other-region = A river or camels lie between.
ankh-reason-own-warrior = You trap enemy warriors only.
ankh-reason-push-too-far = A figure is pushed one space only.
ankh-reason-pyramid-used = That pyramid has brought its extra figure.
ankh-reason-region-too-small = A caravan there would leave a region of fewer than six spaces.
ankh-reason-same-space = It must end on another space.
ankh-reason-same-token = The region has that token already.
ankh-reason-summoned-already = You have made the normal summon of this action.
ankh-reason-tile-there = There is an underworld tile on that space.
ankh-reason-tile-used = You have summoned from the underworld in this action.
ankh-reason-token-elsewhere = You do not hold the tiebreaker.
ankh-reason-token-not-laid = That token is not on the board.
ankh-reason-token-used = The tiebreaker has been used in this conflict.
ankh-reason-too-far = That is more than three spaces away.
ankh-reason-too-few-camels = There are not enough camels left for a caravan there.
ankh-reason-too-few-followers = You have too few followers.
ankh-reason-underworld-tile = Only figures of Osiris end a move on an underworld tile.
ankh-reason-unlocked-already = You have that power already.
ankh-reason-water = That is a water space.
ankh-reason-yours-already = That monument is yours already.

# on the page of the table
ankh-parts = Two parts: { $first } and { $second } spaces
ankh-price = { $cost ->
    [one] Costs 1 follower. { $effect }
   *[other] Costs { $cost } followers. { $effect }
}
