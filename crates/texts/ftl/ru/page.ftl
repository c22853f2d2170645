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
home-play-about = Тортуга на двоих против юнги. Минут на десять.
home-learn = Научиться, играя
home-setup = Выбрать игроков и правила
home-games = Партии на этом устройстве

## Settings

settings-language = Язык
settings-look = Вид
look-system = Как в системе
look-dark = Ночь
look-light = День
settings-motion = Движение
motion-normal = Обычное
motion-fast = Быстрое
motion-off = Без движения
settings-table = За столом
settings-confirm = Спрашивать перед концом хода
settings-beginner = Помощь новичку
settings-letters = Буквы на пиратах
settings-sound = Звук
settings-text-mode = Играть, набирая ходы
