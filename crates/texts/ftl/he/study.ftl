### Looking back at a game: replay, analysis, sharing.

## The way in

study-lead = עוברים על המשחק מהלך אחר מהלך, רואים מי הוביל ומתי, ומוצאים את התור שבו הכול הוכרע.
study-paste = רישום של משחק, או מצב של משחק
study-paste-about = אפשר להדביק כאן, או לגרור קובץ טקסט לכל מקום בדף.
study-read = פתיחה
study-file = בחירת קובץ
study-finished = משחקים שהסתיימו במכשיר הזה
study-none-finished = משחקים שתסיימו יופיעו כאן.
study-reading = קוראים את המשחק.
study-imported = { $count ->
    [one] משחק אחד נוסף לרשימת המשחקים.
    [two] שני משחקים נוספו לרשימת המשחקים.
   *[other] { $count } משחקים נוספו לרשימת המשחקים.
}
study-import-known = { $count ->
    [one] משחק אחד כבר היה כאן.
    [two] שני משחקים כבר היו כאן.
   *[other] { $count } משחקים כבר היו כאן.
}
study-import-unread = { $count ->
    [one] משחק אחד אי אפשר לקרוא.
    [two] שני משחקים אי אפשר לקרוא.
   *[other] { $count } משחקים אי אפשר לקרוא.
}
backup-save = לשמור הכול בקובץ
backup-open = לשחזר מקובץ
backup-about = משחקים והווריאציות שלהם, הגדרות, שיעורים ותוצאות של חידות, לגיבוי או למעבר למכשיר אחר. משחק עם קלפים מכוסים נשמר אחרי שהוא נגמר.
backup-restored = ההגדרות והשיעורים שוחזרו.
backup-bad = אין בקובץ הזה משחקים או הגדרות.
study-misread = אי אפשר לקרוא את זה: { $reason }
study-not-a-game = זה לא נראה כמו משחק קרטחנה. הדביקו רישום של משחק, מצב של משחק או קישור למשחק.
study-other-address = הכתובת הזאת לא מובילה למשחק קרטחנה. בקישור למשחק כתוב { $form }.
study-table-link = הקישור הזה מוביל לשולחן מקוון.
study-to-table = אל השולחן
study-bad-link = הקישור נקטע או השתנה בדרך. כדאי לבקש אותו שוב, או לבקש את רישום המשחק ולהדביק אותו כאן.
study-no-game = המשחק הזה לא נמצא במכשיר.
study-still-hidden = המשחק עדיין נמשך, וחלק מהקלפים מכוסים. אפשר לחזור כשהוא יסתיים.
study-other = משחק אחר
study-consistent = הקלפים נובעים מהמספרים שברישום. אם הם הובטחו לפני המשחק, רישום לבדו לא יכול להראות.

## Going through it

study-start = לפני המהלך הראשון
study-move = מהלך { $number } מתוך { $total }
study-controls = מעבר על המשחק
study-first = להתחלה
study-turn-before = תור אחד אחורה
study-previous = מהלך אחד אחורה
study-play = הרצת המהלכים
study-pause = השהיה
study-next = מהלך אחד קדימה
study-turn-after = תור אחד קדימה
study-last = לסוף
study-speed = מהירות
study-slider = רגע במשחק
study-keys = מקשים: שמאלה וימינה למהלך אחד, למעלה ולמטה לתור אחד, { $first } ו־{ $last } להתחלה ולסוף; מקש הרווח מריץ ומשהה.
study-parts = על המשחק הזה
study-moves = מהלכים
study-chances = סיכויים
study-lessons = לקחים
study-cards = קלפים
study-turn = תור { $number }

## Taking it along

study-share = שיתוף ושמירה
study-share-link = שיתוף קישור
study-copy-link = העתקת קישור
study-copy-game = העתקת המשחק
study-copy-position = העתקת מצב המשחק
study-save-record = שמירת הרישום
study-save-picture = שמירת תמונה ({ $form })
study-save-film = שמירת המשחק כהנפשה ({ $form })
study-film-drawing = ההנפשה מצטיירת…
study-film-failed = לא הצלחנו לצייר את ההנפשה.
study-copied = הועתק.
study-not-copied = הדפדפן לא מאפשר להעתיק. הנה הטקסט:
study-not-shared = השיתוף לא הצליח.
study-go-on = להמשיך מכאן

