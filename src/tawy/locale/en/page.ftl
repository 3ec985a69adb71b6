# The table in the browser, whatever game is on it.
page-your-turn = Your turn
page-not-your-turn = Not your turn
page-turn-of = { $name }
page-person = { $called } ({ $name })
page-waiting = Waiting for { $names }
page-sealed = Choice sealed, waiting for { $names }
page-over = The game is over
page-opening = Opening the table…
page-no-game = This table can't be shown right now. Reload the page.
page-load-again = Reload the page
page-connecting = Connection lost, reconnecting… You can keep choosing: your choices will be sent once you are back online.
page-not-opened = The server can't open this table right now; perhaps its disk is full. Nothing is lost: the page will keep trying.
page-table-title = Table: { $game }

# the prompt
page-prompt = What you can do
page-hand-title = { $deed }: { $thing }
page-hand-menu = What to do with it
page-hand-instead = Other options
page-hand-where = Choose where on the board.
page-hand-put-back = Put it back
page-end-all = End the move and your turn
page-hint-marked = Choose one of the highlighted options, on the board or next to it.
page-all-choices = { $count ->
    [one] Show the only choice
   *[other] Show all { $count } choices
}
page-ahead = What this does:
page-change = { $from } now, { $to } after this
page-no-way-back = You can't undo this.
page-to-be-sealed = Your choice: { $choice }. Nobody sees it until everyone has chosen.
page-not-this = Choose again
page-idle = This would do nothing now.
page-choose-another = Choose something else
page-seal = Seal your choice
page-undo = Undo
page-undo-that = Undo “{ $choice }”
page-close = Close
page-more-reasons = { $count ->
    [one] 1 more reason
   *[other] { $count } more reasons
}
page-why-not = Not possible now: { $thing }
page-refused-stale = The table changed before your choice arrived. Take another look and choose again.
page-refused-illegal = That choice is no longer possible. Take another look and choose again.
page-refused-nothing-to-undo = You can't undo now: something has been revealed or drawn since, or another player has chosen.
page-refused-malformed = The server didn't understand that. Reload the page.
page-refused-no-such-table = This table doesn't exist. Check the link.
page-refused-no-such-choice = The rest of that line isn't possible now. Check it and try again.
page-refused-not-yours = You are only watching this game: the choices are up to the players.
page-refused-too-often = You have changed that too many times. Wait until something happens at the table.
page-refused-rules-changed = This game can't continue: one of its moves isn't allowed by the current rules.
page-refused-damaged = This game can't continue: its log on the server is damaged.
page-refused-not-kept = The server could not save that; perhaps its disk is full. Nothing is lost: try again in a moment.

# what happened
page-log = Game log
page-log-empty = The game begins.
page-since = Since your last choice
page-since-steps = Since your last choice: { $count ->
    [one] 1 step
   *[other] { $count } steps
}
page-since-step = Step { $step } of { $count }
page-step-back = Previous step
page-step-on = Next step
page-play-back = Replay
page-pause = Pause
page-back-to-now = Back to the game
page-skip = Skip

# opponents that the computer plays, and why they chose as they did
page-computer = computer
page-why = Why?
page-why-of = Why did { $name } choose that?
page-why-wait = Looking at the last choices…
page-why-count = { $count ->
    [one] The last choice, and what mattered most:
   *[other] The last { $count } choices, and what mattered most:
}
page-why-note = Based on what everyone knows, not on the cards in anyone's hand. Plus: things are better after this choice than after the others. Minus: they are worse.
page-why-none = There is nothing to explain: no recent choice was visible to everyone.
page-why-even = Nothing clearly counts for or against it.
page-why-unseen = The reason isn't visible on the table: a card in hand, or something that may happen later.

# the notation
page-notation = Type a choice
page-enter = Enter
page-no-such-words = “{ $words }” isn't possible now. Try, for example: { $example }

# one screen for several
page-hand-over = Pass the screen to { $name }
page-hand-over-hint = What comes next is secret. It stays covered until you hold the button.
page-hold = Hold to reveal

# parts of the table
page-tabs = Parts of the table
page-tab-board = Board
page-tab-cards = Cards
page-tab-gods = Gods
page-tab-log = Log
page-show-board = Show the board
page-show-battle = Show the battle

# the end
page-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
page-nobody-won = Nobody has won
page-your-place = { $place ->
    [1] You have won.
   *[other] Your place: { $place } of { $of }.
}
page-place = { $place }.
page-devotion = { $devotion } devotion
page-download = Download the game record
page-play-again = Play again

# a game that cannot go on
page-stopped = This game can't continue
page-stopped-rules-changed = It was started under an earlier version of the rules, and one of its moves is no longer allowed. You see the table as it was before that move.
page-stopped-damaged = Its log on the server is damaged. You see the table as it was just before the damage.
page-stopped-rest = The rest of the log, without other players' secrets ({ $count })
page-stopped-record = If you end the game, everyone can download its record, which shows everyone's secrets. After that, nobody can continue it.
page-stopped-end = End it and show everything

# the board, seen from nearer
page-zoom = Board size
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Show the whole board

# the menu
page-menu = Menu
page-language = Language
page-light = Light theme
page-dark = Dark theme
page-confirms = Confirm every choice
page-follows = Show the other players' turns step by step
page-keys = Keyboard shortcuts
page-key-stops = go to the prompt, the board, the players or the log
page-key-arrows = go to the next space on the board
page-key-offers = go to the previous or next choice
page-key-jump = go to the space you type
page-key-choose = choose the highlighted option
page-key-confirm = confirm your choice
page-key-nth = choose option 1 to 9 of the prompt
page-key-back = go back one step
page-key-undo = undo
page-key-why = show why this can't be chosen
page-key-notation = go to the box for typing a choice
page-key-steps = step back and forward through the log
page-key-play = replay what happened
page-key-zoom = zoom in, zoom out or show the whole board
page-key-help = show this list
page-key-signs = Single-key shortcuts
page-key-signs-about = Letters, digits and punctuation marks act as shortcuts. Switch them off if you control the computer by voice.
