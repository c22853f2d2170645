## Notation

settings-notation = Запись перемещений
settings-notation-about = Каждое перемещение записано коротко, например { $form }: в журнале, в советах и в разборе.

## Settings

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
settings-text-mode = Вводить ходы текстом
settings-keys = Клавиши за столом

## Settings: you and your device

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
