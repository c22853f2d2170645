## Setting up

setup-title = משחק חדש
setup-players = כמה שחקנים?
setup-name = שם השחקן: { seat-name }
setup-variant = איזו גרסה?
setup-options = אפשרויות
setup-first = מי מתחיל?
setup-first-random = שהגורל יחליט
setup-start = מתחילים
setup-resume = ממשיכים במשחק השמור

## What the keys do

keys = מקשים
key-choose = בחירה
key-take = אישור
key-back = חזרה
key-undo = ביטול
key-end-turn = סיום התור
key-help = עזרה
key-log = יומן
key-quit = שמירה ויציאה

## Asking and telling

quit-ask = לשמור את המשחק ולצאת?
again-ask = עוד משחק?
press-key = הקישו { $key }.
no-terminal = המשחק הזה צריך מסוף. הפעילו אותו שם: { $input }
too-small = החלון קטן מדי. דרושים רוחב { $width } וגובה { $height }.
