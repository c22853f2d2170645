## Files and input

error-position = Это не позиция: { $reason }

## What the player at the keyboard cannot do

error-no-pirate = Там нет вашего пирата: { place }.
error-no-card = У вас нет такой карты: { symbol }.
error-no-retreat = Этот пират не может отступить: позади нет деления с одним или двумя пиратами.
error-fort-retreat = Пират в крепости не может отступить.
error-boat-advance = Пират в шлюпке уже на месте и не может идти вперёд.
error-boat-retreat = В этой партии из шлюпки не возвращаются.

## Positions: the field, then what is wrong with it

fault = { $field }: { $reason }
field-line = позиция
field-rules = правила
field-tunnel = подземный проход
field-seats = игроки
field-seat = игроки, { seat-numbered }
field-row = ряд
field-discard = сброс
field-turn = ход
seat-numbered = игрок { $number } ({ colour })

problem-field-count = нужны шесть полей через один пробел: правила, подземный проход, игроки, ряд, сброс, ход
problem-unknown-variant = такого варианта нет; есть такие: { $form }
problem-unknown-option = такой настройки нет; есть такие, и в таком порядке: { $form }
problem-segment-count = подземный проход — это шесть групп букв, между которыми стоит { $form }
problem-segment-length = в группе шесть букв, по одной на каждый символ
problem-not-a-symbol = «{ $input }» — не символ; буквы символов: { $form }
problem-symbol-twice = символ стоит в группе дважды: { symbol }; каждый должен стоять один раз
problem-seat-count = нужно от двух до пяти игроков, между которыми стоит { $form }
problem-seat-form = игрок — это шесть мест, двоеточие и карты на руках, например { $form }
problem-pirate-count = у игрока шесть пиратов, и у каждого своё место, например { $form }
problem-not-a-place = место — это число от 0 (крепость) до 37 (шлюпка)
problem-places-unsorted = места идут не по порядку; сначала меньшие
problem-cards-unsorted = карты идут не по порядку; каждая буква стоит один раз, в порядке { $form }
problem-bad-count = это не количество; после буквы оно не меньше 2, после вопросительного знака не меньше 1, без нуля в начале
problem-no-cards = не указаны карты; если их нет, напишите { $form }
problem-crowded-space = четвёртый пират на делении { $place }; больше трёх на делении не помещается
problem-too-many-of = слишком много карт с одним символом: { symbol }; в игре по 17 карт каждого
problem-too-many-cards = слишком много карт на руках, в ряду и в сбросе; всего в игре 102 карты
problem-unknown-cards = здесь неизвестные карты, а в варианте «Тортуга» карты у всех открыты
problem-partly-known = карты на руках известны лишь частью; в варианте «Ямайка» известны либо все, либо ни одной
problem-row-in-jamaica = в варианте «Ямайка» ряда нет; напишите { $form }
problem-row-too-long = ряд слишком длинный; в нём не больше двенадцати карт
problem-row-not-laid = ряд пуст, а в колоде ещё есть карты; ряд нужно выложить
problem-turn-form = это не ход; он записывается одним из таких способов: { $form }
problem-no-such-seat = такого игрока за столом нет; счёт идёт с 0
problem-moves-left = должно оставаться от одного до трёх перемещений
problem-home-not-won = { seat-numbered }: все шесть пиратов в шлюпке, значит, это победа: { $form }
problem-won-not-home = { seat-numbered }: победы ещё нет, не все шесть пиратов в шлюпке
problem-drawn-too-soon = это не ничья: кто-то ещё может ходить
problem-nobody-can-move = никто больше не может ходить, значит, это ничья: { $form }
problem-hidden-hands = среди этих карт на руках есть неизвестные, а здесь нужно знать все

## Moves

place-at = { $place ->
    [0] в крепости
    [37] в шлюпке
   *[other] на делении { $place }
}
place-toward = { $to ->
    [0] в крепость
    [37] в шлюпку
   *[other] на деление { $to }
}

illegal-game-over = партия окончена
illegal-no-pirate = у того, чей сейчас ход, нет пирата { place-at }
illegal-already-home = пират в шлюпке уже на месте и не может идти вперёд
illegal-not-in-hand = у того, чей сейчас ход, нет такой карты: { symbol }
illegal-at-fort = пират в крепости не может отступить
illegal-boat-stays = в этой партии из шлюпки не возвращаются
illegal-nothing-behind = пират { place-at } не может отступить: позади нет деления с одним или двумя пиратами
illegal-must-move = прежде чем закончить ход, нужно сделать хотя бы одно перемещение
illegal-wrong-deal = из колоды должно прийти другое число карт: { $needed }, а не { $count }
illegal-not-in-pile = в колоде нет такой карты: { symbol }

