### The frame of the page, its front door and its settings.

nav-label = Страницы
skip-to-content = К содержанию
nav-play = Новая игра
nav-learn = Учиться
nav-rules = Правила
nav-games = Партии
nav-study = Разбор
nav-settings = Настройки

## The front door

home-lead = Шесть пиратов, один тёмный подземный проход и шлюпка, которая уйдёт с тем, кто первым соберёт в ней всех своих.
home-play = Играть
home-play-about = «Тортуга» на двоих. Соперник: { level }. Минут на десять.
home-learn = Научиться, играя

## Settings

settings-language = Язык
settings-look = Оформление
look-system = Как в системе
look-dark = Ночь
look-light = День
settings-motion = Анимация
motion-normal = Обычная
motion-fast = Быстрая
motion-off = Выключена
settings-table = За столом
settings-confirm = Спрашивать перед концом хода
settings-beginner = Помощь новичку
settings-letters = Буквы на пиратах
settings-sound = Звук
settings-text-mode = Вводить ходы текстом
settings-keys = Клавиши за столом

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
settings-name-about = Если имя не указать, вы играете под названием своего цвета.
settings-confirm-about = После третьего перемещения стол ждёт, пока вы не закончите ход сами.
settings-beginner-about = Больше подсказок за столом: что можно сделать и зачем.
settings-letters-about = У каждого цвета своя буква на плаще.
settings-text-mode-about = Положение на столе описывается словами, а перемещения можно вводить с клавиатуры.
settings-keys-about = Буквами и цифрами можно играть и спрашивать. Выключите, если диктуете голосом или часто задеваете клавиши; стрелки работают всегда.
settings-device = На этом устройстве
install = Установить как приложение
install-about = Всё остаётся на этом устройстве и работает без сети.
export-games = Скачать все завершённые партии
export-none = Завершённых партий пока нет.

## The ways to other people; their pages are fetched later

home-friends = Играть с друзьями
nav-online = С друзьями
online-open = Открыть стол
online-table = Стол с друзьями
