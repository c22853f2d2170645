## The board

board-label = המנהרה מהמבצר אל הסירה
board-segment = מקטע { $number }
space-name = משבצת { $place }, { symbol }
place-with = { $first }; { $last }
place-nobody = אין איש
crew-count = { $name }: { $count }

## Cards

hand-own = היד שלך
hand-of = היד של { $name }
stack-name = { symbol }: { $count }
row-label = שורה, הקלף הראשון נלקח ראשון: { $cards }
discard-none = עוד לא שיחקו אף קלף.
seat-about = { $name }. { boat-count }. { $cards }

## What can be pressed

table-menu = תפריט
table-home = לדף הבית
table-close = סגירה
table-undo = ביטול
table-hint = רמז
table-again = להראות שוב את המהלכים האחרונים
table-go-on = הלאה
table-end-turn = סיום התור
table-skip-turn = ויתור על התור
table-stuck = אין מהלך: סיום התור
table-your-turn = התור שלך
table-which = איזה מהלך?

## Passing the device

pass-title = מעבירים את המכשיר אל { $name }
pass-about = ללחוץ על הכפתור כשאף אחד אחר לא מסתכל.
pass-ready = להראות את הקלפים שלי

## Looking back, and the end

moment-shown = { $number ->
    [0] כאן רואים את תחילת המשחק (מהלך 0 מתוך { $total }).
   *[other] כאן רואים את מהלך { $number } מתוך { $total }.
}
moment-now = בחזרה להווה
end-look-back = מבט לאחור
end-again = עוד משחק
game-missing = המשחק הזה לא נמצא במכשיר.
