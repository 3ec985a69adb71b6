# The table in the browser, whatever game is on it.
page-your-turn = Your turn
page-not-your-turn = Not your turn
page-turn-of = { $name }
page-person = { $called } ({ $name })
page-waiting = Waiting for { $names }
page-sealed = Your choice is sealed. Waiting for { $names }
page-over = The game is over
page-opening = Opening the table
page-no-game = This table cannot be shown now. Load the page again.
page-load-again = Load again
page-connecting = Connecting again. The table stays; what you choose is sent when the line is back.
page-not-opened = The server cannot open this table now; perhaps its disk is full. Nothing is lost: the page keeps trying.
page-table-title = A table of { $game }

# the prompt
page-prompt = What you may do
page-hint-marked = Choose what is marked, on the board or beside it.
page-all-choices = All { $count } choices as a list
page-ahead = What this does:
page-change = { $from }, after this { $to }
page-no-way-back = This cannot be taken back.
page-to-be-sealed = You choose: { $choice }. Nobody sees it before all have chosen.
page-not-this = Not this
page-seal = Seal it
page-undo = Undo
page-undo-that = Undo “{ $choice }”
page-close = Close
page-more-reasons = { $count ->
    [one] 1 more reason
   *[other] { $count } more reasons
}
page-why-not = Not possible now: { $thing }
page-refused-stale = Something happened before your choice arrived. Look again and choose.
page-refused-illegal = That cannot be chosen any more. Look again and choose.
page-refused-nothing-to-undo = There is nothing to take back: something has been revealed or drawn since, or others have chosen.
page-refused-malformed = The server did not understand that. Reload the page.
page-refused-no-such-table = There is no such table here.
page-refused-no-such-choice = The rest of that line is no choice now.
page-refused-not-yours = You are only watching here: others choose.
page-refused-too-often = You have switched that too often. Wait until something happens at the table.
page-refused-rules-changed = The game cannot go on: one of its moves no longer fits the rules of today.
page-refused-damaged = The game cannot go on: its log on the server is damaged.
page-refused-not-kept = The server could not save that; perhaps its disk is full. Nothing is lost: try again in a moment.

# what happened
page-log = What happened
page-log-empty = The game begins.
page-since = Since your last choice
page-since-steps = Since your last choice: { $count ->
    [one] 1 step
   *[other] { $count } steps
}
page-since-step = Step { $step } of { $count }
page-step-back = One step back
page-step-on = One step on
page-play-back = Play
page-pause = Pause
page-back-to-now = Back to now
page-skip = Skip

# opponents that the computer plays, and why they chose as they did
page-computer = computer
page-why = Why?
page-why-of = Why did { $name } choose so?
page-why-wait = The last choices are being looked at…
page-why-count = { $count ->
    [one] The last choice, and what counted most:
   *[other] The last { $count } choices, and what counted most:
}
page-why-note = Told by what everybody knows, not by what the opponent has in hand. Plus: better after this choice than after others. Minus: worse.
page-why-none = There is nothing to tell: no choice is remembered that everybody saw.
page-why-even = Nothing speaks clearly for or against it.
page-why-unseen = What spoke for it is not seen on the table: a card in hand, or what may come later.

# the notation
page-notation = Type a choice
page-enter = Enter
page-no-such-words = There is no such choice now: { $words }. For example: { $example }

# one screen for several
page-hand-over = Give the screen to { $name }
page-hand-over-hint = What comes is secret. It stays covered until the button is held.
page-hold = Hold to show

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
page-download = Download the record
page-play-again = Play again

# a game that cannot go on
page-stopped = The game cannot go on
page-stopped-rules-changed = It was begun under other rules, and one of its moves no longer fits the rules of today. You see the table as it was before that move.
page-stopped-damaged = Its log on the server is damaged. You see the table as it was just before the damage.
page-stopped-rest = The rest of the log, as far as you may know it ({ $count })
page-stopped-record = If you end the game, its record is there to download, with everyone's secrets. After that nobody can go on with it.
page-stopped-end = End it and show everything

# the menu
page-menu = Menu
page-language = Language
page-light = Light colours
page-dark = Dark colours
page-confirms = Show what a choice does before it counts
page-follows = Show step by step what others do
page-keys = Keys
page-key-stops = to the prompt, the board, the players, the log
page-key-arrows = to the next space of the board
page-key-offers = to the previous or next thing on offer
page-key-jump = to the space that is typed
page-key-choose = choose what is in focus
page-key-confirm = do what is picked
page-key-nth = the first to ninth choice of the prompt
page-key-back = one step back
page-key-undo = undo
page-key-why = why this cannot be chosen
page-key-notation = to the line for typed choices
page-key-steps = back and on through what happened
page-key-play = play what happened
page-key-help = these keys
