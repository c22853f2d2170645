cli-about = Настольная игра «Картахена»: играть, изучать, запускать.
cli-play = Игра за одной клавиатурой, от двух до пяти человек
cli-new = Начать новую партию и показать позицию
cli-show = Показать позицию в терминале или картинкой
cli-replay = Просмотреть запись партии по шагам
cli-engine = Отвечать на команды построчно, для других программ
cli-perft = Сосчитать последовательности действий заданной длины
cli-playouts = Сыграть случайные партии и измерить скорость

playouts-games = Партии
playouts-actions = Действия
playouts-speed = Действий в секунду
playouts-speed-core = Действий в секунду на ядро
playouts-length = Длина партии в действиях
playouts-mean = среднее
playouts-wins = Победы по местам
playouts-drawn = Ничьи
playouts-stopped = Остановлены после { $count ->
    [one] { $count } действия
    [few] { $count } действий
    [many] { $count } действий
   *[other] { $count } действия
}
replay-turn = Ход { $number } из { $total }
picture-saved = Картинка сохранена: { $file }.
