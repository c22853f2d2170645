### The rules, to be read and searched. What table.ftl says of them in short stands here, too.

book-aim = Aim of the game
book-aim-players = Two to five people play. Each leads six pirates of one colour: blue, red, yellow, green or brown.
book-aim-time = The Czech and Japanese rulebooks recommend the game from the age of eight and say that it takes 30 to 45 minutes.
book-aim-picture = The fort comes before space 1, the boat after space 36.

book-story = The story behind it
book-story-escape = In 1672, the rulebooks tell, pirates escaped from the fort of Cartagena. The Hebrew and Czech books speak of a handful, the others of about thirty, and thirty is the number in the box.
book-story-names = All but the Japanese book add that pirates in the Caribbean later played a game about it: in Jamaica a quick one with more luck, and on the island of Tortuga one that takes more skill (the Hebrew book says Cartagena instead). That is how the variants got their names.

book-parts = What is on the table
book-parts-symbols = Six symbols appear on the spaces and on the cards.
book-parts-tunnel = The tunnel has six segments of six spaces each, and every segment shows each symbol once. Segments go in any order and either way round, which makes 46,080 different tunnels.
book-parts-sides = The rulebooks say that the segments are printed on both sides. No source shows the second sides, so we play the six segments that are known, either way round.
book-parts-ends = The fort and the boat are not spaces: they hold any number of pirates.
book-parts-cards = There are 102 cards, 17 of each symbol. One more card shows an arrow; nobody draws it, it only shows which end of the row to draw from.

book-setup = Setting up
book-setup-tunnel = Lay the six segments end to end, at random or as you like.
book-setup-pirates = Put all pirates at the fort.
book-setup-deal = Shuffle the cards and deal six to each player. The rest is the draw pile.
book-setup-row = In Tortuga and Hispaniola, lay twelve cards face up in a row. The first one laid is the first one taken; the arrow card beneath the row shows the direction. Jamaica does without it.
book-setup-first = Whoever looks most like a pirate begins, or draw lots; it is not necessarily an advantage. Then play goes clockwise.
book-setup-fewer = With fewer than five players the other colours stay out, but all cards are used.

book-turn = Your turn
book-turn-mix = Combine forward and backward moves as you like; the same pirate may move more than once.
book-turn-end = You must make at least one move if you can. After one or two moves you may stop; a third move is your last.

book-advance = Forward
book-advance-jump = Occupied spaces are jumped over, however many there are. Your own pirates count just like anyone else’s.
book-advance-picture = Yellow plays a skull. The skulls on 12 and 17 are occupied, so the pirate runs from 9 to 23.
book-advance-boat = Every bottle beyond 17 is occupied. With a bottle, this blue pirate goes straight aboard.

book-retreat = Back
book-retreat-picture = Red goes back from 8 to 6, where two blue pirates stand, and draws two cards.
book-retreat-skip = It doesn’t matter whose pirates they are. Empty spaces and spaces with three are skipped, but you may never pass a space with one pirate to reach a space with two. With no such space behind it, a pirate cannot go back.
book-retreat-full = There are three pirates on 17, so the blue one on 18 goes past them to 12 and draws one card.

book-cards = Cards
book-cards-now = You may play a card in the same turn in which you drew it.
book-cards-pile = When you need a card and the draw pile is empty, shuffle the discard pile to make a new draw pile. The card you have just played is already part of it.
book-cards-row = Draw from the front of the row. As soon as it is empty, lay out twelve new cards, even between the two cards of one draw.
book-cards-short = If the draw pile runs out while you lay the row, shuffle the discards and carry on; if there are still too few, the row is shorter. If every card is in somebody’s hand, the row stays empty until the next draw, which first lays a new one from whatever has been discarded.
book-cards-none = There is no hand limit. Even when no cards are left anywhere you may go back; you draw what there is, or nothing.
book-cards-open = Everyone can always see the tunnel, all pirates, the size of every hand and of the draw pile, and every card played.

book-variants = Three variants
book-variants-memory = In Hispaniola everyone sees which cards are taken from the row. The program remembers them for everyone until they are played.
book-variants-books = Jamaica and Tortuga come from the rulebooks; the Hebrew one calls Tortuga “Cartagena”. Hispaniola is in none of the five: it is a variant played online.

