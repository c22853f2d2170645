## Setting up

setup-title = Новая партия
setup-language = Язык
setup-players = Сколько игроков?
setup-players-about = Играют от двух до пяти: люди за этой клавиатурой или боты.
setup-name = { seat-name }: кто играет?
setup-name-about = Введите имя или оставьте поле пустым: тогда вместо имени будет цвет.
setup-variant = Какой вариант?
setup-first = Кто начинает?
setup-first-random = Пусть решит случай
setup-first-about = В правилах сказано: тот, кто больше всех похож на пирата. Это не обязательно преимущество.
setup-start = Начать
setup-resume = Продолжить сохранённую партию
saved-moves = { $count ->
    [one] сделано { $count } перемещение
    [few] сделано { $count } перемещения
    [many] сделано { $count } перемещений
   *[other] сделано { $count } перемещения
}

## On the table

hand-unseen = { $count ->
    [one] и ещё { $count } скрытая
    [few] и ещё { $count } скрытые
    [many] и ещё { $count } скрытых
   *[other] и ещё { $count } скрытой
}

## What the keys do

key-line = строка
key-change = изменить
key-next = дальше
key-type = ввод
key-resume = продолжить
key-take = выбрать
key-back = вернуться
key-menu = меню
key-scroll = листать
key-go = пойти
key-sit-down = я на месте
key-undo = отменить
key-end-turn = конец хода
key-help = помощь
key-log = журнал
key-language = язык
key-leave = выход
key-quit = сохранить и выйти
key-abandon = выйти без сохранения

## The help

help-title = Как играть
help-row = ряд: первой берут карту в скобках
help-draws = сколько карт вы возьмёте, если вернётесь туда
help-pirate = выбрать пирата
help-card = выбрать карту или отступление
help-notation = или набрать: карта и деление, на котором стоит пират (крепость — 0), либо деление и знак «назад»
help-enter = сходить; маленькая буква показывает, где встанет пират
help-end = закончить ход
help-undo = отменить перемещение, пока не открыта новая карта
help-others = журнал, язык, сохранить и выйти
log-title = Что произошло

## Asking and telling

quit-ask = Сохранить партию и выйти?
unsaved-ask = Партия не сохранена. Нажмите { $key }, чтобы выйти без сохранения, или вернитесь и попробуйте позже.
press-key = Нажмите { $key }.
no-terminal = Этой игре нужен терминал. Запустите её там: { $input }
too-small = Окно слишком маленькое. Нужна ширина { $width } и высота { $height }.
file-exists = Файл { $file } уже есть. Выберите другое имя.
file-open = Партия из файла { $file } открыта в другом окне.
saves-broken = { $count ->
    [one] Не удалось прочитать { $count } сохранённую партию. Первая из них: { $reason }
    [few] Не удалось прочитать { $count } сохранённые партии. Первая из них: { $reason }
    [many] Не удалось прочитать { $count } сохранённых партий. Первая из них: { $reason }
   *[other] Не удалось прочитать { $count } сохранённой партии. Первая из них: { $reason }
}

## After the game

end-record = Сохранить запись партии:
end-rematch = Ещё раз в том же составе
end-new = Другая партия
end-quit = Выйти

## Beside the table

pace-fast = Теперь боты ходят быстрее.
pace-calm = Боты снова не торопятся.
key-skip = дальше
key-faster = быстрее
key-slower = медленнее
key-advice = совет
help-skip = пока ходит бот: к его следующему перемещению
help-faster = боты быстрее или медленнее
help-advice = спросить капитана, как пойти и почему
record-saved = Запись партии сохранена: { $file }.
sit-down = За клавиатуру садится { $name }. Нажмите Enter, когда никто другой не смотрит.
saved = Партия сохранена: { $file }. Её можно продолжить позже.
resumed = Сохранённая партия продолжается.
