### Задачи: позиции, в которых один ход явно лучше остальных.

## Страница задач

puzzle-lead = Позиции из партий, в которых один ход явно лучше всех остальных. Найдите его.
puzzle-daily = Задача дня
puzzle-one = Задача
puzzle-all = Все задачи
puzzle-repeat = { $count ->
    [one] Повторить { $count } нерешённую задачу
    [few] Повторить { $count } нерешённые задачи
    [many] Повторить { $count } нерешённых задач
   *[other] Повторить { $count } нерешённой задачи
}
puzzle-rating = Ваш рейтинг: { $number }
puzzle-rating-up = Ваш рейтинг: { $number } (+{ $count })
puzzle-rating-down = Ваш рейтинг: { $number } (−{ $count })
puzzle-solved = Решено: { $number } из { $total }
puzzle-choose = Выберите, что потренировать
puzzle-theme = Тема
puzzle-grades = Сложность
puzzle-any-theme = Все темы
puzzle-any-grade = Любая сложность
puzzle-grade = Сложность: { $number } из { $total }
puzzle-count = Решено { $number } из { $total }
puzzle-solve = Решать
puzzle-all-solved = Все эти задачи вы уже видели. Нерешённые вернутся через несколько дней.
puzzle-not-fetched = Задачи не удалось загрузить. Попробуйте ещё раз, когда появится сеть.

## Темы

puzzle-theme-board = В шлюпку одной картой
puzzle-theme-break = Разрушить чужую дорогу
puzzle-theme-feed = Нажиться на толпе
puzzle-theme-last = Последний пират
puzzle-theme-count = Просчитать до конца
puzzle-theme-jump = Длинный прыжок
puzzle-theme-quiet = Тихий ход

## У доски

puzzle-task = Ваш цвет: { $name }. Найдите лучший ход.
puzzle-confirm = Это ваш ход? Закончите его или отмените перемещение.
puzzle-hint = Подсказка
puzzle-hint-theme = Ищите: { $form }.
puzzle-hint-move = Лучший ход начинается с того, что светится.
puzzle-right = Верно!
puzzle-not-counted = Решённой она не считается: засчитывается только первая попытка без подсказок.
puzzle-wrong = Это не лучший ход.
puzzle-wrong-later = В чём беда, видно лишь по ответам соперников.
puzzle-wrong-chance = Другие ходы дают вам не больше { $percent } %, а лучший — { $number } %.
puzzle-misses-win = Можно было сразу выиграть.
puzzle-lets-win = Теперь { $name } может выиграть следующим ходом.
puzzle-opens = Ход открывает { road }: по ней пройдёт { $name }.
puzzle-leaves-road = Ход оставляет { road }: по ней пройдёт { $name }.
puzzle-fewer-aboard = { $count ->
    [one] Лучший ход сажает в шлюпку ещё { $count } пирата.
    [few] Лучший ход сажает в шлюпку ещё { $count } пиратов.
    [many] Лучший ход сажает в шлюпку ещё { $count } пиратов.
   *[other] Лучший ход сажает в шлюпку ещё { $count } пирата.
}
puzzle-fewer-cards = { $count ->
    [one] Лучший ход оставляет вам на { $count } карту больше.
    [few] Лучший ход оставляет вам на { $count } карты больше.
    [many] Лучший ход оставляет вам на { $count } карт больше.
   *[other] Лучший ход оставляет вам на { $count } карты больше.
}
puzzle-more-in-fort = { $count ->
    [one] В крепости остаётся { $count } пират, который мог бы уже быть в пути.
    [few] В крепости остаются { $count } пирата, которые могли бы уже быть в пути.
    [many] В крепости остаются { $count } пиратов, которые могли бы уже быть в пути.
   *[other] В крепости остаются { $count } пирата, которые могли бы уже быть в пути.
}
puzzle-solution = Лучший ход:
puzzle-worth = С ним шанс на победу — { $percent } %, со следующим по силе — { $number } %.
puzzle-proved = Это не оценка: это доказано.
puzzle-again = Попробовать ещё раз
puzzle-show = Показать решение
puzzle-next = Следующая задача

## Найти лучшие ходы в своей партии

own-title = Найдите сами
own-back = Назад к партии
own-next = Дальше
own-offer = { $count ->
    [one] { $count } ход стоил десяти процентных пунктов или больше. Найти лучший самостоятельно?
    [few] { $count } хода стоили десяти процентных пунктов или больше. Найти лучшие самостоятельно?
    [many] { $count } ходов стоили десяти процентных пунктов или больше. Найти лучшие самостоятельно?
   *[other] { $count } хода стоили десяти процентных пунктов или больше. Найти лучшие самостоятельно?
}
own-find = Найти самостоятельно
own-task = Ход { $number }, ваш цвет: { $name }. Найдите ход лучше сыгранного.
own-judging = Капитан смотрит на ваш ход.
own-wrong = С этим ходом шанс — { $percent } %, с лучшим — { $number } %.
own-worth = С ним шанс на победу — { $percent } %, с тем, что было сыграно, — { $number } %.