book-options = Options
book-options-why = Where the rulebooks differ, the choice is yours.
book-options-default = By default you may not skip a turn, but pirates may leave the boat.
book-options-books = These defaults follow the Hebrew, Russian, Danish and Japanese rulebooks; the Czech one also allows skipping a turn.

book-end = How it ends
book-end-win = As soon as a player’s sixth pirate is in the boat, that player wins, even in the middle of a turn.
book-end-draw = If nobody at the table can move forward or back, the game is a draw. No rulebook mentions this; it is our house rule.

book-cases = Special cases
book-case-none = You cannot move at all
book-case-none-answer = Your turn ends; there is nothing else you can do.
book-case-boat = Your hand is empty, and only a pirate in the boat can go back
book-case-boat-answer = If you have not moved yet this turn, it must go back, unless skipping a turn is allowed.
book-case-same = A pirate on a bottle plays a bottle
book-case-same-answer = It goes to the next empty bottle ahead, or aboard if there is none.
book-case-leave = A pirate leaves a space with three
book-case-leave-answer = From then on the space counts as holding two, even for your very next move.
book-case-draw = You don’t want the cards for going back
book-case-draw-answer = You still take them: drawing is part of the move.
book-case-board = You would rather not board
book-case-board-answer = With no empty space of that symbol left, the boat is the only place to go. But nobody makes you play that card.

book-example = An example from the rulebooks
book-example-table = Every rulebook explains this position: four players, Tortuga, Blue to move. You can play all three plans yourself in the course. The verdicts are the rulebooks’ own.
book-example-first = First plan: three daggers, from the fort to 7, from 6 to 15 and from 6 to 24. Tempting, but rarely wise: the daggers on 5, 7, 15 and 24 are now a road, and the second and third cards of the row are daggers for the others to take.
book-example-second = Second plan: 17 back to 12, 18 back to 17 and 17 back to 12, for five cards in one turn. They will last for a while, but three blue pirates are left far behind and may miss the boat.
book-example-third = Third plan, and the best: a bottle takes the pirate on 17 aboard, another goes back from 18 to 17 for two cards and breaks the road of bottles, and a dagger brings one from the fort to 7.

book-sources = Where the rulebooks differ
book-sources-five = These rules come from five printed rulebooks: in Hebrew, Russian, Danish, Czech and Japanese. They do not agree on everything.
book-source-first = Who begins
book-source-first-answer = The player who looks most like a pirate, or in the Hebrew book like a pirate leader. All but the Japanese book warn that this may be no advantage. Here chance decides, unless you choose.
book-source-least = At least one move
book-source-least-answer = The Russian, Danish and Japanese books demand it. The Hebrew one speaks of one, two or three moves, and only the Czech one lets you skip the turn. Here you must make a move, unless you allow skipping.
book-source-draw = Cards for going back
book-source-draw-answer = The Danish book says that you must draw them; the Russian and Japanese ones just say to draw. In the Hebrew and Czech books you may take one card for one pirate, and you get two for two. Here you always draw: a choice that can only lose helps nobody.
book-source-board = Boarding
book-source-board-answer = When no empty space with the symbol is left, the Russian and Danish books say that you can go aboard; in the other three the pirate simply does. Here it always does: you choose the card, not where it leads.
book-source-shuffle = A new draw pile
book-source-shuffle-answer = The books make it from the discards once the pile is used up. Here that waits until a card is needed: nobody at a table shuffles before the next draw, and the cards played in between belong in it.
book-source-slips = Misprints
book-source-slips-answer = The Russian and Danish lists of symbols leave out the pistol, and the Hebrew book counts six colours instead of five. In the example, the Hebrew book plays the second dagger of the first plan from 7 instead of 6, and in the third plan the Danish one has Blue occupy a bottle, though the move frees it.

## The page itself

read-contents = Contents
read-search = Search the rules
read-found = { $count ->
    [0] Nothing found. Try another word, or only its beginning.
    [one] { $count } chapter found
   *[other] { $count } chapters found
}
read-show = Show the moves
read-course = You can also learn all this by playing.
