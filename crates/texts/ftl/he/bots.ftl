## Who plays

level = { $level ->
    [landlubber] עכבר יבשה
    [deckhand] נער סיפון
    [sailor] מלח
    [bosun] רב מלחים
    [captain] קפטן
   *[admiral] אדמירל
}
level-about = { $level ->
    [landlubber] חדש על הסיפון: רץ קדימה מהלך אחר מהלך וכמעט אף פעם לא חושב לחזור אחורה. מתאים בדיוק למשחקים הראשונים.
    [deckhand] מתחיל עליז: אוהב לרוץ אל הסירה, חושב על מהלך אחד בכל פעם ולעתים קרובות שוכח לחזור אחורה.
    [sailor] יודע למה כדאי לחזור אחורה, אבל לא תמיד בטוח מה עדיף.
    [bosun] מתכנן את כל התור, ביד בטוחה.
    [captain] לפני כל מהלך חושב איך יגיבו האחרים.
   *[admiral] חושב כל עוד יש זמן, ואת התורות האחרונים מחשב במדויק כשאפשר.
}
setup-person = שחקן אנושי

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
