game-name = קרטחנה

symbol = { $symbol ->
    [B] בקבוק
    [D] פגיון
    [H] כובע משולש
    [K] מפתח
    [P] אקדח
   *[S] גולגולת
}
with-symbol = { $symbol ->
    [B] עם בקבוק
    [D] עם פגיון
    [H] עם כובע משולש
    [K] עם מפתח
    [P] עם אקדח
   *[S] עם גולגולת
}

colour = { $colour ->
    [blue] כחול
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[brown] חום
}
seat-name = { $colour ->
    [blue] הכחול
    [red] האדום
    [yellow] הצהוב
    [green] הירוק
   *[brown] החום
}

variant = { $variant ->
    [jamaica] ג'מייקה
    [tortuga] טורטוגה
   *[hispaniola] היספניולה
}

place = { $place ->
    [0] מבצר
    [37] סירה
   *[other] { $place }
}
place-from = { $from ->
    [0] מבצר
    [37] סירה
   *[other] { $from }
}
place-to = { $to ->
    [0] מבצר
    [37] סירה
   *[other] { $to }
}

word-pirate = פיראט
word-boat = סירה
word-fort = מבצר
word-card = קלף

cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}

list-middle = { $first }, { $last }
list-end = { $first } ו{ $last }

yes = כן
no = לא
