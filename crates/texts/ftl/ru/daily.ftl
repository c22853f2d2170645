### Раздача дня, вызовы и статистика.

## Раздача дня

daily-no-day = На этот день раздачи нет.
daily-to-today = К раздаче дня
daily-deal = { variant } на двоих. У всех одни и те же карты и один и тот же соперник.
daily-play = Сыграть раздачу дня
daily-play-late = Сыграть эту раздачу
daily-go-on = Продолжить
daily-won = { $count ->
    [one] Победа за { $count } ход
    [few] Победа за { $count } хода
    [many] Победа за { $count } ходов
   *[other] Победа за { $count } хода
}
daily-lost = { $count ->
    [one] Поражение через { $count } ход
    [few] Поражение через { $count } хода
    [many] Поражение через { $count } ходов
   *[other] Поражение через { $count } хода
}
daily-drawn = { $count ->
    [one] Ничья через { $count } ход
    [few] Ничья через { $count } хода
    [many] Ничья через { $count } ходов
   *[other] Ничья через { $count } хода
}
daily-luck = Удача { $form } %
daily-late = Сыграно позже
daily-late-about = Партия начата, когда её день уже прошёл. Она есть в календаре, но в дни подряд не входит.
daily-share = Поделиться
daily-copy = Скопировать текст
daily-picture = Сохранить картинку
daily-streak = Дней подряд: { $count }
daily-longest = рекорд: { $count }
daily-month-before = Предыдущий месяц
daily-month-after = Следующий месяц
daily-mark-won = победа
daily-mark-lost = поражение
daily-mark-drawn = ничья
daily-mark-open = не сыграно
daily-about = Как это устроено
daily-about-deal = Подземный проход, карты, вариант и ваше место зависят только от даты, поэтому любой день можно сыграть без сети. Новый день начинается в полночь по UTC.
daily-about-opponent = Соперник никогда не меняется, даже когда другие боты учатся. Играет он примерно как боцман или капитан.
daily-table = Результаты дня
daily-table-empty = Результатов пока нет.
daily-enter = Внести мой результат
daily-proves = Сервер переигрывает каждую партию и проверяет все ходы соперника. Это доказывает, что играли по правилам, но не то, что никто не подсказывал.
daily-nameless = Кто-то
daily-not-known = Сервер вас ещё не знает. Сначала сыграйте партию с друзьями.
daily-over = Приём результатов этого дня закончен.
daily-not-proved = Сервер не смог подтвердить эту партию, поэтому она не внесена.

## Вызовы

challenge-title = Та же раздача
challenge-by = { $name }: эта раздача уже сыграна. Вариант: { variant }, соперники: { $opponents }.
challenge-by-somebody = Эту раздачу уже сыграли. Вариант: { variant }, соперники: { $opponents }.
challenge-about = У вас будут те же карты, то же место и те же соперники. Потом можно сравнить результаты и посмотреть другую партию.
challenge-play = Сыграть эту раздачу
challenge-unproven = Никто не может доказать, что карты сданы случайно, поэтому такие партии никогда не идут в рейтинг.
challenge-unfit = В этой ссылке нет законченной партии одного человека против ботов. Возможно, ссылка обрезана.
challenge-gone = Этой партии на устройстве больше нет.
challenge-cannot = Передать можно только законченную партию одного человека против ботов, и только со всеми её картами.
challenge-they = Другой игрок
challenge-you = Вы
challenge-result = Результат
challenge-game = Партия
challenge-watch = Смотреть
challenge-spaces = { $count ->
    [one] { $count } деление
    [few] { $count } деления
    [many] { $count } делений
   *[other] { $count } деления
}
challenge-give = Бросить вызов другу
challenge-give-about = Кто откроет эту ссылку, сыграет вашими картами с вашего места.
challenge-share = Поделиться ссылкой
challenge-copy = Скопировать ссылку
end-challenge = Бросить вызов другу
end-daily = К результату
end-compare = Сравнить партии

## Статистика

statistics-title = Статистика
statistics-none = Законченных партий пока нет.
statistics-about = Все партии одного человека против ботов на этом устройстве, в том числе удалённые.
statistics-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
statistics-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
statistics-opponent = Сильнейший соперник
statistics-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
statistics-column-games = Партии
statistics-column-wins = Победы
statistics-column-share = Доля побед
statistics-course = Точность
statistics-course-about = Точность разобранных партий в виде линии. Числа — в таблице ниже.
statistics-mistakes = Что вы упускали чаще всего
statistics-mistake = { $mistake ->
    [wins] Выиграть партию
    [stops] Помешать чужой победе
    [boards] Посадить пиратов в шлюпку
    [draws] Взять карты
    [leaps] Длинный прыжок
    [leaves] Вывести пиратов из крепости
   *[closes] Закрыть дорогу сопернику
}
statistics-jump = Самый длинный прыжок
statistics-quick = Самая быстрая победа
statistics-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
statistics-milestones = Достижения
milestone = { $milestone ->
    [first-win] Первая победа
    [every-variant] Победа в каждом варианте
    [full-table] Победа над четырьмя соперниками
    [captain] Побеждён капитан
    [admiral] Побеждён адмирал
    [long-jump] Прыжок на двадцать делений
    [quick-win] Победа за пятнадцать ходов
    [accurate] Партия с точностью 95 %
    [wild] Победа в диком проходе
   *[week] Семь дней подряд
}
milestone-reached = есть
milestone-open = пока нет
