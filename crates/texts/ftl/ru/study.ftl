### Looking back at a game: replay, analysis, sharing.

## The way in

study-lead = Пройдите партию шаг за шагом, посмотрите, кто и когда был впереди, и найдите ход, который всё решил.
study-paste = Запись партии или позиция
study-paste-about = Вставьте текст сюда или перетащите текстовый файл в любое место страницы.
study-read = Открыть
study-file = Выбрать файл
study-finished = Завершённые партии на этом устройстве
study-none-finished = Здесь появятся партии, которые вы доиграете.
study-reading = Читаем партию.
study-imported = { $count ->
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
}
study-import-known = { $count ->
    [one] { $count } партия здесь уже была.
    [few] { $count } партии здесь уже были.
    [many] { $count } партий здесь уже было.
   *[other] { $count } партии здесь уже было.
}
study-import-unread = { $count ->
    [one] { $count } партию прочитать не удалось.
    [few] { $count } партии прочитать не удалось.
    [many] { $count } партий прочитать не удалось.
   *[other] { $count } партии прочитать не удалось.
}
backup-save = Сохранить всё в файл
backup-open = Восстановить из файла
backup-about = Партии с вариантами, настройки, уроки и результаты задач — чтобы сохранить или перенести на другое устройство. Партия со скрытыми картами сохраняется, когда она закончена.
backup-restored = Настройки и уроки восстановлены.
backup-bad = В этом файле нет ни партий, ни настроек.
study-misread = Это не удаётся прочитать: { $reason }
study-not-a-game = Это не похоже на партию в «Картахену». Вставьте запись партии, позицию или ссылку на партию.
study-other-address = Этот адрес не ведёт к партии в «Картахену». В ссылке на партию есть { $form }.
study-table-link = Эта ссылка ведёт к столу в сети.
study-to-table = Перейти к столу
study-bad-link = Ссылка по пути оборвалась или изменилась. Попросите прислать её ещё раз — или запись партии, и вставьте её здесь.
study-no-game = Этой партии на этом устройстве нет.
study-still-hidden = Эта партия ещё идёт, и часть карт скрыта. Вернитесь, когда она закончится.
study-other = Другая партия
study-consistent = Карты следуют из чисел в записи. Были ли они обещаны до партии, по одной записи не узнать.

## Going through it

study-start = Перед началом
study-move = Действие { $number } из { $total }
study-controls = Просмотр партии
study-first = В начало
study-turn-before = На ход назад
study-previous = На шаг назад
study-play = Проиграть
study-pause = Пауза
study-next = На шаг вперёд
study-turn-after = На ход вперёд
study-last = В конец
study-speed = Скорость
study-slider = Момент партии
study-keys = Клавиши: влево и вправо — на перемещение, вверх и вниз — на ход, { $first } и { $last } — в начало и в конец, пробел — проиграть или пауза.
study-parts = Об этой партии
study-moves = Ходы
study-chances = Шансы
study-lessons = Выводы
study-cards = Карты
study-turn = Ход { $number }

## Taking it along

study-share = Поделиться и сохранить
study-share-link = Поделиться ссылкой
study-copy-link = Скопировать ссылку
study-copy-game = Скопировать партию
study-copy-position = Скопировать позицию
study-save-record = Сохранить запись
study-save-picture = Сохранить картинку ({ $form })
study-save-film = Сохранить партию анимацией ({ $form })
study-film-drawing = Рисуем анимацию…
study-film-failed = Не получилось нарисовать анимацию.
study-copied = Скопировано.
study-not-copied = Браузер не даёт скопировать. Вот текст:
study-not-shared = Поделиться не удалось.
study-go-on = Играть отсюда

## The analysis

study-analyse = Оценить каждый ход
study-analyse-about = Капитан посмотрит на каждый ход и прикинет, что ещё можно было сделать.
study-stop = Остановить
study-progress = Оценено { $number } из { $total }
study-stopped = Анализ остановлен; остальная часть партии не оценена.
study-no-net = Не удалось загрузить данные капитана. Попробуйте ещё раз, когда будет связь.
study-nothing-to-judge = Здесь нет завершённых ходов, которые можно оценить.
study-graph = Шансы каждого на победу по ходу партии
study-graph-about = Нажмите на график, чтобы перейти к этому моменту.
study-table = Шансы в виде таблицы
study-table-end = Конец
study-percent = { $percent } %
slip-inaccuracy = Неточность
slip-mistake = Ошибка
slip-blunder = Грубая ошибка
study-loss = { $percent ->
    [one] Это стоило { $percent } процентный пункт.
    [few] Это стоило { $percent } процентных пункта.
    [many] Это стоило { $percent } процентных пунктов.
   *[other] Это стоило { $percent } процентного пункта.
}
study-better = Лучше было
study-show-better = Показать лучший ход
study-hide-better = Назад к сыгранному
study-better-shown = Показан лучший ход.
study-turn-lost = { $percent ->
    [one] Ход { $number }: потерян { $percent } процентный пункт
    [few] Ход { $number }: потеряны { $percent } процентных пункта
    [many] Ход { $number }: потеряно { $percent } процентных пунктов
   *[other] Ход { $number }: потеряно { $percent } процентного пункта
}
study-hinge = Решающим был ход { $number } ({ $name }).
study-precision = Точность { $percent } %
study-precision-about = 100 % значит, что каждый ход был не хуже лучшего, который нашёл капитан. Везение с картами не считается, как и ходы, которые уже ничего не могли изменить.
study-flawless = Заметных ошибок не было.

## Luck and skill apart

luck-title = Карты и игра
luck-cards = Карты
luck-play = Игра
luck-by-cards = Победа ({ $name }): карты помогли больше, чем игра.
luck-by-play = Победа ({ $name }): игра помогла больше, чем карты.
luck-by-both = Победа ({ $name }): карты и игра помогли примерно поровну.
luck-unforeseen = Победа ({ $name }) стала для капитана неожиданностью: её не объясняют ни карты, ни игра.
luck-luckiest = Самый удачный добор: ход { $number }, { $name }, +{ $percent } %
luck-costliest = Самый дорогой ход: ход { $number }, { $name }, −{ $percent } %
luck-about = В процентных пунктах шанса на победу. Карты: раздача и добор по сравнению со всем, что могло прийти. Игра: что потеряли свои ходы и что дали чужие ошибки. Остальное разделить нельзя.

## Trying moves beside the game

trial-try = Попробовать здесь другое
trial-try-better = Попробовать на доске
trial-title = Пробуем ходы
trial-back = Назад к партии
trial-captain = Мнение капитана:
trial-thinking = Капитан смотрит…
trial-over = Здесь партия кончается.
trial-turns = Лучшие ходы
# $form is a list of moves.
trial-aloud = { $name }: { $percent } %. Лучше всего: { $form }.
trial-line = Этот вариант
trial-start = Партия до этого места
trial-in-game = Так было сыграно. Любое другое перемещение начнёт вариант.
trial-cards = Карты из колоды приходят здесь случайно.
trial-full = Рядом с этой партией больше нет места.
trial-not-kept = Ваш браузер этого не сохраняет. Поделитесь ссылкой или сохраните запись.
trial-name = Название
trial-delete = Удалить
trial-deleted = Вариант удалён.
# Before the name of a variation, for those who hear the page.
trial-variation = Вариант:
