## Who plays

level = { $level ->
    [deckhand] נער סיפון
    [sailor] מלח
    [bosun] רב מלחים
    [captain] קפטן
   *[admiral] אדמירל
}
level-about = { $level ->
    [deckhand] מתחיל עליז: רץ אל הסירה ושוכח לחזור אחורה לקחת קלפים.
    [sailor] יודע למה כדאי לחזור אחורה, אבל רואה רק את המהלך הבא.
    [bosun] מתכנן את כל התור לפי כללי אצבע.
    [captain] שופט כל תור לפי ניסיון של חיים שלמים בים.
   *[admiral] חושב צעד לפני כולם: מה תענו, ומה עוד יביאו הקלפים.
}
setup-person = אדם

## While they play

bot-thinks = התור של { $name }: רגע של מחשבה.
pace-fast = מעכשיו הבוטים משחקים מהר יותר.
pace-calm = הבוטים שוב משחקים בנחת.
key-skip = המהלך הבא
key-faster = מהר יותר
key-slower = לאט יותר
key-advice = עצה
help-skip = כשבוט משחק: אל המהלך הבא שלו
help-faster = בוטים מהירים או איטיים יותר
help-advice = לשאול את הקפטן מה לשחק, ולמה

## The advice

advice-title = עצת הקפטן
advice-awaited = הקפטן מתבונן בשולחן.
advice-none = אין לקפטן עצה כרגע.
advice-best = הקפטן היה משחק
# In words: beside an isolated number the sign would stand on its wrong side.
advice-chance = { $percent ->
    [one] הסיכוי שלך לנצח יהיה אז אחוז אחד.
    [two] הסיכוי שלך לנצח יהיה אז שני אחוזים.
   *[other] הסיכוי שלך לנצח יהיה אז { $percent } אחוזים.
}
advice-second = { $percent ->
    [0] כמעט טוב באותה מידה
    [one] האפשרות הבאה, נקודת אחוז אחת פחות
    [two] האפשרות הבאה, שתי נקודות אחוז פחות
   *[other] האפשרות הבאה, { $percent } נקודות אחוז פחות
}

road = { $symbol ->
    [B] שביל הבקבוקים
    [D] שביל הפגיונות
    [H] שביל הכובעים
    [K] שביל המפתחות
    [P] שביל האקדחים
   *[S] שביל הגולגולות
}
reason-wins = זה מנצח במשחק.
reason-stops = זה עוצר את { $name }: אחרת זה ניצחון מיידי.
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
reason-closes = { road } נסגר בפני { $name }.
reason-opens = { $count ->
    [one] אבל { road } נשאר פתוח בפני { $name }, עם קלף מתאים אחד ביד.
    [two] אבל { road } נשאר פתוח בפני { $name }, עם שני קלפים מתאימים ביד.
   *[other] אבל { road } נשאר פתוח בפני { $name }, עם { $count } קלפים מתאימים ביד.
}