## The analysis

study-analyse = ניתוח כל התורות
study-analyse-about = הקפטן בוחן כל תור ובודק מה עוד אפשר היה לעשות.
study-stop = עצירה
study-progress = נותחו { $number } מתוך { $total }
study-stopped = הניתוח נעצר; שאר המשחק לא נותח.
study-no-net = לא הצלחנו להוריד את הנתונים של הקפטן. נסו שוב כשיהיה חיבור.
study-nothing-to-judge = אין כאן תור גמור שאפשר לנתח.
study-graph = הסיכוי של כל שחקן לנצח לאורך המשחק
study-graph-about = לחיצה בגרף עוברת לאותו רגע.
study-table = הסיכויים בטבלה
study-table-end = הסוף
study-percent = { "\u2066" }{ $percent }%{ "\u2069" }
slip-inaccuracy = אי־דיוק
slip-mistake = טעות
slip-blunder = טעות יקרה
study-loss = { $percent ->
    [one] זה עלה נקודת אחוז אחת.
    [two] זה עלה שתי נקודות אחוז.
   *[other] זה עלה { $percent } נקודות אחוז.
}
study-better = עדיף היה
study-show-better = להציג את התור העדיף
study-hide-better = בחזרה למה ששוחק
study-better-shown = מוצג התור העדיף.
study-turn-lost = { $percent ->
    [one] תור { $number }: אבדה נקודת אחוז אחת
    [two] תור { $number }: אבדו שתי נקודות אחוז
   *[other] תור { $number }: אבדו { $percent } נקודות אחוז
}
study-hinge = התור שהכריע יותר מכול: תור { $number } של { $name }.
study-precision = דיוק { "\u2066" }{ $percent }%{ "\u2069" }
study-precision-about = 100% פירושו שכל תור היה טוב כמו התור הטוב ביותר שהקפטן מצא. מזל בקלפים לא נחשב, וגם תורות שכבר לא יכלו לשנות דבר לא נחשבים.
study-flawless = לא נמצאו טעויות שראוי להזכיר.

## Luck and skill apart

luck-title = קלפים ומשחק
luck-cards = קלפים
luck-play = משחק
luck-by-cards = הקלפים תרמו לניצחון של { $name } יותר מהמשחק עצמו.
luck-by-play = המשחק תרם לניצחון של { $name } יותר מהקלפים.
luck-by-both = הקלפים והמשחק תרמו לניצחון של { $name } במידה דומה.
luck-unforeseen = הקפטן לא צפה את הניצחון של { $name }: לא הקלפים ולא המשחק מסבירים אותו.
luck-luckiest = השליפה המוצלחת ביותר: תור { $number }, { $name }, { "\u2066" }+{ $percent }%{ "\u2069" }
luck-costliest = התור היקר ביותר: תור { $number }, { $name }, { "\u2066" }−{ $percent }%{ "\u2069" }
luck-about = בנקודות אחוז של הסיכוי לנצח. קלפים: החלוקה ומה שנשלף, בהשוואה לכל מה שיכול היה לבוא. משחק: מה שהפסידו התורות שלנו ומה שנתנו הטעויות של האחרים. את השאר אי אפשר להפריד.

## Trying moves beside the game

trial-try = לנסות כאן מהלכים אחרים
trial-try-better = לנסות על הלוח
trial-title = ניסיון מהלכים
trial-back = חזרה למשחק
trial-captain = דעת הקפטן:
trial-thinking = הקפטן בוחן…
trial-over = המשחק נגמר כאן.
trial-turns = התורות הטובים ביותר
# $form is a list of moves.
trial-aloud = ל{ $name } יש { "\u2066" }{ $percent }%{ "\u2069" }. הטוב ביותר: { $form }.
trial-line = הווריאציה הזאת
trial-start = המשחק עד כאן
trial-in-game = כך שוחק. כל מהלך אחר פותח וריאציה.
trial-cards = קלפים מהקופה באים כאן באקראי.
trial-full = אין מקום לעוד מהלכים לצד המשחק הזה.
trial-not-kept = הדפדפן שלכם לא שומר את זה. שתפו את הקישור או שמרו את הרישום.
trial-name = שם
trial-delete = למחוק אותה
trial-deleted = הווריאציה נמחקה.
# Before the name of a variation, for those who hear the page.
trial-variation = וריאציה:
