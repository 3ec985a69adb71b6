# Ankh. A noun stands alone as it is; its .object is its form in a sentence, as what is acted
# on; .the is the same where it is clear which one is meant: the warrior on A3.
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
    .object = the god figure
    .the = the god figure
ankh-figure-warrior = Warrior
    .object = a warrior
    .the = the warrior
ankh-figure-cat-mummy = Cat-Mummy
    .object = a Cat-Mummy
    .the = the Cat-Mummy
ankh-figure-satet = Satet
    .object = Satet
    .the = Satet
ankh-figure-mummy = Mummy
    .object = a Mummy
    .the = the Mummy
ankh-figure-apep = Apep
    .object = Apep
    .the = Apep
ankh-figure-scorpion = Giant Scorpion
    .object = a Giant Scorpion
    .the = the Giant Scorpion
ankh-figure-androsphinx = Androsphinx
    .object = an Androsphinx
    .the = the Androsphinx
ankh-figure-trapped = Trapped warrior (pay Anubis 1 follower)
    .object = a trapped warrior
    .the = the trapped warrior

ankh-monument-obelisk = Obelisk
    .object = an obelisk
    .the = the obelisk
ankh-monument-pyramid = Pyramid
    .object = a pyramid
    .the = the pyramid
ankh-monument-temple = Temple
    .object = a temple
    .the = the temple

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
ankh-choice-god = play as { $noun }
ankh-choice-guardian = guardian: { $noun }
ankh-choice-first = { $noun } goes first
ankh-choice-action = { $noun }
ankh-choice-move = move { $thing-the } on { $noun }
ankh-choice-to = choose { $noun }
ankh-choice-push = push to { $noun }
ankh-choice-aim = point the claws { $noun }
ankh-choice-summon = summon: { $noun }
ankh-choice-extra = summon an extra figure at the pyramid on { $noun }
ankh-choice-figure = { $noun }
ankh-choice-underworld = summon onto an underworld tile: { $noun }
ankh-choice-sun = place a Sun token on it
ankh-choice-shade = place no Sun token
ankh-choice-unlock = unlock { $noun }
ankh-choice-control = control the monument on { $noun }
ankh-choice-caravan = start a caravan on { $noun }
ankh-choice-camel = place the next camel on the edge { $noun }
ankh-choice-keep = keep the token in the part with { $noun }
ankh-choice-swap = swap the token of the new region containing { $noun }
ankh-choice-with = swap it with token { $noun }
ankh-choice-attune = bring { $thing-the } from { $noun }
ankh-choice-two = play 2 cards
ankh-choice-one = play 1 card
ankh-choice-card = { $noun }
ankh-choice-build = build: { $noun }
ankh-choice-bid = bid followers: { $noun }
ankh-choice-tiebreaker = use the tiebreaker
ankh-choice-save = save { $thing-the } on { $noun }
ankh-choice-trap = trap one of { $noun }'s warriors
ankh-choice-rise = raise the Mummy on { $noun }
ankh-choice-tile = place an underworld tile
ankh-choice-relocate = relocate the tile on { $noun }
ankh-choice-worship = sacrifice 2 followers to gain devotion
ankh-choice-adopt = take over: { $noun }
ankh-choice-done = done
ankh-choice-pass = pass
ankh-choice-retain = take over { $thing-the } on { $noun }
ankh-choice-dismiss = give up { $thing-the } on { $noun }
ankh-choice-discharge = give up from your pool: { $noun }

