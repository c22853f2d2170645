## Files and input

error-position = זה לא מצב של המשחק: { $reason }

## What the player at the keyboard cannot do

error-no-pirate = אין לכם שם פיראט: { place }.
error-no-card = אין לכם קלף כזה: { symbol }.
error-no-retreat = הפיראט הזה לא יכול לחזור אחורה: אין מאחוריו משבצת עם פיראט אחד או שניים.
error-fort-retreat = פיראט במבצר לא יכול לחזור אחורה.
error-boat-advance = פיראט שבסירה כבר הגיע, ולא יכול להתקדם.
error-boat-retreat = במשחק הזה לא יורדים מהסירה.

## Positions: the field, then what is wrong with it

fault = { $field }: { $reason }
field-line = מצב המשחק
field-rules = כללים
field-tunnel = מנהרה
field-seats = שחקנים
field-seat = שחקנים, { seat-numbered }
field-row = שורה
field-discard = חפיסת המסירה
field-turn = תור
seat-numbered = שחקן { $number } ({ colour })

problem-field-count = דרושים שישה שדות עם רווח אחד ביניהם: כללים, מנהרה, שחקנים, שורה, חפיסת המסירה, תור
problem-unknown-variant = אין גרסה כזאת; אלה הגרסאות: { $form }
problem-unknown-option = אין אפשרות כזאת; אלה האפשרויות, בסדר הזה: { $form }
problem-segment-count = מנהרה היא שש קבוצות של אותיות, וביניהן { $form }
problem-segment-length = בכל קבוצה שש אותיות, אחת לכל סמל
problem-not-a-symbol = ״{ $input }״ אינו סמל; האותיות הן { $form }
problem-symbol-twice = סמל מופיע פעמיים באותה קבוצה: { symbol }; כל סמל צריך להופיע פעם אחת
problem-seat-count = דרושים שניים עד חמישה שחקנים, וביניהם { $form }
problem-seat-form = שחקן הוא שישה מקומות, נקודתיים והיד שלו, למשל { $form }
problem-pirate-count = לשחקן שישה פיראטים, ולכל אחד מקום, למשל { $form }
problem-not-a-place = מקום הוא מספר בין 0 (מבצר) ל־37 (סירה)
problem-places-unsorted = המקומות לא מסודרים; הנמוך בא ראשון
problem-cards-unsorted = הקלפים לא מסודרים; כל אות מופיעה פעם אחת, בסדר { $form }
problem-bad-count = זו לא כמות; אחרי אות היא 2 לפחות, אחרי סימן שאלה 1 לפחות, בלי אפס בהתחלה
problem-no-cards = חסרים קלפים; אם אין קלפים, כתבו { $form }
problem-crowded-space = פיראט רביעי במשבצת { $place }; במשבצת יש מקום לשלושה לכל היותר
problem-too-many-of = יותר מדי קלפים של סמל אחד: { symbol }; במשחק יש 17 מכל סמל
problem-too-many-cards = יותר מדי קלפים בידיים, בשורה ובחפיסת המסירה; במשחק יש 102 בסך הכול
problem-unknown-cards = יש כאן קלפים לא ידועים, אבל בטורטוגה כל הקלפים גלויים
problem-partly-known = רק חלק מהיד ידוע; בג'מייקה היד ידועה כולה או בכלל לא
problem-row-in-jamaica = בג'מייקה אין שורה; כתבו { $form }
problem-row-too-long = השורה ארוכה מדי; יש בה שנים עשר קלפים לכל היותר
problem-row-not-laid = השורה ריקה, אבל בחפיסה נשארו קלפים; צריך לפתוח שורה
problem-turn-form = זה לא תור; תור נכתב באחת הדרכים האלה: { $form }
problem-no-such-seat = אין שחקן כזה ליד השולחן; סופרים מ־0
problem-moves-left = צריכים להישאר בין מהלך אחד לשלושה מהלכים
problem-home-not-won = { seat-numbered }: כל ששת הפיראטים בסירה, ולכן זה ניצחון: { $form }
problem-won-not-home = { seat-numbered }: עוד אין ניצחון, כי לא כל ששת הפיראטים בסירה
problem-drawn-too-soon = זה לא תיקו: מישהו עוד יכול לזוז
problem-nobody-can-move = אף אחד כבר לא יכול לזוז, ולכן זה תיקו: { $form }
problem-hidden-hands = ביד הזאת יש קלפים לא ידועים, וכאן צריך לדעת את כולם

## Moves

place-at = { $place ->
    [0] במבצר
    [37] בסירה
   *[other] במשבצת { $place }
}
place-toward = { $to ->
    [0] למבצר
    [37] לסירה
   *[other] למשבצת { $to }
}

illegal-game-over = המשחק נגמר
illegal-no-pirate = לשחקן שבתור אין פיראט { place-at }
illegal-already-home = פיראט שבסירה כבר הגיע, ולא יכול להתקדם
illegal-not-in-hand = לשחקן שבתור אין קלף כזה: { symbol }
illegal-at-fort = פיראט במבצר לא יכול לחזור אחורה
illegal-boat-stays = במשחק הזה לא יורדים מהסירה
illegal-nothing-behind = הפיראט { place-at } לא יכול לחזור אחורה: אין מאחוריו משבצת עם פיראט אחד או שניים
illegal-must-move = יש לעשות לפחות מהלך אחד לפני סיום התור
illegal-wrong-deal = מספר אחר של קלפים צריך לבוא מהחפיסה: { $needed }, לא { $count }
illegal-not-in-pile = הקלף הזה לא נמצא בחפיסה: { symbol }

