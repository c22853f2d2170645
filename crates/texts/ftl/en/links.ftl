### Links that show the board: what programs say about a link.

link-title = { $places } – Cartagena, { $form }
link-title-empty = Cartagena, { $form }
link-free = { $count ->
    [0] All seats are taken; the game is about to begin.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
link-playing = The game is under way; { $name } to move.
link-over = The game is over.
link-won = { $name } has won.
link-drawn = The game ended in a draw.
link-about = Pirates break out of the fortress of Cartagena: a board game in the browser, without an account.
