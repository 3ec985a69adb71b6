# The start page, and the page for addresses that lead nowhere.
start-title = Play Ankh and Kemet in your browser
start-line = Alone against the computer, together on one screen, or each in your own browser window. Free, open source, no account needed.
start-language = Language
start-theme-dark = Use the dark theme
start-theme-light = Use the light theme

# the card of a game
start-about-ankh = Gather followers, split the land with caravans, and be the one god Egypt remembers.
start-about-kemet = Raise pyramids, buy power tiles and march anywhere. Attack well and you win.
start-players = { $count } players
start-against-level = against the computer: { $level }
start-scenario-random = random scenario
start-change = Change settings
start-play-now = Play now

# games opened in this browser
start-games = Your games
start-games-none = No games yet. Games you open in this browser appear here.
start-games-row = { $game }, { $date }
start-games-open = Continue
start-games-links = Links for other players
start-games-forget = Remove
start-games-forgotten = Removed from this list
start-games-undo = Undo

# the form for a new table
start-create = New table
start-loading = Loading…
start-again = Try again
start-game = Game
start-count = Players
start-seat = Seat { $letter }
start-kind = Who plays
start-kind-here = On this screen
start-kind-elsewhere = In another window, by link
start-kind-computer = Computer
start-name = Name
start-name-player = Player { $number }
start-name-level = { $level } { $number }
start-level = Level
start-level-random = Random
start-level-random-about = Makes its choices at random.
start-level-farmer = Farmer
start-level-farmer-about = For your first games: thinks only about its own turn, and not for long.
start-level-scribe = Scribe
start-level-scribe-about = Plans its own turn carefully.
start-level-priest = Priest
start-level-priest-about = Thinks about each choice for longer than the Scribe does.
start-level-vizier = Vizier
start-level-vizier-about = Looks ahead to what the others might do.
start-level-pharaoh = Pharaoh
start-level-pharaoh-about = Looks furthest ahead: the strongest of all.
start-god = God
start-god-choose = Choose at the table
start-god-taken = { $god } – taken by { $name }
start-random = Random
start-scenario = Scenario
start-first = First player
start-more = More options
start-rulings = More options: rulings
start-rulings-about = Players read these rules differently. The first answer is the usual one.
start-rulings-changed = { $count } changed
start-guardian = Level { $level } guardian
start-submit-create = Create the table
start-submit-play = Play
start-problem-names = Two seats have the same name. Give each player a different one.
start-problem-nobody = The computer plays every seat. Give at least one seat to a person.

# the picture beside it
start-picture = The board at the start: { $scenario }
start-picture-players = The board at the start, for { $count } players
start-picture-random = The empty board. The scenario is drawn at random when the game begins.
start-picture-open = Whatever you leave open is decided when the game begins. The picture shows one possible setup.

# what went wrong
start-fault-lost = The server isn't responding. Your settings are still here: try again in a moment.
start-fault-unsound = These settings don't work together. Change them and try again.
start-fault-too-large = This is too long for the server. Shorten the names and try again.
start-fault-malformed = This page is out of date. Reload it.

# after a table was created
start-share = Send the links
start-share-note = Each link opens one seat, so send it only to the person who takes that seat. You can find the links again in this browser under “Your games”.
start-share-link = Link for { $name }
start-copy = Copy the link
start-copied = Copied
start-copy-by-hand = Copying didn't work. The link is selected: copy it yourself.
start-to-table = Go to the table

# addresses that lead nowhere
start-no-page = This page doesn't exist.
start-no-table = No table matches this link. Check that you copied all of it.
start-damaged-table = This table can't be opened: its log on the server is damaged.
start-outdated-table = This table can't be opened: the rules have changed since it was created, and games can no longer begin the way this one did. The table is still stored on the server.
start-to-start = Go to the start page
