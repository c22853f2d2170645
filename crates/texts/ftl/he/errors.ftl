## At the table

error-not-your-turn = עכשיו התור של { $name }.
error-confirm-first = קודם יש לסיים את התור או לבטל מהלך.
error-game-over = המשחק נגמר.
error-must-move = יש לעשות לפחות מהלך אחד לפני סיום התור.
error-no-pirate = אין לכם שם פיראט: { place }.
error-no-card = אין לכם הקלף הזה: { symbol }.
error-no-retreat = הפיראט הזה לא יכול ללכת אחורה: אין מאחוריו משבצת עם פיראט אחד או שניים.
error-fort-retreat = פיראט במבצר לא יכול ללכת אחורה.
error-boat-advance = פיראט בסירה כבר הגיע, ולא יכול ללכת קדימה.
error-boat-retreat = במשחק הזה לא יורדים מהסירה.
error-wrong-target = המהלך לא נגמר שם: { place-to }.
error-move-unreadable = זה לא מהלך: { $input }

## Taking back

error-undo-card-seen = קלף חדש כבר נחשף. אי אפשר לבטל את זה.
error-undo-confirmed = התור הסתיים. אי אפשר לבטל אותו.
error-undo-game-over = המשחק נגמר. אי אפשר לבטל דבר.
error-undo-nothing = אין מה לבטל.

## Files

error-file-missing = אין קובץ { $file }.
error-file-read = אי אפשר לקרוא את הקובץ { $file }: { $reason }
error-file-write = אי אפשר לכתוב את הקובץ { $file }: { $reason }
error-file-broken = הקובץ { $file } פגום בשורה { $line }, עמודה { $column }: { $reason }

## Input

error-position = זה לא מצב של המשחק: { $reason }
error-value = הערך הזה לא מתאים: { $input }
