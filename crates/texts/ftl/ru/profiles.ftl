### Люди: профили, сыгранные партии, рейтинги и их списки.

profile-nobody = Кто-то
profile-link = Ваш профиль
profile-you = Это вы.
profile-program = Это бот: программа, которую кто-то посадил играть.
profile-since = Здесь с { $form }
profile-missing = Такого профиля нет. Возможно, этого человека здесь больше не знают или в ссылке чего-то не хватает.
profile-finished = { $count ->
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
    [many] { $count } сыгранных партий
   *[other] { $count } сыгранной партии
}
profile-against = Вы против { $name }
profile-ahead-you = Вы впереди
profile-level = Никто не впереди
profile-ahead-other = { $name } впереди
profile-games = Партии
profile-results = Результаты
profile-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
profile-game = Игра
profile-list = Сыгранные партии
profile-list-about = Частные партии видят только те, кто в них играл.
profile-search = Искать среди этих партий
search-opponent = Соперник
search-variant = Игра
search-result = Результат
search-all = Все
games-none-found = Таких партий нет.
games-more = Показать ещё
games-look-back = Разобрать: { $name }, { $form }

outcome-won = Победа
outcome-lost = Без победы
outcome-drawn = Ничья
outcome-left = Выбыл

## Рейтинги

rating = Рейтинг
ratings-title = Рейтинги
rating-two = два игрока
rating-more = три и больше
rating-none = Рейтинговых партий пока нет.
rating-provisional = Ещё не устоялся: из десяти партий { $count ->
    [one] засчитана { $count }.
    [few] засчитаны { $count }.
    [many] засчитано { $count }.
   *[other] засчитано { $count }.
}
rating-settled = { $count ->
    [one] Засчитана { $count } партия.
    [few] Засчитаны { $count } партии.
    [many] Засчитано { $count } партий.
   *[other] Засчитано { $count } партии.
}
rating-place = Место { $place }
rating-graph = Рейтинг за последние партии: в начале { $first }, сейчас { $last }.
rating-numbers = То же в числах
rating-date = Дата
rating-waiting = Рейтинг сейчас посчитается.
rating-repeated = Партия на рейтинг, но никому не засчитана: двое из игроков уже сыграли друг с другом пять засчитанных партий за неделю.
rating-change = Рейтинг { $form }

ratings-about = На рейтинг играют только люди и только с часами. Кто уходит или не успевает, тот проиграл. Рейтинг устанавливается после десяти партий, а из партий между одними и теми же двумя людьми засчитываются лишь пять в неделю.
ratings-list = Список
ratings-place = Место
ratings-name = Имя
ratings-settled = Устоявшиеся рейтинги
ratings-empty = Десяти таких рейтинговых партий пока никто не сыграл.
ratings-provisional = Ещё не устоялись
ratings-provisional-about = У этих игроков засчитано меньше десяти партий.
ratings-own = Вы
ratings-page = Страница { $number } из { $total }
ratings-before = Предыдущая страница
ratings-next = Следующая страница

## Рейтинговые столы

rated = На рейтинг
rated-table = Партия на рейтинг
rated-about = Только для людей, с часами и случайной раскладкой. Кто уходит или не успевает, тот проиграл. Потом партию может посмотреть любой.
rated-waiting = Это партия на рейтинг: кто уходит или не успевает, тот проиграл, а потом её может посмотреть любой.
