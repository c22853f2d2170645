### Setting up a game, and the games that are kept.

## A new game

new-variant = Вариант
new-options = В чём правила расходятся
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = Как в правилах:
new-players = Игроки
new-who = { seat-name }: кто играет?
new-name = { seat-name }: имя
name-too-long = Это имя слишком длинное. Выберите покороче: не больше { $count } знаков.
new-add = Добавить игрока
new-remove = Убрать: { seat-name }
new-device = Устройство передают по кругу. Перед каждым ходом страница прячет карты и зовёт следующего игрока.
new-watch = Играют только боты, вы смотрите.
new-first = Кто начинает?
new-first-random = Пусть решит случай
new-tunnel = Подземный проход
new-tunnel-random = Случайный
new-tunnel-chosen = Выложить вручную
new-tunnel-wild = Дикий
new-tunnel-position = Продолжить с позиции
new-tunnel-about = Расположите шесть сегментов в любом порядке. Каждый можно развернуть. Крепость сверху, шлюпка снизу.
new-segment = Сегмент { $number }
new-nearer-fort = Ближе к крепости
new-nearer-boat = Ближе к шлюпке
new-turn-round = Развернуть
new-shuffle = Перемешать
new-wild-about = Шесть символов каждого сегмента стоят в любом порядке. Говорят, у досок есть вторая сторона, но ни в одном источнике её нет. Коснитесь двух символов, чтобы поменять их местами.
new-wild-again = Разложить иначе
new-position = Строка позиции
new-position-about = Вставьте строку записи. В ней указаны правила, проход, все пираты и карты и чей сейчас ход.
new-not-a-position = Это не похоже на позицию. Её можно скопировать, когда вы разбираете партию.
new-whole-game = Это целая партия, а не позиция. Вставьте её на странице «{ nav-study }».
new-position-over = Эта партия закончена. Её можно разобрать.
new-start = Начать партию

## The games on this device

shelf-running = Текущие
shelf-finished = Завершённые
shelf-empty = Партий пока нет. Первую можно начать одним касанием.
shelf-open = Продолжить
shelf-study = Разобрать
shelf-forget = Удалить
shelf-forgotten = Партия удалена.
shelf-restore = Восстановить
shelf-won = Победа: { $name }
shelf-drawn = Ничья
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = Загрузить запись или позицию
shelf-moves = { $count ->
    [one] { $count } перемещение
    [few] { $count } перемещения
    [many] { $count } перемещений
   *[other] { $count } перемещения
}
