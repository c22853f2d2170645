### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = Ваш ход, соперники: { $name } ({ $form }).
notice-reminder = На ваш ход осталось всего { $input }, соперники: { $name } ({ $form }).
notice-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
notice-won = Вы победили, соперники: { $name } ({ $form }).
notice-lost = Партия окончена, соперники: { $name } ({ $form }). Победа: { $input }.
notice-drawn = Партия окончена вничью, соперники: { $name } ({ $form }).

## In a chat

chat-turn = { $first }, ваш ход, соперники: { $name } ({ $form }).
chat-reminder = { $first }, на ваш ход осталось всего { $input }, соперники: { $name } ({ $form }).
chat-won = { $name } ({ $form }): победа, { $input }.
chat-drawn = { $name } ({ $form }): ничья.

## In e-mails

mail-open = К столу:
mail-why = Вы получили это письмо, потому что указали свой адрес на { $form }.
mail-settings = О чём вам сообщать:
mail-stop = Больше не присылать писем:
mail-question-subject = это ваш адрес?
mail-question = Кто-то из играющих на { $form } хочет получать на этот адрес письма о своём ходе. Если это вы, откройте эту страницу в течение 24 часов и нажмите на кнопку:
mail-question-no = Если это не вы, ничего делать не нужно: больше писем не будет. На этой странице можно сразу удалить свой адрес:

## Behind the links of e-mails

mail-confirm-about = Присылать письма о ваших партиях на { $form }?
mail-confirm-yes = Да, присылайте
mail-confirmed = Готово: когда наступит ваш ход, а стола у вас перед глазами нет, на { $form } придёт письмо.
mail-stop-about = Больше не присылать писем на { $form }? Адрес будет удалён.
mail-stop-yes = Больше не присылать
mail-stopped = Адрес удалён. Писем больше не будет.
mail-link-old = Эта ссылка уже использована или устарела.
mail-to-game = К игре
