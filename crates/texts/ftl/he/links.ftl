### Links that show the board: what programs say about a link.

link-title = { $places } – קרטחנה, { $form }
link-title-empty = קרטחנה, { $form }
link-free = { $count ->
    [0] כל המקומות תפוסים והמשחק עומד להתחיל.
    [one] נשאר מקום פנוי אחד.
    [two] נשארו שני מקומות פנויים.
   *[other] נשארו { $count } מקומות פנויים.
}
link-playing = המשחק בעיצומו; התור של { $name }.
link-over = המשחק נגמר.
link-won = הניצחון של { $name }.
link-drawn = המשחק נגמר בתיקו.
link-about = פיראטים בורחים ממבצר קרטחנה: משחק לוח בדפדפן, בלי חשבון.
