## The advice of the captain, beside the board and in an analysis

advice-title = עצת הקפטן
advice-awaited = הקפטן מתבונן בשולחן.
advice-none = אין לקפטן עצה כרגע.
advice-best = הקפטן היה משחק
# In words: beside an isolated number the sign would stand on its wrong side.
advice-chance = הסיכוי שלכם לנצח יהיה אז { "\u2066" }{ $percent }%{ "\u2069" }.
advice-equal = טוב באותה מידה
advice-second = { $percent ->
    [0] טוב כמעט באותה מידה
    [one] האפשרות הבאה, נקודת אחוז אחת פחות
    [two] האפשרות הבאה, שתי נקודות אחוז פחות
   *[other] האפשרות הבאה, { $percent } נקודות אחוז פחות
}
road = { $symbol ->
    [B] דרך הבקבוקים
    [D] דרך הפגיונות
    [H] דרך הכובעים
    [K] דרך המפתחות
    [P] דרך האקדחים
   *[S] דרך הגולגולות
}
advice-quiet = אין כאן משהו מיוחד: זה פשוט משאיר אתכם במצב הטוב ביותר.
reason-wins = כך מנצחים במשחק.
reason-stops = זה מונע ניצחון מיידי של { $name }.
reason-boards = { $count ->
    [one] פיראט אחד עולה לסירה.
    [two] שני פיראטים עולים לסירה.
   *[other] { $count } פיראטים עולים לסירה.
}
reason-draws = { $count ->
    [one] זה מביא קלף חדש אחד.
    [two] זה מביא שני קלפים חדשים.
   *[other] זה מביא { $count } קלפים חדשים.
}
reason-leaps = קפיצה ארוכה { with-symbol }: { place-from } ← { place-to }.
reason-leaves = { $count ->
    [one] פיראט אחד יוצא מהמבצר.
    [two] שני פיראטים יוצאים מהמבצר.
   *[other] { $count } פיראטים יוצאים מהמבצר.
}
reason-closes = { road } נסגרת בפני { $name }.
reason-opens = { $count ->
    [one] אבל { road } נפתחת בפני { $name }, עם קלף מתאים אחד ביד.
    [two] אבל { road } נפתחת בפני { $name }, עם שני קלפים מתאימים ביד.
   *[other] אבל { road } נפתחת בפני { $name }, עם { $count } קלפים מתאימים ביד.
}
advice-why = למה
advice-play = לשחק את המהלך הזה
advice-end-turn = לסיים את התור
