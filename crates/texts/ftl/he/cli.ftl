cli-about = משחק הלוח קרטחנה: לשחק, ללמוד, להריץ.
cli-play = משחק לשניים עד חמישה ליד מקלדת אחת
cli-new = פתיחת משחק חדש והצגת המצב
cli-show = הצגת מצב במסוף או כתמונה
cli-replay = מעבר על רישום של משחק, צעד אחר צעד
cli-engine = מענה לפקודות שורה אחר שורה, עבור תוכנות אחרות
cli-perft = ספירת רצפי מהלכים באורך נתון
cli-playouts = משחקים אקראיים ומדידת המהירות

playouts-games = משחקים
playouts-actions = פעולות
playouts-speed = פעולות בשנייה
playouts-speed-core = פעולות בשנייה לליבה
playouts-length = אורך משחק, בפעולות
playouts-mean = ממוצע
playouts-wins = ניצחונות לפי מקום
playouts-drawn = תיקו
playouts-stopped = { $count ->
    [one] נעצרו אחרי פעולה אחת
    [two] נעצרו אחרי שתי פעולות
   *[other] נעצרו אחרי { $count } פעולות
}
replay-turn = תור { $number } מתוך { $total }
picture-saved = התמונה נמצאת בקובץ { $file }.
