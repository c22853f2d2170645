### חידות: עמדות שבהן תור אחד טוב בבירור מכל האחרים.

## דף החידות

puzzle-lead = עמדות ממשחקים, ובכל אחת תור אחד טוב בבירור מכל האחרים. מצאו אותו.
puzzle-daily = חידת היום
puzzle-one = חידה
puzzle-all = כל החידות
puzzle-repeat = { $count ->
    [one] לחזור על חידה אחת שלא נפתרה
    [two] לחזור על שתי חידות שלא נפתרו
   *[other] לחזור על { $count } חידות שלא נפתרו
}
puzzle-rating = הדירוג שלכם: { $number }
puzzle-rating-up = הדירוג שלכם: { $number } ({ "\u2066" }+{ $count }{ "\u2069" })
puzzle-rating-down = הדירוג שלכם: { $number } ({ "\u2066" }−{ $count }{ "\u2069" })
puzzle-solved = נפתרו: { $number } מתוך { $total }
puzzle-choose = בחרו במה להתאמן
puzzle-theme = נושא
puzzle-grades = רמת קושי
puzzle-any-theme = כל הנושאים
puzzle-any-grade = כל הרמות
puzzle-grade = רמת קושי { $number } מתוך { $total }
puzzle-count = נפתרו { $number } מתוך { $total }
puzzle-solve = לפתור חידה
puzzle-all-solved = כבר ראיתם את כולן. חידות שלא נפתרו יחזרו בעוד כמה ימים.
puzzle-not-fetched = לא הצלחנו להוריד את החידות. נסו שוב כשיהיה חיבור לרשת.

## נושאים

puzzle-theme-board = לסירה בקלף אחד
puzzle-theme-break = לשבור להם את הדרך
puzzle-theme-feed = ליהנות מהצפיפות
puzzle-theme-last = הפיראט האחרון
puzzle-theme-count = לספור עד הסוף
puzzle-theme-jump = הקפיצה הארוכה
puzzle-theme-quiet = תור שקט

## ליד הלוח

puzzle-task = אתם משחקים בצבע: { $name }. מצאו את התור הטוב ביותר.
puzzle-confirm = זה התור שלכם? סיימו אותו, או בטלו מהלך.
puzzle-hint = רמז
puzzle-hint-theme = חפשו: { $form }.
puzzle-hint-move = התור הטוב ביותר מתחיל במהלך שמאיר.
puzzle-right = מצאתם!
puzzle-not-counted = זה לא נחשב כפתרון: נחשב רק ניסיון ראשון בלי רמזים.
puzzle-wrong = זה לא התור הטוב ביותר.
puzzle-wrong-later = הבעיה מתגלה רק בתשובות של האחרים.
puzzle-wrong-chance = שום תור אחר לא נותן יותר מ־{ "\u2066" }{ $percent }%{ "\u2069" }; הטוב ביותר נותן { "\u2066" }{ $number }%{ "\u2069" }.
puzzle-misses-win = יכולתם לנצח מיד.
puzzle-lets-win = עכשיו ניצחון של { $name } אפשרי כבר בתור הבא.
puzzle-opens = { road } נפתחת בפני { $name }.
puzzle-leaves-road = { road } נשארת פתוחה בפני { $name }.
puzzle-fewer-aboard = { $count ->
    [one] התור הטוב ביותר מעלה לסירה עוד פיראט אחד.
    [two] התור הטוב ביותר מעלה לסירה עוד שני פיראטים.
   *[other] התור הטוב ביותר מעלה לסירה עוד { $count } פיראטים.
}
puzzle-fewer-cards = { $count ->
    [one] התור הטוב ביותר משאיר לכם עוד קלף אחד.
    [two] התור הטוב ביותר משאיר לכם עוד שני קלפים.
   *[other] התור הטוב ביותר משאיר לכם עוד { $count } קלפים.
}
puzzle-more-in-fort = { $count ->
    [one] נשאר במבצר פיראט אחד שכבר יכול היה להיות בדרך.
    [two] נשארים במבצר שני פיראטים שכבר יכלו להיות בדרך.
   *[other] נשארים במבצר { $count } פיראטים שכבר יכלו להיות בדרך.
}
puzzle-solution = התור הטוב ביותר:
puzzle-worth = הוא נותן סיכוי של { "\u2066" }{ $percent }%{ "\u2069" } לנצח, והתור הבא אחריו { "\u2066" }{ $number }%{ "\u2069" }.
puzzle-proved = זו אינה הערכה: הדבר הוכח.
puzzle-again = לנסות שוב
puzzle-show = להראות את הפתרון
puzzle-next = לחידה הבאה

## למצוא את התורים הטובים יותר במשחק שלכם

own-title = מצאו בעצמכם
own-back = חזרה למשחק
own-next = הלאה
own-offer = { $count ->
    [one] תור אחד עלה בעשר נקודות אחוז או יותר. רוצים למצוא בעצמכם תור טוב יותר?
    [two] שני תורים עלו בעשר נקודות אחוז או יותר. רוצים למצוא בעצמכם תורים טובים יותר?
   *[other] { $count } תורים עלו בעשר נקודות אחוז או יותר. רוצים למצוא בעצמכם תורים טובים יותר?
}
own-find = למצוא בעצמנו
own-task = תור { $number }, הצבע שלכם: { $name }. מצאו תור טוב יותר מזה ששוחק.
own-judging = הקפטן בוחן את התור שלכם.
own-wrong = הוא נותן לכם { "\u2066" }{ $percent }%{ "\u2069" }, והטוב ביותר { "\u2066" }{ $number }%{ "\u2069" }.
own-worth = הוא נותן סיכוי של { "\u2066" }{ $percent }%{ "\u2069" } לנצח, ומה ששוחק { "\u2066" }{ $number }%{ "\u2069" }.
