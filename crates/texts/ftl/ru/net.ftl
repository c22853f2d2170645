### Online tables at the terminal.

opt-online = Сесть за сетевой стол: ссылка на него, например { $form }
reason-link = нужна ссылка на сетевой стол, например { $form }
net-connected = Связь есть.
net-unreachable = до сервера не достучаться: { $reason }
net-refused = сервер отказывает в соединении ({ $reason })
net-identity = не удаётся прочитать или сохранить то, по чему вас узнаёт сервер: { $reason }
net-outdated = Сервер новее этой программы. Обновите её, пожалуйста.
net-nonsense = Сервер прислал что-то непонятное, спрашиваем снова.
net-chat = { $name }: { $form }
net-may-start = Все в сборе? «{ $form }» начинает игру.
net-not-begun = Игра ещё не началась.
net-no-advice = Когда играют люди, капитан молчит.
net-free-seat = свободно
net-keys = Введите ход, { $form } — помощь, { $key }слова — разговор, { $input } — выход.
