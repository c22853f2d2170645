## Help

cli-arena = תחרות בין בוטים ותוכנות אחרות ודירוג שלהם
more-arena = כל חלוקה משוחקת פעם אחת מכל מושב, כך שלא הקלפים ולא התור הראשון עוזרים לאיש. שני מתחרים משחקים זה מול זה: הראשון יושב לבד, ולשני כל שאר המושבים. אם יש יותר, כולם נפגשים עם כולם. בלי שמות נפגשות שש הדרגות. { $key } מסיים מוקדם ומציג את התוצאות עד אז. משחק של { $count } פעולות נחשב תיקו. כך כותבים מתחרים:
arena-form-level = בוט; יש { $form }
arena-form-time = עם מספר כזה של אלפיות שנייה לתור
arena-form-nodes = עם מספר כזה של מצבים למהלך: אותם משחקים בכל פעם
arena-form-net = עם רשת אחרת, מהקובץ הזה
arena-form-baseline = משחק באקראי, או תמיד רץ קדימה
arena-form-beginner = מתחילים: רצים קדימה, וחוזרים אחורה באקראי, בשכל או מוקדם
arena-form-searcher = מחפש בתור שלו, עם המשקלים האלה
arena-form-program = תוכנה שמדברת כמו { $form }
arena-form-name = כך הוא נקרא בתוצאות
arg-contestant = מי משתתף
opt-deals = כמה חלוקות
opt-ms = אלפיות שנייה לתור, למי שלא קבע לעצמו
opt-sprt = עצירה כשברור איזה משני הפרשי Elo קרוב יותר לאמת, למשל { $form }
opt-ladder = ציור הסולם אל הקובץ הזה, { $form }
opt-margin = אלפיות שנייה שתור של תוכנה יכול לחרוג מההגבלה; אחריהן היא מפסידה את המשחק
opt-log = כתיבת מה שתוכנות מדפיסות לפלט השגיאות אל הקובץ הזה
opt-records = כתיבת הרשומה של כל משחק אל התיקייה הזאת

## Results

arena-player = שחקן
arena-elo = דירוג Elo
arena-interval = רווח סמך של 95%
arena-score = ניקוד
arena-score-fair = ניקוד, כש־{ $form } הוא שוויון
arena-deals = חלוקות
arena-won-drawn-lost = ניצחון, תיקו, הפסד
arena-difference = הפרש Elo
arena-by-seat = ניקוד לפי מקום ישיבה
arena-by-order = ניקוד כשמתחילים ראשון, שני, וכן הלאה
arena-first-player = חלקו של מי שמתחיל
arena-clear = זה ברור: { $form } קרוב יותר לאמת מאשר { $last }.
arena-unclear = עוד לא ברור מה קרוב יותר לאמת: { $first } או { $last }.
arena-stopped = הסתיים מוקדם; אלה התוצאות עד כה.
arena-faults = { $count ->
    [one] { $name }: משחק אחד הופסד בגלל תקלה. הסיבה: { $reason }
    [two] { $name }: שני משחקים הופסדו בגלל תקלה. הסיבה בפעם הראשונה: { $reason }
   *[other] { $name }: { $count } משחקים הופסדו בגלל תקלה. הסיבה בפעם הראשונה: { $reason }
}
arena-forfeit-position = העמדה באותו רגע: { $form }

## What may be wrong

arena-cannot-play = { $name } לא יכול להשתתף: { $reason }
fault-not-started = התוכנה לא נפתחת: { $reason }
fault-ended = התוכנה הסתיימה לפני שענתה
fault-silent = לא הגיעה תשובה בתוך { $count ->
    [one] אלפית שנייה אחת
    [two] שתי אלפיות שנייה
   *[other] { $count } אלפיות שנייה
}
fault-nonsense = זו לא תשובה: { $input }
fault-illegal = המהלך הזה לא אפשרי: { $form }
fault-no-move = הבוט לא מצא מהלך
fault-exit-code = { $reason }; קוד יציאה { $form }
fault-exit-signal = { $reason }; נסגרה באות { $form }
fault-last-line = { $reason }; השורה האחרונה שלה: { $input }
fault-too-slow = התור שלה נמשך יותר מ־{ $first } אלפיות שנייה ומרווח של { $last }
fault-no-nodes = התוכנה לא מדברת את גרסה 2 של הפרוטוקול, שדרושה להגבלה בעמדות; תנו לה אלפיות שנייה, למשל { $form }
fault-net-unsuitable = הרשת { $file } אומנה עבור { $form }
reason-contestant-name = אין מתחרה בשם הזה; יש { $form }
reason-contestant-limit = { $input } אינו הגבלה; הגבלות נראות כך: { $form }
reason-contestant-setting = ההגדרה הזאת לא מוכרת כאן: { $input }
reason-contestant-command = חסרה הפקודה של התוכנה, כמו { $form }
reason-contestant-label = שם לתוצאות נראה כך: { $form }
reason-net-missing = אי אפשר לקרוא את הרשת { $file }: { $reason }
reason-net-damaged = הקובץ { $file } פגום, או שאינו רשת
reason-sprt = דרושים שני הפרשי Elo, הקטן ראשון, למשל { $form }
reason-ending = השם צריך להסתיים באחד מאלה: { $form }
usage-contestants = דרושים לפחות שני מתחרים
usage-no-program = { $form } מיועד לתוכנות, ואף תוכנה לא משתתפת
