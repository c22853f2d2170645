## Help

cli-train = לימוד רשת במשחקים נגד עצמה
more-train = הרשת מתחילה בלי כלום, משחקת נגד עצמה ולומדת מהתוצאות. אותן הגדרות נותנות בכל פעם אותה רשת. מדי פעם היא נבחנת מול בוטים שמחפשים בתור שלהם, והאימון נשמר ליד הרשת: { $key } עוצר אותו, { $form } ממשיך אותו ומגיע לאותו סוף. גם דוח נכתב ליד הרשת.
opt-learnt = גרסת המשחק: { $form }; את האפשרויות שלה הרשת לומדת יחד איתה
opt-rate = קצב הלמידה הראשון והאחרון
opt-lambda = כמה מאמינים לתוצאות: 0 רק להערכת המהלך הבא, 1 רק לסוף המשחק
opt-astray = באיזו תדירות המהלכים אקראיים בהתחלה, מ־0 עד 1
opt-marks = כמה מבחנים
opt-test-deals = כמה חלוקות במבחן
opt-out = קובץ לרשת, למשל { $form }; הקבצים האחרים נשמרים לידו
opt-resume-training = להמשיך אימון שנעצר
opt-report = להציג שוב דוח של אימון שהסתיים
opt-curve = ציור הלמידה של הרשת אל הקובץ הזה, { $form }

## Results

train-net = רשת
train-score = ניקוד מול בוטים מחפשים, כש־{ $form } הוא שוויון
train-error = השגיאה בסיכויים שהיא מעריכה
train-mark = ניקוד { $form }
train-saved = הרשת נמצאת ב־{ $file }, והדוח שלה ב־{ $form }.
train-stopped = נעצר; שום דבר לא אבד. כדי להמשיך: { $form }

## In the picture, where only Latin letters can be drawn

curve-score = ניקוד מול בוטים מחפשים
curve-error = השגיאה בסיכויים
curve-said = הסיכוי החזוי
curve-came = כמה פעמים זה קרה

## What may be wrong

train-unfinished = ב־{ $file } יש אימון שלא הסתיים; { $form } ממשיך אותו. כדי להתחיל מחדש יש למחוק את הקובץ.
train-net-exists = ב־{ $file } כבר יש רשת גמורה. בחרו קובץ אחר עם { $form }, או מחקו אותו.
school-unknown = זה לא אימון שנעצר
school-other = הוא בא מגרסה אחרת של התוכנה ({ $form })
school-damaged = הוא פגום
report-unknown = זה לא דוח של אימון
reason-rate = דרושים שני גדלים, מעל 0 ועד 1, למשל { $form }
