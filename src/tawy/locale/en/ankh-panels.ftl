# The panels around the board of Ankh.
ankh-panel-actions = Actions
ankh-panel-track-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
ankh-panel-track-event = event next
ankh-panel-track-fired = event now
ankh-panel-track-running = under way
ankh-panel-track-done = done this turn
# one word each, for the tiles of a phone: a part of the whole name, \u00AD where it may break
ankh-panel-action-short-move = Move
ankh-panel-action-short-summon = Summon
ankh-panel-action-short-followers = Gain
ankh-panel-action-short-unlock = Unlock

ankh-panel-event-next = next
ankh-panel-event-now = now
ankh-panel-event-over = over
ankh-panel-events-next = { $count ->
    [0] Next: { $event }.
    [one] Next: { $event }; { $count } event to the next conflict.
   *[other] Next: { $event }; { $count } events to the next conflict.
}
ankh-panel-events-now = Now: { $event }.
ankh-panel-events-none = No event is left.
ankh-panel-after-merge = then two gods merge
ankh-panel-after-forgotten = then the gods in the red are forgotten
ankh-panel-after-end = then the game ends
# as short as can be: a tag on the last conflict
ankh-panel-end = end

# on the topmost space of devotion
ankh-panel-wins = wins
ankh-panel-devotion-red = { $god }: { $value }, in the red section
ankh-panel-devotion-blue = { $god }: { $value }, in the blue section

ankh-panel-seats = Gods
ankh-panel-turn = turn
# the god with the most devotion
ankh-panel-ahead = ahead
ankh-panel-followers = Followers
ankh-panel-warriors = Warriors in the pool
ankh-panel-ankhs = Ankh tokens
ankh-panel-guardians = Guardians
ankh-panel-guardians-pool = Guardians in the pool
ankh-panel-guardian-pool = { $guardian } in the pool: { $count }
ankh-panel-powers-count = Powers: { $count } of { $all }
ankh-panel-cards-count = Cards in hand: { $count } of { $all }
ankh-panel-level = Level { $number }
ankh-panel-none = none
ankh-panel-in-hand = Cards in hand

ankh-panel-cards = Your battle cards
ankh-panel-cards-held = { $held } in hand, { $used } used
ankh-panel-card-used = used
ankh-panel-what = What they do
ankh-panel-card-effect-flood = 1 follower for each of your figures on fertile land; they survive the resolution.
ankh-panel-card-effect-build = Pay 3 followers: a new monument of yours in this region.
ankh-panel-card-effect-plague = All bid followers in secret. Warriors and guardians die, except the highest bidder's.
ankh-panel-card-effect-chariots = Nothing but its strength.
ankh-panel-card-effect-cycle = After the battle you take back all your used cards, this one too.
ankh-panel-card-effect-drought = If you win: 1 devotion more for each of your figures on desert.
ankh-panel-card-effect-miracle = After the battle: 1 devotion for each of your figures killed in it.

ankh-panel-powers = Your powers
ankh-panel-powers-none = No power unlocked yet.
ankh-panel-power-unlocked = unlocked
ankh-panel-power-effect-commanding = Each battle that you win brings 3 followers.
ankh-panel-power-effect-inspiring = Building with the card Build Monument costs you nothing.
ankh-panel-power-effect-omnipresent = As a conflict begins: 1 follower for each region with a figure of yours.
ankh-panel-power-effect-revered = Gain Followers brings you 1 follower more.
ankh-panel-power-effect-resplendent = While you control 3 monuments of one kind, your god has strength 3.
ankh-panel-power-effect-obelisk-attuned = Before a battle that you are in: bring figures beside your obelisks there, from anywhere.
ankh-panel-power-effect-temple-attuned = In battle: 2 strength for each temple of yours there with a figure of yours beside it.
ankh-panel-power-effect-pyramid-attuned = When you summon: 1 extra figure beside each pyramid of yours.
ankh-panel-power-effect-glorious = A battle won by 3 strength or more gives 3 devotion, not 1.
ankh-panel-power-effect-magnanimous = A battle lost with 2 or more figures in it gives you 2 devotion.
ankh-panel-power-effect-bountiful = While you are in the red section, each gain of devotion is 1 larger.
ankh-panel-power-effect-worshipful = After each battle of yours you may give 2 followers for 1 devotion.

ankh-panel-guardian-effect-cat-mummy = When it dies, all other gods lose 1 devotion.
ankh-panel-guardian-effect-satet = May end its move on an enemy figure, which it pushes 1 space away.
ankh-panel-guardian-effect-mummy = When it dies, it rises again beside your god if there is room.
ankh-panel-guardian-effect-apep = Can also be summoned onto any water space.
ankh-panel-guardian-effect-scorpion = As a conflict begins, it destroys the monuments beside it that its claws point at.
ankh-panel-guardian-effect-androsphinx = Enemy figures beside it have strength 0 in battle.

ankh-panel-god-effect-amun = In one battle of each conflict you may play two cards.
ankh-panel-god-effect-anubis = When enemy warriors die, you may trap 1. Each gives your god 1 strength, at most 3.
ankh-panel-god-effect-isis = Your figures beside an enemy figure can survive the resolution of a battle.
ankh-panel-god-effect-osiris = When you lose a battle, you place an underworld tile. When you summon: 1 extra figure onto a tile.
ankh-panel-god-effect-ra = Up to 3 summoned figures carry a sun. A region won with one gives 1 devotion more.

ankh-panel-supply = Supply

# what an opponent weighs, told when it is asked why; a plus in front of it is good
ankh-term-devotion = Devotion
ankh-term-safety = Safety from being forgotten
ankh-term-followers = Followers
ankh-term-powers = Ankh powers
ankh-term-figures = Figures on the board
ankh-term-guardians = Guardians on the board
ankh-term-monuments = Monuments controlled
ankh-term-majorities = Monument majorities
ankh-term-dominions = Regions held alone
ankh-term-battles = Contested regions
ankh-term-cards = Battle cards in hand
ankh-term-gathering = Monuments beside its figures
ankh-term-tempo = The next event within reach
ankh-term-victory = Victory
