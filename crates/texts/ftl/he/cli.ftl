## Headings of the help

help-usage = שימוש
help-commands = פקודות
help-arguments = ארגומנטים
help-options = אפשרויות
help-examples = דוגמאות
help-more = עוד על פקודה: { $form }

## The commands, one line each

cli-about = משחק הלוח קרטחנה: לשחק, ללמוד, להריץ.
cli-play = משחק מול בוטים, או עם אחרים ליד מקלדת אחת
cli-bot = לתת לתוכנה שלכם לשחק בשולחן מקוון
cli-new = פתיחת משחק חדש והצגת המצב
cli-show = הצגת מצב במסוף או כתמונה
cli-replay = מעבר על רישום של משחק, צעד אחר צעד
cli-engine = מענה לפקודות שורה אחר שורה, עבור תוכנות אחרות
cli-perft = ספירת רצפי מהלכים באורך נתון
cli-playouts = משחקים אקראיים ומדידת המהירות
cli-completions = הדפסת סקריפט להשלמת פקודות במעטפת

## What they do, at more length

more-play = פותח משחק על פני כל המסוף. מה שלא נקבע באפשרויות נשאל בהתחלה. ביציאה המשחק נשמר, ובסופו נשאר הרישום שלו.
more-bot = התוכנה מדברת באותה שפה כמו { $form } ונשאלת לפני כל מהלך; מגיע אליה רק מה שרואים מהמקום שלה. כולם רואים שזה בוט. הבעלים יוצרים לה אסימון בדף, תחת „החשבון שלכם”, ויכולים לבטל אותו שם. אם היא קורסת, נתקעת או משחקת מהלך בלתי אפשרי, הפקודה אומרת זאת ומסתיימת; המקום ממתין. כדי להמשיך מפעילים אותה שוב.
more-new = מחלק קלפים ומציג את המשחק. אותו מספר נותן בכל פעם אותה מנהרה, אותם קלפים ואותו שחקן ראשון.
more-show = מקבל מצב כשורה אחת של שישה שדות, או מהקלט התקני, ומצייר אותו.
more-replay = במסוף המשחק מוצג מהלך אחר מהלך, קדימה ואחורה. מחוץ למסוף כל מהלך מודפס עם הסבר. רישום שלא ייתכן נדחה, ומקום השגיאה מוצג.
more-engine = קורא פקודות מהקלט התקני ועונה על כל אחת בשורה אחת בפלט התקני. על כל דבר שגוי עונים בשגיאה, ושום דבר לא משתנה. אלה הפקודות:
engine-position = קובע את המצב הזה
engine-new = מחלק משחק חדש; המספר קובע את כל מה שאקראי
engine-show = המצב כשורה אחת
engine-legal = כל המהלכים האפשריים ולאן הם מובילים
engine-play = מבצע מהלך; התשובה מראה אילו קלפים הגיעו
engine-perft = סופר את הרצפים של מספר מהלכים כזה
engine-go = בוחר מהלך; בלי דרגה בוחר הבוט החזק ביותר
engine-eval = סיכויי הניצחון של כל מושב
engine-quit = סיום
engine-session = דוגמה קצרה; אחרי החץ כתוב מה שמקלידים:
engine-version-two = השורה { $form } פותחת את גרסה 2 של הפרוטוקול: אפשרויות, דיווחים בזמן חשיבה, עצירה, ביטול מהלך ושגיאות עם קודים. היא מתוארת ב־{ $file }.
more-perft = מספר הרצפים השונים מראה אם הכללים זהים לאלה של תוכנות אחרות. משחק שנגמר נספר כאחד. בלי מצב נתון הספירה פותחת במשחק חדש.
more-playouts = לכל הפעולות החוקיות אותו סיכוי. משחק שנמשך { $count } פעולות נעצר ונספר בנפרד. אותו מספר נותן אותם משחקים בכל מספר של תהליכונים.

## Options and arguments

