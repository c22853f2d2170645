## Places and cards inside a spoken sentence

tell-from = { $from ->
    [0] из крепости
    [37] из шлюпки
   *[other] с { $from }
}
tell-to = { $to ->
    [37] в шлюпку
   *[other] на { $to }
}
some-cards = { $symbol ->
    [B] { $count ->
        [1] бутылка
        [one] { $count } бутылка
        [few] { $count } бутылки
        [many] { $count } бутылок
       *[other] { $count } бутылки
    }
    [D] { $count ->
        [1] кинжал
        [one] { $count } кинжал
        [few] { $count } кинжала
        [many] { $count } кинжалов
       *[other] { $count } кинжала
    }
    [H] { $count ->
        [1] треуголка
        [one] { $count } треуголка
        [few] { $count } треуголки
        [many] { $count } треуголок
       *[other] { $count } треуголки
    }
    [K] { $count ->
        [1] ключ
        [one] { $count } ключ
        [few] { $count } ключа
        [many] { $count } ключей
       *[other] { $count } ключа
    }
    [P] { $count ->
        [1] пистолет
        [one] { $count } пистолет
        [few] { $count } пистолета
        [many] { $count } пистолетов
       *[other] { $count } пистолета
    }
   *[S] { $count ->
        [1] череп
        [one] { $count } череп
        [few] { $count } черепа
        [many] { $count } черепов
       *[other] { $count } черепа
    }
}
tell-standing = { $count } { place-at }

## What happens

tell-advance = { $name }: { symbol }, { tell-from } { tell-to }.
tell-boarded = Теперь в шлюпке { $count } из 6.
tell-retreat = { $name }: назад { tell-from } { tell-to }.
tell-drawn = Новые карты: { $cards }.
tell-drawn-nothing = Карт больше нет.
tell-your-turn = { $count ->
    [one] Ваш ход, осталось { $count } перемещение.
    [few] Ваш ход, осталось { $count } перемещения.
    [many] Ваш ход, осталось { $count } перемещений.
   *[other] Ваш ход, осталось { $count } перемещения.
}
tell-moves-left = { moves-left }.
tell-hand = У вас на руках: { $cards }.
tell-hand-empty = У вас нет карт.
tell-keys = { $key } — список клавиш.
tell-no-news = Пока ничего не произошло.

## How things stand

tell-own-pirates = Ваши пираты: { $places }.
tell-their-pirates = { $name }, пираты: { $places }.
tell-their-hand = { $name }, карты: { $cards }.
tell-their-hand-empty = { $name }: карт нет.
tell-row = Ряд, начиная с ближайшей карты: { $cards }.
tell-piles = { draw-pile }.
tell-discard = { discard-pile }.

## Choosing by keys

tell-chosen-pirate = Выбран пират { place-at }.
tell-chosen-card = Выбрана карта: { symbol }.
tell-offer-card = { $key }: { symbol }, { tell-to }.
tell-offer-back = { $key }: назад { tell-to }, { cards }.
tell-offer-from = { $key }: { tell-from } { tell-to }.
tell-movers = Могут ходить пираты:
tell-mover = { $key }: { place-at }.
tell-let-go = Ничего не выбрано.
tell-choose-first = Сначала выберите пирата. { $key } переходит от одного к другому.
tell-stuck = Ни один пират не может ходить. { $key } заканчивает ход.
tell-may-end = { $key } заканчивает ход.

## What a host refuses

refusal-no-game = Такой партии здесь нет.
refusal-impossible = Сейчас это невозможно.
refusal-still-hidden = Запись показала бы карты, которые ещё скрыты.

## The log

log-heading = Что произошло
log-turn = Ход { $number }: { $name }
log-none = Ещё никто не ходил.
log-hint = Выберите перемещение, чтобы увидеть тот момент. На партию это не влияет.

## The advice, and help for beginners

tell-advised = Капитан пошёл бы так: { $form }.
guide-first = Коснитесь пирата в крепости или карты: что светится, может ходить.
guide-choose = { $count ->
    [one] Осталось { $count } перемещение: коснитесь пирата или карты либо закончите ход.
    [few] Осталось { $count } перемещения: коснитесь пирата или карты.
    [many] Осталось { $count } перемещений: коснитесь пирата или карты.
   *[other] Осталось { $count } перемещения: коснитесь пирата или карты.
}
guide-where = Коснитесь цели: вперёд с показанной картой или назад за новыми картами.
guide-who = Коснитесь светящегося пирата или места, куда он попадёт.
guide-go = Коснитесь светящегося места, и пират пойдёт.
guide-boat = Одна из ваших карт ведёт прямо в шлюпку. Найдёте её?
guide-empty = Карт не осталось. Отступите пиратом: это даст одну или две.
guide-few = Мало карт? Отступление на деление с двумя пиратами даст две новые.
guide-more = { $count ->
    [one] Можно сделать ещё { $count } перемещение или закончить ход.
    [few] Можно сделать ещё { $count } перемещения или закончить ход.
    [many] Можно сделать ещё { $count } перемещений или закончить ход.
   *[other] Можно сделать ещё { $count } перемещения или закончить ход.
}
guide-confirm = Три перемещения сделаны. Закончите ход или отмените.
guide-confirm-final = Третье перемещение сделано. Закончите ход.
guide-watch = Следите, где встают другие: их пираты станут вашей дорогой.
guide-stuck = Ни один ваш пират не может ходить. Закончите ход.

## The sheet of keys

sheet-title = Клавиши за столом
