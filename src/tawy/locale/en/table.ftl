# What every game shares at the table.
hidden = something hidden
reason-not-asked = It isn't your turn to choose.
reason-game-over = The game is over.

title = { $game } for { $seats } players.
you-are = You are { $seat }.
help = Type a number or the words of a choice; you can type several choices in a row. Type “help” to see the other commands.
# after help: a command, which is English in every language, and what it does
help-undo = undo: undo your last choice, unless something new has been revealed since
help-why = why WORDS: explain why you can't choose that now
help-story = story: show everything that has happened in this game, without other players' secrets
help-table = table: show the table again
help-save = save FILE: save the game to a file (default: game.record); continue it with “play --terminal --load FILE”
help-quit = quit: leave the game without saving

your-turn = { $seat } to choose:
hand-over = Pass the screen to { $seat }, then press Enter.
undone = Undone.
nothing-to-undo = You can't undo now: something new has been revealed since, or the last choice wasn't yours.
legal-already = You can choose that now.
why-usage = Type “why” followed by a choice to see why you can't choose it.
saved = Saved as { $file }.
saved-with-seed = This file contains the game's seed: anyone who reads it can work out every future draw.
file-exists = { $file } already exists and won't be overwritten. Save under another name.
no-such-folder = The folder { $folder } doesn't exist. Save to another one.
bad-file-name = { $file } isn't a valid file name. Choose another one.
thinking = { $seat } is thinking…
good-bye = Goodbye.
no-such-number = There is no choice { $number }. Type one of the numbers shown.
no-such-choice = “{ $words }” isn't possible now. Type a number or the words in brackets.
over = The game is over: { $ending }.
place = { $place }. { $seats }
heading-news = What happened:
news-earlier = … and { $count } more before that
so-far = Chosen so far: { $choices }

# rulings that differ from the usual ones, and what one of them says
why-ruling = Ruling at this table: { $ruling }
rulings-here = { $count ->
    [one] 1 ruling differs from the usual one
   *[other] { $count } rulings differ from the usual ones
}
