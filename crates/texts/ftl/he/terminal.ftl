## Setting up

setup-title = משחק חדש
setup-language = שפה
setup-players = כמה שחקנים?
setup-players-about = שניים עד חמישה משחקים, כל אחד אדם ליד המקלדת או בוט.
setup-name = { seat-name }: מי משחק?
setup-name-about = הקלידו שם, או השאירו ריק ושחקו בשם הצבע.
setup-variant = איזו גרסה?
setup-first = מי מתחיל?
setup-first-random = שהגורל יחליט
setup-first-about = בספרי הכללים כתוב: מי שדומה יותר מכול למנהיג של פיראטים. זה לאו דווקא יתרון.
setup-start = מתחילים
setup-resume = ממשיכים במשחק השמור
saved-moves = { $count ->
    [one] מהלך אחד עד כה
    [two] שני מהלכים עד כה
   *[other] { $count } מהלכים עד כה
}

## On the table

hand-unseen = { $count ->
    [one] ועוד אחד מכוסה
    [two] ועוד שניים מכוסים
   *[other] ועוד { $count } מכוסים
}

## What the keys do

key-line = שורה
key-change = שינוי
key-next = הלאה
key-type = הקלדה
key-resume = להמשיך
key-take = אישור
key-back = חזרה
key-menu = תפריט
key-scroll = גלילה
key-go = ביצוע
key-sit-down = התיישבתי
key-undo = ביטול
key-end-turn = סיום התור
key-help = עזרה
key-log = יומן
key-language = שפה
key-leave = יציאה
key-quit = שמירה ויציאה
key-abandon = יציאה בלי שמירה

## The help

help-title = איך משחקים
help-row = השורה: הקלף שבסוגריים נלקח ראשון
help-draws = כמה קלפים לוקחים אם חוזרים לשם
help-pirate = בחירת פיראט
help-card = בחירת קלף, או חזרה אחורה
help-notation = או הקלדת מהלך: הקלף והמשבצת שעליה הפיראט עומד (המבצר הוא 0), או המשבצת ואחורה
help-enter = ביצוע; האות הקטנה מראה איפה הפיראט יעמוד
help-end = סיום התור
help-undo = ביטול המהלך האחרון, כל עוד לא נחשף קלף חדש
help-others = היומן, השפה, שמירה ויציאה
log-title = מה קרה

## Asking and telling

quit-ask = לשמור את המשחק ולצאת?
unsaved-ask = המשחק לא נשמר. הקישו { $key } כדי לצאת בלי לשמור, או חזרו למשחק ונסו שוב מאוחר יותר.
press-key = הקישו { $key }.
no-terminal = המשחק הזה פועל רק במסוף. הפעילו אותו שם: { $input }
too-small = החלון קטן מדי. דרושים רוחב { $width } וגובה { $height }.
file-exists = כבר יש קובץ { $file }. בחרו שם אחר.
file-open = המשחק שבקובץ { $file } פתוח בחלון אחר.
saves-broken = { $count ->
    [one] אי אפשר לקרוא משחק שמור אחד: { $reason }
    [two] אי אפשר לקרוא שני משחקים שמורים. הראשון שבהם: { $reason }
   *[other] אי אפשר לקרוא { $count } משחקים שמורים. הראשון שבהם: { $reason }
}

## After the game

end-record = שמירת רישום המשחק בשם
end-rematch = אותם שחקנים, עוד פעם
end-new = משחק אחר
end-quit = יציאה

## Beside the table

pace-fast = מעכשיו הבוטים משחקים מהר יותר.
pace-calm = הבוטים שוב משחקים בנחת.
key-skip = המהלך הבא
key-faster = מהר יותר
key-slower = לאט יותר
key-advice = עצה
help-skip = כשבוט משחק: אל המהלך הבא שלו
help-faster = בוטים מהירים או איטיים יותר
help-advice = לשאול את הקפטן מה לשחק, ולמה
record-saved = רישום המשחק נמצא בקובץ { $file }.
sit-down = { $name }, המקום שלך. נא להקיש Enter כשאף אחד אחר לא מסתכל.
saved = המשחק נשמר בקובץ { $file }. אפשר להמשיך בו אחר כך.
resumed = ממשיכים במשחק השמור.
