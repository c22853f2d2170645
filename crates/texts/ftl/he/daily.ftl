### החלוקה היומית, אתגרים וסטטיסטיקה.

## החלוקה היומית

daily-no-day = אין חלוקה ליום הזה.
daily-to-today = אל החלוקה של היום
daily-deal = { variant } לשניים. כולם משחקים עם אותם קלפים נגד אותו יריב.
daily-play = לשחק את החלוקה היומית
daily-play-late = לשחק את החלוקה הזאת
daily-go-on = להמשיך
daily-won = { $count ->
    [one] ניצחון בתור אחד
    [two] ניצחון בשני תורות
   *[other] ניצחון ב־{ $count } תורות
}
daily-lost = { $count ->
    [one] הפסד אחרי תור אחד
    [two] הפסד אחרי שני תורות
   *[other] הפסד אחרי { $count } תורות
}
daily-drawn = { $count ->
    [one] תיקו אחרי תור אחד
    [two] תיקו אחרי שני תורות
   *[other] תיקו אחרי { $count } תורות
}
daily-luck = מזל { "\u2066" }{ $form }%{ "\u2069" }
daily-late = שוחק מאוחר יותר
daily-late-about = המשחק התחיל אחרי שהיום שלו נגמר. הוא מופיע בלוח, אבל לא נספר ברצף הימים.
daily-share = שיתוף
daily-copy = העתקה כטקסט
daily-picture = שמירה כתמונה
daily-streak = ימים ברצף: { $count }
daily-longest = הכי הרבה: { $count }
daily-month-before = החודש הקודם
daily-month-after = החודש הבא
daily-mark-won = ניצחון
daily-mark-lost = הפסד
daily-mark-drawn = תיקו
daily-mark-open = עוד לא שוחק
daily-about = איך זה עובד
daily-about-deal = התאריך לבדו קובע את המנהרה, את הקלפים, את הגרסה ואת המקום שלכם, ולכן אפשר לשחק כל יום גם בלי רשת. יום חדש מתחיל בחצות לפי שעון UTC.
daily-about-opponent = היריב לא משתנה לעולם, גם כשהבוטים האחרים משתפרים. הוא משחק בערך כמו רב המלחים או הקפטן.
daily-table = תוצאות היום
daily-table-empty = עוד לא נרשמה שום תוצאה.
daily-enter = לרשום את התוצאה שלי
daily-proves = השרת משחק שוב כל משחק ובודק את כל המהלכים של היריב. זה מוכיח ששיחקו לפי הכללים, לא שאף אחד לא עזר.
daily-nameless = מישהו
daily-not-known = השרת עוד לא מכיר אתכם. שחקו קודם משחק עם חברים.
daily-over = הרישום ליום הזה נסגר.
daily-not-proved = השרת לא הצליח לאשר את המשחק, ולכן הוא לא נרשם.

## אתגרים

challenge-title = אותה חלוקה
challenge-by = החלוקה הזאת של { variant } כבר שוחקה בידי { $name } נגד { $opponents }.
challenge-by-somebody = מישהו כבר שיחק את החלוקה הזאת של { variant } נגד { $opponents }.
challenge-about = תקבלו את אותם קלפים, אותו מקום ואותם יריבים. אחר כך אפשר להשוות את התוצאות ולצפות במשחק השני.
challenge-play = לשחק את החלוקה הזאת
challenge-unproven = אי אפשר להוכיח שהקלפים חולקו במקרה, ולכן משחקים כאלה לעולם לא מדורגים.
challenge-unfit = אין בקישור הזה משחק גמור של אדם אחד נגד בוטים. ייתכן שחלק ממנו חסר.
challenge-gone = המשחק הזה כבר לא נמצא במכשיר.
challenge-cannot = אפשר להעביר הלאה רק משחק גמור של אדם אחד נגד בוטים, ורק עם כל הקלפים שלו.
challenge-they = השחקן השני
challenge-you = אתם
challenge-result = תוצאה
challenge-game = משחק
challenge-watch = צפייה
challenge-spaces = { $count ->
    [one] משבצת אחת
    [two] שתי משבצות
   *[other] { $count } משבצות
}
challenge-give = לאתגר חבר
challenge-give-about = מי שיפתח את הקישור ישחק עם הקלפים שלכם ומהמקום שלכם.
challenge-share = שיתוף הקישור
challenge-copy = העתקת הקישור
end-challenge = לאתגר חבר
end-daily = לתוצאה
end-compare = להשוות את המשחקים

## סטטיסטיקה

statistics-title = סטטיסטיקה
statistics-none = עוד אין משחקים גמורים.
statistics-about = כל המשחקים של אדם אחד נגד בוטים במכשיר הזה, גם אלה שנמחקו.
statistics-games = { $count ->
    [one] משחק אחד
    [two] שני משחקים
   *[other] { $count } משחקים
}
statistics-wins = { $count ->
    [one] ניצחון אחד
    [two] שני ניצחונות
   *[other] { $count } ניצחונות
}
statistics-opponent = היריב החזק ביותר
statistics-seats = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}
statistics-column-games = משחקים
statistics-column-wins = ניצחונות
statistics-column-share = שיעור ניצחונות
statistics-course = דיוק
statistics-course-about = הדיוק במשחקים שנבדקו, כקו. המספרים בטבלה שמתחת.
statistics-mistakes = מה החמצתם הכי הרבה
statistics-mistake = { $mistake ->
    [wins] לנצח במשחק
    [stops] לעצור ניצחון של אחר
    [boards] להעלות פיראטים לסירה
    [draws] למשוך קלפים
    [leaps] קפיצה ארוכה
    [leaves] להוציא פיראטים מהמבצר
   *[closes] לסגור ליריב את הדרך
}
statistics-jump = הקפיצה הארוכה ביותר
statistics-quick = הניצחון המהיר ביותר
statistics-turns = { $count ->
    [one] תור אחד
    [two] שני תורות
   *[other] { $count } תורות
}
statistics-milestones = ציוני דרך
milestone = { $milestone ->
    [first-win] הניצחון הראשון
    [every-variant] ניצחון בכל אחת מהגרסאות
    [full-table] ניצחון על ארבעה יריבים
    [captain] ניצחון על קפטן
    [admiral] ניצחון על אדמירל
    [long-jump] קפיצה של עשרים משבצות
    [quick-win] ניצחון בחמישה עשר תורות
    [accurate] משחק בדיוק של 95%
    [wild] ניצחון במנהרה פראית
   *[week] שבעה ימים ברצף
}
milestone-reached = הושג
milestone-open = עוד לא
