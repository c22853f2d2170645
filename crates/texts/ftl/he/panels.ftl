## Why a touch leads to no move

touch-looking-back = אתם צופים ברגע קודם של המשחק.
touch-must-move = קודם עשו לפחות מהלך אחד.
touch-others-pirate = הפיראט הזה של { $name }. שלכם הם הזוהרים.
touch-empty-space = אין כאן איש. געו קודם בפיראט זוהר או בקלף.
touch-stuck = לפיראט הזה אין קלף להתקדם בו ואין משבצת לחזור אליה.
touch-arrived = הפיראטים שלכם שבסירה כבר הגיעו.
touch-not-next-space = קלף מוביל אל המשבצת הפנויה הבאה עם הסמל שלו.
touch-not-nearest-behind = אחורה חוזרים אל המשבצת הקרובה שיש בה פיראט אחד או שניים.
touch-no-return = אל המבצר לא חוזרים.
touch-boat-too-far = קלף מוביל לסירה רק כשאין מקדימה משבצת פנויה עם הסמל שלו.

## The sheet of keys

sheet-reader = עם קורא מסך, עברו למצב מיקוד כדי שהמקשים יגיעו אל השולחן.
sheet-path = ללכת לאורך המנהרה, מקום אחר מקום
sheet-rows = אל השורה שמעל או שמתחת
sheet-ends = אל המבצר, אל הסירה
sheet-enter = לבחור את הפיראט שכאן, או ללכת לכאן
sheet-next = הפיראט הבא או הקודם שלכם שיכול לזוז
sheet-number = לבחור את המספר הזה מתוך הרשימה שהוקראה
sheet-cards = בקבוק, פגיון, כובע, מפתח, אקדח, גולגולת: קדימה עם הפיראט שנבחר, או בחירת הקלף
sheet-back = אחורה עם הפיראט שנבחר, כדי לקבל קלפים
sheet-end = לסיים את התור
sheet-undo = לבטל את המהלך האחרון
sheet-offers = מה אפשר לעשות עכשיו
sheet-where = מצב המשחק
sheet-hand = הקלפים שלכם והשורה
sheet-news = מה עשו האחרים
sheet-repeat = לחזור על המשפט האחרון
sheet-hurry = לא לחכות לבוט
sheet-advice = לשאול את הקפטן
sheet-log = היומן
sheet-let-go = ביטול הבחירה, סגירה
sheet-help = הרשימה הזאת

## Playing by typing

typing-title = משחק בהקלדה
typing-label = מהלך או פקודה
typing-go = ביצוע
typing-hint = הקלידו { $form } כדי לראות מה אפשר להקליד.
typing-unknown = ״{ $input }״ אינו מהלך ואינו פקודה. הקלידו { $form } כדי לראות מה אפשר.
typing-moves = מהלכים אפשריים: { $form }
typing-help-forward = { $form }: קדימה, הקלף והמקום של הפיראט; המבצר הוא 0
typing-help-back = { $form }: אחורה, המקום של הפיראט והסימן
typing-help-end = { $form }: לסיים את התור
typing-help-undo = { $form }: לבטל את המהלך האחרון
typing-help-look = { $form }: מצב המשחק
typing-help-hand = { $form }: הקלפים שלכם והשורה
typing-help-moves = { $form }: כל המהלכים האפשריים
typing-help-news = { $form }: מה עשו האחרים
typing-help-advice = { $form }: לשאול את הקפטן
typing-help-help = { $form }: הרשימה הזאת

## An ambiguous choice

table-which = איזה מהלך?

## Passing the device

pass-title = מעבירים את המכשיר אל { $name }
pass-about = לחצו על הכפתור כשאף אחד אחר לא מסתכל.
pass-ready = להציג את הקלפים שלי
