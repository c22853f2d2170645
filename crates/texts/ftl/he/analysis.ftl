### הפקודות `cartagena analyse`, `study` ו־`selfplay`.

## ניתוח

cli-analyse = ניתוח משחקים: סיכויים, תורות טובים יותר, מזל ומיומנות
more-analyse = כל תור נבחן מהמקום של מי ששיחק אותו. מה שתור הפסיד נמדד מול התור הטוב ביותר; המזל הוא הערך של הקלפים שהגיעו לעומת כל מה שיכול היה להגיע. החלק ההוגן, החלוקה, המזל, המיומנות ומה שלא נצפה מסתכמים לתוצאה. אותו מספר עמדות נותן אותם מספרים בכל מחשב.
arg-records = קבצים עם רישומי משחקים; { $form } הוא הקלט התקני
opt-nodes = כמה עמדות להעריך בכל תור; אם לא צוין, בערך כמה שקברניט צריך
opt-with-analysis = לומר אחרי כל תור מה הסיכויים ומה הוא הפסיד
opt-chances-picture = לצייר את סיכויי המשחק לקובץ { $form } הזה
opt-notes = לכתוב לקובץ הזה את הרישום עם סיכויים, הפסדים ותורות טובים יותר; { $input } הוא הפלט התקני
analyse-turn = תור
analyse-moves = מהלכים
analyse-chance = סיכוי
analyse-lost = הפסד
analyse-luck = מזל
analyse-mistakes = התורות היקרים ביותר: הפסד של { $percent } נקודות לפחות, ושוב בחיפוש ארוך פי { $count }
analyse-no-mistakes = אין תור שהפסיד כל כך הרבה בוודאות.
analyse-account = ממה נוצרה התוצאה, בנקודות ממאה:
analyse-fair = חלק הוגן
analyse-deal = חלוקה
analyse-skill = מיומנות
analyse-unforeseen = לא נצפה
analyse-result = תוצאה
analyse-precision = דיוק
analyse-left-out = משחקים שנותחו: { $count }. הושמטו: { $number }.
analyse-step = הסיכויים: { $form }.
analyse-step-lost = { $percent ->
    [one] התור הזה הפסיד נקודה אחת; עדיף היה { $form }.
    [two] התור הזה הפסיד שתי נקודות; עדיף היה { $form }.
   *[other] התור הזה הפסיד { $percent } נקודות; עדיף היה { $form }.
}

## מחקרים

