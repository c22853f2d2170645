## Setting up

setup-title = Новая партия
setup-players = Сколько игроков?
setup-name = Имя игрока: { seat-name }
setup-variant = Какой вариант?
setup-options = Настройки
setup-first = Кто начинает?
setup-first-random = Пусть решит случай
setup-start = Начать
setup-resume = Продолжить сохранённую партию

## What the keys do

keys = Клавиши
key-choose = выбрать
key-take = подтвердить
key-back = вернуться
key-undo = отменить
key-end-turn = закончить ход
key-help = помощь
key-log = журнал
key-quit = сохранить и выйти

## Asking and telling

quit-ask = Сохранить партию и выйти?
again-ask = Ещё партию?
press-key = Нажмите { $key }.
no-terminal = Этой игре нужен терминал. Запустите её там: { $input }
too-small = Окно слишком маленькое. Нужна ширина { $width } и высота { $height }.
