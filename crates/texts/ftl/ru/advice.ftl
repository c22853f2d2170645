## The advice of the captain, beside the board and in an analysis

advice-title = Совет капитана
advice-awaited = Капитан смотрит на стол.
advice-none = Сейчас капитану нечего посоветовать.
advice-best = Капитан пошёл бы так
advice-chance = Тогда ваш шанс на победу — { $percent } %.
advice-equal = Ничуть не хуже
advice-second = { $percent ->
    [0] Почти так же хорошо
    [one] Следующий вариант, на { $percent } процентный пункт хуже
    [few] Следующий вариант, на { $percent } процентных пункта хуже
    [many] Следующий вариант, на { $percent } процентных пунктов хуже
   *[other] Следующий вариант, на { $percent } процентного пункта хуже
}
road = { $symbol ->
    [B] дорогу из бутылок
    [D] дорогу из кинжалов
    [H] дорогу из треуголок
    [K] дорогу из ключей
    [P] дорогу из пистолетов
   *[S] дорогу из черепов
}
advice-quiet = Ничего особенного: просто так ваша позиция лучше всего.
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
    [one] Но ход открывает { road }, а { $name } держит на руках { $count } такую карту.
    [few] Но ход открывает { road }, а { $name } держит на руках { $count } такие карты.
    [many] Но ход открывает { road }, а { $name } держит на руках { $count } таких карт.
   *[other] Но ход открывает { road }, а { $name } держит на руках { $count } такой карты.
}
advice-why = Почему
advice-play = Сыграть так
advice-end-turn = Закончить ход
