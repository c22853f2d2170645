### The rules, to be read and searched. What table.ftl says of them in short stands here, too.

book-aim = What it is about
book-aim-players = Two to five people play. Each leads six pirates of one colour: blue, red, yellow, green or brown.
book-aim-picture = The fort is before space 1, the boat behind space 36.

book-parts = What is on the table
book-parts-symbols = Six symbols appear on the spaces and on the cards.
book-parts-tunnel = The tunnel has six segments of six spaces each, and every segment shows each symbol once. Segments go in any order and either way round, which makes 46,080 different tunnels.
book-parts-ends = Fort and boat are not spaces: any number of pirates may be there.
book-parts-cards = There are 102 cards, 17 with each symbol. One card more shows an arrow; nobody draws it, it only marks the end of the row that is taken first.

book-setup = Before you start
book-setup-tunnel = Lay the six segments end to end, at random or as you like.
book-setup-pirates = Put all pirates at the fort.
book-setup-deal = Shuffle the cards and deal six to each player. The rest is the draw pile.
book-setup-row = In Tortuga and Hispaniola, lay twelve cards face up in a row. The first one laid is the first one taken.
book-setup-first = Draw lots for who begins, or choose the one who looks most like a pirate. Then play goes round clockwise.
book-setup-fewer = With fewer than five players the other colours stay out, but all cards are used.

book-turn = Your turn
book-turn-mix = Mix them as you like; the same pirate may move again.
book-turn-end = After the third move the turn is over by itself, and after the first or second you may end it. You have to make at least one move if you can.

book-advance = Forward
book-advance-jump = Taken spaces are jumped, however many they are. Your own pirates count like all others.
book-advance-picture = Yellow plays a skull. The skulls on 12 and 17 are taken, so the pirate runs from 9 to 23.
book-advance-boat = Every bottle beyond 17 is taken. With a bottle this blue pirate goes straight aboard.

book-retreat = Back
book-retreat-picture = Red goes back from 8 to 6, where two blue pirates stand, and draws two cards.
book-retreat-skip = It does not matter whose pirates stand there. Empty spaces and spaces with three are skipped. With nothing suitable behind it, a pirate cannot go back.
book-retreat-full = Three pirates stand on 17. So the blue one on 18 goes past them to 12 and brings one card.

book-cards = Cards
book-cards-now = A card just drawn may be played in the same turn.
book-cards-pile = If a card is needed and the draw pile is empty, the discard pile is shuffled and becomes the draw pile. A card just played already lies among the discards.
book-cards-row = From the row one takes the first card. As soon as the row is empty, twelve new cards are laid, even between the two cards of one draw.
book-cards-short = If the draw pile runs out while a row is laid, the discards are shuffled and laying goes on; if there are still too few, the row is shorter. If every card is in a hand it stays empty, and the next draw first lays a new one from what has been discarded by then.
book-cards-none = A hand may be as big as it likes. If no card is left anywhere, you may still go back; you then draw what there is, even nothing.
book-cards-open = Everybody may always see the tunnel, all pirates, the number of cards in each hand and in the draw pile, and every card played.

book-variants = Three variants
book-variants-memory = In Hispaniola everybody saw which cards were taken from the row. The program remembers it for all until they are played.
book-variants-books = Jamaica and Tortuga are in the rulebooks, though one of them calls Tortuga simply Cartagena. Hispaniola is known from play on the internet.

book-options = Options
book-options-why = Where the rulebooks differ, the choice is yours.
book-options-default = Unless you choose otherwise, skipping is not allowed and going back out of the boat is.
book-options-books = That is how the Hebrew, Russian, Danish and Japanese rulebooks are played here; the Czech one allows skipping, too.

book-end = How it ends
book-end-win = The moment somebody’s sixth pirate is in the boat, the game is over and won, even in the middle of a turn.
book-end-draw = If nobody at the table can move forward or back, the game is drawn at once. No rulebook mentions this; it is a rule of this house.

book-cases = Special cases
book-case-none = You have no possible move
book-case-none-answer = Your turn ends; that is the only thing you can do.
book-case-boat = Your hand is empty, and only a pirate in the boat can go back
book-case-boat-answer = If you have not moved yet, it must go back. Only if skipping is allowed may you stay.
book-case-same = A pirate on a bottle plays a bottle
book-case-same-answer = It goes to the next empty bottle ahead; if there is none, aboard.
book-case-leave = A pirate leaves a space with three
book-case-leave-answer = From that moment two stand there, and your very next move may make use of it.
book-case-draw = You do not want the cards for going back
book-case-draw-answer = You take them all the same: drawing is part of the move.
book-case-board = You would rather not board
book-case-board-answer = With no empty space of the symbol left, the boat is the only target. But nobody makes you play that card.

book-example = An example from the rulebooks
book-example-table = All rulebooks explain this game: four players, Tortuga, Blue to move. You can play the three plans yourself in the course.
book-example-first = First plan: three daggers, from the fort to 7, from 6 to 15 and from 6 to 24. The daggers on 5, 7, 15 and 24 are then a road for everybody.
book-example-second = Second plan: 17 back to 12, 18 back to 17 and 17 back to 12. That makes five cards in one turn.
book-example-third = Third plan: a bottle takes the pirate from 17 aboard, another goes back from 18 to 17 for two cards, and a dagger brings one from the fort to 7.

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
