### The frame of the page, its front door and its settings.

nav-label = Страницы
skip-to-content = К содержанию
nav-play = Новая игра
nav-learn = Учиться
nav-puzzles = Задачи
nav-rules = Правила
nav-games = Партии
nav-study = Разбор
nav-settings = Настройки

## The front door

home-lead = Шесть пиратов, один тёмный подземный проход и шлюпка, которая уйдёт с тем, кто первым соберёт в ней всех своих.
home-play = Играть
home-play-about = «Тортуга» на двоих. Соперник: { level }. Минут на десять.
home-learn = Впервые здесь? Научитесь за 3 минуты
home-daily = Раздача дня

## Settings

settings-language = Язык
settings-sound = Звук

## The frame

menu = Меню
close = Закрыть
update-ready = Готова новая версия игры.
update-now = Обновить сейчас

## When something is wrong with the device

trouble-not-kept = Партию не удаётся сохранить на этом устройстве. Играть дальше можно, но она пропадёт, если закрыть страницу. Возможно, кончилось место.
trouble-bad-game = Одну из сохранённых партий не удаётся прочитать. Она оставлена как есть.
trouble-no-net = Боты пока не могут играть: их данные не удалось загрузить. Подключитесь к сети и обновите страницу.
trouble-message = Страница и игра перестали понимать друг друга. Обновите страницу: ни одна партия не пропадёт.
trouble-table = Так партию начать нельзя. Ничего не пропало: измените что-нибудь и попробуйте снова.
trouble-text = Этот текст не запись партии и не позиция.

## A page that has to be fetched first

page-awaited = Секунду…
page-missing = Эту страницу не удалось загрузить
page-missing-why = Подключитесь к сети и попробуйте снова. Если не поможет, обновите страницу: ни одна партия не пропадёт.
try-again = Попробовать снова

## The front door: a game that waits

home-continue = Продолжить партию

## Settings: you and your device

settings-name = Ваше имя

## The ways to other people; their pages are fetched later

home-friends = Играть с друзьями
nav-online = С друзьями
online-open = Открыть стол
online-table = Стол с друзьями
