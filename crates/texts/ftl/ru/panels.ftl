## Why a touch leads to no move

touch-looking-back = Вы смотрите на более ранний момент партии.
touch-must-move = Сначала сделайте хотя бы одно перемещение.
touch-others-pirate = Этот пират не ваш: его ведёт { $name }. Ваши светятся.
touch-empty-space = Здесь никого нет. Сначала коснитесь светящегося пирата или карты.
touch-stuck = Этому пирату нечем пойти вперёд и некуда отступить.
touch-arrived = Ваши пираты в шлюпке уже на месте.
touch-not-next-space = Карта ведёт на ближайшее свободное деление со своим символом.
touch-not-nearest-behind = Назад идут на ближайшее деление с одним или двумя пиратами.
touch-no-return = В крепость никто не возвращается.
touch-boat-too-far = Карта ведёт в шлюпку, только если впереди нет свободного деления с её символом.

## The sheet of keys

sheet-reader = С экранным диктором включите режим фокуса, чтобы клавиши доходили до стола.
sheet-path = идти по проходу, место за местом
sheet-rows = в ряд выше или ниже
sheet-ends = к крепости, к шлюпке
sheet-enter = выбрать пирата здесь или пойти сюда
sheet-next = следующий или предыдущий ваш пират, который может ходить
sheet-number = выбрать вариант с этим номером из прочитанных
sheet-cards = бутылка, кинжал, треуголка, ключ, пистолет, череп: вперёд выбранным пиратом или выбрать карту
sheet-back = назад выбранным пиратом, за картами
sheet-end = закончить ход
sheet-undo = отменить последнее перемещение
sheet-offers = что можно сделать сейчас
sheet-where = положение в партии
sheet-hand = ваши карты и ряд
sheet-news = что сделали другие
sheet-repeat = повторить последнюю фразу
sheet-hurry = не ждать бота
sheet-advice = спросить капитана
sheet-log = журнал
sheet-let-go = снять выбор, закрыть
sheet-help = этот список

## Playing by typing

typing-title = Ввод ходов текстом
typing-label = Перемещение или команда
typing-go = Ввести
typing-hint = Наберите { $form }, чтобы узнать, что можно набирать.
typing-unknown = «{ $input }» — не перемещение и не команда. Наберите { $form }, чтобы увидеть список.
typing-moves = Возможные перемещения: { $form }
typing-help-forward = { $form }: вперёд, карта и место пирата; крепость — 0
typing-help-back = { $form }: назад, место пирата и знак
typing-help-end = { $form }: закончить ход
typing-help-undo = { $form }: отменить последнее перемещение
typing-help-look = { $form }: положение в партии
typing-help-hand = { $form }: ваши карты и ряд
typing-help-moves = { $form }: все возможные перемещения
typing-help-news = { $form }: что сделали другие
typing-help-advice = { $form }: спросить капитана
typing-help-help = { $form }: этот список

## An ambiguous choice

table-which = Какое перемещение?

## Passing the device

pass-title = Передайте устройство: { $name }
pass-about = Нажмите кнопку, когда никто другой не смотрит.
pass-ready = Показать мои карты
