### What went wrong and what would be right. $form is a piece of notation, $reason another of these
### messages. The reasons under "Positions", "Moves" and "Records" begin small and have no full
### stop, since they follow a colon; what a table answers is a whole sentence.

## Files and input

error-position = This is not a position: { $reason }

## What the player at the keyboard cannot do

error-no-pirate = You have no pirate there: { place }.
error-no-card = You do not hold this card: { symbol }.
error-no-retreat = This pirate cannot go back: no space behind it holds one or two pirates.
error-fort-retreat = A pirate in the fort cannot go back.
error-boat-advance = A pirate in the boat has arrived and cannot go forward.
error-boat-retreat = In this game nobody leaves the boat.

## Positions: the field, then what is wrong with it

fault = { $field }: { $reason }
field-line = position
field-rules = rules
field-tunnel = tunnel
field-seats = seats
field-seat = seats, { seat-numbered }
field-row = row
field-discard = discard pile
field-turn = turn
# As notation counts seats: from 0.
seat-numbered = seat { $number } ({ colour })

problem-field-count = six fields with one space between them are needed: rules, tunnel, seats, row, discard pile, turn
problem-unknown-variant = there is no such variant; these are: { $form }
problem-unknown-option = there is no such option; these are, in this order: { $form }
problem-segment-count = a tunnel is six groups of letters with { $form } between them
problem-segment-length = a group is six letters, one for each symbol
problem-not-a-symbol = “{ $input }” is not a symbol; the letters are { $form }
problem-symbol-twice = one group shows the same symbol twice: { symbol }; it must show each symbol once
problem-seat-count = two to five seats are needed, with { $form } between them
problem-seat-form = a seat is its six places, a colon and its hand, as in { $form }
problem-pirate-count = a seat has six pirates, and each needs its place, as in { $form }
problem-not-a-place = a place is a number from 0 (fort) to 37 (boat)
problem-places-unsorted = the places are out of order; the lowest comes first
problem-cards-unsorted = the cards are out of order; each letter appears once, in the order { $form }
problem-bad-count = this is not a count; after a letter it is 2 or more, after a question mark 1 or more, without a leading zero
problem-no-cards = the cards are missing; if there are none, write { $form }
problem-crowded-space = a fourth pirate on space { $place }; a space holds at most three
problem-too-many-of = too many cards of one symbol: { symbol }; the game has 17 of each
problem-too-many-cards = too many cards in hands, row and discard pile; the game has 102 in all
problem-unknown-cards = unknown cards; in Tortuga all hands are open
problem-partly-known = only part of the hand is known; in Jamaica a hand is known as a whole or not at all
problem-row-in-jamaica = Jamaica has no row; write { $form }
problem-row-too-long = the row is too long; it has at most twelve cards
problem-row-not-laid = the row is empty, though the draw pile still has cards; a row must be laid
problem-turn-form = this is not a turn; it looks like one of these: { $form }
problem-no-such-seat = there is no such seat at this table; seats are counted from 0
problem-moves-left = one to three moves must be left
problem-home-not-won = all six pirates of { seat-numbered } are in the boat, so it has won: { $form }
problem-won-not-home = { seat-numbered } has not won: its six pirates are not all in the boat
problem-drawn-too-soon = the game is not drawn: somebody can still move
problem-nobody-can-move = nobody can move any more, so the game is drawn: { $form }
problem-hidden-hands = this hand has unknown cards; all of its cards are needed here

## Moves

place-at = { $place ->
    [0] in the fort
    [37] in the boat
   *[other] on space { $place }
}
place-toward = { $to ->
    [0] to the fort
    [37] to the boat
   *[other] to space { $to }
}

illegal-game-over = the game is over
illegal-no-pirate = the player to move has no pirate { place-at }
illegal-already-home = a pirate in the boat has arrived and cannot advance
illegal-not-in-hand = the player to move does not hold this card: { symbol }
illegal-at-fort = a pirate in the fort cannot retreat
illegal-boat-stays = in this game no pirate leaves the boat
illegal-nothing-behind = the pirate { place-at } cannot retreat: no space behind it holds one or two pirates
illegal-must-move = at least one move must be made before the turn ends
illegal-wrong-deal = the wrong number of cards comes from the draw pile: it must be { $needed }, not { $count }
illegal-not-in-pile = this card is not in the draw pile: { symbol }

