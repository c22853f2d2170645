### Playing with people elsewhere, through a server.

## The line to the server

online-reaching = One moment, connecting.
online-absent = You cannot reach anyone from here right now.
online-absent-about = Either you are offline, or this page has no server for online games. Everything else works as usual: bots, friends on the same device, lessons and reviews.
online-try-again = Try again
online-outdated = The server is newer than this page. Reload the page; no game will be lost.
online-back-soon = The connection is lost. Back in a moment.
online-here-again = The connection is back.
online-unsaid = There is no connection right now, so nothing was sent. Try again when it is back.
online-store-away = The server cannot save anything right now. Your game is safe; it goes on as soon as the server can save again.
online-store-back = The server can save again. The game goes on.

## The lobby

online-next = To the next table where it is your turn
online-turn-with = Your turn: { $name }
online-turn-more = { $count ->
    [one] { $count } more table waits for you
   *[other] { $count } more tables wait for you
}
online-mine = Your tables
online-tables = Open tables
online-none-open = No open tables just now. Open one yourself!
online-join = Join
online-look = Watch
online-playing = The game is under way.
online-over = The game is over.
online-free = { $count ->
    [0] No free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
online-elsewhere = On another device
online-elsewhere-about = Continue your games on a phone or another computer: open a personal link there, and that device plays as you, too.
online-pass = Make a personal link
online-pass-link = Your personal link
online-pass-about = { $count ->
    [one] It works once, within { $count } minute. Do not give it to anybody else: whoever opens it plays as you.
   *[other] It works once, within { $count } minutes. Do not give it to anybody else: whoever opens it plays as you.
}
online-come-ask = Continue here as the person who made this link?
online-come-about = From now on this device will play as that person. Tables that you joined here before come along.
online-come = Continue

## Your turn, while the page is hidden

settings-away = While you are elsewhere
settings-notify = Notify me when it is my turn
settings-notify-about = While this page is open in the background. It tells the table and the opponents, never a card. The browser asks you once.
settings-notify-refused = The browser does not allow notifications from this page. You can change that in its settings.

## A new table

guest-friend = Friend with the link
guest-anyone = Anybody
online-private-about = Only people with the link can sit down.
online-open-about = The table is shown in the lobby, and anybody can sit down in its open seats.
online-time = Time to think
pace-none = No time limit.
pace-turn = { $form } per turn.
pace-reserve = { $form } per turn, plus { $input } in reserve for the whole game.
at-zero-bot = When the time is up, a bot plays the turn.
at-zero-out = When the time is up, the player is out of the game.
online-at-once = Begin automatically as soon as everybody is here
online-no-boat = No leaving the boat

## Time

clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-left = { $form } left.
online-clock-warning = { $count ->
    [one] Only { $count } second left!
   *[other] Only { $count } seconds left!
}

## Before the game

online-invite = Link for your friends
online-scan = QR code
online-scan-about = The same link as a QR code
online-sit = Sit here
online-sit-where = Sit here: { $name }
online-sit-as = Sit down as { $name }
online-stand = Leave the seat
online-look-on = You are watching. Take a free seat to join in.
online-start-bots = { $count ->
    [one] { $count } seat is still free. If you begin now, a bot takes it.
   *[other] { $count } seats are still free. If you begin now, bots take them.
}
online-full = Everybody is here.
online-wait-host = Everybody is here. Whoever opened the table starts the game.
online-may-start = You can start the game now.
online-closed = The table is closed.
online-dealing = The cards are being shuffled.
seat-here = is here
seat-away = is away
seat-moved-on = waits at the new table
seat-out = is out of the game
seat-stand-in = is away, a bot plays
seat-bot = Bot
seat-free-friend = Free for a friend with the link
seat-kept = Kept for this player
seat-free-anyone = Free for anybody

## What happens at the table

online-sits = { $name } sits down.
online-stands = { $name } leaves the seat.
online-gone = { $name } is away.
online-back = { $name } is back.
online-stand-in = A bot plays for { $name } until they are back.
online-out = { $name } is out of the game.
online-begins = The game begins.
online-draw = I agree to a draw
online-draw-offered = { $name } agrees to a draw.
online-draw-withdrawn = { $name } no longer wants a draw.
online-drawn-agreed = Everybody agrees: the game is drawn.
online-won-alone = Nobody else is left: { $name } wins.
online-resign = Give up
online-resign-sure = Really give up?
online-rematch = Play again
online-rematch-offer = { $name } wants to play again.
online-rematch-waits = The table for another game is open.
care-bot = Let a bot play
care-wait = Wait
care-out = Remove from the game
care-about = A bot plays only until the player is back. A player is removed only if all the others agree.

## Talking

online-people = At the table
online-people-unread = { $count ->
    [one] At the table, { $count } new message
   *[other] At the table, { $count } new messages
}
online-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
online-onlooker = A spectator
online-mute = Mute
online-mute-who = Mute: { $name }
online-chat = Chat
online-chat-none = Nobody has said anything yet.
online-say = Say something
online-send = Send
online-chat-too-long = This message is too long. Shorten it to { $count } characters at most.
online-said = { $name }: { $input }

## A fair deal

deal-title = The deal can be checked
deal-about = Before anybody sits down, the server commits to a secret number by showing its fingerprint. Every player’s browser adds a number of its own and shows only its fingerprint until the deal. All the numbers together decide the cards.
deal-limits = After the game the secret is revealed, and this page compares it, even offline, with what it noted before the deal. It cannot tell whether the server showed somebody another player’s cards; and if a promised number never arrived, the server could choose between two deals.
deal-commitment = Fingerprint of the server
deal-promise = Fingerprint of { $name }
deal-check = Check the deal
deal-checking = The deal is being checked.
deal-consistent = The record is consistent with itself: its cards follow from the server’s secret and the players’ numbers. That alone does not prove that nobody could have chosen them.
deal-proved = Proved by what this browser noted before the first card: nobody could have chosen the cards.
deal-shared = These players added a number: { $name }.
deal-shared-nobody = No player added a number, so the server could have searched for a deal that it liked.
deal-missing = These players promised a number that never arrived: { $name }. So the server could choose between the deal with it and the deal without it.
deal-witnessed-all = This browser noted the fingerprints of the server and of every player before any number was shown, and the record has the same ones.
deal-witnessed = This browser saw the server’s fingerprint before the first card, and it is the same. It did not see all the players’ fingerprints in time, so it cannot vouch for those.
deal-unwitnessed = This browser was not there before the first card, so it cannot tell whether the server’s fingerprint was the same then.
deal-unproved = The record of this game has no proof of its deal.
deal-changed = Something is wrong: the server’s fingerprint is not the one that was shown before the game.
deal-promise-changed = Something is wrong: the fingerprint of { $name } is not the one that this browser noted before any number was shown.
deal-share-broken = Something is wrong: the number of { $name } is not the one that was promised.
deal-left-out = Your browser’s number is not in the deal; perhaps it came too late.
deal-broken = Something is wrong: the record of this game does not match its deal.
deal-signed = Names, moves and result are those that the server signed at the end of the game; this browser keeps its signature.
deal-signature-valid = This browser has checked the signature: it was made with the server’s key and belongs to this game.
deal-signature-wrong = Something is wrong: the signature does not fit the server’s key and this game.
deal-signature-unchecked = The signature cannot be checked in this browser. The receipt holds it, and the command below checks it.
deal-end-changed = Something is wrong: the game was changed after its end was signed.
deal-key-changed = Something is wrong: the server signs with another key than the one that this browser noted.
deal-save-record = Save the record
deal-save-receipt = Save the receipt
deal-receipt = The receipt holds what this browser noted during the game. With it the record can be checked later, by anybody, without this page: { $form }

## Looking back together at a game that is over

together-title = Looking back together
together-begin = Look back together
together-none = Nobody leads. Whoever leads decides what all of you see.
together-mine = You lead: the others see what you look at.
together-follows = { $name } leads, and you follow.
together-other = { $name } leads.
together-lead = Lead
together-take = Take the lead
together-stop = Stop leading
together-follow = Follow
together-alone = Look on my own
together-waits = { $name } is looking back at the game with everybody.
together-join = Look along

## What the server refuses

denied-no-table = There is no such table. Perhaps it was closed, or part of the link is missing.
denied-bad-table = A table cannot be opened like this. Change something and try again.
denied-bad-text = This cannot be shown: it is empty or too long, has only invisible characters, or has too many marks on one letter.
denied-bad-promise = The table and this browser do not agree on the deal. Leave the seat and take it again.
denied-taken = The seat is taken.
denied-begun = It is too late for that: the game has begun.
denied-not-yet = It is too early for that.
denied-not-host = Only the person who opened the table can do that.
denied-not-seated = Only those who sit at the table can do that.
denied-not-missing = The player is here, or has been away for less than a minute.
denied-rated = A rated table needs a person in every seat, and no bot plays for anybody.
denied-program = Programs may only sit down, play and leave.
denied-too-often = Not so fast. Wait a moment.
denied-too-many = Too many tables are open. Finish one of yours first.
denied-enough = This has been done too often at this table. The game goes on as before.
denied-not-kept = The server cannot save anything right now, so nothing has changed. Try again soon.
denied-unknown = The server cannot tell right now whether this was saved. Look at the table first, then try again; nothing happens twice.
denied-parked = Something went wrong with this table on the server, so it is at a standstill. Nothing that was saved is lost; let the people who run the server know.
denied-bad-pass = This personal link has already been used or is too old. Make a new one.
denied-message = The page and the server are out of step. Reload the page; no game will be lost.
