### The course. Each step says what to do (learn-…), what came of it (…-right) and, kindly, why
### something else is not wanted now (…-wrong). The learner is Blue; Red answers.

learn-aim = The aim
learn-advance = Forward with a card
learn-jump = Jumping
learn-board = Into the boat
learn-one = Back for cards
learn-two = Back for two
learn-turn = A whole turn
learn-road = The road
learn-row = The open row
learn-refill = When cards run out
learn-hidden = Hidden cards
learn-leave = Leaving the boat (an option)
learn-first = First plan: run
learn-second = Second plan: collect
learn-third = Third plan: a bit of both
learn-free = Your own plan

## The aim

learn-aim-tunnel = Night falls on Cartagena. Your six pirates, the blue ones, are escaping from the fort through the tunnel. The first player with all six in the boat wins.
learn-aim-last = Five of yours have made it; the last one stands on space 33. You have one card left, a key. Choose the pirate, then the boat.
learn-aim-won = All six aboard: you’ve won! No key space is left ahead of your pirate, so the key took it into the boat.
learn-aim-wrong = That leads away from the boat. Your last pirate needs the key.

## Forward

learn-advance-first = Everyone starts at the fort with six cards. The cards show the same symbols as the spaces. Play the dagger: a pirate runs to the next empty dagger.
learn-advance-first-right = Space 5, the first dagger of the tunnel. The card goes to the discard pile.
learn-advance-first-wrong = Every card moves a pirate, but try the dagger first.
learn-advance-same = The same pirate may go on at once. Play the bottle with the pirate on space 5.
learn-advance-same-right = On to the next bottle ahead, on space 8. The bottle on space 1 is behind, so it doesn’t count.
learn-advance-same-wrong = This time the pirate on space 5 goes on, with the bottle.
learn-advance-free = One more move: any card, any pirate. You can choose whatever glows.
learn-advance-free-right = Well done! The farther away the next empty space of a symbol is, the more its card is worth.
learn-advance-free-wrong = You still have a move: play one more card.

## Jumping

learn-jump-over = Only empty spaces count. The first two daggers, on 5 and 7, are occupied. Play a dagger with a pirate from the fort and watch.
learn-jump-over-right = Over both of them, straight to space 18! Occupied spaces make your jump longer.
learn-jump-over-wrong = Play a dagger with a pirate from the fort: it jumps over two spaces at once.
learn-jump-own = Your own pirates count, too, like the one now on 18. Play the other dagger with the pirate on space 3.
learn-jump-own-right = Over 5, over 7, over your own pirate on 18, all the way to 22.
learn-jump-own-wrong = Take the pirate on space 3 and the dagger: it will jump over your own pirate, too.
learn-jump-find = Find one more jump. For which of your cards is the next space occupied?
learn-jump-find-right = The key on space 6 was occupied, so your pirate ran on to 9.
learn-jump-find-wrong = That is not a jump. Look for a symbol that is occupied just ahead of one of your pirates.

## Boarding

learn-board-last = What if there is no empty space with that symbol ahead? The last bottle, on 34, is occupied. Play the bottle with the pirate on space 30.
learn-board-last-right = No empty bottle ahead, so it goes straight aboard.
learn-board-last-wrong = Take the pirate on space 30 and the bottle: the only bottle ahead of it is occupied.
learn-board-far = It works from far away, too. All the skulls ahead of the pirate on space 20 are occupied: 21, 29 and 36. Play the skull with it.
learn-board-far-right = Seventeen spaces with a single card!
learn-board-far-wrong = Try the skull with the pirate on space 20: it will go all the way.
learn-board-find = A third one can go aboard in this turn. Which card takes the pirate on space 27 there?
learn-board-find-right = The only pistol ahead was occupied. Three aboard in one turn!
learn-board-find-wrong = Not aboard yet. Which symbol has no empty space left between 27 and the boat?

## Back for one