ankh-event-scenario = Scenario: { $scenario }.
ankh-event-god = { $why ->
    [chosen] A player chooses { $side }.
   *[drawn] A player is dealt { $side }.
}
ankh-event-guardian = Guardian in this game: { $figure-the }.
ankh-event-first = { $side } goes first.
ankh-event-acted = { $why ->
    [left] { $seat } takes the { $action } action, the only one left.
   *[chosen] { $seat } takes the { $action } action.
}
ankh-event-nothing = The action has no effect.
ankh-event-fired = { $seat } triggers the { $what } event.
ankh-event-moved = { $side } moves { $figure } from { $space } to { $to }.
ankh-event-pushed = Satet pushes { $figure } of { $side } from { $space } to { $to }.
ankh-event-aimed = The Giant Scorpion on { $space } points its claws { $direction }.
ankh-event-summoned = { $why ->
    [mummy] { $side }'s Mummy rises again on { $space }.
   *[action] { $side } summons { $figure } on { $space }.
}
ankh-event-shone = { $side }'s figure on { $space } gets a Sun token and becomes radiant.
ankh-event-freed = { $side } pays Anubis 1 follower to free a trapped warrior.
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
    [build] { $side } sacrifices { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    } to build a monument.
    [plague] { $side } sacrifices { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    } to the plague.
    [unlock] { $side } sacrifices { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    } to unlock a power.
   *[named] { $cause }: { $side } sacrifices { $followers ->
        [one] 1 follower
       *[other] { $followers } followers
    }.
}
ankh-event-unlocked = { $side } unlocks { $power }.
ankh-event-guarded = { $side } adds { $figure } to their pool.
ankh-event-controlled = { $side } takes control of { $monument-the } on { $space }.
ankh-event-caravan = A caravan of { $camels } camels is placed, from { $camel } to { $end }.
ankh-event-split = The new region containing { $space } gets conflict order token { $token }.
ankh-event-swapped = Conflict order tokens { $token } and { $with } are swapped.
ankh-event-conflict = Conflict { $number } begins. { $side } takes the tiebreaker.
ankh-event-destroyed = { $why ->
    [scorpion] A Giant Scorpion destroys { $monument-the } on { $space }.
    [merge] The lower god loses { $monument-the } on { $space }.
   *[forgotten] The forgotten god loses { $monument-the } on { $space }.
}
ankh-event-skipped = Nobody is in region { $token }.
ankh-event-dominated = { $side } dominates region { $token }.
ankh-event-battle = Battle in region { $token }.
ankh-event-attuned = Obelisk Attuned: { $side } brings { $figure } from { $space } to { $to }.
ankh-event-announced = { $side } will play 2 cards.
ankh-event-played = { $side } plays { $card }.
ankh-event-built = { $side } builds { $monument } on { $space }.
ankh-event-bade = { $followers ->
    [0] { $side } bids nothing.
    [one] { $side } bids 1 follower.
   *[other] { $side } bids { $followers } followers.
}
ankh-event-spared = The plague spares { $side }.
ankh-event-strength = { $side } has strength { $strength }.
ankh-event-tiebroken = { $side } uses the tiebreaker.
ankh-event-won = { $side } wins the battle.
ankh-event-drawn = Nobody wins in region { $token }.
ankh-event-saved = { $side } saves { $figure-the } on { $space }.
ankh-event-died = { $side } loses { $figure } on { $space }.
ankh-event-trapped = { $side } traps one of { $owner }'s warriors.
ankh-event-devoted = { $why ->
    [majority] Monument majority: { $side } gains { $devotion } devotion (now { $now }).
    [victory] Victory: { $side } gains { $devotion } devotion (now { $now }).
    [dominion] Domination: { $side } gains { $devotion } devotion (now { $now }).
   *[named] { $cause }: { $side } gains { $devotion } devotion (now { $now }).
}
ankh-event-lost = Cat-Mummy: { $side } loses { $devotion } devotion (now { $now }).
ankh-event-returned = { $side } takes back all their used cards.
ankh-event-tiled = { $side } places an underworld tile on { $space }.
ankh-event-merged = { $lower } (lower god) and { $higher } (higher god) merge. What they share now goes by the name { $higher }.
ankh-event-adopted = { $why ->
    [board] { $side } takes over { $figure } on the board.
   *[pool] { $side } takes over { $figure } from the lower god's pool.
}
ankh-event-dismissed = { $why ->
    [board] { $side } gives up { $figure } on the board: it leaves the game.
   *[pool] { $side } gives up { $figure } from their pool: it leaves the game.
}
ankh-event-forgotten = { $side } is forgotten.

ankh-ending-top = a god has reached the top of the devotion track
ankh-ending-last-god = only one god is still remembered
ankh-ending-all-forgotten = all gods are forgotten, and everyone loses
ankh-ending-most-devotion = the last conflict has been resolved
ankh-tie = If markers share a space on the devotion track, the one higher in the stack is ahead.

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
ankh-label-row = row { $number }
ankh-label-edges = edges between spaces
ankh-label-empty = empty
ankh-label-offered = can be chosen
ankh-label-takeable = you can pick it up
ankh-label-fertile = fertile
ankh-label-desert = desert
ankh-label-water = water
ankh-label-river = river
ankh-label-camel = camels
ankh-label-laid = camel just placed
ankh-label-region = region
ankh-label-fought = being fought over
ankh-label-sun = Sun token
ankh-label-tile = underworld tile
ankh-label-nobody = neutral
ankh-label-capitals = god
ankh-label-two-lines = Each space takes 2 lines: its name, then whatever is on it.
ankh-label-too-narrow = The board needs { $wanted } columns, but this terminal has { $given }. Make the window wider.