cli-study = תשובה לשאלה על המשחק מתוך משחקים של בוטים
more-study = המשחקים נובעים מהזרע, ולכן כולם מקבלים אותה תשובה. { $key } מסיים בלי תשובה.
arg-question = השאלה: { $form }
opt-study-player = מי משחק, כתוב כמו בזירה; אפשר לציין כמה פעמים
opt-study-games = משחקים לכל שורה בתשובה; במנהרות, כמה מהן לנסות
opt-study-seed = הזרע של כל המשחקים
studies-interrupted = המחקר הופסק; אין תשובה.
studies-first-about = באיזה חלק מהמשחקים מנצח מי שמתחיל, בין שווים:
studies-luck-about = כמה פעמים מנצח החזק יותר. ככל שזה קרוב לחלק ההוגן, המזל מכריע יותר:
studies-tunnels-about = מה משנה סידור המנהרה. מנהרות שבלטו בסיבוב הראשון שוחקו שוב, כי רוב מה שבולט פעם אחת הוא מקרה:
studies-length-about = כמה תורות יש במשחק, של כל השחקנים יחד:
studies-branching-about = מכמה מהלכים אפשר לבחור בכל החלטה:
studies-kind = שולחן
studies-fair = הוגן
studies-beyond-fair = נקודות מעל החלק ההוגן
studies-tunnel = מנהרה
studies-turns = תורות
studies-all = { $count ->
    [one] מנהרה אקראית אחת
    [two] שתי מנהרות אקראיות
   *[other] { $count } מנהרות אקראיות
}
studies-deviation = סטייה בין מנהרות, בלי מקרה
studies-stood-long = מהארוכות ביותר
studies-stood-short = מהקצרות ביותר
studies-stood-first = היטיבה עם מי שמתחיל
studies-stood-others = היטיבה עם האחרים
studies-seed = זרע: { $form }
studies-first-title = האם מי שמתחיל מנצח יותר?
studies-luck-title = כמה מזה מזל?
studies-tunnels-title = האם כל המנהרות שוות?
studies-length-title = כמה זמן נמשך משחק?
studies-branching-title = כמה אפשרויות יש?
studies-above = יותר מהחלק ההוגן: { $form }.
studies-below = פחות מהחלק ההוגן: { $form }.
studies-open = בלי הבדל ברור מהחלק ההוגן: { $form }.
studies-luck-order = כמה פעמים מנצח החזק יותר, בממוצע על הזוגות האלה: { $form }. ככל שהמספר קטן יותר, המזל מכריע יותר.
studies-typical = מספרים רגילים; תשע מכל עשר הפעמים הן בין אלה שבסוגריים: { $form }.
studies-tunnels-differ = ממנהרה למנהרה, מעבר למקרה, האורך הממוצע משתנה בכ־{ $first } תורות, והחלק של מי שמתחיל בכ־{ $last } (עם טווחים של 95%).
studies-tunnels-again = במשחקים החדשים בלטו שוב: { $form }.
studies-tunnels-none = במשחקים החדשים אף אחת מהן לא בלטה שוב.
studies-one-player = השאלה { $form } היא לשחקן אחד בלבד
studies-page-title = מה משחקי הבוטים מספרים על קרטחנה
studies-page-about = בוטים משחקים בינם לבין עצמם; הטווחים כוללים את הערך האמיתי ב־95 מקרים מתוך 100, כך ששורה אחת מעשרים עלולה להחמיץ אותו במקרה. כל מספר יוצא שוב מהפקודה שמתחתיו. { $form } כותב את הדף הזה.
studies-page-written = הדף נכתב אל { $file }.
opt-page = עם השאלה { $form }: לכתוב את התשובות כדף לקובץ הזה, ולידו תמונות
opt-answer-picture = ציור התשובה אל הקובץ הזה, { $form }

## בוטים בינם לבין עצמם

cli-selfplay = בוטים משחקים בינם לבין עצמם וכותבים מאגרי נתונים
more-selfplay = כל שורה היא החלטה אחת: העמדה, המהלכים החוקיים, זה שנבחר ותוצאת המשחק. השחקנים כתובים כמו בזירה ומתיישבים בזה אחר זה. { $key } מסיים מוקדם; מה שנכתב שלם.
opt-data-set = לכתוב את ההחלטות לקובץ הזה, בצורת { $form }; { $input } הוא הפלט התקני
opt-record-file = לכתוב את רישומי כל המשחקים לקובץ הזה; { $input } הוא הפלט התקני
opt-chances = להוסיף לכל החלטה את הסיכויים של כולם
opt-check = לקרוא מאגר נתונים ולדווח על השורה השגויה הראשונה; { $input } הוא הקלט התקני
selfplay-written = { $count ->
    [one] נכתב משחק אחד.
    [two] נכתבו שני משחקים.
   *[other] נכתבו { $count } משחקים.
}
dataset-error = { $file }, שורה { $line }: { $reason }
dataset-whole = מאגר הנתונים שלם. משחקים: { $number }, החלטות: { $count }.
dataset-truncated = מאגר הנתונים נגמר באמצע שורה או באמצע משחק
dataset-form = זו לא שורה של מאגר נתונים
dataset-position = אי אפשר לקרוא את העמדה
dataset-actions = המהלכים החוקיים בעמדה הזו אחרים, או שזה שנבחר אינו ביניהם
dataset-result = התוצאה אינה זו של המשחק, או שחלקיה אינם מסתכמים לאחד
dataset-chances = הסיכויים של כל המקומות אינם מסתכמים לאחד
dataset-order = השורה הזו אינה ממשיכה את הקודמת; חסר משהו ביניהן