misread-move = this is not a move: character { $column } does not fit; a single dot ends the turn, and moves look like these: { $form }
wrong-target = the move leads elsewhere: { place-toward }
wrong-chance = this move brings different cards; if cards are listed, they must be exactly those

## Records

record-at = line { $line }, column { $column }: { $reason }
record-of-several = game { $number } of { $total }: { $reason }
record-too-long = the record is too long; at most { $form } can be read
record-file-too-long = the file is too long; at most { $form } can be read
record-too-many-moves = the record has too many moves; it can hold { $count }
record-line-too-long = this line is too long; it can have { $count } bytes
record-too-many-tags = the record has too many tags; it can hold { $count }
record-not-a-record = this is not the record of a game; one begins with { $form }
record-version = this version of the format is unknown; the known one is { $form }
record-tag-form = a tag has to look like this: { $form }
record-tag-twice = this tag is already there; each may appear only once
record-tag-beside-position = this tag cannot be used together with the tag { $tag }, which says the same
record-tag-too-late = a tag after the first turn; all tags come before the turns
record-tag-missing = a tag is missing: { $tag }
record-name = a name has at most { $count } characters, all of them printable, and no space at either end
record-position = the game cannot begin like this: { $reason }
record-not-dealt = a deal gives each player six cards; a game that begins differently needs the tag { $tag }
record-deal = 64 hexadecimal digits are needed here, in the tag { $tag } after the version 1 and a space
record-seed-broken = this is not the seed that was promised before the game
record-not-of-seed = this seed gives different cards from those in the record
record-tag-beside-fair = this tag cannot be used together with the tag { $tag } of a fair deal
record-game-id = this is not the id of a game; one has letters and digits, at most { $count }
record-chosen = what people chose themselves is said like this: { $form }
record-secret-broken = this is not the secret that the server committed to in this game
record-share-broken = this share does not match the promise before it
record-tunnel-not-of-seed = the seed gives a different tunnel, and the record does not say that anybody chose this one
record-first-not-of-seed = the seed gives a different first player, and the record does not say that anybody chose this one
record-sum-broken = the checksum does not match: something in this record was changed
record-spelling = this line was changed; a record with a checksum stays as it was written
record-ended = how people ended the game is said by one of these words: { $form }
record-yes-or-no = one of these words is needed here: { $form }
record-nothing-unconfirmed = no turn of three moves is waiting to be confirmed
record-turn-form = a turn is its number, its seat and its moves, as in { $form }
record-turn-number = this must be turn number { $number }
record-turn-seat = it is the turn of { seat-numbered }
record-no-moves = a turn without a move; a player who does not move writes a dot
record-move-too-many = a move too many: the turn has ended, or the game is over
record-turn-not-ended = the turn before is not over; it lacks a move, or a dot that ends it
record-misread = this is not a move; a single dot ends the turn, and moves look like these: { $form }
record-not-long = the move must say where it leads and which cards came, as in { $form }
record-wrong = this move is impossible: { $reason }
record-different = this move has a different outcome
record-hidden-cards = the cards drawn here are hidden; a record needs all of them
record-result = this is not a result; it looks like one of these: { $form }
record-result-lies = the moves lead to a different result

## What a table answers

refusal-watching = You are watching this game.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $name }’s turn now.
refusal-unconfirmed = { $name } has not ended the turn yet.
refusal-turn-is-over = You have made your three moves. End the turn, or take a move back.
refusal-illegal = This is not possible: { $reason }.
refusal-nothing-to-undo = There is no move of this turn to take back.
refusal-cards-seen = A new card has been seen. This move cannot be taken back.
refusal-nothing-to-confirm = There is no finished turn to confirm.
refusal-full = The record of this game is full: it holds { $count } moves.
refusal-out-of-step = This does not match what has happened at the table.