misread-move = זה לא מהלך: תו מספר { $column } לא מתאים; נקודה מסיימת את התור, ומהלכים נכתבים כך: { $form }
wrong-target = המהלך מוביל למקום אחר: { place-toward }
wrong-chance = במהלך הזה באים קלפים אחרים; אם רושמים אותם, צריך לרשום בדיוק אותם

## Records

record-at = שורה { $line }, עמודה { $column }: { $reason }
record-of-several = משחק { $number } מתוך { $total }: { $reason }
record-too-long = הרישום ארוך מדי; אפשר לקרוא עד { $form }
record-file-too-long = הקובץ ארוך מדי; אפשר לקרוא עד { $form }
record-too-many-moves = ברישום יותר מדי מהלכים; יש בו מקום ל־{ $count }
record-line-too-long = השורה הזאת ארוכה מדי; מותר עד { $count } בייטים
record-too-many-tags = ברישום יותר מדי תגים; יש בו מקום ל־{ $count }
record-not-a-record = זה לא רישום של משחק; רישום מתחיל כך: { $form }
record-version = הגרסה הזאת של הרישום לא מוכרת; הגרסה המוכרת היא { $form }
record-tag-form = תג צריך להיראות כך: { $form }
record-tag-twice = התג הזה כבר נמצא; כל תג מופיע פעם אחת
record-tag-beside-position = התג הזה לא יכול לבוא יחד עם התג { $tag }, שאומר אותו דבר
record-tag-too-late = תג אחרי התור הראשון; כל התגים באים לפני התורות
record-tag-missing = חסר תג: { $tag }
record-name = בשם יש { $count } תווים לכל היותר, כולם נראים לעין, בלי רווחים בקצוות
record-position = המשחק לא יכול להתחיל כך: { $reason }
record-not-dealt = בחלוקה כל שחקן מקבל שישה קלפים; משחק שמתחיל אחרת צריך את התג { $tag }
record-deal = דרושות כאן 64 ספרות הקסדצימליות, ובתג { $tag } אחרי הגרסה 1 ורווח
record-seed-broken = זה לא ערך ההתחלה שהובטח לפני המשחק
record-not-of-seed = ערך ההתחלה הזה נותן קלפים אחרים מאלה שברישום
record-tag-beside-fair = התג הזה לא יכול לבוא לצד התג { $tag } של חלוקה הוגנת
record-game-id = זה לא מזהה של משחק; מזהה בנוי מאותיות ומספרות, { $count } לכל היותר
record-chosen = מה שהשחקנים בחרו בעצמם נכתב כך: { $form }
record-secret-broken = זה לא הסוד שהשרת התחייב לו במשחק הזה
record-share-broken = החלק הזה לא תואם את ההבטחה שלפניו
record-tunnel-not-of-seed = לפי ערך ההתחלה יוצאת מנהרה אחרת, ואיש לא בחר את זו
record-first-not-of-seed = לפי ערך ההתחלה יוצא שחקן ראשון אחר, ואיש לא בחר את זה
record-sum-broken = סכום הביקורת לא מתאים: משהו ברישום הזה שונה
record-spelling = השורה הזאת שונתה; רישום עם סכום ביקורת נשאר כפי שנכתב
record-ended = איך השחקנים סיימו את המשחק נכתב באחת המילים האלה: { $form }
record-yes-or-no = דרושה כאן אחת המילים האלה: { $form }
record-nothing-unconfirmed = אין תור של שלושה מהלכים שמחכה לאישור
record-turn-form = תור הוא המספר שלו, השחקן והמהלכים, למשל { $form }
record-turn-number = זה צריך להיות תור מספר { $number }
record-turn-seat = התור הוא של מישהו אחר: { seat-numbered }
record-no-moves = תור בלי מהלך; מי שלא זז כותב נקודה
record-move-too-many = מהלך אחד יותר מדי: התור הסתיים, או שהמשחק נגמר
record-turn-not-ended = התור הקודם עוד נמשך; חסר מהלך, או נקודה בסוף
record-misread = זה לא מהלך; נקודה מסיימת את התור, ומהלכים נכתבים כך: { $form }
record-not-long = המהלך צריך לומר לאן הוא מוביל ואילו קלפים באו, למשל { $form }
record-wrong = המהלך הזה לא אפשרי: { $reason }
record-different = מהמהלך הזה יוצא משהו אחר
record-hidden-cards = הקלפים שנלקחו כאן מכוסים, וברישום צריך את כולם
record-result = זו לא תוצאה; תוצאה נכתבת באחת הדרכים האלה: { $form }
record-result-lies = המהלכים מובילים לתוצאה אחרת

## What a table answers

refusal-watching = במשחק הזה אתם צופים.
refusal-game-over = המשחק נגמר.
refusal-not-your-turn = עכשיו התור של { $name }.
refusal-unconfirmed = התור של { $name } עוד לא הסתיים.
refusal-turn-is-over = עשיתם את שלושת המהלכים. סיימו את התור או בטלו מהלך.
refusal-illegal = זה לא אפשרי: { $reason }.
refusal-nothing-to-undo = אין בתור הזה מהלך לבטל.
refusal-cards-seen = קלף חדש כבר נחשף. אי אפשר לבטל את המהלך הזה.
refusal-nothing-to-confirm = אין תור גמור לאשר.
refusal-full = הרישום של המשחק הזה מלא: יש בו מקום ל־{ $count } מהלכים.
refusal-out-of-step = זה לא מתאים למה שקרה ליד השולחן.
