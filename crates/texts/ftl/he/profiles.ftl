### אנשים: פרופילים, משחקים שהסתיימו, דירוגים והרשימות שלהם.

profile-nobody = מישהו
profile-link = הפרופיל שלכם
profile-you = אלה אתם.
profile-program = זה בוט: תוכנה שמישהו נותן לה לשחק.
profile-since = כאן מאז { $form }
profile-missing = אין פרופיל כזה. אולי האדם כבר לא מוכר כאן, או שחסר חלק מהקישור.
profile-finished = { $count ->
    [one] משחק אחד הסתיים
    [two] שני משחקים הסתיימו
   *[other] { $count } משחקים הסתיימו
}
profile-against = אתם מול { $name }
profile-ahead-you = אתם הובלתם
profile-level = אף אחד לא הוביל
profile-ahead-other = { $name } מלפנים
profile-games = משחקים
profile-results = תוצאות
profile-players = { $count ->
    [one] שחקן אחד
    [two] שני שחקנים
   *[other] { $count } שחקנים
}
profile-game = משחק
profile-list = משחקים שהסתיימו
profile-list-about = משחקים פרטיים מוצגים רק למי ששיחק בהם.
profile-search = חיפוש במשחקים האלה
search-opponent = יריב
search-variant = משחק
search-result = תוצאה
search-all = הכול
games-none-found = אין משחק כזה.
games-more = להציג עוד
games-look-back = צפייה חוזרת: { $name }, { $form }

outcome-won = ניצחון
outcome-lost = בלי ניצחון
outcome-drawn = תיקו
outcome-left = פרישה

## דירוגים

rating = דירוג
ratings-title = דירוגים
rating-two = שני שחקנים
rating-more = שלושה ויותר
rating-none = עדיין אין משחקים מדורגים.
rating-provisional = עדיין לא מבוסס: { $count ->
    [one] משחק אחד מתוך עשרה נספר.
    [two] שני משחקים מתוך עשרה נספרו.
   *[other] { $count } משחקים מתוך עשרה נספרו.
}
rating-settled = { $count ->
    [one] משחק אחד נספר.
    [two] שני משחקים נספרו.
   *[other] { $count } משחקים נספרו.
}
rating-place = מקום { $place }
rating-graph = הדירוג לאורך המשחקים האחרונים: הוא התחיל ב־{ $first } ועכשיו הוא { $last }.
rating-numbers = אותו הדבר במספרים
rating-date = תאריך
rating-waiting = הדירוג יחושב עוד רגע.
rating-repeated = משחק מדורג, אבל הוא לא נספר לאף אחד: שניים מהשחקנים כבר שיחקו זה עם זה חמישה משחקים שנספרו בתוך שבוע.
rating-change = דירוג { $form }

ratings-about = משחקים מדורגים הם לאנשים בלבד, עם שעון. מי שפורש או שנגמר לו הזמן הפסיד. דירוג מתבסס אחרי עשרה משחקים, ומהמשחקים בין אותם שני אנשים נספרים רק חמישה בשבוע.
ratings-list = רשימה
ratings-place = מקום
ratings-name = שם
ratings-settled = דירוגים מבוססים
ratings-empty = עדיין אף אחד לא שיחק עשרה משחקים מדורגים מהסוג הזה.
ratings-provisional = עדיין לא מבוססים
ratings-provisional-about = פחות מעשרה משחקים של האנשים האלה נספרו.
ratings-own = אתם
ratings-page = עמוד { $number } מתוך { $total }
ratings-before = העמוד הקודם
ratings-next = העמוד הבא

## שולחנות מדורגים

rated = מדורג
rated-table = משחק מדורג
rated-about = לאנשים בלבד, עם שעון, והמקרה מחלק. מי שפורש או שנגמר לו הזמן הפסיד. כולם יכולים לצפות במשחק אחר כך.
rated-waiting = המשחק הזה מדורג: מי שפורש או שנגמר לו הזמן הפסיד, וכולם יכולים לצפות בו אחר כך.
