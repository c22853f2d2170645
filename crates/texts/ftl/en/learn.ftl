### The course. Each step says what to do (learn-…), what came of it (…-right) and, kindly, why
### something else is not wanted now (…-wrong). The learner is Blue; Red answers.

learn-aim = The aim
learn-advance = Forward with a card
learn-jump = Jumping
learn-board = Into the boat
learn-one = Back for a card
learn-two = Back for two
learn-turn = A whole turn
learn-road = The road
learn-row = The open row
learn-hidden = Hidden cards
learn-first = First plan: run
learn-second = Second plan: collect
learn-third = Third plan: a bit of both
learn-free = Your own plan

## The aim

learn-aim-tunnel = Night falls on Cartagena. Your pirates, the blue ones, are escaping from the fort through the tunnel. At the far end a boat is waiting.
learn-aim-six = You have six of them. The first player with all six aboard wins. Five of yours have made it; the last one is on space 33.
learn-aim-last = You have one card left, a key. Choose your last pirate and play the key.
learn-aim-won = All six aboard: you’ve won! Now let’s see how they got there.
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

learn-one-back = Out of cards! The only way to get new ones is to go back. Move the pirate on space 15 to the nearest occupied space behind it.
learn-one-back-right = One pirate stood there, so you draw one card.
learn-one-wrong = Go back first: there is somebody behind your leading pirate.
learn-one-own = Your own pirates will do as well as anyone’s. Go back once more, from 12 to 9.
learn-one-own-right = Another card. Going back is no loss: cards carry you much farther.
learn-one-play = You may play a card as soon as you have drawn it. Play one of your two.
learn-one-play-right = Back twice and forward once, all in one turn.
learn-one-play-wrong = Not yet: first play one of your new cards.

## Back for two

learn-two-pair = Two pirates stand on space 17. Go back to them with yours from space 20.
learn-two-pair-right = Two stood there, so you draw two cards. Now the space is full: it holds three and no more.
learn-two-pair-wrong = You could, but the pirate on space 20 has two pirates right behind it.
learn-two-skip = Going back, you skip empty spaces and full ones, but never a space with one or two pirates. See where the pirate on space 22 ends up.
learn-two-skip-right = Past the three on 17, to the two on 10: two cards again.
learn-two-skip-wrong = Take the pirate on space 22: it has to pass the full space.
learn-two-find = Once more for two! The board shows in advance how many cards each move back brings.
learn-two-find-right = Two more. Six cards in one turn!
learn-two-find-wrong = That doesn’t bring two cards. A single pirate on the way stops you, so look for a move back that ends on a pair.
learn-two-boat = Good to know: nobody ever goes back to the fort. But a pirate in the boat may go back into the tunnel for cards.

## A turn

learn-turn-one = A turn has up to three moves, and the lamps count them. Make any move you like.
learn-turn-one-right = One lamp is out, two moves are left.
learn-turn-wrong = You could stop here, but this time use all three moves.
learn-turn-stop = After one or two moves you may stop and keep your cards. End your turn.
learn-turn-stop-right = Red went forward twice and then stopped. It is your turn again.
learn-turn-stop-wrong = Save that for later: end your turn now.
learn-turn-three = Now use all three moves, in any order: forward or back, with the same pirate or another.
learn-turn-more = One done. Keep going.
learn-turn-last = And the third.
learn-turn-over = Three moves: your turn is over. In a real game you confirm it, or take the last move back.

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
learn-hidden-jamaica = In Jamaica there is no row, and hands are hidden. You only see how many cards Red has.
learn-hidden-draw = Go back with the pirate on space 13. The card comes from the face-down pile: luck decides.
learn-hidden-draw-right = A key! Only you know.
learn-hidden-draw-wrong = Draw a card first: go back with the pirate on space 13.
learn-hidden-hispaniola = In Hispaniola hands are hidden, too, but cards come from the open row. Pay attention, and you’ll know what the others took.

## The plans of the rulebooks

learn-plan-table = Every rulebook explains this position: four players, Tortuga, and you are Blue. They show three plans for your turn. Try them all.
learn-plan-wrong = A fine idea for a game of your own! This plan is different: choose what glows.
learn-first-fort = You hold four daggers. Bring the pirate out of the fort with the first.
learn-first-fort-right = The dagger on 5 was occupied, so it ran on to 7.
learn-first-six = Two of yours stand on space 6. Play a dagger with one of them.
learn-first-six-right = To 15: your own pirate already stands on the dagger on 7.
learn-first-other = And now the other one from space 6.
learn-first-other-right = Over 7 and 15, all the way to 24. Three pirates have come a long way.
learn-first-road = Tempting, but risky: 5, 7, 15 and 24 are now a road of daggers, and the second and third cards of the row are daggers. Whoever takes them runs along your road.
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

learn-lead = Short lessons, each a small piece of a game that you play yourself. Together they take about fifteen minutes.
learn-begin = Begin
learn-continue = Continue
learn-all = All lessons
learn-number = Lesson { $number } of { $total }
learn-step = Step { $number } of { $total }
learn-done = done
learn-next = Next
learn-next-lesson = Next lesson
learn-again = Again
learn-play = Start a real game
learn-which = There is more than one way to get there: choose both the pirate and the card.
# A player, then what they hold.
learn-with = { $first }: { $last }
