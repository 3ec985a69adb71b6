# What every game shares at the table.
hidden = a hidden one
reason-not-asked = You are not asked now.
reason-game-over = The game is over.

title = { $game }, a game for { $seats } players.
you-are = You are { $seat }.
help = Type a number or the words of a choice; several choices of yours may follow each other. Also: undo, why WORDS, story, table, save FILE, help, quit.
your-turn = { $seat } to choose:
hand-over = Hand over to { $seat }, then press Enter.
undone = Taken back.
nothing-to-undo = There is nothing to take back: there has been news since, or it was not your choice.
legal-already = That can be chosen.
why-usage = Type why and the words of a choice, to learn what speaks against it.
saved = Saved as { $file }.
saved-with-seed = The file holds the seed of the game: whoever reads it can know the draws to come.
file-exists = { $file } exists already and is not overwritten. Save under another name.
no-such-folder = There is no such folder: { $folder }.
bad-file-name = No file can be called { $file }.
thinking = { $seat } is thinking …
good-bye = Good-bye.
no-such-number = There is no choice { $number }.
no-such-choice = There is no such choice now: { $words }. Type a number or the words in brackets.
over = The game is over: { $ending }.
place = { $place }. { $seats }
heading-news = What happened:
news-earlier = ... and before that { $count } more
so-far = Chosen so far: { $choices }
