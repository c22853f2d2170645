## Who plays

level = { $level ->
    [deckhand] Юнга
    [sailor] Матрос
    [bosun] Боцман
    [captain] Капитан
   *[admiral] Адмирал
}
level-about = { $level ->
    [deckhand] Весёлый новичок: бежит к шлюпке и забывает возвращаться за картами.
    [sailor] Знает, зачем ходить назад, но видит только ближайшее перемещение.
    [bosun] Продумывает весь ход по простым морским приметам.
    [captain] Оценивает каждый ход по опыту долгой жизни в море.
   *[admiral] Думает дальше всех: что вы ответите и какие карты ещё придут.
}
setup-person = Человек

## While they play

bot-thinks = { $name } думает.
pace-fast = Теперь боты ходят быстрее.
pace-calm = Боты снова не торопятся.
key-skip = дальше
key-faster = быстрее
key-slower = медленнее
key-advice = совет
help-skip = пока ходит бот: к его следующему перемещению
help-faster = боты быстрее или медленнее
help-advice = спросить капитана, как пойти и почему

## The advice

advice-title = Совет капитана
advice-awaited = Капитан смотрит на стол.
advice-none = Сейчас капитану нечего посоветовать.
advice-best = Капитан пошёл бы так
advice-chance = Тогда ваш шанс на победу — { $percent } %.
advice-second = { $percent ->
    [0] Почти так же хорошо
    [one] Следующий вариант, на { $percent } пункт хуже
    [few] Следующий вариант, на { $percent } пункта хуже
    [many] Следующий вариант, на { $percent } пунктов хуже
   *[other] Следующий вариант, на { $percent } пункта хуже
}

road = { $symbol ->
    [B] дорогу из бутылок
    [D] дорогу из кинжалов
    [H] дорогу из треуголок
    [K] дорогу из ключей
    [P] дорогу из пистолетов
   *[S] дорогу из черепов
}
reason-wins = Это победа.
reason-stops = Иначе { $name } сразу выигрывает.
reason-boards = { $count ->
    [one] { $count } пират садится в шлюпку.
    [few] { $count } пирата садятся в шлюпку.
    [many] { $count } пиратов садятся в шлюпку.
   *[other] { $count } пирата садятся в шлюпку.
}
reason-draws = { $count ->
    [one] Ход приносит { $count } карту.
    [few] Ход приносит { $count } карты.
    [many] Ход приносит { $count } карт.
   *[other] Ход приносит { $count } карты.
}
reason-leaps = Длинный прыжок { with-symbol }: { place-from } → { place-to }.
reason-leaves = { $count ->
    [one] { $count } пират выходит из крепости.
    [few] { $count } пирата выходят из крепости.
    [many] { $count } пиратов выходят из крепости.
   *[other] { $count } пирата выходят из крепости.
}
reason-closes = Ход закрывает { road }: { $name } по ней уже не пройдёт.
reason-opens = { $count ->
    [one] Но ход оставляет { road }: { $name } держит { $count } такую карту.
    [few] Но ход оставляет { road }: { $name } держит { $count } такие карты.
    [many] Но ход оставляет { road }: { $name } держит { $count } таких карт.
   *[other] Но ход оставляет { road }: { $name } держит { $count } такой карты.
}
