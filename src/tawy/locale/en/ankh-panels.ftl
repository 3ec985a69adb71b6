# The panels around the board of Ankh.
ankh-panel-actions = Actions
ankh-panel-track-left = { $count ->
    [one] event in 1 more action
   *[other] event in { $count } more actions
}
ankh-panel-track-event = triggers event
ankh-panel-track-idle = no effect now
ankh-panel-track-fired = event now
ankh-panel-track-running = under way
ankh-panel-track-done = done this turn
# one word each, for the tiles of a phone: a part of the whole name, \u00AD where it may break
ankh-panel-action-short-move = Move
ankh-panel-action-short-summon = Summon
ankh-panel-action-short-followers = Followers
ankh-panel-action-short-unlock = Unlock

ankh-panel-event-next = next
ankh-panel-event-now = now
ankh-panel-event-over = over
ankh-panel-events-next = { $count ->
    [0] Next: { $event }.
    [one] Next: { $event }; { $count } event until the next conflict.
   *[other] Next: { $event }; { $count } events until the next conflict.
}
ankh-panel-events-now = Now: { $event }.
ankh-panel-events-none = No events left.
ankh-panel-after-merge = then 2 gods merge
ankh-panel-after-forgotten = then the gods in the red section are forgotten
ankh-panel-after-end = then the game ends
# as short as can be: a tag on the last conflict
ankh-panel-end = end

# on the topmost space of devotion
ankh-panel-wins = wins
ankh-panel-devotion-red = { $god }: { $value }, in the red section
ankh-panel-devotion-blue = { $god }: { $value }, in the blue section

ankh-panel-seats = Gods
ankh-panel-turn = to play
# the god with the most devotion
ankh-panel-ahead = leading
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
ankh-panel-card-effect-flood = Gain 1 follower for each of your figures on fertile spaces here; they survive battle resolution.
ankh-panel-card-effect-build = You may sacrifice 3 followers to build a monument in this region. You control it.
ankh-panel-card-effect-plague = Everyone in this region secretly bids followers. All its warriors and guardians die, except the highest bidder's. A tie spares nobody.
ankh-panel-card-effect-chariots = Strength only, no other effect.
ankh-panel-card-effect-cycle = After the battle, take back all your used cards, including this one.
ankh-panel-card-effect-drought = If you win, gain 1 extra devotion for each of your figures on desert spaces here.
ankh-panel-card-effect-miracle = After the battle, gain 1 devotion for each of your figures killed in it.

ankh-panel-powers = Your powers
ankh-panel-powers-none = No power unlocked yet.
ankh-panel-power-unlocked = unlocked
ankh-panel-power-effect-commanding = Gain 3 followers each time you win a battle.
ankh-panel-power-effect-inspiring = The Build Monument card costs you no followers.
ankh-panel-power-effect-omnipresent = When a conflict begins, gain 1 follower for each region where you have a figure.
ankh-panel-power-effect-revered = Gain 1 extra follower with the Gain Followers action.
ankh-panel-power-effect-resplendent = While you control 3 or more monuments of one type, your god has strength 3.
ankh-panel-power-effect-obelisk-attuned = Before each of your battles, you may move your figures from anywhere to spaces adjacent to your obelisks in the region.
ankh-panel-power-effect-temple-attuned = In battle: +2 strength for each of your temples in the region that has one of your figures adjacent to it.
ankh-panel-power-effect-pyramid-attuned = When you summon, you may summon 1 extra figure adjacent to each of your pyramids.
ankh-panel-power-effect-glorious = If you win a battle by 3 strength or more, gain 3 devotion instead of 1.
ankh-panel-power-effect-magnanimous = If you lose a battle with 2 or more figures left when it is resolved, gain 2 devotion.
ankh-panel-power-effect-bountiful = While you are in the red section, gain 1 extra devotion each time you gain devotion.
ankh-panel-power-effect-worshipful = After each battle in which you played a card, you may sacrifice 2 followers to gain 1 devotion (once per battle).

ankh-panel-guardian-effect-cat-mummy = When it dies, each other god loses 1 devotion.
ankh-panel-guardian-effect-satet = Can end its move on an enemy figure's space and push that figure 1 space away.
ankh-panel-guardian-effect-mummy = When it dies, it rises again adjacent to your god if there is room.
ankh-panel-guardian-effect-apep = Can also be summoned onto any water space.
ankh-panel-guardian-effect-scorpion = When a conflict begins, it destroys the adjacent monuments that its claws point at.
ankh-panel-guardian-effect-androsphinx = Enemy figures adjacent to it have strength 0 in battle.

ankh-panel-god-effect-amun = In 1 battle of each conflict, you may play 2 cards.
ankh-panel-god-effect-anubis = When enemy warriors are killed, you may trap 1 of them. Each trapped warrior gives your god +1 strength, up to +3.
ankh-panel-god-effect-isis = Your figures adjacent to an enemy figure are protected: you may save them in battle resolution.
ankh-panel-god-effect-osiris = When you lose a battle, you may place or relocate an underworld tile there. When you summon, you may summon 1 extra figure onto a tile.
ankh-panel-god-effect-ra = When you summon a figure, you may place 1 of your 3 Sun tokens on it. If you win or dominate a region with such a figure in it, gain 1 extra devotion.

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
ankh-term-gathering = Monuments adjacent to its figures
ankh-term-tempo = The next event within reach
ankh-term-victory = Victory

# An action that would do nothing.
ankh-idle-anyway = Take it anyway
ankh-idle-no-followers = You would gain no followers: no monument that you control and no neutral one is adjacent to your figures.
ankh-idle-all-unlocked = You have already unlocked all 6 of your powers.
ankh-idle-too-few-followers = You don't have enough followers to unlock a power.
ankh-idle-no-figure-can-move = None of your figures can move.
ankh-idle-nobody-to-summon = You have no figure left to summon.
ankh-idle-nowhere-to-summon = There is no empty space you could summon a figure to.

# What conflict order tokens are for, where one is kept or swapped.
ankh-about-tokens = Conflict resolves the regions in the order of these tokens.

# In place of cards and powers.
ankh-panel-you-are-forgotten = Your god has been forgotten. You have no figures, cards or powers any more.
ankh-caravan-first = Camel Caravan event: choose one end of the caravan, or drag its path
ankh-caravan-second = Choose the other end
ankh-caravan-lay = place this caravan
ankh-caravan-hint = { $n ->
    [one] { $n } caravan fits.
   *[other] { $n } caravans fit.
}
