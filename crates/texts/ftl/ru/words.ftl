game-name = Картахена

symbol = { $symbol ->
    [B] бутылка
    [D] кинжал
    [H] треуголка
    [K] ключ
    [P] пистолет
   *[S] череп
}
with-symbol = { $symbol ->
    [B] картой-бутылкой
    [D] картой-кинжалом
    [H] картой-треуголкой
    [K] картой-ключом
    [P] картой-пистолетом
   *[S] картой-черепом
}

colour = { $colour ->
    [blue] синий
    [red] красный
    [yellow] жёлтый
    [green] зелёный
   *[brown] коричневый
}
seat-name = { $colour ->
    [blue] Синий
    [red] Красный
    [yellow] Жёлтый
    [green] Зелёный
   *[brown] Коричневый
}

variant = { $variant ->
    [jamaica] Ямайка
    [tortuga] Тортуга
   *[hispaniola] Эспаньола
}

place = { $place ->
    [0] крепость
    [37] шлюпка
   *[other] { $place }
}
place-from = { $from ->
    [0] крепость
    [37] шлюпка
   *[other] { $from }
}
place-to = { $to ->
    [0] крепость
    [37] шлюпка
   *[other] { $to }
}

word-pirate = пират
word-boat = шлюпка
word-fort = крепость
word-card = карта

cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

list-middle = { $first }, { $last }
list-end = { $first } и { $last }

yes = Да
no = Нет