# tracks
ankh-label-scenario = Scenario
ankh-label-turn = Turn
ankh-label-events = Events
ankh-label-now = Now
ankh-label-next = Next
ankh-label-none-left = none left
ankh-label-action = Action
ankh-label-marker = Marker
ankh-label-event-in = Actions until event
ankh-label-devotion = Devotion
ankh-label-red = red section: up to { $limit }; top of the track: { $top }
ankh-label-conflicts = Conflicts
ankh-label-conflicts-so-far = { $number } of { $all }
ankh-label-guardians = Guardians left
ankh-label-tiebreaker = Tiebreaker
ankh-label-face-up = face up
ankh-label-face-down = used
ankh-label-camels-left = Camels left
ankh-label-trapped = Trapped by Anubis
ankh-label-amun-token = Amun's token
ankh-label-scorpion-aim = { $god }'s scorpion on { $space } points { $direction }

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
ankh-label-battle-region = in region { $token }
ankh-label-cards = Cards
ankh-label-two-cards = 2 cards
ankh-label-bid = Bid
ankh-label-figures = Figures
ankh-label-strength = Strength
ankh-label-winner = won
ankh-label-dying = About to die
ankh-label-safe = Saved by Flood

# what is asked; the name of the seat stands before it
ankh-ask-pick-god = choose your god.
ankh-ask-choose-action = { $number ->
    [1] choose your first action.
   *[other] choose your second action.
}
ankh-ask-move = move a figure or choose “done”.
ankh-ask-move-to = choose where to move { $thing-the } from { $space }.
ankh-ask-push-to = choose where Satet pushes { $thing-the } from { $space }.
ankh-ask-aim = choose where the Giant Scorpion on { $space } points its claws.
ankh-ask-summon = summon a figure or choose “done”.
ankh-ask-summon-figure = choose an extra figure to summon at the pyramid on { $space }.
ankh-ask-summon-to = choose where to summon { $thing-the }.
ankh-ask-shine = give { $thing-the } on { $space } a Sun token?
ankh-ask-unlock = unlock an Ankh power?
ankh-ask-control = Control Monument event: choose the monument to control.
ankh-ask-caravan = Camel Caravan event: place a caravan, one camel at a time. Where does the next camel go?
ankh-ask-keep-token = the region is split: choose which part keeps the conflict order token.
ankh-ask-swap = swap the conflict order token of one of the 2 new regions?
ankh-ask-swap-with = choose the conflict order token to swap it with.
ankh-ask-attune = battle in region { $token }: bring a figure to your obelisks?
ankh-ask-attune-to = choose where to bring { $thing-the } from { $space }.
ankh-ask-announce = battle in region { $token }: play 1 card or 2?
ankh-ask-choose-cards = battle in region { $token }: secretly choose a card.
ankh-ask-build = battle in region { $token }: build a monument?
ankh-ask-build-at = choose where to build { $thing-the }.
ankh-ask-bid = plague in region { $token }: how many followers will you secretly bid?
ankh-ask-trap = trap one of the warriors just killed?
ankh-ask-rise = your Mummy rises again: choose a space adjacent to your god.
ankh-ask-tiebreak = tie in region { $token }: use the tiebreaker?
ankh-ask-save = save { $thing-the } on { $space } from dying?
ankh-ask-tile = place or relocate an underworld tile?
ankh-ask-tile-to = choose where to place the underworld tile.
ankh-ask-worship = sacrifice 2 followers to gain devotion?
ankh-ask-adopt = choose which of the lower god's guardians to take over. If you have no free base for one, you can give up one of yours.

