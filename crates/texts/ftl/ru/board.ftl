## The board

board-label = Подземный проход от крепости до шлюпки
board-segment = Сегмент { $number }
space-name = Деление { $place }, { symbol }
place-with = { $first }; { $last }
place-nobody = никого
crew-count = { $name }: { $count }

## Cards

hand-own = Ваши карты
hand-of = Карты: { $name }
stack-name = { symbol }: { $count }
row-label = Ряд, начиная с ближайшей карты: { $cards }
discard-none = Ещё не сыграно ни одной карты.
seat-about = { $name }. { boat-count }. { $cards }

## What can be pressed

table-menu = Меню
table-home = На главную
table-close = Закрыть
table-undo = Отменить
table-hint = Совет
table-again = Показать последние перемещения ещё раз
table-go-on = Дальше
table-end-turn = Закончить ход
table-skip-turn = Пропустить ход
table-stuck = Перемещений нет: закончить ход
table-your-turn = Ваш ход
table-watching = Вы зритель
seat-you = Вы
seat-own = { $name } (вы)

## Looking back, and the end

moment-shown = { $number ->
    [0] Вы смотрите на начало партии (перемещение 0 из { $total }).
   *[other] Вы смотрите на перемещение { $number } из { $total }.
}
moment-now = Вернуться к игре
game-missing = На этом устройстве такой партии нет.
