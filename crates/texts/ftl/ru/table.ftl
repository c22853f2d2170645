## Whose turn, and what can be done

game-begins = Начинает { $name }.
turn-of = Ход: { $name }
moves-left = { $count ->
    [0] Перемещений не осталось
    [one] Осталось { $count } перемещение
    [few] Осталось { $count } перемещения
    [many] Осталось { $count } перемещений
   *[other] Осталось { $count } перемещения
}
confirm-turn = Это было последнее перемещение. Закончить ход или отменить?
confirm-turn-final = Это было последнее перемещение. Закончить ход?
choice-advance = { place-from } → { place-to } { with-symbol }
choice-retreat = { $count ->
    [0] Назад: { place-from } → { place-to }, карт больше нет
    [one] Назад: { place-from } → { place-to }, взять { $count } карту
    [few] Назад: { place-from } → { place-to }, взять { $count } карты
    [many] Назад: { place-from } → { place-to }, взять { $count } карт
   *[other] Назад: { place-from } → { place-to }, взять { $count } карты
}

## What lies on the table

hand-empty = Карт нет
hand-hidden = { $count ->
    [one] { $count } скрытая карта
    [few] { $count } скрытые карты
    [many] { $count } скрытых карт
   *[other] { $count } скрытой карты
}
draw-pile = Колода: { cards }
discard-pile = Сброс: { cards }
row = Ряд
row-empty = Ряд пуст.
boat-count = Шлюпка: { $count } из 6

## The log

draws = { $count ->
    [0] но карт больше нет
    [one] берёт { $count } карту
    [few] берёт { $count } карты
    [many] берёт { $count } карт
   *[other] берёт { $count } карты
}
log-advance = { $to ->
    [37] { $name } ходит { with-symbol }: { place-from } → { place-to }. Ещё один на борту!
   *[other] { $name } ходит { with-symbol }: { place-from } → { place-to }.
}
log-retreat = { $name } отступает: { place-from } → { place-to }, { draws }.
log-retreat-cards = { $name } отступает: { place-from } → { place-to }. Новые карты: { $cards }.
log-row-laid = Выложен новый ряд: { cards }.
log-reshuffled = Сброс перетасован и становится колодой.
log-end-turn = { $name } заканчивает ход.
log-pass = { $name } пропускает ход.
log-no-move = { $name } не может никуда пойти.

## The end

won = { $name } побеждает: все шесть пиратов в шлюпке!
you-won = Вы победили!
drawn = Ничья.
drawn-why = Никто больше не может ходить: ни у кого нет карт, и ни один пират не может отступить. В правилах об этом ничего нет; ничья — наше домашнее правило.

## Rules to choose

variant-about = { $variant ->
    [jamaica] Больше удачи: карты на руках скрыты, новые берут из закрытой колоды.
    [tortuga] Больше тактики: все карты открыты, новые берут из ряда, который видят все.
   *[hispaniola] Золотая середина: карты на руках скрыты, но новые берут из ряда, который видят все.
}
option-pass = Пропуск хода
option-pass-about = Можно пропустить весь ход. Так только в чешских правилах.
option-boat = Назад из шлюпки
option-boat-about = Пират может вернуться из шлюпки в проход за картами. Так сказано в правилах на иврите и на чешском, остальные этого не запрещают.
option-boat-off = Без этого некоторые партии заходят в тупик, а некоторые не кончаются никогда.

## The game in six sentences

rules-goal = Проведите шесть своих пиратов из крепости по подземному проходу к шлюпке. Побеждает тот, кто первым посадит в шлюпку всех шестерых.
rules-turn = За ход делают от одного до трёх перемещений, вперёд или назад, любыми своими пиратами.
rules-advance = Вперёд: сыграйте карту. Пират идёт на ближайшее свободное деление с тем же символом.
rules-board = Впереди нет свободного деления с этим символом? Тогда пират попадает прямо в шлюпку.
rules-retreat = Назад: пират идёт на ближайшее деление позади, где стоят один или два пирата, и вы берёте столько же карт.
rules-limit = На одном делении может стоять не больше трёх пиратов. В крепость никто не возвращается.

## Passing the seat, taking back, saving

undo-done = Перемещение отменено.
