### `cartagena serve`: the game as the program itself serves it, and what it keeps of it.
### $form is something to type as it stands.

cli-serve = Serve the game as a page for browsers
more-serve = Serves the game until { $key } is pressed, and prints its address to standard output. What somebody plays alone or at one device, bots included, runs and is kept in the browser. Tables for several people run here, and every move is kept before anybody sees it. { $form } tells more about what happens.
opt-listen = Where to listen: address and port, port 0 for any that is free; can also be set by { $form }
reason-address = it must be an address and a port, such as { $form }
serve-ready = The game is served here. { $key } stops it.
serve-no-page = this program was built without the page; { $form } builds it with the page and serves it
serve-taken = another program listens at { $input } already; choose another port, for example { $form }
serve-failed = the game cannot be served at { $input }: { $reason }
opt-data = Folder for the tables of several people, made if it is missing; without it they are kept where this system keeps the data of programs. Can also be set by { $form }
opt-database = Database for these tables instead of a folder, in { $name }; can also be set by { $form }
opt-origin = Address of the page as browsers see it; needed where the page has a public name. Can also be set by { $form }
opt-behind-proxy = This server stands behind a proxy: believe what it says about where somebody comes from and whether over { $name }. Can also be set by { $form }
opt-connections = How many connections may be open at once, pages and players together; the system must allow at least as many open files. Can also be set by { $form }
reason-database = it must begin with { $form }
reason-origin = it must be an address as browsers write it, without a path, such as { $form }
store-newer = the games in { $file } were written by a newer version of this program
store-failed = the games in { $file } cannot be opened: { $reason }

cli-validate = Play every game again that a server has kept
more-validate = Reads all tables of several people, checks that nothing has been changed since it was written, and plays every move again by the rules. Works while a server runs.
validate-stored = { $name }: not what was written: { $reason }
validate-played = { $name }: line { $line } cannot have been played
validate-sum = { $count ->
    [one] { $count } game, lines: { $total }
   *[other] { $count } games, lines: { $total }
}
validate-bad = { $count ->
    [one] { $count } game is broken
   *[other] { $count } games are broken
}

cli-backup = Copy all that a server has kept into a file
more-backup = Everything as it is at one moment; play goes on meanwhile. The copy is a database of its own, whatever the games are kept in, and can be served as it is.
arg-backup = File for the copy; it must not be there yet
backup-done = The copy is in { $file }.
backup-taken = there is already a file { $file }; choose another name
backup-failed = nothing could be copied into { $file }: { $reason }