opt-lang = שפה: { $form }; אחרת שפת המערכת
opt-native-bidi = המסוף מציג עברית מימין לשמאל בעצמו
opt-help = הצגת העזרה הזאת
opt-version = הצגת הגרסה
opt-rules = גרסת המשחק עם האפשרויות שלה, למשל { $form }
opt-book = האפשרויות לפי ספר הכללים בשפה הזאת: { $form }
opt-variant = גרסת המשחק שתתלווה לספר הכללים: { $form }
opt-players = כמה משחקים, 2 עד 5
opt-seed = מספר שקובע את כל מה שאקראי
opt-tunnel = המנהרה מהמבצר אל הסירה, שש קבוצות של אותיות, למשל { $form }
opt-first = המושב שמתחיל, בספירה מ־0; אחרת הגורל יחליט
opt-picture = ציור תמונה אל הקובץ הזה, בפורמט { $form }; { $input } כותב אותה לפלט התקני
opt-width = רוחב התמונה בפיקסלים, עבור { $form }
opt-layout = צורת התמונה: { $form }
opt-theme = צבעי התמונה: { $form }
opt-letters = אות של הצבע על כל פיראט בתמונה
opt-line = הדפסת שורת המצב בלבד
opt-as-seat = הצגת מה שרואה השחקן במושב הזה, בספירה מ־0
opt-public = הצגת מה שכולם רואים בלבד
opt-svg-dir = ציור של כל מצב אל התיקייה הזאת
opt-gif = ציור של כל המשחק כהנפשה אל הקובץ הזה; { $input } הוא הפלט התקני
opt-game = מספר המשחק, אם בקובץ יש כמה משחקים
opt-to = עצירה אחרי מספר המהלכים הזה
opt-divide = ספירה נפרדת לכל מהלך ראשון
opt-json = הדפסת התוצאה עבור תוכנות, בפורמט { $form }
opt-games = כמה משחקים
opt-threads = כמה תהליכונים; אחרת אחד לכל ליבה
opt-name = שם של שחקן; פעם אחת לכל אחד, לפי סדר המשחק
opt-bot = דרגה של בוט: { $form }; פעם אחת לכל בוט, והבוטים במושבים האחרונים
opt-resume = המשך המשחק השמור הזה
opt-save-dir = התיקייה שבה נשמרים משחקים
opt-no-confirm = סיום התור אחרי המהלך השלישי בלי לשאול
opt-fast = הבוטים משחקים בלי הפסקות ארוכות
arg-position = שורת מצב של שישה שדות; { $form } קורא אותה מהקלט התקני
arg-record = קובץ עם רישום של משחק; { $form } קורא אותו מהקלט התקני
arg-depth = אורך הרצפים במהלכים
arg-shell = מעטפת: { $form }
opt-default = { $first } (אחרת { $last })

## Results

playouts-games = משחקים
playouts-actions = פעולות
playouts-seconds = שניות
playouts-threads = תהליכונים
playouts-speed = פעולות בשנייה
playouts-speed-core = פעולות בשנייה לליבה
playouts-length = אורך משחק, בפעולות
playouts-mean = ממוצע
playouts-wins = ניצחונות לפי מושב
playouts-drawn = תיקו
playouts-stopped = { $count ->
    [one] נעצרו אחרי פעולה אחת
    [two] נעצרו אחרי שתי פעולות
   *[other] נעצרו אחרי { $count } פעולות
}
picture-saved = התמונה נמצאת בקובץ { $file }.
game-of-several = משחק { $number } מתוך { $total }
error-no-such-game = בקובץ { $file } אין משחק { $number }: האחרון הוא משחק { $total }.
error-several-games = בקובץ { $file } יש { $count } משחקים. אפשר לבחור אחד עם { $form }.
pictures-saved = { $count ->
    [one] תמונה אחת נמצאת בתיקייה { $file }.
    [two] שתי תמונות נמצאות בתיקייה { $file }.
   *[other] { $count } תמונות נמצאות בתיקייה { $file }.
}

## Stepping through a record

replay-move = מהלך { $number } מתוך { $total }
replay-next = הבא
replay-previous = הקודם
replay-quit = יציאה

## What may be wrong

note-no-book = היספניולה אינה מופיעה באף אחד מחמשת ספרי הכללים. רק האפשרויות הן לפי הספר שציינתם.
cli-error = שגיאה: { $reason }
usage-see = לעזרה: { $form }
usage-suggest = אולי { $form }?
usage-unknown-command = אין פקודה כזאת: { $input }
usage-unknown-option = אין כאן אפשרות כזאת: { $input }
usage-surplus = ארגומנט לא צפוי: { $input }
usage-value = הערך { $input } לא מתאים כאן ({ $form }): { $reason }
usage-value-missing = חסר ערך: { $form }
usage-missing = חסר: { $form }
usage-conflict = אי אפשר להשתמש בשניהם יחד: { $first } עם { $last }
usage-twice = מותר לציין זאת רק פעם אחת: { $form }
usage-names = שמות: { $first }, אבל שחקנים: רק { $last }
usage-bots = בוטים: { $first }, אבל שחקנים: רק { $last }
usage-other = אי אפשר להבין את שורת הפקודה
reason-one-of = הערך צריך להיות אחד מאלה: { $form }
reason-number = דרוש מספר בין { $first } ל־{ $last }
reason-seats = מספר המושבים הוא { $count }, בספירה מ־0
error-input = אי אפשר לקרוא מהקלט התקני: { $reason }
error-picture = אי אפשר לצייר את התמונה: { $reason }
error-chance = המערכת לא מספקת מספרים אקראיים: { $reason }
perft-chance = כבר לפני המהלך האחרון המהלך { $form } דורש קלפים שהגורל קובע; ספרו רצפים קצרים יותר
perft-too-many = יש יותר רצפים ממה שנכנס במספר של 64 סיביות
perft-too-deep = רצף מהלכים אחד נמשך יותר מדי; ספרו רצפים קצרים יותר

## Files

error-file-missing = אין קובץ { $file }.
error-file-read = אי אפשר לקרוא את הקובץ { $file }: { $reason }
error-file-text = הקובץ { $file } אינו קובץ טקסט.
error-file-write = אי אפשר לכתוב את הקובץ { $file }: { $reason }
error-file-broken = הקובץ { $file } פגום בשורה { $line }, עמודה { $column }: { $reason }
