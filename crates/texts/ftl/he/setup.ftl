### Setting up a game, and the games that are kept.

## A new game

new-variant = גרסה
new-options = במה ספרי הכללים חלוקים
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = כמו בספר הכללים:
new-players = שחקנים
new-who = { seat-name }: מי משחק?
new-name = { seat-name }: שם
name-too-long = השם הזה ארוך מדי. בחרו שם קצר יותר, עד { $count } תווים.
new-add = עוד שחקן
new-remove = להוציא: { seat-name }
new-device = מעבירים את המכשיר מיד ליד. לפני כל תור הדף שואל מי מסתכל.
new-watch = רק בוטים משחקים, ואתם צופים.
new-first = מי מתחיל?
new-first-random = שהגורל יחליט
new-tunnel = המנהרה
new-tunnel-random = הגורל מניח אותה
new-tunnel-chosen = לסדר לבד
new-tunnel-position = להמשיך ממצב נתון
new-tunnel-about = גררו את ששת המקטעים לכל סדר שתרצו. כל אחד יכול לשכב גם הפוך. המבצר למעלה, הסירה למטה.
new-segment = מקטע { $number }
new-nearer-fort = קרוב יותר למבצר
new-nearer-boat = קרוב יותר לסירה
new-turn-round = להפוך
new-shuffle = לערבב
new-position = שורת מצב
new-position-about = הדביקו שורה בכתב המשחק. היא אומרת את הכללים, את המנהרה, איפה כל הפיראטים והקלפים ותור מי עכשיו.
new-position-over = המשחק הזה נגמר. אפשר להביט בו לאחור.
new-start = מתחילים לשחק

## The games on this device

shelf-running = עדיין נמשכים
shelf-finished = נגמרו
shelf-empty = עדיין אין משחקים. הראשון במרחק נגיעה.
shelf-open = להמשיך
shelf-study = להביט לאחור
shelf-forget = לזרוק
shelf-forgotten = המשחק נזרק.
shelf-restore = להחזיר
shelf-won = ניצחון: { $name }
shelf-drawn = תיקו
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = רישום או מצב ממקום אחר
shelf-moves = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
