### Setting up a game, and the games that are kept.

## A new game

new-variant = גרסה
new-options = הבדלים בין ספרי הכללים
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = כמו בספר הכללים:
new-players = שחקנים
new-who = { seat-name }: מי משחק?
new-name = { seat-name }: שם
name-too-long = השם הזה ארוך מדי. בחרו שם קצר יותר, עד { $count } תווים.
new-add = עוד שחקן
new-remove = להוציא: { seat-name }
new-device = מעבירים את המכשיר מיד ליד. לפני כל תור הדף מסתיר את הקלפים וקורא לשחקן הבא.
new-watch = רק בוטים משחקים, ואתם צופים.
new-first = מי מתחיל?
new-first-random = שהגורל יחליט
new-tunnel = המנהרה
new-tunnel-random = סידור אקראי
new-tunnel-chosen = אסדר בעצמי
new-tunnel-wild = פראית
new-tunnel-position = להמשיך ממצב נתון
new-tunnel-about = גררו את ששת המקטעים לכל סדר שתרצו. כל מקטע אפשר להניח גם הפוך. המבצר למעלה, הסירה למטה.
new-segment = מקטע { $number }
new-nearer-fort = קרוב יותר למבצר
new-nearer-boat = קרוב יותר לסירה
new-turn-round = להפוך
new-shuffle = לערבב
new-wild-about = ששת הסמלים של כל מקטע עומדים בכל סדר שהוא. נאמר שללוחות יש צד שני, אבל אין מקור שמראה אותו. געו בשני סמלים כדי להחליף ביניהם.
new-wild-again = להגריל אחרת
new-position = שורת מצב
new-position-about = הדביקו שורת מצב. כתובים בה הכללים, המנהרה, מיקומם של כל הפיראטים והקלפים, ושל מי התור.
new-not-a-position = זה לא נראה כמו שורת מצב. אפשר להעתיק שורת מצב מתוך צפייה חוזרת במשחק.
new-whole-game = זה משחק שלם ולא מצב. הדביקו אותו בדף ״{ nav-study }״.
new-position-over = המשחק הזה כבר נגמר. אפשר לצפות בו שוב.
new-start = מתחילים לשחק

## The games on this device

shelf-running = משחקים פעילים
shelf-finished = משחקים שהסתיימו
shelf-empty = עדיין אין משחקים. הראשון במרחק נגיעה.
shelf-open = להמשיך
shelf-study = צפייה חוזרת
shelf-forget = מחיקה
shelf-forgotten = המשחק נמחק.
shelf-restore = שחזור
shelf-won = ניצחון: { $name }
shelf-drawn = תיקו
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = ייבוא רישום או מצב של משחק
shelf-moves = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