learn-one-back = Out of cards! Nobody deals new ones: going back is the only way to get cards. Move the pirate on space 15 to the nearest occupied space behind it.
learn-one-back-right = One pirate stood there, so you draw one card, the first of the row.
learn-one-back-wrong = Go back with the pirate on space 15: somebody stands on 12.
learn-one-pair = Two pirates bring two cards. Go back with the pirate on space 9 to the two on 7.
learn-one-pair-right = Two cards! It doesn’t matter whose pirates they are: your own count, too.
learn-one-pair-wrong = Take the pirate on space 9: two pirates stand behind it, so it brings two cards.
learn-one-play = You may play a card as soon as you have drawn it. Play one of your three.
learn-one-play-right = Back twice, forward once. That is how you get on: back for cards, then far ahead with them.
learn-one-play-wrong = Not yet: first play one of your new cards.

## Back for two

learn-two-single = The nearest occupied space counts. From 22 you would like to reach the two on 17, but one of your own stands in between, on 20. Go back from 22.
learn-two-single-right = It stops at 20: only one card. A single pirate keeps you from a pair further back.
learn-two-single-wrong = Try it with the pirate on space 22 first.
learn-two-pair = Nobody stands between 20 and the two pirates on 17. Go back to them.
learn-two-pair-right = Two stood there, so you draw two cards. Now the space is full: it holds three and no more.
learn-two-pair-wrong = You could, but from space 20 you go back to two pirates.
learn-two-skip = Full spaces are passed over, like empty ones. Find the pirate that can go back past the three on 17 to the two on 10.
learn-two-skip-right = Past the three on 17, to the two on 10: two more. Five cards in one turn!
learn-two-skip-wrong = Not that one. It has to stand beyond 17, with nobody else on the way.

## A turn

learn-turn-one = A turn is one to three moves, forward or back, with any of your pirates. Every lamp is a move. Make one, whichever you like.
learn-turn-one-right = One lamp is out: two moves are left.
learn-turn-wrong = Every turn has at least one move. Make one first.
learn-turn-undo = Changed your mind? Undo takes the move back, unless it turned up an unknown card. Press Undo.
learn-turn-undo-wrong = First try the Undo button.
learn-turn-hint = All is as before. Not sure what to play? Ask the captain: press Hint.
learn-turn-hint-wrong = First try the Hint button.
learn-turn-captain = The captain would play a skull from the fort: it glows. In a real game he also tells you why. Play it.
learn-turn-captain-right = To 12, because your own pirate stands on the skull on 4.
learn-turn-captain-wrong = Play the captain’s move: a skull with a pirate from the fort.
learn-turn-stop = One move is the least. After one or two you may stop and save your cards: press End turn.
learn-turn-stop-right = Red went forward twice and then stopped. It is your turn again.
learn-turn-stop-wrong = Save that for later: end your turn now.
learn-turn-whole = Now a whole turn of your own: up to three moves. Even after the third the table waits for you: Undo or End turn.
learn-turn-over = That is all you need for a first game! The captain’s hints will help you. The other lessons will wait.

## The road

learn-road-build = Your pirates stand on two daggers, 5 and 7. Occupy the next one: play the dagger with the pirate on space 16.
learn-road-build-right = Three daggers in a row are occupied: that is a road.
learn-road-build-wrong = To build the road, play the dagger with the pirate on space 16.
learn-road-wait = Red holds a dagger, too. End your turn and watch.
learn-road-wait-right = From the fort straight to 22! Anyone who has the card can use a road.
learn-road-wait-wrong = Stop here for once: let’s see what Red does.
learn-road-theirs = But Red has built a road, too: the skulls on 4 and 12. Play your skull with a pirate from the fort.
learn-road-theirs-right = All the way to 17, thanks to Red. Build roads for cards you hold yourself, and break up those that help others.
learn-road-theirs-wrong = Use Red’s road: play the skull with a pirate from the fort.

## The row and the hands

