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
    [blue] כחול
    [red] אדום
    [yellow] צהוב
    [green] ירוק
   *[brown] חום
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
word-tunnel = מנהרה
word-boat = סירה
word-fort = מבצר
word-segment = מקטע
word-space = משבצת
word-card = קלף
word-symbol = סמל
word-hand = יד
word-draw-pile = חפיסה
word-discard-pile = חפיסת המסירה
word-row = שורה
word-turn = תור
word-move = מהלך
word-advance = קדימה
word-retreat = אחורה
word-hidden-cards = קלפים מכוסים
word-open-cards = קלפים גלויים

cards = { $count ->
    [one] קלף אחד
    [two] שני קלפים
   *[other] { $count } קלפים
}
pirates = { $count ->
    [one] פיראט אחד
    [two] שני פיראטים
   *[other] { $count } פיראטים
}

list-middle = { $first }, { $last }
list-end = { $first } ו{ $last }

yes = כן
no = לא
