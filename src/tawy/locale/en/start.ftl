# The start page, and the page for addresses that lead nowhere.
start-title = The gods of Egypt at one table
start-line = Alone, together on one screen, or each at home. Free, open, no account needed.
start-language = Language
start-theme-dark = Use the dark theme
start-theme-light = Use the light theme

# the card of a game
start-about-ankh = Gather followers, split the land with caravans, be the one god who is remembered.
start-about-kemet = Raise pyramids, buy powers, march anywhere. Who attacks well, wins.
start-players = { $count } players
start-against-computer = against the computer
start-scenario-random = random scenario
start-change = Change
start-play-now = Play now

# games opened in this browser
start-games = Your games
start-games-none = No games yet. Those you open in this browser are listed here.
start-games-row = { $game }, { $date }
start-games-open = Go on
start-games-links = Links for others
start-games-forget = Forget
start-games-forgotten = Forgotten in this browser
start-games-undo = Undo

# the form for a new table
start-create = New table
start-loading = Loading…
start-again = Try again
start-game = Game
start-count = Players
start-seat = Seat { $letter }
start-kind = Who plays
start-kind-here = At this screen
start-kind-elsewhere = Elsewhere, by link
start-kind-computer = Computer
start-name = Name
start-name-player = Player { $number }
start-name-level = { $level } { $number }
start-level = Level
start-level-random = Chance
start-level-random-about = Plays anything, without a thought.
start-level-farmer = Farmer
start-level-farmer-about = For your first games: it thinks of its own turn only, and not for long.
start-level-scribe = Scribe
start-level-scribe-about = Knows what its own turn brings.
start-level-priest = Priest
start-level-priest-about = Weighs its choices for longer than the scribe.
start-level-vizier = Vizier
start-level-vizier-about = Looks ahead to what the others may do.
start-level-pharaoh = Pharaoh
start-level-pharaoh-about = Looks ahead the furthest: the strongest of all.
start-god = God
start-god-choose = Chosen at the table
start-god-taken = { $god } – taken by { $name }
start-random = Random
start-scenario = Scenario
start-first = Who begins
start-more = More
start-guardian = Guardian of level { $level }
start-submit-create = Create the table
start-submit-play = Play
start-problem-names = Two seats have the same name. Give each one its own.
start-problem-nobody = Only computers would play. Give a seat to a person.

# the picture beside it
start-picture = The board at the start: { $scenario }
start-picture-players = The board at the start, for { $count } players
start-picture-random = The empty board. The scenario is drawn when the game begins.
start-picture-open = What is left open is settled when the game begins. The picture shows one way it may turn out.

# what went wrong
start-fault-lost = The server does not answer. Your choices are still here: try again in a moment.
start-fault-unsound = The server does not accept these choices together. Change them and try again.
start-fault-too-large = This is more than the server accepts. Shorten the names and try again.
start-fault-malformed = This page does not fit the server any more. Load it again.

# after a table was created
start-share = Send the links
start-share-note = Each link is the key to one seat: give it only to that person. In this browser you find the links again under “Your games”.
start-share-link = Link for { $name }
start-copy = Copy
start-copied = Copied
start-copy-by-hand = The link is selected: copy it by hand.
start-to-table = To the table

# addresses that lead nowhere
start-no-page = There is no such page.
start-no-table = No table has this link. Check whether it was copied in full.
start-damaged-table = This table cannot be opened: its log on the server is damaged.
start-to-start = To the start page