learn-row-open = In Tortuga everything is face up: all hands, and a row of twelve cards. Whoever draws takes the first cards at the arrow.
learn-row-one = The first card is a key, then come a hat and a skull. Go back so that you get only the key.
learn-row-one-right = The key is yours, and you knew it in advance.
learn-row-one-wrong = You want exactly one card: look for a move back that brings one.
learn-row-two = Now take the hat and the skull: go back to a space with two pirates.
learn-row-two-right = Both are yours. Whatever you leave, the next player can take.
learn-row-two-wrong = You want two cards: look for a move back that brings two.
learn-refill-draw = One card is left in the row, and four in the draw pile. Go back from 22 to the two on 20 for two cards, and watch.
learn-refill-draw-right = You took the last card. At once a new row of twelve was laid, and you took its first. The pile was too small, so the discard pile was shuffled and became the new one.
learn-refill-draw-wrong = Draw two cards: go back with the pirate on space 22.
learn-refill-play = The discard pile is empty now. Play any card: it begins a new one.
learn-refill-play-right = Cards never run out for long: what was played comes back.
learn-refill-play-wrong = Play one of your cards first.
learn-hidden-jamaica = In Jamaica there is no row, and hands are hidden. You only see how many cards Red has.
learn-hidden-draw = Go back with the pirate on space 13. The card comes from the face-down pile: luck decides.
learn-hidden-draw-right = A key! Only you know. In Hispaniola hands are hidden, too, but cards come from the open row: watch it, and you’ll know what the others took.
learn-hidden-draw-wrong = Draw a card first: go back with the pirate on space 13.
learn-leave-boat = No cards, and nobody behind your last pirate. But a pirate may leave the boat for cards; in a new game you can switch this rule off. Go back from the boat.
learn-leave-boat-right = To the two on 33: two cards. To the fort, though, nobody ever goes back.
learn-leave-boat-wrong = Choose the boat, then space 33.
learn-leave-board = Now aboard again: play the key with the pirate on space 33.
learn-leave-board-right = No key is left ahead, so it is in the boat again, and you still have a card.
learn-leave-board-wrong = Play the key with the pirate on space 33.
learn-leave-last = Use it: play the pistol with your last pirate.
learn-leave-last-right = Out, in again, and a card gained: pirates in the boat can still fetch you cards.
learn-leave-last-wrong = Play the pistol with the pirate on space 12.

## The plans of the rulebooks

learn-plan-table = Every rulebook explains this position: four players, Tortuga, and you are Blue. They show three plans for your turn. Try them all.
learn-plan-wrong = A fine idea for a game of your own! This plan is different: choose what glows.
learn-first-fort = You hold four daggers. Bring the pirate out of the fort with the first.
learn-first-fort-right = The dagger on 5 was occupied, so it ran on to 7.
learn-first-six = Two of yours stand on space 6. Play a dagger with one of them.
learn-first-six-right = To 15: your own pirate already stands on the dagger on 7.
learn-first-other = And now the other one from space 6.
learn-first-other-right = Over 7 and 15, to 24. Tempting, but risky: 5, 7, 15 and 24 are now a road of daggers, and the row’s second and third cards are daggers. Whoever takes them runs along your road.
learn-second-one = The same position, another plan: collect cards. Go back with your pirate on space 17.
learn-second-one-right = To 12, where one green pirate stood: one card.
learn-second-two = It left only two pirates on 17. So now go back from 18.
learn-second-two-right = Two cards, and 17 is full again.
learn-second-more = Once more from 17: by now two pirates stand on 12.
learn-second-more-right = Two more: five cards in one turn! But three of your pirates are now far behind and may miss the boat.
learn-third-boat = A bit of both. Beyond 17 every bottle is occupied: play your bottle with the pirate there.
learn-third-boat-right = Straight aboard, your first!
learn-third-back = Now go back from 18 to the two red pirates on 17.
learn-third-back-right = Two cards, and the bottle on 18 is empty again: nobody else gets aboard so easily with a bottle.
learn-third-fort = And finally, a dagger for the pirate at the fort.
learn-third-fort-right = To 7. One aboard, two cards drawn, one more on the way: the rulebooks call this the best of the three.
learn-free-turn = The same position once more, and now you decide. Make one to three moves of your own.
learn-free-right = That is the whole game, and you can play it! Start a real one now; if you are unsure, press Hint and ask the captain.

## The page of the course

learn-lead = You learn by playing. Six short lessons are enough for a first game and take about three minutes; the others show you the finer points.
learn-short = In three minutes
learn-later = The finer points
learn-begin = Begin
learn-continue = Continue
learn-all = All lessons
learn-number = Lesson { $number } of { $total }
learn-step = Step { $number } of { $total }
learn-done = done
learn-next = Next
learn-next-lesson = Next lesson
learn-more = More lessons
learn-again = Again
learn-play = Play a real game
