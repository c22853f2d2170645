### Links that show the board: what programs say about a link.

link-title = { $places } – Картахена, { $form }
link-title-empty = Картахена, { $form }
link-free = { $count ->
    [0] Все места заняты, игра вот-вот начнётся.
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
    [many] Свободно { $count } мест.
   *[other] Свободно { $count } места.
}
link-playing = Партия идёт, ходит { $name }.
link-over = Партия окончена.
link-won = Победа: { $name }.
link-drawn = Партия закончилась вничью.
link-about = Пираты бегут из крепости Картахена: настольная игра в браузере, без регистрации.