misread-move = это не перемещение: не подходит знак номер { $column }; точка заканчивает ход, а перемещения записываются так: { $form }
wrong-target = это перемещение ведёт не туда, а { place-toward }
wrong-chance = с этим перемещением приходят другие карты; если их перечислять, то ровно те

## Records

record-at = строка { $line }, столбец { $column }: { $reason }
record-of-several = партия { $number } из { $total }: { $reason }
record-too-long = запись слишком длинная; читается не больше { $form }
record-file-too-long = файл слишком длинный; читается не больше { $form }
record-too-many-moves = в записи слишком много перемещений; помещается { $count }
record-line-too-long = эта строка слишком длинная; допустимо не больше { $count } байт
record-too-many-tags = в записи слишком много тегов; помещается { $count }
record-not-a-record = это не запись партии; она начинается с { $form }
record-version = эта версия записи неизвестна; известна версия { $form }
record-tag-form = тег должен выглядеть так: { $form }
record-tag-twice = такой тег уже есть; каждый ставится один раз
record-tag-beside-position = этот тег не ставится рядом с тегом { $tag }, который говорит то же самое
record-tag-too-late = тег после первого хода; все теги стоят перед ходами
record-tag-missing = не хватает тега { $tag }
record-name = в имени не больше { $count } знаков, все видимые, без пробелов по краям
record-position = партия не может так начаться: { $reason }
record-not-dealt = при раздаче каждый получает шесть карт; партии с другим началом нужен тег { $tag }
record-deal = здесь нужны 64 шестнадцатеричные цифры, в теге { $tag } после версии 1 и пробела
record-seed-broken = это не то начальное число, которое было обещано перед партией
record-not-of-seed = это начальное число даёт не те карты, что в записи
record-tag-beside-fair = этот тег не ставится рядом с тегом { $tag } честной раздачи
record-game-id = это не номер партии; в нём буквы и цифры, не больше { $count }
record-chosen = то, что игроки выбрали сами, записывается так: { $form }
record-secret-broken = это не тот секрет, которым сервер связал себя в этой партии
record-share-broken = эта доля не соответствует обещанию перед ней
record-tunnel-not-of-seed = из начального числа следует другой подземный проход, а этот никто не выбирал
record-first-not-of-seed = из начального числа следует другой первый игрок, а этого никто не выбирал
record-sum-broken = контрольная сумма не сходится: в записи что-то изменено
record-spelling = эта строка изменена; запись с контрольной суммой остаётся такой, какой была
record-ended = как игроки закончили партию, говорит одно из этих слов: { $form }
record-yes-or-no = здесь нужно одно из этих слов: { $form }
record-nothing-unconfirmed = нет хода из трёх перемещений, который ждёт подтверждения
record-turn-form = ход — это его номер, игрок и перемещения, например { $form }
record-turn-number = у этого хода должен быть номер { $number }
record-turn-seat = это ход другого игрока; ходит { seat-numbered }
record-no-moves = ход без перемещений; кто не ходит, ставит точку
record-move-too-many = лишнее перемещение: ход закончен или партия окончена
record-turn-not-ended = прошлый ход ещё идёт; не хватает перемещения или точки в конце
record-misread = это не перемещение; точка заканчивает ход, а перемещения записываются так: { $form }
record-not-long = нужно указать, куда ведёт перемещение и какие карты пришли, например { $form }
record-wrong = такого перемещения быть не может: { $reason }
record-different = из этого перемещения выходит нечто другое
record-hidden-cards = взятые здесь карты скрыты, а в записи нужны все
record-result = это не итог; он записывается одним из таких способов: { $form }
record-result-lies = эти ходы приводят к другому итогу

## What a table answers

refusal-watching = В этой партии вы зритель.
refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас ходит { $name }.
refusal-unconfirmed = Ход ещё не закончен, сейчас играет { $name }.
refusal-turn-is-over = Все три перемещения сделаны. Закончите ход или отмените перемещение.
refusal-illegal = Так нельзя: { $reason }.
refusal-nothing-to-undo = В этом ходу отменять нечего.
refusal-cards-seen = Новая карта уже открыта. Это перемещение нельзя отменить.
refusal-nothing-to-confirm = Нет законченного хода, который нужно подтвердить.
refusal-full = Запись этой партии заполнена: в ней помещается { $count } перемещений.
refusal-out-of-step = Это не вяжется с тем, что уже произошло за столом.
