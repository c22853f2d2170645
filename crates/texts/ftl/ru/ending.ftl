### The end of a game: its standings, a few figures, and one true sentence about it.
### Those with “-you” speak to the player whom they are about.

## The standings

end-standings = Кто как далеко ушёл
end-aboard = { $count } из 6 в шлюпке
# How many spaces all pirates of a player have still to go.
end-to-go = { $count ->
    [one] осталось { $count } деление
    [few] осталось { $count } деления
    [many] осталось { $count } делений
   *[other] осталось { $count } деления
}
# $last is how far there was still to go.
end-standing = { $name }: { end-aboard }, { $last }.

## Figures

end-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
end-jump = { $count ->
    [one] Самый длинный прыжок: { $count } деление ({ $name })
    [few] Самый длинный прыжок: { $count } деления ({ $name })
    [many] Самый длинный прыжок: { $count } делений ({ $name })
   *[other] Самый длинный прыжок: { $count } деления ({ $name })
}

## What was remarkable

end-comeback = В середине партии { $name } на последнем месте.
end-comeback-you = В середине партии вы были на последнем месте.
end-one-short = { $name }: до победы не хватило всего одного пирата.
end-one-short-you = До победы вам не хватило всего одного пирата.
end-led = С хода { $number } и до конца впереди { $name }.
end-led-you = С хода { $number } и до конца вы были впереди.
end-clear = { $count ->
    [0] Больше ни у кого в шлюпке не было ни одного пирата.
    [one] Ни у кого из остальных в шлюпке не было больше { $count } пирата.
    [few] Ни у кого из остальных в шлюпке не было больше { $count } пиратов.
    [many] Ни у кого из остальных в шлюпке не было больше { $count } пиратов.
   *[other] Ни у кого из остальных в шлюпке не было больше { $count } пирата.
}
end-cards = { $count ->
    [one] Отступая, { $name } набирает { $count } карту.
    [few] Отступая, { $name } набирает { $count } карты.
    [many] Отступая, { $name } набирает { $count } карт.
   *[other] Отступая, { $name } набирает { $count } карты.
}
end-cards-you = { $count ->
    [one] Отступая, вы набрали { $count } карту.
    [few] Отступая, вы набрали { $count } карты.
    [many] Отступая, вы набрали { $count } карт.
   *[other] Отступая, вы набрали { $count } карты.
}

## What to do next

end-next-level = Следующий соперник: { level }
end-easier-level = Соперник попроще: { level }
end-look-back = Разобрать партию
end-again = Сыграть ещё
