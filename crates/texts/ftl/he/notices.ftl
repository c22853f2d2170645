### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = תורכם מול { $name } ({ $form }).
notice-reminder = נשארו רק { $input } לתור שלכם מול { $name } ({ $form }).
notice-minutes = { $count ->
    [one] דקה אחת
    [two] שתי דקות
   *[other] { $count } דקות
}
notice-won = ניצחתם במשחק מול { $name } ({ $form }).
notice-lost = המשחק מול { $name } ({ $form }) נגמר. הניצחון של { $input }.
notice-drawn = המשחק מול { $name } ({ $form }) נגמר בתיקו.

## In a chat

chat-turn = { $first }, תורכם מול { $name } ({ $form }).
chat-reminder = { $first }, נשארו רק { $input } לתור שלכם מול { $name } ({ $form }).
chat-won = { $name } ({ $form }): הניצחון של { $input }.
chat-drawn = { $name } ({ $form }): תיקו.