# Why not.
ankh-reason-action-first = Choose the action first.
ankh-reason-action-not-lower = Your second action must come from a lower row than your first.
ankh-reason-action-twice = You have already taken that action this turn.
ankh-reason-all-unlocked = You have already unlocked all 6 of your powers.
ankh-reason-amun-used = Amun has already played 2 cards in this conflict.
ankh-reason-announce-first = First choose whether to play 1 card or 2.
ankh-reason-announced-already = You have already announced 2 cards.
ankh-reason-announced-one = You announced only 1 card for this battle.
ankh-reason-another-first = First choose what happens to the other figure.
ankh-reason-attuned-already = You have already moved that figure in this battle.
ankh-reason-camel-there = There is already a camel on that hex side.
ankh-reason-caravan-first = You must place the caravan's first camel first.
ankh-reason-card-chosen = You have already chosen that card.
ankh-reason-card-used = You have already used that card.
ankh-reason-decided-already = You have already decided that.
ankh-reason-figure-there = There is a figure on that space.
ankh-reason-finish-first = First finish what you have started.
ankh-reason-first-space = To choose this region, use the first space in its list.
ankh-reason-god-taken = Another player already has that god.
ankh-reason-gods-never-die = Gods never die.
ankh-reason-level-full = You have already unlocked 2 powers of that level.
ankh-reason-level-not-reached = First unlock 2 powers of the level below.
ankh-reason-monument-there = There is a monument on that space.
ankh-reason-moved-already = That figure has already moved in this action.
ankh-reason-neutral-first = While any monument is neutral, you can't take control of another god's.
ankh-reason-no-base = You have no free base of the right size for that guardian.
ankh-reason-no-base-needed = No guardian needs that base, so you can't give up the guardian on it.
ankh-reason-no-enemy-beside = That figure isn't protected: no enemy figure is adjacent to it.
ankh-reason-no-figure-beside = None of your figures is adjacent to that monument.
ankh-reason-no-figure-there = There is no figure on that space.
ankh-reason-no-free-tile = There is no empty underworld tile.
ankh-reason-no-god-to-summon = Gods can't be summoned.
ankh-reason-no-line = No caravan of 6 camels or fewer fits there.
ankh-reason-no-monument-there = There is no monument on that space.
ankh-reason-no-own-push = Satet can push only enemy figures.
ankh-reason-no-passing = You can't pass now.
ankh-reason-no-push = There is nowhere to push the figure on that space.
ankh-reason-no-pyramid-there = There is no pyramid on that space.
ankh-reason-no-ransom = You have no follower to pay Anubis for that warrior.
ankh-reason-no-stop-on-water = A move can't end on water.
ankh-reason-no-such-player = There is no such player in this game.
ankh-reason-no-summon-space = There is no empty space to summon it to.
ankh-reason-no-tile-left = All underworld tiles are on the board.
ankh-reason-no-tile-there = There is no underworld tile on that space.
ankh-reason-no-warrior-killed = That player hasn't just lost a warrior.
ankh-reason-none-in-pool = You have no such figure in your pool.
ankh-reason-none-in-supply = No monument of that type is left.
ankh-reason-none-trapped = None of your warriors is trapped.
ankh-reason-not-a-new-region = That isn't one of the 2 new regions.
ankh-reason-not-amun = Only Amun can play 2 cards.
ankh-reason-not-beside-god = That space isn't adjacent to your god.
ankh-reason-not-beside-line = The next camel must connect to the ones you just placed.
ankh-reason-not-beside-obelisk = That space isn't adjacent to any of your obelisks.
ankh-reason-not-beside-pyramid = That space isn't adjacent to the pyramid.
ankh-reason-not-beside-yours = That space isn't adjacent to any of your figures or monuments.
ankh-reason-not-dying = That figure isn't about to die.
ankh-reason-not-now = That isn't what you are choosing right now.
ankh-reason-not-osiris = Only Osiris can summon an extra figure onto an underworld tile.
ankh-reason-not-pyramid-attuned = You don't have the Pyramid Attuned power.
ankh-reason-not-this-guardian = You can't take that guardian now.
ankh-reason-not-this-region = That space isn't in the region of this battle.
ankh-reason-not-tied = You aren't tied for the highest strength.
ankh-reason-not-to-take-over = You can't take over that guardian.
ankh-reason-not-your-guardian = That isn't one of your guardians.
ankh-reason-not-your-figure = That figure isn't yours.
ankh-reason-not-your-monument = You don't control the monument adjacent to that space.
ankh-reason-not-your-obelisk = You don't control the obelisk adjacent to that space.
ankh-reason-not-your-pyramid = You don't control that pyramid.
ankh-reason-nowhere-to-go = That figure can't reach an empty space.
ankh-reason-one-card-left = You have only 1 card in hand.
ankh-reason-other-number-of-players = That scenario is for a different number of players.
ankh-reason-other-region = There is a river or a line of camels in between.
ankh-reason-own-warrior = You can only trap enemy warriors.
ankh-reason-push-too-far = A figure can only be pushed 1 space.
ankh-reason-pyramid-used = You have already summoned an extra figure at that pyramid.
ankh-reason-region-too-small = A caravan there would leave a region with fewer than 6 spaces.
ankh-reason-same-space = The move must end on a different space.
ankh-reason-same-token = That region already has that token.
ankh-reason-summoned-already = You have already used this action's normal summon.
ankh-reason-tile-there = There is already an underworld tile on that space.
ankh-reason-tile-used = You have already summoned Osiris's extra figure in this action.
ankh-reason-token-elsewhere = You don't have the tiebreaker.
ankh-reason-token-not-laid = That token isn't on the board.
ankh-reason-token-used = The tiebreaker has already been used in this conflict.
ankh-reason-too-far = That is more than 3 spaces away.
ankh-reason-too-few-camels = There aren't enough camels left for a caravan there.
ankh-reason-too-few-followers = You don't have enough followers.
ankh-reason-underworld-tile = Only Osiris's figures can end a move on an underworld tile.
ankh-reason-unlocked-already = You already have that power.
ankh-reason-water = That is a water space.
ankh-reason-yours-already = You already control that monument.

# on the page of the table
ankh-parts = 2 parts: { $first } and { $second } spaces
ankh-price = { $cost ->
    [one] Costs 1 follower. { $effect }
   *[other] Costs { $cost } followers. { $effect }
}
