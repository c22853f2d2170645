## Help

cli-arena = Свести ботов и другие программы и оценить их силу
more-arena = Каждая раздача играется по разу с каждого места, так что ни карты, ни первый ход никому не помогают. Два участника играют матч: первый сидит один, у второго все остальные места. Если их больше, каждый играет с каждым. Если никто не назван, встречаются шесть уровней. { $key } заканчивает раньше и показывает, что уже известно. Партия дольше предела (действий: { $count }) считается ничьей. Участники пишутся так:
arena-form-level = бот; есть { $form }
arena-form-time = столько миллисекунд на ход
arena-form-nodes = столько позиций на перемещение: партии каждый раз те же
arena-form-net = с другой сетью, из этого файла
arena-form-baseline = играет наугад или всегда бежит вперёд
arena-form-beginner = новички: бегут вперёд, а отступают наугад, с умом или заранее
arena-form-searcher = перебирает свой ход, с такими весами
arena-form-program = программа, которая говорит как { $form }
arena-form-name = под этим именем в результатах
arg-contestant = Кто участвует
opt-deals = Сколько раздач
opt-ms = Миллисекунды на ход для тех, кто не назвал своих
opt-sprt = Остановиться, когда ясно, какая из двух разниц Эло ближе к истине, например { $form }
opt-ladder = Нарисовать лестницу в этот файл, { $form }
opt-margin = Сколько миллисекунд ход программы может длиться сверх ограничения; потом партия ей засчитывается проигранной
opt-log = Записывать в этот файл то, что программы пишут в поток ошибок
opt-records = Записать каждую партию в эту папку

## Results

arena-player = Игрок
arena-elo = Рейтинг Эло
arena-interval = интервал 95 %
arena-score = Очки
arena-score-fair = Очки, при равенстве { $form }
arena-deals = Раздачи
arena-won-drawn-lost = Победы, ничьи, поражения
arena-difference = Разница Эло
arena-by-seat = Очки по местам
arena-by-order = Очки, когда ходит первым, вторым и так далее
arena-first-player = Доля того, кто ходит первым
arena-clear = Теперь ясно: { $form } ближе к истине, чем { $last }.
arena-unclear = Пока не ясно, что ближе к истине: { $first } или { $last }.
arena-stopped = Закончено раньше времени; вот что известно.
arena-faults = { $count ->
    [one] { $name }: { $count } партия проиграна из-за ошибки. Почему: { $reason }
    [few] { $name }: { $count } партии проиграны из-за ошибки. Почему в первый раз: { $reason }
    [many] { $name }: { $count } партий проиграно из-за ошибки. Почему в первый раз: { $reason }
   *[other] { $name }: { $count } партии проиграно из-за ошибки. Почему в первый раз: { $reason }
}
arena-forfeit-position = Позиция в тот момент: { $form }

## What may be wrong

arena-cannot-play = { $name } не может участвовать: { $reason }
fault-not-started = программа не запускается: { $reason }
fault-ended = программа закончилась, не ответив
fault-silent = ответа не было { $count ->
    [one] { $count } миллисекунду
    [few] { $count } миллисекунды
    [many] { $count } миллисекунд
   *[other] { $count } миллисекунды
}
fault-nonsense = это не ответ: { $input }
fault-illegal = такое перемещение невозможно: { $form }
fault-no-move = бот не нашёл перемещения
fault-exit-code = { $reason }; код выхода { $form }
fault-exit-signal = { $reason }; завершена сигналом { $form }
fault-last-line = { $reason }; её последняя строка: { $input }
fault-too-slow = ход длился дольше { $first } мс и запаса { $last } мс
fault-no-nodes = программа не знает версии 2 протокола, а она нужна для ограничения в позициях; дайте ей миллисекунды, например { $form }
fault-net-unsuitable = сеть { $file } обучена для { $form }
reason-contestant-name = такого участника нет; есть { $form }
reason-contestant-limit = { $input } не ограничение; они пишутся так: { $form }
reason-contestant-setting = такой настройки здесь нет: { $input }
reason-contestant-command = не хватает команды программы, например { $form }
reason-contestant-label = имя для результатов пишется так: { $form }
reason-net-missing = сеть { $file } не читается: { $reason }
reason-net-damaged = файл { $file } повреждён, или это не сеть
reason-sprt = нужны две разницы Эло, сначала меньшая, например { $form }
reason-ending = имя должно оканчиваться на { $form }
usage-contestants = нужны хотя бы два участника
usage-no-program = { $form } нужен для программ, а ни одна не участвует
