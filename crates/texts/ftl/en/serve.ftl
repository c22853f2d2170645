### `cartagena serve`: the game as the program itself serves it, and what it keeps of it.
### $form is something to type as it stands.

cli-serve = Serve the game as a page for browsers
more-serve = Serves the game until { $key } is pressed, and prints its address to standard output. Games played alone or on one device, including bots, run and are stored in the browser. Online tables run here, and every move is stored before anybody sees it. { $form } shows more detail.
opt-listen = Where to listen: address and port (port 0 for any that is free), or a socket file such as { $form }
reason-address = it must be an address and a port, such as { $form }
serve-ready = The game is served here. { $key } stops it.
serve-no-page = this program was built without the page; { $form } builds it with the page and serves it
serve-taken = another program is already listening at { $input }; choose another port, for example { $form }
serve-failed = the game cannot be served at { $input }: { $reason }
opt-data = Folder for online tables, created if it is missing; the default is the system’s folder for program data
opt-database = Database for online tables instead of a folder, in { $name }
opt-origin = Address of the page as browsers see it; needed where the page has a public name
opt-behind-proxy = The server runs behind a proxy: trust what it says about client addresses and about { $name }
opt-connections = How many connections may be open at once, pages and players together; the system must allow at least as many open files
opt-keep-games = Remove finished games after so many days; results and ratings stay
opt-keep-chat = Remove the chat of finished games after so many days
opt-keep-idle-tables = Close tables at which nothing happens for so many days
opt-keep-reports = Remove reports so many days after they were closed
opt-keep-log = Remove lines of the log of what operators did after so many days
reason-database = it must begin with { $form }
reason-origin = it must be an address as browsers write it, without a path, such as { $form }
store-newer = the games in { $file } were written by a newer version of this program
store-missing = there are no stored games in { $file }; perhaps the name is mistyped, or no server has run there yet
store-older = the games in { $file } were written by an older version of this program; start the server there once, and they can be read
store-in-use = another server is already using the games in { $file }; stop it first, or choose another place
store-other-version = servers of another version are using the games in { $file }; stop them all, then start this one, which converts the games
store-other-key = another server is using the games in { $file } with another key; give all servers the same file { $name }
store-failed = the games in { $file } cannot be opened: { $reason }

cli-validate = Replay every game that a server has stored
more-validate = Reads all online tables, checks that nothing has been changed since it was written, and plays every move again by the rules. Works while a server is running.
validate-stored = { $name }: does not match what was written: { $reason }
validate-played = { $name }: line { $line } cannot have been played
validate-sum = { $count ->
    [one] { $count } game, lines: { $total }
   *[other] { $count } games, lines: { $total }
}
validate-bad = { $count ->
    [one] { $count } game is broken
   *[other] { $count } games are broken
}

cli-backup = Copy everything a server has stored into a file
more-backup = Copies everything as it is at one moment; games go on meanwhile. The copy is a database of its own, whatever the games are stored in, and can be served as it is.
arg-backup = File for the copy; it must not exist yet
backup-done = The copy is in { $file }.
backup-taken = there is already a file { $file }; choose another name
backup-failed = nothing could be copied into { $file }: { $reason }
opt-key-file = File with the secret key by which the server signs finished games, made if it is missing; without it, it lies beside the games
opt-private-addresses = Send notifications to addresses in private networks, too, and there also without { $name }: for a push service or chat program of your own
opt-mail-server = Mail server for e-mails to players who want them, such as { $name }. { $first } encrypts from the start, { $input } demands encryption before anything else is said, and { $last } does without, in private networks alone. Needs { $key }
opt-mail-from = Sender of the e-mails
opt-mail-password-file = File with the password of the mail server’s account; instead, the variable { $form } can hold the password itself
reason-mail-server = it must be a mail server, such as { $form }
reason-mail-password = a password does not belong here, where everybody on this machine could read it; use { $form }
reason-mail-open = this address cannot be used; without encryption the mail server must be in a private network
reason-mail-from = it must be an e-mail address, such as { $form }
serve-mail-no-password = { $form } names an account, but no password is there: set { $name } or { $input }
serve-mail-no-account = there is a password for the mail server, but { $form } names no account
opt-heads = File with ends of games that a player noted, which the store must still have: a receipt, or lines of game, number and hash. Can be repeated
serve-key = the key in { $file } cannot be used: { $reason }
validate-head = { $name }: line { $line } is missing or was rewritten since it was noted
validate-head-reworded = { $name }: line { $line } was written anew when a person was deleted; whether this was its end can no longer be told
validate-heads-bad = Line { $line } of { $file } is not a noted end of a game.

cli-ratings = List the ratings of a server’s players
more-ratings = Prints the lists of ratings; works while a server is running. With { $form } all results and ratings are computed anew from the stored games, for which the server must be stopped. The numbers must be the same as before.
opt-recompute = Compute all results and ratings anew from the stored games
ratings-recomputed = { $count ->
    [one] { $count } finished game, changes of ratings: { $total }
   *[other] { $count } finished games, changes of ratings: { $total }
}
ratings-same = All ratings are the same as before.
ratings-differ = Some ratings were different; they are right now.
opt-variable = { $first }. Can also be set by { $form }
opt-config = File with settings in lines such as { $form }. A variable wins over the file, an option over both
opt-database-file = File that contains the address of the { $name } database, so that its password stands in no command line and no variable
opt-server-log = How much the server logs: { $form }, or different for its parts
opt-metrics-listen = Where operators find metrics and health checks: an address of its own, such as { $form }; without it there are no metrics
opt-log-format = Form of the log: { $first }, or { $last } with an object in each line for programs
config-line = { $file }, line { $line }: { $reason }
config-unknown = there is no setting { $input }
reason-true-false = it must be { $first } or { $last }
reason-one-value = it must be one text, number or { $first } or { $last }
settings-empty = the file is empty

cli-settings = Print all settings of a server as a file
more-settings = Prints a file in which every setting of { $form } has a line, with its default and its meaning. Lines count once the # before them is removed.
opt-table = Print a table of options, variables and lines instead

cli-restore = Restore a backup
more-restore = Copies a backup into a place where nothing is stored yet: a folder, or with { $form } a database of { $name }, whatever the backup was made of. Either everything is there in the end or nothing. Put the server’s key beside it before the server starts, or the players’ browsers warn.
arg-restore = The backup: a file that { $form } has written
restore-done = Everything from { $file } is there now.
restore-taken = there is something stored there already; a backup is restored only where nothing is
restore-failed = { $file } cannot be restored: { $reason }

cli-manual = Write the manual pages
more-manual = Writes a manual page for the program and for each of its commands, for the program { $form }.
arg-manual = Folder for the pages, created if it is missing
