### What went wrong and what to do about it.

## At the table

error-not-your-turn = It is { $name }’s turn now.
error-confirm-first = End the turn or undo before anything else happens.
error-game-over = The game is over.
error-must-move = Make at least one move before you end the turn.
error-no-pirate = You have no pirate there: { place }.
error-no-card = You do not hold this card: { symbol }.
error-no-retreat = This pirate cannot go back: no space behind it holds one or two pirates.
error-fort-retreat = A pirate in the fort cannot go back.
error-boat-advance = A pirate in the boat has arrived and cannot go forward.
error-boat-retreat = In this game nobody leaves the boat.
error-wrong-target = The move does not end there: { place-to }.
error-move-unreadable = This is not a move: { $input }

## Taking back

error-undo-card-seen = A new card has been seen. This cannot be taken back.
error-undo-confirmed = The turn has ended. It cannot be taken back.
error-undo-game-over = The game is over. Nothing can be taken back.
error-undo-nothing = There is nothing to take back.

## Files

error-file-missing = There is no file { $file }.
error-file-read = The file { $file } cannot be read: { $reason }
error-file-write = The file { $file } cannot be written: { $reason }
error-file-broken = The file { $file } is damaged at line { $line }, column { $column }: { $reason }

## Input

error-position = This is not a position: { $reason }
error-value = This value does not fit: { $input }
