### `cartagena verify`: what a record shows about its game, alone or with what a player noted.
### $name is a list of names, $form is something to type or a hash.

cli-verify = Check what a record proves about its game
more-verify = A record alone can only be consistent with itself: its writer can make up all of it. What you noted during the game proves more. No network is needed. Exit codes: 0 everything is proved, 1 something is wrong, 3 consistent with itself, 4 proved in part.
opt-receipt = Receipt that the page or another program saved during the game
opt-commitment = The server’s fingerprint, as you noted it before the cards were dealt
opt-promise = A seat’s fingerprint, as you noted it before the cards were dealt, or that there was none: { $form }
reason-hex = it must be { $count } hexadecimal digits in lower case
reason-promise = it must be a seat and its fingerprint, such as { $form }
verify-receipt-bad = Line { $line } of { $file } is not a line of a receipt.
verify-consistent = The record is consistent with itself: its cards follow from the numbers that it tells, and its moves from the rules.
verify-nothing-noted = That proves nothing: such a record can be written of a game that was never played, and its names, moves and result can be changed. Add what you noted during the game: { $form }
verify-deal-proved = Proved: neither the server nor a player could choose the cards.
verify-deal-unproved = Not proved: that nobody could choose the cards.
verify-noted-server = Proved: the server was committed to its secret before the cards were dealt; its fingerprint is the one that you noted.
verify-unnoted-server = Not proved: that the server was committed to its secret before the cards were dealt. You noted no fingerprint of it.
verify-noted-seats = Proved: what these players promised is what you noted: { $name }
verify-unnoted-seats = Not proved: what these players promised. You noted nothing of them: { $name }
verify-game-proved = Proved: names, moves and result are those that were noted at the end of the game.
verify-game-unproved = Not proved: names, moves and result. Nothing that you noted is about them.
verify-limits = It is not proved that the server kept its secret to itself: had it told a player, nobody could see it here. And only the players who added bytes themselves can be sure that nobody did so in league with the server.
verify-gave = Added bytes to the deal: { $name }
verify-promised = Promised bytes that did not arrive: { $name }. So the server could choose between the deal with them and the deal without them.
verify-none = Added nothing: { $name }
verify-nobody = No player added anything, so before the game the server could have searched for a deal that it liked.
verify-tunnel = The tunnel was chosen by people, not laid at random.
verify-first = The first player was chosen by people, not at random.
verify-seed = Proved: every card is the one that follows from the seed promised before the game. Not proved: that nobody chose that seed because they liked its cards.
verify-other-game = this is the record of another game than the one that you noted
verify-other-server = the server’s fingerprint is not the one that you noted before the cards were dealt
verify-other-seat = the fingerprint of { $name } is not the one that you noted before the cards were dealt
verify-other-record = names, moves or result are not those that were noted at the end of the game
verify-unfinished = nothing is proved yet: the secret is revealed when the game is over; until then the server is committed to { $form }
verify-unknown = nothing can be checked: this record does not say where its cards came from
