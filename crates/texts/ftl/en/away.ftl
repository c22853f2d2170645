### The page about being told while one is elsewhere: notifications, chats, holidays.

away-title = While you are elsewhere
away-about = When no page with the table is open in front of you, you can be told that it is your turn. Messages name the game and the players, never a card.
away-link = Notifications and holidays

## On this device

away-here = On this device
away-here-about = Notifications come even when this page is closed. The browser asks you once.
away-here-on = Turn on notifications here
away-here-off = Turn off notifications here
away-here-is-on = Notifications are on for this device.
away-here-cannot = This browser cannot notify you while the page is closed. On an iPhone or iPad, add the page to the home screen first.
away-here-failed = The browser’s notification service cannot be reached right now. Try again later.
away-kinds = What you are told
away-kind-turn = It is my turn
away-kind-reminder = My time is running out
away-kind-reminder-about = In games by hours or days, when a quarter of the turn is left, but no earlier than twelve hours before its end.
away-kind-over = A game is over

## By e-mail

away-mail = By e-mail
away-mail-about = Without a clock, or with half an hour or more for a turn, an e-mail can tell you. Your address is used for nothing else, and every e-mail has a link that ends them.
away-mail-address = Your e-mail address
away-mail-set = Send e-mails there
away-mail-waiting = An e-mail has gone to { $form }. Open the link in it within a day to confirm the address.
away-mail-is = E-mails go to { $form }.
away-mail-remove = Remove the address
away-mail-bad = This is not an e-mail address that can be used here.
away-mail-often = An e-mail has gone there already, or too many have been asked for. Try again tomorrow.

## Holidays

away-holiday = Holidays
away-holiday-about = During a holiday your clock stands still in all games with an hour or more for a turn. You may play all the same, and the others see that you are on holiday.
away-holiday-left = { $count ->
    [one] You have { $count } of { $total } days left; days count for a year.
   *[other] You have { $count } of { $total } days left; days count for a year.
}
away-holiday-days = Days
away-holiday-begin = Begin the holiday
away-holiday-until = You are on holiday until { $form }.
away-holiday-end = End the holiday
away-holiday-too-long = You do not have that many days left.
seat-holiday = is on holiday until { $form }

## One table

away-table = This table
away-table-tell = Tell me about this table
away-chat = Chat program
away-chat-about = The server can write into a chat when it is the turn of somebody who is not looking. Let your chat program make an address at which it takes messages (an incoming webhook), and enter it here.
away-chat-is = Messages go to { $form }.
away-chat-address = Address of the webhook
away-chat-set = Write there
away-chat-remove = Stop writing there
away-chat-bad = This address will not do: it must begin with https:// and lead to the public internet.
away-chat-key = Key of the signatures
away-chat-key-about = It is shown only now. Whoever receives the messages can check with it that they come from here (HMAC-SHA256).
away-back = Back to the table
