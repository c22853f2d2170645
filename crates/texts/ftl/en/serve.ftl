### `cartagena serve`: the page of the game, served by the program itself.
### $form is something to type as it stands.

cli-serve = Serve the game as a page for browsers
more-serve = Serves the page of the game until { $key } is pressed, and prints its address on standard output. What is played on the page, bots included, runs and is kept in the browser that shows it.
opt-listen = Where to listen: address and port, port 0 for any that is free; can also be set by { $form }
reason-address = it must be an address and a port, such as { $form }
serve-ready = The game is served here. { $key } stops it.
serve-no-page = this program was built without the page; { $form } builds it with the page and serves it
serve-taken = another program listens at { $input } already; choose another port, for example { $form }
serve-failed = the game cannot be served at { $input }: { $reason }
