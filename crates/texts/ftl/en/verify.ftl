### `cartagena verify`: whether the deal of a game was fair, from its record alone.
### $name is a list of names, $form is something to type or a hash.

cli-verify = Check whether the cards of a game were dealt fairly
more-verify = Needs nothing but the record, and no network. The exit code is 0 only if the deal is proved.
verify-holds = The deal is proved: the secret, what the players added and every card fit what was promised before the game.
verify-server = The server could not choose the cards: it had committed to its secret before it knew what the players would add.
verify-players = The players could not choose them either: each had committed to their own bytes before any were shown.
verify-limits = It is not proved that the server kept its secret to itself: had it told a player, nobody could see it here.
verify-gave = Added bytes to the deal: { $name }
verify-promised = Promised bytes that did not arrive: { $name }. So the server could choose between the deal with them and the deal without them.
verify-none = Added nothing: { $name }
verify-alone = No player added anything, so before the game the server could have searched for a deal that it liked. All that is proved is that it changed no card afterwards.
verify-tunnel = The tunnel was chosen by people, not laid at random.
verify-first = The first player was chosen by people, not at random.
verify-seed = Every card is the one that follows from the seed promised before the game. Whoever drew that seed could have searched for one that they liked.
verify-unfinished = nothing is proved yet: the secret is revealed when the game is over; until then the server is committed to { $form }
verify-unknown = nothing can be checked: this record does not say where its cards came from
