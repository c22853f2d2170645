## The board

board-label = המנהרה מהמבצר אל הסירה
board-segment = מקטע { $number }
space-name = משבצת { $place }, { symbol }
place-with = { $first }; { $last }
place-nobody = אין שם אף אחד
crew-count = { $name }: { $count }

## Cards

hand-own = הקלפים שלכם
hand-of = הקלפים של { $name }
stack-name = { symbol }: { $count }
row-label = השורה, הקלף הבא ראשון: { $cards }
discard-none = עוד לא שיחקו אף קלף.
seat-about = { $name }. { boat-count }. { $cards }

## What can be pressed

table-menu = תפריט
table-home = לדף הבית
table-close = סגירה
table-undo = ביטול
table-hint = רמז
table-again = להציג שוב את המהלכים האחרונים
table-go-on = הלאה
table-end-turn = סיום התור
table-skip-turn = ויתור על התור
table-stuck = אין מהלך: סיום התור
table-your-turn = תורכם
table-watching = אתם צופים
seat-you = אתם
seat-own = { $name } (אתם)

## Looking back, and the end

moment-shown = { $number ->
    [0] כאן רואים את תחילת המשחק (מהלך 0 מתוך { $total }).
   *[other] כאן רואים את מהלך { $number } מתוך { $total }.
}
moment-now = חזרה למשחק
game-missing = המשחק הזה לא נמצא במכשיר.
