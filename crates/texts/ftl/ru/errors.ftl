## At the table

error-not-your-turn = Сейчас ходит { $name }.
error-confirm-first = Сначала закончите ход или отмените перемещение.
error-game-over = Партия окончена.
error-must-move = Прежде чем закончить ход, сделайте хотя бы одно перемещение.
error-no-pirate = Там нет вашего пирата: { place }.
error-no-card = У вас нет такой карты: { symbol }.
error-no-retreat = Этот пират не может пойти назад: позади нет деления с одним или двумя пиратами.
error-fort-retreat = Пират в крепости не может пойти назад.
error-boat-advance = Пират в шлюпке уже на месте и не может идти вперёд.
error-boat-retreat = В этой партии из шлюпки не возвращаются.
error-wrong-target = Это перемещение кончается не там: { place-to }.
error-move-unreadable = Это не перемещение: { $input }

## Taking back

error-undo-card-seen = Новая карта уже открыта. Это нельзя отменить.
error-undo-confirmed = Ход закончен. Его нельзя отменить.
error-undo-game-over = Партия окончена. Ничего нельзя отменить.
error-undo-nothing = Отменять нечего.

## Files

error-file-missing = Нет такого файла: { $file }.
error-file-read = Файл { $file } не читается: { $reason }
error-file-write = Файл { $file } не записывается: { $reason }
error-file-broken = Файл { $file } повреждён, строка { $line }, столбец { $column }: { $reason }

## Input

error-position = Это не позиция: { $reason }
error-value = Это значение не подходит: { $input }
