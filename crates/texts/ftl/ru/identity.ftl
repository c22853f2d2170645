### Ключи доступа, выгрузка данных и удаление.

identity-passkeys = Ключи доступа
identity-passkeys-about = Ключ доступа хранится в телефоне, компьютере или аппаратном ключе. С ним вы входите по отпечатку, лицу или пин-коду сколько угодно раз.
identity-passkey-none = У вас ещё нет ключа доступа.
identity-passkey-make = Создать ключ доступа
identity-passkey-made = Ключ доступа готов.
identity-passkey-failed = Ключ доступа не создан. Попробуйте ещё раз или запишите код восстановления.
identity-passkey-unnamed = Ключ доступа
identity-passkey-name = Название нового ключа
identity-passkey-since = Создан: { $form }
identity-passkey-used = Последний вход: { $form }
identity-passkey-remove = Убрать
identity-passkey-remove-who = Убрать ключ доступа: { $name }
identity-passkey-removed = Этот ключ здесь больше не действует. Теперь его можно удалить и на устройстве.
identity-passkey-go = Войти с ключом доступа
identity-passkey-done = С возвращением!
identity-passkey-wrong = Этот ключ здесь не действует: его убрали, или он от другого сервера.
identity-passkey-not-used = Вход не выполнен: ключ доступа не использован.

## Забрать всё с собой

identity-export = Ваши данные
identity-export-about = Всё, что этот сервер о вас знает, одним файлом: имя, устройства и столы, ваши сообщения в чате и записи сыгранных партий.
identity-export-go = Скачать всё
identity-export-done = Файл сохраняется в загрузки.

## Удалиться

identity-delete = Удалить всё
identity-delete-about = Ваше имя и всё, что вы писали в чате, исчезнут с этого сервера, в том числе из сыгранных партий. В незаконченных партиях вы сдаётесь. Отменить это нельзя.
identity-delete-start = Удалить меня
identity-delete-sure = Вы уверены? Тогда введите слово: { $form }
identity-delete-word = удалить
identity-delete-label = Слово для подтверждения
identity-delete-go = Удалить всё навсегда
identity-delete-keep = Оставить всё
identity-delete-done = Готово. Этот сервер вас больше не знает.

## Для остальных

identity-chat-removed = Это сообщение удалено.
identity-end-reworded = С тех пор как вы отметили конец этой партии, в ней удалили или заменили имя или сообщение, поэтому её запись уже не та. Карты и ходы по-прежнему можно проверить.

## Bots of one’s own

identity-bots = Ваши боты
identity-bots-about = Ваша программа может играть за столами, на которые у вас есть ссылка, и все видят, что это бот. Входит она по токену.
identity-bot-none = Ботов у вас нет.
identity-bot-name = Имя для бота
identity-bot-make = Создать токен
identity-bot-yours = Токен для { $name }
identity-bot-once = Скопируйте его сейчас: он показывается только один раз. Тот, у кого он есть, может посадить программу играть под этим именем. Как им пользоваться, расскажет «{ $form }».
identity-bot-copy = Скопировать токен
identity-bot-kept = Токен сохранён
identity-bot-since = Токен создан: { $form }
identity-bot-plays = Играет сейчас
identity-bot-void = Отозван. Под тем же именем можно создать новый токен.
identity-bot-revoke = Отозвать
identity-bot-revoke-who = Отозвать токен: { $name }
identity-bot-revoked = Токен больше не действует, бот отключён.
identity-bot-many = Больше ботов завести нельзя. Возьмите прежнее имя или отзовите бота, который ещё ни разу не играл.
identity-bot-bad-name = Выберите имя короче. Пометка { $form } добавится сама.
