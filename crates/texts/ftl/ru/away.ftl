### The page about being told while one is elsewhere: notifications, chats, holidays.

away-title = Когда вы заняты другим
away-about = Когда стол не открыт у вас перед глазами, вам можно сообщить, что ваш ход. В сообщениях названы игра и игроки, карт в них нет.
away-link = Уведомления и отпуск

## On this device

away-here = На этом устройстве
away-here-about = Уведомления приходят, даже если страница закрыта. Браузер спросит один раз.
away-here-on = Включить уведомления здесь
away-here-off = Выключить уведомления здесь
away-here-is-on = На этом устройстве уведомления включены.
away-here-cannot = Этот браузер не умеет уведомлять, когда страница закрыта. На iPhone или iPad сначала добавьте страницу на экран «Домой».
away-here-failed = Служба уведомлений браузера сейчас недоступна. Попробуйте позже.
away-kinds = О чём сообщать
away-kind-turn = Мой ход
away-kind-reminder = Моё время кончается
away-kind-reminder-about = В партиях на часы и дни: когда остаётся четверть времени на ход, но не раньше чем за двенадцать часов до конца.
away-kind-over = Партия окончена

## Holidays

away-holiday = Отпуск
away-holiday-about = Во время отпуска ваши часы стоят во всех партиях, где на ход даётся час и больше. Играть всё равно можно, а другие видят, что вы в отпуске.
away-holiday-left = { $count ->
    [one] Остался { $count } день из { $total }; дни считаются за год.
    [few] Осталось { $count } дня из { $total }; дни считаются за год.
    [many] Осталось { $count } дней из { $total }; дни считаются за год.
   *[other] Осталось { $count } дня из { $total }; дни считаются за год.
}
away-holiday-days = Дни
away-holiday-begin = Начать отпуск
away-holiday-until = Вы в отпуске до { $form }.
away-holiday-end = Закончить отпуск
away-holiday-too-long = Столько дней у вас не осталось.
seat-holiday = в отпуске до { $form }

## One table

away-table = Этот стол
away-table-tell = Сообщать мне об этом столе
away-chat = Чат
away-chat-about = Сервер может писать в чат, когда ходит тот, кто не смотрит на стол. Создайте входящий вебхук в Mattermost, Slack, Rocket.Chat или другой программе и введите его адрес здесь.
away-chat-is = Сообщения уходят на { $form }.
away-chat-address = Адрес вебхука
away-chat-set = Писать туда
away-chat-remove = Больше туда не писать
away-chat-bad = Этот адрес не подходит: он должен начинаться с https:// и вести в открытый интернет.
away-chat-key = Ключ подписей
away-chat-key-about = Он показывается только сейчас. По нему получатель может проверить, что сообщения пришли отсюда (HMAC-SHA256).
away-back = Назад к столу
